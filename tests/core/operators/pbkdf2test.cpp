// SPDX-License-Identifier: MIT
#include "core/operators/pbkdf2.h"
#include "core/operators/pin.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <ctime>

namespace pbkdf2test
{

using namespace balcao;

/** PBKDF2 by both libraries. The vectors are of RFC 7914 and of Python's hashlib.pbkdf2_hmac. */
class Pbkdf2Test : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void librariesAgreeWithVectors_data()
    {
        QTest::addColumn<QByteArray>("password");
        QTest::addColumn<QByteArray>("salt");
        QTest::addColumn<int>("rounds");
        QTest::addColumn<QByteArray>("hash");
        const auto row = [](const char *name, const QByteArray &password, const QByteArray &salt, int rounds,
                            const QByteArray &hash) { QTest::newRow(name) << password << salt << rounds << hash; };
        row("RFC 7914, one round", QByteArray("passwd"), QByteArray("salt"), 1,
            "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc");
        row("RFC 7914, 80,000 rounds", QByteArray("Password"), QByteArray("NaCl"), 80000,
            "4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56");
        row("a PIN and 16 bytes of zeros", QByteArray("1234"), QByteArray(16, '\0'), 1000,
            "585f57603dc756173a0ec7cb8998fabd1030e9d4ac6527327b685c1d4ff22a5c");
        row("a PIN filled up to HMAC's block", "1234" + QByteArray(60, '\0'), QByteArray(16, '\0'), 1000,
            "585f57603dc756173a0ec7cb8998fabd1030e9d4ac6527327b685c1d4ff22a5c");
        row("a password longer than the block", QByteArray(65, 'x'), QByteArray("salt"), 2,
            "b5a1700563b197a9ddfcdd1e02aa3bb0882203a3246ba1811de32290e7df8f7a");
        row("empty", QByteArray(), QByteArray(), 1, "f7ce0b653d2d72a4108cf5abe912ffdd777616dbbb27a70e8204f3ae2d0f6fad");
        row("bytes over 127", QByteArray::fromHex("ff80"), QByteArray::fromHex("c300a9"), 3,
            "fbff8dd8ebc0dc8b4058f845ebee630b1dfb7ca6c44773e15b44b6519fcb08fb");
    }
    void librariesAgreeWithVectors()
    {
        QFETCH(const QByteArray, password);
        QFETCH(const QByteArray, salt);
        QFETCH(const int, rounds);
        QTEST(pbkdf2::derive(password, salt, rounds).toHex(), "hash");
        QTEST(pbkdf2::deriveByQt(password, salt, rounds).toHex(), "hash");
        if (const auto hash = pbkdf2::deriveByOpenSsl(password, salt, rounds))
            QTEST(hash->toHex(), "hash");
    }

    /** Processor time: other programs on this machine do not count. */
    void pinIsComparedInHalfASecond()
    {
        if (test::isSanitized || !pbkdf2::deriveByOpenSsl("1234", "salt", 1))
            QSKIP("a sanitizer's times are its own, and Qt's implementation is slower");
        const auto known = PinSecret::of(Pin::parse("123456").value());
        const std::clock_t before = std::clock();
        QVERIFY(known.fits(Pin::parse("123456").value(), {}));
        constexpr double most = 0.5;
        const double used = double(std::clock() - before) / CLOCKS_PER_SEC;
        QVERIFY2(used <= most, qPrintable(QString::number(used)));
        qInfo("a PIN is compared in %.2f s", used);
    }
};

BALCAO_TEST(Pbkdf2Test)

} // namespace pbkdf2test

#include "pbkdf2test.moc"
