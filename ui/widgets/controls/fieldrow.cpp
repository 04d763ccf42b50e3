// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/fieldrow.h"

#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/painting.h"

using namespace Qt::StringLiterals;

namespace balcao
{

FieldRow::FieldRow(const QString &label, QWidget *parent)
    : QWidget(parent)
    , m_label(label)
    , m_edit(new FieldEdit(this))
{
    m_edit->setAccessibleName(label);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FieldRow::setWidths(int label, int field, int gap)
{
    m_labelWidth = label;
    m_fieldWidth = field;
    m_gap = gap;
    updateGeometry();
    resizeEvent(nullptr);
    update();
}

void FieldRow::setView(const FieldView &view)
{
    if (view == m_view)
        return;
    m_view = view;
    m_edit->setState(view.state);
    m_edit->setAccessibleDescription(view.message);
    update();
}

void FieldRow::resizeEvent(QResizeEvent *)
{
    m_edit->setGeometry(m_labelWidth + m_gap - FieldEdit::ringSpace, 0, m_fieldWidth + 2 * FieldEdit::ringSpace,
                        m_edit->height());
}

void FieldRow::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const int labelRoom = m_labelWidth + m_gap;
    canvas.text(QRect(0, 0, labelRoom, height()), m_label, fonts::fitting(m_label, labelRoom, {16, 14}, QFont::Medium),
                ColorRole::Ink);
    const bool isError = m_view.state == FieldView::State::Error;
    const bool isOk = m_view.state == FieldView::State::Ok;
    const Shades ink = isError ? ColorRole::ErrorInk : (isOk ? ColorRole::OkInk : ColorRole::Ink3);
    const int left = m_labelWidth + m_gap + m_fieldWidth + m_gap;
    const QRect room = QRect(left, 0, width() - left, height()).adjusted(isError || isOk ? 28 : 0, 0, 0, 0);
    const QFont font = fonts::fitting(m_view.message, room.size(), {width() - left < 240 ? 13 : 14, 13},
                                      isError ? QFont::Medium : QFont::Normal);
    if (isError || isOk) {
        // Beside the first line, where reading begins.
        const QFontMetrics metrics(font);
        const QRect text = metrics.boundingRect(room, Qt::AlignVCenter | Qt::TextWordWrap, m_view.message);
        canvas.icon(QRectF(left, qMax(0, text.top()) + (metrics.height() - 20) / 2, 20, 20),
                    isError ? u"alert-circle"_s : u"check"_s, isError ? ColorRole::ErrorBorder : ColorRole::OkInk);
    }
    canvas.text(room, m_view.message, font, ink, Qt::AlignVCenter | Qt::TextWordWrap);
}

} // namespace balcao
