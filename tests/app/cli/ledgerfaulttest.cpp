// SPDX-License-Identifier: MIT
#include "core/charge/chargerules.h"
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/service/chargeservice.h"
#include "sandbox/sandboxserver.h"
#include "tests/app/clirunner.h"
#include "tests/support/drafts.h"
#include "tests/support/longestturn.h"
#include "tests/support/postgrescluster.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

namespace ledgerfaulttest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CliRun;
using balcao::test::CliRunner;
using balcao::test::LongestTurn;
using State = Charge::State;

namespace
{

Customer customer()
{
    return {.name = PersonName::parse(u"Marina Alves Pereira").value(),
            .phone = PhoneNumber::parse(u"11987654321").value(),
            .email = EmailAddress::parse(u"marina.alves@example.com").value(),
            .taxId = TaxId::parse(u"52998224725").value()};
}

ChargeRequest request(qint64 centavos = 8640)
{
    return {.amount = Money::fromCentavos(centavos).value(), .customer = customer()};
}

/** A service on a ledger and a provider of its own. */
struct Till {
    explicit Till(const LedgerAddress &address, const QString &counter = u"01"_s)
        : provider([] {
            sandbox::SandboxOptions options;
            options.apiKey = CliRunner::key;
            return options;
        }())
    {
        if (!provider.start())
            qFatal("the sandbox does not start");
        client = std::make_unique<ProviderClient>(ProviderAccount{.baseUrl = BaseUrl::parse(provider.baseUrl()).value(),
                                                                  .key = ApiKey::parse(CliRunner::key).value()});
        ledger = std::make_unique<ChargeLedger>(address, CounterIdentity{.counter = counter, .operatorName = u"Ana"_s},
                                                Clock());
        service = std::make_unique<ChargeService>(client.get(), *ledger, Clock());
    }

    /** The attempt. */
    [[nodiscard]] QString create(const ChargeRequest &request) const
    {
        return service->perform(command::Create{.request = request, .sale = {}}, service->people().atTheCounter())
            ->attempt();
    }
    [[nodiscard]] const Charge &charge(const QString &attempt) const { return service->record(attempt)->charge; }
    [[nodiscard]] bool showsCode(const QString &attempt) const
    {
        return mayShowCode(charge(attempt), service->situationOf(charge(attempt))).has_value();
    }

    sandbox::SandboxServer provider;
    std::unique_ptr<ProviderClient> client;
    std::unique_ptr<ChargeLedger> ledger;
    std::unique_ptr<ChargeService> service;
};

} // namespace

/** What happens around the ledger: full disks, files that may not be written or are locked, a database that goes away. */
class LedgerFaultTest : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] LedgerAddress freshFile()
    {
        return LedgerAddress::file(m_folder.filePath(u"l%1.sqlite"_s.arg(++m_count)));
    }
    /** Empty where there is no PostgreSQL. */
    [[nodiscard]] std::optional<LedgerAddress> freshDatabase(test::PostgresCluster &cluster)
    {
        const QString name = u"faults%1"_s.arg(++m_count);
        if (!cluster.startAlone() || !cluster.makeDatabase(name))
            return std::nullopt;
        return LedgerAddress::parse(cluster.address(name)).value();
    }

    QTemporaryDir m_folder;
    int m_count = 0;

private Q_SLOTS:
    void aDiskThatFillsUp()
    {
        // The files may grow to so many blocks of 512 bytes and no further, from nothing to more than enough.
        int refused = 0;
        int made = 0;
        for (int blocks = 0; blocks <= 512; blocks += 16) {
            CliRunner cli;
            const auto provider = test::startedSandbox();
            QProcess process;
            QSignalSpy finished(&process, &QProcess::finished);
            cli.startIn(process, u"trap '' XFSZ; ulimit -f %1; exec \"$0\" \"$@\""_s.arg(blocks),
                        test::createOf(provider->baseUrl()));
            QVERIFY(!finished.isEmpty() || finished.wait(30'000));
            const int code = CliRunner::resultOf(process).code;
            const CliRun listed = cli.run({u"list"_s, u"--json"_s});
            const QJsonArray charges = listed.json.value("charges"_L1).toArray();
            const int atTheProvider = provider->chargeCount();
            (code == 7 && atTheProvider == 0 ? refused : made) += 1;
            // A ledger of which only the beginning could be made is either nothing yet or says what it is.
            if (atTheProvider > 0) {
                QCOMPARE(charges.size(), 1);
                const QString standing = charges.at(0)["status"_L1].toString();
                QVERIFY2(standing == u"waiting"_s || standing == u"unknown"_s, qPrintable(standing));
                QCOMPARE(cli.run({u"ledger"_s, u"verify"_s}).code, 0);
            }
            QVERIFY2(code == 0 || code == 7 || code == 4, qPrintable(QString::number(code)));
        }
        qInfo("disk full: %d times nothing was sent, %d times a charge was made and stands in the ledger", refused,
              made);
        QVERIFY(refused > 3);
        QVERIFY(made > 3);
    }

    void aFileThatMayNotBeWritten()
    {
        CliRunner cli;
        QCOMPARE(cli.run(test::createOf(u"http://127.0.0.1:9"_s)).code, 5); // makes the ledger
        QVERIFY(QFile::setPermissions(cli.ledgerFile(), QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
        QVERIFY(QFile::setPermissions(cli.dataFolder(), QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup |
                                                            QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther));
        const auto provider = test::startedSandbox();
        QProcess process;
        QSignalSpy finished(&process, &QProcess::finished);
        // Root may write every file. It stays the same user, who alone may look into the build tree, without that right.
        QString bound = u"exec "_s;
        if (::geteuid() == 0) {
            const QString rights = u"-dac_override,-dac_read_search"_s;
            const QStringList options{u"--bounding-set"_s, rights, u"--inh-caps"_s, rights};
            if (QProcess::execute(u"setpriv"_s, options + QStringList{u"true"_s}) != 0)
                QSKIP("root may write every file and cannot give up that right here");
            bound += u"setpriv "_s + options.join(u' ') + u' ';
        }
        cli.startIn(process, bound + u"\"$0\" \"$@\""_s, test::createOf(provider->baseUrl()));
        QVERIFY(!finished.isEmpty() || finished.wait(30'000));
        const CliRun run = CliRunner::resultOf(process);
        QVERIFY2(run.code == 7, run.out + run.err);
        QCOMPARE(provider->chargeCount(), 0);
        QVERIFY(run.json["errors"_L1][0]["message"_L1].toString().size() > 20);
        QVERIFY(QFile::setPermissions(cli.dataFolder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void aLockedFile()
    {
        const LedgerAddress address = freshFile();
        const auto holder = LedgerStore::open(address, {});
        QVERIFY(holder);
        Till till(address);
        QSignalSpy trouble(till.ledger.get(), &ChargeLedger::outageChanged);
        const LongestTurn turn;
        {
            const auto lock = LedgerTransaction::begin((*holder)->connection());
            QVERIFY(lock);
            const QString attempt = till.create(request());
            QTRY_COMPARE_WITH_TIMEOUT(till.charge(attempt).state, State::NotSent, 10'000);
            QCOMPARE(till.charge(attempt).error->cause, ProviderError::Cause::NotRecorded);
            QCOMPARE(till.provider.chargeCount(), 0);
            QVERIFY(till.ledger->outage());
        }
        // It goes on by itself, and what was given up before it began is never written.
        QTRY_VERIFY_WITH_TIMEOUT(!till.ledger->outage(), 10'000);
        const QString attempt = till.create(request(5000));
        QTRY_COMPARE_WITH_TIMEOUT(till.charge(attempt).state, State::Created, 10'000);
        QCOMPARE(till.provider.chargeCount(), 1);
        qInfo("locked file: the event loop was kept for %lld ms at most", turn.kept());
        QVERIFY(turn.kept() < 200);
    }

    void theDatabaseIsKilledAgainAndAgain()
    {
        test::PostgresCluster cluster;
        if (!test::PostgresCluster::isAvailable())
            QSKIP("there is no PostgreSQL here");
        const auto address = freshDatabase(cluster);
        QVERIFY(address);
        ChargeLedger ledger(*address, {.counter = u"01"_s, .operatorName = u"Ana"_s}, Clock());
        QRandomGenerator dice(20261121);
        QStringList attempts;
        constexpr int rounds = 8;
        constexpr int perRound = 40;
        int durable = 0;
        for (int round = 0; round < rounds; ++round) {
            for (int i = 0; i < perRound; ++i) {
                const EventDraft draft = drafts::attempt(100 + i);
                attempts.append(draft.attempt);
                ledger.appendWithRetry(draft)->whenFinished(
                    this, [&durable](const auto &written) { durable += written ? 1 : 0; });
            }
            QTest::qWait(5 + static_cast<int>(dice.bounded(25U))); // the moment of the kill
            if (round % 2 == 0)
                cluster.kill();
            else
                cluster.stopNow();
            QVERIFY(cluster.restart());
        }
        QTRY_COMPARE_WITH_TIMEOUT(ledger.unwritten(), 0, 60'000);
        QCOMPARE(durable, rounds * perRound);
        const auto store = LedgerStore::open(*address, {});
        QVERIFY(store);
        int missing = 0;
        int doubled = 0;
        for (const QString &attempt : std::as_const(attempts)) {
            const auto events = (*store)->ask(EventsOfCharge{attempt});
            QVERIFY(events);
            missing += events->isEmpty() ? 1 : 0;
            doubled += events->size() > 1 ? 1 : 0;
        }
        qInfo("PostgreSQL killed %d times: %lld events, %d lost, %d doubled", rounds,
              static_cast<long long>(attempts.size()), missing, doubled);
        QCOMPARE(missing, 0);
        QCOMPARE(doubled, 0);
        QVERIFY(ledger::verify(**store)->isWhole());
    }

    void theDatabaseStandsStillForHalfAMinute()
    {
        test::PostgresCluster cluster;
        if (!test::PostgresCluster::isAvailable())
            QSKIP("there is no PostgreSQL here");
        const auto address = freshDatabase(cluster);
        QVERIFY(address);
        Till till(*address);
        const QString before = till.create(request(1000));
        QTRY_COMPARE_WITH_TIMEOUT(till.charge(before).state, State::Created, 10'000);

        const LongestTurn turn;
        QElapsedTimer standstill;
        standstill.start();
        cluster.freeze();
        // Said by itself, before anybody presses anything.
        QTRY_VERIFY_WITH_TIMEOUT(till.ledger->outage().has_value(), 10'000);
        const qint64 saidAfter = standstill.elapsed();
        QStringList presses;
        QList<ChargeHold> held;
        while (standstill.elapsed() < 30'000) {
            if (!till.service->isCreating()) {
                presses.append(till.create(request(2000 + presses.size())));
                held.append(till.service->hold(presses.constLast()));
            }
            QTest::qWait(1000);
        }
        QTRY_VERIFY_WITH_TIMEOUT(!till.service->isCreating(), 10'000);
        for (const QString &attempt : std::as_const(presses)) {
            QCOMPARE(till.charge(attempt).state, State::NotSent);
            QCOMPARE(till.charge(attempt).error->cause, ProviderError::Cause::NotRecorded);
        }
        QCOMPARE(till.provider.chargeCount(), 1);
        cluster.thaw();
        QElapsedTimer recovery;
        recovery.start();
        QTRY_VERIFY_WITH_TIMEOUT(!till.ledger->outage(), 30'000);
        const QString after = till.create(request(3000));
        QTRY_COMPARE_WITH_TIMEOUT(till.charge(after).state, State::Created, 10'000);
        QCOMPARE(till.provider.chargeCount(), 2);
        QTRY_COMPARE_WITH_TIMEOUT(till.ledger->unwritten(), 0, 10'000);
        qInfo("standstill of 30 s: said after %lld ms, %lld presses of which none was sent, back after %lld ms, the "
              "event "
              "loop was kept for %lld ms at most",
              saidAfter, static_cast<long long>(presses.size()), recovery.elapsed(), turn.kept());
        QVERIFY(turn.kept() < 200);
        const auto store = LedgerStore::open(*address, {});
        QVERIFY(store);
        QVERIFY(ledger::verify(**store)->isWhole());
        // What was written late after all says that nothing left.
        const auto page = (*store)->ask(SearchCharges{{}});
        for (const Charge &row : page->rows)
            QVERIFY(row.state == Charge::State::Created || row.state == Charge::State::NotSent);
    }

    /** While the event loop is busy, notifications of others are not piled up without end. */
    void aStormOfNotificationsIsOneChangeOfMany()
    {
        test::PostgresCluster cluster;
        if (!test::PostgresCluster::isAvailable())
            QSKIP("there is no PostgreSQL here");
        const auto address = freshDatabase(cluster);
        QVERIFY(address);
        ChargeLedger ledger(*address, {.counter = u"01"_s}, Clock());
        bool isListening = false;
        ledger.ask(OpenCount{})->whenFinished(this, [&isListening](const auto &) { isListening = true; });
        QTRY_VERIFY(isListening);
        QSignalSpy arrived(&ledger, &ChargeLedger::changed);
        constexpr int storm = 100'000;
        QVERIFY(cluster.run(address->database,
                            {u"-o"_s, u"/dev/null"_s, u"-c"_s,
                             u"SELECT count(pg_notify('balcao_event', 'token' || i || ' attempt' || i)) FROM "
                             "generate_series(1, %1) AS i"_s.arg(storm),
                             u"-c"_s,
                             u"DO $$ BEGIN WHILE pg_notification_queue_usage() > 0 LOOP PERFORM "
                             "pg_sleep(0.01); END LOOP; END $$"_s}));
        QTRY_VERIFY(std::any_of(arrived.begin(), arrived.end(),
                                [](const QVariantList &call) { return call.first().toString().isEmpty(); }));
        QVERIFY2(arrived.size() < storm / 2, QByteArray::number(arrived.size()).constData());
    }

    void anotherCountersChargeArrivesWithinASecond()
    {
        test::PostgresCluster cluster;
        if (!test::PostgresCluster::isAvailable())
            QSKIP("there is no PostgreSQL here");
        const auto address = freshDatabase(cluster);
        QVERIFY(address);
        Till first(*address, u"01"_s);
        Till second(*address, u"02"_s);
        QSignalSpy arrived(second.ledger.get(), &ChargeLedger::changed);
        // It listens as soon as it reads.
        bool isListening = false;
        second.ledger->ask(OpenCount{})->whenFinished(this, [&isListening](const auto &) { isListening = true; });
        QTRY_VERIFY(isListening);
        const QString warmUp = first.create(request(100));
        QTRY_COMPARE_WITH_TIMEOUT(first.charge(warmUp).state, State::Created, 10'000);
        QTRY_VERIFY(!arrived.isEmpty());
        const QString attempt = first.create(request());
        QTRY_COMPARE_WITH_TIMEOUT(first.charge(attempt).state, State::Created, 10'000);
        QTRY_VERIFY_WITH_TIMEOUT(std::any_of(arrived.begin(), arrived.end(),
                                             [&attempt](const QVariantList &call) { return call.first() == attempt; }),
                                 1000);
        // The other counter opens it; a correction here covers its code there at once, and brings the new one.
        second.service->open(attempt);
        QTRY_VERIFY(second.service->record(attempt));
        QVERIFY(second.showsCode(attempt));
        const Correction correction{.amount = Money::fromCentavos(5000), .customer = customer(), .reason = u"x"_s};
        QVERIFY(first.service
                    ->perform(command::Correct{.attempt = attempt, .correction = correction},
                              first.service->people().atTheCounter())
                    ->hasBegun());
        QTRY_COMPARE_WITH_TIMEOUT(second.charge(attempt).amount.centavos(), 5000, 2000);
        QVERIFY(second.showsCode(attempt));
        QCOMPARE(second.charge(attempt).revision, 2);
    }
};

BALCAO_TEST(LedgerFaultTest)

} // namespace ledgerfaulttest

#include "ledgerfaulttest.moc"
