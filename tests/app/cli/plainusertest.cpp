// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>

#include <array>
#include <memory>
#include <unistd.h>

namespace plainusertest
{

using namespace Qt::StringLiterals;
using namespace balcao::test;

namespace
{

constexpr int longestWaitMs = 60'000;

/** Scripts that make something odd at "$0". */
struct Kind {
    const char *name;
    const char *make;
};
constexpr std::array kinds{Kind{"pipe", R"(mkfifo "$0")"},
                           Kind{"device", R"(ln -s /dev/zero "$0")"},
                           Kind{"folder", R"(mkdir "$0")"},
                           Kind{"link to nothing", R"(ln -s "$0.nowhere" "$0")"},
                           Kind{"link to a file", R"(printf other >"$0.other"; ln -s "$0.other" "$0")"},
                           Kind{"empty", R"(: >"$0")"},
                           Kind{"huge", R"(truncate -s 2G "$0")"},
                           Kind{"unreadable", R"(printf hidden >"$0"; chmod 000 "$0")"}};

/** Anchors and claims are named by it: of the first counter. */
QString counterHash()
{
    return QString::fromLatin1(QCryptographicHash::hash("01", QCryptographicHash::Sha256).toHex().left(16));
}

struct Ended {
    /** -1: it had to be killed, or crashed. */
    int code = -1;
    QByteArray out;
    QByteArray err;
};

} // namespace

/** The programs in a folder that everybody may read, started by a user without rights: no wait is endless. */
class PlainUserTest : public QObject
{
    Q_OBJECT

    [[nodiscard]] QString program(const QString &name) const { return m_home->filePath(u"bin/"_s + name); }

    /** @p command as the plain user; with at most @p processes of that user's, threads included, unless it is 0. */
    [[nodiscard]] QStringList plainly(const QStringList &command, int processes = 0) const
    {
        QStringList whole;
        if (::geteuid() == 0)
            whole = {u"setpriv"_s, u"--reuid"_s, m_user, u"--regid"_s, m_user, u"--clear-groups"_s};
        if (processes > 0)
            whole += {u"prlimit"_s, u"--nproc=%1"_s.arg(processes)};
        return whole + command;
    }

    [[nodiscard]] Ended run(const QStringList &command, int processes = 0) const
    {
        const QStringList whole = plainly(command, processes);
        QProcess process;
        process.setProcessEnvironment(m_environment);
        process.setWorkingDirectory(u"/"_s);
        process.setStandardInputFile(QProcess::nullDevice());
        process.start(whole.constFirst(), whole.sliced(1));
        if (!process.waitForFinished(longestWaitMs)) {
            process.kill();
            process.waitForFinished();
            return {};
        }
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    /** Runs /bin/sh as the plain user, with @p name as "$0". */
    [[nodiscard]] bool shell(const QString &script, const QString &name) const
    {
        return run({u"/bin/sh"_s, u"-c"_s, script, name}).code == 0;
    }

    [[nodiscard]] QStringList create(const QStringList &options = {}) const
    {
        return QStringList{program(u"balcao-cli"_s)} + createOf(m_server->baseUrl()) + options;
    }

    std::unique_ptr<QTemporaryDir> m_home;
    /** A number that no other process has. */
    QString m_user;
    QProcessEnvironment m_environment;
    std::unique_ptr<balcao::sandbox::SandboxServer> m_server;

private Q_SLOTS:
    void initTestCase()
    {
        constexpr qint64 firstUser = 20'000;
        constexpr qint64 users = 20'000;
        m_user = QString::number(firstUser + QCoreApplication::applicationPid() % users);
        m_home = std::make_unique<QTemporaryDir>(u"/tmp/balcao-plain-XXXXXX"_s);
        QVERIFY(m_home->isValid());
        m_environment = QProcessEnvironment::systemEnvironment();
        if (run({u"prlimit"_s, u"--nproc=1000"_s, u"true"_s}).code != 0)
            QSKIP("setpriv and prlimit (util-linux) cannot be used here");
        const QString script = u"mkdir -p \"$1/bin\" \"$1/lib\" \"$1/shop\" && "
                               "cp \"$0/balcao\" \"$0/balcao-cli\" \"$0/balcao-sandbox\" \"$1/bin\" && "
                               "if test -d \"$0/../lib/balcao\"; then cp -R \"$0/../lib/balcao\" \"$1/lib\"; fi && "
                               "chmod -R a+rX \"$1\" && chmod 0777 \"$1/shop\""_s;
        QCOMPARE(QProcess::execute(u"/bin/sh"_s, {u"-c"_s, script, QStringLiteral(BALCAO_BIN), m_home->path()}), 0);
        m_server = startedSandbox();
        for (const QString &name : {u"BALCAO_BASE_URL"_s, u"BALCAO_LEDGER"_s, u"XDG_RUNTIME_DIR"_s, u"TMPDIR"_s})
            m_environment.remove(name);
        m_environment.insert(u"BALCAO_OPERATOR"_s, u"Ana Paula"_s);
        m_environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        if (const Ended version = run({program(u"balcao-cli"_s), u"--version"_s}); version.code != 0)
            QSKIP("a plain user cannot start the programs here: the system's libraries may not be readable");
    }

    void init()
    {
        const QString shop = m_home->filePath(u"shop"_s);
        QVERIFY(shell(u"rm -rf \"$0\"/*"_s, shop));
        m_environment.insert(u"HOME"_s, shop);
        m_environment.insert(u"XDG_DATA_HOME"_s, shop + u"/home"_s);
        m_environment.insert(u"XDG_CONFIG_HOME"_s, shop + u"/user"_s);
        m_environment.insert(u"XDG_CONFIG_DIRS"_s, shop + u"/system"_s);
        m_environment.insert(u"BALCAO_DATA_DIR"_s, shop + u"/data"_s);
        m_environment.insert(u"BALCAO_API_KEY"_s, QLatin1StringView(CliRunner::key));
    }

    void withTooFewThreadsNothingIsBegun_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<int>("processes");
        const auto cli = [](const QStringList &arguments) {
            return QStringList{u"balcao-cli"_s, u"--json"_s, u"--base-url"_s, u"URL"_s} + arguments;
        };
        const QStringList charge = createOf(u"URL"_s);
        // The first ones are refused; with the last ones all threads that are needed can be started.
        for (const int processes : {1, 2, 3, 8, 12, 13, 14, 15, 16, 24})
            QTest::addRow("create, %d", processes) << QStringList{u"balcao-cli"_s} + charge << processes;
        QTest::newRow("status") << cli({u"status"_s, u"t-1"_s}) << 1;
        QTest::newRow("receive") << cli({u"receive"_s, u"t-1"_s}) << 1;
        QTest::newRow("closing") << cli({u"closing"_s}) << 1;
        QTest::newRow("operator list") << cli({u"operator"_s, u"list"_s}) << 1;
        QTest::newRow("ledger verify") << cli({u"ledger"_s, u"verify"_s}) << 1;
        QTest::newRow("key test") << cli({u"key"_s, u"test"_s}) << 1;
        QTest::newRow("the till") << QStringList{u"balcao"_s, u"--training"_s} << 1;
        QTest::newRow("the till, threads for its display") << QStringList{u"balcao"_s, u"--training"_s} << 6;
        const QStringList walk{u"balcao"_s, u"--base-url"_s, u"URL"_s, u"--screenshot"_s, u"SHOP/walk.png"_s};
        for (const int processes : {24, 25, 26, 28, 32})
            QTest::addRow("the till, %d", processes) << walk << processes;
        QTest::newRow("the sandbox") << QStringList{u"balcao-sandbox"_s} << 1;
    }
    void withTooFewThreadsNothingIsBegun()
    {
        if (isSanitized)
            QSKIP("the sanitizers need threads of their own");
        if (run({u"/bin/sh"_s, u"-c"_s, u"true & wait"_s}, 1).code == 0)
            QSKIP("a limit of processes is not kept here");
        QFETCH(QStringList, command);
        QFETCH(const int, processes);
        command.replaceInStrings(u"URL"_s, m_server->baseUrl());
        command.replaceInStrings(u"SHOP"_s, m_home->filePath(u"shop"_s));
        const int before = m_server->chargeCount();
        const QString name = command.takeFirst();
        const Ended ended = run(QStringList{program(name)} + command, processes);
        // Its own first thread, and threadlimit's. Started by another user than root, those of that user's other programs count, too.
        const int needed = name == "balcao"_L1 ? 25 : 13;
        const bool isEnough = processes >= needed && (::geteuid() == 0 || ended.code != 7);
        QVERIFY2(ended.code == (isEnough ? 0 : 7), ended.out + ended.err);
        QVERIFY(isEnough || !ended.err.isEmpty() || !ended.out.isEmpty());
        QCOMPARE(m_server->chargeCount(), isEnough ? before + 1 : before);
        if (!isEnough && command.contains(u"create"_s))
            QCOMPARE(QJsonDocument::fromJson(ended.out)["outcome"_L1].toString(), u"unreachable"_s);
    }

    void oddFilesAreNotWaitedFor_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("make");
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<QList<QStringList>>("commands");
        const QStringList charge = QStringList{u"balcao-cli"_s} + createOf(u"URL"_s);
        const QStringList walk{u"balcao"_s, u"--base-url"_s, u"URL"_s, u"--screenshot"_s, u"SHOP/walk.png"_s};
        const QList<QStringList> ofLedger{charge,
                                          {u"balcao-cli"_s, u"list"_s},
                                          {u"balcao-cli"_s, u"ledger"_s, u"verify"_s},
                                          {u"balcao-cli"_s, u"operator"_s, u"list"_s}};
        const auto add = [](const char *name, const QString &place, const QList<QStringList> &commands,
                            const QByteArray &settings = {}) {
            for (const Kind &kind : kinds)
                QTest::addRow("%s: %s", name, kind.name)
                    << place << QString::fromLatin1(kind.make) << settings << commands;
        };
        add("the user's settings", u"user/balcao/balcao.toml"_s, {charge});
        add("the saved settings", u"user/balcao/saved.toml"_s, {charge});
        add("the computer's settings", u"system/balcao/balcao.toml"_s, {charge});
        add("the key's file", u"key"_s, {charge + QStringList{u"--timeout=1"_s, u"--api-key-file"_s, u"SHOP/key"_s}});
        add("the key's file of the settings", u"key"_s, {charge}, "[provider]\nkey-file = 'SHOP/key'\n");
        add("the authority's file", u"ca.pem"_s, {charge}, "[provider]\nca-file = 'SHOP/ca.pem'\n");
        add("the ledger", u"data/ledger.sqlite"_s, ofLedger);
        add("the ledger's log", u"data/ledger.sqlite-wal"_s, ofLedger);
        add("the ledger's shared memory", u"data/ledger.sqlite-shm"_s, ofLedger);
        add("the ledger's journal", u"data/ledger.sqlite-journal"_s, ofLedger);
        add("the ledger's anchor", u"data/ledger.sqlite.anchor-"_s + counterHash(), ofLedger);
        add("the counter's claim", u"data/ledger.sqlite.till-"_s + counterHash(), ofLedger);
        add("the program's log", u"data/balcao.log"_s, {{u"balcao-cli"_s, u"support-bundle"_s, u"SHOP/b.zip"_s}});
        add("the code's picture", u"qr.png"_s, {charge + QStringList{u"--qr"_s, u"SHOP/qr.png"_s}});
        add("a backup", u"copy.sqlite"_s, {{u"balcao-cli"_s, u"ledger"_s, u"backup"_s, u"SHOP/copy.sqlite"_s}});
        add("a support bundle", u"b.zip"_s, {{u"balcao-cli"_s, u"support-bundle"_s, u"SHOP/b.zip"_s}});
        add("a dossier", u"d.pdf"_s, {{u"balcao-cli"_s, u"dossier"_s, u"TXID"_s, u"--pdf"_s, u"SHOP/d.pdf"_s}});
        add("a closing", u"c.pdf"_s, {{u"balcao-cli"_s, u"closing"_s, u"--pdf"_s, u"SHOP/c.pdf"_s}});
        add("a slip", u"slip"_s, {{u"balcao-cli"_s, u"print"_s, u"TXID"_s, u"--to"_s, u"SHOP/slip"_s}});
        for (const QString &place : {u"user/balcao/balcao.toml"_s, u"data/ledger.sqlite"_s, u"data/ledger.sqlite-wal"_s,
                                     u"data/balcao.log"_s, u"walk.png"_s}) {
            for (const Kind &kind : {kinds.front(), kinds.at(1)})
                QTest::addRow("the till, %s: %s", qPrintable(place), kind.name)
                    << place << QString::fromLatin1(kind.make) << QByteArray() << QList<QStringList>{walk};
        }
    }
    void oddFilesAreNotWaitedFor()
    {
        QFETCH(const QString, place);
        QFETCH(const QString, make);
        QFETCH(QByteArray, settings);
        QFETCH(const QList<QStringList>, commands);
        const QString shop = m_home->filePath(u"shop"_s);
        const Ended first = run(create());
        QVERIFY2(first.code == 0, first.out + first.err);
        const QString txid = QJsonDocument::fromJson(first.out)["txid"_L1].toString();
        if (!settings.isEmpty()) {
            m_environment.remove(u"BALCAO_API_KEY"_s);
            settings.replace("SHOP", shop.toUtf8());
            QVERIFY(shell(u"mkdir -p \"${0%/*}\"; cat >\"$0\" <<'END'\n%1END"_s.arg(QString::fromUtf8(settings)),
                          shop + u"/user/balcao/balcao.toml"_s));
        }
        QVERIFY(shell(u"mkdir -p \"${0%/*}\"; rm -rf \"$0\"; "_s + make, shop + u'/' + place));
        for (QStringList command : commands) {
            command.replaceInStrings(u"URL"_s, m_server->baseUrl());
            command.replaceInStrings(u"SHOP"_s, shop);
            command.replaceInStrings(u"TXID"_s, txid);
            const int before = m_server->chargeCount();
            const QString name = command.takeFirst();
            const Ended ended = run(QStringList{program(name)} + command);
            QVERIFY2(ended.code >= 0 && ended.code <= 8, command.join(u' ').toUtf8() + ": " + ended.err);
            // The till's walk saves its picture at the end.
            const bool mayHaveSent =
                name == "balcao"_L1 || ended.code == 0 || ended.code == 4 || ended.code == 6 || ended.code == 8;
            QVERIFY2(mayHaveSent || m_server->chargeCount() == before, ended.err);
        }
    }
};

BALCAO_TEST(PlainUserTest)

} // namespace plainusertest

#include "plainusertest.moc"
