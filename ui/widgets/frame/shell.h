// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/frame/shellpresenter.h"
#include "ui/widgets/style/layoutmetrics.h"
#include "ui/widgets/style/painting.h"

#include <QWidget>

namespace balcao
{

class PersonMenuButton;
class RailButton;

/** The dark column at the left: the sign, and a button for each part of the program that exists. */
class Rail : public QWidget
{
    Q_OBJECT

public:
    enum class Place { Counter, Charges, Day, Settings };

    explicit Rail(QWidget *parent = nullptr);

    void setActive(Place place);
    /** Charges that a person has to look at: a number at the list's button. */
    void setOpenCount(int count);

Q_SIGNALS:
    void counterRequested();
    void chargesRequested();
    void dayRequested();
    void settingsRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    RailButton *m_counter;
    RailButton *m_charges;
    RailButton *m_day;
    RailButton *m_settings;
};

/** The line at the top: shop, the line to the provider, the person at the counter, the time. */
class TopBar : public QWidget
{
    Q_OBJECT

public:
    /** @p presenter outlives the widget. */
    explicit TopBar(const ShellPresenter &presenter, QWidget *parent = nullptr);
    void setMetrics(const LayoutMetrics &grid);
    /** The person's button, at which the menu opens. */
    [[nodiscard]] QWidget *menuAnchor() const;

Q_SIGNALS:
    void menuRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *) override { placeMenu(); }

private:
    void placeMenu();
    [[nodiscard]] int clockX() const;
    int paintContact(Canvas &canvas, int right) const;

    const ShellPresenter &m_presenter;
    PersonMenuButton *m_menu;
    int m_pad = 20;
};

/** The purple stripe that says on every screen that this is training. */
class TrainingRibbon : public QWidget
{
    Q_OBJECT

public:
    TrainingRibbon()
        : TrainingRibbon({tr("TRAINING: charge has no value."), tr("Nobody can pay this code.")}, nullptr)
    {
    }
    /** In other words: lead and rest. */
    TrainingRibbon(const LabelledText &words, QWidget *parent)
        : QWidget(parent)
        , m_words(words)
    {
        setAccessibleName(words.label + u' ' + words.text);
    }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    LabelledText m_words;
};

} // namespace balcao
