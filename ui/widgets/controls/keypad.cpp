// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/keypad.h"

#include "ui/widgets/controls/boxes.h"

#include <QGridLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

Key::Key(const QString &label, int pixels)
    : Button(Kind::Secondary, label)
    , m_pixels(pixels)
{
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    if (label == backspace)
        setAccessibleName(tr("Delete the last digit"));
}

void Key::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const bool isLit = isEnabled() && underMouse();
    canvas.box(rect(), metrics::radiusControl,
               isDown() ? ColorRole::Ring : (isLit ? ColorRole::Tint : ColorRole::Inset),
               isEnabled() ? ColorRole::Stroke : ColorRole::Line);
    const Shades ink = isEnabled() ? ColorRole::Ink : ColorRole::Ink3;
    if (text() == backspace)
        canvas.icon(QRectF(width() / 2.0 - 16, height() / 2.0 - 16, 32, 32), u"backspace"_s, ink);
    else
        canvas.text(rect(), text(), fonts::text(m_pixels, QFont::Medium), ink, Qt::AlignCenter);
}

Keypad::Keypad(QWidget *parent)
    : Card(parent)
    , m_close(new Button(Button::Kind::Ghost, tr("Close"), {.icon = u"x"_s}))
    , m_clear(new Button(Button::Kind::Secondary, tr("Clear")))
    , m_next(new Button(Button::Kind::Primary, tr("Next field")))
    , m_foot(filled(new QHBoxLayout, {}, 0))
{
    // The buttons at the foot bring the space for their focus ring themselves.
    constexpr int ring = Button::ringSpace;
    m_close->setFocusPolicy(Qt::NoFocus);
    connect(m_close, &Button::clicked, this, &Keypad::closePressed);
    auto *title = new Label(tr("Keypad"), 18, QFont::DemiBold, ColorRole::Ink);
    auto *head = filled(new QHBoxLayout, {ring, 0, ring, 0}, -1, {{title, 1}, m_close});

    auto *keys = filled(new QGridLayout, {ring, 0, ring, 0}, 8);
    const QStringList labels{u"7"_s, u"8"_s, u"9"_s, u"4"_s,  u"5"_s, u"6"_s,
                             u"1"_s, u"2"_s, u"3"_s, u"00"_s, u"0"_s, QString(Key::backspace)};
    for (int i = 0; i < labels.size(); ++i) {
        auto *key = new Key(labels.at(i), 34);
        keys->addWidget(key, i / 3, i % 3);
        connect(key, &QAbstractButton::clicked, this, [this, label = labels.at(i)] {
            if (label == Key::backspace) {
                Q_EMIT pressed({AmountKey::Kind::Backspace});
                return;
            }
            for (const QChar digit : label)
                Q_EMIT pressed({AmountKey::Kind::Typed, digit});
        });
    }

    for (Button *button : {m_clear, m_next}) {
        button->setFocusPolicy(Qt::NoFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    connect(m_clear, &Button::clicked, this, [this] { Q_EMIT pressed({AmountKey::Kind::Clear}); });
    connect(m_next, &Button::clicked, this, &Keypad::nextPressed);
    m_foot->addWidget(m_clear, 1);
    m_foot->addWidget(m_next, 2);

    filled(new QVBoxLayout(this), {21 - ring, 10, 21 - ring, 18 - ring}, 8, {head, {keys, 1}, m_foot});
    m_wideFoot = minimumSizeHint().width();
}

void Keypad::resizeEvent(QResizeEvent *)
{
    m_foot->setDirection(width() < m_wideFoot ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void Keypad::setClosable(bool closable)
{
    m_close->setVisible(closable);
    for (Button *button : {m_clear, m_next})
        button->setFaceHeight(closable ? 48 : 56);
}

} // namespace balcao

#include "moc_keypad.cpp"
