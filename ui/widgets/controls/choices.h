// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/common/choice.h"
#include "ui/widgets/controls/button.h"

namespace balcao
{

class ChoiceCard;

/** The options of a page, parted by hairlines. Arrows move as Tab does and Enter takes one; digits are the next amount's. */
class Choices : public QWidget
{
    Q_OBJECT

public:
    /** @p inset: of what a row holds, in pixels. */
    explicit Choices(QWidget *page, int inset = 16);

    /** Hidden while there are none. True: the cards are others than before, and the keyboard may have lost its place. */
    bool setChoices(const QList<Choice> &choices);
    void setCardHeight(int height);
    /** With which no word of any card is cut. */
    [[nodiscard]] int leastCardHeight(int width) const;
    [[nodiscard]] qsizetype count() const { return m_cards.size(); }
    [[nodiscard]] QList<QWidget *> buttons() const;
    /** Of the first choice that can be taken; nullptr: there is none. */
    [[nodiscard]] Button *firstButton() const;

Q_SIGNALS:
    void chosen(balcao::Choice::Action action);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_inset;
    QList<Choice> m_choices;
    QList<ChoiceCard *> m_cards;
    int m_cardHeight = 0;
};

} // namespace balcao
