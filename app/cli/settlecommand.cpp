// SPDX-License-Identifier: MIT
#include "app/cli/settlecommand.h"

#include "app/cli/openledger.h"
#include "ui/presentation/messages.h"
#include "ui/presentation/outcomepresenter.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

SettleCommand::SettleCommand(CommandLine line, QObject *parent)
    : QObject(parent)
    , m_line(std::move(line))
    , m_field(m_line.command == Command::Settle ? u"attempt"_s : u"txid"_s)
{
}

SettleCommand::~SettleCommand() = default;

std::optional<LedgerReport> SettleCommand::prepare()
{
    const LedgerRequest &request = m_line.request;
    if (m_line.command == Command::Settle && !request.isReopened && !request.isAbsent) {
        if (const QString wrong = OutcomePresenter::txidProblem(request.found); !wrong.isEmpty())
            return LedgerReport::problem(Exit::InvalidInput, wrong, u"txid"_s);
    }
    const auto opened = openLedger(m_line.ledger, {});
    if (!opened)
        return LedgerReport::problem(Exit::LocalError, opened.error());
    LedgerStore &store = *opened->store;
    const QString &name = m_line.subject;
    const auto found = m_line.command == Command::Settle ? store.find(name) : store.findWhole(name);
    if (!found)
        return LedgerReport::missing(store, name, found.error(), m_field);
    m_attempt = found->attempt;
    m_ledger = std::make_unique<ChargeLedger>(opened->address, opened->writer, Clock());
    m_service = std::make_unique<ChargeService>(nullptr, *m_ledger, Clock());
    return std::nullopt;
}

void SettleCommand::start()
{
    if (auto problem = prepare()) {
        end(*std::move(problem));
        return;
    }
    connect(m_service.get(), &ChargeService::opened, this, [this] { perform(); });
    connect(m_service.get(), &ChargeService::openFailed, this,
            [this](const QString &, const LedgerError &error) { end(LedgerReport::of(error, m_field)); });
    connect(m_service.get(), &ChargeService::refused, this,
            [this](const QString &, const LedgerError &error) { end(LedgerReport::of(error, m_field)); });
    connect(m_service.get(), &ChargeService::recordChanged, this, [this](const QString &attempt) {
        if (attempt == m_attempt && !m_service->isBusy(attempt))
            showResult();
    });
    m_service->open(m_attempt);
}

balcao::Command SettleCommand::commandFor(const Charge &charge) const
{
    const LedgerRequest &request = m_line.request;
    if (m_line.command == Command::Receive)
        return command::ConfirmReceipt{charge.attempt, request.reference};
    if (request.isReopened)
        return command::Reopen{charge.attempt, charge.txid};
    if (request.isAbsent)
        return command::SettleAbsent{charge.attempt};
    return command::SettleFound{charge.attempt, request.found};
}

void SettleCommand::perform()
{
    const auto begun = m_service->perform(commandFor(m_service->record(m_attempt)->charge), m_service->ownActor());
    if (!begun)
        end(LedgerReport::problem(Exit::InvalidInput, messages::describe(begun.error()), m_field));
}

void SettleCommand::showResult()
{
    m_ledger->read<LedgerReport>(
        [attempt = m_attempt](LedgerStore &store) -> Expected<LedgerReport, LedgerError> {
            return showCharge(store, attempt);
        },
        this,
        [this](const Expected<LedgerReport, LedgerError> &shown) {
            end(shown ? *shown : LedgerReport::of(shown.error(), m_field));
        });
}

void SettleCommand::end(LedgerReport report)
{
    if (m_report)
        return;
    m_report = std::move(report);
    QMetaObject::invokeMethod(this, &SettleCommand::finished, Qt::QueuedConnection);
}

} // namespace balcao::cli
