// SPDX-License-Identifier: MIT
#include "ui/presentation/closing/dayview.h"

#include "core/values/personname.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct DayViewTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Closing)
};

/** Whole centavos, half of one up; nothing where the sum is not known exactly. */
std::optional<MoneySum> averageOf(const CountedSum &sum)
{
    if (sum.amount.isOpenEnded())
        return std::nullopt;
    return sum.count == 0 ? MoneySum() : MoneySum::fromCentavos((sum.amount.centavos() + sum.count / 2) / sum.count);
}

QList<DayView::Figure> figuresOf(const ClosingFigures &figures)
{
    QList<DayView::Figure> all{
        {.label = DayViewTr::tr("Received"),
         .amount = figures.received.amount,
         .number = {},
         .beside = DayViewTr::tr("%n payment(s) by the provider's word", nullptr, figures.received.count)},
        {.label = DayViewTr::tr("Average"),
         .amount = averageOf(figures.received),
         .number = u"–"_s,
         .beside = DayViewTr::tr("a payment")},
        {.label = DayViewTr::tr("Confirmed at the shop"),
         .amount = {},
         .number = display::count(figures.confirmed.count),
         .beside = display::amount(figures.confirmed.amount)},
        {.label = DayViewTr::tr("Corrected"),
         .amount = {},
         .number = display::count(figures.corrections.size()),
         .beside = figures.wentBack.count == 0
                       ? DayViewTr::tr("nothing went back")
                       : DayViewTr::tr("went back: %1").arg(display::amount(figures.wentBack.amount))},
        {.label = DayViewTr::tr("To check"),
         .amount = {},
         .number = display::count(figures.toCheck.count),
         .beside = display::amount(figures.toCheck.amount),
         .isOpen = figures.toCheck.count > 0}};
    return all;
}

constexpr qint64 chartHeight = 1000;
constexpr int steps = 3;

/** A third of the chart, in centavos: the least of 1, 2, 3 and 5 with noughts behind it, in reais, that reaches @p highest. */
qint64 stepTo(MoneySum highest)
{
    qint64 step = 100;
    for (qint64 unit = 100; step * steps < highest.centavos(); unit *= 10) {
        for (const int times : {1, 2, 3, 5}) {
            step = unit * times;
            if (step * steps >= highest.centavos())
                break;
        }
    }
    return step;
}

/** From the first hour that has anything to the last, without gaps. */
void fillChart(DayView &view, const ClosingFigures &figures)
{
    QList<DayView::Bar> &bars = view.bars;
    MoneySum highest;
    for (const ClosingFigures::Hour &hour : figures.hours) {
        highest = std::max(highest, hour.received.amount);
        for (int empty = bars.isEmpty() ? hour.hour : bars.constLast().label.chopped(1).toInt() + 1; empty < hour.hour;
             ++empty)
            bars.append({.label = QString::number(empty) + u'h', .amount = {}});
        bars.append({.label = QString::number(hour.hour) + u'h', .amount = hour.received.amount});
    }
    if (bars.isEmpty())
        return;
    const qint64 step = stepTo(highest);
    for (DayView::Bar &bar : bars) {
        bar.part = static_cast<int>(bar.amount.centavos() * chartHeight / (step * steps));
        bar.isHighest = !highest.isZero() && bar.amount == highest;
    }
    for (int i = 0; i <= steps; ++i)
        view.marks.append(
            {.label = QLocale().toString(step / 100 * i), .part = static_cast<int>(chartHeight * i / steps)});
}

/** Long names as lists have them: the first, and the initial of the last. */
QString listedName(const QString &name)
{
    constexpr qsizetype longest = 16;
    if (name.isEmpty())
        return DayViewTr::tr("Nobody said");
    const auto parsed = PersonName::parse(name);
    return display::quoted(name.size() > longest && parsed ? parsed->abbreviated() : name, longest);
}

DayView::PersonLine lineOf(const ClosingFigures::Part &part)
{
    return {.name = listedName(part.name),
            .numbers = {display::count(part.made), display::count(part.paid), display::count(part.corrected),
                        display::count(part.toCheck)},
            .received = part.received + part.confirmed};
}

QList<DayView::Remark> remarksOf(const ClosingFigures &figures)
{
    QList<DayView::Remark> remarks;
    if (figures.toCheck.count > 0)
        remarks.append({u"question"_s,
                        DayViewTr::tr("%n charge(s) to check, %1", nullptr, figures.toCheck.count)
                            .arg(display::amount(figures.toCheck.amount)),
                        false});
    else
        remarks.append({u"check-circle"_s, DayViewTr::tr("Nothing to check"), true});
    if (figures.contested.count > 0)
        remarks.append({u"question"_s,
                        DayViewTr::tr("%n charge(s) contested, %1", nullptr, figures.contested.count)
                            .arg(display::amount(figures.contested.amount)),
                        false});
    if (!figures.changes.isEmpty())
        remarks.append({u"swap"_s,
                        DayViewTr::tr("%n charge(s) of earlier closings changed since", nullptr,
                                      static_cast<int>(figures.changes.size())),
                        true});
    int approvals = 0;
    QStringList names;
    for (const ClosingFigures::Approval &approval : figures.approvals) {
        approvals += approval.count;
        names.append(display::quoted(approval.authorisedBy, 40));
    }
    if (approvals > 0)
        remarks.append(
            {u"key"_s, DayViewTr::tr("%n approval(s) by %1", nullptr, approvals).arg(names.join(u", "_s)), true});
    if (figures.isWithoutPins)
        remarks.append({u"users"_s, DayViewTr::tr("Operators without PINs"), false});
    if (figures.isWithoutKeyring)
        remarks.append({u"key"_s, DayViewTr::tr("The provider's key is in no keyring"), false});
    if (figures.counted) {
        const QString difference = countedDifference(figures);
        remarks.append({difference.isEmpty() ? u"check-circle"_s : u"alert"_s,
                        difference.isEmpty() ? DayViewTr::tr("What was counted before is the same") : difference,
                        difference.isEmpty()});
    }
    return remarks;
}

} // namespace

QString countedDifference(const ClosingFigures &figures)
{
    if (!figures.counted)
        return {};
    const MoneySum came = figures.received.amount + figures.confirmed.amount;
    const int count = figures.received.count + figures.confirmed.count;
    const CountedSum &counted = *figures.counted;
    if (counted.count == count && counted.amount == came && !came.isOpenEnded())
        return {};
    return DayViewTr::tr("Counted before: %1, %2. The ledger has %3, %4: %5")
        .arg(display::count(counted.count), display::amount(counted.amount), display::count(count),
             display::amount(came), display::difference(came, counted.amount));
}

DayView dayView(const DayClosing &closing, const DayContext &context)
{
    const ClosingFigures &figures = closing.figures;
    DayView view;
    view.isClosed = context.event != nullptr;
    view.isCovered = context.isBlind && !view.isClosed;
    view.title = view.isClosed            ? DayViewTr::tr("Closing %1").arg(closing.number)
                 : figures.from.isValid() ? DayViewTr::tr("Since the last closing")
                                          : DayViewTr::tr("Since the beginning");
    view.day = display::day(dayOfNumber(closing.day).startOfDay().toUTC());
    if (view.isClosed) {
        const QString at = display::timeOrDay(figures.to, {});
        const QString hash = QString::fromLatin1(context.event->hash.left(8));
        const QString who = display::quoted(context.event->operatorName, 60);
        view.subtitle = who.isEmpty() ? DayViewTr::tr("Closed %1 · %2").arg(at, hash)
                                      : DayViewTr::tr("Closed %1 by %2 · %3").arg(at, who, hash);
    } else if (figures.from.isValid())
        view.subtitle = DayViewTr::tr("the last one was made %1").arg(display::timeOrDay(figures.from, figures.to));
    if (view.isCovered)
        return view;
    view.figures = figuresOf(figures);
    fillChart(view, figures);
    for (const ClosingFigures::OfStatus &one : figures.statuses)
        view.statuses.append({display::status(one.status), one.sum});
    view.all = figures.made;
    view.personHeads = {DayViewTr::tr("Operator"),  DayViewTr::tr("Made"),     DayViewTr::tr("Paid"),
                        DayViewTr::tr("Corrected"), DayViewTr::tr("To check"), DayViewTr::tr("Received")};
    for (const ClosingFigures::Part &part : figures.operators)
        view.persons.append(lineOf(part));
    if (figures.counters.size() > 1) {
        view.counterHeads = view.personHeads;
        view.counterHeads.front() = DayViewTr::tr("Counter");
        for (const ClosingFigures::Part &part : figures.counters)
            view.counters.append(lineOf(part));
    }
    view.remarks = remarksOf(figures);
    view.hasToCheck = !context.event && figures.toCheck.count > 0;
    return view;
}

} // namespace balcao
