// SPDX-License-Identifier: MIT
#include "ui/widgets/outcomepage.h"

#include "ui/presentation/navigator.h"
#include "ui/widgets/card.h"
#include "ui/widgets/choices.h"
#include "ui/widgets/outcomecards.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

OutcomePage::OutcomePage(OutcomePresenter &presenter, Navigator &navigator, bool training, QWidget *parent)
    : QWidget(parent)
    , m_presenter(presenter)
    , m_main(new Card)
    , m_banner(new OutcomeBanner)
    , m_facts(new FactList)
    , m_doubts(new FactList)
    , m_choicesTitle(new Label(18, QFont::DemiBold, ColorRole::Ink))
    , m_choices(new Choices(this))
    , m_preserved(new PreservedCard(training))
    , m_tell(new TextCard(u"chat"_s, tr("What to tell the customer"), false))
    , m_support(new TextCard(u"info"_s, tr("For the support desk"), true))
    , m_side(new QWidget)
{
    auto *lists = new QHBoxLayout;
    lists->setSpacing(40);
    lists->addWidget(m_facts, 1, Qt::AlignTop);
    lists->addWidget(m_doubts, 1, Qt::AlignTop);
    auto *below = new QVBoxLayout;
    below->setContentsMargins(28, 18, 28, 20);
    below->addStretch(1);
    below->addLayout(lists);
    below->addStretch(2);
    below->addWidget(m_choicesTitle);
    below->addSpacing(8);
    below->addWidget(m_choices, 10);
    auto *column = new QVBoxLayout(m_main);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_banner);
    column->addLayout(below, 1);

    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(16);
    side->addWidget(m_preserved);
    side->addWidget(m_tell);
    side->addWidget(m_support);
    side->addStretch();
    auto *columns = new QHBoxLayout(this);
    columns->addWidget(m_main, 1);
    columns->addWidget(m_side);

    connect(m_choices, &Choices::chosen, &navigator, &Navigator::take);
    connect(&m_presenter, &OutcomePresenter::changed, this, &OutcomePage::refresh);
    refresh();
}

void OutcomePage::setMetrics(const LayoutMetrics &grid)
{
    layout()->setContentsMargins(grid.pad, grid.pad - 4, grid.pad, grid.pad);
    layout()->setSpacing(grid.gap);
    m_side->setFixedWidth(grid.side);
    // The compact window has no room for both: the support lines give way.
    m_support->setVisible(!grid.isCompact && !grid.isShort);
}

void OutcomePage::refresh()
{
    const OutcomeView &view = m_presenter.view();
    m_banner->setView(view);
    m_facts->setFacts(view.factsTitle, view.facts, view.doubts.isEmpty() ? QString() : u"check"_s);
    m_doubts->setFacts(view.doubtsTitle, view.doubts, u"question"_s);
    m_choicesTitle->setText(view.choicesTitle);
    m_preserved->setView(view);
    m_tell->setText(view.tellCustomer);
    m_support->setText(view.support.join(u'\n'));
    if (m_choices->setChoices(view.choices) && isVisible())
        takeFocus();
}

void OutcomePage::takeFocus()
{
    if (Button *first = m_choices->firstButton())
        first->setFocus();
}

} // namespace balcao
