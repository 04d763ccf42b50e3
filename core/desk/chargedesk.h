// SPDX-License-Identifier: MIT
#pragma once

#include "core/clock.h"
#include "core/desk/salerecord.h"
#include "core/provider/providerclient.h"

#include <QObject>

#include <chrono>
#include <map>

namespace balcao
{

/** What is known of the line to the provider: never "online", only what the last exchange showed. */
struct ProviderContact {
    enum class Kind { NotTried, Talking, Answered, NoAnswer, NotReached, KeyRefused };

    Kind kind = Kind::NotTried;
    /** UTC, of the last change. */
    QDateTime since;
};

/** The counter's desk: creates, reads and corrects charges and remembers them for as long as the program runs.
 *
 *  Pages come and go, the desk stays: it listens to every request it started, so that an answer is never lost because
 *  somebody closed a page. One create at a time; one update at a time per charge. Nothing is ever sent again by itself.
 */
class ChargeDesk : public QObject
{
    Q_OBJECT

public:
    /** @p client outlives the desk. */
    ChargeDesk(ProviderClient &client, Clock clock, QObject *parent = nullptr);

    /** Sends one create. The record's number, or 0 when a create is still under way. */
    int create(const ChargeRequest &request);
    /** Stops a create from which nothing has left. False when it is too late. */
    bool cancel(int number);
    /** Reads the charge by an update that carries only its txid ("Consultar situação"). False when it cannot be asked now. */
    bool refresh(int number);
    /** Sends the amount and customer that the charge has: the answer brings its code again. */
    bool requestCodeAgain(int number);
    /** False when the charge is busy or known to be paid, refunded or cancelled. */
    bool correct(int number, const Correction &correction);
    /** A person has seen the difference in amounts and shows the code all the same. False unless canAcceptDifference(). */
    bool acceptDifference(int number);

    [[nodiscard]] const SaleRecord *record(int number) const;
    /** All of this session, by number. */
    [[nodiscard]] const std::map<int, SaleRecord> &records() const noexcept { return m_records; }
    [[nodiscard]] bool isCreating() const noexcept { return m_creating != nullptr; }
    [[nodiscard]] const ProviderContact &contact() const noexcept { return m_contact; }
    [[nodiscard]] const ProviderAccount &account() const noexcept { return m_client.account(); }
    /** This computer's clock, in which the records' times are kept. */
    [[nodiscard]] QDateTime now() const { return m_clock.nowUtc(); }
    /** The time of day, corrected by the provider's Date header. For display, never written anywhere. */
    [[nodiscard]] QDateTime correctedNow() const;

Q_SIGNALS:
    void recordChanged(int number);
    void contactChanged();

private:
    bool startUpdate(SaleRecord &record, const UpdateRequest &request, std::optional<Correction> correction);
    void createFinished(int number, const ProviderCall::Result &result);
    void updateFinished(int number, const ProviderCall::Result &result, const std::optional<Correction> &correction);
    void takeAnswer(SaleRecord &record, const ProviderAnswer &answer);
    static void settleDoubt(SaleRecord &record);
    void noteContact(const ProviderCall::Result &result);
    void setContact(ProviderContact::Kind kind);

    ProviderClient &m_client;
    Clock m_clock;
    std::map<int, SaleRecord> m_records;
    ProviderCall *m_creating = nullptr;
    ProviderContact m_contact;
    std::chrono::milliseconds m_clockOffset{0};
};

/** The charge's code may be on a screen: verified (or its ignored difference accepted), waiting, and not being corrected. */
[[nodiscard]] bool mayShowCode(const SaleRecord &record);
/** The amounts of charge and answer differ in a way that a person may accept: never a code that makes the payer pay another amount. */
[[nodiscard]] bool canAcceptDifference(const SaleRecord &record);
/** By this clock the deadline has passed. Computed for display; a wrong clock must not write history. */
[[nodiscard]] bool isOverdue(const SaleRecord &record, const QDateTime &now);

} // namespace balcao
