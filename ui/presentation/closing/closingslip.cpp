// SPDX-License-Identifier: MIT
#include "ui/presentation/closing/closingslip.h"

#include "ui/presentation/closing/closingreport.h"
#include "ui/presentation/closing/dayview.h"
#include "ui/text/display.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct ClosingSlipTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Closing)
};

constexpr qsizetype longestOnSlip = 60;

QString shortMoment(const QDateTime &utc)
{
    return utc.isValid() ? utc.toLocalTime().toString(u"dd/MM/yyyy HH:mm"_s) : ClosingSlipTr::tr("the beginning");
}

QString numberAndAmount(int count, MoneySum amount)
{
    return u"%1 · %2"_s.arg(display::count(count), display::amount(amount));
}

report::Pair pairOf(const QString &label, const CountedSum &sum)
{
    return {.label = label, .value = numberAndAmount(sum.count, sum.amount)};
}

} // namespace

report::Report closingSlip(const DayClosing &closing, const MadeClosing *event, const QString &shopName,
                           bool isTraining)
{
    const ClosingFigures &figures = closing.figures;
    report::Report paper{.title = display::quoted(shopName, longestOnSlip),
                         .warning = isTraining ? trainingOfClosing() : QString()};
    const auto words = [&paper](const QString &text, bool isStrong = false) {
        if (!text.isEmpty())
            paper.blocks.append(report::Paragraph{.text = text, .isCentred = true, .isStrong = isStrong});
    };
    words(event ? ClosingSlipTr::tr("Closing %1").arg(closing.number) : ClosingSlipTr::tr("Not closed yet"), true);
    words(shortMoment(figures.from) + u" – "_s + shortMoment(figures.to));
    report::Pairs sums{{pairOf(ClosingSlipTr::tr("Received, by the provider's word"), figures.received),
                        pairOf(ClosingSlipTr::tr("Confirmed at the shop"), figures.confirmed),
                        pairOf(ClosingSlipTr::tr("Went back"), figures.wentBack),
                        pairOf(ClosingSlipTr::tr("To check, of any day"), figures.toCheck),
                        pairOf(ClosingSlipTr::tr("Unknown, of these"), figures.unknown),
                        pairOf(ClosingSlipTr::tr("Contested"), figures.contested)}};
    if (figures.counted)
        sums.pairs.append(pairOf(ClosingSlipTr::tr("Counted before"), *figures.counted));
    paper.blocks << report::Rule{} << sums;
    words(countedDifference(figures));
    report::Pairs statuses;
    for (const ClosingFigures::OfStatus &one : figures.statuses)
        statuses.pairs.append(pairOf(display::statusWord(one.status), one.sum));
    statuses.pairs.append(pairOf(ClosingSlipTr::tr("All"), figures.made));
    report::Pairs operators;
    for (const ClosingFigures::Part &part : figures.operators) {
        CountedSum paid{.count = part.paid, .amount = part.received};
        paid.add(part.confirmed, 0);
        const QString name =
            part.name.isEmpty() ? ClosingSlipTr::tr("Nobody said") : display::quoted(part.name, longestOnSlip);
        operators.pairs.append(pairOf(name, paid));
    }
    paper.blocks << report::Rule{} << statuses << report::Rule{} << operators << report::Rule{};
    if (event) {
        words(ClosingSlipTr::tr("Closed by %1").arg(display::quoted(event->operatorName, longestOnSlip)));
        words(QString::fromLatin1(event->hash));
    }
    if (figures.isWithoutPins)
        words(ClosingSlipTr::tr("Operators without PINs"));
    if (figures.isWithoutKeyring)
        words(ClosingSlipTr::tr("The provider's key is in no keyring"));
    return paper;
}

} // namespace balcao
