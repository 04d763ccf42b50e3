// SPDX-License-Identifier: MIT
#include "ui/presentation/charge/chargeview.h"

#include "ui/presentation/charge/acceptancequestion.h"
#include "ui/presentation/charge/doubtview.h"
#include "ui/presentation/charge/paidview.h"
#include "ui/presentation/charge/sharedtxidview.h"
#include "ui/text/messages.h"
#include "ui/text/whatsapp.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

using Stage = ChargeView::Stage;
using Step = ChargeView::Step;

namespace
{

struct ChargeViewTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ChargeView)
};

/** Of a charge that exists, waits, and is not being corrected. */
Stage stageOfWaiting(const Charge &charge, const ChargeViewContext &context)
{
    if (charge.doubts.testFlag(Doubt::NeverRead))
        return Stage::Unread;
    const Permission permission = mayShowCode(charge, context.situation);
    if (!permission && permission.error() == Obstacle::PastDue)
        return Stage::Expired;
    if (!permission)
        return mayAcceptDifference(charge) ? Stage::Difference : Stage::CodeRefused;
    const bool hasCode = charge.answer && charge.answer->code.code && !context.isDrawingUnreadable;
    return hasCode ? Stage::Ready : Stage::CodeRefused;
}

Stage stageOf(const ChargeRecord &record, const ChargeViewContext &context)
{
    const Charge &charge = record.charge;
    const ChargeStatus status = chargeStatus(charge, context.situation.now, context.situation.writer);
    const bool isUnderWay = status == ChargeStatus::UnderWay && !charge.attempt.isEmpty();
    if (charge.state != Charge::State::Created)
        return !isUnderWay ? Stage::Closed : charge.state == Charge::State::Written ? Stage::Connecting : Stage::Sent;
    switch (status) {
    case ChargeStatus::Paid:
    case ChargeStatus::Confirmed:
        return Stage::Paid;
    case ChargeStatus::Cancelled:
    case ChargeStatus::Refunded:
        return Stage::Closed;
    case ChargeStatus::UnderWay:
        return Stage::Correcting;
    case ChargeStatus::Expired:
        return record.isCorrecting() ? Stage::Correcting : Stage::Expired;
    case ChargeStatus::Unknown:
        return record.isCorrecting() ? Stage::Correcting : Stage::CorrectionUnknown;
    case ChargeStatus::Waiting:
    case ChargeStatus::Attention:
    case ChargeStatus::NotSent:
    case ChargeStatus::Refused:
    case ChargeStatus::Absent:
        break;
    }
    return record.isCorrecting() ? Stage::Correcting : stageOfWaiting(charge, context);
}

int permille(qint64 part, qint64 whole)
{
    return static_cast<int>(std::clamp<qint64>(whole > 0 ? part * 1000 / whole : 0, 0, 1000));
}

QString durationBetween(const QDateTime &from, const QDateTime &to)
{
    return display::duration(std::chrono::seconds(from.secsTo(to)));
}

/** Empty: none was given. */
QString deadline(const Charge &charge, const ChargeViewContext &context)
{
    return charge.expiresAt.isValid() ? display::timeOrDay(charge.expiresAt, context.situation.providerNow) : QString();
}

void panel(ChargeView &view, const QString &title, const QString &lead, const QString &text)
{
    view.panelTitle = title;
    view.panelLead = lead;
    view.panelText = text;
}

void time(ChargeView &view, const QString &label, const QString &value = {}, const QString &aside = {})
{
    view.timeLabel = label;
    view.timeValue = value;
    view.timeAside = aside.isEmpty() ? QString() : u'(' + aside + u')';
}

void head(ChargeView &view, const Charge &charge, const ChargeViewContext &context)
{
    const QDateTime &now = context.situation.now;
    view.heading = ChargeViewTr::tr("Charge %1").arg(display::chargeNumber(charge));
    if (charge.revision > 1 && charge.corrected)
        view.madeAt = ChargeViewTr::tr("revision %1, at %2")
                          .arg(charge.revision)
                          .arg(display::timeOrDay(charge.corrected->at, now));
    else
        view.madeAt = ChargeViewTr::tr("created at %1").arg(display::timeOrDay(charge.createdAt, now));
}

void connecting(ChargeView &view, const Charge &charge, const ChargeViewContext &context)
{
    panel(view, ChargeViewTr::tr("The QR code appears here"), ChargeViewTr::tr("Connecting to the provider…"),
          ChargeViewTr::tr("Nothing was sent yet. Cancelling now leaves no charge behind."));
    time(view, ChargeViewTr::tr("Nothing sent yet"));
    view.progressPermille = 0;
    view.note = ChargeViewTr::tr("It can still be cancelled.");
    using State = Step::State;
    view.steps = {{ChargeViewTr::tr("Data checked on this computer"), QString(), State::Done},
                  {ChargeViewTr::tr("Connect to the provider"),
                   durationBetween(charge.createdAt, context.situation.now), State::Active},
                  {ChargeViewTr::tr("Send the request"), QString(), State::Pending},
                  {ChargeViewTr::tr("Receive and check the code"), QString(), State::Pending}};
}

void sent(ChargeView &view, const Charge &charge, const ChargeViewContext &context)
{
    const QDateTime &now = context.situation.now;
    const auto limit = std::chrono::duration_cast<std::chrono::seconds>(context.exchangeTimeout);
    panel(view, ChargeViewTr::tr("The QR code appears here"), ChargeViewTr::tr("Request sent. Waiting for the answer…"),
          ChargeViewTr::tr("The provider may have created the charge. So it can no longer be cancelled here."));
    time(view, ChargeViewTr::tr("Waiting for"), durationBetween(charge.sentAt, now),
         ChargeViewTr::tr("limit %1").arg(display::duration(limit)));
    view.progressPermille = permille(charge.sentAt.msecsTo(now), context.exchangeTimeout.count());
    view.note = ChargeViewTr::tr("Without an answer in time we show what to do. Nothing is resent by itself.");
    using State = Step::State;
    const auto connecting = std::chrono::milliseconds(charge.createdAt.msecsTo(charge.sentAt));
    view.steps = {{ChargeViewTr::tr("Data checked on this computer"), QString(), State::Done},
                  {ChargeViewTr::tr("Connected to the provider"), display::shortDuration(connecting), State::Done},
                  {ChargeViewTr::tr("Request sent"), display::timeWithSeconds(charge.sentAt), State::Done},
                  {ChargeViewTr::tr("Receive and check the code"), ChargeViewTr::tr("now"), State::Active}};
}

void ready(ChargeView &view, const Charge &charge, const ChargeViewContext &context)
{
    const ProviderAnswer &answer = *charge.answer;
    const BrCode &code = *answer.code.code;
    const QDateTime &now = context.situation.providerNow;
    const QDateTime &expiresAt = charge.expiresAt;
    view.codeBytes = code.bytes();
    view.codeText = code.normalized();
    view.panelTitle = context.isTraining ? ChargeViewTr::tr("Training code: do not use it at a bank")
                                         : ChargeViewTr::tr("Point your bank app's camera");
    view.shortTitle = context.isTraining ? ChargeViewTr::tr("Training code") : ChargeViewTr::tr("Point the camera");
    if (charge.differenceAccepted) {
        view.badge = {ChargeViewTr::tr("CRC matches"), view.otherAmount
                                                           ? display::otherAmount(charge)
                                                           : ChargeViewTr::tr("the difference in the amount was seen")};
        view.shortBadge = view.badge.label;
    } else {
        view.badge = {ChargeViewTr::tr("Code checked:"), code.fields().amount ? ChargeViewTr::tr("CRC and amount")
                                                                              : ChargeViewTr::tr("CRC and structure")};
        view.shortBadge = ChargeViewTr::tr("Checked");
    }
    if (!expiresAt.isValid()) {
        time(view, ChargeViewTr::tr("Deadline not given"));
        view.note = ChargeViewTr::tr("Leaving does not cancel:\nthe charge stays valid.");
        return;
    }
    if (charge.arrivedLate) {
        time(view, ChargeViewTr::tr("Deadline in doubt"));
        view.note = ChargeViewTr::tr("Leaving does not cancel.\nHow long it is valid is in doubt.");
        return;
    }
    time(view, ChargeViewTr::tr("Expires in"), durationBetween(now, expiresAt), deadline(charge, context));
    view.note =
        ChargeViewTr::tr("Leaving does not cancel:\nthe charge is valid until %1.").arg(deadline(charge, context));
    view.isLastMinute = now.secsTo(expiresAt) < display::lastMinute.count();
    // The span over which a charge that tells its creation runs down.
    const qint64 span = answer.charge.createdAt.moment.value_or(charge.createdAt).msecsTo(expiresAt);
    if (span > 0)
        view.progressPermille = permille(now.msecsTo(expiresAt), span);
}

void expired(ChargeView &view, const Charge &charge, const ChargeViewContext &context)
{
    // By our clock its time is over; that it is expired only the provider says.
    const bool isOurs = view.status.moment == display::Status::Moment::PastDue;
    const QString at = deadline(charge, context);
    panel(view, {},
          isOurs ? ChargeViewTr::tr("This code's time is over") : ChargeViewTr::tr("The provider has ended this code"),
          ChargeViewTr::tr(
              "The QR code was hidden so that nobody tries to pay it. Charging again opens the form with the same "
              "data."));
    time(view, at.isEmpty() ? view.status.label : ChargeViewTr::tr("Was valid until"), at);
    view.progressPermille = 0;
}

void describeStage(ChargeView &view, const Charge &charge, const ChargeViewContext &context)
{
    switch (view.stage) {
    case Stage::Connecting:
        return connecting(view, charge, context);
    case Stage::Sent:
        return sent(view, charge, context);
    case Stage::Ready:
        return ready(view, charge, context);
    case Stage::Difference:
    case Stage::CodeRefused:
        return describeDoubt(view, charge, context);
    case Stage::Expired:
        return expired(view, charge, context);
    case Stage::Paid:
        return describePaid(view, charge, context);
    case Stage::Unread:
        return panel(
            view, ChargeViewTr::tr("The code is not here yet"), ChargeViewTr::tr("Found at the provider"),
            ChargeViewTr::tr(
                "Only the txid is known here. The provider has not told the charge's amount, status and code yet."));
    case Stage::Correcting:
        return panel(view, ChargeViewTr::tr("A new code is coming"), ChargeViewTr::tr("Sending the correction…"),
                     ChargeViewTr::tr("The old code is off every screen. Whoever scanned it must scan the new one."));
    case Stage::CorrectionUnknown:
        return panel(
            view, ChargeViewTr::tr("Code covered"), ChargeViewTr::tr("The amount of this code is in doubt"),
            ChargeViewTr::tr(
                "The correction left, but the answer did not come back. Do not let the customer pay the old code."));
    case Stage::Closed:
        return panel(view, {}, view.status.label,
                     ChargeViewTr::tr("The provider gave this status. There is no code to pay."));
    }
}

void permit(ChargeView &view, const ChargeRecord &record, const ChargeViewContext &context)
{
    const Charge &charge = record.charge;
    const Situation &situation = context.situation;
    view.isReadingOn = context.isReadingOn;
    view.isBusy = record.isReading() || view.stage == Stage::Correcting;
    view.canCancel = view.stage == Stage::Connecting;
    view.canCopy = !view.codeText.isEmpty();
    view.canPrint = view.canCopy || view.isPaid();
    view.printLabel = printLabel(context.print, view.isPaid());
    view.canCorrect = !view.isBusy && mayCorrect(charge, situation).has_value();
    view.canRefresh = !view.isBusy && mayRead(charge, situation, context.isReadingOn).has_value();
    view.canReceive = !view.isBusy && mayConfirmReceipt(charge, situation).has_value();
    view.canTakeBack = !view.isBusy && !view.canReceive && mayTakeBackReceipt(charge, situation).has_value();
    view.isCalibration = context.isCalibration && !view.isBusy && mayProveProvider(charge).has_value();
    view.canSimulate = context.isTraining && view.stage == Stage::Ready && !view.isBusy;
}

void choose(ChargeView &view, const Charge &charge, const ChargeViewContext &context)
{
    using Action = Choice::Action;
    const Situation &situation = context.situation;
    const bool isReceiver = view.isCodeRefused && mayAcceptReceiver(charge) && charge.otherReceiver();
    if (!view.isBusy && mayAcceptReport(charge, situation) && !isReceiver)
        return chooseReport(view, charge, context);
    const bool canRead = mayRead(charge, situation, context.isReadingOn).has_value();
    // What the rules would refuse at the press is not offered.
    if (view.stage == Stage::CorrectionUnknown && charge.doubtful && mayCorrect(charge, situation))
        view.choices = {{ChargeViewTr::tr("Send the correction again"),
                         ChargeViewTr::tr("The same values for the same charge: safe to repeat."),
                         ChargeViewTr::tr("Send again"), Action::RepeatCorrection}};
    else if (view.stage == Stage::Unread && canRead)
        view.choices = {{ChargeViewTr::tr("Fetch the charge"),
                         ChargeViewTr::tr("Asks for what the provider has under this txid."),
                         ChargeViewTr::tr("Read status"), Action::ReadStatus}};
    else if (view.isInDoubt && canRead)
        view.choices = {{view.stage == Stage::Difference ? ChargeViewTr::tr("Read the amount again")
                                                         : ChargeViewTr::tr("Read status"),
                         ChargeViewTr::tr("Reads the charge by its txid, and changes nothing."),
                         ChargeViewTr::tr("Read status"), Action::ReadStatus}};
    else if (view.stage != Stage::Unread && !view.isCodeRefused)
        return;
    else if (mayCorrect(charge, situation))
        view.choices = {{ChargeViewTr::tr("Ask for the code again"),
                         ChargeViewTr::tr("Sends the same data for the same txid."), ChargeViewTr::tr("Ask again"),
                         Action::RequestCode}};
    for (const AcceptanceQuestion &question : acceptanceQuestions(charge, situation)) {
        const Action action = question.shown.action;
        if ((action == Action::AcceptDifference && view.stage == Stage::Difference) ||
            (action == Action::AcceptReceiver && isReceiver))
            view.choices.append(question.shown);
    }
    if (isPaymentUnclear(charge) && view.canReceive)
        view.choices.append({ChargeViewTr::tr("The money came"),
                             ChargeViewTr::tr("The shop's bank statement shows the payment and its amount."),
                             ChargeViewTr::tr("Confirm receipt…"), Action::ConfirmReceipt});
    if (mayReopen(charge, situation))
        view.choices.append(
            {ChargeViewTr::tr("The txid is not this charge's"),
             ChargeViewTr::tr("%1 gave it. Another can be given.").arg(display::quoted(charge.settledBy, 60)),
             ChargeViewTr::tr("Change it…"), Action::Reopen});
    view.choices.append({view.isInDoubt ? ChargeViewTr::tr("Take payment another way")
                                        : ChargeViewTr::tr("Tell the manager and get paid in another way"),
                         ChargeViewTr::tr("It stays “To check” in the list."), ChargeViewTr::tr("Leave to check"),
                         Action::ClearForm});
}

QString problem(const ChargeRecord &record, Stage stage)
{
    const Charge &charge = record.charge;
    if (record.ledgerError)
        return stage == Stage::Sent ? ChargeViewTr::tr("The answer waits to be written down: %1")
                                          .arg(messages::describe(*record.ledgerError))
                                    : messages::describe(*record.ledgerError);
    if (record.readError)
        return messages::describe(*record.readError);
    return charge.error && charge.state == Charge::State::Created ? messages::describe(*charge.error) : QString();
}

void warn(ChargeView &view, const ChargeRecord &record, const ChargeViewContext &context)
{
    const Charge &charge = record.charge;

    view.banner.text = problem(record, view.stage);
    if (!view.banner.text.isEmpty())
        return;
    if (context.hasNoBrowser) {
        view.banner = whatsAppFailure();
    } else if (view.isInDoubt) {
        const QString old = messages::describeOldCode(charge, context.slipRevision);
        view.banner = {ChargeViewTr::tr("The charge exists at the provider. Do not create another."),
                       old.isEmpty() ? ChargeViewTr::tr("While in doubt, the code is not shown, copied or printed.")
                                     : old};
    } else if (view.isCodeRefused) {
        view.banner = {ChargeViewTr::tr("Do not read out or send this code to the customer."),
                       ChargeViewTr::tr("The charge exists at the provider.")};
    } else if (context.print.state == PrintNews::State::Failed) {
        view.banner = {ChargeViewTr::tr("Not printed."), context.print.sentence};
    } else if (view.stage == Stage::Expired) {
        view.banner.text =
            ChargeViewTr::tr("The customer says it is paid? Check the shop's account before creating another.");
    } else if (view.isCalibration) {
        view.banner = {ChargeViewTr::tr("Calibration."),
                       ChargeViewTr::tr("Look at the code with a bank's app, do not pay, and press F12.")};
    } else {
        QStringList sentences;
        if (const QString old = messages::describeOldCode(charge, context.slipRevision); !old.isEmpty())
            sentences.append(old);
        if (view.otherAmount)
            sentences.append(messages::describeOtherAmount(charge));
        for (const Remark remark : remarksOf(charge))
            sentences.append(messages::describe(remark));
        sentences.removeDuplicates();
        view.banner.text = sentences.join(u' ');
    }
}

} // namespace

ChargeView chargeView(const ChargeRecord &record, const ChargeViewContext &context)
{
    const Charge &charge = record.charge;
    const auto customer = charge.customer();
    ChargeView view;
    view.stage = stageOf(record, context);
    view.isCodeRefused = view.stage == Stage::CodeRefused || view.stage == Stage::Difference;
    if (view.isUnderWay())
        view.heading = ChargeViewTr::tr("Creating the charge");
    else
        head(view, charge, context);
    view.revision = charge.revision;
    view.newCode = newCodeMoment(charge, context.ownCounter);
    view.deadline = deadline(charge, context);
    view.amount = charge.amount;
    view.otherAmount = otherAmountOf(charge);
    view.status = display::status(charge, context.situation);
    view.txid = charge.txid;
    if (customer)
        view.customer = labelled(*customer);
    else
        view.customer = {{ChargeViewTr::tr("Customer"),
                          charge.isErased ? ChargeViewTr::tr("Data erased") : ChargeViewTr::tr("Not known")}};
    if (charge.answeredAt.isValid())
        view.readAt = ChargeViewTr::tr("Status read at %1").arg(display::timeWithSeconds(charge.answeredAt));
    if (view.isReady())
        view.facts = lastFacts(charge, 2);
    describeStage(view, charge, context);
    permit(view, record, context);
    choose(view, charge, context);
    warn(view, record, context);
    if (view.stage == Stage::CodeRefused && charge.doubts.testFlag(Doubt::TxidShared))
        describeSharedTxid(view, charge, context);
    if (view.canCopy)
        view.whatsAppUrl = whatsAppUrl(view.codeText, context.isTraining);
    return view;
}

ChargeView::PanelTone ChargeView::panelTone() const
{
    if (isInDoubt)
        return PanelTone::Unknown;
    switch (stage) {
    case Stage::Connecting:
    case Stage::Sent:
    case Stage::Correcting:
        return PanelTone::UnderWay;
    case Stage::CodeRefused:
    case Stage::Difference:
        return PanelTone::Wrong;
    case Stage::Unread:
    case Stage::CorrectionUnknown:
        return PanelTone::Unknown;
    case Stage::Expired:
    case Stage::Closed:
        return PanelTone::Over;
    case Stage::Ready:
    case Stage::Paid:
        break;
    }
    return PanelTone::Plain;
}

} // namespace balcao
