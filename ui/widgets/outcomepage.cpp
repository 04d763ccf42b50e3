// SPDX-License-Identifier: MIT
#include "ui/widgets/outcomepage.h"

#include "ui/presentation/display.h"
#include "ui/widgets/card.h"
#include "ui/widgets/choices.h"
#include "ui/widgets/outcomecards.h"
#include "ui/widgets/questiondialog.h"

#include <QHBoxLayout>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

OutcomePage::OutcomePage(OutcomePresenter &presenter, bool training, QWidget *parent)
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

    connect(m_choices, &Choices::chosen, this, &OutcomePage::take);
    connect(&m_presenter, &OutcomePresenter::changed, this, &OutcomePage::refresh);
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

void OutcomePage::take(Choice::Action action)
{
    switch (action) {
    case Choice::Action::TryAgain:
        Q_EMIT tryAgainRequested();
        break;
    case Choice::Action::EditData:
        Q_EMIT formRequested(true);
        break;
    default:
        Q_EMIT formRequested(false);
        break;
    case Choice::Action::UseExisting:
        askForTxid();
        break;
    case Choice::Action::CreateAnother:
        askBeforeAnother();
        break;
    }
}

void OutcomePage::askForTxid()
{
    auto *dialog = new TxidDialog(tr("Open the provider's panel, find the charge of %1 and copy its identifier.")
                                      .arg(display::amount(m_presenter.view().amount)),
                                  m_presenter.who(), window());
    dialog->setObjectName(m_presenter.attempt());
    connect(dialog, &TxidDialog::given, this, [this, dialog](const QString &txid, const QString &who) {
        if (!m_presenter.settleFound(txid, who))
            dialog->setProblem(tr("This attempt was settled meanwhile. Go back and look at it again."));
    });
    connect(&m_presenter, &OutcomePresenter::refused, dialog, &TxidDialog::setProblem);
    connect(&m_presenter, &OutcomePresenter::settled, dialog, &LayerDialog::leave);
    connect(dialog, &LayerDialog::closed, this, &OutcomePage::takeFocus);
}

void OutcomePage::askBeforeAnother()
{
    auto *question = new QuestionDialog(
        {.icon = u"question"_s,
         .title = tr("The charge is not there?"),
         .text = tr("Did you look in the provider's panel, and the charge of %1 (attempt %2) is not there?")
                     .arg(display::amount(m_presenter.view().amount), shortName(m_presenter.attempt())),
         .back = tr("Back"),
         .answer = tr("Not there: create another"),
         .otherAnswer = tr("Not there: only note it"),
         .whoLabel = tr("Who looked in the panel"),
         .who = m_presenter.who()},
        window());
    connect(question, &QuestionDialog::answered, this, [this, question] {
        // First the word that it is not there, then the new one that replaces it: the ledger keeps that order.
        m_presenter.settleAbsent(question->who());
        Q_EMIT tryAgainRequested();
    });
    connect(question, &QuestionDialog::answeredOtherwise, this,
            [this, question] { m_presenter.settleAbsent(question->who()); });
    connect(question, &LayerDialog::closed, this, &OutcomePage::takeFocus);
}

} // namespace balcao
