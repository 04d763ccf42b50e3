// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/shellpresenter.h"
#include "ui/widgets/theme.h"

#include <QAbstractButton>
#include <QWidget>

namespace balcao
{

/** The dark column at the left: the sign, and a button for each part of the program that exists. */
class Rail : public QWidget
{
    Q_OBJECT

public:
    explicit Rail(QWidget *parent = nullptr);

Q_SIGNALS:
    void counterRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QAbstractButton *m_counter;
};

/** The line at the top: shop, the line to the provider, the time. */
class TopBar : public QWidget
{
    Q_OBJECT

public:
    /** @p presenter outlives the widget. */
    explicit TopBar(const ShellPresenter &presenter, QWidget *parent = nullptr);
    void setPad(int pad);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const ShellPresenter &m_presenter;
    int m_pad = 20;
};

/** The purple stripe that says on every screen that this is training. */
class TrainingRibbon : public QWidget
{
    Q_OBJECT

public:
    static constexpr int ribbonHeight = 44;

    explicit TrainingRibbon(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace balcao
