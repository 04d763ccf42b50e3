// SPDX-License-Identifier: MIT
#include "ui/widgets/frame/lock.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/scanfilter.h"
#include "ui/widgets/operators/personbutton.h"
#include "ui/widgets/operators/pinpad.h"
#include "ui/widgets/style/accessibility.h"
#include "ui/widgets/style/icon.h"

#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QShortcut>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int cardEdge = 28;
constexpr int lockRing = Button::ringSpace;
constexpr int peopleWidth = 520;
constexpr int pinWidth = 340;

/** Shop, counter and time above the card. */
class LockHead : public QWidget
{
public:
    LockHead(const ShellPresenter &shell, QWidget *screen)
        : QWidget(screen)
        , m_shell(shell)
    {
        balcao::setAccessibleRole(this, QAccessible::StatusBar);
        const auto refresh = [this] {
            setAccessibleName(QStringList{m_shell.shopName(), m_shell.counter(), m_shell.time()}.join(u". "_s));
            update();
        };
        connect(&m_shell, &ShellPresenter::changed, this, refresh);
        refresh();
        new Speaker(this);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        constexpr int edge = 40;
        const bool isLow = height() < 90;
        const int logo = isLow ? 36 : 52;
        const int middle = height() / 2;
        paintAppIcon(canvas.painter(), QRectF(edge, middle - logo / 2, logo, logo));
        const QFont clock = fonts::display(isLow ? 28 : 40);
        const int clockWidth = QFontMetrics(clock).horizontalAdvance(m_shell.time()) + 2;
        const QRect words(edge + logo + 16, 0, width() - 2 * edge - logo - 32 - clockWidth, height());
        canvas.text(QRect(width() - edge - clockWidth, 0, clockWidth, height()), m_shell.time(), clock,
                    ColorRole::OnFill, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter));
        canvas.text(words.adjusted(0, 0, 0, -middle - 1), m_shell.shopName(), fonts::strong(isLow ? 18 : 22),
                    ColorRole::OnFill, Qt::AlignBottom);
        canvas.text(words.adjusted(0, middle + 1, 0, 0), m_shell.counter(), fonts::text(15), ColorRole::RailText,
                    Qt::AlignTop);
    }

private:
    const ShellPresenter &m_shell;
};

} // namespace

LockScreen::LockScreen(SignInPresenter &signIn, const ShellPresenter &shell, const OpenRow &open, QWidget *window)
    : QWidget(window)
    , m_signIn(signIn)
    , m_open(open)
    , m_head(new LockHead(shell, this))
    , m_card(new Card(this, metrics::radiusDialog))
    , m_list(new QWidget)
    , m_waiting(new Card(nullptr, metrics::radiusControl))
    , m_right(new QWidget)
    , m_pad(new PinPad(signIn, true))
    , m_enter(new Button(Button::Kind::Primary, tr("Sign in"), {.keycap = tr("Enter"), .faceHeight = 48}))
{
    awaitBadge(m_signIn, this);
    setTypesOnPad(this, true);
    m_card->setColors(ColorRole::Surface, ColorRole::DialogBorder);
    m_enter->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_pad->setContentsMargins(lockRing - 3, 0, lockRing - 3, 0);
    auto *line = new Hairline;
    line->setFixedWidth(1);
    line->setMaximumHeight(QWIDGETSIZE_MAX);
    m_right->setFixedWidth(pinWidth);
    filled(new QHBoxLayout(m_right), {}, 0,
           {line, filled(new QVBoxLayout, {cardEdge - lockRing - 1, 12, cardEdge - lockRing, cardEdge - lockRing}, 8,
                         {m_pad, m_enter})});
    filled(new QHBoxLayout(m_card), {}, 0, {{newLeft(), 1}, m_right});
    connect(m_enter, &Button::clicked, &m_signIn, &SignInPresenter::enter);
    connect(&m_signIn, &SignInPresenter::changed, this, &LockScreen::refresh);
    connect(&m_open, &OpenRow::changed, this, &LockScreen::refresh);
    refresh();
}

QLayout *LockScreen::newLeft()
{
    const QString how =
        m_signIn.hasPins() ? tr("Choose who you are and type the PIN, or swipe the badge.") : tr("Choose who you are.");
    auto *words = filled(new QVBoxLayout, {lockRing, 0, lockRing, 6}, 2,
                         {new Label(tr("Screen locked"), 24, QFont::DemiBold, ColorRole::Ink),
                          new Label(how, 15, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap)});
    m_waiting->setColors(ColorRole::Tint, ColorRole::None);
    auto *waiting = new Label(tr("Charges are waiting. They stay valid, and what was typed is not lost."), 15,
                              QFont::Normal, ColorRole::TintInk, Label::Lines::Wrap);
    filled(new QHBoxLayout(m_waiting), {16, 8, 16, 8}, 16,
           {new IconView(u"clock"_s, 22, ColorRole::TintInk), {waiting, 1}});
    filled(new QGridLayout(m_list), {}, 0);
    return filled(new QVBoxLayout, {cardEdge - lockRing, 24, cardEdge - lockRing, 20}, 0,
                  {words,
                   {new ScrollArea(m_list), 1000},
                   filled(new QVBoxLayout, {lockRing, 6, lockRing, 0}, 0, {m_waiting}),
                   Part::rest()});
}

void LockScreen::listPeople()
{
    if (m_listed == m_signIn.people())
        return;
    m_listed = m_signIn.people();
    qDeleteAll(m_list->findChildren<PersonButton *>());
    auto *grid = static_cast<QGridLayout *>(m_list->layout());
    int place = 0;
    for (const PersonView &person : std::as_const(m_listed)) {
        auto *button = new PersonButton(person, {}, 72);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        balcao::setAccessibleRole(button, QAccessible::RadioButton);
        button->setObjectName(person.id);
        grid->addWidget(button, place / 2, place % 2);
        ++place;
        connect(button, &Button::clicked, this, [this, id = person.id] {
            m_signIn.choose(id);
            takeFocus();
        });
    }
    grid->setRowStretch((place + 1) / 2, 1);
    const int height = (place + 1) / 2 * (72 + 2 * lockRing);
    m_list->setMinimumHeight(height);
    findChild<ScrollArea *>()->setMaximumHeight(height);
}

void LockScreen::refresh()
{
    listPeople();
    const PersonView *chosen = m_signIn.chosen();
    for (auto *button : m_list->findChildren<PersonButton *>())
        button->setChecked(chosen && button->objectName() == chosen->id);
    m_enter->setEnabled(m_signIn.pin().canEnter);
    m_right->setVisible(m_signIn.hasPins());
    m_waiting->setVisible(!m_open.chips().isEmpty());
}

void LockScreen::takeFocus()
{
    auto *first = m_list->findChild<PersonButton *>();
    m_signIn.hasPins() || !first ? m_pad->setFocus() : first->setFocus();
}

void LockScreen::focusPeople()
{
    const PersonView *chosen = m_signIn.chosen();
    auto *button = chosen ? m_list->findChild<PersonButton *>(chosen->id) : m_list->findChild<PersonButton *>();
    if (button)
        button->setFocus(Qt::TabFocusReason);
}

void LockScreen::keyPressEvent(QKeyEvent *event)
{
    const auto *person = qobject_cast<PersonButton *>(focusWidget());
    const bool isArrow = event->key() >= Qt::Key_Left && event->key() <= Qt::Key_Down;
    if (isArrow && !person)
        return focusPeople();
    // A digit begins the PIN of the person whose button has the keyboard.
    if (person && !person->isChecked() && event->text().size() == 1 && event->text().at(0).isDigit()) {
        m_signIn.choose(person->objectName());
        takeFocus();
    }
    // No key goes on to the till.
    static_cast<void>(m_signIn.hasPins() && m_pad->field()->take(*event));
    event->accept();
}

void LockScreen::resizeEvent(QResizeEvent *)
{
    constexpr int lowest = 366;
    constexpr int leastHead = 56;
    const int spare = qBound(0, (height() - lowest - leastHead - 16) / PinPad::perSpare, PinPad::mostSpare);
    m_pad->setSpare(spare);
    const int cardHeight = lowest + spare * PinPad::perSpare;
    const int width = qMin(this->width() - 40, m_right->isHidden() ? peopleWidth : peopleWidth + pinWidth);
    const int top = qMax(leastHead, (height() - cardHeight) / 2);
    m_card->setGeometry((this->width() - width) / 2, top, width, cardHeight);
    m_head->setGeometry(0, 0, this->width(), qMin(top, 108));
}

void LockScreen::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    canvas.fill(rect(), ColorRole::Rail);
    constexpr int line = 56;
    if (height() - m_card->geometry().bottom() < line)
        return;
    const QRect foot(42, height() - 51, width() - 84, 24);
    canvas.icon(QRectF(foot.left(), foot.top() + 2, 20, 20), u"info"_s, ColorRole::RailText);
    canvas.text(foot.adjusted(28, 0, 0, 0), tr("Another person does not erase the sale: both names are recorded."),
                fonts::text(15), ColorRole::RailText);
}

Lock::Lock(ChargeService &service, const ShellPresenter &shell, const OpenRow &open, QWidget *till, QWidget *window)
    : QObject(window)
    , m_presenter(service)
    , m_shell(shell)
    , m_open(open)
    , m_till(till)
    , m_window(window)
{
    connect(&m_presenter, &LockPresenter::changed, this, [this] { m_presenter.isLocked() ? cover() : uncover(); });
    new QShortcut(Qt::CTRL | Qt::Key_L, m_till, &m_presenter, &LockPresenter::lock);
    qApp->installEventFilter(this);
    // Pages and dialogs come and go below, and take the keyboard with them.
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, const QWidget *now) {
        if (m_presenter.isLocked() && m_screen && now && m_till->isAncestorOf(now))
            m_screen->takeFocus();
    });
}

void Lock::cover()
{
    while (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
    m_screen = new LockScreen(m_presenter.signIn(), m_shell, m_open, m_window);
    m_screen->setGeometry(m_window->rect());
    m_screen->show();
    m_screen->raise();
    m_screen->takeFocus();
    m_till->hide();
}

void Lock::uncover()
{
    QWidget *const before = m_till->focusWidget();
    m_till->show();
    m_screen->hide();
    std::exchange(m_screen, nullptr)->deleteLater();
    if (before)
        before->setFocus();
}

bool Lock::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
        m_presenter.noteActivity();
        break;
    case QEvent::Resize:
        if (watched == m_window && m_screen)
            m_screen->setGeometry(m_window->rect());
        break;
    default:
        break;
    }
    return false;
}

} // namespace balcao

#include "moc_lock.cpp"
