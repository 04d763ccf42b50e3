// SPDX-License-Identifier: MIT
#include "ui/widgets/style/formheights.h"

#include "ui/presentation/words/customerfields.h"
#include "ui/widgets/style/rungs.h"

#include <array>
#include <numeric>

namespace balcao
{

namespace
{

enum ColumnPart { Visor, Title, Fields, Foot, PartCount };

constexpr int leastVisor = 104;
constexpr int mostVisor = 248;

constexpr int ofCustomer = static_cast<int>(customerFields.size());

struct FieldSizes {
    int fields;
    int face;
    int pitch;

    [[nodiscard]] int height() const { return FormHeights::aboveFields + (fields - 1) * pitch + face; }
};
/** From the lowest; then with the mark's. */
constexpr std::array fieldSizes{FieldSizes{ofCustomer, 44, 52}, FieldSizes{ofCustomer, 44, 56},
                                FieldSizes{ofCustomer, 48, 60}};
constexpr std::array markedSizes{FieldSizes{ofCustomer + 1, 44, 52}, FieldSizes{ofCustomer + 1, 44, 56},
                                 FieldSizes{ofCustomer + 1, 48, 60}, FieldSizes{ofCustomer + 1, 60, 80}};

struct FootSizes {
    int primary;
    int below;

    [[nodiscard]] int height() const { return FormHeights::belowFields + primary + below; }
};
constexpr std::array footSizes{FootSizes{48, 8}, FootSizes{56, 12}, FootSizes{64, 16}};

FieldSizes leastOf(const FormHeights::Wishes &wishes)
{
    return wishes.isMarkOpen ? markedSizes.front() : fieldSizes.front();
}

/** What gives way first stands last. */
QList<Rung> rungsOf(int room, const FormHeights::Wishes &wishes)
{
    QList<Rung> rungs{{Foot, footSizes[0].height()}, {Visor, leastVisor}};
    const int left = room - footSizes[0].height() - leastVisor;
    const int least = leastOf(wishes).height();
    if (left < least)
        return rungs << Rung{Fields, left}; // they are scrolled
    rungs += {{Fields, least}, {Visor, 120}};
    // Where the row has left its room is the visor's, so that the form stays where it is.
    for (int height = 136; !wishes.hasRow && height <= 184; height += 8)
        rungs.append({Visor, height});
    if (wishes.mayHaveTitle)
        rungs.append({Title, FormHeights::titleHeight});
    // What has no mark is lower than all that have one: once that is there it stays.
    rungs += {{Fields, markedSizes[0].height()},
              {Visor, 152},
              {Fields, fieldSizes[1].height()},
              {Fields, markedSizes[1].height()},
              {Visor, 168},
              {Fields, fieldSizes[2].height()},
              {Fields, markedSizes[2].height()},
              {Foot, footSizes[1].height()}};
    if (wishes.isWide)
        rungs += {{Fields, markedSizes[3].height()}, {Foot, footSizes[2].height()}};
    return rungs;
}

template <class Sizes>
auto largestIn(int height, const Sizes &sizes)
{
    auto fitting = sizes.front();
    for (const auto &larger : sizes) {
        if (larger.height() <= height)
            fitting = larger;
    }
    return fitting;
}

} // namespace

FormHeights FormHeights::of(int room, const Wishes &wishes)
{
    const QList<int> heights = climbed(room, PartCount, rungsOf(room, wishes));
    const int rest = qMax(0, room - std::accumulate(heights.cbegin(), heights.cend(), 0));
    const bool hasMark = wishes.isMarkOpen || heights.at(Fields) >= markedSizes.front().height();
    const FieldSizes field =
        hasMark ? largestIn(heights.at(Fields), markedSizes) : largestIn(heights.at(Fields), fieldSizes);
    return {.visor = qMin(heights.at(Visor) + rest, mostVisor),
            .title = heights.at(Title),
            .fields = heights.at(Fields),
            .face = field.face,
            .pitch = field.pitch,
            .hasMark = hasMark,
            .foot = heights.at(Foot),
            .primary = largestIn(heights.at(Foot), footSizes).primary,
            .isScrolled = heights.at(Fields) < leastOf(wishes).height()};
}

} // namespace balcao
