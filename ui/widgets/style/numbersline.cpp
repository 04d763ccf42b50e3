// SPDX-License-Identifier: MIT
#include "ui/widgets/style/numbersline.h"

namespace balcao
{

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
