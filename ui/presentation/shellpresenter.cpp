// SPDX-License-Identifier: MIT
#include "ui/presentation/shellpresenter.h"

#include "ui/presentation/display.h"
#include "ui/presentation/messages.h"

using namespace Qt::StringLiterals;

namespace balcao
{

ShellPresenter::ShellPresenter(ChargeService &service, Clock clock, bool training, QString shopName, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_clock(std::move(clock))
    , m_training(training)
    , m_shopName(std::move(shopName))
{
    connect(&m_service, &ChargeService::contactChanged, this, &ShellPresenter::changed);
    connect(&m_service.ledger(), &ChargeLedger::outageChanged, this, &ShellPresenter::changed);
    m_minute.setSingleShot(true);
    connect(&m_minute, &QTimer::timeout, this, [this] {
        Q_EMIT changed();
        scheduleMinute();
    });
    scheduleMinute();
}

void ShellPresenter::scheduleMinute()
{
    // One wake-up a minute, just after it turns.
    m_minute.start(std::chrono::milliseconds(60'000 - m_clock.nowUtc().time().msecsSinceStartOfDay() % 60'000 + 20));
}

ShellPresenter::Contact ShellPresenter::contact() const
{
    using Tone = Contact::Tone;
    // Without the ledger nothing is sent: that is the first thing to know.
    if (m_service.ledger().outage())
        return {Tone::Error, u"database"_s,
                tr("Ledger unavailable since %1").arg(display::time(m_service.ledger().outageSince()))};
    const ProviderContact &contact = m_service.contact();
    const QString at = display::time(contact.since);
    switch (contact.kind) {
    case ProviderContact::Kind::Talking:
        return {Tone::Talking, u"refresh"_s, tr("Talking to the provider…")};
    case ProviderContact::Kind::NoAnswer:
        return {Tone::Unknown, u"question"_s, tr("No answer from the provider since %1").arg(at)};
    case ProviderContact::Kind::NotReached:
        return {Tone::Error, u"unlink"_s, tr("Provider not reached since %1").arg(at)};
    case ProviderContact::Kind::KeyRefused:
        return {Tone::Error, u"key"_s, tr("Key refused by the provider")};
    case ProviderContact::Kind::NotTried:
    case ProviderContact::Kind::Answered:
        break;
    }
    if (m_training)
        return {Tone::Training, u"training"_s, tr("Training: nothing leaves this computer")};
    return contact.kind == ProviderContact::Kind::Answered
               ? Contact{Tone::Ok, u"link"_s, tr("Provider answered at %1").arg(at)}
               : Contact{Tone::Neutral, u"link"_s, tr("Provider not asked yet")};
}

QString ShellPresenter::counter() const
{
    return tr("Counter %1").arg(m_service.ledger().identity().counter);
}

QString ShellPresenter::operatorName() const
{
    return m_service.ledger().identity().operatorName;
}

QString ShellPresenter::ledgerOutage() const
{
    const std::optional<LedgerError> &outage = m_service.ledger().outage();
    return outage ? messages::describe(*outage) : QString();
}

QString ShellPresenter::time() const
{
    return display::time(m_clock.nowUtc());
}

QString ShellPresenter::day() const
{
    return display::day(m_clock.nowUtc());
}

} // namespace balcao
