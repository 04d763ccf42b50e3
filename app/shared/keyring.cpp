// SPDX-License-Identifier: MIT
#include "app/shared/keyring.h"

#include "app/shared/sessionbus.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <optional>

using namespace Qt::StringLiterals;

namespace balcao::keyring
{

namespace
{

struct KeyringTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::keyring)
};

/** What the job ended with; the key, after reading. */
Expected<QByteArray, Error> waitedFor(KeyStoreJob *job)
{
    QEventLoop loop;
    std::optional<Error> error;
    QByteArray key;
    QObject::connect(job, &KeyStoreJob::finished, &loop, [&] {
        if (const auto kind = job->error())
            error = Error{.kind = *kind, .text = job->errorText()};
        key = job->key();
        loop.quit();
    });
    loop.exec();
    if (error)
        return Unexpected<Error>(*error);
    return key;
}

} // namespace

Expected<QByteArray, Error> read(const BaseUrl &provider)
{
    leaveSilentSessionBus();
    return waitedFor(KeyStoreJob::read(provider.origin()));
}

Expected<QByteArray, Error> write(const BaseUrl &provider, const QByteArray &key)
{
    leaveSilentSessionBus();
    return waitedFor(KeyStoreJob::write(provider.origin(), key));
}

Expected<QByteArray, Error> remove(const BaseUrl &provider)
{
    leaveSilentSessionBus();
    return waitedFor(KeyStoreJob::remove(provider.origin()));
}

Expected<QByteArray, Error> readPassword(const ProviderProxy &proxy)
{
    leaveSilentSessionBus();
    return waitedFor(KeyStoreJob::read(proxy.address()));
}

Expected<QByteArray, Error> writePassword(const ProviderProxy &proxy, const QByteArray &password)
{
    leaveSilentSessionBus();
    return waitedFor(KeyStoreJob::write(proxy.address(), password));
}

Expected<QByteArray, Error> readPassword(const LedgerAddress &ledger)
{
    leaveSilentSessionBus();
    return waitedFor(KeyStoreJob::read(ledger.text()));
}

Expected<QByteArray, Error> writePassword(const LedgerAddress &ledger, const QByteArray &password)
{
    leaveSilentSessionBus();
    return waitedFor(KeyStoreJob::write(ledger.text(), password));
}

QString describe(const Error &error)
{
    switch (error.kind) {
    case KeyStoreError::NotFound:
        return KeyringTr::tr("The keyring of this computer's user holds no key for this provider.");
    case KeyStoreError::Unavailable:
        return KeyringTr::tr("The keyring of this computer's user is not available or is locked.") +
               (error.text.isEmpty() ? QString() : u" (%1)"_s.arg(error.text));
    case KeyStoreError::TimedOut:
        return KeyringTr::tr("The keyring of this computer's user did not answer within five seconds.");
    }
    Q_UNREACHABLE();
}

} // namespace balcao::keyring
