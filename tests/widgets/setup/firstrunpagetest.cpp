// SPDX-License-Identifier: MIT
#include "ui/widgets/setup/firstrunpage.h"
#include "tests/support/fakesettingshost.h"
#include "tests/support/testmain.h"
#include "ui/widgets/controls/pinedit.h"
#include "ui/widgets/settings/settingsrow.h"
#include "ui/widgets/style/fonts.h"

#include <QApplication>
#include <QTest>

#include <algorithm>

namespace firstrunpagetest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

/** The page in a window of its own, answered by the keyboard. */
struct Shown {
    test::FakeSettingsHost host;
    QList<SetupPlan> plans;
    QString failure;
    FirstRunPresenter presenter{host};
    FirstRunPage page{presenter};

    Shown()
    {
        host.isProviderKnown = true;
        QObject::connect(&presenter, &FirstRunPresenter::planned, &presenter, [this](const SetupPlan &plan) {
            plans.append(plan);
            if (!failure.isEmpty())
                presenter.fail(failure);
        });
        page.resize(1366, 768);
        page.takeFocus();
        page.show();
        page.activateWindow();
        (void)QTest::qWaitForWindowActive(&page);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(page.focusWidget() ? page.focusWidget() : &page, key, modifiers);
        QCoreApplication::processEvents();
    }
    void type(const QString &text) { QTest::keyClicks(page.focusWidget(), text); }
    [[nodiscard]] SettingsRow *row(const QString &key)
    {
        for (SettingsRow *one : page.findChildren<SettingsRow *>()) {
            if (one->row().key == key)
                return one;
        }
        return nullptr;
    }
    [[nodiscard]] bool isAt(const QString &key) { return row(key) && row(key)->stops().contains(page.focusWidget()); }
};

} // namespace

/** The first run's page by the keyboard alone. */
class FirstRunPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    void theStartIsChosenByAKey_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<bool>("trains");
        QTest::newRow("Enter") << Qt::Key_Return << true;
        QTest::newRow("1") << Qt::Key_1 << true;
        QTest::newRow("2") << Qt::Key_2 << false;
    }
    void theStartIsChosenByAKey()
    {
        QFETCH(const Qt::Key, key);
        QFETCH(const bool, trains);
        Shown shown;
        shown.press(key);
        QCOMPARE(shown.plans.size(), trains ? 1 : 0);
        QCOMPARE(shown.presenter.step(), trains ? FirstRunStep::Start : FirstRunStep::Provider);
        QCOMPARE(shown.isAt(u"provider.address"_s), !trains);
    }

    void allOfItByTheKeyboard()
    {
        Shown shown;
        shown.press(Qt::Key_2);
        // Nothing is typed: the first row that is wrong has the keyboard.
        shown.press(Qt::Key_Return);
        QVERIFY(shown.isAt(u"provider.address"_s));
        shown.type(u"https://pix.example.com/v1"_s);
        shown.press(Qt::Key_Tab);
        shown.type(u"sk-test-1234"_s);
        shown.press(Qt::Key_Return);
        QVERIFY(shown.isAt(u"till.shop-name"_s));
        shown.type(u"Jacaranda"_s);
        shown.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(shown.isAt(u"ledger.address"_s));
        shown.press(Qt::Key_Escape);
        QVERIFY(shown.isAt(u"till.shop-name"_s));
        QCOMPARE(qobject_cast<FieldEdit *>(shown.page.focusWidget())->text(), u"Jacaranda"_s);
        shown.press(Qt::Key_Return);
        shown.press(Qt::Key_Return);
        QVERIFY(shown.isAt(managerNameRow));
        shown.type(u"Carlos"_s);
        for (int twice = 0; twice < 2; ++twice) {
            shown.press(Qt::Key_Tab);
            shown.type(u"246810"_s);
        }
        QVERIFY(shown.plans.isEmpty());
        shown.press(Qt::Key_Return);
        QCOMPARE(shown.plans.size(), 1);
        QCOMPARE(shown.plans.constFirst().manager, u"Carlos"_s);
        QVERIFY(shown.plans.constFirst().pin);
    }

    /** A shared ledger takes the manager from the database's own role. */
    void theManagersPasswordIsAskedForOfASharedLedger_data()
    {
        QTest::addColumn<QString>("ledger");
        QTest::addColumn<bool>("isAsked");
        QTest::newRow("a file") << QString() << false;
        QTest::newRow("a database") << u"postgresql://till@server/shop"_s << true;
    }
    void theManagersPasswordIsAskedForOfASharedLedger()
    {
        QFETCH(const QString, ledger);
        QFETCH(const bool, isAsked);
        Shown shown;
        shown.press(Qt::Key_2);
        shown.type(u"https://pix.example.com/v1"_s);
        shown.press(Qt::Key_Tab);
        shown.type(u"sk-test-1234"_s);
        shown.press(Qt::Key_Return);
        shown.press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(shown.isAt(u"ledger.address"_s));
        shown.type(ledger);
        shown.press(Qt::Key_Return);
        QVERIFY(shown.isAt(managerNameRow));
        QCOMPARE(shown.row(managersPasswordRow) != nullptr, isAsked);
        shown.type(u"Carlos"_s);
        for (int twice = 0; twice < 2; ++twice) {
            shown.press(Qt::Key_Tab);
            shown.type(u"246810"_s);
        }
        if (isAsked) {
            shown.press(Qt::Key_Tab);
            QVERIFY(shown.isAt(managersPasswordRow));
            auto *const edit = qobject_cast<FieldEdit *>(shown.page.focusWidget());
            QVERIFY(edit);
            QCOMPARE(edit->echoMode(), QLineEdit::Password);
            shown.type(u"s3cr3t-of-the-role"_s);
        }
        shown.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(shown.plans.size(), 1);
        const SetupPlan &plan = shown.plans.constFirst();
        QCOMPARE(plan.managersPassword.use([](const QByteArray &clear) { return QByteArray(clear.constData()); }),
                 isAsked ? QByteArray("s3cr3t-of-the-role") : QByteArray());
        for (const SettingEdit &edit : plan.edits)
            QVERIFY(!edit.text.value_or(QString()).contains("s3cr3t"_L1));
    }

    void whatFailedStandsBelow()
    {
        Shown shown;
        shown.failure = u"The settings file could not be written."_s;
        shown.presenter.next();
        shown.presenter.set(u"provider.address"_s, u"https://pix.example.com/v1"_s);
        shown.presenter.set(providerKeyRow, u"sk-test-1234"_s);
        for (int step = 0; step < 3; ++step)
            shown.presenter.next();
        shown.presenter.set(managerNameRow, u"Carlos"_s);
        QCoreApplication::processEvents();
        const auto pins = shown.page.findChildren<PinEdit *>();
        QCOMPARE(pins.size(), 2);
        for (PinEdit *pin : pins)
            QTest::keyClicks(pin, u"246810"_s);
        shown.press(Qt::Key_Return);
        QCOMPARE(shown.plans.size(), 1);
        const auto labels = shown.page.findChildren<Label *>();
        QVERIFY(std::any_of(labels.cbegin(), labels.cend(),
                            [&shown](const Label *label) { return label->text() == shown.failure; }));
        // It is typed again, and nobody sees how many digits were wrong.
        for (const PinEdit *pin : pins)
            QVERIFY(pin->text().isEmpty());
    }

    void theTestOfTheConnectionIsShown()
    {
        Shown shown;
        shown.press(Qt::Key_2);
        shown.type(u"https://127.0.0.1:9/v1"_s);
        for (int tab = 0; tab < 2; ++tab)
            shown.press(Qt::Key_Tab);
        QVERIFY(shown.isAt(probeRow));
        shown.press(Qt::Key_Return);
        const auto labels = shown.row(probeRow)->findChildren<Label *>();
        QTRY_VERIFY(std::any_of(labels.cbegin(), labels.cend(), [](const Label *label) {
            return label->isVisible() && label->text() == "https://127.0.0.1:9/v1"_L1;
        }));
        QCOMPARE(shown.presenter.step(), FirstRunStep::Provider);
    }

    void theLanguageIsChosenAtTheStart()
    {
        Shown shown;
        QString chosen;
        connect(&shown.presenter, &FirstRunPresenter::languageChosen, &shown.page,
                [&chosen](const QString &language) { chosen = language; });
        for (int tab = 0; tab < 2; ++tab)
            shown.press(Qt::Key_Tab);
        shown.press(Qt::Key_Return);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QCOMPARE(chosen, u"en"_s);
        QCOMPARE(shown.presenter.language(), u"en"_s);
    }
};

BALCAO_GUI_TEST(FirstRunPageTest)

} // namespace firstrunpagetest

#include "firstrunpagetest.moc"
