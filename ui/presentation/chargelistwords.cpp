// SPDX-License-Identifier: MIT
#include "ui/presentation/historypresenter.h"
#include "ui/presentation/messages.h"

using namespace Qt::StringLiterals;

namespace balcao
{

HistoryPresenter::Choices HistoryPresenter::choices(Filter filter) const
{
    const auto named = [](const QString &all, const QStringList &names, const QString &chosen) {
        return Choices{
            .label = {}, .offered = QStringList{all} + names, .chosen = static_cast<int>(names.indexOf(chosen)) + 1};
    };
    Choices choices;
    switch (filter) {
    case Filter::Period:
        choices.offered = {tr("Today"),        tr("Yesterday"),  tr("Last 7 days"),
                           tr("Last 30 days"), tr("Everything"), tr("Another day…")};
        choices.chosen = static_cast<int>(m_period);
        choices.label =
            m_period == Period::OneDay ? m_day.toString(u"dd/MM/yyyy"_s) : choices.offered.at(choices.chosen);
        return choices;
    case Filter::Status:
        choices.offered = {tr("All", "statuses"), tr("Waiting"),    tr("Paid"),      tr("Confirmed at the shop"),
                           tr("Past due"),        tr("Expired"),    tr("Cancelled"), tr("Refunded"),
                           tr("To check"),        tr("Not created")};
        choices.chosen = static_cast<int>(m_status);
        choices.label = m_status == StatusFilter::All ? tr("Status: all") : choices.offered.at(choices.chosen);
        return choices;
    case Filter::Operator:
        choices = named(tr("All", "operators"), m_operators, m_query.operatorName);
        choices.label = choices.chosen == 0 ? tr("Operator: all") : m_query.operatorName;
        return choices;
    case Filter::Counter:
        choices = named(tr("All", "counters"), m_counters, m_query.counter);
        choices.label = choices.chosen == 0 ? tr("Counter: all") : tr("Counter %1").arg(m_query.counter);
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
