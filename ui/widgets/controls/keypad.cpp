// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/keypad.h"

#include "ui/widgets/controls/boxes.h"

#include <QGridLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** One large key. */
class Key : public Button
{
public:
    explicit Key(const QString &label)
        : Button(Kind::Secondary, label)
    {
        setFocusPolicy(Qt::NoFocus);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }

    [[nodiscard]] QSize sizeHint() const override { return {metrics::minTarget, metrics::minTarget}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        canvas.box(rect(), metrics::radiusControl,
                   isDown() ? ColorRole::Ring : (underMouse() ? ColorRole::Tint : ColorRole::Inset), ColorRole::Stroke);
        if (text() == u"⌫"_s)
            canvas.icon(QRectF(width() / 2.0 - 16, height() / 2.0 - 16, 32, 32), u"backspace"_s, ColorRole::Ink);
        else
            canvas.text(rect(), text(), fonts::text(34, QFont::Medium), ColorRole::Ink, Qt::AlignCenter);
    }
};

} // namespace

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
                             u"1"_s, u"2"_s, u"3"_s, u"00"_s, u"0"_s, u"⌫"_s};
    for (int i = 0; i < labels.size(); ++i) {
        auto *key = new Key(labels.at(i));
        keys->addWidget(key, i / 3, i % 3);
        connect(key, &QAbstractButton::clicked, this, [this, label = labels.at(i)] {
            if (label == u"⌫"_s) {
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
