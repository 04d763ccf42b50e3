// SPDX-License-Identifier: MIT
#include "core/charge/endtoend.h"

#include "core/values/ids.h"
#include "core/values/utc.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

std::optional<QDateTime> minuteOfEndToEnd(const QString &text)
{
    if (!isEndToEndId(text))
        return std::nullopt;
    constexpr qsizetype bankEnd = 9;
    constexpr qsizetype dateEnd = 17;
    constexpr qsizetype timeEnd = 21;
    const QDate date = QDate::fromString(text.sliced(bankEnd, dateEnd - bankEnd), u"yyyyMMdd"_s);
    const QTime time = QTime::fromString(text.sliced(dateEnd, timeEnd - dateEnd), u"HHmm"_s);
    return QDateTime(date, time, utcZone);
}

bool isMeantAsEndToEnd(const QString &text)
{
    // The sign before the bank may be one that only looks like an E.
    static const QRegularExpression form(u"\\A[Ee\\x{80}-\\x{ffff}][0-9A-Za-z]{8}20[0-9A-Za-z]{19,23}\\z"_s);
    return form.match(text.normalized(QString::NormalizationForm_KC)).hasMatch();
}

Permission mayBePaidBy(const QString &endToEndId, const ChargeFacts &charge, const Situation &situation)
{
    const auto minute = minuteOfEndToEnd(endToEndId);
    if (!minute) {
        const bool isMisspelt = isMeantAsEndToEnd(endToEndId) || (situation.takesEndToEndOnly && !endToEndId.isEmpty());
        return isMisspelt ? no(Obstacle::ReferenceMisspelt) : Permission();
    }
    // The ledger has this counter's times, the bank its own; the provider's Date header tells how far they are apart.
    const qint64 behind = situation.now.isValid() ? situation.now.msecsTo(situation.providerNow) : 0;
    const QDateTime now = situation.now.addMSecs(behind);
    const QDateTime made = charge.createdAt.addMSecs(behind);
    const qint64 grace = std::chrono::milliseconds(endToEndGrace).count();
    const bool isBefore = !charge.isImported && made.isValid() && *minute < made.addMSecs(-grace);
    const bool hasDeadline = charge.expiresAt.isValid() && !charge.arrivedLate;
    const QDateTime end = hasDeadline ? std::min(now, charge.expiresAt) : now;
    const bool isBehind = end.isValid() && *minute > end.addMSecs(grace);
    return isBefore || isBehind ? no(Obstacle::ReferenceOutside) : Permission();
}

} // namespace balcao
