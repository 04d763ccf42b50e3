// SPDX-License-Identifier: MIT
#include "app/cli/commands/chargecommand.h"

#include "app/common/interruption.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/ledger/shopprofile.h"
#include "core/service/chargeservice.h"
#include "ui/qr/qrimage.h"
#include "ui/text/messages.h"

#include <QCoreApplication>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct ChargeRunTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::ChargeCommand)
};

} // namespace

Exit exitOf(AccountError::Kind kind)
{
    using Kind = AccountError::Kind;
    return kind == Kind::Missing || kind == Kind::NoKeyring ? Exit::Usage
           : kind == Kind::Invalid                          ? Exit::InvalidInput
                                                            : Exit::LocalError;
}

ChargeRun::ChargeRun(const Context &context, TypedCharge typed, QObject *parent)
    : QObject(parent)
    , m_context(context)
    , m_typed(std::move(typed))
{
    m_unwritten.setSingleShot(true);
    m_unwritten.setInterval(std::chrono::seconds(5));
    connect(&m_unwritten, &QTimer::timeout, this, &ChargeRun::giveUpWriting);
}

ChargeRun::~ChargeRun() = default;

void ChargeRun::start()
{
    const auto request = readRequest(m_typed);
    if (!request) {
        end(ChargeReport::nothingSent(Exit::InvalidInput, m_typed.txid, request.error()));
        return;
    }
    m_context.account.open()->whenFinished(
        this, [this, request = *request](const Expected<ProviderAccount, AccountError> &account) {
            if (account)
                openLedgerFor(request, *account);
            else
                end(ChargeReport::nothingSent(exitOf(account.error().kind), m_typed.txid,
                                              {{{}, account.error().sentence}}));
        });
}

void ChargeRun::openLedgerFor(const TypedRequest &request, const ProviderAccount &account)
{
    // Opened and closed once before anything else: a problem ends the command, and nothing is sent.
    openLedger(m_context.ledger, {.mayMake = true})
        ->whenFinished(this, [this, request, account](Expected<LedgerHandle, QString> &opened) {
            if (!opened)
                return end(ChargeReport::nothingSent(Exit::LocalError, m_typed.txid, {{{}, opened.error()}}));
            const bool isPrepared = prepare(request, account, **opened);
            opened->reset();
            if (isPrepared)
                signIn(request);
        });
}

void ChargeRun::signIn(const TypedRequest &request)
{
    connect(new Interruption(qApp), &Interruption::happened, this, &ChargeRun::interrupt);
    signin::signIn(m_service->staff(), m_context)
        ->whenFinished(this, [this, request](const signin::ActorReply::Result &actor) {
            if (m_report)
                return;
            if (!actor)
                return refuse(actor.error());
            m_actor = *actor;
            if (m_picture)
                m_hadOlderPicture = m_picture->removeOlder();
            begin(request);
        });
}

void ChargeRun::refuse(const signin::Refused &refused)
{
    end(ChargeReport::nothingSent(refused.exit, m_typed.txid, {refused.problem}));
}

void ChargeRun::begin(const TypedRequest &request)
{
    connect(m_service.get(), &ChargeService::changed, this, [this](const QString &attempt) {
        const bool isWaiting = attempt == m_attempt && m_isUnderWay && m_service->record(attempt)->ledgerError;
        if (isWaiting && m_service->isBusy(attempt) && !m_unwritten.isActive())
            m_unwritten.start();
    });
    if (m_typed.action == ChargeAction::Calibrate)
        return ask(command::BeginCalibration{*request.customer});
    if (m_typed.action == ChargeAction::Create) {
        ask(command::Create{.request = {.amount = *request.amount, .customer = *request.customer},
                            .sale = {.mark = request.mark}});
        return;
    }
    if (!m_isImported || m_typed.action != ChargeAction::Correct)
        return open(request);
    // Nothing is taken in for what would not be allowed.
    if (m_context.signIn.authorisedBy.isEmpty()) {
        const auto may = Gate::mayAct(Act::Correct, {}, *m_actor, m_service->staff().operators(), m_service->now());
        if (!may)
            return refuse(Refusal(may.error()));
    }
    signin::allow(m_service->staff(), m_context, *m_actor, Act::Correct, {})
        ->whenFinished(this, [this, request](const signin::ActorReply::Result &actor) {
            if (m_report)
                return;
            if (actor)
                open(request);
            else
                refuse(actor.error());
        });
}

void ChargeRun::open(const UpdateRequest &request)
{
    CommandReply *const opening =
        m_isImported ? m_service->perform(command::ImportCharge{Txid::parse(request.txid).value_or(Txid())}, *m_actor)
                     : m_service->open(request.txid);
    opening->whenFinished(this, [this, request](const CommandResult &result) {
        if (result)
            return update(result->charge.attempt, request);
        const auto *obstacle = std::get_if<Obstacle>(&result.error());
        // Another program imported this txid after it was looked up here.
        if (std::exchange(m_isImported, false) && obstacle && *obstacle == Obstacle::TxidTaken)
            return open(request);
        refuse(result.error());
    });
}

void ChargeRun::update(const QString &attempt, const UpdateRequest &request)
{
    if (m_report)
        return;
    m_attempt = attempt;
    if (m_typed.action == ChargeAction::Read)
        ask(command::ReadStatus{attempt});
    else
        ask(command::Correct{.attempt = attempt,
                             .correction = {.amount = request.amount, .customer = request.customer, .reason = {}}});
}

void ChargeRun::ask(const Command &command)
{
    const ChargeRecord *const record = m_service->record(m_attempt);
    const Act act = actOf(command, *m_actor, record ? &record->charge : nullptr);
    signin::allow(m_service->staff(), m_context, *m_actor, act, attemptIn(command))
        ->whenFinished(this, [this, command](const signin::ActorReply::Result &actor) {
            if (m_report)
                return;
            if (actor)
                return perform(command, *actor);
            const signin::Refused &refused = actor.error();
            if (!m_isImported)
                return refuse(refused);
            dropImported(ChargeReport::nothingSent(refused.exit, m_typed.txid, {refused.problem}));
        });
}

void ChargeRun::perform(const Command &command, const Actor &actor)
{
    m_isUnderWay = true;
    CommandReply *const reply = m_service->perform(command, actor);
    if (reply->hasBegun())
        m_attempt = reply->attempt();
    reply->whenFinished(this, [this](const CommandResult &result) { take(result); });
}

void ChargeRun::take(const CommandResult &result)
{
    if (m_report)
        return;
    m_isAnswered = true;
    if (!result) {
        refuse(result.error());
        return;
    }
    ChargeReport report =
        ChargeReport::of(m_typed.action, *result, m_service->situationOf(result->charge), m_typed.txid);
    if (m_isImported && report.isRefused()) {
        dropImported(report);
        return;
    }
    writePicture(report);
    end(std::move(report));
}

void ChargeRun::refuse(const Refusal &refusal)
{
    const bool isLedger = std::holds_alternative<LedgerError>(refusal);
    const auto *needs = std::get_if<NeedsSomebody>(&refusal);
    const QString field = needs ? signin::fieldOf(*needs) : isLedger ? QString() : u"txid"_s;
    end(ChargeReport::nothingSent(isLedger ? Exit::LocalError : Exit::InvalidInput, m_typed.txid,
                                  {{field, messages::describe(refusal)}}));
}

bool ChargeRun::prepare(const TypedRequest &request, const ProviderAccount &account, const OpenedLedger &opened)
{
    const auto giveUp = [this](Exit exit, const Problem &problem) {
        end(ChargeReport::nothingSent(exit, m_typed.txid, {problem}));
        return false;
    };
    const LedgerAddress &address = opened.address;
    if (!m_typed.qrFile.isEmpty() && !QrFile::mayBe(m_typed.qrFile, address.isPostgres() ? QString() : address.text()))
        return giveUp(
            Exit::InvalidInput,
            {u"qr"_s, ChargeRunTr::tr("--qr takes a file of its own: not a link, a device or a part of the ledger.")});
    if (const auto problem = lookUp(opened.ledger, request))
        return giveUp(problem->field.isEmpty() ? Exit::LocalError : Exit::InvalidInput, *problem);
    const auto profile = opened.ledger.shopProfile();
    const auto operators = opened.ledger.shopOperators();
    if (profile && operators && m_typed.action != ChargeAction::Calibrate) {
        const auto stands = calibrationOf(*profile, *operators, account, m_context.account.isReadingOn);
        m_isNotCalibrated = stands == Calibration::NotCalibrated || stands == Calibration::ChargeMade;
    }
    m_client = std::make_unique<ProviderClient>(account);
    m_ledger = std::make_unique<ChargeLedger>(address, opened.writer, Clock());
    m_service = std::make_unique<ChargeService>(m_client.get(), *m_ledger, Clock());
    // The command itself switches it on.
    m_service->setMayRead(m_typed.action == ChargeAction::Read || m_context.account.isReadingOn);
    if (m_typed.qrFile.isEmpty())
        return true;
    m_picture = std::make_unique<QrFile>(m_typed.qrFile);
    if (!m_picture->reserve())
        return giveUp(
            Exit::LocalError,
            {u"qr"_s, ChargeRunTr::tr("The file %1 cannot be written. Check its folder and who may write there.")
                          .arg(m_typed.qrFile)});
    return true;
}

/** Looks into the ledger before the question. The result is the reason why it cannot be asked. */
std::optional<Problem> ChargeRun::lookUp(LedgerStore &ledger, const UpdateRequest &request)
{
    if (m_typed.isNew()) {
        if (const auto found = ledger.ask(FindSimilar{*request.amount, request.customer->taxId.canonical()}); found)
            m_similar = found->attempt;
        return std::nullopt;
    }
    const auto found = ledger.ask(FindWholeCharge{request.txid});
    if (found)
        return std::nullopt;
    if (found.error().kind != LedgerError::Kind::NotFound)
        return Problem{{}, messages::describe(found.error())};
    if (const auto sentence = ambiguity(ledger, request.txid))
        return Problem{u"txid"_s, *sentence};
    m_isImported = true;
    return std::nullopt;
}

/** Imported for this question only, and the provider said no: it must not stay in the list. */
void ChargeRun::dropImported(const ChargeReport &report)
{
    m_service->perform(command::SettleAbsent{m_attempt}, *m_actor)
        ->whenFinished(this, [this, report](const CommandResult &) { end(report); });
}

void ChargeRun::giveUpWriting()
{
    const ChargeRecord *record = m_service->record(m_attempt);
    if (m_report || !record || !record->ledgerError || m_ledger->unwritten() == 0)
        return;
    if (m_typed.isNew() && record->charge.state != Charge::State::Out) {
        end(ChargeReport::nothingSent(Exit::LocalError, m_typed.txid,
                                      {{{}, messages::describe(*record->ledgerError)}}));
        return;
    }
    // An outcome that is not written down is not given out: the result is unknown, as it is in the ledger.
    ProviderError error;
    error.outcome = ProviderError::Outcome::Unknown;
    error.cause = ProviderError::Cause::ProgramEnded;
    const QString txid = record->unwrittenTxid.isEmpty() ? m_typed.txid : record->unwrittenTxid;
    ChargeReport report = ChargeReport::of(m_typed.action, error, txid);
    report.noteLocalError({{}, messages::describe(*record->ledgerError)});
    end(std::move(report));
}

void ChargeRun::interrupt()
{
    const ChargeRecord *record = m_service ? m_service->record(m_attempt) : nullptr;
    const auto endAs = [this](ProviderError::Outcome outcome) {
        if (m_isAnswered)
            return; // its report follows
        ProviderError error;
        error.outcome = outcome;
        error.cause = ProviderError::Cause::Cancelled;
        end(ChargeReport::of(m_typed.action, error, m_typed.txid));
    };
    if (!m_isUnderWay)
        return endAs(ProviderError::Outcome::NotSent);
    // The service has ended the command: its answer comes from the event loop.
    if (!record || !record->isBusy)
        return;
    if (m_typed.isNew() && record->charge.state == Charge::State::Written &&
        m_service->perform(command::Cancel{m_attempt}, *m_actor)->hasBegun())
        return; // its end follows, once it is written down
    // An outcome that is being written is still reported. What has left is unknown else, and so it is in the ledger: the first byte
    // is marked, an outcome is not there.
    constexpr std::chrono::milliseconds forTheOutcome{250};
    QTimer::singleShot(forTheOutcome, this, [endAs] { endAs(ProviderError::Outcome::Unknown); });
}

void ChargeRun::writePicture(ChargeReport &report)
{
    if (!m_picture)
        return;
    if (!report.code()) {
        if (report.exit() == Exit::Done)
            report.addRemark(
                ChargeRunTr::tr("No QR code was written: the charge does not wait for a payment, or has no code."));
        return;
    }
    if (m_picture->write(*report.code())) {
        report.notePicture(m_typed.qrFile);
        if (!canReadBack())
            report.addWarning(Remark::ReadBackMissing);
    } else {
        report.noteLocalError(
            {u"qr"_s, ChargeRunTr::tr("The charge is as told, but the QR code could not be written to %1. The status "
                                      "command can write it again.")
                          .arg(m_typed.qrFile)});
    }
}

void ChargeRun::end(ChargeReport report)
{
    if (m_report)
        return;
    if (const ChargeRecord *record = m_service ? m_service->record(m_attempt) : nullptr;
        record && record->charge.lastEvent != 0)
        report.setAttempt(m_attempt);
    if (!m_similar.isEmpty())
        report.addSimilar(m_similar);
    if (m_isNotCalibrated)
        report.addWarning(Remark::NotCalibrated);
    if (m_client)
        report.redact(m_client->account().key);
    if (m_hadOlderPicture && !report.hasPicture())
        report.addRemark(ChargeRunTr::tr("The older %1 showed another code and was removed.").arg(m_typed.qrFile));
    m_report = std::move(report);
    QMetaObject::invokeMethod(this, &ChargeRun::finished, Qt::QueuedConnection);
}

TypedCharge ChargeCommand::charge() const
{
    TypedCharge charge = typed;
    charge.txid = subject();
    return charge;
}

void ChargeCommand::options(Arguments &arguments)
{
    const ChargeAction action = typed.action;
    if (!typed.isNew())
        addTxid(arguments);
    if (action == ChargeAction::Create || action == ChargeAction::Correct)
        arguments.addAnyText("amount", u"A"_s, HelpTr::tr("In reais: 49,90"), typed.amount);
    if (action != ChargeAction::Read) {
        arguments.addAnyText("name", u"N"_s, HelpTr::tr("The customer's name"), typed.name);
        arguments.addAnyText("phone", u"P"_s, HelpTr::tr("With its area code"), typed.phone);
        arguments.addAnyText("email", u"E"_s, HelpTr::tr("The customer's e-mail"), typed.email);
        arguments.addAnyText("tax-id", u"T"_s, HelpTr::tr("CPF or CNPJ"), typed.taxId);
    }
    if (action == ChargeAction::Create)
        arguments.addAnyText("mark", HelpTr::tr("TEXT"), HelpTr::tr("Order, table or tab: stays in the ledger"),
                             typed.mark);
    const auto take = [this](const QString &name) {
        typed.qrFile = name;
        return name.endsWith(".png"_L1, Qt::CaseInsensitive) || name.endsWith(".svg"_L1, Qt::CaseInsensitive);
    };
    arguments.addOption("qr", HelpTr::tr("FILE"), HelpTr::tr("Write the QR code to FILE (.png or .svg)"),
                        HelpTr::tr("--qr takes the name of a file that ends in .png or .svg."), take);
}

void ChargeCommand::rules(Usage &usage) const
{
    usage.problems += missingFields(typed);
    usage.require(!usage.context.settings.isTraining, {},
                  HelpTr::tr("This computer trains: training = true stands in its settings, and balcao-cli has no "
                             "provider for training. Nothing is sent to a real one, whatever the options say."));
}

void ChargeCommand::run(const Context &context)
{
    m_run.emplace(context, charge());
    QObject::connect(&*m_run, &ChargeRun::finished, qApp, [this, &context] {
        const ChargeReport &report = m_run->report();
        const ConsoleText text = report.sentences();
        end(context.print(report.exit(), report.toJson(), text.result, text.diagnostics));
    });
    m_run->start();
}

QByteArray ChargeCommand::notExecuted(Exit exit, const QList<Problem> &problems) const
{
    return ChargeReport::nothingSent(exit, subject(), problems).toJson();
}

QList<CommandEntry> chargeCommands()
{
    return {
        {"create", HelpTr::tr("Create a charge: amount, customer"), make<ChargeCommand, ChargeAction::Create>},
        {"correct", HelpTr::tr("Correct amount, customer, or both"), make<ChargeCommand, ChargeAction::Correct>},
        {"status", HelpTr::tr("Read a charge at the provider"), make<ChargeCommand, ChargeAction::Read>},
    };
}

} // namespace balcao::cli

#include "moc_chargecommand.cpp"
