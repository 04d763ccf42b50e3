// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/choices.h"

#include "ui/widgets/controls/boxes.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

/** An option: its button says what happens. */
class ChoiceCard : public QWidget
{
public:
    ChoiceCard(bool isFirst, const Choice &choice, int inset)
        : m_button(new Button(isFirst ? Button::Kind::Primary : Button::Kind::Secondary, choice.button,
                              {.faceHeight = 48}, this))
    {
        m_button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        m_button->setAccessibleDescription(choice.title + u". "_s + choice.text);
        auto *title = new Label(choice.title, 17, QFont::DemiBold, ColorRole::Ink, Label::Lines::Wrap);
        auto *text = new Label(choice.text, 15, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap);
        auto *words = filled(new QVBoxLayout, {0, 3, 0, 3}, 0, {Part::rest(), title, text, Part::rest()});
        filled(new QHBoxLayout(this), {inset, 0, inset - Button::ringSpace, 0}, 0,
               {{words, 1}, Part::space(6), m_button});
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        setMinimumHeight(60);
        setMaximumHeight(112);
    }

    [[nodiscard]] Button *button() const { return m_button; }

protected:
    void resizeEvent(QResizeEvent *) override
    {
        // Where there is room all the buttons of a list are equally wide.
        const int face = width() >= 760 ? 214 : width() >= 620 ? 176 : 150;
        m_button->setMinimumWidth(face + 2 * Button::ringSpace);
    }

private:
    Button *m_button;
};

Choices::Choices(QWidget *page, int inset)
    : QWidget(page)
    , m_inset(inset)
{
    filled(new QVBoxLayout(this), {}, 10)->setSizeConstraint(QLayout::SetMinAndMaxSize);
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
        // Deleted later: one of them may be what was just pressed.
        for (ChoiceCard *card : std::as_const(m_cards)) {
            card->hide();
            layout()->removeWidget(card);
            card->deleteLater();
        }
        m_cards.clear();
        for (const Choice &choice : choices) {
            auto *card = new ChoiceCard(m_cards.isEmpty(), choice, m_inset);
            connect(card->button(), &Button::clicked, this, [this, action = choice.action] { Q_EMIT chosen(action); });
            layout()->addWidget(card);
            showAll(card);
            m_cards.append(card);
        }
        setCardHeight(m_cardHeight);
    }
    for (qsizetype i = 0; i < choices.size(); ++i) {
        m_cards.at(i)->button()->setText(choices.at(i).button);
        m_cards.at(i)->button()->setEnabled(choices.at(i).isEnabled);
    }
    setVisible(!m_cards.isEmpty());
    return !hasSameCards;
}

void Choices::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    canvas.box(rect(), metrics::radiusCard, ColorRole::Surface);
    for (qsizetype i = 1; i < m_cards.size(); ++i) {
        const int middle = (m_cards.at(i - 1)->geometry().bottom() + m_cards.at(i)->y()) / 2;
        const int side = qMax(0, m_inset - 4);
        canvas.line(QPoint(side, middle), QPoint(width() - 1 - side, middle));
    }
}

void Choices::setCardHeight(int height)
{
    m_cardHeight = height;
    for (ChoiceCard *card : std::as_const(m_cards)) {
        if (height > 0)
            card->setFixedHeight(height);
    }
}

int Choices::leastCardHeight(int width) const
{
    int least = 0;
    for (const ChoiceCard *card : m_cards)
        least = qMax(least, card->layout()->minimumHeightForWidth(width));
    return least;
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

#include "moc_choices.cpp"
