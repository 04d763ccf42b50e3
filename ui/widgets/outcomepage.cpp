// SPDX-License-Identifier: MIT
#include "ui/widgets/outcomepage.h"

#include "ui/presentation/display.h"
#include "ui/widgets/card.h"
#include "ui/widgets/choicecard.h"
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
    , m_banner(new OutcomeBanner(presenter))
    , m_facts(new FactList)
    , m_doubts(new FactList)
    , m_choicesTitle(new Label(18, QFont::DemiBold, ColorRole::Ink))
    , m_choices(new QVBoxLayout)
    , m_preserved(new PreservedCard(presenter, training))
    , m_tell(new TextCard(u"chat"_s, tr("What to tell the customer"), false))
    , m_support(new TextCard(u"info"_s, tr("For the support desk"), true))
    , m_side(new QWidget)
{
    auto *lists = new QHBoxLayout;
    lists->setSpacing(40);
    lists->addWidget(m_facts, 1, Qt::AlignTop);
    lists->addWidget(m_doubts, 1, Qt::AlignTop);
    m_choices->setSpacing(10);
    auto *below = new QVBoxLayout;
    below->setContentsMargins(28, 18, 28, 20);
    below->addStretch(1);
    below->addLayout(lists);
    below->addStretch(2);
    below->addWidget(m_choicesTitle);
    below->addSpacing(8);
    below->addLayout(m_choices, 10);
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

    for (int number = 1; number <= 3; ++number) {
        auto *shortcut =
            new QShortcut(QKeySequence(Qt::Key_0 + number), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, number] {
            if (number <= m_cards.size())
                m_cards.at(number - 1)->button()->click();
        });
    }
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
    m_banner->setAccessibleName(m_presenter.title() + u". "_s + m_presenter.lead() + u' ' + m_presenter.leadStrong());
    m_banner->updateGeometry();
    m_banner->update();
    const bool unknown = m_presenter.kind() == OutcomePresenter::Kind::Unknown;
    m_facts->setFacts(m_presenter.factsTitle(), m_presenter.facts(), unknown ? u"check"_s : QString());
    m_doubts->setFacts(m_presenter.doubtsTitle(), m_presenter.doubts(), u"question"_s);
    m_choicesTitle->setText(m_presenter.choicesTitle());
    m_preserved->refresh();
    m_tell->setText(m_presenter.tellCustomer());
    m_support->setText(m_presenter.support().join(u'\n'));
    refreshChoices();
}

void OutcomePage::refreshChoices()
{
    const QList<OutcomePresenter::Choice> choices = m_presenter.choices();
    if (m_presenter.attempt() == m_shownAttempt && m_presenter.kind() == m_shownKind &&
        choices.size() == m_cards.size()) {
        for (qsizetype i = 0; i < choices.size(); ++i) {
            m_cards.at(i)->button()->setText(choices.at(i).button);
            m_cards.at(i)->button()->setEnabled(choices.at(i).enabled);
        }
        return;
    }
    m_shownAttempt = m_presenter.attempt();
    m_shownKind = m_presenter.kind();
    ChoiceCard::retire(m_cards);
    for (const OutcomePresenter::Choice &choice : choices) {
        auto *card = new ChoiceCard(static_cast<int>(m_cards.size()) + 1, choice.title, choice.text, choice.button,
                                    m_cards.isEmpty());
        card->button()->setEnabled(choice.enabled);
        connect(card, &ChoiceCard::chosen, this, [this, action = choice.action] { take(action); });
        m_choices->addWidget(card);
        m_cards.append(card);
    }
    if (isVisible())
        takeFocus();
}

void OutcomePage::takeFocus()
{
    for (ChoiceCard *card : std::as_const(m_cards)) {
        if (card->button()->isEnabled()) {
            card->button()->setFocus();
            return;
        }
    }
}

void OutcomePage::take(OutcomePresenter::Action action)
{
    switch (action) {
    case OutcomePresenter::Action::TryAgain:
        Q_EMIT tryAgainRequested();
        break;
    case OutcomePresenter::Action::EditData:
        Q_EMIT formRequested(true);
        break;
    case OutcomePresenter::Action::ClearForm:
    case OutcomePresenter::Action::LeaveToCheck:
        Q_EMIT formRequested(false);
        break;
    case OutcomePresenter::Action::UseExisting:
        askForTxid();
        break;
    case OutcomePresenter::Action::CreateAnother:
        askBeforeAnother();
        break;
    }
}

void OutcomePage::askForTxid()
{
    auto *dialog = new TxidDialog(tr("Open the provider's panel, find the charge of %1 and copy its identifier.")
                                      .arg(display::amount(m_presenter.amount())),
                                  m_presenter.who(), window());
    dialog->setObjectName(m_presenter.attempt());
    connect(dialog, &TxidDialog::given, this, [this, dialog](const QString &txid, const QString &who) {
        if (!m_presenter.settleFound(txid, who))
            dialog->setProblem(tr("This attempt was settled meanwhile. Go back and look at it again."));
    });
    connect(&m_presenter, &OutcomePresenter::refused, dialog, &TxidDialog::setProblem);
    connect(&m_presenter, &OutcomePresenter::settled, dialog, &QDialog::reject);
    connect(dialog, &QDialog::finished, this, &OutcomePage::takeFocus);
}

void OutcomePage::askBeforeAnother()
{
    auto *question = new QuestionDialog({.icon = u"question"_s,
                                         .title = tr("The charge is not there?"),
                                         .text = m_presenter.createAnotherQuestion(),
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
    connect(question, &QDialog::finished, this, &OutcomePage::takeFocus);
}

} // namespace balcao
