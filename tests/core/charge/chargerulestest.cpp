// SPDX-License-Identifier: MIT
#include "core/charge/chargerules.h"
#include "tests/core/charge/situations.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

#include <functional>

namespace chargerulestest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::atOtherProvider;
using balcao::test::CodeWriter;
using balcao::test::elsewhere;
using balcao::test::later;
using balcao::test::Said;
using balcao::test::soon;
using balcao::test::Story;
using balcao::test::text;
using balcao::test::withoutProvider;

namespace
{

using Outcome = ProviderError::Outcome;
using Rule = Permission (*)(const ChargeFacts &, const Situation &);

Story notSent()
{
    return Story().written().ended(Outcome::NotSent);
}
Story refused()
{
    return Story().written().out().ended(Outcome::Refused);
}

} // namespace

/** Each rule of chargerules.h (docs/charge.md): when the answer is yes, and a row for each reason for no. */
class ChargeRulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showCode_data()
    {
        columns();
        const Said until{.expiresAt = Story::begin().addSecs(600)};
        const Said late{.warnings = {ReplyWarning::AlreadyExpired}, .expiresAt = Story::begin().addSecs(-600)};
        row("created", Story::ofCreated(), "yes");
        row("before the deadline", Story::ofCreated(until), "yes");
        row("it arrived late", Story::ofCreated(late), "yes");
        row("corrected", Story::correcting().done(1, {.told = 5000}, 5000), "yes");
        row("correction refused", Story::correcting().correctionEnded(1, {.error = {.outcome = Outcome::Refused}}),
            "yes");
        row("the difference is accepted", Story::differing().accepted(), "yes");
        row("another word", Story::ofCreated({.word = u"Em análise"_s}), "yes");
        row("found and read", Story::ofUnknown().found().read({}), "yes");
        row("of another provider, which need not be asked", Story::ofCreated(), "yes", atOtherProvider);
        row("not sent", notSent(), "not_created");
        row("unknown", Story::ofUnknown(), "not_created");
        row("out, timed out", Story().written().out(), "not_created", later);
        row("written, timed out", Story().written(), "not_created", later);
        row("absent", Story::ofUnknown().absent(), "not_created");
        row("written", Story().written(), "under_way");
        row("out", Story().written().out(), "under_way");
        row("out, of another counter", Story().written().out(), "under_way", elsewhere);
        row("correcting", Story::correcting(), "correction_open");
        row("correction asked", Story::ofCreated().asked(1), "correction_open");
        row("correction timed out", Story::correcting(), "correction_open", later);
        row("correction unknown", Story::correctionUnknown(), "correction_open");
        row("the amount differs", Story::differing(), "doubtful");
        row("the code is broken", Story::ofCreated({.code = u"0002"_s}), "doubtful");
        row("another word, another doubt", Story::ofCreated({.word = u"?"_s, .code = {}}), "doubtful");
        row("never read", Story::ofImported(), "doubtful");
        row("the txid is shared", Story::sharing(), "doubtful");
        row("may be paid", Story::mayBePaid(), "doubtful");
        row("paid", Story::paid(), "paid");
        row("paid, then less was said", Story::paid().read({}), "paid");
        row("refunded", Story::refunded(), "paid");
        row("confirmed", Story::ofCreated().received(), "received");
        row("expired", Story::ofCreated({.word = u"Expirado"_s}), "ended");
        row("cancelled", Story::ofCreated({.word = u"Cancelado"_s}), "ended");
        row("past its deadline", Story::ofCreated(until), "past_due", later);
        row("arrived late, read since with another deadline", Story::ofCreated(late).read(until), "past_due", later);
        row("read late", Story::ofCreated().read(late), "past_due");
        // The provider's deadline is compared with the provider's time.
        row("past its deadline by the wrong clock", Story::ofCreated(until), "yes", [](const ChargeFacts &charge) {
            Situation situation = later(charge);
            situation.providerNow = soon(charge).now;
            return situation;
        });
        Charge bare = Story::ofCreated().charge();
        bare.code.clear();
        QTest::newRow("no_code: facts of a damaged ledger") << bare << soon(bare) << u"no_code"_s;
    }
    void showCode() { ask(mayShowCode); }
    void correct_data()
    {
        columns();
        row("created", Story::ofCreated(), "yes");
        row("in doubt", Story::differing(), "yes");
        row("expired", Story::ofCreated({.word = u"Expirado"_s}), "yes");
        row("another word", Story::ofCreated({.word = u"Em análise"_s}), "yes");
        row("never read", Story::ofImported(), "yes");
        row("may be paid", Story::mayBePaid(), "yes");
        row("the last correction is unknown", Story::correctionUnknown(), "yes");
        row("the last correction timed out", Story::correcting(), "yes", later);
        row("who it was sent to is not known", Story::ofImported(), "yes", atOtherProvider);
        row("no provider would be asked", Story::ofCreated(), "yes", withoutProvider);
        row("written", Story().written(), "under_way");
        row("out", Story().written().out(), "under_way");
        row("unknown", Story::ofUnknown(), "not_created");
        row("refused", refused(), "not_created");
        row("correcting", Story::correcting(), "correction_open");
        row("correcting elsewhere", Story::correcting(), "correction_open", elsewhere);
        row("paid", Story::paid(), "paid");
        row("paid, then less was said", Story::paid().read({}), "paid");
        row("refunded", Story::refunded(), "paid");
        row("confirmed", Story::ofCreated().received(), "received");
        row("cancelled", Story::ofCreated({.word = u"Cancelado"_s}), "ended");
        row("the txid is shared", Story::sharing(), "txid_shared");
        row("the txid is not kept exactly", Story::ofCreated({.txid = u"tx\uFFFD1"_s}), "doubtful");
        row("another provider", Story::ofCreated(), "other_provider", atOtherProvider);
    }
    void correct() { ask(mayCorrect); }
    void read_data()
    {
        columns();
        row("created", Story::ofCreated(), "yes");
        row("never read", Story::ofImported(), "yes");
        row("paid: it may be refunded", Story::paid(), "yes");
        row("correction unknown", Story::correctionUnknown(), "yes");
        row("correction timed out", Story::correcting(), "yes", later);
        row("written", Story().written(), "under_way");
        row("unknown", Story::ofUnknown(), "not_created");
        row("absent", Story::ofUnknown().absent(), "not_created");
        row("correcting", Story::correcting(), "correction_open");
        row("the txid is not kept exactly", Story::ofCreated({.txid = u"tx\uFFFD1"_s}), "doubtful");
        row("another provider", Story::ofCreated(), "other_provider", atOtherProvider);
    }
    void read()
    {
        QFETCH(const Charge, charge);
        QFETCH(const Situation, situation);
        QTEST(text(mayRead(charge, situation, true)), "answer");
        QCOMPARE(text(mayRead(charge, situation, false)), u"reading_off"_s);
    }

    void confirmReceipt_data()
    {
        columns();
        row("created", Story::ofCreated(), "yes");
        row("in doubt", Story::differing(), "yes");
        row("never read", Story::ofImported(), "yes");
        row("expired", Story::ofCreated({.word = u"Expirado"_s}), "yes");
        row("cancelled", Story::ofCreated({.word = u"Cancelado"_s}), "yes");
        row("correction unknown", Story::correctionUnknown(), "yes");
        row("another provider", Story::ofCreated(), "yes", atOtherProvider);
        row("out", Story().written().out(), "under_way");
        row("unknown", Story::ofUnknown(), "not_created");
        row("absent", Story::ofUnknown().absent(), "not_created");
        row("correcting", Story::correcting(), "correction_open");
        row("paid, then less was said", Story::paid().read({}), "yes");
        row("paid", Story::paid(), "paid");
        row("paid with another amount", Story::ofCreated({.word = u"Paga"_s, .told = 9000}), "paid");
        row("refunded", Story::refunded(), "paid");
        row("refunded, then less was said", Story::refunded().read({}), "paid");
        row("confirmed", Story::ofCreated().received(), "received");
        row("confirmed, then paid, then less was said",
            Story::ofCreated().received().read({.word = u"Paga"_s}).read({}), "received");
    }
    void confirmReceipt() { ask(mayConfirmReceipt); }
    void requestOut_data()
    {
        columns();
        row("out", Story().written().out(), "yes");
        row("correction out", Story::correcting(), "yes");
        row("out, of another counter", Story().written().out(), "yes", elsewhere);
        row("written", Story().written(), "no");
        row("correction only asked for", Story::ofCreated().asked(1), "no");
        row("out, timed out", Story().written().out(), "no", later);
        row("correction timed out", Story::correcting(), "no", later);
        row("correction unknown", Story::correctionUnknown(), "no");
        row("created", Story::ofCreated(), "no");
    }
    void requestOut()
    {
        QFETCH(const Charge, charge);
        QFETCH(const Situation, situation);
        QTEST(hasRequestOut(charge, situation) ? u"yes"_s : u"no"_s, "answer");
    }

    void settleFound_data()
    {
        columns();
        row("unknown", Story::ofUnknown(), "yes");
        row("out, timed out", Story().written().out(), "yes", later);
        row("absent: it was there after all", Story::ofUnknown().absent(), "yes");
        row("unknown, and replaced since", Story::ofUnknown().replaced(), "yes");
        row("reopened", Story::ofUnknown().found().reopened(), "yes");
        row("written", Story().written(), "not_unknown");
        row("written, timed out: it never left", Story().written(), "not_unknown", later);
        row("out", Story().written().out(), "not_unknown");
        row("created", Story::ofCreated(), "not_unknown");
        row("not sent", notSent(), "not_unknown");
        row("refused", refused(), "not_unknown");
        row("only a correction is unknown", Story::correctionUnknown(), "not_unknown");
    }
    void settleFound() { ask(maySettleFound); }
    void settleUnder()
    {
        const Charge imported = Story::ofImported().charge();
        QVERIFY(maySettleUnder(imported, imported.txid));
        QCOMPARE(maySettleUnder(imported, u"tx-2"_s).error(), Obstacle::NotUnknown);
        QVERIFY(maySettleUnder(Story::ofUnknown().charge(), u"tx-2"_s));
        QVERIFY(maySettleUnder(Story::ofUnknown().found().absent().charge(), u"tx-2"_s));
    }

    void settleAbsent_data()
    {
        columns();
        row("unknown", Story::ofUnknown(), "yes");
        row("out, timed out", Story().written().out(), "yes", later);
        row("imported, never read", Story::ofImported(), "yes");
        row("imported, its correction unknown", Story::ofImported().asked(1).leftUnknown(1), "yes");
        row("written", Story().written(), "not_unknown");
        row("out", Story().written().out(), "not_unknown");
        row("created", Story::ofCreated(), "not_unknown");
        row("absent", Story::ofUnknown().absent(), "not_unknown");
        row("refused", refused(), "not_unknown");
        row("imported and read", Story::ofImported().read({}), "not_unknown");
        row("found, not read", Story::ofUnknown().found(), "not_unknown");
        row("imported, and said before", Story::ofImported().absent(), "not_created");
        row("imported, being corrected", Story::ofImported().asked(1), "correction_open");
        row("imported, money was seen", Story::ofImported().received(), "received");
    }
    void settleAbsent() { ask(maySettleAbsent); }
    void reopen_data()
    {
        columns();
        row("found", Story::ofUnknown().found(), "yes");
        row("found and read", Story::ofUnknown().found().read({}), "yes");
        row("found, correction unknown", Story::ofUnknown().found().asked(1).leftUnknown(1), "yes");
        row("created by the provider's word", Story::ofCreated(), "not_settled");
        row("found, then the answer came", Story::ofUnknown().found().created(), "not_settled");
        row("imported", Story::ofImported(), "not_settled");
        row("imported, absent, found", Story::ofImported().absent().found(), "not_settled");
        row("absent", Story::ofUnknown().absent(), "not_created");
        row("unknown", Story::ofUnknown(), "not_created");
        row("written", Story().written(), "under_way");
        row("found, being corrected", Story::ofUnknown().found().asked(1), "correction_open");
        row("found and paid", Story::ofUnknown().found().read({.word = u"Paga"_s}), "paid");
        row("found and refunded", Story::ofUnknown().found().read({.word = u"Reembolsado"_s}), "paid");
        row("found and confirmed", Story::ofUnknown().found().received(), "received");
    }
    void reopen() { ask(mayReopen); }
    void takeCreated_data()
    {
        columns();
        row("written", Story().written(), "yes");
        row("out", Story().written().out(), "yes");
        row("unknown", Story::ofUnknown(), "yes");
        row("not sent, as somebody believed", notSent(), "yes");
        row("absent", Story::ofUnknown().absent(), "yes");
        row("found", Story::ofUnknown().found(), "yes");
        row("found, being corrected", Story::ofUnknown().found().asked(1), "yes");
        row("found, the correction out", Story::ofUnknown().found().asked(1).out(1), "yes");
        row("found, correction unknown", Story::ofUnknown().found().asked(1).leftUnknown(1), "yes");
        row("created by the provider's word", Story::ofCreated(), "not_settled");
        row("imported", Story::ofImported(), "not_settled");
        row("found and paid", Story::ofUnknown().found().read({.word = u"Paga"_s}), "paid");
        row("found, paid, being corrected", Story::ofUnknown().found().asked(1).read({.word = u"Paga"_s}), "paid");
        row("found and confirmed", Story::ofUnknown().found().received(), "received");
    }
    void takeCreated()
    {
        QFETCH(const Charge, charge);
        QTEST(text(mayTakeCreated(charge)), "answer");
    }

    void acceptDifference_data()
    {
        columns();
        const QString ignored = CodeWriter::dynamic().set("54", u"90.00"_s).code();
        const QString paysOther = CodeWriter().set("54", u"90.00"_s).code();
        row("another amount is told", Story::differing(), "yes");
        row("the code names another amount, which banks ignore", Story::ofCreated({.code = ignored}), "yes");
        row("both", Story::ofCreated({.told = 9000, .code = ignored}), "yes");
        row("accepted, then another amount", Story::differing().accepted().read({.told = 9100}), "yes");
        row("unknown", Story::ofUnknown(), "not_created");
        row("written", Story().written(), "not_created");
        row("correcting", Story::differing().asked(1), "correction_open");
        row("correction unknown", Story::differing().asked(1).leftUnknown(1), "correction_open");
        row("no difference", Story::ofCreated(), "no_difference");
        row("another doubt", Story::ofImported(), "no_difference");
        row("the code makes the payer pay another amount", Story::ofCreated({.told = 9000, .code = paysOther}),
            "code_broken");
        row("a difference and another doubt", Story::ofCreated({.told = 9000, .code = {}}), "doubtful");
        row("a difference, and not paid by Pix",
            Story::ofCreated({.told = 9000, .warnings = {ReplyWarning::MethodNotPix}}), "doubtful");
        row("accepted already", Story::differing().accepted(), "doubtful");
        row("paid", Story::ofCreated({.word = u"Paga"_s, .told = 9000}), "doubtful");
        row("expired without a code", Story::ofCreated({.word = u"Expirado"_s, .told = 9000, .code = {}}), "doubtful");
        Charge bare = Story::differing().charge();
        bare.code.clear();
        QTest::newRow("no_code: facts of a damaged ledger") << bare << soon(bare) << u"no_code"_s;
    }
    void acceptDifference()
    {
        QFETCH(const Charge, charge);
        QTEST(text(mayAcceptDifference(charge)), "answer");
    }

    void replace_data()
    {
        columns();
        row("not sent", notSent(), "yes");
        row("refused", refused(), "yes");
        row("unknown", Story::ofUnknown(), "yes");
        row("absent", Story::ofUnknown().absent(), "yes");
        row("written, timed out", Story().written(), "yes", later);
        row("out, timed out", Story().written().out(), "yes", later);
        row("written", Story().written(), "under_way");
        row("out", Story().written().out(), "under_way");
        row("out, of another counter", Story().written().out(), "under_way", elsewhere);
        row("created", Story::ofCreated(), "ended");
        row("expired", Story::ofCreated({.word = u"Expirado"_s}), "ended");
        row("unknown, and replaced", Story::ofUnknown().replaced(), "replaced");
        row("created, and replaced", Story::ofUnknown().replaced().created(), "replaced");
    }
    void replace() { ask(mayReplace); }
    void cancel_data()
    {
        columns();
        row("written", Story().written(), "yes");
        row("out", Story().written().out(), "has_left");
        row("not sent", notSent(), "has_left");
        row("unknown", Story::ofUnknown(), "has_left");
        row("created", Story::ofCreated(), "has_left");
        row("imported", Story::ofImported(), "has_left");
    }
    void cancel()
    {
        QFETCH(const Charge, charge);
        QTEST(text(mayCancel(charge)), "answer");
    }

    void obstaclesHaveNames()
    {
        QSet<QString> names;
        for (int i = 0; i <= static_cast<int>(Obstacle::HasLeft); ++i)
            names.insert(QString(key(static_cast<Obstacle>(i))));
        QCOMPARE(names.size(), static_cast<int>(Obstacle::HasLeft) + 1);
        QVERIFY(!names.contains(QString()));
    }

private:
    static void columns()
    {
        QTest::addColumn<Charge>("charge");
        QTest::addColumn<Situation>("situation");
        QTest::addColumn<QString>("answer");
    }
    static void row(const char *name, const Story &story, const char *answer,
                    const std::function<Situation(const ChargeFacts &)> &when = soon)
    {
        const Charge charge = story.charge();
        QTest::addRow("%s: %s", answer, name) << charge << when(charge) << QString::fromLatin1(answer);
    }
    static void ask(Rule rule)
    {
        QFETCH(const Charge, charge);
        QFETCH(const Situation, situation);
        QTEST(text(rule(charge, situation)), "answer");
    }
};

BALCAO_TEST(ChargeRulesTest)

} // namespace chargerulestest

#include "chargerulestest.moc"
