// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace balcao
{

class ChargeService;

/** A piece of paper on its way: it is made, the ledger is told whose code is on it, and then it leaves. What takes long runs in a thread of
 *  its own, so a printer that hangs holds nothing else. Deletes itself at the end.
 */
class PrintJob : public QObject
{
    Q_OBJECT

public:
    /** Whole sentences: what was done, or why it was not. */
    using End = Expected<QString, QString>;
    using Sending = std::function<End()>;
    struct Order {
        /** Both in a thread: makes what leaves, or says why there is nothing; and lets it leave. */
        std::function<Expected<Sending, QString>()> make;
        /** The charge, a record of the service, whose code is on it; empty: there is none on it. */
        QString exposed = {};
        /** Whether it is still what it was ordered for: asked right before it leaves. */
        std::function<bool()> holds = {};
    };

    /** @p service outlives it. */
    PrintJob(ChargeService &service, Order order, QObject *parent);

Q_SIGNALS:
    void ended(const balcao::PrintJob::End &end);

private:
    void expose();
    void send();
    void end(const End &end);

    ChargeService &m_service;
    Order m_order;
    Sending m_sending;
    /** For the ledger to take it. */
    QTimer m_patience;
    bool m_isSent = false;
    bool m_hasEnded = false;
};

} // namespace balcao
