// SPDX-License-Identifier: MIT
#include "core/charge/followups.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace followupstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Said;
using balcao::test::Story;

namespace
{

using Finding = event::Settled::Finding;

/** The same charge under another name. */
Charge named(const QString &attempt, const Story &story)
{
    QList<ChargeEvent> events = story.events();
    for (ChargeEvent &event : events)
        event.attempt = attempt;
    return folded(events);
}

/** It turned out to be the attempt of every story. */
Story merged(const QString &sameAs = Story::attempt())
{
    Story story = Story::ofImported();
    story.add(event::Settled{.finding = Finding::Absent, .sameAs = sameAs, .wrongTxid = {}, .customer = {}});
    return story;
}

Story sharingWith(const QString &attempt)
{
    return Story().written().out().created({}, attempt);
}

QString textOf(const ChargeEvent &event)
{
    const QString attempt = event.attempt == Story::attempt() ? u"own"_s : event.attempt;
    const auto same = [](const QString &sameAs) { return sameAs == Story::attempt() ? u"own"_s : sameAs; };
    const auto by = [&event] {
        return event.authorisedBy.isEmpty() ? event.operatorName : event.operatorName + u'/' + event.authorisedBy;
    };
    QString said;
    if (const auto *settled = std::get_if<event::Settled>(&event.what))
        said = settled->finding == Finding::Absent ? u"was %1"_s.arg(same(settled->sameAs))
                                                   : u"is there: %1"_s.arg(event.txid);
    else if (const auto *read = std::get_if<event::StatusRead>(&event.what))
        said = u"is %1 (%2, correction %3)"_s.arg(read->answer.charge.status.asReceived(), event.txid)
                   .arg(event.correction);
    else if (const auto *received = std::get_if<event::ReceivedByHand>(&event.what))
        said = u"received %1, seen of %2"_s.arg(received->reference, same(received->sameAs));
    else if (const auto *contested = std::get_if<event::Contested>(&event.what))
        said = u"contested until %1"_s.arg(contested->until.toString(Qt::ISODate));
    else if (const auto *created = std::get_if<event::Created>(&event.what))
        said = u"has %1, %2"_s.arg(event.txid,
                                   created->sharedWith.isEmpty() ? u"alone"_s : u"behind "_s + created->sharedWith);
    return u"%1 %2 by %3"_s.arg(attempt, said, by());
}

/** The last event of @p story, as Carlos does it and Beatriz allows it, and what was before it. */
struct Last {
    explicit Last(const Story &story)
        : before(folded(story.events().mid(0, story.events().size() - 1)))
        , event(story.events().constLast())
    {
        event.operatorName = u"Carlos"_s;
        event.authorisedBy = u"Beatriz"_s;
    }

    Charge before;
    ChargeEvent event;
};

} // namespace

/** What an event means for the other charges of its txid, row by row. */
class FollowUpsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followUps_data()
    {
        QTest::addColumn<Story>("story");
        QTest::addColumn<QList<Charge>>("others");
        QTest::addColumn<QStringList>("txids");
        QTest::addColumn<QStringList>("expected");
        const QStringList tx1{u"tx-1"_s};
        const QStringList none;
        const QString ended = u"B was own by Carlos/Beatriz"_s;

        const Story found = Story::ofUnknown().found();
        const Story paid = Story::ofImported().read({.word = u"Paga"_s});
        const Story refunded = Story::ofImported().read({.word = u"Reembolsado"_s});
        QTest::newRow("attempt written") << Story().written() << QList<Charge>{} << none << none;
        QTest::newRow("first byte out") << Story().written().out() << QList<Charge>{} << none << none;
        QTest::newRow("no others") << Story::ofCreated() << QList<Charge>{} << tx1 << none;
        QTest::newRow("of this shop") << Story::ofCreated() << QList{named(u"B"_s, Story::ofCreated())} << tx1 << none;
        QTest::newRow("status read") << Story::ofCreated().read({}) << QList<Charge>{} << none << none;
        QTest::newRow("absent after it was found: the txid is not given up")
            << Story::ofUnknown().found().absent() << QList{named(u"B"_s, sharingWith(Story::attempt()))} << none
            << none;
        QTest::newRow("found absent") << Story::ofUnknown().absent() << QList<Charge>{} << none << none;

        for (const auto &[name, story] : {std::pair{"created", Story::ofCreated()}, std::pair{"found", found}}) {
            QTest::addRow("%s: imported", name)
                << story << QList{named(u"B"_s, Story::ofImported())} << tx1 << QStringList{ended};
            QTest::addRow("%s: imported, paid", name)
                << story << QList{named(u"B"_s, paid)} << tx1
                << QStringList{ended, u"own is Paga (tx-1, correction 0) by Carlos/Beatriz"_s};
            QTest::addRow("%s: imported, refunded", name)
                << story << QList{named(u"B"_s, refunded)} << tx1
                << QStringList{ended, u"own is Reembolsado (tx-1, correction 0) by Carlos/Beatriz"_s};
            QTest::addRow("%s: imported, received", name)
                << story << QList{named(u"B"_s, Story::ofImported().received())} << tx1
                << QStringList{ended, u"own received E60701190, seen of B by Ana Paula"_s};
            QTest::addRow("%s: imported, received, contested", name)
                << story << QList{named(u"B"_s, Story::ofImported().received().contested())} << tx1
                << QStringList{ended, u"own received E60701190, seen of B by Ana Paula"_s,
                               u"own contested until 2026-12-01 by Carlos/Beatriz"_s};
            QTest::addRow("%s: imported, waiting", name)
                << story << QList{named(u"B"_s, Story::ofImported().read({}))} << tx1 << QStringList{ended};
            QTest::addRow("%s: imported, of another txid", name)
                << story << QList{named(u"B"_s, Story::ofImported().read({.txid = u"tx-2"_s}))} << tx1 << none;
            QTest::addRow("%s: imported, ended", name)
                << story << QList{named(u"B"_s, Story::ofImported().absent())} << tx1 << none;
            QTest::addRow("%s: imported, asked for something since", name)
                << story << QList{named(u"B"_s, Story::ofImported().asked(1, 5000))} << tx1 << none;
            QTest::addRow("%s: imported and corrected", name)
                << story << QList{named(u"B"_s, Story::ofImported().asked(1, 5000).done(1, {.told = 5000}, 5000))}
                << tx1 << none;
        }
        QTest::newRow("created and paid: what was imported was paid too")
            << Story::paid() << QList{named(u"B"_s, paid)} << tx1 << QStringList{ended};

        const Story reopened = Story::ofUnknown().found().reopened();
        const Story elsewhere = Story::ofUnknown().found().created({.txid = u"tx-2"_s});
        const QStringList both{u"tx-2"_s, u"tx-1"_s};
        for (const auto &[name, story, txids] :
             {std::tuple{"reopened", reopened, tx1}, std::tuple{"created elsewhere", elsewhere, both}}) {
            QTest::addRow("%s: what was imported", name) << story << QList{named(u"B"_s, merged())} << txids
                                                         << QStringList{u"B is there: tx-1 by Carlos/Beatriz"_s};
            QTest::addRow("%s: ended for another reason", name)
                << story << QList{named(u"B"_s, Story::ofImported().absent()), named(u"C"_s, merged(u"D"_s))} << txids
                << none;
            QTest::addRow("%s: who shared it", name)
                << story
                << QList{named(u"B"_s, sharingWith(Story::attempt())), named(u"C"_s, sharingWith(Story::attempt())),
                         named(u"D"_s, sharingWith(u"B"_s)), named(u"E"_s, sharingWith(Story::attempt()))}
                << txids
                << QStringList{u"B has tx-1, alone by Carlos/Beatriz"_s, u"C has tx-1, behind B by Carlos/Beatriz"_s,
                               u"E has tx-1, behind B by Carlos/Beatriz"_s};
        }
        QTest::newRow("created elsewhere: imported there, and here")
            << elsewhere << QList{named(u"B"_s, Story::ofImported().read({.txid = u"tx-2"_s})), named(u"C"_s, merged())}
            << both << QStringList{ended, u"C is there: tx-1 by Carlos/Beatriz"_s};
    }
    void followUps()
    {
        QFETCH(const Story, story);
        QFETCH(const QList<Charge>, others);
        const Last last(story);
        QTEST(followedTxids(last.event, last.before), "txids");
        QStringList texts;
        for (const ChargeEvent &event : balcao::followUps(last.event, last.before, others))
            texts.append(textOf(event));
        QTEST(texts, "expected");
    }

    void owners_data()
    {
        QTest::addColumn<Story>("story");
        QTest::addColumn<QList<Charge>>("others");
        QTest::addColumn<QString>("owner");
        const Charge asked = named(u"B"_s, Story::ofCreated());
        const Charge imported = named(u"B"_s, Story::ofImported());
        const Story found = Story::ofUnknown().found();

        for (const auto &[name, story] : {std::pair{"created", Story::ofCreated()}, std::pair{"found", found},
                                          std::pair{"import", Story::ofImported()}}) {
            const bool isImport = qstrcmp(name, "import") == 0;
            QTest::addRow("%s: nobody", name) << story << QList<Charge>{} << QString();
            QTest::addRow("%s: asked for", name) << story << QList{asked} << u"B"_s;
            QTest::addRow("%s: the oldest", name) << story << QList{asked, named(u"C"_s, Story::ofCreated())} << u"B"_s;
            QTest::addRow("%s: imported", name) << story << QList{imported} << (isImport ? u"B"_s : QString());
            QTest::addRow("%s: imported and corrected", name)
                << story << QList{named(u"B"_s, Story::ofImported().asked(1, 5000).done(1, {.told = 5000}, 5000))}
                << u"B"_s;
            QTest::addRow("%s: absent", name)
                << story << QList{named(u"B"_s, Story::ofUnknown().found().reopened())} << QString();
            QTest::addRow("%s: another txid", name)
                << story << QList{named(u"B"_s, Story::ofCreated({.txid = u"tx-2"_s}))} << QString();
        }
        QTest::newRow("unknown") << Story::ofUnknown() << QList{asked} << QString();
    }
    void owners()
    {
        QFETCH(const Story, story);
        QFETCH(const QList<Charge>, others);
        QTEST(ownerOfTxid(story.events().constLast(), others), "owner");
    }
};

BALCAO_TEST(FollowUpsTest)

} // namespace followupstest

#include "followupstest.moc"
