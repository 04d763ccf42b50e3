// SPDX-License-Identifier: MIT
#include "ui/presentation/history/chargelistreport.h"

#include "ui/text/display.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct ListReportTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ChargeTableModel)
};

struct ListColumnTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Csv)
};

using report::Value;

QList<report::Column> listColumns()
{
    return {{.title = ListColumnTr::tr("Number")},
            {.title = ListColumnTr::tr("Day"), .isDetail = true},
            {.title = ListColumnTr::tr("Created")},
            {.title = ListColumnTr::tr("Amount"), .isRight = true},
            {.title = ListColumnTr::tr("Status")},
            {.title = ListColumnTr::tr("Reported amount"), .isRight = true},
            {.title = ListColumnTr::tr("Confirmed at the shop"), .isRight = true},
            {.title = ListColumnTr::tr("Txid"), .isDetail = true},
            {.title = ListColumnTr::tr("Operator")},
            {.title = ListColumnTr::tr("Order"), .isDetail = true},
            {.title = ListColumnTr::tr("Name")},
            {.title = ListColumnTr::tr("CPF or CNPJ"), .isDetail = true}};
}

QList<Value> rowOf(const Charge &charge, const ListPaper &paper)
{
    const auto amountOrNothing = [](const std::optional<Money> &amount) {
        return amount ? Value(MoneySum(*amount)) : Value();
    };
    ListedCustomer customer{.name = charge.name, .taxId = charge.taxId, .phone = {}, .email = {}};
    if (paper.masking)
        customer = listed(customer, *paper.masking);
    if (charge.isErased)
        customer.name = ListReportTr::tr("Data erased");
    return {display::chargeNumber(charge),
            dayOfNumber(charge.day),
            charge.createdAt,
            MoneySum(charge.amount),
            display::statusWord(charge, paper.moment.situationOf(charge)),
            amountOrNothing(charge.reportedAmount),
            amountOrNothing(charge.receivedAmount),
            charge.txid,
            charge.operatorName,
            charge.mark,
            customer.name,
            customer.taxId};
}

} // namespace

report::Report chargeListReport(const QList<Charge> &charges, const ListPaper &paper)
{
    report::Table table{.columns = listColumns(), .rows = {}};
    for (const Charge &charge : charges)
        table.rows.append(rowOf(charge, paper));
    QList<report::Block> blocks{table};
    if (!paper.rest.isEmpty())
        blocks.append(report::Paragraph{paper.rest});
    return {.title = paper.title,
            .figure = paper.sum,
            .figureNote = ListReportTr::tr("%n charge(s)", nullptr, static_cast<int>(charges.size())),
            .blocks = blocks,
            .footer = ListReportTr::tr("Made on %1").arg(paper.madeAt.toLocalTime().toString(u"dd/MM/yyyy HH:mm"_s))};
}

} // namespace balcao
