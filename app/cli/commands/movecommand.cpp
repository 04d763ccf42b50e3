// SPDX-License-Identifier: MIT
#include "app/cli/commands/movecommand.h"

#include "app/shared/console.h"
#include "app/shared/interruption.h"
#include "core/values/progresspace.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct MoveCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::MoveCommand)
};

} // namespace

LedgerReport moveLedger(const OpenedLedger &opened, const CommandLine &line)
{
    LedgerOptions target = line.ledger;
    target.ledger = line.request.moveTo;
    const auto to = ledgerAddress(target, LedgerEnvironment::Real);
    if (opened.address.isPostgres() || !to)
        return LedgerReport::problem(
            Exit::InvalidInput,
            to ? MoveCommandTr::tr("move takes a ledger's file, and this one is in a database already.") : to.error());
    bool isGivenUp = false;
    Interruption interruption(QCoreApplication::instance());
    QObject::connect(&interruption, &Interruption::happened, &interruption, [&isGivenUp] { isGivenUp = true; });
    // Also the pace at which signals are seen. One that came while the move waited for another writer is seen before the step
    // that follows has committed anything.
    ProgressPace pace;
    const auto watch = [&](balcao::ledger::MoveStep step, qint64 done, qint64 all) {
        if (!pace.isDue(static_cast<int>(step)))
            return true;
        QCoreApplication::processEvents();
        if (console::isTerminal(stderr))
            console::print(stderr, '\r' + MoveCommandTr::tr("The ledger is being moved, step %1 of 5: %2 of %3.")
                                              .arg(QString::number(static_cast<int>(step) + 1),
                                                   QLocale().toString(done), QLocale().toString(all))
                                              .toUtf8());
        return !isGivenUp;
    };
    const auto moved = opened.ledger.move(*to, watch);
    if (console::isTerminal(stderr))
        console::print(stderr, "\n");
    if (!moved)
        return LedgerReport::of(moved.error(), {});
    LedgerReport report;
    report.json = JsonLine().add("to"_L1, to->text()).add("events"_L1, moved->events).add("charges"_L1, moved->charges);
    report.result =
        MoveCommandTr::tr(
            "%1 charges (%2 events) were moved to %3, and what is there was compared with the file. The file is "
            "kept, only to be read. Start the tills with --ledger, BALCAO_LEDGER or address in the settings.")
            .arg(QLocale().toString(moved->charges), QLocale().toString(moved->events), to->text()) +
        u'\n';
    return report;
}

} // namespace balcao::cli
