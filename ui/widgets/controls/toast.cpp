// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/toast.h"

#include "ui/widgets/controls/boxes.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

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

void Toast::tell(const QString &sentence, bool isGood, int top)
{
    constexpr int width = 420;
    constexpr int margin = 20;
    setColors(isGood ? ColorRole::OkTint : ColorRole::WaitTint, isGood ? ColorRole::OkInk : ColorRole::WaitInk);
    m_good->setVisible(isGood);
    m_bad->setVisible(!isGood);
    m_text->say(sentence, isGood ? ColorRole::OkInk : ColorRole::WaitInk);
    setAccessibleName(sentence);
    layout()->activate();
    setGeometry(parentWidget()->width() - width - margin, top, width,
                qMax(54, layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height()));
    show();
    raise();
    m_time.start(isGood ? 6s : 15s);
}

void Toast::mousePressEvent(QMouseEvent *)
{
    hide();
}

} // namespace balcao

#include "moc_toast.cpp"
