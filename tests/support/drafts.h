// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerevent.h"
#include "tests/support/codewriter.h"

#include <QString>

/** Events for tests of the ledger, as the service writes them. */
namespace balcao::drafts
{

struct Buyer {
    QString name = QStringLiteral("Marina Alves Pereira");
    QString taxId = QStringLiteral("52998224725");
    QString phone = QStringLiteral("11987654321");
    QString email = QStringLiteral("marina.alves@example.com");

    [[nodiscard]] CustomerText text() const { return {.name = name, .phone = phone, .email = email, .taxId = taxId}; }
};

/** A code with a URL and without an amount: good for a charge of any amount. */
inline const QString &code()
{
    static const QString text = test::CodeWriter::dynamic().code();
    return text;
}

/** What the provider answers with @p text as the code, judged against @p checked as the client does. */
inline ProviderAnswer providerAnswer(const QString &txid, qint64 centavos,
                                     const QString &status = QStringLiteral("Aguardando"), const QString &text = code())
{
    ProviderAnswer answer;
    answer.charge.txid = txid;
    answer.charge.amount = Money::fromCentavos(centavos);
    answer.charge.status = ProviderStatus::fromWire(status);
    answer.charge.method = QStringLiteral("pix");
    answer.charge.copyAndPaste = text;
    answer.code = checkCode(text, Money::fromCentavos(centavos).value_or(Money()));
    return answer;
}

inline ProviderError error(ProviderError::Outcome outcome)
{
    ProviderError error;
    error.outcome = outcome;
    if (outcome == ProviderError::Outcome::NotSent)
        error.cause = ProviderError::Cause::ConnectionRefused;
    if (outcome == ProviderError::Outcome::Refused) {
        error.cause = ProviderError::Cause::HttpStatus;
        error.httpStatus = 401;
        error.category = ProviderError::Category::Auth;
    }
    return error;
}

/** The least that an event of this kind says. */
inline event::Payload payload(EventKind kind)
{
    using Outcome = ProviderError::Outcome;
    constexpr std::chrono::seconds limit{30};
    event::AttemptWritten attempt;
    attempt.limit = limit;
    event::CorrectionAsked asked;
    asked.limit = limit;
    const auto ended = [](Outcome outcome) { return event::AttemptEnded{.error = error(outcome)}; };
    const auto correctionEnded = [](Outcome outcome) {
        return event::CorrectionEnded{.error = error(outcome), .leavesDoubt = false, .mayBePaid = false};
    };
    switch (kind) {
    case EventKind::AttemptWritten:
        return attempt;
    case EventKind::FirstByteOut:
        return event::FirstByteOut{};
    case EventKind::ReplyReceived:
        return event::ReplyReceived{};
    case EventKind::Created:
        return event::Created{};
    case EventKind::NotSent:
        return ended(Outcome::NotSent);
    case EventKind::Refused:
        return ended(Outcome::Refused);
    case EventKind::Unknown:
        return ended(Outcome::Unknown);
    case EventKind::CorrectionAsked:
        return asked;
    case EventKind::CorrectionDone:
        return event::CorrectionDone{};
    case EventKind::CorrectionNotSent:
        return correctionEnded(Outcome::NotSent);
    case EventKind::CorrectionRefused:
        return correctionEnded(Outcome::Refused);
    case EventKind::CorrectionUnknown:
        return correctionEnded(Outcome::Unknown);
    case EventKind::StatusRead:
        return event::StatusRead{};
    case EventKind::DifferenceAccepted:
        return event::DifferenceAccepted{};
    case EventKind::ReportAccepted:
        return event::ReportAccepted{};
    case EventKind::ReceiverAccepted:
        return event::ReceiverAccepted{};
    case EventKind::ReceivedByHand:
        return event::ReceivedByHand{};
    case EventKind::ReceiptTakenBack:
        return event::ReceiptTakenBack{.reason = QStringLiteral("another charge"), .doubts = {}};
    case EventKind::Contested:
        return event::Contested{.on = QDate(2026, 11, 21), .until = QDate(2026, 12, 1), .reference = {}};
    case EventKind::ContestEnded:
        return event::ContestEnded{.outcome = QStringLiteral("kept")};
    case EventKind::Settled:
        return event::Settled{};
    case EventKind::Shown:
        return event::Shown{};
    }
    Q_UNREACHABLE();
}

inline EventDraft of(EventKind kind, const QString &attempt)
{
    EventDraft draft;
    draft.attempt = attempt;
    draft.operatorName = QStringLiteral("Ana Paula");
    draft.what = payload(kind);
    return draft;
}

inline EventDraft attempt(qint64 centavos = 8640, const Buyer &buyer = {})
{
    EventDraft draft = of(EventKind::AttemptWritten, newAttemptId());
    draft.sale = newAttemptId();
    draft.amount = Money::fromCentavos(centavos);
    std::get<event::AttemptWritten>(draft.what).customer = buyer.text();
    return draft;
}

/** Of a sale that the shop knows by @p mark. */
inline EventDraft marked(const QString &mark, qint64 centavos = 8640, const Buyer &buyer = {})
{
    EventDraft draft = attempt(centavos, buyer);
    std::get<event::AttemptWritten>(draft.what).mark = mark;
    return draft;
}

/** The answer in a Created, CorrectionDone or StatusRead. */
inline ProviderAnswer &answerIn(EventDraft &draft)
{
    if (auto *created = std::get_if<event::Created>(&draft.what))
        return created->answer;
    if (auto *done = std::get_if<event::CorrectionDone>(&draft.what))
        return done->answer;
    return std::get<event::StatusRead>(draft.what).answer;
}

/** The code of an answer; an empty one is missing. Checked against @p charged. */
inline void setCode(EventDraft &draft, const QString &text, qint64 charged)
{
    ProviderAnswer &answer = answerIn(draft);
    const Money checked = Money::fromCentavos(charged).value_or(Money());
    answer.charge.copyAndPaste = text;
    answer.code = checkCode(text, checked);
    if (auto *created = std::get_if<event::Created>(&draft.what))
        created->checked = checked;
    else if (auto *done = std::get_if<event::CorrectionDone>(&draft.what))
        done->checked = checked;
    else
        std::get<event::StatusRead>(draft.what).checked = checked;
}

/** Created or StatusRead. */
inline EventDraft answer(EventKind kind, const QString &attempt, const QString &txid, qint64 centavos = 8640,
                         const QString &status = QStringLiteral("Aguardando"))
{
    EventDraft draft = of(kind, attempt);
    draft.txid = txid;
    draft.amount = Money::fromCentavos(centavos);
    answerIn(draft) = providerAnswer(txid, centavos, status);
    setCode(draft, code(), centavos);
    return draft;
}

/** Any event of a correction. */
inline EventDraft correction(EventKind kind, const QString &attempt, int number, qint64 centavos)
{
    EventDraft draft = of(kind, attempt);
    draft.correction = number;
    draft.amount = Money::fromCentavos(centavos);
    if (auto *done = std::get_if<event::CorrectionDone>(&draft.what)) {
        done->answer = providerAnswer({}, centavos);
        done->revision = number + 1;
        setCode(draft, code(), centavos);
    }
    return draft;
}

/** A charge that was made elsewhere is taken in by its txid. */
inline EventDraft adoption(const QString &txid)
{
    event::AttemptWritten imported;
    imported.isImported = true;
    EventDraft draft = of(EventKind::AttemptWritten, newAttemptId());
    draft.sale = draft.attempt;
    draft.txid = txid;
    draft.what = imported;
    return draft;
}

/** Found under a txid; an empty one: found absent. */
inline EventDraft settlement(const QString &attempt, const QString &txid)
{
    event::Settled settled;
    if (!txid.isEmpty())
        settled.finding = event::Settled::Finding::Found;
    EventDraft draft = of(EventKind::Settled, attempt);
    draft.txid = txid;
    draft.what = settled;
    return draft;
}

inline EventDraft reopening(const QString &attempt, const QString &txid)
{
    event::Settled settled;
    settled.finding = event::Settled::Finding::Reopened;
    settled.wrongTxid = txid;
    EventDraft draft = of(EventKind::Settled, attempt);
    draft.what = settled;
    return draft;
}

} // namespace balcao::drafts
