// SPDX-License-Identifier: MIT
#include "ui/widgets/frame/helppage.h"

#include "ui/presentation/frame/guide.h"
#include "ui/presentation/frame/navigator.h"
#include "ui/widgets/style/accessibility.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QShortcut>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int helpSide = 24;

QWidget *keyRow(const help::Keys &keys, Label *meaning)
{
    constexpr int capsWidth = 128;
    auto *row = new QWidget;
    row->setMaximumHeight(30);
    auto *line = filled(new QHBoxLayout(row), {helpSide, 0, helpSide, 0}, 6);
    int room = capsWidth;
    for (const QString &cap : keys.caps) {
        auto *key = newCap(cap, painting::keycapSize(cap), 12);
        line->addWidget(key);
        room -= key->width() + line->spacing();
    }
    line->addSpacing(qMax(0, room - line->spacing()));
    line->addWidget(meaning, 1);
    return row;
}

} // namespace

HelpPage::HelpPage(const ShellPresenter &shell, const Navigator &navigator, QWidget *parent)
    : PageWidget(parent)
    , m_shell(shell)
    , m_navigator(navigator)
    , m_copy(new CopyButton([this] { return help::supportSummary(m_shell); }, tr("Copy a summary for support")))
{
    setAccessibleRole(this, QAccessible::Grouping);
    setAccessibleName(tr("Help"));
    filled(new QHBoxLayout(this), {}, 0, {m_keys, {makeQuestions(), 1}});
    m_guide->setObjectName(u"guide"_s);
    m_guide->setHidden(guide().isEmpty());
    connect(m_guide, &Button::clicked, this, &HelpPage::openGuide);
    connect(&m_navigator, &Navigator::guideWanted, this, &HelpPage::openGuide);
    connect(m_close, &Button::clicked, this, &HelpPage::closeRequested);
    new QShortcut(Qt::Key_Escape, this, this, &HelpPage::closeRequested, Qt::WidgetWithChildrenShortcut);
    setTabRing({m_close, m_guide, m_questions, m_copy, m_keyRows});
}

Card *HelpPage::makeKeys()
{
    auto *card = new Card;
    auto *name = new Label(tr("Keys"), 18, QFont::DemiBold, ColorRole::Ink);
    auto *hint = new Label(tr("each button shows its own"), 14, QFont::Normal, ColorRole::Ink3);
    auto *head = filled(new QHBoxLayout, {helpSide, 22, helpSide, 22}, -1, {name, {hint, 1, Qt::AlignRight}});
    auto *rows = new QWidget;
    auto *column = filled(new QVBoxLayout(rows), {0, 0, 0, 12}, 0);
    for (const help::KeyGroup &group : help::keyGroups()) {
        auto *title = new Label(group.title, 15, QFont::DemiBold, ColorRole::Ink2);
        title->setContentsMargins(helpSide, 2, helpSide, 0);
        title->setMinimumHeight(title->sizeHint().height());
        if (!m_meanings.isEmpty()) {
            column->addSpacing(6);
            column->addWidget(new Hairline);
        }
        column->addWidget(title, 1);
        for (const help::Keys &keys : group.keys) {
            m_meanings.append(new Label(keys.meaning, 15, QFont::Normal, ColorRole::Ink));
            column->addWidget(keyRow(keys, m_meanings.constLast()), 1);
        }
    }
    m_keyRows = new ScrollArea(rows);
    m_keyRows->takeKeyboard(tr("Keys"));
    filled(new QVBoxLayout(card), {}, 0, {head, {m_keyRows, 1}});
    return card;
}

Card *HelpPage::makeQuestions()
{
    auto *card = new Card;
    auto *name = new Label(tr("Five questions"), 18, QFont::DemiBold, ColorRole::Ink);
    auto *head = filled(new QHBoxLayout, {helpSide, 6, helpSide, 6}, -1, {{name, 1}, m_guide, m_close});
    auto *all = new QWidget;
    auto *column = filled(new QVBoxLayout(all), {}, 0);
    int number = 0;
    for (const help::Question &each : help::questions()) {
        auto *question = new Label(each.question, 16, QFont::DemiBold, ColorRole::Ink, Label::Lines::Wrap);
        m_answers.append(new Label(each.answer, 16, QFont::Normal, ColorRole::Ink2, Label::Lines::Close));
        auto *words = filled(new QVBoxLayout, {}, 2, {Part::rest(), question, m_answers.constLast(), Part::rest()});
        if (number > 0)
            column->addWidget(new Hairline);
        auto *place = newCap(QString::number(++number), {36, 36}, 16);
        column->addLayout(filled(new QHBoxLayout, {helpSide, 8, helpSide, 8}, 14, {place, {words, 1}}), 1);
    }
    m_questions = new ScrollArea(all);
    m_questions->takeKeyboard(tr("Five questions"));
    filled(new QVBoxLayout(card), {}, 0,
           {head,
            {m_questions, 1},
            new Hairline,
            filled(new QHBoxLayout, {helpSide, 4, helpSide - Button::ringSpace, 4}, -1, {{m_program, 1}, m_copy})});
    return card;
}

QUrl HelpPage::guide() const
{
    return guide::address(QCoreApplication::applicationDirPath(), QLocale().language(), m_navigator.pageBelowHelp());
}

void HelpPage::openGuide()
{
    const QUrl page = guide();
    if (!page.isEmpty() && !QDesktopServices::openUrl(page))
        Q_EMIT guideFailed(QDir::toNativeSeparators(page.toLocalFile()));
}

void HelpPage::setMetrics(const LayoutMetrics &grid)
{
    layout()->setContentsMargins(grid.pad, grid.padTop, grid.pad, grid.padBottom);
    layout()->setSpacing(grid.gap);
    m_keys->setFixedWidth(grid.isSmall ? 412 : grid.isCompact ? 418 : 448);
    for (Label *meaning : std::as_const(m_meanings))
        meaning->setFont(fonts::text(grid.isCompact ? 13 : 15));
    for (Label *answer : std::as_const(m_answers))
        answer->setFont(fonts::text(grid.isSmall ? 13 : grid.isCompact ? 14 : 16));
    m_guide->setKeycap(grid.isSmall ? QString() : u"F1"_s);
    m_close->setKeycap(grid.isSmall ? QString() : u"Esc"_s);
    m_program->setText(grid.isSmall ? QString() : help::program(m_shell)); // the summary has it
}

void HelpPage::takeFocus()
{
    m_close->setFocus();
}

} // namespace balcao

#include "moc_helppage.cpp"
