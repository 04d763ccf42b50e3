// SPDX-License-Identifier: MIT
#include "app/cli/commands/ledgercommand.h"

#include "app/cli/commands/listcommand.h"
#include "app/cli/commands/movecommand.h"
#include "app/cli/jsonline.h"
#include "app/cli/ledgerjson.h"
#include "app/cli/openledger.h"
#include "app/cli/signin.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct LedgerCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::LedgerCommand)
};

LedgerReport verify(const BlockingLedger &ledger)
{
    const auto found = ledger.verify();
    if (!found)
        return LedgerReport::of(found.error(), {});
    QJsonArray damages;
    QStringList lines{LedgerCommandTr::tr("%1 events of %2 charges were read.").arg(found->events).arg(found->charges)};
    for (const balcao::ledger::Damage &damage : found->damages) {
        damages.append(damageObject(damage));
        lines.append(LedgerCommandTr::tr("Not as it was written: %1, event %2 (counter %3, number %4) of attempt %5 %6")
                         .arg(key(damage.what), QString::number(damage.event), damage.counter,
                              QString::number(damage.sequence), damage.attempt, damage.text)
                         .trimmed());
    }
    QJsonArray aside;
    for (const qint64 id : found->setAside) {
        aside.append(id);
        lines.append(LedgerCommandTr::tr("Set aside, because no counter wrote it: event %1").arg(id));
    }
    for (const QString &file : found->otherAnchors)
        lines.append(LedgerCommandTr::tr("Not an anchor of this ledger, and not read: %1").arg(file));
    QJsonArray malformed;
    for (const qint64 id : found->malformed) {
        malformed.append(id);
        lines.append(LedgerCommandTr::tr("Ignored, because it cannot be read: event %1").arg(id));
    }
    LedgerReport report;
    report.exit = found->isWhole() ? Exit::Done : Exit::Attention;
    report.json = JsonLine()
                      .add("whole"_L1, found->isWhole())
                      .add("events"_L1, found->events)
                      .add("charges"_L1, found->charges)
                      .add("damages"_L1, damages)
                      .add("set_aside"_L1, aside)
                      .add("other_anchors"_L1, QJsonArray::fromStringList(found->otherAnchors))
                      .add("malformed"_L1, malformed);
    lines.append(found->isWhole() ? LedgerCommandTr::tr("The ledger is whole.")
                                  : LedgerCommandTr::tr(
                                        "The ledger was changed or damaged. Keep it, and a copy, and tell support."));
    (found->isWhole() ? report.result : report.diagnostics) = lines.join(u'\n') + u'\n';
    return report;
}

LedgerReport stats(const BlockingLedger &ledger)
{
    const auto found = ledger.statistics();
    if (!found)
        return LedgerReport::of(found.error(), {});
    const auto moment = [](const QDateTime &at) {
        return at.isValid() ? QJsonValue(at.toString(Qt::ISODateWithMs)) : QJsonValue();
    };
    LedgerReport report;
    report.json = JsonLine()
                      .add("schema"_L1, found->schema)
                      .add("events"_L1, found->events)
                      .add("charges"_L1, found->charges)
                      .add("open"_L1, found->open)
                      .add("erased"_L1, found->erased)
                      .add("bytes"_L1, found->size)
                      .add("first"_L1, moment(found->first))
                      .add("last"_L1, moment(found->last))
                      .add("counters"_L1, QJsonArray::fromStringList(found->counters));
    report.result =
        LedgerCommandTr::tr("Charges: %1, of these to check: %2, with erased data: %3")
            .arg(found->charges)
            .arg(found->open)
            .arg(found->erased) +
        u'\n' +
        LedgerCommandTr::tr("Events: %1 from the counters %2").arg(found->events).arg(found->counters.join(u", "_s)) +
        u'\n' + LedgerCommandTr::tr("Size: %1").arg(QLocale().formattedDataSize(found->size)) + u'\n';
    return report;
}

LedgerReport backUp(const BlockingLedger &ledger, const QString &file)
{
    const auto done = ledger.backup(file);
    if (!done && done.error().kind == LedgerError::Kind::CannotOpen)
        return LedgerReport::problem(
            Exit::LocalError,
            LedgerCommandTr::tr(
                "The copy cannot be written to %1: it is there already, or the folder may not be written.")
                .arg(file));
    if (!done)
        return LedgerReport::of(done.error(), {});
    LedgerReport report;
    report.json = JsonLine().add("file"_L1, file);
    report.result = LedgerCommandTr::tr("The copy lies in %1.").arg(file) + u'\n';
    return report;
}

LedgerReport erase(const OpenedLedger &opened, const CommandLine &line)
{
    const auto actor = signin::actorFor(Act::Erase, opened, line);
    if (!actor)
        return LedgerReport::of(actor.error());
    const auto erased = opened.ledger.erase(line.request.olderThanDays, *actor);
    if (!erased)
        return LedgerReport::of(erased.error(), {});
    const migrationcopies::Cleared &copies = erased->copies;
    LedgerReport report;
    report.json = JsonLine()
                      .add("erased"_L1, erased->charges)
                      .add("copies_removed"_L1, copies.removed)
                      .add("copies_left"_L1, QJsonArray::fromStringList(copies.left));
    report.result =
        LedgerCommandTr::tr("Customers' data of %n charge(s) was erased.", nullptr, erased->charges) + u'\n';
    if (copies.removed > 0)
        report.result +=
            LedgerCommandTr::tr("Copies from before an update that were removed: %1.").arg(copies.removed) + u'\n';
    if (copies.left.isEmpty())
        return report;
    report.exit = Exit::Attention;
    report.diagnostics = LedgerCommandTr::tr("Still there, and may hold customers' data: %1. Remove it by hand.")
                             .arg(copies.left.join(u", "_s)) +
                         u'\n';
    return report;
}

LedgerReport rebuild(const BlockingLedger &ledger)
{
    const auto mended = ledger.rebuild();
    if (!mended)
        return LedgerReport::of(mended.error(), {});
    LedgerReport report;
    report.json = JsonLine().add("mended"_L1, *mended);
    report.result =
        LedgerCommandTr::tr("%n charge(s) did not follow from their events and were put right.", nullptr, *mended) +
        u'\n';
    return report;
}

/** The numbers of events, with commas between them; empty: something else is among them. */
QList<qint64> eventsOf(const QString &text)
{
    QList<qint64> events;
    for (const QString &part : text.split(u',')) {
        bool isNumber = false;
        events.append(part.trimmed().toLongLong(&isNumber));
        if (!isNumber || events.constLast() <= 0)
            return {};
    }
    return events;
}

/** They were set aside when the ledger was opened: the charges follow from what is left. */
LedgerReport setAside(const BlockingLedger &ledger, const QList<qint64> &events)
{
    LedgerReport report = rebuild(ledger);
    if (report.exit != Exit::Done)
        return report;
    QJsonArray ids;
    for (const qint64 id : events)
        ids.append(id);
    report.json.add("set_aside"_L1, ids);
    report.result.prepend(LedgerCommandTr::tr("%n event(s) were set aside.", nullptr, static_cast<int>(events.size())) +
                          u'\n');
    return report;
}

LedgerReport acceptLoss(const BlockingLedger &ledger, const Actor &actor)
{
    const auto loss = ledger.acceptLoss(actor);
    if (!loss)
        return LedgerReport::of(loss.error(), {});
    QJsonArray gaps;
    for (const LedgerGap &gap : loss->gaps)
        gaps.append(QJsonObject{{u"counter"_s, gap.counter}, {u"first"_s, gap.first}, {u"last"_s, gap.last}});
    LedgerReport report;
    report.json = JsonLine().add("missing"_L1, gaps).add("doubtful"_L1, loss->doubtful);
    report.result = loss->gaps.isEmpty()
                        ? LedgerCommandTr::tr("Nothing is missing, and nothing was changed.") + u'\n'
                        : LedgerCommandTr::tr("The ledger goes on without these numbers of each counter: %1.")
                                  .arg(textOf(loss->gaps)) +
                              u'\n' +
                              LedgerCommandTr::tr("%n charge(s) may have been sent and are unknown now. Look for "
                                                  "them at the provider, and for charges that are missing here.",
                                                  nullptr, loss->doubtful) +
                              u'\n';
    return report;
}

LedgerReport reportOf(const OpenedLedger &opened, const CommandLine &line)
{
    const BlockingLedger &ledger = opened.ledger;
    switch (line.command) {
    case Subcommand::List:
        return listCharges(ledger, line.request);
    case Subcommand::Show:
        return showCharge(ledger, line.subject);
    case Subcommand::LedgerVerify:
        return verify(ledger);
    case Subcommand::LedgerStats:
        return stats(ledger);
    case Subcommand::LedgerBackup:
        return backUp(ledger, line.subject);
    case Subcommand::LedgerRebuild:
        return rebuild(ledger);
    case Subcommand::LedgerSetAside:
        return setAside(ledger, eventsOf(line.subject));
    case Subcommand::LedgerAcceptLoss:
        return acceptLoss(ledger, People(opened.writer.operatorName).atTheCounter());
    case Subcommand::LedgerErase:
        return erase(opened, line);
    case Subcommand::LedgerMove:
        return moveLedger(opened, line);
    case Subcommand::Create:
    case Subcommand::Correct:
    case Subcommand::Status:
    case Subcommand::Check:
    case Subcommand::Print:
    case Subcommand::Dossier:
    case Subcommand::Contest:
    case Subcommand::Settle:
    case Subcommand::Closing:
    case Subcommand::Receive:
    case Subcommand::OperatorList:
    case Subcommand::OperatorAdd:
    case Subcommand::OperatorDisable:
    case Subcommand::OperatorSetPin:
    case Subcommand::OperatorSetBadge:
    case Subcommand::OperatorTakeBadge:
    case Subcommand::OperatorPins:
    case Subcommand::OperatorReset:
    case Subcommand::SupportBundle:
    case Subcommand::CalibrateBegin:
    case Subcommand::CalibrateStatus:
    case Subcommand::CalibrateConfirm:
    case Subcommand::KeySet:
    case Subcommand::KeyTest:
    case Subcommand::KeyDelete:
    case Subcommand::Information:
        break;
    }
    return LedgerReport::problem(Exit::Usage, QString());
}

} // namespace

LedgerReport LedgerReport::problem(Exit exit, const QString &message, const QString &field)
{
    return {.exit = exit, .json = ledgerProblems({{field, message}}), .result = {}, .diagnostics = message + u'\n'};
}

LedgerReport LedgerReport::of(const LedgerError &error, const QString &field)
{
    const bool isInput = error.kind == LedgerError::Kind::NotFound || error.kind == LedgerError::Kind::NotAllowed ||
                         error.kind == LedgerError::Kind::Overtaken;
    return LedgerReport::problem(isInput ? Exit::InvalidInput : Exit::LocalError, sentenceOf(error),
                                 isInput ? field : QString());
}

LedgerReport LedgerReport::of(const Refusal &refusal, const QString &field)
{
    if (const auto *error = std::get_if<LedgerError>(&refusal))
        return of(*error, field);
    const auto *needs = std::get_if<NeedsSomebody>(&refusal);
    return problem(Exit::InvalidInput, messages::describe(refusal), needs ? signin::fieldOf(*needs) : field);
}

LedgerReport LedgerReport::of(const signin::Refused &refused)
{
    return problem(refused.exit, refused.problem.message, refused.problem.field);
}

LedgerReport LedgerReport::missing(const BlockingLedger &ledger, const QString &name, const LedgerError &error,
                                   const QString &field)
{
    const auto sentence = ambiguity(ledger, name);
    return sentence ? problem(Exit::InvalidInput, *sentence, field) : of(error, field);
}

JsonLine ledgerProblems(const QList<Problem> &problems)
{
    return JsonLine().add("schema"_L1, jsonSchema).add("errors"_L1, problemArray(problems, u"field"_s));
}

LedgerReport runLedgerCommand(const CommandLine &line)
{
    const bool looksForDamage = line.command == Subcommand::LedgerVerify || line.command == Subcommand::LedgerStats ||
                                line.command == Subcommand::LedgerBackup;
    // What is set aside may be what an anchor knows: that is another decision, and the next one.
    LedgerAccess access{
        .checksNewest = !looksForDamage,
        .takesTraining = line.command != Subcommand::LedgerErase && line.command != Subcommand::LedgerMove,
        .setsAside = {},
        .acceptsGaps = line.command == Subcommand::LedgerAcceptLoss || line.command == Subcommand::LedgerSetAside,
        .isAlone = line.command == Subcommand::LedgerMove};
    if (line.command == Subcommand::LedgerSetAside) {
        access.setsAside = eventsOf(line.subject);
        if (access.setsAside.isEmpty())
            return LedgerReport::problem(
                Exit::InvalidInput,
                LedgerCommandTr::tr("set-aside takes the numbers of events, with commas between them."), u"event"_s);
    }
    // A PIN is looked at by another connection, and the mover wants to be the only one.
    if (const auto shared = access.isAlone ? openLedger(line.ledger, {}) : Unexpected<QString>(QString())) {
        const auto actor = signin::actorFor(Act::Settings, *shared, line);
        if (!actor)
            return LedgerReport::of(actor.error());
        if (const auto may = shared->ledger.ask(Act::Settings, *actor); !may)
            return LedgerReport::of(may.error(), {});
    }
    const auto opened = openLedger(line.ledger, access);
    if (!opened)
        return LedgerReport::problem(Exit::LocalError, opened.error());
    LedgerReport report = reportOf(*opened, line);
    const bool isTraining = opened->ledger.isForTraining();
    report.json.add("environment"_L1, isTraining ? u"training"_s : u"real"_s);
    if (isTraining)
        report.diagnostics.prepend(LedgerCommandTr::tr("This ledger is for training: no charge in it is real.") +
                                   u'\n');
    return report;
}

} // namespace balcao::cli
