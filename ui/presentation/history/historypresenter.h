// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargereader.h"
#include "ui/presentation/common/filequestion.h"
#include "ui/presentation/common/shopclock.h"
#include "ui/presentation/history/chargedetail.h"
#include "ui/presentation/history/chargetablemodel.h"
#include "ui/presentation/history/timeline.h"
#include "ui/text/customerfields.h"

#include <QDate>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <memory>
#include <optional>

namespace balcao
{

/** The list of charges (screen 08): filters, search, order, what is chosen, and its history.
 *
 *  Reads the ledger and writes nothing. One search is under way at a time; what was typed meanwhile starts the next one, and an
 *  answer to anything but the newest question is dropped. Charges that change are brought up to date one by one.
 */
class HistoryPresenter : public QObject
{
    Q_OBJECT

public:
    enum class Filter { Period, Status, Operator, Counter };
    /** Days: as chosen from the calendar; the others are offered by name. */
    enum class Period { Today, Yesterday, Last7Days, ThisMonth, Everything, Days };
    enum class Edge { First, Last };
    /** What a list is saved as. */
    enum class FileForm { Table, Pages };
    static constexpr int pageSize = 50;
    /** A list of a million is not read to its end: the order turned round shows that end at once. */
    static constexpr int mostRows = 20'000;

    /** A filter as a button: its label, and what it offers. */
    struct Choices {
        /** "Status: all", "Paid". */
        QString label;
        /** With its name whatever is chosen, to be heard: "Status: Paid". */
        QString spoken;
        QStringList offered;
        /** None of these: chosen from the calendar. */
        int chosen = 0;

        bool operator==(const Choices &) const = default;
    };

    /** "563 charges", or "12 of 563" where the list is narrowed, and the sums of what it shows, the weightiest first. Empty while
     *  it is being counted. What was received by hand is told apart from the provider's word.
     */
    struct Numbers {
        struct Sum {
            /** "Received" */
            QString label;
            MoneySum amount;

            bool operator==(const Sum &) const = default;
        };

        QString count;
        QList<Sum> sums = {};

        /** "563 charges, Received R$ 1.204,00, …" */
        [[nodiscard]] QString accessibleText() const;
        bool operator==(const Numbers &) const = default;
    };
    /** From first to last, both included; invalid where all are shown. */
    struct Days {
        QDate first;
        QDate last;
    };

    /** @p reader outlives the presenter. */
    HistoryPresenter(ChargeReader &reader, ShopClock clock, QObject *parent = nullptr);

    [[nodiscard]] ChargeTableModel &model() noexcept { return m_model; }
    /** The list is displayed. Off at first: then nothing is read, and what changes is remembered. */
    void setWatched(bool isWatched);
    [[nodiscard]] bool isWatched() const noexcept { return m_model.isWatched(); }

    [[nodiscard]] Choices choices(Filter filter) const;
    /** The counters are offered only where there are several. */
    [[nodiscard]] bool hasSeveralCounters() const { return m_counters.size() > 1; }
    /** By position in Choices::offered: Period in its order; for the others 0 is all. */
    void choose(Filter filter, int position);
    /** All that wait for a person, of any day, and nothing else. */
    void showToCheck();
    void chooseDays(QDate first, QDate last);
    [[nodiscard]] const Days &days() const noexcept { return m_days; }
    [[nodiscard]] QDate today() const { return m_clock.today(); }
    [[nodiscard]] const QString &searched() const noexcept { return m_query.search; }
    void search(const QString &typed);
    [[nodiscard]] ChargeQuery::Sort sort() const noexcept { return m_query.sort; }
    void setSort(ChargeQuery::Sort sort);
    /** Reads all that the list shows, up to that many, and asks where it goes: fileWanted(). The file says how many it leaves out. */
    void askForFile(FileForm form, int most = mostRows);
    /** By time or amount, and where it is that already, the other way round; by no other column. */
    void sortBy(ChargeTableModel::Column column);
    [[nodiscard]] ChargeTableModel::Column sortedColumn() const;
    /** The newest, or the highest, first. */
    [[nodiscard]] bool isSortedDownwards() const;

    /** Empty: none. */
    void select(const QString &attempt);
    /** First: where nothing is chosen. Last: what is not loaded yet is, up to mostRows at once. As soon as the row is there. */
    void selectAt(Edge edge);
    [[nodiscard]] const QString &selected() const noexcept { return m_selected.attempt; }
    [[nodiscard]] ChargeDetail detail() const;
    [[nodiscard]] QList<TimelineEntry> history() const;
    /** Whether the provider may be asked to read a charge; not so at first. */
    void setCanRefresh(bool can);
    /** What is sent to customers says so. */
    void setTraining(bool isTraining) { m_isTraining = isTraining; }

    /** Of the list and of what is opened beside it. */
    void setMasking(Masking masking)
    {
        m_masking = masking;
        m_model.setMasking(masking);
    }
    /** Whether whoever looks may know the sums of all counters; so at first. */
    void setMaySumAllCounters(bool may);
    /** No sum is shown of a day that may not be closed yet. */
    void setClosesBlind(bool isBlind)
    {
        m_closesBlind = isBlind;
        readClosedDay();
    }

    /** The numbers of what the list shows, under it: without sums where other counters' charges are among it and that is not for whoever looks. */
    [[nodiscard]] Numbers numbers() const;
    /** What the ledger's trouble means and that it is being tried again; empty while it works. */
    [[nodiscard]] QString outage() const;
    /** What stands in the list's place while it has no rows; empty while the first ones are on their way. */
    [[nodiscard]] QString emptyText() const;
    /** The search found nothing: it may be cleared, or look through all days. */
    [[nodiscard]] bool hasFoundNothing() const;
    [[nodiscard]] bool maySearchAllDays() const { return m_period != Period::Everything; }

Q_SIGNALS:
    /** Filters, numbers, trouble: all but the rows and the chosen charge. */
    void changed();
    /** Another list begins: a view goes to its top. */
    void listReplaced();
    void detailChanged();
    void fileWanted(const balcao::FileQuestion &question);

private:
    /** Rest: as More, in the largest steps. */
    enum class Load { Nothing, NextPage, RemainingPages, Reload, FirstPage };
    struct Sum {
        std::optional<ChargeTotals> totals;
        bool isStale = true;
    };
    /** What Filter::Status offers. */
    struct StatusChoice {
        QString label;
        /** None: of all. */
        QList<ChargeStatus> statuses = {};
        bool isToCheck = false;
        bool isContested = false;
        /** Whether the deadline is over; empty: whatever it is. */
        std::optional<bool> isOver = {};
    };
    [[nodiscard]] static QList<StatusChoice> statusChoices();

    void gather(const ChargeQuery &query, FileForm form, int most, const QList<Charge> &before);
    void countRest(ChargeQuery query, FileForm form, const QList<Charge> &charges);
    void give(FileForm form, const QList<Charge> &charges, qint64 leftOut);
    void choose(const QString &attempt);
    void reachEdge();
    void load(Load what);
    void startLoad();
    void take(Load what, const ChargeSlice &page);
    void fail(const LedgerError &error);
    void queryChanged();
    void applyPeriod();
    void applyStatus();
    [[nodiscard]] bool isByDeadline() const { return m_query.deadline.has_value(); }
    void readTotals();
    void readNextTotals();
    void readClosedDay();
    void forget(Sum &sum);
    [[nodiscard]] bool isNarrowed() const;
    [[nodiscard]] QString periodWords() const;
    void readNames();
    void noteChanged(const QString &attempt);
    void readChanged();
    void takeChanged(const Charge &row);
    void readEvents();
    void outageChanged();
    void timePassed();

    ChargeReader &m_reader;
    ShopClock m_clock;
    ChargeTableModel m_model;
    ChargeQuery m_query;
    Period m_period = Period::Today;
    int m_status = 0;
    Days m_days;
    /** The day that the other periods are counted from. */
    QDate m_countedFrom;
    QStringList m_operators;
    QStringList m_counters;
    /** Of the period; of what the filters and the search leave of it. */
    Sum m_all;
    Sum m_found;
    /** The one that is being read. */
    Sum *m_summed = nullptr;
    NewestReply m_summing;
    /** Of what is read for a file. */
    NewestReply m_gathering;
    std::optional<LedgerError> m_error;

    Charge m_selected;
    QList<LedgerEvent> m_events;
    bool m_canRefresh = false;
    bool m_maySumAllCounters = true;
    bool m_closesBlind = false;
    /** The day of the newest closing; only known where closing is blind. */
    QDate m_closedDay;
    bool m_isTraining = false;
    Masking m_masking = Masking::Usual;

    /** Counts the questions: an answer to an older one is dropped. */
    int m_question = 0;
    Load m_waiting = Load::FirstPage;
    /** The rows are those of an older question. */
    bool m_isStale = true;
    std::optional<Edge> m_edge;
    int m_edgeLimit = 0;
    bool m_isLoading = false;
    bool m_hasLoaded = false;
    QSet<QString> m_changed;
    QTimer m_retryTimer;
    /** Until then deadlines were looked at, by the provider's clock. */
    QDateTime m_checkedUntil;
};

} // namespace balcao
