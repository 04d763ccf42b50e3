// SPDX-License-Identifier: MIT
#include "tests/app/newtill.h"
#include "tests/support/testmain.h"

#include <QDir>

namespace textsizetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::NewTill;
using balcao::test::patience;

/** The size of the text in the real program: it holds from the next start. */
class TextSizeTest : public QObject
{
    Q_OBJECT

    /** The height of the display of the amount, in the screen's pixels; 0: it is not there. */
    [[nodiscard]] int visor() const
    {
        const QImage screen(m_till.display.picture());
        int height = 0;
        for (int y = 0; y < screen.height(); ++y)
            height += screen.pixelColor(400, y) == NewTill::shopsVisor ? 1 : 0;
        return height;
    }
    void save(const QStringList &keys, const QByteArray &size)
    {
        m_till.press(QStringList(u"F10"_s) + keys + QStringList{u"ctrl+s"_s});
        QTRY_VERIFY_WITH_TIMEOUT(m_till.settings().contains("text-size = " + size), patience);
    }

private Q_SLOTS:
    void theNextWindowHasTheSize()
    {
        QVERIFY(m_till.display.start());
        QProcess sandbox;
        QString address;
        m_till.sandboxAt(sandbox, address);
        QVERIFY(QDir(m_till.folder.path()).mkpath(u"user/balcao"_s));
        QFile file(m_till.folder.filePath(u"user/balcao/balcao.toml"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[provider]\naddress = \"" + address.toUtf8() + "\"\n");
        file.close();
        QProcess window;
        m_till.start(window, "sandbox-key");
        QTRY_VERIFY_WITH_TIMEOUT(m_till.isAtTheCounter(NewTill::shopsVisor), patience);
        const int usual = visor();
        m_till.press({u"8"_s, u"6"_s, u"4"_s, u"0"_s, u"Tab"_s});
        m_till.fillCustomer();
        // To the fifth page of the settings; the theme is held by the start's option.
        save({u"Down"_s, u"Down"_s, u"Down"_s, u"Down"_s, u"Tab"_s, u"Right"_s, u"Right"_s}, "130");
        m_till.press({u"F2"_s});
        QTRY_COMPARE_WITH_TIMEOUT(visor(), usual, patience);
        m_till.press({u"ctrl+Return"_s}); // the form is still filled in
        QTRY_VERIFY_WITH_TIMEOUT(m_till.display.code().contains(u"540586.40"_s), patience);
        QCOMPARE(m_till.told({u"list"_s})[u"charges"_s].toArray().size(), 1);
        NewTill::end({&window});
        QProcess next;
        m_till.start(next, "sandbox-key");
        QTRY_VERIFY_WITH_TIMEOUT(visor() > 0 && visor() != usual, patience);
        NewTill::end({&next, &sandbox});
    }

private:
    NewTill m_till;
};

BALCAO_TEST(TextSizeTest)

} // namespace textsizetest

#include "textsizetest.moc"
