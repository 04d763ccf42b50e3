// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/settings/operatorspresenter.h"
#include "ui/widgets/controls/pinedit.h"
#include "ui/widgets/dialogs/layerdialog.h"

namespace balcao
{

class Segments;

/** Adds an operator, gives one a new PIN, or disables one. It stays until that is done, or nobody wants it any more. */
class OperatorDialog : public LayerDialog
{
    Q_OBJECT

public:
    /** @p presenter outlives the dialog. */
    OperatorDialog(OperatorsPresenter &presenter, const OperatorQuestion &question, QWidget *window);

private:
    void addFields();
    void give();

    OperatorsPresenter &m_presenter;
    OperatorQuestion m_question;
    FieldEdit *m_name = nullptr;
    Segments *m_roles = nullptr;
    PinEdit *m_pin;
    PinEdit *m_again;
    Label *m_problem;
    Button *m_give;
};

} // namespace balcao
