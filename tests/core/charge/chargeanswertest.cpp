// SPDX-License-Identifier: MIT
#include "core/charge/chargerules.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace chargeanswertest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CodeWriter;
using balcao::test::money;
using balcao::test::Said;
using balcao::test::Story;

namespace
{

using Outcome = ProviderError::Outcome;

/** An update's refusal as it comes, judged as the service judges it. */
event::CorrectionEnded refusal(int httpStatus, const QList<FieldMessage> &fields = {})
{
    event::CorrectionEnded end;
    end.error.outcome = Outcome::Refused;
    end.error.cause = ProviderError::Cause::HttpStatus;
    end.error.httpStatus = httpStatus;
    end.error.fields = fields;
    end.mayBePaid = mayHaveBeenPaid(end.error);
    return end;
}

const QList<FieldMessage> &amountField()
{
    static const QList<FieldMessage> fields{{.field = u"amount"_s, .message = u"too small"_s}};
    return fields;
}

} // namespace

/** Which of the provider's answers counts, as far as fold() decides it; what the ledger refuses is its own tests' matter. */
class ChargeAnswerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts_data()
    {
        QTest::addColumn<QList<ChargeEvent>>("events");
        QTest::addColumn<QString>("txid");
        QTest::addColumn<QString>("word");
        QTest::addColumn<qint64>("amount");
        QTest::addColumn<qint64>("reported");
        QTest::addColumn<QString>("status");
        const auto row = [](const char *name, const Story &story, const QString &txid, const QString &word,
                            qint64 amount, qint64 reported, const char *status) {
            QTest::newRow(name) << story.events() << txid << word << amount << reported << QString::fromLatin1(status);
        };
        const QString waiting = u"Aguardando"_s;
        const Said late{.txid = u"tx-2"_s};
        row("create", Story::ofCreated(), u"tx-1"_s, waiting, 8640, 8640, "waiting");
        row("create, after it was unknown", Story::ofUnknown().created(), u"tx-1"_s, waiting, 8640, 8640, "waiting");
        row("create, after a person said absent", Story::ofUnknown().absent().created(), u"tx-1"_s, waiting, 8640, 8640,
            "waiting");
        row("create, after a person found another txid", Story::ofUnknown().found().created(late), u"tx-2"_s, waiting,
            8640, 8640, "waiting");
        row("create, after another txid was found and read", Story::ofUnknown().found().read({.told = 1}).created(late),
            u"tx-2"_s, waiting, 8640, 8640, "waiting");
        row("create, after it was reopened", Story::ofUnknown().found().reopened().created(late), u"tx-2"_s, waiting,
            8640, 8640, "waiting");
        row("create, after it was replaced", Story::ofUnknown().replaced().created(), u"tx-1"_s, waiting, 8640, 8640,
            "waiting");
        row("correction", Story::ofCreated().asked(1, 5000).out(1).done(1, {.told = 5000}, 5000), u"tx-1"_s, waiting,
            5000, 5000, "waiting");
        row("correction, late, still the newest",
            Story::ofCreated().asked(1, 5000).out(1).leftUnknown(1).done(1, {.told = 5000}, 5000), u"tx-1"_s, waiting,
            5000, 5000, "waiting");
        row("correction, no longer the newest",
            Story::ofCreated().asked(1, 5000).out(1).leftUnknown(1).asked(2, 6000).out(2).done(1, {.told = 5000}, 5000),
            u"tx-1"_s, waiting, 8640, 8640, "under_way");
        row("correction, older, behind the end of the newest",
            Story::ofCreated()
                .asked(1, 5000)
                .asked(2, 6000)
                .done(2, {.told = 6000}, 6000)
                .done(1, {.told = 5000}, 5000),
            u"tx-1"_s, waiting, 6000, 6000, "waiting");
        row("read", Story::ofCreated().read({.word = u"Expirado"_s, .told = 9000}), u"tx-1"_s, u"Expirado"_s, 8640,
            9000, "expired");
        row("paid", Story::ofCreated().read({.word = u"Paga"_s}), u"tx-1"_s, u"Paga"_s, 8640, 8640, "paid");
        row("paid, of an import", Story::ofImported().read({.word = u"Paga"_s}), u"tx-1"_s, u"Paga"_s, 0, 8640, "paid");
        row("another word, as it came", Story::ofCreated().read({.word = u" Em análise"_s}), u"tx-1"_s,
            u" Em análise"_s, 8640, 8640, "waiting");
    }
    void counts()
    {
        QFETCH(const QList<ChargeEvent>, events);
        const Charge charge = folded(events);
        QTEST(charge.txid, "txid");
        QTEST(charge.providerStatus, "word");
        QTEST(charge.amount.centavos(), "amount");
        QVERIFY(charge.reportedAmount);
        QTEST(charge.reportedAmount->centavos(), "reported");
        QTEST(QString(key(charge.status)), "status");
    }

    void moneySeenIsNotUnseen_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("then");
        QTest::addColumn<QString>("word");
        QTest::addColumn<bool>("wentBack");
        const QString paid = u"Paga"_s;
        const QString refunded = u"Reembolsado"_s;
        for (const QString &less : {u"Aguardando"_s, u"Expirado"_s, u"Cancelado"_s, u"Em análise"_s, u""_s}) {
            QTest::addRow("Paga, then %s", qPrintable(less)) << paid << less << paid << true;
            QTest::addRow("Reembolsado, then %s", qPrintable(less)) << refunded << less << refunded << true;
        }
        QTest::addRow("Reembolsado, then Paga") << refunded << paid << refunded << true;
        QTest::addRow("Paga, then Reembolsado") << paid << refunded << refunded << false;
        QTest::addRow("Paga twice") << paid << paid << paid << false;
        QTest::addRow("Reembolsado twice") << refunded << refunded << refunded << false;
        QTest::addRow("Aguardando, then Expirado") << u"Aguardando"_s << u"Expirado"_s << u"Expirado"_s << false;
        QTest::addRow("Cancelado, then Aguardando") << u"Cancelado"_s << u"Aguardando"_s << u"Aguardando"_s << false;
    }
    void moneySeenIsNotUnseen()
    {
        QFETCH(const QString, first);
        QFETCH(const QString, then);
        QFETCH(const bool, wentBack);
        Story story = Story::ofCreated({.word = first}).read({.word = then, .told = 1, .updatedAt = Story::begin()});
        const Charge charge = story.charge();
        QTEST(charge.providerStatus, "word");
        QCOMPARE(charge.doubts.testFlag(Doubt::StatusWentBack), wentBack);
        // The answer that says less does not count at all: its amount and times neither.
        QCOMPARE(charge.reportedAmount, money(wentBack ? 8640 : 1));
        QCOMPARE(charge.reportedAt.isValid(), !wentBack);
        // Said again, the doubt is over.
        QVERIFY(!story.read({.word = charge.providerStatus}).charge().doubts.testFlag(Doubt::StatusWentBack));
    }

    void refusedUpdate_data()
    {
        QTest::addColumn<int>("httpStatus");
        QTest::addColumn<QList<FieldMessage>>("fields");
        QTest::addColumn<QString>("doubts");
        const QString mayBePaid = u"may_be_paid"_s;
        const QList<FieldMessage> none;
        QTest::newRow("409") << 409 << none << mayBePaid;
        QTest::newRow("409 with a field") << 409 << amountField() << mayBePaid;
        QTest::newRow("400 without a field") << 400 << none << mayBePaid;
        QTest::newRow("400 with a field") << 400 << amountField() << QString();
        QTest::newRow("422 without a field") << 422 << none << mayBePaid;
        QTest::newRow("422 with a field") << 422 << amountField() << QString();
        for (const int other : {200, 401, 403, 404, 405, 410, 413, 415, 429})
            QTest::addRow("%d", other) << other << none << QString();
    }
    void refusedUpdate()
    {
        QFETCH(const int, httpStatus);
        QFETCH(const QList<FieldMessage>, fields);
        for (const auto category : {ProviderError::Category::None, ProviderError::Category::Validation,
                                    ProviderError::Category::Business, ProviderError::Category::Conflict}) {
            event::CorrectionEnded end = refusal(httpStatus, fields);
            end.error.category = category;
            end.mayBePaid = mayHaveBeenPaid(end.error);
            const Charge charge = Story::ofCreated().asked(1, 5000).out(1).correctionEnded(1, end).charge();
            QCOMPARE(charge.correction, Charge::CorrectionState::None);
            QCOMPARE(charge.amount, money(8640));
            QTEST(keys(charge.doubts), "doubts");
        }
        for (const auto outcome : {Outcome::Unknown, Outcome::NotSent}) {
            event::CorrectionEnded end = refusal(httpStatus, fields);
            end.error.outcome = outcome;
            QVERIFY(!mayHaveBeenPaid(end.error));
        }
    }

    void theSecondOfATxidNamesTheFirst()
    {
        Story story = Story().written().out().created({}, u"0192f0c1-0000-7000-8000-00000000000f"_s);
        const Charge charge = story.charge();
        QCOMPARE(charge.state, Charge::State::Created);
        QCOMPARE(charge.txid, u"tx-1"_s);
        QCOMPARE(charge.sharedWith, u"0192f0c1-0000-7000-8000-00000000000f"_s);
        QCOMPARE(charge.doubts, Doubts(Doubt::TxidShared));
        QVERIFY(story.reopened().charge().sharedWith.isEmpty());
        QVERIFY(!story.charge().doubts);
    }

    void aCodeAskedForAgainIsNoRevision()
    {
        Story story = Story::ofCreated().asked(1, 5000).out(1).done(1, {.told = 5000}, 5000).asked(2).out(2);
        event::CorrectionDone again;
        again.answer = Said{.told = 5000}.answer(money(5000));
        again.revision = 2;
        story.add(again).correction = 2;
        QCOMPARE(story.charge().revision, 2);
        QCOMPARE(story.charge().reasons.size(), 1);
        QCOMPARE(story.charge().status, ChargeStatus::Waiting);
    }

    void theLateAnswerOfCreate_data()
    {
        QTest::addColumn<QList<ChargeEvent>>("events");
        QTest::addColumn<QString>("doubts");
        const auto row = [](const char *name, const Story &story, const char *doubts) {
            QTest::newRow(name) << story.events() << QString::fromLatin1(doubts);
        };
        const auto corrected = [] {
            return Story::ofUnknown().found().asked(1, 4500).out(1).done(1, {.told = 4500}, 4500);
        };
        const QString overFirst = CodeWriter().set("54", u"86.40"_s).code();
        const QString overNow = CodeWriter().set("54", u"45.00"_s).code();
        row("not corrected", Story::ofUnknown().found().created(), "");
        row("it tells no amount", corrected().createdFor(8640, {.told = {}}), "amount_differs");
        row("it tells the first amount", corrected().createdFor(8640, {}), "amount_differs");
        row("it tells the amount of now", corrected().createdFor(8640, {.told = 4500}), "amount_differs");
        row("its code asks for the first amount", corrected().createdFor(8640, {.told = {}, .code = overFirst}),
            "amount_differs,code_broken");
        row("its code was broken", corrected().createdFor(8640, {.told = {}, .code = u"0002"_s}),
            "amount_differs,code_broken");
        row("its code was doubted when it came",
            corrected().createdFor(8640, {.told = {}, .verdict = CodeCheck::Verdict::Invalid}),
            "amount_differs,code_broken");
        row("what its code was made for is not known", corrected().createdFor(0, {.told = 4500}), "");
        row("read since", corrected().createdFor(8640, {.told = {}}).read({.told = 4500, .code = overNow}), "");
        row("paid", corrected().createdFor(8640, {.word = u"Paga"_s, .told = 4500}), "amount_differs");
        row("only the customer was corrected", Story::ofUnknown().found().asked(1).done(1, {}).createdFor(8640, {}),
            "");
        row("nobody asked for an amount", Story::ofImported().createdFor(8640, {}), "");
    }
    void theLateAnswerOfCreate()
    {
        QFETCH(const QList<ChargeEvent>, events);
        const Charge charge = folded(events);
        QTEST(keys(charge.doubts), "doubts");
        QCOMPARE(charge.status == ChargeStatus::Attention, charge.doubts && charge.providerStatus != u"Paga"_s);
    }

    void theLateAnswerEndsTheCorrectionOfAnotherTxid()
    {
        const auto correcting = [] { return Story::ofUnknown().found().asked(1, 5000).out(1); };
        QCOMPARE(correcting().created({.txid = u"tx-2"_s}).charge().correction, Charge::CorrectionState::None);
        QCOMPARE(correcting().created({.txid = u"tx-1"_s}).charge().correction, Charge::CorrectionState::Out);
    }

    void paidIsSinceItWasSaidFirst()
    {
        const Said paid{.word = u"Paga"_s};
        const Charge charge = Story::ofCreated().read(paid).wait(std::chrono::hours(1)).read(paid).charge();
        QCOMPARE(charge.paidAt, Story::begin().addSecs(3));
        QVERIFY(charge.answeredAt > charge.paidAt);
        QCOMPARE(Story::ofCreated().read({}).charge().paidAt, QDateTime());
    }
};

BALCAO_TEST(ChargeAnswerTest)

} // namespace chargeanswertest

#include "chargeanswertest.moc"
