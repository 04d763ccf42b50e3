// SPDX-License-Identifier: MIT
#include "ui/report/pages/raster.h"
#include "core/printing/escpos.h"
#include "core/printing/printerprofile.h"
#include "tests/core/printing/readpaper.h"
#include "tests/support/testmain.h"
#include "ui/report/report.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QTest>
#include <QThread>

namespace rastertest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace balcao::report;
using print::Bitmap;
using print::PrinterProfile;

namespace
{

const QByteArray usualCode =
    "00020101021226850014br.gov.bcb.pix2563pix.example.com/qr/v2/9d36b84f-c70b-478f-b95c-12a1d6f1a2b3"
    "520400005303986540586.405802BR5917EMPORIO JACARANDA6009SAO PAULO62070503***6304ABCD";
const QString usualMark = u"B123456789012345678"_s;

PrinterProfile profileOf(int width)
{
    PrinterProfile profile;
    profile.width = width;
    return profile;
}

Bitmap drawn(const Report &report, int width = 576)
{
    return toRaster(report, profileOf(width)).value();
}

Report reportOf(const QList<Block> &blocks)
{
    Report report;
    report.blocks = blocks;
    return report;
}

bool hasInk(const Bitmap &picture, const QRect &place)
{
    for (int y = place.top(); y <= place.bottom(); ++y) {
        for (int x = place.left(); x <= place.right(); ++x) {
            if (picture.isDark(x, y))
                return true;
        }
    }
    return false;
}

/** A slip with all that there may be on it, in long texts. */
Report longSlip()
{
    return {.title = u"Empório Jacarandá de Produtos Naturais e Importados"_s,
            .subtitle = u"Seu banco mostra: EMPORIO JACARANDA COMERCIO DE ALIMENTOS LTDA"_s,
            .warning = u"TREINAMENTO: esta cobrança não tem valor."_s,
            .blocks = {Rule{}, Paragraph{.text = u"PAGUE COM PIX"_s, .isCentred = true, .isStrong = true},
                       Paragraph{
                           .text = u"R$\u00a09.999.999.999,99"_s, .isCentred = true, .isStrong = true, .isLarge = true},
                       QrCode{.payload = usualCode},
                       Paragraph{.text = u"Aponte a câmera do app do seu banco"_s, .isCentred = true},
                       Paragraph{.text = u"Válido até 21/11/2026 23:30"_s, .isCentred = true, .isStrong = true}, Rule{},
                       Pairs{{{u"Cobrança"_s, u"01-7"_s},
                              {u"Criada em"_s, u"21/11/2026 12:00"_s},
                              {u"Cliente"_s, u"Maximiliano Antônio de Alcântara Figueiredo e Vasconcelos"_s},
                              {u"CPF/CNPJ"_s, u"***.982.247-**"_s},
                              {u"Caixa"_s, u"01, Ana Paula"_s},
                              {u"txid"_s, u"7f3c9a1e5b2d4c6f8a0b1c2d3e4f5a6b"_s}}},
                       Rule{}, Paragraph{.text = QString::fromLatin1(usualCode)}, Rule{}, BarCode{usualMark}},
            .footer = u"Não é documento fiscal"_s};
}

} // namespace

/** Reports as the picture that printers get. BALCAO_PICTURES names a folder to look at the pictures in. */
class RasterTest : public QObject
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
        const Bitmap picture =
            drawn(reportOf({Paragraph{u"PAGUE COM PIX"_s}, QrCode{code}, Rule{}, BarCode{usualMark}}), width);
        const ReadPaper paper = ReadPaper::of(print::escPos(picture, true));
        QCOMPARE(paper.problem, QString());
        QCOMPARE(paper.code(u"QR-Code"_s), QString::fromLatin1(code));
        QCOMPARE(paper.code(u"CODE-128"_s), usualMark);
        QCOMPARE(paper.width(), width);
        QCOMPARE(paper.rows, picture.rows);
    }

    void wholeSlip_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {384, 512, 576})
            QTest::addRow("%d dots", width) << width;
    }
    /** No text is cut at an edge, the same report gives the same picture in any thread, and it takes no time. */
    void wholeSlip()
    {
        QFETCH(const int, width);
        const Bitmap picture = drawn(longSlip(), width);
        QCOMPARE(picture.width, width);
        QCOMPARE(picture.rows.size(), qsizetype(picture.height) * width / 8);
        QVERIFY(!hasInk(picture, {0, 0, width, 1}));
        QVERIFY(!hasInk(picture, {0, picture.height - 1, width, 1}));
        Bitmap other;
        const std::unique_ptr<QThread> thread(QThread::create([&] { other = drawn(longSlip(), width); }));
        thread->start();
        QVERIFY(thread->wait(30'000));
        QCOMPARE(other, picture);
        QElapsedTimer timer;
        timer.start();
        constexpr int times = 10;
        for (int time = 0; time < times; ++time)
            QCOMPARE(drawn(longSlip(), width), picture);
        qInfo("%lld ms", timer.elapsed() / times);
        if (const QString folder = qEnvironmentVariable("BALCAO_PICTURES"); !folder.isEmpty()) {
            QImage image(reinterpret_cast<const uchar *>(picture.rows.constData()), width, picture.height, width / 8,
                         QImage::Format_Mono);
            image.setColorTable({qRgb(255, 255, 255), qRgb(0, 0, 0)});
            QVERIFY(image.save(u"%1/slip-%2.png"_s.arg(folder).arg(width)));
        }
    }

    void linesOfText_data()
    {
        QTest::addColumn<QList<Block>>("blocks");
        QTest::addColumn<int>("lines");
        const auto row = [](const char *name, const Block &block, int lines) {
            QTest::newRow(name) << QList<Block>{block} << lines;
        };
        const QString longWord(80, u'm');
        row("short", Paragraph{u"Bom dia"_s}, 1);
        row("empty", Paragraph{}, 1);
        row("large", Paragraph{.text = u"Bom dia"_s, .isLarge = true}, 2);
        row("large words that do not fit", Paragraph{.text = u"Bom dia, boa tarde e boa noite"_s, .isLarge = true}, 4);
        row("words that do not fit", Paragraph{u"Bom dia, boa tarde e boa noite a todos que vieram hoje"_s}, 2);
        row("a word that is wider", Paragraph{longWord}, 3);
        row("line ends are blanks", Paragraph{u"a\nb\r\nc\u2028d"_s}, 1);
        row("a pair", Pairs{{{u"Caixa"_s, u"02"_s}}}, 1);
        row("pairs", Pairs{{{u"Caixa"_s, u"02"_s}, {u"Cobrança"_s, Count{1234}}}}, 2);
        row("a pair without a value", Pairs{{{u"Caixa"_s, QString()}}}, 1);
        row("a pair that does not fit", Pairs{{{u"Caixa"_s, QString(40, u'm').replace(20, 1, u' ')}}}, 3);
        row("a table", Table{.columns = {{u"A"_s}, {u"B"_s}}, .rows = {{u"a"_s, Count{1}}, {u"b"_s}}}, 2);
        row("a rule", Rule{}, 1);
        row("a heading", Heading{u"Total"_s}, 1);
        row("a code's text", QrCode{.payload = {}, .title = u"a"_s, .lines = {u"b"_s, u"c"_s}, .note = u"d"_s}, 4);
    }
    void linesOfText()
    {
        QFETCH(const QList<Block>, blocks);
        QFETCH(const int, lines);
        QCOMPARE(drawn(reportOf(blocks)).height, lines * 30);
    }

    /** The largest amount on the narrowest paper. */
    void amountIsNotBroken()
    {
        const Bitmap picture =
            drawn(reportOf({Paragraph{.text = u"R$\u00a09.999.999.999,99"_s, .isStrong = true, .isLarge = true}}), 384);
        QVERIFY(picture.height > 30 && picture.height < 60);
    }

    /** Above everything and below it. */
    void warningIsThereTwice()
    {
        const Block rule = Rule{};
        const int height = drawn(reportOf({rule})).height;
        Report report = reportOf({rule});
        report.warning = u"TRAINING"_s;
        const Bitmap picture = drawn(report);
        QCOMPARE(picture.height, height + 2 * 30);
        QVERIFY(hasInk(picture, {0, 0, 576, 30}) && hasInk(picture, {0, picture.height - 30, 576, 30}));
    }

    void pairsAreAtBothEdges()
    {
        const Bitmap picture = drawn(reportOf({Pairs{{{u"M"_s, u"M"_s}}}}));
        QVERIFY(hasInk(picture, {0, 0, 24, 30}));
        QVERIFY(!hasInk(picture, {30, 0, 576 - 60, 30}));
        QVERIFY(hasInk(picture, {576 - 24, 0, 24, 30}));
    }

    void textsOfAnyScript_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("Portuguese") << u"áàâãéêíóôõúüç ÁÀÂÃÉÊÍÓÔÕÚÜÇ ºª"_s;
        QTest::newRow("typographic signs") << u"“a” ‘b’ – — … • €"_s;
        QTest::newRow("Chinese") << u"日本語 中文"_s;
        QTest::newRow("emoji") << u"Café \U0001f600 \U0001f468\u200d\U0001f469\u200d\U0001f467"_s;
        QTest::newRow("Arabic") << u"مرحبا ﷺ"_s;
        QTest::newRow("marks alone") << QString(50, QChar(0x0301));
        QTest::newRow("half a character") << u"a"_s + QChar(0xd83d);
    }
    void textsOfAnyScript()
    {
        QFETCH(const QString, text);
        const Bitmap picture = drawn(reportOf({Paragraph{text}, Pairs{{{text, text}}}}), 384);
        QVERIFY(hasInk(picture, {0, 0, 384, picture.height}));
    }

    /** Texts become dots alone: the reader ends at any byte that is not a command of ours. */
    void hostileNamesAreNoCommands()
    {
        const QString text =
            u"\x1b@\x1d\x56\x01\x10\x04\x01\n\r\x7f\u0085\u009b\u202e\x1b(s3B\t\b%n"_s + QChar(0) + u"é"_s;
        Report report{.title = text, .subtitle = text, .warning = text, .footer = text};
        report.blocks = {Heading{text}, Paragraph{text}, Pairs{{{text, text}}},
                         Table{.columns = {{text}}, .rows = {{text, text}}},
                         QrCode{.payload = usualCode, .title = text, .lines = {text}, .note = text}};
        const Bitmap picture = drawn(report);
        const ReadPaper read = ReadPaper::of(print::escPos(picture, true), false);
        QCOMPARE(read.problem, QString());
        QCOMPARE(read.rows, picture.rows);
        QCOMPARE(read.told.value("cuts"_L1).toInt(), 1);
        QCOMPARE(read.told.value("resets"_L1).toInt(), 1);
    }

    void whatDoesNotFitIsSaid()
    {
        const auto errorOf = [](const Block &block) { return toRaster(reportOf({block}), profileOf(384)).error(); };
        QCOMPARE(errorOf(QrCode{QByteArray(700, 'x')}), RasterError::CodeTooLarge);
        QCOMPARE(errorOf(QrCode{QByteArray(3000, 'x')}), RasterError::CodeTooLarge);
        QCOMPARE(errorOf(BarCode{}), RasterError::NoBars);
        QCOMPARE(errorOf(BarCode{u"é"_s}), RasterError::NoBars);
        QCOMPARE(errorOf(BarCode{u"X"_s.repeated(40)}), RasterError::NoBars);
    }
};

BALCAO_GUI_TEST(RasterTest)

} // namespace rastertest

#include "rastertest.moc"
