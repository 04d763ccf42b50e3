// SPDX-License-Identifier: MIT
#pragma once

#include "core/printing/delivery.h"

#include <QDeadlineTimer>

#include <algorithm>
#include <optional>

/** The three ways to a printer, for this folder alone. Each waits. */
namespace balcao::print::transport
{

using Result = Expected<Delivered, DeliveryError>;

/** Real-time questions of ESC/POS, which a printer answers at once with a byte, or not at all. */
inline constexpr char askPaper[] = "\x10\x04\x04";
inline constexpr char askReady[] = "\x10\x04\x01";
/** How long an answer is waited for: most printers say nothing. */
constexpr std::chrono::milliseconds answerTime{400};
/** Whether @p byte is an answer at all: four bits are always the same. */
[[nodiscard]] constexpr bool isAnswer(char byte)
{
    return (static_cast<unsigned char>(byte) & 0x93U) == 0x12U;
}
[[nodiscard]] constexpr bool hasNoPaper(char byte)
{
    return (static_cast<unsigned char>(byte) & 0x72U) == 0x72U;
}
[[nodiscard]] constexpr bool isOffline(char byte)
{
    return (static_cast<unsigned char>(byte) & 0x1AU) == 0x1AU;
}

/** The time that is left of a job, from its first byte on. */
class JobTime
{
public:
    JobTime(qsizetype bytes, const JobLimits &limits)
        : m_idle(limits.idle)
        , m_step(limits.idle)
        , m_total(limits.total(bytes))
    {
    }

    void noteProgress() { m_step.setRemainingTime(m_idle); }
    /** In milliseconds; 0: the job is over. */
    [[nodiscard]] int remaining() const
    {
        return static_cast<int>(std::min(m_step.remainingTime(), m_total.remainingTime()));
    }

private:
    std::chrono::milliseconds m_idle;
    QDeadlineTimer m_step;
    QDeadlineTimer m_total;
};

[[nodiscard]] Result toNetwork(const QString &host, int port, const QByteArray &bytes, const JobLimits &limits);
[[nodiscard]] Result toDevice(const QString &path, const QByteArray &bytes, const JobLimits &limits);
[[nodiscard]] Result toQueue(const QString &name, const QByteArray &bytes, const JobLimits &limits);

/** Asks by @p ask, which returns the printer's byte if there is one, whether it has paper and is ready. */
template <class Ask>
[[nodiscard]] Result readiness(Ask ask)
{
    const std::optional<char> paper = ask(askPaper);
    if (!paper)
        return Delivered{};
    if (hasNoPaper(*paper))
        return Unexpected<DeliveryError>(DeliveryError::OutOfPaper);
    const std::optional<char> ready = ask(askReady);
    if (ready && isOffline(*ready))
        return Unexpected<DeliveryError>(DeliveryError::NotReady);
    return Delivered{.isReady = ready.has_value()};
}

} // namespace balcao::print::transport
