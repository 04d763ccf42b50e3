// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/card.h"

#include <QTimer>

#include <chrono>

namespace balcao
{

/** A message over the window's top bar, for some seconds. It needs no answer. A click takes it away. */
class Toast : public Card
{
    Q_OBJECT

public:
    explicit Toast(QWidget *parent);

    /** @p bar: the free part of the top bar, in the parent's coordinates. A long sentence reaches below it. */
    void show(const QString &sentence, bool isGood, const QRect &bar, std::chrono::seconds time);

protected:
    void mousePressEvent(QMouseEvent *event) override;

private:
    IconView *m_good;
    IconView *m_bad;
    Label *m_text;
    QTimer m_time;
};

} // namespace balcao
