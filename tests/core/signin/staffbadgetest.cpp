// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "tests/core/service/shop.h"
#include "tests/core/signin/movedclock.h"
#include "tests/support/testmain.h"

#include <memory>

namespace staffbadgetest
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace balcao;
using balcao::test::advance;
using balcao::test::answerTo;
using balcao::test::now;
using balcao::test::pin;
using balcao::test::pinRefusalIn;
using balcao::test::refusedIn;
using balcao::test::shopClock;
using balcao::test::storeAt;
using Why = PinRefusal::Why;

namespace
{

Pin badge(const char *signs)
{
    return Pin::badge(signs).value();
}

/** A program at a counter of the shop in @p folder, with few rounds. */
struct Desk {
    explicit Desk(const LedgerAddress &address, const CounterIdentity &identity = {.counter = u"01"_s})
        : ledger(address, identity, shopClock())
        , staff(ledger, shopClock())
    {
        staff.setRounds(1000);
    }
    explicit Desk(const QTemporaryDir &folder)
        : Desk(LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s)))
    {
    }
    std::optional<PinRefusal> refused(const char *signs)
    {
        return pinRefusalIn(answerTo(staff.signInByBadge(badge(signs))));
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
        now = QDateTime::fromString(u"2026-11-26T12:00:00Z"_s, Qt::ISODate).toMSecsSinceEpoch();
        m_folder = std::make_unique<QTemporaryDir>();
        test::employ(
            *LedgerStore::open(LedgerAddress::file(m_folder->filePath(u"ledger.sqlite"_s)), {.counter = u"09"_s})
                 .value());
    }
    void itSaysWhoItIs()
    {
        Desk desk(*m_folder);
        const Actor carlos = desk.carlos();
        const auto unknown = answerTo(desk.staff.signInByBadge(badge("0003456789")));
        QCOMPARE(pinRefusalIn(unknown), (PinRefusal{Why::UnknownBadge, 1s}));
        advance(1s);
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
        QVERIFY(Gate::mayAct(Act::Correct, u"a-1"_s, *allowed, other.staff.operators(), shopClock().nowUtc()));
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
        // A lost one is replaced, or is none any more; nor is one of a person who has gone.
        QVERIFY(answerTo(desk.staff.setBadge(u"Ana Paula"_s, badge("ANA-2026/01"), carlos)));
        QVERIFY(!answerTo(desk.staff.signInByBadge(badge("0003456789"))));
        advance(1s);
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
        // Without it nothing is said of a badge, and none is given that may be another's.
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

    /** LedgerBadgeTest has the ledger's own rule, at every place. */
    void wrongBadgesMakeBadgesWaitAtOneCounter()
    {
        const LedgerAddress address = LedgerAddress::file(m_folder->filePath(u"ledger.sqlite"_s));
        auto desk = std::make_unique<Desk>(address);
        Desk other(address, {.counter = u"02"_s});
        QVERIFY(answerTo(desk->staff.setBadge(u"Ana Paula"_s, badge("0003456789"), desk->carlos())));
        int count = 0;
        for (const auto delay : {1s, 2s, 4s, 8s, 16s, 32s, 64s, 128s, 256s, 300s, 300s}) {
            QCOMPARE(desk->refused("0003456700"), (PinRefusal{Why::UnknownBadge, delay}));
            QCOMPARE(desk->staff.wrongBadges(), ++count);
            if (count % 5 == 2)
                desk = std::make_unique<Desk>(address);
            advance(delay - 1ms);
            // Not even a right one is compared, to sign in or to approve; a PIN is, and badges are elsewhere.
            QCOMPARE(desk->refused("0003456789"), (PinRefusal{Why::BadgeMustWait, 1s}));
            const auto ana = answerTo(desk->staff.signIn(u"Ana Paula"_s, pin("1234")));
            QVERIFY(ana);
            QCOMPARE(pinRefusalIn(answerTo(desk->staff.approveByBadge(Act::Correct, {}, *ana, badge("0003456789")))),
                     (PinRefusal{Why::BadgeMustWait, 1s}));
            QVERIFY(answerTo(other.staff.signInByBadge(badge("0003456789"))));
            advance(1ms);
        }
        // A cashier's own badge begins no new count of wrong ones. A manager does.
        QVERIFY(answerTo(desk->staff.signInByBadge(badge("0003456789"))));
        QCOMPARE(desk->refused("0003456700"), (PinRefusal{Why::UnknownBadge, 300s}));
        static_cast<void>(desk->carlos());
        QCOMPARE(desk->staff.wrongBadges(), 0);
        QCOMPARE(desk->refused("0003456700"), (PinRefusal{Why::UnknownBadge, 1s}));
        QVERIFY(ledger::verify(*storeAt(address))->isWhole());
    }

    /** The event names the counter and who was at it, where an approval is asked for. */
    void wrongBadgeIsAnEvent()
    {
        Desk desk(*m_folder);
        const Actor ana = answerTo(desk.staff.signIn(u"Ana Paula"_s, pin("1234"))).value();
        QVERIFY(desk.refused("0003456700"));
        advance(1s);
        QCOMPARE(pinRefusalIn(answerTo(desk.staff.approveByBadge(Act::Correct, {}, ana, badge("0003456701")))),
                 (PinRefusal{Why::UnknownBadge, 2s}));
        QCOMPARE(events(u"badge_wrong"_s), (QStringList{u"01||{\"count\":1}"_s, u"01|Ana Paula|{\"count\":2}"_s}));
    }

    void manyAtOnceAreOneTry()
    {
        Desk desk(*m_folder);
        QVERIFY(answerTo(desk.staff.setBadge(u"Ana Paula"_s, badge("0003456789"), desk.carlos())));
        QList<StaffResult> results;
        for (int i = 0; i < 20; ++i) {
            desk.staff.signInByBadge(badge(i == 13 ? "0003456789" : "0003456700"))
                ->whenFinished(this, [&results](const StaffResult &result) { results.append(result); });
        }
        QTRY_COMPARE(results.size(), 20);
        int compared = 0;
        for (const StaffResult &result : std::as_const(results)) {
            QVERIFY(!result);
            compared += pinRefusalIn(result)->why == Why::UnknownBadge ? 1 : 0;
        }
        QCOMPARE(compared, 1);
        QCOMPARE(events(u"badge_wrong"_s).size(), 1);
    }

    void otherBarCodesAreNoWrongBadges_data()
    {
        QTest::addColumn<QByteArray>("scanned");
        QTest::addColumn<int>("why");
        QTest::newRow("EAN-13") << QByteArray("7891000315507") << int(Why::ProductScanned);
        QTest::newRow("UPC-A") << QByteArray("036000291452") << int(Why::ProductScanned);
        QTest::newRow("a slip") << QByteArray("B123456789012345007") << int(Why::SlipScanned);
        QTest::newRow("a wrong check digit") << QByteArray("7891000315508") << int(Why::UnknownBadge);
    }
    void otherBarCodesAreNoWrongBadges()
    {
        QFETCH(const QByteArray, scanned);
        QFETCH(const int, why);
        Desk desk(*m_folder);
        const Actor carlos = desk.carlos();
        const bool isWrong = why == int(Why::UnknownBadge);
        const auto refusal = desk.refused(scanned.constData());
        QVERIFY(refusal);
        QCOMPARE(int(refusal->why), why);
        QCOMPARE(refusal->wait, isWrong ? 1s : 0s);
        QCOMPARE(events(u"badge_wrong"_s).size(), isWrong ? 1 : 0);
        advance(1s);
        // A badge that an operator has is one, whatever its form.
        QVERIFY(answerTo(desk.staff.setBadge(u"Ana Paula"_s, badge(scanned.constData()), carlos)));
        QCOMPARE(answerTo(desk.staff.signInByBadge(badge(scanned.constData())))->who(), u"Ana Paula"_s);
        QCOMPARE(events(u"badge_right"_s), QStringList{u"01|Ana Paula|{\"id\":\"id-ana\"}"_s});
    }

    void ledgerThatCannotBeWrittenLetsNobodyIn()
    {
        Desk desk(*m_folder);
        QVERIFY(answerTo(desk.staff.setBadge(u"Ana Paula"_s, badge("0003456789"), desk.carlos())));
        const auto store = storeAt(LedgerAddress::file(m_folder->filePath(u"ledger.sqlite"_s)));
        const auto lock = LedgerTransaction::begin(store->connection());
        QVERIFY(lock);
        QVERIFY(refusedIn<LedgerError>(answerTo(desk.staff.signInByBadge(badge("0003456789")))));
        QVERIFY(refusedIn<LedgerError>(answerTo(desk.staff.signInByBadge(badge("0003456700")))));
    }

    /** A till that begins counts the whole wait again, whatever its clock says; a call of balcao-cli counts what is left. */
    void restartedTillWaitsAnew_data()
    {
        QTest::addColumn<bool>("isTill");
        QTest::addColumn<std::chrono::seconds>("later");
        QTest::addColumn<std::chrono::seconds>("wait");
        QTest::newRow("a till") << true << 3s << 4s;
        QTest::newRow("a till, the clock turned forward") << true << std::chrono::seconds(24h) << 4s;
        QTest::newRow("a till, the clock turned back") << true << std::chrono::seconds(-24h) << 4s;
        QTest::newRow("balcao-cli") << false << 3s << 1s;
        QTest::newRow("balcao-cli, the clock turned back") << false << std::chrono::seconds(-24h) << 4s;
        QTest::newRow("balcao-cli, over") << false << 4s << 0s;
    }
    void restartedTillWaitsAnew()
    {
        QFETCH(const bool, isTill);
        QFETCH(const std::chrono::seconds, later);
        QFETCH(const std::chrono::seconds, wait);
        const LedgerAddress address = LedgerAddress::file(m_folder->filePath(u"ledger.sqlite"_s));
        {
            Desk desk(address);
            for (const auto delay : {1s, 2s, 4s}) {
                QCOMPARE(desk.refused("0003456700"), (PinRefusal{Why::UnknownBadge, delay}));
                QCOMPARE(pinRefusalIn(answerTo(desk.staff.signIn(u"Ana Paula"_s, pin("9999")))),
                         (PinRefusal{Why::Wrong, delay}));
                if (delay < 4s)
                    advance(delay);
            }
        }
        advance(later);
        CounterIdentity identity{.counter = u"01"_s};
        if (isTill)
            identity.since = shopClock().nowUtc();
        {
            Desk desk(address, identity);
            const auto ofPin = pinRefusalIn(answerTo(desk.staff.signIn(u"Ana Paula"_s, pin("1234"))));
            const auto ofBadge = desk.refused("0003456701");
            if (wait == 0s) {
                QVERIFY(!ofPin);
                QCOMPARE(ofBadge->why, Why::UnknownBadge);
            } else {
                QCOMPARE(ofPin->why, Why::MustWait);
                QCOMPARE(ofBadge->why, Why::BadgeMustWait);
                // The monotonic clock is no test's.
                const auto least = wait == 4s ? 2s : wait;
                for (const auto left : {ofPin->wait, ofBadge->wait})
                    QVERIFY2(left >= least && left <= wait, qPrintable(QString::number(left.count())));
            }
        }
        if (!isTill || later < 0s)
            return;
        // The time since its start counts, in the transaction too.
        advance(4s);
        identity.started -= 4s;
        Desk over(address, identity);
        QVERIFY(answerTo(over.staff.signIn(u"Ana Paula"_s, pin("1234"))));
        QCOMPARE(over.refused("0003456701")->why, Why::UnknownBadge);
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
        // One's own again is no other person's.
        if (!kept.isEmpty())
            QVERIFY(give(u"id-ana"_s, kept));
    }

private:
    /** "counter|operator|data" of each event of that kind. */
    [[nodiscard]] QStringList events(const QString &kind) const
    {
        const auto store = storeAt(LedgerAddress::file(m_folder->filePath(u"ledger.sqlite"_s)));
        const auto rows = store->connection().list(
            u"SELECT counter, operator, data FROM event WHERE kind = ? ORDER BY id"_s, {kind},
            [](const QSqlQuery &row) {
                return QStringList{row.value(0).toString(), row.value(1).toString(), row.value(2).toString()}.join(
                    u'|');
            });
        return rows.value_or(QStringList());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

BALCAO_TEST(StaffBadgeTest)

} // namespace staffbadgetest

#include "staffbadgetest.moc"
