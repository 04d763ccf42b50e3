// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QRect>
#include <QString>

#include <optional>

namespace balcao
{

/** A screen as the system tells of it. It is known by name, serial number and size, never by its place. */
struct ScreenFacts {
    /** "HDMI-1"; of the connector, on most systems. */
    QString name;
    /** May be empty, and is the same for some makers' screens. */
    QString serial;
    /** On the desktop, in its pixels; empty: a placeholder of the system, while no screen is there. */
    QRect geometry;
    /** Screens of another desktop never show the same picture, wherever they are. */
    int desktop = 0;

    /** As the setting names it: "HDMI-1|H4ZR900123|1920x1080". */
    [[nodiscard]] QString text() const;
    /** For people: "HDMI-1 (1920x1080)". */
    [[nodiscard]] QString label() const;
    bool operator==(const ScreenFacts &) const = default;
};

/** Which screen was the customer's last, and which others were there beside one: what is plugged in for the first time later is none of
 *  them. */
struct ScreenMemory {
    /** As ScreenFacts::text(); empty: none since the start. */
    QString last;
    QStringList others;

    bool operator==(const ScreenMemory &) const = default;
};

struct ScreenChoice {
    /** Empty: the customer's window is closed. */
    std::optional<ScreenFacts> screen;
    /** It should be there: somebody has to be told. */
    bool isMissed = false;
    ScreenMemory memory;
};

/** Where the customer's window belongs.
 *
 *  @p setting: "off", "auto" (a second screen), or a screen as text() names it, of which only the name has to be there. @p till: where
 *  the till's window is; that screen, and one that shows the same picture, is never taken. Once there was one, "auto" takes that one again, or one that
 *  is plugged in later: never another desktop that was there all the time.
 */
[[nodiscard]] ScreenChoice chooseScreen(const QList<ScreenFacts> &screens, const QString &setting,
                                        const ScreenFacts &till, const ScreenMemory &memory);

} // namespace balcao
