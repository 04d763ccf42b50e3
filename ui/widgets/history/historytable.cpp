// SPDX-License-Identifier: MIT
#include "ui/widgets/history/historytable.h"

#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/style/moneyfit.h"

#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace balcao
{

using Model = ChargeTableModel;

namespace
{

constexpr int footerHeight = 46;

} // namespace

/** Over the rows' place when a search found nothing: says so, and what may be done. */
class NothingFound : public QWidget
{
public:
    NothingFound(HistoryPresenter &presenter, QWidget *parent)
        : QWidget(parent)
    {
        auto *hint =
            new Label(HistoryTable::tr("The search looks at name, order, CPF, CNPJ, phone, e-mail, txid and amount."),
                      16, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap);
        for (Label *words : {m_title, hint})
            words->setAlignment(Qt::AlignHCenter | Qt::AlignVCenter);
        auto *clear = new Button(Button::Kind::Secondary, HistoryTable::tr("Clear search"), {.keycap = u"Esc"_s});
        connect(clear, &Button::clicked, this, [&presenter] { presenter.search({}); });
        connect(m_everywhere, &Button::clicked, this, [&presenter] {
            presenter.choose(HistoryPresenter::Filter::Period, static_cast<int>(HistoryPresenter::Period::Everything));
        });
        // The buttons bring the space of their rings.
        auto *buttons = filled(new QHBoxLayout, {}, 0, {Part::rest(), clear, m_everywhere, Part::rest()});
        filled(new QVBoxLayout(this), {24, 0, 24, 0}, -1,
               {Part::rest(),
                {m_sign, 0, Qt::AlignHCenter},
                Part::space(18),
                m_title,
                Part::space(8),
                hint,
                Part::space(8),
                buttons,
                Part::rest()});
    }

    void setText(const QString &text, bool maySearchAllDays)
    {
        m_title->setText(text);
        m_everywhere->setVisible(maySearchAllDays);
    }

protected:
    /** The words before the picture. */
    void resizeEvent(QResizeEvent *) override { m_sign->setVisible(height() >= leastWithSign); }

private:
    static constexpr int leastWithSign = 256;

    IconView *m_sign = new IconView(u"search"_s, 40, ColorRole::Ink3, 96, ColorRole::Inset);
    Label *m_title = new Label(22, QFont::DemiBold, ColorRole::Ink, Label::Lines::Wrap);
    Button *m_everywhere = new Button(Button::Kind::Secondary, HistoryTable::tr("Search all days"));
};

HistoryTable::HistoryTable(HistoryPresenter &presenter, QWidget *parent)
    : Card(parent)
    , m_presenter(presenter)
    , m_nothing(new NothingFound(presenter, this))
    , m_clear(new Button(Button::Kind::Ghost, tr("Clear search"), {.keycap = u"Esc"_s}, this))
{
    connect(m_clear, &Button::clicked, this, [this] { m_presenter.search({}); });
    filled(new QVBoxLayout(this), {}, -1, {m_view});
    m_nothing->raise(); // the layout has put the view before it
    setTabRing({m_view->titles(), m_view});
    joinModel();
    joinView();
    refresh();
}

void HistoryTable::joinModel()
{
    Model &model = m_presenter.model();
    // Before the view's own connections, which move its current row when that row goes.
    connect(&model, &Model::rowsAboutToBeRemoved, this, [this] { m_isFollowing = false; });
    m_view->setModel(&model);
    const auto follow = [this] {
        m_isFollowing = true;
        showSelected();
        refresh();
    };
    connect(&model, &Model::rowsRemoved, this, follow);
    connect(&model, &Model::modelReset, this, follow);
    connect(&model, &Model::rowsInserted, this, [this](const QModelIndex &, int first, int last) {
        keepPlace(first, last);
        refresh();
    });
    connect(&m_presenter, &HistoryPresenter::changed, this, &HistoryTable::refresh);
    connect(&m_presenter, &HistoryPresenter::listReplaced, this, [this] { m_view->scrollToTop(); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (m_isFollowing && current.isValid())
                    m_presenter.select(current.data(Model::AttemptRole).toString());
                m_view->viewport()->update();
            });
}

void HistoryTable::joinView()
{
    const auto attempt = [](const QModelIndex &index) { return index.data(Model::AttemptRole).toString(); };
    connect(m_view, &HistoryView::activated, this, [this, attempt](const auto &row) { Q_EMIT opened(attempt(row)); });
    connect(m_view, &HistoryView::clicked, this,
            [this, attempt](const auto &row) { m_presenter.select(attempt(row)); });
    connect(m_view, &HistoryView::entered, this, [this] { m_presenter.selectAt(HistoryPresenter::Edge::First); });
    connect(m_view, &HistoryView::endWanted, this, [this] { m_presenter.selectAt(HistoryPresenter::Edge::Last); });
    connect(m_view->titles(), &QHeaderView::sectionClicked, this,
            [this](int column) { m_presenter.sortBy(static_cast<Model::Column>(column)); });
    QScrollBar *bar = m_view->verticalScrollBar();
    const auto nearEnd = [this, bar] {
        if (bar->value() > bar->maximum() - m_view->viewport()->height())
            m_presenter.model().requestMore();
    };
    connect(bar, &QScrollBar::valueChanged, this, nearEnd);
    connect(bar, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
    // A window so high that one page does not fill it.
    connect(bar, &QScrollBar::rangeChanged, this, [nearEnd](int, int maximum) {
        if (maximum > 0)
            nearEnd();
    });
}

void HistoryTable::keepPlace(int first, int last)
{
    QScrollBar *bar = m_view->verticalScrollBar();
    const int place = bar->value();
    // Whoever looks at the top sees what is new; whoever has scrolled down keeps what is before the eyes.
    if (place == 0 || first * HistoryView::rowHeight > place)
        return;
    m_view->doItemsLayout();
    bar->setValue(place + (last - first + 1) * HistoryView::rowHeight);
}

void HistoryTable::refresh()
{
    m_view->titles()->setSorted(m_presenter.sortedColumn(), m_presenter.isSortedDownwards());
    m_view->arrangeColumns(m_presenter.model().namesDay());
    m_view->setSearched(m_presenter.searched());
    m_view->setAccessibleDescription(m_presenter.emptyText());
    setAccessibleName(m_presenter.numbers().accessibleText());
    m_nothing->setVisible(m_presenter.hasFoundNothing());
    m_nothing->setText(m_presenter.emptyText(), m_presenter.maySearchAllDays());
    m_clear->setVisible(!m_presenter.searched().isEmpty() && m_nothing->isHidden());
    update();
}

void HistoryTable::resizeEvent(QResizeEvent *)
{
    // Rows are whole where the list is not scrolled.
    const int sliced = (height() - footerHeight - HistoryHeader::headerHeight - 2) % HistoryView::rowHeight;
    layout()->setContentsMargins(1, 1, 1, footerHeight + 1 + sliced);
    m_nothing->setGeometry(rect().adjusted(1, HistoryHeader::headerHeight, -1, -footerHeight - 1));
    const QSize size = m_clear->sizeHint();
    m_clear->setGeometry(
        QRect(QPoint(width() - 15 - size.width(), height() - 1 - footerHeight / 2 - size.height() / 2), size));
}

void HistoryTable::showSelected()
{
    // A closed drawer leaves the keyboard where it was.
    if (m_presenter.selected().isEmpty())
        return;
    const int row = m_presenter.model().rowOf(m_presenter.selected());
    if (m_view->currentIndex().row() == row)
        return;
    m_isFollowing = false;
    m_view->setCurrentIndex(row < 0 ? QModelIndex() : m_presenter.model().index(row, Model::CustomerColumn));
    if (row < 0)
        m_view->clearSelection();
    m_isFollowing = true;
}

void HistoryTable::takeFocus()
{
    m_view->setFocus();
}

void HistoryTable::enter()
{
    takeFocus();
    m_presenter.selectAt(HistoryPresenter::Edge::First);
}

void HistoryTable::chooseCurrent()
{
    if (m_presenter.selected().isEmpty() && m_view->currentIndex().isValid())
        m_presenter.select(m_view->currentIndex().data(Model::AttemptRole).toString());
}

void HistoryTable::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    Canvas canvas(this);
    const QRect footer(0, height() - footerHeight, width(), footerHeight);
    const QScrollBar *bar = m_view->verticalScrollBar();
    if (bar->value() < bar->maximum())
        canvas.line(footer.topLeft(), footer.topRight(), ColorRole::Hairline);
    paintNumbers(canvas, footer);
    if (m_view->hasFocus() && m_presenter.model().rowCount() == 0)
        canvas.box(m_view->geometry().adjusted(2, HistoryHeader::headerHeight + 2, -2, -2), metrics::radiusControl,
                   ColorRole::None, ColorRole::FocusRing, 3);
    const QString text = m_presenter.emptyText();
    if (text.isEmpty() || m_presenter.hasFoundNothing())
        return;
    const bool isOutage = !m_presenter.outage().isEmpty();
    const QRect body = m_view->geometry().adjusted(24, HistoryHeader::headerHeight + 48, -24, 0);
    canvas.icon(QRectF(body.center().x() - 14, body.top(), 28, 28), isOutage ? u"database"_s : u"list"_s,
                isOutage ? ColorRole::UnknownInk : ColorRole::Ink3);
    canvas.text(body.adjusted(0, 42, 0, 0), text, fonts::text(16), isOutage ? ColorRole::UnknownInk : ColorRole::Ink2,
                Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap);
}

void HistoryTable::paintNumbers(Canvas &canvas, const QRect &footer)
{
    const QString outage = m_presenter.outage();
    if (!outage.isEmpty() && m_presenter.model().rowCount() > 0) {
        canvas.text(footer.adjusted(16, 0, -16, 0), outage, fonts::text(15), ColorRole::UnknownInk);
        return;
    }
    const auto fontOf = [](const NumbersPiece &piece) { return piece.isMain ? fonts::strong(15) : fonts::text(15); };
    const int right = (m_clear->isHidden() ? footer.right() : m_clear->x()) - 16;
    int left = footer.left() + 16;
    for (const NumbersPiece &piece : fitNumbers(m_presenter.numbers(), right - left, [&](const NumbersPiece &each) {
             return QFontMetrics(fontOf(each)).horizontalAdvance(each.words);
         })) {
        left += piece.before;
        left += canvas.text(QRect(left, footer.top(), right - left, footer.height()), piece.words, fontOf(piece),
                            piece.isMain ? ColorRole::Ink : ColorRole::Ink2);
    }
}

} // namespace balcao

#include "moc_historytable.cpp"
