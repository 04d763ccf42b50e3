// SPDX-License-Identifier: MIT
#include "core/charge/chargerules.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QTest>

namespace foldpropertytest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CodeWriter;
using balcao::test::money;
using balcao::test::Said;
using balcao::test::Story;

namespace
{

/** Events in any order, also such as no ledger takes: fold() has to stand all of them. */
class Dice
{
public:
    explicit Dice(quint32 seed)
        : m_random(seed)
    {
    }

    [[nodiscard]] ChargeEvent event(int number)
    {
        ChargeEvent event;
        event.id = number + 1;
        event.attempt = Story::attempt();
        event.counter = below(2) == 0 ? u"01"_s : u"02"_s;
        event.at = Story::begin().addSecs(number + below(600) - 300);
        event.operatorName = below(2) == 0 ? u"Ana Paula"_s : u"Bruno"_s;
        event.correction = below(4);
        event.txid = txid();
        if (below(2) == 0)
            event.amount = amount();
        event.isErased = below(20) == 0;
        event.what = number == 0 ? event::Payload(attempt()) : payload();
        if (number > 0 && std::holds_alternative<event::AttemptWritten>(event.what)) {
            event.replaces = event.attempt;
            event.attempt = u"another"_s;
        }
        return event;
    }

private:
    int below(int limit) { return static_cast<int>(m_random.bounded(limit)); }
    QString txid() { return below(3) == 0 ? QString() : u"tx-%1"_s.arg(below(2)); }
    Money amount() { return money(8640 + below(2) * 360); }
    template <class T>
    T any(std::initializer_list<T> list)
    {
        return list.begin()[below(static_cast<int>(list.size()))];
    }

    ProviderAnswer answer()
    {
        Said said{
            .word = any({u"Aguardando"_s, u"Paga"_s, u"Reembolsado"_s, u"Expirado"_s, u"Cancelado"_s, u"Other"_s}),
            .code = any({CodeWriter::dynamic().code(), CodeWriter::dynamic().set("54", u"90.00"_s).code(),
                         CodeWriter().set("54", u"90.00"_s).code(), QString()}),
            .warnings = any<QList<ReplyWarning>>(
                {{}, {ReplyWarning::AlreadyExpired}, {ReplyWarning::AmountInvalid}, {ReplyWarning::MethodNotPix}})};
        said.told = below(3) == 0 ? std::nullopt : std::optional(amount().centavos());
        if (below(2) == 0)
            said.expiresAt = Story::begin().addSecs(below(2));
        if (below(4) == 0)
            said.otherThan = Story::expected();
        return said.answer(amount());
    }
    ProviderError error()
    {
        ProviderError error;
        error.outcome =
            any({ProviderError::Outcome::NotSent, ProviderError::Outcome::Refused, ProviderError::Outcome::Unknown});
        return error;
    }
    event::AttemptWritten attempt()
    {
        event::AttemptWritten attempt;
        attempt.limit = std::chrono::seconds(30);
        attempt.isImported = below(4) == 0;
        attempt.customer = below(2) == 0 ? Story::marina() : CustomerText();
        return attempt;
    }
    event::Settled settled()
    {
        event::Settled settled;
        using Finding = event::Settled::Finding;
        settled.finding = any({Finding::Found, Finding::Absent, Finding::Reopened});
        settled.customer = below(2) == 0 ? Story::marina() : CustomerText();
        return settled;
    }
    event::Payload payload()
    {
        switch (below(18)) {
        case 0:
            return attempt();
        case 1:
            return event::FirstByteOut{};
        case 2:
            return event::ReplyReceived{};
        case 3:
            return event::Created{.answer = answer(), .checked = amount(), .sharedWith = any({u""_s, u"first"_s})};
        case 4:
            return event::AttemptEnded{.error = error()};
        case 5:
            return event::CorrectionAsked{
                .amountBefore = {}, .customerBefore = {}, .customer = {}, .reason = {}, .unit = {}};
        case 6:
            return event::CorrectionDone{.answer = answer(),
                                         .checked = amount(),
                                         .customer = below(2) == 0 ? Story::marina() : CustomerText(),
                                         .revision = below(4),
                                         .reason = {}};
        case 7:
            return event::CorrectionEnded{.error = error(), .leavesDoubt = below(2) == 0, .mayBePaid = below(2) == 0};
        case 8:
            return event::StatusRead{.answer = answer(), .checked = amount()};
        case 9:
            return event::DifferenceAccepted{.reportedAmount = {}};
        case 10:
            return event::ReceivedByHand{.reference = {}, .sameAs = {}};
        case 11:
            return settled();
        case 13:
            return event::ReceiptTakenBack{
                .reason = {}, .doubts = any<Doubts>({{}, Doubt::MayBePaid}), .isReportAccepted = below(2) == 0};
        case 15:
            return event::Contested{.on = QDate(2026, 11, 21), .until = QDate(2026, 12, 1), .reference = {}};
        case 16:
            return event::ContestEnded{.outcome = {}};
        case 14:
            return event::ReceiverAccepted{.receiver = Story::expected(), .forms = {}};
        case 12:
            return event::ReportAccepted{.status =
                                             ProviderStatus::fromWire(any({u"Aguardando"_s, u"Paga"_s, u"Other"_s})),
                                         .reportedAmount = amount()};
        default:
            return event::Shown{.revision = below(3), .place = static_cast<CodePlace>(below(codePlaces))};
        }
    }

    QRandomGenerator m_random;
};

} // namespace

/** What holds of fold() for any events in any order. BALCAO_SEED repeats a run. */
class FoldPropertyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        bool isSet = false;
        m_seed = qEnvironmentVariable("BALCAO_SEED").toUInt(&isSet);
        if (!isSet)
            m_seed = QRandomGenerator::global()->generate();
        qInfo("BALCAO_SEED=%u", m_seed);
    }

    void factsFollowFromFactsAlone()
    {
        Dice dice(m_seed);
        for (int round = 0; round < 400; ++round) {
            Charge whole;
            Charge listed;
            for (int number = 0; number < 25; ++number) {
                const ChargeEvent event = dice.event(number);
                // A charge of a list has the facts alone.
                Charge factsOnly;
                static_cast<ChargeFacts &>(factsOnly) = static_cast<const ChargeFacts &>(listed);
                whole = fold(std::move(whole), event);
                listed = fold(std::move(factsOnly), event);
                const bool isSame = static_cast<const ChargeFacts &>(whole) == static_cast<const ChargeFacts &>(listed);
                QVERIFY2(isSame,
                         qPrintable(u"seed %1, round %2: %3 differs"_s.arg(m_seed).arg(round).arg(key(event.kind()))));
            }
        }
    }

    void doubtsHoldNothingThatWasSettled()
    {
        Dice dice(m_seed);
        for (int round = 0; round < 200; ++round) {
            Charge charge;
            for (int number = 0; number < 25; ++number) {
                charge = fold(std::move(charge), dice.event(number));
                if (charge.doubts.testFlag(Doubt::NeverRead))
                    QVERIFY2(charge.providerStatus.isEmpty() && charge.code.isEmpty(),
                             qPrintable(QString::number(m_seed)));
                if (charge.doubts.testFlag(Doubt::TxidShared))
                    QVERIFY2(!charge.sharedWith.isEmpty(), qPrintable(QString::number(m_seed)));
                // Money that is not clear is not among the received, whatever the provider's word is.
                const auto said = ProviderStatus::fromWire(charge.providerStatus).kind();
                const bool isPaid = said == ProviderStatus::Kind::Paid;
                if (charge.status == ChargeStatus::Paid)
                    QVERIFY2(!charge.doubts.testFlag(Doubt::AmountUnreadable) &&
                                 !charge.doubts.testFlag(Doubt::MethodNotPix) &&
                                 !charge.doubts.testFlag(Doubt::OtherReceiver),
                             qPrintable(QString::number(m_seed)));
                if (charge.doubts.testFlag(Doubt::PaidOtherAmount))
                    QVERIFY2(isPaid && charge.reportedAmount != charge.amount && !charge.reportAccepted,
                             qPrintable(QString::number(m_seed)));
                if (charge.doubts.testFlag(Doubt::StatusWentBack))
                    QVERIFY2(isPaid || said == ProviderStatus::Kind::Refunded, qPrintable(QString::number(m_seed)));
            }
        }
    }

    void aCodeIsShownOnlyOfAChargeThatWaits()
    {
        Dice dice(m_seed);
        int shown = 0;
        for (int round = 0; round < 400; ++round) {
            Charge charge;
            for (int number = 0; number < 25; ++number) {
                charge = fold(std::move(charge), dice.event(number));
                const QDateTime now = charge.changedAt;
                if (!mayShowCode(charge, {.now = now, .providerNow = now, .writer = Writer::Own, .provider = {}}))
                    continue;
                ++shown;
                const bool isGood = charge.answer && (charge.answer->code.isVerified() || charge.differenceAccepted);
                QVERIFY2(isGood && charge.status == ChargeStatus::Waiting && charge.state == Charge::State::Created &&
                             charge.correction == Charge::CorrectionState::None &&
                             !needsPerson(charge, now, Writer::Own),
                         qPrintable(QString::number(m_seed)));
            }
        }
        QVERIFY(shown > 0);
    }

private:
    quint32 m_seed = 0;
};

BALCAO_TEST(FoldPropertyTest)

} // namespace foldpropertytest

#include "foldpropertytest.moc"
