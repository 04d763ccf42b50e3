// SPDX-License-Identifier: MIT
#include "core/brcode/codecheck.h"
#include "tests/support/testmain.h"

#include "tests/support/codewriter.h"

#include <QRandomGenerator>
#include <QTest>

namespace brcodemutationtest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

/** BALCAO_SEED repeats a run. */
QRandomGenerator seededRandom()
{
    const quint32 seed = qEnvironmentVariableIsSet("BALCAO_SEED") ? qEnvironmentVariable("BALCAO_SEED").toUInt()
                                                                  : QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    return QRandomGenerator(seed);
}

void addCodes()
{
    using test::CodeWriter;
    using test::object;
    QTest::addColumn<QString>("original");
    QTest::newRow("static with amount") << CodeWriter().add("54", u"49.90"_s).code();
    QTest::newRow("dynamic") << CodeWriter::dynamic().code();
    QTest::newRow("composite") << CodeWriter::dynamic()
                                      .add("80",
                                           object("00", CodeWriter::gui()) + object("25", u"pix.example.com/rec/1"_s))
                                      .code();
    QTest::newRow("accents") << CodeWriter().set("59", u"PADARIA SÃO JOÃO 😀"_s).code();
}

/** Adds one to @p verified when the damaged code passes. */
void check(const QByteArray &damaged, const QString &original, bool mayBeAnother, int &verified)
{
    const QString text = QString::fromUtf8(damaged);
    const CodeCheck result = checkCode(text, *Money::fromCentavos(4990));
    (void)BrCode::parseStrict(text);
    if (!result.isVerified())
        return;
    ++verified;
    const QByteArray bytes = result.code->bytes();
    QCOMPARE(bytes.last(4), test::crcByDivision(bytes.chopped(4)));
    // A CRC of 16 bits finds every damage of up to 16 bits in a row.
    if (!mayBeAnother)
        QCOMPARE(result.code->normalized(), original);
}

} // namespace

/** Damages good codes at random. Whatever is then still called verified must have a CRC that holds, computed here by
 *  other means, and must be the very code that was damaged.
 */
class BrCodeMutationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneByte_data() { addCodes(); }
    void oneByte()
    {
        QFETCH(const QString, original);
        const QByteArray good = original.toUtf8();
        int verified = 0;
        // Every byte becomes every other byte: some 40,000 codes a row.
        for (qsizetype i = 0; i < good.size(); ++i) {
            for (int byte = 0; byte < 256; ++byte) {
                QByteArray damaged = good;
                damaged[i] = static_cast<char>(byte);
                check(damaged, original, false, verified);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QVERIFY2(verified >= good.size(), "the undamaged code was among them");
    }

    void manyBytes_data() { addCodes(); }
    void manyBytes()
    {
        QFETCH(const QString, original);
        const QByteArray good = original.toUtf8();
        QRandomGenerator random = seededRandom();
        int verified = 0;
        for (int round = 0; round < 5'000; ++round) {
            QByteArray damaged = good;
            const int changes = random.bounded(1, 6);
            for (int change = 0; change < changes && !damaged.isEmpty(); ++change) {
                const qsizetype at = random.bounded(static_cast<int>(damaged.size()));
                const char byte = static_cast<char>(random.bounded(256));
                switch (random.bounded(5)) {
                case 0:
                    damaged[at] = byte;
                    break;
                case 1:
                    damaged.insert(at, byte);
                    break;
                case 2:
                    damaged.remove(at, random.bounded(1, 9));
                    break;
                case 3:
                    damaged.insert(
                        at, damaged.mid(random.bounded(static_cast<int>(damaged.size())), random.bounded(1, 30)));
                    break;
                default:
                    damaged[at] = static_cast<char>('0' + random.bounded(10));
                    break;
                }
            }
            // A CRC put right again takes the damage past the CRC, into the structure and the fields.
            if (random.bounded(2) == 0 && damaged.size() > 4) {
                damaged.chop(4);
                damaged += test::crcByDivision(damaged);
            }
            check(damaged, original, true, verified);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void noise()
    {
        QRandomGenerator random = seededRandom();
        int verified = 0;
        for (int round = 0; round < 5'000; ++round) {
            QByteArray bytes = "000201";
            const int size = random.bounded(300);
            for (int i = 0; i < size; ++i)
                bytes += static_cast<char>(random.bounded(2) != 0 ? '0' + random.bounded(10) : random.bounded(256));
            bytes += "6304";
            bytes += test::crcByDivision(bytes);
            check(bytes, {}, true, verified);
        }
    }
};

BALCAO_TEST(BrCodeMutationTest)

} // namespace brcodemutationtest

#include "brcodemutationtest.moc"
