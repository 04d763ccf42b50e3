// SPDX-License-Identifier: MIT
#include "ui/widgets/style/moneyfit.h"

#include "ui/text/display.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

MoneyFit fitMoney(MoneySum amount, int room, const QList<int> &sizes, const TextWidth &width, const QString &sign)
{
    const QString whole = sign + display::amount(amount);
    const auto fits = [&whole, room, &width](int pixels) { return width(whole, pixels) <= room; };
    if (const auto size = std::find_if(sizes.begin(), sizes.end(), fits); size != sizes.end())
        return {whole, *size};
    const int smallest = sizes.constLast();
    const QString digits = sign + display::amountDigits(amount);
    return {width(digits, smallest) <= room ? digits : sign + display::amountInShort(amount), smallest};
}

QList<NumbersPiece> fitNumbers(const HistoryPresenter::Numbers &numbers, int room,
                               const FunctionRef<int(const NumbersPiece &)> &width)
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
