// SPDX-License-Identifier: MIT
#include "core/provider/onceonlybody.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

namespace onceonlybodytest
{

using namespace balcao;

/** The device alone, without a network. ProviderFaultsTest and ProviderTlsTest have it behind Qt's requests. */
class OnceOnlyBodyTest : public QObject
{
    Q_OBJECT

private:
    static qint64 readInto(OnceOnlyBody &body, QByteArray &bytes, qint64 size = 100)
    {
        bytes = QByteArray(size, 'x');
        const qint64 count = body.read(bytes.data(), size);
        bytes.truncate(qMax(qint64{0}, count));
        return count;
    }

private Q_SLOTS:
    void asksOnceBeforeItsFirstByte()
    {
        OnceOnlyBody body("{}");
        const QSignalSpy asked(&body, &OnceOnlyBody::asked);
        QByteArray bytes;
        QVERIFY(!body.isAsking() && !body.hasLeft());
        QCOMPARE(readInto(body, bytes), 0);
        QVERIFY(body.isAsking() && !body.hasLeft() && !body.atEnd());
        QCOMPARE(readInto(body, bytes), 0);
        QCOMPARE(asked.size(), 1);
    }

    void everyByteIsHandedOutOnce()
    {
        OnceOnlyBody body("0123456789");
        QByteArray bytes;
        QCOMPARE(readInto(body, bytes), 0);
        QSignalSpy ready(&body, &QIODevice::readyRead);
        body.allow();
        QCOMPARE(ready.size(), 1);
        QVERIFY(body.hasLeft() && !body.isAsking() && !body.atEnd());
        QCOMPARE(body.bytesAvailable(), 10);
        QCOMPARE(readInto(body, bytes, 4), 4);
        QCOMPARE(bytes, QByteArray("0123"));
        QCOMPARE(body.bytesAvailable(), 6);
        QVERIFY(!body.atEnd());
        QCOMPARE(readInto(body, bytes), 6);
        QCOMPARE(bytes, QByteArray("456789"));
        QVERIFY(body.atEnd());
        QCOMPARE(body.bytesAvailable(), 0);
        QCOMPARE(readInto(body, bytes), -1);
    }

    /** Allowed while the first byte is being asked for: it goes out in the same read, and no signal interrupts it. */
    void allowedWhileItAsks()
    {
        OnceOnlyBody body("{}");
        connect(&body, &OnceOnlyBody::asked, &body, &OnceOnlyBody::allow);
        QSignalSpy ready(&body, &QIODevice::readyRead);
        QByteArray bytes;
        QCOMPARE(readInto(body, bytes), 2);
        QCOMPARE(bytes, QByteArray("{}"));
        QCOMPARE(ready.size(), 0);
    }

    void allowedBeforeItAsksNothingGoesOut()
    {
        OnceOnlyBody body("{}");
        const QSignalSpy asked(&body, &OnceOnlyBody::asked);
        body.allow();
        QVERIFY(!body.hasLeft());
        QByteArray bytes;
        QCOMPARE(readInto(body, bytes), 0);
        QCOMPARE(asked.size(), 1);
    }

    void sealedNothingGoesOut_data()
    {
        QTest::addColumn<bool>("isAsked");
        QTest::addColumn<bool>("isAllowed");
        QTest::newRow("before it is asked") << false << false;
        QTest::newRow("while it is asked") << true << false;
        QTest::newRow("after it was allowed") << true << true;
    }
    void sealedNothingGoesOut()
    {
        QFETCH(bool, isAsked);
        QFETCH(bool, isAllowed);
        OnceOnlyBody body("{}");
        const QSignalSpy asked(&body, &OnceOnlyBody::asked);
        QByteArray bytes;
        if (isAsked)
            QCOMPARE(readInto(body, bytes), 0);
        if (isAllowed)
            body.allow();
        body.seal();
        body.allow();
        QVERIFY(!body.hasLeft() && !body.isAsking());
        QCOMPARE(body.bytesAvailable(), 0);
        QVERIFY(!body.atEnd());
        QCOMPARE(readInto(body, bytes), 0);
        QCOMPARE(asked.size(), isAsked ? 1 : 0);
    }

    void itCannotBeRewound()
    {
        OnceOnlyBody body("{}");
        connect(&body, &OnceOnlyBody::asked, &body, &OnceOnlyBody::allow);
        QByteArray bytes;
        QCOMPARE(readInto(body, bytes), 2);
        QVERIFY(body.isSequential());
        QVERIFY(!body.reset());
        QVERIFY(!body.seek(0));
        QCOMPARE(readInto(body, bytes), -1);
    }
};

BALCAO_TEST(OnceOnlyBodyTest)

} // namespace onceonlybodytest

#include "onceonlybodytest.moc"
