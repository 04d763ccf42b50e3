// SPDX-License-Identifier: MIT
#include "app/common/keyring.h"

#include "app/common/sessionbus.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao::keyring
{

namespace
{

struct KeyringTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::keyring)
};

KeyReply *readEntry(const QString &name)
{
    leaveSilentSessionBus();
    return keystore::read(name);
}

} // namespace

KeyReply *writeEntry(const QString &name, const QByteArray &secret)
{
    leaveSilentSessionBus();
    return keystore::write(name, secret);
}

KeyReply *read(const BaseUrl &provider)
{
    return readEntry(provider.origin());
}

KeyReply *write(const BaseUrl &provider, const QByteArray &key)
{
    return writeEntry(provider.origin(), key);
}

KeyReply *remove(const BaseUrl &provider)
{
    leaveSilentSessionBus();
    return keystore::remove(provider.origin());
}

KeyReply *readPassword(const ProviderProxy &proxy)
{
    return readEntry(proxy.address());
}

KeyReply *writePassword(const ProviderProxy &proxy, const QByteArray &password)
{
    return writeEntry(proxy.address(), password);
}

KeyReply *readPassword(const LedgerAddress &ledger)
{
    return readEntry(ledger.text());
}

KeyReply *readPepper()
{
    return readEntry(u"operators"_s);
}

QString describe(const KeyStoreFailure &failure)
{
    switch (failure.kind) {
    case KeyStoreError::NotFound:
        return KeyringTr::tr("The keyring of this computer's user holds no key for this provider.");
    case KeyStoreError::Unavailable:
        return KeyringTr::tr("The keyring of this computer's user is not available or is locked.") +
               (failure.text.isEmpty() ? QString() : u" (%1)"_s.arg(failure.text));
    case KeyStoreError::TimedOut:
        return KeyringTr::tr("The keyring of this computer's user did not answer within five seconds.");
    }
    Q_UNREACHABLE();
}

} // namespace balcao::keyring
