// SPDX-License-Identifier: MIT
#include "ui/widgets/charge/correctiondialog.h"

#include "ui/widgets/controls/amountdisplay.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/statuspill.h"
#include "ui/widgets/style/accessibility.h"

#include <QComboBox>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The columns, from the row's width: the design has them at 900 pixels, narrower dialogs shrink the middle ones. Beside what is wrong its
 *  sentence needs more of it than the field.
 */
struct Columns {
    explicit Columns(int width, bool isWrong = false)
        : after(width * 412 / 868)
        , verdict(after + (isWrong        ? width * 25 / 100
                           : width >= 800 ? 330
                                          : width * 36 / 100))
    {
    }
    int before = 152;
    int after;
    int verdict;
};

} // namespace

/** "Before" and "After" over the columns of a correction. */
class CorrectionHead : public QWidget
{
    Q_OBJECT

public:
    CorrectionHead() { setFixedHeight(30); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        const Columns columns(width());
        canvas.text(QRect(columns.before, 0, 200, height()), tr("Before"), fonts::strong(14), ColorRole::Ink2);
        canvas.text(QRect(columns.after, 0, 200, height()), tr("After"), fonts::strong(14), ColorRole::Ink2);
    }
};

/** One line of a correction: label, old value (struck out when changed), new value, and what became of it. */
class CorrectionRow : public QWidget
{
public:
    /** Takes @p edit over. */
    CorrectionRow(const QString &label, const QString &before, FieldEdit *edit)
        : m_label(label)
        , m_before(before)
        , m_edit(edit)
    {
        edit->setParent(this);
        edit->setAccessibleName(label);
        QFont font = edit->font();
        font.setPixelSize(16);
        edit->setFont(font);
    }

    [[nodiscard]] FieldEdit *edit() const { return m_edit; }

    void setView(const FieldView &view, bool changed)
    {
        m_view = view;
        place();
        m_edit->setState(view.isError() ? view.state : FieldView::State::Untouched);
        m_edit->setAccessibleDescription(view.message);
        redraw(this, m_changed, changed);
    }

    void setSpare(int spare)
    {
        m_edit->setFaceHeight(44 + spare);
        setFixedHeight(m_edit->height());
    }

protected:
    void resizeEvent(QResizeEvent *) override { place(); }

    void place()
    {
        const Columns columns(width(), m_view.isError());
        m_edit->setGeometry(columns.after - FieldEdit::ringSpace, (height() - m_edit->height()) / 2,
                            columns.verdict - columns.after + 2 * FieldEdit::ringSpace, m_edit->height());
    }

    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        const bool wrong = m_view.isError();
        const Columns columns(width(), wrong);
        if (m_changed)
            canvas.box(rect(), metrics::radiusControl, wrong ? ColorRole::ErrorTint : ColorRole::Tint);
        constexpr int left = 12;
        const int room = columns.before - left - 6;
        canvas.text(QRect(left, 0, room, height()), m_label, fonts::fitting(m_label, room, {16, 14}, QFont::Medium),
                    ColorRole::Ink);
        QFont before = fonts::text(16);
        before.setStrikeOut(m_changed);
        canvas.text(QRect(columns.before, 0, columns.after - columns.before - 44, height()), m_before, before,
                    ColorRole::Ink2);
        if (m_changed)
            canvas.icon(QRectF(columns.after - 36, height() / 2.0 - 11, 22, 22), u"arrow-right"_s, ColorRole::Link);
        const QRect verdict(columns.verdict + 10, 0, width() - columns.verdict - 22, height());
        const auto weight = m_changed && !wrong ? QFont::DemiBold : QFont::Normal;
        canvas.text(verdict, m_view.message, fonts::fitting(m_view.message, verdict.size(), {14, 13, 12}, weight),
                    wrong ? ColorRole::ErrorInk : (m_changed ? ColorRole::TintInk : ColorRole::Ink3),
                    static_cast<int>(wrong ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter | Qt::TextWordWrap);
    }

private:
    QString m_label;
    QString m_before;
    FieldEdit *m_edit;
    FieldView m_view;
    bool m_changed = false;
};

/** A combo box that can be written into, in the look of the fields. */
class ReasonBox : public QComboBox
{
public:
    ReasonBox()
    {
        setEditable(true);
        setInsertPolicy(QComboBox::NoInsert);
        setFont(fonts::text(16));
        setFrame(false);
        QPalette clear;
        clear.setColor(QPalette::Base, Qt::transparent);
        lineEdit()->setPalette(clear);
        lineEdit()->setFont(fonts::text(16));
        lineEdit()->setTextMargins(12, 0, 0, 0);
    }

    void setWrong(bool isWrong) { redraw(this, m_isWrong, isWrong); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        Canvas canvas(this);
        constexpr int ring = FieldEdit::ringSpace;
        if (hasFocus())
            canvas.box(rect(), metrics::radiusControl + ring, ColorRole::Ring);
        const Shades border = hasFocus() ? ColorRole::Link : ColorRole::Stroke;
        canvas.box(rect().adjusted(ring, ring, -ring, -ring), metrics::radiusControl,
                   canvas.theme().isDark() ? ColorRole::Inset : ColorRole::Surface,
                   m_isWrong ? ColorRole::ErrorBorder : border, m_isWrong || hasFocus() ? 2 : 1);
        canvas.icon(QRectF(width() - 32, height() / 2.0 - 10, 20, 20), u"chevron-down"_s, ColorRole::Ink2);
    }

private:
    bool m_isWrong = false;
};

CorrectionDialog::CorrectionDialog(ChargeService &service, const QString &attempt, QWidget *window)
    : OverlayDialog(900, window)
    , m_presenter(service, attempt)
    , m_pill(new StatusPill(StatusPill::Size::Small))
    , m_obstacle(new Label(14, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap))
    , m_save(
          new Button(Button::Kind::Primary, tr("Save correction"), {.icon = u"check"_s, .keycap = tr("Ctrl + Enter")}))
{
    const CorrectionView view = m_presenter.view();
    addHead(u"edit"_s, view.title, view.subtitle, m_pill);
    buildRows();
    addFoot(tr("Cancel"), m_obstacle, m_save);
    confirmBy(m_save);
    connect(&m_presenter, &CorrectionPresenter::changed, this, &CorrectionDialog::refresh);
    refresh();
    openAt(m_amount);
}

void CorrectionDialog::buildRows()
{
    auto *body = new QWidget;
    auto *rows = filled(new QVBoxLayout(body), {16, 0, 16, 4}, 0);
    rows->addWidget(new CorrectionHead);
    m_amount = new AmountField;
    m_amountRow = new CorrectionRow(tr("Amount"), display::amount(m_presenter.form().amountBefore), m_amount);
    rows->addWidget(m_amountRow);
    connect(m_amount, &AmountField::pressed, &m_presenter, &CorrectionPresenter::press);

    for (const CustomerField field : customerFields) {
        auto *edit = new FieldEdit;
        auto *row = new CorrectionRow(labelOf(field), m_presenter.form().textsBefore.at(indexOf(field)), edit);
        edit->setText(m_presenter.form().texts.at(indexOf(field)));
        edit->setCursorPosition(0);
        if (field == CustomerField::TaxId)
            edit->setMask(inputmask::maskTaxId);
        else if (field == CustomerField::Phone)
            edit->setMask(inputmask::maskPhone);
        connect(edit, &FieldEdit::cellsPasted, this, [this, field](const QStringList &cells) { paste(field, cells); });
        connect(edit, &QLineEdit::textEdited, this, [this, field, edit] { m_presenter.setText(field, edit->text()); });
        rows->addWidget(row);
        m_rows.at(indexOf(field)) = row;
    }
    buildReason(rows);
    column()->addWidget(new ScrollArea(body), 1);
}

void CorrectionDialog::paste(CustomerField field, const QStringList &cells)
{
    m_presenter.paste(field, cells);
    for (const CustomerField one : customerFields)
        m_rows.at(indexOf(one))->edit()->setText(m_presenter.form().texts.at(indexOf(one)));
}

void CorrectionDialog::buildReason(QVBoxLayout *rows)
{
    m_reasonLabel = new Label(14, QFont::Normal, ColorRole::Ink2);
    m_reason = new ReasonBox;
    m_reason->addItems(correctionReasons());
    m_reason->setCurrentIndex(-1);
    m_reason->lineEdit()->setPlaceholderText(tr("Choose or write"));
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->lineEdit()->setAccessibleName(tr("Reason"));
    connect(m_reason, &QComboBox::currentTextChanged, this,
            [this](const QString &text) { m_presenter.setReason(text); });
    auto *warning = new Banner(Banner::Tone::Wait);
    warning->setText(QString(), m_presenter.view().exposure);
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
    if (m_presenter.isWhoKnown()) {
        m_whoLabel->hide();
        m_who->hide();
    }
    auto *pair = filled(new QGridLayout, {}, 14);
    pair->setVerticalSpacing(4);
    pair->addWidget(m_reasonLabel, 0, 0);
    pair->addWidget(m_whoLabel, 0, 1);
    pair->addWidget(m_reason, 1, 0);
    pair->addWidget(m_who, 1, 1);
    pair->setColumnStretch(0, 3);
    pair->setColumnStretch(1, m_presenter.isWhoKnown() ? 0 : 2);
    constexpr int inset = 12 - FieldEdit::ringSpace;
    rows->addLayout(filled(new QVBoxLayout, {inset, 10, inset, 8}, 4, {pair, Part::space(10), warning}));
}

void CorrectionDialog::setSpare(int spare)
{
    OverlayDialog::setSpare(spare);
    m_amountRow->setSpare(spare);
    for (CorrectionRow *row : m_rows)
        row->setSpare(spare);
    m_who->setFaceHeight(44 + spare);
    m_reason->setFixedHeight(m_who->height());
}

int CorrectionDialog::wantedHeight() const
{
    const auto *scroll = findChild<ScrollArea *>();
    return column()->sizeHint().height() - scroll->sizeHint().height() + scroll->widget()->sizeHint().height();
}

void CorrectionDialog::refresh()
{
    const CorrectionForm &form = m_presenter.form();
    const CorrectionView view = m_presenter.view();
    m_pill->setStatus(view.status);
    m_amount->setAmount(form.amount.amount());
    m_amountRow->setView(view.amount, form.hasOtherAmount());
    for (const CustomerField field : customerFields)
        m_rows.at(indexOf(field))->setView(view.fields.at(indexOf(field)), form.hasChanged(field));
    m_obstacle->say(view.canSave() ? tr("The amount and the customer's four fields go to the provider.")
                                   : view.obstacle,
                    form.isPressed && !view.canSave() ? ColorRole::ErrorInk : ColorRole::Ink2);
    // What is wrong with them is said in the foot.
    m_reasonLabel->say(tr("Reason"), view.reason.isError() ? ColorRole::ErrorInk : ColorRole::Ink2);
    m_reason->setAccessibleDescription(view.reason.message);
    m_reason->setWrong(view.reason.isError());
    m_whoLabel->say(tr("Who corrects"), view.who.isError() ? ColorRole::ErrorInk : ColorRole::Ink2);
    m_who->setAccessibleDescription(view.who.message);
    m_who->setState(view.who.state);
    if (isVisible())
        arrange(); // the words at the foot may be one line more
}

void CorrectionDialog::confirm()
{
    if (CommandReply *const reply = m_presenter.save()) {
        closeOnceBegun(reply);
        Q_EMIT saved(reply);
        return;
    }
    // In the order of CorrectionView::Part.
    QList<QWidget *> parts{m_amount};
    for (const CorrectionRow *row : m_rows)
        parts.append(row->edit());
    parts.append({m_reason, m_who, backButton()});
    parts.at(static_cast<qsizetype>(m_presenter.view().missing))->setFocus();
    Speaker::say(this, m_presenter.view().obstacle);
}

} // namespace balcao

#include "correctiondialog.moc"

#include "moc_correctiondialog.cpp"
