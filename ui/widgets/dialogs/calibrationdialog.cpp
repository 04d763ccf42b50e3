// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/calibrationdialog.h"

#include "core/service/calibration.h"
#include "core/service/chargeservice.h"
#include "ui/presentation/settings/calibrationview.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/fieldedit.h"

using namespace Qt::StringLiterals;

namespace balcao
{

CalibrationDialog::CalibrationDialog(ChargeService &service, const QString &attempt, QWidget *window)
    : LayerDialog(620, window)
    , m_service(service)
    , m_attempt(attempt)
    , m_amount(new FieldEdit)
    , m_receiver(new FieldEdit)
    , m_problem(new Label(14, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap))
    , m_confirm(new Button(Button::Kind::Primary, tr("That is what it shows"), {.keycap = tr("Ctrl + Enter")}))
{
    addHead(u"search"_s, tr("What does the bank's app show?"),
            tr("Read the code with it, do not pay, and type what stands there: both have to be right."));
    m_amount->setPlaceholderText(u"R$"_s);
    m_amount->setMaxLength(20);
    m_receiver->setMaxLength(120);
    m_problem->setMinimumHeight(56);
    column()->addLayout(filled(new QVBoxLayout, {side - 3, 4, side - 3, 10}, 4,
                               {newLabel(tr("Amount"), m_amount), m_amount, Part::space(6),
                                newLabel(tr("Receiver's name"), m_receiver), m_receiver, m_problem}));
    addFoot(tr("Back"), nullptr, m_confirm);
    onConfirm(m_confirm, [this] { confirm(); });
    for (FieldEdit *edit : {m_amount, m_receiver})
        connect(edit, &QLineEdit::textChanged, this, [this] { show({}); });
    openAt(m_amount);
}

void CalibrationDialog::show(const SeenProblem &problem)
{
    using Field = SeenProblem::Field;
    m_problem->say(problem.sentence, ColorRole::ErrorInk);
    for (const auto &[edit, field] : {std::pair{m_amount, Field::Amount}, std::pair{m_receiver, Field::Receiver}})
        edit->setState(problem.field == field ? FieldView::State::Error : FieldView::State::Untouched);
    if (problem.field != Field::None)
        (problem.field == Field::Amount ? m_amount : m_receiver)->setFocus();
}

void CalibrationDialog::confirm()
{
    const auto seen = readSeen(m_amount->text(), m_receiver->text());
    if (!seen)
        return show(seen.error());
    m_confirm->setEnabled(false); // until the ledger has answered
    m_service
        .perform(command::ConfirmCalibration{m_attempt, seen->amount, seen->receiver},
                 m_service.people().atTheCounter())
        ->whenFinished(this, [this](const CommandResult &result) {
            m_confirm->setEnabled(true);
            if (!result)
                return show(seenProblem(result.error()));
            accept();
            Q_EMIT confirmed();
        });
}

} // namespace balcao

#include "moc_calibrationdialog.cpp"
