// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/card.h"

#include <QTimer>

namespace balcao
{

/** A sentence over a corner of the page, for a while: what nobody waits for, and nobody has to answer. A click takes it away. */
class Toast : public Card
{
    Q_OBJECT

public:
    explicit Toast(QWidget *parent);

    /** Below the edge of what it lies on. */
    void tell(const QString &sentence, bool isGood, int top);

protected:
    void mousePressEvent(QMouseEvent *event) override;

private:
    IconView *m_good;
    IconView *m_bad;
    Label *m_text;
    QTimer m_time;
};

} // namespace balcao
