// SPDX-License-Identifier: MIT
#pragma once

#include "core/desk/chargedesk.h"
#include "ui/presentation/display.h"

#include <QAbstractListModel>

namespace balcao
{

/** This session's charges, newest first, for the list beside the form. A press that created nothing (not sent, refused) is
 *  no charge and is left out; an unknown one stays, to be checked.
 */
class TodayModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { NumberRole = Qt::UserRole + 1, AmountRole, LineRole, StatusKindRole, StatusLabelRole };

    explicit TodayModel(ChargeDesk &desk, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    /** AmountRole "R$ 46,70", LineRole "14:29 · Vera P.", StatusKindRole display::Status::Kind as int. */
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /** "Paid": the sum of what the provider called paid, and "22 of 30". */
    [[nodiscard]] QString receivedTotal() const;
    [[nodiscard]] QString paidOfAll() const;
    /** Deadlines pass without an event: shown again by whoever has a clock. */
    void refreshStatuses();

private:
    void recordChanged(int number);
    [[nodiscard]] static bool isListed(const SaleRecord &record);

    ChargeDesk &m_desk;
    /** Record numbers, newest first. */
    QList<int> m_numbers;
};

} // namespace balcao
