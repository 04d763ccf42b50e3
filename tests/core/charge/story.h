// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/charge/chargerules.h"
#include "core/values/utc.h"
#include "tests/support/codewriter.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <chrono>
#include <optional>

namespace balcao::test
{

inline Money money(qint64 centavos)
{
    return Money::fromCentavos(centavos).value_or(Money());
}

/** What the provider says in an answer; by itself all is well with a charge of R$ 86,40. */
struct Said {
    QString word = QStringLiteral("Aguardando");
    std::optional<qint64> told = 8640;
    QString code = CodeWriter::dynamic().code();
    QList<ReplyWarning> warnings = {};
    QString txid = QStringLiteral("tx-1");
    QDateTime expiresAt = {};
    QDateTime updatedAt = {};
    std::optional<CodeCheck::Verdict> verdict = {};
    /** As the ledger says of a code that pays somebody else. */
    std::optional<Receiver> otherThan = {};

    [[nodiscard]] ProviderAnswer answer(Money checked) const
    {
        ProviderAnswer answer;
        answer.charge.txid = txid;
        answer.charge.status = ProviderStatus::fromWire(word);
        answer.charge.method = QStringLiteral("Pix");
        if (told)
            answer.charge.amount = money(*told);
        answer.charge.copyAndPaste = code;
        if (expiresAt.isValid())
            answer.charge.expiresAt = {.text = expiresAt.toString(Qt::ISODate), .moment = expiresAt};
        if (updatedAt.isValid())
            answer.charge.updatedAt = {.text = updatedAt.toString(Qt::ISODate), .moment = updatedAt};
        answer.warnings = warnings;
        answer.code = checkCode(code, checked);
        if (verdict)
            answer.code.verdict = *verdict;
        answer.otherThan = otherThan;
        return answer;
    }
};

/** The events of one charge, a second apart, as the service and the ledger write them. R$ 86,40, at counter 01. */
class Story
{
public:
    static QString attempt() { return QStringLiteral("0192f0c1-0000-7000-8000-000000000001"); }
    /** 21 November 2026, noon in São Paulo. */
    static QDateTime begin() { return {QDate(2026, 11, 21), QTime(15, 0), utcZone}; }
    static CustomerText marina()
    {
        return {.name = QStringLiteral("Marina Alves Pereira"),
                .phone = QStringLiteral("11987654321"),
                .email = QStringLiteral("marina.alves@example.com"),
                .taxId = QStringLiteral("52998224725")};
    }

    /** Attempt, first byte, answer. */
    static Story ofCreated(const Said &said = {}) { return Story().written().out().created(said); }
    static Story ofUnknown() { return Story().written().out().ended(ProviderError::Outcome::Unknown); }
    static Story ofImported()
    {
        event::AttemptWritten attempt;
        attempt.isImported = true;
        Story story;
        ChargeEvent &event = story.add(attempt);
        event.txid = QStringLiteral("tx-1");
        event.amount.reset();
        return story;
    }

    static Story paid() { return ofCreated({.word = QStringLiteral("Paga")}); }
    static Story refunded() { return ofCreated({.word = QStringLiteral("Reembolsado")}); }
    /** The provider tells another amount. */
    static Story differing() { return ofCreated({.told = 9000}); }
    /** Whom the shop has accepted before. */
    static Receiver expected()
    {
        return {.name = QStringLiteral("PADARIA AURORA"),
                .city = QStringLiteral("SAO PAULO"),
                .place = QStringLiteral("pix.aurora.example.com")};
    }
    /** The code pays another receiver. */
    static Story payingAnother() { return ofCreated({.otherThan = expected()}); }
    /** Under a txid that another attempt has. */
    static Story sharing() { return Story().written().out().created({}, QStringLiteral("first")); }
    static Story correcting() { return ofCreated().asked(1, 5000).out(1); }
    static Story correctionUnknown() { return correcting().leftUnknown(1); }
    /** A correction was refused in a way that a payment would explain. */
    static Story mayBePaid()
    {
        event::CorrectionEnded end;
        end.error.outcome = ProviderError::Outcome::Refused;
        end.mayBePaid = true;
        return correcting().correctionEnded(1, std::move(end));
    }

    Story &written()
    {
        event::AttemptWritten attempt;
        attempt.number = 7;
        attempt.day = 20261121;
        attempt.limit = std::chrono::seconds(30);
        attempt.provider = QStringLiteral("https://pix.example.com:443");
        attempt.customer = marina();
        ChargeEvent &event = add(attempt);
        event.sale = QStringLiteral("sale-1");
        event.amount = money(m_amount);
        return *this;
    }
    Story &out(int correction = 0) { return with(event::FirstByteOut{}, correction); }
    Story &created(const Said &said = {}, const QString &sharedWith = {})
    {
        event::Created created{
            .answer = said.answer(money(m_amount)), .checked = money(m_amount), .sharedWith = sharedWith};
        add(std::move(created)).txid = said.txid;
        return *this;
    }
    /** Late: its code was checked against the amount that the attempt asked for. */
    Story &createdFor(qint64 centavos, const Said &said)
    {
        add(event::Created{.answer = said.answer(money(centavos)), .checked = money(centavos), .sharedWith = {}}).txid =
            said.txid;
        return *this;
    }
    Story &ended(ProviderError::Outcome outcome)
    {
        event::AttemptEnded end;
        end.error.outcome = outcome;
        return with(end);
    }
    Story &asked(int correction, std::optional<qint64> centavos = {})
    {
        event::CorrectionAsked ask;
        ask.limit = std::chrono::seconds(30);
        ChargeEvent &event = add(ask);
        event.correction = correction;
        event.amount = centavos ? std::optional(money(*centavos)) : std::nullopt;
        return *this;
    }
    Story &done(int correction, const Said &said, std::optional<qint64> centavos = {},
                const CustomerText &customer = {})
    {
        m_amount = centavos.value_or(m_amount);
        event::CorrectionDone done{.answer = said.answer(money(m_amount)),
                                   .checked = money(m_amount),
                                   .customer = customer,
                                   .revision = correction + 1,
                                   .reason = QStringLiteral("typed wrong")};
        ChargeEvent &event = add(std::move(done));
        event.correction = correction;
        event.txid = said.txid;
        event.amount = centavos ? std::optional(money(*centavos)) : std::nullopt;
        return *this;
    }
    Story &correctionEnded(int correction, event::CorrectionEnded end) { return with(std::move(end), correction); }
    Story &leftUnknown(int correction) { return with(event::CorrectionEnded{}, correction); }
    Story &read(const Said &said)
    {
        const int corrections = charge().corrections;
        ChargeEvent &event =
            add(event::StatusRead{.answer = said.answer(money(m_amount)), .checked = money(m_amount), .askedAt = 0});
        event.txid = said.txid;
        event.correction = corrections;
        return *this;
    }
    Story &accepted() { return with(event::DifferenceAccepted{}); }
    Story &receiverAccepted()
    {
        return with(event::ReceiverAccepted{.receiver = charge().receiver().value_or(Receiver()), .forms = {}});
    }
    /** A person accepts what the provider says now. */
    Story &reportAccepted()
    {
        const Charge known = charge();
        return with(event::ReportAccepted{.status = ProviderStatus::fromWire(lastWordOf(known)),
                                          .reportedAmount = known.reportedAmount});
    }
    Story &received(std::optional<qint64> centavos = {})
    {
        ChargeEvent &event = add(event::ReceivedByHand{.reference = QStringLiteral("E60701190"), .sameAs = {}});
        event.amount = centavos ? std::optional(money(*centavos)) : std::nullopt;
        return *this;
    }
    /** As the ledger fills it in. */
    Story &takenBack()
    {
        QList<ChargeEvent> unseen = m_events;
        unseen.removeIf([](const ChargeEvent &event) { return event.kind() == EventKind::ReceivedByHand; });
        const Charge before = folded(unseen);
        return with(
            event::ReceiptTakenBack{.reason = QStringLiteral("another charge"),
                                    .doubts = before.doubts & (Doubts(Doubt::StatusWentBack) | Doubt::MayBePaid),
                                    .isReportAccepted = before.reportAccepted});
    }
    Story &contested()
    {
        return with(event::Contested{.on = QDate(2026, 11, 21), .until = QDate(2026, 12, 1), .reference = {}});
    }
    Story &contestEnded() { return with(event::ContestEnded{.outcome = QStringLiteral("the money stays")}); }
    Story &found(const QString &txid = QStringLiteral("tx-1"))
    {
        event::Settled settled;
        settled.finding = event::Settled::Finding::Found;
        add(settled).txid = txid;
        return *this;
    }
    Story &absent() { return with(event::Settled{}); }
    Story &reopened()
    {
        event::Settled settled;
        settled.finding = event::Settled::Finding::Reopened;
        settled.wrongTxid = QStringLiteral("tx-1");
        settled.customer = marina();
        add(settled).amount = money(8640);
        m_amount = 8640;
        return *this;
    }
    Story &replaced()
    {
        ChargeEvent &event = add(event::AttemptWritten{});
        event.replaces = attempt();
        event.attempt = QStringLiteral("0192f0c1-0000-7000-8000-000000000002");
        return *this;
    }
    Story &shown() { return with(event::Shown{}); }
    /** The next event comes so much later. */
    Story &wait(std::chrono::milliseconds time)
    {
        m_at = m_at.addMSecs(time.count());
        return *this;
    }

    ChargeEvent &add(event::Payload what)
    {
        m_at = m_at.addSecs(1);
        ChargeEvent event;
        event.id = m_events.size() + 101;
        event.attempt = attempt();
        event.counter = QStringLiteral("01");
        event.sequence = m_events.size() + 1;
        event.at = m_at;
        event.operatorName = QStringLiteral("Ana Paula");
        event.what = std::move(what);
        m_events.append(event);
        return m_events.last();
    }

    [[nodiscard]] QList<ChargeEvent> events() const { return m_events; }
    [[nodiscard]] Charge charge() const { return folded(m_events); }

private:
    Story &with(event::Payload what, int correction = 0)
    {
        add(std::move(what)).correction = correction;
        return *this;
    }

    QList<ChargeEvent> m_events;
    QDateTime m_at = begin().addSecs(-1);
    qint64 m_amount = 8640;
};

} // namespace balcao::test
