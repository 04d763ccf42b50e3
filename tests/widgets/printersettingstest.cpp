// SPDX-License-Identifier: MIT
#include "tests/core/print/readpaper.h"
#include "tests/support/paperprinter.h"
#include "tests/support/testmain.h"
#include "tests/widgets/devicekeys.h"
#include "tests/widgets/till.h"
#include "ui/presentation/paper/slipmark.h"
#include "ui/widgets/controls/checkbox.h"
#include "ui/widgets/controls/toast.h"
#include "ui/widgets/dialogs/printercalibrationdialog.h"
#include "ui/widgets/pages/settingspage.h"
#include "ui/widgets/pages/settingsrow.h"
#include "ui/widgets/style/fonts.h"

namespace printersettingstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::isShown;
using balcao::test::PaperPrinter;
using balcao::test::Till;
using Manner = PaperPrinter::Manner;

/** The printer's page of the settings and its calibration, and slips that are read. */
class PrinterSettingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    /** 11f: what was found, what stands on a slip, and a test by what is typed. */
    void theSettings()
    {
        const PaperPrinter printer(Manner::Ready);
        Till till;
        till.press(Qt::Key_F10);
        till.settings.open(SettingsSection::Printing);
        till.settings.setPrinters({u"Laser"_s, printer.address()});
        const auto row = [&till](const QString &key) {
            for (SettingsRow *one : till.find<SettingsPage>()->findChildren<SettingsRow *>()) {
                if (one->row().key == key)
                    return one;
            }
            return static_cast<SettingsRow *>(nullptr);
        };
        QTRY_COMPARE(row(u"printing.printer"_s)->row().choices.size(), 2);
        till.settings.act(QString(printerTestRow)); // no printer is named
        QTRY_VERIFY(till.settings.value(row(printerTestRow)->row()).problem.startsWith("No printer is set up."_L1));
        auto *edit = row(u"printing.printer"_s)->findChild<FieldEdit *>();
        edit->setFocus();
        QTest::keyClicks(edit, printer.address());
        till.settings.act(QString(printerTestRow));
        QTRY_COMPARE(till.settings.value(row(printerTestRow)->row()).text, u"Sent to the printer."_s);
        QTRY_COMPARE(printer.ended(), 1);
        QVERIFY(ReadPaper::of(printer.paper(), false).rows().join(u' ').contains("TEST"_L1));
        QVERIFY(till.held.printer.isEmpty()); // nothing was saved yet

        row(u"printing.parts"_s)->findChildren<CheckBox *>().constFirst()->click();
        till.press(Qt::Key_S,
                   Qt::ControlModifier); // the row is another one where the computer's printers came meanwhile
        QTRY_COMPARE(till.held.printer, printer.address());
        QVERIFY(!till.held.printsCustomer);
        QVERIFY(till.held.printsTxid);
    }

    /** 26: the strip is read back, and what a person says of it is kept. */
    void theCalibration()
    {
        const PaperPrinter printer(Manner::Silent);
        Till till;
        till.held.printer = printer.address();
        till.press(Qt::Key_F10);
        till.settings.open(SettingsSection::Printing);
        till.settings.act(QString(printerCalibrationAction));
        auto *dialog = till.find<PrinterCalibrationDialog>();
        QVERIFY(isShown(dialog));
        QTRY_COMPARE(printer.ended(), 1);
        const ReadPaper strip = ReadPaper::of(printer.paper());
        QCOMPARE(strip.problem, QString());
        QCOMPARE(strip.codes.filter(u"BALCAO A"_s).size(), 1);
        QCOMPARE(strip.codes.filter(u"BALCAO B"_s).size(), 1);
        QCOMPARE(strip.codes.filter(u"BALCAO C"_s).size(), 1);
        for (const QString &page : {u"CP850"_s, u"CP858"_s, u"CP860"_s, u"CP1252"_s})
            QVERIFY2(strip.rows().join(u'\n').contains(page + u" ÁÉÍÓÚ ÂÊÔ ÃÕ Ç áéíóú ãõ ç ºª"_s),
                     qPrintable(strip.rows().join(u'\n')));
        QTest::keyClick(dialog, Qt::Key_Return); // no code was read yet
        QVERIFY(isShown(dialog));
        const auto press = [dialog](const QString &name) {
            for (QAbstractButton *button : dialog->findChildren<QAbstractButton *>()) {
                if (button->accessibleName() == name || button->text() == name)
                    button->click();
            }
        };
        press(u"B, 46 mm"_s);
        press(u"C, 53 mm"_s);
        press(u"860"_s);
        press(u"It has no cutter"_s);
        press(u"Save"_s);
        QTRY_COMPARE(till.held.codePage, u"cp860"_s);
        QCOMPARE(till.held.qrDots, 6);
        QVERIFY(!till.held.cutsPaper);
    }

    /** A reader is a keyboard: what stands in the form stays, and the charge is opened. */
    void aSlipIsScanned()
    {
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        const QString attempt = till.attempts.constFirst();
        const QString mark = SlipMark::of(till.record(1).charge)->text();
        till.press(Qt::Key_Escape);
        test::typeByHand(till.window, u"1234"_s);
        test::scan(till.window, mark);
        QTRY_COMPARE(till.charge.attempt(), attempt);
        QVERIFY(till.charge.view().banner.text.isEmpty());
        till.press(Qt::Key_Escape);
        QCOMPARE(till.form.form().amount.centavos(), 1234);

        // The paper has another code than the one that holds.
        const QString old = mark.chopped(3) + u"007"_s;
        test::scan(till.window, old);
        QTRY_COMPARE(till.charge.attempt(), attempt);
        QVERIFY(till.charge.view().banner.text.startsWith("The old code is on the customer's paper."_L1));

        // Of no charge that is known here: said, and nothing is lost.
        till.press(Qt::Key_Escape);
        test::scan(till.window, u"B000000000000001001"_s);
        QTRY_VERIFY(isShown(till.find<Toast>()));
        QCOMPARE(till.form.form().amount.centavos(), 1234);
    }
};

BALCAO_GUI_TEST(PrinterSettingsTest)

} // namespace printersettingstest

#include "printersettingstest.moc"
