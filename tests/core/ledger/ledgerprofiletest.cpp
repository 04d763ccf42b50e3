// SPDX-License-Identifier: MIT
#include "core/ledger/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/storefixture.h"
#include "tests/support/codewriter.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace ledgerprofiletest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CodeWriter;
using Kind = LedgerError::Kind;

namespace
{

QString codeOf(const QString &merchant)
{
    return CodeWriter::dynamic().set("59", merchant).code();
}

Receiver receiverOf(const QString &merchant)
{
    return Receiver::of(BrCode::parseStrict(codeOf(merchant)).value());
}

EventDraft answer(EventKind kind, const QString &attempt, const QString &txid, const QString &merchant)
{
    EventDraft draft = drafts::answer(kind, attempt, txid);
    drafts::setCode(draft, codeOf(merchant), 8640);
    return draft;
}

EventDraft accepting(const QString &attempt, const QString &merchant)
{
    EventDraft draft = drafts::of(EventKind::ReceiverAccepted, attempt);
    draft.what = event::ReceiverAccepted{.receiver = receiverOf(merchant),
                                         .forms = ReplyForms{.amount = u"number"_s, .time = u"iso"_s}};
    draft.operatorName = u"Carlos"_s;
    return draft;
}

ProviderTerms terms(const QString &url)
{
    return {.baseUrl = url, .keySalt = u"5a17"_s, .keyDigest = u"d1"_s};
}

/** The charge by which the provider is calibrated; empty: it could not be written. */
QString begun(LedgerStore &store, const QString &txid, const QString &merchant,
              const QString &url = u"https://pix.example.com/v1"_s)
{
    EventDraft attempt = drafts::attempt();
    attempt.calibrates = terms(url);
    const bool isWritten = store.append(attempt) &&
                           store.append(drafts::of(EventKind::FirstByteOut, attempt.attempt)) &&
                           store.append(answer(EventKind::Created, attempt.attempt, txid, merchant));
    return isWritten ? attempt.attempt : QString();
}

} // namespace

/** The receiver that a manager has accepted: whatever is written behind it is judged by it, at every counter. */
class LedgerProfileTest : public StoreFixture
{
    Q_OBJECT

private Q_SLOTS:
    void answersAreJudged_data() { everyPlace(); }
    void answersAreJudged()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        const auto other = store ? open(store->connection().address(), u"02"_s) : nullptr;
        QVERIFY(other);
        const auto doubtsOf = [&](const QString &attempt) {
            return keys(store->ask(FindWholeCharge{attempt})->doubts);
        };
        const auto sold = [&](LedgerStore &by, const QString &txid, const QString &merchant) {
            const QString attempt = sent(by);
            return by.append(answer(EventKind::Created, attempt, txid, merchant)) ? attempt : QString();
        };
        // Nobody has accepted anybody yet.
        QCOMPARE(doubtsOf(sold(*store, u"t1"_s, u"LOJA ANTIGA"_s)), QString());
        const QString calibration = begun(*store, u"t2"_s, u"LOJA NOVA"_s);
        QCOMPARE(other->shopProfile()->attempt(), calibration);
        QVERIFY(other->shopProfile()->isOpen() && !other->shopProfile()->known());
        QVERIFY(store->append(accepting(calibration, u"LOJA NOVA"_s)));
        const ShopProfile profile = *other->shopProfile();
        QVERIFY(!profile.isOpen());
        QCOMPARE(profile.known()->receiver, receiverOf(u"LOJA NOVA"_s));
        QCOMPARE(profile.known()->terms, terms(u"https://pix.example.com/v1"_s));
        QCOMPARE(profile.known()->forms->time, u"iso"_s);
        QCOMPARE(profile.known()->by, u"Carlos"_s);
        // From here on, wherever it is written.
        QCOMPARE(doubtsOf(sold(*other, u"t3"_s, u"Loja Nová"_s)), QString());
        const QString strange = sold(*other, u"t4"_s, u"OUTRA LOJA"_s);
        QCOMPARE(doubtsOf(strange), u"other_receiver"_s);
        QCOMPARE(store->ask(FindWholeCharge{strange})->status, ChargeStatus::Attention);
        const Charge whole = folded(*store->ask(EventsOfCharge{strange}));
        QCOMPARE(whole.answer->otherThan, receiverOf(u"LOJA NOVA"_s));
        // What a program claims beside it is not believed.
        EventDraft claimed = answer(EventKind::StatusRead, strange, u"t4"_s, u"LOJA NOVA"_s);
        drafts::answerIn(claimed).otherThan = receiverOf(u"X"_s);
        QVERIFY(store->append(claimed));
        QCOMPARE(doubtsOf(strange), QString());
        QVERIFY(store->append(answer(EventKind::StatusRead, strange, u"t4"_s, u"OUTRA LOJA"_s)));
        QCOMPARE(doubtsOf(strange), u"other_receiver"_s);

        // A manager accepts whom he saw.
        QCOMPARE(store->append(accepting(strange, u"TERCEIRA LOJA"_s)).error().kind, Kind::Overtaken);
        QVERIFY(store->append(accepting(strange, u"OUTRA LOJA"_s)));
        QCOMPARE(doubtsOf(strange), QString());
        QCOMPARE(other->shopProfile()->known()->receiver, receiverOf(u"OUTRA LOJA"_s));
        QCOMPARE(other->shopProfile()->known()->terms, profile.known()->terms);
        QCOMPARE(other->shopProfile()->known()->forms, profile.known()->forms);
        QCOMPARE(doubtsOf(sold(*store, u"t5"_s, u"LOJA NOVA"_s)), u"other_receiver"_s);
        QCOMPARE(store->append(accepting(strange, u"OUTRA LOJA"_s)).error().detail, u"no_difference"_s);
        QVERIFY(ledger::verify(*store)->isWhole());
        QCOMPARE(ledger::rebuild(*store), 0);
    }

    /** A manager is looking at the charge of a calibration; nobody at the others. */
    void calibratedAgain_data() { everyPlace(); }
    void calibratedAgain()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store);
        const QString first = begun(*store, u"t1"_s, u"LOJA"_s);
        QVERIFY(store->append(accepting(first, u"LOJA"_s)));
        const QString second = begun(*store, u"t2"_s, u"OUTRA LOJA"_s, u"https://other.example.com/v1"_s);
        QCOMPARE(store->ask(FindWholeCharge{second})->status, ChargeStatus::Waiting);
        // Until it is confirmed what was learned before holds.
        QCOMPARE(store->shopProfile()->known()->receiver.name, u"LOJA"_s);
        QCOMPARE(store->shopProfile()->known()->terms, terms(u"https://pix.example.com/v1"_s));
        QCOMPARE(store->append(accepting(first, u"LOJA"_s)).error().detail, u"no_difference"_s);
        QVERIFY(store->append(accepting(second, u"OUTRA LOJA"_s)));
        QCOMPARE(store->shopProfile()->known()->receiver.name, u"OUTRA LOJA"_s);
        QCOMPARE(store->shopProfile()->known()->terms, terms(u"https://other.example.com/v1"_s));
    }

    /** A charge in doubt proves nothing. */
    void aDoubtfulChargeProvesNothing()
    {
        const auto store = open(m_places.fresh(u"sqlite"_s));
        EventDraft attempt = drafts::attempt();
        attempt.calibrates = terms(u"https://pix.example.com/v1"_s);
        QVERIFY(store->append(attempt) && store->append(drafts::of(EventKind::FirstByteOut, attempt.attempt)));
        EventDraft created = answer(EventKind::Created, attempt.attempt, u"t1"_s, u"LOJA"_s);
        drafts::answerIn(created).charge.amount = Money::fromCentavos(86);
        QVERIFY(store->append(created));
        QCOMPARE(store->append(accepting(attempt.attempt, u"LOJA"_s)).error().detail, u"doubtful"_s);
        QVERIFY(store->shopProfile()->isOpen() && !store->shopProfile()->known());
    }
};

BALCAO_TEST(LedgerProfileTest)

} // namespace ledgerprofiletest

#include "ledgerprofiletest.moc"
