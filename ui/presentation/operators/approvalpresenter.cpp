// SPDX-License-Identifier: MIT
#include "ui/presentation/operators/approvalpresenter.h"

#include "core/service/chargeservice.h"
#include "ui/presentation/operators/signinpresenter.h"

#include <utility>

namespace balcao
{

ApprovalPresenter::ApprovalPresenter(ChargeService &service, QObject *parent)
    : QObject(parent)
    , m_service(service)
{
    connect(&m_service, &ChargeService::approvalNeeded, this, &ApprovalPresenter::ask);
    // Somebody else is here now: what is asked is not asked by that one.
    connect(&m_service, &ChargeService::signedIn, this, &ApprovalPresenter::giveUp);
}

ApprovalPresenter::~ApprovalPresenter() = default;

void ApprovalPresenter::ask(const ApprovalRequest &request)
{
    end({}); // one at a time
    m_request = request;
    const QString attempt = this->attempt();
    const ChargeRecord *record = m_service.record(attempt);
    m_words = approvalWords(request, record ? &record->charge : nullptr);
    m_signIn = std::make_unique<SignInPresenter>(
        m_service, SignInPresenter::Approval{.act = request.needs.act, .attempt = attempt, .asking = request.actor});
    connect(m_signIn.get(), &SignInPresenter::proved, this, &ApprovalPresenter::end);
    Q_EMIT asked();
}

void ApprovalPresenter::choose(const QString &id)
{
    m_signIn->choose(id);
    Q_EMIT asked();
}

void ApprovalPresenter::end(const std::optional<Actor> &allowed)
{
    if (!m_request)
        return;
    const ApprovalRequest request = *std::exchange(m_request, std::nullopt);
    Q_EMIT over();
    m_signIn.release()->deleteLater(); // it may be what is calling
    if (!request.reply)
        return;
    request.reply->finishLater(
        allowed ? ApprovalReply::Result(*allowed)
                : Unexpected<NeedsSomebody>({.act = request.needs.act, .why = NeedsSomebody::Why::NotAllowed}));
}

} // namespace balcao

#include "moc_approvalpresenter.cpp"
