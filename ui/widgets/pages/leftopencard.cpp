// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/leftopencard.h"

#include "ui/widgets/controls/chargebutton.h"
#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/painting.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

class Sign : public QWidget
{
public:
    Sign() { setFixedSize(24, 24); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas(this).icon(QRectF(1, 1, 22, 22), u"question"_s, ColorRole::UnknownInk);
    }
};

} // namespace

LeftOpenCard::LeftOpenCard(LeftOpen &model, QWidget *parent)
    : Card(parent)
    , m_model(model)
    , m_title(new Label(17, QFont::DemiBold, ColorRole::UnknownInk, Label::Lines::Wrap))
    , m_more(new Label(14, QFont::Normal, ColorRole::UnknownInk))
{
    setColors(ColorRole::UnknownTint, ColorRole::UnknownBorder.withAlpha(110));
    auto *head = new QHBoxLayout;
    head->setContentsMargins(Button::ringSpace, 0, Button::ringSpace, 0);
    head->setSpacing(10);
    head->addWidget(new Sign, 0, Qt::AlignTop);
    head->addWidget(m_title, 1);
    auto *why = new Label(14, QFont::Normal, ColorRole::UnknownInk, Label::Lines::Wrap);
    for (Label *label : {why, m_more})
        label->setContentsMargins(Button::ringSpace, 0, Button::ringSpace, 0);
    why->setText(tr("This till closed before the outcome was known."));
    auto *column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addLayout(head);
    column->addWidget(why);
    for (ChargeButton *&row : m_rows) {
        row = new ChargeButton(ColorRole::UnknownBorder.withAlpha(90), 52);
        row->setContentsMargins(Button::ringSpace, 0, Button::ringSpace, 0);
        column->addWidget(row);
        connect(row, &Button::clicked, this, [this, row] { open(row->attempt()); });
    }
    column->addWidget(m_more);
    auto *check = new Button(Button::Kind::Primary);
    check->setText(tr("Check"));
    auto *later = new Button(Button::Kind::Secondary);
    later->setText(tr("Not now"));
    auto *foot = new QHBoxLayout;
    foot->setSpacing(0);
    for (Button *button : {check, later}) {
        button->setFaceHeight(48);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        foot->addWidget(button, 1);
    }
    column->addLayout(foot);
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
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool isUsed = static_cast<qsizetype>(i) < rows.size();
        m_rows.at(i)->setVisible(isUsed);
        if (isUsed)
            m_rows.at(i)->setLine(rows.at(static_cast<qsizetype>(i)));
    }
    setVisible(!rows.isEmpty());
}

} // namespace balcao
