// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QString>

#include <chrono>
#include <optional>

namespace balcao
{

struct Charge;
struct ChargeView;

/** What has just happened to the charge on the screen, named in a band over its code (04f, 04g). */
struct Moment {
    /** Name in resources/icons. */
    QString icon;
    QString lead;
    /** What held until now, struck through, between lead and rest. */
    QString struck;
    QString rest;

    /** For screen readers. */
    [[nodiscard]] QString text() const;
    bool operator==(const Moment &) const = default;
};

/** How long a moment stands. */
constexpr std::chrono::seconds momentLength{10};

/** What is said when the code of the charge's last correction comes on the screen of @p ownCounter. */
[[nodiscard]] Moment newCodeMoment(const Charge &charge, const QString &ownCounter);

/** What happened between two views of one charge; empty: nothing that is named. The first view of a charge follows an empty one. */
[[nodiscard]] std::optional<Moment> momentBetween(const ChargeView &before, const ChargeView &after);

/** The moment that stands on a page: the newest, for its length, and only on the stage that it came with. */
class StandingMoment
{
public:
    void note(const ChargeView &before, const ChargeView &after, const QDateTime &now);
    void clear() { m_moment.reset(); }
    [[nodiscard]] const std::optional<Moment> &shown() const noexcept { return m_moment; }

private:
    std::optional<Moment> m_moment;
    QDateTime m_since;
};

} // namespace balcao
