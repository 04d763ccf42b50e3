// SPDX-License-Identifier: MIT
// What HistoryPresenter's list is saved as: all that it shows, page by page, not only what is loaded.
#include "core/ledger/queries/chargequeries.h"
#include "ui/presentation/history/chargelistreport.h"
#include "ui/presentation/history/historypresenter.h"
#include "ui/report/csv.h"
#include "ui/text/messages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

void HistoryPresenter::askForFile(FileForm form, int most)
{
    ChargeQuery query = m_query;
    query.limit = std::min(most, ChargeQuery::maxLimit);
    query.after.clear();
    // Another question gives the one before it up.
    m_gathering.drop();
    gather(query, form, most, {});
}

void HistoryPresenter::gather(const ChargeQuery &query, FileForm form, int most, const QList<Charge> &before)
{
    m_gathering.hold(m_reader.ask(SearchCharges{query}))
        ->whenFinished(this, [this, query, form, most, before](const Expected<ChargeSlice, LedgerError> &page) {
            if (!page)
                return fail(page.error());
            ChargeQuery next = query;
            next.after = page->next;
            const QList<Charge> rows = before + page->rows;
            if (next.after.isEmpty())
                give(form, rows, 0);
            else if (rows.size() >= most)
                countRest(query, form, rows);
            else
                gather(next, form, most, rows);
        });
}

void HistoryPresenter::countRest(ChargeQuery query, FileForm form, const QList<Charge> &charges)
{
    query.after.clear();
    query.summedAt = m_clock.provider.nowUtc();
    m_gathering.hold(m_reader.ask(SumCharges{query}))
        ->whenFinished(this, [this, form, charges](const Expected<ChargeTotals, LedgerError> &totals) {
            if (!totals)
                return fail(totals.error());
            give(form, charges, totals->charges - charges.size());
        });
}

void HistoryPresenter::give(FileForm form, const QList<Charge> &charges, qint64 leftOut)
{
    const QString rest = leftOut > 0 ? tr("%1 more charge(s) are left out of the file; the sums count them.", nullptr,
                                          static_cast<int>(leftOut))
                                           .arg(display::count(leftOut))
                                     : QString();
    const auto told = [&rest](const QString &text) { return rest.isEmpty() ? text : text + u' ' + rest; };
    const Numbers sums = numbers();
    const auto &sum = sums.sums.isEmpty() ? Numbers::Sum{} : sums.sums.constFirst();
    const ListPaper paper{.moment = m_clock.thisMoment(),
                          .masking = m_masking,
                          .title = tr("Charges %1").arg(periodWords()),
                          .sum = sum.label.isEmpty() ? QString() : sum.label + u' ' + display::amount(sum.amount),
                          .madeAt = m_clock.own.nowUtc(),
                          .rest = rest};
    const QString name = tr("charges-%1").arg(today().toString(Qt::ISODate));
    if (form == FileForm::Table)
        Q_EMIT fileWanted(
            {.title = tr("Save the list for a spreadsheet"),
             .text = told(tr("Semicolons and a decimal comma, as spreadsheets read it here; customers as "
                             "they are shown in the list.")),
             .name = name + u".csv"_s,
             .bytes = [charges, paper] { return report::toCsv(chargeListReport(charges, paper)).toUtf8(); }});
    else
        Q_EMIT fileWanted({.title = tr("Save the list as a PDF"),
                           .text = told(tr("What the list shows, customers as they are shown there.")),
                           .name = name + u".pdf"_s,
                           .pages = [charges, paper] { return chargeListReport(charges, paper); }});
}

} // namespace balcao
