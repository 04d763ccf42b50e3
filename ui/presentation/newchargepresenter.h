// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerequest.h"
#include "core/service/chargeservice.h"
#include "ui/presentation/amountentry.h"
#include "ui/presentation/customerfields.h"

#include <QObject>
#include <QString>

#include <array>
#include <optional>

namespace balcao
{

/** What stands beside a field. */
struct FieldView {
    enum class State { Untouched, Ok, Error };

    State state = State::Untouched;
    /** A hint, "Valid CPF", or what is wrong and how to mend it. */
    QString message;

    bool operator==(const FieldView &) const = default;
};

/** The red line above the form after the provider refused. */
struct FormBanner {
    QString lead;
    QString rest;
    /** "Answer 422 · 14:32:09". */
    QString aside;
};

/** The screen on which a charge is typed (01, 02, 06b): amount, customer, and whether they may be sent.
 *
 *  A field is judged when it is left and when the button is pressed, not while it is being typed. Nothing typed is ever
 *  changed or lost by an error. One press starts one create on the service.
 */
class NewChargePresenter : public QObject
{
    Q_OBJECT

public:
    /** What one charge may be at this counter: R$ 999.999,99 (the display has no more room). */
    static constexpr Money limit = *Money::fromCentavos(99'999'999);

    explicit NewChargePresenter(ChargeService &service, QObject *parent = nullptr);

    [[nodiscard]] const AmountEntry &amount() const noexcept { return m_amount; }
    /** The display reports its new value here. */
    void setAmount(const AmountEntry &amount);
    /** Empty, or why the amount cannot be charged (shown after a press). */
    [[nodiscard]] QString amountMessage() const { return m_amountMessage; }
    /** A pasted text that could not be read as an amount; nothing was changed. */
    void reportUnreadableAmount(const QString &text);

    [[nodiscard]] QString text(CustomerField field) const { return m_texts.at(index(field)); }
    void setText(CustomerField field, const QString &text);
    /** The caret left the field: it is judged, unless it is empty. */
    void leave(CustomerField field);
    [[nodiscard]] FieldView field(CustomerField field) const { return m_views.at(index(field)); }

    /** "2 fields to fix", or nothing. */
    [[nodiscard]] QString errorCount() const;
    [[nodiscard]] const std::optional<FormBanner> &banner() const noexcept { return m_banner; }
    /** Where the caret belongs after a failed press; empty means the amount. */
    [[nodiscard]] std::optional<CustomerField> firstError() const;
    [[nodiscard]] bool isEmpty() const;

    /** Judges everything; when all is well the ledger is asked for a similar charge, and then the create is started: started()
     *  comes, or similarFound(). False: something is not well, or a press is under way already. Whatever is typed, cleared or
     *  filled in meanwhile withdraws the press.
     */
    bool submit();
    /** The press has been taken, and the ledger is being asked for a similar charge. */
    [[nodiscard]] bool isChecking() const noexcept { return m_pending.has_value(); }
    /** The charge that is like the one pressed, and the question whether another is wanted. */
    [[nodiscard]] QString describeSimilar(const Charge &row) const;
    /** Creates what similarFound() warned of all the same: the very request that it was about. */
    void submitAnyway();
    /** All fields empty, as at the start. */
    void clear();
    /** For "charge again" and for going back after a refusal: nothing is created. */
    void fill(Money amount, const Customer &customer);
    /** The next press belongs to the sale of that attempt and replaces it. */
    void continueSale(const Charge &ended);
    /** A past customer was chosen: all four fields. */
    void fillCustomer(const PastCustomer &customer);
    /** Past customers that fit what is typed into @p field are looked up; the newest answer is in suggestions(). */
    void suggest(CustomerField field);
    void clearSuggestions();
    [[nodiscard]] const QList<PastCustomer> &suggestions() const noexcept { return m_suggestions; }
    void setCustomerBook(bool isOn) { m_hasCustomerBook = isOn; }
    /** The provider refused the charge naming fields: mark them, keep everything. False when it named none of ours. */
    bool showRefusal(const ProviderError &error, const QDateTime &at);

Q_SIGNALS:
    void changed();
    /** A press passed the checks, and the service has it. */
    void started(const QString &attempt);
    /** A press did not pass: put the caret on firstError(). */
    void rejected();
    /** A charge like this one may exist already: a person decides. */
    void similarFound(const balcao::Charge &row);
    void suggestionsChanged();

private:
    static constexpr std::size_t index(CustomerField field) { return static_cast<std::size_t>(field); }
    void judge(CustomerField field, bool required);
    void resetView(CustomerField field);

    void withdraw();
    void start(const ChargeRequest &request);

    ChargeService &m_service;
    SaleContext m_sale;
    /** What was pressed, while the ledger is asked about it; an answer to another press is dropped. */
    std::optional<ChargeRequest> m_pending;
    /** What similarFound() warned of. */
    std::optional<ChargeRequest> m_warned;
    int m_press = 0;
    bool m_hasCustomerBook = true;
    QString m_suggestFor;
    QList<PastCustomer> m_suggestions;
    AmountEntry m_amount;
    QString m_amountMessage;
    CustomerTexts m_texts;
    std::array<FieldView, customerFields.size()> m_views;
    /** What the provider refused, as it was typed: only another text, or another press, clears its mark. */
    CustomerTexts m_refused;
    std::optional<FormBanner> m_banner;
};

/** The field of ours that a provider's field name means ("customer.tax_id", "payer.email", "customer[phone]"). */
[[nodiscard]] std::optional<CustomerField> fieldNamed(const QString &providersName);
/** True for "amount", "valor.original", … */
[[nodiscard]] bool namesAmount(const QString &providersName);

} // namespace balcao
