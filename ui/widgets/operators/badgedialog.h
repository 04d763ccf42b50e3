// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/operators/operatorspresenter.h"
#include "ui/widgets/controls/overlaydialog.h"

namespace balcao
{

class BadgeEdit;

/** Waits for a reader that types the badge of an operator, or takes back the one that there is. It stays until that is done, or nobody wants
 *  it any more. A badge is taken as it will be at sign-in: faster than a hand types.
 */
class BadgeDialog : public OverlayDialog
{
    Q_OBJECT

public:
    /** @p presenter outlives the dialog. */
    BadgeDialog(OperatorsPresenter &presenter, const OperatorQuestion &question, QWidget *window);

protected:
    bool event(QEvent *event) override;

private:
    /** Nothing: there is to be none any more. */
    void give(const std::optional<Pin> &badge);
    void say(const QString &problem);
    void refuse();

    OperatorsPresenter &m_presenter;
    OperatorQuestion m_question;
    BadgeEdit *m_badge;
    Label *m_problem;
    bool m_isAsked = false;
};

} // namespace balcao
