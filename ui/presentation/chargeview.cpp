// SPDX-License-Identifier: MIT
#include "ui/presentation/chargeview.h"

#include "ui/presentation/chargestage.h"
#include "ui/presentation/messages.h"

#include <QCoreApplication>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace balcao
{

using Stage = ChargeView::Stage;
using Step = ChargeView::Step;

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::ChargeView)
};

/** Puts the texts together; the stage decides which. */
class Builder
{
public:
    Builder(const ChargeRecord &record, const ChargeViewContext &context)
        : m_record(record)
        , m_charge(record.charge)
        , m_context(context)
        , m_stage(chargeStage(record, context))
    {
    }

    [[nodiscard]] ChargeView build();

private:
    [[nodiscard]] bool hasExpiry() const { return m_charge.expiresAt.isValid(); }
    void permit();
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString timeLabel() const;
    [[nodiscard]] QString timeValue() const;
    [[nodiscard]] QString timeAside() const;
    [[nodiscard]] QString readAt() const;
    [[nodiscard]] QString panelTitle() const;
    [[nodiscard]] QString panelLead() const;
    [[nodiscard]] QString panelText() const;
    [[nodiscard]] LabelledText badge() const;
    [[nodiscard]] QString settledBy() const;
    [[nodiscard]] QList<LabelledText> customer() const;
    [[nodiscard]] QStringList notes() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString leaveNote() const;
    [[nodiscard]] QList<Step> steps() const;
    [[nodiscard]] QString whatsAppUrl() const;

    const ChargeRecord &m_record;
    const Charge &m_charge;
    const ChargeViewContext &m_context;
    const Stage m_stage;
    ChargeView m_view;
};

ChargeView Builder::build()
{
    m_view.stage = m_stage;
    m_view.amount = m_charge.amount;
    m_view.status = display::status(m_charge, m_context.situation);
    m_view.progressPermille = chargeProgress(m_charge, m_stage, m_context);
    m_view.isLastMinute =
        m_stage == Stage::Ready && hasExpiry() && m_context.situation.providerNow.secsTo(m_charge.expiresAt) < 60;
    m_view.txid = m_charge.txid;
    if (m_stage == Stage::Ready) {
        m_view.codeBytes = m_charge.answer->code.code->bytes();
        m_view.codeText = m_charge.answer->code.code->normalized();
    }
    permit();
    m_view.heading = heading();
    m_view.timeLabel = timeLabel();
    m_view.timeValue = timeValue();
    m_view.timeAside = timeAside();
    m_view.readAt = readAt();
    m_view.panelTitle = panelTitle();
    m_view.panelLead = panelLead();
    m_view.panelText = panelText();
    m_view.badge = badge();
    m_view.settledBy = settledBy();
    m_view.customer = customer();
    m_view.notes = notes();
    m_view.problem = problem();
    m_view.leaveNote = leaveNote();
    m_view.steps = steps();
    m_view.whatsAppUrl = whatsAppUrl();
    return std::move(m_view);
}

void Builder::permit()
{
    const Situation &situation = m_context.situation;
    m_view.isBusy = m_record.isReading || m_stage == Stage::Correcting;
    m_view.canCancel = m_stage == Stage::Connecting;
    m_view.canCopy = !m_view.codeText.isEmpty();
    m_view.canCorrect = !m_view.isBusy && mayCorrect(m_charge, situation).has_value();
    m_view.canRefresh = !m_view.isBusy && mayRead(m_charge, situation, m_context.isReadingOn).has_value();
    m_view.canReceive = !m_view.isBusy && mayConfirmReceipt(m_charge, situation).has_value();
    m_view.isReceivedByHand = m_charge.receivedAt.isValid();
    m_view.canSimulate = m_context.isTraining && m_stage == Stage::Ready && !m_view.isBusy;
    m_view.canAcceptDifference = m_stage == Stage::Difference;
    m_view.needsChoice = m_stage == Stage::Unread || m_stage == Stage::CodeRefused || m_stage == Stage::Difference ||
                         m_stage == Stage::CorrectionUnknown;
    m_view.canReopen = m_view.needsChoice && mayReopen(m_charge, situation).has_value();
}

QString Builder::heading() const
{
    if (m_stage == Stage::Connecting || m_stage == Stage::Sent)
        return Tr::tr("Creating the charge");
    QString text = Tr::tr("Charge %1 · created at %2").arg(m_charge.number).arg(display::time(m_charge.createdAt));
    if (m_charge.revision > 1)
        text += u" · "_s + Tr::tr("revision %1").arg(m_charge.revision);
    return text;
}

QString Builder::timeLabel() const
{
    switch (m_stage) {
    case Stage::Connecting:
        return Tr::tr("Nothing sent yet");
    case Stage::Sent:
        return Tr::tr("Waiting for");
    case Stage::Ready:
        return hasExpiry() ? Tr::tr("Expires in") : Tr::tr("Expiry not given");
    case Stage::Expired:
        return hasExpiry() ? Tr::tr("Expired at") : Tr::tr("Expired");
    case Stage::Paid:
        if (m_charge.receivedAt.isValid())
            return Tr::tr("Confirmed at");
        return m_charge.answeredAt.isValid() ? Tr::tr("Paid in") : QString();
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

QString Builder::timeValue() const
{
    const QDateTime now = m_context.situation.providerNow;
    const auto since = [this](const QDateTime &from) {
        return display::duration(std::chrono::seconds(from.secsTo(m_context.situation.now)));
    };
    switch (m_stage) {
    case Stage::Sent:
        return since(m_charge.sentAt);
    case Stage::Ready:
        return hasExpiry() ? display::duration(std::chrono::seconds(now.secsTo(m_charge.expiresAt))) : QString();
    case Stage::Expired:
        return hasExpiry() ? display::timeOrDay(m_charge.expiresAt, now) : QString();
    case Stage::Paid:
        if (m_charge.receivedAt.isValid())
            return display::timeOrDay(m_charge.receivedAt, now);
        return display::duration(std::chrono::seconds(m_charge.createdAt.secsTo(m_charge.answeredAt)));
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

QString Builder::timeAside() const
{
    if (m_stage == Stage::Sent) {
        const auto limit = std::chrono::duration_cast<std::chrono::seconds>(m_context.exchangeTimeout);
        return u'(' + Tr::tr("limit %1").arg(display::duration(limit)) + u')';
    }
    if (m_stage == Stage::Ready && hasExpiry())
        return u'(' + display::timeOrDay(m_charge.expiresAt, m_context.situation.providerNow) + u')';
    return {};
}

QString Builder::readAt() const
{
    return m_charge.answeredAt.isValid()
               ? Tr::tr("Status read at %1").arg(display::timeWithSeconds(m_charge.answeredAt))
               : QString();
}

QString Builder::panelTitle() const
{
    switch (m_stage) {
    case Stage::Connecting:
    case Stage::Sent:
        return Tr::tr("The QR code appears here");
    case Stage::Ready:
        return m_context.isTraining ? Tr::tr("Training code: do not use it at a bank")
                                    : Tr::tr("Point your bank app's camera");
    case Stage::Difference:
    case Stage::CodeRefused:
        return Tr::tr("Code not shown");
    case Stage::Unread:
        return Tr::tr("The code is not here yet");
    case Stage::Correcting:
        return Tr::tr("A new code is coming");
    case Stage::CorrectionUnknown:
        return Tr::tr("Code covered");
    case Stage::Expired:
        return Tr::tr("This code is no longer valid");
    case Stage::Paid:
    case Stage::Closed:
        break;
    }
    return {};
}

QString Builder::panelLead() const
{
    switch (m_stage) {
    case Stage::Connecting:
        return Tr::tr("Connecting to the provider…");
    case Stage::Sent:
        return Tr::tr("Request sent. Waiting for the answer…");
    case Stage::Difference:
    case Stage::CodeRefused:
        return m_context.isDrawingUnreadable ? Tr::tr("The code could not be drawn readably")
                                             : Tr::tr("The received code does not match");
    case Stage::Unread:
        return Tr::tr("Found at the provider");
    case Stage::Correcting:
        return Tr::tr("Sending the correction…");
    case Stage::CorrectionUnknown:
        return Tr::tr("The amount of this code is in doubt");
    case Stage::Expired:
        return hasExpiry() ? Tr::tr("Charge expired at %1")
                                 .arg(display::timeOrDay(m_charge.expiresAt, m_context.situation.providerNow))
                           : Tr::tr("The provider says that the charge has expired");
    case Stage::Paid:
        return m_charge.receivedAt.isValid() ? Tr::tr("Confirmed at the counter") : Tr::tr("Payment confirmed");
    case Stage::Closed:
        return m_view.status.label;
    case Stage::Ready:
        break;
    }
    return {};
}

QString Builder::panelText() const
{
    switch (m_stage) {
    case Stage::Connecting:
        return Tr::tr("Nothing was sent yet. Cancelling now leaves no charge behind.");
    case Stage::Sent:
        return Tr::tr("The provider may have created the charge. So it can no longer be cancelled here.");
    case Stage::Difference:
    case Stage::CodeRefused:
        return m_context.isDrawingUnreadable
                   ? Tr::tr("The picture of the code did not read back as the code. For safety it is not shown.")
                   : messages::describeAttention(m_charge);
    case Stage::Unread:
        return Tr::tr(
            "Only the txid is known here. The provider has not told the charge's amount, status and code yet.");
    case Stage::Correcting:
        return Tr::tr("The old code is off every screen. Whoever scanned it must scan the new one.");
    case Stage::CorrectionUnknown:
        return Tr::tr(
            "The correction left, but the answer did not come back. Do not let the customer pay the old code.");
    case Stage::Expired:
        return Tr::tr(
            "The QR code was hidden so that nobody tries to pay it. Charging again opens the form with the same data.");
    case Stage::Paid:
        if (m_charge.receivedAt.isValid())
            return Tr::tr("Paid, confirmed at the counter by %1").arg(display::quoted(m_charge.receivedBy, 60));
        return Tr::tr("Reported by the provider at %1").arg(display::timeWithSeconds(m_charge.answeredAt));
    case Stage::Closed:
        return Tr::tr("The provider gave this status. There is no code to pay.");
    case Stage::Ready:
        break;
    }
    return {};
}

LabelledText Builder::badge() const
{
    if (m_stage == Stage::Ready)
        return m_charge.differenceAccepted
                   ? LabelledText{Tr::tr("CRC matches"), Tr::tr("the difference in the amount was seen")}
                   : LabelledText{Tr::tr("Code checked:"), m_charge.answer->code.code->fields().amount
                                                               ? Tr::tr("CRC and amount")
                                                               : Tr::tr("CRC and structure")};
    if ((m_stage != Stage::CodeRefused && m_stage != Stage::Difference) || m_context.isDrawingUnreadable)
        return {};
    switch (m_charge.answer->code.verdict) {
    case CodeCheck::Verdict::AmountDiffers:
    case CodeCheck::Verdict::AmountDiffersIgnoredByBanks:
        return {Tr::tr("CRC matches · amount does not match"), QString()};
    case CodeCheck::Verdict::Invalid:
        return {m_charge.answer->code.problem == BrCodeFinding::CrcMismatch ? Tr::tr("CRC does not match")
                                                                            : Tr::tr("Not a valid Pix code"),
                QString()};
    case CodeCheck::Verdict::Missing:
        return {Tr::tr("No code came"), QString()};
    case CodeCheck::Verdict::NotPayable:
        return {Tr::tr("Not a code to pay"), QString()};
    case CodeCheck::Verdict::Verified:
        break;
    }
    return {Tr::tr("Code matches · answer does not"), QString()};
}

QString Builder::settledBy() const
{
    return display::quoted(m_charge.settledBy, 60);
}

QList<LabelledText> Builder::customer() const
{
    const auto customer = m_charge.customer();
    if (!customer)
        return {{Tr::tr("Customer"), m_charge.isErased ? Tr::tr("Data erased") : Tr::tr("Not known")}};
    return labelled(*customer);
}

QStringList Builder::notes() const
{
    QStringList sentences;
    if (m_charge.doubts.testFlag(Doubt::StatusWentBack))
        sentences.append(messages::describe(Doubt::StatusWentBack));
    if (m_charge.answer)
        sentences += messages::remarks(*m_charge.answer);
    return sentences;
}

QString Builder::problem() const
{
    if (m_record.ledgerError)
        return m_stage == Stage::Sent
                   ? Tr::tr("The answer waits to be written down: %1").arg(messages::describe(*m_record.ledgerError))
                   : messages::describe(*m_record.ledgerError);
    if (m_record.readError)
        return messages::describe(*m_record.readError);
    return m_charge.error && m_charge.state == Charge::State::Created ? messages::describe(*m_charge.error) : QString();
}

QString Builder::leaveNote() const
{
    return hasExpiry() ? Tr::tr("Leaving does not cancel:\nthe charge is valid until %1.")
                             .arg(display::timeOrDay(m_charge.expiresAt, m_context.situation.providerNow))
                       : Tr::tr("Leaving does not cancel:\nthe charge stays valid.");
}

QList<Step> Builder::steps() const
{
    const bool sent = m_stage == Stage::Sent;
    const auto elapsed = std::chrono::seconds(m_charge.createdAt.secsTo(m_context.situation.now));
    using State = Step::State;
    if (!sent)
        return {{Tr::tr("Data checked on this computer"), QString(), State::Done},
                {Tr::tr("Connect to the provider"), display::duration(elapsed), State::Active},
                {Tr::tr("Send the request"), QString(), State::Pending},
                {Tr::tr("Receive and check the code"), QString(), State::Pending}};
    const auto connecting = std::chrono::milliseconds(m_charge.createdAt.msecsTo(m_charge.sentAt));
    return {{Tr::tr("Data checked on this computer"), QString(), State::Done},
            {Tr::tr("Connected to the provider"), display::shortDuration(connecting), State::Done},
            {Tr::tr("Request sent"), display::timeWithSeconds(m_charge.sentAt), State::Done},
            {Tr::tr("Receive and check the code"), Tr::tr("now"), State::Active}};
}

QString Builder::whatsAppUrl() const
{
    const auto customer = m_charge.customer();
    if (!m_view.canCopy || !customer)
        return {};
    QString text = Tr::tr("Pix of %1 to pay. Copy the code below and paste it in your bank's app:")
                       .arg(display::amount(m_charge.amount)) +
                   u"\n\n"_s + m_view.codeText;
    if (m_context.isTraining)
        text.prepend(Tr::tr("TRAINING: this charge has no value.") + u"\n\n"_s);
    return u"https://wa.me/%1?text=%2"_s.arg(customer->phone.e164().mid(1),
                                             QString::fromLatin1(QUrl::toPercentEncoding(text)));
}

} // namespace

ChargeView chargeView(const ChargeRecord &record, const ChargeViewContext &context)
{
    return Builder(record, context).build();
}

} // namespace balcao
