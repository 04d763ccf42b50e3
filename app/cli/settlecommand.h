// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/ledgercommand.h"
#include "core/service/chargeservice.h"

#include <QObject>

#include <memory>
#include <optional>

namespace balcao::cli
{

/** settle and receive: a person's word about a charge, written through the service like the till's. Asks no provider. Use once. */
class SettleCommand : public QObject
{
    Q_OBJECT

public:
    /** @p line is one of the two commands. */
    explicit SettleCommand(CommandLine line, QObject *parent = nullptr);
    ~SettleCommand() override;

    /** finished() comes once, from the event loop. */
    void start();
    /** Only after finished(). */
    [[nodiscard]] const LedgerReport &report() const { return *m_report; }

Q_SIGNALS:
    void finished();

private:
    [[nodiscard]] std::optional<LedgerReport> prepare();
    void perform();
    [[nodiscard]] balcao::Command commandFor(const Charge &charge) const;
    void showResult();
    void end(LedgerReport report);

    CommandLine m_line;
    /** What was named wrongly, when it is. */
    QString m_field;
    QString m_attempt;
    std::unique_ptr<ChargeLedger> m_ledger;
    std::unique_ptr<ChargeService> m_service;
    std::optional<LedgerReport> m_report;
};

} // namespace balcao::cli
