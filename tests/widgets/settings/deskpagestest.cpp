// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "tests/widgets/staffedtill.h"
#include "ui/widgets/controls/formdialog.h"
#include "ui/widgets/controls/segments.h"
#include "ui/widgets/operators/approvaldialogs.h"
#include "ui/widgets/settings/settingspage.h"
#include "ui/widgets/settings/settingsrow.h"

#include <QSignalSpy>
#include <QTest>

namespace deskpagestest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::StaffedTill;

namespace
{

struct Desk : StaffedTill {
    explicit Desk(SettingsSection section, const QString &who = u"Carlos"_s, const char *digits = "246810")
        : StaffedTill(who, digits)
    {
        QTest::keyClick(&window, Qt::Key_F10);
        settings.open(section);
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
    [[nodiscard]] QStringList keys()
    {
        QStringList all;
        for (const SettingRow &row : settings.page().rows)
            all.append(row.key);
        return all;
    }
    /** The second of the row's fields, or the first. */
    void type(const QString &key, const QString &text, int field = 0)
    {
        FieldEdit *edit = row(key)->findChildren<FieldEdit *>().at(field);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    /** With the keyboard, as somebody without a mouse. */
    void share()
    {
        QAbstractButton *first = row(u"ledger.place"_s)->findChild<Segments *>()->buttons().constFirst();
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Right);
        QTRY_VERIFY(row(u"ledger.host"_s));
    }
    void press(const QString &key, int button = 0)
    {
        QTest::keyClick(row(key)->findChildren<Button *>().at(button), Qt::Key_Space);
    }
    [[nodiscard]] QString said(const QString &key) { return settings.value(row(key)->row()).text; }
    [[nodiscard]] QString problem(const QString &key) { return settings.value(row(key)->row()).problem; }
    /** Operators, permission and saving answer from the event loop, one after the other. */
    void save()
    {
        QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
        for (int turn = 0; turn < 4; ++turn)
            QCoreApplication::processEvents();
    }
    void confirm() { QTest::keyClick(shown<FormDialog>(), Qt::Key_Return, Qt::ControlModifier); }
};

} // namespace

/** The pages of ledger, privacy and diagnostics, by the keyboard. */
class DeskPagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSharedLedgerIsTypedInItsParts()
    {
        Desk desk(SettingsSection::Ledger);
        QCOMPARE(desk.keys(), (QStringList{u"ledger.place"_s, u"ledger.file"_s, u"ledger.test"_s}));
        desk.share();
        // The keyboard stays in the row that was pressed.
        QVERIFY(desk.row(u"ledger.place"_s)->isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(desk.keys(),
                 (QStringList{u"ledger.place"_s, u"ledger.host"_s, u"ledger.database"_s, u"ledger.password"_s,
                              u"ledger.tls"_s, u"ledger.ca-file"_s, u"ledger.test"_s, u"ledger.move"_s}));
        desk.type(u"ledger.host"_s, u"servidor-loja"_s);
        desk.type(u"ledger.host"_s, u"5433"_s, 1);
        desk.type(u"ledger.database"_s, u"balcao"_s);
        desk.type(u"ledger.database"_s, u"caixa02"_s, 1);
        desk.type(u"ledger.password"_s, u"not-in-a-file"_s);
        desk.row(u"ledger.tls"_s)->findChild<Segments *>()->buttons().at(1)->click();
        desk.save();
        const QString address = u"postgresql://caixa02@servidor-loja:5433/balcao?sslmode=require"_s;
        QCOMPARE(desk.saved, (QList<QList<SettingEdit>>{{{u"ledger.address"_s, address}}}));
        QCOMPARE(desk.keptPasswords, (QMap<QString, QByteArray>{{address, "not-in-a-file"}}));
        // It holds, and there is nothing left to move.
        QTRY_VERIFY(!desk.keys().contains(u"ledger.move"_s));
        QCOMPARE(desk.row(u"ledger.host"_s)->findChildren<FieldEdit *>().at(1)->text(), u"5433"_s);
        QVERIFY(desk.row(u"ledger.password"_s)->findChild<FieldEdit *>()->text().isEmpty());
    }

    void backToAFileTheAddressIsGone()
    {
        Desk desk(SettingsSection::Ledger);
        desk.held.ledgerAddress = u"postgresql://server/shop"_s;
        desk.settings.open(SettingsSection::Ledger);
        const auto place = [&desk] { return desk.settings.places().at(2); };
        QCOMPARE(place().section, SettingsSection::Ledger);
        QCOMPARE(place().says, u"PostgreSQL"_s);
        QAbstractButton *second = desk.row(u"ledger.place"_s)->findChild<Segments *>()->buttons().at(1);
        second->setFocus();
        QTest::keyClick(second, Qt::Key_Left);
        QTRY_VERIFY(desk.row(u"ledger.file"_s));
        desk.save();
        QCOMPARE(desk.saved, (QList<QList<SettingEdit>>{{{u"ledger.address"_s, std::nullopt}}}));
        QCOMPARE(place().says, u"SQLite"_s);
    }

    void aPartThatCannotBeKeepsAll()
    {
        Desk desk(SettingsSection::Ledger);
        desk.share();
        desk.type(u"ledger.database"_s, u"balcao"_s);
        desk.type(u"ledger.host"_s, u"70000"_s, 1);
        desk.save();
        QVERIFY(desk.saved.isEmpty());
        QVERIFY(!desk.problem(u"ledger.host"_s).isEmpty());
        QVERIFY(desk.row(u"ledger.host"_s)->isAncestorOf(QApplication::focusWidget()));
        // Neither test nor move goes on with it.
        desk.press(u"ledger.test"_s);
        QTRY_VERIFY(desk.settings.isNoteProblem());
        QVERIFY(desk.said(u"ledger.test"_s).isEmpty());
    }

    void itIsLookedAtBeforeItIsSaved()
    {
        Desk desk(SettingsSection::Ledger);
        desk.share();
        desk.type(u"ledger.host"_s, u"server"_s);
        desk.type(u"ledger.database"_s, u"shop"_s);
        desk.press(u"ledger.test"_s);
        QTRY_COMPARE(desk.said(u"ledger.test"_s), u"Looked at postgresql://server/shop."_s);
        QVERIFY(desk.saved.isEmpty());
        desk.type(u"ledger.host"_s, u"other"_s);
        QVERIFY(desk.said(u"ledger.test"_s).isEmpty()); // it was another's
    }

    void theLedgerIsMovedByAManager()
    {
        Desk desk(SettingsSection::Ledger, u"Ana Paula"_s, "1234");
        desk.share();
        desk.type(u"ledger.host"_s, u"server"_s);
        desk.type(u"ledger.database"_s, u"shop"_s);
        desk.type(u"ledger.password"_s, u"secret"_s);
        desk.press(u"ledger.move"_s);
        QTRY_VERIFY(desk.shown<FormDialog>());
        // The keyboard stands on the way back.
        QTRY_VERIFY(desk.shown<FormDialog>()->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!desk.shown<FormDialog>());
        QVERIFY(desk.moved.isEmpty());
        desk.press(u"ledger.move"_s);
        QTRY_VERIFY(desk.shown<FormDialog>());
        desk.confirm();
        QTRY_VERIFY(desk.shown<WhoDialog>());
        QVERIFY(desk.moved.isEmpty() && desk.keptPasswords.isEmpty());
        QTest::keyClick(desk.shown<WhoDialog>(), Qt::Key_1);
        QTRY_VERIFY(desk.shown<PinDialog>());
        desk.typePin("246810");
        QTest::keyClick(desk.shown<PinField>(), Qt::Key_Return);
        QTRY_COMPARE(desk.moved, (QList<QList<SettingEdit>>{{{u"ledger.address"_s, u"postgresql://server/shop"_s}}}));
        QCOMPARE(desk.keptPasswords.value(u"postgresql://server/shop"_s), "secret");
        QTRY_VERIFY(!desk.shown<FormDialog>());
        QVERIFY(desk.saved.isEmpty()); // whoever moves it saves it
    }

    void whatIsHeldIsNotMoved()
    {
        Desk desk(SettingsSection::Ledger);
        desk.holders.insert(u"ledger.address"_s, u"Held by /etc/xdg/balcao/balcao.toml."_s);
        desk.settings.set(u"ledger.place"_s, u"database"_s);
        QTRY_VERIFY(desk.row(u"ledger.host"_s));
        QVERIFY(!desk.keys().contains(u"ledger.move"_s));
        for (const QString &key : {u"ledger.place"_s, u"ledger.host"_s, u"ledger.tls"_s}) {
            for (const QWidget *stop : desk.row(key)->stops())
                QVERIFY2(!stop->isEnabled(), qPrintable(key));
        }
    }

    void theLedgerIsVerified()
    {
        Desk desk(SettingsSection::Diagnostics, u"Ana Paula"_s, "1234");
        desk.press(u"diagnostics.verify"_s);
        QTRY_COMPARE(desk.said(u"diagnostics.verify"_s), u"The ledger is whole."_s);
    }

    void aCopyIsMadeAndStopped()
    {
        Desk desk(SettingsSection::Diagnostics);
        desk.press(u"diagnostics.backup"_s);
        QTRY_VERIFY(desk.shown<FormDialog>());
        auto *edit = desk.shown<FormDialog>()->findChild<FieldEdit *>();
        QVERIFY(edit->hasFocus() && edit->text().startsWith(u"/home/caixa/"_s));
        edit->selectAll();
        QTest::keyClicks(edit, u"copy.sqlite"_s);
        desk.confirm();
        QVERIFY(desk.shown<FormDialog>() && edit->hasFocus());
        edit->selectAll();
        QTest::keyClicks(edit, u"/tmp/copy.sqlite"_s);
        desk.confirm();
        QTRY_VERIFY(!desk.shown<FormDialog>());
        QTRY_COMPARE(desk.said(u"diagnostics.backup"_s), u"40 % done"_s);
        QTRY_COMPARE(desk.row(u"diagnostics.backup"_s)->row().choices.constFirst().label, u"Stop"_s);
        desk.press(u"diagnostics.backup"_s);
        QTRY_COMPARE(desk.problem(u"diagnostics.backup"_s), u"Given up: /tmp/copy.sqlite"_s);
    }

    void aCashierCopiesNothingAlone()
    {
        Desk desk(SettingsSection::Diagnostics, u"Ana Paula"_s, "1234");
        desk.press(u"diagnostics.backup"_s);
        QTRY_VERIFY(desk.shown<FormDialog>());
        desk.confirm();
        QTRY_VERIFY(desk.shown<WhoDialog>());
        QTest::keyClick(desk.shown<WhoDialog>(), Qt::Key_Escape);
        QTRY_VERIFY(desk.shown<FormDialog>() && !desk.shown<WhoDialog>());
        QVERIFY(desk.said(u"diagnostics.backup"_s).isEmpty());
    }

    void theBundlesListIsSeenBeforeItIsSaved()
    {
        Desk desk(SettingsSection::Diagnostics);
        desk.press(u"diagnostics.bundle"_s);
        QTRY_VERIFY(desk.shown<FormDialog>());
        QStringList words;
        for (const Label *label : desk.shown<FormDialog>()->findChildren<Label *>())
            words.append(label->text());
        const QString all = words.join(u'\n');
        for (const QString &name : {u"version.txt"_s, u"settings.txt"_s, u"ledger.txt"_s})
            QVERIFY2(all.contains(name), qPrintable(name));
        const QString file = desk.shown<FormDialog>()->findChild<FieldEdit *>()->text();
        QVERIFY(file.endsWith(u".zip"_s));
        desk.confirm();
        QTRY_COMPARE(desk.said(u"diagnostics.bundle"_s), u"The bundle lies in %1."_s.arg(file));
    }

    void withoutPinsItSaysSo()
    {
        Desk desk(SettingsSection::Diagnostics);
        QVERIFY(!desk.keys().contains(u"diagnostics.operators"_s));
        QVERIFY(desk.settings.places().constLast().says != u"Operators without PIN"_s);
        QSignalSpy told(&desk.settings, &SettingsPresenter::changed); // the list beside the page
        Staff &staff = desk.counter.service->staff();
        static_cast<void>(test::answerTo(staff.switchPins(false, desk.counter.service->people().atTheCounter())));
        QTRY_VERIFY(desk.keys().contains(u"diagnostics.operators"_s));
        QVERIFY(!told.isEmpty());
        QCOMPARE(desk.settings.places().constLast().says, u"Operators without PIN"_s);
        QCOMPARE(desk.settings.places().at(3).says, u"Operators without PIN"_s);
    }

    void customersInListsAreMasked()
    {
        Desk desk(SettingsSection::Privacy);
        auto *toggle = desk.row(u"till.mask-customers"_s)->findChild<Toggle *>();
        toggle->setFocus();
        QTest::keyClick(toggle, Qt::Key_Space);
        desk.save();
        QCOMPARE(desk.saved, (QList<QList<SettingEdit>>{{{u"till.mask-customers"_s, u"true"_s}}}));
    }
};

BALCAO_GUI_TEST(DeskPagesTest)

} // namespace deskpagestest

#include "deskpagestest.moc"
