// SPDX-License-Identifier: MIT
#include "ui/text/eventtext.h"
#include "tests/core/charge/fullwords.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

namespace eventtexttest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::fullAnswer;
using balcao::test::fullError;
using balcao::test::money;
using balcao::test::Story;

namespace
{

using Outcome = ProviderError::Outcome;
using Use = EventContext::Use;

ChargeEvent eventOf(const event::Payload &what)
{
    ChargeEvent event;
    event.counter = u"01"_s;
    event.operatorName = u"Ana"_s;
    event.amount = money(8640);
    event.correction = 1;
    event.what = what;
    return event;
}

event::CorrectionAsked correctionAsked()
{
    CustomerText renamed = Story::marina();
    renamed.name = u"Marina Prado"_s;
    return {
        .amountBefore = money(9640), .customerBefore = Story::marina(), .customer = renamed, .reason = u"discount"_s};
}

/** One of each kind. */
QList<event::Payload> payloads()
{
    QList<event::Payload> all{
        event::AttemptWritten{.customer = Story::marina()},
        event::FirstByteOut{},
        event::ReplyReceived{.httpStatus = 201},
        event::Created{.answer = fullAnswer(), .checked = money(8640), .sharedWith = {}},
        correctionAsked(),
        event::CorrectionDone{.answer = fullAnswer(), .checked = money(8640), .customer = {}},
        event::StatusRead{.answer = fullAnswer(), .checked = money(8640)},
        event::DifferenceAccepted{},
        event::ReportAccepted{.status = ProviderStatus::fromWire(u"Paga"_s), .reportedAmount = {}},
        event::ReceiverAccepted{.receiver = Story::expected(), .forms = {}},
        event::ReceivedByHand{.reference = u"E607"_s, .sameAs = {}},
        event::ReceiptTakenBack{.reason = u"another charge"_s},
        event::Contested{QDate(2026, 11, 21), QDate(2026, 12, 1), u"MED 7"_s},
        event::ContestEnded{.outcome = u"the money stays"_s},
        event::Settled{.sameAs = {}, .wrongTxid = {}, .customer = Story::marina()},
        event::Shown{.revision = 2, .place = CodePlace::Paper}};
    for (const Outcome outcome : {Outcome::NotSent, Outcome::Refused, Outcome::Unknown}) {
        all.append(event::AttemptEnded{.error = fullError(outcome)});
        all.append(event::CorrectionEnded{.error = fullError(outcome)});
    }
    return all;
}

EventContext contextOf(Use use)
{
    EventContext context{.use = use};
    for (const event::Payload &what : payloads())
        context.add(eventOf(what));
    return context;
}

} // namespace

class EventTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindHasATitle();
    void proofNamesNoCustomer();
    void describes_data();
    void describes();
    void namesTheActor();
};

void EventTextTest::everyKindHasATitle()
{
    QSet<EventKind> kinds;
    for (const event::Payload &what : payloads()) {
        kinds.insert(kindOf(what));
        for (const Use use : {Use::History, Use::Proof}) {
            const EventText text = describe(eventOf(what), contextOf(use));
            QVERIFY2(!text.title.isEmpty() && !text.icon.isEmpty(), key(kindOf(what)).data());
        }
    }
    QCOMPARE(kinds.size(), static_cast<int>(EventKind::Shown) + 1);
}

/** The provider's sentences may name the customer too. */
void EventTextTest::proofNamesNoCustomer()
{
    for (const event::Payload &what : payloads()) {
        const QString text = describe(eventOf(what), contextOf(Use::Proof)).inOneLine();
        for (const QString &personal : {u"Marina"_s, u"Prado"_s, u"529"_s, u"@"_s, u"Valor inválido"_s})
            QVERIFY2(!text.contains(personal), qPrintable(text));
    }
}

void EventTextTest::describes_data()
{
    QTest::addColumn<event::Payload>("what");
    QTest::addColumn<QString>("history");
    QTest::addColumn<QString>("proof");
    const QString amount = u"R$\u00a086,40"_s;
    const QString changed = u" · R$\u00a096,40 → "_s + amount;
    const QString cause = u" · The provider answered that something went wrong on its side. · Answer 422"_s;
    const QString said = u" · “Valor inválido” · “\"2\"”"_s;
    const auto row = [](const char *name, const event::Payload &what, const QString &history, const QString &proof) {
        QTest::newRow(name) << what << history << proof;
    };
    row("attempt", event::AttemptWritten{}, u"Created, "_s + amount,
        u"Asked for, "_s + amount + u" · request written before it left"_s);
    row("correction asked", correctionAsked(),
        u"Correction asked for"_s + changed + u" · Marina Alves Pereira → Marina Prado · Reason: discount"_s,
        u"Correction asked for"_s + changed + u" · customer's data · Reason: discount"_s);
    row("correction done", event::CorrectionDone{.answer = fullAnswer(), .checked = {}, .customer = {}, .revision = 2},
        u"Corrected"_s + changed + u" · Marina Alves Pereira → Marina Prado · Reason: discount"_s,
        u"Corrected · Code 2 received and checked: CRC, amount"_s);
    row("correction unknown", event::CorrectionEnded{.error = fullError(Outcome::Unknown)},
        u"Not known whether it was corrected"_s + changed +
            u" · Marina Alves Pereira → Marina Prado · Reason: discount"_s + cause + said,
        u"Not known whether it was corrected"_s + cause);
    row("unknown", event::AttemptEnded{.error = fullError(Outcome::Unknown)}, u"Unknown outcome"_s + cause + said,
        u"Unknown outcome"_s + cause);
    row("status", event::StatusRead{.answer = fullAnswer(), .checked = {}}, u"Paid (confirmed by the provider)"_s,
        u"Paid (confirmed by the provider) · “paga” · "_s + amount);
    row("received", event::ReceivedByHand{.reference = u"E607"_s, .sameAs = {}},
        u"Receipt confirmed at the shop, "_s + amount + u" · Reference: E607"_s,
        u"Receipt confirmed at the shop, "_s + amount + u" · Reference: E607"_s);
    row("contested", event::Contested{QDate(2026, 11, 21), QDate(2026, 12, 1), {}},
        u"Contested · since 21/11/2026, to answer until 01/12/2026"_s,
        u"Contested · since 21/11/2026, to answer until 01/12/2026"_s);
    row("shown", event::Shown{}, u"Code shown on the till's screen"_s,
        u"Code shown on the till's screen, revision 1"_s);
}

void EventTextTest::describes()
{
    QFETCH(const event::Payload, what);
    const ChargeEvent event = eventOf(what);
    QTEST(describe(event, contextOf(Use::History)).inOneLine(), "history");
    QTEST(describe(event, contextOf(Use::Proof)).inOneLine(), "proof");
}

void EventTextTest::namesTheActor()
{
    ChargeEvent event = eventOf(event::ReceivedByHand{});
    QCOMPARE(actorOf(event), u"Ana"_s);
    event.authorisedBy = u"Carlos"_s;
    QCOMPARE(actorOf(event), u"Ana, allowed by Carlos"_s);
    event.operatorName.clear();
    event.authorisedBy.clear();
    QCOMPARE(actorOf(event), u"counter 01"_s);
    QCOMPARE(actorOf(eventOf(event::Created{})), u"provider"_s);
}

BALCAO_TEST(EventTextTest)

} // namespace eventtexttest

#include "eventtexttest.moc"
