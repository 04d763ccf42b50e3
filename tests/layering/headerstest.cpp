// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"

#include <QTest>

namespace headerstest
{

// The program's own targets are linked here, and what they keep to themselves must not be found.
#if __has_include(<QNetworkReply>) || __has_include(<QSslSocket>)
#error "Qt Network is seen outside core/provider"
#endif
#if __has_include(<QSqlQuery>)
#error "Qt SQL is seen outside core/ledger"
#endif

/** That it compiles is the proof: nobody above can talk to the provider or to the database past their layers. */
class HeadersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void networkAndDatabaseAreNotFound() { QVERIFY(true); }
};

BALCAO_TEST(HeadersTest)

} // namespace headerstest

#include "headerstest.moc"
