// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "app/cli/ledgerreport.h"
#include "app/cli/openledger.h"
#include "core/operators/operators.h"
#include "core/operators/people.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

namespace balcao::cli
{

/** The texts of --help and of usage errors. */
struct HelpTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::CommandLine)
};

/** The usage errors of a command line. */
struct Usage {
    const Context &context;
    QList<Problem> problems = {};

    /** @p sentence is an error unless @p holds. */
    void require(bool holds, const QString &field, const QString &sentence);
    /** For a command with --csv. */
    void requireOneForm(bool isTable);
};

/** A command of balcao-cli: its options are its fields, run() executes it.
 *
 *  A new command is a struct of this kind in commands/, and a line in the list there.
 */
class CliCommand
{
public:
    CliCommand() = default;
    virtual ~CliCommand() = default;
    Q_DISABLE_COPY_MOVE(CliCommand)

    /** Adds the options of @p command, which write into this object. */
    virtual void options(Arguments &arguments);
    /** Options that are missing or contradict each other. */
    virtual void rules(Usage &usage) const { static_cast<void>(usage); }
    /** False: the word behind the command may be missing. */
    [[nodiscard]] virtual bool needsSubject() const { return true; }
    /** Values that only together are known to be invalid. */
    [[nodiscard]] virtual QList<Problem> invalid() { return {}; }
    /** False: runs although the settings may name another provider or ledger than the shop's. */
    [[nodiscard]] virtual bool needsValidSettings() const { return true; }
    /** Begins in the event loop, prints the result, and then ends that loop by end(). */
    virtual void run(const Context &context) = 0;
    /** The JSON object for a command that was not executed. */
    [[nodiscard]] virtual QByteArray notExecuted(Exit exit, const QList<Problem> &problems) const;

    /** The rules that are broken; empty: it can be executed. */
    [[nodiscard]] QList<Problem> usageProblems(const Context &context) const;
    /** The word behind the command: a txid, a file, a name. */
    [[nodiscard]] QString subject() const { return m_subject.value_or(QString()); }
    /** After an unknown option the word may be a secret. */
    void forgetSubject() { m_subject.reset(); }

protected:
    /** Ends the program with @p exit. */
    static void end(Exit exit) { QCoreApplication::exit(static_cast<int>(exit)); }
    /** @p missing is the usage error where the word is not given. */
    void addSubject(Arguments &arguments, const QString &name, const QString &help, const Problem &missing);
    void addTxid(Arguments &arguments, const QString &name = QStringLiteral("TXID"),
                 const QString &help = HelpTr::tr("The charge"));

private:
    std::optional<QString> m_subject;
    std::optional<Problem> m_missing;
};

/** The error is a report as well, which BALCAO_TRY leaves the command with. */
using Answer = Expected<LedgerReport, LedgerReport>;
using AnswerReply = Reply<LedgerReport, LedgerReport>;

/** A command that ends with a LedgerReport. */
class ReportCommand : public CliCommand
{
public:
    void run(const Context &context) override;
    [[nodiscard]] virtual AnswerReply *answer(const Context &context) = 0;
    /** A decision is recorded: a signal does not end the program before the exit code says whether it was. The second one does. */
    [[nodiscard]] virtual bool defersSignals() const { return false; }
};

/** A command on the opened ledger, which asks no provider. Its report names the ledger's environment. */
class LedgerCommand : public ReportCommand
{
public:
    [[nodiscard]] AnswerReply *answer(const Context &context) override;
    [[nodiscard]] virtual LedgerAccess access() const { return {.takesTraining = true}; }
    /** The permission that the operator needs. Nothing: no operator is asked. */
    [[nodiscard]] virtual std::optional<Act> act() const { return std::nullopt; }
    [[nodiscard]] virtual Answer answerFrom(const OpenedLedger &opened, const Context &context) = 0;

protected:
    /** The operator who has signed in for act(). */
    [[nodiscard]] const Actor &actor() const { return *m_actor; }

private:
    std::optional<Actor> m_actor;
};

/** A command in the list. */
struct CommandEntry {
    /** As it is typed: "ledger erase". */
    const char *name;
    QString help;
    /** Null: the first word of several commands, which follow. */
    std::unique_ptr<CliCommand> (*make)() = nullptr;
};

template <class Command, auto... arguments>
[[nodiscard]] std::unique_ptr<CliCommand> make()
{
    return std::make_unique<Command>(arguments...);
}

/** The report of show. */
[[nodiscard]] Answer shownCharge(const OpenedLedger &opened, const QString &name);

/** The commands, each list in a file of commands/, in the order of --help. */
[[nodiscard]] QList<CommandEntry> chargeCommands();
[[nodiscard]] QList<CommandEntry> checkCommands();
[[nodiscard]] QList<CommandEntry> listCommands();
[[nodiscard]] QList<CommandEntry> printCommands();
[[nodiscard]] QList<CommandEntry> settleCommands();
[[nodiscard]] QList<CommandEntry> dossierCommands();
[[nodiscard]] QList<CommandEntry> closingCommands();
[[nodiscard]] QList<CommandEntry> ledgerCommands();
[[nodiscard]] QList<CommandEntry> supportCommands();
[[nodiscard]] QList<CommandEntry> keyCommands();
[[nodiscard]] QList<CommandEntry> operatorCommands();
[[nodiscard]] QList<CommandEntry> calibrateCommands();

} // namespace balcao::cli
