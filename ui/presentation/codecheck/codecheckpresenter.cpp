// SPDX-License-Identifier: MIT
#include "ui/presentation/codecheck/codecheckpresenter.h"

#include "core/service/chargeservice.h"
#include "ui/text/messages.h"

using namespace Qt::StringLiterals;

namespace balcao
{

CodeCheckPresenter::CodeCheckPresenter(ChargeService &service, bool isTraining, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_isTraining(isTraining)
    , m_view(emptyCodeCheck())
{
    // What was found may be paid, or corrected, while it is looked at.
    connect(&m_service.reader(), &ChargeReader::changed, this, [this](const QString &attempt) {
        if (m_known && !m_isLooking && (attempt.isEmpty() || attempt == m_known->charge.attempt))
            look();
    });
    connect(&m_service, &ChargeService::profileChanged, this, [this] {
        if (!m_typed.isEmpty() && !m_isLooking)
            update();
    });
}

void CodeCheckPresenter::check(const QString &typed)
{
    m_typed = typed.left(longestText);
    if (m_typed.trimmed().isEmpty()) {
        m_known.reset();
        m_trouble.reset();
        m_view = emptyCodeCheck();
        Q_EMIT changed();
    } else if (!m_isLooking) {
        look();
    }
}

void CodeCheckPresenter::refusePicture(const QString &problem)
{
    m_typed.clear();
    m_known.reset();
    m_view = emptyCodeCheck();
    m_view.tone = CodeCheckView::Tone::Wait;
    m_view.icon = u"alert"_s;
    m_view.title = tr("No code in this picture");
    m_view.text = problem;
    Q_EMIT changed();
}

void CodeCheckPresenter::look()
{
    m_isLooking = true;
    m_looked = m_typed;
    m_service.reader()
        .ask(FindCode{m_looked})
        ->whenFinished(this, [this](const Expected<std::optional<KnownCode>, LedgerError> &found) {
            m_isLooking = false;
            if (m_typed.trimmed().isEmpty())
                return;
            if (m_typed != m_looked)
                return look();
            m_known = found ? *found : std::nullopt;
            m_trouble = found ? std::nullopt : std::optional(found.error());
            update();
        });
}

void CodeCheckPresenter::update()
{
    const auto &profile = m_service.profile().known();
    const Situation situation = m_known ? m_service.situationOf(m_known->charge) : Situation();
    const CodeVerdict verdict =
        codeVerdict(m_typed, m_known, profile ? std::optional(profile->receiver) : std::nullopt, situation);
    m_view = codeCheckView(m_typed, verdict, {.situation = situation, .isTraining = m_isTraining});
    if (m_trouble)
        m_view.text = messages::describe(*m_trouble);
    Q_EMIT changed();
}

} // namespace balcao

#include "moc_codecheckpresenter.cpp"
