// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/support/codewriter.h"
#include "tests/support/doors.h"
#include "tests/support/drafts.h"

#include <QTest>

#include <optional>

/** Charges in the state in which a door is open, and the events that doors write. */
namespace balcao::test
{

/** Writes the events that lead to a door, as @p by may. */
class DoorCharges
{
public:
    /** @p who: the name of the person who will pass the door. */
    DoorCharges(LedgerStore &store, OperatorIds by, QString who)
        : m_store(store)
        , m_by(std::move(by))
        , m_who(std::move(who))
    {
    }

    /** A new charge to which the door leads, in one commit. Empty: the door creates one, or is about none. */
    [[nodiscard]] QString charge(const Door &door)
    {
        auto transaction = LedgerTransaction::begin(m_store.connection());
        if (!transaction)
            qFatal("the ledger takes nothing: %s", qPrintable(transaction.error().detail));
        const QString attempt = chargeWithin(door);
        if (attempt.isEmpty())
            return {};
        if (!transaction->commit())
            qFatal("the ledger takes nothing");
        m_store.committed();
        return attempt;
    }

    /** The event that the door writes about charge(). Empty: it writes none that names the person. */
    [[nodiscard]] std::optional<EventDraft> event(const Door &door, const QString &attempt) const
    {
        const QLatin1StringView action = door.action;
        const auto is = [action](const char *command) { return action == QLatin1StringView(command); };
        if (is("command::Create"))
            return named(drafts::attempt());
        if (is("command::ImportCharge"))
            return named(drafts::adoption(nextTxid()));
        if (is("command::BeginCalibration"))
            return named(calibrating());
        if (is("command::RequestCodeAgain"))
            return named(drafts::correction(EventKind::CorrectionAsked, attempt, 1, price));
        if (is("command::Correct"))
            return named(drafts::correction(EventKind::CorrectionAsked, attempt, 1, otherAmount));
        if (is("command::AcceptDifference"))
            return named(about(attempt, event::DifferenceAccepted{.reportedAmount = Money::fromCentavos(otherAmount)}));
        if (is("command::AcceptReport"))
            return named(
                about(attempt, event::ReportAccepted{.status = ProviderStatus::fromWire(QStringLiteral("Aguardando")),
                                                     .reportedAmount = Money::fromCentavos(price)}));
        if (is("command::AcceptReceiver") || is("command::ConfirmCalibration")) {
            const auto code = BrCode::parseTolerant(m_store.ask(FindWholeCharge{attempt})->code);
            return named(about(attempt, event::ReceiverAccepted{.receiver = Receiver::of(*code), .forms = {}}));
        }
        if (is("command::SettleFound"))
            return named(drafts::settlement(attempt, nextTxid()));
        if (is("command::SettleAbsent"))
            return named(drafts::settlement(attempt, {}));
        if (is("command::Reopen"))
            return named(drafts::reopening(attempt, m_store.ask(FindWholeCharge{attempt})->txid));
        if (is("command::ConfirmReceipt"))
            return named(drafts::of(EventKind::ReceivedByHand, attempt));
        if (is("command::TakeBackReceipt"))
            return named(drafts::of(EventKind::ReceiptTakenBack, attempt));
        if (is("command::Contest"))
            return named(drafts::of(EventKind::Contested, attempt));
        if (is("command::EndContest"))
            return named(drafts::of(EventKind::ContestEnded, attempt));
        return std::nullopt;
    }

private:
    [[nodiscard]] QString chargeWithin(const Door &door)
    {
        const QLatin1StringView action = door.action;
        if (door.act == Act::GiveUpImport)
            return imported();
        if (action == QLatin1StringView("command::AcceptDifference"))
            return created(otherAmount);
        if (action == QLatin1StringView("command::AcceptReport"))
            return stepsBack();
        if (action == QLatin1StringView("command::AcceptReceiver"))
            return paysAnother();
        if (action == QLatin1StringView("command::ConfirmCalibration"))
            return calibration();
        if (action == QLatin1StringView("command::SettleFound") || action == QLatin1StringView("command::SettleAbsent"))
            return unknown();
        if (action == QLatin1StringView("command::Reopen"))
            return found();
        if (action == QLatin1StringView("command::TakeBackReceipt") || action == QLatin1StringView("command::Contest"))
            return received();
        if (action == QLatin1StringView("command::EndContest"))
            return with(EventKind::Contested, received());
        const bool isAboutOne = action == QLatin1StringView("command::RequestCodeAgain") ||
                                action == QLatin1StringView("command::Correct") ||
                                action == QLatin1StringView("command::ConfirmReceipt");
        return isAboutOne ? created() : QString();
    }

    static constexpr qint64 price = 8640;
    static constexpr qint64 otherAmount = 3000;

    [[nodiscard]] static QString nextTxid()
    {
        static int count = 0;
        return QStringLiteral("tx-door-%1").arg(++count);
    }
    [[nodiscard]] EventDraft named(EventDraft draft) const
    {
        draft.operatorName = m_who;
        return draft;
    }
    [[nodiscard]] static EventDraft about(const QString &attempt, const event::Payload &what)
    {
        EventDraft draft = drafts::of(EventKind::Shown, attempt);
        draft.what = what;
        return draft;
    }
    /** The attempt of @p draft. */
    QString write(EventDraft draft)
    {
        draft.by = m_by;
        draft.operatorName = m_who;
        const auto written = m_store.appendWithin(draft);
        if (!written)
            qFatal("%s is not written: %s", key(draft.kind()).data(), qPrintable(written.error().detail));
        return draft.attempt;
    }
    QString with(EventKind kind, const QString &attempt) { return write(drafts::of(kind, attempt)); }
    QString sent(const EventDraft &attempt) { return with(EventKind::FirstByteOut, write(attempt)); }
    /** The provider made it, with @p reported as its amount, and with @p code. */
    QString made(const EventDraft &attempt, qint64 reported, const QString &code)
    {
        EventDraft answer = drafts::answer(EventKind::Created, sent(attempt), nextTxid(), reported);
        drafts::setCode(answer, code, price);
        return write(answer);
    }
    QString created(qint64 reported = price) { return made(drafts::attempt(price), reported, drafts::code()); }
    QString imported() { return write(drafts::adoption(nextTxid())); }
    QString unknown() { return with(EventKind::Unknown, sent(drafts::attempt(price))); }
    QString found() { return write(drafts::settlement(unknown(), nextTxid())); }
    QString received() { return with(EventKind::ReceivedByHand, created()); }
    void read(const QString &attempt, const QString &status)
    {
        const Charge charge = m_store.ask(FindWholeCharge{attempt}).value();
        EventDraft draft = drafts::answer(EventKind::StatusRead, attempt, charge.txid, price, status);
        std::get<event::StatusRead>(draft.what).askedAt = charge.lastChange;
        write(draft);
    }
    QString stepsBack()
    {
        const QString attempt = created();
        read(attempt, QStringLiteral("Paga"));
        read(attempt, QStringLiteral("Aguardando"));
        return attempt;
    }
    [[nodiscard]] static EventDraft calibrating()
    {
        EventDraft attempt = drafts::attempt(price);
        attempt.calibrates = ProviderTerms{.baseUrl = QStringLiteral("https://pix.example.com/v1"),
                                           .keySalt = QStringLiteral("5a17"),
                                           .keyDigest = QStringLiteral("d1")};
        return attempt;
    }
    QString calibration() { return made(calibrating(), price, drafts::code()); }
    QString paysAnother()
    {
        const QString proof = calibration();
        const auto code = BrCode::parseTolerant(m_store.ask(FindWholeCharge{proof})->code);
        write(about(proof, event::ReceiverAccepted{.receiver = Receiver::of(*code), .forms = {}}));
        const QString other = CodeWriter::dynamic().set("59", QStringLiteral("OUTRA LOJA")).code();
        return made(drafts::attempt(price), price, other);
    }

    LedgerStore &m_store;
    OperatorIds m_by;
    QString m_who;
};

} // namespace balcao::test
