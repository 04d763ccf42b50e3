// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "tests/core/ledger/ledgerplaces.h"
#include "tests/core/service/shop.h"
#include "tests/core/signin/movedclock.h"
#include "tests/support/longestturn.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSignalSpy>

#include <utility>

namespace stafftest
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace balcao;
using balcao::test::advance;
using balcao::test::answerTo;
using balcao::test::isSanitized;
using balcao::test::now;
using balcao::test::pin;
using balcao::test::pinRefusalIn;
using balcao::test::refusedIn;
using balcao::test::shopClock;
using balcao::test::storeAt;
using Why = PinRefusal::Why;

namespace
{

/** A program at a counter. */
struct Desk {
    explicit Desk(const LedgerAddress &address, const QString &counter = u"01"_s)
        : ledger(address, {.counter = counter, .operatorName = u"till"_s}, shopClock())
        , staff(ledger, shopClock())
    {
        staff.setRounds(1000);
    }

    StaffResult signIn(const QString &name, const char *digits) { return answerTo(staff.signIn(name, pin(digits))); }

    ChargeLedger ledger;
    Staff staff;
};

} // namespace

/** Operators, their PINs, and the waiting behind wrong ones. */
class StaffTest : public QObject
{
    Q_OBJECT

private:
    LedgerPlaces m_places;

private Q_SLOTS:
    void init() { now = QDateTime::fromString(u"2026-11-23T12:00:00Z"_s, Qt::ISODate).toMSecsSinceEpoch(); }

    void everyPlace_data()
    {
        QTest::addColumn<QString>("place");
        LedgerPlaces::addRows();
    }

    void whatAPinIs_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("ofCashier");
        QTest::addColumn<QString>("ofManager");
        const auto row = [](const char *text, const char *cashier, const char *manager) {
            QTest::newRow(text) << QByteArray(text) << QString::fromLatin1(cashier) << QString::fromLatin1(manager);
        };
        row("", "too short", "too short");
        row("123", "too short", "too short");
        row("1234", "yes", "too short");
        row("12345", "yes", "too short");
        row("123456", "yes", "yes");
        row("12345678", "yes", "yes");
        row("123456789", "too long", "too long");
        row("12 34", "not digits", "not digits");
        row("12a4", "not digits", "not digits");
        row("\xd9\xa1\xd9\xa2\xd9\xa3\xd9\xa4", "not digits", "not digits");
    }
    void whatAPinIs()
    {
        QFETCH(const QByteArray, text);
        const auto said = [&text](Role role) {
            const auto read = Pin::parse(text, role);
            if (read)
                return u"yes"_s;
            return read.error() == PinError::NotDigits  ? u"not digits"_s
                   : read.error() == PinError::TooShort ? u"too short"_s
                                                        : u"too long"_s;
        };
        QTEST(said(Role::Cashier), "ofCashier");
        QTEST(said(Role::Manager), "ofManager");
    }

    void whatABadgeIs_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("answer");
        for (int length = 0; length <= 70; ++length)
            QTest::addRow("%d", length) << QByteArray(length, 'x')
                                        << (length < 9    ? u"too short"_s
                                            : length > 64 ? u"too long"_s
                                                          : u"yes"_s);
        QTest::newRow("a blank") << "12345 6789"_ba << u"other signs"_s;
        QTest::newRow("a line's end") << "0003456789\r"_ba << u"other signs"_s;
        QTest::newRow("a tabulator") << "12345\t6789"_ba << u"other signs"_s;
        QTest::newRow("a NUL") << QByteArray("12345\0006789", 10) << u"other signs"_s;
        QTest::newRow("an accent") << "123456789\xc3\xa9"_ba << u"other signs"_s;
        QTest::newRow("a blank in a long one") << QByteArray(70, ' ') << u"other signs"_s;
    }
    void whatABadgeIs()
    {
        QFETCH(const QByteArray, text);
        const auto read = Pin::badge(text);
        const QString answer = read                                      ? u"yes"_s
                               : read.error() == PinError::BadgeTooShort ? u"too short"_s
                               : read.error() == PinError::BadgeTooLong  ? u"too long"_s
                               : read.error() == PinError::NotABadge     ? u"other signs"_s
                                                                         : u"?"_s;
        QTEST(answer, "answer");
    }

    void aSecretIsWhatOthersCompute()
    {
        const PinSecret secret = PinSecret::of(pin("1234"), {}, 1000);
        static const QRegularExpression form(uR"(^\$pbkdf2-sha256\$i=1000\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$)"_s);
        QVERIFY2(form.match(secret.text()).hasMatch(), "another form");
        const auto read = PinSecret::parse(secret.text());
        QVERIFY(read && read->fits(pin("1234"), {}) && !read->fits(pin("1235"), {}) && read->isWeak());
        // By Python's hashlib.pbkdf2_hmac("sha256", b"1234", bytes(16), 1000).
        const auto known = PinSecret::parse(
            u"$pbkdf2-sha256$i=1000$AAAAAAAAAAAAAAAAAAAAAA$WF9XYD3HVhc6DsfLiZj6vRAw6dSsZScye2hcHU/yKlw"_s);
        QVERIFY(known && known->fits(pin("1234"), {}));
        for (const QString &wrong :
             {u""_s, u"1234"_s,
              u"$pbkdf2-sha256$i=0$AAAAAAAAAAAAAAAAAAAAAA$WF9XYD3HVhc6DsfLiZj6vRAw6dSsZScye2hcHU/yKlw"_s,
              u"$pbkdf2-sha512$i=1000$AAAAAAAAAAAAAAAAAAAAAA$WF9XYD3HVhc6DsfLiZj6vRAw6dSsZScye2hcHU/yKlw"_s})
            QVERIFY(!PinSecret::parse(wrong));
    }

    void aPepperIsNamedAndNeeded()
    {
        const QByteArray pepper(PinSecret::pepperSize, 'p');
        const PinSecret secret = PinSecret::of(pin("1234"), pepper, 1000);
        QVERIFY(secret.text().contains(",k="_L1));
        QVERIFY(secret.isOf(pepper) && !secret.isOf({}) && !secret.isOf(QByteArray(PinSecret::pepperSize, 'q')));
        const auto read = PinSecret::parse(secret.text());
        QVERIFY(read && read->fits(pin("1234"), pepper) && !read->fits(pin("1234"), {}));
        QVERIFY(!secret.text().contains(QString::fromLatin1(pepper.toBase64().first(20))));
    }

    /** The cost of a guess for the thief of a file: in rounds, not in time, which depends on the machine. */
    void aNewPinHasAllItsRounds()
    {
        QVERIFY(PinSecret::of(pin("1234")).text().startsWith("$pbkdf2-sha256$i=600000$"_L1));
    }

    /** Never in the thread that asks. */
    void comparingTakesItsTimeElsewhere()
    {
        if (isSanitized)
            QSKIP("a sanitizer's times are its own");
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        test::employ(*storeAt(address), PinSecret::rounds);
        Desk desk(address);
        test::LongestTurn turn;
        // A slow disk may keep it up once, or twice.
        constexpr qint64 frame = 16;
        constexpr int tries = 5;
        for (int i = 0; i < tries && (i == 0 || turn.kept() > frame); ++i) {
            turn.restart();
            QElapsedTimer whole;
            whole.start();
            QVERIFY(desk.signIn(u"Carlos"_s, "246810"));
            qInfo("a PIN takes %lld ms, the event loop was kept for %lld ms at most", whole.elapsed(), turn.kept());
            QVERIFY2(whole.elapsed() > 4 * frame, "too short to show that it runs elsewhere");
        }
        QVERIFY2(turn.kept() <= frame, qPrintable(QString::number(turn.kept())));
    }

    void theFirstIsAManager_data() { everyPlace_data(); }
    void theFirstIsAManager()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = m_places.fresh(place);
        Desk desk(address);
        const Actor nobody = People(u"Dona Rosa"_s).atTheCounter();
        const auto add = [&](const QString &name, Role role, const char *digits, const Actor &actor) {
            return answerTo(desk.staff.add(name, role, pin(digits), actor));
        };
        QCOMPARE(refusedIn<OperatorObstacle>(add(u"Ana Paula"_s, Role::Cashier, "1234", nobody)),
                 OperatorObstacle::FirstIsNoManager);
        QVERIFY(add(u" Carlos  Lima "_s, Role::Manager, "246810", nobody));
        // From now on somebody has to be one.
        QCOMPARE(refusedIn<NeedsSomebody>(add(u"Ana Paula"_s, Role::Cashier, "1234", nobody)),
                 (NeedsSomebody{.act = Act::Operators, .why = NeedsSomebody::Why::NotSignedIn}));
        const Actor carlos = *desk.signIn(u"carlos lima"_s, "246810");
        QCOMPARE(carlos.who(), u"Carlos Lima"_s);
        // Equal PINs are legal.
        QVERIFY(add(u"Ana Paula"_s, Role::Cashier, "246810", carlos));
        QCOMPARE(desk.signIn(u"Ana Paula"_s, "246810")->who(), u"Ana Paula"_s);
        QCOMPARE(refusedIn<OperatorObstacle>(add(u"ANA PAULA"_s, Role::Cashier, "1234", carlos)),
                 OperatorObstacle::NameTaken);
        QCOMPARE(refusedIn<OperatorObstacle>(add(u"A\u200dB"_s, Role::Cashier, "1234", carlos)),
                 OperatorObstacle::NotAName);
        const Actor ana = *desk.signIn(u"Ana Paula"_s, "246810");
        QCOMPARE(refusedIn<NeedsSomebody>(add(u"Bia"_s, Role::Manager, "246810", ana)),
                 (NeedsSomebody{.act = Act::Operators, .why = NeedsSomebody::Why::NotOfThatRole}));
        QCOMPARE(refusedIn<OperatorObstacle>(answerTo(desk.staff.disable(u"Carlos Lima"_s, carlos))),
                 OperatorObstacle::LastManager);
        QVERIFY(answerTo(desk.staff.disable(u"Ana Paula"_s, carlos)));
        QCOMPARE(refusedIn<OperatorObstacle>(desk.signIn(u"Ana Paula"_s, "246810")),
                 OperatorObstacle::NobodyOfThatName);
        // Her name is free again; who she was stays in the list.
        QVERIFY(add(u"Ana Paula"_s, Role::Cashier, "1234", carlos));
        QCOMPARE(desk.staff.operators().all().size(), 3);
        const auto store = storeAt(address);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    /** Names that look alike are one name; an accent, a digit or an initial makes two. */
    void namesThatLookAlike_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("other");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char *title, const QString &name, const QString &other, const QString &answer) {
            LedgerPlaces::addRows(title, name, other, answer);
        };
        const QString taken = u"name_taken"_s;
        const QString two = u"two"_s;
        row("case", u"Ana Paula"_s, u"ANA PAULA"_s, taken);
        row("a Cyrillic letter", u"M1"_s, u"\u041c1"_s, taken);
        row("a Cyrillic letter first", u"\u041c1"_s, u"M1"_s, taken);
        row("full-width letters", u"M1"_s, u"\uff2d\uff11"_s, taken);
        row("a Greek capital", u"Nina"_s, u"\u039dina"_s, taken);
        row("several Cyrillic letters", u"Rosa"_s, u"R\u043es\u0430"_s, taken);
        row("mathematical letters", u"Ana"_s, u"\U0001d400na"_s, taken);
        row("a dot over an i", u"Bia"_s, u"Bi\u0307a"_s, taken);
        row("an i without its dot", u"Bia"_s, u"B\u0131a"_s, taken);
        row("a Turkish capital", u"Ines"_s, u"\u0130nes"_s, taken);
        row("a sign that joins", u"Ana"_s, u"A\u034fna"_s, taken);
        row("a variation selector", u"Ana"_s, u"Ana\ufe0f"_s, taken);
        row("a filler", u"Ana"_s, u"Ana\u3164"_s, taken);
        row("an accent in one sign and in two", u"Jo\u00e3o"_s, u"Joa\u0303o"_s, taken);
        row("an accent over a Cyrillic letter", u"Jo\u00e3o"_s, u"Jo\u0430\u0303o"_s, taken);
        row("another apostrophe", u"D'\u00c1vila"_s, u"D\u2019\u00c1vila"_s, taken);
        row("another hyphen", u"Ana-Bia"_s, u"Ana\u2010Bia"_s, taken);
        row("a fraction of blanks", u"Ana Bia"_s, u"Ana\u2003Bia"_s, taken);
        row("an accent", u"Jo\u00e3o"_s, u"Joao"_s, two);
        row("a digit and a letter", u"Caixa 0"_s, u"Caixa O"_s, two);
        row("initials", u"Ana L"_s, u"Ana I"_s, two);
        row("an initial and a digit", u"Ana l"_s, u"Ana 1"_s, two);
        row("another Cyrillic name", u"\u0410\u043d\u043d\u0430"_s, u"Anna"_s, two);
        row("nothing that is seen", u"Ana"_s, u"\u3164\u3164"_s, u"not_a_name"_s);
        row("a tag behind the basic plane", u"Ana"_s, u"Ana\U000e0041"_s, u"not_a_name"_s);
    }
    void namesThatLookAlike()
    {
        QFETCH(const QString, place);
        QFETCH(const QString, name);
        QFETCH(const QString, other);
        const auto store = storeAt(m_places.fresh(place));
        const auto added = [&store](const QString &who, const QString &id) {
            ShopEvent event;
            event.what = shopevent::OperatorAdded{.id = id, .name = Operators::tidy(who), .role = Role::Manager};
            const auto done = store->appendOfOperators({event}, {.who = u"1"_s, .authoriser = {}});
            return done ? u"two"_s : done.error().detail;
        };
        QCOMPARE(added(name, u"1"_s), u"two"_s);
        QTEST(added(other, u"2"_s), "answer");
    }

    /** Ledgers of earlier versions have such names: each is found by its own, and a name of no case by the first. */
    void alikeNamesOfEarlierVersionsAreFoundApart()
    {
        Operators operators;
        qint64 id = 0;
        for (const QString &name : {u"M1"_s, u"\u041c1"_s, u"m1"_s, u"\uff2d1"_s}) {
            ShopEvent event;
            event.id = ++id;
            event.what = shopevent::OperatorAdded{.id = QString::number(id), .name = name, .role = Role::Manager};
            operators.take(event);
        }
        QCOMPARE(operators.named(u"M1"_s)->id, u"1"_s);
        QCOMPARE(operators.named(u"\u041c1"_s)->id, u"2"_s);
        QCOMPARE(operators.named(u"m1"_s)->id, u"3"_s);
        QCOMPARE(operators.named(u"\uff2d1"_s)->id, u"4"_s);
        QCOMPARE(operators.named(u"\u043c1"_s)->id, u"2"_s);
        QVERIFY(!operators.named(u"M\u03001"_s));
        QVERIFY(!operators.named(u"\u039c1"_s));
    }

    /** As written: 1, 2, 4 … 300 seconds, here, after a restart and at another counter. */
    void twentyWrongPinsInARow_data() { everyPlace_data(); }
    void twentyWrongPinsInARow()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = m_places.fresh(place);
        test::employ(*storeAt(address));
        auto desk = std::make_unique<Desk>(address);
        auto other = std::make_unique<Desk>(address, u"02"_s);
        const QList<int> delays{1,   2,   4,   8,   16,  32,  64,  128, 256, 300,
                                300, 300, 300, 300, 300, 300, 300, 300, 300, 300};
        for (int i = 0; i < delays.size(); ++i) {
            const std::chrono::seconds delay(delays.at(i));
            Desk &here = i % 3 == 1 ? *other : *desk;
            QCOMPARE(pinRefusalIn(here.signIn(u"Ana Paula"_s, "9999")), (PinRefusal{Why::Wrong, delay}));
            if (i % 5 == 2)
                desk = std::make_unique<Desk>(address);
            advance(delay - 1ms);
            // Not even the right one is looked at.
            for (Desk *const each : {desk.get(), other.get()})
                QCOMPARE(pinRefusalIn(each->signIn(u"Ana Paula"_s, "1234")), (PinRefusal{Why::MustWait, 1s}));
            advance(1ms);
        }
        // Nobody else waits for it.
        QVERIFY(other->signIn(u"Carlos"_s, "246810"));
        QVERIFY(desk->signIn(u"Ana Paula"_s, "1234"));
        QCOMPARE(pinRefusalIn(other->signIn(u"Ana Paula"_s, "9999")), (PinRefusal{Why::Wrong, 1s}));
        const auto store = storeAt(address);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    /** All of them are compared before the first is written. */
    void manyAtOnceAreOneTry()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        test::employ(*storeAt(address));
        Desk desk(address);
        Desk other(address, u"02"_s);
        QList<StaffResult> results;
        for (int i = 0; i < 20; ++i) {
            const Pin tried = i == 13 ? pin("1234") : pin("4321");
            Staff &staff = i % 2 == 0 ? desk.staff : other.staff;
            staff.signIn(u"Ana Paula"_s, tried)->whenFinished(this, [&results](const StaffResult &result) {
                results.append(result);
            });
        }
        QTRY_COMPARE(results.size(), 20);
        int compared = 0;
        for (const StaffResult &result : std::as_const(results)) {
            QVERIFY(!result);
            compared += pinRefusalIn(result)->why == Why::Wrong ? 1 : 0;
        }
        QCOMPARE(compared, 1);
    }

    /** The monotonic clock counts then, from when the program read the wrong PIN. */
    void clockTurnedBackShortensNoWait()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        test::employ(*storeAt(address));
        Desk desk(address);
        for (const auto wait : {1s, 2s, 4s}) {
            QCOMPARE(pinRefusalIn(desk.signIn(u"Ana Paula"_s, "9999")), (PinRefusal{Why::Wrong, wait}));
            advance(wait);
        }
        for (const auto back : {5min, 24 * 60min}) {
            advance(-back);
            QCOMPARE(pinRefusalIn(desk.signIn(u"Ana Paula"_s, "1234"))->why, Why::MustWait);
        }
        // A restart begins the whole wait again.
        QCOMPARE(pinRefusalIn(Desk(address).signIn(u"Ana Paula"_s, "1234")), (PinRefusal{Why::MustWait, 4s}));
        QTRY_VERIFY_WITH_TIMEOUT(desk.signIn(u"Ana Paula"_s, "1234"), 30'000);
    }

    void whatCannotBeWrittenIsNoSignIn()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        const auto store = storeAt(address);
        test::employ(*store);
        Desk desk(address);
        QVERIFY(desk.signIn(u"Ana Paula"_s, "1234"));
        const auto lock = LedgerTransaction::begin(store->connection());
        QVERIFY(lock);
        QVERIFY(refusedIn<LedgerError>(desk.signIn(u"Ana Paula"_s, "1234")));
        QVERIFY(refusedIn<LedgerError>(desk.signIn(u"Ana Paula"_s, "9999")));
    }

    void roundsGrowAtTheNextSignIn()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        const auto store = storeAt(address);
        test::employ(*store);
        Desk desk(address);
        desk.staff.setRounds(PinSecret::rounds);
        QVERIFY(!desk.signIn(u"Ana Paula"_s, "9999"));
        QVERIFY(store->shopOperators()->secretOf(u"id-ana"_s).contains("i=1000$"_L1));
        advance(1s);
        QVERIFY(desk.signIn(u"Ana Paula"_s, "1234"));
        QVERIFY(store->shopOperators()->secretOf(u"id-ana"_s).contains("i=600000$"_L1));
        QVERIFY(desk.signIn(u"Ana Paula"_s, "1234"));
        QVERIFY(store->shopOperators()->secretOf(u"id-carlos"_s).contains("i=1000$"_L1));
    }

    void aComputerWithoutThePepperSaysSo()
    {
        const QByteArray pepper(PinSecret::pepperSize, 'p');
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        const auto store = storeAt(address);
        test::employ(*store, 1000, pepper);
        Desk desk(address);
        QCOMPARE(pinRefusalIn(desk.signIn(u"Ana Paula"_s, "1234"))->why, Why::NoPepper);
        // That was no try.
        desk.staff.setPepper(pepper);
        QVERIFY(desk.signIn(u"Ana Paula"_s, "1234"));
        QVERIFY(store->shopOperators()->secretOf(u"id-ana"_s).contains("i=1000,k="_L1));
    }

    void aForgottenPin()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        test::employ(*storeAt(address));
        Desk desk(address);
        const Actor carlos = *desk.signIn(u"Carlos"_s, "246810");
        const Actor ana = *desk.signIn(u"Ana Paula"_s, "1234");
        QVERIFY(refusedIn<NeedsSomebody>(answerTo(desk.staff.setPin(u"Carlos"_s, pin("111111"), ana))));
        QVERIFY(answerTo(desk.staff.setPin(u"Ana Paula"_s, pin("4321"), ana)));
        QVERIFY(answerTo(desk.staff.setPin(u"Ana Paula"_s, pin("5555"), carlos)));
        QVERIFY(desk.signIn(u"Ana Paula"_s, "5555"));
        // Who has the ledger's file needs no PIN, and it is written.
        for (int i = 0; i < 3; ++i) {
            QVERIFY(!desk.signIn(u"Carlos"_s, "000000"));
            advance(10s);
        }
        QVERIFY(answerTo(desk.staff.reset(u"Carlos"_s, pin("135790"), People(u"root"_s).atTheCounter())));
        QVERIFY(desk.signIn(u"Carlos"_s, "135790"));
        const auto told = storeAt(address)->connection().number(
            u"SELECT count(*) FROM event WHERE kind = 'operator_reset' AND operator = 'root'"_s);
        QCOMPARE(told, 1);
    }

    void aShopOfOneSwitchesPinsOff()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        test::employ(*storeAt(address));
        Desk desk(address);
        const Actor ana = *desk.signIn(u"Ana Paula"_s, "1234");
        const Actor carlos = *desk.signIn(u"Carlos"_s, "246810");
        QVERIFY(refusedIn<NeedsSomebody>(answerTo(desk.staff.switchPins(false, ana))));
        QVERIFY(answerTo(desk.staff.switchPins(false, carlos)));
        QVERIFY(!desk.staff.operators().areAsked() && !desk.staff.operators().arePinsOn());
        // Names only.
        QCOMPARE(answerTo(desk.staff.signIn(u"Ana Paula"_s, {}))->who(), u"Ana Paula"_s);
        QVERIFY(answerTo(desk.staff.switchPins(true, ana)));
        QCOMPARE(pinRefusalIn(answerTo(desk.staff.signIn(u"Ana Paula"_s, {})))->why, Why::NoPin);
    }

    /** No event, error or text of a message but the secret's own event holds anything of a PIN. */
    void noPinIsWritten()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        const auto store = storeAt(address);
        Desk desk(address);
        QVERIFY(answerTo(desk.staff.add(u"Carlos"_s, Role::Manager, pin("97531864"), People(u"x"_s).atTheCounter())));
        QVERIFY(!desk.signIn(u"Carlos"_s, "86420975"));
        QCOMPARE(store->connection().number(u"SELECT count(*) FROM event WHERE data LIKE '%97531864%' OR data LIKE "
                                            "'%86420975%' OR operator LIKE '%97531864%'"_s),
                 0);
        QCOMPARE(store->connection().number(u"SELECT count(*) FROM event WHERE data LIKE '%pbkdf2%'"_s), 1);
    }
};

BALCAO_TEST(StaffTest)

} // namespace stafftest

#include "stafftest.moc"
