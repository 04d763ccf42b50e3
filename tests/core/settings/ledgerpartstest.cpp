// SPDX-License-Identifier: MIT
#include "core/settings/ledgerparts.h"
#include "core/ledger/ledgeraddress.h"
#include "tests/support/testmain.h"

#include <QScopeGuard>
#include <QTest>

namespace ledgerpartstest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** ledger.address taken apart for a page, and put together again. */
class LedgerPartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAddressIsItsParts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<LedgerParts>("parts");
        const auto shared = [](LedgerParts parts) {
            parts.isShared = true;
            return parts;
        };
        QTest::newRow("nothing") << QString() << LedgerParts();
        QTest::newRow("a file") << u"/var/lib/balcao/shop.sqlite"_s
                                << LedgerParts{.file = u"/var/lib/balcao/shop.sqlite"_s};
        QTest::newRow("a file with blanks")
            << u"C:/My shop/a.sqlite"_s << LedgerParts{.file = u"C:/My shop/a.sqlite"_s};
        QTest::newRow("a server") << u"postgresql://server/shop"_s
                                  << shared({.host = u"server"_s, .database = u"shop"_s});
        QTest::newRow("all of it")
            << u"postgresql://balcao@server:5433/shop?sslmode=verify-full&sslrootcert=/etc/ssl/shop.pem&passfile=/p"_s
            << shared({.host = u"server"_s,
                       .port = u"5433"_s,
                       .database = u"shop"_s,
                       .user = u"balcao"_s,
                       .tls = u"verify-full"_s,
                       .caFile = u"/etc/ssl/shop.pem"_s,
                       .passwordFile = u"/p"_s});
        QTest::newRow("what only a file says")
            << u"postgresql://server/shop?channel_binding=require&require_auth=scram-sha-256"_s
            << shared({.host = u"server"_s,
                       .database = u"shop"_s,
                       .channelBinding = u"require"_s,
                       .requireAuth = u"scram-sha-256"_s});
        QTest::newRow("a socket")
            << u"postgresql://owner@/shop?host=/run/postgresql&port=5440"_s
            << shared({.host = u"/run/postgresql"_s, .port = u"5440"_s, .database = u"shop"_s, .user = u"owner"_s});
        QTest::newRow("signs in names") << u"postgresql://ana%40loja@server/a%2Fb%3Fc"_s
                                        << shared({.host = u"server"_s, .database = u"a/b?c"_s, .user = u"ana@loja"_s});
        QTest::newRow("IPv6") << u"postgresql://[::1]:5432/shop"_s
                              << shared({.host = u"::1"_s, .port = u"5432"_s, .database = u"shop"_s});
        QTest::newRow("nothing typed yet") << u"postgresql:///"_s << shared({});
    }
    void anAddressIsItsParts()
    {
        QFETCH(QString, text);
        QFETCH(LedgerParts, parts);
        QVERIFY(LedgerParts::of(text) == parts);
        QCOMPARE(parts.text(), text);
    }

    /** Who answers is the server. */
    void onlyAVerifiedServerGetsThePassword_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("sslmode");
        QTest::addColumn<bool>("isVerified");
        const auto row = [](const char *text, bool isVerified, const QByteArray &sslmode = {}) {
            QTest::addRow("%s %s", text, sslmode.constData()) << QString::fromLatin1(text) << sslmode << isVerified;
        };
        row("/srv/shop.sqlite", true);
        row("postgresql:///shop", true);
        row("postgresql://owner@/shop?host=/run/postgresql", true);
        row("postgresql://localhost/shop", true);
        row("postgresql://127.0.0.1:5433/shop", true);
        row("postgresql://[::1]/shop", true);
        row("postgresql://server/shop", false);
        row("postgresql:///shop?host=server", false);
        row("postgresql://192.168.0.2/shop?sslmode=require", false);
        row("postgresql://server/shop?sslmode=verify-ca", true);
        row("postgresql://server/shop?sslmode=verify-full", true);
        row("postgresql://server/shop?channel_binding=require", true);
        row("postgresql://server/shop?channel_binding=prefer", false);
        row("postgresql://server/shop", true, "verify-full");
        row("postgresql://server/shop?sslmode=prefer", false, "verify-full");
    }
    void onlyAVerifiedServerGetsThePassword()
    {
        QFETCH(const QString, text);
        QFETCH(const QByteArray, sslmode);
        QFETCH(const bool, isVerified);
        qunsetenv("PGCHANNELBINDING");
        qunsetenv("PGSSLMODE");
        if (!sslmode.isEmpty())
            qputenv("PGSSLMODE", sslmode);
        const auto back = qScopeGuard([] { qunsetenv("PGSSLMODE"); });
        QCOMPARE(LedgerParts::of(text).isVerified(), isVerified);
    }

    /** What others write in another order is the same ledger. */
    void otherSpellingsAreTaken()
    {
        QCOMPARE(LedgerParts::of(u" postgres://server/shop "_s).text(), u"postgresql://server/shop"_s);
        QCOMPARE(LedgerParts::of(u"postgresql:///?sslmode=require&user=ana&dbname=shop&host=server"_s).text(),
                 u"postgresql://ana@server/shop?sslmode=require"_s);
    }

    /** What the page puts together is what the ledger reads. */
    void theLedgerReadsTheSame()
    {
        const LedgerParts parts{.isShared = true,
                                .host = u"server"_s,
                                .port = u"5433"_s,
                                .database = u"my/shop"_s,
                                .user = u"ana@loja"_s,
                                .tls = u"verify-ca"_s,
                                .caFile = u"/etc/ssl/a.pem"_s};
        const auto address = LedgerAddress::parse(parts.text());
        QVERIFY(address);
        QCOMPARE(address->host, parts.host);
        QCOMPARE(address->port, 5433);
        QCOMPARE(address->database, parts.database);
        QCOMPARE(address->user, parts.user);
        QCOMPARE(address->options, u"sslmode=verify-ca;sslrootcert=/etc/ssl/a.pem"_s);
        QCOMPARE(LedgerAddress::parse(u"postgresql://server/shop?channel_binding=require"_s)->options,
                 u"channel_binding=require"_s);
        // An older libpq does not know it: the address is refused.
        const auto requiring = LedgerAddress::parse(u"postgresql://server/shop?require_auth=scram-sha-256"_s);
        if (requiring)
            QCOMPARE(requiring->options, u"require_auth=scram-sha-256"_s);
        else
            QCOMPARE(requiring.error(), LedgerAddressError::RequireAuth);
        LedgerParts socket = parts;
        socket.host = u"/run/postgresql"_s;
        QCOMPARE(LedgerAddress::parse(socket.text())->host, socket.host);
        QCOMPARE(LedgerAddress::parse(socket.text())->port, 5433);
    }
};

BALCAO_TEST(LedgerPartsTest)

} // namespace ledgerpartstest

#include "ledgerpartstest.moc"
