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

    /** Shows @p customers under @p anchor or above it, within @p room (both in the parent's coordinates), or hides when there are none.
     *  Rows that have no room scroll, and the chosen one is shown. @p now is UTC.
     */
    void show(const QList<PastCustomer> &customers, const QString &typed, const QRect &anchor, const QRect &room,
              const QDateTime &now);
    /** The place of the row that Enter takes. */
    [[nodiscard]] QRect chosenRow() const { return rowRect(m_current); }
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
    void select(int row);
    [[nodiscard]] QRect rowRect(int row) const;
    [[nodiscard]] int rowAt(QPoint place) const;
    void paintRow(Canvas &canvas, int row) const;

    QList<PastCustomer> m_customers;
    QString m_typed;
    QDateTime m_now;
    int m_current = 0;
    /** The first row that is seen, and how many are. */
    int m_first = 0;
    int m_shown = 0;
    bool m_hasFoot = true;
};

} // namespace balcao
