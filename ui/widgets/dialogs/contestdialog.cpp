// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/contestdialog.h"

#include "core/service/chargeservice.h"
#include "core/service/commandreply.h"
#include "ui/presentation/words/display.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/fieldedit.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

QDate today(const ChargeService &service)
{
    return service.now().toLocalTime().date();
}

} // namespace

ContestDialog::ContestDialog(ChargeService &service, const QString &attempt, QWidget *window)
    : LayerDialog(680, window)
    , m_service(service)
    , m_attempt(attempt)
    , m_day(new FieldEdit)
    , m_deadline(new FieldEdit)
    , m_reference(new FieldEdit)
    , m_problem(new Label(14, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap))
    , m_save(new Button(Button::Kind::Primary, tr("Note the contestation"), {.keycap = tr("Ctrl + Enter")}))
{
    const Charge &charge = service.record(attempt)->charge;
    addHead(u"alert"_s, tr("Contested by a bank"),
            tr("A bank asks for the %1 of charge %2 back. The status of the charge stays as it is.")
                .arg(display::amount(charge.amount), display::chargeNumber(charge)));
    const ContestEntry usual = ContestEntry::usual(today(service));
    m_day->setText(usual.day);
    m_deadline->setText(usual.deadline);
    m_reference->setMaxLength(ContestEntry::longestReference);
    m_reference->setPlaceholderText(tr("number of the complaint"));
    for (FieldEdit *edit : {m_day, m_deadline})
        edit->setMaxLength(10);
    auto *fields = filled(new QGridLayout, {side - 3, 2, side - 3, 0}, 14);
    fields->setVerticalSpacing(4);
    fields->addWidget(newLabel(tr("The shop was told on"), m_day), 0, 0);
    fields->addWidget(newLabel(tr("To be answered until"), m_deadline), 0, 1);
    fields->addWidget(m_day, 1, 0);
    fields->addWidget(m_deadline, 1, 1);
    fields->addWidget(newLabel(tr("The bank's number (optional)"), m_reference), 2, 0, 1, 2);
    fields->addWidget(m_reference, 3, 0, 1, 2);
    m_problem->setContentsMargins(side, 4, side, 8);
    m_problem->setMinimumHeight(48);
    m_problem->say(tr("The bank says until when. Save the dossier (F11) and send it to who asks."), ColorRole::Ink2);
    column()->addLayout(fields);
    column()->addWidget(m_problem);
    addFoot(tr("Cancel"), nullptr, m_save);
    onConfirm(m_save, [this] { give(); });
    openAt(m_deadline);
    m_deadline->selectAll();
}

void ContestDialog::give()
{
    if (!m_save->isEnabled())
        return;
    const ContestEntry typed{.day = m_day->text(), .deadline = m_deadline->text(), .reference = m_reference->text()};
    const auto contest = typed.read(m_attempt, today(m_service));
    if (!contest) {
        const bool isDay = contest.error().field == ContestEntry::Field::Day;
        m_day->setState(isDay ? FieldView::State::Error : FieldView::State::Untouched);
        m_deadline->setState(isDay ? FieldView::State::Untouched : FieldView::State::Error);
        m_problem->say(contest.error().sentence, ColorRole::ErrorInk);
        (isDay ? m_day : m_deadline)->setFocus();
        return;
    }
    CommandReply *const reply = m_service.perform(*contest, m_service.people().atTheCounter());
    Q_EMIT given(reply);
    closeOnceBegun(reply);
}

} // namespace balcao

#include "moc_contestdialog.cpp"
