// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "tests/widgets/fitting.h"
#include "tests/widgets/till.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/style/fonts.h"

#include <QScrollBar>

namespace markfieldtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::isShown;
using balcao::test::Till;

namespace
{

struct Form : Till {
    explicit Form(QSize size)
        : Till({}, false)
    {
        resize(size);
    }
    void resize(QSize size)
    {
        window.resize(size);
        test::finishLayouts();
    }
    [[nodiscard]] FieldEdit *email() { return fields().at(3); }
    [[nodiscard]] FieldEdit *mark() { return fields().at(4); }
    /** "order or table". */
    [[nodiscard]] Button *opener() { return button(u"plus"_s); }
    [[nodiscard]] Button *create() { return button(u"charge"_s); }
    [[nodiscard]] Button *button(const QString &icon)
    {
        for (Button *one : find<NewChargePage>()->findChildren<Button *>()) {
            if (one->iconName() == icon)
                return one;
        }
        return nullptr;
    }
    /** All of it, and nothing before it. */
    [[nodiscard]] bool isSeen(const QWidget *widget) const
    {
        return isShown(widget) && widget->visibleRegion().boundingRect().height() >= widget->height() - 2;
    }
};

constexpr QSize usual(1366, 768);
constexpr QSize low(1093, 543);
constexpr QSize lowest(911, 455);

} // namespace

/** Where the form has the field of the sale's mark, and how the keyboard gets there. */
class MarkFieldTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    void itIsTheLastFieldWhereItHasRoom()
    {
        Form form(usual);
        QVERIFY(form.isSeen(form.mark()) && !isShown(form.opener()));
        QCOMPARE(form.mark()->accessibleDescription(), u"Not sent to the provider."_s);
        form.type();
        QVERIFY(form.email()->hasFocus() || form.email()->text().size() > 5);
        form.email()->setFocus();
        form.press(Qt::Key_Tab);
        QCOMPARE(form.window.focusWidget(), form.mark());
        form.press(Qt::Key_Tab);
        QCOMPARE(form.window.focusWidget(), form.create());
        form.press(Qt::Key_Backtab);
        QCOMPARE(form.window.focusWidget(), form.mark());
        // Enter goes on to it, and behind it sends.
        form.email()->setFocus();
        form.press(Qt::Key_Return);
        QVERIFY(form.attempts.isEmpty());
        QCOMPARE(form.window.focusWidget(), form.mark());
        QTest::keyClicks(form.mark(), u"Mesa 12"_s);
        form.press(Qt::Key_Return);
        QTRY_VERIFY(!form.codeInThePicture().isEmpty());
        QCOMPARE(form.counter.service->record(form.attempts.constFirst())->charge.mark, u"Mesa 12"_s);
    }

    void aButtonStandsForItWhereItHasNone()
    {
        Form form(low);
        QVERIFY(isShown(form.opener()) && !isShown(form.mark()));
        QVERIFY(form.opener()->height() >= 44);
        form.email()->setFocus();
        form.press(Qt::Key_Tab);
        QCOMPARE(form.window.focusWidget(), form.opener());
        form.press(Qt::Key_Return);
        QCOMPARE(form.window.focusWidget(), form.mark());
        QVERIFY(!isShown(form.opener()));
        QTRY_VERIFY(form.isSeen(form.mark()));
        // It stays for this sale, filled or not, and is folded for the next.
        QTest::keyClicks(form.mark(), u"M"_s);
        form.press(Qt::Key_Backspace);
        form.email()->setFocus();
        QVERIFY(isShown(form.mark()));
        form.form.clear();
        QVERIFY(isShown(form.opener()) && !isShown(form.mark()));
    }

    void whatIsFilledIsSeenAtEverySize()
    {
        Form form(usual);
        QTest::keyClicks(form.mark(), u"Mesa 12"_s);
        form.mark()->setFocus();
        for (const QSize size : {low, lowest, usual, lowest}) {
            form.resize(size);
            QVERIFY(!isShown(form.opener()));
            QVERIFY2(form.isSeen(form.mark()), qPrintable(QString::number(size.width())));
        }
    }

    void enterBehindTheEmailSendsWhereItIsFolded()
    {
        Form form(low);
        form.type();
        form.email()->setFocus();
        form.press(Qt::Key_Return);
        QTRY_VERIFY(!form.codeInThePicture().isEmpty());
        QVERIFY(form.counter.service->record(form.attempts.constFirst())->charge.mark.isEmpty());
    }

    void theKeyboardGoesToOneThatIsTooLong()
    {
        Form form(lowest);
        form.type();
        form.opener()->click();
        QTest::keyClicks(form.mark(), QString(41, u'x'));
        form.email()->setFocus();
        form.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(form.attempts.isEmpty());
        QCOMPARE(form.window.focusWidget(), form.mark());
        QTRY_VERIFY(form.isSeen(form.mark()));
        QCOMPARE(form.mark()->text().size(), 41);
    }

    /** In the foot there is room for one of the two. */
    void theNumberOfErrorsStandsInItsButtonsPlace()
    {
        Form form(low);
        form.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!isShown(form.opener()));
        form.form.clear();
        QVERIFY(isShown(form.opener()));
    }
};

BALCAO_GUI_TEST(MarkFieldTest)

} // namespace markfieldtest

#include "markfieldtest.moc"
