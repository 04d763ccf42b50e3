// SPDX-License-Identifier: MIT
#include "ui/presentation/history/chargelistpages.h"

#include "ui/presentation/words/display.h"
#include "ui/sheet/pageflow.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct ListPaperTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ChargeTableModel)
};

} // namespace

sheet::Document chargeListPages(const QList<Charge> &charges, const ListPaper &paper)
{
    sheet::PageFlow flow({.title = paper.title,
                          .subtitle = {},
                          .figure = paper.sum,
                          .beside = ListPaperTr::tr("%n charge(s)", nullptr, static_cast<int>(charges.size()))});
    QList<QStringList> rows;
    for (const Charge &charge : charges)
        rows.append({display::chargeNumber(charge), charge.createdAt.toLocalTime().toString(u"dd/MM HH:mm"_s),
                     charge.isErased ? ListPaperTr::tr("Data erased") : listedName(charge.name, paper.masking),
                     display::amount(charge.amount),
                     display::withOtherAmount(charge, display::statusWord(charge, paper.situationOf(charge))),
                     display::quoted(charge.operatorName, 40)});
    flow.addSection(ListPaperTr::tr("Charges"));
    flow.addTable({{.title = ListPaperTr::tr("Number"), .width = 76},
                   {.title = ListPaperTr::tr("Time"), .width = 92},
                   {.title = ListPaperTr::tr("Customer")},
                   {.title = ListPaperTr::tr("Amount"), .width = 110, .isRight = true},
                   {.title = u' ' + ListPaperTr::tr("Status"), .width = 130},
                   {.title = ListPaperTr::tr("Operator"), .width = 116}},
                  rows);
    if (!paper.rest.isEmpty())
        flow.addParagraph(paper.rest);
    return flow.finish(ListPaperTr::tr("Made on %1").arg(paper.madeAt.toLocalTime().toString(u"dd/MM/yyyy HH:mm"_s)),
                       [](int page, int of) { return ListPaperTr::tr("Page %1 of %2").arg(page).arg(of); });
}

} // namespace balcao
