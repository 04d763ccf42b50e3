// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "tests/widgets/buttonof.h"
#include "tests/widgets/devicekeys.h"
#include "tests/widgets/staffedtill.h"
#include "ui/presentation/common/scaninput.h"
#include "ui/presentation/printing/slipmark.h"
#include "ui/widgets/codecheck/codecheckpage.h"
#include "ui/widgets/controls/overlaydialog.h"
#include "ui/widgets/controls/toast.h"
#include "ui/widgets/newcharge/outcomepage.h"
#include "ui/widgets/style/fonts.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>

#include <tuple>

namespace scantest
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace balcao;
using balcao::test::buttonOf;
using balcao::test::isShown;
using balcao::test::scan;
using balcao::test::Till;
using balcao::test::typeByHand;

namespace
{

const QString product = u"7891000315507"_s;
const QString other = u"ABC-123456"_s;

/** A place of the window, reached from the page of a charge whose code is shown. */
struct Place {
    const char *name;
    void (*open)(Till &till);
    bool isCovered = false;
};

void form(Till &till)
{
    till.press(Qt::Key_Escape);
    QTest::keyClicks(till.find<AmountDisplay>(), u"4990"_s);
}

void outcome(Till &till)
{
    till.press(Qt::Key_Escape);
    till.counter.server.setFault(sandbox::Fault::Status500);
    till.type(u"39053344705"_s);
    till.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(isShown(till.find<OutcomePage>()));
}

const QList<Place> &places()
{
    static const QList<Place> list{
        {"amount", form},
        {"field",
         [](Till &till) {
             form(till);
             till.fields().at(1)->setFocus();
             QTest::keyClicks(till.fields().at(1), u"Ana"_s);
         }},
        {"button of the form",
         [](Till &till) {
             form(till);
             till.press(Qt::Key_Tab, Qt::ShiftModifier);
         }},
        {"charge", [](Till &) {}},
        {"outcome", outcome},
        {"list", [](Till &till) { till.press(Qt::Key_F3); }},
        {"to check", [](Till &till) { till.press(Qt::Key_O, Qt::ControlModifier); }},
        {"code", [](Till &till) { till.press(Qt::Key_B, Qt::ControlModifier); }},
        // The keyboard goes on when the page has its figures.
        {"closing",
         [](Till &till) {
             till.press(Qt::Key_F4);
             QTRY_VERIFY(qobject_cast<Button *>(till.window.focusWidget()));
         }},
        {"settings", [](Till &till) { till.press(Qt::Key_F10); }},
        {"dossier",
         [](Till &till) {
             till.press(Qt::Key_F11);
             QTRY_COMPARE(static_cast<QPushButton *>(till.window.focusWidget())->text(), u"Save PDF…"_s);
         }},
        {"help", [](Till &till) { till.press(Qt::Key_F1); }},
        {"correction",
         [](Till &till) {
             till.press(Qt::Key_F6);
             QTRY_VERIFY(till.find<OverlayDialog>());
         },
         true},
    };
    return list;
}

QWidget *pageOf(Till &till)
{
    return till.find<QStackedWidget>()->currentWidget();
}

void makeCharge(Till &till)
{
    till.type();
    till.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!till.codeInThePicture().isEmpty());
    QTRY_COMPARE(till.record(1).charge.shownRevision(), 1); // an event, too
}

} // namespace

/** One scanner input for the whole window. */
class ScanTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    /** Product or any other text: a sentence, and nothing else happens. */
    void otherScansChangeNoPage_data()
    {
        QTest::addColumn<int>("place");
        for (int place = 0; place < places().size(); ++place)
            QTest::newRow(places().at(place).name) << place;
    }
    void otherScansChangeNoPage()
    {
        QFETCH(const int, place);
        Till till;
        makeCharge(till);
        places().at(place).open(till);
        QWidget *const page = pageOf(till);
        const bool isCodePage = qobject_cast<CodeCheckPage *>(page) && !places().at(place).isCovered;
        const QWidget *const focused = till.window.focusWidget();
        const auto typed = till.form.form();
        const QString code = till.codeInThePicture();
        const qsizetype written = test::eventCount(till);
        auto *toast = till.find<Toast>();
        for (const QString &text : {product, other}) {
            for (const QString &suffix : {u"\r"_s, u"\t"_s, u"\r\n"_s, u"\r\r"_s, QString()}) {
                for (const auto pace : {1ms, 8ms, 10ms}) {
                    toast->hide();
                    scan(till.window, text, suffix, pace);
                    if (isCodePage)
                        QTRY_COMPARE(till.codeCheck.typed(), text);
                    else
                        QTRY_VERIFY(toast->isVisible());
                    QCOMPARE(pageOf(till), page);
                    QCOMPARE(till.codeInThePicture(), code);
                    QCOMPARE(till.form.form().amount, typed.amount);
                    QCOMPARE(till.form.form().texts, typed.texts);
                    if (isCodePage)
                        continue;
                    QCOMPARE(till.window.focusWidget(), focused);
                    QVERIFY2(toast->accessibleName().contains(u"Nothing was changed"_s),
                             qPrintable(toast->accessibleName()));
                }
            }
        }
        QCOMPARE(test::eventCount(till), written);
    }

    /** A slip opens its charge and a Pix code the check, from every page that can be left. */
    void everyPageLeadsToWhatWasScanned_data()
    {
        QTest::addColumn<int>("place");
        QTest::addColumn<bool>("isSlip");
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<int>("pace");
        for (int place = 0; place < places().size(); ++place) {
            for (const bool isSlip : {true, false}) {
                // Each page at both paces; ScanInputTest has every suffix at every pace.
                const int slow = isSlip ? 150 : 50;
                for (const auto &[name, suffix, pace] :
                     {std::tuple{"Enter", u"\r"_s, 8}, std::tuple{"Tab", u"\t"_s, slow},
                      std::tuple{"CR LF", u"\r\n"_s, 8}, std::tuple{"nothing", QString(), slow}})
                    QTest::addRow("%s, %s, %s", places().at(place).name, isSlip ? "slip" : "Pix code", name)
                        << place << isSlip << suffix << pace;
            }
        }
    }
    void everyPageLeadsToWhatWasScanned()
    {
        QFETCH(const int, place);
        QFETCH(const bool, isSlip);
        QFETCH(const QString, suffix);
        QFETCH(const int, pace);
        Till till;
        makeCharge(till);
        const QString attempt = till.attempts.constFirst();
        const QString code = till.codeInThePicture();
        const QString slip = SlipMark::of(till.record(1).charge)->text();
        places().at(place).open(till);
        QWidget *const page = pageOf(till);
        const auto amount = till.form.form().amount;
        const qsizetype sales = till.attempts.size();
        scan(till.window, isSlip ? slip : code, suffix, std::chrono::milliseconds(pace));
        if (places().at(place).isCovered) {
            QTRY_VERIFY(till.find<Toast>()->isVisible());
            QCOMPARE(pageOf(till), page);
            QVERIFY(till.find<OverlayDialog>());
        } else if (isSlip) {
            QTRY_COMPARE(till.codeInThePicture(), code);
            QCOMPARE(till.charge.attempt(), attempt);
        } else {
            QTRY_VERIFY(isShown(till.find<CodeCheckPage>()));
            QTRY_COMPARE(till.codeCheck.view().attempt, attempt);
        }
        if (qstrcmp(places().at(place).name, "amount") == 0)
            QCOMPARE(till.form.form().amount, amount);
        QCOMPARE(till.attempts.size(), sales);
    }

    /** A person's keys come to where the keyboard was, in order, also in a burst and with the key that ends it. */
    void heldKeysReachTheirWidgetInOrder()
    {
        Till till;
        typeByHand(till.window, u"49"_s);
        QCOMPARE(till.form.form().amount.amount().centavos(), 49);
        test::typeOnDevice(till.window, u"90"_s, 2s, 3ms);
        QCOMPARE(till.form.form().amount.amount().centavos(), 49); // held
        QTRY_COMPARE(till.form.form().amount.amount().centavos(), 4990);
        test::typeOnDevice(till.window, u"5\t"_s, 2s, 3ms);
        QCOMPARE(till.form.form().amount.amount().centavos(), 49905);
        QVERIFY(qobject_cast<FieldEdit *>(till.window.focusWidget()));
        typeByHand(till.window, u"52998224725"_s);
        QCOMPARE(till.fields().at(0)->text(), u"529.982.247-25"_s);
        // The keyboard moves on before the pause is over.
        test::typeOnDevice(till.window, u"\tAn"_s, 2s, 10ms);
        till.find<AmountDisplay>()->setFocus();
        QTRY_COMPARE(till.fields().at(1)->text(), u"An"_s);
        QCOMPARE(till.form.form().amount.amount().centavos(), 49905);
    }

    /** The first digits of an amount that are typed in one burst are one amount, although the first one opens the form. */
    void aBurstBeginsTheNextAmount()
    {
        Till till;
        makeCharge(till);
        test::typeOnDevice(till.window, u"2500"_s, 2s, 4ms);
        QTRY_COMPARE(till.form.form().amount.amount().centavos(), 2500);
    }

    void aScanInTheMiddleOfAnAmount()
    {
        Till till;
        typeByHand(till.window, u"49"_s);
        scan(till.window, product);
        typeByHand(till.window, u"90"_s);
        QCOMPARE(till.form.form().amount.amount().centavos(), 4990);
    }

    /** A space bar that is held for a moment presses a button once. */
    void aQuickSpacePressesTheButton()
    {
        Till till;
        auto *button = till.window.findChild<QAbstractButton *>(u"keypad"_s);
        button->setFocus();
        const bool wasChecked = button->isChecked();
        test::pressOnDevice(till.window, Qt::Key_Space, u" "_s, Qt::NoModifier, 2s);
        QTRY_COMPARE(button->isChecked(), !wasChecked);
        QVERIFY(!button->isDown());
    }

    /** The number pad types where amounts, PINs and numbers are typed, whatever NumLock is. */
    void numberPadWithoutNumLock()
    {
        Till till;
        const auto press = [&till](std::initializer_list<Qt::Key> keys) {
            for (const Qt::Key key : keys)
                test::pressOnDevice(till.window, key, {}, Qt::KeypadModifier, 200ms);
        };
        const auto digits = {Qt::Key_End, Qt::Key_Down, Qt::Key_Clear, Qt::Key_Insert}; // 1250
        press(digits);
        QCOMPARE(till.form.form().amount.centavos(), 1250);
        test::pressOnDevice(till.window, Qt::Key_Delete, {}, Qt::NoModifier, 200ms); // the other block
        press({Qt::Key_Down, Qt::Key_End, Qt::Key_Delete, Qt::Key_Clear, Qt::Key_Insert});
        QCOMPARE(till.form.form().amount.centavos(), 2150);
        till.fields().at(0)->setFocus();
        press({Qt::Key_Clear, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageUp, Qt::Key_Up, Qt::Key_Down, Qt::Key_Down,
               Qt::Key_Left, Qt::Key_Home, Qt::Key_Down, Qt::Key_Clear});
        QCOMPARE(till.fields().at(0)->text(), u"529.982.247-25"_s);
        till.form.clear();
        makeCharge(till);
        press(digits);
        QCOMPARE(till.form.form().amount.centavos(), 1250);
        till.press(Qt::Key_F3);
        till.press(Qt::Key_F, Qt::ControlModifier);
        press({Qt::Key_Up, Qt::Key_Right, Qt::Key_Delete, Qt::Key_Left, Qt::Key_Insert});
        QCOMPARE(qobject_cast<QLineEdit *>(till.window.focusWidget())->text(), u"86,40"_s);
    }

    void numberPadWithoutNumLockTypesAPin()
    {
        test::StaffedTill till;
        till.press(Qt::Key_L, Qt::ControlModifier);
        till.window.lock().signIn().choose(u"id-ana"_s);
        for (const Qt::Key key : {Qt::Key_End, Qt::Key_Down, Qt::Key_PageDown, Qt::Key_Left})
            test::pressOnDevice(till.window, key, {}, Qt::KeypadModifier, 200ms);
        QCOMPARE(till.window.lock().signIn().pin().typed, 4);
        till.press(Qt::Key_Return);
        QTRY_VERIFY(!till.window.lock().isLocked());
    }

    void fileDialogTakesQuicklyTypedPath()
    {
        Till till;
        till.press(Qt::Key_B, Qt::ControlModifier);
        // The dialog is modal, so it is the active one at once.
        buttonOf(*till.find<CodeCheckPage>(), u"Open a picture…"_s)->click();
        const QPointer<QFileDialog> dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isActiveWindow());
        auto *name = dialog->findChild<QLineEdit *>();
        name->setFocus();
        test::typeOnDevice(*dialog, u"/tmp/no-such-picture.jpg"_s, 2s, 5ms);
        QCOMPARE(name->text(), u"/tmp/no-such-picture.jpg"_s);
        dialog->reject();
    }

    void anotherLayoutIsNamed()
    {
        Till till;
        scan(till.window, u"B&é\"'(-è_çà&é\"'(ààè"_s);
        QTRY_VERIFY(till.find<Toast>()->isVisible());
        QVERIFY(till.find<Toast>()->accessibleName().contains(u"AZERTY"_s));
    }
};

BALCAO_GUI_TEST(ScanTest)

} // namespace scantest

#include "scantest.moc"
