// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/common/followedlist.h"

#include <QList>
#include <QSet>
#include <QString>

#include <algorithm>
#include <iterator>
#include <type_traits>

namespace balcao
{

struct Charge;

/** Whether two readings of one row look the same. */
template <class Row>
[[nodiscard]] bool isSameRow(const Row &one, const Row &other)
{
    if constexpr (std::is_same_v<Row, Charge>)
        return one.hasSameFacts(other);
    else
        return one == other;
}

/** The rows of a list that follows the ledger; each has an `attempt` as its key.
 *
 *  New readings move, add and remove only the rows that differ, so that a view keeps its selection and its place. A list says what its
 *  cells hold by data(), and asks the ledger in read().
 */
template <class Row>
class QueryModel : public FollowedList
{
public:
    [[nodiscard]] const QList<Row> &rows() const noexcept { return m_rows; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 1; }
    /** -1: not loaded. */
    [[nodiscard]] int rowOf(const QString &attempt) const
    {
        const auto found =
            std::find_if(m_rows.cbegin(), m_rows.cend(), [&attempt](const Row &row) { return row.attempt == attempt; });
        return found == m_rows.cend() ? -1 : static_cast<int>(found - m_rows.cbegin());
    }

protected:
    using FollowedList::FollowedList;

    /** Another list. */
    void reset(const QList<Row> &rows)
    {
        beginResetModel();
        m_rows = rows;
        endResetModel();
    }
    /** The same list, read again: only what differs changes. */
    void merge(const QList<Row> &rows)
    {
        QSet<QString> kept;
        for (const Row &row : rows)
            kept.insert(row.attempt);
        for (qsizetype position = m_rows.size(); position-- > 0;) {
            if (!kept.contains(m_rows.at(position).attempt))
                remove(static_cast<int>(position));
        }
        for (qsizetype position = 0; position < rows.size(); ++position)
            put(static_cast<int>(position), rows.at(position));
    }
    /** Those that are not there yet. */
    void append(const QList<Row> &rows)
    {
        QList<Row> added;
        std::copy_if(rows.begin(), rows.end(), std::back_inserter(added),
                     [this](const Row &row) { return rowOf(row.attempt) < 0; });
        if (added.isEmpty())
            return;
        beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(added.size()) - 1);
        m_rows.append(added);
        endInsertRows();
    }
    void put(int position, const Row &row)
    {
        const int present = rowOf(row.attempt);
        if (present < 0) {
            beginInsertRows({}, position, position);
            m_rows.insert(position, row);
            endInsertRows();
            return;
        }
        // In one step, because a row that goes and comes back would lose the selection.
        if (present != position &&
            beginMoveRows({}, present, present, {}, position > present ? position + 1 : position)) {
            m_rows.move(present, position);
            endMoveRows();
        }
        if (isSameRow(m_rows.at(position), row))
            return;
        m_rows[position] = row;
        Q_EMIT dataChanged(index(position, 0), index(position, columnCount() - 1));
    }
    void remove(int first, int count = 1)
    {
        beginRemoveRows({}, first, first + count - 1);
        m_rows.remove(first, count);
        endRemoveRows();
    }
    /** Every row may look different. */
    void refreshRows()
    {
        if (!m_rows.isEmpty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }

private:
    QList<Row> m_rows;
};

} // namespace balcao
