// SPDX-License-Identifier: MIT
#include "ui/widgets/settings/settingspage.h"
#include "core/settings/settingsfile.h"
#include "tests/support/testmain.h"
#include "tests/widgets/buttonof.h"
#include "tests/widgets/staffedtill.h"
#include "ui/widgets/controls/formdialog.h"
#include "ui/widgets/controls/pinedit.h"
#include "ui/widgets/controls/segments.h"
#include "ui/widgets/operators/approvaldialogs.h"
#include "ui/widgets/settings/settingsrow.h"

#include <QTemporaryDir>
#include <QTest>

namespace settingspagetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::buttonOf;
using balcao::test::StaffedTill;

namespace
{

/** The till with its settings shown. */
struct Desk : StaffedTill {
    explicit Desk(const QString &who = u"Carlos"_s, const char *digits = "246810")
        : StaffedTill(who, digits)
    {
        QTest::keyClick(&window, Qt::Key_F10);
    }
    [[nodiscard]] SettingsPage *page() { return shown<SettingsPage>(); }
    [[nodiscard]] SettingsRow *row(const QString &key)
    {
        for (SettingsRow *row : page()->findChildren<SettingsRow *>()) {
            if (row->row().key == key)
                return row;
        }
        return nullptr;
    }
    [[nodiscard]] FieldEdit *edit(const QString &key) { return row(key)->findChild<FieldEdit *>(); }
    [[nodiscard]] QString problem(const QString &key) { return settings.value(row(key)->row()).problem; }
    void type(const QString &key, const QString &text)
    {
        edit(key)->setFocus();
        edit(key)->selectAll();
        QTest::keyClicks(edit(key), text);
    }
    /** Operators, permission and saving answer from the event loop, one after the other. */
    void save()
    {
        QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
        for (int turn = 0; turn < 4; ++turn)
            QCoreApplication::processEvents();
    }
    [[nodiscard]] QAbstractButton *button(const QString &text) { return buttonOf(*page(), text); }
};

} // namespace

/** The settings on the screen: whole or not at all, and by somebody who may. */
class SettingsPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsTypedHoldsWhenItIsSaved()
    {
        Desk desk;
        QVERIFY(desk.page());
        QVERIFY(!desk.button(u"Save"_s)->isEnabled());
        desk.type(u"provider.timeout"_s, u"45"_s);
        QVERIFY(desk.button(u"Save"_s)->isEnabled());
        QCOMPARE(desk.held.timeout, 30);
        desk.settings.open(SettingsSection::Counter);
        desk.type(u"till.shop-name"_s, u"Emporio Jacaranda "_s);
        desk.save();
        QCOMPARE(desk.saved.size(), 1);
        QCOMPARE(desk.saved.constFirst(),
                 (QList<SettingEdit>{{u"provider.timeout"_s, u"45"_s}, {u"till.shop-name"_s, u"Emporio Jacaranda"_s}}));
        QVERIFY(!desk.button(u"Save"_s)->isEnabled());
        QCOMPARE(desk.settings.note(), u"Saved."_s);
        QCOMPARE(desk.edit(u"till.shop-name"_s)->text().trimmed(), u"Emporio Jacaranda"_s);
    }

    /** One row that is not taken keeps all of them; it has the keyboard, and its sentence stands beside it. */
    void aRowThatIsNotTakenKeepsAll()
    {
        Desk desk;
        desk.type(u"provider.timeout"_s, u"900"_s);
        desk.settings.open(SettingsSection::Counter);
        desk.type(u"till.shop-name"_s, u"Jacaranda"_s);
        desk.save();
        QVERIFY(desk.saved.isEmpty());
        QCOMPARE(desk.settings.section(), SettingsSection::Provider);
        QVERIFY(!desk.problem(u"provider.timeout"_s).isEmpty());
        QVERIFY(desk.edit(u"provider.timeout"_s)->hasFocus());
        QVERIFY(desk.settings.isNoteProblem());
        desk.type(u"provider.timeout"_s, u"90"_s);
        QVERIFY(desk.problem(u"provider.timeout"_s).isEmpty());
        desk.save();
        QCOMPARE(desk.saved.value(0).size(), 2);
    }

    /** It is read soon after the start: rows that were made again would lose the finger that is on one of them. */
    void aProfileThatIsReadLeavesTheSameRowsInPlace()
    {
        Desk desk;
        const QPointer<SettingsRow> timeout = desk.row(u"provider.timeout"_s);
        Q_EMIT desk.counter.service->profileChanged();
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        QVERIFY(timeout);
        QCOMPARE(desk.row(u"provider.timeout"_s), timeout.data());
    }

    /** The rows that are kept show what holds; a typed secret does not stay in its field. */
    void keptRowsDropWhatWasTyped_data()
    {
        QTest::addColumn<bool>("isSaved");
        QTest::newRow("undo") << false;
        QTest::newRow("save") << true;
    }
    void keptRowsDropWhatWasTyped()
    {
        QFETCH(bool, isSaved);
        Desk desk;
        const QPointer<SettingsRow> timeout = desk.row(u"provider.timeout"_s);
        desk.type(u"provider.timeout"_s, u"45 "_s);
        desk.type(u"provider.address"_s, u"https://provider.example/v1"_s);
        desk.type(providerKeyRow, u"sk_test_0123456789"_s);
        if (isSaved)
            desk.save();
        else
            desk.settings.undo();
        QCoreApplication::processEvents();
        QVERIFY(timeout && !desk.settings.isChanged());
        QCOMPARE(desk.edit(u"provider.timeout"_s)->text(), isSaved ? u"45"_s : u"30"_s);
        QCOMPARE(desk.edit(providerKeyRow)->text(), QString());
    }

    /** A counter without a name would be another one; a shop may have none. */
    void whatIsEmptiedIsJudged()
    {
        Desk desk;
        desk.held.set(*Settings::key(u"till.counter"_s), u"02"_s, {});
        desk.held.set(*Settings::key(u"till.shop-name"_s), u"Jacaranda"_s, {});
        desk.settings.open(SettingsSection::Counter);
        desk.edit(u"till.counter"_s)->setFocus();
        desk.edit(u"till.counter"_s)->selectAll();
        QTest::keyClick(desk.edit(u"till.counter"_s), Qt::Key_Delete);
        desk.save();
        QVERIFY(!desk.problem(u"till.counter"_s).isEmpty());
        desk.settings.undo();
        desk.edit(u"till.shop-name"_s)->setFocus();
        desk.edit(u"till.shop-name"_s)->selectAll();
        QTest::keyClick(desk.edit(u"till.shop-name"_s), Qt::Key_Delete);
        desk.save();
        QCOMPARE(desk.saved, (QList<QList<SettingEdit>>{{{u"till.shop-name"_s, std::nullopt}}}));
    }

    /** Of a proxy that asks who it is; it goes into the keyring, and no edit holds it. */
    void theProxysPasswordIsKept()
    {
        Desk desk;
        desk.type(u"provider.proxy-password"_s, u"s3cr3t-of-the-proxy"_s);
        QCOMPARE(desk.edit(u"provider.proxy-password"_s)->echoMode(), QLineEdit::Password);
        desk.save();
        QVERIFY(!desk.problem(u"provider.proxy-password"_s).isEmpty());
        desk.type(u"provider.proxy"_s, u"http://proxy:3128"_s);
        desk.save();
        QVERIFY(!desk.problem(u"provider.proxy-password"_s).isEmpty());
        QVERIFY(desk.saved.isEmpty() && desk.keptPasswords.isEmpty());
        desk.type(u"provider.proxy"_s, u"http://caixa@proxy:3128"_s);
        desk.save();
        QCOMPARE(desk.keptPasswords,
                 (QMap<QString, QByteArray>{{u"http://caixa@proxy:3128"_s, "s3cr3t-of-the-proxy"}}));
        QCOMPARE(desk.saved, (QList<QList<SettingEdit>>{{{u"provider.proxy"_s, u"http://caixa@proxy:3128"_s}}}));
        QVERIFY(desk.edit(u"provider.proxy-password"_s)->text().isEmpty());
        // Another one alone: the session begins anew with it.
        desk.type(u"provider.proxy-password"_s, u"another"_s);
        desk.save();
        QCOMPARE(desk.keptPasswords.value(u"http://caixa@proxy:3128"_s), "another");
        QCOMPARE(desk.saved.constLast(), QList<SettingEdit>());
    }

    /** What the file does not take the keyring does not get either. */
    void noSecretIsKeptOfWhatIsNotSaved()
    {
        Desk desk;
        desk.isWritable = false;
        desk.type(u"provider.proxy"_s, u"http://caixa@proxy:3128"_s);
        desk.type(u"provider.proxy-password"_s, u"s3cr3t-of-the-proxy"_s);
        desk.save();
        QVERIFY(desk.saved.isEmpty() && desk.keptPasswords.isEmpty());
        QVERIFY(desk.settings.isNoteProblem());
        desk.isWritable = true;
        desk.save();
        QCOMPARE(desk.saved.size(), 1);
        QCOMPARE(desk.keptPasswords.size(), 1);
    }

    /** Nobody is asked for a PIN in training: what is the shop's waits for a till that sells. */
    void whoTrainsChangesNothingOfAShopWithOperators()
    {
        Desk desk;
        desk.sells = false;
        desk.isStaffed = true;
        desk.type(u"provider.timeout"_s, u"45"_s);
        desk.save();
        QVERIFY(desk.saved.isEmpty());
        QVERIFY(desk.settings.isNoteProblem());
        desk.isStaffed = false;
        desk.save();
        QTRY_COMPARE(desk.saved.size(), 1);
    }

    /** Another value in a settings file is shown beside the saved one; its button types it into the row. */
    void theFilesValueCanBeTaken()
    {
        QTemporaryDir folder;
        const auto write = [&folder](const QString &name, const QByteArray &bytes) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) > 0 ? file.fileName() : QString();
        };
        const QString own = write(u"balcao.toml"_s, "[provider]\ntimeout = 20\n[printing]\ncut = true\ntxid = false\n"
                                                    "[ledger]\naddress = 'postgresql://old@server/shop'\n");
        const QString saved = write(u"saved.toml"_s, "[provider]\ntimeout = 45\n[printing]\ncut = true\ntxid = true\n"
                                                     "[ledger]\naddress = '/srv/shop.sqlite'\n");
        SettingsFile files = SettingsFile::read({own}, saved);
        Desk desk;
        desk.held.take(files, [](const SettingKey &, const QString &) { return true; });
        const auto shown = [&desk](const QString &key) {
            QAbstractButton *const button = buttonOf(*desk.row(key), u"Use the file's value"_s);
            return button && button->isVisible() ? button : nullptr;
        };
        desk.settings.open(SettingsSection::Provider);
        const QString sentence = desk.settings.value(desk.row(u"provider.timeout"_s)->row()).overruled;
        QVERIFY2(sentence.contains(own) && sentence.contains(u"20"_s), qPrintable(sentence));
        QCOMPARE(desk.edit(u"provider.timeout"_s)->text(), u"45"_s);
        QVERIFY(!shown(u"provider.connect-timeout"_s));
        QVERIFY(shown(u"provider.timeout"_s));
        QTest::keyClick(shown(u"provider.timeout"_s), Qt::Key_Space);
        QTRY_COMPARE(desk.edit(u"provider.timeout"_s)->text(), u"20"_s);
        QVERIFY(!shown(u"provider.timeout"_s));
        // In a row that is kept the button is the stop after its field, too.
        desk.settings.open(SettingsSection::Counter);
        desk.settings.open(SettingsSection::Provider);
        desk.settings.undo();
        QVERIFY(shown(u"provider.timeout"_s));
        desk.edit(u"provider.timeout"_s)->setFocus();
        QTest::keyClick(desk.edit(u"provider.timeout"_s), Qt::Key_Tab);
        QVERIFY(shown(u"provider.timeout"_s)->hasFocus());
        QTest::keyClick(shown(u"provider.timeout"_s), Qt::Key_Space);
        QTRY_COMPARE(desk.edit(u"provider.timeout"_s)->text(), u"20"_s);

        desk.settings.open(SettingsSection::Printing);
        QVERIFY(!shown(u"printing.cut"_s));
        QTest::keyClick(shown(u"printing.parts"_s), Qt::Key_Space);
        QTRY_VERIFY(!shown(u"printing.parts"_s));

        desk.settings.open(SettingsSection::Ledger);
        desk.settings.set(u"ledger.file"_s, u"/srv/other.sqlite"_s);
        QTest::keyClick(shown(u"ledger.place"_s), Qt::Key_Space);
        QTRY_VERIFY(desk.row(u"ledger.host"_s));
        QCOMPARE(desk.edit(u"ledger.host"_s)->text(), u"server"_s);
        desk.save();
        QCOMPARE(desk.saved, (QList<QList<SettingEdit>>{{{u"ledger.address"_s, u"postgresql://old@server/shop"_s},
                                                         {u"printing.txid"_s, u"false"_s},
                                                         {u"provider.timeout"_s, u"20"_s}}}));
    }

    void undoTakesAllBack()
    {
        Desk desk;
        desk.type(u"provider.timeout"_s, u"900"_s);
        desk.save();
        desk.button(u"Undo"_s)->click();
        QCOMPARE(desk.edit(u"provider.timeout"_s)->text(), u"30"_s);
        QVERIFY(desk.problem(u"provider.timeout"_s).isEmpty());
        QVERIFY(!desk.settings.isChanged());
        desk.save();
        QVERIFY(desk.saved.isEmpty());
    }

    /** What is held says by what, and takes neither key nor mouse. */
    void whatIsHeldCannotBeChanged()
    {
        Desk desk;
        desk.holders.insert(u"provider.timeout"_s, u"Held by /etc/xdg/balcao/balcao.toml."_s);
        desk.settings.open(SettingsSection::Provider);
        QVERIFY(!desk.edit(u"provider.timeout"_s)->isEnabled());
        QVERIFY(desk.edit(u"provider.connect-timeout"_s)->isEnabled());
        QStringList words;
        for (const Label *label : desk.row(u"provider.timeout"_s)->findChildren<Label *>())
            words.append(label->text());
        QVERIFY(words.contains(u"Held by /etc/xdg/balcao/balcao.toml."_s));
    }

    void aCashierNeedsAManager()
    {
        Desk desk(u"Ana Paula"_s, "1234");
        desk.type(u"provider.timeout"_s, u"45"_s);
        desk.save();
        QVERIFY(desk.saved.isEmpty());
        auto *who = desk.shown<WhoDialog>();
        QVERIFY(who);
        QTest::keyClick(who, Qt::Key_1);
        QTRY_VERIFY(desk.shown<PinDialog>());
        desk.typePin("246810");
        QTest::keyClick(desk.shown<PinField>(), Qt::Key_Return);
        QTRY_COMPARE(desk.saved.size(), 1);
        QCOMPARE(desk.counter.service->people().atTheCounter().who(), u"Ana Paula"_s);
    }

    void nobodyAllowsIt()
    {
        Desk desk(u"Ana Paula"_s, "1234");
        desk.type(u"provider.timeout"_s, u"45"_s);
        desk.save();
        QTest::keyClick(desk.shown<WhoDialog>(), Qt::Key_Escape);
        QTRY_VERIFY(desk.settings.isNoteProblem());
        QVERIFY(desk.saved.isEmpty());
        QVERIFY(desk.settings.isChanged());
    }

    /** Colours, letters, language and sounds are everybody's. */
    void whoeverIsThereChoosesTheColours()
    {
        Desk desk(u"Ana Paula"_s, "1234");
        desk.settings.open(SettingsSection::Appearance);
        auto *segments = desk.row(u"till.theme"_s)->findChild<Segments *>();
        segments->buttons().at(1)->click();
        desk.save();
        QVERIFY(!desk.shown<WhoDialog>());
        QCOMPARE(desk.saved, (QList<QList<SettingEdit>>{{{u"till.theme"_s, u"dark"_s}}}));
    }

    /** The tabulator comes to what is chosen, wherever that stands: one arrow then chooses its neighbour. */
    void arrowsGoFromWhatIsChosen()
    {
        Desk desk;
        desk.held.textSize = 130;
        desk.settings.open(SettingsSection::Appearance);
        desk.row(u"till.theme"_s)->findChild<Segments *>()->buttons().at(0)->setFocus();
        QTest::keyClick(desk.window.focusWidget(), Qt::Key_Tab);
        const auto &sizes = desk.row(u"till.text-size"_s)->findChild<Segments *>()->buttons();
        QCOMPARE(desk.window.focusWidget(), static_cast<QWidget *>(sizes.at(2)));
        QTest::keyClick(desk.window.focusWidget(), Qt::Key_Left);
        QCOMPARE(desk.window.focusWidget(), static_cast<QWidget *>(sizes.at(1)));
        QCOMPARE(desk.settings.value({.key = u"till.text-size"_s}).text, u"115"_s);
        QVERIFY(desk.settings.isChanged());
    }

    /** A digit that is typed here makes no amount, and none that was kept is lost. */
    void aDigitBelongsToTheField()
    {
        Desk desk;
        desk.type(u"provider.timeout"_s, u"7"_s);
        QCOMPARE(desk.form.form().amount.centavos(), 0);
        QTest::keyClick(desk.page(), Qt::Key_5);
        QCOMPARE(desk.form.form().amount.centavos(), 0);
        QVERIFY(desk.page());
    }

    void anOperatorIsAddedAndGetsAPin()
    {
        Desk desk;
        desk.settings.open(SettingsSection::Operators);
        const auto names = [&desk] {
            QStringList all;
            for (const Operator &who : desk.counter.service->staff().operators().all())
                all.append(who.name);
            return all;
        };
        desk.settings.act(u"add"_s);
        auto *dialog = desk.shown<FormDialog>();
        QVERIFY(dialog);
        QTest::keyClicks(dialog->findChild<FieldEdit *>(), u"Joao Vitor"_s);
        QTest::keyClick(&desk.window, Qt::Key_F2); // what lies under it stays
        QVERIFY(desk.page());
        const auto pins = dialog->findChildren<PinEdit *>();
        QTest::keyClicks(pins.at(0), u"98761"_s);
        QTest::keyClick(pins.at(0), Qt::Key_Backspace);
        QCOMPARE(pins.at(0)->text(), u"••••"_s);
        QTest::keyClicks(pins.at(1), u"9877"_s);
        QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(desk.shown<FormDialog>(), dialog); // not the same
        QTest::keyClicks(pins.at(0), u"9876"_s);
        QTest::keyClicks(pins.at(1), u"9876"_s);
        QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(!desk.shown<FormDialog>());
        QCOMPARE(names(), (QStringList{u"Carlos"_s, u"Ana Paula"_s, u"Joao Vitor"_s}));
        QCOMPARE(test::answerTo(desk.counter.service->staff().signIn(u"Joao Vitor"_s, test::pin("9876"))).value().who(),
                 u"Joao Vitor"_s);
        QCOMPARE(desk.page()->findChildren<SettingsRow *>().size(), 5); // three people, to add one, PINs
    }

    void aCashierDisablesNobodyAlone()
    {
        Desk desk(u"Ana Paula"_s, "1234");
        desk.settings.open(SettingsSection::Operators);
        desk.settings.act(u"disable:id-ana"_s);
        auto *dialog = desk.shown<FormDialog>();
        QVERIFY(dialog);
        QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(desk.shown<WhoDialog>());
        QTest::keyClick(desk.shown<WhoDialog>(), Qt::Key_1);
        QTRY_VERIFY(desk.shown<PinDialog>());
        desk.typePin("246810");
        QTest::keyClick(desk.shown<PinField>(), Qt::Key_Return);
        QTRY_VERIFY(!desk.shown<FormDialog>());
        QVERIFY(desk.counter.service->staff().operators().all().at(1).isDisabled);
    }

    void whatHasTheKeyboardIsSeen()
    {
        test::Till till;
        till.window.resize(1024, 614);
        till.press(Qt::Key_F10);
        till.settings.open(SettingsSection::Provider);
        const auto rows = till.find<SettingsPage>()->findChildren<SettingsRow *>();
        QWidget *last = rows.constLast()->stops().constLast();
        QVERIFY(last->visibleRegion().isEmpty());
        last->setFocus(Qt::BacktabFocusReason); // from the rail
        QCOMPARE(last->visibleRegion(), QRegion(last->rect()));
    }

    void everyStopHasAName()
    {
        Desk desk;
        for (const SettingsPlace &place : desk.settings.places()) {
            desk.settings.open(place.section);
            for (const SettingsRow *row : desk.page()->findChildren<SettingsRow *>()) {
                QVERIFY(row->row().kind == SettingRow::Kind::Fact || !row->stops().isEmpty());
                for (const QWidget *stop : row->stops())
                    QVERIFY2(stop->accessibleName().startsWith(row->row().label), qPrintable(row->row().key));
            }
        }
    }
};

BALCAO_GUI_TEST(SettingsPageTest)

} // namespace settingspagetest

#include "settingspagetest.moc"
