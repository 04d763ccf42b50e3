// SPDX-License-Identifier: MIT
#pragma once

#include <QDeadlineTimer>
#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <chrono>

namespace balcao
{

class ChargeService;
struct Charge;
struct ChargeFacts;
struct Situation;

/** Reads by itself how the charges of this counter stand that wait, where the manager has set an interval (provider.read-every).
 *
 *  A reading is ReadStatus and nothing else, in the name of whoever is at the counter, and goes through the service's gate: where
 *  reading is off, or nobody has signed in, nothing is asked. One request at a time, and none about a charge of which this program has
 *  asked the provider anything within the interval, or the ledger has an answer of that age. Other counters' charges are read there.
 */
class StatusWatch : public QObject
{
    Q_OBJECT

public:
    /** @p every: of one charge, from one request's end to the next request. @p service outlives it. */
    StatusWatch(ChargeService &service, std::chrono::milliseconds every, QObject *parent = nullptr);

Q_SIGNALS:
    /** All that was due has been read. No charge stays in memory for it. */
    void looked();

private:
    void look();
    void readNext();
    void read(const Charge &charge);
    /** Judged by the ledger's row. */
    [[nodiscard]] bool isDue(const Charge &row) const;
    /** The ledger has an answer of this interval: the charge waits until that is over. */
    [[nodiscard]] bool isFresh(const Charge &charge);

    ChargeService &m_service;
    std::chrono::milliseconds m_every;
    QTimer m_timer{this};
    /** Attempts that are still to be read. */
    QStringList m_waiting;
    /** When each charge may be asked about again; absent: now. */
    QHash<QString, QDeadlineTimer> m_next;
};

/** It waits, since yesterday at most, and its deadline is not over for longer than a late payment takes. */
[[nodiscard]] bool isWorthReading(const ChargeFacts &charge, const Situation &situation);

} // namespace balcao
