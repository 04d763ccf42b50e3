// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "ui/qr/qrimage.h"
#include "ui/report/pages/pages.h"
#include "ui/report/report.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <memory>

namespace reportpagestest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using report::Pages;

namespace
{

report::Table tableOf(int rows)
{
    report::Table table{
        .columns = {{u"Number"_s}, {.title = u"Secret"_s, .isDetail = true}, {u"Name"_s}, {u"Amount"_s, true}},
        .rows = {}};
    for (int i = 0; i < rows; ++i)
        table.rows.append({u"<%1>"_s.arg(i), u"hidden"_s, u"Vera Lúcia Prado"_s, MoneySum::fromCentavos(123456)});
    return table;
}

report::Report reportOf(const QList<report::Block> &blocks, const QString &warning = {})
{
    return {.title = u"Closing 12"_s,
            .subtitle = u"Empório Jacarandá"_s,
            .figure = u"R$ 4.029,40"_s,
            .figureNote = u"received"_s,
            .warning = warning,
            .blocks = blocks,
            .footer = u"Made by Ana"_s};
}

QImage drawn(const Pages &pages, int page, int scale = 1)
{
    QImage image(Pages::size * scale, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    pages.draw(painter, page);
    return image;
}

/** The ink in the given part of a page. */
int inkIn(const QImage &page, const QRect &part)
{
    int count = 0;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x)
            count += qGray(page.pixel(x, y)) < 200 ? 1 : 0;
    }
    return count;
}

} // namespace

/** Reports on A4 pages: drawn, and as a PDF. */
class ReportPagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachRowIsOnOnePage()
    {
        constexpr int rows = 300;
        const QStringList pages = textOf(report::toPdf(reportOf({tableOf(rows)}, u"TRAINING"_s)));
        QVERIFY(pages.size() > 4);
        int found = 0;
        for (qsizetype i = 0; i < pages.size(); ++i) {
            const QString &page = pages.at(i);
            QVERIFY2(page.contains(u"Number Name Amount"_s) && page.contains(u"TRAINING"_s) &&
                         page.contains(u"Made by Ana Page %1 of %2"_s.arg(i + 1).arg(pages.size())),
                     qPrintable(page));
            while (page.contains(u"<%1> Vera Lúcia Prado R$ 1.234,56"_s.arg(found)))
                ++found;
        }
        QCOMPARE(found, rows);
        QVERIFY(pages.first().contains(u"Closing 12 R$ 4.029,40"_s));
        QVERIFY(pages.first().contains(u"Empório Jacarandá received"_s));
        QVERIFY(!pages.join(QString()).contains(u"hidden"_s));
    }

    void nothingIsDrawnInTheMargins_data()
    {
        QTest::addColumn<report::Report>("report");
        const QString word(300, u'W');
        QTest::newRow("rows") << reportOf({tableOf(100)});
        QTest::newRow("a long word in each place")
            << report::Report{.title = word,
                              .subtitle = word,
                              .figure = word,
                              .figureNote = word,
                              .blocks = {report::Heading{word}, report::Paragraph{word}, report::Pairs{{{word, word}}},
                                         report::Table{.columns = {{word}, {word}}, .rows = {{word, word}, {word}}},
                                         report::QrCode{"x", word, {word}, word}},
                              .footer = word};
        QTest::newRow("signs that the typeface does not have") << reportOf({report::Paragraph{u"日本 🙂"_s}});
    }
    void nothingIsDrawnInTheMargins()
    {
        QFETCH(const report::Report, report);
        const Pages pages(report);
        constexpr int edge = 58;
        constexpr QSize size = Pages::size;
        for (int i = 0; i < pages.count(); ++i) {
            const QImage page = drawn(pages, i);
            QVERIFY(inkIn(page, QRect(0, 0, size.width(), size.height())) > 100);
            QCOMPARE(inkIn(page, QRect(0, 0, edge, size.height())), 0);
            QCOMPARE(inkIn(page, QRect(size.width() - edge, 0, edge, size.height())), 0);
            QCOMPARE(inkIn(page, QRect(0, 0, size.width(), 45)), 0);
            // Between the last line and the footer.
            QCOMPARE(inkIn(page, QRect(0, 1045, size.width(), 10)), 0);
        }
    }

    /** A table that ends at the end of a page begins no other one. */
    void noPageIsEmpty()
    {
        for (int rows = 1; rows < 80; ++rows) {
            const Pages pages(reportOf({tableOf(rows)}));
            const QImage last = drawn(pages, pages.count() - 1);
            QVERIFY2(inkIn(last, QRect(0, 90, Pages::size.width(), 900)) > 0, qPrintable(QString::number(rows)));
        }
    }

    void theLargestCodeReadsBack_data()
    {
        QTest::addColumn<int>("bytes");
        for (const int bytes : {1, 150, 300, 512})
            QTest::addRow("%d", bytes) << bytes;
    }
    void theLargestCodeReadsBack()
    {
        if (!canReadBack())
            QSKIP("Codes are not read in this build");
        QFETCH(const int, bytes);
        QByteArray payload;
        for (int i = 0; i < bytes; ++i)
            payload += char('0' + i * 7 % 74);
        const Pages pages(reportOf({report::QrCode{payload, u"Code 1"_s, {u"R$ 1,00"_s}, u"Verified"_s}}));
        QVERIFY(pages.text().contains(u"Code 1\nR$ 1,00\nVerified"_s));
        // As a printer of 288 dots an inch has it.
        const QImage page = drawn(pages, 0, 3);
        GreyPicture picture{.width = page.width(), .height = page.height(), .pixels = {}};
        for (int y = 0; y < page.height(); ++y)
            picture.pixels.append(reinterpret_cast<const char *>(page.constScanLine(y)), page.width());
        QCOMPARE(readQr(picture), payload);
    }

    void aCodeThatCannotBeDrawnLeavesItsText()
    {
        const QByteArray tooLong(3000, 'x');
        for (const QByteArray &payload : {QByteArray(), tooLong}) {
            const Pages pages(reportOf({report::QrCode{payload, u"Code 1"_s, {}, u"Not verified"_s}}));
            QVERIFY(pages.text().contains(u"Code 1\nNot verified"_s));
            QVERIFY(!pages.text().contains(QChar::ObjectReplacementCharacter));
        }
    }

    void controlSignsAreTakenOut()
    {
        const Pages pages(reportOf({report::Paragraph{u"a\u202eb\x1b\nc"_s}, report::Pairs{{{u"x"_s, u"\u200fd"_s}}}}));
        QVERIFY(pages.text().contains(u"ab c"_s) && pages.text().contains(u"\nd"_s));
    }

    /** The list is saved in a worker thread. */
    void aListIsMadeInAnotherThread()
    {
        report::Pdf pdf;
        const std::unique_ptr<QThread> worker(
            QThread::create([&pdf] { pdf = report::toPdf(reportOf({tableOf(1'500)})); }));
        worker->start();
        QVERIFY(worker->wait(60'000));
        QVERIFY(pdf.bytes.startsWith("%PDF") && pdf.pages > 20);
        QCOMPARE(pdf.pages, textOf(pdf).size());
    }

    /** A provider's reply may be one long word. */
    void aLongWordIsBrokenAtOnce()
    {
        QElapsedTimer since;
        since.start();
        const QString word(100'000, u'a');
        const Pages pages(reportOf(
            {report::Paragraph{word}, report::Table{.columns = {{u"Fact"_s}, {word}}, .rows = {{word, word}}}}));
        QVERIFY(pages.count() >= 1);
        QVERIFY2(since.elapsed() < 1'000, qPrintable(QString::number(since.elapsed())));
    }

private:
    /** The text of each page of a PDF, as another program reads it. */
    QStringList textOf(const report::Pdf &pdf) const
    {
        QFile file(m_folder.filePath(u"report.pdf"_s));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(pdf.bytes);
        file.close();
        QProcess reader;
        reader.start(u"pdftotext"_s, {u"-layout"_s, file.fileName(), u"-"_s});
        if (!reader.waitForFinished())
            return {};
        QStringList pages = QString::fromUtf8(reader.readAllStandardOutput()).split(u'\f');
        for (QString &page : pages)
            page = page.replace(QChar(QChar::Nbsp), u' ').simplified();
        pages.removeLast();
        return pages;
    }

    QTemporaryDir m_folder;
};

BALCAO_GUI_TEST(ReportPagesTest)

} // namespace reportpagestest

#include "reportpagestest.moc"
