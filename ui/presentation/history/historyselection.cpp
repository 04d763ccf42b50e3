// SPDX-License-Identifier: MIT
#include "ui/presentation/history/historypresenter.h"

/** The chosen charge: which it is, and what is shown of it. */
namespace balcao
{

void HistoryPresenter::select(const QString &attempt)
{
    m_edge.reset();
    choose(attempt);
}

void HistoryPresenter::selectAt(Edge edge)
{
    m_edge = edge;
    m_edgeLimit = m_model.rowCount() + mostRows;
    reachEdge();
}

void HistoryPresenter::reachEdge()
{
    if (!m_edge || m_isStale)
        return;
    if (m_edge == Edge::Last && m_model.hasMore() && m_model.rowCount() < m_edgeLimit)
        return load(Load::RemainingPages);
    const QList<Charge> &rows = m_model.rows();
    if (rows.isEmpty())
        return; // the first that comes
    const Edge edge = *std::exchange(m_edge, std::nullopt);
    if (edge == Edge::Last || m_selected.attempt.isEmpty())
        choose((edge == Edge::First ? rows.constFirst() : rows.constLast()).attempt);
}

void HistoryPresenter::choose(const QString &attempt)
{
    if (attempt == m_selected.attempt)
        return;
    const int row = m_model.rowOf(attempt);
    m_selected = row < 0 ? Charge() : m_model.rows().at(row);
    m_events.clear();
    if (row >= 0)
        readEvents();
    Q_EMIT detailChanged();
}

void HistoryPresenter::readEvents()
{
    m_reader.ask(FindHistory{m_selected.attempt})
        ->whenFinished(this, [this, attempt = m_selected.attempt](const Expected<ChargeHistory, LedgerError> &found) {
            if (!found || attempt != m_selected.attempt)
                return;
            m_events = found->events;
            Q_EMIT detailChanged();
        });
}

void HistoryPresenter::setCanRefresh(bool can)
{
    m_canRefresh = can;
    if (!m_selected.attempt.isEmpty())
        Q_EMIT detailChanged();
}

ChargeDetail HistoryPresenter::detail() const
{
    return chargeDetail(
        m_selected, {.clock = m_clock, .mayRefresh = m_canRefresh, .isTraining = m_isTraining, .masking = m_masking});
}

QList<TimelineEntry> HistoryPresenter::history() const
{
    return timeline(m_selected, m_events, m_clock.situationOf(m_selected), m_masking);
}

} // namespace balcao
