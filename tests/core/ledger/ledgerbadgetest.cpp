// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "tests/core/ledger/ledgerplaces.h"
#include "tests/support/testmain.h"

#include <atomic>

namespace ledgerbadgetest
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace balcao;
using Kind = LedgerError::Kind;

namespace
{

std::atomic<qint64> now;

void advance(std::chrono::milliseconds by)
{
    now += by.count();
}

std::unique_ptr<LedgerStore> storeAt(const LedgerAddress &address, const QString &counter)
{
    auto opened = LedgerStore::open(
        address, {.counter = counter, .clock = Clock([] { return QDateTime::fromMSecsSinceEpoch(now).toUTC(); })});
    if (!opened)
        qFatal("the ledger does not open: %s", qPrintable(opened.error().detail));
    return *std::move(opened);
}

/** The obstacle that the ledger names; empty: the event was written. */
QString written(LedgerStore &store, const shopevent::Payload &what)
{
    ShopEvent event;
    event.what = what;
    const auto done = store.appendOfOperators({event}, {});
    if (done)
        return {};
    return done.error().kind == Kind::NotAllowed ? done.error().detail : u"another error"_s;
}

} // namespace

/** The ledger's own rule of wrong badges, whichever program asks. */
class LedgerBadgeTest : public QObject
{
    Q_OBJECT

private:
    LedgerPlaces m_places;

    [[nodiscard]] LedgerAddress shopAt(const QString &place)
    {
        const LedgerAddress address = m_places.fresh(place);
        const auto owner = storeAt(address, u"09"_s);
        ShopEvent rosa;
        rosa.what = shopevent::OperatorAdded{.id = u"id-rosa"_s, .name = u"Rosa"_s, .role = Role::Manager};
        ShopEvent badge;
        badge.what = shopevent::BadgeSet{.id = u"id-rosa"_s, .secret = u"$pbkdf2-sha256$i=1$aa$bb"_s};
        ShopEvent ana;
        ana.what = shopevent::OperatorAdded{.id = u"id-ana"_s, .name = u"Ana"_s, .role = Role::Cashier};
        if (!owner->appendOfOperators({rosa, badge, ana}, {}))
            qFatal("no operators");
        return address;
    }

private Q_SLOTS:
    void init() { now = QDateTime::fromString(u"2026-11-26T12:00:00Z"_s, Qt::ISODate).toMSecsSinceEpoch(); }

    void badgesWaitAtOneCounter_data()
    {
        QTest::addColumn<QString>("place");
        LedgerPlaces::addRows();
    }
    void badgesWaitAtOneCounter()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = shopAt(place);
        const auto first = storeAt(address, u"01"_s);
        const auto second = storeAt(address, u"02"_s);
        const auto wait = u"must_wait"_s;
        int count = 0;
        for (const auto delay : {1s, 2s, 4s, 8s, 16s, 32s, 64s, 128s, 256s, 300s, 300s}) {
            QCOMPARE(written(*first, shopevent::BadgeWrong{}), QString());
            QCOMPARE(second->shopOperators()->wrongBadgesAt(u"01"_s), ++count);
            QCOMPARE(second->shopOperators()->badgeWaitAt(u"01"_s, QDateTime::fromMSecsSinceEpoch(now)), delay);
            QCOMPARE(second->shopOperators()->badgeWaitAt(u"02"_s, QDateTime::fromMSecsSinceEpoch(now)), 0ms);
            advance(delay - 1ms);
            QCOMPARE(written(*first, shopevent::BadgeWrong{}), wait);
            QCOMPARE(written(*first, shopevent::BadgeRight{.id = u"id-rosa"_s}), wait);
            // PINs are compared there, and badges elsewhere.
            QCOMPARE(written(*first, shopevent::PinRight{.id = u"id-ana"_s}), QString());
            QCOMPARE(written(*second, shopevent::BadgeRight{.id = u"id-rosa"_s}), QString());
            advance(1ms);
        }
        QCOMPARE(written(*first, shopevent::BadgeRight{.id = u"id-rosa"_s}), QString());
        QCOMPARE(second->shopOperators()->wrongBadgesAt(u"01"_s), 0);
        QCOMPARE(written(*first, shopevent::BadgeWrong{}), QString());
        QCOMPARE(first->shopOperators()->badgeWaitAt(u"01"_s, QDateTime::fromMSecsSinceEpoch(now)), 1s);
        QVERIFY(ledger::verify(*second)->isWhole());
    }

    /** A badge may be revoked between its comparison and its event. */
    void rightBadgeIsOneThatSomeoneHas_data()
    {
        QTest::addColumn<QString>("place");
        LedgerPlaces::addRows();
    }
    void rightBadgeIsOneThatSomeoneHas()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = shopAt(place);
        const auto store = storeAt(address, u"01"_s);
        const auto nobody = u"nobody_of_that_name"_s;
        QCOMPARE(written(*store, shopevent::BadgeRight{.id = u"id-ana"_s}), nobody);
        QCOMPARE(written(*store, shopevent::BadgeRight{.id = u"id-zeca"_s}), nobody);
        QCOMPARE(written(*store, shopevent::BadgeRight{.id = u"id-rosa"_s}), QString());
    }

    void ledgerCountsTheWrongOnes_data()
    {
        QTest::addColumn<QString>("place");
        LedgerPlaces::addRows();
    }
    void ledgerCountsTheWrongOnes()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = shopAt(place);
        const auto store = storeAt(address, u"01"_s);
        ShopEvent wrong;
        wrong.operatorName = u"Ana"_s;
        wrong.what = shopevent::BadgeWrong{.count = 77};
        for (int i = 0; i < 2; ++i) {
            QVERIFY(store->appendOfOperators({wrong}, {}));
            advance(10s);
        }
        const auto rows = store->connection().list(
            u"SELECT counter, operator, data FROM event WHERE kind = 'badge_wrong' ORDER BY id"_s, {},
            [](const QSqlQuery &row) {
                return QStringList{row.value(0).toString(), row.value(1).toString(), row.value(2).toString()}.join(
                    u' ');
            });
        QVERIFY(rows);
        QCOMPARE(*rows, (QStringList{u"01 Ana {\"count\":1}"_s, u"01 Ana {\"count\":2}"_s}));
    }
};

BALCAO_TEST(LedgerBadgeTest)

} // namespace ledgerbadgetest

#include "ledgerbadgetest.moc"
