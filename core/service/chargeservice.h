// SPDX-License-Identifier: MIT
#pragma once

#include "core/clock.h"
#include "core/ledger/chargeledger.h"
#include "core/provider/providerclient.h"
#include "core/service/chargerecord.h"

#include <QObject>
#include <QSet>

#include <chrono>
#include <map>
#include <optional>

namespace balcao
{

/** What is known of the line to the provider: never "online", only what the last exchange showed. */
struct ProviderContact {
    enum class Kind { NotTried, Talking, Answered, NoAnswer, NotReached, KeyRefused };

    Kind kind = Kind::NotTried;
    /** UTC, of the last change. */
    QDateTime since;
};

/** What a press belongs to: one sale has one live attempt, refused otherwise by the ledger itself. */
struct SaleContext {
    /** UUID, made when the form starts empty; empty: a sale of its own. */
    QString sale;
    /** The attempt that this one replaces because it ended without a charge; empty: it is the first. */
    QString replaces;
};

/** The counter's service: creates, reads and corrects charges, each step written into the ledger before the next one is taken.
 *
 *  attempt (durable) → first byte out (durable) → reply as received → outcome → shown. What cannot be written down is not
 *  sent, and what was not written down is not shown (docs/ledger.md). Pages come and go, the service stays: it listens to every
 *  request it started. One create at a time; one update at a time per charge. Nothing is ever sent again by itself.
 */
class ChargeService : public QObject
{
    Q_OBJECT

public:
    /** @p client and @p ledger outlive the service. What an earlier run of this counter left open is settled by what is written. */
    ChargeService(ProviderClient &client, ChargeLedger &ledger, Clock clock, QObject *parent = nullptr);
    ~ChargeService() override;

    /** Reading a charge by an update that names only its txid is switched on for this provider; off at first. */
    void setMayRead(bool mayRead) { m_mayRead = mayRead; }
    [[nodiscard]] bool mayRead() const noexcept { return m_mayRead; }

    /** Writes the attempt, then sends one create. The record's number, or 0 when a create is still under way. */
    int create(const ChargeRequest &request, const SaleContext &sale = {});
    /** Stops a create from which nothing has left. False when it is too late. */
    bool cancel(int number);
    /** Reads the charge by an update that carries only its txid ("Consultar situação"). False when it cannot be asked now. */
    bool refresh(int number);
    /** Sends the amount and customer that the charge has: the answer brings its code again. */
    bool requestCodeAgain(int number);
    /** False when the charge is busy or known to be paid, refunded or cancelled. See refused(). */
    bool correct(int number, const Correction &correction);
    /** A person has seen the difference in amounts and shows the code all the same. False unless canAcceptDifference(). */
    bool acceptDifference(int number);

    /** Loads a charge by its whole attempt id or txid; answered by opened() or openFailed(). */
    void open(const QString &name);
    /** Takes a charge that was made elsewhere into the ledger, by its txid; answered like open(). */
    void importCharge(const QString &txid, const QString &who);
    /** A person found an unknown attempt at the provider; where reading is switched on the charge is then read. False unless
     *  it is unknown (or settled as absent). See refused().
     */
    bool settleFound(int number, const QString &txid, const QString &who);
    /** A person looked, and it is not there. False unless it is unknown. */
    bool settleAbsent(int number, const QString &who);
    /** @p txid, which was given when it was settled, is the wrong one: the attempt is unknown again. False unless canReopen().
     *  See refused().
     */
    bool reopen(int number, const QString &txid, const QString &who);
    /** A person saw the payment in the bank's app. Kept apart from the provider's word. False unless the charge exists. */
    bool receiveByHand(int number, const QString &who, const QString &reference);
    /** The code is on a screen: written once for each revision. */
    void noteShown(int number);

    [[nodiscard]] const ChargeRecord *record(int number) const;
    /** The record of an attempt, when it is loaded; else 0. */
    [[nodiscard]] int numberOf(const QString &attempt) const;
    /** All that were made or opened since the program started, by number. */
    [[nodiscard]] const std::map<int, ChargeRecord> &records() const noexcept { return m_records; }
    [[nodiscard]] bool isCreating() const noexcept { return m_creatingNumber != 0; }
    [[nodiscard]] const ProviderContact &contact() const noexcept { return m_contact; }
    [[nodiscard]] const ProviderAccount &account() const noexcept { return m_client.account(); }
    [[nodiscard]] ChargeLedger &ledger() const noexcept { return m_ledger; }
    /** This computer's clock, in which the records' times are kept. */
    [[nodiscard]] QDateTime now() const { return m_clock.nowUtc(); }
    /** The time of day, corrected by the provider's Date header. For display, never written anywhere. */
    [[nodiscard]] QDateTime correctedNow() const;
    /** How far the provider's clock is ahead of this computer's (up to five seconds count as none); nothing: it told no time yet. */
    [[nodiscard]] std::optional<std::chrono::milliseconds> clockOffset() const noexcept { return m_clockOffset; }

Q_SIGNALS:
    void recordChanged(int number);
    void contactChanged();
    void opened(const QString &name, int number);
    void openFailed(const QString &name, const balcao::LedgerError &error);
    /** A correction, settlement or receipt was not written, so it did not happen: somebody was faster, or the ledger is in trouble. */
    void refused(int number, const balcao::LedgerError &error);

private:
    int addRecord(ChargeRecord record);
    [[nodiscard]] EventDraft draftFor(EventKind kind, int number) const;
    /** What is written becomes part of the record. */
    void take(int number, const LedgerEvent &event);
    void recordOutcome(int number, const EventDraft &draft, std::function<void()> then = {});

    void attemptWritten(int number, const ChargeRequest &request, const Expected<LedgerEvent, LedgerError> &written);
    void createFinished(int number, const ProviderCall::Result &result);
    /** It exists, and nothing is asked or written of it at this moment, here or elsewhere. */
    [[nodiscard]] bool isFree(const ChargeRecord &record) const;
    void correctionWritten(int number, const Correction &correction, const Expected<LedgerEvent, LedgerError> &written);
    void correctionFinished(int number, int correctionNumber, const Correction &correction,
                            const ProviderCall::Result &result);
    void readFinished(int number, int corrections, const ProviderCall::Result &result);
    void settleDoubt(int number);
    [[nodiscard]] ProviderClient::BeforeFirstByte markBeforeFirstByte(int number, int correctionNumber);
    void keepReply(ProviderCall *call, int number, int correctionNumber, const QString &request);
    void tryRecord(int number, const EventDraft &draft, std::function<void()> then = {});
    void ledgerOutageChanged();

    void reload(const QString &attempt);
    void load(int number, bool isForced);
    /** The record is not under way here any more: what came from elsewhere meanwhile is looked at now. */
    void release(int number);
    void reloaded(int number, const QList<LedgerEvent> &events, bool isForced);
    void reloadWhenPast(int number);
    void recoverAbandoned();
    void recover(const QList<LedgerEvent> &events);

    void noteContact(const ProviderCall::Result &result);
    void noteServerDate(const ProviderAnswer &answer);
    void setContact(ProviderContact::Kind kind);

    ProviderClient &m_client;
    ChargeLedger &m_ledger;
    Clock m_clock;
    std::map<int, ChargeRecord> m_records;
    ProviderCall *m_creating = nullptr;
    int m_creatingNumber = 0;
    bool m_isCancelled = false;
    bool m_mayRead = false;
    /** Records with a request or a writing of this program under way: what the ledger says of them is not news. */
    QSet<int> m_busy;
    /** Busy records of which the ledger had news. */
    QSet<int> m_missed;
    ProviderContact m_contact;
    std::optional<std::chrono::milliseconds> m_clockOffset;
};

/** The charge's code may be on a screen: verified (or its ignored difference accepted), waiting, and not being corrected. */
[[nodiscard]] bool mayShowCode(const ChargeRecord &record);
/** The amounts of charge and answer differ in a way that a person may accept: never a code that makes the payer pay another amount. */
[[nodiscard]] bool canAcceptDifference(const ChargeRecord &record);
/** That the charge is there was a person's word: the txid may have been the wrong one. */
[[nodiscard]] bool canReopen(const ChargeRecord &record);
/** By this clock the deadline has passed. Computed for display; a wrong clock must not write history. */
[[nodiscard]] bool isOverdue(const ChargeRecord &record, const QDateTime &now);

} // namespace balcao
