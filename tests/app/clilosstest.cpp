// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using balcao::test::CliRun;
using balcao::test::CliRunner;

/** A ledger that is behind its anchor, through the real program. */
class CliLossTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anOlderCopyIsNamedAndAccepted()
    {
        CliRunner cli;
        const QStringList create = balcao::test::createOf(u"http://127.0.0.1:9"_s);
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
        QCOMPARE(cli.run({u"ledger"_s, u"verify"_s}).code, 0);
        QCOMPARE(cli.run({u"list"_s, u"--json"_s}).json["charges"_L1].toArray().size(), 1);
        QCOMPARE(cli.run(create).code, 5);
        QVERIFY(cli.run({u"ledger"_s, u"accept-loss"_s, u"--json"_s}).json["missing"_L1].toArray().isEmpty());
    }
};

QTEST_GUILESS_MAIN(CliLossTest)
#include "clilosstest.moc"
