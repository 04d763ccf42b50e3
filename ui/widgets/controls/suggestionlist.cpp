// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/suggestionlist.h"

#include "ui/presentation/newcharge/newchargeview.h"
#include "ui/presentation/words/display.h"
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
                          const QDateTime &now)
{
    m_customers = customers;
    m_typed = typed;
    m_now = now;
    m_current = 0;
    setVisible(!m_customers.isEmpty());
    if (m_customers.isEmpty())
        return;
    const int height = static_cast<int>(m_customers.size()) * customerHeight + footHeight + 2;
    const int width = qMin(650, parentWidget()->width() - anchor.left() - 12);
    // Under the field, or above it where the window ends.
    const bool fitsBelow = anchor.bottom() + height <= parentWidget()->height();
    setGeometry(anchor.left(), fitsBelow ? anchor.bottom() : anchor.top() - height, width, height);
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
        redraw(this, m_current, (m_current + (key == Qt::Key_Down ? 1 : count - 1)) % count);
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
    const int row = (event->pos().y() - 1) / customerHeight;
    if (row >= 0 && row < m_customers.size() && row != m_current)
        redraw(this, m_current, row);
}

void SuggestionList::mousePressEvent(QMouseEvent *event)
{
    choose((event->pos().y() - 1) / customerHeight);
}

void SuggestionList::paintRow(Canvas &canvas, int row) const
{
    const PastCustomer &customer = m_customers.at(row);
    const bool isCurrent = row == m_current;
    const QRect box(1, 1 + row * customerHeight, width() - 2, customerHeight);
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
    for (int row = 0; row < m_customers.size(); ++row)
        paintRow(canvas, row);
    const QRect foot(1, height() - footHeight - 1, width() - 2, footHeight);
    canvas.fill(foot.adjusted(4, 0, -4, -4), ColorRole::Inset);
    canvas.line(foot.topLeft(), foot.topRight());
    canvas.text(foot.adjusted(14, 0, -8, 0), tr("Only customers of this shop. Nothing is looked up on the internet."),
                fonts::text(13), ColorRole::Ink3);
}

} // namespace balcao

#include "moc_suggestionlist.cpp"
