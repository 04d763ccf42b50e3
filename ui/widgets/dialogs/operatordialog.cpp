// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/operatordialog.h"

#include "core/service/staff.h"
#include "ui/presentation/people/signinview.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/segments.h"

using namespace Qt::StringLiterals;

namespace balcao
{

using Asked = OperatorQuestion::Kind;

OperatorDialog::OperatorDialog(OperatorsPresenter &presenter, const OperatorQuestion &question, QWidget *window)
    : LayerDialog(520, window)
    , m_presenter(presenter)
    , m_question(question)
    , m_pin(new PinEdit)
    , m_again(new PinEdit)
    , m_problem(new Label(14, QFont::Medium, ColorRole::ErrorInk, Label::Lines::Wrap))
    , m_give(new Button(Button::Kind::Primary,
                        question.kind == Asked::Disable  ? tr("Disable")
                        : question.kind == Asked::NewPin ? tr("Set the PIN")
                                                         : tr("Add"),
                        {.keycap = tr("Ctrl + Enter")}))
{
    addHead(u"users"_s, OperatorsPresenter::title(question), OperatorsPresenter::text(question));
    addFields();
    m_problem->setContentsMargins(side, 0, side, 4);
    m_problem->setMinimumHeight(42);
    column()->addWidget(m_problem);
    addFoot(tr("Cancel"), nullptr, m_give);
    onConfirm(m_give, [this] { give(); });
    openAt(question.kind == Asked::Add       ? static_cast<QWidget *>(m_name)
           : question.kind == Asked::Disable ? static_cast<QWidget *>(m_give)
                                             : m_pin);
}

void OperatorDialog::addFields()
{
    auto *fields = filled(new QGridLayout, {side - 3, 0, side - 3, 0}, 14);
    fields->setVerticalSpacing(4);
    if (m_question.kind == Asked::Add) {
        m_name = new FieldEdit;
        m_name->setFaceHeight(44);
        m_name->setMaxLength(Operators::longestName);
        fields->addWidget(newLabel(tr("Name"), m_name), 0, 0, 1, 2);
        fields->addWidget(m_name, 1, 0, 1, 2);
        m_roles = new Segments({roleText(Role::Cashier), roleText(Role::Manager)});
        m_roles->setChosen(m_question.role == Role::Manager ? 1 : 0);
        for (QAbstractButton *button : m_roles->buttons())
            button->setAccessibleName(button->text());
        // The first one is a manager whatever is pressed: nobody else could add the others.
        m_roles->setEnabled(m_question.role == Role::Cashier);
        connect(m_roles, &Segments::chosen, this,
                [this](qsizetype number) { m_question.role = number == 1 ? Role::Manager : Role::Cashier; });
        fields->addWidget(m_roles, 2, 0, 1, 2, Qt::AlignLeft);
    }
    if (m_question.kind == Asked::Disable) {
        m_pin->setParent(this);
        m_again->setParent(this);
        m_pin->hide();
        m_again->hide();
    } else {
        fields->addWidget(newLabel(tr("PIN"), m_pin), 3, 0);
        fields->addWidget(newLabel(tr("PIN again"), m_again), 3, 1);
        fields->addWidget(m_pin, 4, 0);
        fields->addWidget(m_again, 4, 1);
    }
    column()->addLayout(fields);
}

void OperatorDialog::give()
{
    if (!m_give->isEnabled())
        return;
    if (m_name)
        m_question.name = m_name->text();
    m_give->setEnabled(false);
    m_problem->setText({});
    m_presenter.answer(m_question, m_pin->typed(), m_again->typed(), this, [this](const QString &problem) {
        if (problem.isEmpty())
            return accept();
        m_give->setEnabled(true);
        m_problem->setText(problem);
        arrange();
        if (m_question.kind != Asked::Disable)
            m_pin->setFocus();
    });
    m_pin->showDigits();
    m_again->showDigits();
}

} // namespace balcao

#include "moc_operatordialog.cpp"
