// SPDX-License-Identifier: MIT
#include "ui/widgets/history/chargedrawer.h"

#include "ui/widgets/style/balcaostyle.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QScrollBar>

#include <array>
#include <functional>
#include <optional>

using namespace Qt::StringLiterals;

namespace balcao
{

using Intent = Navigator::Intent;

namespace
{

constexpr int drawerRing = Button::ringSpace;
/** Three pixels a module for a code of the usual length: a reference, not what customers scan. */
constexpr int codeSide = 183;
constexpr int leastModule = 3;
/** Its quiet zone leaves the edge of the texts. */
constexpr int quietZone = 4 * leastModule;

/** A button that may stand closer around its words than others. */
template <class Base>
class Narrow : public Base
{
public:
    using Base::Base;
    [[nodiscard]] QSize minimumSizeHint() const override { return Base::sizeHint() - QSize(16, 0); }
};

} // namespace

/** A history from top to bottom, newest first: a sign, the time, what happened, who, and what was changed into what. */
class TimelineView : public QWidget
{
    static constexpr int signSide = 18;
    static constexpr int timeLeft = 33;
    static constexpr int textLeft = 88;
    static constexpr int lineHeight = 20;
    static constexpr int between = 8;
    /** Of the letters. */
    static constexpr int pixels = 15;
    /** In the order of TimelineEntry::Tone. */
    static constexpr std::array<Shades, 6> signInks{ColorRole::Ink3,  ColorRole::Ink2,       ColorRole::Ink2,
                                                    ColorRole::OkInk, ColorRole::UnknownInk, ColorRole::Ink3};

public:
    void setEntries(const QList<TimelineEntry> &entries)
    {
        if (entries == m_entries)
            return;
        m_entries = entries;
        QStringList accessibleText;
        for (const TimelineEntry &entry : m_entries)
            accessibleText.append(entry.accessibleText());
        setAccessibleName(ChargeDrawer::tr("History"));
        setAccessibleDescription(accessibleText.join(u'\n'));
        measure();
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        int top = 0;
        for (const TimelineEntry &entry : m_entries) {
            canvas.icon(QRectF(0, top + 1, signSide, signSide), entry.icon,
                        signInks.at(static_cast<std::size_t>(entry.tone)));
            const QRect time(timeLeft, top, textLeft - timeLeft - 4, lineHeight);
            canvas.text(time, entry.time, fonts::text(pixels), ColorRole::Ink3);
            canvas.text(time.translated(0, lineHeight), entry.day, fonts::text(14), ColorRole::Ink3);
            top += layEntry(&canvas, entry, top) + between;
        }
    }
    void resizeEvent(QResizeEvent *) override { measure(); }

private:
    void measure()
    {
        int height = 0;
        for (const TimelineEntry &entry : m_entries)
            height += layEntry(nullptr, entry, height) + between;
        setMinimumHeight(height);
    }

    /** Paints the entry at @p top, or only measures it without a canvas; the height either way. */
    int layEntry(Canvas *canvas, const TimelineEntry &entry, int top) const
    {
        int y = top;
        y += layTitle(canvas, entry, y);
        if (!entry.actor.isEmpty())
            y += layText(canvas, entry.actor, fonts::text(pixels), ColorRole::Ink2, y);
        for (const TimelineEntry::Change &change : entry.changes)
            y += layChange(canvas, change, y);
        for (const QString &line : entry.lines)
            y += layText(canvas, line, fonts::text(pixels), ColorRole::Ink2, y);
        return qMax(entry.day.isEmpty() ? lineHeight : 2 * lineHeight, y - top);
    }

    int layTitle(Canvas *canvas, const TimelineEntry &entry, int top) const
    {
        const QFont strong = fonts::text(pixels, QFont::DemiBold);
        const QFont plain = fonts::text(pixels);
        const int room = width() - textLeft;
        const int title = QFontMetrics(strong).horizontalAdvance(entry.title);
        const int rest = QFontMetrics(plain).horizontalAdvance(entry.rest);
        if (!entry.title.isEmpty() && title + rest <= room) {
            if (canvas) {
                canvas->text(QRect(textLeft, top, room, lineHeight), entry.title, strong, ColorRole::Ink);
                canvas->text(QRect(textLeft + title, top, rest + 4, lineHeight), entry.rest, plain, ColorRole::Ink2);
            }
            return lineHeight;
        }
        const Shades restInk = entry.tone == TimelineEntry::Tone::Future ? ColorRole::Ink3 : ColorRole::Ink2;
        int height = 0;
        if (!entry.title.isEmpty())
            height += layText(canvas, entry.title, strong, ColorRole::Ink, top);
        // In a line of its own it continues nothing.
        const QString own = entry.rest.startsWith(", "_L1) ? entry.rest.sliced(2) : entry.rest;
        if (!own.isEmpty())
            height += layText(canvas, own, plain, restInk, top + height);
        return height;
    }

    int layText(Canvas *canvas, const QString &text, const QFont &font, Shades ink, int top) const
    {
        const int room = qMax(40, width() - textLeft);
        const QStringList lines = painting::lines(text, font, room);
        for (int i = 0; canvas && i < lines.size(); ++i)
            canvas->text(QRect(textLeft, top + i * lineHeight, room, lineHeight), lines.at(i), font, ink);
        return qMax(1, static_cast<int>(lines.size())) * lineHeight;
    }

    int layChange(Canvas *canvas, const TimelineEntry::Change &change, int top) const
    {
        constexpr int arrow = 24;
        const int room = qMax(60, width() - textLeft);
        const QFont plain = fonts::text(pixels);
        const QFont strong = fonts::strong(pixels);
        const int beforeWidth = qMin(room, QFontMetrics(plain).horizontalAdvance(change.before));
        const bool fits = beforeWidth + arrow + QFontMetrics(strong).horizontalAdvance(change.after) <= room;
        if (canvas) {
            canvas->text(QRect(textLeft, top, beforeWidth, lineHeight), change.before, plain, ColorRole::Ink2);
            const int left = fits ? textLeft + beforeWidth : textLeft - 5;
            const int line = fits ? top : top + lineHeight;
            canvas->icon(QRectF(left + 5, line + 3, 14, 14), u"arrow-right"_s, ColorRole::Ink2);
            canvas->text(QRect(left + arrow, line, textLeft + room - left - arrow, lineHeight), change.after, strong,
                         ColorRole::Ink);
        }
        return (fits ? 1 : 2) * lineHeight;
    }

    QList<TimelineEntry> m_entries;
};

ChargeDrawer::ChargeDrawer(HistoryPresenter &presenter, QWidget *parent)
    : Card(parent)
    , m_presenter(presenter)
    , m_noCode(new IconView(u"noqr"_s, 64, ColorRole::Ink3, codeSide))
    , m_open(new Narrow<Button>(Button::Kind::Secondary))
    , m_copy(new Narrow<CopyButton>([this] { return m_copy->isHidden() ? QString() : m_detail.codeText; }))
    , m_whatsApp(new Narrow<Button>(Button::Kind::Secondary, tr("WhatsApp"), ButtonStyle{.icon = u"chat"_s}))
    , m_history(new TimelineView)
    , m_refresh(new Narrow<Button>(Button::Kind::Secondary, tr("Read"), ButtonStyle{.keycap = u"F5"_s}))
    , m_correct(new Narrow<Button>(Button::Kind::Primary, tr("Correct"), ButtonStyle{.keycap = u"F6"_s}))
{
    buildSummary();
    buildBody();
    buildFooter();
    filled(m_head, {}, -1, {{m_title, 1}, m_close});
    filled(new QVBoxLayout(this), {}, 0, {m_head, {m_body, 1}, m_line, m_foot});
    setTabRing({m_open, m_copy, m_whatsApp, m_body, m_refresh, m_correct, m_more, m_close});
    connect(m_close, &Button::clicked, this, &ChargeDrawer::closeRequested);
    connect(m_whatsApp, &Button::clicked, this, &ChargeDrawer::whatsAppRequested);
    for (const auto &[button, intent] :
         {std::pair{m_open, Intent::Open}, {m_refresh, Intent::ReadStatus}, {m_correct, Intent::Correct}})
        connect(button, &Button::clicked, this, [this, intent = intent] { Q_EMIT asked(intent); });
    connect(m_more, &Button::clicked, this, &ChargeDrawer::openMenu);
}

void ChargeDrawer::buildSummary()
{
    m_noCode->setAccessibleName(tr("No code to show"));
    m_code->setFixedSize(codeSide, codeSide);
    for (QWidget *button : std::initializer_list<QWidget *>{m_open, m_copy, m_whatsApp, m_refresh, m_correct})
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (QWidget *button : std::initializer_list<QWidget *>{m_open, m_copy, m_whatsApp})
        keepPlace(button);
    // The buttons bring the space of their rings.
    auto *buttons = filled(new QVBoxLayout, {}, 0, {Part::rest(), m_open, m_copy, m_whatsApp, Part::rest()});
    filled(m_summary, {}, drawerRing, {m_code, m_noCode, {buttons, 1}});
    filled(m_sum, {}, 8, {{m_amount, 1}, m_pill});
}

void ChargeDrawer::buildBody()
{
    filled(new QVBoxLayout(m_noteCard), {}, -1, {m_note});
    filled(m_below, {}, 0,
           {m_customer, Part::space(12), m_noteCard, Part::space(4),
            new Label(tr("History"), 15, QFont::DemiBold, ColorRole::Ink), Part::space(8), m_history, Part::rest()});
    filled(new QVBoxLayout(m_body->widget()), {}, 0, {m_sum, m_summary, {m_below, 1}});
    m_body->takeKeyboard({});
    keepPlace(m_line);
    const QScrollBar *bar = m_body->verticalScrollBar();
    const auto scrolled = [this, bar] { m_line->setVisible(bar->value() < bar->maximum()); };
    connect(bar, &QScrollBar::rangeChanged, this, scrolled);
    connect(bar, &QScrollBar::valueChanged, this, scrolled);
    scrolled();
}

void ChargeDrawer::buildFooter()
{
    m_refresh->setAccessibleName(tr("Read status"));
    m_more->setAccessibleName(tr("More"));
    m_more->setFixedWidth(48 + 2 * drawerRing);
    filled(m_foot, {}, 0, {{m_refresh, 1}, {m_correct, 1}, m_more});
}

void ChargeDrawer::setMetrics(const LayoutMetrics &grid)
{
    const int pad = grid.isCompact ? 16 : 20;
    // The faces of the buttons stand where the other things stand; their rings reach over that.
    const int left = pad - ScrollArea::ringWidth;
    m_close->setFaceHeight(grid.isCompact ? 32 : 44);
    m_head->setContentsMargins(pad, 0, pad - drawerRing - 2, 0);
    m_sum->setContentsMargins(left, 0, drawerRing, grid.isCompact ? 0 : 8);
    m_summary->setContentsMargins(left - quietZone, 0, 0, 0);
    m_below->setContentsMargins(left, grid.isCompact ? 4 : 12, drawerRing, 8);
    const int side = (grid.isCompact ? 8 : 12) - drawerRing;
    const int above = (grid.isCompact ? 8 : 10) - drawerRing;
    m_foot->setContentsMargins(side, above - 1, side, above); // the line above has its pixel
    setColors(ColorRole::Surface, grid.isSmall ? ColorRole::PopupBorder : ColorRole::None);
    refresh();
}

void ChargeDrawer::refresh()
{
    const bool isOther = m_detail.attempt != m_presenter.selected();
    m_detail = m_presenter.detail();
    m_title->setText(m_detail.title);
    m_body->setAccessibleName(m_detail.title);
    m_amount->setAmount(m_detail.amount);
    m_pill->setStatus(m_detail.status);
    refreshCode();
    m_customer->setItems(m_detail.customer);
    m_noteCard->setVisible(!m_detail.notes.isEmpty());
    m_noteCard->setColors(m_detail.isDoubtful ? ColorRole::UnknownTint : ColorRole::None, ColorRole::None);
    m_noteCard->layout()->setContentsMargins(m_detail.isDoubtful ? QMargins(12, 8, 12, 8) : QMargins(0, 0, 0, 8));
    m_note->say(m_detail.notes.join(u'\n'), m_detail.isDoubtful ? ColorRole::UnknownInk : ColorRole::Ink2);
    m_history->setEntries(m_presenter.history());
    if (isOther) {
        m_copy->showRest();
        m_body->verticalScrollBar()->setValue(0);
    }
    m_refresh->setVisible(m_detail.mayRefresh);
    m_refresh->setEnabled(m_detail.canRefresh);
    m_correct->setEnabled(m_detail.canCorrect);
    m_more->setEnabled(!m_detail.attempt.isEmpty());
}

void ChargeDrawer::refreshCode()
{
    // A code that is not drawn readably is not offered for copying either.
    const bool isReadable = m_code->setCode(m_detail.codeBytes) && !m_detail.codeBytes.isEmpty();
    const bool hasPicture = isReadable && m_code->modulePixels() >= leastModule;
    m_code->setVisible(hasPicture);
    m_noCode->setVisible(!hasPicture);
    m_open->setText(m_detail.openLabel);
    m_open->setIconName(m_detail.isDoubtful ? u"question"_s : (isReadable ? u"charge"_s : u"eye"_s));
    m_open->setVisible(m_detail.canOpen());
    m_copy->setVisible(isReadable);
    m_whatsApp->setVisible(isReadable && !m_detail.whatsAppUrl.isEmpty());
}

void ChargeDrawer::openMenu()
{
    QStringList offered;
    QList<std::function<void()>> does;
    const auto offer = [&](const QString &label, const std::function<void()> &action) {
        offered.append(label);
        does.append(action);
    };
    const auto ask = [this](Intent intent) { return [this, intent] { Q_EMIT asked(intent); }; };
    if (m_detail.canReceive || m_detail.canTakeBack)
        offer(m_detail.canReceive ? tr("Confirm receipt…") : tr("Take the receipt back…"), ask(Intent::Receive));
    if (m_detail.canPrint)
        offer(tr("Print…"), [this] { Q_EMIT paperRequested(); });
    if (m_detail.canContest || m_detail.canEndContest)
        offer(m_detail.canContest ? tr("Contested by a bank…") : tr("The contestation is over…"), ask(Intent::Contest));
    offer(tr("Dossier of the sale (F11)"), ask(Intent::Dossier));
    if (!m_detail.txid.isEmpty())
        offer(tr("Copy txid"), [txid = m_detail.txid] { QGuiApplication::clipboard()->setText(txid); });
    QMenu *menu = balcao::openMenu(offered, -1, m_more, drawerRing);
    menu->setAccessibleName(tr("More"));
    connect(menu, &QMenu::triggered, this, [does](const QAction *action) { does.at(action->data().toInt())(); });
}

} // namespace balcao

#include "moc_chargedrawer.cpp"
