// SPDX-License-Identifier: MIT
#include "app/cli/decision.h"
#include "core/charge/chargerules.h"
#include "core/service/acceptance.h"
#include "core/values/amounttext.h"
#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"

#include <QDate>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct SettleCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::SettleCommand)
};

/** settle: the outcome of an attempt or of a payment in doubt. One of the answers is given. */
struct SettleCommand : DecisionCommand {
    QString found;
    bool isAbsent = false;
    bool isReopened = false;
    /** The provider's word is right, about the only discrepancy. */
    bool isAccepted = false;
    bool isAmountAccepted = false;
    bool isStatusAccepted = false;
    std::optional<QString> acceptedReceiver;

    void options(Arguments &arguments) override
    {
        addSubject(arguments, HelpTr::tr("ATTEMPT"),
                   HelpTr::tr("The attempt, or its beginning from four characters on"),
                   {u"attempt"_s, HelpTr::tr("The attempt is missing. Write it behind the command.")});
        arguments.addText("found", u"TXID"_s, HelpTr::tr("It was found at the provider under this txid"), found);
        arguments.addFlag("absent", HelpTr::tr("It is not at the provider"), isAbsent);
        arguments.addFlag("reopen", HelpTr::tr("The txid that was told was wrong: it is unknown again"), isReopened);
        arguments.addFlag("accept",
                          HelpTr::tr("What the provider says of the payment is right: another amount, or a later word"),
                          isAccepted);
        arguments.addFlag("accept-amount", HelpTr::tr("The other amount that was paid is right"), isAmountAccepted);
        arguments.addFlag("accept-status", HelpTr::tr("The later word that said less is right"), isStatusAccepted);
        arguments.addAnyText("accept-receiver", HelpTr::tr("NAME"), HelpTr::tr("The shop is also paid under this name"),
                             acceptedReceiver);
    }

    void rules(Usage &usage) const override
    {
        const int answers = int(!found.isEmpty()) + int(isAbsent) + int(isReopened) + int(isAccepted) +
                            int(isAmountAccepted) + int(isStatusAccepted) + int(acceptedReceiver.has_value());
        usage.require(answers == 1, u"txid"_s,
                      HelpTr::tr("Say one of these: --found TXID, --absent, --reopen after a wrong txid, "
                                 "or --accept what was paid."));
    }

    AnswerReply *answer(const Context &context) override
    {
        found = found.trimmed();
        if (!isReopened && !isAbsent && !isAccepting()) {
            if (const QString wrong = OutcomePresenter::txidProblem(found); !wrong.isEmpty())
                return AnswerReply::of(LedgerReport::problem(Exit::InvalidInput, wrong, u"txid"_s));
        }
        return DecisionCommand::answer(context);
    }

    Expected<Charge, LedgerReport> chargeFor(const OpenedLedger &opened) const override
    {
        return chargeOf(opened, subject(), u"attempt"_s);
    }

    Expected<Command, LedgerReport> commandFor(const Charge &charge) const override
    {
        if (isReopened)
            return command::Reopen{charge.attempt, charge.txid};
        if (isAbsent)
            return command::SettleAbsent{charge.attempt};
        if (!isAccepting())
            return command::SettleFound{charge.attempt, Txid::parse(found).value_or(Txid())};
        const auto accepting = acceptance(charge, accepted());
        if (accepting && (!acceptedReceiver || namesReceiver(charge, *acceptedReceiver)))
            return *accepting;
        const auto problem = [&] {
            if (accepting)
                return SettleCommandTr::tr(
                           "The code does not pay “%1”. Write the name that is in the code, or the other "
                           "address where the name is the shop's.")
                    .arg(display::quoted(*acceptedReceiver, 60));
            if (accepting.error() == Obstacle::SeveralDifferences)
                return SettleCommandTr::tr("More than one difference is open. Name the one to accept: --accept-amount, "
                                           "--accept-status or --accept-receiver NAME.");
            if (accepting.error() == Obstacle::StatusFirst)
                return SettleCommandTr::tr(
                    "The provider's last word says less than before: --accept-status comes first.");
            return messages::describe(accepting.error());
        };
        return Unexpected<LedgerReport>(
            LedgerReport::problem(Exit::InvalidInput, problem(), acceptedReceiver ? u"receiver"_s : u"attempt"_s));
    }

    QString fieldOf(const Refusal &) const override { return u"attempt"_s; }

private:
    [[nodiscard]] bool isAccepting() const
    {
        return isAccepted || isAmountAccepted || isStatusAccepted || acceptedReceiver;
    }

    /** The discrepancy that is named; nothing: the only one. */
    [[nodiscard]] std::optional<Discrepancy> accepted() const
    {
        if (isAmountAccepted)
            return Discrepancy::Amount;
        if (isStatusAccepted)
            return Discrepancy::Status;
        return acceptedReceiver ? std::optional(Discrepancy::Receiver) : std::nullopt;
    }
};

/** receive: the shop's account shows the payment, or that was a mistake. */
struct ReceiveCommand : DecisionCommand {
    /** The payment's identification on the statement. */
    std::optional<QString> reference;
    std::optional<QString> amount;
    bool isTakenBack = false;
    QString reason;

    void options(Arguments &arguments) override
    {
        addTxid(arguments);
        arguments.addAnyText("reference", HelpTr::tr("TEXT"),
                             HelpTr::tr("The payment's identification on the statement"), reference);
        arguments.addAnyText("amount", u"A"_s, HelpTr::tr("What came, where it is another amount: 49,90"), amount);
        arguments.addFlag("take-back", HelpTr::tr("It was confirmed by mistake: it stands as before"), isTakenBack);
        arguments.addText("reason", HelpTr::tr("TEXT"), HelpTr::tr("Why it is taken back"), reason);
    }

    void rules(Usage &usage) const override
    {
        usage.require(isTakenBack == !reason.isEmpty(), u"reason"_s,
                      HelpTr::tr("--take-back and --reason belong together: say why it is taken back."));
        usage.require(!isTakenBack || !reference, u"reference"_s,
                      HelpTr::tr("--reference is of a payment that was seen, not of one that is taken back."));
        usage.require(!isTakenBack || !amount, u"amount"_s,
                      HelpTr::tr("--amount is of a payment that was seen, not of one that is taken back."));
    }

    AnswerReply *answer(const Context &context) override
    {
        if (amount) {
            const auto came = parseAmountText(*amount);
            if (!came)
                return AnswerReply::of(
                    LedgerReport::problem(Exit::InvalidInput, messages::describe(came.error()), u"amount"_s));
            m_came = *came;
        }
        return DecisionCommand::answer(context);
    }

    Expected<Command, LedgerReport> commandFor(const Charge &charge) const override
    {
        if (isTakenBack)
            return command::TakeBackReceipt{charge.attempt, shortened(reason)};
        return command::ConfirmReceipt{charge.attempt, shortened(reference.value_or(QString())), m_came};
    }

private:
    std::optional<Money> m_came;
};

} // namespace

QList<CommandEntry> settleCommands()
{
    return {
        {"settle", HelpTr::tr("Say what became of an attempt or payment in doubt"), make<SettleCommand>},
        {"receive", HelpTr::tr("Say that the shop's account shows the payment"), make<ReceiveCommand>},
    };
}

} // namespace balcao::cli
