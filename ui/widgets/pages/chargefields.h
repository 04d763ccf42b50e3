// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/widgets/controls/card.h"
#include "ui/widgets/controls/fieldedit.h"
#include "ui/widgets/style/formheights.h"
#include "ui/widgets/style/layoutmetrics.h"

#include <QList>

#include <array>

class QBoxLayout;

namespace balcao
{

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
    void takeFocus(CustomerField field) { m_rows.at(indexOf(field))->takeFocus(); }
    void takeFocusToMark() { m_mark->takeFocus(); }
    /** Scrolls to the field that has the keyboard. */
    void followKeyboard();

    [[nodiscard]] FieldEdit *edit(CustomerField field) const { return m_rows.at(indexOf(field))->edit(); }
    [[nodiscard]] FieldEdit *mark() const { return m_mark->edit(); }
    /** The customer's field that @p edit is. */
    [[nodiscard]] std::optional<CustomerField> fieldOf(const QObject *edit) const;
    /** In their order. */
    [[nodiscard]] QList<FieldEdit *> edits() const;

private:
    [[nodiscard]] QList<FieldRow *> rows() const { return QList<FieldRow *>(m_rows.begin(), m_rows.end()) << m_mark; }
    void connectCustomer(CustomerField field);
    void connectMark();

    NewChargePresenter &m_presenter;
    std::array<FieldRow *, customerFields.size()> m_rows{};
    FieldRow *m_mark;
    QBoxLayout *m_column;
    int m_pad = 0;
};

} // namespace balcao
