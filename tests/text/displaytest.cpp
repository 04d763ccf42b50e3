// SPDX-License-Identifier: MIT
#include "ui/text/display.h"
#include "core/values/utc.h"
#include "tests/support/testmain.h"
#include "ui/text/matchedletters.h"
#include "ui/text/messages.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace displaytest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

QString plain(QString text)
{
    return text.replace(QChar(0x00A0), u' ');
}

Money money(qint64 centavos)
{
    return Money::fromCentavos(centavos).value();
}

} // namespace

class DisplayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /** What a shop does next depends on it: no two causes are told alike. */
    void everyCauseHasItsOwnSentence()
    {
        QStringList sentences;
        for (int i = 0; i <= static_cast<int>(ProviderError::Cause::OtherTxid); ++i) {
            const QString sentence = messages::describe(static_cast<ProviderError::Cause>(i));
            QVERIFY2(!sentence.isEmpty() && !sentences.contains(sentence), qPrintable(QString::number(i)));
            sentences.append(sentence);
        }
    }

    void aRefusalForNowSaysHowLong()
    {
        ProviderError error{.outcome = ProviderError::Outcome::Refused,
                            .cause = ProviderError::Cause::HttpStatus,
                            .httpStatus = 429,
                            .category = ProviderError::Category::RateLimit};
        QVERIFY(!messages::describe(error).contains("Wait"_L1));
        error.retryAfter = std::chrono::seconds(20);
        QVERIFY2(messages::describe(error).contains("Wait 20 second(s) before trying again."_L1),
                 qPrintable(messages::describe(error)));
        // Any other status only tells when somebody may ask again: what is unknown is not sent again.
        error.category = ProviderError::Category::Unavailable;
        QVERIFY(!messages::describe(error).contains("Wait"_L1));
    }

    void lettersThatASearchMeant_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("marked");
        const auto row = [](const char *name, const QString &typed, const QString &marked) {
            QTest::newRow(name) << typed << marked;
        };
        row("a beginning", u"mar"_s, u"[Mar]ina Alves"_s);
        row("an accent in the name", u"mario"_s, u"[Mário] Benevides"_s);
        row("an accent in what is typed", u"JÓA"_s, u"[Joa]na Lima"_s);
        row("two words", u"alv mar"_s, u"[Mar]ina [Alv]es"_s);
        row("a beginning before the inside", u"mar"_s, u"Camargo [Mar]inho"_s);
        row("inside where no word begins so", u"mar"_s, u"Denise Ca[mar]go"_s);
        row("an apostrophe", u"davi"_s, u"João [D'Ávi]la"_s);
        row("ß is two letters", u"strasse"_s, u"[Straße]"_s);
        row("a hyphen ends a word", u"mar"_s, u"Ana-[Mar]ia"_s);
        row("nothing of it", u"zzz"_s, u"Marina"_s);
        row("nothing typed", u" "_s, u"Marina"_s);
    }
    void lettersThatASearchMeant()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, marked);
        QString text = QString(marked).remove(u'[').remove(u']');
        const QList<LetterRange> ranges = matchedLetters(text, typed);
        for (qsizetype i = ranges.size(); i-- > 0;)
            text.insert(ranges.at(i).first + ranges.at(i).length, u']').insert(ranges.at(i).first, u'[');
        QCOMPARE(text, marked);
    }

    void numbersNameTheirCounterWhereThereAreTwo()
    {
        Charge charge;
        charge.number = 111;
        charge.counter = u"01"_s;
        QCOMPARE(display::chargeNumber(charge), u"01-111"_s);
    }

    void amountVectors()
    {
        QFile file(QStringLiteral(BALCAO_TEST_DATA "/amount.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int seen = 0;
        const QJsonArray rows = QJsonDocument::fromJson(file.readAll()).array();
        for (const auto &value : rows) {
            const QJsonObject row = value.toObject();
            if (!row.contains("display"_L1) || !row.contains("cents"_L1))
                continue;
            QCOMPARE(plain(display::amount(money(row["cents"_L1].toInteger()))), plain(row["display"_L1].toString()));
            ++seen;
        }
        QVERIFY(seen > 20);
    }

    void counts_data()
    {
        QTest::addColumn<qint64>("number");
        QTest::addColumn<QString>("shown");
        QTest::newRow("none") << 0LL << u"0"_s;
        QTest::newRow("no separator yet") << 999LL << u"999"_s;
        QTest::newRow("thousands") << 1'234LL << u"1.234"_s;
        QTest::newRow("a year of a shop") << 1'012'345LL << u"1.012.345"_s;
    }
    void counts()
    {
        QFETCH(const qint64, number);
        QTEST(display::count(number), "shown");
    }

    void differences()
    {
        QCOMPARE(plain(display::difference(money(4670), money(3670))), u"− R$ 10,00"_s);
        QCOMPARE(plain(display::difference(money(3670), money(4670))), u"+ R$ 10,00"_s);
    }

    void durations_data()
    {
        QTest::addColumn<qint64>("seconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("negative is nothing left") << qint64(-5) << u"0 s"_s;
        QTest::newRow("seconds") << qint64(48) << u"48 s"_s;
        QTest::newRow("minute") << qint64(60) << u"1 min 00 s"_s;
        QTest::newRow("minutes") << qint64(868) << u"14 min 28 s"_s;
        QTest::newRow("hours") << qint64(7500) << u"2 h 05 min"_s;
        QTest::newRow("days") << qint64(3 * 86400 + 4 * 3600 + 59) << u"3 d 4 h"_s;
    }
    void durations()
    {
        QFETCH(qint64, seconds);
        QTEST(plain(display::duration(std::chrono::seconds(seconds))), "text");
    }

    void shortDurations()
    {
        QCOMPARE(plain(display::shortDuration(std::chrono::milliseconds(449))), u"0,4 s"_s);
        QCOMPARE(plain(display::shortDuration(std::chrono::milliseconds(12'000))), u"12,0 s"_s);
    }

    void quotedTextIsOneHarmlessLine_data()
    {
        QTest::addColumn<QString>("raw");
        QTest::addColumn<QString>("text");
        QTest::newRow("line breaks") << u"a\r\nb\tc"_s << u"a b c"_s;
        QTest::newRow("right-to-left override") << u"abc"_s + QChar(0x202E) + u"def"_s << u"abcdef"_s;
        QTest::newRow("NUL") << u"a"_s + QChar(0) + u"b"_s << u"ab"_s;
        QTest::newRow("too long") << QString(500, u'x') << QString(199, u'x') + QChar(0x2026);
    }
    void quotedTextIsOneHarmlessLine()
    {
        QFETCH(QString, raw);
        QTEST(display::quoted(raw), "text");
    }

    void timesAreLocal()
    {
        // The tests run in São Paulo's zone.
        const QDateTime utc(QDate(2026, 7, 14), QTime(17, 32, 9), utcZone);
        QCOMPARE(display::time(utc), u"14:32"_s);
        QCOMPARE(display::timeWithSeconds(utc), u"14:32:09"_s);
        QCOMPARE(display::timeOrDay(utc, utc), u"14:32"_s);
        QCOMPARE(display::timeOrDay(utc.addDays(1), utc), u"15/07 14:32"_s);
    }

    void sumsThatMayBeMoreSaySo()
    {
        const auto sum = MoneySum::fromCentavos;
        const QString most = u"R$\u00a09.999.999.999.999,99 or more"_s;
        QCOMPARE(display::amount(sum(1'999'999'999'998)), u"R$\u00a019.999.999.999,98"_s);
        QCOMPARE(display::amount(sum(MoneySum::maxCentavos)), most);
        QCOMPARE(display::amountInShort(sum(MoneySum::maxCentavos)), u"9.999.999,9 mi or more"_s);
        QCOMPARE(display::difference(sum(100), sum(MoneySum::maxCentavos)),
                 u"+\u00a0R$\u00a09.999.999.999.998,99 or more"_s);
        QCOMPARE(display::difference(sum(0), sum(MoneySum::maxCentavos)), u"+\u00a0"_s + most);
    }

    void amountsInShort()
    {
        const auto inShort = [](qint64 centavos) {
            return display::amountInShort(Money::fromCentavos(centavos).value());
        };
        QCOMPARE(inShort(99'999), u"999,99"_s);
        QCOMPARE(inShort(12'345'678), u"123,4 k"_s);
        QCOMPARE(inShort(99'999'999), u"999,9 k"_s);
        QCOMPARE(inShort(434'526'935), u"4,3 mi"_s);
    }
};

BALCAO_TEST(DisplayTest)

} // namespace displaytest

#include "displaytest.moc"
