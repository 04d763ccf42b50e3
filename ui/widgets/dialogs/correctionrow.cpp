// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/correctionrow.h"

#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/painting.h"

#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The columns, from the row's width: the design has them at 900 pixels, narrower dialogs shrink the middle ones. */
struct Columns {
    explicit Columns(int width)
        : before(152)
        , after(width * 412 / 868)
        , verdict(after + (width >= 800 ? 330 : width * 36 / 100))
    {
    }
    int before;
    int after;
    int verdict;
};

constexpr int labelLeft = 12;

} // namespace

CorrectionHead::CorrectionHead(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(30);
}

void CorrectionHead::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const Columns columns(width());
    const QFont font = fonts::text(14, QFont::DemiBold);
    canvas.text(QRect(columns.before, 0, 200, height()), tr("Before"), font, ColorRole::Ink2);
    canvas.text(QRect(columns.after, 0, 200, height()), tr("After"), font, ColorRole::Ink2);
}

CorrectionRow::CorrectionRow(const QString &label, FieldEdit *edit, QWidget *parent)
    : QWidget(parent)
    , m_label(label)
    , m_edit(edit)
{
    edit->setParent(this);
    edit->setAccessibleName(label);
    QFont font = edit->font();
    font.setPixelSize(16);
    edit->setFont(font);
    setLow(false);
}

void CorrectionRow::setLow(bool isLow)
{
    m_edit->setFaceHeight(isLow ? 44 : 48);
    setFixedHeight(isLow ? 49 : 54);
}

void CorrectionRow::setBefore(const QString &before)
{
    m_before = before;
    update();
}

void CorrectionRow::setView(const FieldView &view, bool changed)
{
    m_view = view;
    m_changed = changed;
    m_edit->setState(view.state == FieldView::State::Error ? view.state : FieldView::State::Untouched);
    m_edit->setAccessibleDescription(view.message);
    update();
}

void CorrectionRow::resizeEvent(QResizeEvent *)
{
    const Columns columns(width());
    m_edit->setGeometry(columns.after - FieldEdit::ringSpace, (height() - m_edit->height()) / 2,
                        columns.verdict - columns.after + 2 * FieldEdit::ringSpace, m_edit->height());
}

void CorrectionRow::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const Columns columns(width());
    const bool wrong = m_view.state == FieldView::State::Error;
    if (m_changed)
        canvas.box(rect(), metrics::radiusControl, wrong ? ColorRole::ErrorTint : ColorRole::Tint);
    const int labelRoom = columns.before - labelLeft - 6;
    canvas.text(QRect(labelLeft, 0, labelRoom, height()), m_label,
                fonts::fitting(m_label, labelRoom, {16, 14}, QFont::Medium), ColorRole::Ink);
    QFont before = fonts::text(16);
    before.setStrikeOut(m_changed);
    canvas.text(QRect(columns.before, 0, columns.after - columns.before - 44, height()), m_before, before,
                ColorRole::Ink2);
    if (m_changed)
        canvas.icon(QRectF(columns.after - 36, height() / 2.0 - 11, 22, 22), u"arrow-right"_s, ColorRole::Link);
    canvas.text(QRect(columns.verdict + 10, 0, width() - columns.verdict - 22, height()), m_view.message,
                fonts::text(wrong ? 13 : 14, m_changed && !wrong ? QFont::DemiBold : QFont::Normal),
                wrong ? ColorRole::ErrorInk : (m_changed ? ColorRole::TintInk : ColorRole::Ink3),
                static_cast<int>(wrong ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter | Qt::TextWordWrap);
}

ReasonBox::ReasonBox(QWidget *parent)
    : QComboBox(parent)
{
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setFont(fonts::text(16));
    setLow(false);
    setFrame(false);
    QPalette clear;
    clear.setColor(QPalette::Base, Qt::transparent);
    lineEdit()->setPalette(clear);
    lineEdit()->setFont(fonts::text(16));
    lineEdit()->setTextMargins(12, 0, 0, 0);
}

void ReasonBox::setLow(bool isLow)
{
    setFixedHeight((isLow ? 44 : 48) + 2 * FieldEdit::ringSpace);
}

void ReasonBox::setWrong(bool isWrong)
{
    m_isWrong = isWrong;
    update();
}

void ReasonBox::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    constexpr int ring = FieldEdit::ringSpace;
    if (hasFocus())
        canvas.box(rect(), metrics::radiusControl + ring, ColorRole::Ring);
    canvas.box(rect().adjusted(ring, ring, -ring, -ring), metrics::radiusControl,
               canvas.theme().isDark() ? ColorRole::Inset : ColorRole::Surface,
               m_isWrong    ? ColorRole::ErrorBorder
               : hasFocus() ? ColorRole::Link
                            : ColorRole::Stroke,
               m_isWrong || hasFocus() ? 2 : 1);
    canvas.icon(QRectF(width() - 32, height() / 2.0 - 10, 20, 20), u"chevron-down"_s, ColorRole::Ink2);
}

} // namespace balcao
