// SPDX-License-Identifier: MIT
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/everyplace.h"
#include "tests/support/codewriter.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <set>

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
class LedgerProfileTest : public EveryPlaceFixture
{
    Q_OBJECT

private Q_SLOTS:
    /** The service folds what it has just written onto what it knows. */
    void appendedEventsFoldAsTheyAreRead()
    {
        using enum EventKind;
        const auto store = fresh();
        std::set<EventKind> kinds;
        QString attempt;
        const auto append = [&](EventDraft draft) {
            if (draft.attempt.isEmpty())
                draft.attempt = attempt;
            attempt = draft.attempt;
            const Charge before = folded(store->ask(EventsOfCharge{attempt}).value());
            const auto written = store->append(draft);
            if (!written)
                return key(draft.kind()) + u": "_s + written.error().detail;
            kinds.insert(written->kind());
            const Charge known = fold(before, *written);
            const Charge read = folded(store->ask(EventsOfCharge{attempt}).value());
            const auto codeIn = [](const Charge &charge) {
                return charge.answer ? charge.answer->charge.copyAndPaste : QString();
            };
            const bool isSame = known.hasSameFacts(read) && codeIn(known) == codeIn(read) &&
                                known.customerText() == read.customerText() && known.isErased == read.isErased &&
                                written->before == before.lastEvent;
            return isSame ? QString() : key(draft.kind()) + u": folds to another charge"_s;
        };
        const auto correction = [](EventKind kind, int number) { return drafts::correction(kind, {}, number, 5000); };
        const auto readNow = [&](const QString &status, qint64 centavos) {
            return answerNow(*store, attempt, status, centavos).value();
        };
        const auto amount = Money::fromCentavos(9000);
        const auto steps = [&](const QList<EventDraft> &drafts) {
            QStringList problems;
            for (const EventDraft &draft : drafts)
                problems.append(append(draft));
            problems.removeAll(QString());
            return problems.join(u", "_s);
        };
        const auto begin = [&](const QString &txid) {
            QString problems = steps({drafts::attempt(), drafts::of(FirstByteOut, {}), drafts::of(ReplyReceived, {})});
            return txid.isEmpty() ? problems : problems + append(drafts::answer(Created, {}, txid));
        };
        QCOMPARE(begin(u"tx1"_s), QString());
        QCOMPARE(
            steps({drafts::of(Shown, {}), correction(CorrectionAsked, 1), correction(CorrectionNotSent, 1),
                   correction(CorrectionAsked, 2), correction(CorrectionRefused, 2), correction(CorrectionAsked, 3),
                   correction(CorrectionDone, 3), correction(CorrectionAsked, 4), correction(CorrectionUnknown, 4)}),
            QString());
        QCOMPARE(append(readNow(u"Aguardando"_s, 5000)), QString());

        QCOMPARE(begin(u"tx2"_s), QString());
        QCOMPARE(append(readNow(u"Aguardando"_s, 9000)), QString());
        EventDraft accepted = drafts::of(DifferenceAccepted, {});
        accepted.what = event::DifferenceAccepted{.reportedAmount = amount};
        QCOMPARE(append(accepted), QString());

        QCOMPARE(begin(u"tx3"_s), QString());
        QCOMPARE(append(readNow(u"Paga"_s, 9000)), QString());
        accepted.what = event::ReportAccepted{.status = ProviderStatus::fromWire(u"Paga"_s), .reportedAmount = amount};
        QCOMPARE(append(accepted), QString());

        QCOMPARE(begin(u"tx4"_s), QString());
        QCOMPARE(steps({drafts::of(ReceivedByHand, {}), drafts::of(Contested, {}), drafts::of(ContestEnded, {}),
                        drafts::of(ReceiptTakenBack, {})}),
                 QString());

        QCOMPARE(steps({drafts::attempt(), drafts::of(NotSent, {})}), QString());
        QCOMPARE(begin({}), QString());
        QCOMPARE(append(drafts::of(Refused, {})), QString());
        QCOMPARE(begin({}), QString());
        QCOMPARE(append(drafts::of(Unknown, {})), QString());
        QCOMPARE(append(drafts::settlement({}, u"tx5"_s)), QString());
        QCOMPARE(append(drafts::reopening({}, u"tx5"_s)), QString());

        EventDraft calibration = drafts::attempt();
        calibration.calibrates = terms(u"https://pix.example.com/v1"_s);
        QCOMPARE(steps({calibration, drafts::of(FirstByteOut, {}), answer(Created, {}, u"tx6"_s, u"LOJA"_s),
                        accepting({}, u"LOJA"_s)}),
                 QString());
        QCOMPARE(kinds.size(), enumText<EventKind>.size());
    }

    void answersAreJudged()
    {
        const auto store = fresh();
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
    void calibratedAgain()
    {
        const auto store = fresh();
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
