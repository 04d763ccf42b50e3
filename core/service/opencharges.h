// SPDX-License-Identifier: MIT
#pragma once

#include "core/clock.h"
#include "core/ledger/queries/ledgerquery.h"
#include "core/service/chargerecord.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace balcao
{

class ChargeLedger;
struct LedgerEvent;

/** The charges that this program works on, each folded from its events, and brought up to date when it changes in the ledger.
 *
 *  Only records that are locked or held stay in memory, and beside them the `spare` newest of the others: a record is dropped by the put()
 *  of another one. While a command about a charge is under way, the program knows it better than the ledger: it is read again afterwards.
 */
class OpenCharges : public QObject
{
    Q_OBJECT

public:
    /** Enough for a charge that was opened and is not held yet. */
    static constexpr std::size_t spare = 8;

    /** @p ledger outlives it. */
    OpenCharges(ChargeLedger &ledger, Clock clock, QObject *parent = nullptr);

    /** Null: it is not in memory. */
    [[nodiscard]] const ChargeRecord *find(const QString &attempt) const;
    [[nodiscard]] ChargeRecord *find(const QString &attempt);
    ChargeRecord &put(const QString &attempt, Charge charge);
    /** find(), for a charge that is opened: it becomes the newest. */
    ChargeRecord *use(const QString &attempt);
    [[nodiscard]] ChargeHold hold(const QString &attempt) const;
    /** The next put() drops it first, if it is neither locked nor held. */
    void forget(const QString &attempt);
    [[nodiscard]] std::size_t count() const noexcept { return m_entries.size(); }
    /** What is written becomes part of the charge. */
    void apply(const LedgerEvent &event);
    void lock(const QString &attempt, std::optional<Question::Kind> asking = {});
    /** Reads what other programs wrote while it was locked. */
    void unlock(const QString &attempt);
    /** Reads its events from the ledger; the record follows unless it is locked, before the reply's other readers are called. */
    LedgerReply<QList<LedgerEvent>> *load(const QString &attempt) { return read(attempt, true); }
    /** Says so of every locked charge, whose step may be waiting. */
    void noteOutage();

Q_SIGNALS:
    void changed(const QString &attempt);

private:
    /** @p event: a record that has this one already is not read. */
    void reload(const QString &attempt, qint64 event);
    /** Forced: the record follows even where nothing is newer. */
    LedgerReply<QList<LedgerEvent>> *read(const QString &attempt, bool isForced);
    void take(const Charge &fresh, bool isForced);
    /** For the first request of an idle record whose limit passes. */
    void armLimit();
    void reloadTimedOut();
    void dropOthers();

    struct Entry {
        std::shared_ptr<ChargeRecord> record = std::make_shared<ChargeRecord>();
        /** Grows with each use. */
        qint64 lastUse = 0;
        /** Another program wrote about it while it was locked. */
        bool hasNews = false;
    };

    ChargeLedger &m_ledger;
    Clock m_clock;
    std::map<QString, Entry> m_entries;
    qint64 m_uses = 0;
    QTimer m_limit;
};

} // namespace balcao
