// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/ledgererror.h"
#include "core/values/secret.h"

#include <QString>

namespace balcao
{

/** Whether the money in a ledger is real; each is marked at its making, for ever. */
enum class LedgerEnvironment { Real, Training };

/** Where a ledger is: an SQLite file, or a PostgreSQL database.
 *
 *  "postgresql://user@host:port/database", with "?host=/folder" for a socket. A password in it is refused: it would show in
 *  the list of processes; libpq takes it from PGPASSWORD or the pgpass file, unless somebody puts one into the value.
 */
class LedgerAddress
{
public:
    [[nodiscard]] static LedgerAddress file(const QString &path);
    /** A postgresql:// (or postgres://) address; anything else is taken for a file's name. */
    [[nodiscard]] static Expected<LedgerAddress, LedgerAddressError> parse(const QString &text);

    [[nodiscard]] bool isPostgres() const noexcept { return m_isPostgres; }
    /** The file's name, or the address without anything secret. */
    [[nodiscard]] const QString &text() const noexcept { return m_text; }

    QString host;
    int port = -1;
    QString database;
    QString user;
    /** "sslmode=require;…" for libpq: also sslrootcert, passfile, channel_binding, and require_auth where libpq is 16 or later. */
    QString options;
    /** Of the keyring; empty: libpq looks for one. */
    Secret password;
    /** Nothing is kept in the server's session, neither settings nor prepared statements nor LISTEN: a pooler may give each transaction
     *  another one. For programs of one command.
     */
    bool isByTransaction = false;

private:
    LedgerAddress() = default;

    bool m_isPostgres = false;
    QString m_text;
};

} // namespace balcao
