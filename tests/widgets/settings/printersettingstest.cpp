// SPDX-License-Identifier: MIT
#include "tests/core/printing/readpaper.h"
#include "tests/support/paperprinter.h"
#include "tests/support/testmain.h"
#include "tests/widgets/devicekeys.h"
#include "tests/widgets/till.h"
#include "ui/presentation/printing/slipmark.h"
#include "ui/report/text.h"
#include "ui/widgets/controls/checkbox.h"
#include "ui/widgets/controls/toast.h"
#include "ui/widgets/settings/settingspage.h"
#include "ui/widgets/settings/settingsrow.h"
#include "ui/widgets/style/fonts.h"

namespace printersettingstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::isShown;
using balcao::test::PaperPrinter;
using balcao::test::Till;
using Manner = PaperPrinter::Manner;

/** The printer's page of the settings, and slips that are read. */
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
        const report::Report test = till.paper.testSlip(till.held);
        QVERIFY(report::toText(test).startsWith("TEST\n"_L1));
        QCOMPARE(ReadPaper::of(printer.paper(), false).rows.size(), report::toRaster(test, {})->rows.size());
        QVERIFY(till.held.printer.isEmpty()); // nothing was saved yet

        row(u"printing.parts"_s)->findChildren<CheckBox *>().constFirst()->click();
        till.press(Qt::Key_S,
                   Qt::ControlModifier); // the row is another one where the computer's printers came meanwhile
        QTRY_COMPARE(till.held.printer, printer.address());
        QVERIFY(!till.held.printsCustomer);
        QVERIFY(till.held.printsTxid);
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
