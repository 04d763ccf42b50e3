// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargerules.h"
#include "core/values/money.h"

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace balcao
{

/** How many, and how much in all. */
struct CountedSum {
    int count = 0;
    MoneySum amount;

    void add(MoneySum more, int times = 1);
    bool operator==(const CountedSum &) const = default;
};

/** Reads a typed count and sum: "37" and "4.029,40". Nothing: it is no number from 0 on, or no sum, or one that MoneySum does not
 *  know exactly.
 */
[[nodiscard]] std::optional<CountedSum> parseCounted(const QString &count, const QString &amount);

/** What a closing says: what came since the one before it, as the ledger told it when it was made. It is kept as it is; whatever
 *  changes afterwards is told by the next one. Of customers it says nothing.
 *
 *  A payment is counted by the closing in which it became known, whatever day its charge is of. Where several attempts have one txid
 *  they are one payment (docs/charge.md). Over all closings the received, less what went back, is what the ledger has received.
 */
struct ClosingFigures {
    /** A charge by what people call it. */
    struct Named {
        QString attempt;
        QString counter;
        int number = 0;
        /** 20261121. */
        int day = 0;

        [[nodiscard]] static Named of(const ChargeFacts &charge);
        bool operator==(const Named &) const = default;
    };
    struct OfStatus {
        ChargeStatus status = ChargeStatus::Waiting;
        CountedSum sum;

        bool operator==(const OfStatus &) const = default;
    };
    /** Of one person, or of one counter: by who made the charges. */
    struct Part {
        QString name;
        int made = 0;
        int paid = 0;
        int corrected = 0;
        int toCheck = 0;
        MoneySum received;
        MoneySum confirmed;

        bool operator==(const Part &) const = default;
    };
    struct Hour {
        /** By the shop's clock: 0 to 23. */
        int hour = 0;
        CountedSum received;

        bool operator==(const Hour &) const = default;
    };
    /** A charge that an earlier closing had counted, and what became of it since. */
    struct Change {
        Named charge;
        ChargeStatus before = ChargeStatus::Waiting;
        ChargeStatus after = ChargeStatus::Waiting;
        Money receivedBefore;
        Money receivedAfter;

        bool operator==(const Change &) const = default;
    };
    struct Correction {
        Named charge;
        QDateTime at;
        Money before;
        Money after;
        QString reason;
        QString operatorName;
        QString authorisedBy;

        bool operator==(const Correction &) const = default;
    };
    struct Approval {
        QString authorisedBy;
        int count = 0;

        bool operator==(const Approval &) const = default;
    };

    /** The closing before this one; invalid: this is the first. */
    QDateTime from;
    QDateTime to;
    /** Charges made since then, all of them, and by where they stand; only statuses that there are, in their order. */
    CountedSum made;
    QList<OfStatus> statuses;
    /** Payments that became known: by the provider's word, and by a person's. */
    CountedSum received;
    CountedSum confirmed;
    /** Of payments that an earlier closing counted: what is none any more, or less. */
    CountedSum wentBack;
    /** Of charges of any day: what waits for a person; of these what nobody knows. */
    CountedSum toCheck;
    CountedSum unknown;
    CountedSum contested;
    QList<Part> operators;
    QList<Part> counters;
    QList<Hour> hours;
    QList<Change> changes;
    QList<Correction> corrections;
    QList<Approval> approvals;
    /** Nobody had to say who he is; the key of the provider was kept in no keyring. */
    bool isWithoutPins = false;
    bool isWithoutKeyring = false;
    /** Blind: what whoever closed had counted before any figure was shown. */
    std::optional<CountedSum> counted;

    bool operator==(const ClosingFigures &) const = default;
};

/** What was closed, or would be now. */
struct DayClosing {
    /** From 1, over all counters. */
    int number = 0;
    /** By the shop's calendar: 20261121. */
    int day = 0;
    /** The newest event that it counts; what comes behind is the next one's. */
    qint64 until = 0;
    /** What it said: the same whenever it is printed again. */
    ClosingFigures figures;
    /** 1: a payment that is not clear (isPaymentUnclear()) is not counted. 0: programs up to 0.3 counted it by the provider's word. */
    int rules = 0;

    bool operator==(const DayClosing &) const = default;
};

/** One that was made: by whom, and the hash that its event has in the ledger. */
struct MadeClosing {
    DayClosing closing;
    QString operatorName;
    QString authorisedBy;
    QByteArray hash;
};

/** What is known beside the charges when a day is closed. */
struct ClosingTerms {
    /** How many hours after midnight a day of business ends. */
    int dayEndsAfter = 0;
    bool isWithoutKeyring = false;
    /** What was counted before any figure was shown; empty: nobody did. */
    std::optional<CountedSum> counted = {};
};

/** The payment that attempts of one txid, or a single charge, stand for. */
struct Payment {
    Money amount;
    /** Whose it is, of the list; -1: there is none. */
    qsizetype of = -1;
    bool isByHand = false;
};
[[nodiscard]] Payment paymentOf(const QList<ChargeFacts> &attempts);

/** @p charge as a closing by rules 0 counted it. */
[[nodiscard]] ChargeFacts byEarlierRules(ChargeFacts charge);

/** What closingOf() is told of one payment: the attempts that have one txid, or a charge that shares it with none. */
struct ClosingUnit {
    /** As the last closing had them; of those that came since an empty one. As many as after. */
    QList<ChargeFacts> before;
    QList<ChargeFacts> after;
};

/** What a closing is made of. */
struct ClosingMaterial {
    /** Of everything that changed since the last closing. */
    QList<ClosingUnit> units;
    /** All that waits for a person, or is contested, of any day. */
    QList<ChargeFacts> open;
    /** When the provider's word came that an attempt is paid. */
    QHash<QString, QDateTime> paidAt;
    QList<ClosingFigures::Correction> corrections;
    QList<ClosingFigures::Approval> approvals;
    QDateTime from;
    QDateTime now;
    OwnCounter own{QString()};
};

/** The figures that follow; what is beside the charges (PINs, keyring, what was counted) the caller adds. Pure. */
[[nodiscard]] ClosingFigures closingOf(const ClosingMaterial &material);

/** The day of business that @p utc belongs to, where it ends @p hours (0 to 12) after midnight: 20261121. */
[[nodiscard]] int businessDay(const QDateTime &utc, int hours);

} // namespace balcao
