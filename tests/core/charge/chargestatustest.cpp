// SPDX-License-Identifier: MIT
#include "core/charge/chargerules.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <array>
#include <tuple>
#include <utility>

namespace chargestatustest
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace balcao;
using balcao::test::CodeWriter;
using balcao::test::Said;
using balcao::test::Story;

namespace
{

using Outcome = ProviderError::Outcome;

Said saying(const QString &word)
{
    return {.word = word};
}

event::CorrectionEnded mayBePaid()
{
    event::CorrectionEnded end;
    end.error.outcome = Outcome::Refused;
    end.mayBePaid = true;
    return end;
}

} // namespace

/** chargeStatus(): the rows of the table in docs/charge.md, the first that fits. */
class ChargeStatusTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void status_data()
    {
        QTest::addColumn<QList<ChargeEvent>>("events");
        QTest::addColumn<QString>("status");
        QTest::addColumn<bool>("isToCheck");
        const auto row = [](const char *name, const Story &story, const char *status, bool isToCheck = false) {
            QTest::newRow(name) << story.events() << QString::fromLatin1(status) << isToCheck;
        };
        const Said paid = saying(u"Paga"_s);
        const Said refunded = saying(u"Reembolsado"_s);
        const Said expired = saying(u"Expirado"_s);
        const Said cancelled = saying(u"Cancelado"_s);
        const auto created = [] { return Story::ofCreated(); };
        // Each row by itself.
        row("1: refunded", created().read(refunded), "refunded");
        row("2: paid", created().read(paid), "paid");
        row("2: paid, then less was said", created().read(paid).read(expired), "paid", true);
        row("2: paid, less was said, then confirmed", created().read(paid).read(expired).received(), "paid");
        row("2: paid with another amount", created().read({.word = u"Paga"_s, .told = 9000}), "paid", true);
        row("2: paid, of an import without an amount", Story::ofImported().read({.word = u"Paga"_s, .told = 9000}),
            "paid");
        row("3: confirmed", created().received(), "received");
        row("5: attempt unknown", Story::ofUnknown(), "unknown", true);
        row("5: correction unknown", created().asked(1).out(1).leftUnknown(1), "unknown", true);
        row("6: written", Story().written(), "under_way");
        row("6: out", Story().written().out(), "under_way");
        row("6: correction asked", created().asked(1), "under_way");
        row("6: correction out", created().asked(1).out(1), "under_way");
        row("7: not sent", Story().written().ended(Outcome::NotSent), "not_sent");
        row("7: refused", Story().written().out().ended(Outcome::Refused), "refused");
        row("7: absent", Story::ofUnknown().absent(), "absent");
        row("8: expired", created().read(expired), "expired");
        row("8: cancelled", created().read(cancelled), "cancelled");
        row("9: a doubt", Story::ofCreated({.told = 9000}), "attention", true);
        row("9: never read", Story::ofImported(), "attention", true);
        row("9: an accepted amount and another doubt",
            Story::ofCreated({.told = 9000}).accepted().read({.told = 9000, .warnings = {ReplyWarning::MethodNotPix}}),
            "attention", true);
        row("10: waiting", created(), "waiting");
        row("10: another word", created().read(saying(u"Em análise"_s)), "waiting");
        row("10: no word", Story::ofCreated(saying({})), "waiting");
        row("10: an accepted amount", Story::ofCreated({.told = 9000}).accepted(), "waiting");
        // Two rows fit.
        row("1 before 3", created().received().read(refunded), "refunded");
        row("1 before 5", created().asked(1).leftUnknown(1).read(refunded), "refunded");
        row("1 before 9", Story::ofCreated({.told = 9000}).read({.word = u"Reembolsado"_s, .told = 9000}), "refunded");
        row("2 before 3", created().received().read(paid), "paid");
        row("2 before 5", created().asked(1).leftUnknown(1).read(paid), "paid");
        row("2 before 6", created().read(paid).asked(1), "paid");
        row("2 before 7", Story::ofUnknown().found().read(paid).absent(), "paid");
        row("2 before 9", created().read({.word = u"Paga"_s, .code = u"0002"_s}), "paid");
        row("3 before 5", created().asked(1).leftUnknown(1).received(), "received");
        row("3 before 6", created().asked(1).received(), "received");
        row("3 before 7", Story::ofImported().received().absent(), "received");
        row("3 before 8", created().read(expired).received(), "received");
        row("3 before 9", Story::ofCreated({.told = 9000}).received(), "received");
        row("3 before 9, it may have been paid", Story::mayBePaid().received(), "received");
        row("5 before 6", Story::ofUnknown().asked(1), "unknown", true);
        row("5 before 7", Story::ofUnknown().absent().asked(1).leftUnknown(1), "unknown", true);
        row("5 before 8", created().read(expired).asked(1).leftUnknown(1), "unknown", true);
        row("5 before 9", Story::ofCreated({.told = 9000}).asked(1).leftUnknown(1), "unknown", true);
        row("6 before 7", Story::ofUnknown().absent().asked(1), "under_way");
        row("6 before 8", created().read(expired).asked(1), "under_way");
        row("6 before 9", Story::ofCreated({.told = 9000}).asked(1), "under_way");
        row("6 before 9, it may have been paid", Story::mayBePaid().asked(2), "under_way");
        row("7 before 8", Story::ofUnknown().found().read(expired).absent(), "absent");
        row("7 before 9", Story::ofImported().absent(), "absent");
        row("7 before 9, it may have been paid", Story::ofImported().asked(1).correctionEnded(1, mayBePaid()).absent(),
            "absent");
        row("8 before 9", created().read({.word = u"Expirado"_s, .told = 9000}), "expired");
        row("8 before 9, it may have been paid", created().read(expired).asked(1).correctionEnded(1, mayBePaid()),
            "expired", true);
    }
    void status()
    {
        QFETCH(const QList<ChargeEvent>, events);
        const Charge charge = folded(events);
        for (const Writer writer : {Writer::Own, Writer::Other}) {
            const QString status(key(chargeStatus(charge, charge.changedAt, writer)));
            QTEST(status, "status");
            QTEST(needsPerson(charge, charge.changedAt, writer), "isToCheck");
            QCOMPARE(isUnderWay(charge, charge.changedAt, writer), status == "under_way"_L1);
        }
    }

    void unclearMoney_data()
    {
        QTest::addColumn<QList<ChargeEvent>>("events");
        QTest::addColumn<QString>("status");
        QTest::addColumn<bool>("isToCheck");
        const auto row = [](const QString &name, const Story &story, const char *status, bool isToCheck) {
            QTest::addRow("%s", qPrintable(name)) << story.events() << QString::fromLatin1(status) << isToCheck;
        };
        const QString broken = u"0002"_s;
        const Receiver expected{.name = u"Loja"_s, .city = u"Belém"_s, .place = u"pix.example"_s};
        const std::array forms = {
            std::pair{"unreadable", Said{.told = {}, .warnings = {ReplyWarning::AmountInvalid}}},
            std::pair{"twice", Said{.told = {}, .warnings = {ReplyWarning::AmountInvalid, ReplyWarning::FieldTwice}}},
            std::pair{"other method", Said{.warnings = {ReplyWarning::MethodNotPix}}},
            std::pair{"no amount, and a broken code", Said{.told = {}, .code = broken}},
            std::pair{"code of another", Said{.otherThan = expected}}};
        const std::array words = {
            std::tuple{u"Reembolsado"_s, "attention", true}, std::tuple{u"Paga"_s, "attention", true},
            std::tuple{u"Expirado"_s, "expired", false},     std::tuple{u"Cancelado"_s, "cancelled", false},
            std::tuple{u"Aguardando"_s, "attention", true},  std::tuple{u"Em análise"_s, "attention", true},
            std::tuple{QString(), "attention", true}};
        for (const auto &[form, told] : forms) {
            for (const auto &[word, status, isToCheck] : words) {
                Said said = told;
                said.word = word;
                const QString name = u"%1, %2"_s.arg(QLatin1StringView(form), word);
                row(name, Story::ofCreated().read(said), status, isToCheck);
                row(name + u", answer of create"_s, Story::ofCreated(said), status, isToCheck);
                row(name + u", confirmed"_s, Story::ofCreated().read(said).received(), "received", false);
                if (word == "Paga"_L1) {
                    row(name + u", then less"_s, Story::ofCreated().read(said).read({}), "attention", true);
                    if (told.told || !told.warnings.isEmpty())
                        row(name + u", behind a payment"_s, Story::paid().read(said), "attention", true);
                    row(name + u", receipt taken back"_s, Story::ofCreated().read(said).received().takenBack(),
                        "attention", true);
                    row(name + u", confirmed, then paid"_s,
                        Story::ofCreated().read(said).received().read({.word = u"Paga"_s, .code = {}}),
                        told.otherThan ? "received" : "paid", false);
                }
                if (word == "Reembolsado"_L1)
                    row(name + u", accepted"_s, Story::ofCreated().read(said).reportAccepted(), "refunded", false);
            }
        }
        for (const QString &word : {u"Paga"_s, u"Reembolsado"_s}) {
            const Said none{.word = word, .told = {}};
            row(word + u" without an amount, correction unknown"_s, Story::correctionUnknown().read(none), "unknown",
                true);
            row(word + u" without an amount, correction out"_s, Story::correcting().read(none), "under_way", false);
            row(word + u" without an amount, correction unknown, confirmed"_s,
                Story::correctionUnknown().read(none).received(), "received", false);
            row(word + u" without an amount, import without one"_s, Story::ofImported().read(none), "attention", true);
        }
        const Said again{.word = u"Paga"_s, .told = {}};
        row(u"another amount paid, repeated without an amount"_s,
            Story::ofCreated().read({.word = u"Paga"_s, .told = 9000}).read(again), "paid", true);
        row(u"code of another, then Paga without a code"_s,
            Story::payingAnother().read({.word = u"Paga"_s, .code = {}}), "attention", true);
        const QString own = CodeWriter::dynamic().set("59", u"LOJA PROPRIA"_s).code();
        row(u"code of another, then Paga with the own code"_s,
            Story::payingAnother().read({.word = u"Paga"_s, .code = own}), "attention", true);
        row(u"code of another, its receiver accepted on another charge, then Paga"_s,
            Story::payingAnother().read({.word = u"Paga"_s}), "paid", false);
        row(u"unclear refund, then Paga, confirmed"_s,
            Story::ofCreated()
                .read({.word = u"Reembolsado"_s, .warnings = {ReplyWarning::MethodNotPix}})
                .read({.word = u"Paga"_s})
                .received(),
            "received", false);
        row(u"code of another, accepted, then Paga"_s,
            Story::payingAnother().receiverAccepted().read({.word = u"Paga"_s}), "paid", false);
    }
    void unclearMoney() { status(); }

    void timedOut_data()
    {
        QTest::addColumn<QList<ChargeEvent>>("events");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        const auto row = [](const char *name, const Story &story, const char *before, const char *after) {
            QTest::newRow(name) << story.events() << QString::fromLatin1(before) << QString::fromLatin1(after);
        };
        row("4: written", Story().written(), "under_way", "not_sent");
        row("5: out", Story().written().out(), "under_way", "unknown");
        row("5: correction asked", Story::ofCreated().asked(1), "under_way", "unknown");
        row("5: correction out", Story::ofCreated().asked(1).out(1), "under_way", "unknown");
        row("5: second correction behind an unknown one", Story::ofCreated().asked(1).leftUnknown(1).asked(2),
            "under_way", "unknown");
        row("3 before 4", Story().written().received(), "received", "received");
        row("3 before 5", Story::ofCreated().asked(1).received(), "received", "received");
        row("1: stays", Story::ofCreated({.word = u"Reembolsado"_s}), "refunded", "refunded");
        row("7: stays", Story().written().ended(Outcome::NotSent), "not_sent", "not_sent");
        row("9: stays", Story::ofImported(), "attention", "attention");
        row("10: stays", Story::ofCreated(), "waiting", "waiting");
    }
    void timedOut()
    {
        QFETCH(const QList<ChargeEvent>, events);
        const Charge charge = folded(events);
        for (const auto &[writer, grace] : {std::pair{Writer::Own, 10s}, std::pair{Writer::Other, 600s}}) {
            const QDateTime last = charge.changedAt.addMSecs(charge.limitMs).addDuration(grace);
            QTEST(QString(key(chargeStatus(charge, last, writer))), "before");
            QTEST(QString(key(chargeStatus(charge, last.addMSecs(1), writer))), "after");
            QTEST(QString(key(chargeStatus(charge, charge.changedAt.addSecs(-600), writer))), "before");
            QTEST(QString(key(chargeStatus(charge, charge.changedAt.addSecs(-600).addMSecs(-1), writer))), "after");
        }
    }

    void whoseItIs_data()
    {
        QTest::addColumn<QString>("counter");
        QTest::addColumn<int>("sinceMs");
        QTest::addColumn<Writer>("writer");
        QTest::newRow("this run's") << u"01"_s << 0 << Writer::Own;
        QTest::newRow("an earlier run's") << u"01"_s << 1 << Writer::Earlier;
        QTest::newRow("the clock went back since") << u"01"_s << -60'000 << Writer::Own;
        QTest::newRow("another counter's, before this run") << u"02"_s << 1 << Writer::Other;
    }
    void whoseItIs()
    {
        QFETCH(const QString, counter);
        QFETCH(const int, sinceMs);
        const Charge charge = Story().written().out().charge();
        QTEST(writerOf(charge, OwnCounter(counter, charge.changedAt.addMSecs(sinceMs))), "writer");
        // Without a beginning others may be writing under the name.
        QCOMPARE(writerOf(charge, OwnCounter(u"01"_s)), Writer::Own);
    }

    void clock_data()
    {
        QTest::addColumn<qint64>("ageMs");
        QTest::addColumn<bool>("isOwnOver");
        QTest::addColumn<bool>("isOtherOver");
        QTest::newRow("just begun") << qint64{0} << false << false;
        QTest::newRow("at its limit") << qint64{30'000} << false << false;
        QTest::newRow("own grace") << qint64{40'000} << false << false;
        QTest::newRow("behind its own grace") << qint64{40'001} << true << false;
        QTest::newRow("grace of another counter") << qint64{630'000} << true << false;
        QTest::newRow("behind the grace of another counter") << qint64{630'001} << true << true;
        QTest::newRow("clock a second back") << qint64{-1'000} << false << false;
        QTest::newRow("clock ten minutes back") << qint64{-600'000} << false << false;
        QTest::newRow("clock more than ten minutes back") << qint64{-600'001} << true << true;
        QTest::newRow("clock years back") << qint64{-100'000'000'000} << true << true;
    }
    void clock()
    {
        QFETCH(const qint64, ageMs);
        const QDateTime now = Story::begin().addMSecs(ageMs);
        QTEST(hasTimedOut(Story::begin(), 30s, now, Writer::Own), "isOwnOver");
        QTEST(hasTimedOut(Story::begin(), 30s, now, Writer::Other), "isOtherOver");
        QVERIFY(hasTimedOut(Story::begin(), 30s, now, Writer::Earlier));
    }

    void overdue_data()
    {
        QTest::addColumn<QList<ChargeEvent>>("events");
        QTest::addColumn<int>("afterDeadline");
        QTest::addColumn<bool>("isOverdue");
        const Said until{.expiresAt = Story::begin().addSecs(600)};
        const auto row = [](const char *name, const Story &story, int afterDeadline, bool isOverdue) {
            QTest::newRow(name) << story.events() << afterDeadline << isOverdue;
        };
        row("before", Story::ofCreated(until), -1, false);
        row("at the deadline", Story::ofCreated(until), 0, true);
        row("after", Story::ofCreated(until), 1, true);
        row("no deadline", Story::ofCreated(), 100'000, false);
        row("paid", Story::ofCreated(until).read({.word = u"Paga"_s, .expiresAt = until.expiresAt}), 1, false);
        row("expired by the provider",
            Story::ofCreated(until).read({.word = u"Expirado"_s, .expiresAt = until.expiresAt}), 1, false);
        row("in doubt", Story::ofCreated({.told = 9000, .expiresAt = until.expiresAt}), 1, false);
        row("being corrected", Story::ofCreated(until).asked(1), 1, false);
    }
    void overdue()
    {
        QFETCH(const QList<ChargeEvent>, events);
        QFETCH(const int, afterDeadline);
        const Charge charge = folded(events);
        QTEST(isOverdue(charge, Story::begin().addSecs(600 + afterDeadline)), "isOverdue");
        // Seen by a clock, never written.
        QVERIFY(charge.status != ChargeStatus::Expired || charge.providerStatus == u"Expirado"_s);
    }

    void namesComeBack()
    {
        for (int i = 0; i <= static_cast<int>(ChargeStatus::Absent); ++i)
            QCOMPARE(fromKey<ChargeStatus>(QString(key(static_cast<ChargeStatus>(i)))), static_cast<ChargeStatus>(i));
        QCOMPARE(fromKey<ChargeStatus>(u"confirmed"), std::nullopt);
        QCOMPARE(fromKey<ChargeStatus>(u""), std::nullopt);
        Doubts all;
        for (int bit = 0; bit <= 10; ++bit) {
            const auto doubt = static_cast<Doubt>(1 << bit);
            QCOMPARE(doubtsNamed(keys(doubt)), Doubts(doubt));
            all |= doubt;
        }
        QCOMPARE(keys(all).count(u','), 10);
        QCOMPARE(doubtsNamed(keys(all)), all);
        QCOMPARE(doubtsNamed(u"code_missing,of_a_later_version"), Doubts(Doubt::CodeMissing));
        QCOMPARE(keys({}), QString());
    }

    void namesOfFactsComeBack()
    {
        for (int i = 0; i <= static_cast<int>(Charge::State::Absent); ++i)
            QCOMPARE(fromKey<Charge::State>(QString(key(static_cast<Charge::State>(i)))),
                     static_cast<Charge::State>(i));
        for (int i = 0; i <= static_cast<int>(Charge::CorrectionState::Unknown); ++i)
            QCOMPARE(fromKey<Charge::CorrectionState>(QString(key(static_cast<Charge::CorrectionState>(i)))),
                     static_cast<Charge::CorrectionState>(i));
        for (int i = 0; i <= static_cast<int>(EventKind::Shown); ++i)
            QCOMPARE(fromKey<EventKind>(QString(key(static_cast<EventKind>(i)))), static_cast<EventKind>(i));
        QCOMPARE(fromKey<Charge::State>(u"Created"), std::nullopt);
        QCOMPARE(fromKey<Charge::CorrectionState>(u""), std::nullopt);
        QCOMPARE(fromKey<EventKind>(u"note"), std::nullopt);
    }
};

BALCAO_TEST(ChargeStatusTest)

} // namespace chargestatustest

#include "chargestatustest.moc"
