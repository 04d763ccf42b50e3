// SPDX-License-Identifier: MIT
#pragma once

#include "core/clock.h"
#include "core/provider/providerclient.h"

#include <QDateTime>
#include <QObject>

#include <chrono>
#include <optional>

namespace balcao
{

/** What is known of the line to the provider: never "online", only what the last exchange showed. */
struct ProviderContact {
    enum class Kind { NotTried, Talking, Answered, NoAnswer, NotReached, KeyRefused };

    Kind kind = Kind::NotTried;
    /** UTC, of the last change. */
    QDateTime since;
};

/** What the exchanges with the provider tell besides their charges: whether it answers, and the time by its clock. */
class ProviderLine : public QObject
{
    Q_OBJECT

public:
    explicit ProviderLine(Clock clock, QObject *parent = nullptr);

    [[nodiscard]] const ProviderContact &contact() const noexcept { return m_contact; }
    /** How far the provider's clock is ahead of this computer's (up to five seconds count as none); nothing: it told no time yet. */
    [[nodiscard]] std::optional<std::chrono::milliseconds> clockOffset() const noexcept { return m_clockOffset; }
    /** The time of day by the provider's Date header: for its deadlines. Never written anywhere. */
    [[nodiscard]] QDateTime correctedNow() const;

    void noteTalking() { set(ProviderContact::Kind::Talking); }
    void note(const ProviderCall::Result &result);

Q_SIGNALS:
    void changed();

private:
    void noteServerDate(const ProviderAnswer &answer);
    void set(ProviderContact::Kind kind);

    Clock m_clock;
    ProviderContact m_contact;
    std::optional<std::chrono::milliseconds> m_clockOffset;
};

} // namespace balcao
