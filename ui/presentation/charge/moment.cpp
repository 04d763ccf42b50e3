// SPDX-License-Identifier: MIT
#include "ui/presentation/charge/moment.h"

#include "ui/presentation/charge/chargeview.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

using Stage = ChargeView::Stage;

namespace
{

struct MomentTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Moment)
};

constexpr QChar oldValue(u'\x1');

/** A sentence with the old value at oldValue. */
Moment correctedElsewhere(const QString &sentence, const QString &old)
{
    const qsizetype at = sentence.indexOf(oldValue);
    return {.icon = u"edit"_s,
            .lead = sentence.left(at).trimmed(),
            .struck = at < 0 ? QString() : old,
            .rest = at < 0 ? QString() : sentence.mid(at + 1).trimmed()};
}

} // namespace

QString Moment::text() const
{
    QStringList parts{lead, struck, rest};
    parts.removeAll(QString());
    return parts.join(u' ');
}

Moment newCodeMoment(const Charge &charge, const QString &ownCounter)
{
    const Charge::Corrected corrected = charge.corrected.value_or(Charge::Corrected());
    if (corrected.counter.isEmpty() || corrected.counter == ownCounter)
        return {.icon = u"refresh"_s,
                .lead = MomentTr::tr("New code (revision %1): ask them to scan again").arg(charge.revision),
                .struck = {},
                .rest = {}};
    const QString till = MomentTr::tr("Counter %1").arg(display::quoted(corrected.counter, 8));
    const QString who = display::quoted(corrected.operatorName, 24);
    const bool isSameAmount = corrected.before == charge.amount;
    const QString amounts = isSameAmount ? MomentTr::tr("new code, ask them to scan again")
                                         : oldValue + u" → "_s + display::amount(charge.amount);
    const QString sentence = who.isEmpty() ? MomentTr::tr("Corrected at %1: %2").arg(till, amounts)
                                           : MomentTr::tr("Corrected at %1 by %2: %3").arg(till, who, amounts);
    return correctedElsewhere(sentence, display::amount(corrected.before));
}

std::optional<Moment> momentBetween(const ChargeView &before, const ChargeView &after)
{
    const bool wasShown = before.revision > 0;
    if (!wasShown)
        return std::nullopt;
    if (after.stage != Stage::Ready)
        return std::nullopt;
    if (after.revision > before.revision)
        return after.newCode;
    if (after.isLastMinute && before.stage == Stage::Ready && !before.isLastMinute)
        return Moment{.icon = u"clock"_s,
                      .lead = MomentTr::tr("Last minute: this code expires at %1").arg(after.deadline),
                      .struck = {},
                      .rest = {}};
    return std::nullopt;
}

void StandingMoment::note(const ChargeView &before, const ChargeView &after, const QDateTime &now)
{
    if (const auto moment = momentBetween(before, after)) {
        m_moment = moment;
        m_since = now;
        return;
    }
    const std::chrono::milliseconds age{m_since.msecsTo(now)};
    // A clock that went back does not make it stand longer.
    if (before.stage != after.stage || age >= momentLength || age.count() < 0)
        m_moment.reset();
}

} // namespace balcao
