// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace balcao
{

/** What ledger.address says, part by part, as a page takes it: a file of this computer, or a database that counters share.
 *
 *  Takes any text and judges none: text() of what was taken apart is the same ledger, and whoever opens it says whether it can be.
 *  Holds no password: an address has none.
 */
class LedgerParts
{
public:
    /** Of the address's text; empty: the file that every user has by default. */
    [[nodiscard]] static LedgerParts of(const QString &address);
    [[nodiscard]] QString text() const;
    /** No other computer can answer in the server's place and be given the password: a file, a socket or a name of this computer, a
     *  verified certificate, or channel binding. Where the address says nothing, libpq's variables PGSSLMODE and PGCHANNELBINDING count.
     */
    [[nodiscard]] bool isVerified() const;

    bool isShared = false;
    QString file;
    /** A name, or a socket's folder. */
    QString host;
    /** Empty: the usual one. */
    QString port;
    QString database;
    QString user;
    /** libpq's sslmode: "require", "verify-full"; empty: encrypted where the server offers it. */
    QString tls;
    /** libpq's sslrootcert; a whole path. */
    QString caFile;
    /** libpq's passfile, channel_binding and require_auth, which no page shows. */
    QString passwordFile;
    QString channelBinding;
    QString requireAuth;

    bool operator==(const LedgerParts &) const = default;
};

} // namespace balcao
