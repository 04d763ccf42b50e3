// SPDX-License-Identifier: MIT
#include "ui/presentation/codecheck/codecheckview.h"

#include "core/brcode/codecheck.h"
#include "ui/text/messages.h"
#include "ui/text/whatsapp.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = CodeVerdict::Kind;
using Standing = CodeVerdict::Standing;
using Tone = CodeCheckView::Tone;

constexpr qsizetype longestValue = 60;

struct CodeCheckViewTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::CodeCheckView)
};

QString sentenceOf(Standing standing)
{
    switch (standing) {
    case Standing::Current:
        return CodeCheckViewTr::tr("A code of this shop, whole, and it still holds. It may be sent again.");
    case Standing::Covered:
        return CodeCheckViewTr::tr("It is not to be paid now: something about its charge is open. Open the charge.");
    case Standing::Corrected:
        return CodeCheckViewTr::tr("An old code: the charge was corrected since. Ask for the new code to be scanned.");
    case Standing::Replaced:
        return CodeCheckViewTr::tr("Another charge took its place in the sale. This one is not to be paid.");
    case Standing::PastDue:
        return CodeCheckViewTr::tr(
            "Its time is over by our clock. Look at the shop's account before you charge again.");
    case Standing::Expired:
        return CodeCheckViewTr::tr(
            "It has expired, by the provider's word. Look at the shop's account before you charge again.");
    case Standing::Cancelled:
        return CodeCheckViewTr::tr("It was cancelled at the provider. Nobody can pay it.");
    case Standing::Paid:
        return CodeCheckViewTr::tr("It is paid already. The customer does not pay it again.");
    case Standing::Refunded:
        return CodeCheckViewTr::tr("It was paid, and the money went back.");
    }
    Q_UNREACHABLE();
}

QString sentenceOf(const CodeDamage &damage, QStringView text)
{
    const QString refused = u' ' + CodeCheckViewTr::tr("The bank will refuse this code.");
    if (damage.isMissingAsterisks())
        return CodeCheckViewTr::tr("The messaging app ate the asterisks.") + refused;
    if (damage.isCutShort(text))
        return CodeCheckViewTr::tr("Its end is missing.") + refused;
    if (damage.instead.isEmpty())
        return CodeCheckViewTr::tr("A part of it is missing.") + refused;
    return CodeCheckViewTr::tr("It differs from ours in one place.") + refused;
}

QString placeOf(const CodeDamage &damage)
{
    const auto shown = [](const QString &text) { return display::quoted(text, 24); };
    const QString position = display::count(damage.position + 1);
    if (damage.instead.isEmpty())
        return CodeCheckViewTr::tr("position %1: %2 is missing").arg(position, shown(damage.missing));
    if (damage.missing.isEmpty())
        return CodeCheckViewTr::tr("position %1: %2 too much").arg(position, shown(damage.instead));
    return CodeCheckViewTr::tr("position %1: %2 in place of %3")
        .arg(position, shown(damage.instead), shown(damage.missing));
}

QString revisionOf(const KnownCode &known)
{
    const QString number = display::count(known.given.revision);
    return known.given.revision >= known.charge.revision
               ? CodeCheckViewTr::tr("%1, the current one").arg(number)
               : CodeCheckViewTr::tr("%1, now %2 holds").arg(number, display::count(known.charge.revision));
}

void addRow(CodeCheckView &view, const QString &label, const QString &value)
{
    if (!value.isEmpty())
        view.rows.append({label, display::quoted(value, longestValue)});
}

/** Adds the content of a readable code. */
void addCode(CodeCheckView &view, const BrCode &code, bool isOurs)
{
    const BrCodeFields &fields = code.fields();
    const QString amount =
        fields.amount ? display::amount(*fields.amount) : CodeCheckViewTr::tr("none: the bank shows it");
    if (isOurs)
        addRow(view, CodeCheckViewTr::tr("Amount in the code"), amount);
    addRow(view, CodeCheckViewTr::tr("Receiver"), fields.merchantName.trimmed());
    addRow(view, CodeCheckViewTr::tr("City"), fields.merchantCity.trimmed());
    if (isOurs)
        return;
    addRow(view, CodeCheckViewTr::tr("Amount in the code"), amount);
    addRow(view, fields.url.isEmpty() ? CodeCheckViewTr::tr("Key") : CodeCheckViewTr::tr("Address"),
           Receiver::of(code).place);
}

void addWhatHolds(CodeCheckView &view, const Charge &charge, const CodeCheckContext &context)
{
    view.attempt = charge.attempt;
    if (!mayShowCode(charge, context.situation))
        return;
    if (const auto code = checkCode(charge.code, charge.amount).code) {
        view.codeText = code->normalized();
        view.whatsAppUrl = whatsAppUrl(view.codeText, context.isTraining);
    }
}

void describeOurs(CodeCheckView &view, const CodeVerdict &verdict, const CodeCheckContext &context)
{
    const Charge &charge = verdict.known->charge;
    const bool isGood = verdict.standing == Standing::Current;
    view.tone = isGood ? Tone::Ok : Tone::Wait;
    view.icon = isGood ? u"check-circle"_s : u"alert"_s;
    view.title = CodeCheckViewTr::tr("It is ours: charge %1").arg(display::chargeNumber(charge));
    view.text = sentenceOf(verdict.standing);
    view.status = display::status(charge, context.situation);
    if (verdict.code)
        addCode(view, *verdict.code, true);
    addRow(view, CodeCheckViewTr::tr("Revision"), revisionOf(*verdict.known));
    if (charge.expiresAt.isValid())
        addRow(view, CodeCheckViewTr::tr("Valid until"), display::timeOrDay(charge.expiresAt, context.situation.now));
    addRow(view, CodeCheckViewTr::tr("Check sum (CRC)"),
           verdict.code ? CodeCheckViewTr::tr("matches") : CodeCheckViewTr::tr("does not match"));
    addWhatHolds(view, charge, context);
}

void describeDamaged(CodeCheckView &view, const QString &typed, const CodeVerdict &verdict,
                     const CodeCheckContext &context)
{
    const KnownCode &known = *verdict.known;
    const CodeDamage &damage = *known.damage;
    const QString text = lookedForCode(typed);
    view.tone = Tone::Wait;
    view.icon = u"alert"_s;
    view.title = CodeCheckViewTr::tr("Ours, but it arrived damaged");
    view.text = sentenceOf(damage, text);
    addRow(view, CodeCheckViewTr::tr("Looks like"),
           CodeCheckViewTr::tr("charge %1, %2")
               .arg(display::chargeNumber(known.charge), display::amount(known.charge.amount)));
    addRow(view, CodeCheckViewTr::tr("Where"), placeOf(damage));
    addRow(view, CodeCheckViewTr::tr("Check sum (CRC)"), CodeCheckViewTr::tr("does not match"));
    addRow(view, CodeCheckViewTr::tr("Revision"), revisionOf(known));
    if (verdict.standing != Standing::Current)
        view.status = display::status(known.charge, context.situation);
    // The text is looked for without the blanks around it.
    const qsizetype begin = typed.indexOf(text);
    if (begin >= 0) {
        view.damagedAt = begin + damage.position;
        view.damagedLength = damage.instead.size();
    }
    addWhatHolds(view, known.charge, context);
}

void describeForeign(CodeCheckView &view, const CodeVerdict &verdict)
{
    view.tone = Tone::Error;
    view.icon = u"shield-x"_s;
    view.title = CodeCheckViewTr::tr("Not this shop's");
    view.text = CodeCheckViewTr::tr(
        "Whoever pays this code pays somebody else. Do not give it back to the customer as if it were "
        "ours.");
    addCode(view, *verdict.code, false);
    addRow(view, CodeCheckViewTr::tr("Check sum (CRC)"), CodeCheckViewTr::tr("matches"));
    addRow(view, CodeCheckViewTr::tr("In our ledger"), CodeCheckViewTr::tr("nothing like it"));
}

void describeNotInLedger(CodeCheckView &view, const CodeVerdict &verdict)
{
    view.tone = Tone::Wait;
    view.icon = u"question"_s;
    view.title = CodeCheckViewTr::tr("Not in this ledger");
    view.text =
        verdict.isOwnReceiver
            ? CodeCheckViewTr::tr("It pays this shop, but no charge of this ledger has it. It was made elsewhere.")
            : CodeCheckViewTr::tr(
                  "No charge of this ledger has this code, and nobody has told yet whom this shop's codes "
                  "pay. Compare the receiver.");
    addCode(view, *verdict.code, false);
    addRow(view, CodeCheckViewTr::tr("Check sum (CRC)"), CodeCheckViewTr::tr("matches"));
    addRow(view, CodeCheckViewTr::tr("In our ledger"), CodeCheckViewTr::tr("nothing like it"));
}

void describeProblem(CodeCheckView &view, BrCodeFinding problem)
{
    const bool areSeveral = problem == BrCodeFinding::SeveralCodes;
    view.title = areSeveral ? CodeCheckViewTr::tr("More than one code") : CodeCheckViewTr::tr("Not a Pix code");
    view.text = messages::describe(problem);
    if (!areSeveral)
        view.text += u' ' + CodeCheckViewTr::tr("Ask for the code again and copy it whole.");
}

} // namespace

QString CodeCheckView::spoken() const
{
    QStringList lines{title, text};
    if (status)
        lines.append(CodeCheckViewTr::tr("Status") + u": "_s + status->label);
    for (const LabelledText &row : rows)
        lines.append(row.label + u": "_s + row.text);
    return lines.join(u'\n');
}

CodeCheckView codeCheckView(const QString &typed, const CodeVerdict &verdict, const CodeCheckContext &context)
{
    CodeCheckView view;
    switch (verdict.kind) {
    case Kind::Ours:
        describeOurs(view, verdict, context);
        break;
    case Kind::Damaged:
        describeDamaged(view, typed, verdict, context);
        break;
    case Kind::Foreign:
        describeForeign(view, verdict);
        break;
    case Kind::NotInLedger:
        describeNotInLedger(view, verdict);
        break;
    case Kind::NotACode:
        view.tone = Tone::Wait;
        view.icon = u"alert"_s;
        describeProblem(view, verdict.problem.value_or(BrCodeFinding::Empty));
        addRow(view, CodeCheckViewTr::tr("In our ledger"), CodeCheckViewTr::tr("nothing like it"));
        break;
    }
    return view;
}

CodeCheckView emptyCodeCheck()
{
    CodeCheckView view;
    view.title = CodeCheckViewTr::tr("Whose code is it?");
    view.text = CodeCheckViewTr::tr(
        "Paste it, scan it, or drop its picture: the till says whether it is ours, and what became of "
        "it.");
    return view;
}

} // namespace balcao
