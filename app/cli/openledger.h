// SPDX-License-Identifier: MIT
#pragma once

#include "app/shared/ledgeroptions.h"
#include "core/service/blockingledger.h"

#include <optional>

namespace balcao::cli
{

/** The ledger that a command was told, and who it writes as. */
struct OpenedLedger {
    LedgerAddress address;
    CounterIdentity writer;
    BlockingLedger ledger;
};

struct LedgerAccess {
    /** Where there is none one is made. What reads a ledger makes none: under a wrong name it would be content for ever. */
    bool mayMake = false;
    /** As in BlockingLedger::Options. */
    bool checksNewest = true;
    /** A ledger for training will do, too. */
    bool takesTraining = false;
    /** As in BlockingLedger::Options, by the one who writes. */
    QList<qint64> setsAside = {};
    /** As in BlockingLedger::Options. */
    bool acceptsGaps = false;
    /** As in BlockingLedger::Options. */
    bool isAlone = false;
};

/** What is damaged is named behind the sentence: which events are set aside depends on it. */
[[nodiscard]] QString sentenceOf(const LedgerError &error);

/** Else a sentence for people. How far an older ledger is brought up to date is told on standard error, where that is a terminal. */
[[nodiscard]] Expected<OpenedLedger, QString> openLedger(const LedgerOptions &options, const LedgerAccess &access);

/** A sentence that names the attempts that share this txid; nothing when it is not that of several. */
[[nodiscard]] std::optional<QString> ambiguity(const BlockingLedger &ledger, const QString &txid);

} // namespace balcao::cli
