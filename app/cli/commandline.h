// SPDX-License-Identifier: MIT
#pragma once

#include "app/shared/accountoptions.h"
#include "app/shared/arguments.h"
#include "app/shared/ledgeroptions.h"
#include "core/charge/chargequery.h"
#include "core/charge/closing.h"
#include "core/charge/roles.h"
#include "core/expected.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

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
    /** This computer's fault: a file, a folder. Nothing was sent. */
    LocalError = 7,
    /** Done, but the result could not be written. */
    NotWritten = 8
};

enum class Subcommand {
    Create,
    Correct,
    Status,
    CalibrateBegin,
    Check,
    List,
    Show,
    Print,
    Dossier,
    Contest,
    Settle,
    Receive,
    Closing,
    LedgerVerify,
    LedgerStats,
    LedgerBackup,
    LedgerErase,
    LedgerRebuild,
    LedgerSetAside,
    LedgerAcceptLoss,
    LedgerMove,
    OperatorList,
    OperatorAdd,
    OperatorDisable,
    OperatorSetPin,
    OperatorSetBadge,
    OperatorTakeBadge,
    OperatorPins,
    OperatorReset,
    SupportBundle,
    CalibrateStatus,
    CalibrateConfirm,
    KeySet,
    KeyTest,
    KeyDelete,
    /** Help or version. */
    Information
};

/** The fields of a charge as they were typed; empty: the option was not given. */
struct TypedFields {
    std::optional<QString> amount;
    std::optional<QString> name;
    std::optional<QString> phone;
    std::optional<QString> email;
    std::optional<QString> taxId;
    std::optional<QString> mark;
    /** calibrate confirm: whom a bank's app shows. */
    std::optional<QString> receiver;
};

/** What the commands on the ledger were told. */
struct LedgerRequest {
    ChargeQuery query;
    /** settle: the txid that was found, or one of the two. */
    QString found;
    bool isAbsent = false;
    bool isReopened = false;
    /** settle: what the provider says is right; of one discrepancy, where several are open. */
    bool isAccepted = false;
    bool isAmountAccepted = false;
    bool isStatusAccepted = false;
    std::optional<QString> acceptedReceiver = {};
    /** receive: the payment's identification on the statement; or that it was a mistake, and why. */
    QString reference;
    bool isTakenBack = false;
    QString reason;
    /** contest: when the shop was told, until when it may answer; or that it is over, and how (the reason). */
    std::optional<QDate> contestedOn = {};
    std::optional<QDate> contestedUntil = {};
    bool isContestEnded = false;
    /** list, closing: a table for spreadsheets, instead of lines for people. */
    bool isTable = false;
    /** closing: nothing is closed; that number is printed again; what was counted before. */
    bool isPreview = false;
    int closing = 0;
    std::optional<CountedSum> counted = {};
    /** ledger erase. */
    int olderThanDays = 0;
    /** support-bundle: nothing is written. */
    bool isListed = false;
    /** ledger move: a PostgreSQL address. */
    QString moveTo;
    /** print: an address, a device, a file, or the name of the settings' printer. */
    QString printTo;
    /** dossier, closing: on paper in a new file; dossier: the customer's data masked. */
    QString pdfFile;
    bool isMasked = false;
};

/** Who acts besides --operator, and what operator add and its like take. PINs and passwords come from file descriptors or the
 *  terminal.
 */
struct OperatorRequest {
    std::optional<int> pinDescriptor;
    QString authorisedBy;
    std::optional<int> authorisedPinDescriptor;
    std::optional<int> newPinDescriptor;
    std::optional<int> managerPasswordDescriptor;
    Role role = Role::Cashier;
    /** Read from there (signin::takePins); empty: the terminal is asked. */
    std::optional<QByteArray> pin;
    std::optional<QByteArray> authorisedPin;
    std::optional<QByteArray> newPin;
    std::optional<QByteArray> managerPassword;
};

/** Why a command line cannot be obeyed: whole sentences. What could be understood of it is kept, so that the answer takes
 *  the form that was asked for.
 */
struct UsageError {
    /** Information: none was understood. */
    Subcommand command = Subcommand::Information;
    QString subject;
    bool json = false;
    /** Usage, or InvalidInput where only values are wrong. */
    Exit exit = Exit::Usage;
    QList<Problem> problems;
};

/** A command line that was understood: every option known, given once, belonging to the command, and complete.
 *
 *  What the fields hold was not looked at yet (chargeinput does that). No option takes the key: arguments can be read by
 *  everybody on the computer.
 */
struct CommandLine {
    Subcommand command = Subcommand::Information;
    /** The txid, for Show and Settle also an attempt; for Check the code or "-"; for LedgerBackup and SupportBundle the file; for Information
     *  the text. */
    QString subject;
    TypedFields fields;
    /** Empty, or a name that ends in .png or .svg. */
    QString qrFile;
    Settings settings;
    AccountOptions account;
    LedgerOptions ledger;
    LedgerRequest request;
    OperatorRequest acting;
    bool json = false;
    /** Of Information: what is wrong in the settings is the text. */
    bool checksSettings = false;

    /** Every command that parse() understands, as it is typed: "ledger erase". Information has none. */
    [[nodiscard]] static QMap<Subcommand, QString> commands();
    /** @p arguments without the program's name. What is wrong in @p settings is known there by then. */
    [[nodiscard]] static Expected<CommandLine, UsageError> parse(const QStringList &arguments, SettingsFile &settings);
};

} // namespace balcao::cli
