// SPDX-License-Identifier: MIT
#include "ui/presentation/history/chargetablemodel.h"

#include <QSet>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace balcao
{

ChargeTableModel::ChargeTableModel(ShopClock clock, QObject *parent)
    : QAbstractTableModel(parent)
    , m_clock(std::move(clock))
{
}

int ChargeTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ChargeTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant ChargeTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Charge &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::AccessibleTextRole:
        return accessibleText(row, index.column());
    case AttemptRole:
        return row.attempt;
    case StatusRole:
        return QVariant::fromValue(display::status(row, m_clock.situationOf(row)));
    case AmountRole:
        return QVariant::fromValue(row.amount);
    case CorrectedRole:
        return row.revision > 1;
    case MarkRole:
        return display::quoted(row.mark);
    default:
        return {};
    }
}

QString ChargeTableModel::text(const Charge &row, int column) const
{
    switch (column) {
    case NumberColumn:
        return display::chargeNumber(row);
    case TimeColumn:
        return row.createdAt.toLocalTime().toString(m_namesDay ? u"dd/MM HH:mm"_s : u"HH:mm"_s);
    case CustomerColumn:
        return display::withOtherAmount(row, row.isErased ? tr("Data erased") : listedName(row.name, m_masking));
    case AmountColumn:
        return display::amount(row.amount);
    case StatusColumn:
        return display::status(row, m_clock.situationOf(row)).label;
    case OperatorColumn:
        return row.operatorName.isEmpty() ? display::counter(row.counter) : row.operatorName;
    default:
        return {};
    }
}

/** A reader says a row cell by cell: what stands in one for the eye only is a word here. */
QString ChargeTableModel::accessibleText(const Charge &row, int column) const
{
    if (column == NumberColumn)
        return tr("Charge %1").arg(text(row, column));
    QStringList parts{text(row, column)};
    if (column == StatusColumn && display::status(row, m_clock.situationOf(row)).isByHand())
        parts.append(tr("confirmed at the shop"));
    if (column == CustomerColumn && !row.mark.isEmpty())
        parts.append(display::quoted(row.mark));
    if (column == AmountColumn && row.revision > 1)
        parts.append(tr("corrected"));
    return parts.join(u", "_s);
}

QVariant ChargeTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList names{tr("No."), tr("Time"), tr("Customer"), tr("Amount"), tr("Status"), tr("Operator")};
    return names.value(section);
}

void ChargeTableModel::requestMore()
{
    if (hasMore())
        Q_EMIT moreWanted();
}

void ChargeTableModel::setNamesDay(bool namesDay)
{
    if (namesDay == m_namesDay)
        return;
    m_namesDay = namesDay;
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

int ChargeTableModel::rowOf(const QString &attempt) const
{
    const auto found =
        std::find_if(m_rows.cbegin(), m_rows.cend(), [&attempt](const Charge &row) { return row.attempt == attempt; });
    return found == m_rows.cend() ? -1 : static_cast<int>(found - m_rows.cbegin());
}

void ChargeTableModel::reset(const ChargeSlice &page)
{
    beginResetModel();
    m_rows = page.rows;
    m_next = page.next;
    endResetModel();
}

void ChargeTableModel::merge(const ChargeSlice &page)
{
    const auto isKept = [&page](const Charge &row) {
        return std::any_of(page.rows.cbegin(), page.rows.cend(),
                           [&row](const Charge &other) { return other.attempt == row.attempt; });
    };
    for (qsizetype position = m_rows.size(); position-- > 0;) {
        if (!isKept(m_rows.at(position)))
            remove(m_rows.at(position).attempt);
    }
    for (qsizetype position = 0; position < page.rows.size(); ++position)
        put(static_cast<int>(position), page.rows.at(position));
    m_next = page.next;
}

void ChargeTableModel::append(const ChargeSlice &page)
{
    QSet<QString> known;
    for (const Charge &row : std::as_const(m_rows))
        known.insert(row.attempt);
    QList<Charge> added;
    std::copy_if(page.rows.begin(), page.rows.end(), std::back_inserter(added),
                 [&known](const Charge &row) { return !known.contains(row.attempt); });
    m_next = page.next;
    if (added.isEmpty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(added.size()) - 1);
    m_rows.append(added);
    endInsertRows();
}

void ChargeTableModel::place(const Charge &row, ChargeQuery::Sort sort)
{
    const int present = rowOf(row.attempt);
    const auto position = std::count_if(m_rows.cbegin(), m_rows.cend(), [&row, sort](const Charge &other) {
        return other.attempt != row.attempt && comesBefore(sort, other, row);
    });
    const bool isBehind = position == m_rows.size() - (present < 0 ? 0 : 1);
    if (isBehind && !m_next.isEmpty() && present != position)
        remove(row.attempt);
    else
        put(static_cast<int>(position), row);
}

void ChargeTableModel::put(int position, const Charge &row)
{
    const int present = rowOf(row.attempt);
    if (present >= 0 && present != position) {
        // In one step, because a row that goes and comes back would lose the selection.
        if (!beginMoveRows({}, present, present, {}, position > present ? position + 1 : position))
            return;
        m_rows.move(present, position);
        endMoveRows();
    }
    if (present >= 0) {
        if (!m_rows.at(position).hasSameFacts(row)) {
            m_rows[position] = row;
            Q_EMIT dataChanged(index(position, 0), index(position, columns - 1));
        }
        return;
    }
    beginInsertRows({}, position, position);
    m_rows.insert(position, row);
    endInsertRows();
}

void ChargeTableModel::remove(const QString &attempt)
{
    const int present = rowOf(attempt);
    if (present < 0)
        return;
    beginRemoveRows({}, present, present);
    m_rows.removeAt(present);
    endRemoveRows();
}

void ChargeTableModel::refreshStatuses()
{
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, StatusColumn), index(rowCount() - 1, StatusColumn));
}

} // namespace balcao

#include "moc_chargetablemodel.cpp"
