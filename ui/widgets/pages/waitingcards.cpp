// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/waitingcards.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/chargebutton.h"

#include <QShortcut>

using namespace Qt::StringLiterals;

namespace balcao
{

WaitingCards::WaitingCards(WaitingStrip &strip, QWidget *parent)
    : QWidget(parent)
    , m_strip(strip)
{
    setFixedHeight(stripHeight);
    auto *row = filled(new QHBoxLayout(this), {}, 10);
    int key = Qt::Key_1;
    for (ChargeButton *&card : m_cards) {
        card = new ChargeButton(ColorRole::Stroke, stripHeight);
        // A hidden card keeps its column: they are equally wide, however many wait.
        QSizePolicy policy = card->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        card->setSizePolicy(policy);
        row->addWidget(card, 1);
        const auto open = [this, card] { Q_EMIT opened(card->attempt()); };
        connect(card, &Button::clicked, this, open);
        new QShortcut(QKeySequence(Qt::ALT | key++), card, this, open);
    }
    const auto refresh = [this] { ChargeButton::showLines(m_cards, m_strip.rows()); };
    connect(&m_strip, &WaitingStrip::changed, this, refresh);
    refresh();
}

QList<QWidget *> WaitingCards::stops() const
{
    return {m_cards.begin(), m_cards.end()};
}

void WaitingCards::showEvent(QShowEvent *)
{
    m_strip.setWatched(true);
}

void WaitingCards::hideEvent(QHideEvent *)
{
    m_strip.setWatched(false);
}

} // namespace balcao
