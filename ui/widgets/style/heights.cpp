// SPDX-License-Identifier: MIT
#include "ui/widgets/style/heights.h"

#include "ui/text/customerfields.h"

#include <QList>

#include <array>
#include <numeric>

namespace balcao
{

namespace
{

/** A height that a part of a column is to have, its own gap included. */
struct Rung {
    int part;
    int height;
    /** Where it has no room what stands behind it may have its; else nothing behind it gets more. */
    bool mayBeLeftOut = false;
};

/** What each of @p parts gets of @p room: the rungs are climbed in their order, the most important first. 0: no place for it. So what is
 *  named last is what gives way first, and a pixel more of room takes nothing from anybody, but where something comes that was left out.
 */
QList<int> climbed(int room, int parts, const QList<Rung> &rungs)
{
    QList<int> heights(parts, 0);
    for (const Rung &rung : rungs) {
        const int more = rung.height - heights.at(rung.part);
        if (more > room && !rung.mayBeLeftOut)
            break;
        if (more <= 0 || more > room)
            continue;
        heights[rung.part] = rung.height;
        room -= more;
    }
    return heights;
}

int sum(const QList<int> &heights)
{
    return std::accumulate(heights.cbegin(), heights.cend(), 0);
}

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
    const FieldSizes field = largestIn(heights.at(Fields), fieldSizes, fields);
    return {.visor = qMin(heights.at(Visor) + qMax(0, room - sum(heights)), mostVisor),
            .title = heights.at(Title),
            .fields = heights.at(Fields),
            .face = field.face,
            .pitch = field.pitch,
            .hasMark = hasMark,
            .foot = heights.at(Foot),
            .primary = largestIn(heights.at(Foot), footSizes).primary,
            .isScrolled = heights.at(Fields) < fieldSizes.front().height(fields)};
}

ChargeHeights ChargeHeights::of(int room, const Parts &parts)
{
    enum Piece { Display, Foot, Customer, Copy, Txid, Banner, Steps, Choice, Tile, Count };
    const QList<int> counts{1,
                            1,
                            int(parts.hasCustomer),
                            int(parts.hasCopy),
                            int(parts.hasTxid),
                            int(parts.hasBanner),
                            int(parts.hasSteps),
                            parts.choices,
                            parts.tileRows};
    const QList<int> least{141, 48, 62, 56, 56, 50, 200, parts.leastChoice, 48};
    // From one to the next of the same kind.
    const int between = qMin(10, parts.gap);
    const auto stacked = [&counts, between](int part, int height) {
        return counts.at(part) > 0 ? counts.at(part) * (height + between) - between : 0;
    };
    QList<Rung> rungs;
    int wanted = 0;
    room += parts.gap;
    for (int part = 0; part < Count; ++part) {
        rungs.append({part, stacked(part, least.at(part))});
        wanted += rungs.constLast().height;
        room -= counts.at(part) > 0 ? parts.gap : 0;
    }
    const bool isScrolled = wanted > room;
    room = qMax(wanted, room);
    // In steps that move what stands below by less than a window grows that is dragged.
    const auto climb = [&](Piece part, int from, int to) {
        constexpr int step = 4;
        for (int height = from + step; height < to + step && !isScrolled; height += step)
            rungs.append({part, stacked(part, qMin(height, to))});
    };
    // What gives way first stands last.
    climb(Display, least.at(Display), stackedDisplay);
    climb(Tile, 48, 52);
    climb(Customer, 62, captionedCustomer);
    climb(Display, stackedDisplay, 200);
    climb(Copy, 58, 74);
    climb(Txid, 58, 74);
    climb(Foot, 48, parts.isSmall ? 48 : 52);
    climb(Tile, 52, 60);
    climb(Foot, 52, parts.isSmall ? 52 : 56);
    climb(Display, 200, 220);
    climb(Choice, parts.leastChoice, 76);
    climb(Customer, captionedCustomer, 111);
    if (parts.isWide) {
        climb(Foot, 56, 64);
        climb(Tile, 60, 84);
        climb(Copy, 74, 102);
        climb(Txid, 74, 102);
        climb(Customer, 111, 158);
    }
    QList<int> heights = climbed(room, Count, rungs);
    // The steps of a request take what is over: there is nothing else to look at.
    heights[parts.hasSteps ? Steps : Display] += room - sum(heights);
    const auto oneOf = [&](Piece part) {
        return counts.at(part) > 0 ? (heights.at(part) + between) / counts.at(part) - between : 0;
    };
    return {.display = heights.at(Display),
            .foot = heights.at(Foot),
            .customer = heights.at(Customer),
            .copy = heights.at(Copy),
            .txid = heights.at(Txid),
            .banner = heights.at(Banner),
            .steps = heights.at(Steps),
            .choice = oneOf(Choice),
            .tile = oneOf(Tile),
            .isScrolled = isScrolled};
}

} // namespace balcao
