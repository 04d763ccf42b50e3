// SPDX-License-Identifier: MIT
#include "ui/text/amounthint.h"

#include "ui/text/display.h"

#include <QCoreApplication>

namespace balcao
{

namespace
{

struct AmountHintTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::AmountHint)
};

AmountHint hintAfterTyping(AmountEntry::Outcome outcome)
{
    using Outcome = AmountEntry::Outcome;
    switch (outcome) {
    case Outcome::Comma:
        return {AmountHint::Kind::Note, AmountHintTr::tr("Comma: now the centavos.")};
    case Outcome::TooLarge:
        return {AmountHint::Kind::Refused, AmountHintTr::tr("One digit too many. The maximum is R$ 999.999,99.")};
    case Outcome::TooManyCentavos:
        return {AmountHint::Kind::Refused, AmountHintTr::tr("One digit too many. Centavos have two.")};
    case Outcome::Taken:
    case Outcome::Ignored:
    case Outcome::NotAnAmount:
    case Outcome::Unclear:
        break;
    }
    return {};
}

AmountHint hintAfterPaste(AmountEntry::Outcome outcome, const QString &pasted, Money kept)
{
    const QString text = display::quoted(pasted, 20);
    if (text.isEmpty())
        return {};
    if (outcome == AmountEntry::Outcome::NotAnAmount)
        return {AmountHint::Kind::Pasted,
                AmountHintTr::tr("Pasted “%1” is not an amount. Still %2.").arg(text, display::amount(kept))};
    if (outcome == AmountEntry::Outcome::Unclear)
        return {AmountHint::Kind::Pasted, AmountHintTr::tr("Pasted “%1” can be read in two ways: type it. Still %2.")
                                              .arg(text, display::amount(kept))};
    if (outcome == AmountEntry::Outcome::TooLarge)
        return {
            AmountHint::Kind::Refused,
            AmountHintTr::tr("Pasted “%1”: the maximum is R$ 999.999,99. Still %2.").arg(text, display::amount(kept))};
    return {};
}

} // namespace

AmountHint hintAfter(const AmountKey &key, AmountEntry::Outcome outcome, Money kept)
{
    return key.kind == AmountKey::Kind::Pasted ? hintAfterPaste(outcome, key.text, kept) : hintAfterTyping(outcome);
}

FieldView withHint(const FieldView &view, const AmountHint &hint)
{
    if (hint.text.isEmpty())
        return view;
    const bool isError = hint.kind == AmountHint::Kind::Refused || view.isError();
    return {isError ? FieldView::State::Error : FieldView::State::Untouched, hint.text};
}

} // namespace balcao
