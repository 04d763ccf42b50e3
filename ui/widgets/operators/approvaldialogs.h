// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/operators/approvalpresenter.h"
#include "ui/widgets/controls/overlaydialog.h"

namespace balcao
{

class Label;
class PinPad;
class ScrollArea;

/** Who allows what the operator may not do (09b). Only who may is there. */
class WhoDialog : public OverlayDialog
{
    Q_OBJECT

public:
    /** @p approval is asking, and outlives the dialog. */
    WhoDialog(ApprovalPresenter &approval, QWidget *window);
    void reject() override { m_approval.giveUp(); }

protected:
    [[nodiscard]] int wantedHeight() const override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refresh();

    ApprovalPresenter &m_approval;
    ScrollArea *m_people;
    /** The names that are recorded; or a badge that was not accepted, or the wait behind it. */
    Label *m_recorded;
};

/** The PIN of who allows it (09c), or the wait behind a wrong one (09d). */
class PinDialog : public OverlayDialog
{
    Q_OBJECT

public:
    /** Somebody of @p approval is chosen. */
    PinDialog(ApprovalPresenter &approval, QWidget *window);
    /** To who it is. */
    void reject() override { m_approval.choose({}); }

protected:
    void setSpare(int spare) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refresh();

    ApprovalPresenter &m_approval;
    PinPad *m_pad;
    Button *m_allow;
    bool m_wasTypable = true;
};

} // namespace balcao
