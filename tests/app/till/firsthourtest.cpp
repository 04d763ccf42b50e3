// SPDX-License-Identifier: MIT
#include "tests/app/newtill.h"
#include "tests/support/testmain.h"

#include <algorithm>

namespace firsthourtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::NewTill;
using balcao::test::patience;

namespace
{

const QString carlos = u"Carlos Menezes"_s;
const QString ana = u"Ana Paula Siqueira"_s;
constexpr auto pinOfCarlos = "246810";
constexpr auto pinOfAna = "1234";

/** What stands in a code under @p tag; empty: it has none. */
QString fieldOf(QStringView code, QStringView tag)
{
    while (code.size() >= 4) {
        const int size = code.mid(2, 2).toInt();
        if (code.startsWith(tag))
            return code.mid(4, size).toString();
        code = code.mid(4 + size);
    }
    return {};
}

} // namespace

/** A shop's first hour with the real program, by the keyboard alone: set up, calibrated, operators, what takes a manager, and all of it
 *  there after a restart.
 */
class FirstHourTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_till.display.start());
        m_till.sandboxAt(m_sandbox, m_address);
    }
    void cleanupTestCase() { NewTill::end({&m_window, &m_sandbox}); }
    void init()
    {
        if (m_isLost)
            QSKIP("the step before failed");
    }
    void cleanup()
    {
        m_isLost = m_isLost || QTest::currentTestFailed();
        if (QTest::currentTestFailed() && qEnvironmentVariableIsSet("BALCAO_PICTURES"))
            QFile::copy(m_till.display.picture(), qEnvironmentVariable("BALCAO_PICTURES") + u"/firsthour-"_s +
                                                      QString::fromLatin1(QTest::currentTestFunction()) + u".png"_s);
    }

    void itIsSetUp()
    {
        m_till.start(m_window);
        QTRY_COMPARE_WITH_TIMEOUT(m_till.colorAt(400, 690), NewTill::page, patience);
        m_till.press({u"2"_s});
        m_till.display.type(m_address);
        m_till.display.type(u"sandbox-key"_s);
        m_till.press({u"ctrl+Return"_s});
        m_till.display.type(u"Emporio Jacaranda"_s);
        m_till.display.type({});
        m_till.write(u"sp"_s);
        m_till.press({u"Return"_s});
        m_till.press({u"Return"_s});
        m_till.display.type(carlos);
        m_till.display.type(QString::fromLatin1(pinOfCarlos));
        m_till.write(QString::fromLatin1(pinOfCarlos));
        QVERIFY(m_till.settings().isEmpty());
        m_till.press({u"Return"_s});
        QTRY_VERIFY_WITH_TIMEOUT(m_till.settings().contains("state = 'SP'"), patience);
        // That there is no keyring is told over the counter.
        QTRY_COMPARE_WITH_TIMEOUT(m_till.colorAt(1360, 760), NewTill::coveredPage, patience);
        m_till.press({u"Escape"_s});
        QTRY_VERIFY_WITH_TIMEOUT(atTheCounter(), patience);
        QCOMPARE(m_till.told({u"calibrate"_s, u"status"_s})[u"calibration"_s].toString(), u"not_calibrated"_s);
    }

    void itIsCalibrated()
    {
        // What is read of the provider may still change the page's rows below the keyboard.
        const auto begin = [this] {
            m_till.press({u"F10"_s});
            fromTheEnd(1);
            m_till.press({u"space"_s});
            constexpr int moment = 3000;
            return QTest::qWaitFor([this] { return atTheCounter(); }, moment);
        };
        QTRY_VERIFY_WITH_TIMEOUT(begin(), patience);
        m_till.fillCustomer();
        charge(u"1.23"_s);
        m_till.press({u"F12"_s});
        m_till.display.type(u"1,23"_s);
        m_till.write(fieldOf(m_code, u"59"));
        m_till.press({u"ctrl+Return"_s});
        QTRY_COMPARE_WITH_TIMEOUT(m_till.told({u"calibrate"_s, u"status"_s})[u"calibration"_s].toString(),
                                  u"calibrated"_s, patience);
        QTRY_COMPARE_WITH_TIMEOUT(m_till.colorAt(1360, 760), NewTill::coveredPage, patience); // it is told
        m_till.press({u"Return"_s});
        QTRY_COMPARE_WITH_TIMEOUT(m_till.colorAt(1360, 760), NewTill::page, patience);
        m_till.press({u"Escape"_s}); // a new charge
        QTRY_VERIFY_WITH_TIMEOUT(atTheCounter(), patience);
    }

    void aCashierIsAdded()
    {
        m_till.press({u"F10"_s, u"Down"_s, u"Down"_s, u"Down"_s});
        fromTheEnd(2);
        m_till.press({u"space"_s});
        m_till.display.type(ana);
        m_till.display.type({}); // a cashier
        m_till.display.type(QString::fromLatin1(pinOfAna));
        m_till.write(QString::fromLatin1(pinOfAna));
        m_till.press({u"ctrl+Return"_s});
        QTRY_COMPARE_WITH_TIMEOUT(m_till.told({u"operator"_s, u"list"_s})[u"operators"_s][1][u"name"_s].toString(), ana,
                                  patience);
        QVERIFY(m_till.told({u"operator"_s, u"list"_s})[u"operators"_s][1][u"has_pin"_s].toBool());
        m_till.press({u"F2"_s});
        QTRY_VERIFY_WITH_TIMEOUT(atTheCounter(), patience);
        changeTo(u"Right"_s, pinOfAna);
    }

    void whatTakesAManagerIsAllowedOnTheSpot()
    {
        m_till.press({u"8"_s, u"6"_s, u"4"_s, u"0"_s, u"Tab"_s});
        m_till.fillCustomer();
        charge(u"86.40"_s);
        m_till.press({u"F6"_s});
        m_till.display.type(u"7640"_s);
        m_till.press(QStringList(4, u"Tab"_s)); // the customer's fields
        m_till.write(u"desconto"_s);
        m_till.press({u"ctrl+Return"_s});
        allow();
        QTRY_VERIFY_WITH_TIMEOUT(isBothNames(u"correction_done"_s), patience);
        QTRY_COMPARE_WITH_TIMEOUT(fieldOf(m_till.display.code(), u"54"), u"76.40"_s, patience);
    }

    void aReceiptByMistakeIsTakenBack()
    {
        m_till.press({u"F12"_s, u"space"_s, u"ctrl+Return"_s});
        allow();
        QTRY_VERIFY_WITH_TIMEOUT(isBothNames(u"received"_s), patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_till.display.code().isEmpty(), patience);
        m_till.press({u"F12"_s});
        m_till.write(u"outro cliente"_s);
        m_till.press({u"Tab"_s, u"space"_s});
        allow();
        QTRY_VERIFY_WITH_TIMEOUT(isBothNames(u"receipt_taken_back"_s), patience);
        QCOMPARE(newest()[u"status"_s].toString(), u"waiting"_s);
        QTRY_COMPARE_WITH_TIMEOUT(fieldOf(m_till.display.code(), u"54"), u"76.40"_s, patience);
        m_till.press({u"Escape"_s});
        QTRY_VERIFY_WITH_TIMEOUT(atTheCounter(), patience);
    }

    void whatIsTypedStaysForWhoeverComes()
    {
        m_till.press({u"1"_s, u"2"_s, u"5"_s, u"0"_s, u"Tab"_s});
        m_till.fillCustomer();
        changeTo(u"Left"_s, pinOfCarlos);
        charge(u"12.50"_s);
        QCOMPARE(newest()[u"operator"_s].toString(), carlos);
        m_till.press({u"Escape"_s});
        QTRY_VERIFY_WITH_TIMEOUT(atTheCounter(), patience);
    }

    void settingsAreTakenWholeOrNotAtAll()
    {
        const QByteArray before = m_till.settings();
        m_till.press({u"F10"_s, u"Up"_s, u"Up"_s, u"Tab"_s, u"ctrl+a"_s}); // from the operators
        m_till.display.type(u"caixa 1"_s);                                 // a counter's name has no blank
        m_till.press({u"ctrl+a"_s});
        m_till.write(u"Emporio Novo"_s);
        m_till.press({u"ctrl+s"_s});
        QTest::qWait(300); // nothing is waited for: nothing happens
        QCOMPARE(m_till.settings(), before);
        m_till.press({u"ctrl+a"_s}); // the keyboard is in what is wrong
        m_till.write(u"02"_s);
        m_till.press({u"ctrl+s"_s});
        QTRY_VERIFY_WITH_TIMEOUT(m_till.settings().contains("shop-name = 'Emporio Novo'"), patience);
        QVERIFY(m_till.settings().contains("counter = '02'"));
    }

    void allOfItIsThereAfterARestart()
    {
        const qsizetype charges = m_till.told({u"list"_s})[u"charges"_s].toArray().size();
        QCOMPARE(charges, 3);
        m_window.terminate();
        QVERIFY(m_window.waitForFinished(patience));
        m_till.start(m_window, "sandbox-key");
        signIn(u"Right"_s, pinOfAna);
        m_till.press({u"9"_s, u"9"_s, u"0"_s, u"Tab"_s});
        m_till.fillCustomer();
        charge(u"9.90"_s); // a cashier: it is calibrated
        QCOMPARE(newest()[u"operator"_s].toString(), ana);
        QCOMPARE(newest()[u"counter"_s].toString(), u"02"_s);
        QCOMPARE(m_till.told({u"list"_s})[u"charges"_s].toArray().size(), charges + 1);
        QCOMPARE(m_till.told({u"ledger"_s, u"verify"_s})[u"damages"_s].toArray().size(), 0);
    }

private:
    [[nodiscard]] bool atTheCounter() const { return m_till.isAtTheCounter(NewTill::shopsVisor); }
    /** To the @p place from the end of the page, before which the rail's four stand. */
    void fromTheEnd(int place) const { m_till.press(QStringList(4 + place, u"shift+Tab"_s)); }
    /** By somebody who may, over the page. */
    void allow() const
    {
        m_till.press({u"1"_s});
        m_till.write(QString::fromLatin1(pinOfCarlos));
        m_till.press({u"Return"_s});
    }
    void charge(const QString &amount)
    {
        m_till.press({u"ctrl+Return"_s});
        QTRY_VERIFY_WITH_TIMEOUT(fieldOf(m_code = m_till.display.code(), u"54") == amount, patience);
    }
    /** At the locked screen: from who is chosen there to the next one by @p arrow. */
    void signIn(const QString &arrow, const char *pin)
    {
        m_till.press({u"shift+Tab"_s, arrow, u"space"_s});
        m_till.write(QString::fromLatin1(pin));
        m_till.press({u"Return"_s});
        QTRY_VERIFY_WITH_TIMEOUT(atTheCounter(), patience);
    }
    void changeTo(const QString &arrow, const char *pin)
    {
        m_till.press({u"ctrl+l"_s});
        QTRY_VERIFY_WITH_TIMEOUT(!atTheCounter(), patience);
        signIn(arrow, pin);
    }
    [[nodiscard]] QJsonObject newest() const { return m_till.told({u"list"_s})[u"charges"_s][0].toObject(); }
    /** The newest charge has that event, by the cashier and with the manager's name. */
    [[nodiscard]] bool isBothNames(const QString &kind) const
    {
        const QJsonArray events = m_till.told({u"show"_s, newest()[u"attempt"_s].toString()})[u"events"_s].toArray();
        return std::any_of(events.begin(), events.end(), [&kind](const QJsonValue &event) {
            return event[u"kind"_s] == kind && event[u"operator"_s] == ana && event[u"authorised_by"_s] == carlos;
        });
    }

    NewTill m_till;
    QProcess m_sandbox;
    QProcess m_window;
    QString m_address;
    QString m_code;
    bool m_isLost = false;
};

BALCAO_TEST(FirstHourTest)

} // namespace firsthourtest

#include "firsthourtest.moc"
