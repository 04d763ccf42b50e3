// SPDX-License-Identifier: MIT
#include "core/service/calibration.h"
#include "core/operators/operators.h"
#include "core/operators/shopevent.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace calibrationtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::money;
using balcao::test::Story;

namespace
{

ProviderAccount account(const char *url = "https://pix.example.com/v1", const char *key = "key-of-the-shop-1")
{
    return {.baseUrl = BaseUrl::parse(QString::fromLatin1(url)).value(), .key = ApiKey::parse(key).value()};
}

ShopEvent shopEvent(shopevent::Payload what)
{
    ShopEvent event;
    event.what = std::move(what);
    return event;
}

/** As far as calibration went: "-" nothing, "b" begun, "c" confirmed, "r" another receiver accepted. */
ShopProfile profile(const char *story)
{
    ShopProfile profile;
    int number = 0;
    for (const char *step = story; *step; ++step) {
        const QString attempt = u"attempt-%1"_s.arg(*step == 'b' ? ++number : number);
        if (*step == 'b')
            profile.take(
                shopEvent(shopevent::CalibrationBegun{.attempt = attempt, .terms = termsOf(account(), false)}));
        if (*step == 'c' || *step == 'r')
            profile.take(shopEvent(shopevent::ProfileAccepted{
                .attempt = *step == 'c' ? attempt : u"another"_s, .receiver = Story::expected(), .forms = {}}));
    }
    return profile;
}

/** Carlos, a manager, and Ana, a cashier. */
Operators operators(bool areThere, bool arePinsOn = true)
{
    Operators operators;
    if (!areThere)
        return operators;
    operators.take(shopEvent(shopevent::OperatorAdded{.id = u"carlos"_s, .name = u"Carlos"_s, .role = Role::Manager}));
    operators.take(shopEvent(shopevent::OperatorAdded{.id = u"ana"_s, .name = u"Ana"_s, .role = Role::Cashier}));
    operators.take(shopEvent(shopevent::PinsSwitched{.areOn = arePinsOn}));
    return operators;
}

} // namespace

/** Where calibration stands, whom that locks, and what a manager's answer proves: tables. */
class CalibrationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stands_data()
    {
        QTest::addColumn<QByteArray>("story");
        QTest::addColumn<bool>("hasOperators");
        QTest::addColumn<QString>("stands");
        const auto row = [](const char *name, const char *story, bool hasOperators, const char *stands) {
            QTest::newRow(name) << QByteArray(story) << hasOperators << QString::fromLatin1(stands);
        };
        row("a ledger of today", "-", false, "not_asked");
        row("with operators", "-", true, "not_calibrated");
        row("begun, without operators", "b", false, "charge_made");
        row("begun", "b", true, "charge_made");
        row("begun twice", "bb", true, "charge_made");
        row("confirmed", "bc", true, "calibrated");
        row("confirmed, without operators", "bc", false, "calibrated");
        row("again, not confirmed yet: what was learned holds", "bcb", true, "calibrated");
        row("again", "bcbc", true, "calibrated");
        row("another receiver accepted", "bcr", true, "calibrated");
    }
    void stands()
    {
        QFETCH(const QByteArray, story);
        QFETCH(const bool, hasOperators);
        QTEST(QString(key(calibrationOf(profile(story.constData()), operators(hasOperators), account(), false))),
              "stands");
    }

    /** Whatever the provider is asked with. */
    void whatChangesLocksAgain_data()
    {
        QTest::addColumn<QString>("change");
        for (const char *const change : {"url", "path", "key", "unit", "reading"})
            QTest::newRow(change) << QString::fromLatin1(change);
    }
    void whatChangesLocksAgain()
    {
        QFETCH(const QString, change);
        ProviderAccount changed = account(change == "url"_L1    ? "https://pix.example.org/v1"
                                          : change == "path"_L1 ? "https://pix.example.com/v2"
                                                                : "https://pix.example.com/v1",
                                          change == "key"_L1 ? "key-of-the-shop-2" : "key-of-the-shop-1");
        if (change == "unit"_L1)
            changed.amountUnit = AmountUnit::Centavos;
        const bool isReadingOn = change == "reading"_L1;
        for (const char *const story : {"b", "bc", "bcr"})
            QCOMPARE(calibrationOf(profile(story), operators(false), changed, isReadingOn), Calibration::NotCalibrated);
        // What else there is may change.
        ProviderAccount same = account();
        same.exchangeTimeout = std::chrono::seconds(5);
        same.updateAmount = UpdateAmount::String;
        QCOMPARE(calibrationOf(profile("bc"), operators(false), same, false), Calibration::Calibrated);
    }

    void theKeyIsNotKept()
    {
        const ProviderTerms one = termsOf(account(), false);
        const ProviderTerms two = termsOf(account(), false);
        QVERIFY(one.keySalt != two.keySalt && one.keyDigest != two.keyDigest);
        QVERIFY(holdsFor(one, account(), false) && holdsFor(two, account(), false));
        for (const QString &kept : {one.baseUrl, one.keySalt, one.keyDigest})
            QVERIFY(!kept.contains(u"key-of-the-shop"_s));
    }

    void whoMayCreate_data()
    {
        QTest::addColumn<Calibration>("stands");
        QTest::addColumn<QString>("named");
        QTest::addColumn<QString>("withoutPins");
        for (const Calibration stands : {Calibration::NotAsked, Calibration::Calibrated})
            QTest::newRow(key(stands).data()) << stands << u"yes"_s << u"yes"_s;
        for (const Calibration stands : {Calibration::NotCalibrated, Calibration::ChargeMade})
            QTest::newRow(key(stands).data()) << stands << u"not_calibrated"_s << u"not_calibrated"_s;
    }
    /** Managers and cashiers who signed in: CalibrationGateTest. */
    void whoMayCreate()
    {
        QFETCH(const Calibration, stands);
        const auto text = [&](const Operators &known) {
            const Permission may = mayCreate(stands, known, People(u"Carlos"_s).atTheCounter());
            return may ? u"yes"_s : QString(key(may.error()));
        };
        QTEST(text(operators(true)), "named");
        QTEST(text(operators(true, false)), "withoutPins");
        QTEST(text(operators(false)), "withoutPins");
    }

    void whatABankShows_data()
    {
        QTest::addColumn<qint64>("centavos");
        QTest::addColumn<QString>("receiver");
        QTest::addColumn<QString>("answer");
        QTest::newRow("both") << qint64{8640} << u"Loja Exempla"_s << u"LOJA EXEMPLA"_s;
        QTest::newRow("a hundred times") << qint64{864000} << u"Loja Exempla"_s << u"amount"_s;
        QTest::newRow("a hundredth") << qint64{86} << u"Loja Exempla"_s << u"amount"_s;
        QTest::newRow("another receiver") << qint64{8640} << u"Outra Loja"_s << u"receiver"_s;
        QTest::newRow("no receiver") << qint64{8640} << QString() << u"receiver"_s;
    }
    void whatABankShows()
    {
        QFETCH(const qint64, centavos);
        QFETCH(const QString, receiver);
        const auto found = compared({.amount = money(centavos), .receiver = receiver}, Story::ofCreated().charge());
        QTEST(found ? found->name : found.error() == NotAsSeen::Amount ? u"amount"_s : u"receiver"_s, "answer");
        QVERIFY(!compared({.amount = money(8640), .receiver = u"Loja Exempla"_s},
                          Story::ofCreated({.code = u"000201"_s}).charge()));
    }

    void theAmountIsOdd() { QCOMPARE(calibrationAmount(), money(123)); }
};

BALCAO_TEST(CalibrationTest)

} // namespace calibrationtest

#include "calibrationtest.moc"
