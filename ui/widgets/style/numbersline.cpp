// SPDX-License-Identifier: MIT
#include "ui/widgets/style/numbersline.h"

#include "ui/widgets/style/moneyfit.h"

#include <numeric>

namespace balcao
{

QList<NumbersPiece> fitNumbers(const HistoryPresenter::Numbers &numbers, int room,
                               const std::function<int(const NumbersPiece &)> &width)
{
    enum Place : qsizetype { Count, Period, Lead, Received, Rest, ByHand };
    QList<NumbersPiece> pieces{{.words = numbers.count, .isMain = true, .before = 0},
                               {.words = numbers.period},
                               {.words = numbers.lead, .before = numbers.period.isEmpty() ? 5 : 22},
                               {.isMain = true},
                               {.words = numbers.rest},
                               {.words = numbers.byHand, .before = 10}};
    const int usual = pieces.constFirst().pixels;
    const auto widthOf = [&](const QString &received, int pixels) {
        pieces[Received].words = received;
        pieces[Received].pixels = pixels;
        return std::accumulate(pieces.begin(), pieces.end(), 0, [&width](int so, const NumbersPiece &piece) {
            return piece.words.isEmpty() ? so : so + piece.before + width(piece);
        });
    };
    // Puts in the sum that there is room for; whether all is as usual.
    const auto fit = [&] {
        const MoneyFit best =
            numbers.received ? fitMoney(*numbers.received, room, {usual, usual - 1}, widthOf) : MoneyFit{{}, usual};
        return widthOf(best.text, best.pixels) <= room && best.pixels == usual;
    };
    if (!fit()) {
        // It stands in the filter as well.
        pieces[Period].words.clear();
        pieces[Lead].before = 5;
        if (!fit()) {
            pieces[ByHand].words.clear();
            fit();
        }
    }
    pieces.removeIf([](const NumbersPiece &piece) { return piece.words.isEmpty(); });
    return pieces;
}

} // namespace balcao
