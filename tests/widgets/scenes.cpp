// SPDX-License-Identifier: MIT
#include "tests/widgets/scenes.h"
#include "tests/widgets/calibrated.h"

#include "tests/core/service/shop.h"
#include "tests/support/drafts.h"
#include "tests/widgets/closing/dayscenes.h"
#include "tests/widgets/codecheck/checkscenes.h"
#include "tests/widgets/customerscreen/customerscenes.h"
#include "tests/widgets/dossier/dossierscenes.h"
#include "tests/widgets/newcharge/limitscenes.h"
#include "tests/widgets/printing/paperscenes.h"
#include "tests/widgets/settings/settingsscenes.h"
#include "ui/widgets/charge/correctiondialog.h"
#include "ui/widgets/history/historypage.h"
#include "ui/widgets/newcharge/outcomepage.h"
#include "ui/widgets/operators/approvaldialogs.h"
#include "ui/widgets/operators/pinpad.h"

#include <QClipboard>
#include <QComboBox>

using namespace Qt::StringLiterals;

namespace balcao::test
{

namespace
{

const QString longName =
    u"Associação Comunitária dos Produtores Rurais e Artesãos da Serra da Mantiqueira e do Vale do Paraíba Sociedade Limitada"_s;

const QString longMark = u"Encomenda 40213 da festa da Ana e do Zé"_s;

void paste(FieldEdit *edit, const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
    edit->clear();
    QTest::keyClick(edit, Qt::Key_V, Qt::ControlModifier);
}

void create(Till &till)
{
    till.type();
    till.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!till.counter.service->isCreating() && !till.attempts.isEmpty());
    QTRY_VERIFY(isShown(till.find<ChargePage>()) || isShown(till.find<OutcomePage>()) ||
                !till.form.form().banner->lead.isEmpty());
}

void createWaiting(Till &till)
{
    create(till);
    QTRY_VERIFY(!till.codeInThePicture().isEmpty());
}

void createLong(Till &till)
{
    QTest::keyClicks(till.find<AmountDisplay>(), u"99999999"_s);
    const QList<FieldEdit *> edits = till.fields();
    QTest::keyClicks(edits.at(0), u"12ABC34501DE35"_s);
    paste(edits.at(1), longName);
    QTest::keyClicks(edits.at(2), u"11987654321"_s);
    QTest::keyClicks(edits.at(3), u"financeiro.contas.a.pagar@associacao-dos-produtores-rurais.example.com"_s);
    till.form.setMark(longMark);
    till.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!till.codeInThePicture().isEmpty());
}

void createUnknown(Till &till)
{
    create(till);
    QVERIFY(isShown(till.find<OutcomePage>()));
}

void pay(Till &till)
{
    createWaiting(till);
    QVERIFY(till.counter.server.pay(till.charge.view().txid));
    till.press(Qt::Key_F5);
    QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Paid);
}

/** A shop with operators of the longest names; a cashier is here. */
void employ(Till &till)
{
    Staff &staff = till.counter.service->staff();
    staff.setRounds(1000);
    const auto store = *LedgerStore::open(till.counter.ledger->address(), {.counter = u"09"_s});
    test::employ(*store);
    for (const QString &name : {u"Maria Aparecida do Nascimento Figueiredo de Albuquerque"_s, u"João Vitor"_s}) {
        ShopEvent event;
        const QString id = u"id-"_s + name;
        event.what = shopevent::OperatorAdded{.id = id, .name = name, .role = Role::Manager};
        ShopEvent pinSet;
        pinSet.what = shopevent::PinSet{.id = id, .secret = PinSecret::of(pin("246810"), {}, 1000).text()};
        QVERIFY(store->appendOfOperators({event, pinSet}, {.who = u"id-carlos"_s, .authoriser = {}}));
    }
    static_cast<void>(answerTo(staff.refresh()));
    till.counter.service->signIn(answerTo(staff.signIn(u"Ana Paula"_s, pin("1234"))).value());
}

void switchPinsOff(Till &till)
{
    ShopEvent event;
    event.what = shopevent::PinsSwitched{.areOn = false};
    const auto store = *LedgerStore::open(till.counter.ledger->address(), {.counter = u"09"_s});
    QVERIFY(store->appendOfOperators({event}, {.who = u"id-carlos"_s, .authoriser = {}}));
    static_cast<void>(answerTo(till.counter.service->staff().refresh()));
}

/** A correction that takes a manager. */
void askForManager(Till &till)
{
    createWaiting(till);
    employ(till);
    till.press(Qt::Key_F6);
    QTest::keyClicks(till.window.focusWidget(), u"7640"_s);
    till.find<CorrectionDialog>()->findChild<QComboBox *>()->setCurrentText(u"Desconto"_s);
    till.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(isShown(till.find<WhoDialog>()));
}

/** Behind ten wrong PINs of the first manager: seen at every size. */
void waitLong(Till &till)
{
    QDateTime at;
    const auto store =
        *LedgerStore::open(till.counter.ledger->address(), {.counter = u"09"_s, .clock = Clock([&at] { return at; })});
    for (int later = 9; later >= 0; --later) {
        at = QDateTime::currentDateTimeUtc().addSecs(later * -301);
        ShopEvent event;
        event.what = shopevent::PinWrong{.id = u"id-carlos"_s};
        QVERIFY(store->appendOfOperators({event}, {.who = u"id-carlos"_s, .authoriser = {}}));
    }
    static_cast<void>(answerTo(till.counter.service->staff().refresh()));
}

/** A day of a shop with two counters: 1,000 charges of a large amount and the longest names. */
void fillDay(Till &till)
{
    constexpr int charges = 1000;
    constexpr qint64 centavos = 99'999'999;
    const auto store =
        *LedgerStore::open(till.counter.ledger->address(), {.counter = u"02"_s, .clock = till.counter.clock()});
    const drafts::Buyer buyer{.name = longName};
    for (int number = 0; number < charges; ++number) {
        const EventDraft draft = drafts::attempt(centavos, buyer);
        QVERIFY(store->append(draft));
        QVERIFY(
            store->append(drafts::answer(EventKind::Created, draft.attempt, u"tx%1"_s.arg(number, 24, 10, QChar(u'0')),
                                         centavos, number % 3 == 0 ? u"Aguardando"_s : u"Paga"_s)));
    }
    QVERIFY(store->index());
    Q_EMIT till.counter.ledger->changed(QString());
    QTRY_VERIFY(till.today.totals()->charges == charges);
}

} // namespace

const QList<Scene> &scenes()
{
    static const QList<Scene> all =
        settingsScenes() + dayScenes() + checkScenes() + customerScenes(createWaiting, pay) + dossierScenes(pay) +
        limitScenes(createWaiting) + paperScenes(createWaiting, pay) +
        QList<Scene>{
            {.name = "01 empty", .walk = [](Till &) {}},
            {.name = "01 keypad",
             .walk =
                 [](Till &till) {
                     for (Button *button : till.window.findChildren<Button *>()) {
                         if (button->isCheckable())
                             button->setChecked(true);
                     }
                 }},
            {.name = "01 mark", .walk = [](Till &till) { till.form.setMark(longMark); }},
            {.name = "01g strip",
             .walk =
                 [](Till &till) {
                     createWaiting(till);
                     till.press(Qt::Key_Escape);
                     QTRY_VERIFY(!till.open.chips().isEmpty());
                 }},
            {.name = "21 help", .walk = [](Till &till) { till.press(Qt::Key_F1); }},
            {.name = "01 no ledger", .walk = loseLedger},
            {.name = "02 errors",
             .walk =
                 [](Till &till) {
                     till.type(u"52998224752"_s);
                     till.fields().at(3)->clear();
                     QTest::keyClicks(till.fields().at(3), u"x"_s);
                     till.form.setMark(longMark + longMark);
                     till.press(Qt::Key_Return, Qt::ControlModifier);
                 }},
            {.name = "01f full day", .isOnce = true, .walk = fillDay},
            {.name = "01h left open",
             .walk =
                 [](Till &till) {
                     const Clock before([] { return QDateTime::currentDateTimeUtc().addSecs(-600); });
                     const auto store =
                         *LedgerStore::open(till.counter.ledger->address(), {.counter = u"01"_s, .clock = before});
                     for (int i = 0; i < 5; ++i) {
                         const EventDraft draft = drafts::attempt(99'999'999, {.name = longName});
                         QVERIFY(store->append(draft) &&
                                 store->append(drafts::of(EventKind::FirstByteOut, draft.attempt)));
                     }
                     Q_EMIT till.counter.ledger->changed(QString());
                     QTRY_COMPARE(till.open.toCheck(), 5);
                 }},
            {.name = "03b sent",
             .quirk = u"fault=hang"_s,
             .walk =
                 [](Till &till) {
                     till.type();
                     till.press(Qt::Key_Return, Qt::ControlModifier);
                     QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Sent);
                 }},
            {.name = "03c close",
             .quirk = u"fault=hang"_s,
             .walk =
                 [](Till &till) {
                     till.type();
                     till.press(Qt::Key_Return, Qt::ControlModifier);
                     QTRY_VERIFY(!till.counter.service->requestOut().isEmpty());
                     till.window.close();
                     QVERIFY(isShown(till.find<OverlayDialog>()));
                 }},
            {.name = "04 waiting", .walk = createWaiting},
            {.name = "04c expired",
             .walk =
                 [](Till &till) {
                     createWaiting(till);
                     till.counter.clockOffset = std::chrono::minutes(16);
                     QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Expired);
                 }},
            {.name = "04e long", .walk = createLong},
            {.name = "04f new code",
             .walk =
                 [](Till &till) {
                     createWaiting(till);
                     const QString attempt = till.charge.attempt();
                     const Customer customer = Counter::customer();
                     QVERIFY(till.counter.service->perform(
                         command::Correct{attempt, {.amount = Money::fromCentavos(5000).value(), .customer = customer}},
                         till.counter.service->people().atTheCounter()));
                     QTRY_VERIFY(till.charge.moment());
                 }},
            {.name = "04d amount", .quirk = u"fault=wrong-amount"_s, .walk = create},
            {.name = "04d crc", .quirk = u"fault=bad-crc"_s, .walk = create},
            {.name = "04d receiver",
             .walk =
                 [](Till &till) {
                     payAnother(till);
                     create(till);
                 }},
            {.name = "05 unknown", .quirk = u"fault=status-500"_s, .walk = create},
            {.name = "05 question",
             .quirk = u"fault=status-500"_s,
             .walk =
                 [](Till &till) {
                     createUnknown(till);
                     till.choose(2);
                     QVERIFY(isShown(till.find<OverlayDialog>()));
                 }},
            {.name = "05 txid",
             .quirk = u"fault=status-500"_s,
             .walk =
                 [](Till &till) {
                     createUnknown(till);
                     till.choose(1);
                     QVERIFY(isShown(till.find<OverlayDialog>()));
                 }},
            {.name = "06a key", .key = "another-key-7Q2d", .walk = create},
            {.name = "06b field", .quirk = u"fault=refuse-email"_s, .walk = create},
            {.name = "07 paid", .walk = pay},
            {.name = "07c paid long ago",
             .walk =
                 [](Till &till) {
                     pay(till);
                     till.press(Qt::Key_F3);
                     QTRY_VERIFY(till.charges.detail().canOpen());
                     till.press(Qt::Key_Return);
                     QTRY_VERIFY(till.charge.view().isQuiet);
                 }},
            {.name = "07b receipt",
             .walk =
                 [](Till &till) {
                     createWaiting(till);
                     till.press(Qt::Key_F12);
                     QVERIFY(isShown(till.find<FormDialog>()));
                 }},
            {.name = "07b received",
             .walk =
                 [](Till &till) {
                     createWaiting(till);
                     QVERIFY(till.counter.service->perform(command::ConfirmReceipt{till.charge.attempt(), {}},
                                                           till.counter.service->people().atTheCounter()));
                     QTRY_COMPARE(till.charge.view().stage, ChargePresenter::Stage::Paid);
                 }},
            {.name = "07b take back",
             .walk =
                 [](Till &till) {
                     createWaiting(till);
                     QVERIFY(till.counter.service->perform(command::ConfirmReceipt{till.charge.attempt(), {}},
                                                           till.counter.service->people().atTheCounter()));
                     QTRY_VERIFY(till.charge.view().canTakeBack);
                     till.press(Qt::Key_F12);
                     QVERIFY(isShown(till.find<OverlayDialog>()));
                 }},
            {.name = "08 list",
             .walk =
                 [](Till &till) {
                     till.form.setMark(u"Mesa 12"_s);
                     createWaiting(till);
                     till.press(Qt::Key_F3);
                     QTRY_VERIFY(till.charges.model().rowCount() > 0);
                     till.press(Qt::Key_Down);
                 }},
            {.name = "08e long name",
             .walk =
                 [](Till &till) {
                     createLong(till);
                     till.press(Qt::Key_F3);
                     QTRY_VERIFY(!till.charges.detail().codeBytes.isEmpty());
                 }},
            {.name = "08 full day",
             .isOnce = true,
             .walk =
                 [](Till &till) {
                     fillDay(till);
                     till.press(Qt::Key_F3);
                     QTRY_VERIFY(till.charges.model().rowCount() > 0 && till.charges.detail().canOpen());
                 }},
            {.name = "08c nothing found",
             .walk =
                 [](Till &till) {
                     till.press(Qt::Key_F3);
                     till.press(Qt::Key_F, Qt::ControlModifier);
                     QTest::keyClicks(till.window.focusWidget(), u"zzzz"_s);
                     QTRY_VERIFY(till.charges.hasFoundNothing());
                 }},
            {.name = "notice",
             .walk =
                 [](Till &till) {
                     till.window.tell(u"The charge could not be opened"_s,
                                      u"The ledger's server is away. The program connects again by itself."_s);
                 }},
            {.name = "09 correction",
             .walk =
                 [](Till &till) {
                     createWaiting(till);
                     till.press(Qt::Key_F6);
                     QVERIFY(isShown(till.find<CorrectionDialog>()));
                 }},
            {.name = "22 locked",
             .walk =
                 [](Till &till) {
                     createWaiting(till);
                     till.press(Qt::Key_Escape);
                     QTRY_VERIFY(!till.open.chips().isEmpty());
                     employ(till);
                     till.window.lock().lock();
                     QTest::keyClicks(till.window.focusWidget(), u"12"_s);
                 }},
            {.name = "22 wait",
             .walk =
                 [](Till &till) {
                     employ(till);
                     till.window.lock().lock();
                     waitLong(till);
                     till.window.lock().signIn().choose(u"id-carlos"_s);
                 }},
            {.name = "22 PINs off",
             .walk =
                 [](Till &till) {
                     employ(till);
                     switchPinsOff(till);
                     till.window.lock().lock();
                 }},
            {.name = "09b who", .walk = askForManager},
            {.name = "09c PIN",
             .walk =
                 [](Till &till) {
                     askForManager(till);
                     till.press(Qt::Key_1);
                     QTRY_VERIFY(isShown(till.find<PinDialog>()));
                     QTest::keyClicks(till.find<PinField>(), u"246"_s);
                 }},
            {.name = "09d wait", .walk = [](Till &till) {
                 askForManager(till);
                 till.press(Qt::Key_1);
                 QTRY_VERIFY(isShown(till.find<PinDialog>()));
                 waitLong(till);
             }}};
    return all;
}

} // namespace balcao::test
