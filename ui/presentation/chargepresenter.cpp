// SPDX-License-Identifier: MIT
#include "ui/presentation/chargepresenter.h"

#include "ui/presentation/messages.h"

#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** The span over which a charge that tells its creation runs down. */
std::optional<std::chrono::milliseconds> lifetime(const ChargeRecord &record)
{
    const ProviderCharge &charge = record.answer->charge;
    if (!charge.expiresAt.moment)
        return std::nullopt;
    const QDateTime from = charge.createdAt.moment.value_or(record.pressedAt);
    const std::chrono::milliseconds span{from.msecsTo(*charge.expiresAt.moment)};
    return span.count() > 0 ? std::optional(span) : std::nullopt;
}

} // namespace

ChargePresenter::ChargePresenter(ChargeService &service, std::optional<TrainingActions> training, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_training(std::move(training))
{
    connect(&m_service, &ChargeService::recordChanged, this, [this](int number) {
        if (number != m_number)
            return;
        m_drawingUnreadable = false;
        updateTimer();
        const auto state = record()->state;
        const bool ended = state == ChargeRecord::State::NotSent || state == ChargeRecord::State::Refused ||
                           state == ChargeRecord::State::Unknown;
        noteShown();
        // Told once: what comes later of it (it is loaded again, say) is a change like any other.
        if (ended && !std::exchange(m_hasEnded, true))
            Q_EMIT endedWithoutCharge(number);
        else
            Q_EMIT changed();
    });
    connect(&m_tick, &QTimer::timeout, this, [this] {
        if (stage() != m_lastStage) {
            updateTimer();
            Q_EMIT changed();
        } else {
            Q_EMIT ticked();
        }
    });
}

void ChargePresenter::show(int number)
{
    m_number = m_service.record(number) ? number : 0;
    m_hasEnded = false;
    m_drawingUnreadable = false;
    updateTimer();
    noteShown();
    Q_EMIT changed();
}

void ChargePresenter::noteShown()
{
    if (stage() == Stage::Ready)
        m_service.noteShown(m_number);
}

const ChargeRecord *ChargePresenter::record() const
{
    return m_service.record(m_number);
}

std::optional<QDateTime> ChargePresenter::expiry() const
{
    const ChargeRecord *sale = record();
    return sale && sale->answer ? sale->answer->charge.expiresAt.moment : std::nullopt;
}

void ChargePresenter::updateTimer()
{
    m_lastStage = stage();
    const bool counts = m_number != 0 && (m_lastStage == Stage::Connecting || m_lastStage == Stage::Sent ||
                                          (m_lastStage == Stage::Ready && expiry()));
    if (counts && !m_tick.isActive())
        m_tick.start(std::chrono::seconds(1));
    else if (!counts)
        m_tick.stop();
}

ChargePresenter::Stage ChargePresenter::stage() const
{
    const ChargeRecord *sale = record();
    if (!sale)
        return Stage::Closed;
    if (sale->state == ChargeRecord::State::Writing || sale->state == ChargeRecord::State::Connecting)
        return Stage::Connecting;
    if (sale->state == ChargeRecord::State::Sent)
        return Stage::Sent;
    if (!sale->answer)
        return Stage::Closed;
    if (sale->received)
        return Stage::Paid;
    if (sale->update == ChargeRecord::Update::Correcting)
        return Stage::Correcting;
    switch (sale->answer->charge.status.kind()) {
    case ProviderStatus::Kind::Paid:
        return Stage::Paid;
    case ProviderStatus::Kind::Expired:
        return Stage::Expired;
    case ProviderStatus::Kind::Cancelled:
    case ProviderStatus::Kind::Refunded:
        return Stage::Closed;
    case ProviderStatus::Kind::Other:
        if (!sale->answer->charge.status.asReceived().isEmpty())
            return Stage::Closed;
        break;
    case ProviderStatus::Kind::Waiting:
        break;
    }
    if (sale->update == ChargeRecord::Update::CorrectionUnknown)
        return Stage::CorrectionUnknown;
    if (sale->answer->charge.status.asReceived().isEmpty() && !sale->answeredAt.isValid())
        return Stage::Unread;
    if (!mayShowCode(*sale))
        return balcao::canAcceptDifference(*sale) ? Stage::Difference : Stage::CodeRefused;
    if (m_drawingUnreadable)
        return Stage::CodeRefused;
    // A charge that was already past its deadline when it came is a matter of clocks: it is shown with a warning.
    const bool arrivedLate = sale->answer->warnings.contains(ReplyWarning::AlreadyExpired);
    return isOverdue(*sale, m_service.correctedNow()) && !arrivedLate ? Stage::Expired : Stage::Ready;
}

Money ChargePresenter::amount() const
{
    const ChargeRecord *sale = record();
    return sale ? sale->amount : Money();
}

display::Status ChargePresenter::status() const
{
    const ChargeRecord *sale = record();
    return sale ? display::status(*sale, m_service.correctedNow()) : display::Status{};
}

std::optional<int> ChargePresenter::progressPermille() const
{
    const ChargeRecord *sale = record();
    if (!sale)
        return std::nullopt;
    const auto share = [](qint64 part, qint64 whole) {
        return static_cast<int>(std::clamp<qint64>(whole > 0 ? part * 1000 / whole : 0, 0, 1000));
    };
    switch (stage()) {
    case Stage::Connecting:
        return 0;
    case Stage::Sent:
        return share(sale->sentAt.msecsTo(m_service.now()), m_service.account().exchangeTimeout.count());
    case Stage::Paid:
        return 1000;
    case Stage::Ready:
        if (const auto span = lifetime(*sale))
            return share(m_service.correctedNow().msecsTo(*expiry()), span->count());
        return std::nullopt;
    case Stage::Expired:
        return 0;
    case Stage::Difference:
    case Stage::CodeRefused:
    case Stage::Unread:
    case Stage::Correcting:
    case Stage::CorrectionUnknown:
    case Stage::Closed:
        break;
    }
    return std::nullopt;
}

bool ChargePresenter::isLastMinute() const
{
    const auto ends = expiry();
    return stage() == Stage::Ready && ends && m_service.correctedNow().secsTo(*ends) < 60;
}

QByteArray ChargePresenter::codeBytes() const
{
    const ChargeRecord *sale = record();
    return stage() == Stage::Ready ? sale->answer->code.code->bytes() : QByteArray();
}

QString ChargePresenter::codeText() const
{
    const ChargeRecord *sale = record();
    return stage() == Stage::Ready ? sale->answer->code.code->normalized() : QString();
}

void ChargePresenter::reportUnreadableDrawing()
{
    m_drawingUnreadable = true;
    updateTimer();
    Q_EMIT changed();
}

bool ChargePresenter::isBusy() const
{
    const ChargeRecord *sale = record();
    return sale && (sale->update == ChargeRecord::Update::Reading || sale->update == ChargeRecord::Update::Correcting ||
                    sale->isBusyElsewhere);
}

bool ChargePresenter::canCancel() const
{
    return stage() == Stage::Connecting;
}

bool ChargePresenter::canCopy() const
{
    return !codeText().isEmpty();
}

bool ChargePresenter::canCorrect() const
{
    const ChargeRecord *sale = record();
    return sale && sale->answer && !isBusy() && sale->update != ChargeRecord::Update::CorrectionUnknown &&
           sale->answer->charge.status.allowsCorrection() && !sale->received;
}

bool ChargePresenter::canReceive() const
{
    const ChargeRecord *sale = record();
    if (!sale || !sale->answer || sale->received || isBusy())
        return false;
    const ProviderStatus::Kind kind = sale->answer->charge.status.kind();
    return kind != ProviderStatus::Kind::Paid && kind != ProviderStatus::Kind::Refunded;
}

bool ChargePresenter::canRefresh() const
{
    // Nothing says that an update with only the txid has no side effect: it is offered where somebody switched it on.
    const ChargeRecord *sale = record();
    return m_service.mayRead() && sale && sale->answer && !isBusy();
}

bool ChargePresenter::canSimulate() const
{
    return m_training && stage() == Stage::Ready && !isBusy();
}

bool ChargePresenter::canAcceptDifference() const
{
    return stage() == Stage::Difference;
}

bool ChargePresenter::needsChoice() const
{
    const Stage now = stage();
    return now == Stage::Unread || now == Stage::CodeRefused || now == Stage::Difference ||
           now == Stage::CorrectionUnknown;
}

bool ChargePresenter::canReopen() const
{
    const ChargeRecord *sale = record();
    return sale && needsChoice() && balcao::canReopen(*sale);
}

QString ChargePresenter::whatsAppUrl() const
{
    const ChargeRecord *sale = record();
    if (!canCopy() || !sale->customer)
        return {};
    QString text = tr("Pix of %1 to pay. Copy the code below and paste it in your bank's app:")
                       .arg(display::amount(sale->amount)) +
                   u"\n\n"_s + codeText();
    if (m_training)
        text.prepend(tr("TRAINING: this charge has no value.") + u"\n\n"_s);
    return u"https://wa.me/%1?text=%2"_s.arg(sale->customer->phone.e164().mid(1),
                                             QString::fromLatin1(QUrl::toPercentEncoding(text)));
}

bool ChargePresenter::cancel()
{
    return m_service.cancel(m_number);
}

void ChargePresenter::refresh()
{
    if (canRefresh())
        m_service.refresh(m_number);
}

void ChargePresenter::requestCodeAgain()
{
    m_service.requestCodeAgain(m_number);
}

void ChargePresenter::repeatCorrection()
{
    const ChargeRecord *sale = record();
    if (sale && sale->doubtful)
        m_service.correct(m_number, *sale->doubtful);
}

void ChargePresenter::acceptDifference()
{
    m_service.acceptDifference(m_number);
}

void ChargePresenter::simulatePayment()
{
    if (canSimulate() && m_training->pay(txid()))
        refresh();
}

void ChargePresenter::simulateExpiry()
{
    if (canSimulate() && m_training->expire(txid()))
        refresh();
}

} // namespace balcao
