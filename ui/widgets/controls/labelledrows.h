// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/words/customerfields.h"

#include <QWidget>

namespace balcao
{

/** Labels at the left, values beside them: a customer in the drawer. The first value stands out and has two lines where it needs them;
 *  what is cut can be read whole in its tip.
 */
class LabelledRows : public QWidget
{
    Q_OBJECT

public:
    explicit LabelledRows(QWidget *parent = nullptr);

    void setItems(const QList<LabelledText> &items);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *) override { measure(); }

private:
    /** Of the value's text; as high as its lines. */
    [[nodiscard]] QRect room(qsizetype item) const;
    [[nodiscard]] bool isCut(qsizetype item) const;
    void measure();

    QList<LabelledText> m_items;
    /** Of the first value. */
    int m_lines = 1;
};

} // namespace balcao
