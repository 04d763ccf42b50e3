// SPDX-License-Identifier: MIT
#include "app/till/startquestions.h"
#include "tests/support/answers.h"
#include "tests/support/testmain.h"
#include "ui/widgets/frame/startdialog.h"
#include "ui/widgets/style/fonts.h"

#include <QLineEdit>
#include <QTest>
#include <QTimer>

namespace startquestionstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using startquestions::Answer;

/** What is asked where the till cannot start, and what becomes of the answer. */
class StartQuestionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { fonts::load(); }

    void withoutAKeyringTheKeyIsOfThisStart_data()
    {
        QTest::addColumn<QStringList>("typed");
        QTest::addColumn<Answer>("answer");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<AccountError::Kind>("kind");
        using Kind = AccountError::Kind;
        QTest::newRow("a key") << QStringList{u"sk-shop-1234\r"_s} << Answer::TryAgain << QByteArray("sk-shop-1234")
                               << Kind::NoKeyring;
        QTest::newRow("no key, then one") << QStringList{u"two words\r"_s, u"sk-shop-1234\r"_s} << Answer::TryAgain
                                          << QByteArray("sk-shop-1234") << Kind::NoKeyring;
        // Missing where it is looked for, and then nothing keeps it: typed once.
        QTest::newRow("a key that cannot be kept") << QStringList{u"sk-shop-1234\r"_s, u"\r"_s} << Answer::TryAgain
                                                   << QByteArray("sk-shop-1234") << Kind::Missing;
        QTest::newRow("closed") << QStringList{u"\x1b"_s} << Answer::Quit << QByteArray() << Kind::NoKeyring;
        QTest::newRow("closed behind a wrong one")
            << QStringList{u"two words\r"_s, u"\x1b"_s} << Answer::Quit << QByteArray() << Kind::NoKeyring;
    }
    void withoutAKeyringTheKeyIsOfThisStart()
    {
        QFETCH(QStringList, typed);
        QFETCH(const Answer, answer);
        QFETCH(const QByteArray, key);
        QFETCH(const AccountError::Kind, kind);
        AccountOptions options;
        options.baseUrl = u"https://api.exemplo.com.br/v1"_s;
        QTimer typist;
        connect(&typist, &QTimer::timeout, this, [&] {
            auto *dialog = qobject_cast<StartDialog *>(QApplication::activeModalWidget());
            if (!dialog || !dialog->isVisible() || !dialog->findChild<QLineEdit *>()->hasFocus() || typed.isEmpty())
                return;
            // Never in sight.
            QCOMPARE(dialog->findChild<QLineEdit *>()->echoMode(), QLineEdit::Password);
            const QString keys = typed.takeFirst();
            for (const QChar one : keys)
                QTest::keyClick(dialog->focusWidget(), one.toLatin1());
        });
        typist.start(10);
        const auto chosen = test::answerTo(startquestions::askAboutAccount(
            options, {.kind = kind, .sentence = u"There is none (as it says)."_s}, this));
        typist.stop();
        QVERIFY(typed.isEmpty());
        QCOMPARE(*chosen, answer);
        QCOMPARE(options.typedKey.has_value(), !key.isEmpty());
        if (key.isEmpty())
            return;
        // No keyring is asked any more: there is none in this test.
        const auto account = test::answerTo(options.open());
        QVERIFY(account);
        QCOMPARE(account->key.authorization(), "Bearer " + key);
    }
};

BALCAO_GUI_TEST(StartQuestionsTest)

} // namespace startquestionstest

#include "startquestionstest.moc"
