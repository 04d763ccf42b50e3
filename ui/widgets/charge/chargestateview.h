// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/charge/chargeview.h"
#include "ui/widgets/controls/boxes.h"

#include <QGridLayout>

namespace balcao
{

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
    Label *m_lead = new Label(24, QFont::DemiBold, ColorRole::Ink, Label::Lines::Wrap);
    MoneyLabel *m_amount = new MoneyLabel({.sizes = {60, 48, 36, 28}, .font = fonts::display}, ColorRole::Ink);
    Label *m_sub = new Label(18, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap);
    Label *m_text = new Label(16, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap);
    Source *m_source;
    QWidget *m_rows = new QWidget;
    QGridLayout *m_grid = filled(new QGridLayout(m_rows), {}, 8);
    Button *m_chargeAgain =
        new Button(Button::Kind::Primary, tr("Charge again"),
                   {.icon = QStringLiteral("refresh"), .keycap = QStringLiteral("Enter"), .faceHeight = 56});
    QTimer m_spin;
};

} // namespace balcao
