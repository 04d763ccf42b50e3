// SPDX-License-Identifier: MIT
#include "ui/presentation/history/chargetablemodel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

ChargeTableModel::ChargeTableModel(ChargeReader &reader, ShopClock clock, QObject *parent)
    : QueryModel(reader, Hidden::Wait, parent)
    , m_clock(std::move(clock))
{
}

int ChargeTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant ChargeTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Charge &row = rows().at(index.row());
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
    refreshRows();
}

void ChargeTableModel::reset(const ChargeSlice &page)
{
    m_next = page.next;
    QueryModel::reset(page.rows);
    armTimer();
}

void ChargeTableModel::merge(const ChargeSlice &page)
{
    QueryModel::merge(page.rows);
    m_next = page.next;
    armTimer();
}

void ChargeTableModel::append(const ChargeSlice &page)
{
    m_next = page.next;
    QueryModel::append(page.rows);
    armTimer();
}

void ChargeTableModel::place(const Charge &row, ChargeQuery::Sort sort)
{
    const int present = rowOf(row.attempt);
    const auto position = std::count_if(rows().cbegin(), rows().cend(), [&row, sort](const Charge &other) {
        return other.attempt != row.attempt && comesBefore(sort, other, row);
    });
    const bool isBehind = position == rowCount() - (present < 0 ? 0 : 1);
    if (isBehind && !m_next.isEmpty() && present != position)
        remove(row.attempt);
    else
        put(static_cast<int>(position), row);
    armTimer();
}

void ChargeTableModel::remove(const QString &attempt)
{
    if (const int present = rowOf(attempt); present >= 0)
        QueryModel::remove(present);
}

void ChargeTableModel::keepFirst(int count, ChargeQuery::Sort sort)
{
    if (rowCount() <= count)
        return;
    m_next = pageAfter(sort, rows().at(count - 1));
    QueryModel::remove(count, rowCount() - count);
}

std::optional<std::chrono::milliseconds> ChargeTableModel::untilChange() const
{
    std::optional wait(std::chrono::milliseconds(std::chrono::minutes(1)));
    for (const Charge &row : rows())
        wait = sooner(wait, untilStatusChange(row, m_clock));
    return wait;
}

void ChargeTableModel::timePassed()
{
    refreshRows();
    Q_EMIT refreshed();
}

} // namespace balcao

#include "moc_chargetablemodel.cpp"
