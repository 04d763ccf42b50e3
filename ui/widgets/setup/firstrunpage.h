// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/setup/firstrunpresenter.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/style/layoutmetrics.h"

namespace balcao
{

class FirstRunStart;
class PinEdit;
class SettingsRow;

/** The first run (12), in the place of the till: the start, then a card for each step, with Back and Continue below. */
class FirstRunPage : public QWidget
{
    Q_OBJECT

public:
    /** @p presenter outlives the page. */
    explicit FirstRunPage(FirstRunPresenter &presenter, QWidget *parent = nullptr);

    void takeFocus();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showStep();
    [[nodiscard]] QWidget *makeStep();
    [[nodiscard]] QWidget *makeFoot(const QString &next);
    void refresh();
    void goOn();
    [[nodiscard]] bool isLow() const;

    FirstRunPresenter &m_presenter;
    QWidget *m_shown = nullptr;
    FirstRunStep m_step = FirstRunStep::Start;
    bool m_isLow = false;
    /** Of the start; else null, and of a step the rest. */
    FirstRunStart *m_start = nullptr;
    QList<SettingsRow *> m_rows;
    ScrollArea *m_body = nullptr;
    Label *m_note = nullptr;
    Button *m_back = nullptr;
    Button *m_next = nullptr;
};

} // namespace balcao
