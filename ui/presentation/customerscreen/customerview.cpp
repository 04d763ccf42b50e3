// SPDX-License-Identifier: MIT
#include "ui/presentation/customerscreen/customerview.h"

#include "ui/presentation/charge/chargeview.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using State = CustomerView::State;
using Stage = ChargeView::Stage;

constexpr auto textContext = "balcao::CustomerView";

CustomerView viewOf(State state, const CustomerSetting &setting)
{
    const CustomerLanguage &say = setting.language;
    CustomerView view;
    view.state = state;
    view.shopName = display::quoted(setting.shopName, 60);
    if (setting.isTraining)
        view.ribbon = {say(QT_TRANSLATE_NOOP("balcao::CustomerView", "TRAINING: charge has no value.")),
                       say(QT_TRANSLATE_NOOP("balcao::CustomerView", "Nobody can pay this code."))};
    return view;
}

CustomerView amountView(Money amount, const QString &text, const CustomerSetting &setting)
{
    CustomerView view = viewOf(State::Amount, setting);
    view.title = setting.language(QT_TRANSLATE_NOOP("balcao::CustomerView", "Amount to pay"));
    view.amount = amount;
    view.text = text;
    return view;
}

CustomerView codeView(const Charge &charge, const ChargeView &till, const CustomerSetting &setting)
{
    const CustomerLanguage &say = setting.language;
    CustomerView view = viewOf(State::Code, setting);
    view.title = say(QT_TRANSLATE_NOOP("balcao::CustomerView", "Amount to pay"));
    view.amount = till.otherAmount.value_or(till.amount);
    if (till.otherAmount)
        view.asked =
            say(QT_TRANSLATE_NOOP("balcao::CustomerView", "The shop asked for %1.")).arg(display::amount(till.amount));
    view.codeBytes = till.codeBytes;
    view.steps = {till.revision > 1
                      ? say(QT_TRANSLATE_NOOP("balcao::CustomerView",
                                              "The code is new: scan this one, and not the one from before."))
                      : say(QT_TRANSLATE_NOOP("balcao::CustomerView", "Open your bank's app and choose Pix.")),
                  say(QT_TRANSLATE_NOOP("balcao::CustomerView", "Point its camera at the code."))};
    const auto receiver = charge.receiver();
    if (receiver && !receiver->name.isEmpty())
        view.receiver = {say(QT_TRANSLATE_NOOP("balcao::CustomerView", "Your bank has to show:")),
                         display::quoted(receiver->name, 40)};
    if (!charge.expiresAt.isValid() || charge.arrivedLate)
        return view;
    view.time = {say(QT_TRANSLATE_NOOP("balcao::CustomerView", "This code is valid for")), till.timeValue};
    view.progressPermille = till.progressPermille;
    view.isLastMinute = till.isLastMinute;
    return view;
}

CustomerView coveredView(const char *text, const CustomerSetting &setting)
{
    CustomerView view = viewOf(State::Covered, setting);
    view.title = setting.language(QT_TRANSLATE_NOOP("balcao::CustomerView", "One moment, please"));
    view.text = setting.language(text);
    return view;
}

CustomerView paidView(const ChargeView &till, const CustomerSetting &setting)
{
    CustomerView view = viewOf(State::Paid, setting);
    view.title = setting.language(QT_TRANSLATE_NOOP("balcao::CustomerView", "Payment received"));
    view.amount = till.otherAmount.value_or(till.amount);
    view.text = setting.language(QT_TRANSLATE_NOOP("balcao::CustomerView", "Thank you, and come again!"));
    view.hint = view.shopName;
    return view;
}

CustomerView overView(const char *title, const CustomerSetting &setting)
{
    CustomerView view = viewOf(State::Over, setting);
    view.title = setting.language(title);
    view.text = setting.language(
        QT_TRANSLATE_NOOP("balcao::CustomerView", "Please do not pay it. Ask for another one at the counter."));
    return view;
}

/** Without a code, and the provider has said why. */
CustomerView closedView(const Charge &charge, const ChargeView &till, const CustomerSetting &setting)
{
    if (charge.state != Charge::State::Created)
        return waitingCustomerView(setting);
    if (till.status.value == ChargeStatus::Cancelled)
        return overView(QT_TRANSLATE_NOOP("balcao::CustomerView", "This code is not valid any more"), setting);
    return customerView(Money(), setting);
}

} // namespace

QString CustomerLanguage::operator()(const char *source) const
{
    if (!m_texts)
        return QCoreApplication::translate(textContext, source);
    const QString text = m_texts->translate(textContext, source);
    return text.isEmpty() ? QString::fromUtf8(source) : text;
}

QString CustomerView::sentence() const
{
    QStringList parts{ribbon.label,
                      shopName,
                      title,
                      amount ? display::amount(*amount) : QString(),
                      asked,
                      text,
                      receiver.label + u' ' + receiver.text,
                      time.label + u' ' + time.text};
    for (QString &part : parts)
        part = part.trimmed();
    parts.removeAll(QString());
    return parts.join(u". "_s);
}

CustomerView customerView(const Charge &charge, const ChargeView &till, const CustomerSetting &setting)
{
    switch (till.stage) {
    case Stage::Connecting:
    case Stage::Sent:
        return amountView(till.amount,
                          setting.language(QT_TRANSLATE_NOOP("balcao::CustomerView", "Your code is on its way.")),
                          setting);
    case Stage::Ready:
        return codeView(charge, till, setting);
    case Stage::Correcting:
        return coveredView(
            QT_TRANSLATE_NOOP("balcao::CustomerView", "A new code is coming. Please do not pay the one from before."),
            setting);
    case Stage::CorrectionUnknown:
    case Stage::Difference:
    case Stage::CodeRefused:
    case Stage::Unread:
        return heldCustomerView(setting);
    case Stage::Expired:
        return overView(QT_TRANSLATE_NOOP("balcao::CustomerView", "This code's time is over"), setting);
    case Stage::Paid:
        // Looked at afterwards it is nobody's who stands there now.
        return till.isQuiet ? customerView(Money(), setting) : paidView(till, setting);
    case Stage::Closed:
        break;
    }
    return closedView(charge, till, setting);
}

CustomerView customerView(Money typed, const CustomerSetting &setting)
{
    const CustomerLanguage &say = setting.language;
    const QString where = say(QT_TRANSLATE_NOOP("balcao::CustomerView", "The code appears on this screen."));
    if (typed.centavos() > 0)
        return amountView(typed, where, setting);
    CustomerView view = viewOf(State::Idle, setting);
    view.title = view.shopName;
    view.text = say(QT_TRANSLATE_NOOP("balcao::CustomerView", "Here Pix is by QR code or by copy and paste."));
    view.hint = where;
    return view;
}

CustomerView heldCustomerView(const CustomerSetting &setting)
{
    return coveredView(
        QT_TRANSLATE_NOOP("balcao::CustomerView", "Please do not pay yet: the counter is looking at this charge."),
        setting);
}

CustomerView waitingCustomerView(const CustomerSetting &setting)
{
    return coveredView(QT_TRANSLATE_NOOP("balcao::CustomerView", "The counter tells you how to go on."), setting);
}

CustomerView lockedCustomerView(const CustomerSetting &setting)
{
    CustomerView view = viewOf(State::Locked, setting);
    view.title = setting.language(QT_TRANSLATE_NOOP("balcao::CustomerView", "One moment, please"));
    view.text = setting.language(QT_TRANSLATE_NOOP("balcao::CustomerView", "Somebody will be at this counter soon."));
    return view;
}

} // namespace balcao
