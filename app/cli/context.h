// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/accountoptions.h"
#include "app/common/arguments.h"
#include "app/common/ledgeroptions.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

class QFile;

namespace balcao::cli
{

/** The exit codes; scripts rely on these numbers. */
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

/** A PIN or a password. No argument and no variable holds one: others can read these. */
struct SecretOption {
    std::optional<int> descriptor = {};
    /** Read from the descriptor by takeSecrets(); nothing: the terminal is asked. */
    std::optional<QByteArray> text = {};
};

/** The secret of --operator, the manager who approves, and what the operator commands take. */
struct SignInOptions {
    SecretOption pin;
    QString authorisedBy;
    SecretOption authorisedPin;
    SecretOption newPin;
    SecretOption managerPassword;

    /** @p arguments write into this object. */
    void addTo(Arguments &arguments);
    /** Has to run before this program opens anything under the numbers of these descriptors. */
    [[nodiscard]] std::optional<Problem> takeSecrets();
};

/** The settings, and the options that every command has. */
struct Context {
    Settings settings;
    QList<SettingsProblem> settingsProblems;
    AccountOptions account;
    LedgerOptions ledger;
    SignInOptions signIn;
    bool json = false;

    /** False: they may name another provider or ledger than the shop's. */
    [[nodiscard]] bool hasValidSettings() const;
    /** Prints @p object where --json was given, else both texts: each is empty or has a line end. The result is ended(). */
    [[nodiscard]] Exit print(Exit exit, const QByteArray &object, const QString &result,
                             const QString &diagnostics = {}) const;
};

/** The exit code. A result that could not be written is no success: a script must not take silence for one. */
[[nodiscard]] Exit ended(Exit exit, bool isWritten);

/** False, with a sentence on standard error: it cannot be read. */
[[nodiscard]] bool openInput(QFile &input);

} // namespace balcao::cli
