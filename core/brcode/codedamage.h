// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace balcao
{

/** What became of a code on its way: one place at which the copy differs from what was given out. */
struct CodeDamage {
    /** Characters of the copy before that place. */
    qsizetype position = 0;
    /** What the code has there, and what the copy has in its stead; one of them may be empty. */
    QString missing;
    QString instead;

    /** "***", as a program for messages takes its own marks for bold letters out. */
    [[nodiscard]] bool isMissingAsterisks() const;
    /** The copy ends before the code does. */
    [[nodiscard]] bool isCutShort(QStringView copy) const { return instead.isEmpty() && position == copy.size(); }

    bool operator==(const CodeDamage &) const = default;
};

/** How @p copy differs from @p code. Empty: they are the same, or so different that it is a copy of another code: less than three
 *  quarters of the code are where they belong.
 */
[[nodiscard]] std::optional<CodeDamage> damageOf(QStringView copy, QStringView code);

} // namespace balcao
