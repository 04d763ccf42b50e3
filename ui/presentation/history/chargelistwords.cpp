// SPDX-License-Identifier: MIT
#include "ui/presentation/history/historypresenter.h"
#include "ui/text/messages.h"

using namespace Qt::StringLiterals;

namespace balcao
{

QList<HistoryPresenter::StatusChoice> HistoryPresenter::statusChoices()
{
    using Status = ChargeStatus;
    const auto one = [](Status status) { return StatusChoice{display::statusWord(status), {status}}; };
    return {{tr("All", "statuses")},
            {.label = display::statusWord(Status::Waiting), .statuses = {Status::Waiting}, .isOver = false},
            one(Status::Paid),
            one(Status::Confirmed),
            {.label = display::pastDueWord(), .statuses = {Status::Waiting}, .isOver = true},
            one(Status::Expired),
            one(Status::Cancelled),
            one(Status::Refunded),
            {.label = display::statusWord(Status::Unknown), .isToCheck = true},
            {.label = tr("Contested"), .isContested = true},
            {display::statusWord(Status::Absent), {Status::NotSent, Status::Refused, Status::Absent}}};
}

HistoryPresenter::Choices HistoryPresenter::choices(Filter filter) const
{
    const auto named = [](const QString &all, const QStringList &names, const QString &chosen) {
        return Choices{.label = {},
                       .spoken = {},
                       .offered = QStringList{all} + names,
                       .chosen = static_cast<int>(names.indexOf(chosen)) + 1};
    };
    Choices choices;
    switch (filter) {
    case Filter::Period:
        choices.offered = {tr("Today"), tr("Yesterday"), tr("Last 7 days"), tr("This month"), tr("Everything")};
        choices.chosen = static_cast<int>(m_period);
        if (m_period != Period::Days)
            choices.label = choices.offered.at(choices.chosen);
        else if (m_days.first == m_days.last)
            choices.label = m_days.first.toString(u"dd/MM/yyyy"_s);
        else
            choices.label = tr("%1 to %2").arg(m_days.first.toString(u"dd/MM"_s), m_days.last.toString(u"dd/MM"_s));
        choices.spoken = tr("Period: %1").arg(choices.label);
        return choices;
    case Filter::Status:
        for (const StatusChoice &choice : statusChoices())
            choices.offered.append(choice.label);
        choices.chosen = m_status;
        choices.label = m_status == 0 ? tr("Status: all") : choices.offered.at(m_status);
        choices.spoken = tr("Status: %1").arg(choices.offered.at(m_status));
        return choices;
    case Filter::Operator:
        choices = named(tr("All", "operators"), m_operators, m_query.operatorName);
        choices.label = choices.chosen == 0 ? tr("Operator: all") : m_query.operatorName;
        choices.spoken = tr("Operator: %1").arg(choices.offered.at(choices.chosen));
        return choices;
    case Filter::Counter:
        choices = named(tr("All", "counters"), m_counters, m_query.counter);
        choices.label = choices.chosen == 0 ? tr("Counter: all") : tr("Counter %1").arg(m_query.counter);
        choices.spoken = choices.label;
        return choices;
    }
    Q_UNREACHABLE();
}

QString HistoryPresenter::outage() const
{
    const std::optional<LedgerError> &error = m_reader.outage() ? m_reader.outage() : m_error;
    return error ? messages::describe(*error) : QString();
}

bool HistoryPresenter::hasFoundNothing() const
{
    return m_hasLoaded && m_model.rowCount() == 0 && !m_query.search.isEmpty() && outage().isEmpty();
}

QString HistoryPresenter::emptyText() const
{
    if (m_model.rowCount() > 0)
        return {};
    if (QString text = outage(); !text.isEmpty())
        return text;
    if (!m_hasLoaded)
        return {};
    if (hasFoundNothing()) {
        const QString text = display::quoted(m_query.search, 40);
        return m_period == Period::Everything ? tr("Nothing found for “%1”").arg(text)
                                              : tr("Nothing found for “%1” %2", "today").arg(text, periodWords());
    }
    const bool isFiltered = m_query.hasStatuses() || !m_query.operatorName.isEmpty() || !m_query.counter.isEmpty();
    if (isFiltered)
        return tr("No charge fits these filters.");
    return m_period == Period::Today ? tr("No charge today yet. They appear here as they are made.")
                                     : tr("No charge in this period.");
}

} // namespace balcao
