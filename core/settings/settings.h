// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QLatin1StringView>
#include <QString>

#include <optional>
#include <span>
#include <variant>

namespace balcao
{

class Settings;
class SettingsFile;

/** The place that sets a value. A later kind comes before an earlier one. */
struct SettingOrigin {
    enum class Kind { Default, File, Variable, Option };

    Kind kind = Kind::Default;
    /** The file, the variable, or the option with its dashes; a default has none. */
    QString name = {};
    /** Line of a file, from 1. */
    int line = 0;

    bool operator==(const SettingOrigin &) const = default;
};

/** The description of one setting, without its value and without texts for people (those are in ui/presentation/settings/settingsview). */
struct SettingKey {
    /** The form of a text, beyond its words. app/common/settings checks it: core/settings knows none of these types. */
    enum class Format { Any, Address, Proxy, Path, Name, Language, OptionalLanguage, Screen, State, Printer, Ledger };

    /** "provider.timeout", as in a file: table and key. */
    QLatin1StringView name;
    std::variant<QString Settings::*, int Settings::*, bool Settings::*> member;
    /** The accepted words of a text, separated by "|". Empty: the format decides. */
    QLatin1StringView words = {};
    /** Range of a number. */
    int least = 0;
    int most = 0;
    Format format = Format::Any;
    /** Option of the command line without its dashes, and variable of the environment. Empty: none. */
    QLatin1StringView option = {};
    QLatin1StringView variable = {};
    /** A computer's file may lock it against a user's. */
    bool mayBeLocked = true;
    /** Taste of the person at the till: changed without approval, and without a new session. */
    bool isPersonal = false;

    /** Copies with one more property, for the table. */
    [[nodiscard]] constexpr SettingKey by(QLatin1StringView withOption, QLatin1StringView withVariable = {}) const
    {
        SettingKey key = *this;
        key.option = withOption;
        key.variable = withVariable;
        return key;
    }
    [[nodiscard]] constexpr SettingKey personal() const
    {
        SettingKey key = *this;
        key.isPersonal = true;
        return key;
    }
    [[nodiscard]] constexpr SettingKey neverLocked() const
    {
        SettingKey key = *this;
        key.mayBeLocked = false;
        return key;
    }
};

/** What the installer, the environment and the options say of this computer: a plain value in which each key has a value that it takes,
 *  and where that came from. Holds no secret.
 */
class Settings
{
public:
    QString providerAddress;
    QString amountUnit = QStringLiteral("reais");
    QString updateAmount = QStringLiteral("number");
    QString updateBy = QStringLiteral("body");
    /** Seconds, for the whole exchange, and for the connection. */
    int timeout = 30;
    int connectTimeout = 8;
    /** An update that names only its txid may be sent: it changes nothing at this provider. */
    bool isReadingOn = false;
    /** Seconds between two readings of a charge by the till itself; 0: it reads none. */
    int readEvery = 0;
    /** "system", "none", or its address without a password. */
    QString proxy = QStringLiteral("system");
    /** Certificates in PEM, trusted besides the system's; and the provider's key in its first line. Whole paths, or empty. */
    QString caFile;
    QString keyFile;
    QString counter = QStringLiteral("01");
    /** As customers know it; empty: the program's name stands there. */
    QString shopName;
    QString language = QStringLiteral("pt-BR");
    QString theme = QStringLiteral("system");
    /** Percent. */
    int textSize = 100;
    bool hasSounds = true;
    /** Minutes without a key or a touch, where the shop has operators; 0: never by itself. */
    int lockAfter = 5;
    /** Past customers are suggested. */
    bool hasCustomerBook = true;
    /** Lists show less of customers. */
    bool masksCustomers = false;
    /** A charge is made in the name of whoever began to type it. */
    bool saleKeepsOperator = false;
    bool isTraining = false;
    /** The two letters of a state of Brazil, or empty. */
    QString shopState;
    bool issuesNfce = false;
    /** Hours after midnight: until then a sale is of the day before. */
    int dayEnds = 0;
    /** Who closes counts first, and sees figures afterwards. */
    bool closesBlind = false;
    /** "off", "auto" for a second screen, or a screen's name. */
    QString customerScreen = QStringLiteral("auto");
    /** Empty: the till's. */
    QString customerLanguage;
    /** Where the receipt printer is: tcp://host:port, a device's path, or a printer of the system's. Empty: there is none. */
    QString printer;
    /** By what the command line knows it. */
    QString printerName = QStringLiteral("printer");
    QString paper = QStringLiteral("80mm");
    /** Dots of a QR code's module. It has no key: the print dialog changes it for one paper. */
    int qrDots = 6;
    bool cutsPaper = true;
    int copies = 1;
    /** The receipt, when the payment comes while the till shows the charge. */
    bool printsWhenPaid = false;
    bool printsCustomer = true;
    bool printsTxid = true;
    /** The copy-and-paste text, too. */
    bool printsCode = false;
    QString ledgerAddress;
    /** Days; 0: customers' data is kept. */
    int retention = 0;

    /** A receipt by hand takes an end-to-end id or nothing: the payment is linked to its fiscal document. */
    [[nodiscard]] bool takesEndToEndOnly() const { return shopState == u"RS" || issuesNfce; }

    /** All of them, in the order of docs/settings.md. */
    [[nodiscard]] static std::span<const SettingKey> keys();
    /** Null: there is none of this name. */
    [[nodiscard]] static const SettingKey *key(const QString &name);

    /** A key of an earlier version: ignored in a file, and no problem of it. */
    [[nodiscard]] static bool isRetired(const QString &key);

    /** The default of @p key is no value: an empty text, or a number below its range. */
    [[nodiscard]] static bool isOptional(const SettingKey &key);

    /** True: the key takes it, as far as core can tell. */
    using Judge = bool (*)(const SettingKey &key, const QString &text);
    /** Takes the values of @p file. A value outside the key's range, or rejected by @p judge, becomes a problem of the file. In the saved
     *  file an empty text is the default of an optional key.
     */
    void take(SettingsFile &file, const Judge &judge);
    /** @p text as it would stand in a file. False: it is not of the key's range, and nothing has changed. */
    bool set(const SettingKey &key, const QString &text, const SettingOrigin &origin);
    [[nodiscard]] QString text(const SettingKey &key) const;
    [[nodiscard]] SettingOrigin origin(QLatin1StringView key) const { return m_origins.value(key); }

    /** Another value of a key, in a file before the saved one. */
    struct Overruled {
        QString text;
        SettingOrigin origin;
    };
    /** Nothing: the saved file's value does not hold, or no file before says something else. */
    [[nodiscard]] std::optional<Overruled> overruled(const SettingKey &key) const;

private:
    QHash<QLatin1StringView, SettingOrigin> m_origins;
    QHash<QLatin1StringView, Overruled> m_overruled;
};

} // namespace balcao
