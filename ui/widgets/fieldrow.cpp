// SPDX-License-Identifier: MIT
#include "ui/widgets/fieldrow.h"

#include "ui/widgets/fonts.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace balcao
{

FieldRow::FieldRow(const QString &label, QWidget *parent)
    : QWidget(parent)
    , m_label(label)
    , m_edit(new FieldEdit(this))
{
    m_edit->setAccessibleName(label);
    setFocusProxy(m_edit);
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
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    painter.setPen(theme.color(ColorRole::Ink));
    painter.setFont(fonts::text(16, QFont::Medium));
    painter.drawText(QRect(0, 0, m_labelWidth + m_gap, height()), Qt::AlignVCenter, m_label);

    int left = m_labelWidth + m_gap + m_fieldWidth + m_gap;
    const bool isError = m_view.state == FieldView::State::Error;
    const bool isOk = m_view.state == FieldView::State::Ok;
    const Shades ink = isError ? ColorRole::ErrorInk : (isOk ? ColorRole::OkInk : ColorRole::Ink3);
    const int pixels = width() - left < 240 ? 13 : 14;
    painter.setFont(fonts::text(pixels, isError ? QFont::Medium : QFont::Normal));
    const int indent = isError || isOk ? 28 : 0;
    const QRect room(left + indent, 0, width() - left - indent, height());
    const QRect text = painter.boundingRect(room, Qt::AlignVCenter | Qt::TextWordWrap, m_view.message);
    if (indent > 0) {
        // Beside the first line, where reading begins.
        const int lineHeight = painter.fontMetrics().height();
        const int top = qMax(0, text.top()) + (lineHeight - 20) / 2;
        paintIcon(painter, QRectF(left, top, 20, 20), isError ? u"alert-circle"_s : u"check"_s,
                  theme.color(isError ? ColorRole::ErrorBorder : ColorRole::OkInk));
    }
    painter.setPen(theme.color(ink));
    painter.drawText(room, Qt::AlignVCenter | Qt::TextWordWrap, m_view.message);
}

} // namespace balcao
