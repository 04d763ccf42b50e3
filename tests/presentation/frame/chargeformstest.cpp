// SPDX-License-Identifier: MIT
#include "ui/presentation/frame/chargeforms.h"
#include "core/charge/chargerules.h"
#include "tests/core/charge/situations.h"
#include "tests/support/testmain.h"

#include <QDate>
#include <QTest>

namespace chargeformstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::soon;
using balcao::test::Story;

namespace
{

const forms::Answerer typed{.name = u"Ana"_s};
const forms::Answerer unnamed{};
const forms::Answerer signedIn{.name = u"Ana Paula"_s, .isSignedIn = true};

/** The keys of the fields that a person sees. */
QString seenFields(const DialogSpec &form)
{
    QStringList keys;
    for (const FormField &field : form.fields) {
        if (field.kind != FormField::Kind::Known)
            keys.append(field.key);
    }
    return keys.join(u' ');
}

FormValues valuesOf(const DialogSpec &form)
{
    FormValues values;
    for (const FormField &field : form.fields)
        values.insert(field.key, field.initial);
    return values;
}

} // namespace

/** The forms about a charge, without a screen. */
class ChargeFormsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /** The first field with the keyboard (empty: the way back has it), all fields, the answer, and what it still needs. */
    void forms_data()
    {
        QTest::addColumn<DialogSpec>("form");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("fields");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("missing");
        const auto row = [](const char *name, const DialogSpec &form, const char *first, const char *fields,
                            const char *answer, const char *missing) {
            const auto text = [](const char *latin) { return QString::fromLatin1(latin); };
            QTest::newRow(name) << form << text(first) << text(fields) << text(answer) << text(missing);
        };
        const Charge unknown = Story::ofUnknown().charge();
        const Charge created = Story::ofCreated().charge();
        const QDateTime now = soon(created).now;
        const Money little = Money::fromCentavos(5000).value();
        row("notice", forms::notice(u"Not done"_s, {}), "", "", "I have read it", "");
        row("similar", forms::similar({}, false), "", "", "Look at that one", "");
        row("similar attempt", forms::similar({}, true), "", "", "Look at that one", "");
        row("receipt", forms::receipt(created, soon(created), typed).value(), "seen", "seen identifier who amount",
            "Mark as paid", "seen");
        row("receipt, nobody", forms::receipt(created, soon(created), unnamed).value(), "seen",
            "seen identifier who amount", "Mark as paid", "seen who");
        row("receipt, signed in", forms::receipt(created, soon(created), signedIn).value(), "seen",
            "seen identifier amount", "Mark as paid", "seen");
        row("revocation", forms::receiptRevocation(created, now), "reason", "reason", "Take the receipt back",
            "reason");
        row("difference", forms::difference(created, little), "", "", "Charge the difference", "");
        row("calibration", forms::calibration(), "amount", "amount receiver", "That is what it shows", "");
        row("contest", forms::contest(created, QDate(2026, 11, 24)), "deadline", "day deadline identifier",
            "Note the contestation", "");
        row("contest's end", forms::contestEnd(created), "reason", "reason", "It is over", "reason");
        row("txid", forms::txid(unknown, typed).value(), "identifier", "identifier who", "Use the existing one",
            "identifier");
        row("txid, signed in", forms::txid(unknown, signedIn).value(), "identifier", "identifier",
            "Use the existing one", "identifier");
        row("reopening", forms::reopening(created, typed), "", "who", "Wrong: look again", "");
        row("reopening, nobody", forms::reopening(created, unnamed), "who", "who", "Wrong: look again", "who");
        row("reopening, signed in", forms::reopening(created, signedIn), "", "", "Wrong: look again", "");
        row("absence", forms::absence(unknown, typed), "", "who", "Not there: create another", "");
        row("in the account", forms::inAccount(created, typed), "", "who", "It is in the account", "");
        row("not in the account", forms::notInAccount(unknown, now, false, typed), "", "who", "It is not there", "");
        row("not as reported", forms::notInAccount(created, now, true, signedIn), "", "", "It is not there", "");
        row("trouble", forms::trouble(created, soon(created), true).value(), "", "", "", "");
    }
    void forms()
    {
        QFETCH(const DialogSpec, form);
        QTEST(form.first, "first");
        QTEST(seenFields(form), "fields");
        QTEST(form.answer, "answer");
        const FormCheck check = form.check ? form.check(valuesOf(form)) : FormCheck();
        QTEST(check.missing.join(u' '), "missing");
        QVERIFY(check.missing.isEmpty() || !check.sentence.isEmpty());
        QVERIFY(!form.name.isEmpty() && !form.icon.isEmpty() && !form.title.isEmpty() && !form.back.isEmpty());
    }

    void checks_data()
    {
        QTest::addColumn<FormCheck>("check");
        QTest::addColumn<QStringList>("missing");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const FormCheck &check, const QStringList &missing,
                            const QString &sentence) { QTest::newRow(name) << check << missing << sentence; };
        const Charge charge = Story::ofCreated().charge();
        const auto received = [&charge](const FormValues &values, bool isWanted = false) {
            Situation situation = soon(charge);
            situation.takesEndToEndOnly = isWanted;
            FormValues all{{formkey::seen, u"1"_s}, {formkey::who, u"Ana"_s}};
            all.insert(values);
            return forms::receipt(charge, situation, typed)->check(all);
        };
        const auto id = [](const QString &text) { return FormValues{{formkey::identifier, text}}; };
        const auto came = [](const QString &text) { return FormValues{{formkey::amount, text}}; };
        const QString payment = u"E18236120202611211500s0a1B2c3D4e"_s;
        row("not seen", received({{formkey::seen, {}}}), {formkey::seen}, u"Tick"_s);
        row("not seen, by nobody", received({{formkey::seen, {}}, {formkey::who, u" "_s}}),
            {formkey::seen, formkey::who}, u"Tick"_s);
        row("seen by nobody", received({{formkey::who, {}}}), {formkey::who}, u"Write who saw it"_s);
        row("seen", received({}), {}, u"by Ana”"_s);
        row("another amount", received(came(u"80,00"_s)), {}, u"80,00 came of"_s);
        row("the same amount", received({{formkey::identifier, payment}, {formkey::amount, u"86,40"_s}}), {},
            u"by Ana”"_s);
        row("no amount", received(came(u"x"_s)), {formkey::amount}, {});
        row("an amount of zero", received(came(u"0"_s)), {formkey::amount}, {});
        row("of its minute", received(id(payment), true), {}, u"by Ana”"_s);
        row("of another day", received(id(QString(payment).replace(15, 2, u"20"_s))), {formkey::identifier},
            u"another time"_s);
        row("mistyped", received(id(payment.chopped(1))), {formkey::identifier}, u"32 characters"_s);
        row("its beginning, as words", received(id(payment.left(12))), {}, u"by Ana”"_s);
        row("words where the id is wanted", received(id(u"Pix"_s), true), {formkey::identifier}, u"32 characters"_s);
        row("both wrong", received({{formkey::identifier, payment.chopped(1)}, {formkey::amount, u"x"_s}}),
            {formkey::identifier, formkey::amount}, u"32 characters"_s);
        const auto found = [](const QString &txid, const QString &who) {
            return forms::txid(Story::ofUnknown().charge(), typed)
                ->check({{formkey::identifier, txid}, {formkey::who, who}});
        };
        row("no txid", found({}, u"Ana"_s), {formkey::identifier}, u"Copy the txid"_s);
        row("no txid, by nobody", found(u" "_s, {}), {formkey::identifier, formkey::who}, u"Copy the txid"_s);
        row("no txid at all", found(QString(256, u'x'), u"Ana"_s), {formkey::identifier}, u"no txid"_s);
        row("found by nobody", found(u"c4789aa0"_s, {}), {formkey::who}, u"Write who found it"_s);
        row("found", found(u"c4789aa0"_s, u"Ana"_s), {}, u"Nothing new"_s);
        const auto absent = [&charge](const QString &who) {
            return forms::absence(charge, typed).check({{formkey::who, who}});
        };
        row("nobody looked", absent(u"  "_s), {formkey::who}, u"Write who looked"_s);
        row("somebody looked", absent(u"Ana"_s), {}, {});
    }
    void checks()
    {
        QFETCH(const FormCheck, check);
        QFETCH(const QString, sentence);
        QTEST(check.missing, "missing");
        QVERIFY2(check.sentence.contains(sentence), qPrintable(check.sentence));
    }

    /** A form without a reason any more is none. */
    void formsEnd()
    {
        const Charge paid = Story::paid().charge();
        QVERIFY(!forms::receipt(paid, soon(paid), typed));
        QVERIFY(!forms::trouble(paid, soon(paid), true));
        QVERIFY(!forms::txid(Story::ofCreated().charge(), typed));
        QVERIFY(!forms::closing(paid, soon(paid)));
    }

    void fiscalLinkAsksForEndToEndId()
    {
        const Charge charge = Story::ofCreated().charge();
        const DialogSpec receipt = forms::receipt(charge, soon(charge), typed).value();
        QCOMPARE(forms::withFiscalLink(receipt, {}).note, QString());
        const DialogSpec linked = forms::withFiscalLink(receipt, u"It has to be linked."_s);
        QCOMPARE(linked.note, u"It has to be linked."_s);
        QVERIFY(linked.fields.at(1).label.startsWith(u"End-to-end id"_s));
    }
};

BALCAO_TEST(ChargeFormsTest)

} // namespace chargeformstest

#include "chargeformstest.moc"
