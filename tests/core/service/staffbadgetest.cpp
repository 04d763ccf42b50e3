// SPDX-License-Identifier: MIT
#include "tests/core/service/shop.h"
#include "tests/support/testmain.h"

#include <memory>

namespace staffbadgetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::answerTo;
using balcao::test::pin;
using balcao::test::pinRefusalIn;
using balcao::test::refusedIn;

namespace
{

Pin badge(const char *signs)
{
    return Pin::badge(signs).value();
}

/** A program at a counter of the shop in @p folder, with few rounds. */
struct Desk {
    explicit Desk(const QTemporaryDir &folder)
        : ledger(LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s)),
                 {.counter = u"01"_s, .operatorName = u"till"_s}, Clock())
        , staff(ledger, Clock())
    {
        staff.setRounds(1000);
    }
    Actor carlos() { return answerTo(staff.signIn(u"Carlos"_s, pin("246810"))).value(); }

    ChargeLedger ledger;
    Staff staff;
};

} // namespace

/** Who is known by a badge. */
class StaffBadgeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        test::employ(
            *LedgerStore::open(LedgerAddress::file(m_folder->filePath(u"ledger.sqlite"_s)), {.counter = u"09"_s})
                 .value());
    }

    void whatABadgeSays_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isOne");
        QTest::newRow("a PIN") << QByteArray("12345678") << false;
        QTest::newRow("a card's number") << QByteArray("0003456789") << true;
        QTest::newRow("a bar code") << QByteArray("ANA-2026/01") << true;
        QTest::newRow("64") << QByteArray(64, 'x') << true;
        QTest::newRow("65") << QByteArray(65, 'x') << false;
        QTest::newRow("with a blank") << QByteArray("000345 6789") << false;
        QTest::newRow("with a line's end") << QByteArray("0003456789\r") << false;
        QTest::newRow("not ASCII") << QByteArray("crachá-0003") << false;
    }
    void whatABadgeSays()
    {
        QFETCH(const QByteArray, text);
        QTEST(Pin::badge(text).has_value(), "isOne");
    }

    void itSaysWhoItIs()
    {
        Desk desk(*m_folder);
        const Actor carlos = desk.carlos();
        const auto unknown = answerTo(desk.staff.signInByBadge(badge("0003456789")));
        QVERIFY(pinRefusalIn(unknown) == PinRefusal{.why = PinRefusal::Why::UnknownBadge});
        QVERIFY(answerTo(desk.staff.setBadge(u"Ana Paula"_s, badge("0003456789"), carlos)));
        QVERIFY(answerTo(desk.staff.setBadge(u"Carlos"_s, badge("0003456790"), carlos)));
        // Kept as a PIN is, and with one salt for both.
        const QList<Operators::Badge> kept = desk.staff.operators().badges();
        QCOMPARE(kept.size(), 2);
        QVERIFY(kept.at(0).secret.startsWith("$pbkdf2-sha256$i=1000$"_L1));
        QCOMPARE(kept.at(0).secret.section(u'$', 3, 3), kept.at(1).secret.section(u'$', 3, 3));
        // Another counter.
        Desk other(*m_folder);
        const auto ana = answerTo(other.staff.signInByBadge(badge("0003456789")));
        QVERIFY(ana);
        QCOMPARE(ana->id(), u"id-ana"_s);
        QCOMPARE(answerTo(other.staff.signInByBadge(badge("0003456790")))->id(), u"id-carlos"_s);
        // A manager's allows; a cashier's does not.
        const auto allowed = answerTo(other.staff.approveByBadge(Act::Correct, u"a-1"_s, *ana, badge("0003456790")));
        QVERIFY(allowed);
        QCOMPARE(allowed->who() + allowed->authorisedBy(), u"Ana PaulaCarlos"_s);
        QVERIFY(
            Gate::mayAct(Act::Correct, u"a-1"_s, *allowed, other.staff.operators(), QDateTime::currentDateTimeUtc()));
        QVERIFY(refusedIn<NeedsSomebody>(
            answerTo(other.staff.approveByBadge(Act::Correct, u"a-1"_s, *ana, badge("0003456789")))));
    }

    void whoHasOneDecidesAManager()
    {
        Desk desk(*m_folder);
        const Actor carlos = desk.carlos();
        const Actor ana = answerTo(desk.staff.signIn(u"Ana Paula"_s, pin("1234"))).value();
        QVERIFY(refusedIn<NeedsSomebody>(answerTo(desk.staff.setBadge(u"Ana Paula"_s, badge("0003456789"), ana))));
        QVERIFY(answerTo(desk.staff.setBadge(u"Ana Paula"_s, badge("0003456789"), carlos)));
        QCOMPARE(refusedIn<OperatorObstacle>(answerTo(desk.staff.setBadge(u"Carlos"_s, badge("0003456789"), carlos))),
                 OperatorObstacle::BadgeTaken);
        // A lost one is replaced, or is none any more; nor is one of somebody who has gone.
        QVERIFY(answerTo(desk.staff.setBadge(u"Ana Paula"_s, badge("ANA-2026/01"), carlos)));
        QVERIFY(!answerTo(desk.staff.signInByBadge(badge("0003456789"))));
        QVERIFY(answerTo(desk.staff.signInByBadge(badge("ANA-2026/01"))));
        QVERIFY(answerTo(desk.staff.setBadge(u"Ana Paula"_s, std::nullopt, carlos)));
        QVERIFY(!answerTo(desk.staff.signInByBadge(badge("ANA-2026/01"))));
        QVERIFY(answerTo(desk.staff.setBadge(u"Ana Paula"_s, badge("ANA-2026/02"), carlos)));
        QVERIFY(answerTo(desk.staff.disable(u"Ana Paula"_s, carlos)));
        QVERIFY(!answerTo(desk.staff.signInByBadge(badge("ANA-2026/02"))));
    }

    void aPepperIsMixedIn()
    {
        Desk desk(*m_folder);
        const Actor carlos = desk.carlos();
        desk.staff.setPepper(QByteArray(PinSecret::pepperSize, 'p'));
        QVERIFY(answerTo(desk.staff.setBadge(u"Ana Paula"_s, badge("0003456789"), carlos)));
        QVERIFY(answerTo(desk.staff.signInByBadge(badge("0003456789"))));
        // Without it nothing is said of a badge, and none is given that may be somebody's.
        Desk other(*m_folder);
        for (const char *signs : {"0003456789", "0003456790"})
            QVERIFY(pinRefusalIn(answerTo(other.staff.signInByBadge(badge(signs)))) ==
                    PinRefusal{.why = PinRefusal::Why::NoBadgePepper});
        QVERIFY(pinRefusalIn(answerTo(other.staff.setBadge(u"Carlos"_s, badge("0003456790"), other.carlos()))) ==
                PinRefusal{.why = PinRefusal::Why::NoBadgePepper});
        QVERIFY(answerTo(other.staff.setBadge(u"Ana Paula"_s, std::nullopt, other.carlos())));
        QVERIFY(answerTo(other.staff.setBadge(u"Carlos"_s, badge("0003456790"), other.carlos())));
        QCOMPARE(answerTo(other.staff.signInByBadge(badge("0003456790")))->id(), u"id-carlos"_s);
    }

    void twoCountersGiveOneAtOnce_data()
    {
        QTest::addColumn<bool>("hasOthers");
        QTest::addColumn<QByteArray>("second");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("the first of the shop") << false << QByteArray("0003456789") << true;
        QTest::newRow("one more") << true << QByteArray("0003456789") << true;
        QTest::newRow("two") << false << QByteArray("0003456790") << false;
        QTest::newRow("two more") << true << QByteArray("0003456790") << false;
    }
    void twoCountersGiveOneAtOnce()
    {
        QFETCH(const bool, hasOthers);
        QFETCH(const QByteArray, second);
        QFETCH(const bool, isTaken);
        Desk here(*m_folder);
        Desk there(*m_folder);
        const Actor carlos = here.carlos();
        const Actor carlosThere = there.carlos();
        QVERIFY(answerTo(here.staff.add(u"Rui"_s, Role::Cashier, pin("5678"), carlos)));
        if (hasOthers)
            QVERIFY(answerTo(here.staff.setBadge(u"Rui"_s, badge("0003456700"), carlos)));
        QVERIFY(answerTo(there.staff.refresh()));
        StaffReply *first = here.staff.setBadge(u"Ana Paula"_s, badge("0003456789"), carlos);
        StaffReply *other = there.staff.setBadge(u"Carlos"_s, badge(second), carlosThere);
        std::optional<StaffResult> ofOther;
        other->whenFinished(this, [&ofOther](const StaffResult &result) { ofOther = result; });
        const StaffResult ofFirst = answerTo(first);
        QTRY_VERIFY(ofOther);
        QCOMPARE(int(ofFirst.has_value()) + int(ofOther->has_value()), isTaken ? 1 : 2);
        if (isTaken)
            QCOMPARE(refusedIn<OperatorObstacle>(ofFirst ? *ofOther : ofFirst), OperatorObstacle::BadgeTaken);
        QVERIFY(answerTo(here.staff.signInByBadge(badge("0003456789"))));
        QVERIFY(answerTo(here.staff.signInByBadge(badge(second))));
    }

    /** Whichever program asks. */
    void theLedgerKnowsWhoseABadgeIs_data()
    {
        QTest::addColumn<QString>("kept");
        QTest::addColumn<QString>("given");
        QTest::addColumn<bool>("isFree");
        const QString some = u"$pbkdf2-sha256$i=600000$AAAAAAAAAAAAAAAAAAAAAA$"_s;
        const QString others = u"$pbkdf2-sha256$i=600000$BBBBBBBBBBBBBBBBBBBBBB$"_s;
        const QString hash(43, u'h');
        QTest::newRow("none is there") << QString() << some + hash << true;
        QTest::newRow("another") << some + hash << some + QString(43, u'i') << true;
        QTest::newRow("the same") << some + hash << some + hash << false;
        QTest::newRow("of who did not know that one") << some + hash << others + QString(43, u'i') << false;
        const auto made = [&others](const QString &how) { return QString(others).replace(u"i=600000"_s, how); };
        QTest::newRow("with more rounds") << some + hash << made(u"i=700000"_s) + hash << true;
        QTest::newRow("with a pepper") << some + hash << made(u"i=600000,k=1a2b3c4d"_s) + hash << true;
        QTest::newRow("taken back") << some + hash << QString() << true;
    }
    void theLedgerKnowsWhoseABadgeIs()
    {
        QFETCH(const QString, kept);
        QFETCH(const QString, given);
        const auto store =
            LedgerStore::open(LedgerAddress::file(m_folder->filePath(u"ledger.sqlite"_s)), {.counter = u"09"_s})
                .value();
        const auto give = [&store](const QString &id, const QString &secret) {
            ShopEvent event;
            event.operatorName = u"Carlos"_s;
            event.what = shopevent::BadgeSet{.id = id, .secret = secret};
            return store->appendOfOperators({event}, {.who = u"id-carlos"_s, .authoriser = {}});
        };
        if (!kept.isEmpty())
            QVERIFY(give(u"id-ana"_s, kept));
        const auto done = give(u"id-carlos"_s, given);
        QTEST(done.has_value(), "isFree");
        QCOMPARE(done ? QString() : done.error().detail, done ? QString() : u"badge_taken"_s);
        // One's own again is nobody else's.
        if (!kept.isEmpty())
            QVERIFY(give(u"id-ana"_s, kept));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

BALCAO_TEST(StaffBadgeTest)

} // namespace staffbadgetest

#include "staffbadgetest.moc"
