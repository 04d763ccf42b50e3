// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/newchargepage.h"

#include "ui/presentation/navigator.h"
#include "ui/widgets/controls/amountdisplay.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/fieldedit.h"
#include "ui/widgets/controls/keypad.h"
#include "ui/widgets/controls/suggestionlist.h"
#include "ui/widgets/pages/leftopencard.h"
#include "ui/widgets/pages/todaylist.h"
#include "ui/widgets/pages/waitingcards.h"
#include "ui/widgets/style/tabring.h"

#include <QEvent>
#include <QKeyEvent>
#include <QShortcut>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** With the strip of waiting charges: height and digits of the amount, and from field to field. */
constexpr int stripEntry = 183;
constexpr int stripDigits = 92;
constexpr int stripPitch = 62;
/** Lower pages have no room for it. */
constexpr int stripRoom = 660;

} // namespace

NewChargePage::NewChargePage(NewChargePresenter &presenter, TodayModel &today, LeftOpen &leftOpen,
                             WaitingStrip &waiting, Navigator &navigator, bool training, QWidget *parent)
    : PageWidget(parent)
    , m_presenter(presenter)
    , m_charges(today)
    , m_strip(waiting)
    , m_display(new AmountDisplay)
    , m_keypadButton(new Button(Button::Kind::Visor, tr("On-screen keypad"), {.icon = u"keypad"_s}, m_display))
    , m_form(new Card)
    , m_banner(new Banner(Banner::Tone::Error))
    , m_side(new QWidget)
    , m_waiting(new WaitingCards(waiting))
    , m_leftOpen(new LeftOpenCard(leftOpen))
    , m_today(new TodayList(today))
    , m_keypad(new Keypad)
    , m_suggestions(new SuggestionList(this))
    , m_ledgerBanner(new Banner(Banner::Tone::Error))
    , m_columns(new QHBoxLayout(this))
    , m_left(new QVBoxLayout)
    , m_lower(new QHBoxLayout)
    , m_fields(new QVBoxLayout)
{
    m_display->setTraining(training);
    m_keypadButton->setObjectName(u"keypad"_s);
    m_keypadButton->setCheckable(true);
    filled(new QVBoxLayout(m_display), {0, 18 - Button::ringSpace, 26 - Button::ringSpace, 0}, -1,
           {{m_keypadButton, 0, Qt::AlignTop | Qt::AlignRight}});

    buildForm();
    m_ledgerBanner->setFixedHeight(50);
    m_ledgerBanner->hide();
    m_lower->addWidget(m_form, 1);
    filled(m_left, {}, -1, {m_ledgerBanner, m_display, m_waiting, {m_lower, 1}});
    filled(new QVBoxLayout(m_side), {}, -1, {m_leftOpen, {m_today, 1}});
    filled(m_columns, {}, -1, {{m_left, 1}, m_side});
    connectFields();
    connectKeypad();
    connectSuggestions();

    QList<QWidget *> stops{m_display};
    for (const FieldRow *row : m_rows)
        stops.append(row->edit());
    setTabRing(stops + QList<QWidget *>{m_create, m_clear, m_keypadButton} + m_waiting->stops());
    const auto open = [&navigator](const QString &attempt) { navigator.ask(Navigator::Intent::Open, attempt); };
    connect(m_today, &TodayList::opened, &navigator, open);
    connect(m_leftOpen, &LeftOpenCard::opened, &navigator, open);
    connect(m_waiting, &WaitingCards::opened, &navigator, open);
    connect(&waiting, &WaitingStrip::changed, this, &NewChargePage::arrangeStrip);
    // The card takes the room of the day's totals.
    connect(&leftOpen, &LeftOpen::changed, this, [this] { setMetrics(m_metrics); });
    connect(m_today, &TodayList::allRequested, &navigator, &Navigator::toCharges);
    connect(&m_presenter, &NewChargePresenter::changed, this, &NewChargePage::refresh);
    connect(&m_presenter, &NewChargePresenter::rejected, this, &NewChargePage::takeFocus);
    setMetrics(m_metrics);
    refresh();
}

void NewChargePage::buildForm()
{
    m_title = new Label(tr("Customer"), 18, QFont::DemiBold, ColorRole::Ink);
    m_rule = new Label(tr("The provider requires all four fields."), 14, QFont::Normal, ColorRole::Ink2);
    m_errorCount = new Label(15, QFont::DemiBold, ColorRole::ErrorInk);
    m_errorBox = new Card(nullptr, metrics::radiusControl);
    m_errorBox->setColors(ColorRole::ErrorTint, ColorRole::None);
    auto *sign = new IconView(u"alert-circle"_s, 20, ColorRole::ErrorBorder);
    filled(new QHBoxLayout(m_errorBox), {11, 4, 12, 4}, 7, {sign, m_errorCount});
    m_headBar = new QWidget;
    filled(new QHBoxLayout(m_headBar), {20, 0, 20, 0}, 12, {m_title, {m_rule, 1}, m_errorBox});

    const std::array hints{tr("Only digits, or a CNPJ with letters"), tr("Begin to type to search"),
                           u"(00) 00000-0000"_s, u"nome@dominio.com.br"_s};
    filled(m_fields, {20, 0, 20, 0}, 0, {Part::rest()});
    for (const CustomerField field : customerFields) {
        auto *row = new FieldRow(labelOf(field));
        row->edit()->setPlaceholderText(hints.at(indexOf(field)));
        if (field != customerFields.front()) {
            m_between.append(new QSpacerItem(0, 0));
            m_fields->addSpacerItem(m_between.constLast());
        }
        m_fields->addWidget(row);
        m_rows.at(indexOf(field)) = row;
    }
    m_fields->addStretch(1);
    m_rows.at(indexOf(CustomerField::Name))->edit()->setIconName(u"search"_s);
    m_rows.at(indexOf(CustomerField::TaxId))->edit()->setMask(inputmask::maskTaxId);
    m_rows.at(indexOf(CustomerField::Phone))->edit()->setMask(inputmask::maskPhone);
    m_rows.at(indexOf(CustomerField::Phone))->edit()->setInputMethodHints(Qt::ImhDialableCharactersOnly);
    m_rows.at(indexOf(CustomerField::Email))->edit()->setInputMethodHints(Qt::ImhEmailCharactersOnly);

    m_banner->setFixedHeight(50);
    m_banner->hide();
    m_clear = new Button(Button::Kind::Ghost, tr("Clear"));
    m_create =
        new Button(Button::Kind::Primary, tr("Create QR code"), {.icon = u"charge"_s, .keycap = tr("Ctrl + Enter")});
    m_footer = filled(new QHBoxLayout, {}, -1, {m_clear, Part::rest(), m_create});
    filled(new QVBoxLayout(m_form), {}, 0,
           {filled(new QHBoxLayout, {20, 0, 20, 0}, -1, {m_banner}), m_headBar, {m_fields, 1}, new Hairline, m_footer});
    connect(m_create, &Button::clicked, &m_presenter, &NewChargePresenter::submit);
    connect(m_clear, &Button::clicked, this, [this] {
        m_presenter.discard();
        m_display->setFocus();
    });
    for (const Qt::Key enter : {Qt::Key_Return, Qt::Key_Enter})
        new QShortcut(Qt::CTRL | enter, this, &m_presenter, &NewChargePresenter::submit,
                      Qt::WidgetWithChildrenShortcut);
    // In a text field Ctrl+Z is the field's own.
    new QShortcut(QKeySequence::Undo, this, &m_presenter, &NewChargePresenter::takeBack,
                  Qt::WidgetWithChildrenShortcut);
    new QShortcut(Qt::Key_Escape, m_display, &m_presenter, &NewChargePresenter::takeBack, Qt::WidgetShortcut);
    new QShortcut(Qt::CTRL | Qt::Key_U, this, &m_presenter, &NewChargePresenter::repeatCustomer,
                  Qt::WidgetWithChildrenShortcut);
}

void NewChargePage::connectFields()
{
    connect(m_display, &AmountDisplay::pressed, &m_presenter, &NewChargePresenter::press);
    connect(m_display, &AmountDisplay::left, &m_presenter, &NewChargePresenter::keepAmount);
    connect(m_display, &AmountDisplay::confirmed, this,
            [this] { m_rows.front()->edit()->setFocus(Qt::TabFocusReason); });
    for (const CustomerField field : customerFields) {
        FieldEdit *edit = m_rows.at(indexOf(field))->edit();
        edit->installEventFilter(this);
        connect(edit, &QLineEdit::textEdited, this, [this, field, edit] {
            m_presenter.setText(field, edit->text()); // as the mask has left it
            m_presenter.suggest(field);
        });
        connect(edit, &FieldEdit::left, this, [this, field] {
            m_presenter.leave(field);
            m_presenter.clearSuggestions();
        });
        // Enter goes on to the next field, as a cashier's hand expects, and behind the last one sends.
        if (field == customerFields.back())
            connect(edit, &QLineEdit::returnPressed, &m_presenter, &NewChargePresenter::submit);
        else
            connect(edit, &QLineEdit::returnPressed, this, [this] { focusNextChild(); });
    }
}

void NewChargePage::connectSuggestions()
{
    connect(&m_presenter, &NewChargePresenter::suggestionsChanged, this, &NewChargePage::showSuggestions);
    connect(m_suggestions, &SuggestionList::dismissed, &m_presenter, &NewChargePresenter::clearSuggestions);
    connect(m_suggestions, &SuggestionList::chosen, &m_presenter, &NewChargePresenter::fillCustomer);
    connect(&m_presenter, &NewChargePresenter::customerFilled, this, [this] {
        if (m_presenter.form().amount.centavos() == 0 || m_presenter.view().firstError)
            takeFocus();
        else
            m_create->setFocus();
    });
}

std::optional<CustomerField> NewChargePage::fieldOf(const QObject *edit) const
{
    for (const CustomerField field : customerFields) {
        if (m_rows.at(indexOf(field))->edit() == edit)
            return field;
    }
    return std::nullopt;
}

void NewChargePage::showSuggestions()
{
    const auto *edit = qobject_cast<FieldEdit *>(focusWidget());
    if (!edit || !fieldOf(edit)) {
        m_suggestions->hide();
        return;
    }
    QRect anchor(edit->mapTo(this, QPoint(FieldEdit::ringSpace, 0)), edit->size());
    m_suggestions->show(m_presenter.suggestions(), edit->text(), anchor, QDateTime::currentDateTimeUtc());
    refresh();
}

bool NewChargePage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && fieldOf(watched)) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->modifiers() == Qt::NoModifier && m_suggestions->handleKey(key->key()))
            return true;
    }
    // Esc belongs to the list while it is open, not to a shortcut of the window.
    if (event->type() == QEvent::ShortcutOverride && m_suggestions->isVisible() &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QWidget::eventFilter(watched, event);
}

void NewChargePage::setLedgerOutage(const QString &sentence)
{
    m_ledgerBanner->setText(tr("Nothing is sent now."), sentence);
    m_ledgerBanner->setVisible(!sentence.isEmpty());
    arrangeHeights();
}

void NewChargePage::connectKeypad()
{
    connect(m_keypadButton, &Button::toggled, this, [this](bool shown) {
        m_keypadWanted = shown;
        setMetrics(m_metrics);
        m_display->setFocus();
    });
    connect(m_keypad, &Keypad::closePressed, this, [this] { m_keypadButton->setChecked(false); });
    connect(m_keypad, &Keypad::pressed, &m_presenter, &NewChargePresenter::press);
    connect(m_keypad, &Keypad::nextPressed, this, [this] { m_rows.front()->edit()->setFocus(); });
}

void NewChargePage::setMetrics(const LayoutMetrics &grid)
{
    m_metrics = grid;
    m_columns->setContentsMargins(grid.pad, grid.padTop, grid.pad, grid.pad);
    m_columns->setSpacing(grid.gap);
    m_left->setSpacing(grid.gap);
    m_lower->setSpacing(grid.gap);
    m_waiting->setVisible(wantsStrip());
    arrangeHeights();
    m_display->setDigitPixels(hasTightStrip() ? stripDigits : grid.entryDigits);
    m_display->setHintsVisible(grid.hasKeyHints);
    m_side->setFixedWidth(grid.side);
    m_side->layout()->setSpacing(grid.gap);
    m_leftOpen->setMetrics(grid);
    m_today->setCompact(grid.isCompact || !m_leftOpen->isHidden(), !grid.isVeryLow);

    // Wide windows have the keypad docked; others put it where the list is.
    const bool docked = grid.isWide;
    m_keypadButton->setVisible(!docked);
    m_keypad->setClosable(!docked);
    m_columns->removeWidget(m_keypad);
    m_lower->removeWidget(m_keypad);
    if (docked)
        m_lower->addWidget(m_keypad);
    else
        m_columns->addWidget(m_keypad);
    m_keypad->setFixedWidth(docked ? 420 : grid.side);
    m_keypad->setVisible(docked || m_keypadWanted);
    m_side->setVisible(docked || !m_keypadWanted);

    for (FieldRow *row : m_rows) {
        row->edit()->setFaceHeight(grid.fieldHeight);
        row->edit()->setFont(fonts::text(grid.fieldFont));
        row->setWidths(grid.labelWidth, grid.fieldWidth, grid.fieldGap);
    }
    for (QSpacerItem *between : std::as_const(m_between))
        between->changeSize(
            0, (hasTightStrip() ? stripPitch : grid.fieldPitch) - grid.fieldHeight - 2 * FieldEdit::ringSpace,
            QSizePolicy::Minimum, QSizePolicy::Maximum);
    m_fields->invalidate();
    m_headBar->setFixedHeight(grid.isLow ? 30 : 34);
    m_form->layout()->setContentsMargins(1, grid.isLow ? 6 : 10, 1, 1);
    m_create->setFaceHeight(grid.primary);
    const int above = (grid.formFoot - grid.primary) / 2;
    m_footer->setContentsMargins(14, above - Button::ringSpace, 20 - Button::ringSpace,
                                 grid.formFoot - grid.primary - 1 - above - Button::ringSpace);
}

/** The strip takes its room from the amount and the gaps of the form, unless the window is wide. */
bool NewChargePage::hasTightStrip() const
{
    return m_waiting->isVisibleTo(this) && !m_metrics.isWide;
}

bool NewChargePage::hasStripRoom() const
{
    return height() >= stripRoom && !m_metrics.isLow && !m_metrics.isCompact;
}

bool NewChargePage::wantsStrip() const
{
    return hasStripRoom() && !m_strip.rows().isEmpty() && (m_metrics.isWide || !m_keypadWanted);
}

void NewChargePage::arrangeStrip()
{
    if (wantsStrip() != m_waiting->isVisibleTo(this))
        setMetrics(m_metrics);
}

void NewChargePage::resizeEvent(QResizeEvent *)
{
    arrangeStrip();
    arrangeHeights();
}

/** A banner takes its room from the amount where the window is low. */
void NewChargePage::arrangeHeights()
{
    m_charges.setWaitingFirst(!hasStripRoom());
    constexpr int roomy = 690;
    const bool isTight = height() < roomy;
    const bool gives = isTight && m_ledgerBanner->isVisibleTo(this);
    const int entry = hasTightStrip() ? stripEntry : m_metrics.entryHeight;
    m_display->setFixedHeight(entry - (gives ? m_ledgerBanner->height() + m_metrics.gap : 0));
    m_headBar->setVisible(!isTight || m_banner->isHidden());
}

void NewChargePage::setDay(const QString &day)
{
    m_today->setDay(day);
}

void NewChargePage::refresh()
{
    const NewChargeForm &form = m_presenter.form();
    const NewChargeView view = m_presenter.view();
    m_display->setAmount(form.amount.amount(), view.hint);
    m_display->setMessage(form.amountMessage);
    for (const CustomerField field : customerFields) {
        FieldRow *row = m_rows.at(indexOf(field));
        if (row->edit()->text() != form.texts.at(indexOf(field)))
            row->edit()->setText(form.texts.at(indexOf(field)));
        const bool isChoosing = m_suggestions->isVisible() && row->edit()->hasFocus();
        row->setView(isChoosing ? FieldView{FieldView::State::Untouched, tr("↑ ↓ choose · Enter use")}
                                : view.fields.at(indexOf(field)));
    }
    m_errorCount->setText(view.errorCount);
    m_errorBox->setVisible(!view.errorCount.isEmpty() && !form.banner);
    m_banner->setVisible(form.banner.has_value());
    m_title->setVisible(!form.banner);
    m_rule->setVisible(!form.banner);
    if (form.banner)
        m_banner->setText(form.banner->lead, form.banner->rest, form.banner->aside);
    arrangeHeights();
}

void NewChargePage::takeFocus()
{
    if (const std::optional<CustomerField> wrong = m_presenter.view().firstError)
        m_rows.at(indexOf(*wrong))->edit()->setFocus();
    else
        takeFocusToAmount();
}

void NewChargePage::takeFocusToAmount()
{
    m_display->setFocus();
}

} // namespace balcao
