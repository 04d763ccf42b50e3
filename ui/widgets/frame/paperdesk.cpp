// SPDX-License-Identifier: MIT
#include "ui/widgets/frame/paperdesk.h"

#include "core/ledger/queries/chargequeries.h"
#include "ui/report/report.h"
#include "ui/text/messages.h"
#include "ui/widgets/charge/chargepage.h"
#include "ui/widgets/closing/daypage.h"
#include "ui/widgets/controls/toast.h"
#include "ui/widgets/frame/shell.h"
#include "ui/widgets/history/historypage.h"
#include "ui/widgets/queue/queuepage.h"

using namespace std::chrono_literals;

namespace balcao
{

PaperDesk::PaperDesk(const Presenters &presenters, Navigator &navigator, const TopBar *bar, QWidget *window)
    : QObject(window)
    , m_presenters(presenters)
    , m_navigator(navigator)
    , m_bar(bar)
    , m_window(window)
    , m_toast(new Toast(window))
{
    connect(&m_presenters.paper, &PaperPresenter::changed, this, &PaperDesk::tellPrinted);
    connect(&m_presenters.charge, &ChargePresenter::changed, this, &PaperDesk::printWhenPaid);
    connectSettings();
}

ChargePage *PaperDesk::followed(ChargePage *page)
{
    connect(page, &ChargePage::printRequested, &m_presenters.paper, qOverload<const QString &>(&PaperPresenter::print));
    connect(page, &ChargePage::paperRequested, &m_presenters.paper, &PaperPresenter::choose);
    return page;
}

HistoryPage *PaperDesk::followed(HistoryPage *page)
{
    connect(page, &HistoryPage::printRequested, &m_presenters.paper,
            qOverload<const QString &>(&PaperPresenter::print));
    connect(page, &HistoryPage::paperRequested, &m_presenters.paper, &PaperPresenter::choose);
    return page;
}

DayPage *PaperDesk::followed(DayPage *page)
{
    connect(page, &DayPage::printRequested, this, [this] { print(m_presenters.day.slip()); });
    return page;
}

QueuePage *PaperDesk::followed(QueuePage *page)
{
    connect(page, &QueuePage::printRequested, this, [this] { print(m_presenters.queue.slip()); });
    return page;
}

void PaperDesk::print(const report::Report &slip)
{
    PaperPresenter &paper = m_presenters.paper;
    if (!slip.blocks.isEmpty())
        paper.printPaper(slip, paper.settings())->whenFinished(this, [this](const PrintReply::Result &end) {
            showToast(end ? *end : end.error(), end.has_value());
        });
}

void PaperDesk::connectSettings()
{
    SettingsPresenter &settings = m_presenters.settings;
    PaperPresenter &paper = m_presenters.paper;
    connect(&settings, &SettingsPresenter::printersWanted, this, [&settings, &paper] {
        paper.findPrinters()->whenFinished(
            &settings, [&settings](const Reply<QStringList>::Result &found) { settings.setPrinters(*found); });
    });
    connect(&settings, &SettingsPresenter::testPrintWanted, this, [&settings, &paper](const Settings &typed) {
        paper.printTest(typed)->whenFinished(&settings, [&settings](const PrintReply::Result &end) {
            settings.tellPrinted(end ? *end : end.error(), end.has_value());
        });
    });
}

void PaperDesk::printWhenPaid()
{
    const QString &attempt = m_presenters.charge.attempt();
    const ChargeView &view = m_presenters.charge.view();
    // A charge that is opened as paid is quiet.
    if (view.stage != ChargeView::Stage::Paid || view.isQuiet || m_printedPaid == attempt)
        return;
    const Settings settings = m_presenters.paper.settings();
    if (!settings.printsWhenPaid || settings.printer.isEmpty())
        return;
    m_printedPaid = attempt;
    m_presenters.paper.print(attempt, settings);
}

void PaperDesk::tellPrinted(const QString &attempt)
{
    using State = PrintNews::State;
    const PrintNews news = m_presenters.paper.news(attempt);
    const bool isThere = m_navigator.page() == Navigator::Page::Charge && m_presenters.charge.attempt() == attempt;
    if (isThere)
        m_presenters.charge.setPrinted(news);
    if (news.state != State::Sent && news.state != State::Failed)
        return;
    if (!isThere)
        showToast(news.sentence, news.state == State::Sent);
    else if (news.state == State::Sent)
        Q_EMIT said(news.sentence); // what went wrong is said with the charge's page
}

void PaperDesk::openSlip(const SlipMark &mark)
{
    m_presenters.service.reader()
        .ask(FindCharge{mark.attemptBeginning()})
        ->whenFinished(this, [this, mark](const Expected<Charge, LedgerError> &found) {
            if (found)
                return m_navigator.openSlip(found->attempt, mark.revision());
            const bool isNone = found.error().kind == LedgerError::Kind::NotFound;
            showToast(isNone ? tr("No charge of this ledger has that bar code.") : messages::describe(found.error()),
                      false);
        });
}

void PaperDesk::showToast(const QString &sentence, bool isGood)
{
    show(sentence, isGood, isGood ? 6s : 15s);
}

void PaperDesk::showScanToast(const QString &sentence)
{
    show(sentence, false, 6s);
}

void PaperDesk::show(const QString &sentence, bool isGood, std::chrono::seconds time)
{
    constexpr int gap = 12;
    QRect place = m_bar->rect();
    place.setRight(m_bar->menuAnchor()->geometry().left() - gap);
    place.setLeft(gap);
    m_toast->show(sentence, isGood, place.translated(m_bar->mapTo(m_window, QPoint())), time);
    Q_EMIT said(sentence);
}

void PaperDesk::hideToast()
{
    m_toast->hide();
}

} // namespace balcao

#include "moc_paperdesk.cpp"
