// SPDX-License-Identifier: MIT
#include "tests/core/charge/situations.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace receipttest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace balcao::test;

/** A receipt by hand that was a mistake: taken back, the charge stands as if nobody had confirmed it. */
class ReceiptTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takenBack_data()
    {
        QTest::addColumn<Story>("with");
        QTest::addColumn<Story>("without");
        const auto row = [](const char *name, Story before, const auto &after) {
            Story with = before;
            after(with.received());
            QTest::newRow(name) << with.takenBack() << after(before);
        };
        const auto nothing = [](Story &story) -> Story & { return story; };
        row("waiting", Story::ofCreated(), nothing);
        row("in doubt", Story::differing(), nothing);
        row("never read", Story::ofImported(), nothing);
        row("expired", Story::ofCreated({.word = u"Expirado"_s}), nothing);
        row("a correction of unknown result", Story::correctionUnknown(), nothing);
        row("perhaps paid", Story::mayBePaid(), nothing);
        row("paid, then less was said", Story::paid().read({}), nothing);
        row("paid, then less was said and accepted", Story::paid().read({}).reportAccepted(), nothing);
        row("read meanwhile", Story::mayBePaid(), [](Story &story) -> Story & { return story.read({}); });
        row("expired meanwhile", Story::ofCreated(),
            [](Story &story) -> Story & { return story.read({.word = u"Expirado"_s}); });
        row("paid meanwhile", Story::ofCreated(),
            [](Story &story) -> Story & { return story.read({.word = u"Paga"_s}); });
        row("paid, and less was said meanwhile", Story::ofCreated(),
            [](Story &story) -> Story & { return story.read({.word = u"Paga"_s}).read({}); });
        row("received, taken back and received before", Story::mayBePaid().received().takenBack(), nothing);
    }
    void takenBack()
    {
        QFETCH(const Story, with);
        QFETCH(const Story, without);
        const Charge charge = with.charge();
        const Charge expected = without.charge();
        QVERIFY(!charge.receivedAt.isValid() && charge.receivedBy.isEmpty() && charge.receivedReference.isEmpty());
        QCOMPARE(charge.status, expected.status);
        QCOMPARE(keys(charge.doubts), keys(expected.doubts));
        QCOMPARE(charge.isToCheck, expected.isToCheck);
        QCOMPARE(charge.reportAccepted, expected.reportAccepted);
        QCOMPARE(charge.providerStatus, expected.providerStatus);
        QCOMPARE(text(mayConfirmReceipt(charge, later(charge))), text(mayConfirmReceipt(expected, later(expected))));
        QCOMPARE(text(mayCorrect(charge, later(charge))), text(mayCorrect(expected, later(expected))));
        QCOMPARE(text(mayShowCode(charge, soon(charge))), text(mayShowCode(expected, soon(expected))));
        // A reading that was asked for before it says nothing of the charge after it.
        QCOMPARE(charge.lastChange, charge.lastEvent);
    }

    void mayTakeBack_data()
    {
        QTest::addColumn<Story>("story");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char *name, const Story &story, const char *answer) {
            QTest::addRow("%s: %s", answer, name) << story << QString::fromLatin1(answer);
        };
        row("received", Story::ofCreated().received(), "yes");
        row("received again", Story::ofCreated().received().takenBack().received(), "yes");
        row("received, then paid by the provider's word", Story::ofCreated().received().read({.word = u"Paga"_s}),
            "yes");
        row("received, then refunded", Story::ofCreated().received().read({.word = u"Reembolsado"_s}), "yes");
        row("taken back already", Story::ofCreated().received().takenBack(), "not_received");
        row("waiting", Story::ofCreated(), "not_received");
        row("paid by the provider's word", Story::paid(), "not_received");
        row("correcting", Story::correcting(), "correction_open");
        row("out", Story().written().out(), "under_way");
        row("absent", Story::ofUnknown().absent(), "not_created");
    }
    void mayTakeBack()
    {
        QFETCH(const Story, story);
        const Charge charge = story.charge();
        QTEST(text(mayTakeBackReceipt(charge, soon(charge))), "answer");
    }

    void amountAndReference()
    {
        Story story = Story::ofCreated();
        story.add(event::ReceivedByHand{.reference = u"E607"_s, .sameAs = {}}).amount = money(9000);
        QCOMPARE(story.charge().receivedAmount, money(9000));
        QCOMPARE(story.charge().receivedReference, u"E607"_s);
        QCOMPARE(story.charge().amount, money(8640));
        QCOMPARE(story.takenBack().charge().receivedAmount, std::nullopt);
        QCOMPARE(story.charge().receivedReference, QString());
    }

    void contested_data()
    {
        QTest::addColumn<Story>("story");
        QTest::addColumn<QString>("begin");
        QTest::addColumn<QString>("end");
        const auto row = [](const char *name, const Story &story, const char *begin, const char *end) {
            QTest::addRow("%s", name) << story << QString::fromLatin1(begin) << QString::fromLatin1(end);
        };
        row("paid", Story::paid(), "yes", "not_contested");
        row("confirmed", Story::ofCreated().received(), "yes", "not_contested");
        row("paid another amount", Story::ofCreated({.word = u"Paga"_s, .told = 9000}), "yes", "not_contested");
        row("contested", Story::paid().contested(), "contested", "yes");
        row("ended", Story::paid().contested().contestEnded(), "yes", "not_contested");
        row("again", Story::paid().contested().contestEnded().contested(), "contested", "yes");
        row("contested, then given back", Story::paid().contested().read({.word = u"Reembolsado"_s}), "contested",
            "yes");
        row("contested, and the receipt was a mistake", Story::ofCreated().received().contested().takenBack(),
            "contested", "yes");
        row("given back", Story::refunded(), "not_paid", "not_contested");
        row("waiting", Story::ofCreated(), "not_paid", "not_contested");
        row("out", Story().written().out(), "under_way", "not_contested");
        row("unknown", Story::ofUnknown(), "not_created", "not_contested");
    }
    void contested()
    {
        QFETCH(const Story, story);
        const Charge charge = story.charge();
        QTEST(text(mayContest(charge, soon(charge))), "begin");
        QTEST(text(mayEndContest(charge)), "end");
        QCOMPARE(charge.isContested(), mayEndContest(charge).has_value());
        QCOMPARE(charge.contestedUntil, charge.isContested() ? 20261201 : 0);
        // It concerns money that was received, not the state of the charge.
        QList<ChargeEvent> events = story.events();
        events.removeIf([](const ChargeEvent &event) {
            return event.kind() == EventKind::Contested || event.kind() == EventKind::ContestEnded;
        });
        QCOMPARE(charge.status, folded(events).status);
    }
};

BALCAO_TEST(ReceiptTest)

} // namespace receipttest

#include "receipttest.moc"
