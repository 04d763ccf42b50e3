// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/queue/queuepresenter.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/page.h"
#include "ui/widgets/controls/segments.h"

namespace balcao
{

class QueueRowView;

/** The owner's queue (23): what waits for whoever sees the shop's account, and a text for that person. Each row has its two answers. */
class QueuePage : public PageWidget
{
    Q_OBJECT

public:
    /** @p presenter outlives the page. */
    explicit QueuePage(QueuePresenter &presenter, QWidget *parent = nullptr);

    void setMetrics(const LayoutMetrics &grid) override;
    void takeFocus() override;

Q_SIGNALS:
    void closeRequested();
    /** Somebody says of that charge that its money is in the account, or is not. */
    void answered(const QString &attempt, bool isPresent);
    void whatsAppFailed();
    void printRequested();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] Card *makeList();
    [[nodiscard]] Card *makeText();
    void refresh();
    void showRows(const QList<QueueRow> &rows);
    void choose(int row);
    /** The keyboard to a row's answer; the one before or behind it where it is not there. */
    void step(int row, bool isPresent);
    void arrange();
    void sendByWhatsApp();

    QueuePresenter &m_presenter;
    LayoutMetrics m_metrics;
    Segments *m_sort;
    QList<QueueRowView *> m_rows;
    QVBoxLayout *m_list = nullptr;
    ScrollArea *m_area = nullptr;
    Label *m_empty;
    Label *m_count;
    Label *m_oldest;
    Button *m_more;
    QWidget *m_foot = nullptr;
    QBoxLayout *m_side = nullptr;
    Label *m_sideTitle;
    Label *m_text;
    ScrollArea *m_textArea = nullptr;
    QWidget *m_textCard = nullptr;
    Label *m_note;
    CopyButton *m_copy;
    Button *m_send;
    Button *m_print;
    Card *m_sideCard;
    int m_current = 0;
    bool m_isAwaited = false;
    /** To a screen reader, last. */
    QString m_said;
};

} // namespace balcao
