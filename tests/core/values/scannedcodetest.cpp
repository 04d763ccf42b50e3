// SPDX-License-Identifier: MIT
#include "core/values/scannedcode.h"
#include "tests/support/testmain.h"

namespace scannedcodetest
{

using namespace balcao;

/** The texts that a reader may type where a badge is expected. */
class ScannedCodeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recognisesForms_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<ScannedCode>("expected");
        using enum ScannedCode;
        const auto row = [](const char *name, const char *text, ScannedCode expected) {
            QTest::newRow(name) << QByteArray(text) << expected;
        };
        row("EAN-8", "96385074", Product);
        row("EAN-8, wrong check digit", "96385075", Other);
        row("UPC-A", "036000291452", Product);
        row("UPC-A, wrong check digit", "036000291453", Other);
        row("EAN-13 of Brazil", "7891000315507", Product);
        row("EAN-13, another of Brazil", "7894900011517", Product);
        row("EAN-13, wrong check digit", "7891000315508", Other);
        row("EAN-13, two digits exchanged", "7891000351507", Other);
        row("EAN-13 with a letter", "789100031550O", Other);
        row("GTIN-14", "17891000315504", Other);
        row("12 digits and a blank", "036000291452 ", Other);
        row("a card's number", "0003456789", Other);
        row("a badge with letters", "ANA-2026/01", Other);
        row("a PIN", "246810", Other);
        row("nothing", "", Other);
        row("a slip", "B000000000000001000", Slip);
        row("a slip, small letter", "b123456789012345007", Slip);
        row("the last attempt of a slip", "B281474976710655999", Slip);
        row("no attempt has that number", "B281474976710656000", Other);
        row("a slip, a digit less", "B00000000000000100", Other);
        row("a slip, a digit more", "B0000000000000010000", Other);
        row("a slip, another letter", "C000000000000001000", Other);
        row("a slip with a letter inside", "B00000000000000x000", Other);
    }
    void recognisesForms()
    {
        QFETCH(const QByteArray, text);
        QTEST(scannedCodeOf(text), "expected");
    }
};

BALCAO_TEST(ScannedCodeTest)

} // namespace scannedcodetest

#include "scannedcodetest.moc"
