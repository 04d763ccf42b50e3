// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/outcomepage.h"

#include "ui/presentation/navigator.h"
#include "ui/widgets/controls/card.h"
#include "ui/widgets/controls/choices.h"
#include "ui/widgets/pages/outcomecards.h"
#include "ui/widgets/style/tabring.h"

#include <QHBoxLayout>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

OutcomePage::OutcomePage(OutcomePresenter &presenter, Navigator &navigator, bool training, QWidget *parent)
    : QWidget(parent)
    , m_presenter(presenter)
    , m_navigator(navigator)
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
    , m_below(new QVBoxLayout)
{
    auto *lists = new QHBoxLayout;
    lists->setSpacing(40);
    lists->addWidget(m_facts, 1, Qt::AlignTop);
    lists->addWidget(m_doubts, 1, Qt::AlignTop);
    m_below->addStretch(1);
    m_below->addLayout(lists);
    m_below->addStretch(2);
    m_below->addWidget(m_choicesTitle);
    m_below->addSpacing(8);
    m_below->addWidget(m_choices, 10);
    auto *column = new QVBoxLayout(m_main);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_banner);
    column->addLayout(m_below, 1);

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

    auto *escape = new QShortcut(Qt::Key_Escape, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, &navigator, &Navigator::leave);
    connect(m_banner->backButton(), &Button::clicked, &navigator, &Navigator::leave);
    connect(m_choices, &Choices::chosen, &navigator, &Navigator::take);
    connect(&m_presenter, &OutcomePresenter::changed, this, &OutcomePage::refresh);
    refresh();
}

void OutcomePage::setMetrics(const LayoutMetrics &grid)
{
    layout()->setContentsMargins(grid.pad, grid.padTop, grid.pad, grid.pad);
    layout()->setSpacing(grid.gap);
    m_isCompact = grid.isCompact;
    m_banner->setBack(m_navigator.isInList(), m_isCompact);
    m_side->setFixedWidth(grid.side);
    m_side->layout()->setSpacing(grid.isLow ? grid.gap : 16);
    m_below->setContentsMargins(grid.isLow ? 20 : 28, grid.isLow ? 14 : 18, grid.isLow ? 20 : 28, grid.isLow ? 10 : 20);
    m_banner->setLow(grid.isLow);
    m_preserved->setLow(grid.isLow);
    for (TextCard *card : {m_tell, m_support})
        card->setLow(grid.isLow);
    fitSide();
}

/** The support lines give way where both cards have no room. */
void OutcomePage::fitSide()
{
    const int width = m_side->minimumWidth();
    const int needed = m_preserved->sizeHint().height() + m_tell->heightForWidth(width) +
                       m_support->heightForWidth(width) + 2 * m_side->layout()->spacing();
    m_support->setVisible(needed <=
                          height() - layout()->contentsMargins().top() - layout()->contentsMargins().bottom());
}

void OutcomePage::resizeEvent(QResizeEvent *)
{
    fitSide();
}

void OutcomePage::refresh()
{
    const OutcomeView &view = m_presenter.view();
    m_banner->setView(view);
    m_banner->setBack(m_navigator.isInList(), m_isCompact);
    m_facts->setFacts(view.factsTitle, view.facts, view.doubts.isEmpty() ? QString() : u"check"_s);
    m_doubts->setFacts(view.doubtsTitle, view.doubts, u"question"_s);
    m_choicesTitle->setText(view.choicesTitle);
    m_preserved->setView(view);
    m_tell->setText(view.tellCustomer);
    m_support->setText(view.support.join(u'\n'));
    fitSide();
    if (!m_choices->setChoices(view.choices))
        return;
    setTabRing(m_choices->buttons() + QList<QWidget *>{m_banner->backButton()});
    if (isVisible())
        takeFocus();
}

void OutcomePage::takeFocus()
{
    if (Button *first = m_choices->firstButton())
        first->setFocus();
}

} // namespace balcao
