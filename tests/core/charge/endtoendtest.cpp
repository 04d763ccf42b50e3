// SPDX-License-Identifier: MIT
#include "core/charge/endtoend.h"
#include "tests/core/charge/situations.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace endtoendtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Said;
using balcao::test::soon;
using balcao::test::Story;
using balcao::test::text;

namespace
{

/** A payment that began then. */
QString paymentAt(const QDateTime &utc, const QString &bank = u"18236120"_s)
{
    return u'E' + bank + utc.toString(u"yyyyMMddHHmm"_s) + u"s0a1B2c3D4e"_s;
}

Story endingAt(const QDateTime &deadline)
{
    return Story::ofCreated({.expiresAt = deadline});
}

} // namespace

/** What an end-to-end id says of the payment: its minute, and whether the charge could be paid then. */
class EndToEndTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void minute_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("minute");
        QTest::addColumn<bool>("isMeant");
        const QString good = paymentAt(Story::begin());
        const auto row = [](const char *name, const QString &id, const char *minute, bool isMeant) {
            QTest::newRow(name) << id << QString::fromLatin1(minute) << isMeant;
        };
        row("digits", good, "2026-11-21T15:00:00Z", true);
        row("a bank with letters", paymentAt(Story::begin(), u"1A2B3C4D"_s), "2026-11-21T15:00:00Z", true);
        row("a small e", u'e' + good.sliced(1), "", true);
        row("small letters in the bank", paymentAt(Story::begin(), u"1a2b3c4d"_s), "", true);
        row("a letter too few", good.chopped(1), "", true);
        row("a letter too many", good + u'x', "", true);
        row("minute 61", QString(good).replace(19, 2, u"61"_s), "", true);
        row("its beginning", good.left(21), "", false);
        row("a day in the last century", QString(good).replace(9, 2, u"19"_s), "1926-11-21T15:00:00Z", false);
        row("a minute that São Paulo's clocks skipped", QString(good).replace(9, 12, u"201811040030"_s),
            "2018-11-04T00:30:00Z", true);
        row("other words", u"Pix of Marina"_s, "", false);
        row("nothing", QString(), "", false);
    }
    void minute()
    {
        QFETCH(const QString, id);
        const auto minute = minuteOfEndToEnd(id);
        QTEST(minute ? minute->toString(Qt::ISODate) : QString(), "minute");
        QTEST(isMeantAsEndToEnd(id), "isMeant");
    }

    void window_data()
    {
        QTest::addColumn<Story>("story");
        QTest::addColumn<int>("minutes");
        QTest::addColumn<int>("minutesAhead");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char *name, const Story &story, int minutes, const char *answer, int ahead = 0) {
            QTest::newRow(name) << story << minutes << ahead << QString::fromLatin1(answer);
        };
        const QDateTime begin = Story::begin();
        const Story plain = Story::ofCreated();
        row("when it was made", plain, 0, "yes");
        row("clocks apart", plain, -10, "yes");
        row("before it was made", plain, -11, "reference_outside");
        row("a day before", plain, -24 * 60, "reference_outside");
        row("in an hour", plain, 60, "reference_outside");
        const Story waited = Story::ofCreated().wait(std::chrono::hours(3)).shown();
        row("two hours later", waited, 120, "yes");
        const Story ended = endingAt(begin.addSecs(1800)).wait(std::chrono::hours(3)).shown();
        row("before its deadline", ended, 29, "yes");
        row("on its way at the deadline", ended, 40, "yes");
        row("behind its deadline", ended, 41, "reference_outside");
        row("its deadline had passed when it came",
            Story::ofCreated({.warnings = {ReplyWarning::AlreadyExpired}, .expiresAt = begin.addSecs(-1800)})
                .wait(std::chrono::hours(3))
                .shown(),
            60, "yes");
        row("made elsewhere, long before", Story::ofImported().read({}), -3000, "yes");
        // This counter's clock is half an hour behind: what it wrote at 15:00 was at 15:30.
        row("by the provider's clock", plain, 30, "yes", 30);
        row("before it, by the provider's clock", plain, 15, "reference_outside", 30);
    }
    void window()
    {
        QFETCH(const Story, story);
        QFETCH(const int, minutes);
        QFETCH(const int, minutesAhead);
        const Charge charge = story.charge();
        Situation situation = soon(charge);
        situation.providerNow = situation.now.addSecs(minutesAhead * 60);
        const QString id = paymentAt(Story::begin().addSecs(minutes * 60));
        QTEST(text(mayBePaidBy(id, charge, situation)), "answer");
        // The last two begin with a letter of another alphabet, and with a wide one.
        for (const QString &near : {id.toLower(), id.chopped(1), id + u'0', u'Е' + id.sliced(1), u'Ｅ' + id.sliced(1)})
            QCOMPARE(text(mayBePaidBy(near, charge, situation)), u"reference_misspelt"_s);
        QCOMPARE(text(mayBePaidBy(u"seen on the statement"_s, charge, situation)), u"yes"_s);
        situation.takesEndToEndOnly = true;
        QCOMPARE(text(mayBePaidBy(u"seen on the statement"_s, charge, situation)), u"reference_misspelt"_s);
        QCOMPARE(text(mayBePaidBy({}, charge, situation)), u"yes"_s);
    }
};

BALCAO_TEST(EndToEndTest)

} // namespace endtoendtest

#include "endtoendtest.moc"
