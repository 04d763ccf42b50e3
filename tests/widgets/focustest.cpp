// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "tests/widgets/till.h"
#include "ui/widgets/codecheck/codeparts.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/newcharge/outcomepage.h"
#include "ui/widgets/style/balcaostyle.h"
#include "ui/widgets/style/fonts.h"

#include <QAccessible>
#include <QDialog>

namespace focustest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::isShown;
using balcao::test::providerWith;
using balcao::test::Till;

namespace
{

constexpr int tooMany = 40;

QString nameOf(const QWidget *widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    if (!widget->accessibleName().isEmpty() || !button)
        return widget->accessibleName();
    return button->text();
}

/** A real key press into the window, as the system delivers it. */
void key(Till &till, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(till.window.windowHandle(), key, modifiers);
}

/** Where the keyboard stands and every stop after it, until it comes back there. */
QStringList walk(Till &till, Qt::Key step, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    const QWidget *start = QApplication::focusWidget();
    QStringList names;
    for (const QWidget *now = start; now && names.size() < tooMany; now = QApplication::focusWidget()) {
        names.append(nameOf(now));
        key(till, step, modifiers);
        if (QApplication::focusWidget() == start)
            break;
    }
    return names;
}

/** What a screen reader finds wanting below @p item. */
QStringList nameless(QAccessibleInterface *item)
{
    const auto *widget = qobject_cast<const QWidget *>(item->object());
    if (widget && !widget->isVisible())
        return {};
    QStringList found;
    const bool isControl = widget && !widget->focusProxy() &&
                           (widget->focusPolicy() != Qt::NoFocus || qobject_cast<const QAbstractButton *>(widget));
    const bool hasRole = item->role() != QAccessible::NoRole && item->role() != QAccessible::Client;
    const bool isCell = !item->object();
    if ((isControl && !hasRole) || ((isControl || isCell) && item->text(QAccessible::Name).isEmpty()))
        found.append(u"%1 (%2)"_s.arg(widget ? QString::fromLatin1(widget->metaObject()->className()) : u"cell"_s,
                                      item->text(QAccessible::Name)));
    if (qobject_cast<const QDialog *>(widget) &&
        (item->role() != QAccessible::Dialog || item->text(QAccessible::Name).isEmpty()))
        found.append(u"a dialog that is none"_s);
    for (int child = 0; child < item->childCount(); ++child) {
        if (QAccessibleInterface *below = item->child(child))
            found += nameless(below);
    }
    return found;
}

/** How a scene is come to. */
using Reach = void (*)(Till &);

void form(Till &) {}

void send(Till &till)
{
    till.type();
    key(till, Qt::Key_Return, Qt::ControlModifier);
}

void sent(Till &till)
{
    send(till);
    QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Sent);
    key(till, Qt::Key_Tab);
}

void charge(Till &till)
{
    send(till);
    QTRY_VERIFY(!till.codeInThePicture().isEmpty());
}

void charged(Till &till)
{
    charge(till);
    key(till, Qt::Key_Escape);
    QTRY_COMPARE(till.open.chips().size(), 1);
}

void keypad(Till &till)
{
    till.find<NewChargePage>()->findChild<QAbstractButton *>(u"keypad"_s)->click();
}

void errors(Till &till)
{
    key(till, Qt::Key_Return, Qt::ControlModifier);
}

void expired(Till &till)
{
    charge(till);
    till.counter.clockOffset = std::chrono::minutes(16);
    QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Expired);
}

void refusedCode(Till &till)
{
    send(till);
    QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::CodeRefused);
}

void ended(Till &till)
{
    send(till);
    QTRY_VERIFY(isShown(till.find<OutcomePage>()) && !till.counter.service->isCreating());
}

void paid(Till &till)
{
    charge(till);
    key(till, Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Paid);
}

void emptyList(Till &till)
{
    key(till, Qt::Key_F3);
}

void list(Till &till)
{
    till.charges.setCanRefresh(true);
    charge(till);
    key(till, Qt::Key_F3);
    // The drawer comes with the row, its history and what may be done a moment later.
    QTRY_VERIFY(till.charges.detail().canOpen());
}

void fromList(Till &till)
{
    list(till);
    key(till, Qt::Key_Return);
    QTRY_VERIFY(isShown(till.find<ChargePage>()));
}

void unknownFromList(Till &till)
{
    ended(till);
    key(till, Qt::Key_F3);
    QTRY_VERIFY(till.charges.detail().canOpen());
    key(till, Qt::Key_Return);
    QTRY_VERIFY(isShown(till.find<OutcomePage>()));
}

void correction(Till &till)
{
    charge(till);
    key(till, Qt::Key_F6);
}

void receipt(Till &till)
{
    charge(till);
    key(till, Qt::Key_F12);
}

void queue(Till &till)
{
    ended(till);
    key(till, Qt::Key_O, Qt::ControlModifier);
    QTRY_VERIFY(till.queue.view() && !till.queue.view()->rows.isEmpty());
}

void checkedCode(Till &till)
{
    charge(till);
    const QString code = till.codeInThePicture();
    key(till, Qt::Key_B, Qt::ControlModifier);
    till.find<CodeEdit>()->replaceBy(code);
    QTRY_VERIFY(!till.codeCheck.view().attempt.isEmpty());
}

void txid(Till &till)
{
    ended(till);
    till.choose(1);
}

void question(Till &till)
{
    ended(till);
    till.choose(2);
}

void help(Till &till)
{
    charge(till);
    key(till, Qt::Key_F1);
}

void notice(Till &till)
{
    till.window.tell(u"Title"_s, u"Text"_s);
}

constexpr QSize usual(1366, 768);
constexpr QSize compact(1024, 700);
constexpr QSize wide(1920, 1080);

} // namespace

/** Where the keyboard goes: each page and dialog, by Tab all the way round, and back by Shift+Tab; and what a screen reader is told
 *  of what stands there.
 */
class FocusTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setStyle(new BalcaoStyle);
        fonts::load();
    }

    void ring_data()
    {
        QTest::addColumn<Reach>("reach");
        QTest::addColumn<QString>("quirk");
        QTest::addColumn<bool>("isTraining");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QStringList>("stops");
        struct Where {
            const char *quirk = "";
            bool isTraining = false;
            QSize size = usual;
        };
        const auto row = [](const char *name, Reach reach, const QStringList &stops, const Where &where = {}) {
            QTest::newRow(name) << reach << QString::fromLatin1(where.quirk) << where.isTraining << where.size << stops;
        };
        const QStringList rail{u"Charge"_s, u"Charges"_s, u"Closing"_s, u"Settings"_s};
        const QStringList fields{u"CPF or CNPJ"_s, u"Full name"_s, u"Mobile"_s, u"E-mail"_s};
        const QStringList entry =
            QStringList{u"Amount to charge"_s} + fields + QStringList{u"Order"_s, u"Create QR code"_s, u"Clear"_s};
        const QStringList all{u"See all charges"_s};
        const QStringList screenKeys{u"On-screen keypad"_s};
        const QStringList toCheck{u"0 to check"_s};
        const QStringList tiles{u"Read status"_s,           u"Correct"_s,        u"WhatsApp"_s, u"Print"_s,
                                u"Didn't it go through?"_s, u"Confirm receipt"_s};
        const QStringList copy{u"Copy"_s};
        const QStringList another{u"New charge"_s};
        const QStringList simulate{u"Simulate payment"_s};
        const QStringList expire{u"Simulate expiry"_s};
        const QStringList table{u"Period: Today"_s,  u"Status: All"_s,   u"Operator: All"_s,
                                u"Search charges"_s, u"Save the list"_s, u"To check, Check a code"_s,
                                u"Sort by Time"_s,   u"Charges"_s};
        row("01", form, entry + screenKeys + toCheck + all + rail);
        row("01 with charges", charged,
            entry + screenKeys + QStringList{u"R$\u00A086,40, 01-1"_s} + toCheck + all + rail);
        row("21", help, QStringList{u"Close"_s, u"Guide"_s, u"Copy a summary for support"_s} + rail);
        row("01 wide", form, entry + toCheck + all + rail, {.size = wide});
        row("01c", keypad, entry + screenKeys + toCheck + rail);
        row("02", errors, entry + screenKeys + toCheck + all + rail);
        row("03b", sent, rail, {.quirk = "fault=hang"});
        row("04", charge, copy + tiles + another + rail);
        row("04 compact", charge, copy + tiles + another + rail, {.size = compact});
        row("04c", expired,
            QStringList{u"Charge again"_s, u"Read status"_s, u"Correct"_s, u"Didn't it go through?"_s,
                        u"Confirm receipt"_s, u"New charge"_s} +
                rail);
        row("04d", refusedCode, QStringList{u"Ask again"_s, u"Leave to check"_s} + another + rail,
            {.quirk = "fault=bad-crc"});
        row("05", ended, QStringList{u"Use the existing one"_s, u"Create another…"_s, u"Leave to check"_s} + rail,
            {.quirk = "fault=status-500"});
        row("07", paid, another + rail + copy + QStringList{u"Print receipt"_s}, {.isTraining = true});
        row("07b", receipt,
            {u"I saw R$\u00A086,40 on the shop's account"_s, u"Identification on the statement (optional)"_s,
             u"Who saw it"_s, u"Amount that came, if another (optional)"_s, u"Mark as paid"_s, u"Cancel"_s});
        row("23", queue,
            QStringList{u"Highest amount"_s} +
                QStringList{u"It is in the account: R$\u00A086,40, Marina Alves Pereira"_s,
                            u"It is not: R$\u00A086,40, Marina Alves Pereira"_s, u"Copy the text"_s, u"WhatsApp"_s,
                            u"Print the list"_s} +
                rail,
            {.quirk = "fault=status-500"});
        row("24", checkedCode,
            QStringList{u"Code to check"_s, u"Paste"_s, u"Open a picture…"_s, u"Clear"_s, u"Open the charge"_s,
                        u"Copy the right code"_s, u"Close"_s} +
                rail);
        row("08 empty", emptyList, table + rail);
        row("08", list,
            table +
                QStringList{u"Open QR"_s, u"Copy"_s, u"WhatsApp"_s, u"Read status"_s, u"Correct"_s, u"More"_s,
                            u"Close"_s} +
                rail);
        row("04 from the list", fromList, copy + tiles + QStringList{u"Back to the list"_s} + rail);
        row("14 from the list", fromList, simulate + expire + copy + tiles + QStringList{u"Back"_s} + rail,
            {.isTraining = true});
        row("05 from the list", unknownFromList,
            QStringList{u"Use the existing one"_s, u"Create another…"_s, u"Leave to check"_s, u"Back to the list"_s} +
                rail,
            {.quirk = "fault=status-500"});
        row("09", correction,
            QStringList{u"Amount"_s} + fields +
                QStringList{u"Reason"_s, u"Who corrects"_s, u"Save correction"_s, u"Cancel"_s});
        row("14", charge, simulate + expire + copy + tiles + QStringList{u"New"_s} + rail, {.isTraining = true});
        row("14 compact", charge, simulate + copy + tiles + expire + QStringList{u"New"_s} + rail,
            {.isTraining = true, .size = compact});
        row("txid", txid, {u"Identifier (txid)"_s, u"Who found it"_s, u"Use the existing one"_s, u"Back"_s},
            {.quirk = "fault=status-500"});
        row("question", question,
            {u"Who looked in the panel"_s, u"Not there: only note it"_s, u"Not there: create another"_s, u"Back"_s},
            {.quirk = "fault=status-500"});
        row("notice", notice, {u"I have read it"_s, u"Back"_s});
    }
    void ring()
    {
        QFETCH(const Reach, reach);
        QFETCH(const QString, quirk);
        QFETCH(const bool, isTraining);
        QFETCH(const QSize, size);
        QFETCH(const QStringList, stops);
        Till till(providerWith(quirk), isTraining);
        till.window.resize(size);
        reach(till);
        if (QTest::currentTestFailed())
            return;
        const QStringList wanting = nameless(QAccessible::queryAccessibleInterface(&till.window));
        QVERIFY2(wanting.isEmpty(), qPrintable(wanting.join(u", "_s)));
        for (int step = 0; step < tooMany && nameOf(QApplication::focusWidget()) != stops.first(); ++step)
            key(till, Qt::Key_Tab);
        const QString expected = stops.join(u" > "_s);
        QCOMPARE(walk(till, Qt::Key_Tab).join(u" > "_s), expected);
        QStringList back = walk(till, Qt::Key_Backtab, Qt::ShiftModifier);
        std::reverse(back.begin() + 1, back.end());
        QCOMPARE(back.join(u" > "_s), expected);
    }

    void ringWhileConnecting()
    {
        Till till;
        // Nothing has run since the press, and keys to widgets run nothing: the request has not left.
        QStringList stops;
        QObject::connect(&till.form, &NewChargePresenter::started, &till.window, [&till, &stops] {
            const QWidget *start = till.window.focusWidget();
            do {
                stops.append(nameOf(till.window.focusWidget()));
                till.press(Qt::Key_Tab);
            } while (till.window.focusWidget() != start && stops.size() < tooMany);
            till.press(Qt::Key_Escape);
        });
        send(till);
        QTRY_COMPARE(stops.join(u" > "_s), u"Cancel > Charge > Charges > Closing > Settings"_s);
        QTRY_VERIFY(isShown(till.find<NewChargePage>()));
    }
};

BALCAO_GUI_TEST(FocusTest)

} // namespace focustest

#include "focustest.moc"
