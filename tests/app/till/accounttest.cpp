// SPDX-License-Identifier: MIT
#include "app/common/accountoptions.h"
#include "app/common/apikey.h"
#include "app/common/keyring.h"
#include "app/common/settings.h"
#include "tests/support/testmain.h"
#include "tests/support/waitedreply.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#ifndef Q_OS_WIN
#include <unistd.h>
#endif

namespace accounttest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = AccountError::Kind;

/** What the settings say of the provider, as the account has it. */
class AccountTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString written(const QString &name, const QByteArray &bytes, QFile::Permissions permissions)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.setPermissions(permissions))
            return {};
        return file.fileName();
    }
    static AccountOptions optionsOf(const QHash<QString, QString> &values)
    {
        Settings settings;
        settings.set(*Settings::key(u"provider.address"_s), u"https://api.example.com/v1"_s, {});
        for (auto value = values.begin(); value != values.end(); ++value)
            settings.set(*Settings::key(value.key()), value.value(), {});
        AccountOptions options;
        options.take(settings);
        return options;
    }
    static constexpr auto own = QFile::ReadOwner | QFile::WriteOwner;

private Q_SLOTS:
    /** The first: what it takes stays taken. */
    void theVariableDoesNotReachChildren()
    {
        const auto children = [] {
            QProcess child;
            child.start(u"/bin/sh"_s, {u"-c"_s, u"env"_s});
            child.waitForFinished();
            return child.readAllStandardOutput();
        };
        const auto taken = [] {
            return apikey::takeVariable().use(
                [](const QByteArray &clear) { return QByteArray(clear.constData(), clear.size()); });
        };
        QVERIFY(apikey::takeVariable().isEmpty());
        qputenv("BALCAO_API_KEY", "sk-test-of-the-variable");
        QVERIFY(children().contains("sk-test-of-the-variable"));
        QCOMPARE(taken(), "sk-test-of-the-variable");
        QVERIFY(!children().contains("sk-test"));
        QVERIFY(!qEnvironmentVariableIsSet("BALCAO_API_KEY"));
        QCOMPARE(taken(), "sk-test-of-the-variable");
        // It comes before the settings' file.
        const auto account = test::resultOf(optionsOf({{u"provider.key-file"_s, u"/nowhere"_s}}).open());
        QVERIFY(account && account->key.authorization().endsWith("-variable"));
        qputenv("BALCAO_API_KEY", " "); // none from here on
        QCOMPARE(taken(), " ");
    }

    void theKeysFile_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QFile::Permissions>("permissions");
        QTest::addColumn<bool>("isTaken");
        const QByteArray key = "sk-test-4f9a1c77d2e84b10";
        QTest::newRow("plain") << key << QFile::Permissions(own) << true;
        QTest::newRow("read only") << key + "\n" << QFile::Permissions(QFile::ReadOwner) << true;
        QTest::newRow("Notepad") << "\xef\xbb\xbf" + key + "\r\n" << QFile::Permissions(own) << true;
        QTest::newRow("more lines") << key + "\nanother\n" << QFile::Permissions(own) << true;
        QTest::newRow("NUL") << QByteArray(key).insert(8, '\0') << QFile::Permissions(own) << false;
        QTest::newRow("NUL at its end") << key + QByteArray("\0\n", 2) << QFile::Permissions(own) << false;
        QTest::newRow("UTF-16") << QByteArray("\xff\xfes\0k\0-\0\n\0", 10) << QFile::Permissions(own) << false;
        QTest::newRow("two words") << "api key\n" + key << QFile::Permissions(own) << false;
        QTest::newRow("nothing") << QByteArray() << QFile::Permissions(own) << false;
#ifndef Q_OS_WIN
        QTest::newRow("of the group") << key << QFile::Permissions(own | QFile::ReadGroup) << false;
        QTest::newRow("of all") << key << QFile::Permissions(own | QFile::ReadOther) << false;
        QTest::newRow("written by all") << key << QFile::Permissions(own | QFile::WriteOther) << false;
#endif
    }
    void theKeysFile()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QFile::Permissions, permissions);
        QFETCH(const bool, isTaken);
        const QString file = written(u"key"_s, bytes, permissions);
        const auto restore = qScopeGuard([&file] { QFile::remove(file); });
        const auto account = test::resultOf(optionsOf({{u"provider.key-file"_s, file}}).open());
        QCOMPARE(account.has_value(), isTaken);
        if (isTaken) {
            QCOMPARE(account->key.authorization(), "Bearer sk-test-4f9a1c77d2e84b10");
            return;
        }
        QCOMPARE(account.error().kind, Kind::KeyFile);
        QVERIFY(account.error().sentence.contains(file));
        QVERIFY(!account.error().sentence.contains("4f9a"_L1));
    }

    void whatIsNoFileIsNoKeysFile_data()
    {
        QTest::addColumn<QString>("make");
        QTest::newRow("nothing") << u"true"_s;
        QTest::newRow("folder") << u"mkdir nokey"_s;
#ifndef Q_OS_WIN
        QTest::newRow("pipe") << u"mkfifo -m 600 nokey"_s;
        QTest::newRow("link to nothing") << u"ln -s /nowhere/key nokey"_s;
        QTest::newRow("device") << u"ln -s /dev/zero nokey"_s;
#endif
    }
    void whatIsNoFileIsNoKeysFile()
    {
        QFETCH(const QString, make);
        QProcess shell;
        shell.setWorkingDirectory(m_folder.path());
        shell.start(u"/bin/sh"_s, {u"-c"_s, u"rm -rf nokey; "_s + make});
        QVERIFY(shell.waitForFinished());
        const auto account =
            test::resultOf(optionsOf({{u"provider.key-file"_s, m_folder.filePath(u"nokey"_s)}}).open());
        QVERIFY(!account);
        QCOMPARE(account.error().kind, Kind::KeyFile);
    }

    void anAuthorityOfTheShopIsTrusted()
    {
        const QByteArray pem = "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n";
        const QString key = written(u"key"_s, "sk-test-4f9a1c77d2e84b10", own);
        const QString good = written(u"ca.pem"_s, pem, own);
        const QString bad = written(u"ca.der"_s, "0\x82", own);
        const auto account =
            test::resultOf(optionsOf({{u"provider.key-file"_s, key}, {u"provider.ca-file"_s, good}}).open());
        QVERIFY(account);
        QCOMPARE(account->extraCaCertificates, pem);
        for (const QString &name : {bad, m_folder.filePath(u"none.pem"_s), m_folder.path()}) {
            const auto refused =
                test::resultOf(optionsOf({{u"provider.key-file"_s, key}, {u"provider.ca-file"_s, name}}).open());
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, Kind::Invalid);
            QVERIFY(refused.error().sentence.contains(name));
        }
    }

    /** Before the variable's: that stays taken. */
    void elseTheProxyHasItFromTheKeyring()
    {
        if (qEnvironmentVariable("BALCAO_TEST_KEYRING") != "yes"_L1)
            QSKIP("gnome-keyring is not installed");
        const QString key = written(u"key"_s, "sk-test-4f9a1c77d2e84b10", own);
        const QString address = u"http://Jo%C3%A3o@proxy:3128"_s;
        const auto password = [&](const QString &proxy) {
            const auto account =
                test::resultOf(optionsOf({{u"provider.key-file"_s, key}, {u"provider.proxy"_s, proxy}}).open());
            return account ? account->proxy.password : u"no account"_s;
        };
        QCOMPARE(password(address), QString());
        QVERIFY(test::resultOf(keyring::writePassword(*ProviderProxy::parse(address), "s3nha")));
        QCOMPARE(password(address), u"s3nha"_s);
        // Another user's, another proxy's, and that of one without a user is another.
        for (const QString &other : {u"http://ana@proxy:3128"_s, u"http://Jo%C3%A3o@proxy:3129"_s,
                                     u"socks5://Jo%C3%A3o@proxy:3128"_s, u"http://proxy:3128"_s, u"system"_s})
            QCOMPARE(password(other), QString());
        AccountOptions typed = optionsOf({{u"provider.proxy"_s, address}});
        typed.proxy.password = u"typed"_s;
        QCOMPARE(test::resultOf(typed.openWay())->proxy.password, u"typed"_s);
    }

    void theProxyHasItsPasswordFromItsVariable()
    {
        const QString key = written(u"key"_s, "sk-test-4f9a1c77d2e84b10", own);
        qputenv("BALCAO_PROXY_PASSWORD", "s3cr3t");
        const auto account = test::resultOf(
            optionsOf({{u"provider.key-file"_s, key}, {u"provider.proxy"_s, u"http://caixa@proxy:3128"_s}}).open());
        QVERIFY(account);
        QCOMPARE(account->proxy, (ProviderProxy{.kind = ProviderProxy::Kind::Http,
                                                .host = u"proxy"_s,
                                                .port = 3128,
                                                .user = u"caixa"_s,
                                                .password = u"s3cr3t"_s}));
        QVERIFY(!qEnvironmentVariableIsSet("BALCAO_PROXY_PASSWORD"));
        const auto plain = test::resultOf(optionsOf({{u"provider.key-file"_s, key}}).open());
        QCOMPARE(plain->proxy, ProviderProxy());
    }

    void aTypedKeyIsForItsProviderOnly()
    {
        AccountOptions options = optionsOf({});
        options.typedKey = *ApiKey::parse("sk-test-typed");
        Settings settings;
        settings.set(*Settings::key(u"provider.address"_s), u"https://api.example.com/v2"_s, {});
        options.take(settings);
        QVERIFY(options.typedKey);
        settings.set(*Settings::key(u"provider.address"_s), u"https://api.example.org/v2"_s, {});
        options.take(settings);
        QVERIFY(!options.typedKey);
    }

    void timesAndFormsReachTheAccount()
    {
        const QString key = written(u"key"_s, "sk-test-4f9a1c77d2e84b10", own);
        const auto account = test::resultOf(optionsOf({{u"provider.key-file"_s, key},
                                                       {u"provider.timeout"_s, u"12"_s},
                                                       {u"provider.connect-timeout"_s, u"3"_s},
                                                       {u"provider.update-amount"_s, u"string"_s},
                                                       {u"provider.update-by"_s, u"query"_s},
                                                       {u"provider.amount-unit"_s, u"centavos"_s}})
                                                .open());
        QVERIFY(account);
        QCOMPARE(account->exchangeTimeout, std::chrono::seconds(12));
        QCOMPARE(account->connectTimeout, std::chrono::seconds(3));
        QCOMPARE(account->updateAmount, UpdateAmount::String);
        QCOMPARE(account->updateBy, UpdateBy::Query);
        QCOMPARE(account->amountUnit, AmountUnit::Centavos);
        const auto hasty =
            test::resultOf(optionsOf({{u"provider.key-file"_s, key}, {u"provider.timeout"_s, u"2"_s}}).open());
        QCOMPARE(hasty->connectTimeout, std::chrono::seconds(2));
    }
};

BALCAO_TEST(AccountTest)

} // namespace accounttest

#include "accounttest.moc"
