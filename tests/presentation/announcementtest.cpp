// SPDX-License-Identifier: MIT
#include "ui/presentation/shell/announcement.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"
#include "ui/presentation/charge/chargeview.h"
#include "ui/presentation/newcharge/outcomeview.h"

#include <QLocale>
#include <QTest>

namespace announcementtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace std::chrono_literals;
using balcao::test::Said;
using balcao::test::Story;

namespace
{

const QString amount = u"R$\u00A086,40"_s;

QDateTime deadline()
{
    return Story::begin().addSecs(600);
}

Situation situationAfter(std::chrono::seconds age)
{
    const QDateTime now = Story::begin().addSecs(age.count());
    return {.now = now, .providerNow = now, .writer = Writer::Own, .provider = {}};
}

ChargeView viewOf(const Story &story, std::chrono::seconds age = 20s)
{
    return chargeView({.charge = story.charge()}, {.situation = situationAfter(age), .ownCounter = u"01"_s});
}

Story waiting()
{
    return Story::ofCreated({.expiresAt = deadline()});
}

Story corrected()
{
    const Said said{.told = 5000, .expiresAt = deadline()};
    return waiting().asked(1, 5000).out(1).done(1, said, 5000);
}

Story paid()
{
    return waiting().read({.word = u"Paga"_s, .expiresAt = deadline()});
}

NewChargeForm typed(qint64 centavos, const CustomerTexts &texts = {})
{
    NewChargeForm form;
    form.amount.setCentavos(centavos);
    form.texts = texts;
    return form;
}

NewChargeForm formJudged(const CustomerTexts &texts, std::initializer_list<CustomerField> fields)
{
    NewChargeForm form = typed(8640, texts);
    for (const CustomerField field : fields)
        form.isJudged.at(indexOf(field)) = true;
    return form;
}

} // namespace

/** Which change says what, and which is heard. */
class AnnouncementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void charge_data()
    {
        QTest::addColumn<ChargeView>("before");
        QTest::addColumn<ChargeView>("after");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const ChargeView &before, const ChargeView &after, const QString &said) {
            QTest::newRow(name) << before << after << said;
        };
        const ChargeView none;
        const ChargeView ready = viewOf(waiting());
        const ChargeView sent = viewOf(Story().written().out());
        row("nothing is shown", ready, none, {});
        row("connecting: its button has the keyboard", none, viewOf(Story().written()), {});
        row("sent", viewOf(Story().written()), sent, u"Request sent. Waiting for the answer…"_s);
        row("the code is there", sent, ready, u"Code ready, "_s + amount);
        row("opened from the list", none, ready, u"Code ready, "_s + amount);
        row("a second passes", ready, viewOf(waiting(), 21s), {});
        row("the last minute", ready, viewOf(waiting(), 541s),
            u"Last minute: this code expires at %1"_s.arg(ready.deadline));
        row("past the deadline by our clock", ready, viewOf(waiting(), 601s), u"Past due. This code's time is over"_s);
        row("expired by the provider", ready, viewOf(waiting().read({.word = u"Expirado"_s, .expiresAt = deadline()})),
            u"Expired. The provider has ended this code"_s);
        row("paid", ready, viewOf(paid()), u"Paid, "_s + amount);
        row("still paid", viewOf(paid()), viewOf(paid(), 21s), {});
        row("correcting", ready, viewOf(Story::correcting()), u"Sending the correction…"_s);
        row("corrected", viewOf(Story::correcting()), viewOf(corrected()),
            u"Code ready, R$\u00A050,00. New code (revision 2): ask them to scan again"_s);
        row("corrected at another counter", ready, viewOf(corrected()),
            u"New code (revision 2): ask them to scan again"_s);
        row("correction unknown", viewOf(Story::correcting()), viewOf(Story::correctionUnknown()),
            u"To check. Code covered. The amount of this code is in doubt"_s);
        row("unknown: its outcome is said", sent, viewOf(Story::ofUnknown()), {});
        ChargeView warned = ready;
        warned.banner = {u"WhatsApp did not open."_s, u"Copy the code."_s};
        row("a banner comes", ready, warned, u"WhatsApp did not open. Copy the code."_s);
        row("a banner goes", warned, ready, {});
    }
    void charge()
    {
        QFETCH(const ChargeView, before);
        QFETCH(const ChargeView, after);
        QTEST(announcement::ofCharge(before, after), "said");
    }

    void outcome()
    {
        const OutcomeView unknown =
            outcomeView({.charge = Story::ofUnknown().charge()},
                        {.situation = situationAfter(60s), .exchangeTimeout = 30s, .keyHint = {}});
        const QString said = announcement::ofOutcome({}, unknown);
        QVERIFY2(said.startsWith(u"Unknown outcome. "_s) && said.endsWith(unknown.leadStrong), qPrintable(said));
        QCOMPARE(announcement::ofOutcome(unknown, unknown), QString());
    }

    void amounts_data()
    {
        QTest::addColumn<NewChargeForm>("before");
        QTest::addColumn<NewChargeForm>("after");
        QTest::addColumn<QString>("said");
        const CustomerTexts texts{u"529"_s};
        NewChargeForm hinted = typed(8640);
        hinted.hint = {AmountHint::Kind::Note, u"Comma: now the centavos."_s};
        QTest::newRow("a digit") << typed(864) << typed(8640) << amount;
        QTest::newRow("taken back") << typed(8640) << typed(864) << u"R$\u00A08,64"_s;
        QTest::newRow("a hint") << typed(8640) << hinted << u"Comma: now the centavos."_s;
        QTest::newRow("the hint goes") << hinted << typed(8640) << QString();
        QTest::newRow("the customer is typed") << typed(8640) << typed(8640, texts) << QString();
        QTest::newRow("an empty form for the next") << typed(8640, texts) << typed(0) << QString();
    }
    void amounts()
    {
        QFETCH(const NewChargeForm, before);
        QFETCH(const NewChargeForm, after);
        QTEST(announcement::ofAmount(before, after), "said");
    }

    void fields_data()
    {
        QTest::addColumn<NewChargeForm>("before");
        QTest::addColumn<NewChargeForm>("after");
        QTest::addColumn<QString>("beginning");
        const CustomerTexts wrong{u"52998224752"_s};
        const CustomerTexts otherWrong{u"529"_s};
        const auto taxId = {CustomerField::TaxId};
        const auto all = {CustomerField::TaxId, CustomerField::Name, CustomerField::Phone, CustomerField::Email};
        QTest::newRow("left wrong") << formJudged(wrong, {}) << formJudged(wrong, taxId)
                                    << u"CPF or CNPJ: Invalid CPF"_s;
        QTest::newRow("heard before") << formJudged(wrong, taxId) << formJudged(wrong, taxId) << QString();
        QTest::newRow("wrong in another way")
            << formJudged(wrong, taxId) << formJudged(otherWrong, taxId) << u"CPF or CNPJ: A CPF has 11"_s;
        QTest::newRow("mended") << formJudged(wrong, taxId) << formJudged({u"52998224725"_s}, taxId) << QString();
        QTest::newRow("a press finds all") << formJudged({}, {}) << formJudged({}, all) << QString();
    }
    void fields()
    {
        QFETCH(const NewChargeForm, before);
        QFETCH(const NewChargeForm, after);
        QFETCH(const QString, beginning);
        const QString said = announcement::ofFields(newChargeView(before), newChargeView(after));
        QVERIFY2(said.startsWith(beginning) && said.isEmpty() == beginning.isEmpty(), qPrintable(said));
    }

    void rejected()
    {
        const auto all = {CustomerField::TaxId, CustomerField::Name, CustomerField::Phone, CustomerField::Email};
        NewChargeForm form = formJudged({}, all);
        QCOMPARE(announcement::ofRejected(form), u"4 field(s) to fix"_s);
        form.amountMessage = u"Type the amount."_s;
        QCOMPARE(announcement::ofRejected(form), u"Type the amount. 4 field(s) to fix"_s);
        form.banner =
            FormBanner{.lead = u"The provider refused: E-mail."_s, .rest = u"No charge was created."_s, .aside = {}};
        QVERIFY(announcement::ofRejected(form).startsWith(u"The provider refused: E-mail. No charge was created. "_s));
    }

    void paidElsewhere_data()
    {
        QTest::addColumn<Charge>("charge");
        QTest::addColumn<int>("age");
        QTest::addColumn<bool>("isJustPaid");
        const Charge charge = paid().charge();
        const auto age = static_cast<int>(Story::begin().secsTo(charge.changedAt));
        QTest::newRow("now") << charge << age << true;
        QTest::newRow("while its moment stands") << charge << age + 10 << true;
        QTest::newRow("an old one is loaded") << charge << age + 11 << false;
        QTest::newRow("waits") << waiting().charge() << age << false;
    }
    void paidElsewhere()
    {
        QFETCH(const Charge, charge);
        QFETCH(const int, age);
        QFETCH(const bool, isJustPaid);
        const Situation situation = situationAfter(std::chrono::seconds(age));
        QCOMPARE(announcement::isJustPaid(charge, situation), isJustPaid);
        if (isJustPaid)
            QVERIFY(announcement::ofPaid(charge, situation).startsWith(u"Paid: "_s + amount));
    }

    void needsPerson_data()
    {
        QTest::addColumn<std::optional<int>>("before");
        QTest::addColumn<int>("now");
        QTest::addColumn<Sound>("sound");
        QTest::newRow("counted for the first time") << std::optional<int>() << 3 << Sound::None;
        QTest::newRow("the first") << std::optional<int>(0) << 1 << Sound::NeedsPerson;
        QTest::newRow("one more") << std::optional<int>(3) << 4 << Sound::NeedsPerson;
        QTest::newRow("as before") << std::optional<int>(3) << 3 << Sound::None;
        QTest::newRow("one was looked at") << std::optional<int>(3) << 2 << Sound::None;
    }
    void needsPerson()
    {
        QFETCH(const std::optional<int>, before);
        QFETCH(const int, now);
        QTEST(announcement::soundOf(before, now), "sound");
    }
};

BALCAO_TEST(AnnouncementTest)

} // namespace announcementtest


#include "announcementtest.moc"
