// SPDX-License-Identifier: MIT
#include "app/till/environment.h"

#include "app/till/trainingserver.h"

#include <QCoreApplication>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct EnvironmentTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Environment)
};

/** Lives as long as this run: nobody has to know it. */
QByteArray freshKey()
{
    std::array<quint32, 8> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), static_cast<qsizetype>(bits.size()));
    return QByteArray(reinterpret_cast<const char *>(bits.data()), sizeof bits).toHex();
}

Unexpected<AccountError> failure(const QString &why)
{
    return Unexpected<AccountError>(
        {.kind = AccountError::Kind::Invalid,
         .sentence = EnvironmentTr::tr("The training provider does not start: %1").arg(why)});
}

} // namespace

Environment::Environment(ProviderAccount account, std::unique_ptr<sandbox::SandboxServer> sandbox)
    : m_account(std::move(account))
    , m_sandbox(std::move(sandbox))
{
}

Environment::~Environment() = default;

Reply<std::unique_ptr<Environment>, AccountError> *Environment::open(const AccountOptions &options, bool isTraining)
{
    if (isTraining || !options.isGiven())
        return Reply<std::unique_ptr<Environment>, AccountError>::of(openTraining());
    return options.open()->converted(qApp, [](Expected<ProviderAccount, AccountError> &account) -> Result {
        BALCAO_TRY(ProviderAccount given, std::move(account));
        return std::unique_ptr<Environment>(new Environment(std::move(given), nullptr));
    });
}

Environment::Result Environment::openTraining()
{
    sandbox::SandboxOptions options;
    options.apiKey = freshKey();
    options.merchantName = u"LOJA DE TREINO"_s;
    auto made = makeTrainingServer(options);
    if (!made)
        return failure(made.error());
    std::unique_ptr<sandbox::SandboxServer> server = *std::move(made);
    if (!server->start())
        return failure(server->errorText());
    const auto baseUrl = BaseUrl::parse(server->baseUrl());
    const auto key = ApiKey::parse(options.apiKey);
    if (!baseUrl || !key)
        return failure(server->baseUrl());
    return std::unique_ptr<Environment>(new Environment({.baseUrl = *baseUrl, .key = *key}, std::move(server)));
}

QString Environment::shopName(const QString &named) const
{
    return isTraining() ? EnvironmentTr::tr("Training shop") : named.isEmpty() ? u"Balcão"_s : named;
}

bool Environment::pay(const QString &txid)
{
    return m_sandbox->pay(txid);
}

bool Environment::expire(const QString &txid)
{
    return m_sandbox->expire(txid);
}

} // namespace balcao
