// SPDX-License-Identifier: MIT
#include "app/common/translations.h"
#include "app/till/appearance.h"
#include "app/till/ledgerdesk.h"
#include "app/till/session.h"
#include "app/till/till.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "tests/support/answers.h"
#include "tests/support/drafts.h"
#include "tests/support/postgrescluster.h"
#include "tests/support/testmain.h"
#include "ui/widgets/controls/fieldedit.h"
#include "ui/widgets/controls/formdialog.h"
#include "ui/widgets/controls/progressdialog.h"

#include <QProcess>
#include <QTcpServer>
#include <QTest>

namespace deskmovetest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** The till in this process: its ledger is looked at, moved and looked after from the settings' pages. */
class DeskMoveTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    QTcpServer m_provider;
    test::PostgresCluster m_cluster;
    int m_count = 0;

    [[nodiscard]] QString file() const { return m_folder->filePath(u"ledger.sqlite"_s); }
    [[nodiscard]] QString freshDatabase()
    {
        const QString name = u"moved%1"_s.arg(++m_count);
        if (!m_cluster.makeDatabase(name))
            qFatal("the database cannot be made");
        return m_cluster.address(name);
    }
    [[nodiscard]] TillOptions options() const
    {
        TillOptions options;
        options.settings.set(*Settings::key(u"provider.address"_s),
                             u"http://127.0.0.1:%1/v1"_s.arg(m_provider.serverPort()),
                             {.kind = SettingOrigin::Kind::Option, .name = u"--base-url"_s});
        options.takeSettings();
        options.ledger.dataDir = m_folder->path();
        options.settings.theme = u"light"_s;
        options.size = {1366, 768};
        return options;
    }
    static void choose(Till &till, const QString &address)
    {
        SettingsPresenter &settings = till.session().settings();
        settings.open(SettingsSection::Ledger);
        const LedgerParts parts = LedgerParts::of(address);
        for (const auto &[key, text] : {std::pair{u"ledger.place"_s, u"database"_s},
                                        {u"ledger.host"_s, parts.host},
                                        {u"ledger.port"_s, parts.port},
                                        {u"ledger.database"_s, parts.database},
                                        {u"ledger.user"_s, parts.user}})
            settings.set(key, text);
    }
    static void move(Till &till)
    {
        QVERIFY(QTest::qWaitForWindowActive(&till.window()));
        till.session().settings().act(u"ledger.move"_s);
        auto *dialog = till.window().findChild<FormDialog *>();
        QVERIFY(dialog);
        QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
    }
    /** The number of charges. */
    [[nodiscard]] static qint64 countIn(const LedgerAddress &address)
    {
        const auto connection = LedgerConnection::open(address, 1000);
        return connection ? (*connection)->number(u"SELECT count(DISTINCT attempt) FROM event"_s).value_or(-1) : -1;
    }
    struct Told {
        QString sentence;
        bool isGood = false;
    };
    [[nodiscard]] Told looked(const QString &address)
    {
        const auto result = test::answerTo(ledgerdesk::inspect(address, {}, this));
        return {.sentence = result ? *result : result.error(), .isGood = result.has_value()};
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::PostgresCluster::isAvailable())
            QSKIP("there is no PostgreSQL");
        QVERIFY(m_cluster.start());
        QVERIFY(m_provider.listen(QHostAddress::LocalHost));
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("BALCAO_API_KEY", "no-key-of-anybody");
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_folder->path()));
        setAppearance(u"light"_s);
        QVERIFY(installLanguage(*QCoreApplication::instance(), u"en"_s));
        const auto store = LedgerStore::open(LedgerAddress::file(file()), {});
        QVERIFY(store);
        // They have ended: the till has nothing to recover, and the number of events is known.
        for (const qint64 centavos : {4990, 731}) {
            const EventDraft draft = drafts::attempt(centavos);
            QVERIFY((*store)->append(draft) && (*store)->append(drafts::of(EventKind::NotSent, draft.attempt)));
        }
    }

    void whatIsThereIsSaid()
    {
        const QString to = freshDatabase();
        const Told empty = looked(to);
        QVERIFY2(empty.isGood && empty.sentence.contains(u"no ledger yet"_s), qPrintable(empty.sentence));
        QVERIFY2(empty.sentence.contains(u"not encrypted"_s), qPrintable(empty.sentence));
        // Nothing was made there.
        const auto connection = LedgerConnection::open(LedgerAddress::parse(to).value(), 1000).value();
        QCOMPARE(connection->number(u"SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"_s), 0);
        QVERIFY(LedgerStore::open(LedgerAddress::parse(to).value(), {}).value()->append(drafts::attempt()));
        const Told sold = looked(to);
        QVERIFY2(sold.isGood && sold.sentence.contains(u"1 charges of 1 counters"_s), qPrintable(sold.sentence));
        const Told own = looked(file());
        QVERIFY2(own.isGood && own.sentence.contains(u"2 charges"_s), qPrintable(own.sentence));
        QVERIFY(!QFile::exists(file() + u"-wal"_s) && !QFile::exists(file() + u"-shm"_s));
        QVERIFY(looked(m_folder->filePath(u"none.sqlite"_s)).isGood);
        QVERIFY(!QFile::exists(m_folder->filePath(u"none.sqlite"_s)));
        const Told away = looked(u"postgresql://a@/db?host=/nonexistent"_s);
        QVERIFY2(!away.isGood && away.sentence.contains(u"out of reach"_s), qPrintable(away.sentence));
        const Told strange = looked(m_cluster.addressAs(u"nobody_known"_s, LedgerAddress::parse(to)->database));
        QVERIFY2(!strange.isGood && strange.sentence.contains(u"refused this user"_s), qPrintable(strange.sentence));
        QVERIFY(!looked(u"postgresql://a:secret@host/db"_s).sentence.contains(u"secret"_s));
    }

    void theLedgerIsMovedAndSoldInto()
    {
        const QString to = freshDatabase();
        Till till(options());
        QVERIFY(test::answerTo(till.open({})));
        till.show();
        choose(till, to);
        move(till);
        QTRY_VERIFY_WITH_TIMEOUT(till.isOpen() && till.session().ledger().address().isPostgres(), 60'000);
        const QString note = till.session().settings().note();
        QVERIFY2(note.contains(u"2 charges (4 events) were moved"_s), qPrintable(note));
        QVERIFY(!till.session().settings().isNoteProblem());
        QVERIFY(!till.session().settings().isChanged());
        QVERIFY(!till.window().findChild<ProgressDialog *>());
        QTRY_VERIFY(till.session().ledger().isTried());
        QVERIFY(!till.session().ledger().outage());
        QCOMPARE(countIn(LedgerAddress::parse(to).value()), 2);
        QFile settings(m_folder->filePath(u"balcao/saved.toml"_s));
        QVERIFY(settings.open(QIODevice::ReadOnly));
        QVERIFY(settings.readAll().contains("postgresql://"));
        QCOMPARE(LedgerStore::open(LedgerAddress::file(file()), {}).error().kind, LedgerError::Kind::Moved);
        QVERIFY(!looked(file()).isGood);
    }

    /** Another writer keeps it waiting, and somebody has enough of it. */
    void stoppedNothingHasChanged()
    {
        const QString to = freshDatabase();
        const LedgerAddress target = LedgerAddress::parse(to).value();
        QVERIFY(LedgerStore::open(target, {}));
        const auto other = LedgerConnection::open(target, 1000).value();
        const auto looker = LedgerConnection::open(target, 1000).value();
        QVERIFY(other->begin());
        Till till(options());
        QVERIFY(test::answerTo(till.open({})));
        till.show();
        choose(till, to);
        move(till);
        const auto waits = [&looker] {
            return looker
                       ->number(
                           u"SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"_s)
                       .value_or(0) == 1;
        };
        QTRY_VERIFY_WITH_TIMEOUT(till.moving() && waits(), 30'000);
        auto *progress = till.window().findChild<ProgressDialog *>();
        QVERIFY(progress);
        QTest::keyClick(progress, Qt::Key_Escape);
        QVERIFY(till.moving());
        other->rollback();
        QTRY_VERIFY_WITH_TIMEOUT(till.isOpen(), 30'000);
        QVERIFY(!till.session().ledger().address().isPostgres());
        const SettingsPresenter &page = till.session().settings();
        QVERIFY2(page.note().contains(u"given up, and nothing was changed"_s), qPrintable(page.note()));
        QVERIFY(page.isNoteProblem());
        // What was typed is there again.
        QVERIFY(page.isChanged());
        QCOMPARE(page.value({.key = u"ledger.database"_s}).text, target.database);
        QCOMPARE(looker->number(u"SELECT count(*) FROM event"_s), 0);
        QTRY_VERIFY(till.session().ledger().isTried());
        QVERIFY(!till.session().ledger().outage());
        QVERIFY(!QFile::exists(m_folder->filePath(u"balcao/saved.toml"_s)));
    }

    void ontoAnotherLedgerItIsRefused()
    {
        const QString to = freshDatabase();
        QVERIFY(LedgerStore::open(LedgerAddress::parse(to).value(), {}).value()->append(drafts::attempt()));
        Till till(options());
        QVERIFY(test::answerTo(till.open({})));
        till.show();
        choose(till, to);
        move(till);
        const auto isRefused = [&till] {
            return till.isOpen() && till.session().settings().note().contains(u"another ledger already"_s);
        };
        QTRY_VERIFY_WITH_TIMEOUT(isRefused(), 60'000);
        QVERIFY(!till.session().ledger().address().isPostgres());
    }

    void ownLedgerIsVerifiedAndCopied()
    {
        Till till(options());
        QVERIFY(test::answerTo(till.open({})));
        till.show();
        SettingsPresenter &settings = till.session().settings();
        settings.open(SettingsSection::Diagnostics);
        const auto said = [&settings](const QString &key) { return settings.value({.key = key}).text; };
        settings.act(u"diagnostics.verify"_s);
        QTRY_COMPARE_WITH_TIMEOUT(said(u"diagnostics.verify"_s),
                                  u"4 events of 2 charges were read. The ledger is whole."_s, 20'000);
        const QString copy = m_folder->filePath(u"copy.sqlite"_s);
        DialogSpec form;
        connect(&settings, &SettingsPresenter::dialogWanted, this, [&form](const DialogSpec &spec) { form = spec; });
        settings.act(u"diagnostics.backup"_s);
        const auto backUp = [&form, &copy] { return form.submit({.values = {{form.first, copy}}}); };
        QVERIFY(backUp());
        QTRY_VERIFY_WITH_TIMEOUT(said(u"diagnostics.backup"_s).contains(u"copy.sqlite"_s), 20'000);
        QVERIFY(LedgerStore::open(LedgerAddress::file(copy), {}));
        // Twice it is refused, and the first one stays.
        QVERIFY(backUp().error().sentence.contains(u"already"_s));
    }

    /** As the one of the command line: nobody's data, whatever the ledger holds. */
    void theBundleTellsOfNobody()
    {
        TillOptions named = options();
        named.ledger.operatorName = u"Quirino Planted"_s;
        Till till(named);
        QVERIFY(test::answerTo(till.open({})));
        till.show();
        QVERIFY(QTest::qWaitForWindowActive(&till.window()));
        SettingsPresenter &settings = till.session().settings();
        settings.open(SettingsSection::Diagnostics);
        settings.act(u"diagnostics.bundle"_s);
        QTRY_VERIFY_WITH_TIMEOUT(till.window().findChild<FormDialog *>(), 20'000);
        auto *dialog = till.window().findChild<FormDialog *>();
        const QString zip = m_folder->filePath(u"bundle.zip"_s);
        dialog->findChild<FieldEdit *>()->setText(zip);
        QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
        const auto isSaid = [&settings] {
            return settings.value({.key = u"diagnostics.bundle"_s}).text.contains(u"bundle.zip"_s);
        };
        QTRY_VERIFY_WITH_TIMEOUT(isSaid(), 20'000);
#ifndef Q_OS_WIN
        QProcess unzip;
        unzip.start(u"unzip"_s, {u"-p"_s, zip});
        QVERIFY(unzip.waitForFinished());
        const QByteArray all = unzip.readAllStandardOutput();
        QVERIFY2(all.contains("charges: 2\n") && all.contains("Qt 6"), all);
        QFile file(this->file());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray ledger = file.readAll();
        const drafts::Buyer buyer;
        for (const QString &mark : {buyer.name, buyer.taxId, buyer.phone, buyer.email}) {
            QVERIFY2(ledger.contains(mark.toUtf8()), qPrintable(mark)); // it is what it is looked for in
            QVERIFY2(!all.contains(mark.toUtf8()), qPrintable(mark));
        }
        for (const char *mark : {"no-key-of-anybody", "Quirino", "Marina", "529.982"})
            QVERIFY2(!all.contains(mark), mark);
        QCOMPARE(QFile::permissions(zip) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
#endif
    }
};

BALCAO_GUI_TEST(DeskMoveTest)

} // namespace deskmovetest

#include "deskmovetest.moc"
