// SPDX-License-Identifier: MIT
#pragma once

#include "core/operators/approvalrequest.h"
#include "ui/presentation/operators/approvalwords.h"

#include <memory>
#include <optional>

namespace balcao
{

class ChargeService;
class SignInPresenter;

/** Asks for somebody who may, where whoever is at the counter may not (09b, 09c): every command that the service does not take for that reason
 *  comes here, and goes on from here. Nobody is switched.
 */
class ApprovalPresenter : public QObject
{
    Q_OBJECT

public:
    /** @p service outlives it. */
    explicit ApprovalPresenter(ChargeService &service, QObject *parent = nullptr);
    ~ApprovalPresenter() override;
    Q_DISABLE_COPY_MOVE(ApprovalPresenter)

    /** From asked() to over(). */
    [[nodiscard]] bool isAsking() const noexcept { return m_request.has_value(); }
    [[nodiscard]] QString attempt() const
    {
        return m_request && m_request->command ? attemptIn(*m_request->command) : QString();
    }
    /** Only while it is asking. */
    [[nodiscard]] SignInPresenter &signIn() { return *m_signIn; }
    [[nodiscard]] const ApprovalWords &words() const noexcept { return m_words; }

    /** First who, then the PIN; an empty @p id goes back to who. */
    void choose(const QString &id);
    /** Nobody allows it. */
    void giveUp() { end({}); }

Q_SIGNALS:
    /** For somebody, or for the PIN of who was chosen. */
    void asked();
    /** Allowed, or given up. */
    void over();

private:
    void ask(const ApprovalRequest &request);
    void end(const std::optional<Actor> &allowed);

    ChargeService &m_service;
    std::optional<ApprovalRequest> m_request;
    ApprovalWords m_words;
    std::unique_ptr<SignInPresenter> m_signIn;
};

} // namespace balcao
