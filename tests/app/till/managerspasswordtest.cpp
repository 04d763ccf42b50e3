// SPDX-License-Identifier: MIT
#include "app/common/translations.h"
#include "app/till/appearance.h"
#include "app/till/session.h"
#include "app/till/till.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/service/chargeservice.h"
#include "tests/core/service/shop.h"
#include "tests/support/answers.h"
#include "tests/support/postgrescluster.h"
#include "tests/support/testmain.h"
#include "ui/presentation/settings/settingspresenter.h"
#include "ui/widgets/controls/formdialog.h"
#include "ui/widgets/controls/pinedit.h"
#include "ui/widgets/operators/passworddialog.h"

#include <QTemporaryDir>
#include <QTest>

namespace managerspasswordtest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** The till asks for the password of the manager's role of a ledger on PostgreSQL. */
class ManagersPasswordTest : public QObject
{
    Q_OBJECT

    test::PostgresCluster m_cluster;
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] LedgerAddress owner(const QString &database) const
    {
        return LedgerAddress::parse(m_cluster.address(database)).value();
    }
    /** Its tables, a role for counter 01 and one for the manager. */
    [[nodiscard]] bool makeLedger(const QString &database, bool isStaffed)
    {
        if (!m_cluster.makeDatabase(database))
            return false;
        const auto store = LedgerStore::open(owner(database), {.counter = u"09"_s});
        if (store && isStaffed)
            test::employ(**store);
        return store && m_cluster.grantCounter(database, database + u"_till"_s, u"01"_s) &&
               m_cluster.run(database, {u"-v"_s, u"manager="_s + database + u"_manager"_s},
                             QStringLiteral(BALCAO_SOURCE_DIR "/packaging/postgresql/counters.sql"));
    }
    [[nodiscard]] bool letManagerIn(const QString &database, bool isOn) const
    {
        return m_cluster.run(database,
                             {u"-c"_s, u"ALTER ROLE %1_manager %2"_s.arg(database, isOn ? u"LOGIN"_s : u"NOLOGIN"_s)});
    }
    [[nodiscard]] QStringList added(const QString &database) const
    {
        const auto connection = LedgerConnection::open(owner(database), 0);
        return (*connection)
            ->list(u"SELECT counter || ' ' || (CAST(data AS json) ->> 'name') FROM event WHERE kind = 'operator_added' "
                   "ORDER BY id"_s,
                   {}, [](const QSqlQuery &row) { return row.value(0).toString(); })
            .value_or(QStringList());
    }
    [[nodiscard]] TillOptions options() const
    {
        TillOptions options;
        options.ledger.dataDir = m_folder->filePath(u"data"_s);
        options.settings.theme = u"light"_s;
        options.size = {1366, 768};
        return options;
    }
    template <class T>
    [[nodiscard]] static T *shown(Till &till)
    {
        for (T *one : till.window().findChildren<T *>()) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::PostgresCluster::isAvailable())
            QSKIP("PostgreSQL is not installed");
        QVERIFY(m_cluster.startAlone());
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_folder->filePath(u"user"_s)));
        qputenv("XDG_CONFIG_DIRS", QFile::encodeName(m_folder->filePath(u"system"_s)));
        qputenv("BALCAO_API_KEY", "no-key-of-anybody");
        setAppearance(u"light"_s);
        QVERIFY(installLanguage(*QCoreApplication::instance(), u"en"_s));
    }

    void thePageOfOperatorsAsksForIt()
    {
        const QString shop = u"people"_s;
        QVERIFY(makeLedger(shop, true));
        TillOptions wanted = options();
        wanted.settings.set(*Settings::key(u"provider.address"_s), u"https://127.0.0.1:9/v1"_s,
                            {.kind = SettingOrigin::Kind::Option, .name = u"--base-url"_s});
        wanted.takeSettings();
        wanted.ledger.ledger = m_cluster.addressAs(shop + u"_till"_s, shop);
        Till till(wanted);
        QVERIFY(test::answerTo(till.open({})));
        till.show();
        ChargeService &service = till.session().service();
        QTRY_VERIFY(!service.staff().operators().isEmpty());
        service.staff().setRounds(1000);
        service.signIn(test::answerTo(service.staff().signIn(u"Carlos"_s, test::pin("246810"))).value());
        SettingsPresenter &settings = till.session().settings();
        settings.open(SettingsSection::Operators);
        settings.act(u"add"_s);
        QTRY_VERIFY(shown<FormDialog>(till));
        auto *const dialog = shown<FormDialog>(till);
        QTest::keyClicks(dialog->findChild<FieldEdit *>(), u"Bia"_s);
        const auto ask = [&] {
            for (PinEdit *pin : dialog->findChildren<PinEdit *>())
                QTest::keyClicks(pin, u"9876"_s);
            QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
        };
        const auto give = [&](const QString &password) {
            auto *const field = shown<PasswordDialog>(till)->findChild<FieldEdit *>();
            QCOMPARE(field->echoMode(), QLineEdit::Password);
            QTest::keyClicks(field, password);
            QTest::keyClick(field, Qt::Key_Return);
        };

        // Without a password nothing is changed, and the dialog stays.
        ask();
        QTRY_VERIFY(shown<PasswordDialog>(till));
        QTest::keyClick(shown<PasswordDialog>(till), Qt::Key_Escape);
        QTRY_VERIFY(!shown<PasswordDialog>(till));
        QVERIFY(shown<FormDialog>(till));
        QCOMPARE(added(shop).size(), 2);

        // The server refuses the role: the password is asked for again.
        QVERIFY(letManagerIn(shop, false));
        ask();
        QTRY_VERIFY(shown<PasswordDialog>(till));
        const QPointer first = shown<PasswordDialog>(till);
        give(u"wrong"_s);
        QTRY_VERIFY(shown<PasswordDialog>(till) && shown<PasswordDialog>(till) != first);
        QCOMPARE(added(shop).size(), 2);

        QVERIFY(letManagerIn(shop, true));
        give(u"s3cr3t"_s);
        QTRY_VERIFY(!shown<PasswordDialog>(till) && !shown<FormDialog>(till));
        QCOMPARE(added(shop), (QStringList{u"09 Carlos"_s, u"09 Ana Paula"_s, u"@people Bia"_s}));
    }
};

BALCAO_GUI_TEST(ManagersPasswordTest)

} // namespace managerspasswordtest

#include "managerspasswordtest.moc"
