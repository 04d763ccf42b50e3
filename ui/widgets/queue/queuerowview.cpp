// SPDX-License-Identifier: MIT
#include "ui/widgets/queue/queuerowview.h"

#include "ui/text/display.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/style/accessibility.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int rowSide = 20;

} // namespace

QueueRowView::QueueRowView()
    : m_present(new Button(Button::Kind::Secondary))
    , m_absent(new Button(Button::Kind::Secondary))
{
    setAccessibleRole(this, QAccessible::Grouping);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    filled(new QHBoxLayout(this), {0, 0, rowSide - Button::ringSpace, 0}, 0, {Part::rest(), m_present, m_absent});
    for (Button *answer : {m_present, m_absent}) {
        answer->installEventFilter(this);
        connect(answer, &Button::clicked, this, [this, answer] { Q_EMIT answered(answer == m_present); });
    }
}

void QueueRowView::setRow(const QueueRow &row)
{
    m_row = row;
    m_present->setText(row.steps.present == QueueStep::Open ? tr("Open the charge") : tr("It is in the account"));
    m_absent->setText(row.steps.absent == QueueStep::Open ? tr("Open the charge") : tr("It is not"));
    // Where both open the charge, one of them does.
    m_present->setHidden(row.steps.present == QueueStep::Open && row.steps.absent == QueueStep::Open);
    const QString which = display::amount(row.amount) + u", "_s + row.customer;
    for (Button *answer : {m_present, m_absent})
        answer->setAccessibleName(answer->text() + u": "_s + which);
    setAccessibleName(QStringList{which, row.age, row.when, row.what, row.lookAfter}.join(u", "_s));
    update();
}

void QueueRowView::setCurrent(bool isCurrent)
{
    redraw(this, m_isCurrent, isCurrent);
    m_present->setKind(isCurrent ? Button::Kind::Primary : Button::Kind::Secondary);
}

void QueueRowView::setNarrow(bool isNarrow)
{
    redraw(this, m_isNarrow, isNarrow);
    updateGeometry();
}

bool QueueRowView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn)
        Q_EMIT entered();
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key != Qt::Key_Up && key != Qt::Key_Down)
        return QWidget::eventFilter(watched, event);
    Q_EMIT stepped(key == Qt::Key_Up ? -1 : 1, watched == m_present);
    return true;
}

void QueueRowView::paintLines(Canvas &canvas, const QRect &column, const QString &text, int most, const QString &below,
                              bool isBelowStrong) const
{
    // The first part is what it is about, unless the other one is.
    const QFont font =
        isBelowStrong ? fonts::text(m_isNarrow ? 13 : 15) : fonts::text(m_isNarrow ? 15 : 16, QFont::Medium);
    const QFont belowFont = isBelowStrong ? fonts::strong(m_isNarrow ? 13 : 15) : fonts::text(m_isNarrow ? 13 : 15);
    constexpr int pitch = 20;
    QStringList lines = painting::lines(text, font, column.width());
    const bool isCut = lines.size() > most;
    if (isCut) {
        const QString rest = lines.sliced(most - 1).join(u' ');
        lines = lines.first(most - 1);
        lines.append(QFontMetrics(font).elidedText(rest, Qt::ElideRight, column.width()));
    }
    int top = column.center().y() - (static_cast<int>(lines.size()) + 1) * pitch / 2;
    for (const QString &line : std::as_const(lines)) {
        canvas.text(QRect(column.left(), top, column.width(), pitch), line, font,
                    isBelowStrong ? ColorRole::Ink2 : ColorRole::Ink, Qt::AlignVCenter);
        top += pitch;
    }
    const QRect last(column.left(), top, column.width(), pitch);
    canvas.text(last, below,
                fonts::fitting(below, last.width(), {belowFont.pixelSize(), 14, 13, 12},
                               isBelowStrong ? QFont::DemiBold : QFont::Normal),
                isBelowStrong ? ColorRole::Ink : ColorRole::Ink2);
}

void QueueRowView::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    if (m_isCurrent) {
        canvas.fill(rect(), ColorRole::Tint);
        canvas.fill(QRect(0, 0, 4, height()), ColorRole::Link);
    }
    canvas.line({0, height() - 1}, {width(), height() - 1});
    const int right = (m_present->isHidden() ? m_absent : m_present)->x();
    const int room = right - rowSide - 8;
    constexpr int gap = 12;
    const int money = qBound(104, room * 28 / 100, 150);
    // Where there is little room, what is to be done needs it most.
    constexpr int tight = 460;
    const int day = QFontMetrics(fonts::text(12)).horizontalAdvance(m_row.when) + gap + 2;
    const int who = qBound(qMax(110, day), room * (room < tight ? 27 : 33) / 100, 190);
    const QRect amount(rowSide, 0, money - gap, height());
    const int middle = height() / 2;
    canvas.money(QRect(amount.left(), middle - 26, amount.width(), 30), m_row.amount, {.sizes = {22, 20, 18, 17, 15}},
                 ColorRole::Ink);
    canvas.text(QRect(amount.left(), middle + 6, amount.width(), 20), m_row.age,
                fonts::fitting(m_row.age, amount.width(), {14, 13, 12}, QFont::Medium), ColorRole::UnknownInk);
    const QRect customer(rowSide + money, 0, who - gap, height());
    paintLines(canvas, customer, m_row.customer, 2, m_row.when, false);
    const QRect what(customer.right() + gap, 0, right - customer.right() - 2 * gap, height());
    paintLines(canvas, what, m_row.what, 3, m_row.lookAfter, true);
}

} // namespace balcao

#include "moc_queuerowview.cpp"
