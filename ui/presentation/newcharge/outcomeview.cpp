// SPDX-License-Identifier: MIT
#include "ui/presentation/newcharge/outcomeview.h"

#include "core/values/ids.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

using Kind = OutcomeView::Kind;

namespace
{

struct OutcomeViewTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::OutcomeView)
};

/** Why it ended, also where no event says so yet. */
ProviderError errorOf(const Charge &charge)
{
    ProviderError error;
    error.cause = ProviderError::Cause::ProgramEnded;
    if (charge.state == Charge::State::Written)
        error.outcome = ProviderError::Outcome::NotSent;
    return charge.error.value_or(error);
}

Kind kindOf(const Charge &charge, const ProviderError &why)
{
    if (charge.state == Charge::State::Absent)
        return Kind::Absent;
    if (why.cause == ProviderError::Cause::NotRecorded)
        return Kind::NotRecorded;
    if (why.outcome == ProviderError::Outcome::NotSent)
        return Kind::NotSent;
    if (why.outcome == ProviderError::Outcome::Unknown)
        return Kind::Unknown;
    if (why.category == ProviderError::Category::Auth)
        return Kind::KeyRefused;
    return why.category == ProviderError::Category::RateLimit ? Kind::Wait : Kind::Refused;
}

QDateTime leftAt(const Charge &charge)
{
    return charge.sentAt.isValid() ? charge.sentAt : charge.createdAt;
}

void head(OutcomeView &view, const QString &icon, const QString &title, const QString &lead)
{
    view.icon = icon;
    view.title = title;
    view.lead = lead;
}

Choice again(const QString &text = OutcomeViewTr::tr("Sends the same data. Nothing is typed again."))
{
    return {OutcomeViewTr::tr("Try again"), text, OutcomeViewTr::tr("Try again"), Choice::Action::TryAgain};
}

Choice edit()
{
    return {OutcomeViewTr::tr("Change the data"), OutcomeViewTr::tr("Back to the form, with everything still in it."),
            OutcomeViewTr::tr("Change the data"), Choice::Action::EditData};
}

void unknown(OutcomeView &view, const Charge &charge, const ProviderError &why)
{
    head(view, u"question"_s, OutcomeViewTr::tr("Unknown outcome"), messages::describe(why.cause));
    view.leadStrong = OutcomeViewTr::tr("The charge may or may not exist. Check before creating another.");
    view.factsTitle = OutcomeViewTr::tr("What we know");
    view.facts = {OutcomeViewTr::tr("The request left here at %1.").arg(display::timeWithSeconds(leftAt(charge))),
                  OutcomeViewTr::tr("No QR code came: nobody has paid through this screen.")};
    view.doubtsTitle = OutcomeViewTr::tr("What we do not know");
    view.doubts = {OutcomeViewTr::tr("Whether the provider created the charge."),
                   OutcomeViewTr::tr("Whether it told the customer by e-mail or mobile.")};
    view.choicesTitle = OutcomeViewTr::tr("Look at the provider's panel and choose:");
    using Action = Choice::Action;
    view.choices = {{OutcomeViewTr::tr("The charge is there"),
                     OutcomeViewTr::tr("Give its txid. We fetch its QR code, without creating another."),
                     OutcomeViewTr::tr("Use the existing one"), Action::UseExisting},
                    {OutcomeViewTr::tr("The charge is not there"),
                     OutcomeViewTr::tr("We create a new one. You confirm that you looked in the panel."),
                     OutcomeViewTr::tr("Create another…"), Action::CreateAnother},
                    {OutcomeViewTr::tr("You cannot look now"),
                     OutcomeViewTr::tr("Get paid in cash or card. It stays “To check” until it is settled."),
                     OutcomeViewTr::tr("Leave to check"), Action::ClearForm}};
    view.preservedTitle = OutcomeViewTr::tr("Attempt of %1").arg(display::time(charge.createdAt));
    view.tellCustomer =
        OutcomeViewTr::tr("“One moment, I am checking. If a Pix of %1 comes by e-mail or message, do not pay it yet.”")
            .arg(display::amount(charge.amount));
}

void refused(OutcomeView &view, const ProviderError &why)
{
    view.lead = OutcomeViewTr::tr("Answer %1.").arg(why.httpStatus);
    if (why.cause == ProviderError::Cause::NoSuchOperation)
        view.lead += u' ' + messages::describe(why.cause);
    for (const QString &message : why.messages)
        view.facts.append(OutcomeViewTr::tr("Provider: “%1”").arg(display::quoted(message)));
    if (view.facts.isEmpty())
        view.facts.append(OutcomeViewTr::tr("The provider gave no reason."));
}

void keyRefused(OutcomeView &view, const ProviderError &why, const QString &keyHint)
{
    head(view, u"key"_s, OutcomeViewTr::tr("The provider refused the API key"),
         OutcomeViewTr::tr("Answer %1.").arg(why.httpStatus));
    view.facts = {OutcomeViewTr::tr("The key was changed or revoked in the provider's panel."),
                  OutcomeViewTr::tr("The key belongs to another environment (test or production)."),
                  OutcomeViewTr::tr("The key was pasted with a blank or incomplete.")};
    if (!keyHint.isEmpty())
        view.facts.last() += u' ' + OutcomeViewTr::tr("In use: %1").arg(u"••••"_s + keyHint);
    view.choices = {again(OutcomeViewTr::tr("After the manager has put the key right.")), edit()};
}

/** What is certain: no charge was created. */
void certain(OutcomeView &view, const ChargeRecord &record, const ProviderError &why, const OutcomeContext &context)
{
    const QString outOfOrder = OutcomeViewTr::tr("“Pix is out of order at our counter. Nothing was charged.”");
    const QString nothingLeft = OutcomeViewTr::tr("Nothing of the request left: trying again cannot charge twice.");
    view.leadStrong = OutcomeViewTr::tr("No charge was created.");
    view.factsTitle = OutcomeViewTr::tr("Why it happens");
    view.choicesTitle = OutcomeViewTr::tr("What to do");
    view.choices = {again(), edit()};
    view.preservedTitle = OutcomeViewTr::tr("Data kept");
    view.tellCustomer = OutcomeViewTr::tr("“One moment, I am checking your data. Nothing was charged.”");
    switch (view.kind) {
    case Kind::NotSent:
        head(view, u"unlink"_s, OutcomeViewTr::tr("The request did not leave this computer"),
             messages::describe(why.cause));
        view.facts = {OutcomeViewTr::tr("The internet connection or the provider's address is not working from here."),
                      nothingLeft};
        view.tellCustomer = outOfOrder;
        break;
    case Kind::NotRecorded:
        // Somebody was faster, and Pix works: only trouble with the ledger is a reason to pay otherwise.
        if (!record.ledgerError || record.ledgerError->isOutage())
            view.tellCustomer =
                OutcomeViewTr::tr("“Our till cannot write the sale down at the moment. Nothing was charged.”");
        head(view, u"database"_s, OutcomeViewTr::tr("The charge could not be recorded"),
             record.ledgerError ? messages::describe(*record.ledgerError) : messages::describe(why.cause));
        view.facts = {OutcomeViewTr::tr("What cannot be written down first is not sent."), nothingLeft};
        break;
    case Kind::Absent:
        head(view, u"check-circle"_s, OutcomeViewTr::tr("Settled: the provider has no such charge"),
             OutcomeViewTr::tr("%1 looked and did not find it.").arg(display::quoted(record.charge.settledBy, 60)));
        view.leadStrong = OutcomeViewTr::tr("A new charge may be created.");
        view.facts = {OutcomeViewTr::tr("The attempt of %1 stays in the list as settled.")
                          .arg(display::time(record.charge.createdAt))};
        if (maySettleFound(record.charge, context.situation))
            view.choices.append({OutcomeViewTr::tr("The charge is there after all"),
                                 OutcomeViewTr::tr("Give its txid. We fetch its QR code, without creating another."),
                                 OutcomeViewTr::tr("Use the existing one"), Choice::Action::UseExisting});
        break;
    case Kind::KeyRefused:
        keyRefused(view, why, context.keyHint);
        view.tellCustomer = outOfOrder;
        break;
    case Kind::Refused:
        head(view, u"x-circle"_s, OutcomeViewTr::tr("The provider refused the charge"), {});
        refused(view, why);
        view.choices = {edit(), again()};
        break;
    case Kind::Wait:
        head(view, u"hourglass"_s, OutcomeViewTr::tr("The provider asks to wait"), {});
        refused(view, why);
        view.choices.first().isEnabled = view.waitSeconds == 0;
        if (view.waitSeconds > 0)
            view.choices.first().button =
                OutcomeViewTr::tr("Wait %1").arg(display::duration(std::chrono::seconds(view.waitSeconds)));
        break;
    case Kind::Unknown:
        break;
    }
    // What another attempt has replaced goes on there.
    if (record.charge.id != 0 && !mayReplace(record.charge, context.situation))
        view.choices.removeIf([](const Choice &choice) {
            return choice.action == Choice::Action::TryAgain || choice.action == Choice::Action::EditData;
        });
    view.choices.append({OutcomeViewTr::tr("Use another payment method"),
                         OutcomeViewTr::tr("Cash or card. Back to an empty form."),
                         OutcomeViewTr::tr("Clear the screen"), Choice::Action::ClearForm});
}

QStringList support(const ChargeRecord &record, Kind kind, std::chrono::milliseconds exchangeTimeout)
{
    const Charge &charge = record.charge;
    const QDateTime at = charge.endedAt.isValid() ? charge.endedAt : charge.createdAt;
    QStringList lines{
        OutcomeViewTr::tr("attempt %1 · %2").arg(shortName(charge.attempt), display::timeWithSeconds(at))};
    if (!charge.error)
        return lines;
    if (record.ledgerError)
        lines.append(OutcomeViewTr::tr("ledger: %1").arg(key(record.ledgerError->kind)));
    if (charge.error->httpStatus != 0)
        lines.append(u"POST /pixQrCode/create → %1"_s.arg(charge.error->httpStatus));
    if (!charge.error->code.isEmpty())
        lines.append(OutcomeViewTr::tr("code: %1").arg(display::quoted(charge.error->code, 40)));
    if (kind == Kind::Unknown)
        lines.append(OutcomeViewTr::tr("sent %1, limit %2")
                         .arg(display::timeWithSeconds(leftAt(charge)),
                              display::duration(std::chrono::duration_cast<std::chrono::seconds>(exchangeTimeout))));
    lines.append(OutcomeViewTr::tr("automatic resends: none"));
    return lines;
}

} // namespace

OutcomeView outcomeView(const ChargeRecord &record, const OutcomeContext &context)
{
    const Charge &charge = record.charge;
    OutcomeView view;
    if (charge.state == Charge::State::Created || isUnderWay(charge, context.situation.now, context.situation.writer))
        return view;
    const ProviderError why = errorOf(charge);
    const auto customer = charge.customer();
    view.kind = kindOf(charge, why);
    view.amount = charge.amount;
    view.customer = customer ? labelled(*customer) : QList<LabelledText>();
    view.support = support(record, view.kind, context.exchangeTimeout);
    if (view.kind == Kind::Wait && why.retryAfter)
        view.waitSeconds = static_cast<int>(
            std::clamp<qint64>(why.retryAfter->count() - charge.endedAt.secsTo(context.situation.now), 0, 3600));
    if (view.kind == Kind::Unknown)
        unknown(view, charge, why);
    else
        certain(view, record, why, context);
    return view;
}

SaleContext saleAfter(const Charge &ended)
{
    return {.sale = ended.sale,
            .replaces = ended.lastEvent != 0 ? ended.attempt : QString(),
            .mark = SaleMark::parse(ended.mark).value_or(SaleMark())};
}

} // namespace balcao
