// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/chargepresenter.h"
#include "ui/widgets/choicecard.h"

namespace balcao
{

/** The ways out where a charge has no code to show (04d, an unread charge, a correction that nobody knows about). */
class ChargeChoices : public QWidget
{
    Q_OBJECT

public:
    explicit ChargeChoices(ChargePresenter &presenter, QWidget *parent = nullptr);

    /** Shows what the stage offers, or nothing. True: the cards are others than before, and the keyboard may have lost its place. */
    bool refresh();
    void setCardHeight(int height);
    /** Takes the choice @p number, from 1, if there is one. */
    void choose(int number);
    [[nodiscard]] qsizetype count() const { return m_cards.size(); }
    /** Of the first choice; nullptr: there is none. */
    [[nodiscard]] Button *firstButton() const;

Q_SIGNALS:
    void reopeningRequested();
    void leaveRequested();

private:
    template <class Action>
    void add(const QString &title, const QString &text, const QString &button, Action action);
    void make();

    ChargePresenter &m_presenter;
    QList<ChoiceCard *> m_cards;
    /** What the cards depend on. */
    struct Offer {
        ChargePresenter::Stage stage = ChargePresenter::Stage::Closed;
        QString attempt;
        bool canReopen = false;
        bool mayRead = false;
        QString settledBy;
        bool operator==(const Offer &) const = default;
    };
    Offer m_offer;
    int m_cardHeight = 76;
};

} // namespace balcao
