// SPDX-License-Identifier: MIT
#include "tests/core/charge/situations.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"
#include "ui/presentation/charge/correctionview.h"
#include "ui/presentation/newcharge/newchargeview.h"
#include "ui/text/amounthint.h"

#include <QTest>

namespace formviewtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::Story;
using State = FieldView::State;

using Part = CorrectionView::Part;

namespace
{

CustomerTexts marina()
{
    return {u"529.982.247-25"_s, u"Marina Alves Pereira"_s, u"(11) 98765-4321"_s, u"marina.alves@example.com"_s};
}

NewChargeForm filled()
{
    NewChargeForm form;
    form.amount.setCentavos(8640);
    form.texts = marina();
    form.isJudged.fill(true);
    return form;
}

CorrectionForm correcting(const Charge &charge)
{
    CorrectionForm form;
    form.amountBefore = charge.amount;
    form.amount.setCentavos(charge.amount.centavos());
    form.textsBefore = textsOf(charge.customer().value());
    form.texts = form.textsBefore;
    form.reason = u"Forgotten discount"_s;
    form.who = u"Ana Paula"_s;
    return form;
}

CorrectionView viewOf(const Story &story, const CorrectionForm &form, bool isBusy = false)
{
    return correctionView(story.charge(), form, balcao::test::situationAfter(std::chrono::seconds(5)), isBusy);
}

AmountHint afterTyping(AmountEntry::Outcome outcome)
{
    return hintAfter({AmountKey::Kind::Typed, u"1"_s}, outcome, {});
}

AmountHint afterPasting(AmountEntry::Outcome outcome, const QString &text, Money kept)
{
    return hintAfter({AmountKey::Kind::Pasted, text}, outcome, kept);
}

} // namespace

/** What is typed, judged: no service, no ledger, no socket. */
class FormViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKeyOrTextThatDidNotServeIsNamed_data()
    {
        using Outcome = AmountEntry::Outcome;
        QTest::addColumn<AmountHint>("hint");
        QTest::addColumn<AmountHint::Kind>("kind");
        QTest::addColumn<QString>("text");
        const Money kept = *Money::fromCentavos(123'456);
        QTest::newRow("comma") << afterTyping(Outcome::Comma) << AmountHint::Kind::Note
                               << u"Comma: now the centavos."_s;
        QTest::newRow("ninth digit") << afterTyping(Outcome::TooLarge) << AmountHint::Kind::Refused
                                     << u"One digit too many. The maximum is R$ 999.999,99."_s;
        QTest::newRow("third centavo") << afterTyping(Outcome::TooManyCentavos) << AmountHint::Kind::Refused
                                       << u"One digit too many. Centavos have two."_s;
        QTest::newRow("taken") << afterTyping(Outcome::Taken) << AmountHint::Kind::Note << QString();
        QTest::newRow("words") << afterPasting(Outcome::NotAnAmount, u"abc"_s, kept) << AmountHint::Kind::Pasted
                               << u"Pasted “abc” is not an amount. Still R$\u00A01.234,56."_s;
        QTest::newRow("a page of text") << afterPasting(Outcome::NotAnAmount, u"linha um\nlinha dois"_s.repeated(9), {})
                                        << AmountHint::Kind::Pasted
                                        << u"Pasted “linha um linha dois…” is not an amount. Still R$\u00A00,00."_s;
        QTest::newRow("two ways") << afterPasting(Outcome::Unclear, u"12.345"_s, kept) << AmountHint::Kind::Pasted
                                  << u"Pasted “12.345” can be read in two ways: type it. Still R$\u00A01.234,56."_s;
        QTest::newRow("too much") << afterPasting(Outcome::TooLarge, u"1000000"_s, kept) << AmountHint::Kind::Refused
                                  << u"Pasted “1000000”: the maximum is R$ 999.999,99. Still R$\u00A01.234,56."_s;
        QTest::newRow("an empty clipboard")
            << afterPasting(Outcome::NotAnAmount, u" "_s, kept) << AmountHint::Kind::Note << QString();
        QTest::newRow("pasted") << afterPasting(Outcome::Taken, u"12"_s, kept) << AmountHint::Kind::Note << QString();
    }

    void aKeyOrTextThatDidNotServeIsNamed()
    {
        QFETCH(const AmountHint, hint);
        QTEST(hint.kind, "kind");
        QTEST(hint.text, "text");
        const FieldView well{State::Untouched, u"unchanged"_s};
        const FieldView beside = withHint(well, hint);
        QCOMPARE(beside.isError(), hint.kind == AmountHint::Kind::Refused);
        QCOMPARE(beside.message, hint.text.isEmpty() ? well.message : hint.text);
    }

    void fields_data()
    {
        QTest::addColumn<CustomerField>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<State>("state");
        QTest::addColumn<QString>("part");
        QTest::newRow("CPF") << CustomerField::TaxId << u"529.982.247-25"_s << State::Ok << u"CPF"_s;
        QTest::newRow("CPF with swapped end") << CustomerField::TaxId << u"529.982.247-52"_s << State::Error << u"52"_s;
        QTest::newRow("name of one letter") << CustomerField::Name << u"M"_s << State::Error << u"short"_s;
        QTest::newRow("mobile without area code")
            << CustomerField::Phone << u"98765-4321"_s << State::Error << u"area code"_s;
        QTest::newRow("landline") << CustomerField::Phone << u"(11) 3456-7890"_s << State::Ok << u"landline"_s;
        QTest::newRow("e-mail without domain") << CustomerField::Email << u"marina@"_s << State::Error << u"@"_s;
        QTest::newRow("e-mail with a slip") << CustomerField::Email << u"marina@gmial.com"_s << State::Ok << u"gmail"_s;
        QTest::newRow("e-mail missing") << CustomerField::Email << QString() << State::Error << u"missing"_s;
    }
    void fields()
    {
        QFETCH(const CustomerField, field);
        QFETCH(const QString, text);
        QFETCH(const QString, part);
        NewChargeForm form = filled();
        form.texts.at(indexOf(field)) = text;
        const FieldView view = newChargeView(form).fields.at(indexOf(field));
        QTEST(view.state, "state");
        QVERIFY2(view.message.contains(part), qPrintable(view.message));
        QCOMPARE(newChargeView(form).firstError == field, view.isError());
        QCOMPARE(newChargeView(form).errorCount.isEmpty(), !view.isError());
        // Not judged yet it is no error, whatever it is.
        form.isJudged.at(indexOf(field)) = false;
        QCOMPARE(newChargeView(form).fields.at(indexOf(field)).state, State::Untouched);
    }

    void anEmptyFormNamesEverythingAndStandsOnTheAmount()
    {
        NewChargeForm form;
        QVERIFY(newChargeView(form).errorCount.isEmpty());
        form.isJudged.fill(true);
        QVERIFY(newChargeView(form).errorCount.startsWith(u'4'));
        QCOMPARE(newChargeView(form).firstError, std::optional(CustomerField::TaxId));
        form.amountMessage = u"The amount is zero."_s;
        QVERIFY(!newChargeView(form).firstError.has_value());
    }

    void sharesOutPastedCells_data()
    {
        QTest::addColumn<CustomerField>("field");
        QTest::addColumn<QStringList>("cells");
        QTest::addColumn<QStringList>("texts");
        const auto row = [](const char *name, CustomerField field, const QString &cells, const QString &texts) {
            QTest::newRow(name) << field << cells.split(u'|', Qt::SkipEmptyParts) << texts.split(u'|');
        };
        const QString whole = u"529.982.247-25|Ana Paz|(11) 98765-4321|ana@example.com"_s;
        row("a row into the name", CustomerField::Name, u"Ana Paz|529.982.247-25|(11) 98765-4321|ana@example.com"_s,
            whole);
        row("a row into another field", CustomerField::Email, u"Ana Paz|52998224725|11987654321|ana@example.com"_s,
            whole);
        row("any order", CustomerField::TaxId, u"ana@example.com|11987654321|Ana Paz|529.982.247-25"_s, whole);
        row("a block with labels", CustomerField::Name,
            u"Nome: Ana Paz|CPF: 529.982.247-25|Tel: (11) 98765-4321|E-mail: ana@example.com"_s, whole);
        row("a block with a header row", CustomerField::Name,
            u"Nome|CPF|Celular|E-mail|Ana Paz|529.982.247-25|(11) 98765-4321|ana@example.com"_s, whole);
        row("headers in capitals and with colons", CustomerField::TaxId,
            u"NOME COMPLETO|CPF / CNPJ:|Telefone :|EMAIL|Ana Paz|52998224725|11987654321|ana@example.com"_s, whole);
        row("headers in other languages", CustomerField::Name,
            u"Nombre|Teléfono|Correo|Name|Phone|Ana Paz|(11) 98765-4321"_s, u"|Ana Paz|(11) 98765-4321|"_s);
        row("a label and its value", CustomerField::TaxId, u"CPF|529.982.247-25"_s, u"529.982.247-25|||"_s);
        row("a label and a name", CustomerField::Name, u"Nome|Ana Paz"_s, u"|Ana Paz||"_s);
        row("only labels", CustomerField::Name, u"Nome|CPF"_s, u"|Nome||"_s);
        row("a name that begins like a label", CustomerField::Name, u"Celular Center|529.982.247-25"_s,
            u"529.982.247-25|Celular Center||"_s);
        row("other columns", CustomerField::Name,
            u"17|R$ 49,90|Ana Paz|12/11/2026|529.982.247-25|(11) 98765-4321|Rua das Flores|ana@example.com"_s, whole);
        row("two rows", CustomerField::Name,
            u"Ana Paz|529.982.247-25|(11) 98765-4321|ana@example.com|Bia Luz|111.444.777-35|21912340187|bia@x.co"_s,
            whole);
        row("a mobile that may be a CPF", CustomerField::Name, u"Ana Paz|11987654374|52998224725|ana@example.com"_s,
            u"529.982.247-25|Ana Paz|(11) 98765-4374|ana@example.com"_s);
        row("the same behind the CPF", CustomerField::Name, u"52998224725|11987654374"_s,
            u"529.982.247-25||(11) 98765-4374|"_s);
        row("name and CPF", CustomerField::Name, u"Ana Paz|529.982.247-25"_s, u"529.982.247-25|Ana Paz||"_s);
        row("no name", CustomerField::Name, u"529.982.247-25|ana@example.com"_s, u"529.982.247-25|||ana@example.com"_s);
        row("a CPF that is not valid", CustomerField::Name, u"Ana Paz|529.982.247-24"_s, u"|Ana Paz||"_s);
        row("nothing of a customer", CustomerField::Name, u"Ana Paz|Rua das Flores|R$ 49,90"_s, u"|Ana Paz||"_s);
        row("the same into another field", CustomerField::Phone, u"98765|4321"_s, u"||98765|"_s);
        row("one cell", CustomerField::Name, u"Ana Paz"_s, u"|Ana Paz||"_s);
        row("one cell of another field", CustomerField::Name, u"529.982.247-25"_s, u"|529.982.247-25||"_s);
        row("no cell", CustomerField::Name, {}, u"|||"_s);
    }
    void sharesOutPastedCells()
    {
        QFETCH(const CustomerField, field);
        QFETCH(const QStringList, cells);
        const CustomerTexts texts = distributeCells(field, cells, {});
        QTEST(QStringList(texts.begin(), texts.end()), "texts");
    }

    /** The field's former text is glued to the pasted row. */
    void pastedCellsReplaceFormerText()
    {
        CustomerTexts before{};
        before.at(indexOf(CustomerField::Name)) = u"Bia"_s;
        before.at(indexOf(CustomerField::Email)) = u"bia@x.co"_s;
        const CustomerTexts expected{u"529.982.247-25"_s, u"Ana Paz"_s, QString(), u"bia@x.co"_s};
        QCOMPARE(distributeCells(CustomerField::Name, {u"BiaAna Paz"_s, u"529.982.247-25"_s}, before), expected);
        QCOMPARE(distributeCells(CustomerField::Name, {u"Ana Paz"_s, u"529.982.247-25Bia"_s}, before), expected);
    }

    void asksAboutOtherDataInTheName()
    {
        const QString name = u"Ana Paz 529.982.247-25"_s;
        NewChargeForm form = filled();
        form.texts.at(indexOf(CustomerField::Name)) = name;
        QCOMPARE(newChargeView(form).firstError, std::optional(CustomerField::Name));
        form.nameQuestion.keep(name);
        QVERIFY(!newChargeView(form).firstError);
        const Story story = Story::ofCreated();
        CorrectionForm correction = correcting(story.charge());
        correction.texts.at(indexOf(CustomerField::Name)) = name;
        QCOMPARE(viewOf(story, correction).missing, Part::Name);
        correction.nameQuestion.keep(name);
        QVERIFY(viewOf(story, correction).canSave());
        // It is the charge's name already.
        correction.textsBefore = correction.texts;
        correction.nameQuestion.keep({});
        correction.amount.setCentavos(7640);
        QVERIFY(viewOf(story, correction).canSave());
    }

    void aRefusalMarksTheFieldThatItNames_data()
    {
        QTest::addColumn<QString>("providersName");
        QTest::addColumn<CustomerField>("field");
        QTest::newRow("interface") << u"customer.email"_s << CustomerField::Email;
        QTest::newRow("tax id") << u"customer.tax_id"_s << CustomerField::TaxId;
        QTest::newRow("CPF") << u"devedor.cpf"_s << CustomerField::TaxId;
        QTest::newRow("brackets") << u"customer[phone]"_s << CustomerField::Phone;
        QTest::newRow("cellphone") << u"payer.cellphone"_s << CustomerField::Phone;
        QTest::newRow("nome") << u"devedor.nome"_s << CustomerField::Name;
    }
    void aRefusalMarksTheFieldThatItNames()
    {
        QFETCH(const QString, providersName);
        QFETCH(const CustomerField, field);
        ProviderError error;
        error.httpStatus = 422;
        error.fields = {{providersName, u"invalid domain"_s}};
        const auto refusal = formRefusal(error, Story::begin());
        QVERIFY(refusal);
        QVERIFY(refusal->banner.lead.contains(labelOf(field)));
        QCOMPARE(refusal->banner.aside, u"Answer 422 · 12:00:00"_s);
        NewChargeForm form = filled();
        form.refusals = refusal->fieldMessages;
        form.refusedTexts = form.texts;
        QCOMPARE(newChargeView(form).firstError, std::optional(field));
        QVERIFY(newChargeView(form).fields.at(indexOf(field)).message.contains(u"“invalid domain”"_s));
        // Another text is judged by itself again.
        form.texts.at(indexOf(field)) += u'x';
        QVERIFY(!newChargeView(form).fields.at(indexOf(field)).message.contains(u"“invalid domain”"_s));
    }

    void aRefusalOfTheAmountAndOneOfNothingOfOurs()
    {
        ProviderError error;
        error.fields = {{u"valor.original"_s, u"too large"_s}};
        QVERIFY(formRefusal(error, Story::begin())->amountMessage.contains(u"“too large”"_s));
        error.fields = {{u"webhook"_s, u"gone"_s}};
        QVERIFY(!formRefusal(error, Story::begin()));
    }

    void corrections_data()
    {
        QTest::addColumn<Story>("story");
        QTest::addColumn<CorrectionForm>("form");
        QTest::addColumn<QString>("obstacle");
        const Story story = Story::ofCreated();
        const CorrectionForm same = correcting(story.charge());
        CorrectionForm form = same;
        const auto row = [&](const char *name, const Story &of, const QString &obstacle) {
            QTest::newRow(name) << of << form << obstacle;
            form = same;
        };
        row("nothing changed", story, u"Nothing was changed"_s);
        form.texts.at(indexOf(CustomerField::TaxId)) = u"529.982.247-24"_s;
        row("wrong CPF", story, u"highlighted"_s);
        form.texts.at(indexOf(CustomerField::Email)).clear();
        row("no e-mail", story, u"highlighted"_s);
        form.amount.clear();
        row("no amount", story, u"highlighted"_s);
        form.amount.setCentavos(7640);
        form.reason.clear();
        row("no reason", story, u"reason"_s);
        form.amount.setCentavos(7640);
        form.who.clear();
        row("nobody", story, u"who"_s);
        form.amount.setCentavos(7640);
        row("another amount", story, {});
        form.texts.at(indexOf(CustomerField::Phone)) = u"(11) 91234-0178"_s;
        row("another mobile", story, {});
        form.amount.setCentavos(7640);
        row("paid meanwhile", Story::paid(), u"paid already"_s);
        form.amount.setCentavos(7640);
        row("another correction is open", Story::correcting(), u"One moment"_s);
    }
    void corrections()
    {
        QFETCH(const Story, story);
        QFETCH(const CorrectionForm, form);
        QFETCH(const QString, obstacle);
        const CorrectionView view = viewOf(story, form);
        QVERIFY2(view.obstacle.contains(obstacle), qPrintable(view.obstacle));
        QCOMPARE(view.canSave(), obstacle.isEmpty());
        QCOMPARE(view.amount.state, form.amount.centavos() == 0 ? State::Error
                                    : form.hasOtherAmount()     ? State::Ok
                                                                : State::Untouched);
        QVERIFY(!viewOf(story, form, true).canSave());
    }

    void aPressThatSavesNothingShowsWhatIsMissing_data()
    {
        QTest::addColumn<CorrectionForm>("form");
        QTest::addColumn<Part>("first");
        QTest::addColumn<QList<Part>>("marked");
        const CorrectionForm same = correcting(Story::ofCreated().charge());
        CorrectionForm form = same;
        const auto row = [&](const char *name, Part first, const QList<Part> &marked) {
            QTest::newRow(name) << form << first << marked;
            form = same;
        };
        row("nothing changed", Part::Amount, {Part::Amount});
        form.reason.clear();
        form.who.clear();
        row("nothing at all", Part::Amount, {Part::Amount, Part::Reason, Part::Who});
        form.texts.at(indexOf(CustomerField::Email)).clear();
        form.reason.clear();
        row("no e-mail, no reason", Part::Email, {Part::Email, Part::Reason});
        form.texts.at(indexOf(CustomerField::TaxId)) = u"529.982.247-24"_s;
        form.amount.clear();
        row("no amount, wrong CPF", Part::Amount, {Part::Amount, Part::TaxId});
        form.amount.setCentavos(7640);
        form.reason.clear();
        row("no reason", Part::Reason, {Part::Reason});
        form.amount.setCentavos(7640);
        form.who.clear();
        row("nobody", Part::Who, {Part::Who});
    }
    void aPressThatSavesNothingShowsWhatIsMissing()
    {
        QFETCH(CorrectionForm, form);
        QFETCH(const Part, first);
        QFETCH(const QList<Part>, marked);
        for (const bool isPressed : {false, true}) {
            form.isPressed = isPressed;
            const CorrectionView view = viewOf(Story::ofCreated(), form);
            QCOMPARE(view.missing, first);
            // Before the press a field is marked for what was typed into it only.
            QCOMPARE(view.reason.isError(), isPressed && marked.contains(Part::Reason));
            QCOMPARE(view.who.isError(), isPressed && marked.contains(Part::Who));
            QCOMPARE(view.amount.isError(),
                     marked.contains(Part::Amount) && (isPressed || form.amount.centavos() == 0));
            for (const CustomerField field : customerFields)
                QCOMPARE(view.fields.at(indexOf(field)).isError(),
                         marked.contains(static_cast<Part>(indexOf(field) + 1)));
        }
        // What no field mends has no place for the caret but the way out.
        QCOMPARE(viewOf(Story::paid(), form).missing, Part::Nothing);
    }
};

BALCAO_TEST(FormViewTest)

} // namespace formviewtest

#include "formviewtest.moc"
