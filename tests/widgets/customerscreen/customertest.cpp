// SPDX-License-Identifier: MIT
#include "tests/support/testmain.h"
#include "tests/widgets/staffedtill.h"
#include "ui/widgets/customerscreen/customerwindow.h"
#include "ui/widgets/style/fonts.h"

#include <QProcess>
#include <QTemporaryDir>

namespace customertest
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace balcao;
using balcao::test::StaffedTill;
using State = CustomerView::State;

namespace
{

/** A manager's till with the customer's window beside it: corrections need nobody else. */
struct Shop : StaffedTill {
    Shop()
        : StaffedTill(u"Carlos"_s, "246810")
    {
        screen.show();
        // The offscreen platform gives the keyboard to each new window.
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window);
    }
    [[nodiscard]] State state() const { return presenter.view().state; }
    [[nodiscard]] QrCodeWidget *customersCode() const { return screen.findChild<QrCodeWidget *>(); }
    [[nodiscard]] bool showsCode() const { return customersCode()->isVisible() && customersCode()->hasCode(); }
    void create()
    {
        type();
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(state(), State::Code);
    }

    CustomerPresenter presenter{window.customerSources(), {}};
    CustomerWindow screen{presenter};
};

} // namespace

/** The customer's window beside the till's, over the sandbox. */
class CustomerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    void followsASale()
    {
        Shop shop;
        QCOMPARE(shop.state(), State::Idle);
        QTest::keyClicks(shop.find<AmountDisplay>(), u"86"_s);
        QCOMPARE(shop.presenter.view().amount, Money::fromCentavos(86));
        QTest::keyClicks(shop.find<AmountDisplay>(), u"4"_s);
        QCOMPARE(shop.presenter.view().amount, Money::fromCentavos(864));
        QVERIFY(!shop.showsCode());
        QTest::keyClick(shop.find<AmountDisplay>(), Qt::Key_Delete);
        QCOMPARE(shop.state(), State::Idle);
        shop.create();
        QVERIFY(shop.showsCode());
        QCOMPARE(shop.presenter.view().codeBytes, shop.charge.view().codeBytes);
        QCOMPARE(shop.presenter.view().amount, Money::fromCentavos(8640));
        QVERIFY(!shop.presenter.view().receiver.text.isEmpty());
        const Charge &charge = shop.record(1).charge;
        QTRY_COMPARE(charge.shownRevision(CodePlace::Customer), 1); // written: who has seen it
        QVERIFY(shop.counter.server.pay(shop.charge.view().txid));
        shop.press(Qt::Key_F5);
        QTRY_COMPARE(shop.state(), State::Paid);
        QVERIFY(!shop.showsCode());
        // Whoever goes on at the till does not send the thanks away; ten seconds do.
        shop.press(Qt::Key_Return);
        QTRY_VERIFY(test::isShown(shop.find<NewChargePage>()));
        QCOMPARE(shop.state(), State::Paid);
        shop.counter.clockOffset += 10s;
        QTRY_COMPARE(shop.state(), State::Idle);
    }

    void theNextSaleEndsTheThanks()
    {
        Shop shop;
        shop.create();
        QVERIFY(shop.counter.server.pay(shop.charge.view().txid));
        shop.press(Qt::Key_F5);
        QTRY_COMPARE(shop.state(), State::Paid);
        shop.press(Qt::Key_Return);
        QTest::keyClicks(shop.find<AmountDisplay>(), u"5"_s);
        QCOMPARE(shop.presenter.view().amount, Money::fromCentavos(5));
        QTest::keyClick(shop.find<AmountDisplay>(), Qt::Key_Delete);
        QCOMPARE(shop.state(), State::Idle);
    }

    /** At no time is there a code that the till does not show, and none is left behind in the same turn of the event loop. */
    void aCorrectionCoversItWithTheTills()
    {
        Shop shop;
        shop.create();
        const QByteArray before = shop.presenter.view().codeBytes;
        int covered = 0;
        QObject context;
        connect(&shop.charge, &ChargePresenter::changed, &context, [&] {
            QCOMPARE(shop.presenter.view().codeBytes, shop.charge.view().codeBytes);
            QCOMPARE(shop.showsCode(), !shop.charge.view().codeBytes.isEmpty());
            covered += shop.state() == State::Covered ? 1 : 0;
        });
        QVERIFY(shop.counter.service->perform(
            command::Correct{shop.charge.attempt(), {.amount = Money::fromCentavos(7640)}},
            shop.counter.service->people().atTheCounter()));
        QCOMPARE(shop.state(), State::Covered);
        QVERIFY(!shop.showsCode());
        QVERIFY(!shop.presenter.view().amount);
        QTRY_COMPARE(shop.state(), State::Code);
        QVERIFY(covered > 0);
        QVERIFY(shop.presenter.view().codeBytes != before);
        QCOMPARE(shop.presenter.view().amount, Money::fromCentavos(7640));
    }

    void whileACorrectionIsTypedNobodyPays()
    {
        Shop shop;
        shop.create();
        shop.press(Qt::Key_F6);
        QTRY_COMPARE(shop.state(), State::Covered);
        QVERIFY(!shop.showsCode());
        shop.press(Qt::Key_Escape);
        QTRY_COMPARE(shop.state(), State::Code);
        QVERIFY(shop.showsCode());
    }

    void theLockCoversAllButACode()
    {
        Shop shop;
        QTest::keyClicks(shop.find<AmountDisplay>(), u"8640"_s);
        shop.press(Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(shop.state(), State::Locked);
        QVERIFY(!shop.presenter.view().amount);
        shop.typePin("246810");
        shop.press(Qt::Key_Return);
        QTRY_VERIFY(!shop.window.lock().isLocked());
        shop.form.clear();
        shop.create();
        // A customer who is paying does not lose the code.
        shop.press(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(shop.window.lock().isLocked());
        QCOMPARE(shop.state(), State::Code);
        QVERIFY(shop.showsCode());
    }

    /** Wherever the cashier goes from a charge. */
    void nothingOfTheLastCustomerStays_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("a new charge") << int(Qt::Key_Escape);
        QTest::newRow("the list") << int(Qt::Key_F3);
        QTest::newRow("the settings") << int(Qt::Key_F10);
    }
    void nothingOfTheLastCustomerStays()
    {
        QFETCH(const int, key);
        Shop shop;
        const CustomerView idle = shop.presenter.view();
        shop.create();
        shop.press(static_cast<Qt::Key>(key));
        QCOMPARE(shop.presenter.view(), idle);
        QVERIFY(!shop.showsCode());
        QCOMPARE(decodedOf(shop), QString());
    }

    /** Help lies over a charge that is still being paid. */
    void helpChangesNothing()
    {
        Shop shop;
        shop.create();
        shop.press(Qt::Key_F1);
        QCOMPARE(shop.state(), State::Code);
    }

    void anUnknownOutcomeIsToldAtTheCounter()
    {
        sandbox::SandboxOptions options = test::providerWith(u"fault=status-500"_s);
        test::Till till(options);
        CustomerPresenter presenter(till.window.customerSources(), {});
        till.type();
        till.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(presenter.view().state, State::Covered);
        QVERIFY(presenter.view().codeBytes.isEmpty());
    }

    /** As large as whole pixels allow, and read by an independent reader. */
    void theCodeIsRead()
    {
        struct Room {
            QSize window;
            int forCode;
        };
        constexpr std::array rooms{Room{{1366, 768}, 725}, Room{{1920, 1080}, 1020}, Room{{1024, 768}, 615},
                                   Room{{1024, 600}, 564}, Room{{800, 480}, 444},    Room{{1080, 1920}, 1080}};
        constexpr int frame = 8; // in training
        Shop shop;
        shop.create();
        const QByteArray &bytes = shop.presenter.view().codeBytes;
        const int modules = QrMatrix::encode(bytes)->size() + 2 * QrMatrix::quietZone;
        for (const Room &room : rooms) {
            shop.screen.resize(room.window);
            QCOMPARE(decodedOf(shop), QString::fromUtf8(bytes));
            QCOMPARE(shop.customersCode()->modulePixels(), (room.forCode - frame) / modules);
        }
    }

private:
    /** What an independent reader (zbar) finds on the customer's screen. */
    static QString decodedOf(Shop &shop)
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"customer.png"_s);
        if (!shop.screen.grab().save(file))
            return u"no picture"_s;
        QProcess reader;
        reader.start(u"zbarimg"_s, {u"--quiet"_s, u"--raw"_s, u"-Sdisable"_s, u"-Sqrcode.enable"_s, file});
        return reader.waitForFinished() ? QString::fromUtf8(reader.readAllStandardOutput()).trimmed() : u"no reader"_s;
    }
};

BALCAO_GUI_TEST(CustomerTest)

} // namespace customertest

#include "customertest.moc"
