// SPDX-License-Identifier: MIT
#include "app/cli/openledger.h"

#include "app/common/console.h"
#include "core/ledger/queries/chargequeries.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct OpenLedgerTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::OpenLedger)
};

/** This program ends: nothing is tried again. */
QString describeEnd(const LedgerError &error)
{
    if (error.kind != LedgerError::Kind::ConnectionLost)
        return sentenceOf(error);
    return OpenLedgerTr::tr(
        "The ledger's database is out of reach: check server, port, the database's name, and whether the "
        "server takes TLS "
        "as sslmode asks for it. Then give the command again.");
}

} // namespace

Expected<LedgerHandle, QString> openLedgerAt(const LedgerAddress &address, const LedgerOptions &options,
                                             const LedgerAccess &access)
{
    const CounterIdentity writer = ledgerWriter(options);
    const auto isTold = std::make_shared<bool>(false);
    LedgerStore::Options wanted = optionsOf(writer);
    wanted.checksNewest = access.checksNewest;
    wanted.takesTraining = access.takesTraining;
    wanted.setsAside = access.setsAside;
    wanted.setsAsideBy = writer.operatorName;
    wanted.acceptsGaps = access.acceptsGaps;
    wanted.isAlone = access.isAlone;
    if (console::isTerminal(stderr)) {
        wanted.progress = [isTold](qint64 done, qint64 all) {
            *isTold = true;
            console::print(stderr, '\r' + ledgerProgress(done, all).toUtf8());
        };
    }
    auto store = LedgerStore::open(address, wanted);
    if (*isTold)
        console::print(stderr, "\n");
    if (!store)
        return Unexpected<QString>(describeEnd(store.error()));
    return std::make_shared<const OpenedLedger>(address, writer, *std::move(store));
}

Reply<LedgerHandle, QString> *openLedger(const LedgerOptions &options, const LedgerAccess &access)
{
    return withPassword(ledgerPlace(options, LedgerEnvironment::Real, access.mayMake))
        ->converted(qApp, [options, access](const AddressReply::Result &address) {
            return address.and_then([&](const LedgerAddress &found) { return openLedgerAt(found, options, access); });
        });
}

Expected<ChargeSlice, LedgerError> searched(LedgerStore &ledger, const ChargeQuery &query)
{
    static_cast<void>(ledger.index());
    return ledger.ask(SearchCharges{query});
}

std::optional<QString> ambiguity(LedgerStore &ledger, const QString &txid)
{
    QStringList attempts;
    const auto page = searched(ledger, {.search = txid});
    for (const Charge &row : page ? page->rows : QList<Charge>()) {
        if (row.txid == txid)
            attempts.prepend(row.attempt);
    }
    if (attempts.size() < 2)
        return std::nullopt;
    return OpenLedgerTr::tr("Several attempts have this txid: %1. Name one of them instead.")
        .arg(attempts.join(", "_L1));
}

} // namespace balcao::cli
