// SPDX-License-Identifier: MIT
#include "ui/presentation/todaymodel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

TodayModel::TodayModel(ChargeDesk &desk, QObject *parent)
    : QAbstractListModel(parent)
    , m_desk(desk)
{
    for (const auto &[number, record] : m_desk.records()) {
        if (isListed(record))
            m_numbers.prepend(number);
    }
    connect(&m_desk, &ChargeDesk::recordChanged, this, &TodayModel::recordChanged);
}

bool TodayModel::isListed(const SaleRecord &record)
{
    return record.state == SaleRecord::State::Created || record.state == SaleRecord::State::Unknown;
}

int TodayModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_numbers.size());
}

QVariant TodayModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_numbers.size())
        return {};
    const SaleRecord &record = m_desk.records().at(m_numbers.at(index.row()));
    const display::Status status = display::status(record, m_desk.correctedNow());
    const QString line = display::time(record.pressedAt) + u" · "_s + record.customer.name.abbreviated();
    switch (role) {
    case NumberRole:
        return record.number;
    case AmountRole:
        return display::amount(record.amount);
    case LineRole:
        return line;
    case StatusKindRole:
        return static_cast<int>(status.kind);
    case StatusLabelRole:
        return status.label;
    case Qt::AccessibleTextRole:
        return display::amount(record.amount) + u", "_s + line + u", "_s + status.label;
    default:
        return {};
    }
}

void TodayModel::recordChanged(int number)
{
    const SaleRecord *record = m_desk.record(number);
    const qsizetype row = m_numbers.indexOf(number);
    if (row >= 0) {
        const QModelIndex changed = index(static_cast<int>(row));
        Q_EMIT dataChanged(changed, changed);
    } else if (record && isListed(*record)) {
        beginInsertRows({}, 0, 0);
        m_numbers.prepend(number);
        endInsertRows();
    }
}

QString TodayModel::receivedTotal() const
{
    qint64 centavos = 0;
    for (const int number : m_numbers) {
        const SaleRecord &record = m_desk.records().at(number);
        if (record.answer && record.answer->charge.status.kind() == ChargeStatus::Kind::Paid)
            centavos += record.amount.centavos();
    }
    return display::amount(Money::fromCentavos(std::min(centavos, Money::maxCentavos)).value_or(Money()));
}

QString TodayModel::paidOfAll() const
{
    int paid = 0;
    for (const int number : m_numbers) {
        const SaleRecord &record = m_desk.records().at(number);
        paid += record.answer && record.answer->charge.status.kind() == ChargeStatus::Kind::Paid ? 1 : 0;
    }
    return tr("%1 of %2").arg(paid).arg(m_numbers.size());
}

void TodayModel::refreshStatuses()
{
    if (!m_numbers.isEmpty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_numbers.size()) - 1), {StatusKindRole, StatusLabelRole});
}

} // namespace balcao
