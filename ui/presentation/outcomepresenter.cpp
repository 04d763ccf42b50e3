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
    connect(&m_service, &ChargeService::recordChanged, this, [this](int number) {
        const ChargeRecord *sale = m_service.record(number);
        if (number != m_number || !sale)
            return;
        if (sale->state == ChargeRecord::State::Created)
            Q_EMIT settled(number);
        else
            Q_EMIT changed();
    });
    connect(&m_service, &ChargeService::refused, this, [this](int number, const LedgerError &error) {
        if (number == m_number)
            Q_EMIT refused(messages::describe(error));
    });
    connect(&m_tick, &QTimer::timeout, this, [this] {
        if (waitSeconds() == 0)
            m_tick.stop();
        Q_EMIT changed();
    });
}

void OutcomePresenter::show(int number)
{
    m_number = number;
    if (waitSeconds() > 0)
        m_tick.start(std::chrono::seconds(1));
    else
        m_tick.stop();
    Q_EMIT changed();
}

const ChargeRecord *OutcomePresenter::record() const
{
    const ChargeRecord *sale = m_service.record(m_number);
    const bool hasEnded = sale && (sale->error || sale->state == ChargeRecord::State::Absent);
    return hasEnded ? sale : nullptr;
}

OutcomePresenter::Kind OutcomePresenter::kind() const
{
    const ChargeRecord *sale = record();
    if (sale && sale->state == ChargeRecord::State::Absent)
        return Kind::Absent;
    if (sale && sale->error->cause == ProviderError::Cause::NotRecorded)
        return Kind::NotRecorded;
    if (!sale || sale->error->outcome == ProviderError::Outcome::NotSent)
        return Kind::NotSent;
    if (sale->error->outcome == ProviderError::Outcome::Unknown)
        return Kind::Unknown;
    if (sale->error->category == ProviderError::Category::Auth)
        return Kind::KeyRefused;
    return sale->error->category == ProviderError::Category::RateLimit ? Kind::Wait : Kind::Refused;
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
        return tr("The ledger did not take the attempt");
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
    const ChargeRecord *sale = record();
    if (!sale)
        return {};
    switch (kind()) {
    case Kind::NotRecorded:
        return sale->ledgerError ? messages::describe(*sale->ledgerError) : messages::describe(sale->error->cause);
    case Kind::Absent:
        return tr("%1 looked and did not find it.").arg(display::quoted(sale->settledBy, 60));
    case Kind::NotSent:
        return messages::describe(sale->error->cause);
    case Kind::KeyRefused:
    case Kind::Refused:
    case Kind::Wait: {
        const QString answer = tr("Answer %1.").arg(sale->error->httpStatus);
        return sale->error->cause == ProviderError::Cause::NoSuchOperation
                   ? answer + u' ' + messages::describe(sale->error->cause)
                   : answer;
    }
    case Kind::Unknown:
        break;
    }
    return messages::describe(sale->error->cause);
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
    const ChargeRecord *sale = record();
    if (!sale)
        return {};
    QStringList lines;
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
        lines = {tr("The attempt of %1 stays in the list as settled.").arg(display::time(sale->pressedAt))};
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
        for (const QString &message : sale->error->messages)
            lines.append(tr("Provider: “%1”").arg(display::quoted(message)));
        if (lines.isEmpty())
            lines.append(tr("The provider gave no reason."));
        break;
    case Kind::Unknown:
        lines = {tr("The request left here at %1.")
                     .arg(display::timeWithSeconds(sale->sentAt.isValid() ? sale->sentAt : sale->pressedAt)),
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
    const Choice other{tr("Get paid in another way"), tr("Cash or card. Back to an empty form."),
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
    const ChargeRecord *sale = record();
    return sale ? tr("Did you look in the provider's panel, and the charge of %1 (attempt %2) is not there?")
                      .arg(display::amount(sale->amount), shortName(sale->attemptId))
                : QString();
}

QString OutcomePresenter::preservedTitle() const
{
    const ChargeRecord *sale = record();
    return kind() == Kind::Unknown && sale ? tr("Attempt of %1").arg(display::time(sale->pressedAt)) : tr("Data kept");
}

Money OutcomePresenter::amount() const
{
    const ChargeRecord *sale = record();
    return sale ? sale->amount : Money();
}

QList<LabelledText> OutcomePresenter::customer() const
{
    const ChargeRecord *sale = record();
    return sale && sale->customer ? labelled(*sale->customer) : QList<LabelledText>();
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
    const ChargeRecord *sale = record();
    if (!sale)
        return {};
    const QDateTime at = sale->endedAt.isValid() ? sale->endedAt : sale->pressedAt;
    QStringList lines{tr("attempt %1 · %2").arg(shortName(sale->attemptId), display::timeWithSeconds(at))};
    if (!sale->error)
        return lines;
    if (sale->ledgerError)
        lines.append(tr("ledger: %1").arg(key(sale->ledgerError->kind)));
    if (sale->error->httpStatus != 0)
        lines.append(u"POST /pixQrCode/create → %1"_s.arg(sale->error->httpStatus));
    if (!sale->error->code.isEmpty())
        lines.append(tr("code: %1").arg(display::quoted(sale->error->code, 40)));
    if (kind() == Kind::Unknown)
        lines.append(tr("sent %1, limit %2")
                         .arg(display::timeWithSeconds(sale->sentAt.isValid() ? sale->sentAt : sale->pressedAt),
                              display::duration(std::chrono::duration_cast<std::chrono::seconds>(
                                  m_service.account().exchangeTimeout))));
    lines.append(tr("automatic resends: none"));
    return lines;
}

int OutcomePresenter::waitSeconds() const
{
    const ChargeRecord *sale = record();
    if (!sale || !sale->error || !sale->error->retryAfter ||
        sale->error->category != ProviderError::Category::RateLimit)
        return 0;
    const qint64 passed = sale->endedAt.secsTo(m_service.now());
    return static_cast<int>(std::clamp<qint64>(sale->error->retryAfter->count() - passed, 0, 3600));
}

int OutcomePresenter::tryAgain()
{
    const ChargeRecord *sale = record();
    if (!sale || !sale->customer || waitSeconds() > 0)
        return 0;
    // An attempt that never came into the ledger can be replaced by nothing: its sale begins anew.
    const bool isWritten = sale->lastEvent != 0;
    return m_service.create({.amount = sale->amount, .customer = *sale->customer},
                            {.sale = sale->sale, .replaces = isWritten ? sale->attemptId : QString()});
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
    return txidProblem(txid).isEmpty() && m_service.settleFound(m_number, txid.trimmed(), who);
}

bool OutcomePresenter::settleAbsent(const QString &who)
{
    return m_service.settleAbsent(m_number, who);
}

} // namespace balcao
