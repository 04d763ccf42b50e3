// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/helppage.h"

#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/card.h"
#include "ui/widgets/style/painting.h"
#include "ui/widgets/style/tabring.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int side = 24;

/** A key, or the number of a question. */
class Cap : public QWidget
{
public:
    Cap(const QString &text, QSize size, int pixels)
        : m_text(text)
        , m_font(fonts::text(pixels, QFont::DemiBold))
    {
        setFixedSize(size);
        setAccessibleName(text);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        canvas.box(rect(), metrics::radiusKeycap, ColorRole::Inset, ColorRole::Line);
        canvas.text(rect(), m_text, m_font, ColorRole::Ink2, Qt::AlignCenter);
    }

private:
    QString m_text;
    QFont m_font;
};

Label *label(const QString &text, int pixels, QFont::Weight weight, Shades ink,
             Label::Lines lines = Label::Lines::Elide)
{
    auto *made = new Label(pixels, weight, ink, lines);
    made->setText(text);
    return made;
}

QWidget *keyRow(const help::Keys &keys, Label *meaning)
{
    constexpr int capsWidth = 128;
    auto *row = new QWidget;
    row->setMaximumHeight(30);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(side, 0, side, 0);
    line->setSpacing(6);
    int room = capsWidth;
    for (const QString &cap : keys.caps) {
        auto *key = new Cap(cap, painting::keycapSize(cap), 12);
        line->addWidget(key);
        room -= key->width() + line->spacing();
    }
    line->addSpacing(qMax(0, room - line->spacing()));
    line->addWidget(meaning, 1);
    return row;
}

} // namespace

HelpPage::HelpPage(const ShellPresenter &shell, QWidget *parent)
    : QWidget(parent)
    , m_shell(shell)
    , m_keys(makeKeys())
    , m_close(new Button(Button::Kind::Ghost))
    , m_copy(new Button(Button::Kind::Secondary))
    , m_program(new Label(14, QFont::Normal, ColorRole::Ink3))
{
    setAccessibleName(tr("Help"));
    auto *columns = new QHBoxLayout(this);
    columns->addWidget(m_keys);
    columns->addWidget(makeQuestions(), 1);
    m_close->setText(tr("Close"));
    m_close->setKeycap(u"Esc"_s);
    m_copied.setSingleShot(true);
    m_copied.setInterval(std::chrono::seconds(2));
    connect(&m_copied, &QTimer::timeout, this, &HelpPage::showRest);
    connect(m_copy, &Button::clicked, this, &HelpPage::copySummary);
    connect(m_close, &Button::clicked, this, &HelpPage::closeRequested);
    auto *escape = new QShortcut(Qt::Key_Escape, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &HelpPage::closeRequested);
    setTabRing({m_close, m_copy});
    showRest();
}

Card *HelpPage::makeKeys()
{
    auto *card = new Card;
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(0, 0, 0, 12);
    column->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(side, 0, side, 0);
    head->addWidget(label(tr("Keys"), 18, QFont::DemiBold, ColorRole::Ink));
    head->addWidget(label(tr("each button shows its own"), 14, QFont::Normal, ColorRole::Ink3), 1, Qt::AlignRight);
    column->addLayout(head, 2);
    for (const help::KeyGroup &group : help::keyGroups()) {
        column->addWidget(new Hairline);
        auto *title = label(group.title, 15, QFont::DemiBold, ColorRole::Ink2);
        title->setContentsMargins(side, 4, side, 0);
        column->addWidget(title, 1);
        for (const help::Keys &keys : group.keys) {
            m_meanings.append(label(keys.meaning, 15, QFont::Normal, ColorRole::Ink));
            column->addWidget(keyRow(keys, m_meanings.constLast()), 1);
        }
    }
    return card;
}

Card *HelpPage::makeQuestions()
{
    auto *card = new Card;
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(1, 0, 1, 1);
    column->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(side, 6, side, 6);
    head->addWidget(label(tr("Five questions"), 18, QFont::DemiBold, ColorRole::Ink), 1);
    head->addWidget(m_close);
    column->addLayout(head);
    int number = 0;
    for (const help::Question &each : help::questions()) {
        column->addWidget(new Hairline);
        auto *words = new QVBoxLayout;
        words->setSpacing(2);
        words->addStretch();
        words->addWidget(label(each.question, 16, QFont::DemiBold, ColorRole::Ink, Label::Lines::Wrap));
        m_answers.append(label(each.answer, 16, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap));
        words->addWidget(m_answers.constLast());
        words->addStretch();
        auto *row = new QHBoxLayout;
        row->setContentsMargins(side, 3, side, 3);
        row->setSpacing(14);
        row->addWidget(new Cap(QString::number(++number), {36, 36}, 16));
        row->addLayout(words, 1);
        column->addLayout(row, 1);
    }
    column->addWidget(new Hairline);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(side, 4, side - Button::ringSpace, 4);
    foot->addWidget(m_program, 1);
    foot->addWidget(m_copy);
    column->addLayout(foot);
    return card;
}

void HelpPage::setMetrics(const LayoutMetrics &grid)
{
    layout()->setContentsMargins(grid.pad, grid.padTop, grid.pad, grid.pad);
    layout()->setSpacing(grid.gap);
    m_keys->setFixedWidth(grid.isCompact ? 400 : 430);
    for (Label *meaning : std::as_const(m_meanings))
        meaning->setFont(fonts::text(grid.isCompact ? 13 : 15));
    for (Label *answer : std::as_const(m_answers))
        answer->setFont(fonts::text(grid.isCompact ? 14 : 16));
    m_program->setText(help::program(m_shell));
}

void HelpPage::takeFocus()
{
    m_close->setFocus();
}

void HelpPage::copySummary()
{
    QGuiApplication::clipboard()->setText(help::supportSummary(m_shell));
    m_copy->setKind(Button::Kind::Success);
    m_copy->setText(tr("Copied"));
    m_copy->setIconName(u"check"_s);
    m_copied.start();
}

void HelpPage::showRest()
{
    m_copy->setKind(Button::Kind::Secondary);
    m_copy->setText(tr("Copy a summary for support"));
    m_copy->setIconName(u"copy"_s);
}

} // namespace balcao
