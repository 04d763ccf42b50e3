// SPDX-License-Identifier: MIT
#include "tests/presentation/newcharge/salewalk.h"
#include "tests/support/testmain.h"

namespace leftsaletest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Counter;
using balcao::test::SaleWalk;
using Page = Navigator::Page;

/** What stands in the form when a sale that ended without a code is left for the next customer's. */
class LeftSaleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itStaysWhereItMayBeMended_data() { byWay(); }
    void itStaysWhereItMayBeMended()
    {
        SaleWalk walk;
        walk.counter.server.stop();
        const QString first = ended(walk);
        leave(walk);
        QCOMPARE(walk.form.form().amount.centavos(), 8640);
        QCOMPARE(walk.charged(walk.sent()).replaces, first);
    }

    void whatMayBeAtTheProviderIsTypedNoMore_data() { byWay(); }
    void whatMayBeAtTheProviderIsTypedNoMore()
    {
        SaleWalk walk(u"fault=status-500"_s);
        const QString first = ended(walk);
        leave(walk);
        QCOMPARE(walk.form.form().amount.centavos(), 0);
        // Brought back it is still the same sale, and no second charge.
        QVERIFY(walk.form.takeBack());
        QCOMPARE(walk.form.form().amount.centavos(), 8640);
        walk.counter.server.setFault(sandbox::Fault::None);
        QCOMPARE(walk.charged(walk.sent()).state, Charge::State::NotSent);
        QCOMPARE(walk.counter.server.chargeCount(), 1);
        // The next customer's is another.
        Counter::fill(walk.form, 5000);
        const Charge next = walk.charged(walk.sent());
        QCOMPARE(next.state, Charge::State::Created);
        QVERIFY(next.replaces.isEmpty());
        QVERIFY(next.sale != walk.charged(first).sale);
    }

    /** Somebody looks at the provider from the queue, and the cashier goes on at the same counter. */
    void theNextCustomerIsChargedAfterOneThatWasSettledElsewhere()
    {
        SaleWalk walk(u"fault=status-500"_s);
        ended(walk);
        walk.navigator.toQueue();
        bool isSettled = false;
        walk.outcome.settleFound(u"c4789aa0b1c2d3e4f5"_s, u"Ana Paula"_s)
            ->whenFinished(&walk.form, [&isSettled](const CommandResult &result) { isSettled = result.has_value(); });
        QTRY_VERIFY(isSettled);
        walk.counter.server.setFault(sandbox::Fault::None);
        walk.navigator.toCounter();
        QVERIFY(walk.navigator.typeAmount({AmountKey::Kind::Typed, u"5"_s}));
        for (const CustomerField field : customerFields)
            walk.form.setText(field, textsOf(Counter::customer()).at(indexOf(field)));
        QCOMPARE(walk.charged(walk.sent()).state, Charge::State::Created);
    }

private:
    static void byWay()
    {
        QTest::addColumn<bool>("isByTheQueue");
        QTest::newRow("F2") << false;
        QTest::newRow("by the queue") << true;
    }
    static void leave(SaleWalk &walk)
    {
        QFETCH(const bool, isByTheQueue);
        if (isByTheQueue)
            walk.navigator.toQueue();
        walk.navigator.toCounter();
        QCOMPARE(walk.navigator.page(), Page::Form);
    }
    /** The attempt of a sale that ended without a code, as its page says. */
    static QString ended(SaleWalk &walk)
    {
        Counter::fill(walk.form);
        const QString attempt = walk.sent();
        [[maybe_unused]] const bool isTold =
            QTest::qWaitFor([&walk] { return walk.navigator.page() == Page::Outcome; });
        return attempt;
    }
};

BALCAO_TEST(LeftSaleTest)

} // namespace leftsaletest

#include "leftsaletest.moc"
