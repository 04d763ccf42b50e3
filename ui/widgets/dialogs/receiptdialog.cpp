// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/receiptdialog.h"

#include "core/service/chargeservice.h"
#include "core/values/amounttext.h"
#include "ui/presentation/newcharge/statement.h"
#include "ui/presentation/words/display.h"
#include "ui/presentation/words/messages.h"
#include "ui/widgets/controls/boxes.h"
#include "ui/widgets/controls/checkbox.h"
#include "ui/widgets/controls/fieldedit.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int panelWidth = 700;
constexpr int longestReference = 80;

QString tidy(const FieldEdit *edit, int longest)
{
    return display::quoted(edit->text(), longest);
}

} // namespace

ReceiptDialog::ReceiptDialog(ChargeService &service, const QString &attempt, const QString &fiscalLink, QWidget *window)
    : LayerDialog(panelWidth, window)
    , m_service(service)
    , m_attempt(attempt)
    , m_fiscalLink(fiscalLink)
    , m_seen(new CheckBox(
          tr("I saw %1 on the shop's account").arg(display::amount(service.record(attempt)->charge.amount))))
    , m_reference(new FieldEdit)
    , m_who(new FieldEdit)
    , m_amount(new FieldEdit)
    , m_old(new Button(Button::Kind::Secondary))
    , m_record(new Label(14, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap))
    , m_confirm(new Button(Button::Kind::Success, tr("Mark as paid"), {.keycap = tr("Ctrl + Enter")}))
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
    auto *body = new QWidget;
    filled(new QVBoxLayout(body), {}, 0,
           {filled(new QVBoxLayout, {side, 8, side, 6}, -1, {warning}), makeFields(), Part::rest()});
    m_body = new ScrollArea(body);
    column()->addWidget(m_body, 1);
    addFoot(tr("Cancel"), nullptr, m_confirm);
    onConfirm(m_confirm, [this] { confirm(); });
    connect(m_seen, &QAbstractButton::toggled, this, &ReceiptDialog::refresh);
    connect(m_who, &QLineEdit::textChanged, this, &ReceiptDialog::refresh);
    connect(m_reference, &QLineEdit::textChanged, this, &ReceiptDialog::refresh);
    connect(m_amount, &QLineEdit::textChanged, this, &ReceiptDialog::refresh);
    // Paid, or received elsewhere meanwhile: there is nothing left to confirm. What was confirmed here is told first.
    connect(&m_service, &ChargeService::changed, this, [this](const QString &changed) {
        const Charge &current = m_service.record(m_attempt)->charge;
        const auto isOver = [](Obstacle why) { return why == Obstacle::Paid || why == Obstacle::Confirmed; };
        const Permission permission = mayConfirmReceipt(current, m_service.situationOf(current));
        if (changed == m_attempt && m_confirm->isEnabled() && !permission && isOver(permission.error()))
            reject();
    });
    refresh();
    openAt(m_seen);
}

/** With the whole of what scrolls in a low window. */
int ReceiptDialog::wantedHeight() const
{
    return LayerDialog::wantedHeight() + m_body->widget()->sizeHint().height() - m_body->sizeHint().height();
}

QLayout *ReceiptDialog::makeFields()
{
    m_reference->setMaxLength(longestReference);
    m_reference->setPlaceholderText(tr("such as E1823…"));
    m_who->setMaxLength(longestStatedName);
    m_who->setText(m_service.people().atTheCounter().who());
    auto *fields = filled(new QGridLayout, {side - 3, 2, side - 3, 12}, 14);
    fields->setVerticalSpacing(4);
    fields->addWidget(m_seen, 0, 0, 1, 2);
    fields->addWidget(newLabel(m_fiscalLink.isEmpty() ? tr("Identification on the statement (optional)")
                                                      : tr("End-to-end id, for the fiscal document (optional)"),
                               m_reference),
                      1, 0);
    auto *whoLabel = newLabel(tr("Who saw it"), m_who);
    if (m_service.people().isSignedIn()) {
        whoLabel->hide();
        m_who->hide();
    }
    fields->addWidget(whoLabel, 1, 1);
    fields->addWidget(m_reference, 2, 0);
    fields->addWidget(m_who, 2, 1);
    addAmount(fields);
    fields->addWidget(m_record, 5, 0, 1, 2);
    if (!m_fiscalLink.isEmpty()) {
        auto *link = new Label(m_fiscalLink, 14, QFont::Normal, ColorRole::Ink2, Label::Lines::Wrap);
        link->setContentsMargins(FieldEdit::ringSpace, 0, 0, 0);
        fields->addWidget(link, 6, 0, 1, 2);
    }
    fields->setColumnStretch(0, 3);
    fields->setColumnStretch(1, 2);
    m_record->setMinimumHeight(40);
    m_record->setContentsMargins(FieldEdit::ringSpace, 0, 0, 0);
    return fields;
}

/** What came, where it is another amount; of a corrected charge most often the old one. */
void ReceiptDialog::addAmount(QGridLayout *fields)
{
    const Charge &charge = m_service.record(m_attempt)->charge;
    m_amount->setMaxLength(20);
    m_amount->setPlaceholderText(display::amountDigits(charge.amount));
    auto *label = newLabel(tr("Amount that came, if another (optional)"), m_amount);
    const std::optional<Money> old = charge.corrected && charge.corrected->before != charge.amount
                                         ? std::optional(charge.corrected->before)
                                         : std::nullopt;
    m_old->setHidden(!old);
    if (old) {
        m_old->setText(tr("Paid the old amount: %1").arg(display::amount(*old)));
        connect(m_old, &Button::clicked, this, [this, before = *old] {
            m_amount->setText(display::amountDigits(before));
            m_amount->setFocus();
        });
    }
    fields->addWidget(label, 3, 0);
    fields->addWidget(m_amount, 4, 0);
    fields->addWidget(m_old, 4, 1);
}

Statement ReceiptDialog::statement() const
{
    const Charge &charge = m_service.record(m_attempt)->charge;
    return receiptStatement({.isTicked = m_seen->isChecked(),
                             .who = tidy(m_who, longestStatedName),
                             .reference = tidy(m_reference, longestReference),
                             .amount = m_amount->text()},
                            charge, m_service.situationOf(charge));
}

void ReceiptDialog::refresh()
{
    const Statement said = statement();
    const bool isWrong = m_isPressed && !said.missing.isEmpty();
    m_record->say(said.sentence, isWrong ? ColorRole::ErrorInk : ColorRole::Ink2);
    m_seen->setWrong(isWrong && said.missing.contains(Statement::Part::Seen));
    m_reference->setState(isWrong && said.missing.contains(Statement::Part::Identifier) ? FieldView::State::Error
                                                                                        : FieldView::State::Untouched);
    m_who->setState(isWrong && said.missing.contains(Statement::Part::Who) ? FieldView::State::Error
                                                                           : FieldView::State::Untouched);
    m_amount->setState(isWrong && said.missing.contains(Statement::Part::Amount) ? FieldView::State::Error
                                                                                 : FieldView::State::Untouched);
}

void ReceiptDialog::confirm()
{
    if (!m_confirm->isEnabled())
        return;
    if (const Statement said = statement(); !said.missing.isEmpty()) {
        m_isPressed = true;
        refresh();
        const auto first = said.missing.first();
        first == Statement::Part::Seen     ? m_seen->setFocus()
        : first == Statement::Part::Who    ? m_who->setFocus()
        : first == Statement::Part::Amount ? m_amount->setFocus()
                                           : m_reference->setFocus();
        return;
    }
    m_confirm->setEnabled(false); // until the ledger has answered
    std::optional<Money> came;
    if (const auto typed = parseAmountText(m_amount->text()))
        came = *typed;
    const command::ConfirmReceipt receipt{m_attempt, tidy(m_reference, longestReference), came};
    m_service.perform(receipt, m_service.people().named(tidy(m_who, longestStatedName)))
        ->whenFinished(this, [this, came](const CommandResult &result) {
            m_confirm->setEnabled(true);
            if (!result)
                return m_record->say(messages::describe(result.error()), ColorRole::ErrorInk);
            if (came)
                Q_EMIT received(m_attempt, *came);
            accept();
        });
}

} // namespace balcao

#include "moc_receiptdialog.cpp"
