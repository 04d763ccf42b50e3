// SPDX-License-Identifier: MIT
#include "ui/presentation/closing/daypresenter.h"

#include "core/ledger/queries/closingqueries.h"
#include "core/service/chargeservice.h"
#include "ui/presentation/closing/closingreport.h"
#include "ui/presentation/closing/closingslip.h"
#include "ui/presentation/common/permitted.h"
#include "ui/report/csv.h"
#include "ui/text/messages.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** Key of the form's field. */
const QString countKey = u"count"_s;

} // namespace

DayPresenter::DayPresenter(ChargeService &service, const Rules &rules, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_rules(rules)
{
}

ClosingTerms DayPresenter::terms() const
{
    return {.dayEndsAfter = m_rules.dayEndsAfter, .isWithoutKeyring = m_rules.isWithoutKeyring, .counted = {}};
}

void DayPresenter::open()
{
    m_shown = 0;
    m_view.reset();
    m_problem.clear();
    Q_EMIT changed();
    m_service.permit(Act::AllCounters)->whenFinished(this, [this](const Expected<Actor, NeedsSomebody> &allowed) {
        if (allowed)
            read();
        else
            refuse(messages::describe(allowed.error()));
    });
}

void DayPresenter::read()
{
    m_service.reader()
        .ask(MadeClosings{})
        ->whenFinished(this, [this](const Expected<QList<MadeClosing>, LedgerError> &closings) {
            if (!closings)
                return refuse(messages::describe(closings.error()));
            m_closings = *closings;
            m_service.reader()
                .ask(RunningClosing{terms()})
                ->whenFinished(this, [this](const Expected<DayClosing, LedgerError> &running) {
                    if (!running)
                        return refuse(messages::describe(running.error()));
                    m_running = *running;
                    show();
                });
        });
}

void DayPresenter::refuse(const QString &problem)
{
    m_view.reset();
    m_problem = problem;
    Q_EMIT changed();
}

const DayClosing *DayPresenter::shown() const
{
    if (m_shown > 0)
        return &m_closings.at(m_shown - 1).closing;
    return m_running ? &*m_running : nullptr;
}

void DayPresenter::show()
{
    m_problem.clear();
    if (const auto *closing = shown())
        m_view = dayView(*closing, {.event = shownEvent(), .isBlind = m_rules.isBlind});
    Q_EMIT changed();
}

void DayPresenter::stepBack()
{
    if (!m_view || !canStepBack())
        return;
    ++m_shown;
    show();
}

void DayPresenter::stepOn()
{
    if (!m_view || !canStepOn())
        return;
    --m_shown;
    show();
}

QString DayPresenter::judgeCounted(const QString &count, const QString &amount) const
{
    const bool isEmpty = count.trimmed().isEmpty() && amount.trimmed().isEmpty();
    if (isEmpty)
        return m_rules.isBlind ? tr("Count first: how many payments, and what they came to.") : QString();
    return parseCounted(count, amount)
               ? QString()
               : tr("Write how many payments came as a whole number, and their sum like 1.234,50.");
}

FormResult DayPresenter::close(const QString &count, const QString &amount)
{
    if (const QString problem = judgeCounted(count, amount); !problem.isEmpty())
        return Unexpected<FormProblem>({problem, countKey});
    ClosingTerms all = terms();
    if (!count.trimmed().isEmpty())
        all.counted = parseCounted(count, amount);
    const auto take = [this](const Expected<MadeClosing, LedgerError> &closed) -> DialogReply::Result {
        m_isBusy = false;
        if (!closed)
            return Unexpected<FormProblem>({.sentence = messages::describe(closed.error())});
        m_closings.prepend(*closed);
        m_shown = 1;
        show();
        return {};
    };
    return permitted(m_service.permit(Act::CloseDay), this, [this, all, take](const Actor &actor, DialogReply *reply) {
        m_isBusy = true;
        m_service.closeDay(all, actor)
            ->converted(this, take)
            ->whenFinished(reply, [reply](const DialogReply::Result &end) { reply->finish(end); });
    });
}

void DayPresenter::askToClose()
{
    const QString optional = isBlind() ? QString() : u' ' + tr("(optional)");
    DialogSpec form{
        .name = u"day-closing"_s,
        .icon = u"lock"_s,
        .title = tr("Close the day?"),
        .text = tr("What came since the last closing gets a number and does not change any more. Nothing "
                   "changes at the provider."),
        .width = 600,
        .style = DialogSpec::Style::Form,
        .fields = {{.key = countKey, .label = tr("Payments counted") + optional, .longest = 9, .placeholder = u"37"_s},
                   {.key = formkey::amount,
                    .label = tr("What they came to") + optional,
                    .longest = 20,
                    .placeholder = u"4.029,40"_s,
                    .isBeside = true}},
        .first = countKey,
        .back = tr("Cancel"),
        .answer = tr("Close the day")};
    form.submit = [this](const FormAnswer &answer) {
        return close(answer.values.value(countKey), answer.values.value(formkey::amount));
    };
    Q_EMIT dialogWanted(form);
}

std::optional<report::Report> DayPresenter::report() const
{
    const auto *closing = shown();
    if (!closing || !m_view || m_view->isCovered)
        return {};
    return closingReport(*closing, shownEvent(),
                         {.shopName = m_rules.shopName,
                          .madeBy = m_service.people().atTheCounter().who(),
                          .madeAt = m_service.now(),
                          .program = u"Balcão "_s + QCoreApplication::applicationVersion(),
                          .isTraining = m_rules.isTraining});
}

report::Report DayPresenter::slip() const
{
    const auto *closing = shown();
    return closing && m_view && !m_view->isCovered
               ? closingSlip(*closing, shownEvent(), m_rules.shopName, m_rules.isTraining)
               : report::Report();
}

QString DayPresenter::fileName() const
{
    const auto *closing = shown();
    return tr("closing-%1-%2").arg(closing->number).arg(dayOfNumber(closing->day).toString(Qt::ISODate));
}

void DayPresenter::askForTable()
{
    if (const auto closing = report())
        Q_EMIT fileWanted(
            {.title = tr("Save for a spreadsheet"),
             .text = tr("Semicolons and a decimal comma, as spreadsheets read it here. It names operators, and no "
                        "customer."),
             .name = fileName() + u".csv"_s,
             .bytes = [report = *closing] { return report::toCsv(report).toUtf8(); }});
}

void DayPresenter::askForPages()
{
    if (const auto closing = report())
        Q_EMIT fileWanted(
            {.title = tr("Save the closing as a PDF"),
             .text = tr("Every figure, on paper for whoever keeps the books. It names operators, and no customer."),
             .name = fileName() + u".pdf"_s,
             .pages = [report = *closing] { return report; }});
}

} // namespace balcao

#include "moc_daypresenter.cpp"
