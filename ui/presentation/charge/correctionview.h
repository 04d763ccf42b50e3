// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargerecord.h"
#include "ui/text/amounthint.h"
#include "ui/text/customerfields.h"
#include "ui/text/display.h"

#include <array>

namespace balcao
{

/** What stood there when the correction began, and what is typed now. */
struct CorrectionForm {
    Money amountBefore;
    CustomerTexts textsBefore;
    AmountEntry amount;
    /** Of the last key in the amount. */
    AmountHint hint;
    CustomerTexts texts;
    NameQuestion nameQuestion = {};
    QString reason;
    QString who;
    /** Somebody tried to save it: what is missing is marked from then on. */
    bool isPressed = false;

    [[nodiscard]] bool hasChanged(CustomerField field) const
    {
        return texts.at(indexOf(field)) != textsBefore.at(indexOf(field));
    }
    [[nodiscard]] bool hasOtherAmount() const { return amount.amount() != amountBefore; }
    /** Not about a name that the charge has already. */
    [[nodiscard]] QString questionAboutName() const
    {
        return hasChanged(CustomerField::Name) ? nameQuestion.about(texts.at(indexOf(CustomerField::Name))) : QString();
    }
};

/** The correction of a charge (screen 09): before and after, side by side, and the reason. */
struct CorrectionView {
    QString title;
    QString subtitle;
    display::Status status;
    /** "− R$ 10,00", "unchanged", or what is wrong. */
    FieldView amount;
    std::array<FieldView, customerFields.size()> fields;
    FieldView reason;
    FieldView who;
    /** What to do about the code that goes. */
    QString exposure;
    /** Where the caret belongs after a press that did not save: in the order of the dialog; Nothing: no field mends it. */
    enum class Part { Amount, TaxId, Name, Phone, Email, Reason, Who, Nothing };
    Part missing = Part::Nothing;
    /** Why it cannot be saved: nothing is sent unless something changed, everything is valid and a reason is given. */
    QString obstacle;

    [[nodiscard]] bool canSave() const { return obstacle.isEmpty(); }
};

/** @p isBusy: something is asked or written of the charge at this moment. */
[[nodiscard]] CorrectionView correctionView(const Charge &charge, const CorrectionForm &form,
                                            const Situation &situation, bool isBusy);
/** Offered reasons; the person may also type another. */
[[nodiscard]] QStringList correctionReasons();

} // namespace balcao
