// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/daydialog.h"

#include "ui/presentation/day/daypresenter.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/fieldedit.h"

using namespace Qt::StringLiterals;

namespace balcao
{

DayDialog::DayDialog(DayPresenter &presenter, QWidget *window)
    : LayerDialog(600, window)
    , m_presenter(presenter)
    , m_count(new FieldEdit)
    , m_amount(new FieldEdit)
    , m_problem(new Label(14, QFont::Medium, ColorRole::ErrorInk, Label::Lines::Wrap))
    , m_close(new Button(Button::Kind::Primary, tr("Close the day"), {.keycap = tr("Ctrl + Enter")}))
{
    addHead(u"lock"_s, tr("Close the day?"),
            tr("What came since the last closing gets a number and does not change any more. Nothing changes at the "
               "provider."));
    auto *fields = filled(new QGridLayout, {side - 3, 2, side - 3, 0}, 14);
    fields->setVerticalSpacing(4);
    const QString optional = presenter.isBlind() ? QString() : u' ' + tr("(optional)");
    fields->addWidget(newLabel(tr("Payments counted") + optional, m_count), 0, 0);
    fields->addWidget(newLabel(tr("What they came to") + optional, m_amount), 0, 1);
    fields->addWidget(m_count, 1, 0);
    fields->addWidget(m_amount, 1, 1);
    m_count->setMaxLength(9);
    m_count->setPlaceholderText(u"37"_s);
    m_amount->setMaxLength(20);
    m_amount->setPlaceholderText(u"4.029,40"_s);
    m_problem->setContentsMargins(side, 4, side, 8);
    m_problem->setMinimumHeight(48);
    column()->addLayout(fields);
    column()->addWidget(m_problem);
    addFoot(tr("Cancel"), nullptr, m_close);
    onConfirm(m_close, [this] { give(); });
    for (FieldEdit *field : {m_count, m_amount})
        connect(field, &QLineEdit::textEdited, this, [this] { m_problem->setText({}); });
    openAt(m_count);
}

void DayDialog::give()
{
    if (!m_close->isEnabled())
        return;
    m_close->setEnabled(false);
    m_problem->setText({});
    m_presenter.close(m_count->text(), m_amount->text(), this)
        ->whenFinished(this, [this](const Expected<void, QString> &closed) {
            if (closed)
                return accept();
            m_close->setEnabled(true);
            m_problem->setText(closed.error());
            arrange();
            m_count->setFocus();
        });
}

} // namespace balcao

#include "moc_daydialog.cpp"
