// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargeservice.h"
#include "ui/presentation/display.h"
#include "ui/presentation/newchargepresenter.h"

#include <QObject>
#include <QStringList>

namespace balcao
{

/** The correction of a charge (screen 09): before and after, side by side, and the reason.
 *
 *  Nothing is sent unless something changed, everything is valid and a reason is chosen. Amount and customer go to the
 *  provider whole, as absolute values.
 */
class CorrectionPresenter : public QObject
{
    Q_OBJECT

public:
    /** @p attempt is a record of @p service that can be corrected. */
    CorrectionPresenter(ChargeService &service, QString attempt, QObject *parent = nullptr);

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString subtitle() const;
    [[nodiscard]] display::Status status() const;

    [[nodiscard]] Money amountBefore() const noexcept { return m_amountBefore; }
    [[nodiscard]] const AmountEntry &amount() const noexcept { return m_amount; }
    void setAmount(const AmountEntry &amount);
    /** "− R$ 10,00", "unchanged", or what is wrong. */
    [[nodiscard]] FieldView amountView() const;
    [[nodiscard]] bool amountChanged() const;

    [[nodiscard]] QString before(CustomerField field) const;
    [[nodiscard]] QString text(CustomerField field) const;
    void setText(CustomerField field, const QString &text);
    [[nodiscard]] FieldView view(CustomerField field) const;
    [[nodiscard]] bool hasChanged(CustomerField field) const;

    /** Offered reasons; the person may also type another. */
    [[nodiscard]] QStringList reasons() const;
    [[nodiscard]] QString reason() const { return m_reason; }
    void setReason(const QString &reason);
    /** Who corrects; the counter's operator to begin with. */
    [[nodiscard]] QString who() const { return m_who; }
    void setWho(const QString &who);

    [[nodiscard]] bool canSave() const;
    /** Why canSave() is false; empty when it is true. */
    [[nodiscard]] QString obstacle() const;
    /** Starts the correction on the service. False when it cannot be saved (obstacle() says why, or the charge got busy). */
    bool save();

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] const Charge &charge() const { return m_service.record(m_attempt)->charge; }
    static constexpr std::size_t index(CustomerField field) { return static_cast<std::size_t>(field); }

    ChargeService &m_service;
    QString m_attempt;
    Money m_amountBefore;
    CustomerTexts m_textsBefore;
    AmountEntry m_amount;
    CustomerTexts m_texts;
    QString m_reason;
    QString m_who;
};

} // namespace balcao
