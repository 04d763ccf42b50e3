// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/ledgeroptions.h"
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"

#include <memory>
#include <optional>
#include <utility>

namespace balcao::cli
{

/** The ledger that a command was told, and who it writes as. */
struct OpenedLedger {
    LedgerAddress address;
    CounterIdentity writer;
    std::unique_ptr<LedgerStore> store;
    LedgerStore &ledger = *store;

    OpenedLedger(LedgerAddress at, CounterIdentity by, std::unique_ptr<LedgerStore> opened)
        : address(std::move(at))
        , writer(std::move(by))
        , store(std::move(opened))
    {
    }
};

/** Open until its last holder has gone. */
using LedgerHandle = std::shared_ptr<const OpenedLedger>;

struct LedgerAccess {
    /** Where there is none one is made. What reads a ledger makes none: under a wrong name it would be content for ever. */
    bool mayMake = false;
    /** As in LedgerStore::Options. */
    bool checksNewest = true;
    /** A ledger for training will do, too. */
    bool takesTraining = false;
    /** As in LedgerStore::Options, by the one who writes. */
    QList<qint64> setsAside = {};
    /** As in LedgerStore::Options. */
    bool acceptsGaps = false;
    /** As in LedgerStore::Options. */
    bool isAlone = false;
};

/** Else a sentence for people. How far an older ledger is brought up to date is told on standard error, where that is a terminal. */
[[nodiscard]] Reply<LedgerHandle, QString> *openLedger(const LedgerOptions &options, const LedgerAccess &access);
/** The same, in any thread, which the ledger belongs to. @p address has its password. */
[[nodiscard]] Expected<LedgerHandle, QString> openLedgerAt(const LedgerAddress &address, const LedgerOptions &options,
                                                           const LedgerAccess &access);

/** One page. Scripts leave the search index behind; where it cannot be written the search is right all the same. */
[[nodiscard]] Expected<ChargeSlice, LedgerError> searched(LedgerStore &ledger, const ChargeQuery &query);

/** A sentence that names the attempts that share this txid; nothing when it is not that of several. */
[[nodiscard]] std::optional<QString> ambiguity(LedgerStore &ledger, const QString &txid);

} // namespace balcao::cli
