// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/fieldedit.h"

namespace balcao
{

/** One line of the form: label, field, and the message beside it, for which the space is always kept. */
class FieldRow : public QWidget
{
    Q_OBJECT

public:
    FieldRow(const QString &label, QWidget *parent = nullptr);

    [[nodiscard]] FieldEdit *edit() const { return m_edit; }
    void setView(const FieldView &view);
    /** Widths of label and field, from the grid. */
    void setWidths(int label, int field, int gap);
    [[nodiscard]] QSize sizeHint() const override { return {700, m_edit->height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString m_label;
    FieldEdit *m_edit;
    FieldView m_view;
    int m_labelWidth = 124;
    int m_fieldWidth = 372;
    int m_gap = 16;
};

} // namespace balcao
