// SPDX-License-Identifier: MIT
#include "ui/presentation/printing/slip.h"
#include "core/values/scannedcode.h"
#include "core/values/utc.h"
#include "tests/core/charge/situations.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"
#include "ui/presentation/printing/slipmark.h"
#include "ui/report/text.h"

#include <QTest>

#include <algorithm>

namespace sliptest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Story;

namespace
{

SlipContext contextOf(const Charge &charge)
{
    return {.situation = balcao::test::soon(charge), .shopName = u"Empório Jacarandá"_s};
}

QStringList rowsOf(const Slip &slip)
{
    return report::toText(reportOf(slip)).replace(QChar(QChar::Nbsp), u' ').split(u'\n');
}

} // namespace

/** What stands on a slip, and whether there is one. */
class SlipTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSlipToPayBy()
    {
        const Charge charge =
            Story::ofCreated({.expiresAt = QDateTime(QDate(2026, 11, 22), QTime(2, 30), utcZone)}).charge();
        const auto slip = slipOf(charge, contextOf(charge));
        QVERIFY(slip);
        QCOMPARE(slip->code, charge.answer->code.code->bytes());
        QCOMPARE(rowsOf(*slip),
                 (QStringList{u"Empório Jacarandá"_s, u"Your bank shows: "_s + charge.receiver()->name, u"PAY BY PIX"_s,
                              u"R$ 86,40"_s, u"QR Code"_s, u"Point the camera of your bank's app at it"_s,
                              u"Valid until 21/11/2026 23:30"_s, u"Charge 01-7"_s, u"Created on 21/11/2026 12:00"_s,
                              u"Customer Marina P."_s, u"CPF/CNPJ ***.982.247-**"_s, u"Counter 01, Ana Paula"_s,
                              u"txid tx-1"_s, SlipMark::of(charge)->text(), u"Not a tax document"_s}));
        const QList<report::Block> blocks = reportOf(*slip).blocks;
        const auto isCode = [](const report::Block &block) { return std::holds_alternative<report::QrCode>(block); };
        const auto code = std::find_if(blocks.begin(), blocks.end(), isCode);
        QCOMPARE(std::get<report::QrCode>(*code).payload, slip->code);
    }

    void aDeadlineInDoubtIsNotPromised()
    {
        const Charge late =
            Story::ofCreated({.warnings = {ReplyWarning::AlreadyExpired}, .expiresAt = Story::begin().addSecs(-600)})
                .charge();
        const auto slip = slipOf(late, contextOf(late));
        QVERIFY(slip);
        QVERIFY(rowsOf(*slip).contains(u"How long it is valid is in doubt"_s));
    }

    void aSlipOfAPayment()
    {
        const Charge charge = Story::ofCreated().read({.word = u"Paga"_s}).charge();
        const auto slip = slipOf(charge, contextOf(charge));
        QVERIFY(slip);
        const QStringList rows = rowsOf(*slip);
        QVERIFY(rows.contains(u"PAID BY PIX"_s));
        QVERIFY(rows.contains(u"Reported by the provider"_s));
        QVERIFY(rows.contains(u"21/11/2026 12:00"_s));
        QVERIFY(!rows.join(u' ').contains(u"Valid until"_s));
        QCOMPARE(slip->receiver, QString());

        const Charge byHand = Story::ofCreated().received().charge();
        const auto received = slipOf(byHand, contextOf(byHand));
        QVERIFY(received);
        QVERIFY(rowsOf(*received).contains(u"Confirmed at the shop by Ana Paula"_s));
    }

    void bothAmountsStandOnIt()
    {
        const Charge paid = Story::ofCreated({.word = u"Paga"_s, .told = 9000}).charge();
        QCOMPARE(slipOf(paid, contextOf(paid))->otherAmount, u"paid R$\u00a090,00"_s);
        const Charge accepted = Story::differing().accepted().charge();
        QCOMPARE(slipOf(accepted, contextOf(accepted))->otherAmount, u"to pay R$\u00a090,00"_s);
        QCOMPARE(slipOf(accepted, contextOf(accepted))->amount, u"R$\u00a086,40"_s);
        const Charge seen = Story::ofCreated().received(6000).charge();
        const QStringList rows = rowsOf(*slipOf(seen, contextOf(seen)));
        QVERIFY(rows.contains(u"R$ 86,40"_s) && rows.contains(u"received R$ 60,00"_s));
    }

    void whatIsWantedStandsOnIt()
    {
        const Charge charge = Story::ofCreated().charge();
        SlipContext context = contextOf(charge);
        context.hasCustomer = context.hasTxid = false;
        context.hasCodeText = context.isTraining = true;
        context.shopName.clear();
        const auto slip = slipOf(charge, context);
        QVERIFY(slip);
        const QStringList rows = rowsOf(*slip);
        QVERIFY(!rows.join(u' ').contains(u"Marina"_s));
        QVERIFY(!rows.join(u' ').contains(u"txid"_s));
        QVERIFY(
            rows.join(QString()).remove(u' ').contains(QString(charge.answer->code.code->normalized()).remove(u' ')));
        QCOMPARE(rows.first(), u"TRAINING: this charge has no value."_s);
        QCOMPARE(rows.at(1), charge.receiver()->name);
        QVERIFY(rows.contains(u"How long it is valid was not told"_s));
        QVERIFY(charge.expiresAt.isNull());
    }

    void revisionsAreTold()
    {
        const Charge charge = Story::ofCreated().asked(1, 5000).out(1).done(1, {.told = 5000}, 5000).charge();
        SlipContext context = contextOf(charge);
        const QStringList rows = rowsOf(slipOf(charge, context).value_or(Slip()));
        QVERIFY(rows.contains(u"Revision 2"_s));
        QVERIFY(rows.contains(u"R$ 50,00"_s));
    }

    void theMarkFindsTheCharge()
    {
        Charge charge = Story::ofCreated().charge();
        const auto mark = SlipMark::of(charge);
        QVERIFY(mark);
        QCOMPARE(mark->text().size(), 19);
        QVERIFY(charge.attempt.startsWith(mark->attemptBeginning()));
        QCOMPARE(SlipMark::parse(mark->text()), mark);
        QCOMPARE(SlipMark::parse(mark->text().toLower()), mark);
        charge.attempt = u"ffffffff-ffff-7000-8000-000000000001"_s;
        charge.revision = 1003;
        QCOMPARE(SlipMark::of(charge)->text(), u"B281474976710655003"_s);
        // A badge's reader recognises the same texts.
        for (const QString &text : {mark->text(), mark->text().toLower(), SlipMark::of(charge)->text()})
            QCOMPARE(scannedCodeOf(text.toLatin1()), ScannedCode::Slip);
        QCOMPARE(SlipMark::parse(u"B281474976710655003")->attemptBeginning(), u"ffffffff-ffff"_s);
        charge.attempt = u"first"_s;
        QVERIFY(!SlipMark::of(charge));
        for (const QString &text : {u""_s, u"B28147497671065500"_s, u"281474976710655003"_s, u"B2814749767106550030"_s,
                                    u"B281474976710656003"_s, u"B٢81474976710655003"_s})
            QVERIFY2(!SlipMark::parse(text), qPrintable(text));
    }
};

BALCAO_TEST(SlipTest)

} // namespace sliptest

#include "sliptest.moc"
