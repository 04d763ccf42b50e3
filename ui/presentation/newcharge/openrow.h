// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargereader.h"
#include "ui/presentation/words/display.h"
#include "ui/presentation/words/shopclock.h"

#include <QObject>
#include <QTimer>

namespace balcao
{

/** What is open, in one row between the amount and the form (28): this counter's newest charges that wait, whenever they were made, and
 *  how many charges of the shop a person has to look at. A charge of the row that is paid keeps its place as long as a moment does.
 */
class OpenRow : public QObject
{
    Q_OBJECT

public:
    /** Its line is "02-31"; its status has the time that is left in place of its word. */
    using Chip = display::ChargeLine;
    static constexpr qsizetype most = 3;

    /** @p reader outlives it. */
    OpenRow(ChargeReader &reader, ShopClock clock, QObject *parent = nullptr);

    /** Of @p charges those that the row shows at this moment, at most `most`, in the same order. */
    [[nodiscard]] static QList<Chip> chipsOf(const QList<Charge> &charges, const ShopClock &clock);

    /** Newest first. */
    [[nodiscard]] const QList<Chip> &chips() const noexcept { return m_chips; }
    /** Of any day and counter: the ledger's count. */
    [[nodiscard]] int toCheck() const noexcept { return m_toCheck; }
    /** "12 to check". */
    [[nodiscard]] QString toCheckText() const;
    /** Somebody sees it: the seconds run. */
    void setWatched(bool isWatched);

Q_SIGNALS:
    void changed();

private:
    void reload();
    void take(const QList<Charge> &waiting);
    void update();

    ChargeReader &m_reader;
    NewestReply m_newest;
    ShopClock m_clock;
    QList<Charge> m_charges;
    QList<Chip> m_chips;
    int m_toCheck = 0;
    bool m_isWatched = false;
    QTimer m_soon;
    QTimer m_second;
};

} // namespace balcao
