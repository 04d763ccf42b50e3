// SPDX-License-Identifier: MIT
#pragma once

#include "core/reply.h"
#include "core/service/chargerecord.h"
#include "core/signin/refusal.h"

#include <QString>

#include <optional>

namespace balcao
{

/** What a command came to. */
struct CommandEnd {
    /** As it stands in the ledger after the end; of the name that was asked for. */
    Charge charge;
    /** The provider did not do it: refused, not sent, or nobody knows. Empty: it did, or it was not asked. */
    std::optional<ProviderError> error;
    /** The provider answered, but what happened meanwhile makes its answer say nothing: the charge stands as others left it. */
    bool isAnswerOutOfDate = false;
};

using CommandResult = Expected<CommandEnd, Refusal>;

/** Destroying it drops the answer, not the command. */
class CommandReply : public Reply<CommandEnd, Refusal>
{
    Q_OBJECT

public:
    using Reply::Reply;

    /** The attempt that was begun with (of Create and ImportCharge: the new one); empty: nothing was begun, the result tells why; or
     *  somebody is asked first.
     */
    [[nodiscard]] const QString &attempt() const noexcept { return m_attempt; }
    [[nodiscard]] bool hasBegun() const noexcept { return !m_attempt.isEmpty(); }

Q_SIGNALS:
    /** Later than it was asked for: somebody has allowed it. */
    void begun();

private:
    friend class ChargeService;
    void begin(const QString &attempt)
    {
        m_attempt = attempt;
        Q_EMIT begun();
    }

    QString m_attempt;
};

} // namespace balcao
