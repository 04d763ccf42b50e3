// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/startdialog.h"

#include "ui/widgets/controls/card.h"
#include "ui/widgets/controls/choicecard.h"
#include "ui/widgets/controls/fieldedit.h"
#include "ui/widgets/style/icon.h"
#include "ui/widgets/style/painting.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int side = 32;
constexpr int dialogWidth = 720;

Shades fillOf(StartProblem::Tone tone)
{
    switch (tone) {
    case StartProblem::Tone::ToDo:
        return ColorRole::Primary;
    case StartProblem::Tone::Away:
        return ColorRole::UnknownFill;
    case StartProblem::Tone::Damaged:
        break;
    }
    return ColorRole::ErrorFill;
}

} // namespace

StartDialog::StartDialog(const StartProblem &problem)
    : m_tone(problem.tone)
    , m_icon(problem.icon)
{
    setWindowTitle(u"Balcão"_s);
    setWindowIcon(appIcon());
    setAccessibleName(problem.title);
    setAccessibleDescription(problem.text);
    auto *title = new Label(24, QFont::DemiBold, ColorRole::Ink, Label::Lines::Wrap);
    title->setText(problem.title);
    auto *text = new Label(16, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap);
    text->setText(problem.text);
    auto *head = new QVBoxLayout;
    constexpr int besideIcon = 76;
    head->setContentsMargins(side + besideIcon, 26, side, 18);
    head->setSpacing(8);
    head->addWidget(title);
    head->addWidget(text);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->setSizeConstraint(QLayout::SetFixedSize);
    column->addLayout(head);
    if (!problem.secretLabel.isEmpty()) {
        m_secret = new FieldEdit;
        m_secret->setEchoMode(QLineEdit::Password);
        m_secret->setAccessibleName(problem.secretLabel);
        m_secret->setPlaceholderText(problem.secretLabel);
        auto *row = new QVBoxLayout;
        row->setContentsMargins(side - FieldEdit::ringSpace, 0, side - FieldEdit::ringSpace, 4);
        row->addWidget(m_secret);
        column->addLayout(row);
    }
    addWays(problem);
    column->addSpacing(20);
    addFoot(problem.support);
    // A width of its own, and the height that the words need at it.
    text->setFixedWidth(dialogWidth - 2 * side - besideIcon);
    title->setFixedWidth(text->width());
}

void StartDialog::addWays(const StartProblem &problem)
{
    auto *ways = new QVBoxLayout;
    ways->setContentsMargins(side, 0, side, 0);
    ways->setSpacing(10);
    int number = 0;
    for (const StartProblem::Way &way : problem.ways) {
        auto *card = new ChoiceCard(number + 1, way.title, way.text, way.button, number == 0);
        card->setFixedSize(dialogWidth - 2 * side, 68);
        ways->addWidget(card);
        const auto takeIt = [this, number] { take(number); };
        connect(card, &ChoiceCard::chosen, this, takeIt);
        // What is typed into a field is no choice.
        if (!m_secret)
            connect(new QShortcut(QKeySequence(Qt::Key_1 + number), this), &QShortcut::activated, this, takeIt);
        if (number++ == 0)
            m_first = card->button();
    }
    if (m_secret) {
        const auto enable = [this] { m_first->setEnabled(!m_secret->text().trimmed().isEmpty()); };
        connect(m_secret, &QLineEdit::textChanged, this, enable);
        connect(m_secret, &QLineEdit::returnPressed, m_first, &QAbstractButton::click);
        enable();
    }
    qobject_cast<QVBoxLayout *>(layout())->addLayout(ways);
}

void StartDialog::addFoot(const QStringList &support)
{
    auto *lines = new Label(13, QFont::Normal, ColorRole::Ink3, Label::Lines::Wrap);
    lines->setFont(fonts::fixed(13));
    lines->setText(support.join(u'\n'));
    auto *copy = new Button(Button::Kind::Secondary);
    copy->setText(tr("Copy"));
    copy->setIconName(u"copy"_s);
    connect(copy, &Button::clicked, this, [support] { QGuiApplication::clipboard()->setText(support.join(u'\n')); });
    auto *close = new Button(Button::Kind::Secondary);
    close->setText(tr("Close"));
    close->setKeycap(u"Esc"_s);
    connect(close, &Button::clicked, this, &QDialog::reject);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(side, 14 - Button::ringSpace, side - Button::ringSpace, 14 - Button::ringSpace);
    foot->setSpacing(0);
    foot->addWidget(lines, 1);
    foot->addWidget(copy);
    foot->addWidget(close);
    auto *column = qobject_cast<QVBoxLayout *>(layout());
    column->addWidget(new Hairline);
    column->addLayout(foot);
}

void StartDialog::take(int way)
{
    m_way = way;
    accept();
}

int StartDialog::ask()
{
    (m_secret ? static_cast<QWidget *>(m_secret) : m_first)->setFocus();
    exec();
    return m_way;
}

QString StartDialog::secret() const
{
    return m_secret ? m_secret->text().trimmed() : QString();
}

void StartDialog::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    canvas.fill(rect(), ColorRole::Surface);
    const QRect disc(side, 28, 56, 56);
    canvas.box(disc, 28, fillOf(m_tone));
    canvas.icon(disc.adjusted(14, 14, -14, -14), m_icon, ColorRole::OnFill);
}

} // namespace balcao
