// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/service/chargerecord.h"
#include "core/service/refusal.h"

#include <QObject>
#include <QString>

#include <functional>
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

/** The one answer to a command: finishes exactly once and never before control is back in the event loop, then deletes itself.
 *  Destroying it earlier drops the answer, not the command.
 */
class CommandReply : public QObject
{
    Q_OBJECT

public:
    /** The attempt that was begun with (of Create and ImportCharge: the new one); empty: nothing was begun, the result tells why; or
     *  somebody is asked first.
     */
    [[nodiscard]] const QString &attempt() const noexcept { return m_attempt; }
    [[nodiscard]] bool hasBegun() const noexcept { return !m_attempt.isEmpty(); }
    /** Calls @p then with the result when it is there, unless @p context has gone by then. */
    void whenFinished(QObject *context, std::function<void(const CommandResult &)> then);

Q_SIGNALS:
    /** Later than it was asked for: somebody has allowed it. */
    void begun();
    void finished();

private:
    friend class ChargeService;
    explicit CommandReply(QObject *service)
        : QObject(service)
    {
    }
    void begin(const QString &attempt)
    {
        m_attempt = attempt;
        Q_EMIT begun();
    }
    void finish(CommandResult result);

    QString m_attempt;
    std::optional<CommandResult> m_result;
};

} // namespace balcao
