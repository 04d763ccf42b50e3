// SPDX-License-Identifier: MIT
#include "ui/widgets/frame/startdialog.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/choices.h"
#include "ui/widgets/controls/fieldedit.h"
#include "ui/widgets/style/icon.h"
#include "ui/widgets/style/painting.h"

#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int startSide = 32;
constexpr int dialogWidth = 720;

/** In the order of StartProblem::Tone. */
constexpr std::array fills{ColorRole::Primary, ColorRole::UnknownFill, ColorRole::ErrorFill};

} // namespace

StartDialog::StartDialog(const StartProblem &problem, const QString &secret)
    : m_text(new Label(problem.text, 16, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap))
    , m_ways(new Choices(this))
{
    setModal(true);
    setWindowTitle(u"Balcão"_s);
    setWindowIcon(appIcon());
    setAccessibleName(problem.title);
    setAccessibleDescription(problem.text);
    constexpr int besideIcon = 76;
    auto *column = filled(new QVBoxLayout(this), {}, 0);
    column->setSizeConstraint(QLayout::SetFixedSize);
    auto *words = filled(new QVBoxLayout, {}, 8,
                         {new Label(problem.title, 24, QFont::DemiBold, ColorRole::Ink, Label::Lines::Wrap), m_text});
    for (int part = 0; part < words->count(); ++part)
        words->itemAt(part)->widget()->setFixedWidth(dialogWidth - 2 * startSide - besideIcon);
    constexpr int disc = 56;
    auto *sign =
        new IconView(problem.icon, 28, ColorRole::OnFill, disc, fills.at(static_cast<std::size_t>(problem.tone)));
    column->addLayout(
        filled(new QHBoxLayout, {startSide, 26, startSide, 18}, besideIcon - disc, {{sign, 0, Qt::AlignTop}, words}));
    auto *body = filled(new QVBoxLayout, {startSide, 0, startSide, 20}, 4);
    if (!problem.secretLabel.isEmpty()) {
        m_secret = new FieldEdit;
        m_secret->setEchoMode(QLineEdit::Password);
        m_secret->setAccessibleName(problem.secretLabel);
        m_secret->setPlaceholderText(problem.secretLabel);
        m_secret->setText(secret);
        body->addWidget(m_secret);
    }
    m_ways->setChoices(problem.ways);
    m_ways->setCardHeight(68);
    m_ways->setFixedWidth(dialogWidth - 2 * startSide);
    body->addWidget(m_ways);
    column->addLayout(body);
    addFoot(problem.support);
    connect(this, &QDialog::rejected, this, [this] { Q_EMIT chosen(-1); });
    const QList<QWidget *> buttons = m_ways->buttons();
    for (qsizetype way = 0; way < buttons.size(); ++way)
        connect(qobject_cast<Button *>(buttons.at(way)), &Button::clicked, this,
                [this, way] { Q_EMIT chosen(int(way)); });
    if (m_secret) {
        Button *first = m_ways->firstButton();
        const auto enable = [this, first] { first->setEnabled(!this->secret().isEmpty()); };
        connect(m_secret, &QLineEdit::textChanged, this, enable);
        connect(m_secret, &QLineEdit::returnPressed, first, &QAbstractButton::click);
        enable();
    }
}

void StartDialog::addFoot(const QStringList &support)
{
    auto *lines = new Label(support.join(u'\n'), 13, QFont::Normal, ColorRole::Ink3, Label::Lines::Wrap);
    lines->setFont(fonts::fixed(13));
    auto *copy = new CopyButton([support] { return support.join(u'\n'); });
    auto *close = new Button(Button::Kind::Secondary, tr("Close"), {.keycap = u"Esc"_s});
    connect(close, &Button::clicked, this, &QDialog::reject);
    constexpr int ring = Button::ringSpace;
    auto *foot =
        filled(new QHBoxLayout, {startSide, 14 - ring, startSide - ring, 14 - ring}, 0, {{lines, 1}, copy, close});
    auto *column = qobject_cast<QVBoxLayout *>(layout());
    column->addWidget(new Hairline);
    column->addLayout(foot);
}

void StartDialog::ask()
{
    show();
    (m_secret ? static_cast<QWidget *>(m_secret) : m_ways->firstButton())->setFocus();
    if (m_secret)
        m_secret->selectAll();
}

void StartDialog::askAgain(const QString &text)
{
    m_text->setText(text);
    setAccessibleDescription(text);
    ask();
}

QString StartDialog::secret() const
{
    return m_secret ? m_secret->text().trimmed() : QString();
}

void StartDialog::paintEvent(QPaintEvent *)
{
    Canvas(this).fill(rect(), ColorRole::Surface);
}

} // namespace balcao

#include "moc_startdialog.cpp"
