// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTest>

namespace balcao::test
{

/** Settings with which neither program may sell: "make" is a script that makes balcao.toml in its folder, "line" what is named (0: none). */
inline void addHostileSettings()
{
    QTest::addColumn<QString>("make");
    QTest::addColumn<int>("line");
    const auto row = [](const char *name, const char *make, int line) {
        QTest::newRow(name) << QString::fromLatin1(make) << line;
    };
    row("a path with backslashes", R"(printf '[ledger]\naddress = "C:\\Loja\\c.sqlite"\n' >balcao.toml)", 2);
    row("a number with a zero before it", R"(printf '[till]\ncounter=01\n' >balcao.toml)", 2);
    row("saved as UTF-16", R"(printf '\377\376[\0t\0i\0l\0l\0]\0\n\0' >balcao.toml)", 1);
    row("saved as Latin-1", R"(printf '# caf\351\n' >balcao.toml)", 1);
    row("too long", R"(head -c 70000 /dev/zero | tr '\0' '#' >balcao.toml)", 0);
    row("pipe", R"(mkfifo balcao.toml)", 0);
    row("folder", R"(mkdir balcao.toml)", 0);
    row("link to nothing", R"(ln -s /nowhere/balcao.toml balcao.toml)", 0);
    row("folder on a disk that is not there", "cd ..; rm -r balcao; ln -s /nowhere balcao", 0);
    row("file of others", "touch balcao.toml; chmod 0 balcao.toml", 0);
    row("folder of others", "chmod 0 .", 0);
    row("ledger by another name", R"(printf "[ledger]\nadress = '/x'\n" >balcao.toml)", 2);
    row("ledger as a number", R"(printf '[ledger]\naddress = 5\n' >balcao.toml)", 2);
    row("ledger without its folder", R"(printf "[ledger]\naddress = 'shop.sqlite'\n" >balcao.toml)", 2);
    row("no ledger", R"(printf "[ledger]\naddress = ''\n" >balcao.toml)", 2);
    row("ledger with its password", R"(printf "[ledger]\naddress = 'postgresql://a:b@c/d'\n" >balcao.toml)", 2);
    row("days of no kind", R"(printf '[ledger]\nretention-days = 0\n' >balcao.toml)", 2);
    row("unit in another letter", R"(printf "[provider]\namount-unit = 'Centavos'\n" >balcao.toml)", 2);
    row("unit with a low line", R"(printf "[provider]\namount_unit = 'centavos'\n" >balcao.toml)", 2);
    row("unit in the till's table", R"(printf "[till]\namount-unit = 'centavos'\n" >balcao.toml)", 2);
    row("provider by another name", R"(printf "[provider]\nurl = 'https://x.example/v1'\n" >balcao.toml)", 2);
    row("provider without its scheme", R"(printf "[provider]\naddress = 'x.example/v1'\n" >balcao.toml)", 2);
    row("provider over plain http", R"(printf "[provider]\naddress = 'http://x.example/v1'\n" >balcao.toml)", 2);
    row("no provider", R"(printf "[provider]\naddress = ''\n" >balcao.toml)", 2);
    row("training as a word", R"(printf "[till]\ntraining = 'yes'\n" >balcao.toml)", 2);
    row("provider with two mistakes", R"(printf "[providr]\nadress = 'https://x.example/v1'\n" >balcao.toml)", 2);
    row("ledger in the till's table", R"(printf "[till.ledger]\naddress = '/x/y.sqlite'\n" >balcao.toml)", 1);
    row("ledger from home", R"(printf "[ledger]\naddress = '~/shop.sqlite'\n" >balcao.toml)", 2);
    row("authority without its folder", R"(printf "[provider]\nca-file = 'ca.pem'\n" >balcao.toml)", 2);
    row("key's file without its folder", R"(printf "[provider]\nkey-file = 'key'\n" >balcao.toml)", 2);
    row("key in the file", R"(printf "[provider]\nkey = 'sk-test-1'\n" >balcao.toml)", 2);
    row("proxy with its password", R"(printf "[provider]\nproxy = 'http://a:b@c:1'\n" >balcao.toml)", 2);
    row("reading as a word", R"(printf "[provider]\nreading = 'on'\n" >balcao.toml)", 2);
    row("time of no kind", R"(printf '[provider]\ntimeout = 2.5\n' >balcao.toml)", 2);
    row("time of nothing", R"(printf '[provider]\ntimeout = 0\n' >balcao.toml)", 2);
}

/** In @p folder, of the "user" or the "system", or the user's "saved" ones; the other one's file is good. The file's name, or nothing where
 *  that failed.
 */
inline QString makeHostileSettings(const QString &folder, QString whose, QString make)
{
    const bool isSaved = whose == QLatin1StringView("saved");
    if (isSaved) {
        whose = QStringLiteral("user");
        make.replace(QStringLiteral("balcao.toml"), QStringLiteral("saved.toml"));
    }
    const QString file = folder + u'/' + whose +
                         (isSaved ? QStringLiteral("/balcao/saved.toml") : QStringLiteral("/balcao/balcao.toml"));
    const QString other =
        folder + (whose == QLatin1StringView("user") ? QStringLiteral("/system") : QStringLiteral("/user"));
    QFile good(other + QStringLiteral("/balcao/balcao.toml"));
    if (!QDir().mkpath(QFileInfo(file).path()) || !QDir().mkpath(QFileInfo(good.fileName()).path()) ||
        !good.open(QIODevice::WriteOnly) || good.write("[till]\nlanguage = 'en'\ntraining = false\n") < 0)
        return {};
    QProcess shell;
    shell.setWorkingDirectory(QFileInfo(file).path());
    shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), make});
    return shell.waitForFinished() && shell.exitCode() == 0 ? file : QString();
}

/** So that who is not root can take it away. */
inline void takeBack(const QString &file)
{
    QFile::setPermissions(QFileInfo(file).path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

} // namespace balcao::test
