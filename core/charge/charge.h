// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargeevent.h"
#include "core/charge/chargerequest.h"
#include "core/charge/chargestatus.h"
#include "core/charge/provideranswer.h"
#include "core/charge/providererror.h"
#include "core/enumnames.h"
#include "core/values/money.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <utility>

namespace balcao
{

/** A day of the calendar as a number: 20261121. */
[[nodiscard]] inline int dayNumber(QDate date)
{
    return (date.year() * 100 + date.month()) * 100 + date.day();
}

/** Not valid: none. */
[[nodiscard]] inline QDate dayOfNumber(int number)
{
    return {number / 10'000, number / 100 % 100, number % 100};
}

/** What lists, rules and sums need to know of a charge: all of it follows from its events by fold(), and the ledger keeps it
 *  beside them. Names and times of people and machines are as the events hold them; times are UTC.
 */
struct ChargeFacts {
    /** The attempt that the charge began with. */
    enum class State { Written, Out, NotSent, Refused, Unknown, Created, Absent };
    /** The newest correction. */
    enum class CorrectionState { None, Asked, Out, Unknown };

    /** Of the event that wrote the attempt: grows with time, the key of every page. 0: nothing is written. */
    qint64 id = 0;
    /** UUID of the attempt: the charge's only key. */
    QString attempt;
    QString sale;
    /** The attempt that this one replaces; may be empty. */
    QString replaces;
    QString replacedBy;
    QString counter;
    QString operatorName;
    /** Counts a counter's attempts of one day, from 1. For people. */
    int number = 0;
    /** The day by the counter's calendar: 20261121. */
    int day = 0;
    QDateTime createdAt;
    /** When its own last event was written. */
    QDateTime changedAt;
    /** The counter that wrote it, by its own clock; empty: the charge's own. */
    QString changedBy;
    /** How long the request of the attempt or of the last correction may take. */
    int limitMs = 0;
    qint64 lastEvent = 0;
    /** The last event that said anything new of the charge: an answer to a question asked before it is out of date. */
    qint64 lastChange = 0;

    State state = State::Written;
    CorrectionState correction = CorrectionState::None;
    /** How many were asked for. */
    int corrections = 0;
    /** 1 for create's code, one more for each correction made. */
    int revision = 1;
    /** Where it stands by what is written: UnderWay whatever the time; chargeStatus() knows the time. */
    ChargeStatus status = ChargeStatus::UnderWay;

    QString txid;
    /** Scheme, host and port it was sent to; empty: not known. */
    QString provider;
    /** Made elsewhere, taken into this ledger by its txid. */
    bool isImported = false;
    /** The older attempt that lives under the same txid. */
    QString sharedWith;
    /** The provider's word as received; empty: it said nothing yet. */
    QString providerStatus;
    /** What this shop asks for; zero: not known. */
    Money amount;
    /** What the provider said last. */
    std::optional<Money> reportedAmount;
    /** When the provider says that it changed the charge last; invalid: not told. */
    QDateTime reportedAt;
    Doubts doubts;
    /** Of an answer that says less than the money that was seen: what StatusWentBack is about. */
    QString laterWord;
    /** A person saw that the amounts differ and shows the code all the same. */
    bool differenceAccepted = false;
    /** A person has looked at what the provider says of the payment; void when it says something else. */
    bool reportAccepted = false;
    /** It waits for a person, as far as no clock is needed: needsPerson() knows the time. */
    bool isToCheck = false;
    /** The answer to create was past its own deadline: a matter of clocks, not of the deadline. */
    bool arrivedLate = false;
    /** Invalid: not told. */
    QDateTime expiresAt;
    QString code;
    /** When and who saw the payment on the shop's account; invalid: nobody did. */
    QDateTime receivedAt;
    QString receivedBy;
    /** What that person saw come; empty: no amount was told. */
    std::optional<Money> receivedAmount;
    /** What it is known by there: an end-to-end id, or any words. */
    QString receivedReference;
    /** Until when the shop may answer a bank that asks for the money back, and since when: 20261121; 0: none does. */
    int contestedUntil = 0;
    int contestedOn = 0;
    QString settledBy;

    // Personal: empty after an erasure.
    QString name;
    /** National digits: "11987654321". */
    QString phone;
    QString email;
    /** Canonical: "52998224725". */
    QString taxId;
    /** By what the shop knows the sale (SaleMark): no correction changes it. */
    QString mark;
    bool isErased = false;

    /** A correction was asked for, and its end is not written. */
    [[nodiscard]] bool isCorrecting() const noexcept
    {
        return correction == CorrectionState::Asked || correction == CorrectionState::Out;
    }
    /** A bank asks for the money back, and nobody has said yet how that ended. */
    [[nodiscard]] bool isContested() const noexcept { return contestedOn > 0; }
    [[nodiscard]] CustomerText customerText() const
    {
        return {.name = name, .phone = phone, .email = email, .taxId = taxId};
    }
    [[nodiscard]] std::optional<Customer> customer() const { return customerText().parsed(); }

    bool operator==(const ChargeFacts &) const = default;
};

template <>
inline constexpr std::array enumText<ChargeFacts::State> = {
    std::pair{ChargeFacts::State::Written, "written"_L1},  std::pair{ChargeFacts::State::Out, "out"_L1},
    std::pair{ChargeFacts::State::NotSent, "not_sent"_L1}, std::pair{ChargeFacts::State::Refused, "refused"_L1},
    std::pair{ChargeFacts::State::Unknown, "unknown"_L1},  std::pair{ChargeFacts::State::Created, "created"_L1},
    std::pair{ChargeFacts::State::Absent, "absent"_L1}};
static_assert(isComplete(enumText<ChargeFacts::State>, ChargeFacts::State::Absent));
template <>
inline constexpr std::array enumText<ChargeFacts::CorrectionState> = {
    std::pair{ChargeFacts::CorrectionState::None, "none"_L1},
    std::pair{ChargeFacts::CorrectionState::Asked, "asked"_L1}, std::pair{ChargeFacts::CorrectionState::Out, "out"_L1},
    std::pair{ChargeFacts::CorrectionState::Unknown, "unknown"_L1}};
static_assert(isComplete(enumText<ChargeFacts::CorrectionState>, ChargeFacts::CorrectionState::Unknown));

/** A charge: one press of the button and all that is known of it since. Two voices are kept apart: what this shop asks for
 *  (amount, customer) and what the provider said last (answer). Carries no network and no ledger state.
 *
 *  The members here are known only after folding the charge's events; a charge of a list has the facts alone.
 */
struct Charge : ChargeFacts {
    /** The newest correction that brought another code. */
    struct Corrected {
        QDateTime at;
        QString counter;
        QString operatorName;
        Money before;
    };

    /** A correction and who asked for it. */
    struct AskedCorrection : Correction {
        QString operatorName;
        QString authorisedBy;
    };

    /** The provider's last answer that counts. */
    std::optional<ProviderAnswer> answer;
    /** How the last attempt or correction failed; cleared by an answer. */
    std::optional<ProviderError> error;
    /** The correction that is under way. */
    std::optional<AskedCorrection> asked;
    /** The correction whose result is unknown: the same absolute values may be sent again. */
    std::optional<AskedCorrection> doubtful;
    /** Reasons of the corrections that were made, oldest first. */
    QStringList reasons;
    /** The attempt that it turned out to be all the time; empty: none. */
    QString sameAs;
    /** Why a settled attempt was unknown: it may be so again. */
    std::optional<ProviderError> unknownBecause;
    /** The revision whose code was last in each place, by CodePlace; 0: none. */
    std::array<int, codePlaces> shownRevisions{};
    QDateTime sentAt;
    QDateTime endedAt;
    QDateTime answeredAt;
    /** The answer was out of date when it came, and counts because it tells of money. */
    bool isAnswerLate = false;
    /** When the provider's word that it is paid came first. */
    QDateTime paidAt;
    std::optional<Corrected> corrected;

    [[nodiscard]] int shownRevision(CodePlace place = CodePlace::Till) const
    {
        return shownRevisions.at(static_cast<std::size_t>(place));
    }
    /** Whom its code pays; empty: there is none that can be read. */
    [[nodiscard]] std::optional<Receiver> receiver() const
    {
        return answer && answer->code.code ? std::optional(Receiver::of(*answer->code.code)) : std::nullopt;
    }
    /** The same, where it is not the one that the shop has accepted: a person may accept it. */
    [[nodiscard]] std::optional<Receiver> otherReceiver() const
    {
        return answer && answer->otherThan ? receiver() : std::nullopt;
    }
    /** The hosts at which its code can be paid too, where they alone make its receiver another one; else empty. */
    [[nodiscard]] QStringList foreignPlaces() const;
    /** All that a row of the ledger holds; what only the events tell is not compared. */
    [[nodiscard]] bool hasSameFacts(const Charge &other) const { return ChargeFacts::operator==(other); }
    bool operator==(const Charge &) const = delete;
};

/** @p charge after @p event; the first event makes the charge, and an attempt that replaces it is its event too. The only
 *  function that knows what an event means. Facts follow from facts and event alone, whether or not the other members are known.
 */
[[nodiscard]] Charge fold(Charge charge, const ChargeEvent &event);
/** All events of one attempt, oldest first. */
template <class Event>
[[nodiscard]] Charge folded(const QList<Event> &events)
{
    Charge charge;
    for (const Event &event : events)
        charge = fold(std::move(charge), event);
    return charge;
}

} // namespace balcao

// A list of charges grows by moving its memory: no member points into itself.
Q_DECLARE_TYPEINFO(balcao::ChargeFacts, Q_RELOCATABLE_TYPE);
Q_DECLARE_TYPEINFO(balcao::Charge, Q_RELOCATABLE_TYPE);
