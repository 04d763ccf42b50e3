// SPDX-License-Identifier: MIT
#include "app/till/windowplace.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

#ifndef Q_OS_WIN
#include <sys/stat.h>
#endif

namespace windowplacetest
{

using namespace balcao;

class WindowPlaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QVERIFY(m_folder.emplace().isValid());
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_folder->path()));
    }

    void theFirstStartTakesTheWholeScreen()
    {
        QWidget window;
        WindowPlace place(window);
        place.show();
        QVERIFY(window.isMaximized());
        QCOMPARE(window.size(), window.screen()->availableGeometry().size());
    }

    void aWindowComesBackWhereItWasLeft()
    {
        const QRect left(40, 30, 500, 400);
        {
            QWidget window;
            WindowPlace place(window);
            place.show();
            window.showNormal();
            window.setGeometry(left);
            window.close();
        }
        QWidget window;
        WindowPlace place(window);
        place.show();
        QVERIFY(!window.isMaximized());
        QCOMPARE(window.size(), left.size());
    }

    void aWindowOfALargerScreenFits()
    {
        {
            QWidget window;
            WindowPlace place(window);
            window.setGeometry(100, 100, 5000, 4000);
            window.show();
            window.close();
        }
        QWidget window;
        WindowPlace place(window);
        place.show();
        const QSize available = window.screen()->availableGeometry().size();
        QVERIFY2(window.width() <= available.width() && window.height() <= available.height(),
                 qPrintable(QStringLiteral("%1x%2").arg(window.width()).arg(window.height())));
    }

#ifndef Q_OS_WIN
    void aPipeInItsPlaceHoldsNothingUp()
    {
        const QString file = m_folder->filePath(QStringLiteral("balcao/window.ini"));
        QVERIFY(QDir().mkpath(QFileInfo(file).path()) && ::mkfifo(QFile::encodeName(file).constData(), 0600) == 0);
        QWidget window;
        WindowPlace place(window);
        place.show();
        QVERIFY(window.isMaximized());
        window.close();
        QVERIFY(!QFileInfo(file).isFile());
    }
#endif

    void rubbishIsTheFirstStart()
    {
        QSettings(m_folder->filePath(QStringLiteral("balcao/window.ini")), QSettings::IniFormat)
            .setValue(QLatin1StringView("geometry"), QByteArray("\xff\x00rubbish", 9));
        QWidget window;
        WindowPlace place(window);
        place.show();
        QVERIFY(window.isMaximized());
    }

private:
    std::optional<QTemporaryDir> m_folder;
};

BALCAO_GUI_TEST(WindowPlaceTest)

} // namespace windowplacetest

#include "windowplacetest.moc"
