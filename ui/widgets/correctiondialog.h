// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/correctionpresenter.h"

#include <QWidget>

#include <array>

class QComboBox;
class QVBoxLayout;

namespace balcao
{

class AmountField;
class Button;
class CorrectionRow;
class Label;
class StatusPill;

/** A correction over the dimmed window (09): before and after side by side, a changed row is tinted.
 *
 *  A layer inside the window, not a window of its own: nothing of the till behind it can be pressed or reached by Tab
 *  meanwhile. Deletes itself when closed.
 */
class CorrectionDialog : public QWidget
{
    Q_OBJECT

public:
    /** Covers @p window wholly and stays so when it is resized. */
    CorrectionDialog(ChargeDesk &desk, int number, QWidget *window);

Q_SIGNALS:
    void closed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void buildHead(QVBoxLayout *column);
    void buildRows(QVBoxLayout *column);
    void buildReason(QVBoxLayout *rows);
    void buildFoot(QVBoxLayout *column);
    void arrange();
    void refresh();
    void save();
    void leave();

    CorrectionPresenter m_presenter;
    QWidget *m_panel;
    QWidget *m_body = nullptr;
    StatusPill *m_pill = nullptr;
    AmountField *m_amount = nullptr;
    CorrectionRow *m_amountRow = nullptr;
    std::array<CorrectionRow *, customerFields.size()> m_rows{};
    QComboBox *m_reason = nullptr;
    Label *m_obstacle = nullptr;
    Button *m_save = nullptr;
    QList<QWidget *> m_tabOrder;
};

} // namespace balcao
