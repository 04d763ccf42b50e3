// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QIODevice>

#include <functional>

namespace balcao
{

/** A request body that can be handed out once, from its first byte to its last.
 *
 *  It is sequential and refuses reset(), so QNetworkAccessManager cannot send it a second time, whatever it believes about
 *  the connection. It is also the evidence: Qt asks for the first byte when a connection (TLS included) stands and not
 *  before, so a body that was never read was never sent, nor were the headers, which leave together with it.
 */
class OnceOnlyBody : public QIODevice
{
    Q_OBJECT

public:
    /** Asked before the first byte is handed out; with false nothing is handed out, then or later. */
    using Permission = std::function<bool()>;

    OnceOnlyBody(QByteArray body, Permission mayLeave, QObject *parent = nullptr);

    [[nodiscard]] bool hasLeft() const noexcept { return m_state == State::Leaving; }
    /** From now on nothing is handed out. */
    void seal() noexcept;

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override;
    [[nodiscard]] bool atEnd() const override;
    bool reset() override { return false; }
    bool seek(qint64 /*position*/) override { return false; }

Q_SIGNALS:
    /** The permission was asked for and not given. Comes from the event loop. */
    void refused();

protected:
    qint64 readData(char *data, qint64 maxSize) override;
    qint64 writeData(const char * /*data*/, qint64 /*size*/) override { return -1; }

private:
    enum class State { Waiting, Leaving, Sealed };

    QByteArray m_body;
    Permission m_mayLeave;
    State m_state = State::Waiting;
    qint64 m_handedOut = 0;
};

} // namespace balcao
