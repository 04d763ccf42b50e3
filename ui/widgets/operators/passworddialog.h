// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/operators/operatorspresenter.h"
#include "ui/widgets/controls/overlaydialog.h"

namespace balcao
{

/** Asks for the password of the role that may change operators. */
class PasswordDialog : public OverlayDialog
{
    Q_OBJECT

public:
    /** @p presenter outlives the dialog. @p problem: of the password before. */
    PasswordDialog(OperatorsPresenter &presenter, const QString &role, const QString &problem, QWidget *window);

protected:
    void confirm() override;

private:
    OperatorsPresenter &m_presenter;
    FieldEdit *m_password;
};

} // namespace balcao
