// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargequery.h"
#include "ui/presentation/common/querymodel.h"
#include "ui/presentation/common/shopclock.h"
#include "ui/text/customermask.h"
#include "ui/text/display.h"

namespace balcao
{

/** The charges that were loaded so far, in the order of the query; more come page by page. Not displayed, it reads nothing.
 *
 *  Loads nothing itself: HistoryPresenter fills it when it is asked to by a signal.
 */
class ChargeTableModel : public QueryModel<Charge>
{
    Q_OBJECT

public:
    enum Column { NumberColumn, TimeColumn, CustomerColumn, AmountColumn, StatusColumn, OperatorColumn };
    static constexpr int columns = 6;
    enum Role {
        AttemptRole = Qt::UserRole + 1,
        /** display::Status */
        StatusRole,
        /** Money */
        AmountRole,
        /** The amount or the customer was corrected. */
        CorrectedRole,
        /** By what the shop knows the sale; empty: by nothing. */
        MarkRole
    };

    /** @p reader outlives it. */
    ChargeTableModel(ChargeReader &reader, ShopClock clock, QObject *parent = nullptr);

    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /** Not canFetchMore(): a tree view calls that at every layout, and would have everything loaded at once. */
    [[nodiscard]] bool hasMore() const { return !m_next.isEmpty(); }
    void requestMore();

    /** More than one day is shown. */
    void setNamesDay(bool namesDay);
    [[nodiscard]] bool namesDay() const noexcept { return m_namesDay; }

    void setMasking(Masking masking) { m_masking = masking; }

    /** Where the next page begins; empty: all is loaded. */
    [[nodiscard]] const QString &next() const noexcept { return m_next; }

    /** Another list. */
    void reset(const ChargeSlice &page);
    /** The same list, read again: only what differs changes. */
    void merge(const ChargeSlice &page);
    void append(const ChargeSlice &page);
    /** Puts a new or changed row where it belongs. One that belongs behind what is loaded waits for its page. */
    void place(const Charge &row, ChargeQuery::Sort sort);
    void remove(const QString &attempt);
    /** Forgets the rows behind the first @p count: they come again page by page. */
    void keepFirst(int count, ChargeQuery::Sort sort);

Q_SIGNALS:
    void moreWanted();
    /** Charges have changed. */
    void readingWanted();
    /** A deadline is over, or a minute. */
    void refreshed();

protected:
    void read() override { Q_EMIT readingWanted(); }
    [[nodiscard]] std::optional<std::chrono::milliseconds> untilChange() const override;
    void timePassed() override;

private:
    [[nodiscard]] QString text(const Charge &row, int column) const;
    [[nodiscard]] QString accessibleText(const Charge &row, int column) const;
    ShopClock m_clock;
    QString m_next;
    bool m_namesDay = false;
    Masking m_masking = Masking::Usual;
};

} // namespace balcao
