// SPDX-License-Identifier: MIT
#include "ui/presentation/newcharge/outcomeview.h"
#include "tests/core/charge/situations.h"
#include "tests/support/testmain.h"
#include "ui/presentation/newcharge/outcomepresenter.h"

#include <QTest>

namespace outcomeviewtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace std::chrono_literals;
using balcao::test::situationAfter;
using balcao::test::Story;
using Action = Choice::Action;
using Category = ProviderError::Category;
using Cause = ProviderError::Cause;
using Kind = OutcomeView::Kind;
using Outcome = ProviderError::Outcome;

namespace
{

/** An attempt that ended so, and at once. */
ChargeRecord ended(Outcome outcome, Cause cause = Cause::HttpStatus, Category category = Category::None, int status = 0)
{
    event::AttemptEnded end;
    end.error.outcome = outcome;
    end.error.cause = cause;
    end.error.category = category;
    end.error.httpStatus = status;
    Story story = Story().written();
    if (outcome != Outcome::NotSent)
        story.out();
    story.add(end);
    return {.charge = story.charge()};
}

OutcomeView viewOf(const ChargeRecord &record, std::chrono::seconds age = 5s, const QString &keyHint = u"9f3c"_s)
{
    return outcomeView(record, {.situation = situationAfter(age), .exchangeTimeout = 30s, .keyHint = keyHint});
}

QList<Action> actionsOf(const OutcomeView &view)
{
    QList<Action> actions;
    for (const Choice &choice : view.choices)
        actions.append(choice.action);
    return actions;
}

} // namespace

/** The page of a press without a charge as a function of the charge: no service, no ledger, no socket. */
class OutcomeViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kinds_data()
    {
        QTest::addColumn<ChargeRecord>("record");
        QTest::addColumn<int>("age");
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<QList<Action>>("actions");
        const QList<Action> again{Action::TryAgain, Action::EditData, Action::ClearForm};
        const QList<Action> edit{Action::EditData, Action::TryAgain, Action::ClearForm};
        const QList<Action> look{Action::UseExisting, Action::CreateAnother, Action::ClearForm};
        const auto row = [](const char *name, const ChargeRecord &record, int age, Kind kind,
                            const QList<Action> &actions) { QTest::newRow(name) << record << age << kind << actions; };
        row("no network", ended(Outcome::NotSent, Cause::NetworkUnreachable), 5, Kind::NotSent, again);
        row("not recorded", ended(Outcome::NotSent, Cause::NotRecorded), 5, Kind::NotRecorded, again);
        row("key", ended(Outcome::Refused, Cause::HttpStatus, Category::Auth, 401), 5, Kind::KeyRefused, again);
        row("data", ended(Outcome::Refused, Cause::HttpStatus, Category::Validation, 422), 5, Kind::Refused, edit);
        row("too many", ended(Outcome::Refused, Cause::HttpStatus, Category::RateLimit, 429), 5, Kind::Wait, again);
        row("server fails", ended(Outcome::Unknown, Cause::HttpStatus, Category::Server, 500), 5, Kind::Unknown, look);
        row("a refused key, but after a timeout", ended(Outcome::Unknown, Cause::Deadline, Category::Auth), 5,
            Kind::Unknown, look);
        row("found absent", {.charge = Story::ofUnknown().absent().charge()}, 5, Kind::Absent,
            {Action::TryAgain, Action::EditData, Action::UseExisting, Action::ClearForm});
        row("out, and its time is over", {.charge = Story().written().out().charge()}, 60, Kind::Unknown, look);
        row("written, and its time is over", {.charge = Story().written().charge()}, 60, Kind::NotSent, again);
        // There is nothing to choose where a charge exists or may still come.
        row("out", {.charge = Story().written().out().charge()}, 5, Kind::NotSent, {});
        row("created", {.charge = Story::ofCreated().charge()}, 5, Kind::NotSent, {});
    }
    void kinds()
    {
        QFETCH(const ChargeRecord, record);
        QFETCH(const int, age);
        const OutcomeView view = viewOf(record, std::chrono::seconds(age));
        QTEST(view.kind, "kind");
        QTEST(actionsOf(view), "actions");
        const bool isUnknown = view.kind == Kind::Unknown;
        QCOMPARE(view.doubts.isEmpty(), !isUnknown);
        QCOMPARE(view.title.isEmpty(), view.choices.isEmpty());
        // Unknown is never called failed, and the others leave no doubt that there is no charge.
        if (isUnknown) {
            QVERIFY(view.leadStrong.contains(u"may or may not"_s));
            QVERIFY(view.tellCustomer.contains(u"86,40"_s));
        }
    }

    void theProvidersWordsAreQuotedAndTheKeyIsNot()
    {
        ChargeRecord record = ended(Outcome::Refused, Cause::HttpStatus, Category::Validation, 422);
        QCOMPARE(viewOf(record).facts.size(), 1);
        record.charge.error->messages = QStringList{u"try\u202e later\n"_s};
        QCOMPARE(viewOf(record).facts, QStringList{u"Provider: “try later”"_s});
        record.charge.error->category = Category::Auth;
        QVERIFY(viewOf(record).facts.last().contains(u"••••9f3c"_s));
        QVERIFY(!viewOf(record, 5s, {}).facts.last().contains(u"•"_s));
        QVERIFY(viewOf(record).lead.contains(u"422"_s));
    }

    void aWaitIsCountedDown_data()
    {
        QTest::addColumn<int>("age");
        QTest::addColumn<int>("wait");
        QTest::newRow("at once") << 2 << 20;
        QTest::newRow("half of it") << 12 << 10;
        QTest::newRow("over") << 22 << 0;
        QTest::newRow("long over") << 600 << 0;
    }
    void aWaitIsCountedDown()
    {
        QFETCH(const int, age);
        ChargeRecord record = ended(Outcome::Refused, Cause::HttpStatus, Category::RateLimit, 429);
        record.charge.error->retryAfter = 20s;
        const OutcomeView view = viewOf(record, std::chrono::seconds(age));
        QTEST(view.waitSeconds, "wait");
        QCOMPARE(view.choices.first().isEnabled, view.waitSeconds == 0);
        QVERIFY(view.choices.at(1).isEnabled);
    }

    void theLedgersTroubleIsNamed()
    {
        ChargeRecord record = ended(Outcome::NotSent, Cause::NotRecorded);
        record.ledgerError = LedgerError{LedgerError::Kind::DiskFull, {}};
        QVERIFY(viewOf(record).lead.contains(u"disk is full"_s));
        QVERIFY(viewOf(record).support.contains(u"ledger: disk_full"_s));
        QVERIFY(!viewOf(record).tellCustomer.contains(u"Pix"_s));
    }

    void whatReplacesAnAttempt()
    {
        Charge charge = Story::ofUnknown().charge();
        QCOMPARE(saleAfter(charge).sale, u"sale-1"_s);
        QCOMPARE(saleAfter(charge).replaces, charge.attempt);
        // What never came into the ledger is replaced by nothing.
        charge.lastEvent = 0;
        QVERIFY(saleAfter(charge).replaces.isEmpty());
    }

    void whatIsNoTxid_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isOne");
        QTest::newRow("nothing") << u"  "_s << false;
        QTest::newRow("blank inside, as providers may have it") << u"c478 9aa0"_s << true;
        QTest::newRow("too long") << QString(256, u'x') << false;
        QTest::newRow("a control character") << u"c478\u0007"_s << false;
        QTest::newRow("with blanks around it") << u" c4789aa0\n"_s << true;
    }
    void whatIsNoTxid()
    {
        QFETCH(const QString, typed);
        QTEST(OutcomePresenter::txidProblem(typed).isEmpty(), "isOne");
    }
};

BALCAO_TEST(OutcomeViewTest)

} // namespace outcomeviewtest

#include "outcomeviewtest.moc"
