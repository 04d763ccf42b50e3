// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/amountdisplay.h"

#include "ui/widgets/style/accessibility.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace displaypanel
{

Shades dim(const PanelStyle &look)
{
    return look.training ? ColorRole::TrainingDim : ColorRole::VisorDim;
}

void paintPanel(Canvas &canvas, const QRect &box, const PanelStyle &look, bool onlyTop)
{
    canvas->save();
    canvas->setClipRect(box);
    const QRect shape = onlyTop ? box.adjusted(0, 0, 0, 2 * metrics::radiusCard) : box;
    const bool bordered = canvas.theme().isDark() && !look.training;
    canvas.box(shape, metrics::radiusCard, look.training ? ColorRole::TrainingVisor : ColorRole::Visor,
               bordered ? ColorRole::VisorBorder : ColorRole::None, 2);
    if (look.hasFocus)
        canvas.box(QRectF(shape).adjusted(2.5, 2.5, -2.5, -2.5), metrics::radiusCard - 2, ColorRole::None,
                   ColorRole::Ochre, 3);
    canvas->restore();
}

void paintAmount(Canvas &canvas, const QRect &row, int pixels, Money amount, const PanelStyle &look)
{
    QList<int> sizes;
    for (const int size : {176, 140, 112, 104, 92, 84, 72, 64, 56, 48, 40, 32, 24}) {
        if (size <= qMin(pixels, qMax(24, row.height())))
            sizes.append(size);
    }
    const QString sign = u"R$"_s;
    const auto currencyFont = [](int size) { return fonts::text(qBound(20, size * 34 / 100, 60), QFont::Medium); };
    const auto digitsOf = [&sign](const QString &text) { return text.startsWith(sign) ? text.mid(3) : text; };
    const auto width = [&](const QString &text, int size) {
        const int digits = QFontMetrics(fonts::display(size)).horizontalAdvance(digitsOf(text));
        return text.startsWith(sign) ? digits + QFontMetrics(currencyFont(size)).horizontalAdvance(sign) + 24 : digits;
    };
    const int caretSpace = look.hasFocus ? 19 : 0;
    const MoneyFit fit = fitMoney(amount, row.width() - caretSpace, sizes, width);
    const int middle = row.center().y();
    const auto text = [&canvas, middle](int left, const QFont &font, const QString &words, Shades ink) {
        canvas->setFont(font);
        canvas->setPen(canvas.theme().color(ink));
        canvas->drawText(left, middle + QFontMetrics(font).capHeight() / 2, words);
    };
    if (fit.text.startsWith(sign))
        text(row.left(), currencyFont(fit.pixels), sign, dim(look));
    const QFont font = fonts::display(fit.pixels);
    const QString digits = digitsOf(fit.text);
    const Shades zero = look.training ? ColorRole::TrainingZero : ColorRole::VisorZero;
    text(row.right() + 1 - caretSpace - QFontMetrics(font).horizontalAdvance(digits), font, digits,
         look.isZero ? zero : ColorRole::DisplayText);
    if (look.hasFocus) {
        const int height = qMin(QFontMetrics(font).capHeight() + 12, row.height() + 20);
        canvas.box(QRectF(row.right() - 4, middle - height / 2.0, 5, height), 2, ColorRole::Ochre);
    }
}

} // namespace displaypanel

AmountDisplay::AmountDisplay(QWidget *parent)
    : QWidget(parent)
{
    // Before anything asks for it, as the editor does.
    setAccessibleRole(this, QAccessible::EditableText);
    m_editor = new AmountEditor(this);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::IBeamCursor);
    setAccessibleName(tr("Amount to charge"));
    connect(m_editor, &AmountEditor::edited, this, qOverload<>(&QWidget::update));
    connect(m_editor, &AmountEditor::hintChanged, this, qOverload<>(&QWidget::update));
}

void AmountDisplay::setEntry(const AmountEntry &entry)
{
    m_editor->setEntry(entry);
    update();
}

void AmountDisplay::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        QGuiApplication::clipboard()->setText(display::amountDigits(entry().amount()));
    else if (!m_editor->press(*event))
        QWidget::keyPressEvent(event);
}

void AmountDisplay::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const displaypanel::PanelStyle look{m_training, entry().centavos() == 0, hasFocus()};
    displaypanel::paintPanel(canvas, rect(), look);
    const Shades dim = displaypanel::dim(look);
    const QRect inner = rect().adjusted(26, 0, -26, 0);
    canvas.text(QRect(inner.left(), 20, inner.width(), 40), tr("Amount to charge"), fonts::text(16), dim);
    // Without a line below them the digits come down, away from the button in the corner.
    const bool hasLine = m_hintsVisible || !m_message.isEmpty() || !m_editor->hint().text.isEmpty();
    displaypanel::paintAmount(canvas, inner.adjusted(0, hasLine ? 52 : 68, 0, hasLine ? -34 : -4), m_digitPixels,
                              entry().amount(), look);
    paintHints(canvas, dim);
}

void AmountDisplay::paintHints(Canvas &canvas, Shades dim)
{
    const QRect line(26, height() - 39, width() - 52, 22);
    const AmountHint &hint = m_editor->hint();
    const auto say = [&canvas, &line](const QString &icon, const QString &text, Shades ink) {
        canvas.icon(QRectF(line.left(), line.top(), 22, 22), icon, ink);
        canvas.text(line.adjusted(30, 0, 0, 0), text, fonts::text(15, QFont::Medium), ink);
    };
    if (hint.kind == AmountHint::Kind::Refused)
        return say(u"alert"_s, hint.text, ColorRole::Ochre);
    if (!hint.text.isEmpty())
        return say(hint.kind == AmountHint::Kind::Pasted ? u"clipboard"_s : u"info"_s, hint.text, ColorRole::VisorText);
    if (!m_message.isEmpty())
        return say(u"alert-circle"_s, m_message, ColorRole::UrgentText);
    if (!m_hintsVisible)
        return;
    int left = line.left();
    for (const auto &[key, text] : {std::pair{u"0–9"_s, tr("enters from the right")},
                                    std::pair{u"⌫"_s, tr("takes a digit back")}, std::pair{tr("Del"), tr("clears")}}) {
        const QRect cap(QPoint(left, line.top()), painting::keycapSize(key));
        canvas.keycap(cap, key, ColorRole::None, ColorRole::DisplayText, dim);
        left = cap.right() + 7;
        left += canvas.text(line.adjusted(left - line.left(), 0, 0, 0), text, fonts::text(15), dim) + 16;
    }
}

} // namespace balcao
