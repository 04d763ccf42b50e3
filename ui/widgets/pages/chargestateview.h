// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/charge/chargeview.h"
#include "ui/widgets/controls/card.h"

#include <QTimer>

class QGridLayout;

namespace balcao
{

class Button;

/** In a code's place: that it is on its way, why there is none, or that it is paid. One column; its sign gives way where the words need
 *  the room.
 */
class ChargeStateView : public QWidget
{
    Q_OBJECT

public:
    explicit ChargeStateView(QWidget *parent);

    void setView(const ChargeView &view, bool isWide);
    [[nodiscard]] Button *chargeAgainButton() const { return m_chargeAgain; }
    /** Of the card that it stands on. */
    [[nodiscard]] Shades face() const;

protected:
    void resizeEvent(QResizeEvent *) override { fit(); }
    void showEvent(QShowEvent *) override { updateSpinner(); }
    void hideEvent(QHideEvent *) override { updateSpinner(); }

private:
    class Sign;
    class Source;

    [[nodiscard]] bool isPayment() const { return m_view.isPaid() && !m_view.isQuiet; }
    [[nodiscard]] Shades ink() const;
    void showRows();
    void fit();
    void updateSpinner();

    ChargeView m_view;
    bool m_isWide = false;
    Sign *m_sign;
    Label *m_lead;
    MoneyLabel *m_amount;
    Label *m_sub;
    Label *m_text;
    Source *m_source;
    QWidget *m_rows;
    QGridLayout *m_grid;
    Button *m_chargeAgain;
    QTimer m_spin;
};

} // namespace balcao
