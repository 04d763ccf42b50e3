// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/leftopencard.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/chargebutton.h"

using namespace Qt::StringLiterals;

namespace balcao
{

LeftOpenCard::LeftOpenCard(LeftOpen &model, QWidget *parent)
    : Card(parent)
    , m_model(model)
    , m_title(new Label(17, QFont::DemiBold, ColorRole::UnknownInk, Label::Lines::Wrap))
    , m_more(new Label(14, QFont::Normal, ColorRole::UnknownInk))
{
    setColors(ColorRole::UnknownTint, ColorRole::UnknownBorder.withAlpha(110));
    constexpr int ring = Button::ringSpace;
    auto *why = new Label(tr("This till closed before the outcome was known."), 14, QFont::Normal,
                          ColorRole::UnknownInk, Label::Lines::Wrap);
    for (Label *line : {why, m_more})
        line->setContentsMargins(ring, 0, ring, 0);
    auto *sign = new IconView(u"question"_s, 22, ColorRole::UnknownInk);
    auto *head = filled(new QHBoxLayout, {ring + 1, 0, ring, 0}, 11, {{sign, 0, Qt::AlignTop}, {m_title, 1}});
    auto *column = filled(new QVBoxLayout(this), {}, 10, {head, why});
    for (ChargeButton *&row : m_rows) {
        row = new ChargeButton(ColorRole::UnknownBorder.withAlpha(90), 52);
        row->setContentsMargins(ring, 0, ring, 0);
        column->addWidget(row);
        connect(row, &Button::clicked, this, [this, row] { open(row->attempt()); });
    }
    column->addWidget(m_more);
    auto *check = new Button(Button::Kind::Primary, tr("Check"));
    auto *later = new Button(Button::Kind::Secondary, tr("Not now"));
    for (Button *each : {check, later}) {
        each->setFaceHeight(48);
        each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    column->addLayout(filled(new QHBoxLayout, {}, 0, {{check, 1}, {later, 1}}));
    connect(check, &Button::clicked, this, [this] { open(m_model.rows().constFirst().attempt); });
    connect(later, &Button::clicked, &m_model, &LeftOpen::dismiss);
    connect(&m_model, &LeftOpen::changed, this, &LeftOpenCard::refresh);
    refresh();
}

void LeftOpenCard::open(const QString &attempt)
{
    Q_EMIT opened(attempt);
    m_model.opened(attempt);
}

void LeftOpenCard::setMetrics(const LayoutMetrics &grid)
{
    const int side = (grid.isCompact ? 12 : 17) - Button::ringSpace;
    layout()->setContentsMargins(side, 14, side, 14 - Button::ringSpace);
    m_most = grid.isVeryLow ? 1 : LeftOpen::most;
    refresh();
}

void LeftOpenCard::refresh()
{
    const QList<LeftOpen::Row> rows = m_model.rows().mid(0, m_most);
    const QString more = m_model.more(m_most);
    m_title->setText(m_model.title());
    setAccessibleName(m_model.title());
    m_more->setText(more);
    m_more->setVisible(!more.isEmpty());
    ChargeButton::showLines(m_rows, rows);
    setVisible(!rows.isEmpty());
}

} // namespace balcao
