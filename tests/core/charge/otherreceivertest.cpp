// SPDX-License-Identifier: MIT
#include "core/charge/chargerules.h"
#include "tests/core/charge/situations.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace otherreceivertest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::soon;
using balcao::test::Story;
using balcao::test::text;

/** A charge whose code pays another receiver than the shop has accepted: where it stands, and what a manager may say to that. */
class OtherReceiverTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stands_data()
    {
        QTest::addColumn<Story>("story");
        QTest::addColumn<QString>("doubts");
        QTest::addColumn<ChargeStatus>("status");
        const auto row = [](const char *name, const Story &story, const char *doubts, ChargeStatus status) {
            QTest::newRow(name) << story << QString::fromLatin1(doubts) << status;
        };
        const Receiver expected = Story::expected();
        row("another receiver", Story::payingAnother(), "other_receiver", ChargeStatus::Attention);
        row("accepted", Story::payingAnother().receiverAccepted(), "", ChargeStatus::Waiting);
        row("asked for again: the shop's", Story::payingAnother().asked(1).out(1).done(1, {}), "",
            ChargeStatus::Waiting);
        row("asked for again: the same", Story::payingAnother().asked(1).out(1).done(1, {.otherThan = expected}),
            "other_receiver", ChargeStatus::Attention);
        row("read: the shop's", Story::payingAnother().read({}), "", ChargeStatus::Waiting);
        row("accepted, then another one", Story::payingAnother().receiverAccepted().read({.otherThan = expected}),
            "other_receiver", ChargeStatus::Attention);
        row("another amount, too", Story::ofCreated({.told = 9000, .otherThan = expected}),
            "amount_differs,other_receiver", ChargeStatus::Attention);
        row("another amount accepted, not the receiver",
            Story::ofCreated({.told = 9000, .otherThan = expected}).accepted(), "amount_differs,other_receiver",
            ChargeStatus::Attention);
        row("paid all the same", Story::payingAnother().read({.word = u"Paga"_s, .otherThan = expected}),
            "other_receiver", ChargeStatus::Attention);
        row("paid all the same, accepted",
            Story::payingAnother().read({.word = u"Paga"_s, .otherThan = expected}).receiverAccepted(), "",
            ChargeStatus::Paid);
        row("the txid was wrong", Story::ofUnknown().found().read({.otherThan = expected}).reopened(), "",
            ChargeStatus::Unknown);
    }
    void stands()
    {
        QFETCH(const Story, story);
        const Charge charge = story.charge();
        QTEST(keys(charge.doubts), "doubts");
        QTEST(charge.status, "status");
        const Situation situation = soon(charge);
        QCOMPARE(mayShowCode(charge, situation).has_value(), charge.status == ChargeStatus::Waiting);
        if (charge.status == ChargeStatus::Attention)
            QVERIFY(needsPerson(charge, situation.now, situation.writer));
        // A difference of amounts is accepted only of a code whose receiver is known.
        QVERIFY(!charge.doubts.testFlag(Doubt::OtherReceiver) || !mayAcceptDifference(charge));
    }

    void accept_data()
    {
        columns();
        row("another receiver", Story::payingAnother(), "yes");
        row("another amount, too", Story::ofCreated({.told = 9000, .otherThan = Story::expected()}), "yes");
        row("the shop's", Story::ofCreated(), "no_difference");
        row("accepted already", Story::payingAnother().receiverAccepted(), "no_difference");
        row("correcting", Story::payingAnother().asked(1), "correction_open");
        row("correction unknown", Story::payingAnother().asked(1).leftUnknown(1), "correction_open");
        row("unknown", Story::ofUnknown(), "not_created");
    }
    void accept()
    {
        QFETCH(const Charge, charge);
        QTEST(text(mayAcceptReceiver(charge)), "answer");
    }

    /** The charge of a calibration. */
    void proveProvider_data()
    {
        columns();
        row("waiting", Story::ofCreated(), "yes");
        row("paid by now", Story::paid(), "yes");
        row("another amount", Story::differing(), "doubtful");
        row("another amount, accepted", Story::differing().accepted(), "doubtful");
        row("a broken code", Story::ofCreated({.code = u"000201"_s}), "doubtful");
        row("expired, without a code", Story::ofCreated({.word = u"Expirado"_s, .code = {}}), "no_code");
        row("another receiver", Story::payingAnother(), "doubtful");
        row("correcting", Story::ofCreated().asked(1), "correction_open");
        row("unknown", Story::ofUnknown(), "not_created");
    }
    void proveProvider()
    {
        QFETCH(const Charge, charge);
        QTEST(text(mayProveProvider(charge)), "answer");
    }

private:
    static void columns()
    {
        QTest::addColumn<Charge>("charge");
        QTest::addColumn<QString>("answer");
    }
    static void row(const char *name, const Story &story, const char *answer)
    {
        QTest::newRow(name) << story.charge() << QString::fromLatin1(answer);
    }
};

BALCAO_TEST(OtherReceiverTest)

} // namespace otherreceivertest

#include "otherreceivertest.moc"
