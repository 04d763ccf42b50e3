// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QIODevice>

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
    explicit OnceOnlyBody(QByteArray body, QObject *parent = nullptr);

    [[nodiscard]] bool hasLeft() const noexcept { return m_state == State::Leaving; }
    /** The first byte was wanted, and nobody has decided yet. */
    [[nodiscard]] bool isAsking() const noexcept { return m_state == State::Asking; }
    /** Only while isAsking(): from now on the bytes go out. */
    void allow();
    /** From now on nothing is handed out. */
    void seal() noexcept;

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override;
    [[nodiscard]] bool atEnd() const override;
    bool reset() override { return false; }
    bool seek(qint64 /*position*/) override { return false; }

Q_SIGNALS:
    /** Once, when the first byte is wanted. Nothing is handed out before allow(), which may come at once or later. */
    void asked();

protected:
    qint64 readData(char *data, qint64 maxSize) override;
    qint64 writeData(const char * /*data*/, qint64 /*size*/) override { return -1; }

private:
    enum class State { Waiting, Asking, Leaving, Sealed };

    QByteArray m_body;
    State m_state = State::Waiting;
    qint64 m_handedOut = 0;
    bool m_isReading = false;
};

} // namespace balcao
