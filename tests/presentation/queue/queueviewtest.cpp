// SPDX-License-Identifier: MIT
#include "ui/presentation/queue/queueview.h"
#include "tests/core/charge/situations.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"
#include "ui/report/text.h"

#include <QTest>

namespace queueviewtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::later;
using balcao::test::soon;
using balcao::test::Story;
using Step = QueueStep;

/** The owner's queue (23): what happened, where to look, what an answer does, and a text that names nobody. */
class QueueViewTest : public QObject
{
    Q_OBJECT

    static QueueView viewOf(const QList<Charge> &charges, std::chrono::seconds after, int waiting = 0)
    {
        QList<Situation> situations;
        for (const Charge &charge : charges)
            situations.append(later(charge));
        return queueView(
            charges, situations,
            {.shopName = u"Empório Jacarandá"_s, .now = Story::begin().addSecs(after.count()), .waiting = waiting});
    }

private Q_SLOTS:
    void rows_data()
    {
        QTest::addColumn<Story>("story");
        QTest::addColumn<QString>("what");
        QTest::addColumn<Step>("present");
        QTest::addColumn<Step>("absent");
        const auto row = [](const char *name, const Story &story, const char *what, Step present, Step absent) {
            QTest::newRow(name) << story << QString::fromUtf8(what) << present << absent;
        };
        row("no answer came", Story::ofUnknown(), "", Step::GiveTxid, Step::SettleAbsent);
        row("the program ended", Story().written().out(), "The program ended before the answer came.", Step::GiveTxid,
            Step::SettleAbsent);
        row("a correction is unknown", Story::correctionUnknown(), "It is not known whether the correction was made.",
            Step::Receive, Step::Open);
        row("may be paid", Story::mayBePaid(), "Correction refused: perhaps paid already.", Step::Receive, Step::Open);
        row("another amount was paid", Story::ofCreated({.word = u"Paga"_s, .told = 9000}),
            "R$\u00A090,00 was paid, another amount than asked for.", Step::AcceptReport, Step::Open);
        row("the provider says less", Story::paid().read({}), "It was paid, and the provider says less now.",
            Step::Receive, Step::AcceptReport);
        row("the amounts differ", Story::differing(), "The amount in the answer does not match.", Step::Receive,
            Step::Open);
        row("the txid is another's", Story::sharing(), "Another charge has its txid.", Step::Receive, Step::Open);
        row("another receiver", Story::payingAnother(), "Its code pays another receiver.", Step::Receive, Step::Open);
        row("found by hand", Story::ofUnknown().found(), "Found by hand: the provider has said nothing of it yet.",
            Step::Receive, Step::Open);
        row("imported", Story::ofImported(), "Found by hand: the provider has said nothing of it yet.", Step::Receive,
            Step::SettleAbsent);
        row("no code", Story::ofCreated({.code = {}}), "It has no code that can be shown.", Step::Receive, Step::Open);
    }
    void rows()
    {
        QFETCH(const Story, story);
        QFETCH(const QString, what);
        const Charge charge = story.charge();
        const QueueView view = viewOf({charge}, std::chrono::hours(2));
        QCOMPARE(view.rows.size(), 1);
        const QueueRow &row = view.rows.constFirst();
        if (what.isEmpty())
            QVERIFY(!row.what.isEmpty());
        else
            QCOMPARE(row.what, what);
        QTEST(row.steps.present, "present");
        QTEST(row.steps.absent, "absent");
        QCOMPARE(row.lookAfter, u"Look after 12:00."_s);
        // All that is asked to be looked at waits for a person.
        const Situation situation = later(charge);
        QVERIFY(needsPerson(charge, situation.now, situation.writer));
    }

    void ages_data()
    {
        QTest::addColumn<int>("seconds");
        QTest::addColumn<QString>("age");
        const auto row = [](const char *name, int seconds, const char *age) {
            QTest::newRow(name) << seconds << QString::fromUtf8(age);
        };
        row("at once", 0, "0\u00A0min ago");
        row("minutes", 12 * 60, "12\u00A0min ago");
        row("hours", 4 * 3600 + 40 * 60, "4\u00A0h 40\u00A0min ago");
        row("days", 3 * 86'400 + 60, "3 day(s) ago");
        row("the clock went back", -100, "0\u00A0min ago");
    }
    void ages()
    {
        QFETCH(const int, seconds);
        QTEST(viewOf({Story::ofUnknown().charge()}, std::chrono::seconds(seconds)).rows.constFirst().age, "age");
    }

    void theTextNamesNobody()
    {
        const QueueView view =
            viewOf({Story::ofUnknown().charge(), Story::mayBePaid().charge()}, std::chrono::hours(2), 7);
        QCOMPARE(view.sum.centavos(), 2 * 8640);
        QCOMPARE(view.more, 5);
        QCOMPARE(view.count, u"2 of 7 charge(s)"_s);
        QVERIFY(view.text.contains(u"5 more"_s));
        QVERIFY(view.text.startsWith(u"Empório Jacarandá"_s));
        QCOMPARE(view.text.count(u"R$\u00A086,40"_s), 2);
        QVERIFY(view.text.contains(u"2. R$"_s) && view.text.contains(u"after 12:00"_s));
        const QString slip = report::toText(queueSlip(view, {.shopName = u"Empório Jacarandá"_s}));
        QCOMPARE(slip.count(u"86,40"_s), 2);
        QCOMPARE(slip.count(u"[ ] there"_s), 2);
        QVERIFY2(slip.contains(u"2. R$"_s) && slip.contains(u"5 more"_s), qPrintable(slip));
        const CustomerText customer = Story::marina();
        for (const QString &personal :
             {customer.name, u"Marina"_s, customer.phone, customer.email, customer.taxId, u"tx-1"_s, Story::attempt()})
            QVERIFY2(!view.text.contains(personal) && !slip.contains(personal), qPrintable(personal));
    }

    void nothingWaits()
    {
        const QueueView view = viewOf({}, std::chrono::hours(1));
        QVERIFY(view.rows.isEmpty() && view.text.isEmpty() && view.oldest.isEmpty());
        QCOMPARE(view.more, 0);
    }
};

BALCAO_TEST(QueueViewTest)

} // namespace queueviewtest

#include "queueviewtest.moc"
