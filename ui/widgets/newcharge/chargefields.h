// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/card.h"
#include "ui/widgets/controls/fieldedit.h"
#include "ui/widgets/style/heights.h"
#include "ui/widgets/style/layoutmetrics.h"

#include <QList>

#include <optional>

class QBoxLayout;

namespace balcao
{

class NewChargePresenter;

/** The fields of the form, one below the other: the customer's four and, where it has a place, that of the sale's mark. They are scrolled
 *  where they have no room.
 */
class ChargeFields : public ScrollArea
{
    Q_OBJECT

public:
    explicit ChargeFields(NewChargePresenter &presenter);

    void setMetrics(const LayoutMetrics &grid);
    void arrange(const FormHeights &heights);
    /** @p isChoosing: a past customer is being chosen for the field that has the keyboard. */
    void refresh(bool isChoosing);
    /** The keyboard goes there, and what is wrong is heard. */
    void takeFocus(CustomerField field) { row(field)->takeFocus(); }
    void takeFocusToMark() { markRow()->takeFocus(); }
    /** Scrolls to the field that has the keyboard. */
    void followKeyboard();

    [[nodiscard]] FieldEdit *edit(CustomerField field) const { return row(field)->edit(); }
    [[nodiscard]] FieldEdit *mark() const { return markRow()->edit(); }
    /** The customer's field that @p edit is. */
    [[nodiscard]] std::optional<CustomerField> fieldOf(const QObject *edit) const;
    /** In their order. */
    [[nodiscard]] QList<FieldEdit *> edits() const;

private:
    [[nodiscard]] FieldRow *row(CustomerField field) const { return m_rows.at(static_cast<qsizetype>(indexOf(field))); }
    [[nodiscard]] FieldRow *markRow() const { return m_rows.constLast(); }
    void connectCustomer(CustomerField field);
    void connectMark();

    NewChargePresenter &m_presenter;
    /** The customer's, in their order, and that of the mark. */
    QList<FieldRow *> m_rows;
    QBoxLayout *m_column;
    int m_pad = 0;
};

} // namespace balcao
