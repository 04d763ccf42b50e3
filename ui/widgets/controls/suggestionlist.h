// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargequery.h"

#include <QList>
#include <QWidget>

namespace balcao
{

class Canvas;

/** Past customers under the field in which somebody types (01b): at most three, masked, the typed part highlighted.
 *
 *  Never takes the keyboard: the field keeps it and hands arrows, Enter and Esc on by handleKey().
 */
class SuggestionList : public QWidget
{
    Q_OBJECT

public:
    explicit SuggestionList(QWidget *parent = nullptr);

    /** Shows @p customers under @p anchor (in the parent's coordinates), or hides when there are none. @p now is UTC. */
    void show(const QList<PastCustomer> &customers, const QString &typed, const QRect &anchor, const QDateTime &now);
    /** True: the key was for the list. */
    bool handleKey(int key);

Q_SIGNALS:
    void chosen(const balcao::PastCustomer &customer);
    void dismissed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void choose(int row);
    void paintRow(Canvas &canvas, int row) const;

    QList<PastCustomer> m_customers;
    QString m_typed;
    QDateTime m_now;
    int m_current = 0;
};

} // namespace balcao
