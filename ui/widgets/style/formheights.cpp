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
    int face;
    int pitch;

    [[nodiscard]] int height(int fields) const { return FormHeights::aboveFields + (fields - 1) * pitch + face; }
};
/** From the lowest; the larger ones are for wide windows. */
constexpr std::array fieldSizes{FieldSizes{44, 52}, FieldSizes{44, 56}, FieldSizes{48, 60}, FieldSizes{48, 64},
                                FieldSizes{52, 68}, FieldSizes{52, 72}, FieldSizes{56, 76}, FieldSizes{60, 80}};
constexpr std::size_t usualSizes = 3;

struct FootSizes {
    int primary;
    int below;

    [[nodiscard]] int height() const { return FormHeights::belowFields + primary + below; }
};
constexpr std::array footSizes{FootSizes{48, 8}, FootSizes{56, 12}, FootSizes{64, 16}};

/** What gives way first stands last. */
QList<Rung> rungsOf(int room, int fields, const FormHeights::Wishes &wishes)
{
    QList<Rung> rungs{{Foot, footSizes[0].height()}, {Visor, leastVisor}};
    const int left = room - footSizes[0].height() - leastVisor;
    const int least = fieldSizes.front().height(fields);
    if (left < least)
        return rungs << Rung{Fields, left}; // they are scrolled
    // Where the row has left its room is the visor's, so that the form stays where it is.
    rungs += {{Fields, least}, {Visor, wishes.hasRow ? 120 : 184}};
    if (wishes.mayHaveTitle)
        rungs.append({Title, FormHeights::titleHeight, true});
    rungs +=
        {{Visor, 152}, {Fields, fieldSizes[1].height(fields)}, {Visor, 168}, {Fields, fieldSizes[2].height(fields)}};
    rungs.append({Foot, footSizes[1].height()});
    for (std::size_t size = usualSizes; wishes.isWide && size < fieldSizes.size(); ++size)
        rungs.append({Fields, fieldSizes.at(size).height(fields)});
    if (wishes.isWide)
        rungs.append({Foot, footSizes[2].height()});
    return rungs;
}

template <class Sizes, class... How>
auto largestIn(int height, const Sizes &sizes, How... how)
{
    auto fitting = sizes.front();
    for (const auto &larger : sizes) {
        if (larger.height(how...) <= height)
            fitting = larger;
    }
    return fitting;
}

} // namespace

FormHeights FormHeights::of(int room, const Wishes &wishes)
{
    const int withMark = ofCustomer + 1;
    const int leastWithMark = footSizes[0].height() + (wishes.hasRow ? 120 : 184) +
                              (wishes.mayHaveTitle ? titleHeight : 0) + fieldSizes.front().height(withMark);
    const bool hasMark = wishes.isMarkOpen || leastWithMark <= room;
    const int fields = hasMark ? withMark : ofCustomer;
    const QList<int> heights = climbed(room, PartCount, rungsOf(room, fields, wishes));
    const int rest = qMax(0, room - std::accumulate(heights.cbegin(), heights.cend(), 0));
    const FieldSizes field = largestIn(heights.at(Fields), fieldSizes, fields);
    return {.visor = qMin(heights.at(Visor) + rest, mostVisor),
            .title = heights.at(Title),
            .fields = heights.at(Fields),
            .face = field.face,
            .pitch = field.pitch,
            .hasMark = hasMark,
            .foot = heights.at(Foot),
            .primary = largestIn(heights.at(Foot), footSizes).primary,
            .isScrolled = heights.at(Fields) < fieldSizes.front().height(fields)};
}

} // namespace balcao
