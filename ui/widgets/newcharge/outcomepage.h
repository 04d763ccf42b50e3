// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/controls/page.h"

class QVBoxLayout;

namespace balcao
{

class Card;
class Choices;
class FactList;
class Label;
class Navigator;
class OutcomeBanner;
class OutcomePresenter;
class PreservedCard;
class ScrollArea;
class TextCard;

/** A press that ended without a charge (06a and its kin): what happened, what is known, numbered ways out. */
class OutcomePage : public PageWidget
{
    Q_OBJECT

public:
    OutcomePage(OutcomePresenter &presenter, Navigator &navigator, bool training, QWidget *parent = nullptr);

    void setMetrics(const LayoutMetrics &grid) override;
    void takeFocus() override;

protected:
    void resizeEvent(QResizeEvent *) override { arrange(); }

private:
    void refresh();
    void arrange();

    OutcomePresenter &m_presenter;
    Navigator &m_navigator;
    bool m_isCompact = false;
    OutcomeBanner *m_banner;
    FactList *m_facts;
    FactList *m_doubts;
    Label *m_choicesTitle;
    Choices *m_choices;
    PreservedCard *m_preserved;
    TextCard *m_tell;
    TextCard *m_support;
    QWidget *m_side;
    /** Of what is known and what is not. */
    QWidget *m_lists;
    QVBoxLayout *m_below;
    ScrollArea *m_body;
    QVBoxLayout *m_words = nullptr;
};

} // namespace balcao
