// SPDX-License-Identifier: MIT
#include "core/settings/settings.h"

#include "core/settings/settingsfile.h"

#include <algorithm>
#include <array>
#include <type_traits>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Format = SettingKey::Format;

constexpr SettingKey text(QLatin1StringView name, QString Settings::*member, Format format = Format::Any)
{
    return {.name = name, .member = member, .format = format};
}

constexpr SettingKey words(QLatin1StringView name, QString Settings::*member, QLatin1StringView accepted)
{
    return {.name = name, .member = member, .words = accepted};
}

constexpr SettingKey number(QLatin1StringView name, int Settings::*member, int least, int most)
{
    return {.name = name, .member = member, .least = least, .most = most};
}

constexpr SettingKey toggle(QLatin1StringView name, bool Settings::*member)
{
    return {.name = name, .member = member};
}

constexpr std::array allKeys{
    text("provider.address"_L1, &Settings::providerAddress, Format::Address).by("base-url"_L1, "BALCAO_BASE_URL"_L1),
    words("provider.amount-unit"_L1, &Settings::amountUnit, "reais|centavos"_L1).by("amount-unit"_L1),
    words("provider.update-amount"_L1, &Settings::updateAmount, "number|string"_L1).by("update-amount"_L1),
    words("provider.update-by"_L1, &Settings::updateBy, "body|query"_L1).by("update-by"_L1),
    number("provider.timeout"_L1, &Settings::timeout, 1, 600).by("timeout"_L1),
    number("provider.connect-timeout"_L1, &Settings::connectTimeout, 1, 120),
    toggle("provider.reading"_L1, &Settings::isReadingOn),
    number("provider.read-every"_L1, &Settings::readEvery, 30, 3600),
    text("provider.proxy"_L1, &Settings::proxy, Format::Proxy),
    text("provider.ca-file"_L1, &Settings::caFile, Format::Path),
    text("provider.key-file"_L1, &Settings::keyFile, Format::Path),
    text("till.counter"_L1, &Settings::counter, Format::Name).by("counter"_L1, "BALCAO_COUNTER"_L1).neverLocked(),
    text("till.shop-name"_L1, &Settings::shopName),
    text("till.language"_L1, &Settings::language, Format::Language).by("lang"_L1).personal(),
    words("till.theme"_L1, &Settings::theme, "light|dark|system"_L1).by("theme"_L1).personal(),
    number("till.text-size"_L1, &Settings::textSize, 100, 150).personal(),
    toggle("till.sounds"_L1, &Settings::hasSounds).personal(),
    number("till.lock-after"_L1, &Settings::lockAfter, 0, 240),
    toggle("till.customer-book"_L1, &Settings::hasCustomerBook),
    toggle("till.mask-customers"_L1, &Settings::masksCustomers),
    toggle("till.sale-keeps-operator"_L1, &Settings::saleKeepsOperator),
    toggle("till.training"_L1, &Settings::isTraining),
    text("shop.state"_L1, &Settings::shopState, Format::State),
    toggle("shop.issues-nfce"_L1, &Settings::issuesNfce),
    number("shop.day-ends"_L1, &Settings::dayEnds, 0, 12),
    toggle("shop.blind-closing"_L1, &Settings::closesBlind),
    text("customer.screen"_L1, &Settings::customerScreen, Format::Screen),
    text("customer.language"_L1, &Settings::customerLanguage, Format::OptionalLanguage),
    text("printing.printer"_L1, &Settings::printer, Format::Printer),
    text("printing.name"_L1, &Settings::printerName, Format::Name),
    words("printing.paper"_L1, &Settings::paper, "80mm|80mm-180dpi|58mm|a4"_L1),
    toggle("printing.cut"_L1, &Settings::cutsPaper),
    number("printing.copies"_L1, &Settings::copies, 1, 5),
    toggle("printing.when-paid"_L1, &Settings::printsWhenPaid),
    toggle("printing.customer"_L1, &Settings::printsCustomer),
    toggle("printing.txid"_L1, &Settings::printsTxid),
    toggle("printing.code"_L1, &Settings::printsCode),
    text("ledger.address"_L1, &Settings::ledgerAddress, Format::Ledger).by("ledger"_L1, "BALCAO_LEDGER"_L1),
    number("ledger.retention-days"_L1, &Settings::retention, 1, 36'500)
        .by("retention-days"_L1, "BALCAO_RETENTION_DAYS"_L1),
};

constexpr std::array retiredKeys{"printing.code-page"_L1, "printing.code-table"_L1, "printing.qr-dots"_L1,
                                 "printing.qr-native"_L1};

} // namespace

std::span<const SettingKey> Settings::keys()
{
    return allKeys;
}

const SettingKey *Settings::key(const QString &name)
{
    const auto *const found =
        std::find_if(allKeys.begin(), allKeys.end(), [&name](const SettingKey &key) { return key.name == name; });
    return found == allKeys.end() ? nullptr : found;
}

bool Settings::isRetired(const QString &key)
{
    return std::find(retiredKeys.begin(), retiredKeys.end(), key) != retiredKeys.end();
}

bool Settings::isOptional(const SettingKey &key)
{
    const QString standard = Settings().text(key);
    return standard.isEmpty() || (std::holds_alternative<int Settings::*>(key.member) && standard.toInt() < key.least);
}

void Settings::take(SettingsFile &file, const Judge &judge)
{
    const QList<Setting> written = file.values();
    for (const Setting &setting : written) {
        const SettingKey *const key = Settings::key(setting.key);
        if (!key)
            continue;
        const SettingOrigin origin{.kind = SettingOrigin::Kind::File, .name = setting.file, .line = setting.line};
        const Overruled before{.text = text(*key), .origin = m_origins.value(key->name)};
        const bool isSaved = setting.file == file.savedFile();
        if (isSaved && setting.text.isEmpty() && isOptional(*key)) {
            std::visit([this](auto member) { this->*member = Settings().*member; }, key->member);
            m_origins.insert(key->name, origin);
        } else if (!judge(*key, setting.text) || !set(*key, setting.text, origin)) {
            file.refuse(setting);
            continue;
        }
        if (isSaved && before.origin.kind == SettingOrigin::Kind::File && before.text != text(*key))
            m_overruled.insert(key->name, before);
    }
}

std::optional<Settings::Overruled> Settings::overruled(const SettingKey &key) const
{
    const auto found = m_overruled.constFind(key.name);
    return found == m_overruled.cend() ? std::nullopt : std::optional(*found);
}

bool Settings::set(const SettingKey &key, const QString &text, const SettingOrigin &origin)
{
    const auto take = [&]<class Value>(Value Settings::*member) {
        if constexpr (std::is_same_v<Value, bool>) {
            if (text != "true"_L1 && text != "false"_L1)
                return false;
            this->*member = text == "true"_L1;
        } else if constexpr (std::is_same_v<Value, int>) {
            bool isNumber = false;
            const int number = text.toInt(&isNumber);
            if (!isNumber || number < key.least || number > key.most)
                return false;
            this->*member = number;
        } else {
            if (!key.words.isEmpty() && !QString(key.words).split(u'|').contains(text))
                return false;
            this->*member = text;
        }
        return true;
    };
    const bool isTaken = std::visit(take, key.member);
    if (isTaken) {
        m_origins.insert(key.name, origin);
        m_overruled.remove(key.name);
    }
    return isTaken;
}

QString Settings::text(const SettingKey &key) const
{
    const auto written = [this]<class Value>(Value Settings::*member) -> QString {
        if constexpr (std::is_same_v<Value, bool>)
            return this->*member ? u"true"_s : u"false"_s;
        else if constexpr (std::is_same_v<Value, int>)
            return QString::number(this->*member);
        else
            return this->*member;
    };
    return std::visit(written, key.member);
}

} // namespace balcao
