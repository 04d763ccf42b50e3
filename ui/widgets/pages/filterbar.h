// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/history/historypresenter.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/fieldedit.h"

#include <QMap>

namespace balcao
{

/** A filter that says what it is set to and opens its choices. Without words it is its icon alone. */
class FilterButton : public Button
{
    Q_OBJECT

public:
    /** As around the fields. */
    static constexpr int ringSpace = FieldEdit::ringSpace;

    /** @p iconName may be empty. */
    FilterButton(const QString &iconName, QWidget *parent);

    /** Set to something else than all: drawn so, because rows are missing from the list. */
    void setNarrowing(bool narrowing) { redraw(this, m_narrowing, narrowing); }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {qMin(96, sizeHint().width()), sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool m_narrowing = false;
};

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

    /** One button for all filters but the period. */
    void setCompact(bool isCompact);
    void focusSearch();
    /** False: it was empty. */
    bool clearSearch();

Q_SIGNALS:
    /** The keyboard belongs to the list now. */
    void finished();

private:
    void refresh();
    void openChoices(HistoryPresenter::Filter filter);
    void openAll();
    void openPeriod();
    void openFiles();

    HistoryPresenter &m_presenter;
    QMap<HistoryPresenter::Filter, FilterButton *> m_buttons;
    FilterButton *m_all = nullptr;
    FilterButton *m_files;
    SearchEdit *m_search = new SearchEdit;
    bool m_isCompact = false;
};

} // namespace balcao
