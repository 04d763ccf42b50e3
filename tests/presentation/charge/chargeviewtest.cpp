// SPDX-License-Identifier: MIT
#include "ui/presentation/charge/chargeview.h"
#include "core/charge/chargeremarks.h"
#include "tests/presentation/charge/chargepage.h"
#include "tests/support/testmain.h"
#include "ui/text/messages.h"

#include <QTest>

namespace chargeviewtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace std::chrono_literals;
using balcao::test::contextAfter;
using balcao::test::pageOf;
using balcao::test::Story;
using Stage = ChargeView::Stage;

namespace
{

QDateTime deadline()
{
    return Story::begin().addSecs(900);
}

bool offers(const ChargeView &view, Choice::Action action)
{
    return std::any_of(view.choices.begin(), view.choices.end(),
                       [action](const Choice &choice) { return choice.action == action; });
}

} // namespace

/** The charge's page as a function of the charge: no service, no ledger, no socket. */
class ChargeViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /** Nobody scans or copies a code of somebody else before a manager has seen both names. */
    void anotherReceiverIsNamedAndNotShown_data()
    {
        QTest::addColumn<Receiver>("expected");
        QTest::addColumn<QStringList>("rows");
        const QString name = u"LOJA EXEMPLA"_s;
        const QString host = u"pix.example.com"_s;
        QTest::newRow("another name") << Receiver{.name = u"PADARIA AURORA"_s, .place = host}
                                      << QStringList{u"PADARIA AURORA"_s, name};
        QTest::newRow("another host") << Receiver{.name = name, .place = u"pix.aurora.example.com"_s}
                                      << QStringList{u"pix.aurora.example.com"_s, host};
        QTest::newRow("both") << Story::expected() << QStringList{u"PADARIA AURORA"_s, name};
    }
    void anotherReceiverIsNamedAndNotShown()
    {
        QFETCH(const Receiver, expected);
        const ChargeView view = pageOf(Story::ofCreated({.otherThan = expected}));
        QCOMPARE(view.panelLead, u"This code pays another receiver"_s);
        QStringList texts;
        for (const LabelledText &row : view.panelRows)
            texts.append(row.text);
        QTEST(texts, "rows");
        QCOMPARE(view.panelTone(), ChargeView::PanelTone::Wrong);
        QVERIFY(view.codeBytes.isEmpty() && view.codeText.isEmpty() && view.whatsAppUrl.isEmpty() && !view.canCopy);
        // To look again, to accept it, to let it be.
        QVERIFY(offers(view, Choice::Action::RequestCode) && offers(view, Choice::Action::AcceptReceiver) &&
                offers(view, Choice::Action::ClearForm));
    }

    /** A button that the rules refuse would do nothing. */
    void theCodeIsAskedForOnlyWhereThatIsAllowed()
    {
        ChargeViewContext context = contextAfter(5s);
        const ChargeRecord broken{.charge = Story::ofCreated({.code = u"000201"_s}).charge()};
        QVERIFY(offers(chargeView(broken, context), Choice::Action::RequestCode));
        context.situation.provider = u"https://other.example.com:443"_s;
        QCOMPARE(mayCorrect(broken.charge, context.situation), Unexpected<Obstacle>(Obstacle::OtherProvider));
        QVERIFY(!offers(chargeView(broken, context), Choice::Action::RequestCode));
    }

    /** Under the other charge's txid nothing is asked, and nothing shown. */
    void aRepeatedTxidNamesTheOtherCharge()
    {
        using Action = Choice::Action;
        const Charge other = Story::ofCreated().charge();
        ChargeViewContext context = contextAfter(5s);
        for (const Charge *known : {static_cast<const Charge *>(nullptr), &other}) {
            context.sharedWith = known;
            const ChargeView view = chargeView({.charge = Story::sharing().charge()}, context);
            QVERIFY(view.isInDoubt && view.codeText.isEmpty());
            QVERIFY(offers(view, Action::OpenShared) && offers(view, Action::EditData) &&
                    offers(view, Action::ClearForm));
            QVERIFY(!offers(view, Action::RequestCode) && !offers(view, Action::ReadStatus));
            QCOMPARE(view.panelRows.size(), known ? 2 : 0);
            QCOMPARE(view.badge.label, u"CRC matches · repeated txid"_s);
        }
        QCOMPARE(chargeView({.charge = Story::sharing().charge()}, context).panelLead,
                 u"This txid already belongs to charge %1"_s.arg(display::chargeNumber(other)));
    }

    void aStatusIsReadOnlyWhereThatIsSwitchedOn()
    {
        ChargeViewContext context = contextAfter(5s);
        QVERIFY(chargeView({.charge = Story::ofCreated().charge()}, context).canRefresh);
        context.isReadingOn = false;
        QVERIFY(!chargeView({.charge = Story::ofCreated().charge()}, context).canRefresh);
    }

    void whatIsUnderWayHereCoversTheCode()
    {
        ChargeRecord record{.charge = Story::ofCreated().charge()};
        record.asking = Question::Kind::Correction;
        const ChargeView view = chargeView(record, contextAfter(5s));
        QCOMPARE(view.stage, Stage::Correcting);
        QVERIFY(view.isBusy);
        QVERIFY(view.codeText.isEmpty());
        QVERIFY(!view.canCorrect && !view.canRefresh && !view.canReceive);
    }

    void aReadingLeavesTheCodeAndAllowsNothingElse()
    {
        ChargeRecord record{.charge = Story::ofCreated().charge()};
        record.asking = Question::Kind::Status;
        const ChargeView view = chargeView(record, contextAfter(5s));
        QCOMPARE(view.stage, Stage::Ready);
        QVERIFY(view.isBusy);
        QVERIFY(!view.codeText.isEmpty());
        QVERIFY(!view.canCorrect && !view.canRefresh && !view.canReceive);
    }

    void aDrawingThatDoesNotReadBackIsNoCode()
    {
        ChargeViewContext context = contextAfter(5s);
        context.isDrawingUnreadable = true;
        const ChargeView view = chargeView({.charge = Story::ofCreated().charge()}, context);
        QCOMPARE(view.stage, Stage::CodeRefused);
        QVERIFY(view.codeText.isEmpty());
        QVERIFY(offers(view, Choice::Action::RequestCode));
    }

    void bothAmountsAreOnThePage_data()
    {
        QTest::addColumn<Story>("story");
        QTest::addColumn<qint64>("other");
        QTest::addColumn<QString>("lead");
        const test::Said paid{.word = u"Paga"_s, .told = 9000};
        QTest::newRow("paid as asked") << Story::paid() << 0LL << u"Paid"_s;
        QTest::newRow("paid otherwise") << Story::ofCreated(paid) << 9000LL << u"Another amount was paid"_s;
        QTest::newRow("paid otherwise, accepted")
            << Story::ofCreated(paid).reportAccepted() << 9000LL << u"Another amount was paid"_s;
        QTest::newRow("the difference accepted") << Story::differing().accepted() << 9000LL << QString();
        QTest::newRow("waiting") << Story::ofCreated() << 0LL << QString();
        QTest::newRow("seen at the shop") << Story::ofCreated().received(9000) << 9000LL << u"Confirmed at the shop"_s;
    }
    void bothAmountsAreOnThePage()
    {
        QFETCH(const Story, story);
        QFETCH(const qint64, other);
        const ChargeView view = pageOf(story);
        const QString told = display::amount(test::money(9000));
        const QString asked = display::amount(test::money(8640));
        QCOMPARE(view.amount, test::money(8640));
        QCOMPARE(view.otherAmount.value_or(Money()).centavos(), other);
        QTEST(view.panelLead, "lead");
        QCOMPARE(view.banner.text.contains(told) && view.banner.text.contains(asked), other > 0);
        QCOMPARE(view.chargedText.contains(asked), other > 0 && view.stage == Stage::Paid);
        QCOMPARE(view.banner.text.contains(u"The provider says"_s), other > 0 && !view.isReceivedByHand);
        QCOMPARE(view.badge.text.contains(told), other > 0 && view.stage == Stage::Ready);
        // In lists, too.
        const Charge charge = story.charge();
        const auto line = display::chargeLine(charge, u"14:29"_s, contextAfter(5s).situation);
        QCOMPARE(line.amount, test::money(8640));
        QCOMPARE(line.line.contains(told), other > 0);
        QVERIFY(line.line.endsWith(u"14:29"_s));
    }

    /** "Expired" is a word of the provider's: of what is past due by our clock nothing on the page says it. */
    void whatIsPastDueIsNotCalledExpired()
    {
        const auto words = [](const ChargeView &view) {
            return QStringList{view.panelTitle, view.panelLead, view.panelText, view.timeLabel, view.status.label}.join(
                u'|');
        };
        const ChargeView pastDue = pageOf(Story::ofCreated({.expiresAt = deadline()}), 901s);
        QCOMPARE(pastDue.stage, Stage::Expired);
        QVERIFY2(!words(pastDue).contains(u"expire", Qt::CaseInsensitive), qPrintable(words(pastDue)));
        QCOMPARE(words(pastDue).count(u"Past due"), 1);
        const ChargeView expired = pageOf(Story::ofCreated({.word = u"Expirado"_s, .expiresAt = deadline()}), 901s);
        QCOMPARE(expired.stage, Stage::Expired);
        QCOMPARE(words(expired).count(u"Expired"), 1);
        QCOMPARE(expired.panelLead, u"The provider has ended this code"_s);
    }

    void theDeadlineIsTheProvidersAndTheLimitIsOurs()
    {
        const Story story = Story::ofCreated({.expiresAt = deadline()});
        ChargeViewContext context = contextAfter(5s);
        context.situation.providerNow = deadline().addSecs(1);
        QCOMPARE(chargeView({.charge = story.charge()}, context).stage, Stage::Expired);
        // A request under way is judged by the clock that wrote it.
        QCOMPARE(chargeView({.charge = Story().written().out().charge()}, context).stage, Stage::Sent);
        QCOMPARE(pageOf(Story().written().out(), 60s).stage, Stage::Closed);
        QCOMPARE(pageOf(Story::correcting(), 60s).stage, Stage::CorrectionUnknown);
    }

    /** It is shown with its warning, and never as if it were valid for some time. */
    void lateOnArrivalIsShownWithAWarning()
    {
        const Story late = Story::ofCreated({.warnings = {ReplyWarning::AlreadyExpired}, .expiresAt = deadline()});
        ChargeViewContext context = contextAfter(5s);
        context.situation.providerNow = deadline().addSecs(60);
        const ChargeView view = chargeView({.charge = late.charge()}, context);
        QCOMPARE(view.stage, Stage::Ready);
        QVERIFY(view.banner.text.contains(messages::describe(Remark::ExpiredOnArrival)));
        QCOMPARE(view.timeLabel, u"Deadline in doubt"_s);
        QVERIFY(view.timeValue.isEmpty() && !view.progressPermille && !view.isLastMinute);
        QVERIFY(view.note.contains(u"in doubt"_s));
        QCOMPARE(view.status.moment, display::Status::Moment::PastDue);
    }

    void everyRemarkIsSaid_data()
    {
        const auto warned = [](ReplyWarning warning) { return Story::ofCreated({.warnings = {warning}}); };
        QTest::addColumn<Story>("story");
        QTest::addColumn<QString>("remarks");
        QTest::newRow("nothing") << Story::ofCreated() << QString();
        QTest::newRow("no amount is told") << warned(ReplyWarning::AmountMissing) << u"amount_not_confirmed"_s;
        QTest::newRow("another customer") << warned(ReplyWarning::CustomerMismatch) << u"customer_differs"_s;
        QTest::newRow("late when it came") << warned(ReplyWarning::AlreadyExpired) << u"expired_on_arrival"_s;
        QTest::newRow("two deadlines") << warned(ReplyWarning::ExpiryConflict) << u"expiry_conflict"_s;
        QTest::newRow("the code was repaired") << warned(ReplyWarning::CodeRepaired) << u"code_repaired"_s;
        QTest::newRow("another word") << Story::ofCreated({.word = u"Em análise"_s}) << u"status_unknown"_s;
        QTest::newRow("a key and no amount")
            << Story::ofCreated({.code = test::CodeWriter().code()}) << u"code_without_amount"_s;
        QTest::newRow("a card scheme beside Pix")
            << Story::ofCreated(
                   {.code = test::CodeWriter::dynamic().add("27", test::object("00", u"br.com.example"_s)).code()})
            << u"code_with_other_arrangement"_s;
        ProviderAnswer answer = test::Said().answer(test::money(8640));
        answer.charge.expiresAt = {.text = u"31/02"_s, .moment = {}};
        Story undated = Story().written().out();
        undated.add(event::Created{.answer = answer, .checked = test::money(8640), .sharedWith = {}});
        QTest::newRow("a deadline that is no date") << undated << u"expiry_unreadable"_s;
    }

    /** What scripts read in `warnings` stands over the code on the screen. */
    void everyRemarkIsSaid()
    {
        QFETCH(const Story, story);
        QStringList names;
        QStringList sentences;
        for (const Remark remark : remarksOf(story.charge())) {
            names.append(QString(key(remark)));
            sentences.append(messages::describe(remark));
        }
        QTEST(names.join(u' '), "remarks");
        const ChargeView view = pageOf(story);
        QCOMPARE(view.stage, Stage::Ready);
        QCOMPARE(view.banner.text, sentences.join(u' '));
    }

    void everyRemarkHasASentence()
    {
        for (int i = 0; i <= static_cast<int>(Remark::ReadBackMissing); ++i) {
            const auto remark = static_cast<Remark>(i);
            // Said with what it is about by who knows it.
            QVERIFY2(messages::describe(remark).isEmpty() == (remark == Remark::SimilarCharge), key(remark).data());
        }
    }
};

BALCAO_TEST(ChargeViewTest)

} // namespace chargeviewtest

#include "chargeviewtest.moc"
