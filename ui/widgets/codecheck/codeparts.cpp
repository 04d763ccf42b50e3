// SPDX-License-Identifier: MIT
#include "ui/widgets/codecheck/codeparts.h"

#include "ui/presentation/codecheck/codecheckpresenter.h"
#include "ui/widgets/controls/statuspill.h"

#include <QImage>
#include <QKeyEvent>
#include <QTextBlock>
#include <QUrl>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct Look {
    Shades tint;
    Shades ink;
    Shades fill;
};

/** In the order of CodeCheckView::Tone. */
constexpr std::array<Look, 4> looks{{{ColorRole::Inset, ColorRole::Ink, ColorRole::Primary},
                                     {ColorRole::OkTint, ColorRole::OkInk, ColorRole::OkFill},
                                     {ColorRole::WaitTint, ColorRole::WaitInk, {0xFF94590A, 0xFF94590A}},
                                     {ColorRole::ErrorTint, ColorRole::ErrorInk, ColorRole::ErrorFill}}};

const Look &lookOf(CodeCheckView::Tone tone)
{
    return looks.at(static_cast<std::size_t>(tone));
}

} // namespace

CodeEdit::CodeEdit()
{
    setFont(fonts::fixed(16));
    setAccessibleName(tr("Code to check"));
    setFrameShape(QFrame::NoFrame);
    setTabChangesFocus(true);
    setUndoRedoEnabled(true);
    setWordWrapMode(QTextOption::WrapAnywhere);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportMargins(ringSpace + 12, ringSpace + 10, ringSpace + 8, ringSpace + 8);
    setAcceptDrops(true);
    viewport()->setAutoFillBackground(false);
    colour();
}

void CodeEdit::colour()
{
    const Theme theme = Theme::of(this);
    QPalette own = palette();
    own.setColor(QPalette::Text, theme.color(ColorRole::Ink));
    own.setColor(QPalette::Base, Qt::transparent);
    if (own != palette())
        setPalette(own);
}

bool CodeEdit::event(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        colour();
    // The frame around the viewport is the edit's own, and Qt does not paint there.
    if (event->type() == QEvent::Paint) {
        Canvas canvas(this);
        const QRect face = rect().adjusted(ringSpace, ringSpace, -ringSpace, -ringSpace);
        if (hasFocus())
            canvas.box(rect(), metrics::radiusControl + ringSpace, ColorRole::Ring);
        canvas.box(face, metrics::radiusControl, canvas.theme().isDark() ? ColorRole::Inset : ColorRole::Surface,
                   hasFocus() ? ColorRole::Link : ColorRole::Stroke, hasFocus() ? 2 : 1);
        return true;
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    return QPlainTextEdit::event(event);
}

void CodeEdit::replaceBy(const QString &text)
{
    selectAll();
    insertPlainText(text);
}

void CodeEdit::mark(qsizetype at, qsizetype length)
{
    m_markAt = at;
    m_markLength = length;
    viewport()->update();
}

QRect CodeEdit::markedRect() const
{
    const auto rectAt = [this](qsizetype position) {
        QTextCursor cursor(document());
        cursor.setPosition(static_cast<int>(qBound(0, static_cast<int>(position), document()->characterCount() - 1)));
        return cursorRect(cursor);
    };
    const QRect first = rectAt(m_markAt);
    const QRect last = rectAt(m_markAt + m_markLength);
    constexpr int gap = 6;
    // Over the end of a line only its beginning is marked.
    const int right = last.top() == first.top() ? last.left() : viewport()->width();
    return {first.left() - (m_markLength == 0 ? gap : 1), first.top() - 1, qMax(2 * gap, right - first.left() + 2),
            first.height() + 2};
}

void CodeEdit::paintEvent(QPaintEvent *event)
{
    if (m_markAt >= 0) {
        Canvas canvas(viewport());
        canvas.box(markedRect(), metrics::radiusKeycap, ColorRole::WaitTint, {0xFF94590A, 0xFFF5CE7A}, 2);
    }
    QPlainTextEdit::paintEvent(event);
}

void CodeEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        // A scanner that begins anew after its end types over what is there.
        selectAll();
        Q_EMIT finished();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

bool CodeEdit::takePicture(const QMimeData *brought)
{
    if (!brought)
        return false;
    const QList<QUrl> urls = brought->urls();
    const auto file = std::find_if(urls.cbegin(), urls.cend(), [](const QUrl &url) { return url.isLocalFile(); });
    if (file != urls.cend()) {
        Q_EMIT fileBrought(file->toLocalFile());
        return true;
    }
    // As they are, so that nothing is decoded here.
    for (const QString &format : {u"image/png"_s, u"image/jpeg"_s, u"image/bmp"_s, u"image/gif"_s, u"image/webp"_s}) {
        if (brought->hasFormat(format)) {
            Q_EMIT bytesBrought(brought->data(format));
            return true;
        }
    }
    if (!brought->hasImage())
        return false;
    Q_EMIT pictureBrought(qvariant_cast<QImage>(brought->imageData()));
    return true;
}

bool CodeEdit::canInsertFromMimeData(const QMimeData *source) const
{
    return source->hasText() || source->hasUrls() || source->hasImage();
}

void CodeEdit::insertFromMimeData(const QMimeData *source)
{
    if (source->hasText() && !source->hasUrls())
        replaceBy(source->text().left(CodeCheckPresenter::longestText)); // a code is pasted whole
    else
        takePicture(source);
}

DropArea::DropArea()
{
    setAccessibleName(tr("Drop a photo or screenshot here.") + u' ' + tr("Nothing leaves this computer."));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void DropArea::paintEvent(QPaintEvent *)
{
    constexpr int withWords = 76;
    constexpr int withIcon = 140;
    if (height() < withWords)
        return;
    Canvas canvas(this);
    const QRect face = rect().adjusted(3, 0, -3, -3);
    canvas.box(face, metrics::radiusControl, ColorRole::Inset);
    canvas->setRenderHint(QPainter::Antialiasing);
    canvas->setPen(QPen(canvas.theme().color(ColorRole::Stroke), 2, Qt::DashLine));
    canvas->setBrush(Qt::NoBrush);
    canvas->drawRoundedRect(QRectF(face).adjusted(1, 1, -1, -1), metrics::radiusControl, metrics::radiusControl);
    const bool hasIcon = height() >= withIcon;
    int top = face.center().y() - (hasIcon ? 54 : 23);
    if (hasIcon) {
        canvas.icon(QRectF(face.center().x() - 20, top, 40, 40), u"image"_s, ColorRole::Link);
        top += 62;
    }
    for (const QString &line : {tr("Drop a photo or screenshot here."), tr("Nothing leaves this computer.")}) {
        const QRect box(face.left() + 8, top, face.width() - 16, 23);
        canvas.text(box, line, fonts::fitting(line, box.width(), {16, 15, 14, 13, 12}, QFont::Normal), ColorRole::Ink2,
                    Qt::AlignCenter);
        top += 23;
    }
}

VerdictHead::VerdictHead()
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void VerdictHead::setView(const CodeCheckView &view)
{
    m_view = view;
    setAccessibleName(view.title + u". "_s + view.text);
    updateGeometry();
    update();
}

void VerdictHead::setLow(bool isLow)
{
    m_isLow = isLow;
    updateGeometry();
    update();
}

QFont VerdictHead::titleFont(int width) const
{
    const int room = width - textLeft() - 20;
    return m_isLow ? fonts::fitting(m_view.title, room, {20, 18, 16, 15, 14, 13}, QFont::DemiBold)
                   : fonts::fitting(m_view.title, room, {24, 22, 20, 18, 17, 16}, QFont::DemiBold);
}

int VerdictHead::heightForWidth(int width) const
{
    const QFont font = fonts::text(m_isLow ? 14 : 16);
    // Before it has a width of its own it is as high as in the narrowest card.
    constexpr int narrowest = 240;
    const qsizetype lines = painting::lines(m_view.text, font, qMax(narrowest, width - textLeft() - 20)).size();
    const int words = (m_isLow ? 28 : 36) + painting::paragraphHeight(font, lines);
    return qMax(words + (m_isLow ? 20 : 30), m_isLow ? 72 : 112);
}

void VerdictHead::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    const Look &look = lookOf(m_view.tone);
    // Only the upper corners are round: the card goes on below.
    canvas->setClipRect(rect());
    canvas.box(rect().adjusted(0, 0, 0, 2 * metrics::radiusCard), metrics::radiusCard, look.tint);
    const int disc = m_isLow ? 44 : 60;
    const QRect sign(m_isLow ? 18 : 24, m_isLow ? 14 : 24, disc, disc);
    canvas.box(sign, disc / 2.0, look.fill);
    const int inset = disc * 14 / 60;
    canvas.icon(sign.adjusted(inset, inset, -inset, -inset), m_view.icon, ColorRole::OnFill);
    const QRect words = rect().adjusted(textLeft(), m_isLow ? 8 : 20, -20, 0);
    const int title = m_isLow ? 28 : 36;
    canvas.text(QRect(words.left(), words.top(), words.width(), title), m_view.title, titleFont(width()), look.ink);
    const QFont font = fonts::text(m_isLow ? 14 : 16);
    const QStringList lines = painting::lines(m_view.text, font, words.width());
    const int height = painting::paragraphHeight(font, lines.size());
    canvas.paragraph(QRect(words.left(), words.top() + title, words.width(), height), lines, height, font, look.ink,
                     Qt::AlignLeft);
}

VerdictRows::VerdictRows()
    : LabelledValues(QSizePolicy::Fixed)
{
}

void VerdictRows::setView(const CodeCheckView &view)
{
    m_status = view.status;
    QList<LabelledText> items = view.rows;
    if (m_status)
        items.prepend({tr("Status"), m_status->label});
    setItems(items);
    measure();
    update();
}

void VerdictRows::setRowHeight(int height)
{
    m_rowHeight = height;
    measure();
    update();
}

void VerdictRows::measure()
{
    setFixedHeight(qMax(1, static_cast<int>(items().size()) * m_rowHeight));
}

QFont VerdictRows::labelFont(const QString &label, int width) const
{
    return isNarrow() ? fonts::text(13) : fonts::fitting(label, width, {16, 15, 14, 13}, QFont::Normal);
}

/** The value's: as wide as its label leaves. */
QRect VerdictRows::room(qsizetype item) const
{
    const int label = QFontMetrics(fonts::text(isNarrow() ? 13 : 16)).horizontalAdvance(items().at(item).label);
    const int left = side() + qMin(label, width() / 2) + 12;
    return {left, static_cast<int>(item) * m_rowHeight, width() - side() - left, m_rowHeight};
}

bool VerdictRows::isCut(qsizetype item) const
{
    return QFontMetrics(fonts::strong(13)).horizontalAdvance(items().at(item).text) > room(item).width();
}

void VerdictRows::paintEvent(QPaintEvent *)
{
    Canvas canvas(this);
    for (qsizetype item = 0; item < items().size(); ++item) {
        const LabelledText &shown = items().at(item);
        const QRect value = room(item);
        const QRect label(side(), value.top(), value.left() - 12 - side(), m_rowHeight);
        canvas.text(label, shown.label, labelFont(shown.label, label.width()), ColorRole::Ink2);
        if (item == 0 && m_status) {
            const QSize pill = StatusPill::sizeOf(StatusPill::Size::Small, *m_status);
            StatusPill::paint(
                canvas, QRect(QPoint(width() - side() - pill.width(), value.center().y() - pill.height() / 2), pill),
                StatusPill::Size::Small, *m_status);
        } else {
            canvas.text(value, shown.text, fonts::fitting(shown.text, value.width(), {16, 15, 14, 13}, QFont::DemiBold),
                        ColorRole::Ink, Qt::AlignRight | Qt::AlignVCenter);
        }
        if (item + 1 < items().size())
            canvas.line({side(), value.bottom()}, {width() - side(), value.bottom()});
    }
}

} // namespace balcao

#include "moc_codeparts.cpp"
