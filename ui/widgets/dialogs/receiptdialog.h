// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/newcharge/statement.h"
#include "ui/widgets/dialogs/layerdialog.h"

class QGridLayout;

namespace balcao
{

class ChargeService;
class CheckBox;
class Money;
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

Q_SIGNALS:
    /** It is written, with an amount that was typed. */
    void received(const QString &attempt, balcao::Money came);

private:
    [[nodiscard]] int wantedHeight() const override;
    [[nodiscard]] QLayout *makeFields();
    void addAmount(QGridLayout *fields);
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
    FieldEdit *m_amount;
    /** What the code asked for before the last correction; hidden where there was none. */
    Button *m_old;
    Label *m_record;
    Button *m_confirm;
    ScrollArea *m_body = nullptr;
};

} // namespace balcao
