// SPDX-License-Identifier: MIT
#pragma once

#include "core/settings/settings.h"
#include "ui/presentation/paper/drawnslip.h"

#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace balcao
{

/** A strip that shows what a printer can, and what follows from who looks at it (screen 26): the printer's profile in the settings. */
namespace printercalibration
{

/** Dots a module of its codes A, B and C. */
inline constexpr std::array codeDots{5, 6, 7};
/** In the order of the lines with accents. */
inline constexpr std::array pages{print::CodePage::Cp850, print::CodePage::Cp858, print::CodePage::Cp860,
                                  print::CodePage::Cp1252};

/** By what @p settings say of the printer, whose codes are drawn and read back. */
[[nodiscard]] Expected<print::Paper, SlipError> paper(const Settings &settings);

/** What a person says of the strip. */
struct Answers {
    /** The line of numbers ends with the last one. */
    bool isWhole = true;
    /** Whose line has its accents right; nothing: no line. */
    std::optional<print::CodePage> page;
    std::array<bool, codeDots.size()> isRead{};
    bool isCut = true;
};

/** What becomes of it. */
struct Result {
    /** Keys of the settings with their values; none: nothing can be kept. */
    QList<std::pair<QString, QString>> kept;
    /** "It stays like this: QR code of 46 mm, 48 columns, with a cut." or what to try next. */
    QString sentence;

    [[nodiscard]] bool isGood() const { return !kept.isEmpty(); }
};
[[nodiscard]] Result result(const Settings &settings, const Answers &answers);

/** "48 columns", "Code page 860": what the questions are about. */
[[nodiscard]] QString columnsOf(const Settings &settings);

} // namespace printercalibration

} // namespace balcao
