// SPDX-License-Identifier: MIT
#include "core/ledger/eventcodec.h"

#include "core/ledger/closingfields.h"
#include "core/ledger/jsonfields.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::eventcodec
{

namespace
{

using Finding = event::Settled::Finding;

/** An event's two objects. What may name the customer is personal: the provider's own words, too. */
template <class Object>
struct Parts {
    Object data = {};
    Object personal = {};
};

template <class Object>
void customerFields(Object &object, CustomerText &customer)
{
    if (object.has("tax_id"_L1, !customer.isEmpty()))
        fields(object, customer);
}

/** @p checked: the amount that the code was checked against. Image and Date header are not kept. */
template <class Object>
void answerFields(Parts<Object> &event, ProviderAnswer &answer, Money &checked)
{
    ProviderCharge &charge = answer.charge;
    event.data.field("status"_L1, charge.status);
    event.data.optional("told"_L1, charge.amount);
    event.data.field("code"_L1, charge.copyAndPaste);
    event.data.nested("answer"_L1, [&](auto &kept) {
        kept.field("method"_L1, charge.method);
        kept.field("created"_L1, charge.createdAt);
        kept.field("updated"_L1, charge.updatedAt);
        kept.field("expires"_L1, charge.expiresAt);
        kept.field("http"_L1, answer.httpStatus);
        kept.field("checked"_L1, checked);
        kept.field("verdict"_L1, answer.code.verdict);
        kept.field("warnings"_L1, answer.warnings);
    });
    event.data.optional("other_than"_L1, answer.otherThan);
    event.personal.optional("messages"_L1, answer.messages);
    event.personal.optional("customer"_L1, charge.customer);
}

/** The outcome is in the event's kind. */
template <class Object>
void errorFields(Parts<Object> &event, ProviderError &error)
{
    event.data.field("cause"_L1, error.cause);
    event.data.field("http"_L1, error.httpStatus);
    event.data.field("category"_L1, error.category);
    event.data.field("code"_L1, error.code);
    event.data.optional("retry_after"_L1, error.retryAfter);
    event.personal.optional("messages"_L1, error.messages);
    event.personal.optional("fields"_L1, error.fields);
    event.personal.optional("body"_L1, error.rawBody);
}

template <class Object>
struct Fields {
    Parts<Object> &event;

    void operator()(event::AttemptWritten &attempt) const
    {
        event.data.field("number"_L1, attempt.number);
        event.data.field("day"_L1, attempt.day);
        event.data.optional("limit_ms"_L1, attempt.limit);
        event.data.optional("unit"_L1, attempt.unit);
        event.data.optional("provider"_L1, attempt.provider);
        event.data.optional("adopted"_L1, attempt.isImported);
        customerFields(event.personal, attempt.customer);
        event.personal.optional("mark"_L1, attempt.mark);
    }
    void operator()(event::FirstByteOut & /*out*/) const {}
    void operator()(event::ReplyReceived &reply) const
    {
        event.data.field("request"_L1, reply.request);
        event.data.field("http"_L1, reply.httpStatus);
        event.data.optional("date"_L1, reply.date);
        event.personal.field("body"_L1, reply.body);
    }
    void operator()(event::Created &created) const
    {
        answerFields(event, created.answer, created.checked);
        event.data.optional("shared_with"_L1, created.sharedWith);
    }
    void operator()(event::AttemptEnded &ended) const { errorFields(event, ended.error); }
    void operator()(event::CorrectionAsked &asked) const
    {
        event.data.field("reason"_L1, asked.reason);
        event.data.field("limit_ms"_L1, asked.limit);
        event.data.optional("before"_L1, asked.amountBefore);
        event.data.optional("unit"_L1, asked.unit);
        if (event.personal.has("before"_L1, !asked.customerBefore.isEmpty()))
            event.personal.field("before"_L1, asked.customerBefore);
        customerFields(event.personal, asked.customer);
    }
    void operator()(event::CorrectionDone &done) const
    {
        answerFields(event, done.answer, done.checked);
        event.data.field("revision"_L1, done.revision);
        event.data.field("reason"_L1, done.reason);
        customerFields(event.personal, done.customer);
    }
    void operator()(event::CorrectionEnded &ended) const
    {
        errorFields(event, ended.error);
        event.data.field("doubt"_L1, ended.leavesDoubt);
        event.data.optional("may_be_paid"_L1, ended.mayBePaid);
    }
    void operator()(event::StatusRead &read) const
    {
        answerFields(event, read.answer, read.checked);
        event.data.optional("asked_at"_L1, read.askedAt);
    }
    void operator()(event::DifferenceAccepted &accepted) const
    {
        event.data.optional("told"_L1, accepted.reportedAmount);
    }
    void operator()(event::ReportAccepted &accepted) const
    {
        event.data.field("status"_L1, accepted.status);
        event.data.optional("told"_L1, accepted.reportedAmount);
    }
    void operator()(event::ReceiverAccepted &accepted) const
    {
        event.data.field("receiver"_L1, accepted.receiver);
        event.data.optional("forms"_L1, accepted.forms);
    }
    void operator()(event::ReceivedByHand &received) const
    {
        event.data.field("reference"_L1, received.reference);
        event.data.optional("same_as"_L1, received.sameAs);
    }
    void operator()(event::ReceiptTakenBack &taken) const
    {
        event.data.field("reason"_L1, taken.reason);
        QString doubts = keys(taken.doubts);
        event.data.optional("doubts"_L1, doubts);
        taken.doubts = doubtsNamed(doubts);
        event.data.optional("report_accepted"_L1, taken.isReportAccepted);
    }
    void operator()(event::Settled &settled) const
    {
        if (event.data.has("reopened"_L1, settled.finding == Finding::Reopened)) {
            settled.finding = Finding::Reopened;
            event.data.field("reopened"_L1, settled.wrongTxid);
        } else {
            bool isFound = settled.finding == Finding::Found;
            event.data.field("found"_L1, isFound);
            settled.finding = isFound ? Finding::Found : Finding::Absent;
        }
        event.data.optional("same_as"_L1, settled.sameAs);
        customerFields(event.personal, settled.customer);
    }
    void operator()(event::Contested &contested) const
    {
        event.data.field("on"_L1, contested.on);
        event.data.field("until"_L1, contested.until);
        event.data.field("reference"_L1, contested.reference);
    }
    void operator()(event::ContestEnded &ended) const { event.data.field("outcome"_L1, ended.outcome); }
    void operator()(event::Shown &shown) const
    {
        event.data.field("revision"_L1, shown.revision);
        event.data.optional("place"_L1, shown.place);
    }
    void operator()(shopevent::Erased &erased) const
    {
        event.data.field("before"_L1, erased.before);
        event.data.field("charges"_L1, erased.charges);
    }
    void operator()(shopevent::SetAside &aside) const
    {
        event.data.field("event"_L1, aside.event);
        event.data.field("hash"_L1, aside.hash);
        event.data.optional("account"_L1, aside.account);
    }
    void operator()(shopevent::LossAccepted &loss) const
    {
        event.data.field("counter"_L1, loss.counter);
        event.data.field("first"_L1, loss.first);
        event.data.field("last"_L1, loss.last);
        event.data.optional("account"_L1, loss.account);
    }
    void operator()(shopevent::OperatorAdded &added) const
    {
        event.data.field("id"_L1, added.id);
        event.data.field("name"_L1, added.name);
        event.data.field("role"_L1, added.role);
    }
    void operator()(shopevent::PinSet &set) const
    {
        event.data.field("id"_L1, set.id);
        event.data.field("secret"_L1, set.secret);
    }
    void operator()(shopevent::BadgeSet &set) const
    {
        event.data.field("id"_L1, set.id);
        event.data.field("secret"_L1, set.secret);
    }
    void operator()(shopevent::OperatorReset &reset) const
    {
        event.data.field("id"_L1, reset.id);
        event.data.optional("account"_L1, reset.account);
    }
    void operator()(shopevent::BadgeWrong &wrong) const { event.data.field("count"_L1, wrong.count); }
    void operator()(shopevent::PinsSwitched &switched) const { event.data.field("on"_L1, switched.areOn); }
    void operator()(shopevent::SettingsChanged &changed) const { event.data.field("keys"_L1, changed.keys); }
    void operator()(shopevent::DayClosed &closed) const
    {
        event.data.field("number"_L1, closed.number);
        event.data.field("day"_L1, closed.day);
        event.data.field("until"_L1, closed.until);
        event.data.field("figures"_L1, closed.figures);
        event.data.optional("rules"_L1, closed.rules);
    }
    void operator()(shopevent::CalibrationBegun &begun) const
    {
        event.data.field("attempt"_L1, begun.attempt);
        event.data.field("provider"_L1, begun.terms.baseUrl);
        event.data.field("unit"_L1, begun.terms.unit);
        event.data.field("reading"_L1, begun.terms.isReadingOn);
        event.data.field("key_salt"_L1, begun.terms.keySalt);
        event.data.field("key_digest"_L1, begun.terms.keyDigest);
    }
    void operator()(shopevent::ProfileAccepted &accepted) const
    {
        event.data.field("attempt"_L1, accepted.attempt);
        event.data.field("receiver"_L1, accepted.receiver);
        event.data.optional("forms"_L1, accepted.forms);
    }
    /** Those that only name an operator. */
    template <class OfOperator>
    requires requires(OfOperator of) { of.id; }
    void operator()(OfOperator &of) const { event.data.field("id"_L1, of.id); }
};

/** What is known of an answer beside its fields. */
void complete(ProviderAnswer &answer, Money checked, const QString &txid)
{
    answer.charge.txid = txid;
    // Checked again, not believed: the ledger is a file like any other. What was doubted when it came stays doubted.
    const Verdict then = std::exchange(answer.code, checkCode(answer.charge.copyAndPaste, checked)).verdict;
    if (answer.code.isVerified() && then != Verdict::Verified)
        answer.code.verdict = then;
}

/** An event of that kind that says nothing else. */
event::Payload emptyOf(EventKind kind)
{
    static const QList<event::Payload> all = [] {
        using Outcome = ProviderError::Outcome;
        QList<event::Payload> list{
            event::AttemptWritten(),  event::FirstByteOut(),     event::ReplyReceived(),  event::Created(),
            event::CorrectionAsked(), event::CorrectionDone(),   event::StatusRead(),     event::DifferenceAccepted(),
            event::ReportAccepted(),  event::ReceiverAccepted(), event::ReceivedByHand(), event::ReceiptTakenBack(),
            event::Contested(),       event::ContestEnded(),     event::Settled(),        event::Shown()};
        for (const Outcome outcome : {Outcome::NotSent, Outcome::Refused, Outcome::Unknown}) {
            list.append(event::AttemptEnded{.error = {.outcome = outcome}});
            list.append(event::CorrectionEnded{.error = {.outcome = outcome}});
        }
        return list;
    }();
    return *std::find_if(all.begin(), all.end(), [kind](const event::Payload &what) { return kindOf(what) == kind; });
}

template <class Payload>
Stored encoded(Payload &what)
{
    Parts<Output> event;
    std::visit(Fields<Output>{event}, what);
    return {.data = event.data.object, .personal = event.personal.object};
}

/** The texts of one payload. */
constexpr auto normalizeTexts = [](auto &what) {
    Parts<Normalizer> event;
    Fields<Normalizer>{event}(what);
};

/** No index holds a longer text. */
bool isIndexable(const QJsonObject &object)
{
    constexpr qsizetype longest = 2600;
    constexpr std::array names{"tax_id"_L1, "reference"_L1, "shared_with"_L1, "same_as"_L1, "reopened"_L1};
    return std::all_of(names.begin(), names.end(), [&object](QLatin1StringView name) {
        return object.value(name).toString().toUtf8().size() <= longest;
    });
}

template <class Payload>
bool isSound(Payload what, const Stored &stored, bool isComplete)
{
    Parts<Checker> event{{stored.data, isComplete}, {stored.personal}};
    std::visit(Fields<Checker>{event}, what);
    return event.data.isSound && event.personal.isSound && isIndexable(stored.data) && isIndexable(stored.personal);
}

template <class Payload>
void read(Payload &what, const Stored &stored)
{
    Parts<Input> event{{stored.data}, {stored.personal}};
    std::visit(Fields<Input>{event}, what);
    std::visit(normalizeTexts, what);
}

/** Whatever an event of that kind may have. */
template <class Payload>
QJsonObject partsOf(Payload what)
{
    // Each of an event's two forms is gone through.
    Parts<Shape> one{{.isWritten = true}, {.isWritten = true}};
    Parts<Shape> other{{.isWritten = false}, {.isWritten = false}};
    std::visit(Fields<Shape>{one}, what);
    std::visit(Fields<Shape>{other}, what);
    one.data.merge(other.data);
    one.personal.merge(other.personal);
    return {{u"data"_s, one.data.json()}, {u"personal"_s, one.personal.json()}};
}

} // namespace

QJsonObject shapes()
{
    QJsonObject all;
    for (const QString &name : shopevent::names())
        all.insert(name, partsOf(*shopevent::named(name)));
    for (int kind = 0; kind <= static_cast<int>(EventKind::Shown); ++kind)
        all.insert(key(static_cast<EventKind>(kind)), partsOf(emptyOf(static_cast<EventKind>(kind))));
    return all;
}

void normalize(EventHeader &header)
{
    for (QString *text :
         {&header.attempt, &header.sale, &header.replaces, &header.txid, &header.operatorName, &header.authorisedBy})
        *text = storableText(std::move(*text));
}

void normalize(event::Payload &what, const EventHeader &header)
{
    std::visit(
        [&header](auto &some) {
            if constexpr (requires { some.answer; }) {
                ProviderAnswer &answer = some.answer;
                const QString code = answer.charge.copyAndPaste;
                normalizeTexts(some);
                answer.charge.txid = header.txid;
                if (answer.charge.copyAndPaste != code)
                    complete(answer, some.checked, header.txid);
            } else {
                normalizeTexts(some);
            }
        },
        what);
}

void normalize(shopevent::Payload &what)
{
    std::visit(normalizeTexts, what);
}

QString shapesAsText()
{
    return QString::fromUtf8(QJsonDocument(shapes()).toJson(QJsonDocument::Compact));
}

bool isWellFormed(EventKind kind, const Stored &stored)
{
    return isSound(emptyOf(kind), stored, false);
}

bool isWellFormed(const shopevent::Payload &empty, const Stored &stored)
{
    const auto isEmpty = [&stored](QLatin1StringView name) {
        return stored.data.contains(name) && stored.data.value(name).toString().isEmpty();
    };
    return isSound(empty, stored, true) && !isEmpty("id"_L1) && !isEmpty("name"_L1);
}

Stored encode(event::Payload what)
{
    return encoded(what);
}

Stored encode(shopevent::Payload what)
{
    return encoded(what);
}

QJsonObject encode(const Receiver &receiver)
{
    return toJson(receiver).toObject();
}

QJsonObject encode(const ReplyForms &forms)
{
    return toJson(forms).toObject();
}

event::Payload decode(EventKind kind, const Stored &stored, const EventHeader &header)
{
    event::Payload what = emptyOf(kind);
    read(what, stored);
    std::visit(
        [&header](auto &read) {
            if constexpr (requires { read.answer; })
                complete(read.answer, read.checked, header.txid);
        },
        what);
    return what;
}

shopevent::Payload decode(shopevent::Payload empty, const Stored &stored)
{
    read(empty, stored);
    return empty;
}

} // namespace balcao::eventcodec
