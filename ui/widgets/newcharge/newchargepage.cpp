// SPDX-License-Identifier: MIT
#include "ui/widgets/newcharge/newchargepage.h"

#include "ui/presentation/frame/navigator.h"
#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/presentation/newcharge/openrow.h"
#include "ui/presentation/newcharge/todaymodel.h"
#include "ui/widgets/newcharge/openrowbar.h"

#include <QEvent>
#include <QKeyEvent>
#include <QShortcut>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int bannerHeight = 50;
/** Below this room for all of the window but its ribbon there is no row of what is open. */
constexpr int rowRoom = 540;

/** Where the foot has no room for its words it has its icon alone. */
class FoldingButton : public Button
{
public:
    FoldingButton(const QString &words, const QString &icon)
        : Button(Kind::Ghost, words, {.icon = icon})
        , m_words(words)
        , m_whole(Button::sizeHint())
    {
        setAccessibleName(words);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    [[nodiscard]] QSize sizeHint() const override { return m_whole; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {m_whole.height(), m_whole.height()}; }

protected:
    void resizeEvent(QResizeEvent *) override { setText(width() < m_whole.width() ? QString() : m_words); }

private:
    QString m_words;
    QSize m_whole;
};

/** Words that are left out where they have no room. */
class FoldingLabel : public Label
{
public:
    explicit FoldingLabel(const QString &words)
        : Label(words, 14, QFont::Normal, ColorRole::Ink2)
        , m_words(words)
        , m_whole(Label::sizeHint())
    {
        setMinimumWidth(0);
    }
    [[nodiscard]] QSize sizeHint() const override { return m_whole; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, m_whole.height()}; }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        Label::resizeEvent(event);
        setText(width() < m_whole.width() ? QString() : m_words);
    }

private:
    QString m_words;
    QSize m_whole;
};

} // namespace

NewChargePage::NewChargePage(NewChargePresenter &presenter, TodayModel &today, OpenRow &open, Navigator &navigator,
                             bool training, QWidget *parent)
    : PageWidget(parent)
    , m_presenter(presenter)
    , m_charges(today)
    , m_row(open)
    , m_fields(new ChargeFields(presenter))
    , m_last(new FoldingButton(tr("Last customer"), u"user"_s))
    , m_undo(new FoldingButton(tr("Undo"), u"undo"_s))
    , m_openMark(new FoldingButton(tr("order or table"), u"plus"_s))
    , m_open(new OpenRowBar(open))
    , m_today(new TodayList(today))
{
    m_display->setTraining(training);
    m_keypadButton->setObjectName(u"keypad"_s);
    m_keypadButton->setCheckable(true);
    // A click on it takes the keyboard from nothing.
    m_keypadButton->setFocusPolicy(Qt::TabFocus);
    m_display->setFoot(m_keypadButton);

    buildForm();
    m_hindrance->setFixedHeight(bannerHeight);
    m_hindrance->hide();
    m_lower->addWidget(m_form, 1);
    filled(m_left, {}, -1, {m_hindrance, m_display, m_open, {m_lower, 1}});
    filled(m_columns, {}, -1, {{m_left, 1}, m_today});
    connect(m_display, &AmountDisplay::pressed, &m_presenter, &NewChargePresenter::press);
    connect(m_display, &AmountDisplay::left, &m_presenter, &NewChargePresenter::keepAmount);
    connect(m_display, &AmountDisplay::confirmed, this,
            [this] { m_fields->edits().constFirst()->setFocus(Qt::TabFocusReason); });
    connectKeypad();
    connectSuggestions();

    QList<QWidget *> stops{m_display};
    for (FieldEdit *edit : m_fields->edits()) {
        edit->installEventFilter(this);
        stops.append(edit);
    }
    setTabRing(stops + QList<QWidget *>{m_openMark, m_create, m_clear, m_keypadButton} + m_open->stops());
    const auto openCharge = [&navigator](const QString &attempt) { navigator.ask(Navigator::Intent::Open, attempt); };
    connect(m_today, &TodayList::opened, &navigator, openCharge);
    connect(m_open, &OpenRowBar::opened, &navigator, openCharge);
    connect(m_open, &OpenRowBar::toCheckRequested, this, &NewChargePage::toCheckRequested);
    // Also where the row is not seen.
    for (int place = 0; place < OpenRow::most; ++place)
        new QShortcut(QKeySequence(Qt::ALT | (Qt::Key_1 + place)), this, this, [this, openCharge, place] {
            if (place < m_row.chips().size())
                openCharge(m_row.chips().at(place).attempt);
        });
    new QShortcut(Qt::ALT | Qt::Key_4, this, this, &NewChargePage::toCheckRequested);
    connect(&open, &OpenRow::changed, this, &NewChargePage::leaveOutOpen);
    connect(m_today, &TodayList::allRequested, &navigator, &Navigator::toCharges);
    connect(&m_presenter, &NewChargePresenter::changed, this, &NewChargePage::refresh);
    connect(&m_presenter, &NewChargePresenter::rejected, this, &NewChargePage::takeFocus);
    setMetrics(m_metrics);
    refresh();
}

void NewChargePage::buildForm()
{
    auto *title = new Label(tr("Customer"), 18, QFont::DemiBold, ColorRole::Ink);
    auto *rule = new FoldingLabel(tr("The provider requires all four fields."));
    for (Button *button : {m_last, m_undo}) {
        button->setFocusPolicy(Qt::NoFocus); // the keyboard stays where it is
        button->setFixedHeight(FormHeights::titleHeight);
    }
    m_undo->hide();
    m_errorBox->setColors(ColorRole::ErrorTint, ColorRole::None);
    auto *sign = new IconView(u"alert-circle"_s, 20, ColorRole::ErrorBorder);
    filled(new QHBoxLayout(m_errorBox), {11, 4, 12, 4}, 7, {sign, m_errorCount});
    filled(new QHBoxLayout(m_headBar), {20, 0, 20, 0}, 12, {title, m_last, m_undo, {rule, 1}, m_errorBox});
    connect(m_last, &Button::clicked, &m_presenter, &NewChargePresenter::repeatCustomer);
    connect(m_undo, &Button::clicked, &m_presenter, &NewChargePresenter::takeBack);

    m_banner->setFixedHeight(bannerHeight);
    m_banner->hide();
    filled(m_footer, {}, -1, {m_clear, m_openMark, Part::rest(), m_create});
    filled(new QVBoxLayout(m_form), {}, 0, {m_banner, m_headBar, {m_fields, 1}, m_footLine, m_footer});
    connect(m_create, &Button::clicked, &m_presenter, &NewChargePresenter::submit);
    connect(m_clear, &Button::clicked, this, [this] {
        m_presenter.discard();
        m_display->setFocus();
    });
    connect(m_openMark, &Button::clicked, this, [this] {
        m_presenter.openMark();
        m_fields->mark()->setFocus(Qt::TabFocusReason);
    });
    // A key that is held is pressed once.
    const auto shortcut = [this](const QKeySequence &keys, auto verb) {
        auto *made = new QShortcut(keys, this, &m_presenter, verb, Qt::WidgetWithChildrenShortcut);
        made->setAutoRepeat(false);
    };
    for (const Qt::Key enter : {Qt::Key_Return, Qt::Key_Enter})
        shortcut(Qt::CTRL | enter, &NewChargePresenter::submit);
    // In a text field Ctrl+Z is the field's own.
    shortcut(QKeySequence::Undo, &NewChargePresenter::takeBack);
    shortcut(Qt::Key_Escape, &NewChargePresenter::takeBack);
    shortcut(Qt::CTRL | Qt::Key_U, &NewChargePresenter::repeatCustomer);
}

void NewChargePage::connectSuggestions()
{
    connect(&m_presenter, &NewChargePresenter::suggestionsChanged, this, &NewChargePage::showSuggestions);
    connect(m_suggestions, &SuggestionList::dismissed, &m_presenter, &NewChargePresenter::clearSuggestions);
    connect(m_suggestions, &SuggestionList::chosen, this, [this](const PastCustomer &customer) {
        m_presenter.fillCustomer(customer);
        m_create->setFocus();
    });
}

void NewChargePage::showSuggestions()
{
    const auto *edit = qobject_cast<FieldEdit *>(focusWidget());
    if (!edit || !m_fields->fieldOf(edit)) {
        m_suggestions->hide();
        return;
    }
    QRect anchor(edit->mapTo(this, QPoint(FieldEdit::ringSpace, 0)), edit->size());
    // The amount is never covered.
    const int top = m_display->geometry().bottom() + 1;
    m_suggestions->show(m_presenter.suggestions(), edit->text(), anchor, QRect(0, top, width(), height() - top),
                        QDateTime::currentDateTimeUtc());
    refresh();
}

bool NewChargePage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isEnter && key->isAutoRepeat())
            return true; // a key that is held walks no form
        if (!(key->modifiers() & ~Qt::KeypadModifier) && m_suggestions->handleKey(key->key()))
            return true;
    }
    if (event->type() == QEvent::FocusIn)
        m_fields->followKeyboard();
    // To a text field it would mean its own line.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_U &&
        static_cast<QKeyEvent *>(event)->modifiers() == Qt::ControlModifier) {
        event->ignore();
        return true;
    }
    // Esc belongs to the list while it is open, not to a shortcut of the window.
    if (event->type() == QEvent::ShortcutOverride && m_suggestions->isVisible() &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QWidget::eventFilter(watched, event);
}

/** A letter at the button is part of a name: who types on after a suggestion was taken would press the button by the blank between two words. */
void NewChargePage::keyPressEvent(QKeyEvent *event)
{
    const bool isLetter =
        event->text().size() == 1 && event->text().front().isLetter() && !(event->modifiers() & ~Qt::ShiftModifier);
    if (!isLetter || !m_create->hasFocus())
        return PageWidget::keyPressEvent(event);
    m_fields->takeFocus(CustomerField::Name);
    auto *name = qobject_cast<QLineEdit *>(focusWidget());
    name->selectAll();
    QCoreApplication::sendEvent(name, event);
}

void NewChargePage::setHindrance(const LabelledText &why)
{
    m_hindrance->setText(why.label, why.text);
    m_hindrance->setVisible(!why.text.isEmpty());
    arrangeHeights();
}

void NewChargePage::connectKeypad()
{
    connect(m_keypadButton, &Button::toggled, this, &NewChargePage::placeKeypad);
    connect(m_keypad, &Keypad::closePressed, this, [this] { m_keypadButton->setChecked(false); });
    connect(m_keypad, &Keypad::pressed, &m_presenter, &NewChargePresenter::press);
    connect(m_keypad, &Keypad::nextPressed, this, [this] { m_fields->edits().constFirst()->setFocus(); });
}

void NewChargePage::setMetrics(const LayoutMetrics &grid)
{
    m_metrics = grid;
    m_columns->setContentsMargins(grid.pad, grid.padTop, grid.pad, grid.padBottom);
    for (QBoxLayout *box : {m_columns, m_left, m_lower})
        box->setSpacing(grid.gap);
    m_display->setMetrics(grid.isCompact ? 16 : 24, grid.isWide ? 280 : 192);
    m_open->setMetrics(grid.isWide ? 12 : 8, grid.toCheck);
    m_today->setFixedWidth(grid.side);
    m_today->setCompact(grid.isCompact);
    placeKeypad();
    const int pad = grid.cardPad;
    m_headBar->layout()->setContentsMargins(pad, 0, pad, 0); // its buttons are as high as it is
    m_fields->setMetrics(grid);
    arrangeHeights();
}

/** Wide windows have the keypad docked; others put it where the list is. */
void NewChargePage::placeKeypad()
{
    constexpr int leastKeypad = 340;
    constexpr int leastDocked = 700;
    const bool isDocked = m_metrics.isWide && height() >= leastDocked;
    const bool isShown = isDocked || m_keypadButton->isChecked();
    m_keypadButton->setVisible(!isDocked);
    m_keypad->setClosable(!isDocked);
    m_columns->removeWidget(m_keypad);
    m_lower->removeWidget(m_keypad);
    (isDocked ? m_lower : m_columns)->addWidget(m_keypad);
    m_keypad->setFixedWidth(isDocked ? 420 : qMax(leastKeypad, m_metrics.side));
    m_keypad->setVisible(isShown);
    m_today->setVisible(m_metrics.hasList && (isDocked || !isShown));
}

bool NewChargePage::hasOpenRow() const
{
    return height() + m_metrics.topBar >= rowRoom;
}

void NewChargePage::leaveOutOpen()
{
    QSet<QString> shown;
    if (hasOpenRow()) {
        for (const OpenRow::Chip &chip : m_row.chips())
            shown.insert(chip.attempt);
    }
    m_charges.leaveOut(shown);
}

void NewChargePage::resizeEvent(QResizeEvent *)
{
    placeKeypad();
    arrangeHeights();
    leaveOutOpen();
}

void NewChargePage::arrangeHeights()
{
    const bool hasRow = hasOpenRow();
    const bool hasBanner = !m_banner->isHidden();
    m_open->setVisible(hasRow);
    int room = height() - m_metrics.padTop - m_metrics.padBottom - m_metrics.gap;
    room -= hasRow ? m_open->height() + m_metrics.gap : 0;
    room -= m_hindrance->isHidden() ? 0 : bannerHeight + m_metrics.gap;
    room -= hasBanner ? bannerHeight : 0;
    const FormHeights heights = FormHeights::of(room, {.hasRow = hasRow,
                                                       .mayHaveTitle = !hasBanner,
                                                       .isWide = m_metrics.isWide,
                                                       .isMarkOpen = m_presenter.form().isMarkOpen});

    m_display->setFixedHeight(heights.visor);
    m_headBar->setVisible(heights.title > 0);
    m_headBar->setFixedHeight(FormHeights::titleHeight);
    // Where there is no title the number of errors stands beside the button that empties the form.
    heights.title > 0 ? static_cast<QBoxLayout *>(m_headBar->layout())->addWidget(m_errorBox)
                      : m_footer->insertWidget(1, m_errorBox, 0, Qt::AlignVCenter);
    m_hasMark = heights.hasMark;
    m_fields->arrange(heights);
    m_footLine->setVisible(heights.isScrolled);
    placeErrors();
    m_create->setFaceHeight(heights.primary);
    constexpr int ring = Button::ringSpace;
    const int right = m_metrics.isCompact ? 8 : m_metrics.cardPad;
    m_footer->setContentsMargins(m_metrics.cardPad - ring, FormHeights::belowFields - ring - 1, right - ring,
                                 heights.foot - FormHeights::belowFields - heights.primary - ring);
}

void NewChargePage::setDay(const QString &day)
{
    m_today->setDay(day);
}

void NewChargePage::refresh()
{
    const NewChargeForm &form = m_presenter.form();
    const NewChargeView view = m_presenter.view();
    m_display->setAmount(form.amount.amount(), view.hint, form.amountMessage);
    m_fields->refresh(m_suggestions->isVisible());
    m_errorCount->setText(view.errorCount);
    m_last->setVisible(form.hasCustomerBook);
    m_undo->setVisible(form.before.has_value());
    placeErrors();
    if (view.banner) {
        m_banner->setTone(view.banner->isRefusal ? Banner::Tone::Error : Banner::Tone::Wait);
        m_banner->setText(view.banner->lead, view.banner->rest, view.banner->aside);
    }
    // A key in a field moves nothing: heights depend on the banner, and on the mark's field where it has come or gone.
    if (m_banner->isHidden() != view.banner.has_value() && m_isMarkOpen == form.isMarkOpen)
        return;
    m_isMarkOpen = form.isMarkOpen;
    m_banner->setVisible(view.banner.has_value());
    arrangeHeights();
}

/** In the foot the number of errors takes the place of the button for the mark: there is no room for both. */
void NewChargePage::placeErrors()
{
    const bool hasErrors = !m_errorCount->text().isEmpty() && !m_presenter.form().banner;
    m_errorBox->setVisible(hasErrors);
    m_openMark->setVisible(!m_hasMark && !(hasErrors && m_headBar->isHidden()));
}

void NewChargePage::takeFocus()
{
    const NewChargeView view = m_presenter.view();
    if (view.firstError)
        m_fields->takeFocus(*view.firstError);
    else if (view.isOnlyMarkWrong)
        m_fields->takeFocusToMark();
    else if (m_presenter.form().isCalibration)
        m_fields->takeFocus(CustomerField::TaxId);
    else
        takeFocusToAmount();
}

void NewChargePage::takeFocusToAmount()
{
    m_display->setFocus();
}

} // namespace balcao

#include "moc_newchargepage.cpp"
