// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "tests/widgets/till.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/keypad.h"
#include "ui/widgets/pages/todaylist.h"
#include "ui/widgets/shell.h"
#include "ui/widgets/style/fonts.h"

#include <QDesktopServices>
#include <QFile>
#include <QKeyEvent>

namespace keystest
{

using namespace Qt::StringLiterals;
using namespace balcao;
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
