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

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ListPaper)
};

} // namespace

sheet::Document chargeListPages(const QList<Charge> &charges, const ListPaper &paper)
{
    sheet::PageFlow flow({.title = paper.title,
                          .subtitle = {},
                          .figure = paper.sum,
                          .beside = Tr::tr("%n charge(s)", nullptr, static_cast<int>(charges.size()))});
    QList<QStringList> rows;
    for (const Charge &charge : charges)
        rows.append({display::chargeNumber(charge), charge.createdAt.toLocalTime().toString(u"dd/MM HH:mm"_s),
                     charge.isErased ? Tr::tr("Data erased") : listedName(charge.name, paper.masking),
                     display::amount(charge.amount),
                     display::withOtherAmount(charge, display::statusWord(charge, paper.situationOf(charge))),
                     display::quoted(charge.operatorName, 40)});
    flow.addSection(Tr::tr("Charges"));
    flow.addTable({{.title = Tr::tr("Number"), .width = 76},
                   {.title = Tr::tr("Time"), .width = 92},
                   {.title = Tr::tr("Customer")},
                   {.title = Tr::tr("Amount"), .width = 110, .isRight = true},
                   {.title = u' ' + Tr::tr("Status"), .width = 130},
                   {.title = Tr::tr("Operator"), .width = 116}},
                  rows);
    if (!paper.rest.isEmpty())
        flow.addParagraph(paper.rest);
    return flow.finish(Tr::tr("Made on %1").arg(paper.madeAt.toLocalTime().toString(u"dd/MM/yyyy HH:mm"_s)),
                       [](int page, int of) { return Tr::tr("Page %1 of %2").arg(page).arg(of); });
}

} // namespace balcao
