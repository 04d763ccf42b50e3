// SPDX-License-Identifier: MIT
#include "ui/presentation/people/approvalpresenter.h"

#include "core/service/chargeservice.h"
#include "ui/presentation/people/signinpresenter.h"

#include <utility>

namespace balcao
{

ApprovalPresenter::ApprovalPresenter(ChargeService &service, QObject *parent)
    : QObject(parent)
    , m_service(service)
{
    m_service.setAsking([this](const Petition &petition) { ask(petition); });
    // Somebody else is here now: what is asked is not asked by that one.
    connect(&m_service, &ChargeService::signedIn, this, &ApprovalPresenter::giveUp);
}

ApprovalPresenter::~ApprovalPresenter()
{
    m_service.setAsking({});
}

void ApprovalPresenter::ask(const Petition &petition)
{
    end({}); // one at a time
    m_petition = petition;
    const QString attempt = this->attempt();
    const ChargeRecord *record = m_service.record(attempt);
    m_words = approvalWords(petition, record ? &record->charge : nullptr);
    m_signIn = std::make_unique<SignInPresenter>(
        m_service, SignInPresenter::Approval{.act = petition.needs.act, .attempt = attempt, .asking = petition.actor});
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
    if (!m_petition)
        return;
    const Petition petition = *std::exchange(m_petition, std::nullopt);
    Q_EMIT over();
    m_signIn.release()->deleteLater(); // it may be what is calling
    petition.answer(allowed);
}

} // namespace balcao

#include "moc_approvalpresenter.cpp"
