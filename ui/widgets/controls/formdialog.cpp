// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/formdialog.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/checkbox.h"
#include "ui/widgets/controls/pinedit.h"
#include "ui/widgets/controls/segments.h"

#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = FormField::Kind;
using Style = DialogSpec::Style;

constexpr int bannerHeight = 68;
constexpr int saidHeight = 48;

qsizetype chosenOf(const Segments &segments)
{
    const auto &buttons = segments.buttons();
    const auto chosen =
        std::find_if(buttons.cbegin(), buttons.cend(), [](const auto *one) { return one->isChecked(); });
    return std::distance(buttons.cbegin(), chosen);
}

void setWrong(QWidget *field, bool isWrong)
{
    if (auto *edit = qobject_cast<FieldEdit *>(field))
        edit->setState(isWrong ? FieldView::State::Error : FieldView::State::Untouched);
    else if (auto *box = qobject_cast<CheckBox *>(field))
        box->setWrong(isWrong);
}

} // namespace

FormDialog::FormDialog(DialogSpec spec, QWidget *window)
    : OverlayDialog(spec.width, window)
    , m_spec(std::move(spec))
    , m_said(new Label(14, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap))
{
    setObjectName(m_spec.name);
    addHead(m_spec.icon, m_spec.title, m_spec.text);
    addBody();
    const bool canBeWrong = !m_fields.isEmpty() || !m_spec.parts.isEmpty();
    m_said->setContentsMargins(side, 2, side, 8);
    m_said->setMinimumHeight(canBeWrong && !m_spec.answer.isEmpty() ? saidHeight : 0);
    column()->addWidget(m_said);
    addButtons();
    if (m_spec.again) {
        auto *second = new QTimer(this);
        connect(second, &QTimer::timeout, this, &FormDialog::lookAgain);
        second->start(std::chrono::seconds(1));
    }
    refresh();
    QWidget *const back = m_spec.style == Style::WayBack ? m_main : backButton();
    QWidget *const first = m_fields.value(m_spec.first, back);
    openAt(first);
    if (auto *edit = qobject_cast<FieldEdit *>(first))
        edit->selectAll();
}

void FormDialog::addBody()
{
    const auto isSeen = [](const FormField &field) { return field.kind != Kind::Known; };
    const bool hasFields = std::any_of(m_spec.fields.cbegin(), m_spec.fields.cend(), isSeen);
    if (m_spec.warning == LabelledText() && m_spec.parts.isEmpty() && !hasFields)
        return column()->addSpacing(8);
    auto *body = new QWidget;
    auto *rows = filled(new QVBoxLayout(body), {}, 0);
    if (m_spec.warning != LabelledText()) {
        const bool isWayBack = m_spec.style == Style::WayBack;
        auto *banner = new Banner(isWayBack ? Banner::Tone::Unknown : Banner::Tone::Wait);
        banner->setText(m_spec.warning.label, m_spec.warning.text);
        banner->setFixedHeight(bannerHeight);
        rows->addLayout(filled(new QVBoxLayout, {side, 8, side, 6}, 0, {banner}));
    }
    addParts(rows);
    QLayout *const fields = makeFields();
    if (m_spec.parts.isEmpty())
        rows->addLayout(fields);
    if (!m_spec.note.isEmpty()) {
        auto *note = new Label(m_spec.note, 14, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap);
        note->setContentsMargins(side, 6, side, 0);
        rows->addWidget(note);
    }
    rows->addStretch();
    m_body = new ScrollArea(body);
    if (m_spec.parts.isEmpty())
        m_body->followKeyboard();
    else
        m_body->takeKeyboard(m_spec.title);
    column()->addWidget(m_body, 1);
    if (!m_spec.parts.isEmpty())
        column()->addLayout(fields);
}

void FormDialog::addParts(QVBoxLayout *rows)
{
    if (m_spec.parts.isEmpty())
        return;
    constexpr int inset = side - ScrollArea::ringWidth;
    auto *list = filled(new QVBoxLayout, {inset, 4, inset, 8}, m_spec.arePartsNumbered ? 10 : 6);
    int number = 0;
    for (const LabelledText &part : m_spec.parts) {
        auto *words = filled(new QVBoxLayout, {}, 2,
                             {new Label(part.label, 16, QFont::DemiBold, ColorRole::Ink, Label::Lines::Close),
                              new Label(part.text, 15, QFont::Normal, ColorRole::Ink2, Label::Lines::Close)});
        auto *row = filled(new QHBoxLayout, {}, 14);
        if (m_spec.arePartsNumbered)
            row->addWidget(newCap(QString::number(++number), {32, 32}, 15), 0, Qt::AlignTop);
        row->addLayout(words, 1);
        list->addLayout(row);
    }
    rows->addLayout(list);
}

QLayout *FormDialog::makeFields()
{
    auto *grid = filled(new QGridLayout, {side - 3, 4, side - 3, 0}, 14);
    grid->setVerticalSpacing(4);
    int row = 0;
    for (qsizetype i = 0; i < m_spec.fields.size(); ++i) {
        const FormField &field = m_spec.fields.at(i);
        if (field.kind == Kind::Known)
            continue;
        const FormField next = m_spec.fields.value(i + 1);
        const bool isShared =
            field.isBeside || !field.offer.text.isEmpty() || (next.isBeside && next.kind != Kind::Known);
        if (!field.isBeside)
            row += 2; // a label, and the field below it
        addField(grid, field, row, field.isBeside ? 1 : 0, isShared ? 1 : 2);
    }
    return grid;
}

void FormDialog::addField(QGridLayout *grid, const FormField &field, int row, int column, int span)
{
    QWidget *const made = makeField(field);
    m_fields.insert(field.key, made);
    auto *edit = qobject_cast<FieldEdit *>(made);
    if (edit)
        grid->addWidget(newLabel(field.label, edit), row, column, 1, span);
    grid->addWidget(made, row + 1, column, 1, span, field.kind == Kind::Choice ? Qt::AlignLeft : Qt::Alignment());
    if (!field.offer.text.isEmpty()) {
        auto *offer = new Button(Button::Kind::Secondary, field.offer.label);
        grid->addWidget(offer, row + 1, 1);
        connect(offer, &Button::clicked, edit, [edit, text = field.offer.text] {
            edit->setText(text);
            edit->setFocus();
        });
    }
}

QWidget *FormDialog::makeField(const FormField &field) const
{
    switch (field.kind) {
    case Kind::Tick: {
        auto *box = new CheckBox(field.label);
        connect(box, &QAbstractButton::toggled, this, &FormDialog::edited);
        return box;
    }
    case Kind::Choice: {
        auto *segments = new Segments(field.choices);
        segments->setChosen(field.initial.toInt());
        segments->setEnabled(!field.isFixed);
        for (QAbstractButton *button : segments->buttons())
            button->setAccessibleName(button->text());
        connect(segments, &Segments::chosen, this, &FormDialog::edited);
        return segments;
    }
    case Kind::Pin: {
        auto *pin = new PinEdit;
        connect(pin, &QLineEdit::textChanged, this, &FormDialog::edited);
        return pin;
    }
    case Kind::Text:
    case Kind::Known:
        break;
    }
    auto *edit = new FieldEdit;
    edit->setMaxLength(field.longest);
    edit->setPlaceholderText(field.placeholder);
    edit->setText(field.initial);
    connect(edit, &QLineEdit::textChanged, this, &FormDialog::edited);
    return edit;
}

void FormDialog::addButtons()
{
    if (m_spec.style == Style::WayBack) {
        m_main = new Button(Button::Kind::Primary, m_spec.back, {.keycap = tr("Enter")});
        addFoot(m_spec.answer, nullptr, m_main);
        backButton()->setKeycap({}); // Esc goes back
        disconnect(backButton(), nullptr, this, nullptr);
        connect(m_main, &Button::clicked, this, &QDialog::reject);
        connect(backButton(), &Button::clicked, this, &FormDialog::confirm);
        return;
    }
    QWidget *middle = nullptr;
    if (!m_spec.other.isEmpty()) {
        middle = new QWidget;
        auto *other = new Button(Button::Kind::Secondary, m_spec.other, {.faceHeight = 48});
        filled(new QHBoxLayout(middle), {}, -1, {Part::rest(), other});
        connect(other, &Button::clicked, this, [this] { give(true); });
    }
    const bool hasKey = m_spec.style != Style::Deliberate;
    if (!m_spec.answer.isEmpty())
        m_main = new Button(m_spec.style == Style::Receipt ? Button::Kind::Success : Button::Kind::Primary,
                            m_spec.answer, {.keycap = hasKey ? tr("Ctrl + Enter") : QString()});
    addFoot(m_spec.back, middle, m_main);
    if (hasKey)
        confirmBy(m_main);
    else if (m_main)
        connect(m_main, &Button::clicked, this, &FormDialog::confirm);
}

int FormDialog::wantedHeight() const
{
    if (!m_body)
        return OverlayDialog::wantedHeight();
    // With the whole of what scrolls in a low window.
    const QLayout *rows = m_body->widget()->layout();
    const bool hasBar = m_body->verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOn;
    const int ring = 2 * m_body->frameWidth();
    const int around = ring + (hasBar ? m_body->verticalScrollBar()->sizeHint().width() : 0);
    const int room = qMin(m_spec.width, width() - 44) - around;
    const int content = rows->hasHeightForWidth() ? rows->totalHeightForWidth(room) : rows->totalSizeHint().height();
    return OverlayDialog::wantedHeight() + content + ring - m_body->sizeHint().height();
}

FormValues FormDialog::values() const
{
    FormValues all;
    for (const FormField &field : m_spec.fields) {
        const QWidget *widget = m_fields.value(field.key);
        if (field.kind == Kind::Known)
            all.insert(field.key, field.initial);
        else if (const auto *box = qobject_cast<const CheckBox *>(widget))
            all.insert(field.key, box->isChecked() ? u"1"_s : QString());
        else if (const auto *segments = qobject_cast<const Segments *>(widget))
            all.insert(field.key, QString::number(chosenOf(*segments)));
        else if (field.kind == Kind::Text)
            all.insert(field.key, qobject_cast<const FieldEdit *>(widget)->text());
    }
    return all;
}

void FormDialog::edited()
{
    m_problem = {};
    refresh();
}

void FormDialog::refresh()
{
    const FormCheck check = m_spec.check ? m_spec.check(values()) : FormCheck{{}, m_spec.hint};
    const bool isProblem = !m_problem.sentence.isEmpty();
    const bool isWrong = isProblem || (m_isPressed && !check.missing.isEmpty());
    m_said->say(isProblem ? m_problem.sentence : check.sentence, isWrong ? ColorRole::ErrorInk : ColorRole::Ink2);
    for (auto field = m_fields.cbegin(); field != m_fields.cend(); ++field)
        setWrong(field.value(),
                 isProblem ? m_problem.field == field.key() : m_isPressed && check.missing.contains(field.key()));
    m_said->setVisible(!m_said->text().isEmpty() || m_said->minimumHeight() > 0);
    if (isVisible())
        arrange(); // the sentence may take another line
}

void FormDialog::lookAgain()
{
    if (!m_spec.again || !isVisible())
        return;
    const auto now = m_spec.again();
    if (!now)
        return reject();
    m_spec.check = now->check;
    if (m_spec.style == Style::WayBack)
        m_main->setText(now->back);
    refresh();
}

void FormDialog::focusField(const QString &key)
{
    if (QWidget *const field = m_fields.value(key))
        field->setFocus();
}

void FormDialog::give(bool isOther)
{
    if (m_isWaiting)
        return;
    if (const FormCheck check = m_spec.check ? m_spec.check(values()) : FormCheck(); !check.missing.isEmpty()) {
        m_isPressed = true;
        m_problem = {};
        refresh();
        return focusField(check.missing.constFirst());
    }
    setWaiting(true);
    FormAnswer answer{.values = values(), .isOther = isOther};
    QList<PinEdit *> pins;
    for (const FormField &field : m_spec.fields) {
        if (auto *pin = qobject_cast<PinEdit *>(m_fields.value(field.key)))
            pins.append(pin);
    }
    for (PinEdit *pin : std::as_const(pins))
        answer.pins.append(&pin->typed());
    const FormResult result = m_spec.submit ? m_spec.submit(answer) : nullptr;
    for (PinEdit *pin : std::as_const(pins)) {
        pin->typed().clear();
        pin->showDigits();
    }
    if (!result)
        return take(Unexpected<FormProblem>(result.error()));
    if (!*result)
        return accept();
    m_reply = *result;
    m_reply->whenFinished(this, [this](const DialogReply::Result &end) { take(end); });
}

void FormDialog::take(const DialogReply::Result &result)
{
    m_reply.clear();
    setWaiting(false);
    if (result)
        return accept();
    m_problem = result.error();
    refresh();
    const bool isTyping = qobject_cast<FieldEdit *>(focusWidget());
    if (!m_problem.field.isEmpty())
        focusField(m_problem.field);
    else if (!m_problem.sentence.isEmpty() && !isTyping && !m_fields.isEmpty())
        focusField(m_spec.first);
}

/** The button with the keyboard keeps it: a second press of Enter is not one of the way back. */
void FormDialog::setWaiting(bool isWaiting)
{
    m_isWaiting = isWaiting;
    if (m_main && !m_main->hasFocus() && m_spec.style != Style::WayBack)
        m_main->setEnabled(!isWaiting);
}

void FormDialog::done(int result)
{
    if (m_reply)
        m_reply->drop();
    OverlayDialog::done(result);
}

} // namespace balcao

#include "moc_formdialog.cpp"
