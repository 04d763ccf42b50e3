// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace balcao
{

/** An option where a charge cannot simply continue. Digits choose none: they begin the next amount. */
struct Choice {
    enum class Action {
        /** Sends the same data again, as a new press of a person. */
        TryAgain,
        /** Back to the form with everything in it. */
        EditData,
        /** Back to the form, empty: the customer pays in another way. */
        ClearForm,
        /** A person found an unknown charge in the provider's panel and gives its txid. */
        UseExisting,
        /** A deliberate second create, or only the word that the charge is not there; after a question. */
        CreateAnother,
        RepeatCorrection,
        ReadStatus,
        RequestCode,
        /** Shows the code although the amounts differ. */
        AcceptDifference,
        /** What the provider says of the payment is right. */
        AcceptReport,
        /** Whom the code pays is the shop's receiver from now on. */
        AcceptReceiver,
        /** The payment was seen on the shop's account (07b). */
        ConfirmReceipt,
        /** The charge that has the same txid. */
        OpenShared,
        /** The txid that a person gave is the wrong one; after a question. */
        Reopen
    };

    QString title;
    QString text;
    QString button;
    Action action = Action::ClearForm;
    bool isEnabled = true;

    bool operator==(const Choice &) const = default;
};

} // namespace balcao
