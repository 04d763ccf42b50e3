// SPDX-License-Identifier: MIT
#include "ui/widgets/correctiondialog.h"

#include "ui/presentation/display.h"
#include "ui/widgets/amountfield.h"
#include "ui/widgets/button.h"
#include "ui/widgets/card.h"
#include "ui/widgets/correctionrow.h"
#include "ui/widgets/fonts.h"
#include "ui/widgets/painting.h"
#include "ui/widgets/statuspill.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int panelWidth = 900;
constexpr int side = 28;

std::size_t indexOf(CustomerField field)
{
    return static_cast<std::size_t>(field);
}

} // namespace

CorrectionDialog::CorrectionDialog(ChargeDesk &desk, int number, QWidget *window)
    : QWidget(window)
    , m_presenter(desk, number)
    , m_panel(new DialogPanel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(m_panel);
    column->setContentsMargins(0, 20, 0, 0);
    column->setSpacing(0);
    buildHead(column);
    buildRows(column);
    buildFoot(column);

    const auto on = [this](const QKeySequence &keys, auto action) {
        auto *shortcut = new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, action);
    };
    on(Qt::Key_Escape, [this] { leave(); });
    on(Qt::CTRL | Qt::Key_Return, [this] { save(); });
    on(Qt::CTRL | Qt::Key_Enter, [this] { save(); });
    connect(&m_presenter, &CorrectionPresenter::changed, this, &CorrectionDialog::refresh);
    window->installEventFilter(this);
    setGeometry(window->rect());
    arrange();
    refresh();
    show();
    raise();
    m_amount->setFocus();
}

void CorrectionDialog::buildHead(QVBoxLayout *column)
{
    auto *title = new Label(22, QFont::DemiBold, Token::Ink);
    title->setText(m_presenter.title());
    auto *subtitle = new Label(15, QFont::Normal, Token::Ink2);
    subtitle->setText(m_presenter.subtitle());
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(title);
    words->addWidget(subtitle);
    m_pill = new StatusPill(StatusPill::Size::Small);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(side, 0, side, 8);
    head->setSpacing(14);
    head->addWidget(new DialogSign(u"edit"_s));
    head->addLayout(words, 1);
    head->addWidget(m_pill, 0, Qt::AlignTop);
    column->addLayout(head);
}

void CorrectionDialog::buildRows(QVBoxLayout *column)
{
    auto *body = new QWidget;
    auto *rows = new QVBoxLayout(body);
    rows->setContentsMargins(16, 0, 16, 4);
    rows->setSpacing(0);
    rows->addWidget(new CorrectionHead);
    m_amount = new AmountField;
    m_amountRow = new CorrectionRow(tr("Amount"), m_amount);
    m_amountRow->setBefore(display::amount(m_presenter.amountBefore()));
    rows->addWidget(m_amountRow);
    m_tabOrder.append(m_amount);
    connect(m_amount, &AmountField::edited, this, [this](const AmountEntry &entry) { m_presenter.setAmount(entry); });

    const std::array labels{tr("CPF or CNPJ"), tr("Full name"), tr("Mobile"), tr("E-mail")};
    for (const CustomerField field : customerFields) {
        auto *edit = new FieldEdit;
        auto *row = new CorrectionRow(labels.at(indexOf(field)), edit);
        row->setBefore(m_presenter.before(field));
        edit->setText(m_presenter.text(field));
        edit->setCursorPosition(0);
        if (field == CustomerField::TaxId)
            edit->setMask(inputmask::maskTaxId);
        else if (field == CustomerField::Phone)
            edit->setMask(inputmask::maskPhone);
        connect(edit, &QLineEdit::textEdited, this, [this, field, edit] { m_presenter.setText(field, edit->text()); });
        rows->addWidget(row);
        m_rows.at(indexOf(field)) = row;
        m_tabOrder.append(edit);
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
    column->addWidget(scroll, 1);
    m_body = body;
}

void CorrectionDialog::buildReason(QVBoxLayout *rows)
{
    auto *label = new Label(14, QFont::Normal, Token::Ink2);
    label->setText(tr("Reason"));
    m_reason = new ReasonBox;
    m_reason->addItems(m_presenter.reasons());
    m_reason->setCurrentIndex(-1);
    m_reason->lineEdit()->setPlaceholderText(tr("Choose or write"));
    m_reason->setAccessibleName(label->text());
    connect(m_reason, &QComboBox::currentTextChanged, this,
            [this](const QString &text) { m_presenter.setReason(text); });
    auto *warning = new Banner(Banner::Tone::Wait);
    warning->setText(QString(), tr("A new code appears. Anyone who scanned the old one must scan again."));
    warning->setFixedHeight(46);
    auto *block = new QVBoxLayout;
    block->setContentsMargins(12, 10, 12, 8);
    block->setSpacing(4);
    block->addWidget(label);
    block->addWidget(m_reason);
    block->addSpacing(10);
    block->addWidget(warning);
    rows->addLayout(block);
    m_tabOrder.append(m_reason);
}

void CorrectionDialog::buildFoot(QVBoxLayout *column)
{
    auto *cancel = new Button(Button::Kind::Secondary);
    cancel->setText(tr("Cancel"));
    cancel->setKeycap(u"Esc"_s);
    m_obstacle = new Label(14, QFont::Normal, Token::Ink2, Label::Lines::Wrap);
    m_save = new Button(Button::Kind::Primary);
    m_save->setText(tr("Save correction"));
    m_save->setIconName(u"check"_s);
    m_save->setKeycap(tr("Ctrl + Enter"));
    for (Button *button : {cancel, m_save})
        button->setFaceHeight(48);
    connect(cancel, &Button::clicked, this, [this] { leave(); });
    connect(m_save, &Button::clicked, this, [this] { save(); });
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(side - Button::ringSpace, 14 - Button::ringSpace, side - Button::ringSpace,
                             16 - Button::ringSpace);
    foot->addWidget(cancel);
    foot->addWidget(m_obstacle, 1);
    foot->addWidget(m_save);
    column->addWidget(new DialogLine);
    column->addLayout(foot);
    m_tabOrder.append({m_save, cancel});
}

void CorrectionDialog::arrange()
{
    const int width = qMin(panelWidth, this->width() - 44);
    const int wanted = m_panel->layout()->sizeHint().height() -
                       m_panel->findChild<QScrollArea *>()->sizeHint().height() + m_body->sizeHint().height();
    const int height = qMin(wanted, this->height() - 44);
    m_panel->setGeometry((this->width() - width) / 2, (this->height() - height) / 2, width, height);
}

void CorrectionDialog::refresh()
{
    m_pill->setStatus(m_presenter.status());
    m_amount->setEntry(m_presenter.amount());
    m_amountRow->setView(m_presenter.amountView(), m_presenter.amountChanged());
    for (const CustomerField field : customerFields)
        m_rows.at(indexOf(field))->setView(m_presenter.view(field), m_presenter.hasChanged(field));
    const QString obstacle = m_presenter.obstacle();
    m_obstacle->setText(obstacle.isEmpty() ? tr("The amount and the customer's four fields go to the provider.")
                                           : obstacle);
    m_save->setEnabled(m_presenter.canSave());
}

void CorrectionDialog::save()
{
    if (m_presenter.save())
        leave();
}

void CorrectionDialog::leave()
{
    hide();
    Q_EMIT closed();
    deleteLater();
}

bool CorrectionDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

bool CorrectionDialog::focusNextPrevChild(bool next)
{
    // The Tab key stays inside: what lies behind cannot be reached while the dialog is open.
    QList<QWidget *> order;
    for (QWidget *widget : std::as_const(m_tabOrder)) {
        if (widget->isEnabled())
            order.append(widget);
    }
    const QWidget *focused = focusWidget();
    qsizetype at = 0;
    for (qsizetype i = 0; i < order.size(); ++i) {
        if (order.at(i) == focused || order.at(i)->isAncestorOf(focused))
            at = i;
    }
    const qsizetype target = (at + (next ? 1 : order.size() - 1)) % order.size();
    order.at(target)->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void CorrectionDialog::mousePressEvent(QMouseEvent *event)
{
    event->accept();
}

void CorrectionDialog::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), QColor(10, 14, 26, 150));
}

} // namespace balcao
