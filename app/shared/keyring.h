// SPDX-License-Identifier: MIT
#pragma once

#include "core/credentials/keystore.h"
#include "core/expected.h"
#include "core/ledger/ledgeraddress.h"
#include "core/provider/provideraccount.h"

#include <QByteArray>

/** The provider's key, and the passwords of its proxy and of the ledger's database, in the keyring of the computer's user. Each waits in an event loop of its own, KeyStoreJob::longestWait at most. */
namespace balcao::keyring
{

struct Error {
    KeyStoreError kind = KeyStoreError::Unavailable;
    /** In the keyring's own words. */
    QString text;
};

[[nodiscard]] Expected<QByteArray, Error> read(const BaseUrl &provider);
[[nodiscard]] Expected<QByteArray, Error> write(const BaseUrl &provider, const QByteArray &key);
[[nodiscard]] Expected<QByteArray, Error> remove(const BaseUrl &provider);

/** By user, server and port. */
[[nodiscard]] Expected<QByteArray, Error> readPassword(const ProviderProxy &proxy);
[[nodiscard]] Expected<QByteArray, Error> writePassword(const ProviderProxy &proxy, const QByteArray &password);
/** By user, server and database. */
[[nodiscard]] Expected<QByteArray, Error> readPassword(const LedgerAddress &ledger);
[[nodiscard]] Expected<QByteArray, Error> writePassword(const LedgerAddress &ledger, const QByteArray &password);

/** A sentence for people. */
[[nodiscard]] QString describe(const Error &error);

} // namespace balcao::keyring
