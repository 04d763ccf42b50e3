// SPDX-License-Identifier: MIT
#include "ui/presentation/day/closingslip.h"

#include "ui/presentation/day/closingreport.h"
#include "ui/presentation/day/dayview.h"
#include "ui/presentation/words/display.h"

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

print::Pair pairOf(const QString &label, const CountedSum &sum)
{
    return {.name = label, .value = numberAndAmount(sum.count, sum.amount)};
}

} // namespace

print::Paper closingSlip(const DayClosing &closing, const MadeClosing *event, const QString &shopName, bool isTraining)
{
    const ClosingFigures &figures = closing.figures;
    print::Paper paper;
    const auto words = [&paper](const QString &text, bool isBold = false, int scale = 1) {
        if (!text.isEmpty())
            paper.append(print::Words{.text = text, .isCentred = true, .isBold = isBold, .scale = scale});
    };
    const QString training = isTraining ? trainingOfClosing() : QString();
    words(training, true);
    words(display::quoted(shopName, longestOnSlip), true, 2);
    words(event ? ClosingSlipTr::tr("Closing %1").arg(closing.number) : ClosingSlipTr::tr("Not closed yet"), true);
    words(shortMoment(figures.from) + u" – "_s + shortMoment(figures.to));
    paper.append(print::Rule{});
    paper += {pairOf(ClosingSlipTr::tr("Received, by the provider's word"), figures.received),
              pairOf(ClosingSlipTr::tr("Confirmed at the shop"), figures.confirmed),
              pairOf(ClosingSlipTr::tr("Went back"), figures.wentBack),
              pairOf(ClosingSlipTr::tr("To check, of any day"), figures.toCheck),
              pairOf(ClosingSlipTr::tr("Unknown, of these"), figures.unknown),
              pairOf(ClosingSlipTr::tr("Contested"), figures.contested)};
    if (figures.counted)
        paper.append(pairOf(ClosingSlipTr::tr("Counted before"), *figures.counted));
    words(countedDifference(figures));
    paper.append(print::Rule{});
    for (const ClosingFigures::OfStatus &one : figures.statuses)
        paper.append(pairOf(display::statusWord(one.status), one.sum));
    paper.append(pairOf(ClosingSlipTr::tr("All"), figures.made));
    paper.append(print::Rule{});
    for (const ClosingFigures::Part &part : figures.operators) {
        CountedSum paid{.count = part.paid, .amount = part.received};
        paid.add(part.confirmed, 0);
        const QString name =
            part.name.isEmpty() ? ClosingSlipTr::tr("Nobody said") : display::quoted(part.name, longestOnSlip);
        paper.append(pairOf(name, paid));
    }
    paper.append(print::Rule{});
    if (event) {
        words(ClosingSlipTr::tr("Closed by %1").arg(display::quoted(event->operatorName, longestOnSlip)));
        words(QString::fromLatin1(event->hash));
    }
    if (figures.isWithoutPins)
        words(ClosingSlipTr::tr("Operators without PINs"));
    if (figures.isWithoutKeyring)
        words(ClosingSlipTr::tr("The provider's key is in no keyring"));
    words(training, true);
    return paper;
}

} // namespace balcao
