// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerstore.h"
#include "tests/app/newtill.h"
#include "tests/support/postgrescluster.h"
#include "tests/support/testmain.h"

namespace firstrunscreentest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::NewTill;
using balcao::test::patience;

/** The first run of the real program; what comes behind it is FirstHourTest's. */
class FirstRunScreenTest : public QObject
{
    Q_OBJECT

    void start(QProcess &window)
    {
        m_till->start(window);
        QTRY_COMPARE_WITH_TIMEOUT(m_till->colorAt(400, 690), NewTill::page, patience);
        QVERIFY2(!QFile::exists(m_till->folder.filePath(u"data"_s)) && m_till->settings().isEmpty(),
                 "nothing is written yet");
    }
    /** The first run at the provider's step, with the address of a sandbox typed. Returns that address. */
    QString startAtTheProvider(QProcess &window, QProcess &sandbox)
    {
        QString address;
        m_till->sandboxAt(sandbox, address);
        start(window);
        m_till->press({u"2"_s});
        m_till->display.type(address);
        return address;
    }
    void charge()
    {
        m_till->press({u"8"_s, u"6"_s, u"4"_s, u"0"_s, u"Tab"_s});
        m_till->fillCustomer();
        m_till->press({u"ctrl+Return"_s});
    }

private Q_SLOTS:
    void init()
    {
        m_till = std::make_unique<NewTill>();
        QVERIFY(m_till->display.start());
    }

    void trainingEndsAtTheCounter()
    {
        QProcess window;
        start(window);
        m_till->press({u"Return"_s});
        QTRY_VERIFY_WITH_TIMEOUT(m_till->isAtTheCounter(NewTill::trainingsVisor), patience);
        QCOMPARE(m_till->settings(), "[till]\nlanguage = 'pt-BR'\ntraining = true\n");
        charge();
        QTRY_VERIFY_WITH_TIMEOUT(m_till->display.code().contains(u"540586.40"_s), patience);
        window.terminate();
        QVERIFY(window.waitForFinished(patience));
    }

    void aManagerChargesBeforeTheCalibration()
    {
        QProcess sandbox;
        QProcess window;
        const QString address = startAtTheProvider(window, sandbox);
        m_till->display.type(u"sandbox-key"_s);
        m_till->press({u"Return"_s}); // tests the connection
        m_till->press({u"ctrl+Return"_s});
        m_till->display.type(u"Emporio Jacaranda"_s);
        m_till->display.type({});
        m_till->write(u"rs"_s);
        m_till->press({u"Return"_s});
        m_till->press({u"Escape"_s});
        m_till->press({u"Return"_s});
        m_till->press({u"Return"_s});
        m_till->display.type(u"Carlos Menezes"_s);
        m_till->display.type(u"246810"_s);
        m_till->write(u"246810"_s);
        QVERIFY(m_till->settings().isEmpty());
        m_till->press({u"Return"_s});
        // Without a keyring the key is of this start: that is said over the counter.
        QTRY_VERIFY_WITH_TIMEOUT(m_till->settings().contains("state = 'RS'"), patience);
        QVERIFY(m_till->settings().contains("address = '" + address.toUtf8() + '\''));
        QVERIFY2(!m_till->settings().contains("sandbox-key"), "the key is in the settings");
        QTRY_COMPARE_WITH_TIMEOUT(m_till->colorAt(1360, 760), NewTill::coveredPage, patience);
        m_till->press({u"Escape"_s});
        QTRY_VERIFY_WITH_TIMEOUT(m_till->isAtTheCounter(NewTill::shopsVisor), patience);
        QVERIFY(QFile::exists(m_till->folder.filePath(u"data/ledger.sqlite"_s)));
        // The first person is a manager. CalibrationGateTest has who may create then.
        charge();
        QTRY_VERIFY_WITH_TIMEOUT(m_till->display.code().contains(u"540586.40"_s), patience);
        window.terminate();
        QVERIFY(window.waitForFinished(patience));
        sandbox.terminate();
        QVERIFY(sandbox.waitForFinished(patience));
    }

    /** On PostgreSQL a till's role may not add people: the first run asks for the password of the role that may. */
    void theFirstManagerOfASharedLedger()
    {
        if (!test::PostgresCluster::isAvailable())
            QSKIP("PostgreSQL is not installed");
        test::PostgresCluster cluster;
        QVERIFY(cluster.startAlone() && cluster.makeDatabase(u"shop"_s));
        QVERIFY(LedgerStore::open(LedgerAddress::parse(cluster.address(u"shop"_s)).value(), {.counter = u"09"_s}));
        QVERIFY(cluster.grantCounter(u"shop"_s, u"till"_s, u"01"_s) &&
                cluster.run(u"shop"_s, {u"-v"_s, u"manager=boss"_s},
                            QStringLiteral(BALCAO_SOURCE_DIR "/packaging/postgresql/counters.sql")));
        QProcess sandbox;
        QProcess window;
        startAtTheProvider(window, sandbox);
        m_till->write(u"sandbox-key"_s);
        m_till->press({u"ctrl+Return"_s});
        m_till->display.type(u"Emporio Jacaranda"_s);
        m_till->press({u"ctrl+Return"_s});
        m_till->write(cluster.addressAs(u"till"_s, u"shop"_s));
        m_till->press({u"ctrl+Return"_s});
        m_till->display.type(u"Carlos Menezes"_s);
        m_till->display.type(u"246810"_s);
        m_till->display.type(u"246810"_s);
        m_till->write(u"s3cr3t"_s);
        m_till->press({u"ctrl+Return"_s});
        QTRY_VERIFY_WITH_TIMEOUT(m_till->settings().contains("?host="), patience);
        QVERIFY2(!m_till->settings().contains("s3cr3t"), "the password is in the settings");
        QTRY_COMPARE_WITH_TIMEOUT(m_till->told({u"operator"_s, u"list"_s})[u"operators"_s][0][u"name"_s].toString(),
                                  u"Carlos Menezes"_s, patience);
        NewTill::end({&window, &sandbox});
    }

private:
    std::unique_ptr<NewTill> m_till;
};

BALCAO_TEST(FirstRunScreenTest)

} // namespace firstrunscreentest

#include "firstrunscreentest.moc"
