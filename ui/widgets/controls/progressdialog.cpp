// SPDX-License-Identifier: MIT
#include "ui/widgets/controls/progressdialog.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/style/accessibility.h"

using namespace Qt::StringLiterals;

namespace balcao
{

class ProgressDialog::Bar : public QWidget
{
public:
    Bar()
    {
        setFixedHeight(10);
        setAccessibleRole(this, QAccessible::ProgressBar);
    }
    /** In thousandths. */
    void setPart(int part) { redraw(this, m_part, part); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        canvas.box(rect(), height() / 2, ColorRole::MutedTint);
        canvas.box(QRect(0, 0, qMax(height(), width() * m_part / 1000), height()), height() / 2, ColorRole::Primary);
    }

private:
    int m_part = 0;
};

ProgressDialog::ProgressDialog(const QString &title, const QString &text, QWidget *window)
    : OverlayDialog(620, window)
    , m_bar(new Bar)
    , m_line(new Label(15, QFont::Medium, ColorRole::Ink, Label::Lines::Wrap))
    , m_stop(new Button(Button::Kind::Secondary, tr("Stop")))
{
    addHead(u"database"_s, title, text);
    m_line->setMinimumHeight(48);
    column()->addLayout(filled(new QVBoxLayout, {side, 8, side, 10}, 10, {m_bar, m_line}));
    addFoot({}, nullptr, m_stop);
    backButton()->hide();
    connect(m_stop, &Button::clicked, this, &ProgressDialog::givenUp);
    openAt(m_stop);
}

void ProgressDialog::tell(const QString &sentence, qint64 done, qint64 all)
{
    constexpr int whole = 1000;
    m_line->setText(sentence);
    m_bar->setAccessibleName(sentence);
    m_bar->setPart(static_cast<int>(qBound(qint64{0}, done, all) * whole / qMax(all, qint64{1})));
}

void ProgressDialog::setStoppable(bool isStoppable)
{
    m_stop->setEnabled(isStoppable);
}

void ProgressDialog::reject()
{
    if (m_stop->isEnabled())
        Q_EMIT givenUp();
}

} // namespace balcao

#include "moc_progressdialog.cpp"
