// SPDX-License-Identifier: MIT
#include "ui/presentation/paper/printjob.h"

#include "core/service/chargeservice.h"
#include "core/service/task.h"
#include "ui/presentation/paper/printingwords.h"

#include <utility>

namespace balcao
{

PrintJob::PrintJob(ChargeService &service, Order order, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_order(std::move(order))
{
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] { end(Unexpected<QString>(printingwords::notNoted())); });
    beginTask(this, [make = m_order.make](const TaskWatch &) {
        return make();
    })->whenFinished(this, [this](const Expected<Sending, QString> &made) {
        if (!made)
            return end(Unexpected<QString>(made.error()));
        m_sending = *made;
        m_order.exposed.isEmpty() ? send() : expose();
    });
}

void PrintJob::expose()
{
    constexpr std::chrono::seconds longest{5};
    m_patience.start(longest);
    m_service.noteShownFirst(m_order.exposed, CodePlace::Paper)
        ->whenFinished(this, [this](const Expected<void, LedgerError> &noted) {
            if (noted)
                send();
            else
                end(Unexpected<QString>(printingwords::notNoted()));
        });
}

void PrintJob::send()
{
    if (std::exchange(m_isSent, true))
        return;
    m_patience.stop();
    if (m_order.holds && !m_order.holds())
        return end(Unexpected<QString>(printingwords::hasChanged()));
    beginTask(this, [sending = m_sending](const TaskWatch &) {
        return sending();
    })->whenFinished(this, [this](const End &ended) { end(ended); });
}

void PrintJob::end(const End &how)
{
    if (std::exchange(m_hasEnded, true))
        return;
    m_isSent = true; // nothing leaves any more
    m_patience.stop();
    deleteLater();
    Q_EMIT ended(how);
}

} // namespace balcao

#include "moc_printjob.cpp"
