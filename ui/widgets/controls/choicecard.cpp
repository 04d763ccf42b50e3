// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/choicecard.h"

#include "ui/widgets/controls/card.h"
#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/painting.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

ChoiceCard::ChoiceCard(int number, const QString &title, const QString &text, const QString &button, bool isFirst,
                       QWidget *parent)
    : QWidget(parent)
    , m_button(new Button(isFirst ? Button::Kind::Primary : Button::Kind::Secondary, this))
    , m_number(number)
{
    m_button->setText(button);
    m_button->setFaceHeight(48);
    m_button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_button->setAccessibleDescription(title + u". "_s + text);
    connect(m_button, &Button::clicked, this, &ChoiceCard::chosen);

    auto *titleLabel = new Label(17, QFont::DemiBold, ColorRole::Ink, Label::Lines::Wrap);
    titleLabel->setText(title);
    auto *textLabel = new Label(15, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap);
    textLabel->setText(text);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->setContentsMargins(0, 3, 0, 3);
    words->addStretch();
    words->addWidget(titleLabel);
    words->addWidget(textLabel);
    words->addStretch();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(68, 0, 16 - Button::ringSpace, 0);
    row->addLayout(words, 1);
    row->addWidget(m_button, 0, Qt::AlignVCenter);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumHeight(60);
    setMaximumHeight(112);
}

void ChoiceCard::retire(QList<ChoiceCard *> &cards)
{
    for (ChoiceCard *card : std::as_const(cards)) {
        card->hide();
        card->parentWidget()->layout()->removeWidget(card);
        card->deleteLater();
    }
    cards.clear();
}

void ChoiceCard::resizeEvent(QResizeEvent *)
{
    // Where there is room all the buttons of a list are equally wide.
    m_button->setMinimumWidth((width() >= 620 ? 214 : 150) + 2 * Button::ringSpace);
}

void ChoiceCard::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    canvas.box(rect(), metrics::radiusTile, ColorRole::Surface, ColorRole::Stroke);
    const QRect key(16, height() / 2 - 18, 36, 36);
    canvas.box(key, metrics::radiusKeycap, ColorRole::Inset, ColorRole::Stroke);
    canvas.text(key, QString::number(m_number), fonts::text(16, QFont::DemiBold), ColorRole::Ink2, Qt::AlignCenter);
}

} // namespace balcao
