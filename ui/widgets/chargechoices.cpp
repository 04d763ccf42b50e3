// SPDX-License-Identifier: MIT
#include "ui/widgets/chargechoices.h"

#include <QVBoxLayout>

#include <utility>

namespace balcao
{

using Stage = ChargePresenter::Stage;

ChargeChoices::ChargeChoices(ChargePresenter &presenter, QWidget *parent)
    : QWidget(parent)
    , m_presenter(presenter)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
}

bool ChargeChoices::refresh()
{
    const Offer offer{.stage = m_presenter.view().stage,
                      .attempt = m_presenter.attempt(),
                      .canReopen = m_presenter.view().canReopen,
                      .mayRead = m_presenter.isReadingOn(),
                      .settledBy = m_presenter.view().settledBy};
    if (offer == m_offer)
        return false;
    m_offer = offer;
    const bool hadCards = !m_cards.isEmpty();
    ChoiceCard::retire(m_cards);
    if (m_presenter.view().needsChoice)
        make();
    setVisible(!m_cards.isEmpty());
    return hadCards || !m_cards.isEmpty();
}

template <class Action>
void ChargeChoices::add(const QString &title, const QString &text, const QString &button, Action action)
{
    auto *card = new ChoiceCard(static_cast<int>(m_cards.size()) + 1, title, text, button, m_cards.isEmpty());
    connect(card, &ChoiceCard::chosen, this, action);
    card->setFixedHeight(m_cardHeight);
    layout()->addWidget(card);
    m_cards.append(card);
}

void ChargeChoices::make()
{
    const Stage stage = m_offer.stage;
    if (stage == Stage::CorrectionUnknown)
        add(tr("Send the correction again"), tr("The same values for the same charge: safe to repeat."),
            tr("Send again"), [this] { m_presenter.repeatCorrection(); });
    else if (stage == Stage::Unread && m_offer.mayRead)
        add(tr("Fetch the charge"), tr("Asks for what the provider has under this txid."), tr("Read status"),
            [this] { m_presenter.refresh(); });
    else
        add(tr("Ask for the code again"), tr("Sends the same data for the same txid."), tr("Ask again"),
            [this] { m_presenter.requestCodeAgain(); });
    if (stage == Stage::Difference)
        add(tr("Show it all the same"), tr("You have seen both amounts, and know which one is right."),
            tr("Show the code"), [this] { m_presenter.acceptDifference(); });
    if (m_offer.canReopen)
        add(tr("The txid is not this charge's"), tr("%1 gave it. Another can be given.").arg(m_offer.settledBy),
            tr("Change it…"), [this] { Q_EMIT reopeningRequested(); });
    add(tr("Tell the manager and get paid in another way"), tr("It stays “To check” in the list."),
        tr("Leave to check"), [this] { Q_EMIT leaveRequested(); });
}

void ChargeChoices::setCardHeight(int height)
{
    m_cardHeight = height;
    for (ChoiceCard *card : std::as_const(m_cards))
        card->setFixedHeight(height);
}

void ChargeChoices::choose(int number)
{
    if (number <= m_cards.size())
        m_cards.at(number - 1)->button()->click();
}

Button *ChargeChoices::firstButton() const
{
    return m_cards.isEmpty() ? nullptr : m_cards.constFirst()->button();
}

} // namespace balcao
