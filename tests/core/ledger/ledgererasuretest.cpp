// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgermaintenance.h"
#include "tests/core/ledger/storefixture.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

namespace ledgererasuretest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** What is personal is erased after its time, and what proves the rest stays. */
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
        QCOMPARE(store->search({.search = u"marina"_s})->rows.size(), 0);
        QCOMPARE(store->search({.search = u"52998224725"_s})->rows.size(), 0);
        QCOMPARE(store->search({.search = u"nelson"_s})->rows.size(), 1);
        QCOMPARE(store->search({.search = u"tx-corr"_s})->rows.size(), 1);
        const auto old = store->find(u"tx-corrected"_s);
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
        QCOMPARE(store->find(draft.attempt)->mark, u"Comanda da Zulmira"_s);
        QCOMPARE(store->findWhole(draft.attempt)->mark, u"Comanda da Zulmira"_s);
        QCOMPARE(store->search({.search = u"zulmira"_s})->rows.size(), 1);
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(ledger::rebuild(*store).value_or(-1), 0);
        QCOMPARE(ledger::erase(*store, QDateTime::currentDateTimeUtc().addDays(1), {.name = u"Carlos"_s}).value_or(-1),
                 1);
        QVERIFY(store->find(draft.attempt)->isErased && store->find(draft.attempt)->mark.isEmpty());
        QVERIFY(store->findWhole(draft.attempt)->mark.isEmpty());
        QCOMPARE(store->search({.search = u"zulmira"_s})->rows.size(), 0);
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
        const QString attempt = store->findWhole(u"tx-corrected"_s)->attempt;
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
        QVERIFY(!store->findWhole(attempt)->isErased);
        QCOMPARE(ledger::rebuild(*store).value_or(-1), 0);
        QCOMPARE(store->search({.search = u"zulmira"_s})->rows.size(), kind == EventKind::CorrectionDone ? 1 : 0);
        m_offset = std::chrono::hours(24 * 60);
        QCOMPARE(ledger::erase(*store, inDays(25), {.name = u"Carlos"_s}).value_or(-1), 0);
        // A word that is not personal brings nothing back, nor does it keep anything.
        QVERIFY(store->append(drafts::of(EventKind::Shown, attempt)));
        QCOMPARE(ledger::erase(*store, inDays(70), {.name = u"Carlos"_s}).value_or(-1), 1);
        QVERIFY(store->findWhole(attempt)->isErased);
        QCOMPARE(store->connection().number(u"SELECT count(*) FROM personal"_s).value_or(-1), 0);
        QCOMPARE(store->search({.search = u"zulmira"_s})->rows.size(), 0);
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
