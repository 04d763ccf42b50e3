// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>

namespace balcao
{

/** A short list that opens beside a button and closes with a choice, Esc or a press elsewhere. Rows are large enough for a finger. */
class ChoiceList : public QListWidget
{
    Q_OBJECT

public:
    static constexpr int rowHeight = 44;

    /** @p chosen is marked; -1: nothing is, as in a menu of actions. Deletes itself when it closes. */
    ChoiceList(const QStringList &offered, int chosen, QWidget *parent);

    /** Below @p anchor, or above it where the screen ends. */
    void openAt(const QWidget &anchor);

Q_SIGNALS:
    void chosen(int position);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void take(const QModelIndex &index);
};

} // namespace balcao
