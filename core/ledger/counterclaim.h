// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/ledgererror.h"

#include <QString>

#include <memory>

namespace balcao
{

class LedgerConnection;

/** A living program's claim to a counter's name in a ledger, held by a lock of the database: it ends with the program, however that ends.
 *
 *  On PostgreSQL the lock is the connection's, and a new connection needs a new claim.
 */
class CounterClaim
{
public:
    enum class Use {
        /** A till: one at a time for each name. */
        Till,
        /** A program that writes beside it, as the command line does. On PostgreSQL it leaves no trace. */
        Guest
    };

    /** NameTaken: another till has the name; the detail is its computer, where that is known. @p owner: newOwner(), by which a
     *  program takes over what a lost connection of its own holds.
     */
    [[nodiscard]] static Expected<std::unique_ptr<CounterClaim>, LedgerError>
    take(LedgerConnection &connection, const QString &counter, Use use, const QString &owner);
    [[nodiscard]] static QString newOwner();
    ~CounterClaim();
    Q_DISABLE_COPY_MOVE(CounterClaim)

    /** SQLite: no other program had the name when a till took it, so whatever the name left open before is over. */
    [[nodiscard]] bool isAlone() const noexcept { return m_isAlone; }

private:
    CounterClaim() = default;
    [[nodiscard]] Expected<void, LedgerError> takeOfServer(LedgerConnection &connection, const QString &counter,
                                                           Use use, const QString &owner);
    [[nodiscard]] Expected<void, LedgerError> takeOfFile(const QString &file, Use use);

    bool m_isAlone = false;
    /** SQLite: of the connection that holds the lock. */
    QString m_connection;
};

} // namespace balcao
