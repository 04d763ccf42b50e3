// SPDX-License-Identifier: MIT
#include "app/cli/providersetup.h"

#include "ui/presentation/messages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::ProviderSetup)
};

Unexpected<SetupError> failure(Exit exit, const QString &message)
{
    return Unexpected<SetupError>({.exit = exit, .problem = {.field = {}, .message = message}});
}

Expected<ApiKey, SetupError> keyFromFile(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return failure(Exit::LocalError,
                       Tr::tr("The key file %1 cannot be read. Check its name and who may read it.").arg(name));
    constexpr qint64 longEnough = 4096;
    const auto key = ApiKey::parse(file.readLine(longEnough));
    if (!key)
        return failure(Exit::LocalError, messages::describe(key.error()) + u' ' +
                                             Tr::tr("It belongs into the first line of the file %1.").arg(name));
    return *key;
}

Expected<ApiKey, SetupError> keyFromEnvironment()
{
    const auto key = ApiKey::parse(qgetenv("BALCAO_API_KEY"));
    if (!key)
        return failure(Exit::Usage, messages::describe(key.error()) + u' ' +
                                        Tr::tr("Give it in a file with --api-key-file, or in BALCAO_API_KEY."));
    return *key;
}

} // namespace

Expected<ProviderAccount, SetupError> openAccount(const ProviderOptions &options)
{
    const QString address = options.baseUrl.isEmpty() ? qEnvironmentVariable("BALCAO_BASE_URL") : options.baseUrl;
    const auto baseUrl = BaseUrl::parse(address);
    if (!baseUrl)
        return failure(Exit::Usage, messages::describe(baseUrl.error()) + u' ' +
                                        Tr::tr("Give it with --base-url, or in BALCAO_BASE_URL."));
    const auto key = options.apiKeyFile.isEmpty() ? keyFromEnvironment() : keyFromFile(options.apiKeyFile);
    if (!key)
        return Unexpected<SetupError>(key.error());
    ProviderAccount account{.baseUrl = *baseUrl,
                            .key = *key,
                            .amountUnit = options.amountUnit,
                            .updateAmount = options.updateAmount,
                            .updateBy = options.updateBy};
    account.exchangeTimeout = options.timeout;
    account.connectTimeout = std::min(account.connectTimeout, account.exchangeTimeout);
    return account;
}

} // namespace balcao::cli
