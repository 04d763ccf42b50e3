// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargequery.h"
#include "core/ledger/ledgerevent.h"
#include "core/ledger/queries/ledgerquery.h"

#include <QStringList>

namespace balcao
{

/** One page. */
struct SearchCharges {
    using Result = ChargeSlice;
    ChargeQuery query;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

/** Sums of all that SearchCharges finds, page by page; order and limit are not looked at. */
struct SumCharges {
    using Result = ChargeTotals;
    ChargeQuery query;
    /** The next part begins here. */
    qint64 from = 1;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
    [[nodiscard]] Expected<bool, LedgerError> step(LedgerStore &store, Result &sum);
};

/** The name is a txid or attempt id, whole or (from four characters) the beginning of one charge's only. NotFound otherwise. */
struct FindCharge {
    using Result = Charge;
    QString name;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

/** Takes the whole name only: for a change. NotFound also where two attempts have that txid. */
struct FindWholeCharge {
    using Result = Charge;
    QString name;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

/** All that fold() takes for that charge, oldest first: its own events, and the attempt that replaces it. */
struct EventsOfCharge {
    using Result = QList<LedgerEvent>;
    QString attempt;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

/** Attempts that have, or had, perhaps this copy-and-paste code or one that is like it (damageOf()): their events show it. An index
 *  finds whole codes; of one without its end the newest charges are looked at.
 */
struct AttemptsOfCode {
    using Result = QStringList;
    QString text;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

/** Past customers for a typed name, CPF/CNPJ or phone: the newest first, each once. */
struct FindCustomers {
    using Result = QList<PastCustomer>;
    QString typed;
    int limit = 0;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

/** A charge of the same amount and CPF/CNPJ, unknown or waiting, made in the last ten minutes, and not the one that is replaced.
 *  No row (id 0): none.
 */
struct FindSimilar {
    using Result = Charge;
    Money amount;
    QString taxId;
    QString replaces = {};

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

/** Attempts and corrections that @p counter asked for, without an outcome, whose time limit has passed. */
struct FindAbandoned {
    using Result = QList<Charge>;
    QString counter;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

/** The number of charges of any day that a person has to look at: all that needsPerson(). */
struct OpenCount {
    using Result = int;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

/** The names that filters offer. */
struct OperatorNames {
    using Result = QStringList;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};
struct CounterNames {
    using Result = QStringList;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

} // namespace balcao
