// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "tests/app/cli/accounts.h"
#include "tests/app/clirunner.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace clilosstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CliRun;
using balcao::test::CliRunner;

/** A ledger that lost events or has some that no counter wrote, through the real program. */
class CliLossTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anOlderCopyIsNamedAndAccepted()
    {
        CliRunner cli;
        const QStringList create = test::createOf(u"http://127.0.0.1:9"_s);
        QCOMPARE(cli.run(create).code, 5);
        const QString copy = cli.dataFolder() + u"/copy.sqlite"_s;
        QCOMPARE(cli.run({u"ledger"_s, u"backup"_s, copy}).code, 0);
        QCOMPARE(cli.run(create).code, 5);
        QCOMPARE(cli.run({u"ledger"_s, u"verify"_s}).code, 0);
        QVERIFY(QFile::remove(cli.ledgerFile()) && QFile::rename(copy, cli.ledgerFile()));

        const CliRun listed = cli.run({u"list"_s, u"--json"_s});
        QCOMPARE(listed.code, 7);
        QVERIFY2(listed.json["errors"_L1][0]["message"_L1].toString().contains(u"01: 3-4"_s), listed.out);
        QCOMPARE(cli.run(create).code, 7);
        const CliRun verified = cli.run({u"ledger"_s, u"verify"_s, u"--json"_s});
        QCOMPARE(verified.code, 6);
        const QJsonObject damage = verified.json["damages"_L1][0].toObject();
        QCOMPARE(damage.value("what"_L1), u"behind"_s);
        QCOMPARE(damage.value("counter"_L1), u"01"_s);
        QCOMPARE(damage.value("sequence"_L1), 3);
        QCOMPARE(damage.value("last_sequence"_L1), 4);

        const CliRun accepted = cli.run({u"ledger"_s, u"accept-loss"_s, u"--json"_s});
        QCOMPARE(accepted.code, 0);
        QCOMPARE(accepted.json["missing"_L1].toArray().size(), 1);
        QCOMPARE(accepted.json["missing"_L1][0]["last"_L1], 4);
        QCOMPARE(accepted.json["doubtful"_L1], 0);
        QCOMPARE(test::accountsIn(cli.ledgerFile(), u"loss_accepted"_s), QStringList{accountName()});
        QCOMPARE(cli.run({u"ledger"_s, u"verify"_s}).code, 0);
        QCOMPARE(cli.run({u"list"_s, u"--json"_s}).json["charges"_L1].toArray().size(), 1);
        QCOMPARE(cli.run(create).code, 5);
        QVERIFY(cli.run({u"ledger"_s, u"accept-loss"_s, u"--json"_s}).json["missing"_L1].toArray().isEmpty());
    }

    void whatNoCounterWroteIsSetAside()
    {
        CliRunner cli;
        QVERIFY(QDir().mkpath(cli.dataFolder()));
        const LedgerAddress address = LedgerAddress::file(cli.ledgerFile());
        {
            const auto store = LedgerStore::open(address, {});
            QVERIFY(store && (*store)->append(drafts::attempt()));
            QVERIFY((*store)->connection().execute(u"INSERT INTO event SELECT 2, '01', 2, at, 'status_read', attempt, "
                                                   u"'', '', 0, '', operator, NULL, '{}', '', "
                                                   "'token', 'dead', '' FROM event WHERE id = 1"_s));
        }
        const CliRun rebuilt = cli.run({u"ledger"_s, u"rebuild"_s});
        QCOMPARE(rebuilt.code, 7);
        QVERIFY2(rebuilt.err.contains("event 2 (counter 01, number 2)"), rebuilt.err);
        QCOMPARE(cli.run({u"ledger"_s, u"set-aside"_s}).code, 1);
        for (const QString &events : {u"1"_s, u"2,x"_s, u"7"_s, u"-2"_s})
            QVERIFY(cli.run({u"ledger"_s, u"set-aside"_s, u"--"_s, events}).code != 0);
        const CliRun aside = cli.run({u"ledger"_s, u"set-aside"_s, u"2"_s, u"--operator"_s, u"Rosa"_s, u"--json"_s});
        QCOMPARE(aside.code, 0);
        QCOMPARE(aside.json.value("set_aside"_L1).toArray(), QJsonArray{2});
        QCOMPARE(test::accountsIn(cli.ledgerFile(), u"set_aside"_s), QStringList{accountName()});
        const CliRun verified = cli.run({u"ledger"_s, u"verify"_s, u"--json"_s});
        QCOMPARE(verified.code, 0);
        QCOMPARE(verified.json.value("set_aside"_L1).toArray(), QJsonArray{2});
    }
};

BALCAO_TEST(CliLossTest)

} // namespace clilosstest

#include "clilosstest.moc"
