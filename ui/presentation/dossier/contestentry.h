// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/command.h"
#include "core/expected.h"
#include "ui/presentation/common/dialogspec.h"

#include <QDate>
#include <QString>

namespace balcao
{

/** What a person types who says that a bank asks for the money of a charge back. */
struct ContestEntry {
    /** Keys of the form's fields. */
    static constexpr QLatin1StringView dayKey{"day"};
    static constexpr QLatin1StringView deadlineKey{"deadline"};
    static constexpr int longestReference = 80;

    /** "24/11/2026", "24/11" or "2026-11-24": when the shop was told, and until when it may answer. */
    QString day;
    QString deadline;
    QString reference;

    /** Told today, to be answered in a week: what banks take to look at it. */
    [[nodiscard]] static ContestEntry usual(QDate today);
    [[nodiscard]] Expected<command::Contest, FormProblem> read(const QString &attempt, QDate today) const;
};

} // namespace balcao
