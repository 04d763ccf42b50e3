// SPDX-License-Identifier: MIT
#include "app/cli/openledger.h"

#include "app/shared/console.h"
#include "ui/presentation/words/messages.h"

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
    BlockingLedger::Options wanted{.writer = writer,
                                   .checksNewest = access.checksNewest,
                                   .takesTraining = access.takesTraining,
                                   .setsAside = access.setsAside,
                                   .acceptsGaps = access.acceptsGaps,
                                   .isAlone = access.isAlone,
                                   .progress = {}};
    if (console::isTerminal(stderr)) {
        wanted.progress = [isTold](qint64 done, qint64 all) {
            *isTold = true;
            console::print(stderr, '\r' + ledgerProgress(done, all).toUtf8());
        };
    }
    auto ledger = BlockingLedger::open(*address, wanted);
    if (*isTold)
        console::print(stderr, "\n");
    if (!ledger)
        return Unexpected<QString>(describeEnd(ledger.error()));
    return OpenedLedger{.address = *address, .writer = writer, .ledger = *std::move(ledger)};
}

std::optional<QString> ambiguity(const BlockingLedger &ledger, const QString &txid)
{
    const QStringList attempts = ledger.attemptsOf(txid);
    if (attempts.size() < 2)
        return std::nullopt;
    return OpenLedgerTr::tr("Several attempts have this txid: %1. Name one of them instead.")
        .arg(attempts.join(", "_L1));
}

} // namespace balcao::cli
