// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargereader.h"
#include "ui/presentation/display.h"
#include "ui/presentation/shopclock.h"

#include <QObject>
#include <QTimer>

namespace balcao
{

/** The last charges of this counter that are waiting (01g), while the next one is typed. One that is paid stays
 *  as long as a moment does.
 */
class WaitingStrip : public QObject
{
    Q_OBJECT

public:
    /** The status has the time that is left in place of its word. */
    using Row = display::ChargeLine;
    static constexpr qsizetype most = 3;

    /** @p reader outlives it. */
    WaitingStrip(ChargeReader &reader, ShopClock clock, QObject *parent = nullptr);

    /** Of @p charges those that the strip shows at this moment, at most `most`, in the same order. */
    [[nodiscard]] static QList<Row> rowsOf(const QList<Charge> &charges, const ShopClock &clock);

    /** Newest first. */
    [[nodiscard]] const QList<Row> &rows() const noexcept { return m_rows; }
    /** Somebody sees it: the seconds run. */
    void setWatched(bool isWatched);

Q_SIGNALS:
    void changed();

private:
    void reload();
    void update();

    ChargeReader &m_reader;
    ShopClock m_clock;
    QList<Charge> m_charges;
    QList<Row> m_rows;
    bool m_isWatched = false;
    QTimer m_soon;
    QTimer m_second;
};

} // namespace balcao
