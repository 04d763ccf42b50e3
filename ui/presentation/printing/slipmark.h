// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace balcao
{

/** What the bar code of a slip says: which charge, and which of its codes stands on the paper. "B", fifteen digits of the attempt, three of
 *  the revision.
 */
class SlipMark
{
public:
    /** Nothing: its attempt is no UUID, as an import from elsewhere may have it. */
    [[nodiscard]] static std::optional<SlipMark> of(const ChargeFacts &charge);
    /** What a reader typed. */
    [[nodiscard]] static std::optional<SlipMark> parse(QStringView text);

    [[nodiscard]] QString text() const;
    /** "0192f0c1-8b3a": the attempt's beginning, by which it is found. */
    [[nodiscard]] const QString &attemptBeginning() const noexcept { return m_beginning; }
    [[nodiscard]] int revision() const noexcept { return m_revision; }

    bool operator==(const SlipMark &) const = default;

private:
    SlipMark(QString beginning, int revision)
        : m_beginning(std::move(beginning))
        , m_revision(revision)
    {
    }

    QString m_beginning;
    int m_revision;
};

} // namespace balcao
