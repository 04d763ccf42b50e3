// SPDX-License-Identifier: MIT
#include "ui/widgets/customerscreen/customerwindow.h"

#include "ui/presentation/customerscreen/customerpresenter.h"
#include "ui/widgets/frame/shell.h"
#include "ui/widgets/style/icon.h"

#include <algorithm>
#include <functional>
#include <vector>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using State = CustomerView::State;

constexpr int leastLetters = 24;

/** What stands among others in a column: how high it is, and how it is drawn there. */
struct Block {
    int height = 0;
    std::function<void(const QRect &)> paint;
    /** Above it. */
    int gap = 0;
};

int heightOf(const std::vector<Block> &blocks)
{
    int height = 0;
    for (const Block &block : blocks)
        height += block.gap + block.height;
    return height;
}

Shades background(const CustomerView &view)
{
    if (view.state == State::Paid)
        return ColorRole::OkFill;
    return view.ribbon.label.isEmpty() ? ColorRole::Visor : ColorRole::TrainingVisor;
}

} // namespace

CustomerWindow::CustomerWindow(CustomerPresenter &presenter)
    : QWidget(nullptr, Qt::Window | Qt::FramelessWindowHint | Qt::WindowDoesNotAcceptFocus)
    , m_presenter(presenter)
    , m_code(new QrCodeWidget(this))
    , m_ribbon(new TrainingRibbon(presenter.view().ribbon, this))
{
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_QuitOnClose, false);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setCursor(Qt::BlankCursor);
    setWindowTitle(presenter.view().shopName);
    const bool isTraining = !presenter.view().ribbon.label.isEmpty();
    m_ribbon->setHidden(!isTraining);
    m_code->setTraining(isTraining);
    connect(&m_presenter, &CustomerPresenter::changed, this, &CustomerWindow::refresh);
    refresh();
}

void CustomerWindow::refresh()
{
    const CustomerView &view = m_presenter.view();
    setAccessibleName(view.sentence());
    const bool isDrawn = m_code->setCode(view.codeBytes);
    m_code->setHidden(view.codeBytes.isEmpty());
    arrange();
    update();
    if (!isDrawn)
        m_presenter.reportUnreadableDrawing();
    else if (isVisible())
        m_presenter.noteShown();
}

void CustomerWindow::showEvent(QShowEvent *)
{
    m_presenter.noteShown();
}

void CustomerWindow::resizeEvent(QResizeEvent *)
{
    arrange();
}

void CustomerWindow::arrange()
{
    const int ribbon = m_ribbon->isHidden() ? 0 : qMax(36, scaled(60));
    m_ribbon->setGeometry(0, 0, width(), ribbon);
    m_room = rect().adjusted(0, ribbon, 0, 0);
    if (m_code->isHidden())
        return;
    // The code as large as the words beside it, or above it, allow.
    if (height() > width()) {
        const int side = qMin(m_room.width(), m_room.height() * 3 / 5);
        m_code->setGeometry(0, height() - side, width(), side);
        m_room.setBottom(height() - side - 1);
    } else {
        const int words = qBound(width() * 2 / 5, width() - m_room.height(), width() * 48 / 100);
        m_code->setGeometry(m_room.adjusted(words, 0, 0, 0));
        m_room.setWidth(words);
    }
}

int CustomerWindow::scaled(int length) const
{
    return qRound(length * qMin(width() / 1920.0, height() / 1080.0));
}

QFont CustomerWindow::letters(const QString &text, QSize room, int most, QFont::Weight weight) const
{
    int pixels = qMax(leastLetters, scaled(most));
    const auto fits = [&] {
        const QSize needed =
            QFontMetrics(fonts::text(pixels, weight)).boundingRect(QRect({}, room), Qt::TextWordWrap, text).size();
        return needed.width() <= room.width() && needed.height() <= room.height();
    };
    while (pixels > leastLetters && !fits())
        --pixels;
    return fonts::text(pixels, weight);
}

void CustomerWindow::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const CustomerView &view = m_presenter.view();
    canvas.fill(rect(), background(view));
    if (view.state != State::Code)
        return paintMiddle(canvas);
    canvas.fill(m_code->geometry(), ColorRole::OnFill);
    paintCode(canvas);
}

/** A picture, and lines below it: what a person sees from far away. */
void CustomerWindow::paintMiddle(Canvas &canvas) const
{
    const CustomerView &view = m_presenter.view();
    const int wide = m_room.width() * 86 / 100;
    std::vector<Block> blocks;
    const auto line = [&](const QString &text, int most, int share, QFont::Weight weight, Shades ink, int gap) {
        if (text.isEmpty())
            return;
        const QFont font = letters(text, {wide, m_room.height() * share / 100}, most, weight);
        const int height = QFontMetrics(font).boundingRect(0, 0, wide, 9999, Qt::TextWordWrap, text).height();
        blocks.push_back({height,
                          [&canvas, text, font, ink](const QRect &box) {
                              canvas.text(box, text, font, ink, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap);
                          },
                          scaled(gap)});
    };
    const Shades soft = view.state == State::Paid ? ColorRole::OkTint : ColorRole::VisorText;
    if (view.state == State::Idle || view.state == State::Locked)
        blocks.push_back({scaled(380), [this, &canvas](const QRect &box) { paintStall(canvas, box); }});
    else if (view.state == State::Amount)
        line(view.shopName, 48, 10, QFont::DemiBold, ColorRole::OnFill, 0);
    else
        blocks.push_back({scaled(308), [&canvas, &view](const QRect &box) {
                              const QString name = view.state == State::Paid   ? u"check-circle"_s
                                                   : view.state == State::Over ? u"clock-off"_s
                                                                               : u"hourglass"_s;
                              const QRect middle(box.center().x() - box.height() / 2, box.top(), box.height(),
                                                 box.height());
                              canvas.icon(middle, name, ColorRole::OnFill);
                          }});
    const bool isAmount = view.state == State::Amount;
    line(view.title, isAmount ? 52 : 112, 26, isAmount ? QFont::Normal : QFont::DemiBold,
         isAmount ? ColorRole::VisorText : ColorRole::OnFill, isAmount ? 150 : 56);
    if (view.amount)
        line(display::amount(*view.amount), isAmount ? 250 : 138, 26, QFont::DemiBold, ColorRole::OnFill, 8);
    line(view.text, 52, 20, QFont::Normal, soft, 28);
    line(view.hint, 32, 10, QFont::Medium, soft, 44);
    int top = m_room.top() + qMax(0, (m_room.height() - heightOf(blocks)) / 2);
    for (const Block &block : blocks) {
        top += block.gap;
        block.paint(QRect(m_room.left() + (m_room.width() - wide) / 2, top, wide, block.height));
        top += block.height;
    }
}

/** What stands beside the code. Where it is low the steps give way: amount, receiver and time are on every screen. */
void CustomerWindow::paintCode(Canvas &canvas) const
{
    const CustomerView &view = m_presenter.view();
    const int edge = qMax(28, scaled(72));
    const QRect column = m_room.adjusted(edge, qMax(20, scaled(64)), -edge, -qMax(20, scaled(64)));
    const auto words = [&](const QString &text, int most, int lines, QFont::Weight weight, Shades ink, int gap) {
        const int line = QFontMetrics(fonts::text(qMax(leastLetters, scaled(most)), weight)).height();
        const QFont font = letters(text, {column.width(), line * lines}, most, weight);
        const int height = QFontMetrics(font).boundingRect(0, 0, column.width(), 9999, Qt::TextWordWrap, text).height();
        return Block{height,
                     [&canvas, text, font, ink](const QRect &box) {
                         canvas.text(box, text, font, ink, Qt::AlignTop | Qt::TextWordWrap);
                     },
                     gap};
    };
    const int near = scaled(10);
    const int far = qMax(12, scaled(30));
    std::vector<Block> blocks{words(view.shopName, 48, 1, QFont::DemiBold, ColorRole::OnFill, 0),
                              words(view.title, 36, 1, QFont::Normal, ColorRole::VisorText, far),
                              words(display::amount(*view.amount), 168, 1, QFont::DemiBold, ColorRole::OnFill, near)};
    if (!view.asked.isEmpty())
        blocks.push_back(words(view.asked, 32, 2, QFont::Medium, ColorRole::Ochre, near));
    std::vector<Block> rest;
    if (!view.receiver.text.isEmpty()) {
        rest.push_back(words(view.receiver.label, 36, 2, QFont::Normal, ColorRole::VisorText, far));
        rest.push_back(words(view.receiver.text, 60, 2, QFont::DemiBold, ColorRole::OnFill, near));
    }
    if (!view.time.label.isEmpty())
        rest.push_back({isTimeBeside(column.width()) ? qMax(48, scaled(84)) : qMax(76, scaled(134)),
                        [this, &canvas](const QRect &box) { paintTime(canvas, box); }, far});
    std::vector<Block> steps;
    const int disc = qMax(40, scaled(64));
    for (int step = 0; step < view.steps.size(); ++step) {
        const QString &text = view.steps.at(step);
        const QFont font = fonts::text(qMax(leastLetters, scaled(36)));
        const int room = column.width() - disc - scaled(24);
        const int height = QFontMetrics(font).boundingRect(0, 0, room, 9999, Qt::TextWordWrap, text).height();
        steps.push_back({qMax(disc, height),
                         [this, &canvas, step, text](const QRect &box) { paintStep(canvas, box, step + 1, text); },
                         step == 0 ? far : far / 2});
    }
    if (heightOf(blocks) + heightOf(steps) + heightOf(rest) <= column.height())
        blocks.insert(blocks.end(), steps.begin(), steps.end());
    blocks.insert(blocks.end(), rest.begin(), rest.end());
    // What is left goes between the groups.
    const auto isGroup = [far](const Block &block) { return block.gap == far; };
    const auto groups = static_cast<int>(std::count_if(blocks.begin(), blocks.end(), isGroup));
    const int spare = qMax(0, column.height() - heightOf(blocks)) / qMax(1, groups);
    int top = column.top();
    for (const Block &block : blocks) {
        top += block.gap + (isGroup(block) ? spare : 0);
        block.paint(QRect(column.left(), top, column.width(), block.height));
        top += block.height;
    }
}

void CustomerWindow::paintStep(Canvas &canvas, const QRect &box, int number, const QString &text) const
{
    const int disc = qMax(40, scaled(64));
    const QRect mark(box.left(), box.top() + (box.height() - disc) / 2, disc, disc);
    canvas.box(mark, disc / 2.0, ColorRole::Ochre);
    canvas.text(mark, QString::number(number), fonts::strong(qMax(leastLetters, scaled(34))), ColorRole::Rail,
                Qt::AlignCenter);
    canvas.text(box.adjusted(disc + scaled(24), 0, 0, 0), text, fonts::text(qMax(leastLetters, scaled(36))),
                ColorRole::VisorText, Qt::AlignVCenter | Qt::TextWordWrap);
}

void CustomerWindow::paintTime(Canvas &canvas, const QRect &box) const
{
    const CustomerView &view = m_presenter.view();
    const int bar = qMax(8, scaled(14));
    if (view.progressPermille) {
        const QRect track(box.left(), box.top(), box.width(), bar);
        canvas.box(track, bar / 2.0, ColorRole::VisorTrack);
        canvas.box(QRect(track.topLeft(), QSize(track.width() * *view.progressPermille / 1000, bar)), bar / 2.0,
                   view.isLastMinute ? ColorRole::Urgent : ColorRole::Ochre);
    }
    const QRect below = box.adjusted(0, bar, 0, 0);
    const bool isBeside = isTimeBeside(box.width());
    const int half = isBeside ? 0 : below.height() / 2;
    canvas.text(below.adjusted(0, 0, 0, -half), view.time.label, timeLabelFont(), ColorRole::VisorText);
    canvas.text(below.adjusted(0, half, 0, 0), view.time.text, timeFont(),
                view.isLastMinute ? ColorRole::UrgentText : ColorRole::OnFill,
                static_cast<int>(isBeside ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter));
}

QFont CustomerWindow::timeLabelFont() const
{
    return fonts::text(qMax(leastLetters, scaled(34)));
}

QFont CustomerWindow::timeFont() const
{
    return fonts::strong(qMax(leastLetters, scaled(44)));
}

bool CustomerWindow::isTimeBeside(int room) const
{
    const LabelledText &time = m_presenter.view().time;
    return QFontMetrics(timeLabelFont()).horizontalAdvance(time.label) + 16 +
               QFontMetrics(timeFont()).horizontalAdvance(time.text) <=
           room;
}

/** The counter of a market, in the design's 672 by 380. */
void CustomerWindow::paintStall(Canvas &canvas, const QRect &box) const
{
    canvas->save();
    canvas->setRenderHint(QPainter::Antialiasing);
    canvas->translate(box.center().x(), box.top());
    canvas->scale(box.height() / 380.0, box.height() / 380.0);
    canvas->translate(-336, 0);
    for (const int post : {64, 596})
        canvas.box(QRectF(post, 150, 12, 150), 0, ColorRole::VisorTrack);
    canvas.box(QRectF(33, 0, 608, 28), 14, ColorRole::VisorTrack);
    constexpr int stripe = 96;
    for (int place = 0; place < 6; ++place) {
        const QRectF cloth(48 + place * stripe, 20, stripe, 144);
        const Shades shades = place % 2 == 0 ? ColorRole::Ochre : ColorRole::OnFill;
        canvas.box(cloth, stripe / 2.0, shades);
        canvas.box(cloth.adjusted(0, 0, 0, -stripe / 2.0), 0, shades);
    }
    canvas.box(QRectF(40, 320, 592, 60), 0, ColorRole::RailActive);
    canvas.box(QRectF(0, 300, 672, 36), 18, ColorRole::Ochre);
    canvas.box(QRectF(266, 186, 140, 114), 12, ColorRole::OnFill);
    canvas.icon(QRectF(284, 190, 104, 104), u"charge"_s, ColorRole::Rail);
    canvas->restore();
}

} // namespace balcao

#include "moc_customerwindow.cpp"
