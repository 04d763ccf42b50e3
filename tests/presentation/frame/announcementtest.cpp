// SPDX-License-Identifier: MIT
#include "ui/presentation/frame/announcement.h"
#include "tests/core/charge/situations.h"
#include "tests/support/testmain.h"
#include "ui/presentation/newcharge/outcomeview.h"

#include <QLocale>
#include <QTest>

namespace announcementtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace std::chrono_literals;
using balcao::test::situationAfter;
using balcao::test::Story;

namespace
{

const QString amount = u"R$\u00A086,40"_s;

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

/** The spoken sentences for the outcome, the form and a payment elsewhere, and the sounds. */
class AnnouncementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

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
        const Charge charge = Story::paid().charge();
        const auto age = static_cast<int>(Story::begin().secsTo(charge.changedAt));
        QTest::newRow("now") << charge << age << true;
        QTest::newRow("while its moment stands") << charge << age + 10 << true;
        QTest::newRow("an old one is loaded") << charge << age + 11 << false;
        QTest::newRow("waits") << Story::ofCreated().charge() << age << false;
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
