// SPDX-License-Identifier: MIT
#pragma once

#include "app/ledgerplace.h"
#include "core/expected.h"
#include "core/charge/chargequery.h"
#include "core/provider/provideraccount.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace balcao::cli
{

/** What the program ends with; scripts rely on these numbers. */
enum class Exit {
    Done = 0,
    Usage = 1,
    InvalidInput = 2,
    Refused = 3,
    Unknown = 4,
    /** Nothing was sent. */
    NotReached = 5,
    Attention = 6,
    /** This computer's fault: a file, a folder. */
    LocalError = 7
};

/** Something to mend. The field is a key of the JSON ("tax_id") or nothing. */
struct Problem {
    QString field;
    QString message;

    bool operator==(const Problem &) const = default;
};

enum class Command {
    Create,
    Correct,
    Status,
    Check,
    List,
    Show,
    Settle,
    Receive,
    LedgerVerify,
    LedgerStats,
    LedgerBackup,
    LedgerErase,
    LedgerRebuild,
    Help,
    Version
};

/** The fields of a charge as they were typed; empty: the option was not given. */
struct TypedFields {
    std::optional<QString> amount;
    std::optional<QString> name;
    std::optional<QString> phone;
    std::optional<QString> email;
    std::optional<QString> taxId;
};

/** What the commands on the ledger were told. */
struct LedgerRequest {
    ChargeQuery query;
    /** settle: the txid that was found, or one of the two. */
    QString found;
    bool isAbsent = false;
    bool isReopened = false;
    /** receive: the payment's identification on the statement. */
    QString reference;
    /** ledger erase. */
    int olderThanDays = 0;
};

/** How the provider is reached. Empty texts were not given. */
struct ProviderOptions {
    QString baseUrl;
    QString apiKeyFile;
    std::chrono::seconds timeout{30};
    AmountUnit amountUnit = AmountUnit::Reais;
    UpdateAmount updateAmount = UpdateAmount::Number;
    UpdateBy updateBy = UpdateBy::Body;
};

/** Why a command line cannot be obeyed: whole sentences. What could be understood of it is kept, so that the answer takes
 *  the form that was asked for.
 */
struct UsageError {
    std::optional<Command> command;
    QString subject;
    bool json = false;
    QList<Problem> problems;
};

/** A command line that was understood: every option known, given once, belonging to the command, and complete.
 *
 *  What the fields hold was not looked at yet (chargeinput does that). No option takes the key: arguments can be read by
 *  everybody on the computer.
 */
struct CommandLine {
    Command command = Command::Help;
    /** The txid, for Show and Settle also an attempt; for Check the code or "-"; for LedgerBackup the file. */
    QString subject;
    TypedFields fields;
    /** Empty, or a name that ends in .png or .svg. */
    QString qrFile;
    ProviderOptions provider;
    LedgerOptions ledger;
    LedgerRequest request;
    bool json = false;

    /** @p arguments without the program's name. */
    [[nodiscard]] static Expected<CommandLine, UsageError> parse(const QStringList &arguments);
};

/** What follows --lang, wherever it stands: the sentences about a wrong command line are in that language too. */
[[nodiscard]] QString languageIn(const QStringList &arguments);

/** The text of --help. */
[[nodiscard]] QString helpText();

} // namespace balcao::cli
