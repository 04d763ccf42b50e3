// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargeservice.h"
#include "ui/presentation/newcharge/statement.h"
#include "ui/widgets/dialogs/layerdialog.h"

namespace balcao
{

class CheckBox;
class ScrollArea;

/** A person says that the money is on the shop's account (07b). Written as this person's word, apart from the provider's. */
class ReceiptDialog : public LayerDialog
{
    Q_OBJECT

public:
    /** @p attempt is a record of @p service that can be received. @p fiscalLink: a sentence of whoever links payments to fiscal documents,
     *  by the end-to-end id; empty: nobody does.
     */
    ReceiptDialog(ChargeService &service, const QString &attempt, const QString &fiscalLink, QWidget *window);

private:
    [[nodiscard]] int wantedHeight() const override;
    [[nodiscard]] QLayout *makeFields();
    [[nodiscard]] Statement statement() const;
    void refresh();
    void confirm();

    ChargeService &m_service;
    QString m_attempt;
    QString m_fiscalLink;
    bool m_isPressed = false;
    CheckBox *m_seen;
    FieldEdit *m_reference;
    FieldEdit *m_who;
    Label *m_record;
    Button *m_confirm;
    ScrollArea *m_body = nullptr;
};

} // namespace balcao
