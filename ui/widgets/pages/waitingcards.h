// SPDX-License-Identifier: MIT
#pragma once

#include "ui/presentation/waitingstrip.h"

#include <QWidget>

#include <array>

namespace balcao
{

class ChargeButton;

/** The strip between amount and form (01g): a card for each charge that waits, opened by a click or Alt+1 to Alt+3. */
class WaitingCards : public QWidget
{
    Q_OBJECT

public:
    static constexpr int stripHeight = 56;

    /** @p strip outlives the widget. */
    explicit WaitingCards(WaitingStrip &strip, QWidget *parent = nullptr);

    [[nodiscard]] QList<QWidget *> stops() const;

Q_SIGNALS:
    void opened(const QString &attempt);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    WaitingStrip &m_strip;
    std::array<ChargeButton *, WaitingStrip::most> m_cards{};
};

} // namespace balcao
