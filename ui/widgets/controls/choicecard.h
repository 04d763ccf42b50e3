// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/button.h"

namespace balcao
{

/** A numbered way out: the number is the key that takes it, the button says what happens (04d, 05, 06a). */
class ChoiceCard : public QWidget
{
    Q_OBJECT

public:
    ChoiceCard(int number, const QString &title, const QString &text, const QString &button, bool isFirst,
               QWidget *parent = nullptr);

    [[nodiscard]] Button *button() const { return m_button; }
    /** Takes @p cards off their page and empties the list. They are deleted later: one of them may be what was just pressed. */
    static void retire(QList<ChoiceCard *> &cards);

Q_SIGNALS:
    void chosen();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    Button *m_button;
    int m_number;
};

} // namespace balcao
