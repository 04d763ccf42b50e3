// SPDX-License-Identifier: MIT
#include "ui/widgets/suggestionlist.h"

#include "core/values/phonenumber.h"
#include "core/values/taxid.h"
#include "ui/presentation/display.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/painting.h"
#include "ui/widgets/theme.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

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

/** How many characters of @p text the folded @p typed covers from a word's beginning; position and length. */
std::pair<qsizetype, qsizetype> typedPart(const QString &text, const QString &typed)
{
    const QString wanted = foldedForSearch(typed).section(u' ', 0, 0);
    if (wanted.isEmpty())
        return {0, 0};
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool startsWord = at == 0 || text.at(at - 1) == u' ';
        if (!startsWord)
            continue;
        for (qsizetype length = 1; at + length <= text.size(); ++length) {
            if (foldedForSearch(text.sliced(at, length)) == wanted)
                return {at, length};
        }
    }
    return {0, 0};
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
        m_current = (m_current + 1) % count;
        update();
        return true;
    case Qt::Key_Up:
        m_current = (m_current + count - 1) % count;
        update();
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

QRect SuggestionList::rowRect(int row) const
{
    return {1, 1 + row * rowHeight, width() - 2, rowHeight};
}

void SuggestionList::mouseMoveEvent(QMouseEvent *event)
{
    const int row = (event->pos().y() - 1) / rowHeight;
    if (row >= 0 && row < m_customers.size() && row != m_current) {
        m_current = row;
        update();
    }
}

void SuggestionList::mousePressEvent(QMouseEvent *event)
{
    choose((event->pos().y() - 1) / rowHeight);
}

void SuggestionList::paintRow(QPainter &painter, int row) const
{
    const Theme theme = Theme::of(this);
    const PastCustomer &customer = m_customers.at(row);
    const QRect box = rowRect(row);
    if (row == m_current)
        painter.fillRect(box, theme.color(ColorRole::Tint));
    painting::box(painter, QRect(box.left() + 14, box.top() + 10, 40, 40), 20,
                  theme.color(row == m_current ? ColorRole::Surface : ColorRole::Tint));
    painter.setPen(theme.color(ColorRole::TintInk));
    painter.setFont(fonts::text(14, QFont::DemiBold));
    painter.drawText(QRect(box.left() + 14, box.top() + 10, 40, 40), Qt::AlignCenter, initials(customer.name));

    const int left = box.left() + 66;
    const QFont regular = fonts::text(17);
    const QFont strong = fonts::text(17, QFont::DemiBold);
    const auto [start, length] = typedPart(customer.name, m_typed);
    int x = left;
    const auto piece = [&](const QString &text, const QFont &font, Shades ink) {
        painter.setFont(font);
        painter.setPen(theme.color(ink));
        const int room = qMax(0, box.right() - 80 - x);
        const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, room);
        painter.drawText(QRect(x, box.top() + 8, room, 24), Qt::AlignVCenter, shown);
        x += painter.fontMetrics().horizontalAdvance(shown);
    };
    piece(customer.name.left(start), regular, ColorRole::Ink);
    piece(customer.name.mid(start, length), strong, ColorRole::Link);
    piece(customer.name.mid(start + length), regular, ColorRole::Ink);

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
    painter.setFont(fonts::text(14));
    painter.setPen(theme.color(ColorRole::Ink2));
    painter.drawText(QRect(left, box.top() + 31, box.right() - left - 80, 20), Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(facts.join(u" · "_s), Qt::ElideRight, box.right() - left - 80));
    if (row == m_current) {
        const QSize cap = painting::keycapSize(u"Enter"_s);
        painting::keycap(
            painter, QRect(QPoint(box.right() - cap.width() - 14, box.center().y() - 10), QSize(cap.width(), 21)),
            u"Enter"_s, theme.color(ColorRole::Ink2), theme.color(ColorRole::Line), theme.color(ColorRole::Surface));
    }
}

void SuggestionList::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    painting::box(painter, rect(), metrics::radiusControl, theme.color(ColorRole::Surface),
                  theme.color(ColorRole::Stroke), 1);
    for (int row = 0; row < m_customers.size(); ++row)
        paintRow(painter, row);
    const QRect foot(1, height() - footHeight - 1, width() - 2, footHeight);
    painter.fillRect(foot.adjusted(4, 0, -4, -4), theme.color(ColorRole::Inset));
    painter.setPen(theme.color(ColorRole::Line));
    painter.drawLine(foot.topLeft(), foot.topRight());
    painter.setPen(theme.color(ColorRole::Ink3));
    painter.setFont(fonts::text(13));
    painter.drawText(foot.adjusted(14, 0, -8, 0), Qt::AlignVCenter,
                     tr("Only customers of this shop. Nothing is looked up on the internet."));
}

} // namespace balcao
