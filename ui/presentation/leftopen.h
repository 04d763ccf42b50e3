// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargereader.h"
#include "ui/presentation/display.h"
#include "ui/presentation/shopclock.h"

#include <QObject>
#include <QSet>
#include <QTimer>

namespace balcao
{

/** What this counter left open when its program ended last (01h): unknown outcomes, and charges that may still be paid. A charge
 *  leaves the list when it is opened, or when it is not open any more.
 */
class LeftOpen : public QObject
{
    Q_OBJECT

public:
    using Row = display::ChargeLine;
    /** How many rows are shown; the others are counted. */
    static constexpr qsizetype most = 3;

    /** @p reader outlives it. Nothing is open where the clock's counter does not say since when its program runs. */
    LeftOpen(ChargeReader &reader, ShopClock clock, QObject *parent = nullptr);

    /** Of these rows those to check first, then the newest. */
    [[nodiscard]] static QList<Row> rowsOf(QList<Charge> charges, const ShopClock &clock);

    /** At most `most`; empty: there is nothing to say. */
    [[nodiscard]] QList<Row> rows() const { return m_rows.mid(0, most); }
    /** "2 charges were left open". */
    [[nodiscard]] QString title() const;
    /** "and 2 more" than those @p shown; empty: all are shown. */
    [[nodiscard]] QString more(qsizetype shown) const;
    /** A person looks at it now. */
    void opened(const QString &attempt);
    /** Not now. */
    void dismiss();

Q_SIGNALS:
    void changed();

private:
    void reload();
    void take(const QList<Row> &rows);

    ChargeReader &m_reader;
    ShopClock m_clock;
    QList<Row> m_rows;
    QSet<QString> m_seen;
    bool m_isDismissed = false;
    QTimer m_soon;
};

} // namespace balcao
