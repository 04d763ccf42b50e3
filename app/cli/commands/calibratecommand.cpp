// SPDX-License-Identifier: MIT
#include "app/cli/commands/calibratecommand.h"

#include "app/cli/chargecommand.h"
#include "app/cli/eventjson.h"
#include "app/cli/openledger.h"
#include "app/cli/signin.h"
#include "core/service/chargeservice.h"
#include "core/values/amounttext.h"
#include "ui/presentation/words/display.h"
#include "ui/presentation/words/messages.h"

#include <QCoreApplication>
#include <QEventLoop>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct CalibrateCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::CalibrateCommand)
};

QString sentenceOf(Calibration stands)
{
    switch (stands) {
    case Calibration::NotAsked:
        return CalibrateCommandTr::tr(
            "Nobody has calibrated this provider, and nothing is locked: the ledger has no operators.");
    case Calibration::NotCalibrated:
        return CalibrateCommandTr::tr(
            "This provider is not calibrated: the till is locked for cashiers. calibrate begin makes the "
            "charge.");
    case Calibration::ChargeMade:
        return CalibrateCommandTr::tr(
            "The charge is made. Look at it with a bank's app, then say with calibrate confirm what it "
            "shows.");
    case Calibration::Calibrated:
        return CalibrateCommandTr::tr("This provider is calibrated.");
    }
    Q_UNREACHABLE();
}

QJsonObject profileObject(const ShopProfile::Known &known)
{
    return {{u"provider"_s, known.terms.baseUrl},
            {u"unit"_s, known.terms.unit == AmountUnit::Centavos ? u"centavos"_s : u"reais"_s},
            {u"reading"_s, known.terms.isReadingOn},
            {u"receiver"_s, receiverObject(known.receiver)},
            {u"forms"_s, known.forms ? QJsonValue(formsObject(*known.forms)) : QJsonValue()},
            {u"at"_s, known.at.toUTC().toString(Qt::ISODateWithMs)},
            {u"by"_s, known.by},
            {u"authorised_by"_s, textOrNull(known.authorisedBy)}};
}

LedgerReport statusOf(const OpenedLedger &opened, const ProviderAccount &account, bool isReadingOn)
{
    const auto profile = opened.ledger.profile();
    const auto operators = opened.ledger.operators();
    if (!profile)
        return LedgerReport::of(profile.error(), {});
    if (!operators)
        return LedgerReport::of(operators.error(), {});
    const Calibration stands = calibrationOf(*profile, *operators, account, isReadingOn);
    const auto &known = profile->known();
    LedgerReport report;
    report.json = JsonLine()
                      .add("schema"_L1, jsonSchema)
                      .add("calibration"_L1, QString(balcao::key(stands)))
                      .add("attempt"_L1, textOrNull(profile->attempt()))
                      .add("waiting"_L1, profile->isOpen())
                      .add("profile"_L1, known ? QJsonValue(profileObject(*known)) : QJsonValue());
    report.result = sentenceOf(stands) + u'\n';
    if (known)
        report.result += CalibrateCommandTr::tr("Receiver: %1, %2 (%3)")
                             .arg(display::quoted(known->receiver.name), display::quoted(known->receiver.city),
                                  display::quoted(known->receiver.place)) +
                         u'\n';
    return report;
}

/** What a bank's app shows goes to the service; empty: it was written. */
std::optional<LedgerReport> confirmed(const CommandLine &line, const OpenedLedger &opened,
                                      const ProviderAccount &account)
{
    const auto amount = parseAmountText(line.fields.amount.value_or(QString()));
    if (!amount)
        return LedgerReport::problem(Exit::InvalidInput, messages::describe(amount.error()), u"amount"_s);
    const auto profile = opened.ledger.profile();
    if (!profile)
        return LedgerReport::of(profile.error(), {});
    if (profile->attempt().isEmpty())
        return LedgerReport::problem(Exit::InvalidInput, sentenceOf(Calibration::NotCalibrated));
    ProviderClient client(account);
    ChargeLedger ledger(opened.address, opened.writer, Clock());
    ChargeService service(&client, ledger, Clock());
    service.setMayRead(line.account.isReadingOn);
    const command::ConfirmCalibration seen{
        .attempt = profile->attempt(), .amount = *amount, .receiver = line.fields.receiver.value_or(QString())};
    QEventLoop loop;
    std::optional<LedgerReport> problem;
    const auto end = [&](std::optional<LedgerReport> what) {
        problem = std::move(what);
        loop.quit();
    };
    const auto nobody = [&](const signin::Refused &why) {
        end(LedgerReport::problem(why.exit, why.problem.message, why.problem.field));
    };
    const auto perform = [&](const Expected<Actor, signin::Refused> &actor) {
        if (!actor)
            return nobody(actor.error());
        service.perform(seen, *actor)->whenFinished(&loop, [&](const CommandResult &result) {
            if (result)
                return end({});
            const auto *input = std::get_if<InputError>(&result.error());
            const bool isReceiver = input && *input == InputError::OtherReceiverSeen;
            end(LedgerReport::of(result.error(), isReceiver ? u"receiver"_s : input ? u"amount"_s : QString()));
        });
    };
    service.open(seen.attempt)->whenFinished(&loop, [&](const CommandResult &opening) {
        if (!opening)
            return end(LedgerReport::of(opening.error(), {}));
        signin::signIn(service.staff(), line, &loop, [&](const Expected<Actor, signin::Refused> &actor) {
            if (!actor)
                return nobody(actor.error());
            signin::allow(service.staff(), line, *actor, Act::AcceptReceiver, seen.attempt, &loop, perform);
        });
    });
    loop.exec();
    return problem;
}

} // namespace

LedgerReport runCalibrateCommand(const CommandLine &line)
{
    const auto account = line.account.open();
    if (!account)
        return LedgerReport::problem(exitOf(account.error().kind), account.error().sentence);
    const auto opened = openLedger(line.ledger, {});
    if (!opened)
        return LedgerReport::problem(Exit::LocalError, opened.error());
    if (line.command == Subcommand::CalibrateConfirm) {
        if (const auto problem = confirmed(line, *opened, *account))
            return *problem;
    }
    return statusOf(*opened, *account, line.account.isReadingOn);
}

} // namespace balcao::cli
