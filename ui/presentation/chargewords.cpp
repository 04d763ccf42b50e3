// SPDX-License-Identifier: MIT
// What ChargePresenter says; what it decides is in chargepresenter.cpp.
#include "ui/presentation/chargepresenter.h"

#include "ui/presentation/messages.h"

using namespace Qt::StringLiterals;

namespace balcao
{

QString ChargePresenter::heading() const
{
    const ChargeRecord *sale = record();
    if (!sale)
        return {};
    if (stage() == Stage::Connecting || stage() == Stage::Sent)
        return tr("Creating the charge");
    QString text = tr("Charge %1 · created at %2").arg(sale->dayNumber).arg(display::time(sale->pressedAt));
    if (sale->revision > 1)
        text += u" · "_s + tr("revision %1").arg(sale->revision);
    return text;
}

QString ChargePresenter::timeLabel() const
{
    const ChargeRecord *sale = record();
    switch (stage()) {
    case Stage::Connecting:
        return tr("Nothing sent yet");
    case Stage::Sent:
        return tr("Waiting for");
    case Stage::Ready:
        return expiry() ? tr("Expires in") : tr("Expiry not given");
    case Stage::Expired:
        return expiry() ? tr("Expired at") : tr("Expired");
    case Stage::Paid:
        if (sale->received)
            return tr("Confirmed at");
        return sale->answeredAt.isValid() ? tr("Paid in") : QString();
    case Stage::Difference:
    case Stage::CodeRefused:
    case Stage::Unread:
    case Stage::Correcting:
    case Stage::CorrectionUnknown:
    case Stage::Closed:
        break;
    }
    return {};
}

QString ChargePresenter::timeValue() const
{
    const ChargeRecord *sale = record();
    const QDateTime now = m_service.correctedNow();
    const auto since = [this](const QDateTime &from) {
        return display::duration(std::chrono::seconds(from.secsTo(m_service.now())));
    };
    switch (stage()) {
    case Stage::Sent:
        return since(sale->sentAt);
    case Stage::Ready:
        return expiry() ? display::duration(std::chrono::seconds(now.secsTo(*expiry()))) : QString();
    case Stage::Expired:
        return expiry() ? display::timeOrDay(*expiry(), now) : QString();
    case Stage::Paid:
        if (sale->received)
            return display::timeOrDay(sale->received->at, now);
        return display::duration(std::chrono::seconds(sale->pressedAt.secsTo(sale->answeredAt)));
    case Stage::Connecting:
    case Stage::Difference:
    case Stage::CodeRefused:
    case Stage::Unread:
    case Stage::Correcting:
    case Stage::CorrectionUnknown:
    case Stage::Closed:
        break;
    }
    return {};
}

QString ChargePresenter::timeAside() const
{
    if (stage() == Stage::Sent) {
        const auto limit = std::chrono::duration_cast<std::chrono::seconds>(m_service.account().exchangeTimeout);
        return u'(' + tr("limit %1").arg(display::duration(limit)) + u')';
    }
    if (stage() == Stage::Ready && expiry())
        return u'(' + display::timeOrDay(*expiry(), m_service.correctedNow()) + u')';
    return {};
}

QString ChargePresenter::readAt() const
{
    const ChargeRecord *sale = record();
    return sale && sale->answeredAt.isValid() ? tr("Status read at %1").arg(display::timeWithSeconds(sale->answeredAt))
                                              : QString();
}

QString ChargePresenter::panelTitle() const
{
    switch (stage()) {
    case Stage::Connecting:
    case Stage::Sent:
        return tr("The QR code appears here");
    case Stage::Ready:
        return m_training ? tr("Training code: do not use it at a bank") : tr("Point your bank app's camera");
    case Stage::Difference:
    case Stage::CodeRefused:
        return tr("Code not shown");
    case Stage::Unread:
        return tr("The code is not here yet");
    case Stage::Correcting:
        return tr("A new code is coming");
    case Stage::CorrectionUnknown:
        return tr("Code covered");
    case Stage::Expired:
        return tr("This code is no longer valid");
    case Stage::Paid:
    case Stage::Closed:
        break;
    }
    return {};
}

QString ChargePresenter::panelLead() const
{
    const ChargeRecord *sale = record();
    switch (stage()) {
    case Stage::Connecting:
        return tr("Connecting to the provider…");
    case Stage::Sent:
        return tr("Request sent. Waiting for the answer…");
    case Stage::Difference:
    case Stage::CodeRefused:
        return m_drawingUnreadable ? tr("The code could not be drawn readably")
                                   : tr("The received code does not match");
    case Stage::Unread:
        return tr("Found at the provider");
    case Stage::Correcting:
        return tr("Sending the correction…");
    case Stage::CorrectionUnknown:
        return tr("The amount of this code is in doubt");
    case Stage::Expired:
        return expiry() ? tr("Charge expired at %1").arg(display::timeOrDay(*expiry(), m_service.correctedNow()))
                        : tr("The provider says that the charge has expired");
    case Stage::Paid:
        return sale->received ? tr("Confirmed at the counter") : tr("Payment confirmed");
    case Stage::Closed:
        return sale ? status().label : QString();
    case Stage::Ready:
        break;
    }
    return {};
}

QString ChargePresenter::panelText() const
{
    const ChargeRecord *sale = record();
    switch (stage()) {
    case Stage::Connecting:
        return tr("Nothing was sent yet. Cancelling now leaves no charge behind.");
    case Stage::Sent:
        return tr("The provider may have created the charge. So it can no longer be cancelled here.");
    case Stage::Difference:
    case Stage::CodeRefused:
        return m_drawingUnreadable
                   ? tr("The picture of the code did not read back as the code. For safety it is not shown.")
                   : messages::describeAttention(*sale->answer, sale->amount);
    case Stage::Unread:
        return tr("Only the txid is known here. The provider has not told the charge's amount, status and code yet.");
    case Stage::Correcting:
        return tr("The old code is off every screen. Whoever scanned it must scan the new one.");
    case Stage::CorrectionUnknown:
        return tr("The correction left, but the answer did not come back. Do not let the customer pay the old code.");
    case Stage::Expired:
        return tr(
            "The QR code was hidden so that nobody tries to pay it. Charging again opens the form with the same data.");
    case Stage::Paid:
        if (sale->received)
            return tr("Paid, confirmed at the counter by %1").arg(display::quoted(sale->received->by, 60));
        return tr("Reported by the provider at %1").arg(display::timeWithSeconds(sale->answeredAt));
    case Stage::Closed:
        return tr("The provider gave this status. There is no code to pay.");
    case Stage::Ready:
        break;
    }
    return {};
}

LabelledText ChargePresenter::badge() const
{
    const ChargeRecord *sale = record();
    if (stage() == Stage::Ready)
        return sale->differenceAccepted ? LabelledText{tr("CRC matches"), tr("the difference in the amount was seen")}
                                        : LabelledText{tr("Code checked:"), sale->answer->code.code->fields().amount
                                                                                ? tr("CRC and amount")
                                                                                : tr("CRC and structure")};
    if ((stage() != Stage::CodeRefused && stage() != Stage::Difference) || m_drawingUnreadable)
        return {};
    switch (sale->answer->code.verdict) {
    case CodeCheck::Verdict::AmountDiffers:
    case CodeCheck::Verdict::AmountDiffersIgnoredByBanks:
        return {tr("CRC matches · amount does not match"), QString()};
    case CodeCheck::Verdict::Invalid:
        return {sale->answer->code.problem == BrCodeFinding::CrcMismatch ? tr("CRC does not match")
                                                                         : tr("Not a valid Pix code"),
                QString()};
    case CodeCheck::Verdict::Missing:
        return {tr("No code came"), QString()};
    case CodeCheck::Verdict::NotPayable:
        return {tr("Not a code to pay"), QString()};
    case CodeCheck::Verdict::Verified:
        break;
    }
    return {tr("Code matches · answer does not"), QString()};
}

QString ChargePresenter::settledBy() const
{
    const ChargeRecord *sale = record();
    return sale ? display::quoted(sale->settledBy, 60) : QString();
}

bool ChargePresenter::isReceivedByHand() const
{
    const ChargeRecord *sale = record();
    return sale && sale->received;
}

QList<LabelledText> ChargePresenter::customer() const
{
    const ChargeRecord *sale = record();
    if (!sale || !sale->customer)
        return {{tr("Customer"), sale && sale->isErased ? tr("Data erased") : tr("Not known")}};
    return labelled(*sale->customer);
}

QString ChargePresenter::txid() const
{
    const ChargeRecord *sale = record();
    return sale && sale->answer ? sale->answer->charge.txid : QString();
}

QStringList ChargePresenter::notes() const
{
    const ChargeRecord *sale = record();
    return sale && sale->answer ? messages::remarks(*sale->answer) : QStringList();
}

QString ChargePresenter::problem() const
{
    const ChargeRecord *sale = record();
    if (sale && sale->ledgerError)
        return sale->state == ChargeRecord::State::Sent
                   ? tr("The answer waits to be written down: %1").arg(messages::describe(*sale->ledgerError))
                   : messages::describe(*sale->ledgerError);
    return sale && sale->error && sale->state == ChargeRecord::State::Created ? messages::describe(*sale->error)
                                                                              : QString();
}

QString ChargePresenter::leaveNote() const
{
    return expiry() ? tr("Leaving does not cancel:\nthe charge is valid until %1.")
                          .arg(display::timeOrDay(*expiry(), m_service.correctedNow()))
                    : tr("Leaving does not cancel:\nthe charge stays valid.");
}

QList<ChargePresenter::Step> ChargePresenter::steps() const
{
    const ChargeRecord *sale = record();
    if (!sale)
        return {};
    const bool sent = stage() == Stage::Sent;
    const auto elapsed = std::chrono::seconds(sale->pressedAt.secsTo(m_service.now()));
    using State = Step::State;
    if (!sent)
        return {{tr("Data checked on this computer"), QString(), State::Done},
                {tr("Connect to the provider"), display::duration(elapsed), State::Active},
                {tr("Send the request"), QString(), State::Pending},
                {tr("Receive and check the code"), QString(), State::Pending}};
    const auto connecting = std::chrono::milliseconds(sale->pressedAt.msecsTo(sale->sentAt));
    return {{tr("Data checked on this computer"), QString(), State::Done},
            {tr("Connected to the provider"), display::shortDuration(connecting), State::Done},
            {tr("Request sent"), display::timeWithSeconds(sale->sentAt), State::Done},
            {tr("Receive and check the code"), tr("now"), State::Active}};
}

} // namespace balcao
