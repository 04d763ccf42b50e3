// SPDX-License-Identifier: MIT
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerindex.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/everyplace.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <atomic>

#include <algorithm>

namespace ledgermaintenancetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;
using What = ledger::Damage::What;

class LedgerMaintenanceTest : public EveryPlaceFixture
{
    Q_OBJECT

private Q_SLOTS:
    void whoAllowedItIsPartOfTheEvent()
    {
        const LedgerAddress address = freshAddress();
        const auto store = open(address);
        QVERIFY(store && store->append(drafts::attempt()));
        EventDraft allowed = drafts::attempt();
        allowed.authorisedBy = u"Dona Rosa"_s;
        QVERIFY(store->append(allowed));
        QCOMPARE(store->ask(EventsOfCharge{allowed.attempt})->constFirst().authorisedBy, u"Dona Rosa"_s);
        QVERIFY(ledger::verify(*store)->isWhole());
        const QTemporaryDir folder;
        const LedgerAddress copy = LedgerAddress::file(folder.filePath(u"copy.sqlite"_s));
        QVERIFY(ledger::backup(*store, copy.text()));
        const auto copied = open(copy);
        QVERIFY(copied && ledger::verify(*copied)->isWhole());
        QCOMPARE(copied->ask(EventsOfCharge{allowed.attempt})->constFirst().authorisedBy, u"Dona Rosa"_s);

        m_places.dropGuards(store->connection());
        const auto write = [&store](const QString &who, int id) {
            return store->connection().run(u"UPDATE event SET authorised_by = ? WHERE id = ?"_s, {who, id}).has_value();
        };
        // The guards themselves are missed, too.
        const auto areEventsWhole = [&store] {
            const QList<ledger::Damage> damages = ledger::verify(*store)->damages;
            return std::none_of(damages.cbegin(), damages.cend(), [](const ledger::Damage &damage) {
                return damage.what == ledger::Damage::What::Event;
            });
        };
        for (const QString &forged : {u""_s, u"Ana"_s}) {
            QVERIFY(write(forged, 2));
            QVERIFY(!areEventsWhole());
        }
        QVERIFY(write(u"Dona Rosa"_s, 2));
        QVERIFY(areEventsWhole());
        // An id that is left out of the hash and a name that reads like it.
        QVERIFY(write(u"1"_s, 1));
        QVERIFY(store->connection().execute(u"UPDATE ledger_meta SET ids_hashed_after = 1"_s));
        const auto found = LedgerStore::open(address, {.checksNewest = false}).value();
        QVERIFY(!ledger::verify(*found)->isWhole());
    }

    /** Long work tells how far it is, and what is given up leaves nothing behind. */
    void longWorkIsWatchedAndGivenUp()
    {
        const auto store = fresh();
        QVERIFY(store && fill(*store));
        std::atomic<int> told = 0;
        const auto goOn = [&told](qint64 done, qint64 all) {
            ++told;
            return done <= all;
        };
        const auto giveUp = [](qint64, qint64) { return false; };
        QVERIFY(ledger::verify(*store, goOn));
        QVERIFY(told > 0);
        QCOMPARE(ledger::verify(*store, giveUp).error().kind, Kind::Cancelled);
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"copy.sqlite"_s);
        told = 0;
        QVERIFY(ledger::backup(*store, file, goOn));
        QVERIFY(told > 0);
        QVERIFY(QFile::remove(file));
        QCOMPARE(ledger::backup(*store, file, giveUp).error().kind, Kind::Cancelled);
        QVERIFY(QDir(folder.path()).isEmpty());
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void aWholeLedgerVerifies()
    {
        const auto store = fresh();
        QVERIFY(store && fill(*store));
        const auto found = ledger::verify(*store);
        QVERIFY(found);
        QVERIFY2(found->isWhole(), qPrintable(found->isWhole() ? QString() : found->damages.constFirst().text));
        QCOMPARE(found->events, 12);
        QCOMPARE(found->charges, 4);
    }

    void aLaterEditIsNamed_data()
    {
        QTest::addColumn<QString>("edit");
        QTest::addColumn<What>("what");
        QTest::addColumn<int>("event");
        const QList<std::tuple<const char *, QString, What, int>> rows = {
            {"amount", u"UPDATE event SET amount = 1 WHERE id = 3"_s, What::Event, 3},
            {"time", u"UPDATE event SET at = at - 1 WHERE id = 4"_s, What::Event, 4},
            {"operator", u"UPDATE event SET operator = 'x' WHERE id = 5"_s, What::Event, 5},
            {"data", u"UPDATE event SET data = replace(data, 'Paga', 'Page') WHERE id = 4"_s, What::Event, 4},
            {"kind", u"UPDATE event SET kind = 'refused' WHERE id = 11"_s, What::Event, 11},
            {"an event taken out", u"DELETE FROM event WHERE id = 7"_s, What::Sequence, 8},
            {"a customer's name", u"UPDATE personal SET fields = replace(fields, 'Marina', 'Marcia') WHERE event = 1"_s,
             What::Personal, 1},
            {"a customer taken out without an erasure", u"DELETE FROM personal WHERE event = 1"_s,
             What::PersonalMissing, 1},
            {"a customer erased by nobody",
             u"INSERT INTO erasure (event, before) VALUES (2, 9000000000000)\n--\nDELETE FROM personal WHERE event = "
             u"1\n--\n"
             "UPDATE charge SET name = '', phone = '', email = '', tax_id = '', erased = 1 WHERE id = 1"_s,
             What::PersonalMissing, 1},
            {"the projection", u"UPDATE charge SET amount = 1 WHERE id = 5"_s, What::Projection, 5},
            {"a status that there is not", u"UPDATE charge SET status = 'lost' WHERE id = 9"_s, What::Projection, 9},
            {"an amount that nobody can tell", u"UPDATE charge SET reported_amount = -1 WHERE id = 9"_s,
             What::Projection, 9},
            {"a charge taken out of the projection", u"DELETE FROM charge WHERE id = 12"_s, What::Projection, 12},
            {"a charge taken out of the search", u"DELETE FROM charge_search WHERE id = 5"_s, What::Search, 5},
            {"words of the search", u"UPDATE charge_search SET words = ' nobody' WHERE id = 9"_s, What::Search, 9},
            {"parts of the search", u"UPDATE charge_search SET parts = '' WHERE id = 1"_s, What::Search, 1},
            {"a charge in the search that there is not",
             u"INSERT INTO charge_search (id, words, parts) VALUES (2, '', '')"_s, What::Search, 0},
        };
        for (const auto &[name, edit, what, event] : rows)
            addRow(name, edit, what, event);
    }
    void aLaterEditIsNamed()
    {
        QFETCH(const QString, edit);
        QFETCH(const What, what);
        QFETCH(const int, event);
        const auto store = fresh();
        QVERIFY(store && fill(*store) && store->index());
        m_places.dropGuards(store->connection());
        QVERIFY(store->connection().execute(edit));
        const auto found = ledger::verify(*store);
        QVERIFY(found);
        QVERIFY(!found->isWhole());
        const ledger::Damage &damage = found->damages.constFirst();
        QCOMPARE(damage.what, what);
        QCOMPARE(damage.event, event);
    }

    void theIndexItselfIsCheckedAndMadeAnew_data()
    {
        QTest::addColumn<QString>("edit");
        QTest::newRow("a word forgotten")
            << u"INSERT INTO charge_words (charge_words, rowid, words) SELECT 'delete', id, words FROM charge_search WHERE id = 5"_s;
        QTest::newRow("parts forgotten")
            << u"INSERT INTO charge_parts (charge_parts, rowid, parts) SELECT 'delete', id, parts FROM charge_search WHERE id = 5"_s;
        QTest::newRow("a word too much") << u"INSERT INTO charge_words (rowid, words) VALUES (1, 'nobody')"_s;
        QTest::newRow("everything forgotten") << u"INSERT INTO charge_words (charge_words) VALUES ('delete-all')"_s;
        QTest::newRow("known before it happened") << u"UPDATE search_progress SET event = 8000000"_s;
        QTest::newRow("known before the first") << u"UPDATE search_progress SET event = -8000000"_s;
        QTest::newRow("nothing known of what is known") << u"DELETE FROM search_progress"_s;
    }
    void theIndexItselfIsCheckedAndMadeAnew()
    {
        QFETCH(const QString, edit);
        const auto store = open(m_places.fresh(u"sqlite"_s));
        QVERIFY(store && fill(*store) && store->index());
        QVERIFY(ledger::verify(*store)->isWhole());
        QVERIFY(store->connection().execute(edit));
        const auto found = ledger::verify(*store);
        QVERIFY(found);
        QCOMPARE(found->damages.size(), 1);
        QCOMPARE(found->damages.constFirst().what, What::Search);
        QCOMPARE(ledger::rebuild(*store).value_or(-1), 0);
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(store->ask(SearchCharges{{.search = u"vera"_s}})->rows.size(), 1);
        QCOMPARE(store->ask(SearchCharges{{.search = u"tx-corr"_s}})->rows.size(), 1);
    }

    void theSearchIsRebuilt()
    {
        const auto store = fresh();
        QVERIFY(store && fill(*store) && store->index());
        QVERIFY(store->connection().execute(u"DELETE FROM charge_search WHERE id = 5"_s));
        QVERIFY(ledger::rebuild(*store));
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(store->ask(SearchCharges{{.search = u"vera"_s}})->rows.size(), 1);
    }

    void numbersFarAwayKeepNobodyWaiting()
    {
        const auto store = fresh();
        QVERIFY(store && fill(*store) && store->index());
        QVERIFY(store->connection().execute(
            u"INSERT INTO event (id, counter, seq, at, kind, attempt, sale, replaces, correction, txid, operator, "
            u"data, "
            "personal_hash, token, hash) VALUES (9223372036854775807, '99', 1, 1, 'note', '', '', '', 0, '', '', '{}', "
            "'', '', '')"_s));
        QCOMPARE(store->index(1), !store->isPostgres() && store->index(1).value_or(false));
        QVERIFY(store->index());
        QCOMPARE(store->ask(SearchCharges{{.search = u"vera"_s}})->rows.size(), 1);
        QCOMPARE(store->ask(SumCharges{{}})->charges, 4);
        if (!store->isPostgres()) {
            QVERIFY(store->connection().execute(u"UPDATE search_progress SET event = -8000000000"_s));
            QVERIFY(store->index());
        }
        QCOMPARE(store->append(drafts::attempt()).error().kind, Kind::Damaged);
        QCOMPARE(ledger::verify(*store)->damages.constFirst().what, What::Event);
    }

    void whatVanishedBesideAnErasureIsNamed()
    {
        const auto store = fresh();
        const EventDraft kept = drafts::attempt(100);
        QVERIFY(store && fill(*store) && store->append(kept));
        m_offset = std::chrono::hours(24 * 40);
        // Younger than the erasure: it is not for that one.
        QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, kept.attempt)));
        QCOMPARE(ledger::erase(*store, QDateTime::currentDateTimeUtc().addDays(20), {}).value_or(-1), 4);
        QVERIFY(ledger::verify(*store)->isWhole());
        // The trigger lets it go, since the event itself is old enough.
        QVERIFY(store->connection().execute(u"DELETE FROM personal WHERE event = 13"_s));
        for (int round = 0; round < 2; ++round) {
            const auto found = ledger::verify(*store);
            QVERIFY(found && !found->isWhole());
            QCOMPARE(found->damages.constFirst().what, What::PersonalMissing);
            QCOMPARE(found->damages.constFirst().event, 13);
            QVERIFY(ledger::rebuild(*store));
        }
        // Whoever comes after an erasure is not its.
        const EventDraft late = drafts::attempt(200);
        QVERIFY(store->append(late));
        QCOMPARE(ledger::verify(*store)->damages.size(), 1);
    }

    void aDamagedRowIsWrittenWhole()
    {
        const auto store = fresh();
        const EventDraft attempt = drafts::attempt();
        QVERIFY(store->append(attempt));
        QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, attempt.attempt)));
        QVERIFY(store->append(drafts::of(EventKind::Unknown, attempt.attempt)));
        QVERIFY(store->connection().execute(u"UPDATE charge SET status = 'lost', to_check = 0"_s));
        QCOMPARE(store->ask(OpenCount{}).value_or(-1), 0);
        // Shown says nothing of where it stands, and still the whole row is written.
        QVERIFY(store->append(drafts::of(EventKind::Shown, attempt.attempt)));
        QCOMPARE(store->ask(OpenCount{}).value_or(-1), 1);
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void theProjectionIsRebuilt()
    {
        const auto store = fresh();
        QVERIFY(store && fill(*store));
        QVERIFY(store->connection().execute(
            u"UPDATE charge SET amount = 1, state = 'written', name = '', replaced_by = ''"_s));
        QVERIFY(!ledger::verify(*store)->isWhole());
        // A charge that no event tells of.
        Charge invented;
        invented.id = 3;
        invented.attempt = u"invented"_s;
        invented.name = u"Ninguém"_s;
        invented.createdAt = invented.changedAt = QDateTime::currentDateTimeUtc();
        {
            auto transaction = LedgerTransaction::begin(store->connection());
            QVERIFY(store->put(invented) && (store->isPostgres() || ledgerindex::add(store->connection(), invented)) &&
                    transaction->commit());
        }
        QCOMPARE(store->ask(SearchCharges{{.search = u"ninguem"_s}})->rows.size(), 1);
        QCOMPARE(ledger::rebuild(*store).value_or(-1), 5);
        QCOMPARE(store->ask(SearchCharges{{.search = u"ninguem"_s}})->rows.size(), 0);
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(store->ask(SearchCharges{{.search = u"vera"_s}})->rows.size(), 1);
        QCOMPARE(ledger::rebuild(*store).value_or(-1), 0);
    }

    void aBackupIsALedger()
    {
        const auto store = fresh();
        QVERIFY(store && fill(*store));
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"it's a copy.sqlite"_s);
        QVERIFY(ledger::backup(*store, file));
        QVERIFY(!(QFileInfo(file).permissions() & (QFile::ReadGroup | QFile::ReadOther)));
        QCOMPARE(ledger::backup(*store, file).error().kind, Kind::CannotOpen);
        const auto copy = open(LedgerAddress::file(file));
        QVERIFY(copy);
        QVERIFY(ledger::verify(*copy)->isWhole());
        QCOMPARE(copy->ask(SearchCharges{{.search = u"vera"_s}})->rows.size(), 1);
        QCOMPARE(ledger::statistics(*copy)->events, ledger::statistics(*store)->events);
        QVERIFY(copy->append(drafts::attempt()));
    }

    void aLockedLedgerSaysSo()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        const auto store = open(address);
        QVERIFY(store);
        const auto other = LedgerStore::open(address, {.counter = u"02"_s, .busyTimeoutMs = 50});
        QVERIFY(other);
        auto transaction = LedgerTransaction::begin(store->connection());
        QVERIFY(transaction);
        QCOMPARE((*other)->append(drafts::attempt()).error().kind, Kind::Busy);
        QVERIFY((*other)->ask(SearchCharges{{}}));
        QVERIFY(transaction->commit());
        QVERIFY((*other)->append(drafts::attempt()));
    }
};

BALCAO_TEST(LedgerMaintenanceTest)

} // namespace ledgermaintenancetest

#include "ledgermaintenancetest.moc"
