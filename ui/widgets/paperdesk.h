// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/paper/slipmark.h"
#include "ui/widgets/mainwindow.h"

namespace balcao
{

class ChargePage;
class DayPage;
class QueuePage;
class Toast;

/** Joins the pages to what prints: who asks for paper, what became of it, and slips that come back. Shows the messages that need no dialog. */
class PaperDesk : public QObject
{
    Q_OBJECT

public:
    /** @p presenters and @p navigator outlive it. Its sentences are shown below the upper edge of @p form, over @p window. */
    PaperDesk(const Presenters &presenters, Navigator &navigator, NewChargePage *form, QWidget *window);

    /** Takes what is asked for there. */
    ChargePage *followed(ChargePage *page);
    HistoryPage *followed(HistoryPage *page);
    DayPage *followed(DayPage *page);
    QueuePage *followed(QueuePage *page);
    /** A scanner read the bar code of a slip. */
    void openSlip(const SlipMark &mark);
    /** Shows a message that needs no dialog. */
    void showToast(const QString &sentence, bool isGood);

Q_SIGNALS:
    /** For a screen reader. */
    void said(const QString &sentence);

private:
    void connectSettings();
    /** The receipt of a charge that is paid before the cashier's eyes, once, where the settings say so. */
    void printWhenPaid();
    /** Of no charge. */
    void print(const print::Paper &slip);
    /** On the charge's own page, or over whatever page is shown. */
    void tellPrinted(const QString &attempt);

    Presenters m_presenters;
    Navigator &m_navigator;
    NewChargePage *m_form;
    QWidget *m_window;
    Toast *m_toast;
    /** The charge whose receipt was printed by itself last. */
    QString m_printedPaid;
};

} // namespace balcao
