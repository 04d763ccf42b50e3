// SPDX-License-Identifier: MIT
#include "ui/presentation/paper/printjob.h"

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
    static_cast<void>(
        Task::begin<Expected<Sending, QString>>([make = m_order.make](const Task::Watch &) { return make(); }, this,
                                                [this](const Expected<Sending, QString> &made) {
                                                    if (!made)
                                                        return end(Unexpected<QString>(made.error()));
                                                    m_sending = *made;
                                                    m_order.exposed.isEmpty() ? send() : expose();
                                                }));
}

/** In the ledger of who reads it, too: what was only asked to be written is not there yet. */
bool PrintJob::isExposed() const
{
    const ChargeRecord *const record = m_service.record(m_order.exposed);
    return record && record->charge.shownRevision(CodePlace::Paper) == record->charge.revision;
}

void PrintJob::expose()
{
    constexpr std::chrono::seconds longest{5};
    connect(&m_service, &ChargeService::changed, this, [this](const QString &attempt) {
        if (attempt == m_order.exposed && isExposed())
            send();
    });
    m_patience.start(longest);
    m_service.noteShown(m_order.exposed, CodePlace::Paper);
    if (isExposed())
        send();
}

void PrintJob::send()
{
    if (std::exchange(m_isSent, true))
        return;
    m_patience.stop();
    if (m_order.holds && !m_order.holds())
        return end(Unexpected<QString>(printingwords::hasChanged()));
    static_cast<void>(Task::begin<End>([sending = m_sending](const Task::Watch &) { return sending(); }, this,
                                       [this](const End &ended) { end(ended); }));
}

void PrintJob::end(const End &how)
{
    m_isSent = true;
    deleteLater();
    Q_EMIT ended(how);
}

} // namespace balcao
