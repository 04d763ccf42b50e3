// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "tests/widgets/buttonof.h"
#include "tests/widgets/till.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/keypad.h"
#include "ui/widgets/frame/shell.h"
#include "ui/widgets/history/historypage.h"
#include "ui/widgets/newcharge/todaylist.h"
#include "ui/widgets/style/fonts.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QFile>
#include <QKeyEvent>

namespace keystest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::buttonOf;
using balcao::test::isShown;
using balcao::test::Till;

/** Instead of the desktop's browser. */
class Opened : public QObject
{
    Q_OBJECT

public:
    Opened() { QDesktopServices::setUrlHandler(u"file"_s, this, "open"); }
    ~Opened() override { QDesktopServices::unsetUrlHandler(u"file"_s); }
    Q_DISABLE_COPY_MOVE(Opened)

    QList<QUrl> urls;

public Q_SLOTS:
    void open(const QUrl &url) { urls.append(url); }
};

/** The hurried cashier's keys, wherever the keyboard stands. */
class KeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    /** A cashier types the name on after a suggestion was taken: the blank between two words pressed the button. */
    void lettersAtTheButtonGoToTheName()
    {
        Till till;
        till.type();
        buttonOf(*till.find<NewChargePage>(), u"Create QR code"_s)->setFocus();
        for (const QChar sign : u"Pedro Alves"_s)
            QTest::keyClick(till.window.focusWidget(), sign.toLatin1());
        QCOMPARE(till.fields().at(1)->text(), u"Pedro Alves"_s);
        QVERIFY(till.attempts.isEmpty());
    }

    /** A code is checked in the middle of a sale. */
    void escapeOfTheCodeCheckLeadsBackToTheSale()
    {
        Till till;
        QTest::keyClicks(till.find<AmountDisplay>(), u"4990"_s);
        for (const Qt::Key key : {Qt::Key_B, Qt::Key_O}) {
            till.press(key, Qt::ControlModifier);
            till.press(Qt::Key_Escape);
            QVERIFY(isShown(till.find<NewChargePage>()));
        }
        QCOMPARE(till.form.form().amount.centavos(), 4990);
        till.press(Qt::Key_F3);
        till.press(Qt::Key_B, Qt::ControlModifier);
        till.press(Qt::Key_Escape);
        QVERIFY(isShown(till.find<HistoryPage>()));
    }

    /** The keys of a card terminal: the amount, Enter, the customer field by field, and behind the last one the charge. */
    void enterWalksFromTheAmountToTheCharge()
    {
        Till till;
        QTest::keyClicks(till.window.focusWidget(), u"8640"_s);
        for (const QString &text :
             {u"52998224725"_s, u"Marina Alves Pereira"_s, u"11987654321"_s, u"marina@example.com"_s, u"Mesa 12"_s}) {
            till.press(Qt::Key_Return);
            QVERIFY(till.attempts.isEmpty());
            QTest::keyClicks(till.window.focusWidget(), text);
        }
        till.press(Qt::Key_Return);
        QTRY_COMPARE(till.attempts.size(), 1);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        QCOMPARE(till.charge.view().amount.centavos(), 8640);
    }

    /** Field case 61: a row of a spreadsheet, with the line end that comes with it. */
    void aPastedRowFillsTheForm()
    {
        Till till;
        QTest::keyClicks(till.window.focusWidget(), u"4990"_s);
        const QList<FieldEdit *> edits = till.fields();
        const auto paste = [](FieldEdit *edit, const QString &text) {
            QGuiApplication::clipboard()->setText(text);
            edit->setFocus();
            QTest::keyClick(edit, Qt::Key_V, Qt::ControlModifier);
        };
        paste(edits.at(1), u"Ana Paz\t529.982.247-25\t(11) 98765-4321\tana@example.com\r\n"_s);
        const QStringList whole{u"529.982.247-25"_s, u"Ana Paz"_s, u"(11) 98765-4321"_s, u"ana@example.com"_s};
        for (int place = 0; place < 4; ++place)
            QCOMPARE(edits.at(place)->text(), whole.at(place));
        till.press(Qt::Key_Escape);
        QVERIFY(edits.at(0)->text().isEmpty() && edits.at(1)->text().isEmpty());
        // Into a field with a mask; and a cell alone with its line end.
        paste(edits.at(0), u"529.982.247-25\tAna Paz\n"_s);
        QCOMPARE(edits.at(0)->text(), whole.at(0));
        QCOMPARE(edits.at(1)->text(), whole.at(1));
        paste(edits.at(2), u"11987654321\r\n"_s);
        QCOMPARE(edits.at(2)->text(), whole.at(2));
        paste(edits.at(3), u"ana@example.com\n"_s);
        QCOMPARE(edits.at(3)->text(), whole.at(3));
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(till.attempts.size(), 1);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        QCOMPARE(till.record(1).charge.name, u"Ana Paz"_s);
    }

    /** The field takes no more than so many characters: what is left of the last cell is none. */
    void aCellThatTheFieldHasCutIsLeftOut()
    {
        Till till;
        const QList<FieldEdit *> edits = till.fields();
        const QString row = u"Ana Paz\t529.982.247-25\t"_s;
        const QString street(FieldEdit::maxCharacters - row.size() - 16, u'x');
        QGuiApplication::clipboard()->setText(row + street + u"\tana@example.com.br"_s);
        edits.at(1)->setFocus();
        QTest::keyClick(edits.at(1), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(edits.at(0)->text(), u"529.982.247-25"_s);
        QVERIFY(edits.at(3)->text().isEmpty());
    }

    /** F1 is the help, and once more the guide, at the place of what the help lies over. */
    void f1TwiceOpensTheGuide()
    {
        Opened opened;
        Till till;
        till.press(Qt::Key_F1);
        QCOMPARE(opened.urls.size(), 0);
        auto *const button = till.window.findChild<Button *>(u"guide"_s);
        QVERIFY(button && button->isVisible());
        till.press(Qt::Key_F1);
        QCOMPARE(opened.urls.size(), 1);
        QVERIFY(QFile::exists(opened.urls.constFirst().toLocalFile()));
        QCOMPARE(opened.urls.constFirst().fragment(), u"charging"_s);
        till.press(Qt::Key_Escape);
        till.press(Qt::Key_F4);
        till.press(Qt::Key_F1);
        button->click();
        QCOMPARE(opened.urls.constLast().fragment(), u"closing"_s);
    }

    /** Whatever has the keyboard: of an Enter that is held only the first counts. */
    void aHeldEnterWalksNoForm()
    {
        Till till;
        till.type();
        const auto hold = [&till] {
            for (int times = 0; times < 20; ++times) {
                QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, true);
                QCoreApplication::sendEvent(till.window.focusWidget(), &repeated);
            }
        };
        till.find<AmountDisplay>()->setFocus();
        hold();
        QCOMPARE(till.window.focusWidget(), till.find<AmountDisplay>());
        till.fields().constLast()->setFocus();
        hold();
        QCOMPARE(till.window.focusWidget(), till.fields().constLast());
        for (Button *button : till.find<NewChargePage>()->findChildren<Button *>()) {
            button->setFocus();
            hold();
        }
        QVERIFY(till.attempts.isEmpty());
        QCOMPARE(till.form.form().amount.centavos(), 8640);
    }

    /** Also in a text field, where Qt would empty the line. */
    void theLastCustomerByItsKey()
    {
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        till.press(Qt::Key_Escape);
        till.fields().at(0)->setFocus();
        QTest::keyClicks(till.fields().at(0), u"529"_s);
        till.press(Qt::Key_U, Qt::ControlModifier);
        QTRY_COMPARE(till.fields().at(1)->text(), u"Marina Alves Pereira"_s);
        QCOMPARE(till.fields().at(0)->text(), u"529.982.247-25"_s);
        QCOMPARE(till.window.focusWidget(), till.fields().at(0));
    }

    /** The way back is named for where it leads. */
    void aPaidChargeOfTheDaysListLeadsBackToTheForm()
    {
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        till.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Paid);
        till.press(Qt::Key_Escape);
        Q_EMIT till.find<TodayList>()->opened(till.attempts.at(0));
        QTRY_VERIFY(till.charge.view().isQuiet);
        QStringList shown;
        for (const Button *button : till.find<ChargePage>()->findChildren<Button *>()) {
            if (button->isVisible())
                shown.append(button->text());
        }
        QVERIFY2(shown.contains(u"New charge"_s) && !shown.contains(u"Back to the list"_s),
                 qPrintable(shown.join(u'|')));
        till.press(Qt::Key_Escape);
        QVERIFY(till.find<AmountDisplay>()->isVisible());
    }

    /** Wherever the keyboard stands a digit goes to the amount, and the rest of the number follows it there; Ctrl+Enter sends. */
    void theAmountOwnsTheKeyboard()
    {
        Till till;
        till.type();
        const QList<FieldEdit *> fields = till.fields();
        QList<QWidget *> stops;
        for (QWidget *stop = till.window.focusWidget(); !stops.contains(stop); stop = till.window.focusWidget()) {
            stops.append(stop);
            till.press(Qt::Key_Tab);
        }
        QVERIFY2(stops.size() > 9, qPrintable(QString::number(stops.size())));
        qint64 amount = 1000;
        for (QWidget *stop : std::as_const(stops)) {
            if (qobject_cast<FieldEdit *>(stop))
                continue;
            stop->setFocus(Qt::TabFocusReason);
            amount += 111;
            for (const QChar digit : QString::number(amount))
                till.press(Qt::Key(digit.unicode()));
            QCOMPARE(till.form.form().amount.centavos(), amount);
            QCOMPARE(till.window.focusWidget(), till.find<AmountDisplay>());
        }
        // So do the keys on the screen, which take no focus.
        till.fields().at(1)->setFocus();
        for (auto *key : till.find<Keypad>()->findChildren<QAbstractButton *>()) {
            if (key->text() == u"7"_s)
                key->click();
        }
        QCOMPARE(till.form.form().amount.centavos(), 7);
        till.find<AmountDisplay>()->setFocus(Qt::MouseFocusReason);
        till.press(Qt::Key_Escape);
        QCOMPARE(till.form.form().amount.centavos(), amount);
        QCOMPARE(till.form.form().texts.at(1), u"Marina Alves Pereira"_s);
        till.window.findChild<Rail *>()->findChild<QAbstractButton *>()->setFocus();
        till.press(Qt::Key_Enter, Qt::ControlModifier);
        QTRY_COMPARE(till.attempts.size(), 1);
        QTRY_COMPARE(till.charge.view().amount.centavos(), amount);
    }
};

BALCAO_GUI_TEST(KeysTest)

} // namespace keystest

#include "keystest.moc"
