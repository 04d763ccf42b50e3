// SPDX-License-Identifier: MIT
#include "ui/widgets/operators/badgedialog.h"

#include "core/values/secret.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/fieldedit.h"
#include "ui/widgets/controls/scanfilter.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace balcao
{

/** Has the keyboard while a badge is awaited. It takes no text: what a person types is no badge. */
class BadgeEdit : public FieldEdit
{
    Q_OBJECT

public:
    BadgeEdit()
    {
        setIconName(u"scan"_s);
        setFaceHeight(48);
        setContextMenuPolicy(Qt::NoContextMenu);
        setAttribute(Qt::WA_InputMethodEnabled, false);
    }

Q_SIGNALS:
    void entered();

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        const QString text = event->text();
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            Q_EMIT entered();
        else if (text.isEmpty() || !text.at(0).isPrint())
            event->ignore();
    }
};

BadgeDialog::BadgeDialog(OperatorsPresenter &presenter, const OperatorQuestion &question, QWidget *window)
    : OverlayDialog(560, window)
    , m_presenter(presenter)
    , m_question(question)
    , m_badge(new BadgeEdit)
    , m_problem(new Label(14, QFont::Medium, ColorRole::ErrorInk, Label::Lines::Wrap))
{
    addHead(u"users"_s, OperatorsPresenter::title(question), OperatorsPresenter::text(question));
    m_badge->setPlaceholderText(tr("Waiting for the reader…"));
    column()->addLayout(
        filled(new QVBoxLayout, {side - 3, 0, side - 3, 0}, 4, {newLabel(tr("Badge"), m_badge), m_badge}));
    m_problem->setContentsMargins(side, 0, side, 4);
    m_problem->setMinimumHeight(42);
    column()->addWidget(m_problem);
    auto *takeBack = question.hasBadge ? new Button(Button::Kind::Secondary, tr("Take the badge back")) : nullptr;
    addFoot(tr("Cancel"), nullptr, takeBack);
    if (takeBack)
        connect(takeBack, &Button::clicked, this, [this] { give({}); });
    connect(m_badge, &BadgeEdit::entered, this, &BadgeDialog::refuse);
    setBadgeAwaited(this);
    openAt(m_badge);
}

bool BadgeDialog::event(QEvent *event)
{
    if (event->type() != ScanEvent::id())
        return OverlayDialog::event(event);
    event->accept();
    QByteArray text = static_cast<ScanEvent *>(event)->scan().raw.toUtf8();
    const auto badge = Pin::badge(text);
    wipe(text);
    badge ? give(*badge) : refuse();
    return true;
}

void BadgeDialog::refuse()
{
    say(tr("Badge not recognised. A badge has 9 to 64 characters and is read by a scanner, not typed."));
}

void BadgeDialog::say(const QString &problem)
{
    m_problem->setText(problem);
    m_badge->setState(problem.isEmpty() ? FieldView::State::Untouched : FieldView::State::Error);
    arrange();
}

void BadgeDialog::give(const std::optional<Pin> &badge)
{
    if (m_isAsked)
        return;
    m_isAsked = true;
    say({});
    m_presenter.giveBadge(m_question, badge)->whenFinished(this, [this](const DialogReply::Result &result) {
        m_isAsked = false;
        if (result)
            return accept();
        say(result.error().sentence);
        m_badge->setFocus();
    });
}

} // namespace balcao

#include "badgedialog.moc"

#include "moc_badgedialog.cpp"
