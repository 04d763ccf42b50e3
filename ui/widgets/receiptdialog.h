// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargeservice.h"
#include "ui/widgets/layerdialog.h"

#include <QAbstractButton>

namespace balcao
{

class FieldEdit;
class Label;

/** A box to tick, large enough for a finger. */
class CheckBox : public QAbstractButton
{
    Q_OBJECT

public:
    explicit CheckBox(const QString &text, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override { return {320, 44}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

/** A person says that the money is on the shop's account (07b). Written as this person's word, apart from the provider's. */
class ReceiptDialog : public LayerDialog
{
    Q_OBJECT

public:
    /** @p attempt is a record of @p service that can be received. */
    ReceiptDialog(ChargeService &service, const QString &attempt, QWidget *window);

private:
    void buildFields();
    void refresh();
    void confirm();

    ChargeService &m_service;
    QString m_attempt;
    CheckBox *m_seen;
    FieldEdit *m_reference;
    FieldEdit *m_who;
    Label *m_record;
    Button *m_confirm;
};

} // namespace balcao
