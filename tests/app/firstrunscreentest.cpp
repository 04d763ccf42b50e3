// SPDX-License-Identifier: MIT
#include "tests/app/newtill.h"

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::NewTill;
using balcao::test::patience;

/** The first run of the real program ends in training; with a provider see FirstHourTest. */
class FirstRunScreenTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void trainingEndsAtTheCounter()
    {
        NewTill till;
        QVERIFY(till.display.start());
        QProcess window;
        till.start(window);
        QTRY_COMPARE_WITH_TIMEOUT(till.colorAt(400, 690), NewTill::page, patience);
        QVERIFY2(!QFile::exists(till.folder.filePath(u"data"_s)) && till.settings().isEmpty(),
                 "nothing is written yet");
        till.press({u"Return"_s});
        QTRY_VERIFY_WITH_TIMEOUT(till.isAtTheCounter(NewTill::trainingsVisor), patience);
        QCOMPARE(till.settings(), "[till]\nlanguage = \"pt-BR\"\ntraining = true\n");
        till.press({u"8"_s, u"6"_s, u"4"_s, u"0"_s, u"Tab"_s});
        till.fillCustomer();
        till.press({u"ctrl+Return"_s});
        QTRY_VERIFY_WITH_TIMEOUT(till.display.code().contains(u"540586.40"_s), patience);
        window.terminate();
        QVERIFY(window.waitForFinished(patience));
    }
};

QTEST_GUILESS_MAIN(FirstRunScreenTest)
#include "firstrunscreentest.moc"
