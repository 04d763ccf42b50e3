// SPDX-License-Identifier: MIT
#include "ui/presentation/newcharge/openrow.h"
#include "tests/core/charge/story.h"
#include "tests/support/booth.h"
#include "tests/support/testmain.h"
#include "ui/presentation/history/historypresenter.h"
#include "ui/presentation/newcharge/todaymodel.h"

#include <QElapsedTimer>
#include <QLocale>
#include <QTest>

namespace openrowtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Booth;
using balcao::test::Story;
using Status = display::Status;

namespace
{

ShopClock clockAt(const QDateTime &moment)
{
    return {.own = Clock([moment] { return moment; }),
            .provider = Clock([moment] { return moment; }),
            .counter = OwnCounter(u"01"_s)};
}

struct Shown {
    Shown()
        : open(booth.service->reader(), clock())
    {
        open.setWatched(true);
    }
    [[nodiscard]] ShopClock clock()
    {
        return {.own = booth.book.clock(), .provider = booth.book.clock(), .counter = OwnCounter(u"02"_s)};
    }
    /** As another program that writes into the ledger is noticed. */
    void changed() { Q_EMIT booth.ledger->changed(QString()); }
    [[nodiscard]] QStringList attempts() const
    {
        QStringList attempts;
        for (const OpenRow::Chip &chip : open.chips())
            attempts.append(chip.attempt);
        return attempts;
    }
    QString pay(const QString &attempt)
    {
        const Charge row = booth.service->record(attempt)->charge;
        booth.book.write(drafts::answer(EventKind::StatusRead, attempt, row.txid, row.amount.centavos(), u"Paga"_s));
        return attempt;
    }

    Booth booth;
    OpenRow open;
};

} // namespace

/** The row of what is open: which charges, in which order, how long, and how many wait for a person. */
class OpenRowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void whatAChipSays()
    {
        const QDateTime now = Story::begin().addSecs(60);
        const auto until = [](const QDateTime &moment) { return Story::ofCreated({.expiresAt = moment}).charge(); };
        const Charge paid = Story::paid().charge();
        const QList<Charge> charges{until(now.addSecs(831)), until(now), until(now.addSecs(59)), paid};
        const QList<OpenRow::Chip> chips = OpenRow::chipsOf(charges, clockAt(now));
        QCOMPARE(chips.at(0).status, (Status{ChargeStatus::Waiting, display::duration(std::chrono::seconds(831)),
                                             u"clock"_s, Status::Tone::Waiting}));
        QCOMPARE(chips.at(0).line, display::chargeNumber(charges.at(0)));
        QCOMPARE(chips.at(1).status, (Status{ChargeStatus::Waiting, display::duration(std::chrono::seconds(59)),
                                             u"clock"_s, Status::Tone::Waiting, Status::Moment::LastMinute}));
        const QDateTime news = paid.changedAt.addSecs(10);
        QCOMPARE(OpenRow::chipsOf({paid}, clockAt(news)).constFirst().status,
                 (Status{ChargeStatus::Paid, u"Paid just now"_s, u"check-circle"_s, Status::Tone::Done,
                         Status::Moment::JustPaid}));
        QVERIFY(OpenRow::chipsOf({paid}, clockAt(news.addMSecs(1))).isEmpty());
        // As the list beside it says, and the charge's page.
        const Charge accepted = Story::differing().accepted().charge();
        QCOMPARE(OpenRow::chipsOf({accepted}, clockAt(accepted.changedAt)).constFirst().amount, accepted.amount);
        const Charge &first = charges.constFirst();
        QCOMPARE(OpenRow::chipsOf({first, first, first, first}, clockAt(now)).size(), OpenRow::most);
    }

    void aTimeLeftStaysTheSameUntil_data()
    {
        QTest::addColumn<qint64>("left");
        QTest::addColumn<qint64>("wait");
        QTest::newRow("within a second") << 59'400LL << 401LL;
        QTest::newRow("a whole second") << 59'000LL << 1LL;
        QTest::newRow("minutes show their seconds") << 899'999LL << 1000LL;
        QTest::newRow("hours show minutes") << 3'659'500LL << 59'501LL;
        QTest::newRow("a whole hour") << 3'600'000LL << 1LL;
        QTest::newRow("days show hours") << 90'000'000LL - 1 << 3'600'000LL;
    }
    void aTimeLeftStaysTheSameUntil()
    {
        using std::chrono::milliseconds;
        QFETCH(const qint64, left);
        QFETCH(const qint64, wait);
        QCOMPARE(display::untilOtherDuration(milliseconds(left)).count(), wait);
        const auto text = [](qint64 ms) { return display::duration(std::chrono::seconds(ms / 1000)); };
        QCOMPARE(text(left - wait + 1), text(left));
        QVERIFY(text(left - wait) != text(left));
    }

    /** F11: one timer, for the next change on the screen. */
    void aTimerIsArmedForTheNextChangeOnly()
    {
        Shown shown;
        QVERIFY(!shown.open.nextChange());
        for (int i = 0; i < 12; ++i)
            shown.booth.book.charge({});
        shown.changed();
        QTRY_COMPARE(shown.attempts().size(), 3);
        QVERIFY(shown.open.nextChange() && shown.open.nextChange()->count() <= 1000);
        const TodayModel today(shown.booth.service->reader(), shown.clock());
        QTRY_COMPARE(today.rowCount(), 12);
        // The deadline is in 15 minutes; a clock may be set until then.
        QVERIFY(today.nextChange() && today.nextChange()->count() > 50'000);
        shown.open.setWatched(false);
        QVERIFY(!shown.open.nextChange());
    }

    void aHiddenListIsReadLessOften()
    {
        Shown shown;
        shown.booth.book.charge({});
        shown.changed();
        QTRY_COMPARE(shown.attempts().size(), 1);
        shown.open.setWatched(false);
        shown.booth.book.charge({});
        QElapsedTimer since;
        since.start();
        shown.changed();
        QTRY_COMPARE(shown.attempts().size(), 2);
        QVERIFY(since.elapsed() >= OpenRow::togetherHidden.count() - 1);
        // Displayed again, it does not wait.
        shown.booth.book.charge({});
        shown.changed();
        shown.open.setWatched(true);
        QTRY_COMPARE(shown.attempts().size(), 3);
    }

    /** However many were made since: what waits is shown until its deadline. */
    void theNewestThreeThatWait()
    {
        Shown shown;
        QStringList waiting;
        for (int i = 0; i < 4; ++i)
            waiting.prepend(shown.booth.book.charge({}));
        for (int i = 0; i < 60; ++i)
            shown.booth.book.charge({.status = u"Paga"_s});
        shown.booth.book.store(u"01"_s);
        shown.booth.book.charge({}); // of another counter
        shown.changed();
        QTRY_COMPARE(shown.attempts(), waiting.first(3));
        shown.booth.book.advance(std::chrono::seconds(901));
        shown.changed();
        QTRY_VERIFY(shown.open.chips().isEmpty());
    }

    void aPaidOneKeepsItsPlaceForAMoment()
    {
        Shown shown;
        QStringList waiting;
        for (int i = 0; i < 4; ++i)
            waiting.prepend(shown.booth.book.charge({}));
        shown.changed();
        QTRY_COMPARE(shown.attempts(), waiting.first(3));
        const QString middle = waiting.at(1);
        shown.booth.service->open(middle);
        QTRY_VERIFY(shown.booth.service->record(middle));
        shown.pay(middle);
        shown.changed();
        QTRY_COMPARE(shown.open.chips().at(1).status.moment, Status::Moment::JustPaid);
        QCOMPARE(shown.attempts(), waiting.first(3));
        shown.booth.book.advance(std::chrono::seconds(11));
        QTRY_COMPARE(shown.attempts(), (QStringList{waiting.at(0), waiting.at(2), waiting.at(3)}));
    }

    /** 220 that need a person are 220, not the 50 of a page; the list that it opens shows the same. */
    void theCountIsTheLedgers()
    {
        Shown shown;
        QCOMPARE(shown.open.toCheckText(), u"0 to check"_s);
        constexpr int many = 220;
        for (int i = 0; i < many; ++i)
            shown.booth.book.write(drafts::of(EventKind::Unknown, shown.booth.book.begin({})));
        shown.changed();
        QTRY_COMPARE(shown.open.toCheck(), many);
        HistoryPresenter list(shown.booth.service->reader(), shown.clock());
        list.setWatched(true);
        list.search(u"somebody else"_s);
        list.showToCheck();
        QTRY_COMPARE(list.model().rowCount(), HistoryPresenter::pageSize);
        list.selectAt(HistoryPresenter::Edge::Last);
        QTRY_COMPARE(list.model().rowCount(), many);
    }
};

BALCAO_TEST(OpenRowTest)

} // namespace openrowtest

#include "openrowtest.moc"
