// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerequest.h"
#include "core/ledger/ledgererror.h"
#include "core/ledger/ledgerevent.h"
#include "core/provider/provideranswer.h"
#include "core/provider/providererror.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace balcao
{

/** What a person asked to change on a charge, why, and who. What is given is absolute; what is not stays as it is. */
struct Correction {
    std::optional<Money> amount;
    std::optional<Customer> customer;
    QString reason;
    QString operatorName;
};

/** One press of the button and everything that is known of it since: what its events in the ledger say, and what is under way.
 *
 *  Two voices are kept apart: what was asked for here (amount, customer) and what the provider said last (answer).
 *  Everything but number, ledgerError and a request under way follows from the events (see recordapplied).
 */
struct ChargeRecord {
    enum class State {
        /** The attempt is being written down: can be cancelled. */
        Writing,
        /** Nothing has left: can be cancelled. */
        Connecting,
        /** The body is leaving or has left: from here on the result may be unknown. */
        Sent,
        NotSent,
        Refused,
        Unknown,
        /** The provider answered with a txid, or a person found it there. */
        Created,
        /** A person found that the provider never made it. */
        Absent
    };

    /** What an update that is under way wants, and what the last one left behind. */
    enum class Update {
        None,
        Reading,
        Correcting,
        /** The last correction may or may not have been made: the code on the screen is in doubt. */
        CorrectionUnknown
    };

    /** Somebody saw the payment in the bank's app. */
    struct Received {
        QDateTime at;
        QString by;
        QString reference;
    };

    /** The service's key for this record, from 1, as long as the program runs. Not for people. */
    int number = 0;
    /** What people call it: counts a counter's attempts of a day. 0 until the attempt is durable. */
    int dayNumber = 0;
    /** UUID; shortName() of it is for the telephone. */
    QString attemptId;
    QString sale;
    /** The attempt that this one replaces; may be empty. */
    QString replaces;
    QString counter;
    QString operatorName;
    /** Zero: not known (a charge that was made elsewhere). */
    Money amount;
    /** Empty: not known, or erased. */
    std::optional<Customer> customer;
    State state = State::Writing;
    Update update = Update::None;
    /** Of the last request that did not succeed; cleared by the next one. */
    std::optional<ProviderError> error;
    /** Why the last step could not be written down. With an outcome that waits to be written: until it is. */
    std::optional<LedgerError> ledgerError;
    std::optional<ProviderAnswer> answer;
    /** 1 for the code of create; each successful correction adds one. */
    int revision = 1;
    /** How many corrections were asked for, whatever became of them. */
    int correctionsAsked = 0;
    /** A person saw that the amounts differ and decided to show the code all the same. */
    bool differenceAccepted = false;
    /** The correction that is under way. */
    std::optional<Correction> asked;
    /** The correction whose result is unknown: the same absolute values may be sent again. */
    std::optional<Correction> doubtful;
    /** Reasons of the corrections that were made, oldest first. */
    QStringList corrections;
    std::optional<Received> received;
    QString settledBy;
    /** Why a settled attempt was unknown: it may be so again. */
    std::optional<ProviderError> doubt;
    /** The revision whose code was on a screen last. */
    int shownRevision = 0;
    bool isErased = false;
    /** A correction is under way at another counter. */
    bool isBusyElsewhere = false;
    qint64 lastEvent = 0;

    // UTC
    QDateTime pressedAt;
    QDateTime sentAt;
    QDateTime endedAt;
    QDateTime answeredAt;

    [[nodiscard]] QString txid() const { return answer ? answer->charge.txid : QString(); }
};

} // namespace balcao
