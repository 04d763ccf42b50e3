// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/ledgererror.h"
#include "core/ledger/ledgerevent.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace balcao
{

class LedgerStore;

/** An event of a charge with all that its hash is made of: whoever has it computes the hash again (docs/dossier.md). */
struct EventProof {
    LedgerEvent event;
    /** What it says, byte by byte as it is stored; and the customer's part with its salt, empty where there is none any more. */
    QByteArray data;
    QByteArray personalHash;
    QByteArray salt;
    QByteArray personal;
    /** Hash of the event before it at its counter, which may be another charge's; empty: it is the first. Nothing: that one is missing. */
    std::optional<QByteArray> previous;
    /** Its id is a part of what is hashed. */
    bool isIdHashed = true;
    /** Hash and customer's part are what was written. */
    bool holds = false;
};

/** Of all that fold() takes for that charge, oldest first: its own events, and the attempt that replaces it. */
[[nodiscard]] Expected<QList<EventProof>, LedgerError> proofsOf(LedgerStore &store, const QString &attempt);

} // namespace balcao
