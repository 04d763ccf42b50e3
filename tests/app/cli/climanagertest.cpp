// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "tests/app/clirunner.h"
#include "tests/core/service/shop.h"
#include "tests/support/postgrescluster.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace climanagertest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CliRun;
using balcao::test::CliRunner;

/** Operators of a ledger on PostgreSQL, changed from a counter with the password of the manager's role. */
class CliManagerTest : public QObject
{
    Q_OBJECT

    static constexpr auto password = "s3cr3t-of-the-manager";
    test::PostgresCluster m_cluster;

    /** Carlos (246810) allows it; descriptor 3 is read from a file of that text. */
    [[nodiscard]] CliRun add(const QByteArray &typed, const QString &name) const
    {
        const CliRunner cli;
        QFile file(cli.folder() + u"/password"_s);
        if (!file.open(QIODevice::WriteOnly) || file.write(typed) != typed.size())
            return {};
        file.close();
        QProcess process;
        QSignalSpy finished(&process, &QProcess::finished);
        cli.startIn(process, u"exec setsid -w \"$0\" \"$@\" 3<\"%1\""_s.arg(file.fileName()),
                    {u"operator"_s, u"add"_s, name, u"--json"_s, u"--ledger"_s, counter(), u"--operator"_s, u"Carlos"_s,
                     u"--pin-fd"_s, u"0"_s, u"--new-pin-fd"_s, u"0"_s, u"--manager-password-fd"_s, u"3"_s});
        process.write("246810\n1234\n");
        process.closeWriteChannel();
        return !finished.isEmpty() || finished.wait(30'000) ? CliRunner::resultOf(process) : CliRun{};
    }
    [[nodiscard]] QString counter() const { return m_cluster.addressAs(u"till_1"_s, u"shop"_s); }
    /** "counter name", as they were added. */
    [[nodiscard]] QStringList added() const
    {
        const auto owner = LedgerConnection::open(LedgerAddress::parse(m_cluster.address(u"shop"_s)).value(), 0);
        return (*owner)
            ->list(u"SELECT counter || ' ' || (CAST(data AS json) ->> 'name') FROM event WHERE kind = 'operator_added' "
                   "ORDER BY id"_s,
                   {}, [](const QSqlQuery &row) { return row.value(0).toString(); })
            .value_or(QStringList());
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::PostgresCluster::isAvailable())
            QSKIP("PostgreSQL is not installed");
        QVERIFY(m_cluster.startAlone() && m_cluster.makeDatabase(u"shop"_s));
        const auto owner =
            LedgerStore::open(LedgerAddress::parse(m_cluster.address(u"shop"_s)).value(), {.counter = u"09"_s});
        QVERIFY(owner);
        test::employ(**owner);
        QVERIFY(m_cluster.grantCounter(u"shop"_s, u"till_1"_s, u"01"_s));
    }

    void withoutAManagersRoleTheOwnerIsNamed()
    {
        const CliRun run = add(password, u"Bia"_s);
        QCOMPARE(run.code, 7);
        QVERIFY2(run.out.contains("counters.sql"), run.out);
        QCOMPARE(added(), (QStringList{u"09 Carlos"_s, u"09 Ana Paula"_s}));
    }

    void thePasswordIsReadFromItsDescriptor()
    {
        QVERIFY(m_cluster.run(u"shop"_s, {u"-v"_s, u"manager=shop_manager"_s},
                              QStringLiteral(BALCAO_SOURCE_DIR "/packaging/postgresql/counters.sql")));
        const CliRun none = add({}, u"Bia"_s);
        QCOMPARE(none.code, 2);
        QCOMPARE(none.errorFields(), QStringList{u"manager_password"_s});
        QCOMPARE(added().size(), 2);

        // This server lets every role in that may log in: one that may not is what a wrong password is elsewhere.
        QVERIFY(m_cluster.run(u"shop"_s, {u"-c"_s, u"ALTER ROLE shop_manager NOLOGIN"_s}));
        const CliRun refused = add(password, u"Bia"_s);
        QVERIFY2(refused.code != 0 && refused.out.contains("shop_manager"), refused.out);
        QVERIFY(!(refused.out + refused.err).contains(password));
        QCOMPARE(added().size(), 2);

        QVERIFY(m_cluster.run(u"shop"_s, {u"-c"_s, u"ALTER ROLE shop_manager LOGIN"_s}));
        const CliRun done = add(QByteArray(password) + '\n', u"Bia"_s);
        QVERIFY2(done.code == 0, done.out + done.err);
        QVERIFY(!(done.out + done.err).contains(password));
        QCOMPARE(added(), (QStringList{u"09 Carlos"_s, u"09 Ana Paula"_s, u"@people Bia"_s}));
    }
};

BALCAO_TEST(CliManagerTest)

} // namespace climanagertest

#include "climanagertest.moc"
