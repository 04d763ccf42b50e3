// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <chrono>
#include <optional>

namespace balcao
{

enum class KeyStoreError {
    /** The keyring answers, and has nothing of this name. */
    NotFound,
    /** There is no keyring, it is locked, or it said no: see errorText(). */
    Unavailable,
    /** It did not answer within longestWait; somebody may be unlocking it, so that it answers the next time. */
    TimedOut
};

/** One question to the keyring of the computer's user: Secret Service or KWallet, on Windows the Credential Manager.
 *  The provider's key is kept there under "balcao/" and the provider's origin ("https://api.example.com:443"), the passwords of a proxy and
 *  of a ledger's database under "balcao/" and their address, never in plain text.
 *
 *  Returned at once; finished() comes exactly once, from the event loop, and the object deletes itself afterwards. Deleted
 *  earlier, it says nothing any more.
 */
class KeyStoreJob : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::seconds longestWait{5};

    static KeyStoreJob *read(const QString &origin, QObject *parent = nullptr);
    static KeyStoreJob *write(const QString &origin, const QByteArray &key, QObject *parent = nullptr);
    static KeyStoreJob *remove(const QString &origin, QObject *parent = nullptr);

    /** Of finished(): nothing when it succeeded. */
    [[nodiscard]] std::optional<KeyStoreError> error() const { return m_error; }
    /** What the keyring said of it, in its own words; may be empty. */
    [[nodiscard]] QString errorText() const { return m_errorText; }
    /** Of finished(), after read(). */
    [[nodiscard]] QByteArray key() const { return m_key; }

Q_SIGNALS:
    void finished();

private:
    explicit KeyStoreJob(QObject *parent);
    template <typename Job>
    static KeyStoreJob *started(Job *job, const QString &origin, QObject *parent);
    void end(std::optional<KeyStoreError> error);

    std::optional<KeyStoreError> m_error;
    QString m_errorText;
    QByteArray m_key;
    bool m_hasEnded = false;
};

} // namespace balcao
