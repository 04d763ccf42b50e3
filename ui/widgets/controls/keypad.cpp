// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/keypad.h"

#include "ui/widgets/controls/button.h"
#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/painting.h"

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
        : Button(Kind::Secondary)
    {
        setText(label);
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
    , m_close(new Button(Button::Kind::Ghost))
    , m_foot(new QHBoxLayout)
{
    auto *title = new Label(18, QFont::DemiBold, ColorRole::Ink);
    title->setText(tr("Keypad"));
    m_close->setText(tr("Close"));
    m_close->setIconName(u"x"_s);
    m_close->setFocusPolicy(Qt::NoFocus);
    connect(m_close, &Button::clicked, this, &Keypad::closePressed);
    auto *head = new QHBoxLayout;
    head->addWidget(title, 1);
    head->addWidget(m_close);

    auto *keys = new QGridLayout;
    keys->setSpacing(10);
    const QStringList labels{u"7"_s, u"8"_s, u"9"_s, u"4"_s,  u"5"_s, u"6"_s,
                             u"1"_s, u"2"_s, u"3"_s, u"00"_s, u"0"_s, u"⌫"_s};
    for (int i = 0; i < labels.size(); ++i) {
        auto *key = new Key(labels.at(i));
        keys->addWidget(key, i / 3, i % 3);
        connect(key, &QAbstractButton::clicked, this, [this, label = labels.at(i)] {
            if (label == u"⌫"_s) {
                Q_EMIT backspacePressed();
                return;
            }
            for (const QChar digit : label)
                Q_EMIT digitPressed(digit);
        });
    }

    auto *clear = new Button(Button::Kind::Secondary);
    clear->setText(tr("Clear"));
    auto *next = new Button(Button::Kind::Primary);
    next->setText(tr("Next field"));
    for (Button *button : {clear, next}) {
        button->setFaceHeight(56);
        button->setFocusPolicy(Qt::NoFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    connect(clear, &Button::clicked, this, &Keypad::clearPressed);
    connect(next, &Button::clicked, this, &Keypad::nextPressed);
    m_foot->setSpacing(0);
    m_foot->addWidget(clear, 1);
    m_foot->addWidget(next, 2);

    auto *column = new QVBoxLayout(this);
    // The buttons at the foot bring the space for their focus ring themselves.
    constexpr int ring = Button::ringSpace;
    head->setContentsMargins(ring, 0, ring, 0);
    keys->setContentsMargins(ring, 0, ring, 0);
    column->setContentsMargins(21 - ring, 12, 21 - ring, 20 - ring);
    column->setSpacing(8);
    column->addLayout(head);
    column->addLayout(keys, 1);
    column->addLayout(m_foot);
    m_wideFoot = minimumSizeHint().width();
}

void Keypad::resizeEvent(QResizeEvent *)
{
    m_foot->setDirection(width() < m_wideFoot ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void Keypad::setClosable(bool closable)
{
    m_close->setVisible(closable);
}

} // namespace balcao
