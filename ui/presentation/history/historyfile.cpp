// SPDX-License-Identifier: MIT
// What HistoryPresenter's list is saved as: all that it shows, page by page, not only what is loaded.
#include "ui/presentation/history/chargelistpages.h"
#include "ui/presentation/history/historypresenter.h"
#include "ui/presentation/words/chargetable.h"
#include "ui/presentation/words/messages.h"
#include "ui/sheet/pdf.h"

using namespace Qt::StringLiterals;

namespace balcao
{

void HistoryPresenter::askForFile(FileForm form)
{
    ChargeQuery query = m_query;
    query.limit = ChargeQuery::maxLimit;
    query.after.clear();
    // Another question gives the one before it up.
    m_gathering = std::make_unique<QObject>();
    gather(query, form, {});
}

void HistoryPresenter::gather(const ChargeQuery &query, FileForm form, const QList<Charge> &before)
{
    m_reader.search(query, m_gathering.get(),
                    [this, query, form, before](const Expected<ChargeSlice, LedgerError> &page) {
                        if (!page)
                            return fail(page.error());
                        ChargeQuery next = query;
                        next.after = page->next;
                        if (next.after.isEmpty() || before.size() >= mostRows)
                            give(form, before + page->rows);
                        else
                            gather(next, form, before + page->rows);
                    });
}

void HistoryPresenter::give(FileForm form, const QList<Charge> &charges)
{
    const Numbers sums = numbers();
    const auto &sum = sums.sums.isEmpty() ? Numbers::Sum{} : sums.sums.constFirst();
    const ListPaper paper{.title = tr("Charges %1").arg(periodWords()),
                          .sum = sum.label.isEmpty() ? QString() : sum.label + u' ' + display::amount(sum.amount),
                          .madeAt = m_clock.own.nowUtc(),
                          .masking = m_masking};
    const QString name = tr("charges-%1").arg(today().toString(Qt::ISODate));
    if (form == FileForm::Table)
        Q_EMIT fileWanted(
            {.title = tr("Save the list for a spreadsheet"),
             .text = tr("Semicolons and a decimal comma, as spreadsheets read it here. It has customers' names "
                        "and numbers in full."),
             .name = name + u".csv"_s,
             .bytes = [charges] { return csv::ofCharges(charges).toUtf8(); }});
    else
        Q_EMIT fileWanted(
            {.title = tr("Save the list as a PDF"),
             .text = tr("What the list shows, customers as they are shown there."),
             .name = name + u".pdf"_s,
             .bytes = [charges, paper] { return sheet::pdfOf(chargeListPages(charges, paper), paper.madeAt); }});
}

} // namespace balcao
