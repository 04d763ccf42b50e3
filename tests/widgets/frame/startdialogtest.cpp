// SPDX-License-Identifier: MIT
#include "ui/widgets/frame/startdialog.h"
#include "tests/support/testmain.h"
#include "ui/widgets/style/fonts.h"

#include <QSignalSpy>
#include <QTest>

namespace startdialogtest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** What keeps the till from starting, answered by the keyboard. */
class StartDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    void aStartThatCannotBeIsAsked_data()
    {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<bool>("hasSecret");
        QTest::addColumn<int>("way");
        QTest::addColumn<QString>("secret");
        QTest::newRow("the second") << u"\t\r"_s << false << 1 << QString();
        QTest::newRow("Enter takes the first") << u"\r"_s << false << 0 << QString();
        QTest::newRow("Esc") << u"\x1b"_s << false << -1 << QString();
        QTest::newRow("a digit of the secret is no way") << u"2a\r"_s << true << 0 << u"2a"_s;
        QTest::newRow("without a secret not the first") << u"\r\x1b"_s << true << -1 << QString();
    }
    void aStartThatCannotBeIsAsked()
    {
        QFETCH(const QString, keys);
        QFETCH(const bool, hasSecret);
        StartDialog dialog({.icon = u"key"_s,
                            .title = u"Title"_s,
                            .text = u"Text"_s,
                            .ways = {{u"One"_s, u"It."_s, u"Do"_s}, {u"Two"_s, u"That."_s, u"Do that"_s}},
                            .secretLabel = hasSecret ? u"Secret"_s : QString(),
                            .support = {u"Line"_s}});
        QSignalSpy chosen(&dialog, &StartDialog::chosen);
        dialog.ask();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        for (const QChar key : keys)
            QTest::keyClick(dialog.focusWidget(), key.toLatin1());
        QTRY_COMPARE(chosen.size(), 1);
        QTEST(chosen.constFirst().constFirst().toInt(), "way");
        QTEST(dialog.secret(), "secret");
    }
};

BALCAO_GUI_TEST(StartDialogTest)

} // namespace startdialogtest

#include "startdialogtest.moc"
