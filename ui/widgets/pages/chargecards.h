// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/chargepresenter.h"
#include "ui/widgets/controls/card.h"

#include <QTimer>

namespace balcao
{

class Button;

/** The copy-and-paste code, cut to one line, and the button that copies it whole. "Copied" stays for two seconds. */
class CopyCard : public Card
{
    Q_OBJECT

public:
    explicit CopyCard(QWidget *parent = nullptr);

    /** An empty code shows @p instead of it and disables the button. */
    void setCode(const QString &code, const QString &instead);
    void copy();
    [[nodiscard]] Button *button() const { return m_button; }
    /** Inside another card: no frame of its own. */
    void setFrameless(bool frameless);
    void setCardHeight(int height);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showRest();
    void placeButton();

    QString m_code;
    QString m_instead;
    Button *m_button;
    QTimer m_copied;
    bool m_frameless = false;
};

/** The four steps of a request under way (03). */
class StepsCard : public Card
{
    Q_OBJECT

public:
    /** @p presenter outlives the widget. */
    explicit StepsCard(const ChargePresenter &presenter, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override { return {400, 242}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 200}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const ChargePresenter &m_presenter;
};

} // namespace balcao
