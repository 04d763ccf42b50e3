// SPDX-License-Identifier: MIT
#include "tests/support/greypicture.h"
#include "tests/support/testmain.h"
#include "ui/report/pages/raster.h"
#include "ui/report/report.h"
#include "ui/widgets/controls/doubleclickfilter.h"
#include "ui/widgets/controls/fieldedit.h"
#include "ui/widgets/controls/qrcodewidget.h"
#include "ui/widgets/style/balcaostyle.h"
#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/icon.h"
#include "ui/widgets/style/theme.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace primitivestest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

/** WCAG 2: relative luminance and contrast. */
double luminance(const QColor &color)
{
    const auto channel = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) + 0.0722 * channel(color.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double high = std::max(luminance(a), luminance(b));
    const double low = std::min(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

QByteArray exampleCode()
{
    return "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de "
           "Tal6008BRASILIA62070503***63041D3D";
}

} // namespace

class PrimitivesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    /** The first click may bring another page, with a button at the same place. */
    void secondClickReachesNoOtherWidget()
    {
        QWidget window;
        const DoubleClickFilter filter(&window);
        QPushButton first(&window);
        QPushButton second(&window);
        const QSignalSpy clicks(&second, &QPushButton::clicked);
        const auto send = [](QWidget &widget, QEvent::Type type) {
            QMouseEvent event(type, QPointF(1, 1), widget.mapToGlobal(QPointF(1, 1)), Qt::LeftButton, Qt::LeftButton,
                              {});
            QCoreApplication::sendEvent(&widget, &event);
        };
        window.show();
        for (QPushButton *pressed : {&first, &second}) {
            send(*pressed, QEvent::MouseButtonPress);
            send(*pressed, QEvent::MouseButtonRelease);
            send(second, QEvent::MouseButtonDblClick);
            send(second, QEvent::MouseButtonRelease);
        }
        QCOMPARE(clicks.size(), 2); // both of the second button's own
    }

    void textCanBeReadInBothThemes_data()
    {
        QTest::addColumn<Shades>("ink");
        QTest::addColumn<Shades>("ground");
        QTest::addColumn<double>("least");
        QTest::newRow("text") << ColorRole::Ink << ColorRole::Surface << 7.0;
        QTest::newRow("secondary") << ColorRole::Ink2 << ColorRole::Surface << 7.0;
        QTest::newRow("hint") << ColorRole::Ink3 << ColorRole::Surface << 4.5;
        QTest::newRow("hint on the page") << ColorRole::Ink3 << ColorRole::Window << 4.5;
        QTest::newRow("control border") << ColorRole::Stroke << ColorRole::Surface << 3.0;
        QTest::newRow("primary button") << ColorRole::OnFill << ColorRole::Primary << 4.5;
        QTest::newRow("link") << ColorRole::Link << ColorRole::Surface << 4.5;
        QTest::newRow("paid") << ColorRole::OkInk << ColorRole::OkTint << 4.5;
        QTest::newRow("waiting") << ColorRole::WaitInk << ColorRole::WaitTint << 4.5;
        QTest::newRow("error") << ColorRole::ErrorInk << ColorRole::ErrorTint << 4.5;
        QTest::newRow("unknown") << ColorRole::UnknownInk << ColorRole::UnknownTint << 4.5;
        QTest::newRow("refunded") << ColorRole::RefundInk << ColorRole::RefundTint << 4.5;
        QTest::newRow("expired") << ColorRole::MutedInk << ColorRole::MutedTint << 4.5;
        QTest::newRow("training") << ColorRole::TrainingInk << ColorRole::TrainingTint << 4.5;
        QTest::newRow("amount") << ColorRole::DisplayText << ColorRole::Visor << 7.0;
        QTest::newRow("small text on the visor") << ColorRole::VisorDim << ColorRole::Visor << 4.5;
        QTest::newRow("empty amount") << ColorRole::VisorZero << ColorRole::Visor << 3.0;
        QTest::newRow("empty amount in training") << ColorRole::TrainingZero << ColorRole::TrainingVisor << 3.0;
        QTest::newRow("small text in training") << ColorRole::TrainingDim << ColorRole::TrainingVisor << 4.5;
    }
    void textCanBeReadInBothThemes()
    {
        QFETCH(Shades, ink);
        QFETCH(Shades, ground);
        QFETCH(double, least);
        for (const Theme theme : {Theme(Theme::Mode::Light), Theme(Theme::Mode::Dark)})
            QVERIFY2(contrast(theme.color(ink), theme.color(ground)) >= least,
                     qPrintable(QString::number(contrast(theme.color(ink), theme.color(ground)))));
    }

    void everyDigitIsAsWideAsAnother_data()
    {
        QTest::addColumn<QFont>("font");
        for (const int pixels : {11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 26, 28, 30, 32, 40}) {
            for (const QFont::Weight weight : {QFont::Normal, QFont::Medium, QFont::DemiBold})
                QTest::addRow("%d/%d", pixels, weight) << fonts::text(pixels, weight);
        }
        for (const int pixels : {24, 28, 32, 40, 48, 56, 60, 64, 72, 84, 92, 104, 112, 140, 176})
            QTest::addRow("display %d", pixels) << fonts::display(pixels);
    }
    void everyDigitIsAsWideAsAnother()
    {
        QFETCH(const QFont, font);
        const QString digits = u"0123456789"_s;
        const QFontMetricsF metrics(font);
        const double cell = metrics.horizontalAdvance(u'0');
        for (const QChar left : digits) {
            QCOMPARE(metrics.horizontalAdvance(left), cell);
            for (const QChar right : digits)
                QCOMPARE(metrics.horizontalAdvance(QString(left) + right), 2 * cell);
        }
        // Neither of two neighbours moves the marks between them.
        for (const QString &form : {u"R$\u00A0%1.%1%1%1,%1%1"_s, u"%1%1:%1%1"_s, u"%1%1/%1%1"_s, u"%1%1-%1"_s}) {
            const double width = metrics.horizontalAdvance(QString(form).replace(u"%1"_s, u"0"_s));
            for (const QChar digit : digits)
                QCOMPARE(metrics.horizontalAdvance(QString(form).replace(u"%1"_s, QString(digit))), width);
        }
    }

    void popupsStayInTheWindow_data()
    {
        QTest::addColumn<int>("anchorTop");
        QTest::addColumn<int>("top");
        QTest::newRow("below") << 10 << 58;
        QTest::newRow("above") << 250 << 92;
        QTest::newRow("over it, at the foot") << 120 << 150;
    }
    void popupsStayInTheWindow()
    {
        QFETCH(const int, anchorTop);
        QWidget window;
        window.resize(400, 300);
        QWidget anchor(&window);
        anchor.setGeometry(350, anchorTop, 40, 40);
        const QPoint place = popupPlace({100, 150}, &anchor, 0);
        QCOMPARE(window.mapFromGlobal(place).x(), 300);
        QTEST(window.mapFromGlobal(place).y(), "top");
    }

    void everyIconDraws()
    {
        const QStringList files = QDir(u":/icons"_s).entryList();
        QVERIFY(files.size() > 60);
        for (const QString &file : files) {
            QImage picture(48, 48, QImage::Format_ARGB32);
            picture.fill(Qt::transparent);
            QPainter painter(&picture);
            paintIcon(painter, QRectF(0, 0, 48, 48), file, Qt::black);
            painter.end();
            int drawn = 0;
            for (int y = 0; y < 48; ++y) {
                for (int x = 0; x < 48; ++x)
                    drawn += qAlpha(picture.pixel(x, y)) > 128 ? 1 : 0;
            }
            QVERIFY2(drawn > 10, qPrintable(file));
        }
    }

    void fieldsPunctuateByThemselves()
    {
        FieldEdit taxId;
        taxId.setMask(inputmask::maskTaxId);
        QTest::keyClicks(&taxId, u"52998224725"_s);
        QCOMPARE(taxId.text(), u"529.982.247-25"_s);
        QTest::keyClick(&taxId, Qt::Key_Home);
        QTest::keyClick(&taxId, Qt::Key_Delete);
        QTest::keyClicks(&taxId, u"5"_s);
        QCOMPARE(taxId.text(), u"529.982.247-25"_s);
        QCOMPARE(taxId.cursorPosition(), 1);
        taxId.clear();
        taxId.insert(u"12.abc.345/01de-35"_s);
        Q_EMIT taxId.textEdited(taxId.text());
        QCOMPARE(taxId.text(), u"12.ABC.345/01DE-35"_s);
    }

    void backspaceJumpsOverPunctuation()
    {
        FieldEdit phone;
        phone.setMask(inputmask::maskPhone);
        QTest::keyClicks(&phone, u"11987654321"_s);
        QCOMPARE(phone.text(), u"(11) 98765-4321"_s);
        for (int i = 0; i < 11; ++i)
            QTest::keyClick(&phone, Qt::Key_Backspace);
        QVERIFY2(phone.text().isEmpty(), qPrintable(phone.text()));
    }

    void qrModulesAreWholePixelsAndReadBack_data()
    {
        QTest::addColumn<int>("side");
        for (const int side : {240, 301, 488, 517, 720})
            QTest::addRow("%d pixels", side) << side;
    }
    void qrModulesAreWholePixelsAndReadBack()
    {
        QFETCH(int, side);
        QrCodeWidget widget;
        widget.resize(side, side);
        QVERIFY(widget.setCode(exampleCode()));
        const QImage picture = widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
        QVERIFY(readsBack(test::grey(picture), exampleCode()));
        // Every run of one colour on every line is a whole number of modules, and there is no grey.
        const int module = widget.modulePixels();
        QVERIFY(module >= 4);
        const auto matrix = QrMatrix::encode(exampleCode());
        const int drawn = module * (matrix->size() + 2 * QrMatrix::quietZone);
        const int left = (side - drawn) / 2;
        for (int y = left; y < left + drawn; y += 1) {
            for (int x = left; x < left + drawn; x += 1) {
                const int column = (x - left) / module - QrMatrix::quietZone;
                const int row = (y - left) / module - QrMatrix::quietZone;
                const bool inside = column >= 0 && row >= 0 && column < matrix->size() && row < matrix->size();
                const QRgb expected = inside && matrix->isDark(column, row) ? 0xFF000000 : 0xFFFFFFFF;
                if (picture.pixel(x, y) != expected)
                    QFAIL(qPrintable(u"pixel %1, %2"_s.arg(x).arg(y)));
            }
        }
    }

    void aPictureReadsBackAsItsCodeOnly()
    {
        if (!canReadBack())
            QSKIP("built without a reader");
        const GreyPicture blank{.width = 240, .height = 240, .pixels = QByteArray(240 * 240, '\xff')};
        QVERIFY(!readsBack(blank, QByteArray()));
        QVERIFY(!readsBack(GreyPicture(), QByteArray()));
        QVERIFY(!readsBack({.width = 240, .height = 241, .pixels = blank.pixels}, QByteArray()));
        const GreyPicture picture = drawQr(*QrMatrix::encode(exampleCode()), 4);
        QVERIFY(readsBack(picture, exampleCode()));
        QVERIFY(!readsBack(picture, QByteArray()));
        QVERIFY(!readsBack(picture, exampleCode().chopped(1)));
        QVERIFY(!readsBack(picture, exampleCode() + 'X'));
        QVERIFY(!QrMatrix::encode(QByteArray()));
    }

    /** The program loads the reader from its own folder. A copy in another folder has none, so no code reads back there. */
    void aCodeThatDoesNotReadBackIsNeitherShownNorPrinted()
    {
        if (!canReadBack())
            QSKIP("built without a reader");
        const char *const isCopy = "BALCAO_TEST_WITHOUT_READER";
        report::Report slip;
        slip.blocks = {report::QrCode{exampleCode()}};
        if (qEnvironmentVariableIsSet(isCopy)) {
            QrCodeWidget widget;
            QVERIFY(!widget.setCode(exampleCode()));
            QVERIFY(!widget.hasCode());
            QCOMPARE(report::toRaster(slip, {}).error(), report::RasterError::UnreadableCode);
            return;
        }
        QVERIFY(report::toRaster(slip, {}));
        const QTemporaryDir folder;
        const QString copy = folder.filePath(u"widgets-tests"_s);
        QVERIFY(QFile::copy(QCoreApplication::applicationFilePath(), copy));
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1StringView(isCopy), u"1"_s);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(copy, {u"PrimitivesTest"_s, QString::fromLatin1(QTest::currentTestFunction())});
        QVERIFY(process.waitForFinished());
        QVERIFY2(process.exitCode() == 0, process.readAllStandardOutput());
    }

    void withoutAReaderTheModulesAreCompared()
    {
        const GreyPicture picture = drawQr(*QrMatrix::encode(exampleCode()), 5);
        QVERIFY(isDrawnAs(picture, exampleCode()));
        QVERIFY(!isDrawnAs(picture, exampleCode() + 'X'));
        QVERIFY(!isDrawnAs(picture, QByteArray()));
        QVERIFY(!isDrawnAs(GreyPicture(), exampleCode()));
        // One module wrong in its middle, every ninth of them once.
        const int side = picture.width;
        for (int y = 2; y < side; y += 45) {
            for (int x = 2; x < side; x += 45) {
                GreyPicture wrong = picture;
                char &pixel = wrong.pixels.data()[y * side + x];
                pixel = pixel == '\0' ? '\xff' : '\0';
                QVERIFY(!isDrawnAs(wrong, exampleCode()));
            }
        }
    }

    void aPngIsReadByOthers()
    {
        const GreyPicture picture = drawQr(*QrMatrix::encode(exampleCode()), 3);
        QCOMPARE(test::grey(QImage::fromData(toPng(picture), "PNG")).pixels, picture.pixels);
    }

    void qrRefusesWhatItCannotHold()
    {
        QrCodeWidget widget;
        QVERIFY(!widget.setCode(QByteArray(3000, 'x')));
        QVERIFY(!widget.hasCode());
        QVERIFY(widget.setCode(QByteArray()));
    }
};

BALCAO_GUI_TEST(PrimitivesTest)

} // namespace primitivestest

#include "primitivestest.moc"
