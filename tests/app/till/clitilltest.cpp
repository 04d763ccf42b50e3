// SPDX-License-Identifier: MIT
#include "app/common/ledgeroptions.h"
#include "tests/app/clirunner.h"
#include "tests/app/hostilesettings.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>

#include <unistd.h>

namespace clitilltest
{

using namespace Qt::StringLiterals;
using namespace balcao::test;

/** The till's own command line: which provider and which ledger it takes. Each run is a walk, so that it ends by itself. */
class CliTillTest : public QObject
{
    Q_OBJECT

    [[nodiscard]] QString picture() const { return m_folder.filePath(u"walk.png"_s); }
    [[nodiscard]] CliRun walk(const QStringList &options, const QProcessEnvironment &environment) const
    {
        QFile::remove(picture());
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(BALCAO_TILL), QStringList{u"--screenshot"_s, picture()} + options);
        if (!process.waitForFinished(30'000)) {
            process.kill();
            process.waitForFinished();
            return {};
        }
        return CliRunner::resultOf(process);
    }

    QTemporaryDir m_folder;
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();

private Q_SLOTS:
    void initTestCase()
    {
        m_environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        m_environment.insert(u"BALCAO_DATA_DIR"_s, m_folder.filePath(u"data"_s));
        m_environment.insert(u"XDG_CONFIG_DIRS"_s, m_folder.filePath(u"settings"_s));
        m_environment.insert(u"XDG_CONFIG_HOME"_s, m_folder.filePath(u"settings"_s));
        m_environment.insert(u"BALCAO_API_KEY"_s, QLatin1StringView(CliRunner::key));
        m_environment.remove(u"BALCAO_BASE_URL"_s);
        m_environment.remove(u"BALCAO_LEDGER"_s);
    }

    void aWalkLeavesNothingBehind()
    {
        QProcessEnvironment environment = m_environment;
        const QString shop = m_folder.filePath(u"shop.sqlite"_s);
        environment.insert(u"BALCAO_LEDGER"_s, shop);
        environment.insert(u"TMPDIR"_s, m_folder.filePath(u"tmp"_s));
        QVERIFY(QDir().mkpath(m_folder.filePath(u"tmp"_s)));
        const CliRun run = walk({u"--training"_s}, environment);
        QVERIFY2(run.code == 0, run.err);
        QVERIFY(QFile::exists(picture()));
        QVERIFY2(!QFile::exists(shop), "a pretended charge stands in the shop's ledger");
        QVERIFY(!QFile::exists(m_folder.filePath(u"data"_s)));
        QCOMPARE(QDir(m_folder.filePath(u"tmp"_s)).entryList({u"balcao*"_s}), QStringList());
    }

    void aPictureDoesNotGoThroughALink()
    {
        const QString target = m_folder.filePath(u"target.txt"_s);
        const QString link = m_folder.filePath(u"link.png"_s);
        QFile file(target);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
        file.close();
        QVERIFY(QFile::link(target, link));
        QProcess process;
        process.setProcessEnvironment(m_environment);
        process.start(QStringLiteral(BALCAO_TILL), {u"--training"_s, u"--screenshot"_s, link});
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains(link.toUtf8()));
        QCOMPARE(QFileInfo(target).size(), 4);
    }

    void aProviderOfTheEnvironmentIsNotReplacedByTraining()
    {
        const auto server = startedSandbox();
        QProcessEnvironment environment = m_environment;
        environment.insert(u"BALCAO_BASE_URL"_s, server->baseUrl());
        // A walk makes a charge: where, has to be said.
        const CliRun unsaid = walk({}, environment);
        QCOMPARE(unsaid.code, 1);
        QVERIFY2(unsaid.err.contains("BALCAO_BASE_URL"), unsaid.err);
        QVERIFY(!QFile::exists(picture()));
        QCOMPARE(server->chargeCount(), 0);
        QCOMPARE(walk({u"--training"_s}, environment).code, 0);
        QCOMPARE(server->chargeCount(), 0);
        QCOMPARE(walk({u"--base-url"_s, server->baseUrl()}, environment).code, 0);
        QCOMPARE(server->chargeCount(), 1);
    }

    void theSettingsNameProviderAndTraining()
    {
        const auto server = startedSandbox();
        QVERIFY(QDir().mkpath(m_folder.filePath(u"settings/balcao"_s)));
        QFile file(m_folder.filePath(u"settings/balcao/balcao.toml"_s));
        const auto set = [&](const QByteArray &till) {
            return file.open(QIODevice::WriteOnly) &&
                   file.write("[provider]\naddress = '" + server->baseUrl().toUtf8() + "'\n[till]\n" + till) > 0 &&
                   (file.close(), true);
        };
        QVERIFY(set("cuonter = '02'\n"));
        const CliRun unsaid = walk({}, m_environment);
        QCOMPARE(unsaid.code, 1); // never trains by itself, and a walk is not for a shop's provider
        QVERIFY(set("cuonter = '02'\ntraining = true\n"));
        const CliRun trained = walk({}, m_environment);
        QVERIFY2(trained.code == 0, trained.err);
        QVERIFY2(trained.err.contains(file.fileName().toUtf8()) && trained.err.contains("till.cuonter"), trained.err);
        QCOMPARE(server->chargeCount(), 0);
        QVERIFY(file.remove());
    }

    void aFileThatMayHideTheShopStopsSelling_data() { addHostileSettings(); }
    void aFileThatMayHideTheShopStopsSelling()
    {
        QFETCH(const QString, make);
        QFETCH(const int, line);
        const auto server = startedSandbox();
        for (const QString &whose : {u"user"_s, u"system"_s, u"saved"_s}) {
            // A whole file is enough here; and one folder has both files of the user.
            if (whose == "saved"_L1 && (line > 1 || make.contains("rm -r"_L1)))
                continue;
            const QTemporaryDir folder;
            const QString file = makeHostileSettings(folder.path(), whose, make);
            QVERIFY(!file.isEmpty());
            const auto back = qScopeGuard([&file] { takeBack(file); });
            if (make.contains("chmod"_L1) && ::geteuid() == 0)
                QSKIP("root may read everything");
            QProcessEnvironment environment = m_environment;
            environment.insert(u"XDG_CONFIG_DIRS"_s, folder.filePath(u"system"_s));
            environment.insert(u"XDG_CONFIG_HOME"_s, folder.filePath(u"user"_s));
            // Neither at a provider nor in training by itself.
            for (const QStringList &options : {QStringList{u"--base-url"_s, server->baseUrl()}, QStringList{}}) {
                const CliRun stopped = walk(options, environment);
                QCOMPARE(stopped.code, 7);
                QVERIFY2(stopped.err.contains(file.toUtf8()), stopped.err);
                QVERIFY2(line == 0 || stopped.err.contains(" " + QByteArray::number(line)), stopped.err);
                QVERIFY(!QFile::exists(picture()));
            }
            QCOMPARE(server->chargeCount(), 0);
            const CliRun trained = walk({u"--training"_s}, environment);
            QCOMPARE(trained.code, 0);
            QVERIFY2(trained.err.contains(file.toUtf8()), trained.err);
        }
    }

    void settingsAreCheckedAndPrinted()
    {
        QVERIFY(QDir().mkpath(m_folder.filePath(u"settings/balcao"_s)));
        QFile file(m_folder.filePath(u"settings/balcao/balcao.toml"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("[provider]\ntimeout = 0\n") > 0);
        file.close();
        QProcessEnvironment environment = m_environment;
        environment.remove(u"QT_QPA_PLATFORM"_s);
        const auto run = [&environment](const QString &option) {
            QProcess process;
            process.setProcessEnvironment(environment);
            process.start(QStringLiteral(BALCAO_TILL), {option, u"--lang"_s, u"en"_s});
            process.waitForFinished();
            return CliRunner::resultOf(process);
        };
        const CliRun checked = run(u"--check-settings"_s);
        QCOMPARE(checked.code, 1);
        QVERIFY2(checked.err.contains(file.fileName().toUtf8() + ", line 2: the value of provider.timeout"),
                 checked.err);
        const CliRun printed = run(u"--print-settings"_s);
        QCOMPARE(printed.code, 0);
        QVERIFY2(printed.out.contains("till.language = \"en\"  # --lang\n"), printed.out);
        QVERIFY(file.remove());
        QCOMPARE(run(u"--check-settings"_s).code, 0);
    }

    void aProviderThatCannotBeUsedIsSaid_data()
    {
        QTest::addColumn<QStringList>("options");
        const QString address = u"https://provider.example/v1"_s;
        const QString key = QLatin1StringView(CliRunner::key);
        QTest::newRow("no address") << QStringList{u"--base-url"_s, u"http://provider.example/v1"_s};
        QTest::newRow("no file") << QStringList{u"--base-url"_s, address, u"--api-key-file"_s, key};
    }
    void aProviderThatCannotBeUsedIsSaid()
    {
        QFETCH(const QStringList, options);
        const CliRun run = walk(options, m_environment);
        QCOMPARE(run.code, 7);
        QVERIFY(!run.err.isEmpty());
        QVERIFY2(!run.err.contains(CliRunner::key), run.err);
    }

    void trainingRefusesTheShopsLedger()
    {
        using namespace balcao;
        const QString shop = m_folder.filePath(u"shop.sqlite"_s);
        LedgerOptions options{
            .ledger = {}, .shopLedger = {}, .dataDir = m_folder.filePath(u"data"_s), .operatorName = {}};
        options.shopLedger = shop;
        qputenv("BALCAO_LEDGER", shop.toUtf8());
        const auto refused = ledgerPlace(options, LedgerEnvironment::Training);
        QVERIFY(!refused && refused.error().contains("BALCAO_LEDGER"_L1));
        QCOMPARE(ledgerPlace(options, LedgerEnvironment::Real)->text(), shop);
        options.ledger = m_folder.filePath(u"lesson.sqlite"_s);
        QCOMPARE(ledgerPlace(options, LedgerEnvironment::Training)->text(), options.ledger);
        qunsetenv("BALCAO_LEDGER");
        options.ledger.clear();
        QVERIFY(ledgerPlace(options, LedgerEnvironment::Training)->text().endsWith("data/training.sqlite"_L1));
        options.shopLedger.clear();
        QVERIFY(ledgerPlace(options, LedgerEnvironment::Training)->text().endsWith("data/training.sqlite"_L1));
        QVERIFY(ledgerPlace(options, LedgerEnvironment::Real)->text().endsWith("data/ledger.sqlite"_L1));
    }

    void variablesAreNamed()
    {
        QProcess process;
        process.setProcessEnvironment(m_environment);
        process.start(QStringLiteral(BALCAO_TILL), {u"--help"_s});
        QVERIFY(process.waitForFinished());
        const QByteArray help = process.readAllStandardOutput();
        for (const char *name :
             {"BALCAO_BASE_URL", "BALCAO_API_KEY", "BALCAO_DATA_DIR", "BALCAO_LEDGER", "BALCAO_COUNTER",
              "BALCAO_OPERATOR", "BALCAO_RETENTION_DAYS", "--training", "--timeout", "--version"})
            QVERIFY2(help.contains(name), name);
    }
};

BALCAO_TEST(CliTillTest)

} // namespace clitilltest

#include "clitilltest.moc"
