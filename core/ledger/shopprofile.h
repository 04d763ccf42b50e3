// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/receiver.h"
#include "core/charge/providerterms.h"
#include "core/charge/replyforms.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace balcao
{

struct ShopEvent;

/** What a manager of the shop has accepted of its provider (docs/calibration.md): a projection of the shop's events, kept nowhere
 *  else, so that all counters share it.
 */
class ShopProfile
{
public:
    /** What was learned, by whom, when. */
    struct Known {
        ProviderTerms terms;
        Receiver receiver;
        std::optional<ReplyForms> forms;
        QDateTime at;
        QString by;
        QString authorisedBy;
    };

    /** @p event is the next one of the shop's; what is not about calibration is passed over. */
    void take(const ShopEvent &event);

    /** The charge of the newest calibration; empty: none was ever begun. */
    [[nodiscard]] const QString &attempt() const noexcept { return m_attempt; }
    /** With what it was begun. */
    [[nodiscard]] const ProviderTerms &begunWith() const noexcept { return m_terms; }
    /** That charge waits for what a manager says of it. */
    [[nodiscard]] bool isOpen() const noexcept { return m_isOpen; }
    /** What holds: of the newest calibration that was confirmed, with the receiver that was accepted last. */
    [[nodiscard]] const std::optional<Known> &known() const noexcept { return m_known; }
    /** Whom the shop has accepted, where @p code of the charge @p attempt pays somebody else. The charge of a calibration that is open
     *  may pay anybody: a manager is looking at it.
     */
    [[nodiscard]] std::optional<Receiver> otherThan(const QString &attempt, const BrCode &code) const;

private:
    QString m_attempt;
    ProviderTerms m_terms;
    bool m_isOpen = false;
    std::optional<Known> m_known;
};

} // namespace balcao
