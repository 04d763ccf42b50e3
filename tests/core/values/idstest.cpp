// SPDX-License-Identifier: MIT
#include "core/values/ids.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <type_traits>

namespace idstest
{

using namespace Qt::StringLiterals;
using namespace balcao;

static_assert(!std::is_convertible_v<QString, Txid> && !std::is_constructible_v<Txid, QString>);

class IdsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTxids_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("txid");
        QTest::newRow("of the interface")
            << u"9d36b84fc70b478fb95c12729b90ca25"_s << u"9d36b84fc70b478fb95c12729b90ca25"_s;
        QTest::newRow("one character") << u"7"_s << u"7"_s;
        QTest::newRow("255 characters") << QString(255, u'a') << QString(255, u'a');
        QTest::newRow("255 characters and blanks around") << u' ' + QString(255, u'a') + u'\n' << QString(255, u'a');
        QTest::newRow("case is kept") << u"AbC"_s << u"AbC"_s;
        QTest::newRow("blank inside") << u"PED 1"_s << u"PED 1"_s;
        QTest::newRow("two blanks inside are kept") << u"PED  1"_s << u"PED  1"_s;
        QTest::newRow("accent and emoji") << u"pé-😀"_s << u"pé-😀"_s;
        QTest::newRow("punctuation") << u"cob_1/2-3.4:5"_s << u"cob_1/2-3.4:5"_s;
        QTest::newRow("blanks and line breaks around") << u" \t\u00a0abc\r\n"_s << u"abc"_s;
        QTest::newRow("invisible marks around") << u"\ufeff\u200e\u2066abc\u2069\u200b\u2060\u00ad"_s << u"abc"_s;
        QTest::newRow("blanks and marks mixed") << u" \u200b \u200eabc\u200f \u202c "_s << u"abc"_s;
        QTest::newRow("an invisible mark inside is the provider's") << u"a\u200bb"_s << u"a\u200bb"_s;
    }
    void readsTxids()
    {
        QFETCH(const QString, text);
        const auto txid = Txid::parse(text);
        QVERIFY(txid.has_value());
        QTEST(txid->text(), "txid");
        QVERIFY(!txid->isEmpty());
        QCOMPARE(Txid::parse(txid->text()).value(), *txid);
    }

    void refusesTxids_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<TxidError>("error");
        QTest::newRow("nothing") << QString() << TxidError::Empty;
        QTest::newRow("blanks") << u" \n\u00a0"_s << TxidError::Empty;
        QTest::newRow("what cannot be seen") << u"\u200b \ufeff"_s << TxidError::Empty;
        QTest::newRow("256 characters") << QString(256, u'a') << TxidError::TooLong;
        QTest::newRow("line break inside") << u"a\nb"_s << TxidError::Charset;
        QTest::newRow("tab inside") << u"a\tb"_s << TxidError::Charset;
        QTest::newRow("NUL") << u"a"_s + QChar(u'\0') + u"b"_s << TxidError::Charset;
        QTest::newRow("NUL at the end") << u"a"_s + QChar(u'\0') << TxidError::Charset;
        QTest::newRow("delete") << u"a\u007fb"_s << TxidError::Charset;
        QTest::newRow("C1 control") << u"a\u0090b"_s << TxidError::Charset;
        QTest::newRow("a noncharacter") << u"a\uFFFF"_s << TxidError::Charset;
        QTest::newRow("a sign that may stand for another") << u"a\uFFFDb"_s << TxidError::Charset;
        QTest::newRow("half a surrogate pair") << u"a"_s + QChar(0xD83D) << TxidError::Charset;
    }
    void refusesTxids()
    {
        QFETCH(const QString, text);
        const auto txid = Txid::parse(text);
        QVERIFY(!txid.has_value());
        QTEST(txid.error(), "error");
    }

    void counters_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isName");
        QTest::newRow("the first") << u"01"_s << true;
        QTest::newRow("letters and signs") << u"Balcão_2.b-x"_s << true;
        QTest::newRow("32 characters") << QString(32, u'ç') << true;
        QTest::newRow("nothing") << QString() << false;
        QTest::newRow("33 characters") << QString(33, u'1') << false;
        QTest::newRow("blank inside") << u"a b"_s << false;
        QTest::newRow("blank behind") << u"01 "_s << false;
        QTest::newRow("line break behind") << u"01\n"_s << false;
        QTest::newRow("quote") << u"a'b"_s << false;
    }
    void counters()
    {
        QFETCH(const QString, text);
        QFETCH(const bool, isName);
        QCOMPARE(isCounterName(text), isName);
    }

    void endToEndIds_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isId");
        QTest::newRow("a payment's") << u"E18236120202611241233s0a1B2c3D4e"_s << true;
        QTest::newRow("one letter less") << u"E18236120202611241233s0a1B2c3D4"_s << false;
        QTest::newRow("one letter more") << u"E18236120202611241233s0a1B2c3D4ef"_s << false;
        QTest::newRow("a small e") << u"e18236120202611241233s0a1B2c3D4e"_s << false;
        QTest::newRow("a return's") << u"D18236120202611241233s0a1B2c3D4e"_s << false;
        QTest::newRow("month 13") << u"E18236120202613241233s0a1B2c3D4e"_s << false;
        QTest::newRow("line break behind") << u"E18236120202611241233s0a1B2c3D4e\n"_s << false;
        QTest::newRow("Arabic digits") << u"E1823612020261124123\u0663s0a1B2c3D4e"_s << false;
        QTest::newRow("nothing") << QString() << false;
    }
    void endToEndIds()
    {
        QFETCH(const QString, text);
        QTEST(isEndToEndId(text), "isId");
    }

    void aPaymentIsFoundInWhatIsTyped_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reference");
        const QString id = u"E12345678202611250308ABCdefghijk"_s;
        QTest::newRow("alone") << id << id;
        QTest::newRow("a label") << u"ID: "_s + id << id;
        QTest::newRow("another label") << u"E2E "_s + id << id;
        QTest::newRow("a dot") << id + u'.' << id;
        QTest::newRow("in groups") << u" E12345678 202611250308 ABCdefgh-ijk "_s << id;
        QTest::newRow("a name") << u"Pix "_s + id + u" Maria"_s << id;
        QTest::newRow("misspelt behind a label") << u"ID: e"_s + id.sliced(1) << u'e' + id.sliced(1);
        QTest::newRow("a letter too many") << id + u'x' << id + u'x';
        QTest::newRow("a letter too few, and a name") << id.chopped(1) + u" Maria"_s << id.chopped(1) + u" Maria"_s;
        QTest::newRow("something else") << u" receipt 12 of Ana "_s << u"receipt 12 of Ana"_s;
        QTest::newRow("nothing") << QString() << QString();
    }
    void aPaymentIsFoundInWhatIsTyped()
    {
        QFETCH(const QString, text);
        QTEST(paymentReference(text), "reference");
    }

    void states()
    {
        QVERIFY(isStateOfBrazil(u"RS"_s) && isStateOfBrazil(u"SP"_s) && isStateOfBrazil(u"DF"_s));
        for (const QString &text : {QString(), u"rs"_s, u"XX"_s, u"RS "_s, u"R"_s})
            QVERIFY(!isStateOfBrazil(text));
    }

    void areValues()
    {
        QVERIFY(Txid().isEmpty());
        QCOMPARE(Txid().text(), QString());
        const Txid a = *Txid::parse(u"a");
        QVERIFY(a == *Txid::parse(u" a "));
        QVERIFY(a != *Txid::parse(u"A"));
        QVERIFY(a != Txid());
    }
};

BALCAO_TEST(IdsTest)

} // namespace idstest

#include "idstest.moc"
