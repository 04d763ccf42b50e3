// SPDX-License-Identifier: MIT
#include "app/cli/chargecommand.h"

#include "app/cli/chargeinput.h"
#include "app/cli/providersetup.h"

#include <QCoreApplication>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::ChargeCommand)
};

} // namespace

ChargeCommand::ChargeCommand(CommandLine line, QObject *parent)
    : QObject(parent)
    , m_line(std::move(line))
{
}

ChargeCommand::~ChargeCommand() = default;

void ChargeCommand::start()
{
    const std::optional<UpdateRequest> request = readFields();
    if (!request || !prepare())
        return;
    m_asked = request->amount;
    if (m_picture)
        m_hadOlderPicture = m_picture->removeOlder();
    m_call = m_line.command == Command::Create
                 ? m_client->create({.amount = *request->amount, .customer = *request->customer})
                 : m_client->update(*request);
    connect(m_call, &ProviderCall::finished, this, &ChargeCommand::callFinished);
}

std::optional<UpdateRequest> ChargeCommand::readFields()
{
    if (m_line.command == Command::Create) {
        const auto request = readCreate(m_line.fields);
        if (request)
            return UpdateRequest{.txid = {}, .amount = request->amount, .customer = request->customer};
        end(ChargeReport::nothingSent(Exit::InvalidInput, {}, request.error()));
        return std::nullopt;
    }
    const auto request = readUpdate(m_line.subject, m_line.fields);
    if (request)
        return *request;
    end(ChargeReport::nothingSent(Exit::InvalidInput, m_line.subject, request.error()));
    return std::nullopt;
}

bool ChargeCommand::prepare()
{
    const auto giveUp = [this](Exit exit, const Problem &problem) {
        end(ChargeReport::nothingSent(exit, m_line.subject, {problem}));
        return false;
    };
    auto account = openAccount(m_line.provider);
    if (!account)
        return giveUp(account.error().exit, account.error().problem);
    m_client = std::make_unique<ProviderClient>(*std::move(account));
    if (!m_line.provider.dataDir.isEmpty() && !prepareFolder(m_line.provider.dataDir))
        return giveUp(Exit::LocalTrouble, {{},
                                           Words::tr("Nothing can be written in the folder %1. Check its name and who "
                                                     "may write there.")
                                               .arg(m_line.provider.dataDir)});
    if (m_line.qrFile.isEmpty())
        return true;
    m_picture = std::make_unique<QrFile>(m_line.qrFile);
    if (!m_picture->reserve())
        return giveUp(
            Exit::LocalTrouble,
            {u"qr"_s,
             Words::tr("The file %1 cannot be written. Check its folder and who may write there.").arg(m_line.qrFile)});
    return true;
}

void ChargeCommand::interrupt()
{
    if (m_report || !m_call)
        return;
    if (m_call->cancel())
        return; // its finished() follows
    m_call->disconnect(this);
    ProviderError error;
    error.outcome = ProviderError::Outcome::Unknown;
    error.cause = ProviderError::Cause::Cancelled;
    end(ChargeReport::of(m_line.command, error, m_line.subject));
}

void ChargeCommand::callFinished()
{
    const ProviderCall::Result &result = m_call->result();
    if (result)
        takeAnswer(*result);
    else
        end(ChargeReport::of(m_line.command, result.error(), m_line.subject));
}

void ChargeCommand::takeAnswer(const ProviderAnswer &answer)
{
    ChargeReport report = ChargeReport::of(m_line.command, answer, m_asked);
    // A charge that is paid, over or cancelled has a code, but nobody may pay it any more.
    const bool isWaiting = answer.charge.status.kind() == ChargeStatus::Kind::Waiting;
    if (m_picture && report.code() && isWaiting) {
        if (m_picture->write(*report.code()))
            report.notePicture(m_line.qrFile);
        else
            report.noteLocalTrouble(
                {u"qr"_s, Words::tr("The charge is as told, but the QR code could not be written to %1. The status "
                                    "command can write it again.")
                              .arg(m_line.qrFile)});
    } else if (m_picture && report.exit() == Exit::Done) {
        report.addRemark(Words::tr("No QR code was written: the charge does not wait for a payment, or has no code."));
    }
    end(std::move(report));
}

void ChargeCommand::end(ChargeReport report)
{
    if (m_client)
        report.redact(m_client->account().key);
    if (m_hadOlderPicture && !report.hasPicture())
        report.addRemark(Words::tr("The older %1 showed another code and was removed.").arg(m_line.qrFile));
    m_report = std::move(report);
    QMetaObject::invokeMethod(this, &ChargeCommand::finished, Qt::QueuedConnection);
}

} // namespace balcao::cli
