// SPDX-License-Identifier: MIT
#include "ui/presentation/printing/printview.h"
#include "tests/core/charge/situations.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"
#include "ui/presentation/charge/chargeview.h"
#include "ui/presentation/charge/correctionview.h"
#include "ui/presentation/printing/printersettings.h"
#include "ui/presentation/printing/slip.h"
#include "ui/text/messages.h"

#include <QTest>

namespace printviewtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace std::chrono_literals;
using balcao::test::Story;

namespace
{

/** Its code was there, as it was at that moment. */
Story onPaper(Story story)
{
    const int revision = story.charge().revision;
    story.add(event::Shown{.revision = revision, .place = CodePlace::Paper});
    return story;
}

Story corrected(Story story)
{
    return story.asked(1, 5000).out(1).done(1, {.told = 5000, .code = balcao::test::CodeWriter::dynamic().code()},
                                            5000);
}

Slip slipOf(const Story &story)
{
    const Charge charge = story.charge();
    return balcao::slipOf(charge, {.situation = balcao::test::soon(charge)}).value();
}

Settings settingsOf(const QString &printer, const QString &paper, int dots = 6)
{
    Settings settings;
    settings.printer = printer;
    settings.paper = paper;
    settings.qrDots = dots;
    return settings;
}

} // namespace

/** Texts about codes on paper, and the options of the print dialog. */
class PrintViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOldCodeOnPaper_data()
    {
        QTest::addColumn<Story>("story");
        QTest::addColumn<int>("read");
        QTest::addColumn<bool>("isSaid");
        QTest::newRow("never on paper") << Story::ofCreated() << 0 << false;
        QTest::newRow("this code") << onPaper(Story::ofCreated()) << 0 << false;
        QTest::newRow("corrected since") << corrected(onPaper(Story::ofCreated())) << 0 << true;
        QTest::newRow("printed again") << onPaper(corrected(onPaper(Story::ofCreated()))) << 0 << false;
        QTest::newRow("corrected, never on paper") << corrected(Story::ofCreated()) << 0 << false;
        QTest::newRow("an old slip was read") << corrected(Story::ofCreated()) << 1 << true;
        QTest::newRow("its slip was read") << corrected(Story::ofCreated()) << 2 << false;
    }
    void theOldCodeOnPaper()
    {
        QFETCH(const Story, story);
        QFETCH(const int, read);
        QFETCH(const bool, isSaid);
        const Charge charge = story.charge();
        QCOMPARE(!messages::describeOldCode(charge, read).isEmpty(), isSaid);
        ChargeViewContext context{.situation = balcao::test::soon(charge)};
        context.slipRevision = read;
        const ChargeView view = chargeView({.charge = charge}, context);
        QCOMPARE(view.banner.text.startsWith("The old code is on the customer's paper."_L1), isSaid);
    }

    /** Before it is saved, and while it is sent. */
    void aCorrectionOfWhatIsOnPaper()
    {
        const Charge charge = onPaper(Story::ofCreated()).charge();
        CorrectionForm form;
        QVERIFY(correctionView(charge, form, balcao::test::soon(charge), false).exposure.contains("paper"_L1));
        QVERIFY(!correctionView(Story::ofCreated().charge(), form, balcao::test::soon(charge), false)
                     .exposure.contains("paper"_L1));
        const Charge asked = onPaper(Story::ofCreated()).asked(1, 5000).charge();
        QVERIFY(!messages::describeOldCode(asked).isEmpty());
    }

    void whereElseTheCodeWent_data()
    {
        QTest::addColumn<QList<CodePlace>>("places");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        using Place = CodePlace;
        QTest::newRow("on screens alone") << QList{Place::Till, Place::Customer} << u"scan again"_s << QString();
        QTest::newRow("WhatsApp") << QList{Place::WhatsApp} << u"WhatsApp"_s << u"WhatsApp"_s;
        QTest::newRow("copied") << QList{Place::Clipboard} << u"copied"_s << u"copied"_s;
        // Who sends it by WhatsApp copies it, too.
        QTest::newRow("both") << QList{Place::WhatsApp, Place::Clipboard} << u"WhatsApp"_s << u"WhatsApp"_s;
        QTest::newRow("paper first") << QList{Place::WhatsApp, Place::Paper} << u"paper"_s << u"paper"_s;
    }
    void whereElseTheCodeWent()
    {
        QFETCH(const QList<CodePlace>, places);
        QFETCH(const QString, before);
        QFETCH(const QString, after);
        Story story = Story::ofCreated();
        for (const CodePlace place : places)
            story.add(event::Shown{.revision = 1, .place = place});
        QVERIFY(messages::describeExposure(story.charge()).contains(before));
        QCOMPARE(messages::describeOldCode(story.charge()), QString());
        const QString old = messages::describeOldCode(corrected(story).charge());
        QVERIFY(after.isEmpty() ? old.isEmpty() : old.contains(after));
    }

    void whatTheButtonSays()
    {
        using State = PrintNews::State;
        const Charge charge = Story::ofCreated().charge();
        ChargeViewContext context{.situation = balcao::test::soon(charge)};
        QCOMPARE(chargeView({.charge = charge}, context).printLabel, u"Print"_s);
        QVERIFY(chargeView({.charge = charge}, context).canPrint);
        context.print = {.state = State::Sending};
        QCOMPARE(chargeView({.charge = charge}, context).printLabel, u"Sending to the printer…"_s);
        context.print = {.state = State::Sent, .sentence = u"Sent to the printer."_s};
        QCOMPARE(chargeView({.charge = charge}, context).printLabel, u"Sent to the printer"_s);
        QVERIFY(chargeView({.charge = charge}, context).banner.text.isEmpty());
        context.print = {.state = State::Failed, .sentence = u"No paper."_s};
        QCOMPARE(chargeView({.charge = charge}, context).banner.text, u"No paper."_s);
        context.print = {};
        QCOMPARE(chargeView({.charge = Story::paid().charge()}, context).printLabel, u"Print receipt"_s);
        QVERIFY(!chargeView({.charge = Story::refunded().charge()}, context).canPrint);
        QVERIFY(!chargeView({.charge = Story::correcting().charge()}, context).canPrint);
    }

    void theDialog_data()
    {
        QTest::addColumn<Settings>("settings");
        QTest::addColumn<bool>("canPrint");
        QTest::addColumn<QString>("note");
        const auto row = [](const char *name, const Settings &settings, bool canPrint, const QString &note) {
            QTest::newRow(name) << settings << canPrint << note;
        };
        const QString printer = u"tcp://192.168.0.9"_s;
        row("usual", settingsOf(printer, u"80mm"_s), true, u"One module is 0,75 mm. The least is 0,50 mm."_s);
        row("small", settingsOf(printer, u"80mm"_s, 4), true, u"One module is 0,50 mm. The least is 0,50 mm."_s);
        row("180 dpi", settingsOf(printer, u"80mm-180dpi"_s), true, u"One module is 0,85 mm. The least is 0,50 mm."_s);
        row("none", settingsOf({}, u"80mm"_s), false, u"No printer is set up."_s);
        row("A4 at an address", settingsOf(printer, u"a4"_s), false, u"Whole pages go to a printer"_s);
        row("A4", settingsOf(u"Laser"_s, u"a4"_s), true, u"One page A4."_s);
    }
    void theDialog()
    {
        QFETCH(const Settings, settings);
        QFETCH(const bool, canPrint);
        QFETCH(const QString, note);
        const PrintView view = printView(slipOf(Story::ofCreated()), 53, settings);
        QCOMPARE(view.canPrint, canPrint);
        QCOMPARE(view.isGood, canPrint);
        QVERIFY2(view.note.startsWith(note), qPrintable(view.note));
        if (settings.paper == "80mm"_L1)
            QCOMPARE(view.sizes, (QStringList{u"38 mm"_s, u"46 mm"_s, u"53 mm"_s}));
    }

    void aReceiptHasNoSizes()
    {
        const PrintView view = printView(slipOf(Story::paid()), 0, settingsOf(u"Laser"_s, u"58mm"_s));
        QVERIFY(view.sizes.isEmpty());
        QVERIFY(view.canPrint);
        QCOMPARE(view.paper, PrintView::Narrow);
    }
};

BALCAO_TEST(PrintViewTest)

} // namespace printviewtest

#include "printviewtest.moc"
