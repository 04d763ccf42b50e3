// SPDX-License-Identifier: MIT
#include "ui/text/eventtext.h"

#include "core/charge/charge.h"
#include "core/values/ids.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"

#include <QCoreApplication>

#include <variant>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using EventTone = EventText::Tone;
using Change = EventText::Change;

struct EventTextTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::EventText)
};

constexpr int longestActor = 60;
constexpr int longestNote = 120;

QString quotation(const QString &said, qsizetype longest = 200)
{
    return u'“' + display::quoted(said, longest) + u'”';
}

/** None if none was given. */
QStringList reasonLines(const QString &reason)
{
    return reason.isEmpty() ? QStringList()
                            : QStringList{EventTextTr::tr("Reason: %1").arg(display::quoted(reason, longestNote))};
}

QStringList referenceLines(const QString &reference)
{
    return reference.isEmpty() ? QStringList()
                               : QStringList{EventTextTr::tr("Reference: %1").arg(display::quoted(reference, 80))};
}

/** Follows a title; empty without an amount. */
QString amountBehind(const std::optional<Money> &amount)
{
    return amount ? u", "_s + display::amount(*amount) : QString();
}

/** "-0178" for "(11) 91234-0178" after "(11) 91234-0187". */
QString changedEnd(const QString &before, const QString &after)
{
    const qsizetype dash = after.lastIndexOf(u'-');
    return dash > 0 && before.startsWith(after.left(dash + 1)) ? after.mid(dash) : after;
}

QList<Change> amountChange(const event::CorrectionAsked &asked, const std::optional<Money> &amount)
{
    if (!asked.amountBefore || !amount || *asked.amountBefore == *amount)
        return {};
    return {{display::amount(*asked.amountBefore), display::amount(*amount)}};
}

QList<Change> customerChanges(const event::CorrectionAsked &asked, Masking masking)
{
    // A correction of the amount alone names no customer.
    if (asked.customerBefore.isEmpty() || asked.customer.isEmpty())
        return {};
    const CustomerText &old = asked.customerBefore;
    const CustomerText &fresh = asked.customer;
    const auto shown = [masking](const CustomerText &text) {
        return listed({.name = text.name, .taxId = text.taxId, .phone = text.phone, .email = text.email}, masking);
    };
    const ListedCustomer before = shown(old);
    const ListedCustomer after = shown(fresh);
    QList<Change> changes;
    if (old.name != fresh.name)
        changes.append({before.name, after.name});
    if (old.taxId != fresh.taxId)
        changes.append({before.taxId, after.taxId});
    if (old.phone != fresh.phone)
        changes.append({before.phone, changedEnd(before.phone, after.phone)});
    if (old.email != fresh.email)
        changes.append({before.email, after.email});
    return changes;
}

QString codeReceived(const ProviderAnswer &answer, int revision)
{
    if (answer.charge.copyAndPaste.isEmpty())
        return EventTextTr::tr("Answer read: txid, no code");
    return answer.code.isVerified() && !answer.otherThan
               ? EventTextTr::tr("Code %1 received and checked: CRC, amount").arg(revision)
               : EventTextTr::tr("Code %1 received, not as expected").arg(revision);
}

QString shownAt(CodePlace place)
{
    switch (place) {
    case CodePlace::Till:
        return EventTextTr::tr("Code shown on the till's screen");
    case CodePlace::Customer:
        return EventTextTr::tr("Code shown on the customer's screen");
    case CodePlace::Paper:
        return EventTextTr::tr("Code sent to the printer");
    case CodePlace::WhatsApp:
        return EventTextTr::tr("Code sent by WhatsApp");
    case CodePlace::Clipboard:
        return EventTextTr::tr("Code copied");
    }
    Q_UNREACHABLE();
}

EventText statusText(ProviderStatus::Kind status)
{
    switch (status) {
    case ProviderStatus::Kind::Paid:
        return {EventTone::Ok, u"check-circle"_s, EventTextTr::tr("Paid (confirmed by the provider)")};
    case ProviderStatus::Kind::Waiting:
        return {EventTone::Neutral, u"refresh"_s, EventTextTr::tr("Status read: waiting")};
    case ProviderStatus::Kind::Expired:
        return {EventTone::Muted, u"hourglass"_s, EventTextTr::tr("Expired (reported by the provider)")};
    case ProviderStatus::Kind::Cancelled:
        return {EventTone::Muted, u"x-circle"_s, EventTextTr::tr("Cancelled (reported by the provider)")};
    case ProviderStatus::Kind::Refunded:
        return {EventTone::Change, u"undo"_s, EventTextTr::tr("Refunded (reported by the provider)")};
    case ProviderStatus::Kind::Other:
        break;
    }
    return {EventTone::Doubt, u"question"_s, EventTextTr::tr("Status read")};
}

/** One overload for each event: a new event does not compile without its words. */
struct Describer {
    const ChargeEvent &event;
    const EventContext &context;

    EventText operator()(const event::AttemptWritten &attempt) const
    {
        const bool isCreated = context.wasCreated && !isProof();
        EventText text{EventTone::Neutral, u"plus"_s,
                       isCreated ? EventTextTr::tr("Created") : EventTextTr::tr("Asked for"),
                       amountBehind(event.amount)};
        if (isProof())
            text.lines = {attempt.isImported ? EventTextTr::tr("taken in by its txid")
                                             : EventTextTr::tr("request written before it left")};
        if (isProof() && !event.replaces.isEmpty())
            text.lines.append(EventTextTr::tr("in place of attempt %1").arg(shortName(event.replaces)));
        return text;
    }
    EventText operator()(const event::FirstByteOut & /*out*/) const
    {
        return {EventTone::Neutral, u"send"_s, EventTextTr::tr("Request sent to the provider")};
    }
    EventText operator()(const event::ReplyReceived &reply) const
    {
        return {EventTone::Neutral, u"refresh"_s, EventTextTr::tr("Answer %1 received and kept").arg(reply.httpStatus)};
    }
    EventText operator()(const event::Created &created) const
    {
        return {EventTone::Neutral, u"plus"_s, codeReceived(created.answer, 1)};
    }
    EventText operator()(const event::AttemptEnded &ended) const
    {
        EventText text{EventTone::Doubt, u"question"_s, EventTextTr::tr("Unknown outcome")};
        if (event.kind() == EventKind::NotSent)
            text = {EventTone::Muted, u"unlink"_s, EventTextTr::tr("Not sent")};
        else if (event.kind() == EventKind::Refused)
            text = {EventTone::Muted, u"x-circle"_s, EventTextTr::tr("Refused by the provider")};
        text.lines = endLines(ended.error);
        if (event.kind() == EventKind::NotSent)
            text.lines.append(EventTextTr::tr("No byte left this computer. No charge exists."));
        return text;
    }
    EventText operator()(const event::CorrectionAsked & /*asked*/) const { return correction(); }
    EventText operator()(const event::CorrectionDone &done) const
    {
        EventText text = correction();
        if (isProof())
            text.lines.append(codeReceived(done.answer, done.revision));
        return text;
    }
    EventText operator()(const event::CorrectionEnded &ended) const
    {
        EventText text = correction();
        text.lines += endLines(ended.error);
        return text;
    }
    EventText operator()(const event::StatusRead &read) const
    {
        const ProviderStatus &status = read.answer.charge.status;
        EventText text = statusText(status.kind());
        if (!status.asReceived().isEmpty() && (isProof() || status.kind() == ProviderStatus::Kind::Other))
            text.lines = {quotation(status.asReceived(), longestActor)};
        if (isProof() && read.answer.charge.amount)
            text.lines.append(display::amount(*read.answer.charge.amount));
        return text;
    }
    EventText operator()(const event::DifferenceAccepted &accepted) const
    {
        return {EventTone::Neutral, u"eye"_s, EventTextTr::tr("Different amount seen and accepted"),
                amountBehind(accepted.reportedAmount)};
    }
    EventText operator()(const event::ReportAccepted &accepted) const
    {
        EventText text{EventTone::Neutral, u"eye"_s, EventTextTr::tr("The provider's word on the payment accepted"),
                       amountBehind(accepted.reportedAmount)};
        if (isProof())
            text.lines = {quotation(accepted.status.asReceived(), longestActor)};
        return text;
    }
    EventText operator()(const event::ReceiverAccepted &accepted) const
    {
        const QStringList receiver{display::quoted(accepted.receiver.name, longestActor)};
        return {EventTone::Neutral, u"eye"_s, EventTextTr::tr("Receiver of the code accepted"), QString(), receiver};
    }
    EventText operator()(const event::ReceivedByHand &received) const
    {
        return {EventTone::Ok, u"user"_s, EventTextTr::tr("Receipt confirmed at the shop"), amountBehind(event.amount),
                referenceLines(received.reference)};
    }
    EventText operator()(const event::ReceiptTakenBack &taken) const
    {
        return {EventTone::Doubt, u"user"_s, EventTextTr::tr("Receipt taken back"), QString(),
                reasonLines(taken.reason)};
    }
    EventText operator()(const event::Contested &contested) const
    {
        const QStringList period{contestPeriod(contested.on, contested.until)};
        return {EventTone::Doubt, u"question"_s, EventTextTr::tr("Contested"), QString(),
                period + referenceLines(contested.reference)};
    }
    EventText operator()(const event::ContestEnded &ended) const
    {
        const QStringList outcome{display::quoted(ended.outcome, longestNote)};
        return {EventTone::Neutral, u"shield-check"_s, EventTextTr::tr("Contestation ended"), QString(), outcome};
    }
    EventText operator()(const event::Settled &settled) const
    {
        using Finding = event::Settled::Finding;
        if (!settled.sameAs.isEmpty())
            return {settled.finding == Finding::Found ? EventTone::Ok : EventTone::Muted, u"shield-check"_s,
                    EventTextTr::tr("Settled: it is the charge of attempt %1").arg(shortName(settled.sameAs))};
        switch (settled.finding) {
        case Finding::Found:
            return {EventTone::Ok, u"shield-check"_s, EventTextTr::tr("Settled: it is at the provider")};
        case Finding::Absent:
            return {EventTone::Muted, u"shield-check"_s, EventTextTr::tr("Settled: the provider never made it")};
        case Finding::Reopened:
            return {EventTone::Doubt, u"question"_s, EventTextTr::tr("The txid was the wrong one: unknown again")};
        }
        Q_UNREACHABLE();
    }
    EventText operator()(const event::Shown &shown) const
    {
        EventText text{EventTone::Neutral, u"eye"_s, shownAt(shown.place)};
        if (isProof() || shown.revision > 1)
            text.rest = u", "_s + EventTextTr::tr("revision %1").arg(shown.revision);
        return text;
    }

private:
    [[nodiscard]] bool isProof() const { return context.use == EventContext::Use::Proof; }

    /** Cause, HTTP status and the provider's own sentences, which may name the customer. */
    [[nodiscard]] QStringList endLines(const ProviderError &error) const
    {
        QStringList lines{messages::describe(error.cause)};
        if (error.httpStatus > 0)
            lines.append(EventTextTr::tr("Answer %1").arg(error.httpStatus));
        for (const QString &message : isProof() ? QStringList() : error.messages)
            lines.append(quotation(message));
        return lines;
    }

    [[nodiscard]] EventText correctionTitle(bool isForCode) const
    {
        const bool isAsked = event.kind() == EventKind::CorrectionAsked;
        if (event.kind() == EventKind::CorrectionUnknown)
            return {EventTone::Doubt, u"question"_s, EventTextTr::tr("Not known whether it was corrected")};
        if (event.kind() == EventKind::CorrectionNotSent)
            return {EventTone::Muted, u"unlink"_s, EventTextTr::tr("Correction not sent")};
        if (event.kind() == EventKind::CorrectionRefused)
            return {EventTone::Muted, u"x-circle"_s, EventTextTr::tr("Correction refused")};
        if (isForCode)
            return {EventTone::Neutral, u"refresh"_s,
                    isAsked ? EventTextTr::tr("Code asked for again") : EventTextTr::tr("Code received again")};
        return {EventTone::Change, u"edit"_s,
                isAsked ? EventTextTr::tr("Correction asked for") : EventTextTr::tr("Corrected")};
    }

    /** The request of a correction, or its end with what was asked for. */
    [[nodiscard]] EventText correction() const
    {
        const auto found = context.corrections.find(event.correction);
        const ChargeEvent &asked = found == context.corrections.end() ? event : found->second;
        const auto *request = std::get_if<event::CorrectionAsked>(&asked.what);
        if (!request)
            return correctionTitle(true);
        const QList<Change> ofAmount = amountChange(*request, asked.amount);
        const QList<Change> ofCustomer = customerChanges(*request, context.masking);
        // A correction that changes nothing only fetches the code again.
        EventText text = correctionTitle(ofAmount.isEmpty() && ofCustomer.isEmpty() && request->reason.isEmpty());
        if (isProof() && event.kind() != EventKind::CorrectionAsked)
            return text;
        text.changes = isProof() ? ofAmount : ofAmount + ofCustomer;
        if (isProof() && !ofCustomer.isEmpty())
            text.lines.append(EventTextTr::tr("customer's data"));
        text.lines += reasonLines(request->reason);
        return text;
    }
};

/** An answer, which the provider gave. */
bool isOfProvider(EventKind kind)
{
    return kind == EventKind::ReplyReceived || kind == EventKind::Created || kind == EventKind::CorrectionDone ||
           kind == EventKind::StatusRead;
}

} // namespace

QString EventText::inOneLine() const
{
    QStringList parts{title + rest};
    for (const Change &change : changes)
        parts.append(change.before + u" → "_s + change.after);
    return (parts + lines).join(u" · "_s);
}

void EventContext::add(const ChargeEvent &event)
{
    if (event.kind() == EventKind::CorrectionAsked)
        corrections.insert_or_assign(event.correction, event);
    wasCreated = wasCreated || event.kind() == EventKind::Created;
}

EventText describe(const ChargeEvent &event, const EventContext &context)
{
    return std::visit(Describer{event, context}, event.what);
}

QString actorOf(const ChargeEvent &event)
{
    if (isOfProvider(event.kind()))
        return EventTextTr::tr("provider");
    const QString name = display::quoted(event.operatorName, longestActor);
    const QString who = name.isEmpty() ? display::counter(event.counter) : name;
    return event.authorisedBy.isEmpty()
               ? who
               : EventTextTr::tr("%1, allowed by %2").arg(who, display::quoted(event.authorisedBy, longestActor));
}

QString contestPeriod(QDate on, QDate until)
{
    const auto written = [](QDate date) { return date.toString(u"dd/MM/yyyy"_s); };
    return EventTextTr::tr("since %1, to answer until %2").arg(written(on), written(until));
}

} // namespace balcao
