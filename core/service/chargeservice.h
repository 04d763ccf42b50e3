// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerules.h"
#include "core/clock.h"
#include "core/ledger/chargeledger.h"
#include "core/provider/providerclient.h"
#include "core/service/chargerecord.h"
#include "core/service/command.h"

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

/** The only writer of charges: every command goes through perform(), and each step is written into the ledger before the next one
 *  is taken.
 *
 *  attempt (durable) → first byte out (durable) → reply as received → outcome → shown. What cannot be written down is not
 *  sent, and what was not written down is not shown (docs/ledger.md). Pages come and go, the service stays: it listens to every
 *  request it started. One create at a time; one update at a time per charge. Nothing is ever sent again by itself.
 */
class ChargeService : public QObject
{
    Q_OBJECT

public:
    /** @p client and @p ledger outlive the service; without a client nothing is sent. What an earlier run of this counter left open
     *  is settled by what is written.
     */
    ChargeService(ProviderClient *client, ChargeLedger &ledger, Clock clock, QObject *parent = nullptr);
    ~ChargeService() override;

    /** Reading a charge by an update that names only its txid is switched on for this provider; off at first. */
    void setMayRead(bool mayRead) { m_isReadingOn = mayRead; }
    [[nodiscard]] bool isReadingOn() const noexcept { return m_isReadingOn; }

    /** The attempt that the command is about (of Create and ImportCharge: the new one), or why it is not begun. What the ledger
     *  refuses later is told by refused().
     */
    Expected<QString, Obstacle> perform(const Command &command, const Actor &actor);

    /** Loads a charge by its whole attempt id or txid; answered by opened() or openFailed(). */
    void open(const QString &name);
    /** The code is on a screen: written once for each revision. */
    void noteShown(const QString &attempt);

    /** Null: it was not opened since the program started. */
    [[nodiscard]] const ChargeRecord *record(const QString &attempt) const;
    /** What the rules ask besides the charge, now and here. */
    [[nodiscard]] Situation situationOf(const ChargeFacts &charge) const;
    /** Something is asked or written of it at this moment. */
    [[nodiscard]] bool isBusy(const QString &attempt) const { return m_busy.contains(attempt); }
    /** The attempt of which a request of this program is out, to create or to correct it; empty: none. */
    [[nodiscard]] QString requestOut() const;
    [[nodiscard]] bool isCreating() const noexcept { return !m_creating.isEmpty(); }
    [[nodiscard]] const ProviderContact &contact() const noexcept { return m_contact; }
    /** Only where there is a client. */
    [[nodiscard]] const ProviderAccount &account() const noexcept { return m_client->account(); }
    [[nodiscard]] ChargeLedger &ledger() const noexcept { return m_ledger; }
    /** The counter's own operator, as long as nobody else acts. */
    [[nodiscard]] Actor ownActor() const { return {.name = m_ledger.identity().operatorName, .authorisedBy = {}}; }
    /** This computer's clock, in which the ledger's times are kept. */
    [[nodiscard]] QDateTime now() const { return m_clock.nowUtc(); }
    /** The time of day, corrected by the provider's Date header: for its deadlines. Never written anywhere. */
    [[nodiscard]] QDateTime correctedNow() const;
    /** How far the provider's clock is ahead of this computer's (up to five seconds count as none); nothing: it told no time yet. */
    [[nodiscard]] std::optional<std::chrono::milliseconds> clockOffset() const noexcept { return m_clockOffset; }

Q_SIGNALS:
    void recordChanged(const QString &attempt);
    void contactChanged();
    void opened(const QString &name, const QString &attempt);
    void openFailed(const QString &name, const balcao::LedgerError &error);
    /** A command was begun, but not written, so it did not happen: somebody was faster, or the ledger is out of reach. */
    void refused(const QString &attempt, const balcao::LedgerError &error);

private:
    using Begun = Expected<QString, Obstacle>;
    using Written = Expected<LedgerEvent, LedgerError>;

    Begun begin(const command::Create &create, const Actor &actor);
    Begun begin(const command::Cancel &cancel, const Actor &actor);
    Begun begin(const command::ReadStatus &read, const Actor &actor);
    Begun begin(const command::Correct &correct, const Actor &actor);
    Begun begin(const command::RequestCodeAgain &again, const Actor &actor);
    Begun begin(const command::AcceptDifference &accept, const Actor &actor);
    Begun begin(const command::AcceptReport &accept, const Actor &actor);
    Begun begin(const command::SettleFound &found, const Actor &actor);
    Begun begin(const command::SettleAbsent &absent, const Actor &actor);
    Begun begin(const command::Reopen &reopen, const Actor &actor);
    Begun begin(const command::ConfirmReceipt &receipt, const Actor &actor);
    Begun begin(const command::ImportCharge &import, const Actor &actor);

    using Rule = Permission (*)(const ChargeFacts &, const Situation &);
    /** The record, when nothing is under way for it here, and what it is asked for by @p rule is allowed. */
    [[nodiscard]] Expected<ChargeRecord *, Obstacle> idle(const QString &attempt, Rule rule = nullptr);
    [[nodiscard]] EventDraft draftFor(const Charge &charge, event::Payload what, const Actor &actor) const;
    /** What is written becomes part of the record. */
    void applyEvent(const QString &attempt, const LedgerEvent &event);
    void recordOutcome(const QString &attempt, const EventDraft &draft, std::function<void()> then = {});
    void tryRecord(const QString &attempt, const EventDraft &draft, std::function<void()> then = {});

    void attemptWritten(const QString &attempt, const ChargeRequest &request, const Written &written);
    void createFinished(const QString &attempt, const ProviderCall::Result &result);
    void correctionWritten(const QString &attempt, const Correction &correction, const Written &written);
    void correctionFinished(const QString &attempt, int number, const Correction &correction,
                            const ProviderCall::Result &result);
    void readFinished(const QString &attempt, int corrections, qint64 askedAt, const ProviderCall::Result &result);
    void settleDoubt(const QString &attempt);
    [[nodiscard]] ProviderClient::BeforeFirstByte markBeforeFirstByte(const QString &attempt, int correction);
    void keepReply(ProviderCall *call, const QString &attempt, int correction, event::ReplyReceived::Request request);
    void ledgerOutageChanged();

    void reload(const QString &attempt);
    void load(const QString &attempt, bool isForced);
    /** The record is not under way here any more: what came from elsewhere meanwhile is looked at now. */
    void unlock(const QString &attempt);
    void reloaded(const QString &attempt, const QList<LedgerEvent> &events, bool isForced);
    void reloadWhenTimedOut(const QString &attempt);
    void recoverAbandoned();
    void recover(const QList<LedgerEvent> &events);

    void noteContact(const ProviderCall::Result &result);
    void noteServerDate(const ProviderAnswer &answer);
    void setContact(ProviderContact::Kind kind);

    ProviderClient *m_client;
    ChargeLedger &m_ledger;
    Clock m_clock;
    std::map<QString, ChargeRecord> m_records;
    ProviderCall *m_createCall = nullptr;
    /** The attempt whose create is under way; empty: none. */
    QString m_creating;
    bool m_isCancelled = false;
    bool m_isReadingOn = false;
    /** Attempts with a request or a writing of this program under way: what the ledger says of them is not news. */
    QSet<QString> m_busy;
    /** Busy attempts of which the ledger had news. */
    QSet<QString> m_pendingReload;
    ProviderContact m_contact;
    std::optional<std::chrono::milliseconds> m_clockOffset;
};

} // namespace balcao
