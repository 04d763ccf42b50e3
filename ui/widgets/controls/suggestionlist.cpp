// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/suggestionlist.h"

#include "core/values/phonenumber.h"
#include "core/values/taxid.h"
#include "ui/presentation/display.h"
#include "ui/widgets/style/painting.h"

#include <QLocale>
#include <QMouseEvent>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int rowHeight = 60;
constexpr int footHeight = 37;

/** First letters of the first and the last word. */
QString initials(const QString &name)
{
    const QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return {};
    QString letters = words.constFirst().left(1);
    if (words.size() > 1)
        letters += words.at(1).left(1);
    return letters.toUpper();
}

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
    const int height = static_cast<int>(m_customers.size()) * rowHeight + footHeight + 2;
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
    const int row = (event->pos().y() - 1) / rowHeight;
    if (row >= 0 && row < m_customers.size() && row != m_current)
        redraw(this, m_current, row);
}

void SuggestionList::mousePressEvent(QMouseEvent *event)
{
    choose((event->pos().y() - 1) / rowHeight);
}

void SuggestionList::paintRow(Canvas &canvas, int row) const
{
    const PastCustomer &customer = m_customers.at(row);
    const bool isCurrent = row == m_current;
    const QRect box(1, 1 + row * rowHeight, width() - 2, rowHeight);
    if (isCurrent)
        canvas.fill(box, ColorRole::Tint);
    const QRect circle(box.left() + 14, box.top() + 10, 40, 40);
    canvas.box(circle, 20, isCurrent ? ColorRole::Surface : ColorRole::Tint);
    canvas.text(circle, initials(customer.name), fonts::strong(14), ColorRole::TintInk, Qt::AlignCenter);

    QRect line(box.left() + 66, box.top() + 8, box.right() - box.left() - 146, 24);
    canvas.markedText(line, customer.name, matchedLetters(customer.name, m_typed), 17, ColorRole::Ink);

    const auto taxId = TaxId::parse(customer.taxId);
    const auto phone = PhoneNumber::parse(customer.phone);
    QStringList facts;
    if (taxId)
        facts.append((taxId->kind() == TaxId::Kind::Cpf ? tr("CPF") : tr("CNPJ")) + u' ' + taxId->masked());
    if (phone)
        facts.append(phone->masked());
    const QDate day = customer.lastAt.toLocalTime().date();
    facts.append(day == m_now.toLocalTime().date()
                     ? tr("last charged today")
                     : tr("last charged on %1").arg(QLocale().toString(day, u"d MMM"_s).remove(u'.')));
    line.moveTop(box.top() + 29);
    canvas.text(line, facts.join(u" · "_s), fonts::text(14), ColorRole::Ink2);
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
