// SPDX-License-Identifier: MIT
#include "core/service/recovery.h"
#include "tests/core/service/scriptedtill.h"
#include "tests/support/testmain.h"

namespace recoverytest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::httpReply;
using balcao::test::ScriptedTill;

namespace
{

enum class Press { Create, Correct, Again, Read };

/** What is pressed, and what the provider answers. */
struct Step {
    Press press;
    QByteArray answer;
};
using Story = QList<Step>;

bool isOutcome(const LedgerEvent &event)
{
    return std::holds_alternative<event::Created>(event.what) ||
           std::holds_alternative<event::AttemptEnded>(event.what) ||
           std::holds_alternative<event::CorrectionDone>(event.what) ||
           std::holds_alternative<event::CorrectionEnded>(event.what);
}

QStringList textOf(const std::optional<Charge::AskedCorrection> &correction)
{
    return correction ? QStringList{correction->amount.value_or(Money()).toWire(), correction->reason,
                                    correction->operatorName}
                      : QStringList();
}

/** All that a screen or a script can tell of a charge. */
QStringList told(const Charge &charge)
{
    QStringList lines{QString(key(charge.status)),      keys(charge.doubts),       charge.txid, charge.amount.toWire(),
                      QString::number(charge.revision), charge.reasons.join(u'|'), charge.name, charge.code};
    lines += textOf(charge.asked);
    lines += textOf(charge.doubtful);
    if (charge.corrected)
        lines.append(charge.corrected->operatorName + charge.corrected->before.toWire());
    if (charge.answer) {
        for (const ReplyWarning warning : charge.answer->warnings)
            lines.append(QString(key(warning)));
        lines.append(QString::number(int(charge.answer->code.verdict)));
    }
    if (charge.error)
        lines.append(key(charge.error->cause) + charge.error->messages.join(u'|'));
    return lines;
}

} // namespace

/** Live and recovered are one: whatever a program that is killed leaves open becomes what it would have become. */
class RecoveryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPrefixEndsAsItWouldHaveEnded_data()
    {
        QTest::addColumn<Story>("story");
        const auto row = [](const char *name, const Story &story) { QTest::newRow(name) << story; };
        const QByteArray made = ScriptedTill::charge("49.90");
        const QByteArray lower = ScriptedTill::charge("45.00");
        const QByteArray busy = httpReply(429, R"({"message":"slow down"})");
        const QByteArray paid = httpReply(409, R"({"message":"paid"})");
        const QByteArray broken = httpReply(500, "{}");
        const Step created{Press::Create, made};
        row("made", {created});
        row("refused for a field",
            {{Press::Create, httpReply(422, R"({"errors":[{"field":"email","message":"no"}]})")}});
        row("a broken answer", {{Press::Create, broken}});
        row("another amount", {{Press::Create, ScriptedTill::charge("50.00")}});
        row("expired on arrival",
            {{Press::Create, ScriptedTill::charge("49.90", "Aguardando", R"(,"expired_at":"2020-01-01T00:00:00Z")")}});
        row("no amount in the answer", {{Press::Create, ScriptedTill::charge("null")}});
        row("corrected", {created, {Press::Correct, lower}});
        row("the code asked for again: the same revision", {created, {Press::Again, made}});
        row("correction refused", {created, {Press::Correct, busy}});
        row("correction refused, perhaps because it is paid", {created, {Press::Correct, paid}});
        row("correction unknown", {created, {Press::Correct, broken}});
        row("an older doubt and a refusal", {created, {Press::Correct, broken}, {Press::Correct, busy}});
        row("an older doubt, then made", {created, {Press::Correct, broken}, {Press::Correct, lower}});
        row("an older doubt, then read", {created, {Press::Correct, broken}, {Press::Read, lower}});
        row("corrected, and the answer says another amount", {created, {Press::Correct, made}});
        row("corrected twice", {created, {Press::Correct, lower}, {Press::Again, lower}});
        row("corrected, past its deadline",
            {created,
             {Press::Correct, ScriptedTill::charge("45.00", "Aguardando", R"(,"expires_at":"2020-01-01T00:00:00Z")")}});
        row("paid while it was corrected", {created, {Press::Correct, ScriptedTill::charge("49.90", "Paga")}});
    }
    void everyPrefixEndsAsItWouldHaveEnded()
    {
        QFETCH(const Story, story);
        QList<QByteArray> answers;
        for (const Step &step : story)
            answers.append(step.answer);
        const ScriptedTill till(answers);
        const CommandResult made = till.perform(ScriptedTill::create());
        QVERIFY(made);
        const QString attempt = made->charge.attempt;
        for (const Step &step : story.sliced(1)) {
            const Command command = step.press == Press::Read    ? Command(command::ReadStatus{attempt})
                                    : step.press == Press::Again ? Command(command::RequestCodeAgain{attempt})
                                                                 : Command(ScriptedTill::correct(attempt, 4500));
            QVERIFY(till.perform(command, u"Carlos"_s));
        }
        const QList<LedgerEvent> events = till.events(attempt);
        const Charge end = folded(events);
        QVERIFY2(end.hasSameFacts(till.service->record(attempt)->charge), "what is loaded is the living one");
        int outcomes = 0;
        for (qsizetype length = 1; length < events.size(); ++length) {
            const QList<LedgerEvent> prefix = events.first(length);
            auto recovered = recoveredEnd(prefix, AmountUnit::Reais);
            const LedgerEvent &next = events.at(length);
            if (!recovered || !isOutcome(next))
                continue;
            ++outcomes;
            // The same header but for who numbers it, and the same charge.
            recovered->id = next.id;
            recovered->at = next.at;
            recovered->counter = next.counter;
            recovered->sequence = next.sequence;
            QCOMPARE(recovered->operatorName, next.operatorName);
            QCOMPARE(told(fold(folded(prefix), *recovered)), told(fold(folded(prefix), next)));
            QVERIFY(fold(folded(prefix), *recovered).hasSameFacts(fold(folded(prefix), next)));
        }
        QVERIFY(outcomes > 0);
    }

    void whatNeverLeftWasNotSent()
    {
        const ScriptedTill till({ScriptedTill::charge("49.90"), ScriptedTill::charge("45.00")});
        const QString attempt = till.perform(ScriptedTill::create())->charge.attempt;
        QVERIFY(till.perform(ScriptedTill::correct(attempt, 4500)));
        const QList<LedgerEvent> events = till.events(attempt);
        for (qsizetype length = 1; length < events.size(); ++length) {
            const QList<LedgerEvent> prefix = events.first(length);
            const auto recovered = recoveredEnd(prefix, AmountUnit::Reais);
            if (!recovered)
                continue;
            const Charge charge = fold(folded(prefix), *recovered);
            const EventKind last = prefix.constLast().kind();
            if (last == EventKind::AttemptWritten)
                QCOMPARE(charge.status, ChargeStatus::NotSent);
            else if (last == EventKind::CorrectionAsked)
                QCOMPARE(charge.status, ChargeStatus::Waiting);
            else if (last == EventKind::FirstByteOut)
                QCOMPARE(charge.status, ChargeStatus::Unknown);
        }
    }
};

BALCAO_TEST(RecoveryTest)

} // namespace recoverytest

#include "recoverytest.moc"
