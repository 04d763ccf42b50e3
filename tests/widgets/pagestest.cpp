// SPDX-License-Identifier: MIT
#include "core/ledger/queries/chargequeries.h"
#include "tests/support/answers.h"
#include "tests/support/greypicture.h"
#include "tests/support/testmain.h"
#include "tests/widgets/till.h"
#include "ui/widgets/charge/correctiondialog.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frame/helppage.h"
#include "ui/widgets/history/historypage.h"
#include "ui/widgets/newcharge/openrowbar.h"
#include "ui/widgets/style/fonts.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QStackedWidget>

namespace pagestest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::isShown;
using balcao::test::providerWith;
using balcao::test::Till;

namespace
{

/** How many events of a kind an object was sent. */
class EventCount : public QObject
{
public:
    EventCount(QObject &watched, QEvent::Type type)
        : m_type(type)
    {
        watched.installEventFilter(this);
    }
    [[nodiscard]] int count() const { return m_count; }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        m_count += event->type() == m_type ? 1 : 0;
        return false;
    }

private:
    QEvent::Type m_type;
    int m_count = 0;
};

} // namespace

class PagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    void keyboardFromTheAmountToThePayment()
    {
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(isShown(till.find<ChargePage>()));
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        // The white card inside the frame of training.
        QrCodeWidget *code = till.codeWidget();
        const auto matrix = QrMatrix::encode(till.charge.view().codeBytes);
        QVERIFY(matrix);
        const int side = code->modulePixels() * (matrix->size() + 2 * QrMatrix::quietZone);
        const QImage picture = code->grab().toImage();
        QVERIFY(
            readsBack(test::grey(picture.copy((picture.width() - side) / 2, (picture.height() - side) / 2, side, side)),
                      till.charge.view().codeBytes));

        till.press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), till.charge.view().codeText);

        till.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Paid);
        QVERIFY(till.codeInThePicture().isEmpty());
        // The code is gone: what the support desk asks for takes its key.
        till.press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), till.charge.view().txid);
        till.press(Qt::Key_Return);
        QVERIFY(isShown(till.find<AmountDisplay>()));
        QCOMPARE(till.form.form().amount.centavos(), 0);
        QCOMPARE(till.fields().at(1)->text(), QString());
    }

    /** The new code of a correction that ends while the window is hidden is recorded when the window comes back. */
    void aHiddenCodeIsNotRecordedAsShown()
    {
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        QTRY_COMPARE(till.record(1).charge.shownRevision(), 1);
        till.window.hide();
        ChargeService &service = *till.counter.service;
        const command::Correct correct{
            .attempt = till.attempts.constFirst(),
            .correction = {.amount = Money::fromCentavos(9000), .customer = {}, .reason = {}}};
        QVERIFY(test::answerTo(service.perform(correct, service.people().atTheCounter())));
        QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Ready);
        // The writing thread has written all that it was given.
        bool isWritten = false;
        till.counter.ledger->perform(OpenCount{})->whenFinished(this, [&isWritten](const auto &) { isWritten = true; });
        QTRY_VERIFY(isWritten);
        QCOMPARE(till.record(1).charge.revision, 2);
        QCOMPARE(till.record(1).charge.shownRevision(), 1);
        till.window.show();
        QTRY_COMPARE(till.record(1).charge.shownRevision(), 2);
    }

    void theFirstFrameHasTheFormAloneAndTheKeyboard()
    {
        Till till;
        MainWindow window({*till.counter.service, till.shell, till.form, till.charge, till.outcome, till.today,
                           till.open, till.charges, till.day, till.settings, till.paper, till.queue, till.codeCheck});
        const QSignalSpy shown(&window, &MainWindow::firstShown);
        window.show();
        QTest::keyClick(window.focusWidget(), Qt::Key_8);
        QCOMPARE(shown.size(), 0);
        QCOMPARE(till.form.form().amount.centavos(), 8);
        QTRY_COMPARE(shown.size(), 1);
        QVERIFY(!window.findChild<ChargePage *>());
        // What is first shown later is as large as what was resized with the window.
        window.resize(1100, 700);
        QTest::keyClick(&window, Qt::Key_F3);
        QTRY_VERIFY(isShown(window.findChild<HistoryPage *>()));
        QCOMPARE(window.findChild<HistoryPage *>()->size(), window.findChild<QStackedWidget *>()->size());
        QCOMPARE(shown.size(), 1);
    }

    void aWrongFieldGetsTheCaretAndKeepsItsText()
    {
        Till till;
        till.type(u"52998224752"_s);
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(till.attempts.isEmpty());
        QCOMPARE(till.window.focusWidget(), till.fields().at(0));
        QCOMPARE(till.fields().at(0)->text(), u"529.982.247-52"_s);
    }

    void aCorrectionTakesTheCodeOffAndBringsAnother()
    {
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        const QString first = till.codeInThePicture();
        till.press(Qt::Key_F6);
        auto *dialog = till.find<CorrectionDialog>();
        QVERIFY(isShown(dialog));
        QWidget *amount = dialog->focusWidget();
        QVERIFY(amount);
        QTest::keyClicks(amount, u"7640"_s);
        dialog->findChild<QComboBox *>()->setCurrentIndex(0);
        QTest::keyClick(amount, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY2(till.codeInThePicture().isEmpty(), "the old code is off at once");
        QVERIFY(!till.codeWidget()->isVisible());
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        QVERIFY(till.codeInThePicture() != first);
        QCOMPARE(till.charge.view().amount.centavos(), 7640);
        QTRY_VERIFY(!till.find<CorrectionDialog>());
    }

    void aDigitLeavesTheChargeToTheStrip()
    {
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        till.press(Qt::Key_1);
        till.press(Qt::Key_2);
        QVERIFY(isShown(till.find<AmountDisplay>()));
        QCOMPARE(till.find<AmountDisplay>()->amount().centavos(), 12);
        QVERIFY(till.fields().at(1)->text().isEmpty());
        QVERIFY(isShown(till.find<OpenRowBar>()));
        QTRY_VERIFY(!till.open.chips().isEmpty());
        // Live: paid elsewhere, and told by the next read.
        till.press(Qt::Key_1, Qt::AltModifier);
        QTRY_VERIFY(isShown(till.find<ChargePage>()));
        till.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Paid);
        // The digit begins an amount: what was typed before the look at it is never gone on with.
        till.press(Qt::Key_7);
        QCOMPARE(till.find<AmountDisplay>()->amount().centavos(), 7);
        QTRY_COMPARE(till.open.chips().constFirst().status.moment, display::Status::Moment::JustPaid);
    }

    void theTimeThatIsLeftIsPaintedAtOnce()
    {
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.open.chips().isEmpty());
        OpenRowBar bar(till.open);
        bar.show();
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        bar.repaint();
        QCoreApplication::processEvents();
        // Not by the timer of a later frame: that is one more wake-up each second.
        const EventCount paints(bar, QEvent::Paint);
        int paintedAtOnce = 0;
        connect(&till.open, &OpenRow::changed, this, [&] { paintedAtOnce = paints.count(); });
        QTRY_VERIFY(paintedAtOnce > 0);
    }

    void helpKeepsWhatIsTyped()
    {
        Till till;
        till.type();
        till.press(Qt::Key_F1);
        QVERIFY(isShown(till.find<HelpPage>()));
        till.find<HelpPage>()->findChild<CopyButton *>()->setFocus();
        till.press(Qt::Key_Return);
        const QString summary = QGuiApplication::clipboard()->text();
        QVERIFY2(summary.contains(u"Qt "_s) && !summary.contains(u"Ana"_s), qPrintable(summary));
        till.press(Qt::Key_Escape);
        QVERIFY(isShown(till.find<AmountDisplay>()));
        QCOMPARE(till.fields().at(1)->text(), u"Marina Alves Pereira"_s);
    }

    void tabStaysInsideTheCorrection()
    {
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        till.press(Qt::Key_F6);
        auto *dialog = till.find<CorrectionDialog>();
        QVERIFY(isShown(dialog));
        for (int i = 0; i < 20; ++i) {
            QTest::keyClick(till.window.focusWidget(), Qt::Key_Tab);
            QVERIFY(dialog->isAncestorOf(till.window.focusWidget()));
        }
        till.press(Qt::Key_Escape);
        QTRY_VERIFY(!till.find<CorrectionDialog>());
        QCOMPARE(till.charge.view().amount.centavos(), 8640);
    }

    void aCodeThatFailsIsNotDrawn_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::newRow("CRC") << u"fault=bad-crc"_s;
        QTest::newRow("amount") << u"fault=wrong-amount"_s;
    }
    void aCodeThatFailsIsNotDrawn()
    {
        QFETCH(QString, fault);
        Till till(providerWith(fault));
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(isShown(till.find<ChargePage>()) && !till.counter.service->isCreating());
        QVERIFY(!till.codeWidget()->hasCode());
        QGuiApplication::clipboard()->setText(u"before"_s);
        till.press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
    }

    void theChoiceThatIsPressedGoesAwayByItself_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::addColumn<int>("number");
        QTest::newRow("ask for the code again") << u"fault=bad-crc"_s << 1;
        QTest::newRow("show the difference all the same") << u"fault=wrong-amount"_s << 2;
    }
    void theChoiceThatIsPressedGoesAwayByItself()
    {
        QFETCH(QString, fault);
        QFETCH(int, number);
        Till till(providerWith(fault));
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(isShown(till.find<ChargePage>()) && !till.counter.service->isCreating());
        till.counter.server.setFault(sandbox::Fault::None);
        till.choose(number);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
    }

    void tryingAgainAfterARefusedKey()
    {
        Till till({}, false, "another-key-entirely");
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        for (int times = 0; times < 3; ++times) {
            QTRY_VERIFY(!till.counter.service->isCreating());
            QTRY_COMPARE(till.outcome.view().kind, OutcomeView::Kind::KeyRefused);
            till.choose(1);
        }
        QTRY_COMPARE(till.attempts.size(), 4);
        QTRY_VERIFY(!till.counter.service->isCreating());
    }

    void aRefusedKeyKeepsEverything()
    {
        Till till({}, false, "another-key-entirely");
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(till.outcome.view().kind, OutcomeView::Kind::KeyRefused);
        till.choose(2);
        QTRY_VERIFY(isShown(till.find<AmountDisplay>()));
        QCOMPARE(till.find<AmountDisplay>()->amount().centavos(), 8640);
        QCOMPARE(till.fields().at(1)->text(), u"Marina Alves Pereira"_s);
    }

    void aFieldThatTheProviderRefusesGetsTheCaret()
    {
        Till till(providerWith(u"fault=refuse-email"_s));
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(till.form.form().banner.has_value());
        QVERIFY(isShown(till.find<AmountDisplay>()));
        QCOMPARE(till.window.focusWidget(), till.fields().at(3));
        QCOMPARE(till.fields().at(3)->text(), u"marina.alves@example.com"_s);
    }

    void escapeCancelsBeforeAnythingLeft()
    {
        Till till;
        till.type();
        auto stage = ChargePresenter::Stage::Closed;
        // Nothing has run since the press: the request has not left.
        QObject::connect(&till.form, &NewChargePresenter::started, &till.window, [&till, &stage] {
            stage = till.charge.view().stage;
            till.press(Qt::Key_Escape);
        });
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(stage, ChargePresenter::Stage::Connecting);
        QTRY_VERIFY(isShown(till.find<AmountDisplay>()));
        QCOMPARE(till.counter.server.chargeCount(), 0);
        QCOMPARE(till.fields().at(1)->text(), u"Marina Alves Pereira"_s);
    }

    void enterPressesTheChoiceThatHasTheKeyboard()
    {
        Till till(providerWith(u"fault=wrong-amount"_s), false);
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Difference);
        const auto press = [&till](Choice::Action wanted) {
            for (const Choice &choice : till.charge.view().choices) {
                if (choice.action == wanted)
                    return till.press(Qt::Key_Return);
                till.press(Qt::Key_Tab);
            }
        };
        press(Choice::Action::AcceptDifference);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        // Another amount is paid than was charged: Enter is not yet the next charge's.
        QVERIFY(till.counter.server.pay(till.charge.view().txid));
        till.press(Qt::Key_F5);
        QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Paid);
        press(Choice::Action::AcceptReport);
        QTRY_VERIFY(till.charge.view().choices.isEmpty());
        QVERIFY(isShown(till.find<ChargePage>()));
        till.press(Qt::Key_Return);
        QVERIFY(isShown(till.find<AmountDisplay>()));
    }

    void everySizeHoldsItsParts_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size :
             {QSize(1024, 640), QSize(1024, 700), QSize(1366, 690), QSize(1366, 768), QSize(1920, 1080)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void everySizeHoldsItsParts()
    {
        QFETCH(QSize, size);
        Till till;
        till.window.resize(size);
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        QCOMPARE(till.window.size(), size);
        QVERIFY(till.codeWidget()->modulePixels() >= 4);
        const QList<Button *> buttons = till.find<ChargePage>()->findChildren<Button *>();
        for (const Button *button : buttons) {
            if (!button->isVisible())
                continue;
            const QRect place(button->mapTo(&till.window, QPoint()), button->size());
            QVERIFY2(till.window.rect().adjusted(-8, -8, 8, 8).contains(place), qPrintable(button->text()));
            for (const Button *other : buttons) {
                const QRect second(other->mapTo(&till.window, QPoint()), other->size());
                const int ring = Button::ringSpace;
                if (other != button && other->isVisible())
                    QVERIFY2(
                        !place.adjusted(ring, ring, -ring, -ring).intersects(second.adjusted(ring, ring, -ring, -ring)),
                        qPrintable(button->text() + u" over "_s + other->text()));
            }
        }
    }

    /** By touch: the one box that makes money paid. */
    void theReceiptsBoxIsATarget()
    {
        Till till;
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        till.press(Qt::Key_F12);
        auto *box = till.find<QCheckBox>();
        QVERIFY(isShown(box));
        QVERIFY(box->width() >= 234 && box->height() >= metrics::minTarget);
        for (const QPoint place : {QPoint(1, 1), QPoint(box->width() - 2, box->height() - 2)}) {
            const bool before = box->isChecked();
            QTest::mouseClick(box, Qt::LeftButton, {}, place);
            QCOMPARE(box->isChecked(), !before);
        }
    }
};

BALCAO_GUI_TEST(PagesTest)

} // namespace pagestest

#include "pagestest.moc"
