// SPDX-License-Identifier: MIT
#include "ui/widgets/dossier/dossierpage.h"

#include "ui/presentation/dossier/dossierwords.h"
#include "ui/presentation/frame/navigator.h"
#include "ui/widgets/controls/checkbox.h"
#include "ui/widgets/controls/sheetview.h"
#include "ui/widgets/style/accessibility.h"

#include <QShortcut>
#include <QShowEvent>

using namespace Qt::StringLiterals;

namespace balcao
{

using Piece = DossierPresenter::Part;

namespace
{

constexpr int dossierSide = 20;

/** An icon and a sentence on a tint. */
void fillNote(Card *card, std::initializer_list<Part> icons, Label *words)
{
    auto *row = filled(new QHBoxLayout(card), {18, 12, 14, 12}, 14);
    for (const Part &icon : icons)
        icon.addTo(row);
    row->addWidget(words, 1);
}

} // namespace

DossierPage::DossierPage(ChargeService &service, Navigator &navigator, const ShellPresenter &shell, QWidget *parent)
    : PageWidget(parent)
    , m_presenter(service, shell.shopName(), shell.isTraining())
    , m_navigator(navigator)
    , m_paper(new SheetView)
    , m_pages(new ScrollArea(m_paper))
    , m_lead(new Label(16, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap))
    , m_whole(new IconView(u"shield-check"_s, 24, ColorRole::OkInk))
    , m_broken(new IconView(u"shield-x"_s, 24, ColorRole::ErrorInk))
    , m_provenWords(new Label(16, QFont::Normal, ColorRole::OkInk, Label::Lines::Close))
    , m_savePdf(new Button(Button::Kind::Primary, tr("Save PDF…"),
                           {.icon = u"file"_s, .keycap = u"Ctrl S"_s, .faceHeight = 48}))
    , m_saveJson(new Button(Button::Kind::Secondary, tr("Save with the proofs (JSON)…"),
                            {.icon = u"download"_s, .keycap = {}, .faceHeight = 48}))
    , m_copy(new CopyButton([this] { return m_presenter.textForBank(); }, tr("Copy text for the bank"), u"Ctrl C"_s))
    , m_side(makeSide())
{
    setAccessibleRole(this, QAccessible::Grouping);
    setAccessibleName(tr("Dossier of the sale"));
    m_pages->takeKeyboard(tr("Preview"));
    filled(new QHBoxLayout(this), {}, 0, {{m_pages, 1}, m_side});
    connect(m_close, &Button::clicked, &m_navigator, &Navigator::leave);
    connect(m_savePdf, &Button::clicked, this, [this] { save(m_presenter.pdf()); });
    connect(m_saveJson, &Button::clicked, this, [this] { save(m_presenter.json()); });
    connect(&m_presenter, &DossierPresenter::changed, this, &DossierPage::refresh);
    constexpr Qt::ShortcutContext here = Qt::WidgetWithChildrenShortcut;
    new QShortcut(Qt::Key_Escape, this, &m_navigator, &Navigator::leave, here);
    new QShortcut(QKeySequence::Copy, this, m_copy, &CopyButton::copy, here);
    new QShortcut(Qt::CTRL | Qt::Key_S, this, m_savePdf, &QAbstractButton::click, here);
    QList<QWidget *> stops{m_savePdf, m_copy, m_saveJson, m_close};
    for (CheckBox *part : std::as_const(m_parts))
        stops.append(part);
    setTabRing(stops + QList<QWidget *>{m_body, m_pages});
    refresh();
}

Card *DossierPage::makeSide()
{
    auto *card = new Card;
    auto *head = filled(new QHBoxLayout, {dossierSide, 8, dossierSide - Button::ringSpace, 0}, 8,
                        {{new Label(tr("Dossier of the sale"), 18, QFont::DemiBold, ColorRole::Ink), 1}, m_close});
    auto *body = new QWidget;
    constexpr int inset = dossierSide - ScrollArea::ringWidth;
    auto *column = filled(new QVBoxLayout(body), {inset, 4, inset, 4}, 8);
    fillNote(m_proven, {{m_whole, 0, Qt::AlignTop}, {m_broken, 0, Qt::AlignTop}}, m_provenWords);
    column->addWidget(m_lead);
    column->addWidget(m_proven);
    column->addWidget(new Label(tr("Include"), 16, QFont::Medium, ColorRole::Ink2));
    auto *boxes = filled(new QVBoxLayout, {}, 0);
    for (const auto &[part, text] : {std::pair{Piece::Customer, tr("Customer's full data")},
                                     {Piece::Codes, tr("Codes that there were")},
                                     {Piece::Receipt, tr("What the shop saw")},
                                     {Piece::Replies, tr("The provider's answers")}}) {
        auto *box = new CheckBox(text);
        box->setChecked(true);
        connect(box, &QAbstractButton::toggled, this,
                [this, part = part](bool isIn) { m_presenter.include(part, isIn); });
        boxes->addWidget(box);
        m_parts.append(box);
    }
    column->addLayout(boxes);
    m_warning->setColors(ColorRole::WaitTint, ColorRole::None);
    fillNote(m_warning, {{new IconView(u"alert"_s, 24, ColorRole::WaitInk), 0, Qt::AlignTop}},
             new Label(tr("It has a CPF and a phone number. Send it only to who needs it."), 16, QFont::Normal,
                       ColorRole::WaitInk, Label::Lines::Close));
    column->addWidget(m_warning);
    column->addStretch(1);
    m_body = new ScrollArea(body);
    m_body->takeKeyboard(tr("Include"));
    m_copy->setFaceHeight(48);
    constexpr int beside = dossierSide - Button::ringSpace;
    auto *foot = filled(new QVBoxLayout, {beside, 0, beside, 14}, 0, {m_savePdf, m_copy, m_saveJson});
    for (Button *button : std::initializer_list<Button *>{m_savePdf, m_copy, m_saveJson})
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    filled(new QVBoxLayout(card), {}, 0, {head, {m_body, 1}, foot});
    return card;
}

void DossierPage::setMetrics(const LayoutMetrics &grid)
{
    layout()->setContentsMargins(grid.pad, grid.padTop, grid.pad, grid.padBottom);
    layout()->setSpacing(grid.gap);
    m_side->setFixedWidth(grid.isSmall ? 372 : 376);
    const int face = grid.isCompact ? 44 : 48;
    for (Button *button : std::initializer_list<Button *>{m_savePdf, m_copy, m_saveJson})
        button->setFaceHeight(face);
}

void DossierPage::showEvent(QShowEvent *event)
{
    PageWidget::showEvent(event);
    if (event->spontaneous())
        return;
    for (CheckBox *part : std::as_const(m_parts))
        part->setChecked(true);
    m_pages->ensureVisible(0, 0);
    m_presenter.show(m_navigator.dossier());
}

/** What is not shown follows nothing. */
void DossierPage::hideEvent(QHideEvent *event)
{
    PageWidget::hideEvent(event);
    if (!event->spontaneous())
        m_presenter.show({});
}

void DossierPage::save(const FileQuestion &question)
{
    if (m_presenter.dossier())
        m_navigator.askForFile(question);
}

void DossierPage::refresh()
{
    const auto &dossier = m_presenter.dossier();
    m_lead->setText(!m_presenter.problem().isEmpty()
                        ? m_presenter.problem()
                        : tr("All that is known of this sale, to answer a bank that asks for the money back."));
    m_proven->setVisible(dossier.has_value());
    m_warning->setVisible(m_presenter.includes(Piece::Customer));
    const bool isWhole = dossier && dossier->isWhole();
    m_whole->setVisible(isWhole);
    m_broken->setVisible(!isWhole);
    m_proven->setColors(isWhole ? ColorRole::OkTint : ColorRole::ErrorTint, ColorRole::None);
    m_provenWords->say(dossier ? dossierwords::wholeness(*dossier) : QString(),
                       isWhole ? ColorRole::OkInk : ColorRole::ErrorInk);
    for (QWidget *one : std::initializer_list<QWidget *>{m_savePdf, m_copy, m_saveJson})
        one->setEnabled(dossier.has_value());
    for (CheckBox *part : std::as_const(m_parts))
        part->setEnabled(dossier.has_value());
    m_copy->showRest();
    m_paper->setReport(m_presenter.report());
    if (dossier && m_close->hasFocus()) {
        takeFocus();
        Speaker::say(this, m_provenWords->text());
    }
}

} // namespace balcao

#include "moc_dossierpage.cpp"
