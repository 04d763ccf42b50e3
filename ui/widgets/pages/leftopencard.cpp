// SPDX-License-Identifier: MIT
#include "ui/widgets/pages/leftopencard.h"

#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/statuspill.h"
#include "ui/widgets/pages/boxes.h"

using namespace Qt::StringLiterals;

namespace balcao
{

/** One charge: amount, time and customer, status. */
class LeftOpenCard::RowButton : public Button
{
public:
    RowButton()
        : Button(Kind::Secondary)
    {
        setFixedHeight(52);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    void setRow(const LeftOpen::Row &row)
    {
        m_row = row;
        setText(row.amount + u", "_s + row.line + u", "_s + row.status.label);
        update();
    }
    [[nodiscard]] const QString &attempt() const { return m_row.attempt; }
    [[nodiscard]] QSize sizeHint() const override { return {200, 52}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {180, 52}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        const bool isLit = isDown() || underMouse();
        const QRect face = rect().adjusted(ringSpace, 0, -ringSpace, 0);
        canvas.box(face, metrics::radiusControl, isLit ? ColorRole::Tint : ColorRole::Surface,
                   hasFocus() ? ColorRole::FocusRing : ColorRole::UnknownBorder.withAlpha(90), hasFocus() ? 3 : 1);
        const QSize pill = StatusPill::sizeOf(StatusPill::Size::Small, m_row.status);
        const QRect pillBox(QPoint(face.right() - 10 - pill.width(), (height() - pill.height()) / 2), pill);
        StatusPill::paint(canvas, pillBox, StatusPill::Size::Small, m_row.status);
        const QRect text(face.left() + 13, 6, pillBox.left() - face.left() - 13 - 6, 21);
        canvas.text(text, m_row.amount, fonts::text(16, QFont::DemiBold), ColorRole::Ink);
        canvas.text(text.translated(0, 19), m_row.line, fonts::text(width() < 260 ? 13 : 14), ColorRole::Ink2);
    }

private:
    LeftOpen::Row m_row;
};

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
    constexpr int ring = Button::ringSpace;
    auto *why = label(tr("This till closed before the outcome was known."), 14, QFont::Normal, ColorRole::UnknownInk,
                      Label::Lines::Wrap);
    for (Label *line : {why, m_more})
        line->setContentsMargins(ring, 0, ring, 0);
    auto *head = filled(new QHBoxLayout, {ring, 0, ring, 0}, 10, {{new Sign, 0, Qt::AlignTop}, {m_title, 1}});
    auto *column = filled(new QVBoxLayout(this), {17 - ring, 14, 17 - ring, 14 - ring}, 10, {head, why});
    for (RowButton *&row : m_rows) {
        row = new RowButton;
        column->addWidget(row);
        connect(row, &Button::clicked, this, [this, row] { open(row->attempt()); });
    }
    column->addWidget(m_more);
    auto *check = button(Button::Kind::Primary, tr("Check"));
    auto *later = button(Button::Kind::Secondary, tr("Not now"));
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

void LeftOpenCard::refresh()
{
    const QList<LeftOpen::Row> rows = m_model.rows();
    m_title->setText(m_model.title());
    setAccessibleName(m_model.title());
    m_more->setText(m_model.more());
    m_more->setVisible(!m_model.more().isEmpty());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool isUsed = static_cast<qsizetype>(i) < rows.size();
        m_rows.at(i)->setVisible(isUsed);
        if (isUsed)
            m_rows.at(i)->setRow(rows.at(static_cast<qsizetype>(i)));
    }
    setVisible(!rows.isEmpty());
}

} // namespace balcao
