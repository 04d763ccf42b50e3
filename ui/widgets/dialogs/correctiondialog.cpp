// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/correctiondialog.h"

#include "ui/presentation/display.h"
#include "ui/widgets/controls/amounteditor.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/card.h"
#include "ui/widgets/controls/statuspill.h"
#include "ui/widgets/dialogs/correctionrow.h"
#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/painting.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int panelWidth = 900;

} // namespace

CorrectionDialog::CorrectionDialog(ChargeService &service, const QString &attempt, QWidget *window)
    : LayerDialog(panelWidth, window)
    , m_presenter(service, attempt)
    , m_pill(new StatusPill(StatusPill::Size::Small))
    , m_obstacle(new Label(14, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap))
    , m_save(new Button(Button::Kind::Primary))
{
    const CorrectionView view = m_presenter.view();
    addHead(u"edit"_s, view.title, view.subtitle, m_pill);
    buildRows();
    m_save->setText(tr("Save correction"));
    m_save->setIconName(u"check"_s);
    m_save->setKeycap(tr("Ctrl + Enter"));
    addFoot(tr("Cancel"), m_obstacle, m_save);
    onConfirm(m_save, [this] { save(); });
    connect(&m_presenter, &CorrectionPresenter::changed, this, &CorrectionDialog::refresh);
    refresh();
    openAt(m_amount);
}

void CorrectionDialog::buildRows()
{
    auto *body = new QWidget;
    auto *rows = new QVBoxLayout(body);
    rows->setContentsMargins(16, 0, 16, 4);
    rows->setSpacing(0);
    rows->addWidget(new CorrectionHead);
    m_amount = new AmountField;
    m_amountRow = new CorrectionRow(tr("Amount"), m_amount);
    m_amountRow->setBefore(display::amount(m_presenter.form().amountBefore));
    rows->addWidget(m_amountRow);
    connect(&m_amount->editor(), &AmountEditor::edited, &m_presenter, &CorrectionPresenter::setAmount);
    connect(&m_amount->editor(), &AmountEditor::hintChanged, this, &CorrectionDialog::refresh);

    for (const CustomerField field : customerFields) {
        auto *edit = new FieldEdit;
        auto *row = new CorrectionRow(labelOf(field), edit);
        row->setBefore(m_presenter.form().textsBefore.at(indexOf(field)));
        edit->setText(m_presenter.form().texts.at(indexOf(field)));
        edit->setCursorPosition(0);
        if (field == CustomerField::TaxId)
            edit->setMask(inputmask::maskTaxId);
        else if (field == CustomerField::Phone)
            edit->setMask(inputmask::maskPhone);
        connect(edit, &QLineEdit::textEdited, this, [this, field, edit] { m_presenter.setText(field, edit->text()); });
        rows->addWidget(row);
        m_rows.at(indexOf(field)) = row;
    }
    buildReason(rows);
    auto *scroll = new QScrollArea;
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    body->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    column()->addWidget(scroll, 1);
    m_body = body;
}

void CorrectionDialog::buildReason(QVBoxLayout *rows)
{
    m_reasonLabel = new Label(14, QFont::Normal, ColorRole::Ink2);
    m_reason = new ReasonBox;
    m_reason->addItems(correctionReasons());
    m_reason->setCurrentIndex(-1);
    m_reason->lineEdit()->setPlaceholderText(tr("Choose or write"));
    m_reason->setAccessibleName(tr("Reason"));
    connect(m_reason, &QComboBox::currentTextChanged, this,
            [this](const QString &text) { m_presenter.setReason(text); });
    auto *warning = new Banner(Banner::Tone::Wait);
    warning->setText(QString(), tr("A new code appears. Anyone who scanned the old one must scan again."));
    warning->setFixedHeight(46);
    warning->setContentsMargins(FieldEdit::ringSpace, 0, FieldEdit::ringSpace, 0);
    m_whoLabel = new Label(14, QFont::Normal, ColorRole::Ink2);
    for (Label *words : {m_reasonLabel, m_whoLabel})
        words->setContentsMargins(FieldEdit::ringSpace, 0, 0, 0);
    m_who = new FieldEdit;
    m_who->setFont(fonts::text(16));
    m_who->setText(m_presenter.form().who);
    m_who->setAccessibleName(tr("Who corrects"));
    connect(m_who, &QLineEdit::textEdited, this, [this](const QString &text) { m_presenter.setWho(text); });
    auto *pair = new QGridLayout;
    pair->setHorizontalSpacing(14);
    pair->setVerticalSpacing(4);
    pair->addWidget(m_reasonLabel, 0, 0);
    pair->addWidget(m_whoLabel, 0, 1);
    pair->addWidget(m_reason, 1, 0);
    pair->addWidget(m_who, 1, 1);
    pair->setColumnStretch(0, 3);
    pair->setColumnStretch(1, 2);
    auto *block = new QVBoxLayout;
    block->setContentsMargins(12 - FieldEdit::ringSpace, 10, 12 - FieldEdit::ringSpace, 8);
    block->setSpacing(4);
    block->addLayout(pair);
    block->addSpacing(10);
    block->addWidget(warning);
    rows->addLayout(block);
}

void CorrectionDialog::setLow(bool isLow)
{
    LayerDialog::setLow(isLow);
    m_amountRow->setLow(isLow);
    for (CorrectionRow *row : m_rows)
        row->setLow(isLow);
    m_reason->setLow(isLow);
    m_who->setFaceHeight(isLow ? 44 : 48);
}

int CorrectionDialog::wantedHeight() const
{
    return column()->sizeHint().height() - findChild<QScrollArea *>()->sizeHint().height() +
           m_body->sizeHint().height();
}

void CorrectionDialog::refresh()
{
    const CorrectionForm &form = m_presenter.form();
    const CorrectionView view = m_presenter.view();
    m_pill->setStatus(view.status);
    m_amount->setEntry(form.amount);
    m_amountRow->setView(withHint(view.amount, m_amount->editor().hint()), form.hasOtherAmount());
    for (const CustomerField field : customerFields)
        m_rows.at(indexOf(field))->setView(view.fields.at(indexOf(field)), form.hasChanged(field));
    m_obstacle->setText(view.canSave() ? tr("The amount and the customer's four fields go to the provider.")
                                       : view.obstacle);
    m_obstacle->setInk(form.isPressed && !view.canSave() ? ColorRole::ErrorInk : ColorRole::Ink2);
    label(m_reasonLabel, tr("Reason"), m_reason, view.reason);
    m_reason->setWrong(view.reason.isError());
    label(m_whoLabel, tr("Who corrects"), m_who, view.who);
    m_who->setState(view.who.state);
}

/** What is wrong with @p named stands in the place of its name. */
void CorrectionDialog::label(Label *label, const QString &name, QWidget *named, const FieldView &view)
{
    label->setText(view.isError() ? view.message : name);
    label->setInk(view.isError() ? ColorRole::ErrorInk : ColorRole::Ink2);
    named->setAccessibleDescription(view.message);
}

void CorrectionDialog::save()
{
    if (m_presenter.save()) {
        reject();
        return;
    }
    // In the order of CorrectionView::Part.
    QList<QWidget *> parts{m_amount};
    for (const CorrectionRow *row : m_rows)
        parts.append(row->edit());
    parts.append({m_reason, m_who, backButton()});
    parts.at(static_cast<qsizetype>(m_presenter.view().missing))->setFocus();
}

} // namespace balcao
