// SPDX-License-Identifier: MIT
#pragma once

#include "core/settings/settings.h"

#include <QList>
#include <QString>

namespace balcao
{

struct Slip;

/** What is chosen for one piece of paper (screen 16). */
struct PrintView {
    QString title;
    QString subtitle;
    /** 80 mm, 58 mm, A4: the first is the roll that the settings say, if they say one of 80 mm. */
    enum Paper { Wide, Narrow, Sheet };
    Paper paper = Wide;
    /** Of the code, which has as many dots a module as least and the place of it in the list; empty: there is none. */
    static constexpr int leastDots = 5;
    QStringList sizes;
    /** What follows from it: how large a module is, or why nothing can be printed. */
    QString note;
    bool isGood = true;
    bool canPrint = true;

    bool operator==(const PrintView &) const = default;
};

/** The side of its code in modules; 0: it has none. */
[[nodiscard]] int sideOf(const Slip &slip);
/** @p side: sideOf() @p slip. */
[[nodiscard]] PrintView printView(const Slip &slip, int side, const Settings &settings);

/** Millimetres of @p dots at @p settings' printer, whole ones: "46 mm". */
[[nodiscard]] QString lengthOf(int dots, const Settings &settings);

} // namespace balcao
