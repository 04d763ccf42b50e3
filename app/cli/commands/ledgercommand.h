// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commandline.h"
#include "app/cli/jsonline.h"
#include "core/service/blockingledger.h"
#include "core/service/refusal.h"

#include <QString>

namespace balcao::cli
{

namespace signin
{
struct Refused;
}

/** What a command on the ledger ended with: an exit code, one JSON object, and the same for people. */
struct LedgerReport {
    Exit exit = Exit::Done;
    JsonLine json;
    /** Each empty, or with a line end. */
    QString result;
    QString diagnostics;

    [[nodiscard]] static LedgerReport problem(Exit exit, const QString &message, const QString &field = {});
    /** What the ledger's own error means for the person at the keyboard. @p field: what was asked for. */
    [[nodiscard]] static LedgerReport of(const LedgerError &error, const QString &field);
    /** Why nothing was done. */
    [[nodiscard]] static LedgerReport of(const Refusal &refusal, const QString &field);
    [[nodiscard]] static LedgerReport of(const signin::Refused &refused);
    /** No charge of that name was found. */
    [[nodiscard]] static LedgerReport missing(const BlockingLedger &ledger, const QString &name,
                                              const LedgerError &error, const QString &field);
};

/** The charge and its events, by txid, attempt or the beginning of one. */
[[nodiscard]] LedgerReport showCharge(const BlockingLedger &ledger, const QString &name);

/** list, show and "ledger …": asks no provider. Waits for the ledger, so not for a program with a window. */
[[nodiscard]] LedgerReport runLedgerCommand(const CommandLine &line);

/** What a usage error looks like in the form of these commands. */
[[nodiscard]] JsonLine ledgerProblems(const QList<Problem> &problems);

} // namespace balcao::cli
