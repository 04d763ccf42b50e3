// SPDX-License-Identifier: MIT
#include "app/cli/commands/listcommand.h"

#include "app/cli/ledgerjson.h"
#include "app/cli/listoptions.h"
#include "ui/presentation/words/chargetable.h"
#include "ui/presentation/words/display.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct ListCommandTr {
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
    report.result = lines.isEmpty() ? ListCommandTr::tr("No charge fits.") + u'\n' : lines.join(u'\n') + u'\n';
    if (!next.isEmpty())
        report.diagnostics = ListCommandTr::tr("There are more: --after %1").arg(next) + u'\n';
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
    const auto situationOf = [&ledger](const Charge &charge) { return ledger.situationOf(charge); };
    return {.json = {}, .result = csv::ofCharges(all, situationOf), .diagnostics = {}};
}

/** Who did it, and who allowed it. */
QString namesOf(const LedgerEvent &event)
{
    const QString who = display::quoted(event.operatorName, 40);
    return event.authorisedBy.isEmpty()
               ? who
               : ListCommandTr::tr("%1, allowed by %2").arg(who, display::quoted(event.authorisedBy, 40));
}

} // namespace

LedgerReport listCharges(const BlockingLedger &ledger, const LedgerRequest &request)
{
    return request.isTable ? table(ledger, request.query) : list(ledger, request.query);
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
    const bool hasOtherReceiver = std::any_of(found->events.begin(), found->events.end(),
                                              [](const LedgerEvent &event) { return event.paysAnother(); });
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

} // namespace balcao::cli
