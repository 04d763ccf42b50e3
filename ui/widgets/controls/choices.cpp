// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/choices.h"

#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace balcao
{

Choices::Choices(QWidget *page)
    : QWidget(page)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->setSizeConstraint(QLayout::SetMinAndMaxSize);
    constexpr int most = 4;
    for (int place = 0; place < most; ++place) {
        auto *shortcut =
            new QShortcut(QKeySequence(Qt::Key_1 + place), page, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, place] { m_cards.at(place)->button()->click(); });
        m_keys.append(shortcut);
    }
}

bool Choices::setChoices(const QList<Choice> &choices)
{
    const bool hasSameCards =
        std::equal(choices.begin(), choices.end(), m_choices.begin(), m_choices.end(),
                   [](const Choice &now, const Choice &before) {
                       return now.action == before.action && now.title == before.title && now.text == before.text;
                   });
    m_choices = choices;
    if (!hasSameCards) {
        ChoiceCard::retire(m_cards);
        for (const Choice &choice : choices) {
            auto *card = new ChoiceCard(static_cast<int>(m_cards.size()) + 1, choice.title, choice.text, choice.button,
                                        m_cards.isEmpty());
            connect(card, &ChoiceCard::chosen, this, [this, action = choice.action] { Q_EMIT chosen(action); });
            layout()->addWidget(card);
            m_cards.append(card);
        }
        setCardHeight(m_cardHeight);
    }
    for (qsizetype i = 0; i < choices.size(); ++i) {
        m_cards.at(i)->button()->setText(choices.at(i).button);
        m_cards.at(i)->button()->setEnabled(choices.at(i).isEnabled);
    }
    // A digit that chooses nothing is the page's.
    for (qsizetype place = 0; place < m_keys.size(); ++place)
        m_keys.at(place)->setEnabled(place < m_cards.size());
    setVisible(!m_cards.isEmpty());
    return !hasSameCards;
}

void Choices::setCardHeight(int height)
{
    m_cardHeight = height;
    for (ChoiceCard *card : std::as_const(m_cards)) {
        if (height > 0)
            card->setFixedHeight(height);
    }
}

QList<QWidget *> Choices::buttons() const
{
    QList<QWidget *> buttons;
    for (const ChoiceCard *card : m_cards)
        buttons.append(card->button());
    return buttons;
}

Button *Choices::firstButton() const
{
    const auto first =
        std::find_if(m_choices.begin(), m_choices.end(), [](const Choice &choice) { return choice.isEnabled; });
    return first == m_choices.end() ? nullptr : m_cards.at(first - m_choices.begin())->button();
}

} // namespace balcao
