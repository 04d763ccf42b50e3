// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/receiver.h"
#include "core/charge/amountunit.h"
#include "core/charge/chargestatus.h"
#include "core/charge/provideranswer.h"
#include "core/charge/providererror.h"
#include "core/charge/replyforms.h"
#include "core/enumnames.h"
#include "core/values/customer.h"
#include "core/values/money.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QLatin1StringView>
#include <QString>

#include <chrono>
#include <optional>
#include <variant>

namespace balcao
{

/** What happened to a charge: the name of each event, as lists, exports and the ledger write it. */
enum class EventKind {
    AttemptWritten,
    FirstByteOut,
    ReplyReceived,
    Created,
    NotSent,
    Refused,
    Unknown,
    CorrectionAsked,
    CorrectionDone,
    CorrectionNotSent,
    CorrectionRefused,
    CorrectionUnknown,
    StatusRead,
    DifferenceAccepted,
    ReportAccepted,
    ReceiverAccepted,
    ReceivedByHand,
    ReceiptTakenBack,
    Contested,
    ContestEnded,
    Settled,
    Shown
};
/** "attempt", "out", … */
template <>
inline constexpr std::array enumText<EventKind> = {std::pair{EventKind::AttemptWritten, "attempt"_L1},
                                                   std::pair{EventKind::FirstByteOut, "out"_L1},
                                                   std::pair{EventKind::ReplyReceived, "reply"_L1},
                                                   std::pair{EventKind::Created, "created"_L1},
                                                   std::pair{EventKind::NotSent, "not_sent"_L1},
                                                   std::pair{EventKind::Refused, "refused"_L1},
                                                   std::pair{EventKind::Unknown, "unknown"_L1},
                                                   std::pair{EventKind::CorrectionAsked, "correction_asked"_L1},
                                                   std::pair{EventKind::CorrectionDone, "correction_done"_L1},
                                                   std::pair{EventKind::CorrectionNotSent, "correction_not_sent"_L1},
                                                   std::pair{EventKind::CorrectionRefused, "correction_refused"_L1},
                                                   std::pair{EventKind::CorrectionUnknown, "correction_unknown"_L1},
                                                   std::pair{EventKind::StatusRead, "status_read"_L1},
                                                   std::pair{EventKind::DifferenceAccepted, "difference_accepted"_L1},
                                                   std::pair{EventKind::ReportAccepted, "report_accepted"_L1},
                                                   std::pair{EventKind::ReceiverAccepted, "receiver_accepted"_L1},
                                                   std::pair{EventKind::ReceivedByHand, "received"_L1},
                                                   std::pair{EventKind::ReceiptTakenBack, "receipt_taken_back"_L1},
                                                   std::pair{EventKind::Contested, "contested"_L1},
                                                   std::pair{EventKind::ContestEnded, "contest_ended"_L1},
                                                   std::pair{EventKind::Settled, "settled"_L1},
                                                   std::pair{EventKind::Shown, "shown"_L1}};
static_assert(isComplete(enumText<EventKind>, EventKind::Shown));
/** Whether such an event makes an answer out of date that was asked for before it. */
[[nodiscard]] bool isChange(EventKind kind);

/** Where a code was to be seen, or went to. */
enum class CodePlace { Till, Customer, Paper, WhatsApp, Clipboard };
inline constexpr int codePlaces = static_cast<int>(CodePlace::Clipboard) + 1;
/** "till", "customer" (their screen), "paper", … */
template <>
inline constexpr std::array enumText<CodePlace> = {
    std::pair{CodePlace::Till, "till"_L1}, std::pair{CodePlace::Customer, "customer"_L1},
    std::pair{CodePlace::Paper, "paper"_L1}, std::pair{CodePlace::WhatsApp, "whatsapp"_L1},
    std::pair{CodePlace::Clipboard, "clipboard"_L1}};
static_assert(isComplete(enumText<CodePlace>, CodePlace::Clipboard));

/** What each event says besides its header. Amount, txid, sale and correction number stand in the header. */
namespace event
{

/** A press of the button; durable before a byte is sent. */
struct AttemptWritten {
    /** Counts a counter's attempts of a day, from 1; given by the ledger. */
    int number = 0;
    /** By the counter's calendar: 20261121; given by the ledger. */
    int day = 0;
    std::chrono::milliseconds limit{0};
    std::optional<AmountUnit> unit;
    /** Scheme, host and port that it goes to; empty: written by an earlier version. */
    QString provider;
    /** Made elsewhere and taken into this ledger by its txid: nothing is sent. */
    bool isImported = false;
    CustomerText customer;
    /** By what the shop knows the sale; personal, because it may hold a name. */
    QString mark;
};

/** The first byte of a request's body is about to leave. */
struct FirstByteOut {
};

/** A complete answer, the key removed, before it is read. */
struct ReplyReceived {
    enum class Request { Create, Correction, Status };
    Request request = Request::Create;
    int httpStatus = 0;
    std::optional<QDateTime> date;
    QByteArray body;
};

/** The provider answered create with a txid. */
struct Created {
    ProviderAnswer answer;
    /** The amount that the code was checked against. */
    Money checked;
    /** Another attempt that lives under the same txid; given by the ledger. */
    QString sharedWith;
};

/** The attempt ended without an answer that holds a txid: not sent, refused or unknown, as the error says. */
struct AttemptEnded {
    ProviderError error;
};

/** What changes is in the header (amount) and in customer; what is empty stays as it is. */
struct CorrectionAsked {
    std::optional<Money> amountBefore;
    CustomerText customerBefore;
    CustomerText customer;
    QString reason;
    std::chrono::milliseconds limit{0};
    std::optional<AmountUnit> unit;
};

struct CorrectionDone {
    ProviderAnswer answer;
    Money checked;
    /** The customer that the charge has from now on; empty: as before. */
    CustomerText customer;
    int revision = 1;
    QString reason;
};

/** The correction was not sent, refused, or its result is unknown, as the error says. */
struct CorrectionEnded {
    ProviderError error;
    /** An older correction is still unknown: this one did nothing about it. */
    bool leavesDoubt = false;
    /** The refusal may mean that the charge was just paid. */
    bool mayBePaid = false;
};

/** What an update with only the txid brought. */
struct StatusRead {
    ProviderAnswer answer;
    Money checked;
    /** Charge::lastChange when it was asked; 0: written by an earlier version. */
    qint64 askedAt = 0;
};

/** A person saw that two amounts differ and shows the code all the same. */
struct DifferenceAccepted {
    /** What the person saw; empty: the provider told none. */
    std::optional<Money> reportedAmount;
};

/** A person has looked: what the provider says is right, be it another amount that was paid or a later word that said less. */
struct ReportAccepted {
    /** What the person saw: the provider's last word, and the amount that it told. */
    ProviderStatus status = ProviderStatus::fromWire(QString());
    std::optional<Money> reportedAmount;
};

/** A manager has looked at whom the code pays: it is the shop's own receiver from here on. */
struct ReceiverAccepted {
    /** Whom the person saw. */
    Receiver receiver;
    /** Of a calibration: how the provider's replies were written. */
    std::optional<ReplyForms> forms;
};

/** A person saw the payment on the shop's account; the amount is what came. */
struct ReceivedByHand {
    QString reference;
    /** It was seen of that attempt, which turned out to be this charge. */
    QString sameAs;
};

/** The receipt was a mistake: the charge stands as if nobody had confirmed it. */
struct ReceiptTakenBack {
    QString reason;
    /** What the receipt had answered, and is open again; given by the ledger. */
    Doubts doubts;
    bool isReportAccepted = false;
};

/** The payer's bank asks for the money back, as a person was told. */
struct Contested {
    /** When the shop was told, and until when it may answer; dates of the calendar. */
    QDate on;
    QDate until;
    /** The bank's number of it, or what else it is known by. */
    QString reference;
};

/** That is over. */
struct ContestEnded {
    /** How, in the words of who says it. */
    QString outcome;
};

/** A person looked at the provider: the charge is there (txid in the header), it is not, or the txid given was the wrong one and
 *  the attempt is unknown again, with the amount and customer that it asked for.
 */
struct Settled {
    enum class Finding { Found, Absent, Reopened };
    Finding finding = Finding::Absent;
    /** The attempt that turned out to be this charge, which was only imported. */
    QString sameAs;
    /** Reopened: the txid that was wrong. */
    QString wrongTxid;
    CustomerText customer;
};

/** The code of a revision was in that place for the first time. */
struct Shown {
    int revision = 1;
    CodePlace place = CodePlace::Till;
};

using Payload =
    std::variant<AttemptWritten, FirstByteOut, ReplyReceived, Created, AttemptEnded, CorrectionAsked, CorrectionDone,
                 CorrectionEnded, StatusRead, DifferenceAccepted, ReportAccepted, ReceiverAccepted, ReceivedByHand,
                 ReceiptTakenBack, Contested, ContestEnded, Settled, Shown>;

} // namespace event

template <>
inline constexpr auto enumText<event::ReplyReceived::Request> = [] {
    using enum event::ReplyReceived::Request;
    return std::array{std::pair{Create, "create"_L1}, std::pair{Correction, "correction"_L1},
                      std::pair{Status, "status"_L1}};
}();
static_assert(isComplete(enumText<event::ReplyReceived::Request>, event::ReplyReceived::Request::Status));

[[nodiscard]] EventKind kindOf(const event::Payload &what);

/** What every event has beside what it says. Events are only ever added. */
struct EventHeader {
    /** Grows over the whole ledger, in the order of writing; 0: not written yet. */
    qint64 id = 0;
    /** UUID of the attempt that the charge began with. */
    QString attempt;
    QString counter;
    /** 1, 2, 3 … at this counter, whatever its clock does. */
    qint64 sequence = 0;
    /** UTC, to the millisecond, by the counter's clock. */
    QDateTime at;
    /** Who: the name of a person of the shop. */
    QString operatorName;
    /** Who allowed it; empty: nobody else was needed. */
    QString authorisedBy;
    /** Only AttemptWritten: the sale it belongs to, and the attempt that it replaces (may be empty). */
    QString sale;
    QString replaces;
    /** Which correction of the charge, from 1; 0: none. In StatusRead: the corrections that it knew of. */
    int correction = 0;
    QString txid;
    std::optional<Money> amount;
    /** What it says has a personal part, and that is there. */
    bool isPersonal = false;
    /** The personal part of what it says was erased. */
    bool isErased = false;
    /** Its data is of another shape than such events have: only the header counts. */
    bool isMalformed = false;
};

/** One event of one charge. */
struct ChargeEvent : EventHeader {
    event::Payload what;

    [[nodiscard]] EventKind kind() const { return kindOf(what); }
    /** It holds an answer whose code pays somebody else than the shop had accepted: that code is told, never given out. */
    [[nodiscard]] bool paysAnother() const;
};

} // namespace balcao
