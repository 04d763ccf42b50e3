// SPDX-License-Identifier: MIT
#pragma once

#include "ui/text/amountentry.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/card.h"

class QBoxLayout;

namespace balcao
{

/** One large key for the finger. */
class Key : public Button
{
    Q_OBJECT

public:
    /** @p label: a digit or two, or backspace; as high as @p pixels. */
    Key(const QString &label, int pixels);

    [[nodiscard]] QSize sizeHint() const override { return {metrics::minTarget, metrics::minTarget}; }
    static constexpr QChar backspace{u'⌫'};

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_pixels;
};

/** Digits for the finger (01c): presses what a keyboard would, takes no focus itself. */
class Keypad : public Card
{
    Q_OBJECT

public:
    explicit Keypad(QWidget *parent = nullptr);
    /** Docked beside the form there is nothing to close. */
    void setClosable(bool closable);

Q_SIGNALS:
    void pressed(const balcao::AmountKey &key);
    void nextPressed();
    void closePressed();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    Button *m_close;
    Button *m_clear;
    Button *m_next;
    QBoxLayout *m_foot;
    /** Narrower, its two buttons stand one below the other. */
    int m_wideFoot = 0;
};

} // namespace balcao
