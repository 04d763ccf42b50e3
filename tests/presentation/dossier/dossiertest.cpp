// SPDX-License-Identifier: MIT
#include "tests/core/charge/situations.h"
#include "tests/presentation/common/pagetext.h"
#include "tests/support/testmain.h"
#include "ui/presentation/dossier/contestentry.h"
#include "ui/presentation/dossier/dossierjson.h"
#include "ui/presentation/dossier/dossierreport.h"
#include "ui/presentation/dossier/dossierwords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

namespace dossiertest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace balcao::test;

namespace
{

ChargeProof proofOf(const Story &story)
{
    ChargeProof proof{.charge = story.charge(), .events = {}};
    for (const ChargeEvent &event : story.events()) {
        EventProof one;
        static_cast<ChargeEvent &>(one.event) = event;
        one.event.operatorName = u"Ana Paula"_s;
        one.event.hash = "8f3a21c07be4";
        one.previous = QByteArray();
        one.holds = true;
        proof.events.append(one);
    }
    return proof;
}

Dossier dossierOf(const Story &story, const DossierTerms &terms = {})
{
    return balcao::dossierOf(proofOf(story), situationAfter(std::chrono::seconds(60)), terms);
}

qsizetype picturesIn(const report::Report &report)
{
    return std::count_if(report.blocks.cbegin(), report.blocks.cend(), [](const report::Block &block) {
        const auto *code = std::get_if<report::QrCode>(&block);
        return code && !code->payload.isEmpty();
    });
}

} // namespace

/** The file of a sale as a value, and what is made of it. */
class DossierTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /** On paper a code is to be read, and by none of them may anybody pay any more. */
    void picturesAreOfCodesThatAreOver_data()
    {
        QTest::addColumn<Story>("story");
        QTest::addColumn<int>("pictures");
        QTest::newRow("paid") << Story::paid() << 1;
        QTest::newRow("refunded") << Story::refunded() << 1;
        QTest::newRow("waiting") << Story::ofCreated() << 0;
        QTest::newRow("confirmed, and still valid")
            << Story::ofCreated({.expiresAt = Story::begin().addSecs(900)}).received() << 0;
        QTest::newRow("confirmed, past its deadline")
            << Story::ofCreated({.expiresAt = Story::begin().addSecs(30)}).received() << 1;
        QTest::newRow("a correction is open") << Story::correcting() << 0;
        QTest::newRow("unknown") << Story::ofUnknown() << 0;
        QTest::newRow("may be paid") << Story::mayBePaid() << 0;
        QTest::newRow("the status went back") << Story::paid().read({}) << 0;
        QTest::newRow("another receiver's") << Story::payingAnother().read({.word = u"Paga"_s}) << 0;
    }
    void picturesAreOfCodesThatAreOver()
    {
        QFETCH(const Story, story);
        QTEST(static_cast<int>(picturesIn(dossierReport(dossierOf(story)))), "pictures");
    }

    void aCodeStandsOnceForEachRevision()
    {
        const Dossier dossier =
            dossierOf(Story::correcting().done(1, {.told = 5000}, 5000).read({.word = u"Paga"_s, .told = 5000}));
        QCOMPARE(dossier.codes.size(), 2);
        QCOMPARE(dossier.codes.at(0).revision, 1);
        QCOMPARE(dossier.codes.at(0).until, dossier.codes.at(1).since);
        QVERIFY(!dossier.codes.at(1).until.isValid());
        QCOMPARE(dossier.codes.at(1).charged, money(5000));
    }

    void whatPaysAnotherIsNotGivenOut()
    {
        const Dossier dossier = dossierOf(Story::payingAnother());
        QVERIFY(dossier.codes.at(0).isOtherReceiver && !dossier.hasReplies());
        const QJsonObject code = dossierObject(dossier)["codes"_L1].toArray().first().toObject();
        QVERIFY(code["received"_L1].isNull() && code["code"_L1].isNull() && !code["fields"_L1].isNull());
        // Nor in the fields, nor in what the event holds.
        ChargeProof proof = proofOf(Story::payingAnother().read({}));
        const ProviderAnswer answer = *Story::payingAnother().charge().answer;
        for (EventProof &one : proof.events)
            one.data = one.event.paysAnother() ? answer.charge.copyAndPaste.toUtf8() : QByteArray("{}");
        const Dossier file = balcao::dossierOf(proof, {}, {});
        for (const QString &given : {answer.charge.copyAndPaste, answer.code.code->fields().url})
            QVERIFY2(!given.isEmpty() && !dossierFile(file).contains(given.toUtf8()), qPrintable(given));
        int withheld = 0;
        for (const QJsonValue event : dossierObject(file)["events"_L1].toArray()) {
            QCOMPARE(event["data"_L1].isNull(), event["withheld"_L1].toString() == u"other_receiver"_s);
            withheld += event["data"_L1].isNull() ? 1 : 0;
        }
        QCOMPARE(withheld, 1);
        QVERIFY(textOf(dossierReport(file)).contains(u"proven by the ledger alone"_s));
    }

    /** Nor in an answer as it was received, however its slashes are written. */
    void whatMightBePaidByIsOnNoPage()
    {
        ChargeProof proof = proofOf(Story::ofCreated());
        const QString code = Story::ofCreated().charge().answer->charge.copyAndPaste;
        QVERIFY(code.contains(u'/'));
        EventProof one = proof.events.constLast();
        event::ReplyReceived reply;
        reply.httpStatus = 200;
        const QString escaped = QString(code).replace(u'/', "\\/"_L1);
        reply.body = u"[\"%1\", \"%2\", \"pixCopiaECola\"]"_s.arg(code, escaped).toUtf8();
        one.event.what = reply;
        proof.events.append(one);
        const Dossier dossier = balcao::dossierOf(proof, situationAfter(std::chrono::seconds(60)), {});
        QString text = textOf(dossierReport(dossier));
        QVERIFY(text.contains(u"pixCopiaECola"_s));
        QCOMPARE(text.remove(u' ').count(u"(acodethatsomebodymightstillpayby)"_s), 2);
        QVERIFY(!text.contains(code));
    }

    void theCustomerIsInItOrNot()
    {
        const Dossier whole = dossierOf(Story::paid());
        const Dossier masked = dossierOf(Story::paid(), {.hasCustomer = false});
        QVERIFY(textOf(dossierReport(whole)).contains(u"529.982.247-25"_s));
        const auto hasReplies = [](const Dossier &dossier) {
            return QJsonDocument::fromJson(dossierFile(dossier))["includes"_L1]["replies"_L1].toBool();
        };
        QVERIFY(hasReplies(whole) && !hasReplies(masked));
        for (const QString &text : {textOf(dossierReport(masked)), QString::fromUtf8(dossierFile(masked)),
                                    dossierwords::textForBank(whole), dossierwords::textForBank(masked)})
            QVERIFY2(!text.contains(u"52998224725"_s) && !text.contains(u"529.982"_s), qPrintable(text));
    }

    /** Not the amount alone that was asked for. */
    void whatTheShopSawIsNamed()
    {
        const Dossier dossier = dossierOf(Story::ofCreated().received(6000));
        QVERIFY2(dossierwords::textForBank(dossier).contains(u"Amount seen there: R$\u00a060,00."_s),
                 qPrintable(dossierwords::textForBank(dossier)));
        QVERIFY(textOf(dossierReport(dossier)).contains(u"received R$\u00a060,00 · Confirmed at the shop"_s));
        const Dossier without = dossierOf(Story::ofCreated().received(6000), {.hasReceipt = false});
        QVERIFY(!dossierwords::textForBank(without).contains(u"60,00"_s));
        QVERIFY(!textOf(dossierReport(without)).contains(u"received R$"_s));
        QVERIFY(!dossierwords::textForBank(dossierOf(Story::paid())).contains(u"Amount seen"_s));
        // Nobody said an amount, and what was noted is no end-to-end id.
        Dossier noted = dossierOf(Story::ofCreated().received());
        noted.charge.receivedReference = u"receipt 12 of Ana"_s;
        for (const QString &text : {dossierwords::textForBank(noted), textOf(dossierReport(noted))}) {
            QVERIFY2(text.contains(u"What the shop noted of the payment: receipt 12 of Ana"_s), qPrintable(text));
            QVERIFY(!text.contains(u"E2E"_s) && !text.contains(u"Amount seen there"_s));
        }
        noted.charge.receivedReference = u"E12345678202611211500ABCdefghijk"_s;
        QVERIFY(dossierwords::textForBank(noted).contains(u"(E2E): E12345678202611211500ABCdefghijk"_s));
    }

    /** The bank looks for its own number. */
    void aContestationHasTheBanksNumber()
    {
        Dossier dossier = dossierOf(Story::paid().contested());
        QVERIFY(!dossierwords::textForBank(dossier).contains(u"number of it"_s));
        std::get<event::Contested>(dossier.events.last().event.what).reference = u"MED 2026-777"_s;
        QVERIFY(dossierwords::textForBank(dossier).contains(u"The bank's number of it: MED 2026-777"_s));
    }

    void whatIsNotProvenIsSaid()
    {
        ChargeProof proof = proofOf(Story::paid());
        proof.events[1].holds = false;
        const Dossier dossier = balcao::dossierOf(proof, situationAfter(std::chrono::seconds(60)), {});
        QVERIFY(!dossier.isWhole());
        QCOMPARE(dossier.proven(), static_cast<int>(dossier.events.size()) - 1);
        QVERIFY(textOf(dossierReport(dossier)).contains(u"not proven"_s));
        QVERIFY(!dossierObject(dossier)["whole"_L1].toBool());
    }

    void eachEventIsOnPaper()
    {
        Story story = Story::ofCreated();
        for (int i = 0; i < 200; ++i)
            story.read({});
        QCOMPARE(textOf(dossierReport(dossierOf(story))).count(u"8f3a 21c0 7be4"_s), story.events().size());
    }

    void aContestationIsTyped_data()
    {
        QTest::addColumn<QString>("day");
        QTest::addColumn<QString>("deadline");
        QTest::addColumn<QString>("read");
        QTest::newRow("as offered") << u"24/11/2026"_s << u"01/12/2026"_s << u"2026-11-24 2026-12-01"_s;
        QTest::newRow("without a year") << u"24/11"_s << u"1/12"_s << u"2026-11-24 2026-12-01"_s;
        QTest::newRow("a short year, ISO") << u"3/11/26"_s << u"2026-12-01"_s << u"2026-11-03 2026-12-01"_s;
        QTest::newRow("one day") << u"24/11"_s << u"24/11"_s << u"2026-11-24 2026-11-24"_s;
        QTest::newRow("tomorrow") << u"25/11"_s << u"1/12"_s << u"day"_s;
        QTest::newRow("no day") << u"31/02/2026"_s << u"1/12"_s << u"day"_s;
        QTest::newRow("words") << u"yesterday"_s << u"1/12"_s << u"day"_s;
        QTest::newRow("no deadline") << u"24/11"_s << QString() << u"deadline"_s;
        QTest::newRow("before it was told") << u"24/11"_s << u"23/11"_s << u"deadline"_s;
    }
    void aContestationIsTyped()
    {
        QFETCH(const QString, day);
        QFETCH(const QString, deadline);
        const ContestEntry typed{.day = day, .deadline = deadline, .reference = u" MED\n77 "_s};
        const auto read = typed.read(u"a-1"_s, QDate(2026, 11, 24));
        const QString said =
            read ? read->on.toString(Qt::ISODate) + u' ' + read->until.toString(Qt::ISODate) : read.error().field;
        QTEST(said, "read");
        QVERIFY(!read || read->reference == u"MED 77"_s);
        QVERIFY(read || !read.error().sentence.isEmpty());
    }
};

BALCAO_TEST(DossierTest)

} // namespace dossiertest

#include "dossiertest.moc"
