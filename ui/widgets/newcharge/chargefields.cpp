// SPDX-License-Identifier: MIT
#include "ui/widgets/newcharge/chargefields.h"

#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/widgets/controls/boxes.h"

#include <QScrollBar>

using namespace Qt::StringLiterals;

namespace balcao
{

ChargeFields::ChargeFields(NewChargePresenter &presenter)
    : ScrollArea(new QWidget)
    , m_presenter(presenter)
    , m_column(filled(new QVBoxLayout(widget()), {}, 0))
{
    const std::array hints{tr("Only digits, or a CNPJ with letters"), tr("Begin to type to search"),
                           u"(00) 00000-0000"_s, tr("name@example.com")};
    for (const CustomerField field : customerFields) {
        auto *row = new FieldRow(labelOf(field));
        row->setRequired();
        row->edit()->setPlaceholderText(hints.at(indexOf(field)));
        m_rows.append(row);
    }
    m_rows.append(new FieldRow(markLabel(), tr("if you like")));
    mark()->setPlaceholderText(tr("Order, table or tab"));
    for (FieldRow *row : std::as_const(m_rows))
        m_column->addWidget(row);
    m_column->addStretch(1);
    edit(CustomerField::Name)->setIconName(u"search"_s);
    edit(CustomerField::TaxId)->setMask(inputmask::maskTaxId);
    edit(CustomerField::Phone)->setMask(inputmask::maskPhone);
    edit(CustomerField::Phone)->setInputMethodHints(Qt::ImhDialableCharactersOnly);
    edit(CustomerField::Email)->setInputMethodHints(Qt::ImhEmailCharactersOnly);
    for (const CustomerField field : customerFields)
        connectCustomer(field);
    connectMark();
    // A field that has just come, or a window that has become lower.
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &ChargeFields::followKeyboard);
}

void ChargeFields::connectCustomer(CustomerField field)
{
    FieldEdit *one = edit(field);
    connect(one, &FieldEdit::cellsPasted, this,
            [this, field](const QStringList &cells) { m_presenter.paste(field, cells); });
    connect(one, &QLineEdit::textEdited, this, [this, field, one] {
        const QString text = one->text(); // as the mask has left it
        if (m_presenter.form().texts.at(indexOf(field)) == text)
            return; // cellsPasted() has set it already
        m_presenter.setText(field, text);
        m_presenter.suggest(field);
    });
    connect(one, &FieldEdit::left, this, [this, field] {
        m_presenter.leave(field);
        m_presenter.clearSuggestions();
    });
    // Enter goes on to the next field, as a cashier's hand expects, and behind the last one sends.
    connect(one, &QLineEdit::returnPressed, this, [this, field] {
        if (field == customerFields.back() && markRow()->isHidden())
            m_presenter.submit();
        else
            focusNextChild();
    });
}

void ChargeFields::connectMark()
{
    connect(mark(), &QLineEdit::textEdited, &m_presenter, &NewChargePresenter::setMark);
    connect(mark(), &FieldEdit::left, &m_presenter, &NewChargePresenter::leaveMark);
    connect(mark(), &QLineEdit::returnPressed, &m_presenter, &NewChargePresenter::submit);
}

void ChargeFields::setMetrics(const LayoutMetrics &grid)
{
    m_pad = grid.cardPad;
    for (FieldRow *row : std::as_const(m_rows)) {
        row->edit()->setFont(fonts::text(grid.fieldFont));
        row->setWidths(grid.labelWidth, grid.fieldWidth, grid.fieldGap);
    }
}

void ChargeFields::arrange(const FormHeights &heights)
{
    constexpr int ring = FieldEdit::ringSpace;
    markRow()->setVisible(heights.hasMark);
    m_column->setContentsMargins(m_pad, FormHeights::aboveFields - ring, m_pad, 0);
    m_column->setSpacing(heights.pitch - heights.face - 2 * ring);
    for (const FieldRow *row : std::as_const(m_rows))
        row->edit()->setFaceHeight(heights.face);
    setVerticalScrollBarPolicy(heights.isScrolled ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
}

void ChargeFields::refresh(bool isChoosing)
{
    const NewChargeForm &form = m_presenter.form();
    const NewChargeView view = m_presenter.view();
    const auto show = [](FieldRow *row, const QString &text, const FieldView &said) {
        if (row->edit()->text() != text)
            row->edit()->setText(text);
        row->setView(said);
    };
    for (const CustomerField field : customerFields) {
        const std::size_t place = indexOf(field);
        const bool isChosen = isChoosing && edit(field)->hasFocus();
        show(row(field), form.texts.at(place),
             isChosen ? FieldView{FieldView::State::Untouched, tr("↑ ↓ choose · Enter use")} : view.fields.at(place));
    }
    show(markRow(), form.mark, view.mark);
}

void ChargeFields::followKeyboard()
{
    for (const FieldRow *row : std::as_const(m_rows)) {
        const QRect place = row->geometry();
        if (row->edit()->hasFocus())
            ensureVisible(place.center().x(), place.center().y(), 0, place.height() / 2 + 2);
    }
}

std::optional<CustomerField> ChargeFields::fieldOf(const QObject *edit) const
{
    for (const CustomerField field : customerFields) {
        if (this->edit(field) == edit)
            return field;
    }
    return std::nullopt;
}

QList<FieldEdit *> ChargeFields::edits() const
{
    QList<FieldEdit *> all;
    for (const FieldRow *row : m_rows)
        all.append(row->edit());
    return all;
}

} // namespace balcao

#include "moc_chargefields.cpp"
