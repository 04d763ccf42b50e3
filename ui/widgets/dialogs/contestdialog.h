// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/dossier/contestentry.h"
#include "ui/widgets/dialogs/layerdialog.h"

namespace balcao
{

class ChargeService;
class CommandReply;

/** A person says that a bank asks for the money of a charge back: since when the shop knows, and until when it may answer. Who may not
 *  is asked for somebody who may, over it.
 */
class ContestDialog : public LayerDialog
{
    Q_OBJECT

public:
    /** @p attempt is a record of @p service, which outlives the dialog. */
    ContestDialog(ChargeService &service, const QString &attempt, QWidget *window);

Q_SIGNALS:
    /** Whoever takes it tells what became of it. */
    void given(balcao::CommandReply *reply);

private:
    void give();

    ChargeService &m_service;
    QString m_attempt;
    FieldEdit *m_day;
    FieldEdit *m_deadline;
    FieldEdit *m_reference;
    Label *m_problem;
    Button *m_save;
};

} // namespace balcao
