// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "tests/widgets/fitting.h"
#include "tests/widgets/staffedtill.h"
#include "ui/widgets/charge/correctiondialog.h"
#include "ui/widgets/closing/daypage.h"
#include "ui/widgets/codecheck/codecheckpage.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/formdialog.h"
#include "ui/widgets/controls/toast.h"
#include "ui/widgets/dossier/dossierpage.h"
#include "ui/widgets/frame/helppage.h"
#include "ui/widgets/history/historypage.h"
#include "ui/widgets/history/historyview.h"
#include "ui/widgets/history/periodcalendar.h"
#include "ui/widgets/newcharge/openrowbar.h"
#include "ui/widgets/newcharge/outcomepage.h"
#include "ui/widgets/newcharge/suggestionlist.h"
#include "ui/widgets/printing/printdialog.h"
#include "ui/widgets/queue/queuepage.h"
#include "ui/widgets/settings/settingspage.h"
#include "ui/widgets/style/fonts.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QMenu>
#include <QPointer>
#include <QPointingDevice>
#include <QStyleHints>

namespace touchtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::isShown;
using balcao::test::providerWith;
using balcao::test::StaffedTill;
using balcao::test::Till;

namespace
{

void tap(QWidget *widget, QPoint place)
{
    static QPointingDevice *const finger = QTest::createTouchDevice();
    // The offscreen display is smaller than the window: without its native window the finger would hit nothing.
    const QPointer<QWidget> window = widget->window();
    place = widget->mapTo(window, place);
    QTest::touchEvent(window, finger).press(0, place, window);
    if (window)
        QTest::touchEvent(window, finger).release(0, place, window);
}

void tap(QWidget *widget)
{
    QVERIFY2(isShown(widget), "there is nothing to tap");
    tap(widget, widget->rect().center());
}

/** The button that is seen, by its text or accessible name. */
QAbstractButton *button(Till &till, const QString &text)
{
    for (QAbstractButton *one : till.window.findChildren<QAbstractButton *>()) {
        if (one->isVisible() && (one->text() == text || one->accessibleName() == text))
            return one;
    }
    return nullptr;
}

/** Opens the button's menu and taps the entry that begins so. */
void tapEntry(QAbstractButton *opener, const QString &beginning)
{
    tap(opener);
    QTRY_VERIFY(qobject_cast<QMenu *>(QApplication::activePopupWidget()));
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    for (QAction *action : menu->actions()) {
        if (action->text().startsWith(beginning))
            return tap(menu, menu->actionGeometry(action).center());
    }
    QFAIL(qPrintable(beginning));
}

/** In the person's menu. */
void tapEntry(Till &till, const QString &beginning)
{
    tapEntry(till.window.findChild<QAbstractButton *>(u"person"_s), beginning);
}

void charge(Till &till)
{
    till.type();
    tap(button(till, u"Create QR code"_s));
    QTRY_VERIFY(!till.codeInThePicture().isEmpty());
}

void pay(Till &till)
{
    charge(till);
    tap(button(till, u"Simulate payment"_s));
    QTRY_VERIFY(button(till, u"New charge"_s));
}

void list(Till &till)
{
    charge(till);
    tap(button(till, u"Charges"_s));
    QTRY_VERIFY(button(till, till.charges.detail().openLabel) && till.charges.detail().canPrint);
}

void dossier(Till &till)
{
    charge(till);
    tapEntry(till, u"Dossier"_s);
    QTRY_VERIFY(button(till, u"Save PDF…"_s) && button(till, u"Save PDF…"_s)->isEnabled());
}

/** A charge whose outcome is unknown, in the owner's queue. */
void queue(Till &till)
{
    till.counter.server.setFault(sandbox::Fault::Status500);
    till.type();
    tap(button(till, u"Create QR code"_s));
    QTRY_VERIFY(isShown(till.find<OutcomePage>()) && !till.counter.service->isCreating());
    tapEntry(till, u"To check"_s);
    QTRY_VERIFY(till.queue.view() && !till.queue.view()->rows.isEmpty());
}

void closedDay(Till &till)
{
    tap(button(till, u"Closing"_s));
    QTRY_VERIFY(till.day.canClose());
    tap(button(till, u"Close the day…"_s));
    QTRY_VERIFY(isShown(till.find<FormDialog>()));
    tap(button(till, u"Close the day"_s));
    QTRY_VERIFY(!till.find<FormDialog>());
}

void otherSetting(Till &till)
{
    tap(button(till, u"Settings"_s));
    QTRY_VERIFY(button(till, u"Centavos, 8640"_s));
    tap(button(till, u"Centavos, 8640"_s));
    QTRY_VERIFY(button(till, u"Save"_s) && button(till, u"Save"_s)->isEnabled());
    QCoreApplication::processEvents(); // the row of buttons has its place
}

/** The addresses that the program opened, in place of the desktop's browser. */
class Browser : public QObject
{
    Q_OBJECT

public:
    Browser() { QDesktopServices::setUrlHandler(u"https"_s, this, "open"); }
    ~Browser() override { QDesktopServices::unsetUrlHandler(u"https"_s); }
    Q_DISABLE_COPY_MOVE(Browser)

    QList<QUrl> urls;

public Q_SLOTS:
    void open(const QUrl &url) { urls.append(url); }
};

QPointer<Browser> browser;

bool isSentByWhatsApp(Till &)
{
    return browser->urls.size() == 1 && browser->urls.constFirst().host() == u"wa.me"_s;
}

bool asksForAPrinter(Till &till)
{
    return isShown(till.find<PrintDialog>());
}

/** No printer is set, and that is said. */
bool tellsOfPrinting(Till &till)
{
    const auto toasts = till.window.findChildren<Toast *>();
    return std::any_of(toasts.cbegin(), toasts.cend(), [](const Toast *toast) { return toast->isVisible(); });
}

bool asksForAFile(Till &till)
{
    return isShown(till.find<QFileDialog>());
}

bool showsPeriods(Till &)
{
    const QWidget *popup = QApplication::activePopupWidget();
    return popup && popup->findChild<PeriodCalendar *>();
}

template <class Page>
bool isAt(Till &till)
{
    return isShown(till.find<Page>());
}

/** One action of the keys' tables, by finger: what comes before, what is tapped, and what follows. */
struct Row {
    const char *name;
    void (*before)(Till &till);
    void (*taps)(Till &till);
    bool (*follows)(Till &till);
};

void nothing(Till &) {}

const QList<Row> &rows()
{
    static const QList<Row> all{
        {"help", nothing, [](Till &till) { tapEntry(till, u"Help"_s); }, isAt<HelpPage>},
        {"check a code", nothing, [](Till &till) { tapEntry(till, u"Check a code"_s); }, isAt<CodeCheckPage>},
        {"to check", nothing, [](Till &till) { tapEntry(till, u"To check"_s); }, isAt<QueuePage>},
        {"list", nothing, [](Till &till) { tap(button(till, u"Charges"_s)); }, isAt<HistoryPage>},
        {"closing", nothing, [](Till &till) { tap(button(till, u"Closing"_s)); }, isAt<DayPage>},
        {"settings", nothing, [](Till &till) { tap(button(till, u"Settings"_s)); }, isAt<SettingsPage>},
        {"new charge", list, [](Till &till) { tap(button(till, u"Charge"_s)); }, isAt<NewChargePage>},
        {"back from help", [](Till &till) { tapEntry(till, u"Help"_s); },
         [](Till &till) { tap(button(till, u"Close"_s)); }, isAt<NewChargePage>},
        {"digits", nothing,
         [](Till &till) {
             tap(till.window.findChild<QAbstractButton *>(u"keypad"_s));
             tap(button(till, u"7"_s));
         },
         [](Till &till) { return till.form.form().amount.centavos() == 7; }},
        {"next field", nothing, [](Till &till) { tap(till.fields().at(1)); },
         [](Till &till) { return till.window.focusWidget() == till.fields().at(1); }},
        {"create", charge, nothing, isAt<ChargePage>},
        {"back from a charge", charge, [](Till &till) { tap(button(till, u"New"_s)); }, isAt<NewChargePage>},
        {"last customer", charge,
         [](Till &till) {
             tap(button(till, u"New"_s));
             tap(button(till, u"Last customer"_s));
         },
         [](Till &till) { return till.fields().at(1)->text() == u"Marina Alves Pereira"_s; }},
        {"undo", [](Till &till) { till.type(); },
         [](Till &till) {
             tap(button(till, u"Clear"_s));
             tap(button(till, u"Undo"_s));
         },
         [](Till &till) { return till.form.form().amount.centavos() == 8640; }},
        {"open a waiting charge", charge,
         [](Till &till) {
             tap(button(till, u"New"_s));
             QTRY_VERIFY(!till.open.chips().isEmpty());
             tap(till.find<OpenRowBar>()->stops().constFirst());
         },
         isAt<ChargePage>},
        {"correct", charge, [](Till &till) { tap(button(till, u"Correct"_s)); },
         [](Till &till) { return isShown(till.find<CorrectionDialog>()); }},
        {"copy the code", charge, [](Till &till) { tap(button(till, u"Copy"_s)); },
         [](Till &till) { return QGuiApplication::clipboard()->text() == till.charge.view().codeText; }},
        {"reasons of a refusal", charge, [](Till &till) { tap(button(till, u"Didn't it go through?"_s)); },
         [](Till &till) { return isShown(till.find<FormDialog>()); }},
        {"confirm a receipt", charge, [](Till &till) { tap(button(till, u"Confirm receipt"_s)); },
         [](Till &till) { return isShown(till.find<FormDialog>()); }},
        {"charges that wait for a person", nothing,
         [](Till &till) { tap(till.find<OpenRowBar>()->stops().constLast()); }, isAt<HistoryPage>},
        {"dossier", charge, [](Till &till) { tapEntry(till, u"Dossier"_s); }, isAt<DossierPage>},
        {"choose the paper", charge, [](Till &till) { tapEntry(till, u"Choose printer"_s); },
         [](Till &till) { return isShown(till.find<PrintDialog>()); }},
        {"read the status", charge,
         [](Till &till) {
             QVERIFY(till.counter.server.pay(till.record(1).charge.txid));
             tap(button(till, u"Read status"_s));
         },
         [](Till &till) { return till.record(1).charge.status == ChargeStatus::Paid; }},
        {"WhatsApp", charge, [](Till &till) { tap(button(till, u"WhatsApp"_s)); }, isSentByWhatsApp},
        {"print", charge, [](Till &till) { tap(button(till, u"Print"_s)); }, asksForAPrinter},
        {"copy the txid of a paid charge", pay, [](Till &till) { tap(button(till, u"Copy"_s)); },
         [](Till &till) { return QGuiApplication::clipboard()->text() == till.record(1).charge.txid; }},
        {"next charge after a payment", pay, [](Till &till) { tap(button(till, u"New charge"_s)); },
         isAt<NewChargePage>},
        {"search", list, [](Till &till) { tap(till.find<HistoryPage>()->findChild<QLineEdit *>()); },
         [](Till &till) { return qobject_cast<QLineEdit *>(till.window.focusWidget()) != nullptr; }},
        {"close the drawer and choose a row", list,
         [](Till &till) {
             tap(button(till, u"Close"_s));
             QTRY_VERIFY(till.charges.selected().isEmpty());
             auto *view = till.find<HistoryView>();
             tap(view->viewport(), view->visualRect(view->model()->index(0, 0)).center());
         },
         [](Till &till) { return till.charges.selected() == till.attempts.constFirst(); }},
        {"open a row", list, [](Till &till) { tap(button(till, till.charges.detail().openLabel)); }, isAt<ChargePage>},
        {"correct a row", list, [](Till &till) { tap(button(till, u"Correct"_s)); },
         [](Till &till) { return isShown(till.find<CorrectionDialog>()); }},
        {"confirm a row's receipt", list, [](Till &till) { tapEntry(button(till, u"More"_s), u"Confirm receipt"_s); },
         [](Till &till) { return isShown(till.find<FormDialog>()); }},
        {"print a row", list, [](Till &till) { tapEntry(button(till, u"More"_s), u"Print"_s); }, asksForAPrinter},
        {"dossier of a row", list, [](Till &till) { tapEntry(button(till, u"More"_s), u"Dossier"_s); },
         isAt<DossierPage>},
        {"period", list, [](Till &till) { tap(button(till, u"Period: Today"_s)); }, showsPeriods},
        {"save the list", list, [](Till &till) { tapEntry(button(till, u"Save the list"_s), u"For a spreadsheet"_s); },
         asksForAFile},
        {"paste a code",
         [](Till &till) {
             QGuiApplication::clipboard()->setText(u"000201 no code"_s);
             tapEntry(till, u"Check a code"_s);
         },
         [](Till &till) { tap(button(till, u"Paste"_s)); },
         [](Till &till) { return button(till, u"Clear"_s) && button(till, u"Clear"_s)->isEnabled(); }},
        {"previous closing", closedDay,
         [](Till &till) {
             tap(button(till, u"The next closing"_s));
             QTRY_VERIFY(!till.day.view()->isClosed);
             tap(button(till, u"The closing before"_s));
         },
         [](Till &till) { return till.day.view()->isClosed; }},
        {"print the sums",
         [](Till &till) {
             tap(button(till, u"Closing"_s));
             QTRY_VERIFY(till.day.canClose());
         },
         [](Till &till) { tap(button(till, u"Print"_s)); }, tellsOfPrinting},
        {"copy the owner's queue", queue, [](Till &till) { tap(button(till, u"Copy the text"_s)); },
         [](Till &till) { return QGuiApplication::clipboard()->text() == till.queue.view()->text; }},
        {"send the owner's queue", queue, [](Till &till) { tap(button(till, u"WhatsApp"_s)); }, isSentByWhatsApp},
        {"print the owner's queue", queue, [](Till &till) { tap(button(till, u"Print the list"_s)); }, tellsOfPrinting},
        {"save settings", otherSetting, [](Till &till) { tap(button(till, u"Save"_s)); },
         [](Till &till) { return till.saved.size() == 1; }},
        {"undo settings", otherSetting, [](Till &till) { tap(button(till, u"Undo"_s)); },
         [](Till &till) { return !button(till, u"Save"_s)->isEnabled() && till.saved.isEmpty(); }},
        {"save a dossier", dossier, [](Till &till) { tap(button(till, u"Save PDF…"_s)); }, asksForAFile},
        {"close a dossier", dossier, [](Till &till) { tap(button(till, u"Close"_s)); },
         [](Till &till) { return !isAt<DossierPage>(till); }},
        {"past customer", charge,
         [](Till &till) {
             tap(button(till, u"New"_s));
             tap(till.fields().at(1));
             QTest::keyClicks(till.fields().at(1), u"mari"_s);
             auto *list = till.find<SuggestionList>();
             QTRY_VERIFY(isShown(list));
             tap(list, list->chosenRow().center());
         },
         [](Till &till) { return till.fields().at(1)->text() == u"Marina Alves Pereira"_s; }},
    };
    return all;
}

} // namespace

/** Everything that a key does a finger can do. */
class TouchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        fonts::load();
        // Two rows tap the same place one soon after the other.
        QGuiApplication::styleHints()->setMouseDoubleClickInterval(0);
    }

    void everyActionHasAPlaceToTap_data()
    {
        QTest::addColumn<int>("row");
        for (int row = 0; row < rows().size(); ++row)
            QTest::newRow(rows().at(row).name) << row;
    }
    void everyActionHasAPlaceToTap()
    {
        QFETCH(const int, row);
        Browser own;
        browser = &own;
        Till till;
        rows().at(row).before(till);
        rows().at(row).taps(till);
        QTRY_VERIFY(rows().at(row).follows(till));
    }

    void anotherPersonIsChosenByTouch()
    {
        StaffedTill till;
        tapEntry(till, u"Change operator"_s);
        QTRY_VERIFY(till.window.lock().isLocked());
        QVERIFY(!till.window.lock().signIn().chosen());
    }

    void theTillIsLockedByTouch()
    {
        StaffedTill till;
        tapEntry(till, u"Lock"_s);
        QTRY_VERIFY(till.window.lock().isLocked());
    }

    /** Without operators there is nothing to lock. */
    void noPersonNoLock()
    {
        Till till;
        tap(till.window.findChild<QAbstractButton *>(u"person"_s));
        QTRY_VERIFY(qobject_cast<QMenu *>(QApplication::activePopupWidget()));
        for (const QAction *action : QApplication::activePopupWidget()->actions())
            QVERIFY(!action->text().startsWith(u"Lock"_s));
        QApplication::activePopupWidget()->close();
    }

    /** A low form has no room for the buttons. */
    void lastCustomerAndUndoInALowForm()
    {
        Till till;
        charge(till);
        tap(button(till, u"New"_s));
        till.window.resize(911, 455);
        test::finishLayouts();
        QVERIFY(!button(till, u"Last customer"_s));
        tapEntry(till, u"Last customer"_s);
        QTRY_COMPARE(till.fields().at(1)->text(), u"Marina Alves Pereira"_s);
        tapEntry(till, u"Undo"_s);
        QTRY_COMPARE(till.fields().at(1)->text(), QString());
    }

    void anOptionIsTakenByTouch()
    {
        Till till(providerWith(u"fault=status-500"_s));
        till.type();
        tap(button(till, u"Create QR code"_s));
        QTRY_VERIFY(isShown(till.find<OutcomePage>()) && !till.counter.service->isCreating());
        tap(till.find<OutcomePage>()->findChild<Choices *>()->firstButton());
        QTRY_VERIFY(till.find<FormDialog>());
    }

    /** At least 40 pixels, so that a finger hits what it means. */
    void targetsAreLargeEnough_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize &size : {QSize(911, 455), QSize(1366, 768), QSize(1920, 1080)})
            QTest::addRow("%d", size.width()) << size;
    }
    void targetsAreLargeEnough()
    {
        QFETCH(const QSize, size);
        constexpr int least = 40;
        Till till;
        till.window.resize(size);
        const auto check = [&till](const char *page) {
            test::finishLayouts();
            for (const auto *one : till.window.findChildren<QAbstractButton *>()) {
                if (one->isVisible() && one->isEnabled())
                    QVERIFY2(
                        one->width() >= least && one->height() >= least,
                        qPrintable(u"%1: %2%3 %4x%5"_s.arg(QLatin1StringView(page), one->text(), one->accessibleName())
                                       .arg(one->width())
                                       .arg(one->height())));
            }
        };
        till.type();
        check("form");
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!till.codeInThePicture().isEmpty());
        check("charge");
        till.press(Qt::Key_F11);
        QVERIFY(isAt<DossierPage>(till));
        check("dossier");
        for (const Qt::Key key : {Qt::Key_F3, Qt::Key_F4, Qt::Key_F10, Qt::Key_F1}) {
            till.press(key);
            check(QByteArray::number(key).constData());
        }
        for (const Qt::Key key : {Qt::Key_O, Qt::Key_B}) {
            till.press(key, Qt::ControlModifier);
            check(QByteArray::number(key).constData());
        }
    }
};

BALCAO_GUI_TEST(TouchTest)

} // namespace touchtest

#include "touchtest.moc"
