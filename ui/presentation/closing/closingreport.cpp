// SPDX-License-Identifier: MIT
#include "ui/presentation/closing/closingreport.h"

#include "ui/presentation/closing/dayview.h"
#include "ui/text/display.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct ClosingReportTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Closing)
};

using report::Column;
using report::Count;
using report::Heading;
using report::Pair;
using report::Pairs;
using report::Paragraph;
using report::Table;
using Figures = ClosingFigures;
using Blocks = QList<report::Block>;
using Row = QList<report::Value>;

Column right(const QString &title)
{
    return {.title = title, .isRight = true};
}

QString nameOf(const Figures::Named &charge)
{
    return u"%1-%2 %3"_s.arg(charge.counter).arg(charge.number).arg(display::date(dayOfNumber(charge.day)));
}

Row sumRow(const QString &label, const CountedSum &sum)
{
    return {label, Count{sum.count}, sum.amount};
}

Table sumTable(const QString &title, const QList<Row> &rows)
{
    return {.columns = {{.title = title}, right(ClosingReportTr::tr("Number")), right(ClosingReportTr::tr("Amount"))},
            .rows = rows};
}

Pairs facts(const DayClosing &closing, const MadeClosing *event)
{
    const QDateTime from = closing.figures.from;
    Pairs facts{{{.label = ClosingReportTr::tr("Closing"),
                  .value = event ? report::Value(Count{closing.number}) : ClosingReportTr::tr("Not closed yet")},
                 {.label = ClosingReportTr::tr("Day"), .value = dayOfNumber(closing.day)},
                 {.label = ClosingReportTr::tr("From"),
                  .value = from.isValid() ? report::Value(from) : ClosingReportTr::tr("the beginning")},
                 {.label = ClosingReportTr::tr("To"), .value = closing.figures.to}}};
    if (event)
        facts.pairs += {{.label = ClosingReportTr::tr("Closed by"), .value = event->operatorName},
                        {.label = ClosingReportTr::tr("Authorised by"), .value = event->authorisedBy},
                        {.label = ClosingReportTr::tr("Proof"), .value = QString::fromLatin1(event->hash)}};
    facts.pairs.removeIf([](const Pair &pair) { return pair.value == report::Value(QString()); });
    return facts;
}

Blocks sums(const Figures &figures)
{
    QList<Row> payments{sumRow(ClosingReportTr::tr("Received, by the provider's word"), figures.received),
                        sumRow(ClosingReportTr::tr("Confirmed at the shop"), figures.confirmed),
                        sumRow(ClosingReportTr::tr("Went back"), figures.wentBack),
                        sumRow(ClosingReportTr::tr("Contested"), figures.contested)};
    if (figures.counted)
        payments.append(sumRow(ClosingReportTr::tr("Counted before"), *figures.counted));
    QList<Row> statuses;
    for (const Figures::OfStatus &one : figures.statuses)
        statuses.append(sumRow(display::statusWord(one.status), one.sum));
    statuses += {sumRow(ClosingReportTr::tr("All"), figures.made),
                 sumRow(ClosingReportTr::tr("To check, of any day"), figures.toCheck),
                 sumRow(ClosingReportTr::tr("Unknown, of these"), figures.unknown)};
    Blocks blocks{Heading{ClosingReportTr::tr("Payments")}, sumTable({}, payments)};
    if (const QString difference = countedDifference(figures); !difference.isEmpty())
        blocks.append(Paragraph{difference});
    return blocks + Blocks{Heading{ClosingReportTr::tr("Charges made, by status")}, sumTable({}, statuses)};
}

Blocks parts(const QString &title, const QList<Figures::Part> &parts)
{
    if (parts.isEmpty())
        return {};
    Table table{.columns = {{},
                            right(ClosingReportTr::tr("Made")),
                            right(ClosingReportTr::tr("Paid")),
                            right(ClosingReportTr::tr("Corrected")),
                            right(ClosingReportTr::tr("To check")),
                            right(ClosingReportTr::tr("Received")),
                            right(ClosingReportTr::tr("At the shop"))},
                .rows = {}};
    for (const Figures::Part &part : parts)
        table.rows.append({part.name.isEmpty() ? ClosingReportTr::tr("Nobody said") : part.name, Count{part.made},
                           Count{part.paid}, Count{part.corrected}, Count{part.toCheck}, part.received,
                           part.confirmed});
    return {Heading{title}, table};
}

Blocks hours(const Figures &figures)
{
    QList<Row> rows;
    for (const Figures::Hour &hour : figures.hours)
        rows.append(sumRow(QString::number(hour.hour) + u'h', hour.received));
    return rows.isEmpty()
               ? Blocks()
               : Blocks{Heading{ClosingReportTr::tr("Received by hour")}, sumTable(ClosingReportTr::tr("Hour"), rows)};
}

Blocks changes(const Figures &figures)
{
    if (figures.changes.isEmpty())
        return {};
    Table table{.columns = {{.title = ClosingReportTr::tr("Charge")},
                            {.title = ClosingReportTr::tr("Before")},
                            {.title = ClosingReportTr::tr("After")},
                            right(ClosingReportTr::tr("Received before")),
                            right(ClosingReportTr::tr("Received after"))},
                .rows = {}};
    for (const Figures::Change &change : figures.changes)
        table.rows.append({nameOf(change.charge), display::statusWord(change.before), display::statusWord(change.after),
                           change.receivedBefore, change.receivedAfter});
    return {Heading{ClosingReportTr::tr("Changed since earlier closings")}, table};
}

Blocks corrections(const Figures &figures)
{
    if (figures.corrections.isEmpty())
        return {};
    Table table{.columns = {{.title = ClosingReportTr::tr("Charge")},
                            {.title = ClosingReportTr::tr("When")},
                            right(ClosingReportTr::tr("Before")),
                            right(ClosingReportTr::tr("After")),
                            {.title = ClosingReportTr::tr("Reason")},
                            {.title = ClosingReportTr::tr("By")},
                            {.title = ClosingReportTr::tr("Authorised by")}},
                .rows = {}};
    for (const Figures::Correction &correction : figures.corrections)
        table.rows.append({nameOf(correction.charge), correction.at, correction.before, correction.after,
                           correction.reason, correction.operatorName, correction.authorisedBy});
    return {Heading{ClosingReportTr::tr("Corrections")}, table};
}

Blocks remarks(const Figures &figures)
{
    Blocks remarks;
    for (const Figures::Approval &approval : figures.approvals)
        remarks.append(Pairs{{{.label = ClosingReportTr::tr("Approvals by %1").arg(approval.authorisedBy),
                               .value = Count{approval.count}}}});
    if (figures.isWithoutPins)
        remarks.append(Paragraph{ClosingReportTr::tr("Operators without PINs")});
    if (figures.isWithoutKeyring)
        remarks.append(Paragraph{ClosingReportTr::tr("The provider's key is in no keyring")});
    if (!remarks.isEmpty())
        remarks.prepend(Heading{ClosingReportTr::tr("Remarks")});
    return remarks;
}

} // namespace

QString trainingOfClosing()
{
    return ClosingReportTr::tr("TRAINING: this closing has no value.");
}

report::Report closingReport(const DayClosing &closing, const MadeClosing *event, const ClosingPaper &paper)
{
    const Figures &figures = closing.figures;
    const QString day = display::date(dayOfNumber(closing.day));
    return {.title = event ? ClosingReportTr::tr("Closing %1").arg(closing.number)
                           : ClosingReportTr::tr("Since the last closing"),
            .subtitle = paper.shopName,
            .figure = display::amount(figures.received.amount),
            .figureNote = event ? ClosingReportTr::tr("received, %1").arg(day)
                                : ClosingReportTr::tr("received, %1, not closed").arg(day),
            .warning = paper.isTraining ? trainingOfClosing() : QString(),
            .blocks = Blocks{Heading{ClosingReportTr::tr("This closing")}, facts(closing, event)} + sums(figures) +
                      parts(ClosingReportTr::tr("By operator"), figures.operators) +
                      parts(ClosingReportTr::tr("By counter"), figures.counters) + hours(figures) + changes(figures) +
                      corrections(figures) + remarks(figures),
            .footer = ClosingReportTr::tr("Made by %1 on %2, %3")
                          .arg(display::quoted(paper.madeBy, 60),
                               paper.madeAt.toLocalTime().toString(u"dd/MM/yyyy HH:mm"_s), paper.program)};
}

} // namespace balcao
