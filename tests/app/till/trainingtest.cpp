// SPDX-License-Identifier: MIT
#include "app/common/keyring.h"
#include "app/common/settings.h"
#include "app/common/translations.h"
#include "app/till/appearance.h"
#include "app/till/session.h"
#include "app/till/till.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/service/chargeservice.h"
#include "tests/core/service/shop.h"
#include "tests/support/answers.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"
#include "tests/support/waitedreply.h"
#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/presentation/settings/settingspresenter.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

namespace trainingtest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** A till in training on a shop's computer: settings, key and ledger of the shop stay as they are. */
class TrainingTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] bool write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        return QDir().mkpath(QFileInfo(file).path()) && file.open(QIODevice::WriteOnly) &&
               file.write(bytes) == bytes.size() && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    }
    /** The files of the shop by name, and what they hold. Training has a ledger, and the program a log of its starts. */
    [[nodiscard]] QMap<QString, QByteArray> files() const
    {
        QMap<QString, QByteArray> found;
        QDirIterator each(m_folder->path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (each.hasNext()) {
            QFile file(each.next());
            const QString name = QFileInfo(file).fileName();
            if (name.startsWith("training"_L1) || name == "balcao.log"_L1)
                continue;
            found.insert(file.fileName(), file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable"));
        }
        return found;
    }
    [[nodiscard]] TillOptions options() const
    {
        SettingsFile file = SettingsFile::readUsual();
        TillOptions options{.settings = settingsOf(file)};
        options.takeSettings();
        options.isTraining = true;
        options.ledger.dataDir = path(u"data"_s);
        options.settings.theme = u"light"_s;
        options.size = {1366, 768};
        return options;
    }
    /** Empty: it was saved. */
    [[nodiscard]] static QString savingRefused(Till &till, const QString &key, const QString &text)
    {
        SettingsPresenter &settings = till.session().settings();
        settings.set(key, text);
        settings.save();
        const bool isOver = QTest::qWaitFor([&settings] { return settings.isNoteProblem() || !settings.isChanged(); });
        const QString note = settings.isNoteProblem() ? settings.note() : QString();
        settings.undo();
        return isOver ? note : QString();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(path(u"user"_s)));
        qputenv("XDG_CONFIG_DIRS", QFile::encodeName(path(u"system"_s)));
        qunsetenv("BALCAO_API_KEY");
        setAppearance(u"light"_s);
        QVERIFY(installLanguage(*QCoreApplication::instance(), u"en"_s));
        QVERIFY(write(u"key"_s, "sk-test-1234\n"));
        QVERIFY(write(u"user/balcao/balcao.toml"_s, "[provider]\naddress = \"https://127.0.0.1:9/v1\"\nkey-file = \"" +
                                                        path(u"key"_s).toUtf8() +
                                                        "\"\n[till]\nshop-name = \"Jacaranda\"\n"));
        QVERIFY(QDir().mkpath(path(u"data"_s)));
        const auto store = LedgerStore::open(LedgerAddress::file(path(u"data/ledger.sqlite"_s)), {});
        QVERIFY(store && (*store)->append(drafts::attempt()));
        test::employ(**store);
    }

    void nothingOfTheShopIsChanged_data()
    {
        QTest::addColumn<QString>("ledger");
        QTest::addColumn<bool>("isNamed");
        QTest::newRow("the shop's ledger is whole") << u"whole"_s << false;
        QTest::newRow("the shop's ledger is away") << u"away"_s << false;
        QTest::newRow("the shop's ledger is damaged") << u"damaged"_s << false;
        QTest::newRow("training has a ledger of another name") << u"whole"_s << true;
    }
    void nothingOfTheShopIsChanged()
    {
        QFETCH(const QString, ledger);
        QFETCH(const bool, isNamed);
        const QString file = path(u"data/ledger.sqlite"_s);
        if (ledger == "away"_L1)
            QVERIFY(QFile::rename(file, path(u"elsewhere"_s)));
        if (ledger == "damaged"_L1)
            QVERIFY(QFile::resize(file, 5000));
        const BaseUrl provider = BaseUrl::parse(u"https://127.0.0.1:9/v1"_s).value();
        const BaseUrl other = BaseUrl::parse(u"https://other.example/v1"_s).value();
        const bool hasKeyring = qEnvironmentVariable("BALCAO_TEST_KEYRING") == "yes"_L1;
        if (hasKeyring)
            QVERIFY(test::resultOf(keyring::write(provider, "sk-test-of-the-ring")));
        const QMap<QString, QByteArray> before = files();
        QVERIFY(before.size() >= 4); // settings, key, ledger, its anchor
        TillOptions wanted = options();
        const QString own = path(isNamed ? u"data/training-own.sqlite"_s : u"data/training.sqlite"_s);
        if (isNamed)
            wanted.ledger.ledger = own;
        {
            Till till(wanted);
            QVERIFY(test::answerTo(till.open({})));
            till.show();
            QVERIFY(till.session().isTraining());
            NewChargePresenter &form = till.session().form();
            for (const QChar digit : u"8640"_s)
                form.press({.kind = AmountKey::Kind::Typed, .text = digit});
            form.setText(CustomerField::TaxId, u"529.982.247-25"_s);
            form.setText(CustomerField::Name, u"Marina Alves Pereira"_s);
            form.setText(CustomerField::Phone, u"(11) 98765-4321"_s);
            form.setText(CustomerField::Email, u"marina.alves@example.com"_s);
            QVERIFY(form.submit());
            QTRY_VERIFY(till.session().isIdle());

            for (const auto &[key, text] :
                 {std::pair{u"provider.address"_s, u"https://other.example/v1"_s},
                  std::pair{u"provider.timeout"_s, u"45"_s}, std::pair{u"till.shop-name"_s, u"Another"_s},
                  std::pair{u"provider.key"_s, u"sk-test-other"_s}}) {
                const QString note = savingRefused(till, key, text);
                QVERIFY2(note.startsWith("Nothing was saved."_L1), qPrintable(key + u": "_s + note));
            }

            TypedPin pin;
            TypedPin again;
            for (const QChar digit : u"975310"_s) {
                pin.add(digit);
                again.add(digit);
            }
            std::optional<QString> problem;
            till.session()
                .settings()
                .operators()
                .answer({.kind = OperatorQuestion::Kind::Add, .name = u"Trainee"_s, .role = Role::Manager}, pin, again)
                .value()
                ->whenFinished(this, [&problem](const DialogReply::Result &result) {
                    problem = result ? QString() : result.error().sentence;
                });
            QTRY_VERIFY(problem);
            QCOMPARE(*problem, QString());
        }
        const auto after = files();
        QCOMPARE(after.keys(), before.keys());
        for (auto each = before.cbegin(); each != before.cend(); ++each)
            QVERIFY2(after.value(each.key()) == each.value(), qPrintable(each.key()));
        if (hasKeyring) {
            QCOMPARE(test::resultOf(keyring::read(provider)).value_or(QByteArray()), "sk-test-of-the-ring");
            QVERIFY(test::resultOf(keyring::read(other)).value_or(QByteArray()).isEmpty());
        }
        const auto trained = LedgerStore::open(LedgerAddress::file(own), {.environment = LedgerEnvironment::Training});
        QVERIFY(trained);
        QCOMPARE((*trained)->ask(SumCharges{{}})->charges, 1);
        QCOMPARE((*trained)->shopOperators()->all().size(), 1);
    }
};

BALCAO_GUI_TEST(TrainingTest)

} // namespace trainingtest

#include "trainingtest.moc"
