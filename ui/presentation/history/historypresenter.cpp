// SPDX-License-Identifier: MIT
#include "ui/presentation/history/historypresenter.h"

#include "core/ledger/queries/chargequeries.h"

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace balcao
{

namespace
{

constexpr auto retryPause = 2s;
/** More at once than that are read as a list, not one by one. */
constexpr qsizetype fewChanges = 12;

QDateTime startOf(QDate day)
{
    return day.startOfDay().toUTC();
}

} // namespace

HistoryPresenter::HistoryPresenter(ChargeReader &reader, ShopClock clock, QObject *parent)
    : QObject(parent)
    , m_reader(reader)
    , m_clock(std::move(clock))
    , m_model(m_reader, m_clock)
{
    m_query.limit = pageSize;
    m_model.setWatched(false);
    m_retryTimer.setSingleShot(true);
    connect(&m_model, &ChargeTableModel::readingWanted, this, &HistoryPresenter::readChanged);
    connect(&m_model, &ChargeTableModel::refreshed, this, &HistoryPresenter::timePassed);
    connect(&m_retryTimer, &QTimer::timeout, this, [this] { load(m_hasLoaded ? Load::Reload : Load::FirstPage); });
    connect(&m_model, &ChargeTableModel::moreWanted, this, [this] { load(Load::NextPage); });
    connect(&m_reader, &ChargeReader::changed, this, &HistoryPresenter::noteChanged);
    connect(&m_reader, &ChargeReader::outageChanged, this, &HistoryPresenter::outageChanged);
    applyPeriod();
}

void HistoryPresenter::setWatched(bool isWatched)
{
    if (isWatched == this->isWatched())
        return;
    m_model.setWatched(isWatched);
    if (!isWatched) {
        m_retryTimer.stop();
        // As many rows as one reading brings back, and the chosen charge.
        m_model.keepFirst(std::max(ChargeQuery::maxLimit, m_model.rowOf(m_selected.attempt) + 1), m_query.sort);
        return;
    }
    if (!m_hasLoaded)
        readNames();
    startLoad();
    readNextTotals();
}

void HistoryPresenter::applyPeriod()
{
    m_countedFrom = today();
    const QDate yesterday = m_countedFrom.addDays(-1);
    switch (m_period) {
    case Period::Today:
        m_days = {m_countedFrom, m_countedFrom};
        break;
    case Period::Yesterday:
        m_days = {yesterday, yesterday};
        break;
    case Period::Last7Days:
        m_days = {m_countedFrom.addDays(-6), m_countedFrom};
        break;
    case Period::ThisMonth:
        m_days = {QDate(m_countedFrom.year(), m_countedFrom.month(), 1), m_countedFrom};
        break;
    case Period::Everything:
        m_days = {};
        break;
    case Period::Days:
        break;
    }
    m_query.from.reset();
    m_query.to.reset();
    if (m_days.first.isValid())
        m_query.from = startOf(m_days.first);
    // A clock that runs ahead at another counter must not hide its newest charges.
    if (m_days.last.isValid() && m_days.last != m_countedFrom)
        m_query.to = startOf(m_days.last.addDays(1));
    m_model.setNamesDay(m_period == Period::Everything || m_days.first != m_days.last);
}

void HistoryPresenter::applyStatus()
{
    const StatusChoice choice = statusChoices().value(m_status);
    m_query.statuses = choice.statuses;
    m_query.isToCheck = choice.isToCheck;
    m_query.isContested = choice.isContested;
    m_query.deadline.reset();
    if (choice.isOver)
        m_query.deadline = {.now = m_clock.provider.nowUtc(), .isOver = *choice.isOver};
}

void HistoryPresenter::choose(Filter filter, int position)
{
    const auto named = [position](const QStringList &names) {
        return position > 0 ? names.value(position - 1) : QString();
    };
    switch (filter) {
    case Filter::Period:
        m_period = static_cast<Period>(position);
        applyPeriod();
        break;
    case Filter::Status:
        m_status = position;
        applyStatus();
        break;
    case Filter::Operator:
        m_query.operatorName = named(m_operators);
        break;
    case Filter::Counter:
        m_query.counter = named(m_counters);
        break;
    }
    if (filter == Filter::Period)
        forget(m_all);
    queryChanged();
}

void HistoryPresenter::showToCheck()
{
    const QList<StatusChoice> offered = statusChoices();
    const auto isToCheck = [](const StatusChoice &choice) { return choice.isToCheck; };
    m_status = static_cast<int>(std::find_if(offered.cbegin(), offered.cend(), isToCheck) - offered.cbegin());
    applyStatus();
    m_query.operatorName.clear();
    m_query.counter.clear();
    m_query.search.clear();
    choose(Filter::Period, static_cast<int>(Period::Everything));
}

void HistoryPresenter::chooseDays(QDate first, QDate last)
{
    m_days = {first, last};
    choose(Filter::Period, static_cast<int>(Period::Days));
}

void HistoryPresenter::search(const QString &typed)
{
    if (typed == m_query.search)
        return;
    m_query.search = typed;
    queryChanged();
}

void HistoryPresenter::setSort(ChargeQuery::Sort sort)
{
    if (sort == m_query.sort)
        return;
    m_query.sort = sort;
    ++m_question;
    load(Load::FirstPage);
    Q_EMIT changed();
}

void HistoryPresenter::sortBy(ChargeTableModel::Column column)
{
    using Sort = ChargeQuery::Sort;
    if (column == ChargeTableModel::TimeColumn)
        setSort(m_query.sort == Sort::Newest ? Sort::Oldest : Sort::Newest);
    else if (column == ChargeTableModel::AmountColumn)
        setSort(m_query.sort == Sort::Highest ? Sort::Lowest : Sort::Highest);
}

ChargeTableModel::Column HistoryPresenter::sortedColumn() const
{
    const bool isByAmount = m_query.sort == ChargeQuery::Sort::Highest || m_query.sort == ChargeQuery::Sort::Lowest;
    return isByAmount ? ChargeTableModel::AmountColumn : ChargeTableModel::TimeColumn;
}

bool HistoryPresenter::isSortedDownwards() const
{
    return m_query.sort == ChargeQuery::Sort::Newest || m_query.sort == ChargeQuery::Sort::Highest;
}

void HistoryPresenter::queryChanged()
{
    ++m_question;
    m_isStale = true;
    load(Load::FirstPage);
    // Behind the list's first page; a sum for what was asked before is of no use any more.
    forget(m_found);
    readNextTotals();
    Q_EMIT changed();
}

void HistoryPresenter::load(Load what)
{
    m_waiting = std::max(m_waiting, what);
    startLoad();
}

void HistoryPresenter::startLoad()
{
    if (m_isLoading || !isWatched())
        return;
    const Load what = std::exchange(m_waiting, Load::Nothing);
    ChargeQuery query = m_query;
    const bool isMore = what == Load::NextPage || what == Load::RemainingPages;
    if (isMore)
        query.after = m_model.next();
    if (what == Load::RemainingPages)
        query.limit = ChargeQuery::maxLimit;
    if (what == Load::Reload)
        query.limit = std::clamp(m_model.rowCount(), pageSize, ChargeQuery::maxLimit);
    if (what == Load::Nothing || (isMore && query.after.isEmpty()))
        return;
    m_isLoading = true;
    m_reader.ask(SearchCharges{query})
        ->whenFinished(this, [this, what, question = m_question](const Expected<ChargeSlice, LedgerError> &page) {
            m_isLoading = false;
            if (question == m_question) {
                if (page)
                    take(what, *page);
                else
                    fail(page.error());
            }
            startLoad();
        });
}

void HistoryPresenter::take(Load what, const ChargeSlice &page)
{
    m_error.reset();
    m_hasLoaded = true;
    m_isStale = false;
    if (what == Load::NextPage || what == Load::RemainingPages) {
        m_model.append(page);
    } else if (what == Load::Reload) {
        m_model.merge(page);
    } else {
        m_model.reset(page);
        if (m_model.rowOf(m_selected.attempt) < 0)
            choose({});
        Q_EMIT listReplaced();
    }
    if (const int row = m_model.rowOf(m_selected.attempt);
        row >= 0 && !m_model.rows().at(row).hasSameFacts(m_selected)) {
        m_selected = m_model.rows().at(row);
        readEvents();
        Q_EMIT detailChanged();
    }
    reachEdge();
    Q_EMIT changed();
}

void HistoryPresenter::fail(const LedgerError &error)
{
    m_error = error;
    if (isWatched())
        m_retryTimer.start(retryPause);
    Q_EMIT changed();
}

void HistoryPresenter::readNames()
{
    const auto into = [this](QStringList *names) {
        return [this, names](const Expected<QStringList, LedgerError> &answer) {
            if (!answer || *answer == *names)
                return;
            *names = *answer;
            applyPeriod();
            Q_EMIT changed();
            if (!m_selected.attempt.isEmpty())
                Q_EMIT detailChanged();
        };
    };
    m_reader.ask(OperatorNames{})->whenFinished(this, into(&m_operators));
    m_reader.ask(CounterNames{})->whenFinished(this, into(&m_counters));
}

/** Empty: many, it is not said which. The model says when they are read. */
void HistoryPresenter::noteChanged(const QString &attempt)
{
    m_changed.insert(m_changed.size() > fewChanges ? QString() : attempt);
}

void HistoryPresenter::readChanged()
{
    const QSet<QString> attempts = std::exchange(m_changed, {});
    readTotals();
    if (attempts.contains(QString()) || attempts.size() > fewChanges) {
        load(Load::Reload);
        readNames();
        if (!m_selected.attempt.isEmpty())
            readEvents();
        return;
    }
    for (const QString &attempt : attempts) {
        m_reader.ask(FindCharge{attempt})->whenFinished(this, [this](const Expected<Charge, LedgerError> &row) {
            if (row)
                takeChanged(*row);
        });
    }
}

void HistoryPresenter::takeChanged(const Charge &row)
{
    // What is being looked at stays in sight, even when it does not fit the filter any more.
    if (fits(row, m_query, m_clock.own.nowUtc(), m_clock.ownCounter()) || row.attempt == m_selected.attempt)
        m_model.place(row, m_query.sort);
    else
        m_model.remove(row.attempt);
    const bool isNewName = !row.operatorName.isEmpty() && !m_operators.contains(row.operatorName);
    if (isNewName || !m_counters.contains(row.counter))
        readNames();
    if (row.attempt == m_selected.attempt) {
        m_selected = row;
        readEvents();
        Q_EMIT detailChanged();
    }
    reachEdge();
    Q_EMIT changed();
}

void HistoryPresenter::outageChanged()
{
    if (!m_reader.outage()) {
        load(m_hasLoaded ? Load::Reload : Load::FirstPage);
        readTotals();
        readNames();
    }
    Q_EMIT changed();
}

void HistoryPresenter::timePassed()
{
    if (m_countedFrom != today() && m_period != Period::Everything) {
        applyPeriod();
        forget(m_all);
        queryChanged();
    }
    const QDateTime now = m_clock.provider.nowUtc();
    const QDateTime before = std::exchange(m_checkedUntil, now);
    const auto isNewlyOver = [&](const Charge &row) { return isOverdue(row, now) && row.expiresAt > before; };
    if (before.isValid() && std::any_of(m_model.rows().cbegin(), m_model.rows().cend(), isNewlyOver))
        readTotals(); // what waited is past due
    if (isByDeadline()) {
        applyStatus();
        load(m_hasLoaded ? Load::Reload : Load::FirstPage);
    }
    if (!m_selected.attempt.isEmpty())
        Q_EMIT detailChanged();
}

} // namespace balcao

#include "moc_historypresenter.cpp"
