// SPDX-License-Identifier: MIT
#include "core/ledger/eventcodec.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerappend.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/maintenance/ledgermove.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/ledger/queries/eventproof.h"
#include "core/values/storabletext.h"
#include "tests/core/charge/fullwords.h"
#include "tests/core/ledger/rawevents.h"
#include "tests/core/ledger/storefixture.h"
#include "tests/support/randomtext.h"
#include "tests/support/repeats.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace ledgertexttest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::RandomText;

namespace
{

ProviderAnswer answer(RandomText &texts, const QString &txid)
{
    ProviderAnswer answer = test::fullAnswer();
    answer.charge.txid = txid;
    answer.charge.status = ProviderStatus::fromWire(texts.next());
    answer.charge.method = texts.next();
    answer.charge.copyAndPaste = texts.next(40);
    answer.charge.customer =
        EchoedCustomer{.name = texts.next(), .phone = texts.next(), .email = texts.next(), .taxId = texts.next()};
    answer.charge.createdAt.text = texts.next();
    answer.charge.updatedAt = {.text = texts.next(), .moment = std::nullopt};
    answer.charge.expiresAt.text = texts.next();
    answer.messages = {texts.next(), texts.next()};
    answer.code = checkCode(answer.charge.copyAndPaste, test::money(8640));
    return answer;
}

ProviderError error(RandomText &texts, ProviderError::Outcome outcome)
{
    ProviderError error = test::fullError(outcome);
    error.messages = {texts.next(), texts.next()};
    error.fields = {{.field = texts.next(), .message = texts.next()}};
    error.code = texts.next();
    error.rawBody = texts.nextBytes();
    return error;
}

CustomerText customer(RandomText &texts)
{
    return {.name = texts.next(), .phone = texts.next(), .email = texts.next(), .taxId = texts.next()};
}

Receiver receiver(RandomText &texts)
{
    return {.name = texts.next(), .city = texts.next(), .place = texts.next()};
}

/** One payload of each kind whose every text is any. */
QList<event::Payload> payloads(RandomText &texts, const QString &txid)
{
    using Outcome = ProviderError::Outcome;
    using Request = event::ReplyReceived::Request;
    const auto money = test::money(8640);
    const QDate day(2026, 11, 26);
    return {event::FirstByteOut{},
            event::ReplyReceived{
                .request = Request::Create, .httpStatus = 200, .date = std::nullopt, .body = texts.nextBytes()},
            event::Created{.answer = answer(texts, txid), .checked = money, .sharedWith = {}},
            event::AttemptEnded{.error = error(texts, Outcome::Unknown)},
            event::CorrectionAsked{.amountBefore = money,
                                   .customerBefore = customer(texts),
                                   .customer = customer(texts),
                                   .reason = texts.next()},
            event::CorrectionEnded{.error = error(texts, Outcome::Refused)},
            event::CorrectionDone{.answer = answer(texts, txid),
                                  .checked = money,
                                  .customer = customer(texts),
                                  .revision = 2,
                                  .reason = texts.next()},
            event::StatusRead{.answer = answer(texts, txid), .checked = money},
            event::DifferenceAccepted{.reportedAmount = money},
            event::ReportAccepted{.status = ProviderStatus::fromWire(texts.next()), .reportedAmount = money},
            event::ReceiverAccepted{.receiver = receiver(texts),
                                    .forms = ReplyForms{.amount = texts.next(), .time = texts.next()}},
            event::ReceivedByHand{.reference = texts.next(), .sameAs = {}},
            event::Contested{.on = day, .until = day, .reference = texts.next()},
            event::ContestEnded{.outcome = texts.next()},
            event::ReceiptTakenBack{.reason = texts.next(), .doubts = {}},
            event::Settled{
                .finding = event::Settled::Finding::Reopened, .wrongTxid = texts.next(), .customer = customer(texts)},
            event::Shown{}};
}

QList<shopevent::Payload> shopPayloads(RandomText &texts)
{
    DayClosing closing{.number = 1, .day = 20261126, .until = 1, .figures = {}};
    closing.figures.operators = {{.name = texts.next()}};
    closing.figures.approvals = {{.authorisedBy = texts.next(), .count = 1}};
    closing.figures.corrections = {
        {.reason = texts.next(), .operatorName = texts.next(), .authorisedBy = texts.next()}};
    // An operator has a name.
    return {shopevent::OperatorAdded{.id = newAttemptId(), .name = texts.next() + u'x', .role = Role::Manager},
            shopevent::PinsSwitched{.areOn = false},
            shopevent::SettingsChanged{.keys = {texts.next(), texts.next()}},
            closing,
            shopevent::CalibrationBegun{.attempt = newAttemptId(), .terms = {.baseUrl = texts.next()}},
            shopevent::ProfileAccepted{
                .attempt = newAttemptId(), .receiver = receiver(texts), .forms = ReplyForms{.amount = texts.next()}},
            shopevent::LossAccepted{.counter = texts.next(), .first = 1, .last = 1}};
}

void compare(const eventcodec::Stored &read, const eventcodec::Stored &written)
{
    QCOMPARE(read.data, written.data);
    QCOMPARE(read.personal, written.personal);
}

bool isAlike(const EventHeader &read, const EventHeader &written)
{
    return read.txid == written.txid && read.operatorName == written.operatorName &&
           read.authorisedBy == written.authorisedBy && isStorable(read.txid) && isStorable(read.operatorName) &&
           isStorable(read.authorisedBy);
}

} // namespace

/** The text that is hashed is the one that is read back. */
class LedgerTextTest : public StoreFixture
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextIsReadBackAsItWasHashed_data() { everyPlace(); }
    void everyTextIsReadBackAsItWasHashed()
    {
        QFETCH(const QString, place);
        const int chosen = qEnvironmentVariableIntValue("BALCAO_SEED");
        const quint32 seed = chosen > 0 ? static_cast<quint32>(chosen) : QRandomGenerator::global()->generate() >> 1U;
        qInfo("BALCAO_SEED=%u", seed);
        RandomText texts(seed);
        const LedgerAddress address = m_places.fresh(place);
        auto store = open(address);
        QVERIFY(store);
        const int wanted = test::repeats("BALCAO_TEXTS", 10'000);
        QList<LedgerEvent> written;
        QList<ShopEvent> ofShop;
        while (texts.made() < wanted) {
            EventDraft attempt = drafts::attempt();
            attempt.operatorName = texts.next();
            attempt.authorisedBy = texts.next();
            auto &what = std::get<event::AttemptWritten>(attempt.what);
            what.customer = customer(texts);
            what.mark = texts.next();
            what.provider = texts.next();
            // As the service writes it, with the charge that follows; what the rules forbid is written without asking them.
            const auto first = store->append(attempt);
            QVERIFY(first);
            written.append(*first);
            auto transaction = LedgerTransaction::begin(store->connection());
            QVERIFY(transaction);
            const QString txid = texts.next();
            int corrections = 0;
            for (const event::Payload &payload : payloads(texts, txid)) {
                EventDraft draft = drafts::of(EventKind::Shown, attempt.attempt);
                draft.what = payload;
                draft.txid = txid;
                draft.operatorName = texts.next();
                draft.authorisedBy = texts.next();
                corrections += draft.kind() == EventKind::CorrectionAsked ? 1 : 0;
                draft.correction = corrections;
                const auto event = ledgerappend::charge(
                    {store->connection(), u"01"_s, QDateTime::currentDateTimeUtc(), store->idsHashedAfter()}, draft);
                QVERIFY2(event, event ? "" : qPrintable(event.error().detail));
                written.append(*event);
            }
            for (const shopevent::Payload &payload : shopPayloads(texts)) {
                ShopEvent event;
                event.operatorName = texts.next();
                event.what = payload;
                const auto done = store->appendOfShop(event);
                QVERIFY(done);
                ofShop.append(*done);
            }
            QVERIFY(transaction->commit());
            store->committed();
        }
        // The program that appended has the same as one that reads.
        store = open(address);
        QVERIFY(store);
        qsizetype charges = 0;
        qsizetype shops = 0;
        QVERIFY(eventcolumns::readAll(store->connection(), [&](const eventcolumns::Stored &stored) {
            if (const auto event = stored.ofCharge(); event && charges < written.size()) {
                compare(eventcodec::encode(event->what), eventcodec::encode(written.at(charges).what));
                return isAlike(*event, written.at(charges++));
            }
            const auto event = stored.ofShop();
            if (!event || shops == ofShop.size()) {
                qWarning("event %lld (%s) is not read as it was written", stored.id, qPrintable(stored.kind));
                return false;
            }
            compare(eventcodec::encode(event->what), eventcodec::encode(ofShop.at(shops).what));
            return isAlike(*event, ofShop.at(shops++));
        }));
        QCOMPARE(charges, written.size());
        QCOMPARE(shops, ofShop.size());
        QVERIFY(ledger::rebuild(*store));
        const auto verified = ledger::verify(*store);
        QVERIFY(verified);
        for (const ledger::Damage &damage : verified->damages)
            qWarning("damage %d, event %lld %s", static_cast<int>(damage.what), damage.event, qPrintable(damage.text));
        QVERIFY(verified->isWhole());
        QCOMPARE(ledger::rebuild(*store), 0);
        qInfo("%d texts, %lld events", texts.made(), static_cast<long long>(charges + shops));
        const QTemporaryDir folder;
        QVERIFY(ledger::backup(*store, folder.filePath(u"copy.sqlite"_s)));
        QVERIFY(ledger::verify(*open(LedgerAddress::file(folder.filePath(u"copy.sqlite"_s))))->isWhole());
    }

    void theChargeIsTheSameBeforeAndAfterItIsReadBack_data() { everyPlace(); }
    void theChargeIsTheSameBeforeAndAfterItIsReadBack()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        EventDraft attempt = drafts::marked(u"Mesa \uFFFF"_s);
        attempt.operatorName = u"\uFEFFAna"_s;
        EventDraft answer = drafts::answer(EventKind::Created, attempt.attempt, u"tx-1"_s, 8640, u"Agu\uFFFF"_s);
        QVERIFY(store && store->append(attempt) &&
                store->append(drafts::of(EventKind::FirstByteOut, attempt.attempt)) && store->append(answer));
        EventDraft received = drafts::of(EventKind::ReceivedByHand, attempt.attempt);
        std::get<event::ReceivedByHand>(received.what).reference = u"\uFFFEnota"_s + QChar(0xD800);
        QVERIFY(store->append(received));
        const Charge row = *store->ask(FindCharge{u"tx-1"_s});
        QCOMPARE(row.operatorName, u"\uFFFDAna"_s);
        QCOMPARE(row.mark, u"Mesa \uFFFD"_s);
        QCOMPARE(row.receivedReference, u"\uFFFDnota\uFFFD"_s);
        QVERIFY(store->index());
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(ledger::rebuild(*store), 0);
    }

    void aLedgerOfBeforeOpensWithEveryTxid_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("operatorName");
        QTest::addColumn<QString>("txid");
        QTest::addColumn<QString>("status");
        const QString half = QChar(0xD83D);
        const auto row = [](const char *name, const QString &who, const QString &txid, const QString &status = {}) {
            LedgerPlaces::addRows(name, who, txid, status);
        };
        row("nothing odd", u"Ana"_s, u"tx-1"_s);
        row("U+FFFF in the status", u"Ana"_s, u"tx-1"_s, u"Agu\uFFFF"_s);
        row("a long status", u"Ana"_s, u"tx-1"_s, QString(100, QChar(0xFFFE)));
        row("U+FFFF in the txid", u"Ana"_s, u"ab\uFFFF"_s);
        row("U+FFFE before the txid", u"Ana"_s, u"\uFFFEabc"_s);
        row("a byte order mark before the txid", u"Ana"_s, u"\uFEFFabc"_s);
        row("a byte order mark before the name", u"\uFEFFAna"_s, u"tx-1"_s, u"Agu\uFFFF"_s);
        row("both byte order marks", u"\uFFFEAna"_s, u"\uFEFFabc"_s);
        row("half a pair behind the name", u"Ana"_s + half, u"tx-1"_s, half);
        row("several, mixed", u"\uFFFFAn\uFFFEa"_s, u"tx\uFFFE1"_s, u"a\uFFFDb\uFFFF"_s);
    }
    void aLedgerOfBeforeOpensWithEveryTxid()
    {
        QFETCH(const QString, place);
        QFETCH(const QString, operatorName);
        QFETCH(const QString, txid);
        QFETCH(const QString, status);
        const LedgerAddress address = m_places.fresh(place);
        EventDraft attempt = drafts::marked(u"Mesa \uFFFF"_s);
        attempt.operatorName = operatorName;
        attempt.authorisedBy = operatorName;
        EventDraft made = drafts::answer(EventKind::Created, attempt.attempt, txid, 8640, status);
        drafts::answerIn(made).messages = {u"\uFFFE\uFFFF"_s, QChar(0xDC00)};
        {
            const auto store = open(address);
            QVERIFY(store && store->append(drafts::attempt()));
            QVERIFY(test::appendAsGiven(*store, attempt));
            QVERIFY(test::appendAsGiven(*store, drafts::of(EventKind::FirstByteOut, attempt.attempt)));
            QVERIFY(test::appendAsGiven(*store, made));
        }
        const auto store = open(address);
        QVERIFY(store && store->append(drafts::attempt()));
        QVERIFY(ledger::rebuild(*store));
        QVERIFY(ledger::verify(*store)->isWhole());
        const auto events = store->ask(EventsOfCharge{attempt.attempt});
        QCOMPARE(events->size(), 3);
        const Charge charge = folded(*events);
        QVERIFY(!charge.txid.isEmpty());
        QCOMPARE(charge.hasSameFacts(*store->ask(FindWholeCharge{attempt.attempt})), true);
        if (storableText(txid) != txid && !txid.startsWith(QChar(QChar::ByteOrderMark)) && charge.txid != u"愀戀挀"_s) {
            QVERIFY(charge.doubts.testFlag(Doubt::TextNotStorable));
            QVERIFY(!mayCorrect(charge, {.now = attempt.at, .providerNow = {}, .writer = Writer::Own, .provider = {}}));
        }
        const auto proofs = proofsOf(*store, attempt.attempt);
        for (const EventProof &proof : *proofs) {
            QVERIFY(proof.holds);
            QVERIFY(proof.personal.isEmpty() ||
                    eventhash::ofPersonal(proof.salt, proof.personal) == proof.personalHash);
        }
        const QTemporaryDir folder;
        const LedgerAddress copy = LedgerAddress::file(folder.filePath(u"copy.sqlite"_s));
        QVERIFY(ledger::backup(*store, copy.text()));
        QVERIFY(ledger::verify(*open(copy))->isWhole());
        if (LedgerPlaces::names().size() > 1) {
            const LedgerAddress shared = m_places.fresh(u"postgres"_s);
            const auto alone = LedgerStore::open(copy, {.counter = u"01"_s, .clock = clock(), .isAlone = true});
            QVERIFY(alone);
            const auto moved = ledger::move(**alone, shared, {});
            QVERIFY2(moved, moved ? "" : qPrintable(moved.error().detail));
        }
        // Another text than the one that was hashed is still found.
        m_places.dropGuards(store->connection());
        QVERIFY(store->connection().run(
            u"UPDATE event SET data = replace(data, 'Agu', 'Pag'), operator = ? WHERE id = 4"_s, {u"\uFFFDBia"_s}));
        const auto damages = ledger::verify(*store)->damages;
        QVERIFY(std::any_of(damages.cbegin(), damages.cend(), [](const ledger::Damage &damage) {
            return damage.what == ledger::Damage::What::Event && damage.event == 4;
        }));
        QVERIFY(!LedgerStore::open(address, {.counter = u"01"_s}));
    }

    /** A copy of a shared ledger is whole, or there is none. */
    void aCopyThatIsNotWholeIsNone()
    {
        if (LedgerPlaces::names().size() < 2)
            QSKIP("there is no PostgreSQL");
        const auto store = open(m_places.fresh(u"postgres"_s));
        QVERIFY(store && fill(*store));
        m_places.dropGuards(store->connection());
        QVERIFY(store->connection().execute(u"UPDATE event SET operator = 'Bia' WHERE id = 2"_s));
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"copy.sqlite"_s);
        const auto copied = ledger::backup(*store, file);
        QVERIFY(!copied);
        QCOMPARE(copied.error().kind, LedgerError::Kind::Damaged);
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

BALCAO_TEST(LedgerTextTest)

} // namespace ledgertexttest

#include "ledgertexttest.moc"
