// SPDX-License-Identifier: MIT
#include "core/service/statuswatch.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/support/testmain.h"

#include "tests/core/charge/story.h"
#include "tests/core/service/countercharges.h"
#include "tests/core/service/shop.h"
#include "tests/support/drafts.h"

#include <QSignalSpy>
#include <QTest>

namespace statuswatchtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Counter;
using balcao::test::create;
using balcao::test::Said;
using balcao::test::storeOf;
using balcao::test::Story;

namespace
{

constexpr std::chrono::milliseconds every{150};

/** A counter with charges that wait, and each request about them: when it began. */
struct Watched {
    explicit Watched(int charges)
    {
        for (int i = 0; i < charges; ++i) {
            attempts.append(create(counter, {.sale = newAttemptId(), .replaces = {}}));
            if (!QTest::qWaitFor([this] { return !counter.service->isCreating() && counter.ledger->unwritten() == 0; }))
                qFatal("no charge is made");
        }
        since.start();
        QObject::connect(counter.service.get(), &ChargeService::exchanged, &context,
                         [this](const QString &attempt, const RequestUnderWay &request) {
                             asked[attempt].append(since.elapsed() - request.took().count());
                             ended[attempt].append(since.elapsed());
                         });
    }
    [[nodiscard]] qsizetype requests(int charge) const { return asked.value(attempts.at(charge)).size(); }

    Counter counter;
    QStringList attempts;
    QElapsedTimer since;
    QHash<QString, QList<qint64>> asked;
    QHash<QString, QList<qint64>> ended;
    QObject context;
};

Situation at(const QDateTime &now)
{
    return {.now = now, .providerNow = now, .writer = Writer::Own, .provider = u"https://pix.example.com:443"_s};
}

} // namespace

/** The till's own readings: what is read, how often, in whose name. */
class StatusWatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWorthReading_data()
    {
        QTest::addColumn<Charge>("charge");
        QTest::addColumn<QDateTime>("now");
        QTest::addColumn<bool>("isWorth");
        const QDateTime noon = Story::begin().addSecs(60);
        const Charge waiting = Story::ofCreated({.expiresAt = noon.addSecs(900)}).charge();
        QTest::newRow("waiting") << waiting << noon << true;
        QTest::newRow("just past due: a late payment") << waiting << noon.addSecs(900 + 599) << true;
        QTest::newRow("past due") << waiting << noon.addSecs(900 + 601) << false;
        QTest::newRow("no deadline") << Story::ofCreated().charge() << noon << true;
        QTest::newRow("no deadline, of yesterday") << Story::ofCreated().charge() << noon.addDays(1) << false;
        QTest::newRow("paid") << Story::paid().charge() << noon << false;
        QTest::newRow("refunded") << Story::refunded().charge() << noon << false;
        QTest::newRow("received by hand") << Story::ofCreated().received().charge() << noon << false;
        QTest::newRow("expired") << Story::ofCreated({.word = u"Expirado"_s}).charge() << noon << false;
        QTest::newRow("in doubt: a person looks") << Story::differing().charge() << noon << false;
        QTest::newRow("being corrected") << Story::correcting().charge() << Story::begin().addSecs(8) << false;
        QTest::newRow("unknown") << Story::ofUnknown().charge() << noon << false;
    }
    void whatIsWorthReading()
    {
        QFETCH(const Charge, charge);
        QFETCH(const QDateTime, now);
        QTEST(isWorthReading(charge, at(now)), "isWorth");
    }

    /** Never more than one request a charge and interval, and one at a time. */
    void eachChargeIsReadOnceInAnInterval()
    {
        Watched watched(3);
        const StatusWatch watch(*watched.counter.service, every);
        QTRY_VERIFY(watched.requests(0) >= 4 && watched.requests(1) >= 4 && watched.requests(2) >= 4);
        QList<std::pair<qint64, qint64>> all;
        for (const QString &attempt : std::as_const(watched.attempts)) {
            const QList<qint64> asked = watched.asked.value(attempt);
            const QList<qint64> ended = watched.ended.value(attempt);
            QVERIFY(asked.size() <= 1 + watched.since.elapsed() / every.count());
            for (qsizetype i = 1; i < asked.size(); ++i)
                QVERIFY2(asked.at(i) - ended.at(i - 1) >= every.count() - 2, // whole milliseconds
                         qPrintable(QString::number(asked.at(i) - ended.at(i - 1))));
            for (qsizetype i = 0; i < asked.size(); ++i)
                all.append({asked.at(i), ended.at(i)});
        }
        std::sort(all.begin(), all.end());
        for (qsizetype i = 1; i < all.size(); ++i)
            QVERIFY(all.at(i).first + 2 >= all.at(i - 1).second);
    }

    void noChargeStaysInMemoryForIt()
    {
        constexpr int many = 14;
        Watched watched(many);
        const StatusWatch watch(*watched.counter.service, every);
        QTRY_COMPARE(watched.asked.size(), many);
        QVERIFY(watched.counter.service->recordCount() <= OpenCharges::spare + 1);
    }

    void aPaymentIsFoundAndNotAskedForAgain()
    {
        Watched watched(2);
        const StatusWatch watch(*watched.counter.service, every);
        QVERIFY(watched.counter.server.pay(test::chargeOf(watched.counter, watched.attempts.at(0)).txid));
        QTRY_COMPARE(test::chargeOf(watched.counter, watched.attempts.at(0)).status, ChargeStatus::Paid);
        const qsizetype before = watched.requests(0);
        const qsizetype others = watched.requests(1);
        QTRY_VERIFY(watched.requests(1) >= others + 3);
        QCOMPARE(watched.requests(0), before);
        const auto events = storeOf(watched.counter)->ask(EventsOfCharge{watched.attempts.at(0)});
        QVERIFY(events);
        QCOMPARE(events->constLast().kind(), EventKind::StatusRead);
        QCOMPARE(events->constLast().operatorName, u"Ana Paula"_s);
    }

    /** What a person read, or another till did a moment ago, is known. */
    void whatSomebodyReadIsNotReadAgain()
    {
        Watched watched(1);
        const StatusWatch watch(*watched.counter.service, every);
        QTRY_COMPARE(watched.requests(0), 1);
        QTRY_VERIFY(!watched.counter.service->isBusy(watched.attempts.at(0)));
        CommandReply *const read = watched.counter.service->perform(command::ReadStatus{watched.attempts.at(0)},
                                                                    watched.counter.service->people().atTheCounter());
        read->whenFinished(this, [](const CommandResult &result) { QVERIFY(result); });
        QTRY_VERIFY(watched.requests(0) >= 4);
        const QList<qint64> asked = watched.asked.value(watched.attempts.at(0));
        const QList<qint64> ended = watched.ended.value(watched.attempts.at(0));
        for (qsizetype i = 2; i < asked.size(); ++i)
            QVERIFY(asked.at(i) - ended.at(i - 1) >= every.count() - 2);
    }

    void nothingIsAskedWhere_data()
    {
        QTest::addColumn<QString>("where");
        for (const char *where : {"reading is off", "nobody has signed in", "another counter made it"})
            QTest::newRow(where) << QString::fromLatin1(where);
    }
    void nothingIsAskedWhere()
    {
        QFETCH(const QString, where);
        const bool isAnother = where.startsWith(u"another"_s);
        Watched watched(isAnother ? 0 : 1);
        Counter &counter = watched.counter;
        bool isSomebodyAsked = false;
        connect(counter.service.get(), &ChargeService::approvalNeeded, this,
                [&isSomebodyAsked](const ApprovalRequest &) { isSomebodyAsked = true; });
        if (where.startsWith(u"reading"_s))
            counter.service->setMayRead(false);
        if (where.startsWith(u"nobody"_s)) {
            test::employ(*storeOf(counter, {}, u"09"_s));
            static_cast<void>(test::answerTo(counter.service->staff().refresh()));
        }
        if (isAnother) {
            const auto store = storeOf(counter, {}, u"02"_s);
            EventDraft draft = drafts::attempt();
            std::get<event::AttemptWritten>(draft.what).provider = counter.service->account().baseUrl.origin();
            QVERIFY(store->append(draft));
            QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, draft.attempt)));
            QVERIFY(store->append(drafts::answer(EventKind::Created, draft.attempt, u"t-2"_s)));
        }
        const StatusWatch watch(*counter.service, every);
        QSignalSpy looks(&watch, &StatusWatch::looked);
        constexpr int many = 8;
        QTRY_VERIFY(looks.size() >= many);
        QVERIFY(watched.asked.isEmpty());
        QVERIFY(!isSomebodyAsked);
    }

    /** The provider is away: it is asked as often as before, and no more. */
    void afterAFailureNothingIsHurried()
    {
        Watched watched(1);
        watched.counter.server.stop();
        const StatusWatch watch(*watched.counter.service, every);
        QTRY_VERIFY(watched.requests(0) >= 3);
        const QList<qint64> asked = watched.asked.value(watched.attempts.at(0));
        for (qsizetype i = 1; i < asked.size(); ++i)
            QVERIFY(asked.at(i) - asked.at(i - 1) >= every.count() - 2);
        QCOMPARE(test::chargeOf(watched.counter, watched.attempts.at(0)).status, ChargeStatus::Waiting);
    }
};

BALCAO_TEST(StatusWatchTest)

} // namespace statuswatchtest

#include "statuswatchtest.moc"
