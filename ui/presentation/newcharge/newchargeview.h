// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargequery.h"
#include "core/charge/command.h"
#include "core/charge/providererror.h"
#include "core/values/money.h"
#include "ui/text/amounthint.h"
#include "ui/text/customerfields.h"

#include <QDateTime>
#include <QString>
#include <QTime>

#include <array>
#include <optional>

namespace balcao
{

/** The line above the form: the provider refused, or what the charge is for. */
struct FormBanner {
    QString lead;
    QString rest;
    /** "Answer 422 · 14:32:09". */
    QString aside = {};
    bool isRefusal = false;
};

/** A refusal that names fields of the form: what is said above it, and beside each of them. */
struct FormRefusal {
    FormBanner banner;
    /** Empty: not named. */
    QString amountMessage;
    CustomerTexts fieldMessages;
};

/** What is typed into the form, and what is known of it. */
struct NewChargeForm {
    AmountEntry amount;
    /** What stands there was typed before the keyboard went elsewhere: the next digit begins another amount. */
    bool isAmountKept = false;
    /** Of the last key. */
    AmountHint hint;
    /** Why the amount cannot be charged; empty: not judged, or well. */
    QString amountMessage;
    CustomerTexts texts;
    /** A field is judged when it is left and when the button is pressed, not while it is being typed. */
    std::array<bool, customerFields.size()> isJudged{};
    /** What the provider refused, as it was typed: only another text, or another press, clears its mark. */
    CustomerTexts refusedTexts;
    CustomerTexts refusals;
    NameQuestion nameQuestion = {};
    std::optional<FormBanner> banner;
    /** By what the shop knows the sale, as it is typed. It stays with the sale: no customer brings one. */
    QString mark;
    bool isMarkJudged = false;
    /** Somebody wanted its field, or it has been filled: it is there until the sale is another, even where there is no room for it. */
    bool isMarkOpen = false;
    /** What another amount, another customer or Clear took the place of; of the other half there is nothing. */
    struct Before {
        std::optional<AmountEntry> amount;
        std::optional<CustomerTexts> texts;
        /** Of what was cleared: taken back it is the same sale. */
        std::optional<SaleContext> sale = {};
        /** Its own, as it was typed. */
        QString mark = {};
    };
    std::optional<Before> before;
    bool hasCustomerBook = true;
    /** As it was typed: no charge of this ledger has that phone. Empty: none, or nobody has looked. */
    QString newPhone = {};
    /** It makes the charge by which the provider is calibrated. */
    bool isCalibration = false;
    /** Whose sale it is, where somebody else is at the counter by now; else empty. */
    QString seller;
};

/** The screen on which a charge is typed (01, 02, 06b). */
struct NewChargeView {
    std::array<FieldView, customerFields.size()> fields;
    FieldView mark;
    std::optional<FormBanner> banner;
    /** Of the last key, or what can be taken back. */
    AmountHint hint;
    /** "2 fields to fix", or nothing. */
    QString errorCount;
    /** Where the caret belongs after a failed press; empty means the amount, or the mark where that alone is wrong. */
    std::optional<CustomerField> firstError;
    bool isOnlyMarkWrong = false;
};

/** @p at: the shop's time of day; invalid: nothing is said that depends on it. */
[[nodiscard]] NewChargeView newChargeView(const NewChargeForm &form, QTime at = {});
/** Nothing: it names no field of the form. */
[[nodiscard]] std::optional<FormRefusal> formRefusal(const ProviderError &error, const QDateTime &at);

/** "CPF ***.982.247-** · (11) 9****-4321 · last charged today". */
[[nodiscard]] QString describePastCustomer(const PastCustomer &customer, const QDateTime &now);

/** The field of ours that a provider's field name means ("customer.tax_id", "payer.email", "customer[phone]"). */
[[nodiscard]] std::optional<CustomerField> fieldNamed(const QString &providersName);
/** True for "amount", "valor.original", … */
[[nodiscard]] bool namesAmount(const QString &providersName);

} // namespace balcao
