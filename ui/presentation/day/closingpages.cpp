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

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ClosingPaper)
};

using sheet::PageFlow;
using Figures = ClosingFigures;

constexpr int countWidth = 80;
constexpr int moneyWidth = 150;

QString moment(const QDateTime &utc)
{
    return utc.isValid() ? utc.toLocalTime().toString(u"dd/MM/yyyy HH:mm:ss"_s) : Tr::tr("the beginning");
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
    const QList<PageFlow::Column> columns{{.title = {}},
                                          {.title = Tr::tr("Number"), .width = countWidth, .isRight = true},
                                          {.title = Tr::tr("Amount"), .width = moneyWidth, .isRight = true}};
    flow.addSection(Tr::tr("Payments"));
    QList<QStringList> payments{sumRow(Tr::tr("Received, by the provider's word"), figures.received),
                                sumRow(Tr::tr("Confirmed at the shop"), figures.confirmed),
                                sumRow(Tr::tr("Went back"), figures.wentBack),
                                sumRow(Tr::tr("Contested"), figures.contested)};
    if (figures.counted)
        payments.append(sumRow(Tr::tr("Counted before"), *figures.counted));
    flow.addTable(columns, payments);
    if (const QString difference = countedDifference(figures); !difference.isEmpty())
        flow.addParagraph(difference);
    flow.addSection(Tr::tr("Charges made, by status"));
    QList<QStringList> statuses;
    for (const Figures::OfStatus &one : figures.statuses)
        statuses.append(sumRow(display::statusWord(one.status), one.sum));
    statuses += {sumRow(Tr::tr("All"), figures.made), sumRow(Tr::tr("To check, of any day"), figures.toCheck),
                 sumRow(Tr::tr("Unknown, of these"), figures.unknown)};
    flow.addTable(columns, statuses);
}

void addParts(PageFlow &flow, const QString &title, const QList<Figures::Part> &parts)
{
    if (parts.isEmpty())
        return;
    flow.addSection(title);
    QList<QStringList> rows;
    for (const Figures::Part &part : parts)
        rows.append({part.name.isEmpty() ? Tr::tr("Nobody said") : display::quoted(part.name, 60),
                     display::count(part.made), display::count(part.paid), display::count(part.corrected),
                     display::count(part.toCheck), display::amount(part.received), display::amount(part.confirmed)});
    constexpr int number = 70;
    constexpr int money = 112;
    flow.addTable({{.title = {}},
                   {.title = Tr::tr("Made"), .width = number, .isRight = true},
                   {.title = Tr::tr("Paid"), .width = number, .isRight = true},
                   {.title = Tr::tr("Corrected"), .width = number + 10, .isRight = true},
                   {.title = Tr::tr("To check"), .width = number + 10, .isRight = true},
                   {.title = Tr::tr("Received"), .width = money, .isRight = true},
                   {.title = Tr::tr("At the shop"), .width = money, .isRight = true}},
                  rows);
}

void addHours(PageFlow &flow, const Figures &figures)
{
    if (figures.hours.isEmpty())
        return;
    flow.addSection(Tr::tr("Received by hour"));
    QList<QStringList> rows;
    for (const Figures::Hour &hour : figures.hours)
        rows.append(sumRow(QString::number(hour.hour) + u'h', hour.received));
    flow.addTable({{.title = Tr::tr("Hour")},
                   {.title = Tr::tr("Number"), .width = countWidth, .isRight = true},
                   {.title = Tr::tr("Amount"), .width = moneyWidth, .isRight = true}},
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
        flow.addSection(Tr::tr("Changed since earlier closings"));
        flow.addTable({{.title = Tr::tr("Charge"), .width = 110},
                       {.title = Tr::tr("Status")},
                       {.title = Tr::tr("Received before"), .width = moneyWidth, .isRight = true},
                       {.title = Tr::tr("Received after"), .width = moneyWidth, .isRight = true}},
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
        flow.addSection(Tr::tr("Corrections"));
        flow.addTable({{.title = Tr::tr("Charge"), .width = 110},
                       {.title = Tr::tr("Amount"), .width = 190},
                       {.title = Tr::tr("Reason")},
                       {.title = Tr::tr("By, allowed by"), .width = 170}},
                      rows);
    }
}

void addRemarks(PageFlow &flow, const Figures &figures)
{
    QStringList remarks;
    for (const Figures::Approval &approval : figures.approvals)
        remarks.append(
            Tr::tr("%n approval(s) by %1", nullptr, approval.count).arg(display::quoted(approval.authorisedBy, 60)));
    if (figures.isWithoutPins)
        remarks.append(Tr::tr("Operators without PINs"));
    if (figures.isWithoutKeyring)
        remarks.append(Tr::tr("The provider's key is in no keyring"));
    if (remarks.isEmpty())
        return;
    flow.addSection(Tr::tr("Remarks"));
    for (const QString &remark : std::as_const(remarks))
        flow.addParagraph(remark, {.pixels = 13});
}

} // namespace

QString trainingOfClosing()
{
    return Tr::tr("TRAINING: this closing has no value.");
}

sheet::Document closingPages(const DayClosing &closing, const MadeClosing *event, const ClosingPaper &paper)
{
    const Figures &figures = closing.figures;
    const QString day = dayOfNumber(closing.day).toString(u"dd/MM/yyyy"_s);
    PageFlow flow({.title = event ? Tr::tr("Closing %1").arg(closing.number) : Tr::tr("Since the last closing"),
                   .subtitle = display::quoted(paper.shopName),
                   .figure = display::amount(figures.received.amount),
                   .beside = event ? Tr::tr("received, %1").arg(day) : Tr::tr("received, %1, not closed").arg(day),
                   .warning = paper.isTraining ? trainingOfClosing() : QString()});
    flow.addSection(Tr::tr("This closing"));
    QList<PageFlow::Pair> pairs{{Tr::tr("From"), moment(figures.from)}, {Tr::tr("To"), moment(figures.to)}};
    if (event) {
        pairs.append({Tr::tr("Closed by"), display::quoted(event->operatorName, 60)});
        if (!event->authorisedBy.isEmpty())
            pairs.append({Tr::tr("Allowed by"), display::quoted(event->authorisedBy, 60)});
    }
    flow.addPairs(pairs);
    if (event)
        flow.addParagraph(Tr::tr("Proof: %1").arg(QString::fromLatin1(event->hash)));
    addSums(flow, figures);
    addParts(flow, Tr::tr("By operator"), figures.operators);
    addParts(flow, Tr::tr("By counter"), figures.counters);
    addHours(flow, figures);
    addChanges(flow, figures);
    addRemarks(flow, figures);
    return flow.finish(Tr::tr("Made by %1 on %2, %3")
                           .arg(display::quoted(paper.madeBy, 60),
                                paper.madeAt.toLocalTime().toString(u"dd/MM/yyyy HH:mm"_s), paper.program),
                       [](int page, int of) { return Tr::tr("Page %1 of %2").arg(page).arg(of); });
}

} // namespace balcao
