// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/toast.h"

#include "ui/widgets/controls/boxes.h"

using namespace Qt::StringLiterals;

namespace balcao
{

Toast::Toast(QWidget *parent)
    : Card(parent, metrics::radiusControl)
    , m_good(new IconView(u"check-circle"_s, 22, ColorRole::OkInk))
    , m_bad(new IconView(u"alert"_s, 22, ColorRole::WaitInk))
    , m_text(new Label(15, QFont::Medium, ColorRole::Ink, Label::Lines::Close))
{
    filled(new QHBoxLayout(this), {16, 12, 16, 12}, 12, {m_good, m_bad, {m_text, 1}});
    m_time.setSingleShot(true);
    connect(&m_time, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void Toast::show(const QString &sentence, bool isGood, const QRect &bar, std::chrono::seconds time)
{
    setColors(isGood ? ColorRole::OkTint : ColorRole::WaitTint, isGood ? ColorRole::OkInk : ColorRole::WaitInk);
    m_good->setVisible(isGood);
    m_bad->setVisible(!isGood);
    m_text->say(sentence, isGood ? ColorRole::OkInk : ColorRole::WaitInk);
    setAccessibleName(sentence);
    layout()->activate();
    constexpr int widest = 620;
    const int width = qMin(widest, bar.width());
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    setGeometry(bar.left(), bar.top() + qMax(2, (bar.height() - height) / 2), width, height);
    setVisible(true);
    raise();
    m_time.start(time);
}

void Toast::mousePressEvent(QMouseEvent *)
{
    hide();
}

} // namespace balcao

#include "moc_toast.cpp"
