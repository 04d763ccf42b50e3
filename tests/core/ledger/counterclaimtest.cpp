// SPDX-License-Identifier: MIT
#include "core/ledger/counterclaim.h"
#include "core/ledger/chargeledger.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/storefixture.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace counterclaimtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;

/** Programs under one counter's name, and connections that die. */
class CounterClaimTest : public StoreFixture
{
    Q_OBJECT

    [[nodiscard]] std::unique_ptr<ChargeLedger> begun(const LedgerAddress &address, bool isTill,
                                                      const QString &counter = u"01"_s) const
    {
        CounterIdentity identity{.counter = counter};
        if (isTill)
            identity.since = clock().nowUtc();
        return std::make_unique<ChargeLedger>(address, identity, clock());
    }
    [[nodiscard]] std::optional<LedgerError> appended(ChargeLedger &ledger, const EventDraft &draft)
    {
        std::optional<std::optional<LedgerError>> answer;
        ledger.append(draft)->whenFinished(this, [&answer](const Expected<LedgerEvent, LedgerError> &event) {
            answer.emplace(event ? std::nullopt : std::optional(event.error()));
        });
        if (!QTest::qWaitFor([&answer] { return answer.has_value(); }))
            return LedgerError{.kind = Kind::Cancelled};
        return *answer;
    }
    [[nodiscard]] int abandoned(ChargeLedger &ledger)
    {
        int found = -1;
        ledger.ask(FindAbandoned{u"01"_s})->whenFinished(this, [&found](const auto &rows) {
            found = rows ? static_cast<int>(rows->size()) : -2;
        });
        return QTest::qWaitFor([&found] { return found != -1; }) ? found : -3;
    }
    static Expected<void, LedgerError> endAllOthers(LedgerConnection &connection)
    {
        return connection.execute(u"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = "
                                  "current_database() AND pid <> pg_backend_pid()"_s);
    }

private Q_SLOTS:
    void init() { m_offset = {}; }

    void aSecondTillBeginsNothing_data() { everyPlace(); }
    void aSecondTillBeginsNothing()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = m_places.fresh(place);
        auto first = begun(address, true);
        const EventDraft living = drafts::attempt();
        QVERIFY(!appended(*first, living));
        QVERIFY(!appended(*first, drafts::of(EventKind::FirstByteOut, living.attempt)));

        const auto second = begun(address, true);
        QTRY_VERIFY(second->isTried());
        QVERIFY(second->outage());
        QCOMPARE(second->outage()->kind, Kind::NameTaken);
        QVERIFY(second->outage()->detail.contains(QSysInfo::machineHostName().left(40)));
        QCOMPARE(appended(*second, drafts::attempt())->kind, Kind::NameTaken);
        QCOMPARE(abandoned(*second), 0);

        const auto guest = begun(address, false);
        QVERIFY(!appended(*guest, drafts::attempt()));
        const auto other = begun(address, true, u"02"_s);
        QVERIFY(!appended(*other, drafts::attempt()));
        QVERIFY(!appended(*first, drafts::answer(EventKind::Created, living.attempt, u"tx"_s)));

        first.reset();
        QTRY_VERIFY_WITH_TIMEOUT(!second->outage(), 10000);
        QVERIFY(!appended(*second, drafts::attempt()));
    }

    void aTillLeavesTheRequestsOfALivingProgram_data() { everyPlace(); }
    void aTillLeavesTheRequestsOfALivingProgram()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = m_places.fresh(place);
        auto guest = begun(address, false);
        const EventDraft living = drafts::attempt();
        QVERIFY(!appended(*guest, living));
        QVERIFY(!appended(*guest, drafts::of(EventKind::FirstByteOut, living.attempt)));
        m_offset = std::chrono::seconds(1);
        {
            const auto till = begun(address, true);
            QTRY_VERIFY(till->isTried());
            QVERIFY(!till->outage());
            QVERIFY(!till->identity().since.isValid());
            QCOMPARE(abandoned(*till), 0);
            QVERIFY(!appended(*till, drafts::attempt()));
        }
        guest.reset();
        const auto till = begun(address, true);
        QTRY_VERIFY(till->isTried());
        // On PostgreSQL a guest cannot be seen: there the time limit decides in any case.
        QCOMPARE(till->identity().since.isValid(), place == u"sqlite"_s);
        QCOMPARE(abandoned(*till), place == u"sqlite"_s ? 2 : 0); // the attempt of the till before was not sent
    }

    void aConnectionThatDiedCostsNoEvent()
    {
        if (!test::PostgresCluster::isAvailable())
            QSKIP("there is no PostgreSQL");
        const LedgerAddress address = m_places.fresh(u"postgres"_s);
        const auto till = begun(address, true);
        QVERIFY(!appended(*till, drafts::attempt()));
        const auto other = LedgerConnection::open(address, 0);
        QVERIFY(other && endAllOthers(**other));
        QVERIFY(!appended(*till, drafts::attempt()));
        QVERIFY(endAllOthers(**other));
        // The reader asks by itself, and the writer connects again before anybody needs it.
        QTRY_VERIFY_WITH_TIMEOUT(till->outage(), 5000);
        QTRY_VERIFY_WITH_TIMEOUT(!till->outage(), 10000);
        QVERIFY(!appended(*till, drafts::attempt()));
        QCOMPARE((*other)->number(u"SELECT count(*) FROM event"_s).value_or(-1), 3);
    }

    void aTillTakesOverWhatItsLostConnectionHolds()
    {
        if (!test::PostgresCluster::isAvailable())
            QSKIP("there is no PostgreSQL");
        const LedgerAddress address = m_places.fresh(u"postgres"_s);
        const auto lost = LedgerConnection::open(address, 0);
        const auto fresh = LedgerConnection::open(address, 0);
        QVERIFY(lost && fresh);
        using Use = CounterClaim::Use;
        const QString owner = CounterClaim::newOwner();
        const auto claim = CounterClaim::take(**lost, u"01"_s, Use::Till, owner);
        QVERIFY(claim);
        QCOMPARE(CounterClaim::take(**fresh, u"01"_s, Use::Till, CounterClaim::newOwner()).error().kind,
                 Kind::NameTaken);
        QVERIFY(CounterClaim::take(**fresh, u"01"_s, Use::Till, owner));
        QCOMPARE((*lost)->number(u"SELECT 1"_s).error().kind, Kind::ConnectionLost);
    }
};

BALCAO_TEST(CounterClaimTest)

} // namespace counterclaimtest

#include "counterclaimtest.moc"
