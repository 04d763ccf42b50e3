// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/layerdialog.h"

namespace balcao
{

class DayPresenter;

/** Before the day is closed (10): what was counted, where somebody counts. It stays until it is closed, or nobody wants that any more. */
class DayDialog : public LayerDialog
{
    Q_OBJECT

public:
    /** @p presenter outlives the dialog. */
    DayDialog(DayPresenter &presenter, QWidget *window);

private:
    void give();

    DayPresenter &m_presenter;
    FieldEdit *m_count;
    FieldEdit *m_amount;
    Label *m_problem;
    Button *m_close;
};

} // namespace balcao
