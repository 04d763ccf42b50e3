// SPDX-License-Identifier: MIT
#include "ui/presentation/correctionview.h"

#include "ui/presentation/messages.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::CorrectionView)
};

FieldView compared(bool hasChanged, const QString &change)
{
    return hasChanged ? FieldView{FieldView::State::Ok, change}
                      : FieldView{FieldView::State::Untouched, Tr::tr("unchanged")};
}

QString obstacleOf(const CorrectionView &view, const CorrectionForm &form)
{
    const auto isWrong = [](const FieldView &field) { return field.isError(); };
    if (isWrong(view.amount) || std::any_of(view.fields.begin(), view.fields.end(), isWrong))
        return Tr::tr("Correct the highlighted fields first.");
    if (form.texts == form.textsBefore && !form.hasOtherAmount())
        return Tr::tr("Nothing was changed yet.");
    if (form.reason.isEmpty())
        return Tr::tr("Choose or write the reason.");
    return form.who.isEmpty() ? Tr::tr("Write who corrects it.") : QString();
}

} // namespace

CorrectionView correctionView(const Charge &charge, const CorrectionForm &form, const Situation &situation, bool isBusy)
{
    CorrectionView view;
    view.title = Tr::tr("Correct charge %1").arg(charge.number);
    view.subtitle = Tr::tr("Created at %1.").arg(display::time(charge.createdAt));
    if (charge.expiresAt.isValid())
        view.subtitle +=
            u' ' + Tr::tr("Expires at %1.").arg(display::timeOrDay(charge.expiresAt, situation.providerNow));
    view.status = display::status(charge, situation);
    view.amount = form.amount.centavos() == 0
                      ? FieldView{FieldView::State::Error, messages::describe(AmountTextError::Zero)}
                      : compared(form.hasOtherAmount(), display::difference(form.amountBefore, form.amount.amount()));
    for (const CustomerField field : customerFields) {
        const FieldView judgement = judged(field, form.texts.at(indexOf(field)));
        view.fields.at(indexOf(field)) =
            judgement.isError() ? judgement : compared(form.hasChanged(field), Tr::tr("changed"));
    }
    const Permission permission =
        isBusy ? Permission(Unexpected<Obstacle>(Obstacle::UnderWay)) : mayCorrect(charge, situation);
    view.obstacle = permission ? obstacleOf(view, form) : messages::describe(permission.error());
    return view;
}

QStringList correctionReasons()
{
    return {Tr::tr("Forgotten discount"), Tr::tr("Wrong amount typed"), Tr::tr("Customer's data wrong"),
            Tr::tr("Item added or taken out")};
}

} // namespace balcao
