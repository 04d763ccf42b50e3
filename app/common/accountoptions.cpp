// SPDX-License-Identifier: MIT
#include "app/common/accountoptions.h"

#include "app/common/apikey.h"
#include "app/common/arguments.h"
#include "app/common/keyring.h"
#include "core/settings/settings.h"
#include "ui/text/messages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = AccountError::Kind;

struct AccountOptionsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::AccountOptions)
};

Unexpected<AccountError> failure(Kind kind, const QString &sentence)
{
    return Unexpected<AccountError>({.kind = kind, .sentence = sentence});
}

using Line = Expected<Secret, apikey::FileError>;

/** No name of a file in the sentences: often enough it is the key itself that was written behind the option. */
Expected<ApiKey, AccountError> keyFromFile(const Line &line)
{
    if (!line)
        return failure(Kind::KeyFile,
                       AccountOptionsTr::tr("The file of --api-key-file cannot be read. Check its name and who may "
                                            "read it; the option does not take the key itself."));
    const auto key = line->use(&ApiKey::parse);
    if (!key)
        return failure(Kind::KeyFile,
                       messages::describe(key.error()) + u' ' +
                           AccountOptionsTr::tr("It belongs into the first line of the file of --api-key-file."));
    return *key;
}

/** Here the name is the installer's, and no key. */
Expected<ApiKey, AccountError> keyOfSettings(const Line &line, const QString &name)
{
    const QString file = QDir::toNativeSeparators(name);
    if (!line)
        return failure(Kind::KeyFile,
                       line.error() == apikey::FileError::OpenToOthers
                           ? AccountOptionsTr::tr(
                                 "Others may read the key's file %1: it has to be this user's, with the permissions "
                                 "0600. Treat the key as known.")
                                 .arg(file)
                           : AccountOptionsTr::tr(
                                 "The key's file %1 of the settings cannot be read. Check its name and who may read "
                                 "it.")
                                 .arg(file));
    const auto key = line->use(&ApiKey::parse);
    if (!key)
        return failure(Kind::KeyFile,
                       messages::describe(key.error()) + u' ' +
                           AccountOptionsTr::tr("It belongs into the first line of the file %1.").arg(file));
    return *key;
}

/** Reads the text to see whether it holds certificates: OpenSSL is slow, and a window does not need it. */
Expected<QByteArray, AccountError> certificatesOf(const QString &name)
{
    if (name.isEmpty())
        return QByteArray();
    QFile file(name);
    constexpr qint64 longest = 1'048'576;
    const bool isRead = QFileInfo(name).isFile() && file.open(QIODevice::ReadOnly);
    const QByteArray text = isRead ? file.read(longest) : QByteArray();
    if (!text.contains("-----BEGIN CERTIFICATE-----"))
        return failure(
            Kind::Invalid,
            AccountOptionsTr::tr("The file %1 of provider.ca-file cannot be read, or holds no certificates in PEM.")
                .arg(QDir::toNativeSeparators(name)));
    return text;
}

Expected<ApiKey, AccountError> keyFromKeyring(Expected<QByteArray, KeyStoreFailure> &stored)
{
    const QString advice =
        u' ' + AccountOptionsTr::tr("Put it into the keyring with balcao-cli key set, or give it in a file "
                                    "with --api-key-file or in BALCAO_API_KEY.");
    if (!stored)
        return failure(stored.error().kind == KeyStoreError::NotFound ? Kind::Missing : Kind::NoKeyring,
                       keyring::describe(stored.error()) + advice);
    const auto key = ApiKey::parse(*stored);
    wipe(*stored);
    if (!key)
        return failure(Kind::Missing, messages::describe(key.error()) + advice);
    return *key;
}

} // namespace

void AccountOptions::addTo(Arguments &arguments)
{
    arguments.addSetting(
        "provider.address"_L1, u"URL"_s,
        AccountOptionsTr::tr(
            "The provider's address with its version: https://api.example.com/v1. Else BALCAO_BASE_URL"));
    arguments.addText(
        "api-key-file", AccountOptionsTr::tr("FILE"),
        AccountOptionsTr::tr("A file whose first line is the provider's key. Else BALCAO_API_KEY, else the keyring"),
        apiKeyFile);
    arguments.addSetting("provider.timeout"_L1, AccountOptionsTr::tr("SECONDS"),
                         AccountOptionsTr::tr("For the whole exchange with the provider, 30 unless told"),
                         AccountOptionsTr::tr("--timeout takes whole seconds from 1 to %1.")
                             .arg(Settings::key(u"provider.timeout"_s)->most));
    const auto addChoice = [&arguments](QLatin1StringView key, const QString &help) {
        const SettingKey &setting = *Settings::key(key);
        const QString words = setting.words;
        arguments.addSetting(key, words, help,
                             AccountOptionsTr::tr("--%1 takes %2 or %3.")
                                 .arg(setting.option, words.section(u'|', 0, 0), words.section(u'|', 1)));
    };
    addChoice("provider.amount-unit"_L1, AccountOptionsTr::tr("Unit of the provider's amounts, reais unless told"));
    addChoice("provider.update-amount"_L1, AccountOptionsTr::tr("Form of the amount in an update, number unless told"));
    addChoice("provider.update-by"_L1, AccountOptionsTr::tr("Where an update's parameters go, body unless told"));
}

void AccountOptions::take(const Settings &settings)
{
    const auto before = openAddress();
    baseUrl = settings.providerAddress;
    const auto now = openAddress();
    if (!before || !now || before->origin() != now->origin())
        typedKey.reset();
    isOfOption = settings.origin("provider.address"_L1).kind == SettingOrigin::Kind::Option;
    timeoutSeconds = settings.timeout;
    connectTimeoutSeconds = settings.connectTimeout;
    isReadingOn = settings.isReadingOn;
    proxy = ProviderProxy::parse(settings.proxy).value_or(ProviderProxy());
    caFile = settings.caFile;
    keyFile = settings.keyFile;
    amountUnit = settings.amountUnit == "centavos"_L1 ? AmountUnit::Centavos : AmountUnit::Reais;
    updateAmount = settings.updateAmount == "string"_L1 ? UpdateAmount::String : UpdateAmount::Number;
    updateBy = settings.updateBy == "query"_L1 ? UpdateBy::Query : UpdateBy::Body;
}

Expected<BaseUrl, AccountError> AccountOptions::openAddress() const
{
    const auto provider = BaseUrl::parse(baseUrl);
    if (!provider)
        return failure(isGiven() ? Kind::Invalid : Kind::Missing,
                       messages::describe(provider.error()) + u' ' +
                           AccountOptionsTr::tr("Give it with --base-url, or in BALCAO_BASE_URL."));
    return *provider;
}

bool AccountOptions::isKeyInKeyring() const
{
    return !typedKey && apiKeyFile.isEmpty() && keyFile.isEmpty() && apikey::takeVariable().isEmpty();
}

Reply<ApiKey, AccountError> *AccountOptions::openKey(const BaseUrl &provider) const
{
    using OpenKey = Reply<ApiKey, AccountError>;
    if (typedKey)
        return OpenKey::of(*typedKey);
    if (!apiKeyFile.isEmpty())
        return apikey::fromFile(apiKeyFile, false, std::chrono::seconds(timeoutSeconds))->converted(qApp, keyFromFile);
    const auto key = apikey::takeVariable().use(&ApiKey::parse);
    if (key)
        return OpenKey::of(*key);
    if (key.error() != ApiKeyError::Empty)
        return OpenKey::of(failure(
            Kind::Invalid, messages::describe(key.error()) + u' ' +
                               AccountOptionsTr::tr("Give it in a file with --api-key-file, or in BALCAO_API_KEY.")));
    if (keyFile.isEmpty())
        return keyring::read(provider)->converted(qApp, keyFromKeyring);
    return apikey::fromFile(keyFile, true)->converted(qApp, [name = keyFile](const Line &line) {
        return keyOfSettings(line, name);
    });
}

Reply<ProviderProbe::Way, AccountError> *AccountOptions::openWay() const
{
    using Way = ProviderProbe::Way;
    using OpenWay = Reply<Way, AccountError>;
    const auto certificates = certificatesOf(caFile);
    if (!certificates)
        return OpenWay::of(Unexpected<AccountError>(certificates.error()));
    Way way{.proxy = proxy,
            .extraCaCertificates = *certificates,
            .timeout = std::chrono::seconds(std::min(connectTimeoutSeconds, timeoutSeconds))};
    if (proxy.user.isEmpty() || !proxy.password.isEmpty())
        return OpenWay::of(way);
    const auto text = [](const QByteArray &clear) { return QString::fromUtf8(clear); };
    if (const Secret said = apikey::takeProxyPassword(); !said.isEmpty()) {
        way.proxy.password = said.use(text);
        return OpenWay::of(way);
    }
    return keyring::readPassword(proxy)->converted(
        qApp, [way, text](Expected<QByteArray, KeyStoreFailure> &kept) mutable -> OpenWay::Result {
            // A proxy that gets no password asks for one itself.
            if (kept) {
                way.proxy.password = text(*kept);
                wipe(*kept);
            }
            return way;
        });
}

Reply<ProviderAccount, AccountError> *AccountOptions::open() const
{
    using Open = Reply<ProviderAccount, AccountError>;
    const auto provider = openAddress();
    if (!provider)
        return Open::of(Unexpected<AccountError>(provider.error()));
    return openWay()->andThen(qApp, [options = *this, provider = *provider](const ProviderProbe::Way &way) {
        const auto account = [options, provider, way](const Expected<ApiKey, AccountError> &key) {
            return key.map([&](const ApiKey &known) {
                ProviderAccount made{.baseUrl = provider,
                                     .key = known,
                                     .amountUnit = options.amountUnit,
                                     .updateAmount = options.updateAmount,
                                     .updateBy = options.updateBy};
                made.exchangeTimeout = std::chrono::seconds(options.timeoutSeconds);
                made.connectTimeout = way.timeout;
                made.extraCaCertificates = way.extraCaCertificates;
                made.proxy = way.proxy;
                return made;
            });
        };
        return options.openKey(provider)->converted(qApp, account);
    });
}

} // namespace balcao
