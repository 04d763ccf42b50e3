// SPDX-License-Identifier: MIT
#include "tests/app/owndisplay.h"
#include "tests/support/repeats.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace hurriedtest
{

using namespace Qt::StringLiterals;
using balcao::test::OwnDisplay;
using balcao::test::patience;
using balcao::test::till;

/** A hurried cashier at the real program: an amount is typed wherever the keyboard happens to be, and the code says what was charged. */
class HurriedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_display.start());
        QVERIFY(m_folder.isValid());
        m_display.environment.insert(u"BALCAO_DATA_DIR"_s, m_folder.path());
        m_display.environment.insert(u"BALCAO_OPERATOR"_s, u"Ana Paula"_s);
        m_display.environment.remove(u"BALCAO_LEDGER"_s);
        m_window.setProcessEnvironment(m_display.environment);
        m_window.start(till(), {u"--training"_s, u"--theme"_s, u"light"_s, u"--lang"_s, u"pt-BR"_s});
        QVERIFY(m_window.waitForStarted());
        const QString id = m_display.tillWindow();
        QVERIFY(!id.isEmpty());
        m_display.keys({u"windowmove"_s, id, u"0"_s, u"0"_s, u"windowfocus"_s, u"--sync"_s, id});
        m_display.keys({u"key"_s, u"--delay"_s, u"20"_s, u"1"_s, u"0"_s, u"0"_s, u"0"_s, u"Tab"_s});
        m_display.type(u"52998224725"_s);
        m_display.type(u"Marina Alves Pereira"_s);
        m_display.type(u"11987654321"_s);
        m_display.type(u"marina.alves@example.com"_s);
        QCOMPARE(charged(u"ctrl+Return"_s), u"10.00"_s);
    }

    void cleanupTestCase()
    {
        m_window.terminate();
        QVERIFY(m_window.waitForFinished(patience));
    }

    void anAmountIsTheOneThatWasTyped_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<int>("stops");
        QTest::addColumn<bool>("isForm");
        QTest::newRow("at a waiting charge (04)") << u"Shift_L"_s << 9 << false;
        QTest::newRow("at a paid one (07)") << u"ctrl+s"_s << 4 << false;
        QTest::newRow("at the form (01)") << u"Escape"_s << 14 << true;
    }
    /** Before each a charge waits on the screen. Amounts differ, or a similar charge would be asked about. */
    void anAmountIsTheOneThatWasTyped()
    {
        QFETCH(const QString, way);
        QFETCH(const int, stops);
        QFETCH(const bool, isForm);
        // Every third stop in the default tier. At the form the display itself is left out: there digits go on.
        const int stepOfStops = balcao::test::isStress() ? 1 : 3;
        for (int stop = isForm ? 1 : 0; stop < stops; stop += stepOfStops) {
            const QString amount = u"%1%2"_s.arg(++m_reais).arg(stop, 2, 10, QChar(u'0'));
            // What was typed before is another amount each time as well.
            const QString before = QString::number(m_reais + 100);
            QTRY_VERIFY_WITH_TIMEOUT(m_sinceAnswer.hasExpired(), patience);
            m_display.keys({u"key"_s, way});
            if (way == "ctrl+s"_L1) {
                QTRY_VERIFY_WITH_TIMEOUT(m_display.code().isEmpty(), patience);
                m_sinceAnswer.setRemainingTime(800);
            }
            QStringList pressed{u"key"_s, u"--delay"_s, u"20"_s};
            if (isForm) {
                for (const QChar digit : QString(before + u"00"_s))
                    pressed.append(digit);
            }
            for (int tab = 0; tab < stop; ++tab)
                pressed.append(u"Tab"_s);
            for (const QChar digit : amount)
                pressed.append(digit);
            // Within a moment after an answer digits are of the charge before, and no amount.
            QTRY_VERIFY_WITH_TIMEOUT(m_sinceAnswer.hasExpired(), patience);
            m_display.keys(pressed);
            m_display.keys({u"key"_s, u"ctrl+u"_s});
            const QString found = charged(u"ctrl+Return"_s);
            const QString wanted = amount.chopped(2) + u'.' + amount.last(2);
            const bool isKept = isForm && found == before + u".00"_s;
            QVERIFY2(found == wanted || isKept, qPrintable(u"stop %1: %2 for %3"_s.arg(stop).arg(found, wanted)));
        }
    }

private:
    /** What the next code asks for after @p key; empty: none came. */
    QString charged(const QString &key)
    {
        m_display.keys({u"key"_s, key});
        const QDeadlineTimer limit(patience);
        QString code;
        while ((code.isEmpty() || code == m_code) && !limit.hasExpired())
            code = m_display.code();
        if (code == m_code)
            return {};
        m_code = code;
        m_sinceAnswer.setRemainingTime(800);
        const qsizetype place = code.indexOf(u"5303986540"_s) + 11;
        const int length = code.mid(place - 1, 1).toInt();
        return code.mid(place, length);
    }

    QTemporaryDir m_folder;
    OwnDisplay m_display;
    QProcess m_window;
    QString m_code;
    QDeadlineTimer m_sinceAnswer;
    int m_reais = 20;
};

BALCAO_TEST(HurriedTest)

} // namespace hurriedtest

#include "hurriedtest.moc"
