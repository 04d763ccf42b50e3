// SPDX-License-Identifier: MIT
#include "ui/presentation/day/closingpages.h"

#include "ui/presentation/day/dayview.h"
#include "ui/presentation/words/display.h"
#include "ui/sheet/pageflow.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct ClosingPagesTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Closing)
};

using sheet::PageFlow;
using Figures = ClosingFigures;

constexpr int countWidth = 80;
constexpr int moneyWidth = 150;

QString moment(const QDateTime &utc)
{
    return utc.isValid() ? utc.toLocalTime().toString(u"dd/MM/yyyy HH:mm:ss"_s) : ClosingPagesTr::tr("the beginning");
}

QString nameOf(const Figures::Named &charge)
{
    return u"%1-%2 %3"_s.arg(charge.counter).arg(charge.number).arg(dayOfNumber(charge.day).toString(u"dd/MM"_s));
}

QStringList sumRow(const QString &label, const CountedSum &sum)
{
    return {label, display::count(sum.count), display::amount(sum.amount)};
}

void addSums(PageFlow &flow, const Figures &figures)
{
    const QList<PageFlow::Column> columns{
        {.title = {}},
        {.title = ClosingPagesTr::tr("Number"), .width = countWidth, .isRight = true},
        {.title = ClosingPagesTr::tr("Amount"), .width = moneyWidth, .isRight = true}};
    flow.addSection(ClosingPagesTr::tr("Payments"));
    QList<QStringList> payments{sumRow(ClosingPagesTr::tr("Received, by the provider's word"), figures.received),
                                sumRow(ClosingPagesTr::tr("Confirmed at the shop"), figures.confirmed),
                                sumRow(ClosingPagesTr::tr("Went back"), figures.wentBack),
                                sumRow(ClosingPagesTr::tr("Contested"), figures.contested)};
    if (figures.counted)
        payments.append(sumRow(ClosingPagesTr::tr("Counted before"), *figures.counted));
    flow.addTable(columns, payments);
    if (const QString difference = countedDifference(figures); !difference.isEmpty())
        flow.addParagraph(difference);
    flow.addSection(ClosingPagesTr::tr("Charges made, by status"));
    QList<QStringList> statuses;
    for (const Figures::OfStatus &one : figures.statuses)
        statuses.append(sumRow(display::statusWord(one.status), one.sum));
    statuses += {sumRow(ClosingPagesTr::tr("All"), figures.made),
                 sumRow(ClosingPagesTr::tr("To check, of any day"), figures.toCheck),
                 sumRow(ClosingPagesTr::tr("Unknown, of these"), figures.unknown)};
    flow.addTable(columns, statuses);
}

void addParts(PageFlow &flow, const QString &title, const QList<Figures::Part> &parts)
{
    if (parts.isEmpty())
        return;
    flow.addSection(title);
    QList<QStringList> rows;
    for (const Figures::Part &part : parts)
        rows.append({part.name.isEmpty() ? ClosingPagesTr::tr("Nobody said") : display::quoted(part.name, 60),
                     display::count(part.made), display::count(part.paid), display::count(part.corrected),
                     display::count(part.toCheck), display::amount(part.received), display::amount(part.confirmed)});
    constexpr int number = 70;
    constexpr int money = 112;
    flow.addTable({{.title = {}},
                   {.title = ClosingPagesTr::tr("Made"), .width = number, .isRight = true},
                   {.title = ClosingPagesTr::tr("Paid"), .width = number, .isRight = true},
                   {.title = ClosingPagesTr::tr("Corrected"), .width = number + 10, .isRight = true},
                   {.title = ClosingPagesTr::tr("To check"), .width = number + 10, .isRight = true},
                   {.title = ClosingPagesTr::tr("Received"), .width = money, .isRight = true},
                   {.title = ClosingPagesTr::tr("At the shop"), .width = money, .isRight = true}},
                  rows);
}

void addHours(PageFlow &flow, const Figures &figures)
{
    if (figures.hours.isEmpty())
        return;
    flow.addSection(ClosingPagesTr::tr("Received by hour"));
    QList<QStringList> rows;
    for (const Figures::Hour &hour : figures.hours)
        rows.append(sumRow(QString::number(hour.hour) + u'h', hour.received));
    flow.addTable({{.title = ClosingPagesTr::tr("Hour")},
                   {.title = ClosingPagesTr::tr("Number"), .width = countWidth, .isRight = true},
                   {.title = ClosingPagesTr::tr("Amount"), .width = moneyWidth, .isRight = true}},
                  rows);
}

void addChanges(PageFlow &flow, const Figures &figures)
{
    QList<QStringList> rows;
    for (const Figures::Change &change : figures.changes)
        rows.append({nameOf(change.charge),
                     display::statusWord(change.before) + u" → "_s + display::statusWord(change.after),
                     display::amount(change.receivedBefore), display::amount(change.receivedAfter)});
    if (!rows.isEmpty()) {
        flow.addSection(ClosingPagesTr::tr("Changed since earlier closings"));
        flow.addTable({{.title = ClosingPagesTr::tr("Charge"), .width = 110},
                       {.title = ClosingPagesTr::tr("Status")},
                       {.title = ClosingPagesTr::tr("Received before"), .width = moneyWidth, .isRight = true},
                       {.title = ClosingPagesTr::tr("Received after"), .width = moneyWidth, .isRight = true}},
                      rows);
    }
    rows.clear();
    for (const Figures::Correction &correction : figures.corrections) {
        QStringList who{display::quoted(correction.operatorName, 40)};
        if (!correction.authorisedBy.isEmpty())
            who.append(display::quoted(correction.authorisedBy, 40));
        rows.append({nameOf(correction.charge),
                     display::amount(correction.before) + u" → "_s + display::amount(correction.after),
                     display::quoted(correction.reason, 80), who.join(u", "_s)});
    }
    if (!rows.isEmpty()) {
        flow.addSection(ClosingPagesTr::tr("Corrections"));
        flow.addTable({{.title = ClosingPagesTr::tr("Charge"), .width = 110},
                       {.title = ClosingPagesTr::tr("Amount"), .width = 190},
                       {.title = ClosingPagesTr::tr("Reason")},
                       {.title = ClosingPagesTr::tr("By, allowed by"), .width = 170}},
                      rows);
    }
}

void addRemarks(PageFlow &flow, const Figures &figures)
{
    QStringList remarks;
    for (const Figures::Approval &approval : figures.approvals)
        remarks.append(ClosingPagesTr::tr("%n approval(s) by %1", nullptr, approval.count)
                           .arg(display::quoted(approval.authorisedBy, 60)));
    if (figures.isWithoutPins)
        remarks.append(ClosingPagesTr::tr("Operators without PINs"));
    if (figures.isWithoutKeyring)
        remarks.append(ClosingPagesTr::tr("The provider's key is in no keyring"));
    if (remarks.isEmpty())
        return;
    flow.addSection(ClosingPagesTr::tr("Remarks"));
    for (const QString &remark : std::as_const(remarks))
        flow.addParagraph(remark, {.pixels = 13});
}

} // namespace

QString trainingOfClosing()
{
    return ClosingPagesTr::tr("TRAINING: this closing has no value.");
}

sheet::Document closingPages(const DayClosing &closing, const MadeClosing *event, const ClosingPaper &paper)
{
    const Figures &figures = closing.figures;
    const QString day = dayOfNumber(closing.day).toString(u"dd/MM/yyyy"_s);
    PageFlow flow({.title = event ? ClosingPagesTr::tr("Closing %1").arg(closing.number)
                                  : ClosingPagesTr::tr("Since the last closing"),
                   .subtitle = display::quoted(paper.shopName),
                   .figure = display::amount(figures.received.amount),
                   .beside = event ? ClosingPagesTr::tr("received, %1").arg(day)
                                   : ClosingPagesTr::tr("received, %1, not closed").arg(day),
                   .warning = paper.isTraining ? trainingOfClosing() : QString()});
    flow.addSection(ClosingPagesTr::tr("This closing"));
    QList<PageFlow::Pair> pairs{{ClosingPagesTr::tr("From"), moment(figures.from)},
                                {ClosingPagesTr::tr("To"), moment(figures.to)}};
    if (event) {
        pairs.append({ClosingPagesTr::tr("Closed by"), display::quoted(event->operatorName, 60)});
        if (!event->authorisedBy.isEmpty())
            pairs.append({ClosingPagesTr::tr("Allowed by"), display::quoted(event->authorisedBy, 60)});
    }
    flow.addPairs(pairs);
    if (event)
        flow.addParagraph(ClosingPagesTr::tr("Proof: %1").arg(QString::fromLatin1(event->hash)));
    addSums(flow, figures);
    addParts(flow, ClosingPagesTr::tr("By operator"), figures.operators);
    addParts(flow, ClosingPagesTr::tr("By counter"), figures.counters);
    addHours(flow, figures);
    addChanges(flow, figures);
    addRemarks(flow, figures);
    return flow.finish(ClosingPagesTr::tr("Made by %1 on %2, %3")
                           .arg(display::quoted(paper.madeBy, 60),
                                paper.madeAt.toLocalTime().toString(u"dd/MM/yyyy HH:mm"_s), paper.program),
                       [](int page, int of) { return ClosingPagesTr::tr("Page %1 of %2").arg(page).arg(of); });
}

} // namespace balcao
