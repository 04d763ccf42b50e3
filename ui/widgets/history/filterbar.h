// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/history/historypresenter.h"
#include "ui/widgets/controls/filterbutton.h"

#include <QMap>

namespace balcao
{

/** The search field with its key at the right, as long as it is empty. */
class SearchEdit : public FieldEdit
{
    Q_OBJECT

public:
    SearchEdit();

Q_SIGNALS:
    /** Enter or down: on to what was found. */
    void finished();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

/** Period, status, operator, counter where there are several, the search, and where the list is saved. */
class FilterBar : public QWidget
{
    Q_OBJECT

public:
    /** @p presenter outlives the bar. */
    explicit FilterBar(HistoryPresenter &presenter, QWidget *parent = nullptr);

    /** One button for all filters but the period; so it is too where they have no room beside each other. */
    void setCompact(bool isCompact);
    void focusSearch();
    /** False: it was empty. */
    bool clearSearch();

Q_SIGNALS:
    /** The keyboard belongs to the list now. */
    void finished();
    /** The owner's queue, or whose a code is. */
    void queueWanted();
    void codeWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    /** One button for several, or each its own. */
    void arrange();
    [[nodiscard]] bool isTight() const;
    [[nodiscard]] bool isOffered(HistoryPresenter::Filter filter) const;
    void openChoices(HistoryPresenter::Filter filter);
    void openAll();
    void openPeriod();
    void openFiles();
    void openMore();

    HistoryPresenter &m_presenter;
    QMap<HistoryPresenter::Filter, FilterButton *> m_buttons;
    FilterButton *m_all = nullptr;
    FilterButton *m_files;
    SearchEdit *m_search = new SearchEdit;
    FilterButton *m_more;
    bool m_isCompact = false;
};

} // namespace balcao
