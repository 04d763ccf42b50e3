// SPDX-License-Identifier: MIT
#include "app/cli/ledgercommand.h"

#include "app/cli/jsonline.h"
#include "app/cli/ledgerjson.h"
#include "app/cli/listoptions.h"
#include "app/cli/movecommand.h"
#include "app/cli/openledger.h"
#include "app/cli/signin.h"
#include "ui/presentation/day/closingcsv.h"
#include "ui/presentation/words/display.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::LedgerCommand)
};

QJsonObject objectOf(const BlockingLedger &ledger, const Charge &row)
{
    const Situation situation = ledger.situationOf(row);
    return chargeObject(row, chargeStatus(row, situation.now, situation.writer));
}

QString lineOf(const BlockingLedger &ledger, const Charge &row)
{
    const QString number = u"%1/%2"_s.arg(row.counter).arg(row.number);
    const QString mark = row.mark.isEmpty() ? QString() : u" · "_s + display::quoted(row.mark);
    return u"%1  %2  %3  %4  %5  %6"_s.arg(
        row.createdAt.toLocalTime().toString(u"dd/MM/yyyy HH:mm"_s), number.leftJustified(8),
        display::amount(row.amount).rightJustified(14),
        display::status(row, ledger.situationOf(row)).label.leftJustified(14),
        (row.txid.isEmpty() ? shortName(row.attempt) : display::quoted(row.txid)).leftJustified(36),
        display::withOtherAmount(row, display::quoted(row.name, 40)) + mark);
}

LedgerReport list(const BlockingLedger &ledger, const ChargeQuery &query)
{
    const auto page = ledger.search(query);
    if (!page)
        return LedgerReport::of(page.error(), {});
    QJsonArray charges;
    QStringList lines;
    for (const Charge &row : page->rows) {
        charges.append(objectOf(ledger, row));
        lines.append(lineOf(ledger, row));
    }
    LedgerReport report;
    const QString next = listoptions::pageName(query.sort, page->next);
    report.json = JsonLine().add("schema"_L1, jsonSchema).add("charges"_L1, charges).add("next"_L1, textOrNull(next));
    report.result = lines.isEmpty() ? Tr::tr("No charge fits.") + u'\n' : lines.join(u'\n') + u'\n';
    if (!next.isEmpty())
        report.diagnostics = Tr::tr("There are more: --after %1").arg(next) + u'\n';
    return report;
}

/** All pages from the one that was asked for. */
LedgerReport table(const BlockingLedger &ledger, ChargeQuery query)
{
    query.limit = ChargeQuery::maxLimit;
    QList<Charge> all;
    do {
        const auto page = ledger.search(query);
        if (!page)
            return LedgerReport::of(page.error(), {});
        all += page->rows;
        query.after = page->next;
    } while (!query.after.isEmpty());
    return {.json = {}, .result = csv::ofCharges(all), .diagnostics = {}};
}

LedgerReport verify(const BlockingLedger &ledger)
{
    const auto found = ledger.verify();
    if (!found)
        return LedgerReport::of(found.error(), {});
    QJsonArray damages;
    QStringList lines{Tr::tr("%1 events of %2 charges were read.").arg(found->events).arg(found->charges)};
    for (const balcao::ledger::Damage &damage : found->damages) {
        damages.append(damageObject(damage));
        lines.append(Tr::tr("Not as it was written: %1, event %2 (counter %3, number %4) of attempt %5 %6")
                         .arg(key(damage.what), QString::number(damage.event), damage.counter,
                              QString::number(damage.sequence), damage.attempt, damage.text)
                         .trimmed());
    }
    QJsonArray aside;
    for (const qint64 id : found->setAside) {
        aside.append(id);
        lines.append(Tr::tr("Set aside, because no counter wrote it: event %1").arg(id));
    }
    LedgerReport report;
    report.exit = found->isWhole() ? Exit::Done : Exit::Attention;
    report.json = JsonLine()
                      .add("whole"_L1, found->isWhole())
                      .add("events"_L1, found->events)
                      .add("charges"_L1, found->charges)
                      .add("damages"_L1, damages)
                      .add("set_aside"_L1, aside);
    lines.append(found->isWhole()
                     ? Tr::tr("The ledger is whole.")
                     : Tr::tr("The ledger was changed or damaged. Keep it, and a copy, and tell support."));
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
    report.result = Tr::tr("Charges: %1, of these to check: %2, with erased data: %3")
                        .arg(found->charges)
                        .arg(found->open)
                        .arg(found->erased) +
                    u'\n' +
                    Tr::tr("Events: %1 from the counters %2").arg(found->events).arg(found->counters.join(u", "_s)) +
                    u'\n' + Tr::tr("Size: %1").arg(QLocale().formattedDataSize(found->size)) + u'\n';
    return report;
}

LedgerReport backUp(const BlockingLedger &ledger, const QString &file)
{
    const auto done = ledger.backup(file);
    if (!done && done.error().kind == LedgerError::Kind::CannotOpen)
        return LedgerReport::problem(
            Exit::LocalError,
            Tr::tr("The copy cannot be written to %1: it is there already, or the folder may not be written.")
                .arg(file));
    if (!done)
        return LedgerReport::of(done.error(), {});
    LedgerReport report;
    report.json = JsonLine().add("file"_L1, file);
    report.result = Tr::tr("The copy lies in %1.").arg(file) + u'\n';
    return report;
}

LedgerReport erase(const OpenedLedger &opened, const CommandLine &line)
{
    const auto actor = signin::actorFor(Act::Erase, opened, line);
    if (!actor)
        return LedgerReport::problem(actor.error().exit, actor.error().problem.message, actor.error().problem.field);
    const auto erased = opened.ledger.erase(line.request.olderThanDays, *actor);
    if (!erased)
        return LedgerReport::of(erased.error(), {});
    LedgerReport report;
    report.json = JsonLine().add("erased"_L1, *erased);
    report.result = Tr::tr("Customers' data of %n charge(s) was erased.", nullptr, *erased) + u'\n';
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
        Tr::tr("%n charge(s) did not follow from their events and were put right.", nullptr, *mended) + u'\n';
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
    report.result.prepend(Tr::tr("%n event(s) were set aside.", nullptr, static_cast<int>(events.size())) + u'\n');
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
    report.result =
        loss->gaps.isEmpty()
            ? Tr::tr("Nothing is missing, and nothing was changed.") + u'\n'
            : Tr::tr("The ledger goes on without these numbers of each counter: %1.").arg(textOf(loss->gaps)) + u'\n' +
                  Tr::tr("%n charge(s) may have been sent and are unknown now. Look for "
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
        return line.request.isTable ? table(ledger, line.request.query) : list(ledger, line.request.query);
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

/** Who did it, and who allowed it. */
QString namesOf(const LedgerEvent &event)
{
    const QString who = display::quoted(event.operatorName, 40);
    return event.authorisedBy.isEmpty() ? who
                                        : Tr::tr("%1, allowed by %2").arg(who, display::quoted(event.authorisedBy, 40));
}

bool paysAnother(const LedgerEvent &event)
{
    return std::visit(
        [](const auto &what) {
            if constexpr (requires { what.answer; })
                return what.answer.otherThan.has_value();
            else
                return false;
        },
        event.what);
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

LedgerReport LedgerReport::missing(const BlockingLedger &ledger, const QString &name, const LedgerError &error,
                                   const QString &field)
{
    const auto sentence = ambiguity(ledger, name);
    return sentence ? problem(Exit::InvalidInput, *sentence, field) : of(error, field);
}

LedgerReport showCharge(const BlockingLedger &ledger, const QString &name)
{
    const auto row = ledger.find(name);
    if (!row)
        return LedgerReport::missing(ledger, name, row.error(), u"txid"_s);
    const auto found = ledger.history(row->attempt);
    if (!found)
        return LedgerReport::of(found.error(), {});
    QJsonArray list;
    QStringList lines{lineOf(ledger, *row)};
    // The replies as received hold it too.
    const bool hasOtherReceiver = std::any_of(found->events.begin(), found->events.end(), paysAnother);
    for (const LedgerEvent &event : found->events) {
        list.append(eventObject(event, hasOtherReceiver));
        lines.append(u"  %1  %2  %3"_s.arg(event.at.toLocalTime().toString(u"dd/MM/yyyy HH:mm:ss"_s),
                                           QString(key(event.kind())).leftJustified(20), namesOf(event)));
    }
    QJsonObject object = objectOf(ledger, *row);
    object.insert(u"schema"_s, jsonSchema);
    object.insert(u"events"_s, list);
    LedgerReport report;
    report.json.add(object);
    report.result = lines.join(u'\n') + u'\n';
    return report;
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
            return LedgerReport::problem(Exit::InvalidInput,
                                         Tr::tr("set-aside takes the numbers of events, with commas between them."),
                                         u"event"_s);
    }
    const auto opened = openLedger(line.ledger, access);
    if (!opened)
        return LedgerReport::problem(Exit::LocalError, opened.error());
    LedgerReport report = reportOf(*opened, line);
    const bool isTraining = opened->ledger.isForTraining();
    report.json.add("environment"_L1, isTraining ? u"training"_s : u"real"_s);
    if (isTraining)
        report.diagnostics.prepend(Tr::tr("This ledger is for training: no charge in it is real.") + u'\n');
    return report;
}

} // namespace balcao::cli
