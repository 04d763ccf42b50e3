// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/outcomepresenter.h"
#include "ui/widgets/theme.h"

#include <QWidget>

namespace balcao
{

class Choices;
class OutcomeBanner;
class PreservedCard;
class TextCard;
class FactList;
class Label;
class Card;

/** A press that ended without a charge (06a and its kin): what happened, what is known, numbered ways out. */
class OutcomePage : public QWidget
{
    Q_OBJECT

public:
    OutcomePage(OutcomePresenter &presenter, bool training, QWidget *parent = nullptr);

    void setMetrics(const LayoutMetrics &grid);
    void takeFocus();

Q_SIGNALS:
    void tryAgainRequested();
    /** The form with the same data, or empty. */
    void formRequested(bool keepData);

private:
    void refresh();
    void take(Choice::Action action);
    void askForTxid();
    void askBeforeAnother();

    OutcomePresenter &m_presenter;
    Card *m_main;
    OutcomeBanner *m_banner;
    FactList *m_facts;
    FactList *m_doubts;
    Label *m_choicesTitle;
    Choices *m_choices;
    PreservedCard *m_preserved;
    TextCard *m_tell;
    TextCard *m_support;
    QWidget *m_side;
};

} // namespace balcao
