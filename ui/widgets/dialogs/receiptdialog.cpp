// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/receiptdialog.h"

#include "ui/presentation/display.h"
#include "ui/presentation/messages.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/card.h"
#include "ui/widgets/controls/fieldedit.h"
#include "ui/widgets/style/fonts.h"
#include "ui/widgets/style/icon.h"
#include "ui/widgets/style/painting.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int panelWidth = 700;
constexpr int longestName = 60;
constexpr int longestReference = 80;

QString tidy(const FieldEdit *edit, int longest)
{
    return display::quoted(edit->text(), longest);
}

} // namespace

CheckBox::CheckBox(const QString &text, QWidget *parent)
    : QCheckBox(text, parent)
{
    setFixedHeight(44);
}

void CheckBox::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        event->modifiers().testFlag(Qt::ControlModifier) ? event->ignore() : click();
    else
        QCheckBox::keyPressEvent(event);
}

void CheckBox::setWrong(bool isWrong)
{
    m_isWrong = isWrong;
    update();
}

void CheckBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme theme = Theme::of(this);
    const QRect box(3, height() / 2 - 14, 28, 28);
    if (hasFocus())
        painting::box(painter, box.adjusted(-3, -3, 3, 3), metrics::radiusControl, Qt::transparent,
                      theme.color(theme.isDark() ? ColorRole::Ochre : ColorRole::Link), 2);
    painting::box(
        painter, box, metrics::radiusKeycap,
        theme.color(isChecked() ? ColorRole::Primary : (theme.isDark() ? ColorRole::Inset : ColorRole::Surface)),
        theme.color(m_isWrong ? ColorRole::ErrorBorder : ColorRole::Stroke), isChecked() ? 0 : 2);
    if (isChecked())
        paintIcon(painter, box.adjusted(4, 4, -4, -4), u"check"_s, Qt::white);
    painter.setPen(theme.color(m_isWrong ? ColorRole::ErrorInk : ColorRole::Ink));
    painter.setFont(fonts::text(17, QFont::Medium));
    painter.drawText(rect().adjusted(45, 0, 0, 0), Qt::AlignVCenter, text());
}

ReceiptDialog::ReceiptDialog(ChargeService &service, const QString &attempt, QWidget *window)
    : LayerDialog(panelWidth, window)
    , m_service(service)
    , m_attempt(attempt)
    , m_seen(new CheckBox(
          tr("I saw %1 on the shop's account").arg(display::amount(service.record(attempt)->charge.amount))))
    , m_reference(new FieldEdit)
    , m_who(new FieldEdit)
    , m_record(new Label(14, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap))
    , m_confirm(new Button(Button::Kind::Success))
{
    setObjectName(attempt);
    const Charge &charge = m_service.record(attempt)->charge;
    addHead(u"check-circle"_s, tr("Confirm receipt"),
            tr("For when the money is on the shop's account and the screen has not changed yet."));
    auto *warning = new Banner(Banner::Tone::Wait);
    warning->setText(tr("A receipt on the customer's phone is not proof."),
                     tr("Open the shop's account and look for a Pix of %1, after %2.")
                         .arg(display::amount(charge.amount), display::timeOrDay(charge.createdAt, m_service.now())));
    warning->setFixedHeight(68);
    auto *around = new QVBoxLayout;
    around->setContentsMargins(side, 8, side, 6);
    around->addWidget(warning);
    column()->addLayout(around);
    buildFields();
    m_confirm->setText(tr("Mark as paid"));
    m_confirm->setKeycap(tr("Ctrl + Enter"));
    addFoot(tr("Cancel"), nullptr, m_confirm);
    onConfirm(m_confirm, [this] { confirm(); });
    connect(m_seen, &QAbstractButton::toggled, this, &ReceiptDialog::refresh);
    connect(m_who, &QLineEdit::textChanged, this, &ReceiptDialog::refresh);
    // Paid, read or received elsewhere meanwhile: there is nothing left to confirm.
    connect(&m_service, &ChargeService::recordChanged, this, [this](const QString &changed) {
        if (changed == m_attempt && m_service.record(m_attempt)->charge.receivedAt.isValid())
            reject();
    });
    connect(&m_service, &ChargeService::refused, this, [this](const QString &refused, const LedgerError &error) {
        if (refused != m_attempt)
            return;
        m_confirm->setEnabled(true);
        m_record->setInk(ColorRole::ErrorInk);
        m_record->setText(messages::describe(error));
    });
    refresh();
    openAt(m_seen);
}

void ReceiptDialog::buildFields()
{
    m_reference->setMaxLength(longestReference);
    m_reference->setPlaceholderText(tr("such as E1823…"));
    m_who->setMaxLength(longestName);
    m_who->setText(m_service.ledger().identity().operatorName);
    const auto label = [](const QString &text) {
        auto *made = new Label(14, QFont::Medium, ColorRole::Ink2);
        made->setText(text);
        made->setContentsMargins(FieldEdit::ringSpace, 0, 0, 0);
        return made;
    };
    auto *fields = new QGridLayout;
    fields->setContentsMargins(side - 3, 2, side - 3, 12);
    fields->setHorizontalSpacing(14);
    fields->setVerticalSpacing(4);
    fields->addWidget(m_seen, 0, 0, 1, 2);
    fields->addWidget(label(tr("Identification on the statement (optional)")), 1, 0);
    fields->addWidget(label(tr("Who saw it")), 1, 1);
    fields->addWidget(m_reference, 2, 0);
    fields->addWidget(m_who, 2, 1);
    fields->addWidget(m_record, 3, 0, 1, 2);
    fields->setColumnStretch(0, 3);
    fields->setColumnStretch(1, 2);
    m_reference->setAccessibleName(tr("Identification on the statement (optional)"));
    m_who->setAccessibleName(tr("Who saw it"));
    m_record->setMinimumHeight(40);
    m_record->setContentsMargins(FieldEdit::ringSpace, 0, 0, 0);
    column()->addLayout(fields);
}

Statement ReceiptDialog::statement() const
{
    return receiptStatement(m_seen->isChecked(), tidy(m_who, longestName));
}

void ReceiptDialog::refresh()
{
    const Statement said = statement();
    const bool isWrong = m_isPressed && !said.missing.isEmpty();
    m_record->setInk(isWrong ? ColorRole::ErrorInk : ColorRole::Ink2);
    m_record->setText(said.sentence);
    m_seen->setWrong(isWrong && said.missing.contains(Statement::Part::Seen));
    m_who->setState(isWrong && said.missing.contains(Statement::Part::Who) ? FieldView::State::Error
                                                                           : FieldView::State::Untouched);
}

void ReceiptDialog::confirm()
{
    if (!m_confirm->isEnabled())
        return;
    if (const Statement said = statement(); !said.missing.isEmpty()) {
        m_isPressed = true;
        refresh();
        said.missing.first() == Statement::Part::Seen ? m_seen->setFocus() : m_who->setFocus();
        return;
    }
    const auto begun = m_service.perform(command::ConfirmReceipt{m_attempt, tidy(m_reference, longestReference)},
                                         {.name = tidy(m_who, longestName), .authorisedBy = {}});
    if (begun) {
        m_confirm->setEnabled(false); // until the ledger has it
        return;
    }
    m_record->setInk(ColorRole::ErrorInk);
    m_record->setText(messages::describe(begun.error()));
}

} // namespace balcao
