// SPDX-License-Identifier: MIT
#include "ui/widgets/printing/printdialog.h"

#include "ui/presentation/printing/paperpresenter.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/checkbox.h"
#include "ui/widgets/controls/filterbutton.h"
#include "ui/widgets/controls/newfiledialog.h"
#include "ui/widgets/controls/segments.h"
#include "ui/widgets/printing/paperview.h"
#include "ui/widgets/style/balcaostyle.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int printWidth = 1010;
constexpr int printHeight = 724;

/** Of @p control, whose name it is; they stand at one edge, whatever the control's ring takes. */
QBoxLayout *labelled(const QString &text, QWidget *control, int ring)
{
    auto *label = new Label(text, 14, QFont::Medium, ColorRole::Ink2);
    label->setContentsMargins(ring, 0, 0, 0);
    return filled(new QVBoxLayout, {}, 1, {label, {control, 0, Qt::AlignLeft}});
}

/** For screen readers: what is chosen of what. */
void nameButtons(const Segments *segments, const QString &name)
{
    for (QAbstractButton *button : segments->buttons())
        button->setAccessibleName(name + u": "_s + button->text());
}

} // namespace

PrintDialog::PrintDialog(PaperPresenter &paper, const QString &attempt, QWidget *window)
    : OverlayDialog(printWidth, window)
    , m_paper(paper)
    , m_attempt(attempt)
    , m_wanted(paper.settings())
    , m_view(new PaperView)
    , m_title(new Label(22, QFont::DemiBold, ColorRole::Ink))
    , m_subtitle(new Label(15, QFont::Normal, ColorRole::Ink2))
    , m_printer(new FilterButton({}, nullptr))
    , m_papers(new Segments({u"80 mm"_s, u"58 mm"_s, u"A4"_s}))
    , m_copies(new Segments({u"1"_s, u"2"_s, u"3"_s}))
    , m_customer(new CheckBox(tr("Customer")))
    , m_txid(new CheckBox(tr("txid")))
    , m_code(new CheckBox(tr("Copy and paste")))
    , m_note(new Banner(Banner::Tone::Ok))
    , m_pdf(new Button(Button::Kind::Secondary, tr("PDF…"), {.icon = u"file"_s, .faceHeight = 48}))
    , m_print(new Button(Button::Kind::Primary, tr("Print"),
                         {.icon = u"printer"_s, .keycap = u"Enter"_s, .faceHeight = 48}))
{
    m_head = filled(new QVBoxLayout, {}, 2, {m_title, m_subtitle});
    m_body = new ScrollArea(makeOptions());
    m_body->setMinimumWidth(m_body->widget()->minimumSizeHint().width());
    auto *right = filled(new QVBoxLayout, {}, 0, {m_head, {m_body, 1}, new Hairline, makeFoot()});
    column()->addLayout(filled(new QHBoxLayout, {}, 0, {{m_view, 475}, {right, 535}}));
    m_print->setDefault(true);
    connect(m_print, &Button::clicked, this, &PrintDialog::print);
    connect(m_pdf, &Button::clicked, this, &PrintDialog::saveAsPdf);
    m_paper.findPrinters()->whenFinished(this, [this](const Reply<QStringList>::Result &found) {
        m_printers = *found;
        follow();
    });
    connect(&m_paper, &PaperPresenter::chargeChanged, this, [this](const QString &changed) {
        if (changed == m_attempt)
            follow();
    });
    connect(&m_deadline, &QTimer::timeout, this, &PrintDialog::closeWhenOver);
    m_deadline.start(std::chrono::seconds(1));
    refresh();
    openAt(m_print->isEnabled() ? m_print : m_pdf);
}

QWidget *PrintDialog::makeOptions()
{
    m_printer->setAccessibleName(tr("Printer"));
    m_printer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_printer, &FilterButton::clicked, this, &PrintDialog::choosePrinter);
    nameButtons(m_papers, tr("Paper"));
    connect(m_papers, &Segments::chosen, this, &PrintDialog::choosePaper);
    nameButtons(m_copies, tr("Copies"));
    connect(m_copies, &Segments::chosen, this, [this](qsizetype number) {
        m_wanted.copies = static_cast<int>(number) + 1;
        refresh();
    });
    if (const auto slip = m_paper.slip(m_attempt, m_wanted); slip && !slip->code.isEmpty()) {
        m_sizes = new Segments(printView(*slip, sideOf(*slip), m_wanted).sizes);
        nameButtons(m_sizes, tr("QR Code"));
        connect(m_sizes, &Segments::chosen, this, [this](qsizetype number) {
            m_wanted.qrDots = PrintView::leastDots + static_cast<int>(number);
            refresh();
        });
    }
    for (const auto &[box, member] : {std::pair{m_customer, &Settings::printsCustomer},
                                      {m_txid, &Settings::printsTxid},
                                      {m_code, &Settings::printsCode}}) {
        box->setChecked(m_wanted.*member);
        connect(box, &CheckBox::toggled, this, [this, member = member](bool isOn) {
            m_wanted.*member = isOn;
            refresh();
        });
    }
    constexpr int ring = Segments::ringSpace;
    auto *lastRow = filled(new QHBoxLayout, {}, 10, {labelled(tr("Copies"), m_copies, ring)});
    if (m_sizes)
        lastRow->addLayout(labelled(tr("QR Code"), m_sizes, ring));
    lastRow->addStretch(1);
    auto *boxes = filled(new QHBoxLayout, {ring - 3, 0, 0, 0}, 16, {m_customer, m_txid, m_code, Part::rest()});
    auto *include = new Label(tr("Include"), 14, QFont::Medium, ColorRole::Ink2);
    include->setContentsMargins(ring, 0, 0, 0);
    auto *printerLabel = new Label(tr("Printer"), 14, QFont::Medium, ColorRole::Ink2);
    printerLabel->setContentsMargins(FilterButton::ringSpace, 0, 0, 0);
    auto *printer = filled(new QVBoxLayout, {ring - FilterButton::ringSpace, 0, ring - FilterButton::ringSpace, 0}, 1,
                           {printerLabel, m_printer});
    auto *note = filled(new QVBoxLayout, {ring, 6, ring, 0}, 0, {m_note});
    m_note->setFixedHeight(68);
    auto *body = new QWidget;
    filled(new QVBoxLayout(body), {side - ring, 0, side - ring, 6}, 6,
           {printer, labelled(tr("Paper"), m_papers, ring), lastRow, include, boxes, note, Part::rest()});
    return body;
}

QLayout *PrintDialog::makeFoot()
{
    auto *cancel = new Button(Button::Kind::Secondary, tr("Cancel"), {.keycap = u"Esc"_s, .faceHeight = 48});
    connect(cancel, &Button::clicked, this, &QDialog::reject);
    constexpr int ring = Button::ringSpace;
    return filled(new QHBoxLayout, {side - ring, 4, side - ring, 8}, 2, {cancel, Part::rest(), m_pdf, m_print});
}

/** As drawn, with the whole of what scrolls in a low window. */
int PrintDialog::wantedHeight() const
{
    return qMax(printHeight, OverlayDialog::wantedHeight());
}

void PrintDialog::setSpare(int spare)
{
    column()->setContentsMargins({});
    m_head->setContentsMargins(side, 10 + spare * 3, side, 4 + spare * 2);
    m_body->widget()->layout()->setSpacing(2 + spare * 2);
}

void PrintDialog::choosePrinter()
{
    QStringList offered = m_printers;
    const QString own = m_paper.settings().printer;
    if (!own.isEmpty() && !offered.contains(own))
        offered.prepend(own);
    if (offered.isEmpty())
        return m_note->setText(tr("No printer was found on this computer."),
                               tr("One in the network is named by its address in the settings (F10)."));
    QMenu *menu =
        openMenu(offered, static_cast<int>(offered.indexOf(m_wanted.printer)), m_printer, FilterButton::ringSpace);
    menu->setAccessibleName(tr("Printer"));
    connect(menu, &QMenu::triggered, this, [this, offered](const QAction *action) {
        m_wanted.printer = offered.at(action->data().toInt());
        refresh();
    });
}

void PrintDialog::choosePaper(qsizetype number)
{
    const QString own = m_paper.settings().paper;
    m_wanted.paper = number == PrintView::Sheet    ? u"a4"_s
                     : number == PrintView::Narrow ? u"58mm"_s
                     : own == "80mm-180dpi"_L1     ? own
                                                   : u"80mm"_s;
    refresh();
}

void PrintDialog::refresh()
{
    m_saved.reset();
    follow();
}

void PrintDialog::follow()
{
    const auto slip = m_paper.slip(m_attempt, m_wanted);
    if (!slip)
        return closeWhenOver();
    const PrintView view = printView(*slip, sideOf(*slip), m_wanted);
    setAccessibleName(view.title);
    m_title->setText(view.title);
    m_subtitle->setText(view.subtitle);
    m_printer->setText(m_wanted.printer.isEmpty() ? tr("None") : m_wanted.printer);
    m_papers->setChosen(view.paper);
    m_copies->setChosen(m_wanted.copies - 1);
    if (m_sizes)
        m_sizes->setChosen(m_wanted.qrDots - PrintView::leastDots);
    if (!m_saved) {
        m_note->setTone(view.isGood ? Banner::Tone::Ok : Banner::Tone::Wait);
        m_note->setText(view.note);
    } else {
        const PrintReply::Result &end = *m_saved;
        m_note->setTone(end ? Banner::Tone::Ok : Banner::Tone::Error);
        m_note->setText(end ? *end : end.error(), end ? tr("Whoever has the file can pay by its code.") : QString());
    }
    m_print->setEnabled(view.canPrint);
    const SlipPreview preview = m_paper.preview(m_attempt, m_wanted).value_or(SlipPreview());
    m_view->setPaper(preview.picture, preview.text);
}

void PrintDialog::closeWhenOver()
{
    if (!m_paper.slip(m_attempt, m_wanted))
        reject();
}

void PrintDialog::print()
{
    if (!m_print->isEnabled())
        return;
    accept();
    m_paper.print(m_attempt, m_wanted);
}

void PrintDialog::saveAsPdf()
{
    QFileDialog *const dialog = openNewFileDialog(tr("Save as a PDF"), m_paper.fileName(m_attempt), this);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        m_paper.save(m_attempt, m_wanted, file)->whenFinished(this, [this](const PrintReply::Result &end) {
            m_saved = end;
            follow();
        });
    });
    connect(dialog, &QDialog::finished, this, [this] { m_pdf->setFocus(); });
}

} // namespace balcao

#include "moc_printdialog.cpp"
