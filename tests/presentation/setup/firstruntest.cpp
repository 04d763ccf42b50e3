// SPDX-License-Identifier: MIT
#include "tests/support/fakesettingshost.h"
#include "tests/support/testmain.h"
#include "ui/presentation/setup/firstrunpresenter.h"

#include <QSignalSpy>
#include <QTest>

namespace firstruntest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Step = FirstRunStep;

namespace
{

/** A first run over a host that locks nothing, and the plans of its last step. */
struct Run {
    test::FakeSettingsHost host;
    QList<SetupPlan> plans;
    QString failure;
    TypedPin pin;
    TypedPin again;
    FirstRunPresenter presenter{host};

    Run()
    {
        host.isProviderKnown = true;
        QObject::connect(&presenter, &FirstRunPresenter::planned, &presenter, [this](const SetupPlan &plan) {
            plans.append(plan);
            if (!failure.isEmpty())
                presenter.fail(failure);
        });
    }
    static SettingRow row(Step step, const QString &key)
    {
        const QList<SettingRow> rows = firstRunView(step).rows;
        for (const SettingRow &one : rows) {
            if (one.key == key)
                return one;
        }
        return {};
    }
    [[nodiscard]] QString problem(const QString &key) const
    {
        return presenter.value(row(presenter.step(), key)).problem;
    }
    static void type(TypedPin &into, const QString &digits)
    {
        into.clear();
        for (const QChar digit : digits)
            into.add(digit);
    }
    void fillProvider()
    {
        presenter.set(u"provider.address"_s, u"https://pix.example.com/v1"_s);
        presenter.set(providerKeyRow, u"sk-test-1234"_s);
    }
    /** To the last step, with all that it takes. */
    void fill()
    {
        presenter.next();
        fillProvider();
        presenter.next();
        presenter.set(u"till.shop-name"_s, u"Jacaranda"_s);
        presenter.set(u"shop.state"_s, u"rs"_s);
        presenter.next();
        presenter.next();
        presenter.set(managerNameRow, u" Carlos  Menezes "_s);
        type(pin, u"246810"_s);
        type(again, u"246810"_s);
    }
};

} // namespace

/** The steps of a first run, what each takes, and what the last one does. */
class FirstRunTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void trainingIsOnePress()
    {
        Run run;
        run.presenter.chooseLanguage(u"es"_s);
        run.presenter.train();
        QCOMPARE(run.plans.size(), 1);
        QVERIFY(run.plans.constFirst().trains);
        QCOMPARE(run.plans.constFirst().edits,
                 (QList<SettingEdit>{{u"till.language"_s, u"es"_s}, {u"till.training"_s, u"true"_s}}));
        // It is over: nothing is pressed any more.
        run.presenter.train();
        run.presenter.next();
        QCOMPARE(run.plans.size(), 1);
        QCOMPARE(run.presenter.step(), Step::Start);
    }

    void theStepsAreWalkedBothWays()
    {
        Run run;
        run.fill();
        QCOMPARE(run.presenter.step(), Step::Manager);
        for (const Step step : {Step::Ledger, Step::Counter, Step::Provider, Step::Start, Step::Start}) {
            run.presenter.back();
            QCOMPARE(run.presenter.step(), step);
        }
        // What was typed is there again.
        run.presenter.next();
        QCOMPARE(run.presenter.value(Run::row(Step::Provider, u"provider.address"_s)).text,
                 u"https://pix.example.com/v1"_s);
        QVERIFY(run.plans.isEmpty());
    }

    void aStepThatIsNotRightIsNotLeft_data()
    {
        QTest::addColumn<Step>("step");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("text");
        QTest::newRow("no address") << Step::Provider << u"provider.address"_s << QString();
        QTest::newRow("no key") << Step::Provider << QString(providerKeyRow) << QString();
        QTest::newRow("a key of two words") << Step::Provider << QString(providerKeyRow) << u"two words"_s;
        QTest::newRow("no counter") << Step::Counter << u"till.counter"_s << QString();
        QTest::newRow("no state of Brazil") << Step::Counter << u"shop.state"_s << u"XX"_s;
        QTest::newRow("nobody") << Step::Manager << QString(managerNameRow) << u"  "_s;
        QTest::newRow("a name that is too long") << Step::Manager << QString(managerNameRow) << QString(61, u'x');
    }
    void aStepThatIsNotRightIsNotLeft()
    {
        QFETCH(const Step, step);
        QFETCH(const QString, key);
        QFETCH(const QString, text);
        Run run;
        run.fill();
        while (run.presenter.step() != step)
            run.presenter.back();
        run.presenter.set(key, text);
        QSignalSpy shown(&run.presenter, &FirstRunPresenter::stepChanged);
        step == Step::Manager ? run.presenter.finish(run.pin, run.again) : run.presenter.next();
        QCOMPARE(run.presenter.step(), step);
        QCOMPARE(shown.size(), 1);
        QVERIFY(!run.problem(key).isEmpty());
        QVERIFY(run.plans.isEmpty());
        run.presenter.set(key, u"1"_s);
        QVERIFY(run.problem(key).isEmpty());
    }

    void thePinIsTheManagers_data()
    {
        QTest::addColumn<QString>("pin");
        QTest::addColumn<QString>("again");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("six digits") << u"246810"_s << u"246810"_s << true;
        QTest::newRow("a cashier's") << u"2468"_s << u"2468"_s << false;
        QTest::newRow("another one") << u"246810"_s << u"246811"_s << false;
        QTest::newRow("none") << QString() << QString() << false;
    }
    void thePinIsTheManagers()
    {
        QFETCH(const QString, pin);
        QFETCH(const QString, again);
        QFETCH(const bool, isTaken);
        Run run;
        run.fill();
        Run::type(run.pin, pin);
        Run::type(run.again, again);
        run.presenter.finish(run.pin, run.again);
        QCOMPARE(run.plans.size(), isTaken ? 1 : 0);
        QCOMPARE(run.problem(managerPinRow).isEmpty(), isTaken);
        QVERIFY(run.pin.size() == 0 && run.again.size() == 0);
    }

    void theLastStepSaysAllOfIt()
    {
        Run run;
        run.fill();
        run.presenter.finish(run.pin, run.again);
        const SetupPlan plan = run.plans.value(0);
        QVERIFY(!plan.trains);
        QCOMPARE(plan.manager, u"Carlos Menezes"_s);
        QVERIFY(plan.pin);
        QCOMPARE(plan.key.use([](const QByteArray &key) { return QByteArray(key.constData()); }), "sk-test-1234");
        // Each key of the steps, what was not typed too, in the order of the book.
        QCOMPARE(plan.edits, (QList<SettingEdit>{{u"provider.address"_s, u"https://pix.example.com/v1"_s},
                                                 {u"till.counter"_s, u"01"_s},
                                                 {u"till.shop-name"_s, u"Jacaranda"_s},
                                                 {u"till.language"_s, u"pt-BR"_s},
                                                 {u"shop.state"_s, u"RS"_s},
                                                 {u"shop.issues-nfce"_s, u"false"_s},
                                                 {u"ledger.address"_s, std::nullopt}}));
        QVERIFY(run.presenter.isBusy());
    }

    void whatFailedIsSaidAndTriedAgain()
    {
        Run run;
        run.failure = u"The ledger does not open."_s;
        run.fill();
        run.presenter.finish(run.pin, run.again);
        QCOMPARE(run.presenter.note(), run.failure);
        QVERIFY(run.presenter.isNoteProblem() && !run.presenter.isBusy());
        run.failure.clear();
        Run::type(run.pin, u"246810"_s);
        Run::type(run.again, u"246810"_s);
        run.presenter.finish(run.pin, run.again);
        QCOMPARE(run.plans.size(), 2);
        QVERIFY(run.presenter.isBusy());
    }

    void whatIsHeldIsNotWritten()
    {
        Run run;
        run.host.holders.insert(u"till.counter"_s, u"Comes from BALCAO_COUNTER of this start."_s);
        run.host.holders.insert(u"till.language"_s, u"Held."_s);
        QVERIFY(!run.presenter.canChooseLanguage());
        run.fill();
        run.presenter.finish(run.pin, run.again);
        for (const SettingEdit &edit : run.plans.value(0).edits)
            QVERIFY(!run.host.holders.contains(edit.key));
    }

    void theConnectionIsTestedWithWhatIsTyped()
    {
        Run run;
        run.presenter.next();
        run.fillProvider();
        run.presenter.act(probeRow);
        const auto probed = [&run] { return run.presenter.value(Run::row(Step::Provider, probeRow)).text; };
        QTRY_COMPARE(probed(), u"https://pix.example.com/v1"_s);
        run.presenter.set(u"provider.address"_s, u"https://other.example.com/v1"_s);
        QCOMPARE(probed(), QString());
    }

    void whoLinksPaymentsIsTold_data()
    {
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("issues");
        QTest::addColumn<bool>("isTold");
        QTest::newRow("nothing said") << QString() << u"false"_s << false;
        QTest::newRow("Rio Grande do Sul") << u"RS"_s << u"false"_s << true;
        QTest::newRow("in small letters") << u"rs"_s << u"false"_s << true;
        QTest::newRow("NFC-e elsewhere") << u"SP"_s << u"true"_s << true;
        QTest::newRow("elsewhere") << u"SP"_s << u"false"_s << false;
    }
    void whoLinksPaymentsIsTold()
    {
        QFETCH(const QString, state);
        QFETCH(const QString, issues);
        Run run;
        run.presenter.set(u"shop.state"_s, state);
        run.presenter.set(u"shop.issues-nfce"_s, issues);
        const SettingRow row = Run::row(Step::Counter, u"shop.issues-nfce"_s);
        QTEST(!run.presenter.value(row).remark.isEmpty(), "isTold");
    }
};

BALCAO_TEST(FirstRunTest)

} // namespace firstruntest

#include "firstruntest.moc"
