// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/fieldedit.h"

#include <QComboBox>

namespace balcao
{

/** "Before" and "After" over the columns of a correction. */
class CorrectionHead : public QWidget
{
    Q_OBJECT

public:
    explicit CorrectionHead(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

/** One line of a correction: label, old value (struck out when changed), new value, and what became of it. */
class CorrectionRow : public QWidget
{
    Q_OBJECT

public:
    /** Takes @p edit over. */
    CorrectionRow(const QString &label, FieldEdit *edit, QWidget *parent = nullptr);

    [[nodiscard]] FieldEdit *edit() const { return m_edit; }
    void setBefore(const QString &before);
    void setView(const FieldView &view, bool changed);
    void setLow(bool isLow);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString m_label;
    FieldEdit *m_edit;
    QString m_before;
    FieldView m_view;
    bool m_changed = false;
};

/** A combo box that can be written into, in the look of the fields. */
class ReasonBox : public QComboBox
{
    Q_OBJECT

public:
    explicit ReasonBox(QWidget *parent = nullptr);
    void setLow(bool isLow);
    void setWrong(bool isWrong);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_isWrong = false;
};

} // namespace balcao
