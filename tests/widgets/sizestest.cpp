// SPDX-License-Identifier: MIT
#include "app/shared/translations.h"
#include "tests/support/drafts.h"
#include "tests/widgets/fitting.h"
#include "tests/widgets/till.h"
#include "ui/widgets/dialogs/correctiondialog.h"
#include "ui/widgets/dialogs/receiptdialog.h"
#include "ui/widgets/pages/historypage.h"
#include "ui/widgets/pages/outcomepage.h"
#include "ui/widgets/style/balcaostyle.h"
#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/painting.h"

#include <QApplication>
#include <QClipboard>
#include <QScrollArea>

#include <functional>

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::isShown;
using balcao::test::judge;
using balcao::test::providerWith;
using balcao::test::Till;

namespace
{

/** The clients of the screens that shops have: 1366x768 at 100, 125 and 150 %, with and without title and task bar, and others. */
constexpr std::array sizes{QSize(900, 500),  QSize(911, 455),  QSize(1024, 614), QSize(1024, 640), QSize(1024, 700),
                           QSize(1093, 543), QSize(1093, 614), QSize(1280, 720), QSize(1366, 614), QSize(1366, 690),
                           QSize(1366, 768), QSize(1920, 540), QSize(1920, 1080)};

struct Scene {
    const char *name;
    /** Of the sandbox; empty: it behaves. */
    QString quirk;
    QByteArray key = test::Counter::key;
    /** In one language, and not in training. */
    bool isOnce = false;
    std::function<void(Till &)> walk;
};

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
    QTRY_VERIFY(till.today.totals().charges == charges);
}

const QList<Scene> &scenes()
{
    static const QList<Scene> all{
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
        {.name = "01 no ledger",
         .walk =
             [](Till &till) {
                 till.find<NewChargePage>()->setLedgerOutage(
                     u"The ledger's database is out of reach. The program connects again by itself."_s);
             }},
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
                     QVERIFY(store->append(draft) && store->append(drafts::of(EventKind::FirstByteOut, draft.attempt)));
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
                 QVERIFY(isShown(till.find<LayerDialog>()));
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
                 const Customer customer = test::Counter::customer();
                 QVERIFY(till.counter.service->perform(
                     command::Correct{attempt, {.amount = Money::fromCentavos(5000).value(), .customer = customer}},
                     till.counter.service->people().atTheCounter()));
                 QTRY_VERIFY(till.charge.moment());
             }},
        {.name = "04d amount", .quirk = u"fault=wrong-amount"_s, .walk = create},
        {.name = "04d crc", .quirk = u"fault=bad-crc"_s, .walk = create},
        {.name = "05 unknown", .quirk = u"fault=status-500"_s, .walk = create},
        {.name = "05 question",
         .quirk = u"fault=status-500"_s,
         .walk =
             [](Till &till) {
                 createUnknown(till);
                 till.press(Qt::Key_2);
                 QVERIFY(isShown(till.find<LayerDialog>()));
             }},
        {.name = "05 txid",
         .quirk = u"fault=status-500"_s,
         .walk =
             [](Till &till) {
                 createUnknown(till);
                 till.press(Qt::Key_1);
                 QVERIFY(isShown(till.find<LayerDialog>()));
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
                 QVERIFY(isShown(till.find<ReceiptDialog>()));
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
                                  u"The ledger's database is out of reach. The program connects again by itself."_s);
             }},
        {.name = "09 correction", .walk = [](Till &till) {
             createWaiting(till);
             till.press(Qt::Key_F6);
             QVERIFY(isShown(till.find<CorrectionDialog>()));
         }}};
    return all;
}

QStringList cut;

/** What may be shortened: what a customer, a shop or a sale is called, and the text of a code. */
bool mayBeCut(const QString &text)
{
    static const QStringList free{
        u"Marina "_s,    u"Associação"_s,      u"financeiro.contas"_s,  u"marina.alves@example.com"_s,
        u"0002010102"_s, u"Encomenda 40213"_s, u"O domínio do e-mail"_s};
    return std::any_of(free.begin(), free.end(), [&text](const QString &one) { return text.contains(one); });
}

void save(const Till &till, const QString &name)
{
    const QString folder = qEnvironmentVariable("BALCAO_PICTURES");
    if (!folder.isEmpty())
        const_cast<MainWindow &>(till.window)
            .grab()
            .save(folder + u'/' + QString(name).replace(u' ', u'-') + u".png"_s);
}

} // namespace

/** Every page and dialog at every size that shops have: nothing is cut, nothing lies over something else.
 *  BALCAO_PICTURES names a folder for the pictures of all of it.
 */
class SizesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        fonts::load();
        QApplication::setFont(fonts::text(16));
        QApplication::setStyle(new BalcaoStyle);
        QApplication::setPalette(Theme(Theme::Mode::Light).palette());
    }

    void everythingFits_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("training");
        QTest::addColumn<int>("scene");
        const bool isScaled = qEnvironmentVariableIsSet("QT_SCALE_FACTOR");
        for (const QString &language : isScaled ? QStringList{u"pt-BR"_s} : QStringList{u"pt-BR"_s, u"en"_s, u"es"_s}) {
            for (const bool training : {false, true}) {
                for (int scene = 0; scene < scenes().size(); ++scene) {
                    // Written to the disk each time: once is enough.
                    if (scenes().at(scene).isOnce && (training || isScaled || language != u"pt-BR"))
                        continue;
                    QTest::addRow("%s%s %s", qPrintable(language), training ? " training" : "", scenes().at(scene).name)
                        << language << training << scene;
                }
            }
        }
    }
    void everythingFits()
    {
        QFETCH(const QString, language);
        QFETCH(const bool, training);
        QFETCH(const int, scene);
        QVERIFY(installLanguage(*qApp, language));
        const Scene &shown = scenes().at(scene);
        Till till(providerWith(shown.quirk), training, shown.key);
        shown.walk(till);
        QStringList wrong;
        for (const QSize size : sizes) {
            // The list with its drawer, and the dialogs, are made for 1024x614 as yet.
            const bool isUnmade = size.height() < 614 && (QLatin1StringView(shown.name).startsWith("08"_L1) ||
                                                          QLatin1StringView(shown.name).startsWith("07b"_L1) ||
                                                          QLatin1StringView(shown.name).startsWith("21"_L1));
            if (isUnmade)
                continue;
            till.window.resize(size);
            // The layouts of the parts come after those of the whole.
            for (int level = 0; level < 4; ++level)
                QCoreApplication::processEvents();
            const QString name =
                u"%1 %2x%3"_s.arg(QLatin1StringView(QTest::currentDataTag())).arg(size.width()).arg(size.height());
            save(till, name);
            cut.clear();
            painting::onCut = [](const QString &text) { cut.append(text); };
            till.window.grab();
            painting::onCut = nullptr;
            QStringList here;
            if (till.window.findChild<QScrollArea *>()->widget()->size() != size)
                here.append(u"the window scrolls"_s);
            judge(&till.window, here);
            for (const QString &text : std::as_const(cut)) {
                if (!mayBeCut(text))
                    here.append(u"cut: "_s + text);
            }
            for (const QString &one : std::as_const(here))
                wrong.append(u"%1x%2: %3"_s.arg(size.width()).arg(size.height()).arg(one));
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
};

QTEST_MAIN(SizesTest)
#include "sizestest.moc"
