// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/chargereport.h"
#include "app/cli/command.h"
#include "app/cli/qrfile.h"
#include "app/cli/signin.h"
#include "core/charge/chargerequest.h"
#include "core/operators/people.h"
#include "core/provider/providerclient.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace balcao
{

class ChargeService;

} // namespace balcao

namespace balcao::cli
{

/** Where there is no account. */
[[nodiscard]] Exit exitOf(AccountError::Kind kind);

/** Executes a ChargeCommand: reads what was typed, prepares what is needed here, sends one request through the service, which
 *  writes each step into the ledger, and reports.
 *
 *  Whatever can fail on this computer is tried before the request leaves. A charge that the ledger does not know is taken into
 *  it first. Use once.
 */
class ChargeRun : public QObject
{
    Q_OBJECT

public:
    /** @p context has to live as long as this object. */
    ChargeRun(const Context &context, TypedCharge typed, QObject *parent = nullptr);
    ~ChargeRun() override;

    /** finished() comes once, from the event loop. While the key and the ledger are waited for, nothing is sent, and a signal ends the
     *  program at once; from then on it interrupts.
     */
    void start();
    /** Before the first byte: nothing is sent. After it: an outcome that comes within a quarter of a second is reported, else the result is
     *  unknown.
     */
    void interrupt();

    /** Only after finished(). */
    [[nodiscard]] const ChargeReport &report() const { return *m_report; }

Q_SIGNALS:
    void finished();

private:
    void openLedgerFor(const TypedRequest &request, const ProviderAccount &account);
    [[nodiscard]] bool prepare(const TypedRequest &request, const ProviderAccount &account, const OpenedLedger &opened);
    void signIn(const TypedRequest &request);
    [[nodiscard]] std::optional<Problem> lookUp(LedgerStore &ledger, const UpdateRequest &request);
    void begin(const TypedRequest &request);
    void open(const UpdateRequest &request);
    void update(const QString &attempt, const UpdateRequest &request);
    void ask(const Command &command);
    void perform(const Command &command, const Actor &actor);
    void refuse(const signin::Refused &refused);
    void take(const CommandResult &result);
    void writePicture(ChargeReport &report);
    void giveUpWriting();
    void dropImported(const ChargeReport &report);
    void refuse(const Refusal &refusal);
    void end(ChargeReport report);

    const Context &m_context;
    TypedCharge m_typed;
    std::unique_ptr<QrFile> m_picture;
    bool m_hadOlderPicture = false;
    std::unique_ptr<ProviderClient> m_client;
    std::unique_ptr<ChargeLedger> m_ledger;
    std::unique_ptr<ChargeService> m_service;
    /** Who signed in. */
    std::optional<Actor> m_actor;
    /** Empty: none yet. */
    QString m_attempt;
    /** The request has gone to the service, whose answer tells how it ends. */
    bool m_isUnderWay = false;
    /** The service has answered: its report follows. */
    bool m_isAnswered = false;
    /** The ledger did not know the charge before this question. */
    bool m_isImported = false;
    /** A manager has yet to calibrate the provider. */
    bool m_isNotCalibrated = false;
    /** An attempt of the same amount and customer; empty: there is none. */
    QString m_similar;
    /** The answer is there, but the ledger does not take it: not waited for without end. */
    QTimer m_unwritten;
    std::optional<ChargeReport> m_report;
};

/** create, correct, status and calibrate begin: one request to the provider. */
struct ChargeCommand : CliCommand {
    TypedCharge typed;

    explicit ChargeCommand(ChargeAction action) { typed.action = action; }

    /** With the txid behind the command. */
    [[nodiscard]] TypedCharge charge() const;
    void options(Arguments &arguments) override;
    void rules(Usage &usage) const override;
    void run(const Context &context) override;
    [[nodiscard]] QByteArray notExecuted(Exit exit, const QList<Problem> &problems) const override;

private:
    std::optional<ChargeRun> m_run;
};

} // namespace balcao::cli
