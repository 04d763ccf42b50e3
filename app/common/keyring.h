// SPDX-License-Identifier: MIT
#pragma once

#include "core/credentials/keystore.h"
#include "core/ledger/ledgeraddress.h"
#include "core/provider/provideraccount.h"

#include <QByteArray>

/** The provider's key, and the passwords of its proxy and of the ledger's database, in the keyring of the computer's user. */
namespace balcao::keyring
{

[[nodiscard]] KeyReply *read(const BaseUrl &provider);
[[nodiscard]] KeyReply *write(const BaseUrl &provider, const QByteArray &key);
[[nodiscard]] KeyReply *remove(const BaseUrl &provider);

/** The key of the entry is user, server and port. */
[[nodiscard]] KeyReply *readPassword(const ProviderProxy &proxy);
[[nodiscard]] KeyReply *writePassword(const ProviderProxy &proxy, const QByteArray &password);
/** The key of the entry is user, server and database. */
[[nodiscard]] KeyReply *readPassword(const LedgerAddress &ledger);

/** For an entry by its name: a provider's origin, or what readPassword() takes as text. */
[[nodiscard]] KeyReply *writeEntry(const QString &name, const QByteArray &secret);

/** The pepper of the operators' PINs, in hexadecimal digits. */
[[nodiscard]] KeyReply *readPepper();

/** A sentence for people. */
[[nodiscard]] QString describe(const KeyStoreFailure &failure);

} // namespace balcao::keyring
