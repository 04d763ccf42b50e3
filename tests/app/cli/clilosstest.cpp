// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "tests/app/cli/accounts.h"
#include "tests/app/clirunner.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

namespace clilosstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CliRun;
using balcao::test::CliRunner;

/** A ledger that lost events or has some that no counter wrote. The scene "loss" of CliCorpusTest has the outputs. */
class CliLossTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decisionsNameTheAccountOfTheSystem()
    {
        const CliRunner cli;
        const QStringList create = test::createOf(u"http://127.0.0.1:9"_s);
        QCOMPARE(cli.run(create).code, 5);
        const QString copy = cli.dataFolder() + u"/copy.sqlite"_s;
        QCOMPARE(cli.run({u"ledger"_s, u"backup"_s, copy}).code, 0);
        QCOMPARE(cli.run(create).code, 5);
        QVERIFY(QFile::remove(cli.ledgerFile()) && QFile::rename(copy, cli.ledgerFile()));
        QCOMPARE(cli.run(create).code, 7);
        QCOMPARE(cli.run({u"ledger"_s, u"accept-loss"_s}).code, 0);
        QCOMPARE(test::accountsIn(cli.ledgerFile(), u"loss_accepted"_s), QStringList{accountName()});
        QCOMPARE(cli.run(create).code, 5);

        {
            const auto store = LedgerStore::open(LedgerAddress::file(cli.ledgerFile()), {});
            QVERIFY(store && (*store)->connection().execute(
                                 u"INSERT INTO event SELECT 99, '01', 99, at, 'status_read', attempt, '', '', 0, '', "
                                 "operator, NULL, '{}', '', 'token', 'dead', '' FROM event WHERE id = 1"_s));
        }
        const CliRun aside = cli.run({u"ledger"_s, u"set-aside"_s, u"99"_s, u"--operator"_s, u"Rosa"_s});
        QVERIFY2(aside.code == 0, aside.out + aside.err);
        QCOMPARE(test::accountsIn(cli.ledgerFile(), u"set_aside"_s), QStringList{accountName()});
        QCOMPARE(cli.run({u"ledger"_s, u"verify"_s}).code, 0);
    }
};

BALCAO_TEST(CliLossTest)

} // namespace clilosstest

#include "clilosstest.moc"
