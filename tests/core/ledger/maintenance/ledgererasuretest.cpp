// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/migrationcopies.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/storefixture.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

namespace ledgererasuretest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** Personal data is erased after its time, and the proof of the rest stays. */
class LedgerErasureTest : public StoreFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_offset = {}; }

    void erasureBlanksAndTheChainHolds_data() { everyPlace(); }
    void erasureBlanksAndTheChainHolds()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = m_places.fresh(place);
        const auto store = open(address);
        QVERIFY(store && fill(*store));
        m_offset = std::chrono::hours(24 * 200);
        const EventDraft recent =
            drafts::attempt(500, {.name = u"Nelson Guedes"_s, .taxId = u"11144477735"_s, .email = u"n@g.br"_s});
        QVERIFY(store->append(recent));
        const QDateTime before = QDateTime::currentDateTimeUtc().addDays(20);
        const auto erased = ledger::erase(*store, before, {.name = u"Carlos"_s});
        QVERIFY(erased);
        QCOMPARE(*erased, 4);
        const auto found = ledger::verify(*store);
        QVERIFY(found && found->isWhole());
        QCOMPARE(store->ask(SearchCharges{{.search = u"marina"_s}})->rows.size(), 0);
        QCOMPARE(store->ask(SearchCharges{{.search = u"52998224725"_s}})->rows.size(), 0);
        QCOMPARE(store->ask(SearchCharges{{.search = u"nelson"_s}})->rows.size(), 1);
        QCOMPARE(store->ask(SearchCharges{{.search = u"tx-corr"_s}})->rows.size(), 1);
        const auto old = store->ask(FindCharge{u"tx-corrected"_s});
        QVERIFY(old && old->isErased && old->name.isEmpty());
        QCOMPARE(old->amount.centavos(), 3670);
        QCOMPARE(*ledger::erase(*store, before, {.name = u"Carlos"_s}), 0);
        QVERIFY(ledger::rebuild(*store));
        QVERIFY(ledger::verify(*store)->isWhole());
        if (address.isPostgres())
            return;
        // Nothing of the customer is left in the file's bytes, free pages and log included.
        for (const QString &suffix : {QString(), u"-wal"_s}) {
            QFile file(address.text() + suffix);
            if (file.open(QIODevice::ReadOnly))
                QVERIFY(!file.readAll().contains("Marina"));
        }
    }

    /** It may hold a name: it goes with the customer's data, and the chain holds. */
    void theMarkIsErasedToo_data() { everyPlace(); }
    void theMarkIsErasedToo()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = m_places.fresh(place);
        const auto store = open(address);
        const EventDraft draft = drafts::marked(u"Comanda da Zulmira"_s);
        QVERIFY(store && store->append(draft));
        QCOMPARE(store->ask(FindCharge{draft.attempt})->mark, u"Comanda da Zulmira"_s);
        QCOMPARE(store->ask(FindWholeCharge{draft.attempt})->mark, u"Comanda da Zulmira"_s);
        QCOMPARE(store->ask(SearchCharges{{.search = u"zulmira"_s}})->rows.size(), 1);
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(ledger::rebuild(*store).value_or(-1), 0);
        QCOMPARE(ledger::erase(*store, QDateTime::currentDateTimeUtc().addDays(1), {.name = u"Carlos"_s}).value_or(-1),
                 1);
        QVERIFY(store->ask(FindCharge{draft.attempt})->isErased &&
                store->ask(FindCharge{draft.attempt})->mark.isEmpty());
        QVERIFY(store->ask(FindWholeCharge{draft.attempt})->mark.isEmpty());
        QCOMPARE(store->ask(SearchCharges{{.search = u"zulmira"_s}})->rows.size(), 0);
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(ledger::rebuild(*store).value_or(-1), 0);
        if (address.isPostgres())
            return;
        for (const QString &suffix : {QString(), u"-wal"_s}) {
            QFile file(address.text() + suffix);
            if (file.open(QIODevice::ReadOnly))
                QVERIFY(!file.readAll().toLower().contains("zulmira"));
        }
    }

    /** The copy before a migration holds what the erasure takes from the ledger. */
    void theCopiesOfMigrationsGoToo_data()
    {
        QTest::addColumn<int>("version");
        for (int version = 2; version <= 9; ++version)
            QTest::addRow("version %d", version) << version;
    }
    void theCopiesOfMigrationsGoToo()
    {
        QFETCH(const int, version);
        const LedgerAddress address = m_places.ofVersion(version, u"sqlite"_s);
        const auto store = open(address);
        QVERIFY(store);
        const QFileInfo file(address.text());
        const auto copies = [&file] { return file.dir().entryList({file.fileName() + u".v*"_s}); };
        QCOMPARE(copies().size(), 1);
        const auto erase = [&store](const QDateTime &before) {
            ledger::Erasure erasure(before, std::nullopt);
            return ledger::finish(*store, erasure) ? erasure.copies() : migrationcopies::Cleared{.removed = -1};
        };
        // It holds nothing of before that day: it stays.
        QCOMPARE(erase(QDateTime(QDate(2000, 1, 1), QTime(0, 0))), migrationcopies::Cleared());
        QCOMPARE(copies().size(), 1);
        QCOMPARE(erase(QDateTime(QDate(2100, 1, 1), QTime(0, 0))), migrationcopies::Cleared{.removed = 1});
        QCOMPARE(copies(), QStringList());
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    /** Only copies go, with what SQLite laid beside them; the others are named or left alone. */
    void nothingElseGoesWithTheCopies()
    {
        const LedgerAddress address = m_places.ofVersion(2, u"sqlite"_s);
        const QByteArray before = [&address] {
            QFile file(address.text());
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        }();
        const auto store = open(address);
        QVERIFY(store && !before.isEmpty());
        const auto put = [&](const QString &suffix, const QByteArray &bytes) {
            QFile file(address.text() + suffix);
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        const QStringList copies{u".v2-20990101T000000Z"_s, u".v2-20990102T235959Z"_s};
        const QStringList stay{u".v2-20260101T000000Z.v2-20260101T000000Z"_s,
                               u".v2-20260101T000000Z.new-x"_s,
                               u".v2-20260101T000000z"_s,
                               u".v2-20261301T000000Z"_s,
                               u".v2-20260101T000000Z "_s,
                               u".v02-20260101T000000Z"_s,
                               u".v-2-20260101T000000Z"_s,
                               u".damaged-20260101T000000Z"_s,
                               u".backup"_s,
                               u"x.v2-20260101T000000Z"_s};
        const QString ofAnotherVersion = u".v3-20260101T000000Z"_s;
        const QString soldWithSince = u".v2-20200101T000000Z"_s;
        const QString unreadable = u".v2-20260103T000000Z"_s;
        for (const QString &suffix : copies + stay + QStringList{ofAnotherVersion, soldWithSince})
            QVERIFY(put(suffix, before));
        QVERIFY(put(unreadable, "no ledger"));
        const QString link = u".v2-20260104T000000Z"_s;
        QVERIFY(QFile::link(address.text() + u".backup"_s, address.text() + link));
        ledger::Erasure erasure(QDateTime(QDate(2100, 1, 1), QTime(0, 0)), std::nullopt);
        QVERIFY(ledger::finish(*store, erasure));
        QCOMPARE(erasure.copies().removed, 3); // with the one of this migration
        const QString name = QFileInfo(address.text()).fileName();
        QStringList left = erasure.copies().left;
        left.sort();
        QCOMPARE(left, (QStringList{name + soldWithSince, name + unreadable, name + link, name + ofAnotherVersion}));
        for (const QString &suffix : copies)
            QVERIFY(!QFile::exists(address.text() + suffix));
        for (const QString &suffix : stay + QStringList{ofAnotherVersion, unreadable, link})
            QVERIFY2(QFile::exists(address.text() + suffix), qPrintable(suffix));
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void whatComesBehindAnErasureIsErasedToo_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<EventKind>("kind");
        LedgerPlaces::addRows("a reply as it came", EventKind::ReplyReceived);
        LedgerPlaces::addRows("a status read that names the customer", EventKind::StatusRead);
        LedgerPlaces::addRows("a correction of the customer", EventKind::CorrectionDone);
    }
    void whatComesBehindAnErasureIsErasedToo()
    {
        QFETCH(const QString, place);
        QFETCH(const EventKind, kind);
        const LedgerAddress address = m_places.fresh(place);
        const auto store = open(address);
        // A charge of which nothing personal is known has nothing to erase.
        QVERIFY(store && fill(*store) && store->append(drafts::adoption(u"tx-import"_s)));
        const auto inDays = [](int days) { return QDateTime::currentDateTimeUtc().addDays(days); };
        m_offset = std::chrono::hours(24 * 30);
        QCOMPARE(ledger::erase(*store, inDays(20), {.name = u"Carlos"_s}).value_or(-1), 4);
        QVERIFY(ledger::verify(*store)->isWhole());
        const QString attempt = store->ask(FindWholeCharge{u"tx-corrected"_s})->attempt;
        EventDraft late = drafts::of(kind, attempt);
        if (kind == EventKind::ReplyReceived) {
            std::get<event::ReplyReceived>(late.what).body = "{\"name\":\"Zulmira Quintana\"}";
        } else if (kind == EventKind::StatusRead) {
            late = drafts::answer(kind, attempt, u"tx-corrected"_s, 3670);
            late.correction = 1;
            drafts::answerIn(late).charge.customer = EchoedCustomer{.name = u"Zulmira Quintana"_s, .taxId = {}};
        } else {
            QVERIFY(store->append(drafts::correction(EventKind::CorrectionAsked, attempt, 2, 3670)));
            late = drafts::correction(kind, attempt, 2, 3670);
            std::get<event::CorrectionDone>(late.what).customer =
                drafts::Buyer{.name = u"Zulmira Quintana"_s, .taxId = u"11144477735"_s}.text();
        }
        QVERIFY(store->append(late));
        QVERIFY(!store->ask(FindWholeCharge{attempt})->isErased);
        QCOMPARE(ledger::rebuild(*store).value_or(-1), 0);
        QCOMPARE(store->ask(SearchCharges{{.search = u"zulmira"_s}})->rows.size(),
                 kind == EventKind::CorrectionDone ? 1 : 0);
        m_offset = std::chrono::hours(24 * 60);
        QCOMPARE(ledger::erase(*store, inDays(25), {.name = u"Carlos"_s}).value_or(-1), 0);
        // A word that is not personal brings nothing back, nor does it keep anything.
        QVERIFY(store->append(drafts::of(EventKind::Shown, attempt)));
        QCOMPARE(ledger::erase(*store, inDays(70), {.name = u"Carlos"_s}).value_or(-1), 1);
        QVERIFY(store->ask(FindWholeCharge{attempt})->isErased);
        QCOMPARE(store->connection().number(u"SELECT count(*) FROM personal"_s).value_or(-1), 0);
        QCOMPARE(store->ask(SearchCharges{{.search = u"zulmira"_s}})->rows.size(), 0);
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(ledger::rebuild(*store).value_or(-1), 0);
        if (address.isPostgres())
            return;
        for (const QString &suffix : {QString(), u"-wal"_s}) {
            QFile file(address.text() + suffix);
            if (file.open(QIODevice::ReadOnly))
                QVERIFY(!file.readAll().contains("ulmira"));
        }
    }
};

BALCAO_TEST(LedgerErasureTest)

} // namespace ledgererasuretest

#include "ledgererasuretest.moc"
