// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commandline.h"

#include <QByteArray>
#include <QString>

namespace balcao::cli
{

/** What a command on the ledger ended with: an exit code, one JSON object, and the same for people. */
struct LedgerReport {
    Exit exit = Exit::Done;
    QByteArray json;
    /** Each empty, or with a line end. */
    QString result;
    QString trouble;
};

/** list, show, settle, receive and "ledger …": asks no provider. Waits for the ledger, so not for a program with a window. */
[[nodiscard]] LedgerReport runLedgerCommand(const CommandLine &line);

/** What a usage error looks like in the form of these commands. */
[[nodiscard]] QByteArray ledgerProblems(const QList<Problem> &problems);

} // namespace balcao::cli
