// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/chargecards.h"

#include "ui/widgets/controls/button.h"
#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/painting.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

CopyCard::CopyCard(QWidget *parent)
    : Card(parent)
    , m_button(new Button(Button::Kind::Secondary, this))
{
    m_button->setMinimumWidth(172 + 2 * Button::ringSpace);
    m_button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_button, &Button::clicked, this, &CopyCard::copy);
    m_copied.setSingleShot(true);
    m_copied.setInterval(std::chrono::seconds(2));
    connect(&m_copied, &QTimer::timeout, this, &CopyCard::showRest);
    setCardHeight(74);
    showRest();
}

void CopyCard::setFrameless(bool frameless)
{
    m_frameless = frameless;
    m_button->setMinimumWidth((frameless ? 160 : 172) + 2 * Button::ringSpace);
    placeButton();
    update();
}

void CopyCard::setCardHeight(int height)
{
    setFixedHeight(height);
    m_button->setFaceHeight(height > 100 ? 60 : qMin(48, height - 10));
    placeButton();
}

void CopyCard::placeButton()
{
    // By hand: its focus ring reaches over the edge of a low card.
    const QSize size = m_button->sizeHint().expandedTo(m_button->minimumSize());
    m_button->setGeometry(
        QRect(QPoint(width() - 12 + Button::ringSpace - size.width(), (height() - size.height()) / 2), size));
}

void CopyCard::resizeEvent(QResizeEvent *)
{
    placeButton();
}

void CopyCard::setCode(const QString &code, const QString &instead)
{
    if (code != m_code)
        m_copied.stop();
    m_code = code;
    m_instead = instead;
    if (!m_copied.isActive())
        showRest();
    m_button->setEnabled(!code.isEmpty());
    update();
}

void CopyCard::showRest()
{
    m_button->setKind(Button::Kind::Secondary);
    m_button->setText(tr("Copy"));
    m_button->setIconName(u"copy"_s);
    m_button->setKeycap(m_code.isEmpty() ? QString() : u"Ctrl C"_s);
    placeButton();
}

void CopyCard::copy()
{
    if (m_code.isEmpty())
        return;
    QGuiApplication::clipboard()->setText(m_code);
    m_button->setKind(Button::Kind::Success);
    m_button->setText(tr("Copied"));
    m_button->setIconName(u"check"_s);
    m_button->setKeycap(QString());
    m_copied.start();
    QAccessibleEvent announcement(m_button, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&announcement);
}

void CopyCard::paintEvent(QPaintEvent *event)
{
    if (!m_frameless)
        Card::paintEvent(event);
    Canvas canvas(this);
    const int left = m_frameless ? 16 : 21;
    const int room = m_button->x() + Button::ringSpace - left - 18;
    if (m_code.isEmpty()) {
        const QRect box(left, 0, room, height());
        canvas.text(box, m_instead, fonts::fitting(m_instead, box.size(), {16, 14, 13}, QFont::Normal), ColorRole::Ink2,
                    Qt::AlignVCenter | Qt::TextWordWrap);
        return;
    }
    const int top = (height() - 46) / 2;
    canvas.text(QRect(left, top, room, 22), tr("Pix copy and paste"), fonts::text(13), ColorRole::Ink3);
    canvas.text(QRect(left, top + 24, room, 22), m_code, fonts::fixed(14), ColorRole::Ink2);
}

StepsCard::StepsCard(const ChargePresenter &presenter, QWidget *parent)
    : Card(parent)
    , m_presenter(presenter)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&m_presenter, &ChargePresenter::ticked, this, qOverload<>(&QWidget::update));
}

void StepsCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    const QList<ChargeView::Step> steps = m_presenter.view().steps;
    if (steps.isEmpty())
        return;
    Canvas canvas(this);
    using State = ChargeView::Step::State;
    const int rowHeight = qMin(56, (height() - 18) / static_cast<int>(steps.size()));
    const int top = (height() - rowHeight * static_cast<int>(steps.size())) / 2;
    for (int i = 0; i < steps.size(); ++i) {
        const ChargeView::Step &step = steps.at(i);
        const QRect row(25, top + i * rowHeight, width() - 50, rowHeight);
        const QRect circle(row.left(), row.center().y() - 15, 32, 32);
        const bool pending = step.state == State::Pending;
        if (pending)
            canvas.box(circle, 16, ColorRole::None, ColorRole::Stroke);
        else
            canvas.box(circle, 16, step.state == State::Done ? ColorRole::OkFill : ColorRole::Primary);
        if (step.state == State::Done)
            canvas.icon(circle.adjusted(7, 7, -7, -7), u"check"_s, ColorRole::OnFill);
        else
            canvas.text(circle, QString::number(i + 1), fonts::text(15, QFont::DemiBold),
                        pending ? ColorRole::Ink3 : ColorRole::OnFill, Qt::AlignCenter);
        canvas.text(row.adjusted(46, 0, 0, 0), step.label, fonts::text(17, QFont::Medium),
                    pending ? ColorRole::Ink3 : ColorRole::Ink);
        canvas.text(row, step.aside, fonts::text(15), ColorRole::Ink3, Qt::AlignRight | Qt::AlignVCenter);
        if (i + 1 < steps.size())
            canvas.line(row.bottomLeft(), row.bottomRight());
    }
}

} // namespace balcao
