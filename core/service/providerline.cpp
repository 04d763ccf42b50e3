// SPDX-License-Identifier: MIT
#include "core/service/providerline.h"

#include <utility>

namespace balcao
{

ProviderLine::ProviderLine(Clock clock, QObject *parent)
    : QObject(parent)
    , m_clock(std::move(clock))
{
}

QDateTime ProviderLine::correctedNow() const
{
    return m_clock.nowUtc().addMSecs(m_clockOffset.value_or(std::chrono::milliseconds{0}).count());
}

void ProviderLine::note(const ProviderCall::Result &result)
{
    using Kind = ProviderContact::Kind;
    if (result) {
        noteServerDate(*result);
        set(Kind::Answered);
        return;
    }
    const ProviderError &error = result.error();
    if (error.category == ProviderError::Category::Auth)
        set(Kind::KeyRefused);
    else if (error.httpStatus != 0)
        set(Kind::Answered);
    else if (error.cause == ProviderError::Cause::Cancelled || error.cause == ProviderError::Cause::NotRecorded)
        set(Kind::NotTried);
    else if (error.outcome == ProviderError::Outcome::NotSent)
        set(Kind::NotReached);
    else
        set(Kind::NoAnswer);
}

void ProviderLine::noteServerDate(const ProviderAnswer &answer)
{
    if (!answer.serverDate)
        return;
    // The header has whole seconds and travels for a moment: only a difference that matters at a counter is a wrong clock.
    constexpr std::chrono::milliseconds tolerance{5000};
    const std::chrono::milliseconds difference{m_clock.nowUtc().msecsTo(*answer.serverDate)};
    m_clockOffset = std::chrono::abs(difference) > tolerance ? difference : std::chrono::milliseconds{0};
}

void ProviderLine::set(ProviderContact::Kind kind)
{
    m_contact = {.kind = kind, .since = m_clock.nowUtc()};
    Q_EMIT changed();
}

} // namespace balcao

#include "moc_providerline.cpp"
