// SPDX-License-Identifier: MIT
#include "ui/widgets/codecheck/codecheckpage.h"

#include "core/service/task.h"
#include "ui/presentation/codecheck/codecheckpresenter.h"
#include "ui/widgets/codecheck/codeparts.h"
#include "ui/widgets/codecheck/codereading.h"
#include "ui/widgets/controls/scanfilter.h"
#include "ui/widgets/style/accessibility.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QShortcut>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** In any thread. */
struct Reading {
    codereading::Text operator()(const QString &name) const { return codereading::ofFile(name); }
    codereading::Text operator()(const QByteArray &bytes) const { return codereading::ofBytes(bytes); }
    codereading::Text operator()(const QImage &image) const { return codereading::ofImage(image); }
};

} // namespace

CodeCheckPage::CodeCheckPage(CodeCheckPresenter &presenter, QWidget *parent)
    : PageWidget(parent)
    , m_presenter(presenter)
    , m_box(new CodeEdit)
    , m_close(new Button(Button::Kind::Ghost, tr("Close"), {.keycap = tr("Esc")}))
    , m_paste(new Button(Button::Kind::Secondary, tr("Paste"), {.icon = u"clipboard"_s, .keycap = u"Ctrl V"_s}))
    , m_file(new Button(Button::Kind::Secondary, tr("Open a picture…"), {.icon = u"image"_s}))
    , m_clear(new Button(Button::Kind::Ghost, tr("Clear")))
    , m_drop(new DropArea)
    , m_head(new VerdictHead)
    , m_rows(new VerdictRows)
    , m_rowArea(new ScrollArea(m_rows))
    , m_open(new Button(Button::Kind::Primary, tr("Open the charge"), {.faceHeight = 48}))
    , m_copy(new CopyButton([this] { return m_presenter.view().codeText; }, tr("Copy the right code")))
    , m_tell(new CopyButton([this] { return m_presenter.view().spoken(); }, tr("Copy it for the manager")))
    , m_send(new Button(Button::Kind::Secondary, tr("Send again"), {.icon = u"chat"_s, .faceHeight = 48}))
    , m_verdict(makeVerdict())
{
    setAccessibleRole(this, QAccessible::Grouping);
    setAccessibleName(tr("Check a code"));
    setAcceptDrops(true);
    filled(new QHBoxLayout(this), {}, 0, {{makeInput(), 1}, m_verdict});
    connectInput();
    connect(&m_presenter, &CodeCheckPresenter::changed, this, &CodeCheckPage::refresh);
    setTabRing({m_box, m_paste, m_file, m_clear, m_rowArea, m_open, m_copy, m_tell, m_send, m_close});
    refresh();
}

Card *CodeCheckPage::makeInput()
{
    constexpr int side = 24 - Button::ringSpace;
    auto *card = new Card;
    auto *title = new Label(tr("Check a code"), 22, QFont::DemiBold, ColorRole::Ink);
    auto *says = new Label(tr("Paste the customer's Pix code, or drop the picture of its QR code."), 15, QFont::Normal,
                           ColorRole::Ink2, Label::Lines::Close);
    title->setContentsMargins(Button::ringSpace, 0, 0, 0);
    says->setContentsMargins(Button::ringSpace, 0, 0, 0);
    auto *words = filled(new QVBoxLayout, {}, 0, {title, says});
    filled(new QVBoxLayout(card), {side, 12, side, 14}, 4,
           {filled(new QHBoxLayout, {}, 4, {{words, 1}, {m_close, 0, Qt::AlignTop}}),
            {m_box, 4},
            filled(new QHBoxLayout, {}, 0, {m_paste, m_file, Part::rest(), m_clear}),
            {m_drop, 5}});
    m_box->setMinimumHeight(84);
    return card;
}

Card *CodeCheckPage::makeVerdict()
{
    auto *card = new Card;
    m_foot = new QWidget;
    m_copy->setFaceHeight(48);
    m_tell->setFaceHeight(48);
    m_rowArea->takeKeyboard(tr("What stands in the code"));
    m_actions = filled(new QBoxLayout(QBoxLayout::LeftToRight, m_foot), {14, 10, 14, 12}, 0,
                       {{m_open, 1}, {m_copy, 1}, {m_tell, 1}, {m_send, 1}});
    for (Button *button : std::initializer_list<Button *>{m_open, m_copy, m_tell, m_send})
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    filled(new QVBoxLayout(card), {}, 0, {m_head, {m_rowArea, 1}, new Hairline, m_foot});
    return card;
}

void CodeCheckPage::connectInput()
{
    connect(m_box, &QPlainTextEdit::textChanged, this, [this] {
        m_box->mark(-1, 0);
        m_presenter.check(m_box->toPlainText());
    });
    connect(m_box, &CodeEdit::finished, this, &CodeCheckPage::finish);
    connect(m_box, &CodeEdit::fileBrought, this, &CodeCheckPage::openFile);
    connect(m_box, &CodeEdit::bytesBrought, this, [this](const QByteArray &bytes) { read(bytes); });
    connect(m_box, &CodeEdit::pictureBrought, this, [this](const QImage &image) { read(image); });
    connect(m_close, &Button::clicked, this, &CodeCheckPage::closeRequested);
    connect(m_paste, &Button::clicked, this, &CodeCheckPage::paste);
    connect(m_file, &Button::clicked, this, &CodeCheckPage::chooseFile);
    connect(m_clear, &Button::clicked, this, [this] {
        m_box->clear();
        m_box->setFocus();
    });
    connect(m_open, &Button::clicked, this, [this] { Q_EMIT openRequested(m_presenter.view().attempt); });
    connect(m_copy, &CopyButton::copied, this,
            [this] { Q_EMIT shown(m_presenter.view().attempt, CodePlace::Clipboard); });
    connect(m_send, &Button::clicked, this, &CodeCheckPage::sendAgain);
    new QShortcut(Qt::Key_Escape, this, this, &CodeCheckPage::closeRequested, Qt::WidgetWithChildrenShortcut);
    new QShortcut(QKeySequence(QKeySequence::Paste), this, this, &CodeCheckPage::paste, Qt::WidgetWithChildrenShortcut);
}

void CodeCheckPage::finish()
{
    m_isFinished = true;
    if (!m_presenter.isLooking())
        refresh();
}

void CodeCheckPage::takeScanned(const QString &text)
{
    m_box->replaceBy(text);
    finish();
}

/** Checks a scan. Slips and scans in another keyboard layout are left to the window. */
bool CodeCheckPage::event(QEvent *event)
{
    if (event->type() != ScanEvent::id())
        return PageWidget::event(event);
    const Scan &scan = static_cast<ScanEvent *>(event)->scan();
    if (scan.kind == Scan::Kind::Slip || scan.kind == Scan::Kind::OtherLayout)
        return false;
    event->accept();
    takeScanned(scan.text);
    return true;
}

void CodeCheckPage::read(const Picture &picture)
{
    if (m_reading) {
        m_next = picture;
        return;
    }
    auto *const reading = beginTask(this, [picture](const TaskWatch &) { return std::visit(Reading(), picture); });
    m_reading = reading;
    reading->whenFinished(this, [this](const Text &text) {
        m_reading.clear();
        if (m_next)
            return read(*std::exchange(m_next, std::nullopt));
        if (text)
            return m_box->replaceBy(*text);
        m_box->clear();
        m_presenter.refusePicture(describe(text.error()));
    });
}

void CodeCheckPage::openFile(const QString &name)
{
    read(name);
}

void CodeCheckPage::paste()
{
    const QMimeData *brought = QGuiApplication::clipboard()->mimeData();
    if (brought && brought->hasText() && !brought->hasUrls())
        m_box->replaceBy(brought->text().left(CodeCheckPresenter::longestText));
    else
        m_box->takePicture(brought);
    m_box->setFocus();
}

void CodeCheckPage::chooseFile()
{
    auto *dialog =
        new QFileDialog(this, tr("Open a picture"), {}, tr("Pictures") + u" (*.png *.jpg *.jpeg *.bmp *.gif *.webp)"_s);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &CodeCheckPage::openFile);
    dialog->open();
}

void CodeCheckPage::sendAgain()
{
    const CodeCheckView &view = m_presenter.view();
    if (QDesktopServices::openUrl(QUrl(view.whatsAppUrl, QUrl::StrictMode)))
        Q_EMIT shown(view.attempt, CodePlace::WhatsApp);
    else
        Q_EMIT whatsAppFailed();
}

/** Text that is typed on any part of the page comes into the box. */
void CodeCheckPage::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    if (!isPlain || event->text().isEmpty() || !event->text().at(0).isPrint() || m_box->hasFocus())
        return PageWidget::keyPressEvent(event);
    m_box->setFocus();
    m_box->replaceBy(event->text());
}

void CodeCheckPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasText() || event->mimeData()->hasUrls() || event->mimeData()->hasImage())
        event->acceptProposedAction();
}

void CodeCheckPage::dropEvent(QDropEvent *event)
{
    const QMimeData *brought = event->mimeData();
    event->acceptProposedAction();
    if (!m_box->takePicture(brought) && brought->hasText())
        m_box->replaceBy(brought->text().left(CodeCheckPresenter::longestText));
}

void CodeCheckPage::setMetrics(const LayoutMetrics &grid)
{
    m_metrics = grid;
    layout()->setContentsMargins(grid.pad, grid.padTop, grid.pad, grid.padBottom);
    layout()->setSpacing(qMax(grid.gap, 8));
    m_verdict->setFixedWidth(grid.isSmall ? 344 : grid.isCompact ? 400 : grid.isWide ? 640 : 520);
    // Below each other where they have no room side by side.
    m_actions->setDirection(grid.isCompact ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_actions->setContentsMargins(14, grid.isCompact ? 2 : 10, 14, grid.isCompact ? 2 : 12);
    for (Button *button : std::initializer_list<Button *>{m_open, m_copy, m_tell, m_send})
        button->setFaceHeight(grid.isCompact ? 44 : 48);
    m_paste->setKeycap(grid.isSmall ? QString() : u"Ctrl V"_s);
    arrange();
}

void CodeCheckPage::arrange()
{
    constexpr int lowPage = 470;
    constexpr int row = 46;
    constexpr int lowestRow = 30;
    const bool isLow = height() < lowPage || m_metrics.isCompact;
    m_head->setLow(isLow);
    const int count = qMax(1, static_cast<int>(m_presenter.view().rows.size()) + 1);
    const int room = m_verdict->height() - m_head->heightForWidth(m_verdict->width()) - m_foot->sizeHint().height();
    m_rows->setRowHeight(qBound(lowestRow, room / count, row));
}

void CodeCheckPage::resizeEvent(QResizeEvent *event)
{
    PageWidget::resizeEvent(event);
    layout()->activate();
    arrange();
}

void CodeCheckPage::takeFocus()
{
    m_box->setFocus();
    m_box->selectAll();
}

void CodeCheckPage::refresh()
{
    const CodeCheckView &view = m_presenter.view();
    m_head->setView(view);
    m_rows->setView(view);
    m_box->mark(view.damagedAt, view.damagedLength);
    const bool hasCode = !view.codeText.isEmpty();
    const bool isDamaged = view.damagedAt >= 0;
    const bool isFound = !view.rows.isEmpty();
    m_open->setVisible(!view.attempt.isEmpty() && !(isDamaged && hasCode));
    m_copy->setVisible(hasCode);
    m_copy->setRestKind(m_open->isHidden() ? Button::Kind::Primary : Button::Kind::Secondary);
    m_tell->setVisible(isFound && view.attempt.isEmpty());
    m_send->setVisible(isDamaged && !view.whatsAppUrl.isEmpty());
    m_foot->setVisible(isFound);
    m_clear->setEnabled(!m_presenter.typed().isEmpty());
    arrange();
    const QString said = m_presenter.typed().isEmpty() && !isFound && view.tone == CodeCheckView::Tone::Rest
                             ? QString()
                             : view.title + u". "_s + view.text;
    if (std::exchange(m_said, said) != said && !said.isEmpty() && isVisible())
        Speaker::say(this, said);
    if (!m_isFinished || m_presenter.isLooking())
        return;
    m_isFinished = false;
    for (Button *button : std::initializer_list<Button *>{m_open, m_copy, m_tell}) {
        if (button->isVisible() && m_box->hasFocus())
            button->setFocus();
    }
}

} // namespace balcao

#include "moc_codecheckpage.cpp"
