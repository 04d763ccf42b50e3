// SPDX-License-Identifier: MIT
#include "ui/presentation/queue/queuepresenter.h"

#include "core/ledger/queries/chargequeries.h"
#include "core/service/chargeservice.h"
#include "ui/text/messages.h"

#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

QueuePresenter::QueuePresenter(ChargeService &service, QString shopName, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_shopName(std::move(shopName))
{
    // Several events of one command come together.
    constexpr std::chrono::milliseconds together{100};
    m_changeTimer.setSingleShot(true);
    m_changeTimer.setInterval(together);
    m_clock.setInterval(std::chrono::seconds(30));
    connect(&m_changeTimer, &QTimer::timeout, this, &QueuePresenter::read);
    connect(&m_clock, &QTimer::timeout, this, &QueuePresenter::read);
    connect(&m_service.reader(), &ChargeReader::changed, this, [this] {
        if (m_isOpen && m_view)
            m_changeTimer.start();
    });
}

void QueuePresenter::open()
{
    m_isOpen = true;
    m_limit = pageSize;
    m_view.reset();
    m_problem.clear();
    Q_EMIT changed();
    m_service.permit(Act::AllCounters)->whenFinished(this, [this](const Expected<Actor, NeedsSomebody> &allowed) {
        if (!m_isOpen)
            return;
        if (allowed) {
            m_clock.start();
            return read();
        }
        m_problem = messages::describe(allowed.error());
        Q_EMIT changed();
    });
}

void QueuePresenter::close()
{
    m_isOpen = false;
    m_clock.stop();
    m_changeTimer.stop();
}

void QueuePresenter::sort(bool isByAmount)
{
    if (std::exchange(m_isByAmount, isByAmount) != isByAmount && m_view)
        read();
}

void QueuePresenter::showMore()
{
    m_limit += pageSize;
    read();
}

void QueuePresenter::read()
{
    if (!m_isOpen)
        return;
    m_isStale = m_isReading;
    if (std::exchange(m_isReading, true))
        return;
    ChargeQuery query;
    query.isToCheck = true;
    query.sort = m_isByAmount ? ChargeQuery::Sort::Highest : ChargeQuery::Sort::Oldest;
    query.limit = qMin(m_limit, ChargeQuery::maxLimit);
    m_service.reader()
        .ask(FoldedCharges{query})
        ->whenFinished(this, [this](const Expected<QList<Charge>, LedgerError> &found) {
            m_service.reader()
                .ask(OpenCount{})
                ->whenFinished(this, [this, found](const Expected<int, LedgerError> &count) {
                    m_isReading = false;
                    if (m_isStale)
                        return read();
                    if (found && count)
                        return take(*found, *count);
                    m_view.reset();
                    m_problem = messages::describe(found ? count.error() : found.error());
                    Q_EMIT changed();
                });
        });
}

void QueuePresenter::take(const QList<Charge> &charges, int waiting)
{
    m_problem.clear();
    QList<Situation> situations;
    for (const Charge &charge : charges)
        situations.append(m_service.situationOf(charge));
    m_view = queueView(charges, situations, {.shopName = m_shopName, .now = m_service.now(), .waiting = waiting});
    Q_EMIT changed();
}

QString QueuePresenter::whatsAppUrl() const
{
    return m_view && !m_view->text.isEmpty()
               ? u"https://wa.me/?text="_s + QString::fromLatin1(QUrl::toPercentEncoding(m_view->text))
               : QString();
}

report::Report QueuePresenter::slip() const
{
    return m_view && !m_view->rows.isEmpty() ? queueSlip(*m_view, {.shopName = m_shopName, .now = m_service.now()})
                                             : report::Report();
}

} // namespace balcao

#include "moc_queuepresenter.cpp"
