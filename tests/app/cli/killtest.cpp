// SPDX-License-Identifier: MIT
#include "core/charge/chargerules.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "sandbox/sandboxserver.h"
#include "tests/support/postgrescluster.h"
#include "tests/support/repeats.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <csignal>

namespace killtest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

constexpr auto apiKey = "kill-test-key-0123456789";

/** One provider and one ledger, over many lives of the program. */
struct Shop {
    explicit Shop(const LedgerAddress &place)
        : address(place)
    {
        sandbox::SandboxOptions options;
        options.apiKey = apiKey;
        options.stateFile = folder.filePath(u"provider.json"_s);
        provider = std::make_unique<sandbox::SandboxServer>(options);
        if (!provider->start())
            qFatal("the sandbox does not start");
    }

    /** Amounts of all charges that the provider made. */
    [[nodiscard]] QList<qint64> atTheProvider() const
    {
        QFile file(folder.filePath(u"provider.json"_s));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
        const QJsonArray charges = document.object().value("charges"_L1).toArray();
        QList<qint64> amounts;
        for (const auto &charge : charges)
            amounts.append(charge["centavos"_L1].toInteger());
        return amounts;
    }

    QTemporaryDir folder;
    LedgerAddress address;
    std::unique_ptr<sandbox::SandboxServer> provider;
};

struct Count {
    int kills = 0;
    int atTheProvider = 0;
    int lost = 0;
    int doubled = 0;
    int damaged = 0;
};

/** Compares what the provider has with what the ledger says, as somebody would who starts the program again. */
Count compared(const Shop &shop)
{
    Count count;
    const auto store = LedgerStore::open(shop.address, {});
    if (!store) {
        ++count.damaged;
        qWarning("the ledger does not open: %s", qPrintable(store.error().detail));
        return count;
    }
    QHash<qint64, QList<Charge>> byAmount;
    ChargeQuery query{.limit = ChargeQuery::maxLimit};
    do {
        const auto page = (*store)->ask(SearchCharges{query});
        if (!page) {
            ++count.damaged;
            return count;
        }
        for (const Charge &row : page->rows)
            byAmount[row.amount.centavos()].append(row);
        query.after = page->next;
    } while (!query.after.isEmpty());
    const QDateTime later = QDateTime::currentDateTimeUtc().addDays(1);
    QHash<qint64, int> made;
    const QList<qint64> amounts = shop.atTheProvider();
    for (const qint64 amount : amounts) {
        ++count.atTheProvider;
        if (++made[amount] > 1)
            ++count.doubled;
        const QList<Charge> rows = byAmount.value(amount);
        if (rows.size() > 1)
            ++count.doubled;
        const bool isKnown =
            rows.size() == 1 && (rows.constFirst().state == Charge::State::Created ||
                                 chargeStatus(rows.constFirst(), later, Writer::Other) == ChargeStatus::Unknown);
        if (!isKnown)
            ++count.lost;
    }
    const auto verified = ledger::verify(**store);
    if (!verified || !verified->isWhole())
        ++count.damaged;
    return count;
}

} // namespace

/** Kills the program (SIGKILL) and looks at what is left. Promises R3: nothing sent without a durable intent, nothing lost. */
class KillTest : public QObject
{
    Q_OBJECT

private:
    static QStringList places()
    {
        return test::PostgresCluster::isAvailable() ? QStringList{u"sqlite"_s, u"postgres"_s}
                                                    : QStringList{u"sqlite"_s};
    }
    [[nodiscard]] LedgerAddress fresh(const QString &place)
    {
        const QString name = u"kills%1"_s.arg(++m_count);
        if (place == "sqlite"_L1)
            return LedgerAddress::file(m_folder.filePath(name + u".sqlite"_s));
        if (!m_cluster) {
            m_cluster = std::make_unique<test::PostgresCluster>();
            if (!m_cluster->start())
                qFatal("PostgreSQL does not start");
        }
        if (!m_cluster->makeDatabase(name))
            qFatal("the database cannot be made");
        return LedgerAddress::parse(m_cluster->address(name)).value();
    }
    [[nodiscard]] QString argumentOf(const LedgerAddress &address) const
    {
        return address.isPostgres() ? m_cluster->address(address.database) : address.text();
    }

    /** One life of the program. Somebody else kills it at @p moment from its being ready on, or, with @p charges, as soon as the
     *  provider has made so many; else it does it itself.
     */
    [[nodiscard]] bool live(const Shop &shop, qint64 centavos, const QString &when,
                            std::chrono::milliseconds moment = {}, qsizetype charges = 0)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"BALCAO_API_KEY"_s, QLatin1StringView(apiKey));
        process.setProcessEnvironment(environment);
        QSignalSpy finished(&process, &QProcess::finished);
        QTimer killer;
        connect(&killer, &QTimer::timeout, &process, [&] {
            if (shop.atTheProvider().size() >= charges)
                process.kill();
        });
        if (moment.count() > 0)
            connect(&process, &QProcess::readyReadStandardOutput, &killer, [&] { killer.start(moment); });
        process.start(QStringLiteral(BALCAO_SERVICELOAD),
                      {shop.provider->baseUrl(), argumentOf(shop.address), u"01"_s, QString::number(centavos), when});
        return (!finished.isEmpty() || finished.wait(30'000)) && process.exitStatus() == QProcess::CrashExit;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<test::PostgresCluster> m_cluster;
    int m_count = 0;

private Q_SLOTS:
    void atEachMoment_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("when");
        for (const QString &place : places()) {
            for (const char *const when : {"before-attempt", "after-attempt", "first-byte", "while-sending",
                                           "reply-handed-over", "outcome-handed-over", "after-outcome"})
                QTest::addRow("%s: %s", qPrintable(place), when) << place << QString::fromLatin1(when);
        }
    }
    void atEachMoment()
    {
        QFETCH(const QString, place);
        QFETCH(const QString, when);
        const Shop shop(fresh(place));
        constexpr int times = 5;
        const bool isWhileSending = when == "while-sending"_L1;
        if (isWhileSending) // the provider has the request and says nothing
            shop.provider->setFault(sandbox::Fault::Hang);
        for (int i = 0; i < times; ++i)
            QVERIFY(isWhileSending ? live(shop, 1000 + i, u"load"_s, std::chrono::milliseconds(10), i + 1)
                                   : live(shop, 1000 + i, when));
        Count count = compared(shop);
        count.kills = times;
        qInfo("%s, %s: %d kills, %d charges at the provider, %d lost, %d doubled, %d damaged", qPrintable(place),
              qPrintable(when), count.kills, count.atTheProvider, count.lost, count.doubled, count.damaged);
        QCOMPARE(count.lost, 0);
        QCOMPARE(count.doubled, 0);
        QCOMPARE(count.damaged, 0);
        const bool neverLeft = when == "before-attempt"_L1 || when == "after-attempt"_L1 || when == "first-byte"_L1;
        QCOMPARE(count.atTheProvider, neverLeft ? 0 : times);
    }

    void atRandomMoments_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<int>("kills");
        const int kills = test::repeats("BALCAO_KILLS", 200);
        for (const QString &place : places())
            QTest::addRow("%s", qPrintable(place)) << place << kills;
    }
    void atRandomMoments()
    {
        QFETCH(const QString, place);
        QFETCH(const int, kills);
        const quint32 seed = qEnvironmentVariableIsSet("BALCAO_SEED") ? qEnvironmentVariable("BALCAO_SEED").toUInt()
                                                                      : QRandomGenerator::global()->generate();
        QRandomGenerator dice(seed);
        const Shop shop(fresh(place));
        int longestLife = 60; // ms; longer where the machine is too slow to make a charge in it
        int seen = 0;
        // A slow machine goes on until the load has run before some of the kills.
        for (int i = 0; i < kills || (seen <= kills / 4 && i < 10 * kills); ++i) {
            const std::chrono::milliseconds moment(1 + dice.bounded(longestLife));
            QVERIFY(live(shop, 1000 + i * 1000, u"load"_s, moment));
            // The whole comparison now and then, and at the end: it reads everything.
            constexpr int between = 10;
            if (i % between == between - 1) {
                const Count count = compared(shop);
                QCOMPARE(count.lost, 0);
                QCOMPARE(count.damaged, 0);
                if (count.atTheProvider - seen <= between / 2)
                    longestLife *= 2;
                seen = count.atTheProvider;
            }
        }
        Count count = compared(shop);
        count.kills = kills;
        qInfo("%s: %d kills at random moments (BALCAO_SEED=%u), %d charges at the provider, %d lost, %d doubled, %d "
              "damaged",
              qPrintable(place), count.kills, seed, count.atTheProvider, count.lost, count.doubled, count.damaged);
        QCOMPARE(count.lost, 0);
        QCOMPARE(count.doubled, 0);
        QCOMPARE(count.damaged, 0);
        QVERIFY2(count.atTheProvider > kills / 4, "the load must have run before it was killed");
    }

    void twoProgramsOnOneLedger_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("secondCounter");
        for (const QString &place : places()) {
            QTest::addRow("%s: two counters", qPrintable(place)) << place << u"02"_s;
            QTest::addRow("%s: both call themselves the same", qPrintable(place)) << place << u"01"_s;
        }
    }
    void twoProgramsOnOneLedger()
    {
        QFETCH(const QString, place);
        QFETCH(const QString, secondCounter);
        const Shop shop(fresh(place));
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"BALCAO_API_KEY"_s, QLatin1StringView(apiKey));
        QProcess first;
        QProcess second;
        int number = 0;
        for (QProcess *const process : {&first, &second}) {
            process->setProcessEnvironment(environment);
            process->start(QStringLiteral(BALCAO_SERVICELOAD),
                           {shop.provider->baseUrl(), argumentOf(shop.address), number == 0 ? u"01"_s : secondCounter,
                            QString::number(1000 + number * 100'000), u"load"_s});
            ++number;
        }
        QTRY_VERIFY_WITH_TIMEOUT(shop.provider->chargeCount() >= 60, 30'000);
        for (QProcess *const process : {&first, &second}) {
            process->kill();
            QVERIFY(process->waitForFinished());
        }
        const Count count = compared(shop);
        qInfo("%s: two programs made %d charges, %d lost, %d doubled, %d damaged", qPrintable(place),
              count.atTheProvider, count.lost, count.doubled, count.damaged);
        QCOMPARE(count.lost, 0);
        QCOMPARE(count.doubled, 0);
        QCOMPARE(count.damaged, 0);
    }
};

BALCAO_TEST(KillTest)

} // namespace killtest

#include "killtest.moc"
