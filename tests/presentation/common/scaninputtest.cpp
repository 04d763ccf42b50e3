// SPDX-License-Identifier: MIT
#include "ui/presentation/common/scaninput.h"
#include "tests/support/codewriter.h"
#include "tests/support/testmain.h"

namespace scaninputtest
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace balcao;
using Time = ScanInput::Time;
using Answer = ScanInput::Decision::Answer;

namespace
{

QString inverted(const QString &text)
{
    QString changed;
    for (const QChar sign : text)
        changed += sign.isUpper() ? sign.toLower() : sign.toUpper();
    return changed;
}

/** Presses keys in virtual time, and lets the pause end as the window's timer does. */
class Keys
{
public:
    bool isCapsLocked = false;
    bool isBadgeAwaited = false;
    /** The text that a person typed. */
    QString typed;
    QList<Scan> scans;
    /** Suffix keys that passed on to the window. */
    int passed = 0;

    void type(const QString &text, Time before, Time pace)
    {
        Time pause = before;
        for (const QChar sign : text) {
            wait(pause);
            pause = pace;
            const bool isSuffix = sign == u'\r' || sign == u'\t' || sign == u'\n';
            const QChar shown = isCapsLocked ? inverted(sign).front() : sign;
            const auto decision = m_input.press(
                {.sign = shown, .isShifted = sign.isUpper(), .isSuffix = isSuffix, .at = m_now}, isBadgeAwaited);
            take(decision);
            if (decision.answer == Answer::Hold)
                m_held += shown;
            else if (decision.answer == Answer::Pass)
                ++passed;
        }
    }
    void wait(Time time)
    {
        if (m_input.isHolding() && time > m_input.pause())
            take(m_input.end());
        m_now += time;
    }
    [[nodiscard]] bool isHolding() const { return m_input.isHolding(); }

private:
    void take(const ScanInput::Decision &decision)
    {
        if (!decision.isEnd)
            return;
        typed += m_held.first(decision.typed) + m_held.last(decision.typedAfter);
        m_held.clear();
        if (decision.scan)
            scans.append(*decision.scan);
    }

    ScanInput m_input;
    Time m_now = 1000s;
    QString m_held;
};

const QString slip = u"B123456789012345007"_s;
const QString product = u"7891000315507"_s;

} // namespace

/** A scanner's keys are no person's, and a person's are no scanner's. */
class ScanInputTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /** The scanner sends no suffix, and the person goes on within the time in which a scanner may stop. */
    void aPersonGoesOnAfterTheScan_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("slip") << slip;
        QTest::newRow("product") << product;
        QTest::newRow("Pix code") << test::CodeWriter::dynamic().code();
        QTest::newRow("anything else") << u"ABC-123456"_s;
    }
    void aPersonGoesOnAfterTheScan()
    {
        QFETCH(const QString, text);
        for (const int gap : {55, 90, 120, 200, 290, 320}) {
            for (const bool isSuffixed : {false, true}) {
                Keys keys;
                keys.type(u"12"_s, 2s, 130ms);
                keys.type(isSuffixed ? text + u'\r' : text, 180ms, 2ms);
                keys.type(u"3456"_s, Time(gap), 120ms);
                keys.wait(2s);
                QVERIFY2(keys.typed == u"123456"_s, qPrintable(u"%1 after %2 ms"_s.arg(keys.typed).arg(gap)));
                QCOMPARE(keys.scans.size(), 1);
                QCOMPARE(keys.scans.at(0).text, text);
            }
        }
    }

    /** A busy computer stops for a moment, also before the last key. */
    void aScannerThatStopsBeforeItsLastKey()
    {
        for (const QString &text : {slip, product}) {
            Keys keys;
            keys.type(text.chopped(1), 2s, 2ms);
            keys.type(text.last(1) + u'\r', 120ms, 2ms);
            keys.wait(2s);
            QCOMPARE(keys.typed, QString());
            QCOMPARE(keys.scans.size(), 1);
            QCOMPARE(keys.scans.at(0).text, text);
        }
    }

    void everyKindSuffixAndPace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("read");
        QTest::addColumn<int>("slowest");
        const auto row = [](const char *name, const QString &text, Scan::Kind kind, const QString &read, int slowest) {
            QTest::newRow(name) << text << int(kind) << read << slowest;
        };
        using Kind = Scan::Kind;
        const QString code = test::CodeWriter::dynamic().code();
        row("slip", slip, Kind::Slip, slip, 150);
        row("slip in small letters", slip.toLower(), Kind::Slip, slip, 150);
        row("slip behind ]C1", u"]C1"_s + slip, Kind::Slip, slip, 150);
        row("slip behind a star", u'*' + slip, Kind::Slip, slip, 150);
        row("slip between stars", u'*' + slip + u'*', Kind::Slip, slip, 150);
        row("slip behind a prefix of the shop", u"86"_s + slip, Kind::Slip, slip, 10);
        row("Pix code", code, Kind::PixCode, code, 150);
        row("Pix code behind ]Q1", u"]Q1"_s + code, Kind::PixCode, code, 150);
        row("damaged Pix code", code.chopped(1) + u'x', Kind::PixCode, code.chopped(1) + u'x', 150);
        row("EAN-13", product, Kind::Product, product, 50);
        row("EAN-13 behind ]E0", u"]E0"_s + product, Kind::Product, product, 50);
        row("UPC-A", u"036000291452"_s, Kind::Product, u"036000291452"_s, 50);
        row("EAN-8", u"96385074"_s, Kind::Product, u"96385074"_s, 10);
        row("EAN-13 with a wrong digit", u"7891000315508"_s, Kind::Other, u"7891000315508"_s, 10);
        row("slip with a digit more", slip + u'1', Kind::Other, slip + u'1', 10);
        row("slip with a letter inside", u"B00001234x678901002"_s, Kind::Other, u"B00001234x678901002"_s, 10);
        row("boleto", u"23793381286008200000045000063307789840000005000"_s, Kind::Other,
            u"23793381286008200000045000063307789840000005000"_s, 10);
        row("address", u"https://www.example.com/"_s, Kind::Other, u"https://www.example.com/"_s, 10);
        row("badge", u"0003456789"_s, Kind::Other, u"0003456789"_s, 10);
        row("slip, AZERTY", u"B&é\"'(-è_çà&é\"'(ààè"_s, Kind::OtherLayout, slip, 10);
        row("slip of an AZERTY scanner", u"B!@#$%^&*()!@#$%))&"_s, Kind::OtherLayout, slip, 10);
        row("Pix code, ABNT2", QString(code).replace(u'/', u';'), Kind::OtherLayout, code, 10);
        row("Pix code, QWERTZ", QString(code).replace(u'/', u'\x1').replace(u'-', u'ß').replace(u'\x1', u'-'),
            Kind::OtherLayout, code, 10);
    }
    void everyKindSuffixAndPace()
    {
        QFETCH(const QString, text);
        QFETCH(const int, kind);
        QFETCH(const QString, read);
        QFETCH(const int, slowest);
        for (const QString &suffix : {u""_s, u"\r"_s, u"\t"_s, u"\r\n"_s, u"\r\r"_s}) {
            for (const int pace : {0, 1, 8, 10, 50, 100, 150}) {
                for (const bool isCapsLocked : {false, true}) {
                    if (pace > slowest)
                        continue;
                    Keys keys;
                    keys.isCapsLocked = isCapsLocked;
                    keys.type(text + suffix, 2s, Time(pace));
                    keys.wait(2s);
                    const QByteArray row = u"%1 ms, suffix of %2"_s.arg(pace).arg(suffix.size()).toUtf8();
                    QVERIFY2(keys.typed.isEmpty(), row.constData());
                    QCOMPARE(keys.passed, 0);
                    QCOMPARE(keys.scans.size(), 1);
                    QCOMPARE(int(keys.scans.at(0).kind), kind);
                    QCOMPARE(keys.scans.at(0).text, read);
                }
            }
        }
    }

    void aPersonsKeys_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("pace");
        QTest::newRow("an amount") << u"4990"_s << 90;
        QTest::newRow("an amount in a burst") << u"4990"_s << 5;
        QTest::newRow("two keys rolled") << u"49"_s << 3;
        QTest::newRow("a CPF by a quick hand") << u"52998224725"_s << 25;
        QTest::newRow("a name") << u"Bea B. Paz"_s << 120;
        QTest::newRow("an address") << u"ana@example.com"_s << 25;
        QTest::newRow("a phone number by a script") << u"11987654321"_s << 13;
        QTest::newRow("a completed word") << u"Pereira da Silva"_s << 0;
        QTest::newRow("a slip's number by hand") << slip << 160;
        QTest::newRow("an EAN by hand") << product << 60;
        QTest::newRow("eight digits, quickly") << u"96385074"_s << 25;
        QTest::newRow("zeros") << u"000201"_s << 90;
    }
    void aPersonsKeys()
    {
        QFETCH(const QString, text);
        QFETCH(const int, pace);
        Keys keys;
        keys.type(text + u'\r', 2s, Time(pace));
        keys.wait(2s);
        QCOMPARE(keys.typed, text);
        QVERIFY(keys.scans.isEmpty());
        QCOMPARE(keys.passed, 1);
    }

    /** A key is not held longer than the pause that decides. */
    void aSingleKeyIsHeldForOnePause()
    {
        for (const QString &key : {u"0"_s, u"7"_s, u"a"_s, u" "_s}) {
            ScanInput input;
            QVERIFY(input.press({.sign = u'5', .at = 1s}).answer == Answer::Hold);
            QCOMPARE(input.end().typed, 1);
            QVERIFY(input.press({.sign = key.front(), .at = 1100ms}).answer == Answer::Hold);
            QCOMPARE(input.pause().count(), ScanInput::pace.count());
            QCOMPARE(input.end().typed, 1);
            QVERIFY(!input.isHolding());
        }
    }

    /** No amount begins with 0, but every Pix code does. */
    void aZeroThatBeginsATextIsHeldLonger()
    {
        ScanInput input;
        QVERIFY(input.press({.sign = u'0', .at = 1s}).answer == Answer::Hold);
        QCOMPARE(input.pause().count(), ScanInput::slowest.count());
        QCOMPARE(input.end().typed, 1);
        QVERIFY(input.press({.sign = u'0', .at = 1140ms}).answer == Answer::Hold);
        QCOMPARE(input.pause().count(), ScanInput::pace.count());
    }

    void aScanTakesNothingOfWhatIsTyped_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("before");
        for (const auto &[name, text] :
             {std::pair{"slip", slip}, std::pair{"product", product}, std::pair{"Pix code", test::CodeWriter().code()},
              std::pair{"other", u"ABC-123456"_s}}) {
            for (const int before : {35, 60, 500})
                QTest::addRow("%s, %d ms behind", name, before) << text << before;
        }
    }
    void aScanTakesNothingOfWhatIsTyped()
    {
        QFETCH(const QString, text);
        QFETCH(const int, before);
        Keys keys;
        keys.type(u"49"_s, 2s, 90ms);
        keys.type(text + u'\r', Time(before), 8ms);
        keys.type(u"90"_s, 700ms, 90ms);
        keys.wait(2s);
        QCOMPARE(keys.typed, u"4990"_s);
        QCOMPARE(keys.scans.size(), 1);
        QCOMPARE(keys.scans.at(0).text, text);
        QCOMPARE(keys.passed, 0);
    }

    /** A hand that is as fast as its keys are held. */
    void aScanBehindAQuickAmount_data() { aScanTakesNothingOfWhatIsTyped_data(); }
    void aScanBehindAQuickAmount()
    {
        QFETCH(const QString, text);
        QFETCH(const int, before);
        Keys keys;
        keys.type(u"4990"_s, 2s, 20ms);
        keys.type(text + u'\r', Time(before), 5ms);
        QCOMPARE(keys.typed, u"4990"_s);
        QCOMPARE(keys.scans.size(), 1);
        QCOMPARE(keys.scans.at(0).text, text);
        QCOMPARE(keys.passed, 0);
    }

    /** A busy computer delays single keys of a scanner; the first key of a product is no typed digit. */
    void aScanWithGaps_data()
    {
        QTest::addColumn<int>("place");
        QTest::addColumn<int>("gap");
        QTest::newRow("behind the first") << 1 << 45;
        QTest::newRow("behind the second") << 2 << 45;
        QTest::newRow("later") << 6 << 140;
        QTest::newRow("a computer that stops for a moment") << 5 << 290;
    }
    void aScanWithGaps()
    {
        QFETCH(const int, place);
        QFETCH(const int, gap);
        for (const QString &text : {slip, product}) {
            Keys keys;
            keys.type(text.first(place), 2s, 8ms);
            keys.type(text.sliced(place), Time(gap), 8ms);
            keys.wait(2s);
            QCOMPARE(keys.typed, QString());
            QCOMPARE(keys.scans.size(), 1);
            QCOMPARE(keys.scans.at(0).text, text);
        }
    }

    void whereABadgeIsAwaited_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("pace");
        QTest::addColumn<bool>("isScan");
        QTest::newRow("a reader") << u"0003456789"_s << 20 << true;
        QTest::newRow("a slow reader") << u"0003456789"_s << 80 << true;
        QTest::newRow("a hand") << u"0003456789"_s << 81 << false;
        QTest::newRow("a PIN, fast") << u"24681012"_s << 5 << false;
        QTest::newRow("a person chosen by Space, then a PIN, fast") << u" 24681012"_s << 30 << false;
        QTest::newRow("an EAN-8") << u"96385074"_s << 5 << true;
        QTest::newRow("letters only") << u"ANAPAULALIMA"_s << 20 << true;
        QTest::newRow("nothing") << QString() << 5 << false;
    }
    void whereABadgeIsAwaited()
    {
        QFETCH(const QString, text);
        QFETCH(const int, pace);
        QFETCH(const bool, isScan);
        Keys keys;
        keys.isBadgeAwaited = true;
        keys.type(text + u'\r', 2s, Time(pace));
        QCOMPARE(keys.scans.size(), isScan ? 1 : 0);
        if (isScan)
            QCOMPARE(keys.scans.at(0).raw, text);
        QCOMPARE(keys.typed, isScan ? QString() : text);
        QCOMPARE(keys.passed, isScan ? 0 : 1);
    }

    /** An Enter of the scanner does nothing; one that a person presses later does. */
    void suffixBehindAScan_data()
    {
        QTest::addColumn<int>("pause");
        QTest::addColumn<int>("passed");
        QTest::newRow("with the last key") << 0 << 0;
        QTest::newRow("a moment later") << 400 << 0;
        QTest::newRow("a second later") << 1000 << 1;
    }
    void suffixBehindAScan()
    {
        QFETCH(const int, pause);
        QFETCH(const int, passed);
        Keys keys;
        keys.type(product, 2s, 8ms);
        keys.type(u"\r"_s, Time(pause), 0ms);
        QCOMPARE(keys.passed, passed);
    }

    /** Short lines of a code are typed by a scanner, too, and an Enter between them does nothing. */
    void aCodeOfSeveralLines_data()
    {
        QTest::addColumn<QString>("lineEnd");
        QTest::addColumn<int>("pace");
        for (const int pace : {1, 8, 10}) {
            QTest::addRow("Enter, %d ms", pace) << u"\r"_s << pace;
            QTest::addRow("CR LF, %d ms", pace) << u"\r\n"_s << pace;
        }
    }
    void aCodeOfSeveralLines()
    {
        QFETCH(const QString, lineEnd);
        QFETCH(const int, pace);
        const QStringList lines{u"BEGIN:VCARD"_s, u"N:Paz"_s, u"1"_s, u"END:VCARD"_s, {}};
        Keys keys;
        keys.type(lines.join(lineEnd), 2s, Time(pace));
        keys.type(u"4990"_s, 700ms, 90ms);
        keys.wait(2s);
        QCOMPARE(keys.typed, u"4990"_s);
        QCOMPARE(keys.passed, 0);
        QVERIFY(!keys.scans.isEmpty());
    }

    /** A key that never ends is no code, and takes no memory. */
    void anEndlessScan()
    {
        Keys keys;
        keys.type(QString(10'000, u'7'), 2s, 1ms);
        keys.wait(2s);
        QCOMPARE(keys.typed, QString());
        QCOMPARE(keys.scans.size(), 1);
        QVERIFY(keys.scans.at(0).text.size() < 5000);
    }

    void eachKindHasItsSentence()
    {
        QVERIFY(describe(scanOf(product)).contains(u"product"_s));
        QVERIFY(describe(scanOf(u"B&é\"'(-è_çà&é\"'(ààè"_s)).contains(u"AZERTY"_s));
        QVERIFY(describe(scanOf(u"ABC-123456"_s)).contains(u"neither a slip nor a Pix code"_s));
    }
};

BALCAO_TEST(ScanInputTest)

} // namespace scaninputtest

#include "scaninputtest.moc"
