// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerequest.h"
#include "core/provider/provideranswer.h"
#include "core/provider/providererror.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace balcao
{

/** What a person asked to change on a charge, and why. Sent whole: the amount and the four fields are absolute. */
struct Correction {
    Money amount;
    Customer customer;
    QString reason;
};

/** One press of the button at this counter and everything that is known of it since.
 *
 *  Two voices are kept apart: what was asked for here (amount, customer) and what the provider said last (answer).
 */
struct SaleRecord {
    enum class State {
        /** Nothing has left: can be cancelled. */
        Connecting,
        /** The body is leaving or has left: from here on the result may be unknown. */
        Sent,
        NotSent,
        Refused,
        Unknown,
        /** The provider answered with a txid. */
        Created
    };

    /** What an update that is under way wants, and what the last one left behind. */
    enum class Update {
        None,
        Reading,
        Correcting,
        /** The last correction may or may not have been made: the code on the screen is in doubt. */
        CorrectionUnknown
    };

    /** Counts this session's presses from 1. */
    int number = 0;
    /** Short random name of the attempt, for the support desk: "8F3A-21". */
    QString attemptId;
    Money amount;
    Customer customer;
    State state = State::Connecting;
    Update update = Update::None;
    /** Of the last request that did not succeed; cleared by the next one. */
    std::optional<ProviderError> error;
    std::optional<ProviderAnswer> answer;
    /** 1 for the code of create; each successful correction adds one. */
    int revision = 1;
    /** A person saw that the amounts differ and decided to show the code all the same. */
    bool differenceAccepted = false;
    /** The correction whose result is unknown: the same absolute values may be sent again. */
    std::optional<Correction> doubtful;
    /** Reasons of the corrections that were made, oldest first. */
    QStringList corrections;

    // UTC
    QDateTime pressedAt;
    QDateTime sentAt;
    QDateTime endedAt;
    QDateTime answeredAt;
};

} // namespace balcao
