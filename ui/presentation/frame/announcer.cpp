// SPDX-License-Identifier: MIT
#include "ui/presentation/frame/announcer.h"

#include "core/ledger/queries/chargequeries.h"
#include "core/service/chargeservice.h"
#include "ui/presentation/charge/chargepresenter.h"
#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/presentation/newcharge/openrow.h"
#include "ui/presentation/newcharge/outcomepresenter.h"

#include <QTimer>

#include <utility>

namespace balcao
{

Announcer::Announcer(ChargeService &service, const NewChargePresenter &form, const ChargePresenter &charge,
                     const OutcomePresenter &outcome, const OpenRow &open, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_formPresenter(form)
    , m_chargePresenter(charge)
    , m_outcomePresenter(outcome)
    , m_form(form.form())
{
    connect(&form, &NewChargePresenter::changed, this, &Announcer::formChanged);
    connect(&form, &NewChargePresenter::rejected, this, [this] {
        m_wrong.clear();
        say(announcement::ofRejected(m_formPresenter.form()));
    });
    connect(&charge, &ChargePresenter::changed, this, &Announcer::chargeChanged);
    connect(&outcome, &OutcomePresenter::changed, this, &Announcer::outcomeChanged);
    connect(&service.reader(), &ChargeReader::changed, this, &Announcer::ledgerChanged);
    connect(&open, &OpenRow::counted, this, [this](std::optional<int> before, int now) {
        if (const Sound sound = announcement::soundOf(before, now); sound != Sound::None)
            Q_EMIT sounded(sound);
    });
}

void Announcer::say(const QString &sentence)
{
    if (!sentence.isEmpty())
        Q_EMIT said(sentence);
}

void Announcer::formChanged()
{
    const NewChargeForm before = std::exchange(m_form, m_formPresenter.form());
    say(announcement::ofAmount(before, m_form));
    if (before.texts != m_form.texts)
        return; // a field is judged anew at every key, and heard when it is left
    const NewChargeView fields = std::exchange(m_fields, m_formPresenter.view());
    m_wrong = announcement::ofFields(fields, m_fields);
    if (!m_wrong.isEmpty())
        QTimer::singleShot(0, this, [this] { say(std::exchange(m_wrong, QString())); });
}

void Announcer::chargeChanged()
{
    const bool isSame = std::exchange(m_attempt, m_chargePresenter.attempt()) == m_chargePresenter.attempt();
    const ChargeView before = std::exchange(m_charge, m_chargePresenter.view());
    say(announcement::ofCharge(isSame ? before : ChargeView(), m_charge));
}

void Announcer::outcomeChanged()
{
    const OutcomeView before = std::exchange(m_outcome, m_outcomePresenter.view());
    say(announcement::ofOutcome(before, m_outcome));
}

/** The ledger tells it, whichever page is shown. */
void Announcer::ledgerChanged(const QString &attempt)
{
    if (attempt.isEmpty())
        return;
    m_service.reader().ask(FindCharge{attempt})->whenFinished(this, [this](const Expected<Charge, LedgerError> &found) {
        if (!found || found->counter != m_service.reader().counter().name || m_paid.contains(found->attempt))
            return;
        const Situation situation = m_service.situationOf(*found);
        if (!announcement::isJustPaid(*found, situation))
            return;
        m_paid.insert(found->attempt);
        Q_EMIT sounded(Sound::Paid);
        if (found->attempt != m_attempt)
            say(announcement::ofPaid(*found, situation));
    });
}

} // namespace balcao

#include "moc_announcer.cpp"
