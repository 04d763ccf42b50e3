// SPDX-License-Identifier: MIT
#include "ui/widgets/style/moneyfit.h"

#include "ui/presentation/words/display.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::MoneyFit)
};

/** "4,3 mi", "123,4 mil"; what is less than a thousand in full. The rest is left off, not rounded up. */
QString inShort(Money amount)
{
    constexpr qint64 thousand = 1000LL * 100;
    const auto tenthsOf = [&amount](qint64 unit) {
        QString text = display::amountDigits(*Money::fromCentavos(amount.centavos() / (unit / 10) * 10));
        text.chop(1);
        return text;
    };
    if (amount.centavos() >= thousand * 1000)
        return Tr::tr("%1 mi", "million").arg(tenthsOf(thousand * 1000));
    if (amount.centavos() >= thousand)
        return Tr::tr("%1 k", "thousand").arg(tenthsOf(thousand));
    return display::amountDigits(amount);
}

} // namespace

MoneyFit fitMoney(Money amount, int room, const QList<int> &sizes, const TextWidth &width, const QString &sign)
{
    const QString whole = sign + display::amount(amount);
    const auto fits = [&whole, room, &width](int pixels) { return width(whole, pixels) <= room; };
    if (const auto size = std::find_if(sizes.begin(), sizes.end(), fits); size != sizes.end())
        return {whole, *size};
    const int smallest = sizes.constLast();
    const QString digits = sign + display::amountDigits(amount);
    return {width(digits, smallest) <= room ? digits : sign + inShort(amount), smallest};
}

QList<NumbersPiece> fitNumbers(const HistoryPresenter::Numbers &numbers, int room,
                               const std::function<int(const NumbersPiece &)> &width)
{
    if (numbers.count.isEmpty())
        return {};
    QList<NumbersPiece> pieces{{.words = numbers.count, .isMain = true}};
    int left = room - width(pieces.constFirst());
    for (const HistoryPresenter::Numbers::Sum &sum : numbers.sums) {
        const NumbersPiece label{.words = sum.label, .before = 22};
        const NumbersPiece amount{.words = display::amount(sum.amount), .isMain = true, .before = 5};
        left -= label.before + width(label) + amount.before + width(amount);
        if (left < 0)
            break;
        pieces << label << amount;
    }
    return pieces;
}

} // namespace balcao
