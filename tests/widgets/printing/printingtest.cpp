// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/printing/readpaper.h"
#include "tests/support/longestturn.h"
#include "tests/support/paperprinter.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"
#include "tests/widgets/codecheck/checkscenes.h"
#include "tests/widgets/fitting.h"
#include "ui/report/text.h"
#include "ui/widgets/history/historypage.h"
#include "ui/widgets/printing/paperview.h"
#include "ui/widgets/printing/printdialog.h"
#include "ui/widgets/style/fonts.h"

#include <QLabel>
#include <QTemporaryDir>

#ifndef Q_OS_WIN
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace printingtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace std::chrono_literals;
using balcao::test::isShown;
using balcao::test::LongestTurn;
using balcao::test::PaperPrinter;
using balcao::test::Till;
using Manner = PaperPrinter::Manner;
using State = PrintNews::State;

namespace
{

constexpr qint64 longestTurn = test::isSanitized ? 48 : 16;

void charge(Till &till)
{
    till.type();
    till.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!till.codeInThePicture().isEmpty());
}

QString stateOf(const Till &till)
{
    return till.charge.view().printLabel;
}

QByteArray output(const QString &program, const QStringList &arguments)
{
    QByteArray errors;
    return ReadPaper::output(program, arguments, &errors);
}

} // namespace

/** F8: a charge on paper from the till's pages, whatever the printer does. */
class PrintingTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        fonts::load();
        qputenv("HOME", m_folder.path().toLocal8Bit());
    }

    void theCodeOfTheScreenIsOnPaper()
    {
        const PaperPrinter printer(Manner::Silent);
        Till till;
        till.held.printer = printer.address();
        charge(till);
        const QString code = till.charge.view().codeText;
        till.press(Qt::Key_F8);
        QCOMPARE(stateOf(till), u"Sending to the printer…"_s);
        till.press(Qt::Key_F8); // is asked for already
        QTRY_COMPARE(stateOf(till), u"Sent to the printer"_s);
        QTRY_COMPARE(printer.ended(), 1);
        const ReadPaper paper = ReadPaper::of(printer.paper());
        QCOMPARE(paper.problem, QString());
        QCOMPARE(paper.code(u"QR-Code"_s), code);
        // The printer gets the picture of the preview.
        QCOMPARE(paper.rows, till.paper.preview(till.charge.attempt(), till.held)->picture.rows);
        QTRY_COMPARE(till.record(1).charge.shownRevision(CodePlace::Paper), 1);
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(till), u"Print"_s, 10'000);

        // A receipt has no code, and nothing is to be told to the ledger.
        till.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(stateOf(till), u"Print receipt"_s);
        till.press(Qt::Key_F8);
        QTRY_COMPARE(printer.ended(), 2);
        const ReadPaper receipt = ReadPaper::of(printer.paper().mid(printer.paper().lastIndexOf("\x1b\x40")));
        QCOMPARE(receipt.problem, QString());
        const auto preview = till.paper.preview(till.charge.attempt(), till.held);
        QCOMPARE(receipt.rows, preview->picture.rows);
        QVERIFY(preview->text.contains("PAID BY PIX"_L1));
        QCOMPARE(receipt.code(u"QR-Code"_s), QString());
    }

    /** Where the settings say so, once; a charge that is opened afterwards prints nothing. */
    void theReceiptByItself()
    {
        const PaperPrinter printer(Manner::Silent);
        Till till;
        till.held.printer = printer.address();
        till.held.printsWhenPaid = true;
        charge(till);
        QCOMPARE(printer.connections(), 0);
        till.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(printer.ended(), 1);
        const ReadPaper receipt = ReadPaper::of(printer.paper());
        QCOMPARE(receipt.problem, QString());
        const QString attempt = till.charge.attempt();
        const auto preview = till.paper.preview(attempt, till.held);
        QCOMPARE(receipt.rows, preview->picture.rows);
        QVERIFY(preview->text.contains("PAID BY PIX"_L1));
        till.press(Qt::Key_F5);
        till.press(Qt::Key_Escape);
        QTRY_VERIFY(isShown(till.find<NewChargePage>()));
        till.counter.service->open(attempt);
        till.charge.show(attempt);
        QTRY_COMPARE(till.paper.news(attempt).state, State::Sent);
        QCOMPARE(printer.connections(), 1);
    }

    /** What is in the ledger before a byte leaves. */
    void theLedgerKnowsItFirst()
    {
        const PaperPrinter printer(Manner::Silent);
        Till till;
        till.held.printer = printer.address();
        charge(till);
        const QString attempt = till.attempts.constLast();
        const auto other = LedgerStore::open(till.counter.ledger->address(), {.counter = u"09"_s});
        QVERIFY(other);
        int onPaper = -1;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            if (printer.connections() > 0 && onPaper < 0)
                onPaper = folded((*other)->ask(EventsOfCharge{attempt}).value()).shownRevision(CodePlace::Paper);
        });
        timer.start(0ms);
        till.press(Qt::Key_F8);
        QTRY_COMPARE(printer.connections(), 1);
        QTRY_COMPARE(onPaper, 1);
    }

    void fromTheList()
    {
        const PaperPrinter printer(Manner::Silent);
        Till till;
        till.held.printer = printer.address();
        charge(till);
        till.press(Qt::Key_F3);
        QTRY_VERIFY(isShown(till.find<HistoryPage>()));
        QTRY_VERIFY(till.charges.detail().canPrint);
        till.press(Qt::Key_F8);
        QTRY_COMPARE(printer.ended(), 1);
        QTRY_COMPARE(till.paper.news(till.attempts.constFirst()).state, State::Sent);
        QVERIFY(!isShown(till.find<OverlayDialog>()));
    }

    void theOwnersQueue()
    {
        const PaperPrinter printer(Manner::Silent);
        Till till;
        till.held.printer = printer.address();
        test::openQueue(till);
        const report::Report before = till.queue.slip();
        till.press(Qt::Key_F8);
        QTRY_COMPARE(printer.ended(), 1);
        const ReadPaper paper = ReadPaper::of(printer.paper());
        QCOMPARE(paper.problem, QString());
        // It has the time, in minutes.
        QVERIFY(paper.rows == report::toRaster(before, {})->rows ||
                paper.rows == report::toRaster(till.queue.slip(), {})->rows);
        const QString text = report::toText(before);
        QCOMPARE(text.count(u"[ ] there"_s), till.queue.view()->rows.size());
        QVERIFY2(!text.contains("Marina"_L1), qPrintable(text));
    }

    void printersThatDoNotTakeIt_data()
    {
        QTest::addColumn<int>("manner");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("switched off") << -1 << u"What answers there is no printer"_s;
        QTest::newRow("hangs") << int(Manner::Hanging) << u"The printer stopped taking the slip."_s;
        QTest::newRow("no paper") << int(Manner::OutOfPaper) << u"The printer has no paper."_s;
        QTest::newRow("cover open") << int(Manner::CoverOpen) << u"The printer is not ready."_s;
#ifndef Q_OS_WIN
        QTest::newRow("a pipe that nobody reads") << -2 << u"The printer does not answer."_s;
        QTest::newRow("a pipe that is full") << -3 << u"The printer stopped taking the slip."_s;
        QTest::newRow("a regular file") << -4 << u"The printer in the settings is a file"_s;
#endif
    }
    /** The sale goes on meanwhile, and the next charge has its code. */
    void printersThatDoNotTakeIt()
    {
        QFETCH(const int, manner);
        QFETCH(const QString, sentence);
        std::optional<PaperPrinter> printer;
        Till till;
        till.held.printer = u"tcp://127.0.0.1:1"_s;
        till.held.copies = 5; // more than a pipe or a socket's buffer holds
        if (manner >= 0) {
            printer.emplace(static_cast<Manner>(manner));
            till.held.printer = printer->address();
        }
#ifndef Q_OS_WIN
        int reader = -1;
        QFile stock(m_folder.filePath(u"stock.csv"_s));
        if (manner == -4) {
            QVERIFY(stock.open(QIODevice::ReadWrite) && stock.write("coffee") == 6 && stock.flush());
            till.held.printer = stock.fileName();
        } else if (manner < -1) {
            till.held.printer = m_folder.filePath(u"pipe%1"_s.arg(-manner));
            QCOMPARE(::mkfifo(qPrintable(till.held.printer), 0600), 0);
            if (manner == -3)
                reader = ::open(qPrintable(till.held.printer), O_RDONLY | O_NONBLOCK);
        }
#endif
        charge(till);
        const QString attempt = till.attempts.constLast();
        // The first picture of the charge's page is drawn here. It has nothing to do with the printer.
        test::finishLayouts();
        {
            const LongestTurn turn;
            till.press(Qt::Key_F8);
            QTRY_COMPARE(till.paper.news(attempt).state, State::Failed);
            qInfo("the event loop was kept for %lld ms, and worked for %lld ms at most", turn.kept(), turn.busy());
            QVERIFY(turn.kept() < 200);
            QVERIFY(turn.busy() < longestTurn);
        }
        QVERIFY2(till.paper.news(attempt).sentence.startsWith(sentence), qPrintable(till.paper.news(attempt).sentence));
        QCOMPARE(till.charge.view().banner.text, till.paper.news(attempt).sentence);
        // Once more, and on to the next sale while it is tried.
        till.press(Qt::Key_F8);
        till.press(Qt::Key_Escape);
        till.type(u"11144477735"_s); // another customer: the same would be asked about
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(till.attempts.size(), 2);
        QTRY_VERIFY(!till.counter.service->record(till.attempts.at(1))->charge.code.isEmpty());
        QTRY_VERIFY(till.paper.news(attempt).state != State::Sending);
#ifndef Q_OS_WIN
        if (reader >= 0)
            ::close(reader);
        QVERIFY(!stock.isOpen() || stock.size() == 6);
#endif
    }

    void withoutAPrinterItIsChosen()
    {
        Till till;
        charge(till);
        const QString code = till.charge.view().codeText;
        till.press(Qt::Key_F8);
        auto *dialog = till.find<PrintDialog>();
        QVERIFY(isShown(dialog));
        QVERIFY(dialog->findChild<PaperView *>()->accessibleDescription().contains("QR Code"_L1));
        QTest::keyClick(dialog, Qt::Key_Return); // there is no printer
        QVERIFY(isShown(dialog));
        QCOMPARE(till.record(1).charge.shownRevision(CodePlace::Paper), 0);

        const auto buttons = dialog->findChildren<Button *>();
        const auto pdf = std::find_if(buttons.begin(), buttons.end(),
                                      [](const Button *button) { return button->text().startsWith("PDF"_L1); });
        QVERIFY(pdf != buttons.end());
        const QString file = m_folder.filePath(u"slip.pdf"_s);
        for (const bool isThere : {false, true}) {
            (*pdf)->click();
            test::chooseFile(till.window, file);
            // An existing file is not written over.
            const QString said = isThere ? u"it is there already"_s : u"slip.pdf"_s;
            QTRY_VERIFY2(dialog->findChild<Banner *>()->accessibleName().contains(said), qPrintable(said));
            // News of the charge, for example that it is on paper, takes nothing from the screen.
            Q_EMIT till.paper.chargeChanged(till.attempts.at(0));
            QVERIFY2(dialog->findChild<Banner *>()->accessibleName().contains(said), qPrintable(said));
        }
        QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QTRY_COMPARE(till.record(1).charge.shownRevision(CodePlace::Paper), 1);

        QString text = QString::fromUtf8(output(u"pdftotext"_s, {u"-layout"_s, file, u"-"_s})).simplified();
        QVERIFY2(text.contains("PAY BY PIX"_L1), qPrintable(text));
        QVERIFY2(text.remove(u' ').contains(till.charge.view().txid), qPrintable(text));
        const QString page = m_folder.filePath(u"page"_s);
        output(u"pdftoppm"_s, {u"-r"_s, u"203"_s, u"-gray"_s, u"-singlefile"_s, file, page});
        const QString codes = QString::fromUtf8(output(u"zbarimg"_s, {u"-q"_s, page + u".pgm"_s}));
        QVERIFY2(codes.contains(u"QR-Code:"_s + code), qPrintable(codes));
        QVERIFY2(codes.contains("CODE-128:B"_L1), qPrintable(codes));
    }

    /** What is chosen for once does not stay. */
    void paperOfTheDialog()
    {
        const PaperPrinter printer(Manner::Silent);
        Till till;
        till.held.printer = printer.address();
        charge(till);
        till.press(Qt::Key_P, Qt::ControlModifier);
        auto *dialog = till.find<PrintDialog>();
        QVERIFY(isShown(dialog));
        const auto press = [dialog](const QString &name) {
            for (QAbstractButton *button : dialog->findChildren<QAbstractButton *>()) {
                if (button->accessibleName() == name)
                    button->click();
            }
        };
        press(u"Paper: A4"_s);
        QTest::keyClick(dialog, Qt::Key_Return); // not at an address
        QVERIFY(isShown(dialog));
        press(u"Paper: 58 mm"_s);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_COMPARE(printer.ended(), 1);
        const ReadPaper paper = ReadPaper::of(printer.paper());
        QCOMPARE(paper.width(), 384);
        QCOMPARE(till.held.paper, u"80mm"_s);
    }

    void theOldCodeIsOnPaper()
    {
        const PaperPrinter printer(Manner::Silent);
        Till till;
        till.held.printer = printer.address();
        charge(till);
        till.press(Qt::Key_F8);
        QTRY_COMPARE(printer.ended(), 1);
        ChargeService &service = *till.counter.service;
        Correction correction;
        correction.amount = Money::fromCentavos(5000).value();
        correction.customer = test::Counter::customer();
        correction.reason = u"Desconto"_s;
        service.perform(command::Correct{till.attempts.constFirst(), correction}, service.people().atTheCounter());
        QTRY_COMPARE(till.charge.view().revision, 2);
        QTRY_VERIFY(till.charge.view().banner.text.startsWith("The old code is on the customer's paper."_L1));
        till.press(Qt::Key_F8);
        QTRY_COMPARE(printer.ended(), 2);
        QTRY_VERIFY(till.charge.view().banner.text.isEmpty());
    }
};

BALCAO_GUI_TEST(PrintingTest)

} // namespace printingtest

#include "printingtest.moc"
