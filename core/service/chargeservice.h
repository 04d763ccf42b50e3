// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerules.h"
#include "core/charge/command.h"
#include "core/clock.h"
#include "core/operators/approvalrequest.h"
#include "core/operators/people.h"
#include "core/service/calibration.h"
#include "core/service/chargereader.h"
#include "core/service/commandevents.h"
#include "core/service/commandreply.h"
#include "core/service/opencharges.h"
#include "core/service/providerline.h"
#include "core/service/requestunderway.h"
#include "core/signin/staff.h"

#include <QObject>
#include <QPointer>

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <optional>

namespace balcao
{

/** The only writer of charges: every command goes through perform(), has one answer, and each step is written into the ledger before
 *  the next one is taken.
 *
 *  attempt (durable) → first byte out (durable) → reply as received → outcome → shown. What cannot be written down is not
 *  sent, and what was not written down is not shown (docs/ledger.md). Pages come and go, the service stays: what was begun goes on
 *  without whoever asked for it. One create at a time; one command at a time per charge. Nothing is ever sent again by itself.
 */
class ChargeService : public QObject
{
    Q_OBJECT

public:
    /** @p client and @p ledger outlive the service; without a client nothing is sent. What an earlier run of this counter left open
     *  is settled by what is written.
     */
    ChargeService(ProviderClient *client, ChargeLedger &ledger, Clock clock, QObject *parent = nullptr);

    /** Reading a charge by an update that names only its txid is switched on for this provider; off at first. */
    void setMayRead(bool mayRead) { m_isReadingOn = mayRead; }
    [[nodiscard]] bool isReadingOn() const noexcept { return m_isReadingOn; }

    /** From here on nothing is created before a manager has calibrated the provider (docs/calibration.md), but by a manager; where the
     *  ledger has no operators and nobody has begun it, it is. Off at first: for a till that is not in training.
     */
    void lockUntilCalibrated() { m_isLocking = true; }
    /** Where that stands, locking or not; only where there is a client. */
    [[nodiscard]] Calibration calibration() const
    {
        return calibrationOf(m_profile, m_staff.operators(), account(), m_isReadingOn);
    }
    /** Whether @p actor may create charges by what calibration says. */
    [[nodiscard]] Permission mayCreate(const Actor &actor) const
    {
        return m_isLocking && m_client ? balcao::mayCreate(calibration(), m_staff.operators(), actor) : Permission();
    }
    /** It is the calibration's charge, and waits for what a manager says of it. */
    [[nodiscard]] bool isCalibratedBy(const QString &attempt) const
    {
        return m_profile.isOpen() && m_profile.attempt() == attempt;
    }
    /** What was accepted of the provider, as it was read last: profileChanged() tells of news. */
    [[nodiscard]] const ShopProfile &profile() const noexcept { return m_profile; }

    /** Somebody signed in: acts from here on, until the next one does. What was begun keeps its names. */
    void signIn(const Actor &actor)
    {
        m_people.signIn(actor);
        Q_EMIT signedIn();
    }
    /** Whoever is at the counter may do it without asking anybody. */
    [[nodiscard]] bool isAllowed(Act act) const
    {
        return Gate::mayAct(act, {}, m_people.atTheCounter(), m_staff.operators(), now()).has_value();
    }
    /** Does what a person asked for, if that person may (Staff). */
    CommandReply *perform(const Command &command, const Actor &actor);
    /** Permission for what no command does, the settings for example: of the person at the counter, or else with the approval of another
     *  one. The approval is for what is done with the answer.
     */
    ApprovalReply *permit(Act act);
    /** Closes what came since the last closing, in the name of @p actor, whom permit() has let through for Act::CloseDay. */
    LedgerReply<MadeClosing> *closeDay(const ClosingTerms &terms, const Actor &actor);
    /** Opens a charge by its whole attempt id or txid: record() has it for the moment, and longer if it is held. */
    CommandReply *open(const QString &name);
    /** The code is there: written once for each revision and place. */
    void noteShown(const QString &attempt, CodePlace place = CodePlace::Till);
    /** The same before the code of an opened charge is there: answers when the ledger has it, or why it does not take it. A ledger that
     *  is away answers when it is back.
     */
    LedgerReply<void> *noteShownFirst(const QString &attempt, CodePlace place);

    /** Null: it is not in memory; open() reads it. A charge stays in memory while a command about it is under way, or while it is held. */
    [[nodiscard]] const ChargeRecord *record(const QString &attempt) const { return m_charges.find(attempt); }
    /** For what displays a charge. */
    [[nodiscard]] ChargeHold hold(const QString &attempt) const { return m_charges.hold(attempt); }
    /** Undoes open(): the record may be dropped, unless it is held. */
    void forget(const QString &attempt) { m_charges.forget(attempt); }
    /** The number of charges in memory. */
    [[nodiscard]] std::size_t recordCount() const noexcept { return m_charges.count(); }
    /** What the rules ask besides the charge, now and here. */
    [[nodiscard]] Situation situationOf(const ChargeFacts &charge) const;
    /** A command about it has not ended yet. */
    [[nodiscard]] bool isBusy(const QString &attempt) const { return m_jobs.contains(attempt); }
    /** The attempt of which a request of this program is out, to create or to correct it; empty: none. */
    [[nodiscard]] QString requestOut() const;
    [[nodiscard]] bool isCreating() const
    {
        return std::any_of(m_jobs.cbegin(), m_jobs.cend(),
                           [this](const auto &job) { return record(job.first)->asking == Question::Kind::Create; });
    }
    /** Only where there is a client. */
    [[nodiscard]] const ProviderAccount &account() const noexcept { return m_client->account(); }
    [[nodiscard]] const ProviderLine &line() const noexcept { return m_line; }
    [[nodiscard]] ChargeReader &reader() noexcept { return m_reader; }
    [[nodiscard]] const People &people() const noexcept { return m_people; }
    [[nodiscard]] Staff &staff() noexcept { return m_staff; }
    /** This computer's clock, in which the ledger's times are kept. */
    [[nodiscard]] QDateTime now() const { return m_clock.nowUtc(); }

Q_SIGNALS:
    void signedIn();
    /** From inside perform() and permit(). Where this is connected, a command that the actor may not give alone is not refused: it waits for
     *  the request's reply, and is given once more with the approval.
     */
    void approvalNeeded(const balcao::ApprovalRequest &request);
    /** A request to the provider is over; what it means for the charge is not written yet. */
    void exchanged(const QString &attempt, const balcao::RequestUnderWay &request);
    void profileChanged();
    /** record() of it, or what is under way for it, is another than before. */
    void changed(const QString &attempt);

private:
    /** A command that is under way, from its beginning to its answer. */
    struct Job {
        Actor actor;
        QPointer<CommandReply> reply;
        /** What is asked of the provider, once it is; and the request that carries it. */
        Question question;
        std::unique_ptr<RequestUnderWay> request;
        /** Before the attempt was written: nothing is sent then. */
        bool isCancelled = false;
        QList<QPointer<CommandReply>> cancels;
    };
    struct Order {
        Actor actor;
        CommandReply *reply;
    };
    using Begun = Expected<void, Refusal>;
    using Written = Expected<LedgerEvent, LedgerError>;

    void take(const Command &command, const Order &order);
    /** Another person can be asked. */
    [[nodiscard]] bool canAsk(const NeedsSomebody &needs) const;
    [[nodiscard]] ApprovalReply *askFor(const std::optional<Command> &command, const Actor &actor,
                                        const NeedsSomebody &needs);
    Begun begin(const command::Create &create, const Order &order);
    Begun begin(const command::Cancel &cancel, const Order &order);
    Begun begin(const command::ReadStatus &read, const Order &order);
    Begun begin(const command::Correct &correct, const Order &order);
    Begun begin(const command::RequestCodeAgain &again, const Order &order);
    Begun begin(const command::ImportCharge &import, const Order &order);
    Begun begin(const command::BeginCalibration &calibration, const Order &order);
    Begun begin(const command::ConfirmCalibration &seen, const Order &order);
    Begun beginAttempt(const command::Create &create, const Order &order,
                       const std::optional<ProviderTerms> &calibrates = {});
    /** Any other: one event of the charge is all of it. */
    template <class Other>
    Begun begin(const Other &command, const Order &order)
    {
        BALCAO_TRY(const ChargeRecord *const record, idle(command.attempt));
        BALCAO_TRY(const ChargeEvent event, eventOf(command, record->charge, situationOf(record->charge)));
        return write(event, order);
    }

    /** The record, when nothing is under way for it here. */
    [[nodiscard]] Expected<ChargeRecord *, Refusal> idle(const QString &attempt);
    Job &start(const QString &attempt, const Order &order, std::optional<Question::Kind> asking = {});
    /** One event is all of it. */
    Begun write(const ChargeEvent &event, const Order &order);
    /** The same, once the command has begun. */
    void append(const ChargeEvent &event);
    void attemptWritten(const QString &attempt, const Written &written);
    void correctionWritten(const QString &attempt, int number, const Written &written);
    void send(const QString &attempt, const Question &question);
    void requestEnded(const QString &attempt, const ProviderCall::Result &result);
    /** What has happened is written, however long that takes; then the command ends. */
    void recordOutcome(const QString &attempt, const EventDraft &draft, const std::optional<ProviderError> &error);
    /** The command is over, with what was written last: its answer is the charge as the ledger has it by then. */
    void conclude(const QString &attempt, const std::optional<LedgerEvent> &written,
                  const std::optional<ProviderError> &error, bool isAnswerOutOfDate = false);
    void refuse(const QString &attempt, const LedgerError &error);
    [[nodiscard]] Job release(const QString &attempt);
    static void answer(const Job &job, const CommandResult &result);
    void recoverAbandoned();
    /** profile() is new when the reply finishes. */
    LedgerReply<ShopProfile> *readProfile();

    ProviderClient *m_client;
    ChargeLedger &m_ledger;
    Clock m_clock;
    People m_people;
    Staff m_staff;
    ProviderLine m_line;
    ChargeReader m_reader;
    OpenCharges m_charges;
    std::map<QString, Job> m_jobs;
    bool m_isReadingOn = false;
    bool m_isLocking = false;
    ShopProfile m_profile;
};

} // namespace balcao
