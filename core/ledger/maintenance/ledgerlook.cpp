// SPDX-License-Identifier: MIT
#include "core/ledger/maintenance/ledgerlook.h"

#include "core/ledger/ledgeranchor.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerschema.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace balcao::ledger
{

namespace
{

using Kind = LedgerError::Kind;

Expected<void, LedgerError> lookAtServer(LedgerConnection &connection, Look &look)
{
    BALCAO_TRY(LedgerRows rows, connection.run(u"SELECT split_part(current_setting('server_version'), ' ', 1), "
                                               "current_user, (SELECT version FROM pg_stat_ssl WHERE pid = "
                                               "pg_backend_pid())"_s));
    if (!rows->next())
        return ledgerFailure(Kind::ConnectionLost);
    look.server = rows->value(0).toString();
    look.role = rows->value(1).toString();
    look.tls = rows->value(2).toString();
    return rows.finish();
}

Expected<void, LedgerError> lookAtLedger(LedgerConnection &connection, Look &look)
{
    constexpr int firstWithMark = 3;
    if (look.schema > ledgerschema::newest)
        return ledgerFailure(Kind::NewerSchema, u"schema %1"_s.arg(look.schema));
    if (look.schema >= firstWithMark) {
        BALCAO_TRY(const LedgerEnvironment environment, ledgerschema::environmentOf(connection));
        look.isTraining = environment == LedgerEnvironment::Training;
    }
    BALCAO_TRY(look.charges, connection.number(u"SELECT count(*) FROM charge"_s));
    BALCAO_TRY(look.counters, connection.number(u"SELECT count(DISTINCT counter) FROM event"_s));
    BALCAO_TRY(const qint64 added, connection.number(u"SELECT count(*) FROM (SELECT 1 FROM event WHERE kind = "
                                                     "'operator_added' LIMIT 1) AS one"_s));
    look.hasOperators = added > 0;
    return {};
}

} // namespace

Expected<Look, LedgerError> look(const LedgerAddress &address)
{
    constexpr int busyTimeoutMs = 2000;
    Look look;
    if (!address.isPostgres() && !QFileInfo::exists(address.text()))
        return look;
    BALCAO_TRY(const auto connection,
               LedgerConnection::open(address, busyTimeoutMs, LedgerConnection::useToLook(address)));
    if (address.isPostgres()) {
        BALCAO_TRY(lookAtServer(*connection, look));
    } else {
        BALCAO_TRY(LedgerRows rows, connection->run(u"SELECT sqlite_version()"_s));
        look.server = rows->next() ? rows->value(0).toString() : QString();
    }
    BALCAO_TRY(look.schema, ledgerschema::version(*connection));
    if (look.schema > 0)
        BALCAO_TRY(lookAtLedger(*connection, look));
    return look;
}

bool mayHaveOperators(const LedgerAddress &address, const Expected<Look, LedgerError> &looked)
{
    if (!looked || looked->hasOperators)
        return true;
    return looked->schema == 0 && !address.isPostgres() && !LedgerAnchors(address, {}).files().isEmpty();
}

} // namespace balcao::ledger
