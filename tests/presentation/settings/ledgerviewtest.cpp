// SPDX-License-Identifier: MIT
#include "ui/presentation/settings/ledgerview.h"
#include "tests/support/testmain.h"
#include "ui/presentation/settings/settingshost.h"

#include <QTest>

namespace ledgerviewtest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** The page of the ledger: which rows for which ledger, and what of them cannot be. */
class LedgerViewTest : public QObject
{
    Q_OBJECT

    static LedgerParts shared(const QString &host, const QString &database, const QString &port = {},
                              const QString &caFile = {})
    {
        return {.isShared = true, .host = host, .port = port, .database = database, .caFile = caFile};
    }

private Q_SLOTS:
    void rowsFollowFromThePlace_data()
    {
        QTest::addColumn<LedgerParts>("parts");
        QTest::addColumn<bool>("canMove");
        QTest::addColumn<QStringList>("keys");
        const QStringList ofDatabase{u"ledger.place"_s, u"ledger.host"_s,    u"ledger.database"_s, u"ledger.password"_s,
                                     u"ledger.tls"_s,   u"ledger.ca-file"_s, u"ledger.test"_s};
        const QStringList ofFile{u"ledger.place"_s, u"ledger.file"_s, u"ledger.test"_s};
        QTest::newRow("a file") << LedgerParts() << false << ofFile;
        QTest::newRow("a file has nowhere to go") << LedgerParts() << true << ofFile;
        QTest::newRow("a database") << shared({}, {}) << false << ofDatabase;
        QTest::newRow("a database, and charges in a file")
            << shared({}, {}) << true << ofDatabase + QStringList{u"ledger.move"_s};
    }
    void rowsFollowFromThePlace()
    {
        QFETCH(const LedgerParts, parts);
        QFETCH(const bool, canMove);
        QFETCH(const QStringList, keys);
        QStringList found;
        for (const SettingRow &row : ledgerRows(parts, canMove))
            found.append(row.key);
        QCOMPARE(found, keys);
    }

    void whatCannotBeIsSaidBesideItsRow_data()
    {
        QTest::addColumn<LedgerParts>("parts");
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("this user's file") << LedgerParts() << QStringList();
        QTest::newRow("a whole path") << LedgerParts{.file = u"/srv/shop.sqlite"_s} << QStringList();
        QTest::newRow("another one in each folder")
            << LedgerParts{.file = u"shop.sqlite"_s} << QStringList{u"ledger.file"_s};
        QTest::newRow("server and database") << shared(u"server"_s, u"shop"_s) << QStringList();
        QTest::newRow("nothing typed") << shared({}, {}) << QStringList{u"ledger.database"_s, u"ledger.host"_s};
        QTest::newRow("no port") << shared(u"server"_s, u"shop"_s, u"0"_s) << QStringList{u"ledger.host"_s};
        QTest::newRow("a port too far") << shared(u"server"_s, u"shop"_s, u"65536"_s) << QStringList{u"ledger.host"_s};
        QTest::newRow("a port in words") << shared(u"server"_s, u"shop"_s, u"5432a"_s) << QStringList{u"ledger.host"_s};
        QTest::newRow("the last port") << shared(u"server"_s, u"shop"_s, u"65535"_s) << QStringList();
        QTest::newRow("a certificate somewhere")
            << shared(u"server"_s, u"shop"_s, {}, u"ca.pem"_s) << QStringList{u"ledger.ca-file"_s};
        // What was typed for the other place is not looked at.
        LedgerParts both{.file = u"/srv/shop.sqlite"_s, .port = u"no"_s, .caFile = u"ca.pem"_s};
        QTest::newRow("of the other place") << both << QStringList();
    }
    void whatCannotBeIsSaidBesideItsRow()
    {
        QFETCH(const LedgerParts, parts);
        QFETCH(const QStringList, rows);
        QCOMPARE(ledgerProblems(parts).keys(), rows);
    }

    /** A word of a file that no page offers is shown, and stays until another one is chosen. */
    void anotherTlsModeStays()
    {
        LedgerParts parts = LedgerParts::of(u"postgresql://server/shop?sslmode=verify-ca"_s);
        const QList<SettingRow> rows = ledgerRows(parts, false);
        const auto tls =
            std::find_if(rows.cbegin(), rows.cend(), [](const SettingRow &row) { return row.key == "ledger.tls"_L1; });
        QVERIFY(tls != rows.cend());
        QCOMPARE(tls->choices.constLast().text, u"verify-ca"_s);
        QCOMPARE(ledgerRows(shared({}, {}), false).at(4).choices.size(), 3);
        setLedgerPart(parts, u"ledger.tls"_s, u"verify-full"_s);
        QCOMPARE(parts.text(), u"postgresql://server/shop?sslmode=verify-full"_s);
    }

    void theAddressIsSavedOnce()
    {
        const TypedSettings typed{{u"ledger.address"_s, u"postgresql://till@old/shop"_s}, {u"ledger.host"_s, u"new"_s}};
        const QList<SettingEdit> edits = settingEdits(typed, LedgerParts::of(u"postgresql://till@new/shop"_s));
        QCOMPARE(edits.size(), 1);
        QCOMPARE(edits.constFirst().key, u"ledger.address"_s);
        QCOMPARE(edits.constFirst().text, std::optional(u"postgresql://till@new/shop"_s));
    }

    void aServerThatIsNotVerifiedIsNamed()
    {
        LedgerParts parts = LedgerParts::of(u"postgresql://server/shop?sslmode=require"_s);
        QVERIFY2(ledgerTlsNotice(parts).contains("Always, and verified"_L1), qPrintable(ledgerTlsNotice(parts)));
        setLedgerPart(parts, u"ledger.tls"_s, u"verify-full"_s);
        QCOMPARE(ledgerTlsNotice(parts), QString());
        QCOMPARE(ledgerTlsNotice(LedgerParts()), QString());
    }
};

BALCAO_TEST(LedgerViewTest)

} // namespace ledgerviewtest

#include "ledgerviewtest.moc"
