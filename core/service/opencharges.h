// SPDX-License-Identifier: MIT
#pragma once

#include "core/clock.h"
#include "core/service/chargerecord.h"

#include <QObject>

#include <functional>
#include <map>
#include <optional>

namespace balcao
{

class ChargeLedger;
struct LedgerEvent;

/** The charges that this program has opened or made, each as its events tell it, and brought up to date when it changes in the ledger.
 *
 *  While a command about one of them is under way the program knows it better than the ledger: it is looked at again afterwards.
 */
class OpenCharges : public QObject
{
    Q_OBJECT

public:
    /** @p ledger outlives it. */
    OpenCharges(ChargeLedger &ledger, Clock clock, QObject *parent = nullptr);

    /** Null: it was not opened since the program started. */
    [[nodiscard]] const ChargeRecord *find(const QString &attempt) const;
    [[nodiscard]] ChargeRecord *find(const QString &attempt);
    ChargeRecord &put(const QString &attempt, Charge charge);
    /** What is written becomes part of the charge. */
    void apply(const LedgerEvent &event);
    void lock(const QString &attempt, std::optional<Question::Kind> asking = {});
    /** What came meanwhile was not looked at: whoever unlocks loads it. */
    void unlock(const QString &attempt);
    /** Reads its events from the ledger; the record follows unless it is locked, before the reply's other readers are called. */
    LedgerReply<QList<LedgerEvent>> *load(const QString &attempt) { return read(attempt, true); }
    /** Says so of every locked charge, whose step may be waiting. */
    void noteOutage();

Q_SIGNALS:
    void changed(const QString &attempt);

private:
    void reload(const QString &attempt);
    /** Forced: the record follows even where nothing is newer. */
    LedgerReply<QList<LedgerEvent>> *read(const QString &attempt, bool isForced);
    void take(const Charge &fresh, bool isForced);
    void reloadWhenTimedOut(const QString &attempt);

    ChargeLedger &m_ledger;
    Clock m_clock;
    std::map<QString, ChargeRecord> m_records;
};

} // namespace balcao
