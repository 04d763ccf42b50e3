// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/printing/slipmark.h"
#include "ui/widgets/frame/mainwindow.h"

#include <chrono>

namespace balcao
{

class ChargePage;
class DayPage;
class QueuePage;
class Toast;
class TopBar;

/** Joins the pages to what prints: who asks for paper, what became of it, and slips that come back. Shows the messages that need no dialog. */
class PaperDesk : public QObject
{
    Q_OBJECT

public:
    /** @p presenters and @p navigator outlive it. Its messages are shown over @p bar, in @p window. */
    PaperDesk(const Presenters &presenters, Navigator &navigator, const TopBar *bar, QWidget *window);

    /** Takes what is asked for there. */
    ChargePage *followed(ChargePage *page);
    HistoryPage *followed(HistoryPage *page);
    DayPage *followed(DayPage *page);
    QueuePage *followed(QueuePage *page);
    /** A scanner read the bar code of a slip. */
    void openSlip(const SlipMark &mark);
    /** Shows a message that needs no dialog. */
    void showToast(const QString &sentence, bool isGood);
    /** The same about a scan: until the next one, and no longer than it takes to read. */
    void showScanToast(const QString &sentence);
    void hideToast();

Q_SIGNALS:
    /** For a screen reader. */
    void said(const QString &sentence);

private:
    void connectSettings();
    /** The receipt of a charge that is paid before the cashier's eyes, once, where the settings say so. */
    void printWhenPaid();
    void show(const QString &sentence, bool isGood, std::chrono::seconds time);
    /** Of no charge. */
    void print(const report::Report &slip);
    /** On the charge's own page, or over whatever page is shown. */
    void tellPrinted(const QString &attempt);

    Presenters m_presenters;
    Navigator &m_navigator;
    const TopBar *m_bar;
    QWidget *m_window;
    Toast *m_toast;
    /** The charge whose receipt was printed by itself last. */
    QString m_printedPaid;
};

} // namespace balcao
