// SPDX-License-Identifier: MIT
#include "ui/presentation/customerscreen/customerpresenter.h"

#include "ui/presentation/frame/lockpresenter.h"
#include "ui/presentation/frame/navigator.h"
#include "ui/presentation/newcharge/newchargepresenter.h"

#include <utility>

using namespace std::chrono_literals;

namespace balcao
{

using State = CustomerView::State;

CustomerPresenter::CustomerPresenter(const CustomerSources &sources, CustomerLanguage language, QObject *parent)
    : QObject(parent)
    , m_sources(sources)
    , m_setting{.shopName = sources.shell.shopName(),
                .isTraining = sources.shell.isTraining(),
                .language = std::move(language)}
{
    connect(&sources.charge, &ChargePresenter::changed, this, &CustomerPresenter::update);
    connect(&sources.charge, &ChargePresenter::ticked, this, &CustomerPresenter::update);
    connect(&sources.form, &NewChargePresenter::changed, this, &CustomerPresenter::update);
    connect(&sources.navigator, &Navigator::pageChanged, this, &CustomerPresenter::update);
    connect(&sources.navigator, &Navigator::dialogsChanged, this, &CustomerPresenter::update);
    connect(&sources.lock, &LockPresenter::changed, this, &CustomerPresenter::update);
    connect(&m_tick, &QTimer::timeout, this, &CustomerPresenter::update);
    update();
}

void CustomerPresenter::update()
{
    CustomerView now = thanking(current());
    if (now == m_view)
        return;
    m_view = std::move(now);
    Q_EMIT changed();
}

CustomerView CustomerPresenter::current() const
{
    // The customer pays on behind a lock; what else is typed or shown is covered.
    const CustomerView view = open();
    const bool isOfPayment = view.state == State::Code || view.state == State::Paid;
    return m_sources.lock.isLocked() && !isOfPayment ? lockedCustomerView(m_setting) : view;
}

CustomerView CustomerPresenter::open() const
{
    const QString &attempt = m_sources.charge.attempt();
    const ChargeRecord *record = m_sources.service.record(attempt);
    if (attempt.isEmpty() || !record)
        return customerView(m_sources.form.form().amount.amount(), m_setting);
    if (m_sources.navigator.page() == Navigator::Page::Outcome)
        return waitingCustomerView(m_setting);
    CustomerView view = customerView(record->charge, m_sources.charge.view(), m_setting);
    // Nobody pays a code whose correction is being typed.
    return view.state == State::Code && m_sources.navigator.isCorrecting(attempt) ? heldCustomerView(m_setting) : view;
}

CustomerView CustomerPresenter::thanking(CustomerView now)
{
    const QDateTime time = m_sources.service.now();
    const bool isPaid = now.state == State::Paid;
    if (isPaid && m_sources.charge.attempt() != std::exchange(m_thanked, m_sources.charge.attempt())) {
        m_since = time;
        m_thanks = now;
        m_tick.start(1s);
        return now;
    }
    const std::chrono::milliseconds age{m_since.isValid() ? m_since.msecsTo(time) : -1};
    const bool isOver = age < 0s || age >= thanksLength; // a clock that went back does not make it stand longer
    if ((isPaid || now.state == State::Idle) && !isOver)
        return m_thanks;
    m_since = {};
    m_thanks = {};
    m_tick.stop();
    return isPaid ? customerView(Money(), m_setting) : now;
}

void CustomerPresenter::noteShown()
{
    if (m_view.state == State::Code)
        m_sources.service.noteShown(m_sources.charge.attempt(), CodePlace::Customer);
}

} // namespace balcao

#include "moc_customerpresenter.cpp"
