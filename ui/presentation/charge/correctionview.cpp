// SPDX-License-Identifier: MIT
#include "ui/presentation/charge/correctionview.h"

#include "ui/text/messages.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct CorrectionViewTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::CorrectionView)
};

FieldView compared(bool hasChanged, const QString &change)
{
    return hasChanged ? FieldView{FieldView::State::Ok, change}
                      : FieldView{FieldView::State::Untouched, CorrectionViewTr::tr("unchanged")};
}

using Part = CorrectionView::Part;

/** Finds what is missing first, and marks all of it once somebody has pressed. */
void require(CorrectionView &view, const CorrectionForm &form)
{
    const auto lacks = [&view, &form](Part part, const QString &sentence, FieldView &field) {
        if (view.obstacle.isEmpty()) {
            view.missing = part;
            view.obstacle = sentence;
        }
        if (form.isPressed && !field.isError())
            field = {FieldView::State::Error, sentence};
    };
    const QString wrong = CorrectionViewTr::tr("Correct the highlighted fields first.");
    if (view.amount.isError())
        lacks(Part::Amount, wrong, view.amount);
    for (const CustomerField field : customerFields) {
        if (FieldView &shown = view.fields.at(indexOf(field)); shown.isError())
            lacks(static_cast<Part>(indexOf(field) + 1), wrong, shown);
    }
    if (view.obstacle.isEmpty() && form.texts == form.textsBefore && !form.hasOtherAmount())
        lacks(Part::Amount, CorrectionViewTr::tr("Nothing was changed yet."), view.amount);
    if (form.reason.isEmpty())
        lacks(Part::Reason, CorrectionViewTr::tr("Choose or write the reason."), view.reason);
    if (form.who.isEmpty())
        lacks(Part::Who, CorrectionViewTr::tr("Write who corrects it."), view.who);
}

} // namespace

CorrectionView correctionView(const Charge &charge, const CorrectionForm &form, const Situation &situation, bool isBusy)
{
    CorrectionView view;
    view.title = CorrectionViewTr::tr("Correct charge %1").arg(display::chargeNumber(charge));
    view.subtitle = CorrectionViewTr::tr("Created at %1.").arg(display::time(charge.createdAt));
    if (charge.expiresAt.isValid())
        view.subtitle +=
            u' ' +
            CorrectionViewTr::tr("Expires at %1.").arg(display::timeOrDay(charge.expiresAt, situation.providerNow));
    view.status = display::status(charge, situation);
    view.exposure = messages::describeExposure(charge);
    view.amount = form.amount.centavos() == 0
                      ? FieldView{FieldView::State::Error, messages::describe(AmountTextError::Zero)}
                      : compared(form.hasOtherAmount(), display::difference(form.amountBefore, form.amount.amount()));
    for (const CustomerField field : customerFields) {
        const FieldView judgement = judged(field, form.texts.at(indexOf(field)));
        view.fields.at(indexOf(field)) =
            judgement.isError() ? judgement : compared(form.hasChanged(field), CorrectionViewTr::tr("changed"));
    }
    if (const QString question = form.questionAboutName(); !question.isEmpty())
        view.fields.at(indexOf(CustomerField::Name)) = {FieldView::State::Error, question};
    const Permission permission =
        isBusy ? Permission(Unexpected<Obstacle>(Obstacle::UnderWay)) : mayCorrect(charge, situation);
    if (permission)
        require(view, form);
    else
        view.obstacle = messages::describe(permission.error());
    view.amount = withHint(view.amount, form.hint);
    return view;
}

QStringList correctionReasons()
{
    return {CorrectionViewTr::tr("Forgotten discount"), CorrectionViewTr::tr("Wrong amount typed"),
            CorrectionViewTr::tr("Customer's data wrong"), CorrectionViewTr::tr("Item added or taken out")};
}

} // namespace balcao
