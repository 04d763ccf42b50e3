// SPDX-License-Identifier: MIT
#include "ui/presentation/outcomepresenter.h"

#include "ui/presentation/display.h"
#include "ui/presentation/messages.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

OutcomePresenter::OutcomePresenter(ChargeService &service, QObject *parent)
    : QObject(parent)
    , m_service(service)
{
    connect(&m_service, &ChargeService::recordChanged, this, [this](const QString &attempt) {
        const ChargeRecord *record = m_service.record(attempt);
        if (attempt != m_attempt || !record)
            return;
        if (record->charge.state == Charge::State::Created)
            Q_EMIT settled(attempt);
        else
            Q_EMIT changed();
    });
    connect(&m_service, &ChargeService::refused, this, [this](const QString &attempt, const LedgerError &error) {
        if (attempt == m_attempt)
            Q_EMIT refused(messages::describe(error));
    });
    connect(&m_tick, &QTimer::timeout, this, [this] {
        if (waitSeconds() == 0)
            m_tick.stop();
        Q_EMIT changed();
    });
}

void OutcomePresenter::show(const QString &attempt)
{
    m_attempt = attempt;
    if (waitSeconds() > 0)
        m_tick.start(std::chrono::seconds(1));
    else
        m_tick.stop();
    Q_EMIT changed();
}

const Charge *OutcomePresenter::ended() const
{
    const ChargeRecord *record = m_service.record(m_attempt);
    if (!record || record->charge.state == Charge::State::Created)
        return nullptr;
    const Situation situation = m_service.situationOf(record->charge);
    return isUnderWay(record->charge, situation.now, situation.writer) ? nullptr : &record->charge;
}

ProviderError OutcomePresenter::error() const
{
    const Charge *charge = ended();
    ProviderError error;
    error.cause = ProviderError::Cause::ProgramEnded;
    if (charge && charge->state == Charge::State::Written)
        error.outcome = ProviderError::Outcome::NotSent;
    return charge ? charge->error.value_or(error) : error;
}

OutcomePresenter::Kind OutcomePresenter::kind() const
{
    const Charge *charge = ended();
    if (charge && charge->state == Charge::State::Absent)
        return Kind::Absent;
    const ProviderError why = error();
    if (why.cause == ProviderError::Cause::NotRecorded)
        return Kind::NotRecorded;
    if (!charge || why.outcome == ProviderError::Outcome::NotSent)
        return Kind::NotSent;
    if (why.outcome == ProviderError::Outcome::Unknown)
        return Kind::Unknown;
    if (why.category == ProviderError::Category::Auth)
        return Kind::KeyRefused;
    return why.category == ProviderError::Category::RateLimit ? Kind::Wait : Kind::Refused;
}

QString OutcomePresenter::icon() const
{
    switch (kind()) {
    case Kind::NotSent:
        return u"unlink"_s;
    case Kind::NotRecorded:
        return u"database"_s;
    case Kind::Absent:
        return u"check-circle"_s;
    case Kind::KeyRefused:
        return u"key"_s;
    case Kind::Refused:
        return u"x-circle"_s;
    case Kind::Wait:
        return u"hourglass"_s;
    case Kind::Unknown:
        break;
    }
    return u"question"_s;
}

QString OutcomePresenter::title() const
{
    switch (kind()) {
    case Kind::NotSent:
        return tr("The request did not leave this computer");
    case Kind::NotRecorded:
        return tr("The charge could not be recorded");
    case Kind::Absent:
        return tr("Settled: the provider has no such charge");
    case Kind::KeyRefused:
        return tr("The provider refused the API key");
    case Kind::Refused:
        return tr("The provider refused the charge");
    case Kind::Wait:
        return tr("The provider asks to wait");
    case Kind::Unknown:
        break;
    }
    return tr("Unknown outcome");
}

QString OutcomePresenter::lead() const
{
    const Charge *charge = ended();
    if (!charge)
        return {};
    switch (kind()) {
    case Kind::NotRecorded:
        return m_service.record(m_attempt)->ledgerError ? messages::describe(*m_service.record(m_attempt)->ledgerError)
                                                        : messages::describe(error().cause);
    case Kind::Absent:
        return tr("%1 looked and did not find it.").arg(display::quoted(charge->settledBy, 60));
    case Kind::NotSent:
        return messages::describe(error().cause);
    case Kind::KeyRefused:
    case Kind::Refused:
    case Kind::Wait: {
        const ProviderError why = error();
        const QString answer = tr("Answer %1.").arg(why.httpStatus);
        return why.cause == ProviderError::Cause::NoSuchOperation ? answer + u' ' + messages::describe(why.cause)
                                                                  : answer;
    }
    case Kind::Unknown:
        break;
    }
    return messages::describe(error().cause);
}

QString OutcomePresenter::leadStrong() const
{
    if (kind() == Kind::Absent)
        return tr("A new charge may be created.");
    return kind() == Kind::Unknown ? tr("The charge may or may not exist. Check before creating another.")
                                   : tr("No charge was created.");
}

QString OutcomePresenter::factsTitle() const
{
    return kind() == Kind::Unknown ? tr("What we know") : tr("Why it happens");
}

QStringList OutcomePresenter::facts() const
{
    const Charge *charge = ended();
    if (!charge)
        return {};
    QStringList lines;
    const ProviderError why = error();
    switch (kind()) {
    case Kind::NotSent:
        lines = {tr("The internet connection or the provider's address is not working from here."),
                 tr("No byte of the request left: trying again cannot charge twice.")};
        break;
    case Kind::NotRecorded:
        lines = {tr("What cannot be written down first is not sent."),
                 tr("No byte of the request left: trying again cannot charge twice.")};
        break;
    case Kind::Absent:
        lines = {tr("The attempt of %1 stays in the list as settled.").arg(display::time(charge->createdAt))};
        break;
    case Kind::KeyRefused: {
        lines = {tr("The key was changed or revoked in the provider's panel."),
                 tr("The key belongs to another environment (test or production)."),
                 tr("The key was pasted with a blank or incomplete.")};
        const QString hint = m_service.account().key.hint();
        if (!hint.isEmpty())
            lines.last() += u' ' + tr("In use: %1").arg(u"••••"_s + hint);
        break;
    }
    case Kind::Refused:
    case Kind::Wait:
        for (const QString &message : why.messages)
            lines.append(tr("Provider: “%1”").arg(display::quoted(message)));
        if (lines.isEmpty())
            lines.append(tr("The provider gave no reason."));
        break;
    case Kind::Unknown:
        lines = {tr("The request left here at %1.")
                     .arg(display::timeWithSeconds(charge->sentAt.isValid() ? charge->sentAt : charge->createdAt)),
                 tr("No QR code came: nobody has paid through this screen.")};
        break;
    }
    return lines;
}

QString OutcomePresenter::doubtsTitle() const
{
    return kind() == Kind::Unknown ? tr("What we do not know") : QString();
}

QStringList OutcomePresenter::doubts() const
{
    return kind() == Kind::Unknown ? QStringList{tr("Whether the provider created the charge."),
                                                 tr("Whether it told the customer by e-mail or mobile.")}
                                   : QStringList();
}

QString OutcomePresenter::choicesTitle() const
{
    return kind() == Kind::Unknown ? tr("Look at the provider's panel and choose:") : tr("What to do");
}

QList<OutcomePresenter::Choice> OutcomePresenter::choices() const
{
    const Choice again{tr("Try again"), tr("Sends the same data. Nothing is typed again."), tr("Try again"),
                       Action::TryAgain, true};
    const Choice edit{tr("Change the data"), tr("Back to the form, with everything still in it."),
                      tr("Change the data"), Action::EditData, true};
    const Choice other{tr("Use another payment method"), tr("Cash or card. Back to an empty form."),
                       tr("Clear the screen"), Action::ClearForm, true};
    switch (kind()) {
    case Kind::NotSent:
    case Kind::NotRecorded:
    case Kind::Absent:
        return {again, edit, other};
    case Kind::KeyRefused: {
        Choice after = again;
        after.text = tr("After the manager has put the key right.");
        return {after, edit, other};
    }
    case Kind::Refused:
        return {edit, again, other};
    case Kind::Wait: {
        Choice later = again;
        later.enabled = waitSeconds() == 0;
        if (!later.enabled)
            later.button = tr("Wait %1").arg(display::duration(std::chrono::seconds(waitSeconds())));
        return {later, edit, other};
    }
    case Kind::Unknown:
        break;
    }
    return {{tr("The charge is there"), tr("Give its txid. We fetch its QR code, without creating another."),
             tr("Use the existing one"), Action::UseExisting, true},
            {tr("The charge is not there"), tr("We create a new one. You confirm that you looked in the panel."),
             tr("Create another…"), Action::CreateAnother, true},
            {tr("You cannot look now"), tr("Get paid in cash or card. It stays “To check” until it is settled."),
             tr("Leave to check"), Action::LeaveToCheck, true}};
}

QString OutcomePresenter::createAnotherQuestion() const
{
    const Charge *charge = ended();
    return charge ? tr("Did you look in the provider's panel, and the charge of %1 (attempt %2) is not there?")
                        .arg(display::amount(charge->amount), shortName(charge->attempt))
                  : QString();
}

QString OutcomePresenter::preservedTitle() const
{
    const Charge *charge = ended();
    return kind() == Kind::Unknown && charge ? tr("Attempt of %1").arg(display::time(charge->createdAt))
                                             : tr("Data kept");
}

Money OutcomePresenter::amount() const
{
    const Charge *charge = ended();
    return charge ? charge->amount : Money();
}

QList<LabelledText> OutcomePresenter::customer() const
{
    const Charge *charge = ended();
    return charge && charge->customer() ? labelled(*charge->customer()) : QList<LabelledText>();
}

QString OutcomePresenter::tellCustomer() const
{
    switch (kind()) {
    case Kind::NotSent:
    case Kind::NotRecorded:
    case Kind::KeyRefused:
        return tr("“Pix is out of order at our counter. Nothing was charged.”");
    case Kind::Absent:
    case Kind::Refused:
    case Kind::Wait:
        return tr("“One moment, I am checking your data. Nothing was charged.”");
    case Kind::Unknown:
        break;
    }
    return tr("“One moment, I am checking. If a Pix of %1 comes by e-mail or message, do not pay it yet.”")
        .arg(display::amount(amount()));
}

QStringList OutcomePresenter::support() const
{
    const Charge *charge = ended();
    if (!charge)
        return {};
    const QDateTime at = charge->endedAt.isValid() ? charge->endedAt : charge->createdAt;
    QStringList lines{tr("attempt %1 · %2").arg(shortName(charge->attempt), display::timeWithSeconds(at))};
    if (!charge->error)
        return lines;
    if (m_service.record(m_attempt)->ledgerError)
        lines.append(tr("ledger: %1").arg(key(m_service.record(m_attempt)->ledgerError->kind)));
    if (error().httpStatus != 0)
        lines.append(u"POST /pixQrCode/create → %1"_s.arg(error().httpStatus));
    if (!charge->error->code.isEmpty())
        lines.append(tr("code: %1").arg(display::quoted(error().code, 40)));
    if (kind() == Kind::Unknown)
        lines.append(tr("sent %1, limit %2")
                         .arg(display::timeWithSeconds(charge->sentAt.isValid() ? charge->sentAt : charge->createdAt),
                              display::duration(std::chrono::duration_cast<std::chrono::seconds>(
                                  m_service.account().exchangeTimeout))));
    lines.append(tr("automatic resends: none"));
    return lines;
}

int OutcomePresenter::waitSeconds() const
{
    const Charge *charge = ended();
    const ProviderError why = error();
    if (!charge || !why.retryAfter || why.category != ProviderError::Category::RateLimit)
        return 0;
    const qint64 passed = charge->endedAt.secsTo(m_service.now());
    return static_cast<int>(std::clamp<qint64>(why.retryAfter->count() - passed, 0, 3600));
}

QString OutcomePresenter::tryAgain()
{
    const Charge *charge = ended();
    const auto customer = charge ? charge->customer() : std::nullopt;
    if (!customer || waitSeconds() > 0)
        return {};
    // An attempt that never came into the ledger can be replaced by nothing: its sale begins anew.
    const SaleContext sale{.sale = charge->sale, .replaces = charge->lastEvent != 0 ? charge->attempt : QString()};
    return m_service
        .perform(command::Create{.request = {.amount = charge->amount, .customer = *customer}, .sale = sale},
                 m_service.ownActor())
        .value_or(QString());
}

QString OutcomePresenter::txidProblem(const QString &typed)
{
    constexpr qsizetype longest = 255;
    const QString txid = typed.trimmed();
    if (txid.isEmpty())
        return tr("Copy the txid from the provider's panel and paste it here.");
    const bool isPrintable = std::all_of(txid.begin(), txid.end(), [](QChar c) { return c.isPrint() && !c.isSpace(); });
    if (!isPrintable || txid.size() > longest)
        return tr("This is no txid: it has blanks, or is too long. Copy only the identifier.");
    return {};
}

bool OutcomePresenter::settleFound(const QString &txid, const QString &who)
{
    return txidProblem(txid).isEmpty() &&
           m_service.perform(command::SettleFound{m_attempt, txid.trimmed()}, {.name = who, .authorisedBy = {}})
               .has_value();
}

bool OutcomePresenter::settleAbsent(const QString &who)
{
    return m_service.perform(command::SettleAbsent{m_attempt}, {.name = who, .authorisedBy = {}}).has_value();
}

} // namespace balcao
