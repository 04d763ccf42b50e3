// SPDX-License-Identifier: MIT
#include "ui/widgets/operators/approvaldialogs.h"

#include "ui/presentation/operators/signinpresenter.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/scanfilter.h"
#include "ui/widgets/operators/personbutton.h"
#include "ui/widgets/operators/pinpad.h"
#include "ui/widgets/style/accessibility.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The next one has opened over it, or nothing is asked any more. */
void closeWithQuestion(OverlayDialog *dialog, const ApprovalPresenter &approval)
{
    for (const auto end : {&ApprovalPresenter::asked, &ApprovalPresenter::over})
        QObject::connect(&approval, end, dialog, [dialog] { dialog->done(QDialog::Rejected); });
}

} // namespace

WhoDialog::WhoDialog(ApprovalPresenter &approval, QWidget *window)
    : OverlayDialog(480, window)
    , m_approval(approval)
{
    awaitBadge(approval.signIn(), this);
    addHead(u"lock"_s, tr("Who authorises?"), approval.words().needed);
    auto *list = new QWidget;
    auto *rows = filled(new QVBoxLayout(list), {side - Button::ringSpace, 0, side - Button::ringSpace, 0}, 0);
    int number = 0;
    for (const PersonView &person : approval.signIn().people()) {
        auto *row = new PersonButton(person, ++number <= 9 ? QString::number(number) : QString(), 60);
        rows->addWidget(row);
        connect(row, &Button::clicked, this, [this, id = person.id] { m_approval.choose(id); });
    }
    rows->addStretch();
    m_people = new ScrollArea(list);
    column()->addWidget(m_people, 1);
    m_recorded = new Label(approval.words().recorded, 14, QFont::Normal, ColorRole::Ink3, Label::Lines::Wrap);
    column()->addLayout(filled(new QVBoxLayout, {side, 4, side, 14}, 0, {m_recorded}));
    addFoot(tr("Back"), nullptr, nullptr);
    closeWithQuestion(this, approval);
    connect(&approval.signIn(), &SignInPresenter::changed, this, &WhoDialog::refresh);
    connect(&approval.signIn(), &SignInPresenter::refused, this, [this] {
        refresh();
        Speaker::say(this, m_recorded->text());
    });
    auto *first = list->findChild<PersonButton *>();
    openAt(first ? static_cast<QWidget *>(first) : backButton());
}

void WhoDialog::refresh()
{
    if (!m_approval.isAsking())
        return;
    const PinView badge = m_approval.signIn().pin();
    m_recorded->setText(!badge.progress.isEmpty() ? badge.progress
                        : badge.isOfBadge         ? badge.lead + u". "_s + badge.rest
                                                  : m_approval.words().recorded);
}

int WhoDialog::wantedHeight() const
{
    return OverlayDialog::wantedHeight() + m_people->widget()->sizeHint().height() - m_people->sizeHint().height();
}

void WhoDialog::keyPressEvent(QKeyEvent *event)
{
    const int number = event->modifiers() & ~Qt::KeypadModifier ? 0 : event->text().toInt();
    const auto &people = m_approval.signIn().people();
    if (number > 0 && number <= people.size())
        m_approval.choose(people.at(number - 1).id);
    else
        OverlayDialog::keyPressEvent(event);
}

PinDialog::PinDialog(ApprovalPresenter &approval, QWidget *window)
    : OverlayDialog(420, window)
    , m_approval(approval)
    , m_pad(new PinPad(approval.signIn(), false))
    , m_allow(new Button(Button::Kind::Primary, tr("Authorise"), {.icon = u"check"_s, .keycap = tr("Enter")}))
{
    SignInPresenter &signIn = approval.signIn();
    awaitBadge(signIn, this);
    setTypesOnPad(this, true);
    const PersonView &who = *signIn.chosen();
    addHead(new Avatar(who.initials, 44), tr("PIN of %1").arg(who.name), approval.words().allows);
    m_pad->setContentsMargins(side - 3, 0, side - 3, 10);
    column()->addWidget(m_pad);
    addFoot(tr("Back"), nullptr, m_allow);
    connect(m_allow, &Button::clicked, &signIn, &SignInPresenter::enter);
    connect(&signIn, &SignInPresenter::changed, this, &PinDialog::refresh);
    closeWithQuestion(this, approval);
    refresh();
    openAt(m_pad);
    refresh();
}

void PinDialog::setSpare(int spare)
{
    OverlayDialog::setSpare(spare);
    constexpr int low = 470;
    m_pad->setSpare(qBound(0, (height() - low) / PinPad::perSpare, PinPad::mostSpare));
}

void PinDialog::refresh()
{
    const PinView pin = m_approval.signIn().pin();
    m_allow->setEnabled(pin.canEnter);
    // While nothing can be typed the keyboard is where it leads on.
    if (pin.isWaiting() && m_pad->field()->hasFocus())
        backButton()->setFocus();
    else if (pin.canType && !m_pad->field()->hasFocus() && backButton()->hasFocus() && !m_wasTypable)
        m_pad->setFocus();
    m_wasTypable = pin.canType;
}

void PinDialog::keyPressEvent(QKeyEvent *event)
{
    if (!m_pad->field()->take(*event))
        OverlayDialog::keyPressEvent(event);
}

} // namespace balcao

#include "moc_approvaldialogs.cpp"
