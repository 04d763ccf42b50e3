// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/setup/firstrunpresenter.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/history/filterbar.h"

namespace balcao
{

/** The program's sign and name, and what the step has at the right. */
class FirstRunHead : public QWidget
{
    Q_OBJECT

public:
    /** @p right: takes it over. */
    FirstRunHead(QWidget *right, bool isLow);

protected:
    void paintEvent(QPaintEvent *event) override;
};

/** Where a first run begins: training or the provider, each on a card with what it takes; 1 and 2 choose. */
class FirstRunStart : public QWidget
{
    Q_OBJECT

public:
    /** @p presenter outlives it. @p isLow: everything stands closer. */
    FirstRunStart(FirstRunPresenter &presenter, bool isLow);

    /** In the order of Tab: training is the first. */
    [[nodiscard]] QList<QWidget *> stops() const { return {m_train, m_connect, m_language}; }

private:
    [[nodiscard]] QWidget *makeCards(bool isLow);
    [[nodiscard]] QWidget *makeFoot();
    void openLanguages();

    FirstRunPresenter &m_presenter;
    FilterButton *m_language;
    Button *m_train;
    Button *m_connect;
};

} // namespace balcao
