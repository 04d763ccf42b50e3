// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/dialogs/layerdialog.h"

namespace balcao
{

class ChargeService;
struct SeenProblem;

/** A manager says what a bank's app shows of the calibration's charge. Who may not is asked for somebody who may, over it. */
class CalibrationDialog : public LayerDialog
{
    Q_OBJECT

public:
    /** @p attempt is a record of @p service, which outlives the dialog. */
    CalibrationDialog(ChargeService &service, const QString &attempt, QWidget *window);

Q_SIGNALS:
    /** It was written down: the provider is calibrated. */
    void confirmed();

private:
    void show(const SeenProblem &problem);
    void confirm();

    ChargeService &m_service;
    QString m_attempt;
    FieldEdit *m_amount;
    FieldEdit *m_receiver;
    Label *m_problem;
    Button *m_confirm;
};

} // namespace balcao
