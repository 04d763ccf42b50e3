// SPDX-License-Identifier: MIT
#include "app/cli/commands/chargecommand.h"
#include "app/cli/decision.h"
#include "app/cli/ledgerjson.h"
#include "core/service/chargeservice.h"
#include "core/values/amounttext.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct CalibrateCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::CalibrateCommand)
};

QString describeState(Calibration stands)
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
            {u"unit"_s, QString(balcao::key(known.terms.unit))},
            {u"reading"_s, known.terms.isReadingOn},
            {u"receiver"_s, receiverObject(known.receiver)},
            {u"forms"_s, known.forms ? QJsonValue(formsObject(*known.forms)) : QJsonValue()},
            {u"at"_s, known.at.toUTC().toString(Qt::ISODateWithMs)},
            {u"by"_s, known.by},
            {u"authorised_by"_s, textOrNull(known.authorisedBy)}};
}

Answer statusOf(const OpenedLedger &opened, const ProviderAccount &account, const Context &context)
{
    BALCAO_TRY(const ShopProfile profile, reported(opened.ledger.shopProfile()));
    BALCAO_TRY(const Operators operators, reported(opened.ledger.shopOperators()));
    const Calibration stands = calibrationOf(profile, operators, account, context.account.isReadingOn);
    const auto &known = profile.known();
    LedgerReport report;
    report.json = JsonLine()
                      .add("schema"_L1, jsonSchema)
                      .add("calibration"_L1, QString(balcao::key(stands)))
                      .add("attempt"_L1, textOrNull(profile.attempt()))
                      .add("waiting"_L1, profile.isOpen())
                      .add("profile"_L1, known ? QJsonValue(profileObject(*known)) : QJsonValue());
    report.result = describeState(stands) + u'\n';
    if (known)
        report.result += CalibrateCommandTr::tr("Receiver: %1, %2 (%3)")
                             .arg(display::quoted(known->receiver.name), display::quoted(known->receiver.city),
                                  display::quoted(known->receiver.place)) +
                         u'\n';
    return report;
}

/** The answer of @p next, which takes the provider's account and the opened ledger. */
template <class Next>
AnswerReply *withAccount(const Context &context, const Next &next)
{
    const auto reported = [](const Expected<ProviderAccount, AccountError> &account) {
        return account.map_error(
            [](const AccountError &error) { return LedgerReport::problem(exitOf(error.kind), error.sentence); });
    };
    return context.account.open()->converted(qApp, reported)->andThen(qApp, [&context, next](const auto &account) {
        return ledgerOf(context, {})->andThen(qApp, [account, next](const LedgerHandle &opened) {
            return next(account, opened);
        });
    });
}

/** calibrate status: whether the provider is calibrated, and its profile. */
struct CalibrateStatusCommand : ReportCommand {
    AnswerReply *answer(const Context &context) override
    {
        return withAccount(context, [&context](const ProviderAccount &account, const LedgerHandle &opened) {
            return AnswerReply::of(statusOf(*opened, account, context));
        });
    }

    bool defersSignals() const override { return true; }
};

/** calibrate confirm: records what a bank's app shows, and reports as calibrate status. */
struct CalibrateConfirmCommand : DecisionCommand {
    std::optional<QString> amount;
    std::optional<QString> receiver;

    void options(Arguments &arguments) override
    {
        arguments.addAnyText("amount", u"A"_s, HelpTr::tr("In reais: 1,23"), amount);
        arguments.addAnyText("receiver", HelpTr::tr("NAME"), HelpTr::tr("Whom it would pay"), receiver);
    }

    void rules(Usage &usage) const override
    {
        usage.require(amount && receiver, amount ? u"receiver"_s : u"amount"_s,
                      HelpTr::tr("confirm takes --amount and --receiver, as a bank's app shows them."));
    }

    AnswerReply *answer(const Context &context) override
    {
        return withAccount(context, [this, &context](const ProviderAccount &account, const LedgerHandle &opened) {
            const auto attempt = attemptOf(*opened);
            if (!attempt)
                return AnswerReply::of(attempt.error());
            m_client = std::make_unique<ProviderClient>(account);
            return decide(*opened, m_client.get(), context, *attempt)
                ->converted(qApp, [&context, account, opened](const auto &end) -> Answer {
                    BALCAO_TRY(end);
                    return statusOf(*opened, account, context);
                });
        });
    }

    Expected<Command, LedgerReport> commandFor(const Charge &charge) const override
    {
        return command::ConfirmCalibration{.attempt = charge.attempt,
                                           .amount = parseAmountText(amount.value_or(QString())).value_or(Money()),
                                           .receiver = receiver.value_or(QString())};
    }

    QString fieldOf(const Refusal &refusal) const override
    {
        const auto *input = std::get_if<InputError>(&refusal);
        if (!input)
            return {};
        return *input == InputError::OtherReceiverSeen ? u"receiver"_s : u"amount"_s;
    }

private:
    /** The charge that was made for the calibration. */
    [[nodiscard]] Expected<QString, LedgerReport> attemptOf(const OpenedLedger &opened) const
    {
        const auto typed = parseAmountText(amount.value_or(QString()));
        if (!typed)
            return Unexpected<LedgerReport>(
                LedgerReport::problem(Exit::InvalidInput, messages::describe(typed.error()), u"amount"_s));
        BALCAO_TRY(const ShopProfile profile, reported(opened.ledger.shopProfile()));
        if (profile.attempt().isEmpty())
            return Unexpected<LedgerReport>(
                LedgerReport::problem(Exit::InvalidInput, describeState(Calibration::NotCalibrated)));
        return profile.attempt();
    }

    std::unique_ptr<ProviderClient> m_client;
};

} // namespace

QList<CommandEntry> calibrateCommands()
{
    return {
        {"calibrate",
         HelpTr::tr("status, begin, or confirm: prove the provider by a charge of R$ 1,23 and a bank's app")},
        {"calibrate status", HelpTr::tr("Say where it stands, and what was learned"), make<CalibrateStatusCommand>},
        {"calibrate begin", HelpTr::tr("Create the charge of R$ 1,23"), make<ChargeCommand, ChargeAction::Calibrate>},
        {"calibrate confirm", HelpTr::tr("Say what a bank's app shows"), make<CalibrateConfirmCommand>},
    };
}

} // namespace balcao::cli
