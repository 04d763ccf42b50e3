// SPDX-License-Identifier: MIT
#include "app/cli/openledger.h"

#include "app/console.h"
#include "ui/presentation/messages.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::OpenLedger)
};

} // namespace

QString sentenceOf(const LedgerError &error)
{
    const bool isNamed = error.kind == LedgerError::Kind::Damaged && !error.detail.isEmpty();
    return messages::describe(error) + (isNamed ? u" (%1)"_s.arg(error.detail) : QString());
}

Expected<OpenedLedger, QString> openLedger(const LedgerOptions &options, const LedgerAccess &access)
{
    const auto address = ledgerAddress(options, LedgerEnvironment::Real, access.mayMake);
    if (!address)
        return Unexpected<QString>(address.error());
    const CounterIdentity writer = ledgerWriter(options);
    const auto isTold = std::make_shared<bool>(false);
    LedgerStore::Options wanted{.counter = writer.counter,
                                .checksNewest = access.checksNewest,
                                .setsAside = access.setsAside,
                                .setsAsideBy = writer.operatorName};
    if (console::isTerminal(stderr)) {
        wanted.progress = [isTold](qint64 done, qint64 all) {
            *isTold = true;
            console::print(stderr, '\r' + ledgerProgress(done, all).toUtf8());
        };
    }
    auto store = LedgerStore::open(*address, wanted);
    if (!store && access.takesTraining && store.error().kind == LedgerError::Kind::WrongEnvironment) {
        wanted.environment = LedgerEnvironment::Training;
        store = LedgerStore::open(*address, wanted);
    }
    if (*isTold)
        console::print(stderr, "\n");
    if (!store)
        return Unexpected<QString>(sentenceOf(store.error()));
    return OpenedLedger{.address = *address, .writer = writer, .store = *std::move(store)};
}

std::optional<QString> ambiguity(LedgerStore &store, const QString &txid)
{
    const auto page = store.search({.search = txid});
    QStringList attempts;
    for (const Charge &row : page ? page->rows : QList<Charge>()) {
        if (row.txid == txid)
            attempts.prepend(row.attempt);
    }
    if (attempts.size() < 2)
        return std::nullopt;
    return Tr::tr("Several attempts have this txid: %1. Name one of them instead.").arg(attempts.join(", "_L1));
}

} // namespace balcao::cli
