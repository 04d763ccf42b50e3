// SPDX-License-Identifier: MIT
#include "ui/widgets/settings/settingsrow.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/checkbox.h"
#include "ui/widgets/controls/pinedit.h"
#include "ui/widgets/controls/segments.h"
#include "ui/widgets/style/balcaostyle.h"

#include <QIntValidator>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int editHeight = 44;

/** Blanks at an end stay while they are being typed. */
void fill(FieldEdit &edit, const QString &text)
{
    if ((edit.hasFocus() ? edit.text().trimmed() : edit.text()) != text)
        edit.setText(text);
}

} // namespace

SettingsRow::SettingsRow(const SettingRow &row)
    : m_row(row)
    , m_name(new Label(row.label, 16, QFont::Medium, ColorRole::Ink, Label::Lines::Close))
    , m_hint(new Label(row.hint, 14, QFont::Normal, ColorRole::Ink3, Label::Lines::Close))
    , m_padlock(new IconView(u"lock"_s, 16, ColorRole::Ink3))
    , m_problem(new Label(14, QFont::Medium, ColorRole::ErrorInk, Label::Lines::Close))
    , m_words(new QWidget)
    , m_control(makeControl())
{
    m_hint->hide();
    m_problem->hide();
    m_padlock->hide();
    auto *below = filled(new QHBoxLayout, {}, 6, {m_padlock, {m_hint, 1}});
    filled(new QVBoxLayout(m_words), {}, 2, {Part::rest(), m_name, below, Part::rest()});
    // All faces begin at one edge, whatever their rings take.
    const int ring = m_row.kind != SettingRow::Kind::Text && m_row.kind != SettingRow::Kind::Number &&
                             m_row.kind != SettingRow::Kind::Secret && m_row.kind != SettingRow::Kind::Pin
                         ? 0
                         : Segments::ringSpace - FieldEdit::ringSpace;
    auto *line = filled(new QHBoxLayout, {ring, 0, 0, 0}, 0, {{m_control, 100}, Part::rest(1)});
    m_problem->setContentsMargins(Segments::ringSpace, 0, 0, 0);
    m_right = filled(new QVBoxLayout, {}, 2, {Part::rest(), line, m_problem, Part::rest()});
    filled(new QBoxLayout(QBoxLayout::LeftToRight, this), {0, 4, 0, 4}, 16, {m_words, {m_right, 1}});
    for (QWidget *stop : std::as_const(m_stops))
        stop->setAccessibleName(m_second && stop == m_second ? row.label + u": "_s + row.secondLabel
                                : qobject_cast<QAbstractButton *>(stop) && !m_row.choices.isEmpty()
                                    ? row.label + u": "_s + qobject_cast<QAbstractButton *>(stop)->text()
                                    : row.label);
}

FieldEdit *SettingsRow::newEdit(const QString &key)
{
    auto *edit = new FieldEdit;
    edit->setFaceHeight(editHeight);
    edit->setFont(fonts::text(16));
    edit->setMaxLength(1024);
    connect(edit, &QLineEdit::textEdited, this,
            [this, key](const QString &text) { Q_EMIT edited(key, text.trimmed()); });
    return edit;
}

QWidget *SettingsRow::makeEdit()
{
    const bool isNumber = m_row.kind == SettingRow::Kind::Number;
    auto *edit = newEdit(m_row.key);
    edit->setMaximumWidth(isNumber ? 110 : 426);
    if (m_row.kind == SettingRow::Kind::Secret) {
        edit->setIconName(u"key"_s);
        edit->setEchoMode(QLineEdit::Password);
        edit->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
        edit->setPlaceholderText(m_row.beside);
        edit->setMaxLength(520);
    }
    connect(this, &SettingsRow::valueChanged, this, [this, edit](const SettingValue &value) {
        fill(*edit, value.text);
        if (m_second)
            fill(*m_second, value.second);
        if (!value.placeholder.isEmpty() && !m_second)
            edit->setPlaceholderText(value.placeholder);
        edit->setState(value.problem.isEmpty() ? FieldView::State::Untouched : FieldView::State::Error);
        edit->setAccessibleDescription(value.problem);
    });
    m_stops = {edit};
    if (!m_row.second.isEmpty())
        return makePair(edit);
    if (m_row.kind == SettingRow::Kind::Text && !m_row.choices.isEmpty())
        return makePick(edit);
    if (!isNumber)
        return edit;
    auto *line = new QWidget;
    auto *unit = new Label(m_row.beside, 16, QFont::Normal, ColorRole::Ink2);
    filled(new QHBoxLayout(line), {}, 8, {{edit, 100}, unit, Part::rest()});
    return line;
}

QWidget *SettingsRow::makePin()
{
    auto *pin = new PinEdit;
    pin->setFaceHeight(editHeight);
    pin->setMaximumWidth(200);
    connect(this, &SettingsRow::valueChanged, this, [pin](const SettingValue &value) {
        pin->showDigits();
        pin->setState(value.problem.isEmpty() ? FieldView::State::Untouched : FieldView::State::Error);
        pin->setAccessibleDescription(value.problem);
    });
    m_stops = {pin};
    return pin;
}

QWidget *SettingsRow::makePair(FieldEdit *first)
{
    // What the second shows while it is empty makes it a small one: a port.
    const bool isSmall = !m_row.beside.isEmpty();
    m_second = newEdit(m_row.second);
    m_second->setPlaceholderText(m_row.beside);
    m_second->setMaximumWidth(isSmall ? 110 : 210);
    first->setMaximumWidth(isSmall ? 310 : 210);
    m_stops.append(m_second);
    auto *line = new QWidget;
    filled(new QHBoxLayout(line), {}, 6, {{first, 100}, {m_second, 100}, Part::rest()});
    return line;
}

/** Of what it may be set to besides being written: a list at the end of the field. */
QWidget *SettingsRow::makePick(FieldEdit *edit)
{
    auto *pick = new Button(Button::Kind::Secondary, tr("Choose"), {.icon = u"chevron-down"_s});
    connect(pick, &Button::clicked, this, [this, edit, pick] {
        QStringList offered;
        qsizetype chosen = -1;
        for (const SettingChoice &choice : m_row.choices) {
            if (choice.text == edit->text().trimmed())
                chosen = offered.size();
            offered.append(choice.label);
        }
        QMenu *menu = openMenu(offered, static_cast<int>(chosen), pick, Button::ringSpace);
        menu->setAccessibleName(m_row.label);
        connect(menu, &QMenu::triggered, this, [this, edit](const QAction *action) {
            edit->setText(m_row.choices.at(action->data().toInt()).text);
            Q_EMIT edited(m_row.key, edit->text());
        });
    });
    m_stops.append(pick);
    auto *line = new QWidget;
    filled(new QHBoxLayout(line), {}, 0, {{edit, 100}, pick, Part::rest()});
    return line;
}

QWidget *SettingsRow::makeBoxes()
{
    auto *line = new QWidget;
    auto *row = filled(new QHBoxLayout(line), {Segments::ringSpace - 3, 0, 0, 0}, 16);
    QList<CheckBox *> boxes;
    for (const SettingChoice &choice : m_row.choices) {
        auto *box = new CheckBox(choice.label);
        connect(box, &CheckBox::toggled, this,
                [this, key = choice.text](bool isOn) { Q_EMIT edited(key, isOn ? u"true"_s : u"false"_s); });
        row->addWidget(box);
        boxes.append(box);
        m_stops.append(box);
    }
    row->addStretch(1);
    connect(this, &SettingsRow::valueChanged, this, [this, boxes](const SettingValue &value) {
        const QStringList on = value.text.split(u' ');
        for (qsizetype i = 0; i < boxes.size(); ++i) {
            const QSignalBlocker quiet(boxes.at(i));
            boxes.at(i)->setChecked(on.contains(m_row.choices.at(i).text));
            boxes.at(i)->update();
        }
    });
    return line;
}

QWidget *SettingsRow::makeActions()
{
    auto *line = new QWidget;
    auto *box = filled(new QHBoxLayout(line), {}, 2);
    for (const SettingChoice &action : m_row.choices) {
        auto *button = new Button(Button::Kind::Secondary, action.label);
        connect(button, &Button::clicked, this, [this, id = action.text] { Q_EMIT acted(id); });
        m_stops.append(button);
        box->addWidget(button);
    }
    box->addStretch(1);
    connect(this, &SettingsRow::valueChanged, this, [this](const SettingValue &value) {
        if (value.problem.isEmpty())
            m_problem->say(value.text, ColorRole::OkInk);
    });
    return line;
}

void SettingsRow::showOverruled(const QString &sentence)
{
    if (!m_overruled && !sentence.isEmpty()) {
        m_overruled = new Label(14, QFont::Normal, ColorRole::Ink2, Label::Lines::Close);
        m_overruled->setContentsMargins(Segments::ringSpace, 0, 0, 0);
        m_useFile = new Button(Button::Kind::Ghost, tr("Use the file's value"));
        m_useFile->setAccessibleName(m_row.label + u": "_s + m_useFile->text());
        connect(m_useFile, &Button::clicked, this, [this] { Q_EMIT acted(useFileAction + m_row.key); });
        auto *line = filled(new QHBoxLayout, {}, 0, {m_useFile, Part::rest()});
        m_right->insertWidget(m_right->count() - 1, m_overruled);
        m_right->insertLayout(m_right->count() - 1, line);
        setTabOrder(m_stops.constLast(), m_useFile);
        m_stops.append(m_useFile);
    }
    if (!m_overruled)
        return;
    m_overruled->setText(sentence);
    m_overruled->setVisible(!sentence.isEmpty());
    m_useFile->setVisible(!sentence.isEmpty());
}

QWidget *SettingsRow::makeControl()
{
    switch (m_row.kind) {
    case SettingRow::Kind::Text:
    case SettingRow::Kind::Number:
    case SettingRow::Kind::Secret:
        return makeEdit();
    case SettingRow::Kind::Pin:
        return makePin();
    case SettingRow::Kind::Switch: {
        auto *toggle = new Toggle(m_row.beside);
        m_stops = {toggle};
        connect(toggle, &Toggle::toggled, this,
                [this](bool isOn) { Q_EMIT edited(m_row.key, isOn ? u"true"_s : u"false"_s); });
        connect(this, &SettingsRow::valueChanged, this,
                [toggle](const SettingValue &value) { toggle->setChecked(value.text == "true"_L1); });
        return toggle;
    }
    case SettingRow::Kind::Actions:
        return makeActions();
    case SettingRow::Kind::Boxes:
        return makeBoxes();
    case SettingRow::Kind::Fact: {
        auto *fact = new Label(16, QFont::Normal, ColorRole::Ink, Label::Lines::Close);
        fact->setContentsMargins(Segments::ringSpace, 0, 0, 0);
        connect(this, &SettingsRow::valueChanged, this,
                [fact](const SettingValue &value) { fact->setText(value.text); });
        return fact;
    }
    case SettingRow::Kind::Choice:
        break;
    }
    QStringList words;
    QStringList says;
    for (const SettingChoice &choice : m_row.choices) {
        words.append(choice.label);
        if (!choice.says.isEmpty())
            says.append(choice.says);
    }
    m_isWide = !says.isEmpty();
    auto *segments = new Segments(words, says);
    for (QAbstractButton *button : segments->buttons())
        m_stops.append(button);
    connect(segments, &Segments::chosen, this,
            [this](qsizetype number) { Q_EMIT edited(m_row.key, m_row.choices.at(number).text); });
    connect(this, &SettingsRow::valueChanged, this, [this, segments](const SettingValue &value) {
        qsizetype chosen = -1;
        for (qsizetype i = 0; i < m_row.choices.size(); ++i)
            chosen = m_row.choices.at(i).text == value.text ? i : chosen;
        segments->setChosen(chosen);
    });
    return segments;
}

void SettingsRow::setValue(const SettingValue &value)
{
    Q_EMIT valueChanged(value);
    m_control->setEnabled(value.holder.isEmpty());
    m_padlock->setVisible(!value.holder.isEmpty());
    m_hint->setText(value.holder.isEmpty() ? m_row.hint : value.holder);
    m_hint->setVisible(!m_hint->text().isEmpty());
    m_words->setVisible(!m_isWide || !value.holder.isEmpty());
    if (!value.problem.isEmpty())
        m_problem->say(value.problem, ColorRole::ErrorInk);
    else if (!value.remark.isEmpty())
        m_problem->say(value.remark, ColorRole::Ink2);
    const bool isSaid = m_row.kind == SettingRow::Kind::Actions && !value.text.isEmpty();
    m_problem->setVisible(!value.problem.isEmpty() || !value.remark.isEmpty() || isSaid);
    showOverruled(value.overruled);
}

void SettingsRow::setLabelWidth(int width)
{
    auto *box = static_cast<QBoxLayout *>(layout());
    box->setDirection(width > 0 ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    box->setSpacing(width > 0 ? 16 : 4);
    m_words->setFixedWidth(width > 0 ? width : QWIDGETSIZE_MAX);
    m_words->setMinimumWidth(width);
}

} // namespace balcao

#include "moc_settingsrow.cpp"
