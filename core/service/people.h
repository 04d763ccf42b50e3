// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <utility>

namespace balcao
{

/** Who acts, and who allowed it: both names go into every event that follows. Only People makes one. */
class Actor
{
public:
    [[nodiscard]] const QString &who() const noexcept { return m_who; }
    /** Empty: nobody else was needed. */
    [[nodiscard]] const QString &authorisedBy() const noexcept { return m_authorisedBy; }

private:
    friend class People;
    explicit Actor(QString who, QString authorisedBy = {})
        : m_who(std::move(who))
        , m_authorisedBy(std::move(authorisedBy))
    {
    }

    QString m_who;
    QString m_authorisedBy;
};

/** The people of the shop, as far as a counter knows them: the one at it, and whoever says a name of their own. */
class People
{
public:
    explicit People(QString atTheCounter)
        : m_atTheCounter(std::move(atTheCounter))
    {
    }

    [[nodiscard]] Actor atTheCounter() const { return Actor(m_atTheCounter); }
    /** Who typed a name; an empty one: the one at the counter. */
    [[nodiscard]] Actor named(const QString &name) const { return name.isEmpty() ? atTheCounter() : Actor(name); }
    /** Of what was asked for by somebody before: its end bears the same names. */
    [[nodiscard]] static Actor recorded(const QString &who, const QString &authorisedBy)
    {
        return Actor(who, authorisedBy);
    }

private:
    QString m_atTheCounter;
};

} // namespace balcao
