// SPDX-License-Identifier: MIT
#include "ui/presentation/day/closingcsv.h"

#include "core/charge/closing.h"
#include "ui/presentation/day/closingpages.h"
#include "ui/presentation/words/chargetable.h"
#include "ui/presentation/words/display.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao::csv
{

namespace
{

struct ClosingCsvTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Closing)
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
                            {label, ClosingCsvTr::tr("Made"), ClosingCsvTr::tr("Paid"), ClosingCsvTr::tr("Corrected"),
                             ClosingCsvTr::tr("To check"), ClosingCsvTr::tr("Received"),
                             ClosingCsvTr::tr("Confirmed at the shop")}};
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
                 {ClosingCsvTr::tr("Changed since earlier closings"), ClosingCsvTr::tr("Before"),
                  ClosingCsvTr::tr("After"), ClosingCsvTr::tr("Received before"), ClosingCsvTr::tr("Received after")}};
    for (const ClosingFigures::Change &change : figures.changes)
        rows.append({nameOf(change.charge), display::statusWord(change.before), display::statusWord(change.after),
                     amountOf(change.receivedBefore), amountOf(change.receivedAfter)});
    if (!figures.corrections.isEmpty())
        rows += {{},
                 {ClosingCsvTr::tr("Corrections"), ClosingCsvTr::tr("When"), ClosingCsvTr::tr("Before"),
                  ClosingCsvTr::tr("After"), ClosingCsvTr::tr("Reason"), ClosingCsvTr::tr("By"),
                  ClosingCsvTr::tr("Authorised by")}};
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
    rows +=
        {{ClosingCsvTr::tr("Closing"), event ? QString::number(closing.number) : ClosingCsvTr::tr("Not closed yet")},
         {ClosingCsvTr::tr("Day"), dateOf(closing.day)},
         {ClosingCsvTr::tr("From"), momentOf(figures.from)},
         {ClosingCsvTr::tr("To"), momentOf(figures.to)}};
    if (event)
        rows += {{ClosingCsvTr::tr("Closed by"), event->operatorName},
                 {ClosingCsvTr::tr("Authorised by"), event->authorisedBy},
                 {ClosingCsvTr::tr("Proof"), QString::fromLatin1(event->hash)}};
    rows += {{},
             {QString(), ClosingCsvTr::tr("Number"), ClosingCsvTr::tr("Amount")},
             sumRow(ClosingCsvTr::tr("Charges made"), figures.made)};
    for (const ClosingFigures::OfStatus &one : figures.statuses)
        rows.append(sumRow(display::statusWord(one.status), one.sum));
    rows += {{},
             sumRow(ClosingCsvTr::tr("Received"), figures.received),
             sumRow(ClosingCsvTr::tr("Confirmed at the shop"), figures.confirmed),
             sumRow(ClosingCsvTr::tr("Went back"), figures.wentBack),
             sumRow(ClosingCsvTr::tr("To check"), figures.toCheck),
             sumRow(ClosingCsvTr::tr("Unknown, of these"), figures.unknown),
             sumRow(ClosingCsvTr::tr("Contested"), figures.contested)};
    if (figures.counted)
        rows.append(sumRow(ClosingCsvTr::tr("Counted before"), *figures.counted));
    rows += partRows(ClosingCsvTr::tr("Operator"), figures.operators) +
            partRows(ClosingCsvTr::tr("Counter"), figures.counters);
    rows += {{}, {ClosingCsvTr::tr("Hour"), ClosingCsvTr::tr("Number"), ClosingCsvTr::tr("Received")}};
    for (const ClosingFigures::Hour &hour : figures.hours)
        rows.append(sumRow(QString::number(hour.hour) + u'h', hour.received));
    rows += changeRows(figures);
    for (const ClosingFigures::Approval &approval : figures.approvals)
        rows.append({ClosingCsvTr::tr("Approvals by %1").arg(approval.authorisedBy), QString::number(approval.count)});
    if (figures.isWithoutPins)
        rows.append({ClosingCsvTr::tr("Operators without PINs")});
    if (figures.isWithoutKeyring)
        rows.append({ClosingCsvTr::tr("The provider's key is in no keyring")});
    return table(rows);
}

} // namespace balcao::csv
