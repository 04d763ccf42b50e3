// SPDX-License-Identifier: MIT
#include "app/shared/keyring.h"

#include "app/shared/sessionbus.h"

#include <QCoreApplication>
#include <QEventLoop>

namespace balcao::keyring
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::keyring)
};

/** What the job ended with; the key, after reading. */
Expected<QByteArray, KeyStoreError> waitedFor(KeyStoreJob *job)
{
    QEventLoop loop;
    std::optional<KeyStoreError> error;
    QByteArray key;
    QObject::connect(job, &KeyStoreJob::finished, &loop, [&] {
        error = job->error();
        key = job->key();
        loop.quit();
    });
    loop.exec();
    if (error)
        return Unexpected<KeyStoreError>(*error);
    return key;
}

} // namespace

Expected<QByteArray, KeyStoreError> read(const BaseUrl &provider)
{
    leaveSilentSessionBus();
    return waitedFor(KeyStoreJob::read(provider.origin()));
}

Expected<QByteArray, KeyStoreError> write(const BaseUrl &provider, const QByteArray &key)
{
    leaveSilentSessionBus();
    return waitedFor(KeyStoreJob::write(provider.origin(), key));
}

Expected<QByteArray, KeyStoreError> remove(const BaseUrl &provider)
{
    leaveSilentSessionBus();
    return waitedFor(KeyStoreJob::remove(provider.origin()));
}

QString describe(KeyStoreError error)
{
    switch (error) {
    case KeyStoreError::NotFound:
        return Tr::tr("The keyring of this computer's user holds no key for this provider.");
    case KeyStoreError::Unavailable:
        return Tr::tr("The keyring of this computer's user is not available or is locked.");
    case KeyStoreError::TimedOut:
        return Tr::tr("The keyring of this computer's user did not answer within a minute.");
    }
    Q_UNREACHABLE();
}

} // namespace balcao::keyring
