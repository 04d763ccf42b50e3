// SPDX-License-Identifier: MIT
#include "ui/presentation/customerscreen/screenchoice.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr QChar between(u'|');

QString sizeText(const QSize &size)
{
    return u"%1x%2"_s.arg(size.width()).arg(size.height());
}

/** How well @p screen is the one that is wanted; 0: it is another one. Another size of the same is told only where two have its name. */
int likeness(const QString &wanted, const ScreenFacts &screen)
{
    const QString serial = wanted.section(between, 1, 1);
    const bool isOther = !serial.isEmpty() && !screen.serial.isEmpty() && serial != screen.serial;
    if (isOther || wanted.section(between, 0, 0) != screen.name)
        return 0;
    return wanted.section(between, 2, 2) == sizeText(screen.geometry.size()) ? 2 : 1;
}

std::optional<ScreenFacts> found(const QString &wanted, const QList<ScreenFacts> &screens)
{
    const auto best = std::max_element(screens.cbegin(), screens.cend(), [&wanted](const auto &one, const auto &other) {
        return likeness(wanted, one) < likeness(wanted, other);
    });
    return best != screens.cend() && likeness(wanted, *best) > 0 ? std::optional(*best) : std::nullopt;
}

bool isIn(const QStringList &known, const ScreenFacts &screen)
{
    return std::any_of(known.cbegin(), known.cend(),
                       [&screen](const QString &each) { return likeness(each, screen) > 0; });
}

/** The one of before, or one that was not there then; else nothing. */
std::optional<ScreenFacts> second(const QList<ScreenFacts> &usable, const ScreenMemory &memory)
{
    if (auto again = memory.last.isEmpty() ? std::nullopt : found(memory.last, usable))
        return again;
    const auto first = std::find_if(usable.cbegin(), usable.cend(),
                                    [&memory](const ScreenFacts &screen) { return !isIn(memory.others, screen); });
    return first == usable.cend() ? std::nullopt : std::optional(*first);
}

} // namespace

QString ScreenFacts::text() const
{
    return QStringList{name, serial, sizeText(geometry.size())}.join(between);
}

QString ScreenFacts::label() const
{
    return u"%1 (%2)"_s.arg(name, sizeText(geometry.size()));
}

ScreenChoice chooseScreen(const QList<ScreenFacts> &screens, const QString &setting, const ScreenFacts &till,
                          const ScreenMemory &memory)
{
    ScreenChoice choice{.screen = {}, .isMissed = false, .memory = memory};
    if (setting == "off"_L1)
        return choice;
    QList<ScreenFacts> usable = screens;
    usable.removeIf([&till](const ScreenFacts &screen) {
        const bool isSamePicture = screen.desktop == till.desktop && screen.geometry.intersects(till.geometry);
        return screen.geometry.isEmpty() || isSamePicture;
    });
    const bool isAuto = setting == "auto"_L1;
    choice.screen = isAuto ? second(usable, memory) : found(setting, usable);
    choice.isMissed = !choice.screen && (!isAuto || !memory.last.isEmpty());
    if (!choice.screen)
        return choice;
    choice.memory.last = choice.screen->text();
    for (const ScreenFacts &screen : screens) {
        if (screen != *choice.screen && !screen.geometry.isEmpty() && !isIn(choice.memory.others, screen))
            choice.memory.others.append(screen.text());
    }
    return choice;
}

} // namespace balcao
