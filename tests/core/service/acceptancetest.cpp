// SPDX-License-Identifier: MIT
#include "core/service/acceptance.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace acceptancetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Story;

namespace
{

using Discrepancies = std::optional<Discrepancy>;

/** The event that the command asks for, or why there is none. */
QString nameOf(const Expected<Command, Obstacle> &accepted)
{
    if (!accepted)
        return key(accepted.error());
    if (std::holds_alternative<command::AcceptReceiver>(*accepted))
        return u"receiver"_s;
    return std::holds_alternative<command::AcceptDifference>(*accepted) ? u"difference"_s : u"report"_s;
}

} // namespace

/** One acceptance, by screen or command line, is of one discrepancy. */
class AcceptanceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accepts_data()
    {
        QTest::addColumn<Charge>("charge");
        QTest::addColumn<Discrepancies>("what");
        QTest::addColumn<QString>("command");
        const auto row = [](const char *name, const Story &story, Discrepancies what, const QString &command) {
            QTest::newRow(name) << story.charge() << what << command;
        };
        const Story other = Story::ofCreated().read({.word = u"Paga"_s, .told = 9000});
        const Story back = Story::ofCreated().read({.word = u"Paga"_s, .told = 9000}).read({});
        row("paid with another amount, not named", other, {}, u"report"_s);
        row("paid with another amount, named", other, Discrepancy::Amount, u"report"_s);
        row("paid with another amount, the status named", other, Discrepancy::Status, u"no_difference"_s);
        row("paid with another amount, the receiver named", other, Discrepancy::Receiver, u"no_difference"_s);
        row("another amount of a code to pay, not named", Story::differing(), {}, u"difference"_s);
        row("another amount of a code to pay, named", Story::differing(), Discrepancy::Amount, u"difference"_s);
        row("status and amount, not named", back, {}, u"several_differences"_s);
        row("status and amount, the status named", back, Discrepancy::Status, u"report"_s);
        row("status and amount, the amount named", back, Discrepancy::Amount, u"status_first"_s);
        row("another receiver, not named", Story::payingAnother(), {}, u"receiver"_s);
        row("another receiver, named", Story::payingAnother(), Discrepancy::Receiver, u"receiver"_s);
        row("another receiver, the amount named", Story::payingAnother(), Discrepancy::Amount, u"no_difference"_s);
        const Story both = Story::payingAnother().read({.word = u"Paga"_s, .told = 9000, .code = {}});
        row("amount and receiver, not named", both, {}, u"several_differences"_s);
        row("amount and receiver, the amount named", both, Discrepancy::Amount, u"report"_s);
        row("amount and receiver, its code is gone, the receiver named", both, Discrepancy::Receiver, u"no_code"_s);
        const QString own = test::CodeWriter::dynamic().set("59", u"LOJA PROPRIA"_s).code();
        row("the receiver of an older code, named", Story::payingAnother().read({.word = u"Paga"_s, .code = own}),
            Discrepancy::Receiver, u"no_code"_s);
        const auto unclear = [](const QString &word, const QList<ReplyWarning> &warnings) {
            return Story::ofCreated().read({.word = word, .warnings = warnings});
        };
        row("unclear refund by another method, not named", unclear(u"Reembolsado"_s, {ReplyWarning::MethodNotPix}), {},
            u"report"_s);
        row("unclear refund of another receiver, not named", Story::payingAnother().read({.word = u"Reembolsado"_s}),
            {}, u"report"_s);
        row("unclear payment by another method, not named", unclear(u"Paga"_s, {ReplyWarning::MethodNotPix}), {},
            u"amount_needed"_s);
        row("payment to an older code's receiver, not named",
            Story::payingAnother().read({.word = u"Paga"_s, .code = {}}), {}, u"amount_needed"_s);
        row("nothing is open, not named", Story::ofCreated(), {}, u"report"_s); // the gate refuses it
        row("nothing is open, named", Story::ofCreated(), Discrepancy::Amount, u"no_difference"_s);
    }
    void accepts()
    {
        QFETCH(const Charge, charge);
        QFETCH(const Discrepancies, what);
        QTEST(nameOf(acceptance(charge, what)), "command");
    }
    void theStatusLeavesTheAmountOpen()
    {
        Story back = Story::ofCreated({.word = u"Reembolsado"_s, .told = 9000}).read({.word = u"Paga"_s, .told = 9000});
        QVERIFY(openDiscrepancies(back.charge()).contains(Discrepancy::Status));
        const Charge accepted = back.reportAccepted().charge();
        QCOMPARE(openDiscrepancies(accepted), QList{Discrepancy::Amount});
        QVERIFY(accepted.isToCheck);
    }
};

BALCAO_TEST(AcceptanceTest)

} // namespace acceptancetest

#include "acceptancetest.moc"
