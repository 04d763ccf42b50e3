// SPDX-License-Identifier: MIT
#include "core/print/escpos.h"
#include "readpaper.h"
#include "tests/support/testmain.h"
#include "ui/qr/qrimage.h"

#include <QRandomGenerator>
#include <QTest>

namespace escpostest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace balcao::print;

namespace
{

const QByteArray usualCode =
    "00020101021226850014br.gov.bcb.pix2563pix.example.com/qr/v2/9d36b84f-c70b-478f-b95c-12a1d6f1a2b3"
    "520400005303986540586.405802BR5917EMPORIO JACARANDA6009SAO PAULO62070503***6304ABCD";

Code codeOf(const QByteArray &bytes)
{
    return {.modules = modulesOf(*QrMatrix::encode(bytes))};
}

} // namespace

/** A printer's bytes, read by Python and zbar. */
class EscPosTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPhoneReadsThePaper_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("length");
        for (const int width : {384, 512, 576}) {
            QTest::addRow("%d dots, a usual code", width) << width << 0;
            QTest::addRow("%d dots, the longest code", width) << width << 512;
        }
    }
    void aPhoneReadsThePaper()
    {
        QFETCH(int, width);
        QFETCH(int, length);
        const QByteArray code = length == 0 ? usualCode : usualCode + QByteArray(length - usualCode.size(), 'x');
        PrinterProfile profile;
        profile.width = width;
        const auto bytes = escPos({Words{.text = u"PAGUE COM PIX"_s}, codeOf(code), Rule{},
                                   Bars{u"B123456789012345678"_s}, Words{.text = u"B123456789012345678"_s}},
                                  profile);
        QVERIFY(bytes);
        const ReadPaper paper = ReadPaper::of(*bytes);
        QCOMPARE(paper.problem, QString());
        QCOMPARE(paper.code(u"QR-Code"_s), QString::fromLatin1(code));
        QCOMPARE(paper.code(u"CODE-128"_s), u"B123456789012345678"_s);
        for (const auto &drawn : paper.told.value("widths"_L1).toArray())
            QCOMPARE(drawn.toInt(), width);
        QCOMPARE(paper.told.value("pictures"_L1).toInt(), 2);
        QCOMPARE(paper.rows().at(1), QString(profile.columns(), u'-'));
    }

    void aPrinterWithoutCutterGetsNoCut()
    {
        PrinterProfile profile;
        profile.cuts = false;
        const auto bytes = escPos({codeOf(usualCode)}, profile);
        QVERIFY(bytes);
        const ReadPaper paper = ReadPaper::of(*bytes);
        QCOMPARE(paper.problem, QString());
        QCOMPARE(paper.told.value("cuts"_L1).toInt(), 0);
    }

    void textIsInThePrintersPage_data()
    {
        QTest::addColumn<CodePage>("page");
        QTest::addColumn<int>("table");
        QTest::newRow("cp850") << CodePage::Cp850 << 2;
        QTest::newRow("cp860") << CodePage::Cp860 << 3;
        QTest::newRow("cp858") << CodePage::Cp858 << 19;
        QTest::newRow("cp858 of a clone") << CodePage::Cp858 << 53;
        QTest::newRow("cp1252") << CodePage::Cp1252 << 16;
    }
    void textIsInThePrintersPage()
    {
        QFETCH(CodePage, page);
        QFETCH(int, table);
        PrinterProfile profile;
        profile.page = page;
        profile.table = table;
        const Paper paper{Words{.text = u"EMPÓRIO JACARANDÁ"_s, .isCentred = true, .isBold = true, .scale = 2},
                          Words{.text = u"áàâãéêíóôõúüç ÁÀÂÃÉÊÍÓÔÕÚÜÇ ºª § “€” Łukasz"_s},
                          Pair{.name = u"Cliente"_s, .value = u"João A. Conceição"_s}, Words{},
                          Words{.text = u"Não é documento fiscal"_s, .isCentred = true}};
        const auto bytes = escPos(paper, profile);
        QVERIFY(bytes);
        const ReadPaper read = ReadPaper::of(*bytes, false);
        QCOMPARE(read.problem, QString());
        QStringList expected;
        for (const Part &part : laidOut(paper, 48, page))
            expected.append(std::get<Row>(part).text);
        QCOMPARE(read.rows(), expected);
        QVERIFY(read.rows().at(1).startsWith(u"áàâãéêíóôõúüç ÁÀÂÃÉÊÍÓÔÕÚÜÇ"_s));
        QCOMPARE(read.told.value("tables"_L1).toArray(), QJsonArray{table});
        QCOMPARE(read.told.value("resets"_L1).toInt(), 1);
        QCOMPARE(read.told.value("cuts"_L1).toInt(), 1);
        const QJsonObject first = read.told.value("rows"_L1).toArray().first().toObject();
        QCOMPARE(first.value("scale"_L1).toInt(), 2);
        QVERIFY(first.value("bold"_L1).toBool());
    }

    /** The reader ends at the first byte that is neither a letter nor a command of ours. */
    void hostileNamesAreNoCommands()
    {
        const quint32 seed = qEnvironmentVariableIsSet("BALCAO_SEED")
                                 ? quint32(qEnvironmentVariableIntValue("BALCAO_SEED"))
                                 : QRandomGenerator::global()->generate();
        qInfo("BALCAO_SEED=%u", seed);
        QRandomGenerator chance(seed);
        const QStringList pieces{u"\x1b@"_s,
                                 u"\x1d\x56\x01"_s,
                                 u"\x10\x04\x01"_s,
                                 u"\n"_s,
                                 u"\r"_s,
                                 u"\0"_s,
                                 u"\x7f"_s,
                                 u"\u0085"_s,
                                 u"\u009b"_s,
                                 u"\u2028"_s,
                                 u"\u202e"_s,
                                 QString(QChar(0xd83d)),
                                 u"\U0001f600"_s,
                                 u"é"_s,
                                 u"e\u0301"_s,
                                 u"\x1b(s3B"_s,
                                 u"%n"_s,
                                 u"\u0130"_s,
                                 u"ﷺ"_s,
                                 u"日"_s,
                                 u"\t"_s,
                                 u"\b"_s};
        Paper paper;
        QStringList expected;
        for (const CodePage page : {CodePage::Cp850, CodePage::Cp860}) {
            paper.clear();
            for (int name = 0; name < 300; ++name) {
                QString text;
                for (int piece = chance.bounded(1, 12); piece > 0; --piece)
                    text += chance.bounded(3) > 0 ? pieces.at(chance.bounded(int(pieces.size())))
                                                  : QString(QChar(chance.bounded(0x10000)));
                paper.append(name % 2 == 0 ? Block(Words{.text = text, .scale = 1 + name % 4 / 2})
                                           : Block(Pair{.name = text, .value = text}));
            }
            PrinterProfile profile;
            profile.page = page;
            profile.table = usualTable(page);
            const auto bytes = escPos(paper, profile);
            QVERIFY(bytes);
            const ReadPaper read = ReadPaper::of(*bytes, false);
            QCOMPARE(read.problem, QString());
            expected.clear();
            for (const Part &part : laidOut(paper, 48, page))
                expected.append(std::get<Row>(part).text);
            QCOMPARE(read.rows(), expected);
            QCOMPARE(read.told.value("cuts"_L1).toInt(), 1);
            QCOMPARE(read.told.value("pictures"_L1).toInt(), 0);
        }
    }

    void whatDoesNotFitIsSaid()
    {
        PrinterProfile narrow;
        narrow.width = 384;
        QCOMPARE(escPos({codeOf(QByteArray(700, 'x'))}, narrow).error(), PaperError::CodeTooLarge);
        QCOMPARE(escPos({Code{}}, narrow).error(), PaperError::CodeTooLarge);
        QCOMPARE(escPos({Bars{u"é"_s}}, narrow).error(), PaperError::NoBars);
        QCOMPARE(escPos({Bars{u"X"_s.repeated(40)}}, narrow).error(), PaperError::NoBars);
    }
};

BALCAO_TEST(EscPosTest)

} // namespace escpostest

#include "escpostest.moc"
