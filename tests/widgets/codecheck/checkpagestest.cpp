// SPDX-License-Identifier: MIT
#include "tests/support/answers.h"
#include "tests/support/testmain.h"
#include "tests/widgets/buttonof.h"
#include "tests/widgets/codecheck/checkscenes.h"
#include "tests/widgets/devicekeys.h"
#include "tests/widgets/staffedtill.h"
#include "ui/widgets/codecheck/codereading.h"
#include "ui/widgets/operators/approvaldialogs.h"
#include "ui/widgets/queue/queuerowview.h"
#include "ui/widgets/style/accessibility.h"
#include "ui/widgets/style/fonts.h"

#include <QBuffer>
#include <QClipboard>
#include <QImageReader>
#include <QMimeData>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>

namespace checkpagestest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::buttonOf;
using balcao::test::chargedCode;
using balcao::test::checkCode;
using balcao::test::isShown;
using balcao::test::openQueue;
using balcao::test::StaffedTill;
using balcao::test::Till;

namespace
{

QImage drawn(const QString &text, int modulePixels = 4)
{
    const GreyPicture picture = drawQr(*QrMatrix::encode(text.toUtf8()), modulePixels);
    QImage image(picture.width, picture.height, QImage::Format_Grayscale8);
    for (int y = 0; y < picture.height; ++y)
        std::copy_n(picture.pixels.constData() + qsizetype(y) * picture.width, picture.width,
                    reinterpret_cast<char *>(image.scanLine(y)));
    return image;
}

QByteArray png(const QImage &image, const char *format = "PNG")
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return buffer.data();
}

/** A header that promises so many pixels, with its check sum. */
QByteArray hugePng(quint32 side)
{
    QByteArray bytes = png(QImage(2, 2, QImage::Format_RGB32));
    const auto put = [&bytes](qsizetype at, quint32 value) {
        for (int i = 0; i < 4; ++i)
            bytes[at + i] = static_cast<char>(value >> (24 - 8 * i));
    };
    put(16, side);
    put(20, side);
    quint32 crc = 0xFFFFFFFF;
    for (const char byte : bytes.mid(12, 17)) {
        crc ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) ? 0xEDB88320 : 0);
    }
    put(29, ~crc);
    return bytes;
}

/** A GIF of black and white; Qt writes none. Its codes of eight bits are cleared before they would become longer. */
QByteArray gif(const QImage &grey)
{
    constexpr char clear = '\x80';
    constexpr char end = '\x81';
    constexpr int mostCodes = 120;
    constexpr int longestBlock = 255;
    const auto number = [](int value) { return QByteArray().append(char(value & 0xFF)).append(char(value >> 8)); };
    QByteArray codes;
    int count = 0;
    for (int y = 0; y < grey.height(); ++y) {
        for (int x = 0; x < grey.width(); ++x, ++count) {
            if (count % mostCodes == 0)
                codes += clear;
            codes += qGray(grey.pixel(x, y)) < 128 ? '\0' : '\1';
        }
    }
    codes += end;
    const QByteArray size = number(grey.width()) + number(grey.height());
    QByteArray bytes = "GIF89a" + size + QByteArray("\xF6\0\0", 3) + QByteArray("\0\0\0\xFF\xFF\xFF", 6) +
                       QByteArray(126 * 3, '\0') + ',' + number(0) + number(0) + size + QByteArray("\0\7", 2);
    for (qsizetype at = 0; at < codes.size(); at += longestBlock) {
        const QByteArray block = codes.mid(at, longestBlock);
        bytes += char(block.size()) + block;
    }
    return bytes + '\0' + ';';
}

FormDialog *form(Till &till, const QString &name)
{
    return till.window.findChild<FormDialog *>(name);
}

} // namespace

/** Whose a code is (24), and the owner's queue (23): by keyboard, with whoever may. */
class CheckPagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        installAccessibility();
        fonts::load();
    }

    void aScannerTypesWhereverTheKeyboardIs()
    {
        Till till;
        const QString code = chargedCode(till);
        till.press(Qt::Key_B, Qt::ControlModifier);
        auto *box = till.find<CodeEdit>();
        QTRY_VERIFY(isShown(box));
        QCOMPARE(till.window.focusWidget(), box);
        for (int i = 0; i < 2; ++i) {
            test::scan(till.window, code);
            QTRY_COMPARE(till.codeCheck.view().tone, CodeCheckView::Tone::Ok);
            QCOMPARE(box->toPlainText(), code);
            // The second one is scanned while the keyboard is at the button.
            QTRY_VERIFY(qobject_cast<Button *>(till.window.focusWidget()));
        }
        till.press(Qt::Key_Return);
        QTRY_VERIFY(isShown(till.find<ChargePage>()));
        QCOMPARE(till.codeInThePicture(), code);
        // Back to where it was opened from, with what was there.
        till.press(Qt::Key_Escape);
        QTRY_VERIFY(isShown(box));
        QCOMPARE(box->toPlainText(), code);
        till.press(Qt::Key_Escape);
        QVERIFY(!isShown(box));
    }

    void theRightCodeIsCopied()
    {
        Till till;
        const QString code = chargedCode(till);
        checkCode(till, QString(code).remove("***"_L1));
        QCOMPARE(till.codeCheck.view().title, u"Ours, but it arrived damaged"_s);
        QCOMPARE(till.codeCheck.view().codeText, code);
        auto *copy = till.find<CodeCheckPage>()->findChild<CopyButton *>();
        QVERIFY(isShown(copy));
        copy->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), code);
        QTRY_COMPARE(till.record(1).charge.shownRevision(CodePlace::Clipboard), 1);
        // Paid meanwhile, at another counter: it may not be copied any more.
        ChargeService &service = *till.counter.service;
        QVERIFY(test::answerTo(service.perform(command::ConfirmReceipt{till.attempts.constFirst(), {}, {}},
                                               service.people().atTheCounter())));
        QTRY_VERIFY(till.codeCheck.view().codeText.isEmpty());
        QVERIFY(!isShown(copy));
    }

    void pictures_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("read");
        const QString code = drafts::code();
        QImage turned = drawn(code, 6).transformed(QTransform().rotate(17), Qt::SmoothTransformation);
        QImage large(4200, 3000, QImage::Format_RGB32);
        large.fill(Qt::lightGray);
        QPainter(&large).drawImage(1500, 700, drawn(code, 20));
        QTest::newRow("as it is drawn") << png(drawn(code)) << code;
        QTest::newRow("a photo") << png(turned.convertToFormat(QImage::Format_RGB32), "JPEG") << code;
        QTest::newRow("a large one") << png(large, "JPEG") << code;
        QTest::newRow("seen through") << png(turned) << code;
        QImage inverted = drawn(code);
        inverted.invertPixels();
        QTest::newRow("light on dark") << png(inverted) << code;
        QImage inked(inverted.size(), QImage::Format_ARGB32);
        for (int y = 0; y < inverted.height(); ++y) {
            for (int x = 0; x < inverted.width(); ++x)
                inked.setPixel(x, y, qRgba(255, 255, 255, qGray(inverted.pixel(x, y))));
        }
        QTest::newRow("light on a transparent ground") << png(inked) << code;
        QTest::newRow("GIF") << gif(drawn(code)) << code;
        if (QImageReader::supportedImageFormats().contains("webp"))
            QTest::newRow("WebP") << png(drawn(code).convertToFormat(QImage::Format_RGB32), "WEBP") << code;
        const auto no = [](PictureProblem problem) { return u"no: "_s + describe(problem); };
        QTest::newRow("without a code") << png(QImage(300, 300, QImage::Format_Grayscale8))
                                        << no(PictureProblem::NoCode);
        QTest::newRow("half of one") << png(drawn(code).copy(0, 0, 150, 90)) << no(PictureProblem::NoCode);
        QTest::newRow("nothing") << QByteArray() << no(PictureProblem::NotAPicture);
        QTest::newRow("words") << QByteArray(5000, 'x') << no(PictureProblem::NotAPicture);
        QTest::newRow("damaged") << png(drawn(code)).left(200) << no(PictureProblem::NotAPicture);
        QTest::newRow("a drawing") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")
                                   << no(PictureProblem::NotAPicture);
        QTest::newRow("too many pixels") << hugePng(30'000) << no(PictureProblem::TooLarge);
        QTest::newRow("more pixels than QImageReader takes") << hugePng(5'800) << no(PictureProblem::TooLarge);
        QTest::newRow("more than there are") << hugePng(5'000) << no(PictureProblem::NotAPicture);
        QTest::newRow("too many bytes") << QByteArray(codereading::mostBytes + 1, '\0') << no(PictureProblem::TooLarge);
    }
    void pictures()
    {
        QFETCH(const QByteArray, bytes);
        if (!canReadBack())
            QSKIP("this program was built without a reader of QR codes");
        const codereading::Text text = codereading::ofBytes(bytes);
        QTEST(text ? *text : u"no: "_s + describe(text.error()), "read");
    }

    void filesAndClipboard()
    {
        if (!canReadBack())
            QSKIP("this program was built without a reader of QR codes");
        Till till;
        const QString code = chargedCode(till);
        till.press(Qt::Key_B, Qt::ControlModifier);
        auto *page = till.find<CodeCheckPage>();
        auto *box = till.find<CodeEdit>();
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"code.png"_s);
        QVERIFY(drawn(code).save(file));
        page->openFile(file);
        QTRY_COMPARE(box->toPlainText(), code);
        QTRY_COMPARE(till.codeCheck.view().tone, CodeCheckView::Tone::Ok);
        // What is no file, and two in a row: the last one counts.
        for (const QString &name : {folder.path(), folder.filePath(u"missing.png"_s), u"/dev/zero"_s}) {
            page->openFile(file);
            page->openFile(name);
            QTRY_COMPARE(till.codeCheck.view().title, u"No code in this picture"_s);
            QVERIFY(box->toPlainText().isEmpty());
        }
        auto *data = new QMimeData;
        data->setImageData(drawn(code));
        QGuiApplication::clipboard()->setMimeData(data);
        till.press(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(box->toPlainText(), code);
        QGuiApplication::clipboard()->setText(u"  "_s + code + u"\n"_s);
        till.press(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(till.codeCheck.view().tone, CodeCheckView::Tone::Ok);
        QGuiApplication::clipboard()->setText(QString(2'000'000, u'0'));
        till.press(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(till.codeCheck.view().title, u"Not a Pix code"_s);
        QVERIFY(box->toPlainText().size() <= CodeCheckPresenter::longestText);
    }

    void theQueueIsSortedAndAnswered()
    {
        Till till;
        openQueue(till);
        const auto amounts = [&till] {
            QList<qint64> all;
            for (const QueueRow &row : till.queue.view()->rows)
                all.append(row.amount.centavos());
            return all;
        };
        QList<qint64> sorted = amounts();
        std::sort(sorted.begin(), sorted.end(), std::greater<>());
        QCOMPARE(amounts(), sorted);
        const auto *page = till.find<QueuePage>();
        page->findChild<Segments *>()->buttons().at(1)->click();
        std::reverse(sorted.begin(), sorted.end()); // they were made in this order
        QTRY_COMPARE(amounts(), sorted);

        // The rows begin at the top.
        QTRY_COMPARE(page->findChild<QueueRowView *>()->y(), 0);

        // The oldest is unknown: it is not in the account.
        const QString attempt = till.queue.view()->rows.constFirst().attempt;
        QCOMPARE(till.queue.view()->rows.constFirst().steps,
                 (QueueSteps{QueueStep::GiveTxid, QueueStep::SettleAbsent}));
        page->findChild<QueueRowView *>()->button(false)->click();
        QTRY_VERIFY(form(till, u"not-in-account"_s));
        form(till, u"not-in-account"_s)->findChild<FieldEdit *>()->setText(u"Carlos"_s);
        buttonOf(*form(till, u"not-in-account"_s), u"It is not there"_s)->click();
        QTRY_COMPARE(till.queue.view()->rows.size(), 5);
        QCOMPARE(till.counter.service->record(attempt)->charge.status, ChargeStatus::Absent);
        QVERIFY(isShown(page));

        till.press(Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(QGuiApplication::clipboard()->text(), till.queue.view()->text);
    }

    void theOldAmountCameAndTheRestIsCharged()
    {
        Till till;
        openQueue(till);
        // Refused by 409: perhaps paid.
        const auto &rows = till.queue.view()->rows;
        const auto found = std::find_if(rows.cbegin(), rows.cend(),
                                        [](const QueueRow &row) { return row.steps.present == QueueStep::Receive; });
        QVERIFY(found != rows.cend());
        const QString attempt = found->attempt;
        const Money asked = found->amount;
        till.find<QueuePage>()
            ->findChildren<QueueRowView *>()
            .at(static_cast<int>(found - rows.cbegin()))
            ->button(true)
            ->click();
        QTRY_VERIFY(form(till, u"receipt"_s));
        till.press(Qt::Key_Space);
        const QList<FieldEdit *> fields = form(till, u"receipt"_s)->findChildren<FieldEdit *>();
        fields.at(1)->setText(u"Carlos"_s);
        fields.at(2)->setText(u"x"_s);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(till.window.focusWidget(), fields.at(2));
        fields.at(2)->setText(u"500,00"_s);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(form(till, u"difference"_s));
        QTRY_VERIFY(!form(till, u"receipt"_s));
        const Charge &charge = till.counter.service->record(attempt)->charge;
        QCOMPARE(charge.receivedAmount, Money::fromCentavos(50'000));
        buttonOf(*form(till, u"difference"_s), u"Charge the difference"_s)->click();
        QTRY_VERIFY(isShown(till.find<NewChargePage>()));
        QCOMPARE(till.form.form().amount.centavos(), asked.centavos() - 50'000);
        QCOMPARE(till.form.form().texts.at(1), charge.name);
        QVERIFY(till.form.form().mark.contains(display::chargeNumber(charge)));
    }

    void aCashierAsksForSomebody()
    {
        StaffedTill till;
        till.press(Qt::Key_O, Qt::ControlModifier);
        QTRY_VERIFY(till.shown<WhoDialog>());
        QVERIFY(!till.queue.view());
        till.press(Qt::Key_Escape);
        QTRY_VERIFY(!till.queue.problem().isEmpty());
        till.press(Qt::Key_F2);
        till.press(Qt::Key_O, Qt::ControlModifier);
        QTRY_VERIFY(till.shown<WhoDialog>());
        till.press(Qt::Key_1);
        QTRY_VERIFY(till.shown<PinDialog>());
        till.typePin("246810");
        till.press(Qt::Key_Return);
        QTRY_VERIFY(till.queue.view());
        // The code of a customer anybody may check.
        till.press(Qt::Key_B, Qt::ControlModifier);
        QTRY_VERIFY(isShown(till.find<CodeCheckPage>()));
    }
};

BALCAO_GUI_TEST(CheckPagesTest)

} // namespace checkpagestest

#include "checkpagestest.moc"
