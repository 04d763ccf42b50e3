// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerschema.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/ledger/queries/closingqueries.h"
#include "tests/core/ledger/storefixture.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <atomic>
#include <thread>

namespace ledgerschematest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;
using What = ledger::Damage::What;

/** Versions, marks, and files that are not what they should be. */
class LedgerSchemaTest : public StoreFixture
{
    Q_OBJECT

private:
    static bool write(const QString &name, const QByteArray &bytes)
    {
        QFile file(name);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }

    /** Overwrites bytes of a ledger that nobody has open. */
    static bool patch(const QString &name, qint64 at, const QByteArray &bytes)
    {
        QFile file(name);
        return file.open(QIODevice::ReadWrite) && file.seek(at) && file.write(bytes) == bytes.size();
    }

    [[nodiscard]] bool makeLedger(const LedgerAddress &address) const
    {
        const auto store = open(address);
        return store && store->append(drafts::attempt()) && store->append(drafts::attempt());
    }

    /** Status, amount and name of each charge, the newest first. */
    [[nodiscard]] static QStringList listed(LedgerStore &store)
    {
        QStringList lines;
        const auto page = store.ask(SearchCharges{{}});
        for (const Charge &row : page->rows)
            lines.append(u"%1 %2 %3"_s.arg(QString(key(row.status))).arg(row.amount.centavos()).arg(row.name));
        return lines;
    }

private Q_SLOTS:
    void init() { m_offset = {}; }

    void aLedgerOfVersion2GoesOn_data() { everyPlace(); }
    void aLedgerOfVersion2GoesOn()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = m_places.ofVersion(2, place);
        QList<std::pair<qint64, qint64>> told;
        {
            const auto opened =
                LedgerStore::open(address, {.clock = clock(), .progress = [&told](qint64 done, qint64 all) {
                                                told.append({done, all});
                                            }});
            QVERIFY2(opened, opened ? "" : qPrintable(opened.error().detail));
            QCOMPARE(ledgerschema::version((*opened)->connection()), ledgerschema::newest);
        }
        QVERIFY(!told.isEmpty());
        QCOMPARE(told.constFirst(), (std::pair<qint64, qint64>(1, 13)));
        const auto store = open(address);
        QVERIFY(store);
        const auto verified = ledger::verify(*store);
        QVERIFY(verified);
        QCOMPARE(verified->damages.size(), 0);
        QCOMPARE(verified->events, 65);
        QCOMPARE(store->idsHashedAfter(), 65);
        // As the program that made it listed them.
        const QStringList expected{u"not_sent 7300 Davi Reis"_s,
                                   u"refused 7200 Caio Reis"_s,
                                   u"attention 7100 Bia Reis"_s,
                                   u"absent 6300 Zeca Lima"_s,
                                   u"attention 6200 Vera Prado"_s,
                                   u"unknown 6100 Łukasz Nowak"_s,
                                   u"waiting 3100 Loja 124 Ltda"_s,
                                   u"waiting 1500 Jürgen Weiß"_s,
                                   u"received 2000 Ana D'Ávila"_s,
                                   u"waiting 8640 Odd Ødegård"_s,
                                   u"waiting 4450 João da Silva"_s,
                                   u"waiting 1300 "_s,
                                   u"waiting 1200 "_s};
        QCOMPARE(listed(*store), expected);
        QVERIFY(store->ask(SearchCharges{{}})->rows.constLast().isErased);
        QCOMPARE(store->ask(SearchCharges{{.search = u"silva"_s}})->rows.size(), 1);

        const Charge joao = store->ask(SearchCharges{{.search = u"silva"_s}})->rows.constFirst();
        QCOMPARE(joao.corrections, 2);
        QVERIFY(store->append(drafts::correction(EventKind::CorrectionAsked, joao.attempt, 3, 4400)));
        QVERIFY(store->append(drafts::correction(EventKind::CorrectionDone, joao.attempt, 3, 4400)));
        QCOMPARE(store->ask(FindCharge{joao.attempt})->amount.centavos(), 4400);
        QVERIFY(store->append(drafts::attempt()));
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(ledger::rebuild(*store), 0);
        if (address.isPostgres()) {
            // The counters' rights are what they were.
            const auto counter = open(m_places.asCounter(address));
            QVERIFY(counter && counter->append(drafts::attempt()) && counter->ask(SearchCharges{{}}));
            return;
        }
        const QFileInfo file(address.text());
        QCOMPARE(file.dir().entryList({file.fileName() + u".v2-*"_s}).size(), 1);
    }

    void anOlderLedgerGoesOn_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<int>("version");
        for (int version = 3; version <= 9; ++version)
            LedgerPlaces::addRows(("version " + QByteArray::number(version)).constData(), version);
    }
    void anOlderLedgerGoesOn()
    {
        QFETCH(const QString, place);
        QFETCH(const int, version);
        const LedgerAddress address = m_places.ofVersion(version, place);
        const auto store = open(address);
        QVERIFY(store);
        QCOMPARE(ledgerschema::version(store->connection()), ledgerschema::newest);
        const auto verified = ledger::verify(*store);
        QVERIFY(verified && verified->isWhole());
        QCOMPARE(verified->events, version < 6 ? 84 : version == 6 ? 93 : version == 7 ? 102 : 112);
        QCOMPARE(store->idsHashedAfter(), 0);
        // As the program that made it listed them. Calibration came with version 7, contestations and closings with 8.
        QStringList expected;
        if (version >= 8)
            expected.append(u"paid 5300 Gil Prado"_s);
        if (version >= 7)
            expected.append(u"waiting 137 Dona Rosa"_s);
        expected += {u"refused 900 Rui Três"_s,       u"not_sent 900 Rui Três"_s,
                     u"attention 500 Eva Dois"_s,     u"waiting 500 Eva Um"_s,
                     u"unknown 6400 Davi Reis"_s,     u"attention 0 "_s,
                     u"absent 6300 Zeca Lima"_s,      u"attention 6200 Vera Prado"_s,
                     u"unknown 6100 Łukasz Nowak"_s,  u"received 2000 Ana D'Ávila"_s,
                     u"attention 7200 Caio Reis"_s,   u"waiting 7100 Bia Reis"_s,
                     u"unknown 3100 Loja 124 Ltda"_s, u"waiting 4450 João da Silva"_s,
                     u"paid 8640 Odd Ødegård"_s,      u"paid 1200 "_s};
        QCOMPARE(listed(*store), expected);
        // Operators came with version 6: a manager acts from then on.
        const QString manager = version < 6 ? QString() : u"019f6214-4000-7000-8000-0000000000b1"_s;
        QCOMPARE(store->shopOperators()->all().size(), version < 6 ? 0 : 3);
        QCOMPARE(store->ask(MadeClosings{10})->size(), version < 8 ? 0 : 1);
        const auto append = [&manager, &store](EventDraft draft) {
            draft.by.who = manager;
            return store->append(draft).has_value();
        };
        // Corrections go on: of one that was done, and of one whose result was unknown.
        for (const QString &name : {u"silva"_s, u"loja 124"_s}) {
            const Charge charge = store->ask(SearchCharges{{.search = name}})->rows.constFirst();
            const int next = charge.corrections + 1;
            QVERIFY(next > 1);
            QVERIFY(append(drafts::correction(EventKind::CorrectionAsked, charge.attempt, next, 4400)));
            QVERIFY(append(drafts::correction(EventKind::CorrectionDone, charge.attempt, next, 4400)));
            const Charge corrected = *store->ask(FindWholeCharge{charge.attempt});
            QCOMPARE(corrected.amount.centavos(), 4400);
            QCOMPARE(corrected.status, ChargeStatus::Waiting);
        }
        // Those before version 5 knew of no marks.
        const qsizetype marked = version < 5 ? 0 : version < 7 ? 14 : version < 8 ? 15 : 16;
        QCOMPARE(store->ask(SearchCharges{{.search = u"mesa"_s}})->rows.size(), marked);
        QVERIFY(append(drafts::marked(u"Mesa 12"_s)));
        QCOMPARE(store->ask(SearchCharges{{.search = u"mesa"_s}})->rows.size(), marked + 1);
        const Charge seen = store->ask(SearchCharges{{.search = u"tx-seen"_s}})->rows.constFirst();
        QVERIFY(append(drafts::of(EventKind::ReceiptTakenBack, seen.attempt)));
        QCOMPARE(store->ask(FindWholeCharge{seen.attempt})->status, ChargeStatus::Waiting);
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(ledger::rebuild(*store), 0);
        if (address.isPostgres()) {
            const auto counter = open(m_places.asCounter(address));
            EventDraft draft = drafts::marked(u"Mesa 13"_s);
            draft.by.who = manager;
            QVERIFY(counter && counter->append(draft));
        }
    }

    void countersGetTheirRightsTwice()
    {
        if (LedgerPlaces::names().size() < 2)
            QSKIP("no PostgreSQL here");
        QVERIFY(open(m_places.ofPlainOwner()));
        QCOMPARE(m_places.grantAsPlainOwner(), QByteArray());
        QCOMPARE(m_places.grantAsPlainOwner(), QByteArray());
    }

    void swappedEventsAreNamed_data() { everyPlace(); }
    void swappedEventsAreNamed()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = m_places.fresh(place);
        const auto store = open(address);
        const auto second = open(address, u"02"_s);
        const auto third = open(address, u"03"_s);
        QVERIFY(store && second && third);
        const EventDraft first = drafts::attempt();
        QVERIFY(store->append(first));
        QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, first.attempt)));
        QVERIFY(store->append(drafts::of(EventKind::Unknown, first.attempt)));
        QVERIFY(second->append(drafts::settlement(first.attempt, {})));
        QVERIFY(third->append(drafts::settlement(first.attempt, u"tx1"_s)));
        QVERIFY(ledger::verify(*store)->isWhole());
        // No hash is touched: but now somebody found that it never was there, after all.
        m_places.dropGuards(store->connection());
        QVERIFY(store->connection().execute(
            u"UPDATE event SET id = 99 WHERE id = 4\n--\nUPDATE event SET id = 4 WHERE id = "
            u"5\n--\nUPDATE event SET id = 5 WHERE id = 99"_s));
        for (int round = 0; round < 2; ++round) {
            const auto found = ledger::verify(*store);
            QVERIFY(found && found->damages.size() >= 2);
            QCOMPARE(found->damages.at(0).what, What::Event);
            QCOMPARE(found->damages.at(0).event, 4);
            QCOMPARE(found->damages.at(1).what, What::Event);
            QCOMPARE(found->damages.at(1).event, 5);
            QCOMPARE(ledger::rebuild(*store).error().kind, Kind::Damaged);
        }
    }

    void theHashesBeforeVersion3AreNotTakenForNewOnes_data() { everyPlace(); }
    void theHashesBeforeVersion3AreNotTakenForNewOnes()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = m_places.ofVersion(2, place);
        {
            const auto store = open(address);
            QVERIFY(store && store->append(drafts::attempt()));
            // As if one more event was an old one: its hash says otherwise.
            QVERIFY(store->connection().execute(u"UPDATE ledger_meta SET ids_hashed_after = 66"_s));
        }
        const auto store = LedgerStore::open(address, {.checksNewest = false});
        QVERIFY(store);
        const auto found = ledger::verify(**store);
        QCOMPARE(found->damages.size(), 1);
        QCOMPARE(found->damages.constFirst().event, 66);
    }

    void oneBitOfTheVersionIsDamage_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("negative") << QByteArray("\x80\0\0\3", 4);
        QTest::newRow("none") << QByteArray(4, '\0');
        QTest::newRow("an earlier one") << QByteArray("\0\0\0\4", 4);
        QTest::newRow("the third one") << QByteArray("\0\0\0\3", 4);
        QTest::newRow("the second one") << QByteArray("\0\0\0\2", 4);
        QTest::newRow("the first one") << QByteArray("\0\0\0\1", 4);
    }
    void oneBitOfTheVersionIsDamage()
    {
        QFETCH(const QByteArray, bytes);
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        QVERIFY(makeLedger(address));
        constexpr qint64 userVersion = 60;
        QVERIFY(patch(address.text(), userVersion, bytes));
        const auto opened = LedgerStore::open(address, {});
        QVERIFY(!opened);
        QCOMPARE(opened.error().kind, Kind::Damaged);
    }

    void onlyNoFileIsANewLedger()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        QVERIFY(write(address.text(), {}));
        QCOMPARE(LedgerStore::open(address, {}).error().kind, Kind::Damaged);
        QCOMPARE(QFileInfo(address.text()).size(), 0);
        QVERIFY(QFile::remove(address.text()));
        // A log without its file: SQLite would write it into whatever comes.
        QVERIFY(write(address.text() + u"-wal"_s, QByteArray(100, 'x')));
        QCOMPARE(LedgerStore::open(address, {}).error().kind, Kind::Damaged);
        QVERIFY(QFile::remove(address.text() + u"-wal"_s));
        QVERIFY(makeLedger(address));
        const QFileInfo file(address.text());
        QVERIFY(!(file.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
        QCOMPARE(file.dir().entryList({file.fileName() + u".new*"_s}).size(), 0);
    }

    void severalMakeOneLedger()
    {
        constexpr int many = 8;
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        std::atomic<int> written = 0;
        std::vector<std::thread> counters;
        for (int i = 0; i < many; ++i)
            counters.emplace_back([&] {
                const auto store = LedgerStore::open(address, {});
                if (store && (*store)->append(drafts::attempt()))
                    ++written;
            });
        for (std::thread &counter : counters)
            counter.join();
        QCOMPARE(written, many);
        const auto store = open(address);
        QVERIFY(store);
        QCOMPARE(ledger::verify(*store)->events, many);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void trainingAndTheShopKeepApart_data() { everyPlace(); }
    void trainingAndTheShopKeepApart()
    {
        QFETCH(const QString, place);
        using Mark = LedgerEnvironment;
        for (const Mark made : {Mark::Real, Mark::Training}) {
            const LedgerAddress address = m_places.fresh(place);
            const Mark other = made == Mark::Real ? Mark::Training : Mark::Real;
            const auto store = LedgerStore::open(address, {.environment = made});
            QVERIFY(store && (*store)->append(drafts::attempt()));
            QCOMPARE(LedgerStore::open(address, {.environment = other}).error().kind, Kind::WrongEnvironment);
            QVERIFY(LedgerStore::open(address, {.environment = made}));
            const auto erased = ledger::erase(**store, QDateTime::currentDateTimeUtc().addDays(400), {});
            QCOMPARE(erased.has_value(), made == Mark::Real);
            QCOMPARE((*store)->ask(SearchCharges{{}})->rows.constFirst().isErased, made == Mark::Real);
            const QTemporaryDir folder;
            const QString copy = folder.filePath(u"copy.sqlite"_s);
            QVERIFY(ledger::backup(**store, copy));
            QVERIFY(LedgerStore::open(LedgerAddress::file(copy), {.environment = made}));
        }
    }

    void anOlderTrainingLedgerIsKnownByItsName()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(u"training.sqlite"_s);
        QVERIFY(QFile::copy(m_places.ofVersion(2, u"sqlite"_s).text(), name));
        const LedgerAddress address = LedgerAddress::file(name);
        QCOMPARE(LedgerStore::open(address, {}).error().kind, Kind::WrongEnvironment);
        QVERIFY(LedgerStore::open(address, {.environment = LedgerEnvironment::Training}));
    }

    void aNewerLedgerIsRefused_data() { everyPlace(); }
    void aNewerLedgerIsRefused()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = m_places.fresh(place);
        {
            const auto store = open(address);
            QVERIFY(store);
            QVERIFY(store->connection().execute(address.isPostgres() ? u"UPDATE ledger_meta SET schema = 99"_s
                                                                     : u"PRAGMA user_version = 99"_s));
        }
        QCOMPARE(LedgerStore::open(address, {}).error().kind, Kind::NewerSchema);
    }

    void theFileIsForItsUserOnly()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        const auto store = open(address);
        QVERIFY(store);
        QVERIFY(store->append(drafts::attempt()));
        // What SQLite makes beside it takes the file's permissions.
        const QFileInfo file(address.text());
        const QFileInfoList all = file.dir().entryInfoList({file.fileName() + u'*'}, QDir::Files);
        QVERIFY(all.size() >= 2);
        for (const QFileInfo &one : all)
            QCOMPARE(one.permissions() & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
                     QFile::Permissions());
    }

    void whatIsNoLedgerIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text")
            << QByteArray("this is not a database, it only looks long enough to be one\n").repeated(40);
        QTest::newRow("zeros") << QByteArray(8192, '\0');
        QTest::newRow("header, then garbage") << QByteArray("SQLite format 3\0", 16) + QByteArray(8192, '\x5a');
    }
    void whatIsNoLedgerIsRefused()
    {
        QFETCH(const QByteArray, bytes);
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        QFile file(address.text());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const auto opened = LedgerStore::open(address, {});
        QVERIFY(!opened);
        QCOMPARE(opened.error().kind, Kind::Damaged);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }

    void anotherProgramsDatabaseIsRefused()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        {
            const auto connection = LedgerConnection::open(address, 1000);
            QVERIFY(connection);
            QVERIFY((*connection)->execute(u"CREATE TABLE recipes (name TEXT)"_s));
        }
        QCOMPARE(LedgerStore::open(address, {}).error().kind, Kind::Damaged);
    }
};

BALCAO_TEST(LedgerSchemaTest)

} // namespace ledgerschematest

#include "ledgerschematest.moc"
