// SPDX-License-Identifier: MIT
#include "ui/presentation/frame/shellpresenter.h"

#include "core/service/chargeservice.h"
#include "ui/presentation/operators/signinview.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** A whole sentence, so that it can be translated as one; its beginning is marked as bold. */
ShellPresenter::Contact saying(ShellPresenter::Contact::Tone tone, const QString &icon, const QString &sentence)
{
    const auto begin = "<b>"_L1;
    const auto end = "</b>"_L1;
    const qsizetype at = sentence.indexOf(end);
    return {tone, icon, sentence.left(at).mid(begin.size()), sentence.mid(at + end.size()).trimmed()};
}

} // namespace

ShellPresenter::ShellPresenter(ChargeService &service, Clock clock, bool training, QString shopName, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_clock(std::move(clock))
    , m_training(training)
    , m_shopName(std::move(shopName))
{
    connect(&m_service.line(), &ProviderLine::changed, this, &ShellPresenter::changed);
    connect(&m_service.reader(), &ChargeReader::outageChanged, this, &ShellPresenter::changed);
    connect(&m_service, &ChargeService::signedIn, this, &ShellPresenter::changed);
    connect(&m_service, &ChargeService::profileChanged, this, &ShellPresenter::changed);
    connect(&m_service.staff(), &Staff::changed, this, &ShellPresenter::changed);
    connect(&m_service, &ChargeService::changed, this, [this](const QString &attempt) {
        if (attempt == m_shown)
            Q_EMIT changed();
    });
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

void ShellPresenter::setShown(const QString &attempt)
{
    if (std::exchange(m_shown, attempt) != attempt)
        Q_EMIT changed();
}

void ShellPresenter::setCustomerScreenMissed(bool isMissed)
{
    if (m_missedSince.isValid() == isMissed)
        return;
    m_missedSince = isMissed ? m_clock.nowUtc() : QDateTime();
    Q_EMIT changed();
}

bool ShellPresenter::isOutcomeUnknown() const
{
    const ChargeRecord *record = m_shown.isEmpty() ? nullptr : m_service.record(m_shown);
    if (!record)
        return false;
    const Situation situation = m_service.situationOf(record->charge);
    return chargeStatus(record->charge, situation.now, situation.writer) == ChargeStatus::Unknown;
}

ShellPresenter::Contact ShellPresenter::contact() const
{
    Contact contact = ofTheLine();
    if (contact.tone != Contact::Tone::Error && isOutcomeUnknown()) {
        contact.tone = Contact::Tone::Unknown;
        contact.icon = u"question"_s;
    }
    const bool isCalm = contact.tone == Contact::Tone::Neutral || contact.tone == Contact::Tone::Ok;
    if (isCalm && m_missedSince.isValid())
        return saying(Contact::Tone::Unknown, u"monitor"_s,
                      tr("<b>Customer's screen not found</b> since %1").arg(display::time(m_missedSince)));
    return contact;
}

std::optional<ShellPresenter::Contact> ShellPresenter::chip() const
{
    const Contact contact = this->contact();
    const bool isTrouble = contact.tone == Contact::Tone::Unknown || contact.tone == Contact::Tone::Error;
    return m_training && !isTrouble ? std::nullopt : std::optional(contact);
}

ShellPresenter::Contact ShellPresenter::ofTheLine() const
{
    using Tone = Contact::Tone;
    // Without the ledger nothing is sent: that is the first thing to know.
    if (m_service.reader().outage())
        return saying(Tone::Error, u"database"_s,
                      tr("<b>Ledger unavailable</b> since %1").arg(display::time(m_service.reader().outageSince())));
    const ProviderContact &contact = m_service.line().contact();
    const QString at = display::time(contact.since);
    switch (contact.kind) {
    case ProviderContact::Kind::Talking:
        return saying(Tone::Talking, u"refresh"_s, tr("<b>Talking to the provider…</b>"));
    case ProviderContact::Kind::NoAnswer:
        return saying(Tone::Unknown, u"question"_s, tr("<b>No answer from the provider</b> since %1").arg(at));
    case ProviderContact::Kind::NotReached:
        return saying(Tone::Error, u"unlink"_s, tr("<b>Provider not reached</b> since %1").arg(at));
    case ProviderContact::Kind::KeyRefused:
        return saying(Tone::Error, u"key"_s, tr("<b>Key refused</b> by the provider"));
    case ProviderContact::Kind::NotTried:
    case ProviderContact::Kind::Answered:
        break;
    }
    if (m_training && !isOutcomeUnknown())
        return saying(Tone::Neutral, u"training"_s, tr("<b>Training</b> · nothing leaves this computer"));
    return contact.kind == ProviderContact::Kind::Answered
               ? saying(Tone::Ok, u"link"_s, tr("<b>Provider answered</b> at %1").arg(at))
               : saying(Tone::Neutral, u"link"_s, tr("<b>Provider not asked yet</b>"));
}

QString ShellPresenter::counter() const
{
    return tr("Counter %1").arg(m_service.reader().counter().name);
}

QString ShellPresenter::operatorName() const
{
    return m_service.people().atTheCounter().who();
}

QString ShellPresenter::operatorRole() const
{
    const auto who = m_service.staff().operators().withId(m_service.people().atTheCounter().id());
    return who ? roleText(who->role) : QString();
}

LabelledText ShellPresenter::hindrance() const
{
    if (const std::optional<LedgerError> &outage = m_service.reader().outage())
        return {tr("Nothing is sent now."), messages::describe(*outage)};
    const Permission permission = m_service.mayCreate(m_service.people().atTheCounter());
    return permission ? LabelledText() : LabelledText{tr("Not yet."), messages::describe(permission.error())};
}

QString ShellPresenter::sentence() const
{
    const Contact line = contact();
    QStringList parts{m_shopName, counter(), operatorName(), operatorRole(), line.lead + u' ' + line.rest, time()};
    parts.removeAll(QString());
    return parts.join(u". "_s);
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

#include "moc_shellpresenter.cpp"
