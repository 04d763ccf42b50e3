// SPDX-License-Identifier: MIT
#pragma once

#include <QList>

namespace balcao
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
[[nodiscard]] inline QList<int> climbed(int room, int parts, const QList<Rung> &rungs)
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

} // namespace balcao
