// SPDX-License-Identifier: MIT
#include "app/cli/ledgercommand.h"

#include "app/cli/jsonline.h"
#include "app/cli/ledgerjson.h"
#include "core/ledger/ledgermaintenance.h"
#include "ui/presentation/display.h"
#include "ui/presentation/messages.h"
#include "ui/presentation/outcomepresenter.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::LedgerCommand)
};

QJsonArray errorArray(const QList<Problem> &problems)
{
    QJsonArray errors;
    for (const Problem &problem : problems)
        errors.append(QJsonObject{{u"field"_s, textOrNull(problem.field)}, {u"message"_s, problem.message}});
    return errors;
}

LedgerReport problem(Exit exit, const QString &message, const QString &field = {})
{
    return {.exit = exit, .json = ledgerProblems({{field, message}}), .result = {}, .trouble = message + u'\n'};
}

/** What the ledger's own trouble means for the person at the keyboard. */
LedgerReport outageOf(const LedgerError &error, const QString &field)
{
    const bool isInput = error.kind == LedgerError::Kind::NotFound || error.kind == LedgerError::Kind::NotAllowed ||
                         error.kind == LedgerError::Kind::Overtaken;
    return problem(isInput ? Exit::InvalidInput : Exit::LocalError, messages::describe(error),
                   isInput ? field : QString());
}

QString lineOf(const Charge &row)
{
    const QString number = u"%1/%2"_s.arg(row.counter).arg(row.number);
    return u"%1  %2  %3  %4  %5  %6"_s.arg(
        row.createdAt.toLocalTime().toString(u"dd/MM/yyyy HH:mm"_s), number.leftJustified(8),
        display::amount(row.amount).rightJustified(14),
        display::status(row, QDateTime::currentDateTimeUtc()).label.leftJustified(14),
        (row.txid.isEmpty() ? shortName(row.attempt) : display::quoted(row.txid)).leftJustified(36),
        display::quoted(row.name, 40));
}

LedgerReport list(LedgerStore &store, const ChargeQuery &query)
{
    // Scripts leave the search index behind; where it cannot be written the search is right all the same.
    static_cast<void>(store.index());
    const auto page = store.search(query);
    if (!page)
        return outageOf(page.error(), {});
    QJsonArray charges;
    QStringList lines;
    for (const Charge &row : page->rows) {
        charges.append(chargeObject(row));
        lines.append(lineOf(row));
    }
    LedgerReport report;
    const QString next = CommandLine::pageName(query.sort, page->next);
    report.json =
        JsonLine().add("schema"_L1, jsonSchema).add("charges"_L1, charges).add("next"_L1, textOrNull(next)).text();
    report.result = lines.isEmpty() ? Tr::tr("No charge fits.") + u'\n' : lines.join(u'\n') + u'\n';
    if (!next.isEmpty())
        report.trouble = Tr::tr("There are more: --after %1").arg(next) + u'\n';
    return report;
}

LedgerReport shown(LedgerStore &store, const Charge &row)
{
    const auto events = store.events(row.attempt);
    if (!events)
        return outageOf(events.error(), {});
    QJsonArray list;
    QStringList lines{lineOf(row)};
    for (const LedgerEvent &event : *events) {
        list.append(eventObject(event));
        lines.append(u"  %1  %2  %3"_s.arg(event.at.toLocalTime().toString(u"dd/MM/yyyy HH:mm:ss"_s),
                                           QString(key(event.kind)).leftJustified(20),
                                           display::quoted(event.operatorName, 40)));
    }
    QJsonObject object = chargeObject(row);
    object.insert(u"schema"_s, jsonSchema);
    object.insert(u"events"_s, list);
    LedgerReport report;
    report.json = QJsonDocument(object).toJson(QJsonDocument::Compact);
    report.result = lines.join(u'\n') + u'\n';
    return report;
}

LedgerReport show(LedgerStore &store, const QString &name)
{
    const auto row = store.find(name);
    return row ? shown(store, *row) : outageOf(row.error(), u"txid"_s);
}

/** Adds @p draft to the charge @p found, unless the ledger has none. */
LedgerReport write(LedgerStore &store, const Expected<Charge, LedgerError> &found, EventDraft draft,
                   const QString &field)
{
    if (!found)
        return outageOf(found.error(), field);
    draft.attempt = found->attempt;
    draft.amount = found->amount.isZero() ? std::nullopt : std::optional(found->amount);
    if (const auto written = store.append(draft); !written)
        return outageOf(written.error(), field);
    const auto now = store.find(found->attempt);
    return now ? shown(store, *now) : outageOf(now.error(), field);
}

LedgerReport settle(LedgerStore &store, const CommandLine &line, const QString &who)
{
    const LedgerRequest &request = line.request;
    const auto found = store.find(line.subject);
    EventDraft draft;
    draft.kind = EventKind::Settled;
    draft.operatorName = who;
    if (request.isReopened) {
        draft.data.insert("reopened"_L1, found ? found->txid : QString());
        return write(store, found, draft, u"attempt"_s);
    }
    if (!request.isAbsent) {
        if (const QString wrong = OutcomePresenter::txidProblem(request.found); !wrong.isEmpty())
            return problem(Exit::InvalidInput, wrong, u"txid"_s);
    }
    draft.txid = request.found;
    draft.data.insert("found"_L1, !request.isAbsent);
    return write(store, found, draft, u"attempt"_s);
}

LedgerReport receive(LedgerStore &store, const CommandLine &line, const QString &who)
{
    EventDraft draft;
    draft.kind = EventKind::ReceivedByHand;
    draft.operatorName = who;
    draft.data.insert("reference"_L1, line.request.reference);
    return write(store, store.findWhole(line.subject), draft, u"txid"_s);
}

LedgerReport verify(LedgerStore &store)
{
    const auto found = ledger::verify(store);
    if (!found)
        return outageOf(found.error(), {});
    QJsonArray damages;
    QStringList lines{Tr::tr("%1 events of %2 charges were read.").arg(found->events).arg(found->charges)};
    for (const ledger::Damage &damage : found->damages) {
        damages.append(damageObject(damage));
        lines.append(Tr::tr("Not as it was written: %1, event %2 (counter %3, number %4) of attempt %5 %6")
                         .arg(key(damage.what), QString::number(damage.event), damage.counter,
                              QString::number(damage.sequence), damage.attempt, damage.text)
                         .trimmed());
    }
    LedgerReport report;
    report.exit = found->isWhole() ? Exit::Done : Exit::Attention;
    report.json = JsonLine()
                      .add("whole"_L1, found->isWhole())
                      .add("events"_L1, found->events)
                      .add("charges"_L1, found->charges)
                      .add("damages"_L1, damages)
                      .text();
    lines.append(found->isWhole()
                     ? Tr::tr("The ledger is whole.")
                     : Tr::tr("The ledger was changed or damaged. Keep it, and a copy, and tell support."));
    (found->isWhole() ? report.result : report.trouble) = lines.join(u'\n') + u'\n';
    return report;
}

LedgerReport stats(LedgerStore &store)
{
    const auto found = ledger::statistics(store);
    if (!found)
        return outageOf(found.error(), {});
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
                      .add("counters"_L1, QJsonArray::fromStringList(found->counters))
                      .text();
    report.result = Tr::tr("Charges: %1, of these to check: %2, with erased data: %3")
                        .arg(found->charges)
                        .arg(found->open)
                        .arg(found->erased) +
                    u'\n' +
                    Tr::tr("Events: %1 from the counters %2").arg(found->events).arg(found->counters.join(u", "_s)) +
                    u'\n' + Tr::tr("Size: %1").arg(QLocale().formattedDataSize(found->size)) + u'\n';
    return report;
}

LedgerReport backUp(LedgerStore &store, const QString &file)
{
    const auto done = ledger::backup(store, file);
    if (!done && done.error().kind == LedgerError::Kind::CannotOpen)
        return problem(
            Exit::LocalError,
            Tr::tr("The copy cannot be written to %1: it is there already, or the folder may not be written.")
                .arg(file));
    if (!done)
        return outageOf(done.error(), {});
    LedgerReport report;
    report.json = JsonLine().add("file"_L1, file).text();
    report.result = Tr::tr("The copy lies in %1.").arg(file) + u'\n';
    return report;
}

LedgerReport erase(LedgerStore &store, int days, const QString &who)
{
    const auto erased = ledger::erase(store, QDateTime::currentDateTimeUtc().addDays(-days), who);
    if (!erased)
        return outageOf(erased.error(), {});
    LedgerReport report;
    report.json = JsonLine().add("erased"_L1, *erased).text();
    report.result = Tr::tr("Customers' data of %n charge(s) was erased.", nullptr, *erased) + u'\n';
    return report;
}

LedgerReport rebuild(LedgerStore &store)
{
    const auto mended = ledger::rebuild(store);
    if (!mended)
        return outageOf(mended.error(), {});
    LedgerReport report;
    report.json = JsonLine().add("mended"_L1, *mended).text();
    report.result =
        Tr::tr("%n charge(s) did not follow from their events and were put right.", nullptr, *mended) + u'\n';
    return report;
}

} // namespace

QByteArray ledgerProblems(const QList<Problem> &problems)
{
    return JsonLine().add("schema"_L1, jsonSchema).add("errors"_L1, errorArray(problems)).text();
}

LedgerReport runLedgerCommand(const CommandLine &line)
{
    // What reads a ledger makes none: under a wrong name it would be content for ever.
    const auto address = ledgerAddress(line.ledger, LedgerUse::Shop, false);
    const auto writer = ledgerWriter(line.ledger);
    if (!address || !writer)
        return problem(Exit::LocalError, address ? writer.error() : address.error());
    const bool looksForDamage = line.command == Command::LedgerVerify || line.command == Command::LedgerStats ||
                                line.command == Command::LedgerBackup;
    const auto opened = LedgerStore::open(*address, {.counter = writer->counter, .checksNewest = !looksForDamage});
    if (!opened)
        return outageOf(opened.error(), {});
    LedgerStore &store = **opened;
    const QString &who = writer->operatorName;
    switch (line.command) {
    case Command::List:
        return list(store, line.request.query);
    case Command::Show:
        return show(store, line.subject);
    case Command::Settle:
        return settle(store, line, who);
    case Command::Receive:
        return receive(store, line, who);
    case Command::LedgerVerify:
        return verify(store);
    case Command::LedgerStats:
        return stats(store);
    case Command::LedgerBackup:
        return backUp(store, line.subject);
    case Command::LedgerRebuild:
        return rebuild(store);
    case Command::LedgerErase:
        return erase(store, line.request.olderThanDays, who);
    default:
        return problem(Exit::Usage, QString());
    }
}

} // namespace balcao::cli
