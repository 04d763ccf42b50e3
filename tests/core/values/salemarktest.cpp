// SPDX-License-Identifier: MIT
#include "core/values/salemark.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace salemarktest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** By what the shop knows a sale: whatever people type, and how they count it. */
class SaleMarkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTidied_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        QTest::newRow("a table") << u"Mesa 12"_s << u"Mesa 12"_s;
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("blanks around and inside") << u"  Mesa \t  12 "_s << u"Mesa 12"_s;
        QTest::newRow("only blanks") << u" \t\u00a0\n "_s << QString();
        QTest::newRow("a line break") << u"Mesa 12\r\nJoão"_s << u"Mesa 12 João"_s;
        QTest::newRow("Unicode's line breaks") << u"a\u2028b\u2029c\u0085d"_s << u"a b c d"_s;
        QTest::newRow("control characters") << u"Me\u0007sa\u001b 1\u007f2\u0000"_s + QChar(u'\0') << u"Mesa 12"_s;
        QTest::newRow("marks of direction") << u"\u202eMesa\u2066 \u200e12\ufeff"_s << u"Mesa 12"_s;
        QTest::newRow("only what is not seen") << u"\u200b\u200d\u3164\u2060"_s << QString();
        QTest::newRow("an accent apart") << u"Joa\u0303o"_s << u"João"_s;
        QTest::newRow("signs") << u"#42-B / \"Zé\" <b>%1 & 'x'</b>"_s << u"#42-B / \"Zé\" <b>%1 & 'x'</b>"_s;
        QTest::newRow("other scripts") << u"桌 十二 стол"_s << u"桌 十二 стол"_s;
        QTest::newRow("a picture of several")
            << u"\U0001F469\u200d\U0001F373 12"_s << u"\U0001F469\u200d\U0001F373 12"_s;
    }
    void isTidied()
    {
        QFETCH(const QString, typed);
        const auto mark = SaleMark::parse(typed);
        QVERIFY(mark);
        QTEST(mark->text(), "text");
        QCOMPARE(mark->isEmpty(), mark->text().isEmpty());
        QCOMPARE(SaleMark::parse(mark->text()), mark);
    }

    void isCountedAsPeopleSeeIt_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isTaken");
        const auto times = [](const QString &sign, int count) { return sign.repeated(count); };
        QTest::newRow("40 letters") << times(u"x"_s, 40) << true;
        QTest::newRow("41 letters") << times(u"x"_s, 41) << false;
        QTest::newRow("40 and blanks around") << u"  "_s + times(u"x"_s, 40) + u"\n"_s << true;
        QTest::newRow("40 letters of two units") << times(u"\U0001D49C"_s, 40) << true;
        QTest::newRow("41 letters of two units") << times(u"\U0001D49C"_s, 41) << false;
        QTest::newRow("40 letters with accents apart") << times(u"q\u0303"_s, 40) << true;
        QTest::newRow("41 letters with accents apart") << times(u"q\u0303"_s, 41) << false;
        QTest::newRow("40 families") << times(u"\U0001F468\u200d\U0001F469\u200d\U0001F467\u200d\U0001F466"_s, 40)
                                     << true;
        QTest::newRow("41 families") << times(u"\U0001F468\u200d\U0001F469\u200d\U0001F467\u200d\U0001F466"_s, 41)
                                     << false;
        QTest::newRow("40 flags") << times(u"\U0001F1E7\U0001F1F7"_s, 40) << true;
        QTest::newRow("one letter with a thousand accents") << u"q"_s + times(u"\u0303"_s, 1000) << false;
    }
    void isCountedAsPeopleSeeIt()
    {
        QFETCH(const QString, typed);
        QFETCH(const bool, isTaken);
        const auto mark = SaleMark::parse(typed);
        QCOMPARE(mark.has_value(), isTaken);
        if (!isTaken)
            QCOMPARE(mark.error(), SaleMarkError::TooLong);
    }
};

BALCAO_TEST(SaleMarkTest)

} // namespace salemarktest

#include "salemarktest.moc"
