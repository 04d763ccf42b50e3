// SPDX-License-Identifier: MIT
#include "ui/widgets/newcharge/suggestionlist.h"

#include "ui/presentation/newcharge/newchargeview.h"
#include "ui/text/display.h"
#include "ui/widgets/style/painting.h"

#include <QMouseEvent>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int customerHeight = 60;
constexpr int footHeight = 37;

} // namespace

SuggestionList::SuggestionList(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::NoFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Past customers"));
    hide();
}

void SuggestionList::show(const QList<PastCustomer> &customers, const QString &typed, const QRect &anchor,
                          const QRect &room, const QDateTime &now)
{
    m_customers = customers;
    m_typed = typed;
    m_now = now;
    m_current = 0;
    m_first = 0;
    setVisible(!m_customers.isEmpty());
    if (m_customers.isEmpty())
        return;
    constexpr int border = 2;
    const int count = static_cast<int>(m_customers.size());
    const int whole = count * customerHeight + footHeight + border;
    const int below = room.bottom() - anchor.bottom();
    const int above = anchor.top() - room.top();
    // Under the field, or above it where there is more room. What does not fit is left out: the foot, then rows.
    const bool isBelow = below >= whole || below >= above;
    const int side = isBelow ? below : above;
    m_hasFoot = side >= whole;
    m_shown = m_hasFoot ? count : qBound(1, (side - border) / customerHeight, count);
    const int height = m_shown * customerHeight + (m_hasFoot ? footHeight : 0) + border;
    const int top = isBelow ? anchor.bottom() : anchor.top() - height;
    setGeometry(anchor.left(), qMax(room.top(), qMin(top, room.bottom() + 1 - height)),
                qMin(650, parentWidget()->width() - anchor.left() - 12), height);
    raise();
    update();
}

bool SuggestionList::handleKey(int key)
{
    if (isHidden())
        return false;
    const int count = static_cast<int>(m_customers.size());
    switch (key) {
    case Qt::Key_Down:
    case Qt::Key_Up:
        select((m_current + (key == Qt::Key_Down ? 1 : count - 1)) % count);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(m_current);
        return true;
    case Qt::Key_Escape:
        hide();
        Q_EMIT dismissed();
        return true;
    default:
        return false;
    }
}

void SuggestionList::select(int row)
{
    m_first = qBound(row - m_shown + 1, m_first, row);
    redraw(this, m_current, row);
}

QRect SuggestionList::rowRect(int row) const
{
    return {1, 1 + (row - m_first) * customerHeight, width() - 2, customerHeight};
}

/** -1: none is there. */
int SuggestionList::rowAt(QPoint place) const
{
    const int row = place.y() < 1 ? -1 : (place.y() - 1) / customerHeight;
    return row >= 0 && row < m_shown ? m_first + row : -1;
}

void SuggestionList::choose(int row)
{
    if (row < 0 || row >= m_customers.size())
        return;
    const PastCustomer customer = m_customers.at(row);
    hide();
    Q_EMIT chosen(customer);
}

void SuggestionList::mouseMoveEvent(QMouseEvent *event)
{
    if (const int row = rowAt(event->pos()); row >= 0 && row != m_current)
        select(row);
}

void SuggestionList::mousePressEvent(QMouseEvent *event)
{
    choose(rowAt(event->pos()));
}

void SuggestionList::paintRow(Canvas &canvas, int row) const
{
    const PastCustomer &customer = m_customers.at(row);
    const bool isCurrent = row == m_current;
    const QRect box = rowRect(row);
    if (isCurrent)
        canvas.fill(box, ColorRole::Tint);
    const QRect circle(box.left() + 14, box.top() + 10, 40, 40);
    canvas.box(circle, 20, isCurrent ? ColorRole::Surface : ColorRole::Tint);
    canvas.text(circle, display::initials(customer.name), fonts::strong(14), ColorRole::TintInk, Qt::AlignCenter);

    QRect line(box.left() + 66, box.top() + 8, box.right() - box.left() - 146, 24);
    canvas.markedText(line, customer.name, matchedLetters(customer.name, m_typed), 17, ColorRole::Ink);

    line.moveTop(box.top() + 29);
    canvas.text(line, describePastCustomer(customer, m_now), fonts::text(14), ColorRole::Ink2);
    if (isCurrent)
        canvas.keycap(box.adjusted(0, 0, -15, 0), u"Enter"_s, ColorRole::Surface);
}

void SuggestionList::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    canvas.box(rect(), metrics::radiusControl, ColorRole::Surface, ColorRole::Stroke);
    for (int row = m_first; row < m_first + m_shown; ++row)
        paintRow(canvas, row);
    if (!m_hasFoot)
        return;
    const QRect foot(1, height() - footHeight - 1, width() - 2, footHeight);
    canvas.fill(foot.adjusted(4, 0, -4, -4), ColorRole::Inset);
    canvas.line(foot.topLeft(), foot.topRight());
    canvas.text(foot.adjusted(14, 0, -8, 0), tr("Only customers of this shop. Nothing is looked up on the internet."),
                fonts::text(13), ColorRole::Ink3);
}

} // namespace balcao

#include "moc_suggestionlist.cpp"
