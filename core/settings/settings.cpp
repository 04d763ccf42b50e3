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

constexpr std::array allKeys{
    SettingKey{.name = "provider.address"_L1, .member = &Settings::providerAddress},
    SettingKey{.name = "provider.amount-unit"_L1, .member = &Settings::amountUnit, .words = "reais|centavos"_L1},
    SettingKey{.name = "provider.update-amount"_L1, .member = &Settings::updateAmount, .words = "number|string"_L1},
    SettingKey{.name = "provider.update-by"_L1, .member = &Settings::updateBy, .words = "body|query"_L1},
    SettingKey{.name = "provider.timeout"_L1, .member = &Settings::timeout, .least = 1, .most = 600},
    SettingKey{.name = "provider.connect-timeout"_L1, .member = &Settings::connectTimeout, .least = 1, .most = 120},
    SettingKey{.name = "provider.reading"_L1, .member = &Settings::isReadingOn},
    SettingKey{.name = "provider.read-every"_L1, .member = &Settings::readEvery, .least = 30, .most = 3600},
    SettingKey{.name = "provider.proxy"_L1, .member = &Settings::proxy},
    SettingKey{.name = "provider.ca-file"_L1, .member = &Settings::caFile},
    SettingKey{.name = "provider.key-file"_L1, .member = &Settings::keyFile},
    SettingKey{.name = "till.counter"_L1, .member = &Settings::counter, .mayBeLocked = false},
    SettingKey{.name = "till.shop-name"_L1, .member = &Settings::shopName},
    SettingKey{.name = "till.language"_L1, .member = &Settings::language},
    SettingKey{.name = "till.theme"_L1, .member = &Settings::theme, .words = "light|dark|system"_L1},
    SettingKey{.name = "till.text-size"_L1, .member = &Settings::textSize, .least = 100, .most = 150},
    SettingKey{.name = "till.sounds"_L1, .member = &Settings::hasSounds},
    SettingKey{.name = "till.lock-after"_L1, .member = &Settings::lockAfter, .least = 0, .most = 240},
    SettingKey{.name = "till.customer-book"_L1, .member = &Settings::hasCustomerBook},
    SettingKey{.name = "till.mask-customers"_L1, .member = &Settings::masksCustomers},
    SettingKey{.name = "till.sale-keeps-operator"_L1, .member = &Settings::saleKeepsOperator},
    SettingKey{.name = "till.training"_L1, .member = &Settings::isTraining},
    SettingKey{.name = "shop.state"_L1, .member = &Settings::shopState},
    SettingKey{.name = "shop.issues-nfce"_L1, .member = &Settings::issuesNfce},
    SettingKey{.name = "shop.day-ends"_L1, .member = &Settings::dayEnds, .least = 0, .most = 12},
    SettingKey{.name = "shop.blind-closing"_L1, .member = &Settings::closesBlind},
    SettingKey{.name = "customer.screen"_L1, .member = &Settings::customerScreen},
    SettingKey{.name = "customer.language"_L1, .member = &Settings::customerLanguage},
    SettingKey{.name = "printing.printer"_L1, .member = &Settings::printer},
    SettingKey{.name = "printing.name"_L1, .member = &Settings::printerName},
    SettingKey{.name = "printing.paper"_L1, .member = &Settings::paper, .words = "80mm|80mm-180dpi|58mm|a4"_L1},
    SettingKey{.name = "printing.cut"_L1, .member = &Settings::cutsPaper},
    SettingKey{.name = "printing.copies"_L1, .member = &Settings::copies, .least = 1, .most = 5},
    SettingKey{.name = "printing.when-paid"_L1, .member = &Settings::printsWhenPaid},
    SettingKey{.name = "printing.customer"_L1, .member = &Settings::printsCustomer},
    SettingKey{.name = "printing.txid"_L1, .member = &Settings::printsTxid},
    SettingKey{.name = "printing.code"_L1, .member = &Settings::printsCode},
    SettingKey{.name = "ledger.address"_L1, .member = &Settings::ledgerAddress},
    SettingKey{.name = "ledger.retention-days"_L1, .member = &Settings::retention, .least = 1, .most = 36'500},
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

void Settings::take(SettingsFile &file, const Judge &judge)
{
    const QList<Setting> written = file.values();
    for (const Setting &setting : written) {
        const SettingKey *const key = Settings::key(setting.key);
        const SettingOrigin origin{.kind = SettingOrigin::Kind::File, .name = setting.file, .line = setting.line};
        if (key && (!judge(*key, setting.text) || !set(*key, setting.text, origin)))
            file.refuse(setting);
    }
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
    if (isTaken)
        m_origins.insert(key.name, origin);
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
