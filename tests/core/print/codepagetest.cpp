// SPDX-License-Identifier: MIT
#include "core/print/codepage.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace codepagetest
{

using namespace Qt::StringLiterals;
using namespace balcao::print;

/** Which letters reach which printer. That the bytes are those of the page is judged by Python's own codecs (escpostest). */
class CodePageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatAPageLacksHasAStandIn_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<CodePage>("page");
        QTest::addColumn<QString>("printed");
        const QString portuguese = u"áàâãéêíóôõúüç ÁÀÂÃÉÊÍÓÔÕÚÜÇ ºª"_s;
        QTest::newRow("Portuguese, CP850") << portuguese << CodePage::Cp850 << portuguese;
        QTest::newRow("Portuguese, CP860") << portuguese << CodePage::Cp860 << portuguese;
        QTest::newRow("Portuguese, CP858") << portuguese << CodePage::Cp858 << portuguese;
        QTest::newRow("Portuguese, CP1252") << portuguese << CodePage::Cp1252 << portuguese;
        QTest::newRow("accents as marks of their own")
            << u"Jose\u0301 Conceic\u0327a\u0303o"_s << CodePage::Cp850 << u"José Conceição"_s;
        QTest::newRow("accents that CP860 lacks")
            << u"Müller, Žižek, Ångström"_s << CodePage::Cp860 << u"Müller, Zizek, Angstrom"_s;
        QTest::newRow("letters without a decomposition")
            << u"Łódź Øst Straße Æsir Þór ı"_s << CodePage::Cp860
            << u"Lódz Ost Straße Aesir THór i"_s.replace(u"ß"_s, u"ß"_s).replace(u"Ae"_s, u"AE"_s);
        QTest::newRow("typographic signs") << u"“a” ‘b’ – — … • €"_s << CodePage::Cp850 << u"\"a\" 'b' - - ... * EUR"_s;
        QTest::newRow("the euro where it is") << u"€ ı"_s << CodePage::Cp858 << u"€ i"_s;
        QTest::newRow("a section sign") << u"§ 3"_s << CodePage::Cp860 << u"par. 3"_s;
        QTest::newRow("a no-break space") << u"R$\u00a086,40"_s << CodePage::Cp850 << u"R$ 86,40"_s;
        QTest::newRow("commands") << u"a\x1b@\x1d\x56\x01\x7f\u009b\tb\r\nc"_s << CodePage::Cp850 << u"a@V b c"_s;
        QTest::newRow("directions") << u"a\u202eb\u200bc\ufeff"_s << CodePage::Cp850 << u"abc"_s;
        QTest::newRow("ligatures and wide letters") << u"ﬁm Ａ１"_s << CodePage::Cp850 << u"fim A1"_s;
        QTest::newRow("what nothing stands for") << u"日 😀"_s << CodePage::Cp850 << u"? ?"_s;
        QTest::newRow("nothing") << QString() << CodePage::Cp850 << QString();
    }
    void whatAPageLacksHasAStandIn()
    {
        QFETCH(QString, text);
        QFETCH(CodePage, page);
        QFETCH(QString, printed);
        QCOMPARE(printable(text, page), printed);
        QVERIFY(!encoded(printed.replace(u'?', u'-'), page).contains('?'));
    }

    void everySignIsAByteThatPrints()
    {
        for (const CodePage page : {CodePage::Cp850, CodePage::Cp858, CodePage::Cp860, CodePage::Cp1252}) {
            for (char32_t sign = 0; sign < 0x3000; ++sign) {
                const QString text = printable(QString::fromUcs4(&sign, 1), page);
                const QByteArray bytes = encoded(text, page);
                QCOMPARE(bytes.size(), text.size());
                for (const char byte : bytes)
                    QVERIFY2(static_cast<unsigned char>(byte) >= 0x20 && byte != 0x7F,
                             qPrintable(QString::number(sign)));
            }
            QCOMPARE(codePageNamed(QString(key(page))), page);
        }
    }
};

BALCAO_TEST(CodePageTest)

} // namespace codepagetest

#include "codepagetest.moc"
