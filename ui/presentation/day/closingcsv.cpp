// SPDX-License-Identifier: MIT
#include "ui/presentation/day/closingcsv.h"

#include "ui/presentation/day/closingpages.h"
#include "ui/presentation/words/chargetable.h"
#include "ui/presentation/words/display.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao::csv
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Csv)
};

QString nameOf(const ClosingFigures::Named &charge)
{
    return u"%1-%2 %3"_s.arg(charge.counter).arg(charge.number).arg(dateOf(charge.day));
}

QStringList sumRow(const QString &label, const CountedSum &sum)
{
    return {label, QString::number(sum.count), amountOf(sum.amount)};
}

QList<QStringList> partRows(const QString &label, const QList<ClosingFigures::Part> &parts)
{
    QList<QStringList> rows{{},
                            {label, Tr::tr("Made"), Tr::tr("Paid"), Tr::tr("Corrected"), Tr::tr("To check"),
                             Tr::tr("Received"), Tr::tr("Confirmed at the shop")}};
    for (const ClosingFigures::Part &part : parts)
        rows.append({part.name, QString::number(part.made), QString::number(part.paid), QString::number(part.corrected),
                     QString::number(part.toCheck), amountOf(part.received), amountOf(part.confirmed)});
    return rows;
}

QList<QStringList> changeRows(const ClosingFigures &figures)
{
    QList<QStringList> rows;
    if (!figures.changes.isEmpty())
        rows += {{},
                 {Tr::tr("Changed since earlier closings"), Tr::tr("Before"), Tr::tr("After"),
                  Tr::tr("Received before"), Tr::tr("Received after")}};
    for (const ClosingFigures::Change &change : figures.changes)
        rows.append({nameOf(change.charge), display::statusWord(change.before), display::statusWord(change.after),
                     amountOf(change.receivedBefore), amountOf(change.receivedAfter)});
    if (!figures.corrections.isEmpty())
        rows += {{},
                 {Tr::tr("Corrections"), Tr::tr("When"), Tr::tr("Before"), Tr::tr("After"), Tr::tr("Reason"),
                  Tr::tr("By"), Tr::tr("Authorised by")}};
    for (const ClosingFigures::Correction &correction : figures.corrections)
        rows.append({nameOf(correction.charge), momentOf(correction.at), amountOf(correction.before),
                     amountOf(correction.after), correction.reason, correction.operatorName, correction.authorisedBy});
    return rows;
}

} // namespace

QString ofClosing(const DayClosing &closing, const MadeClosing *event, bool isTraining)
{
    const ClosingFigures &figures = closing.figures;
    QList<QStringList> rows;
    if (isTraining)
        rows.append({trainingOfClosing()});
    rows += {{Tr::tr("Closing"), event ? QString::number(closing.number) : Tr::tr("Not closed yet")},
             {Tr::tr("Day"), dateOf(closing.day)},
             {Tr::tr("From"), momentOf(figures.from)},
             {Tr::tr("To"), momentOf(figures.to)}};
    if (event)
        rows += {{Tr::tr("Closed by"), event->operatorName},
                 {Tr::tr("Authorised by"), event->authorisedBy},
                 {Tr::tr("Proof"), QString::fromLatin1(event->hash)}};
    rows += {{}, {QString(), Tr::tr("Number"), Tr::tr("Amount")}, sumRow(Tr::tr("Charges made"), figures.made)};
    for (const ClosingFigures::OfStatus &one : figures.statuses)
        rows.append(sumRow(display::statusWord(one.status), one.sum));
    rows += {{},
             sumRow(Tr::tr("Received"), figures.received),
             sumRow(Tr::tr("Confirmed at the shop"), figures.confirmed),
             sumRow(Tr::tr("Went back"), figures.wentBack),
             sumRow(Tr::tr("To check"), figures.toCheck),
             sumRow(Tr::tr("Unknown, of these"), figures.unknown),
             sumRow(Tr::tr("Contested"), figures.contested)};
    if (figures.counted)
        rows.append(sumRow(Tr::tr("Counted before"), *figures.counted));
    rows += partRows(Tr::tr("Operator"), figures.operators) + partRows(Tr::tr("Counter"), figures.counters);
    rows += {{}, {Tr::tr("Hour"), Tr::tr("Number"), Tr::tr("Received")}};
    for (const ClosingFigures::Hour &hour : figures.hours)
        rows.append(sumRow(QString::number(hour.hour) + u'h', hour.received));
    rows += changeRows(figures);
    for (const ClosingFigures::Approval &approval : figures.approvals)
        rows.append({Tr::tr("Approvals by %1").arg(approval.authorisedBy), QString::number(approval.count)});
    if (figures.isWithoutPins)
        rows.append({Tr::tr("Operators without PINs")});
    if (figures.isWithoutKeyring)
        rows.append({Tr::tr("The provider's key is in no keyring")});
    return table(rows);
}

} // namespace balcao::csv
