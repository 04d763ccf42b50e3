// SPDX-License-Identifier: MIT
#include "core/ledger/shopprofile.h"

#include "core/operators/shopevent.h"

namespace balcao
{

void ShopProfile::take(const ShopEvent &event)
{
    if (const auto *begun = std::get_if<shopevent::CalibrationBegun>(&event.what)) {
        m_attempt = begun->attempt;
        m_terms = begun->terms;
        m_isOpen = true;
    }
    const auto *accepted = std::get_if<shopevent::ProfileAccepted>(&event.what);
    if (!accepted)
        return;
    if (!m_known)
        m_known.emplace();
    m_known->receiver = accepted->receiver;
    m_known->at = event.at;
    m_known->by = event.operatorName;
    m_known->authorisedBy = event.authorisedBy;
    if (accepted->attempt != m_attempt || !m_isOpen)
        return;
    m_isOpen = false;
    m_known->terms = m_terms;
    m_known->forms = accepted->forms;
}

std::optional<Receiver> ShopProfile::otherThan(const QString &attempt, const BrCode &code) const
{
    const bool isLookedAt = m_isOpen && attempt == m_attempt;
    if (!m_known || isLookedAt || m_known->receiver.isSameAs(Receiver::of(code)))
        return std::nullopt;
    return m_known->receiver;
}

} // namespace balcao
