// SPDX-License-Identifier: MIT
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"
#include "ui/presentation/charge/chargeview.h"
#include "ui/presentation/newcharge/outcomeview.h"

#include <QTest>

namespace offeredtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Story;
using Action = Choice::Action;
using Outcome = ProviderError::Outcome;

namespace
{

const QString ownProvider = u"https://pix.example.com:443"_s;

QList<std::pair<const char *, Story>> stories()
{
    return {{"written", Story().written()},
            {"out", Story().written().out()},
            {"not sent", Story().written().ended(Outcome::NotSent)},
            {"refused", Story().written().out().ended(Outcome::Refused)},
            {"refused and replaced", Story().written().out().ended(Outcome::Refused).replaced()},
            {"unknown", Story::ofUnknown()},
            {"unknown and replaced", Story::ofUnknown().replaced()},
            {"absent", Story::ofUnknown().absent()},
            {"absent and replaced", Story::ofUnknown().absent().replaced()},
            {"found, not read", Story::ofUnknown().found()},
            {"found, then read", Story::ofUnknown().found().read({})},
            {"imported", Story::ofImported()},
            {"waiting", Story::ofCreated()},
            {"past due", Story::ofCreated({.expiresAt = Story::begin().addSecs(60)})},
            {"paid", Story::paid()},
            {"paid with another amount", Story::ofCreated({.word = u"Paga"_s, .told = 9000})},
            {"went back", Story::paid().read({})},
            {"refunded", Story::refunded()},
            {"expired", Story::ofCreated({.word = u"Expirado"_s})},
            {"cancelled", Story::ofCreated({.word = u"Cancelado"_s})},
            {"received", Story::ofCreated().received()},
            {"another amount", Story::differing()},
            {"another amount accepted", Story::differing().accepted()},
            {"no code", Story::ofCreated({.code = {}})},
            {"a broken code", Story::ofCreated({.code = u"000201"_s})},
            {"another receiver", Story::payingAnother()},
            {"another receiver, another amount", Story::ofCreated({.told = 9000, .otherThan = Story::expected()})},
            {"shared txid", Story::sharing()},
            {"correction asked", Story::ofCreated().asked(1, 5000)},
            {"correction out", Story::correcting()},
            {"correction unknown", Story::correctionUnknown()},
            {"may be paid", Story::mayBePaid()},
            {"corrected", Story::correcting().done(1, {.told = 5000}, 5000)}};
}

/** What the gate will say to the press. */
bool isAllowed(Action action, const Charge &charge, const Situation &situation, bool isReadingOn)
{
    switch (action) {
    case Action::TryAgain:
    case Action::EditData:
        return charge.doubts.testFlag(Doubt::TxidShared) || mayReplace(charge, situation).has_value();
    case Action::UseExisting:
        return maySettleFound(charge, situation).has_value();
    case Action::CreateAnother:
        return maySettleAbsent(charge, situation).has_value();
    case Action::RepeatCorrection:
        return charge.doubtful && mayCorrect(charge, situation);
    case Action::RequestCode:
        return mayCorrect(charge, situation).has_value();
    case Action::ReadStatus:
        return mayRead(charge, situation, isReadingOn).has_value();
    case Action::AcceptDifference:
        return mayAcceptDifference(charge).has_value();
    case Action::AcceptReport:
        return mayAcceptReport(charge, situation).has_value();
    case Action::AcceptReceiver:
        return mayAcceptReceiver(charge).has_value();
    case Action::ConfirmReceipt:
        return mayConfirmReceipt(charge, situation).has_value();
    case Action::Reopen:
        return mayReopen(charge, situation).has_value();
    case Action::OpenShared:
        return !charge.sharedWith.isEmpty();
    case Action::ClearForm:
        return true;
    }
    return false;
}

} // namespace

/** Whatever a page offers the rules allow: over every state, provider, counter and age. */
class OfferedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsOfferedIsAllowed_data()
    {
        QTest::addColumn<Charge>("charge");
        for (const auto &[name, story] : stories())
            QTest::newRow(name) << story.charge();
    }
    void whatIsOfferedIsAllowed()
    {
        QFETCH(const Charge, charge);
        for (const QString &provider : {ownProvider, u"https://other.example.com:443"_s}) {
            for (const Writer writer : {Writer::Own, Writer::Other}) {
                for (const int age : {5, 90, 3600}) {
                    for (const bool isReadingOn : {false, true}) {
                        const QDateTime now = Story::begin().addSecs(age);
                        look(charge, {.now = now, .providerNow = now, .writer = writer, .provider = provider},
                             isReadingOn);
                    }
                }
            }
        }
    }

private:
    static void look(const Charge &charge, const Situation &situation, bool isReadingOn)
    {
        ChargeRecord record;
        record.charge = charge;
        const auto check = [&](const Choice &choice) {
            QVERIFY2(isAllowed(choice.action, charge, situation, isReadingOn),
                     qPrintable(choice.title + u" at "_s + situation.provider));
        };
        if (charge.state != Charge::State::Created && !isUnderWay(charge, situation.now, situation.writer)) {
            const OutcomeView view = outcomeView(record, {.situation = situation});
            for (const Choice &choice : view.choices)
                check(choice);
            return;
        }
        const ChargeView view = chargeView(record, {.situation = situation, .isReadingOn = isReadingOn});
        for (const Choice &choice : view.choices)
            check(choice);
        QVERIFY(!view.canCorrect || mayCorrect(charge, situation));
        QVERIFY(!view.canRefresh || mayRead(charge, situation, isReadingOn));
        QVERIFY(!view.canReceive || mayConfirmReceipt(charge, situation));
        QVERIFY(view.codeText.isEmpty() || mayShowCode(charge, situation));
    }
};

BALCAO_TEST(OfferedTest)

} // namespace offeredtest

#include "offeredtest.moc"
