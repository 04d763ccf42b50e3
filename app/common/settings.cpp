// SPDX-License-Identifier: MIT
#include "app/common/settings.h"

#include "app/common/ledgeroptions.h"
#include "app/common/translations.h"
#include "core/ledger/ledgeraddress.h"
#include "core/printing/destination.h"
#include "core/provider/provideraccount.h"
#include "core/values/ids.h"
#include "ui/text/display.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

struct ProgramSettingsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::Settings)
};

using Format = SettingKey::Format;

/** Limit of the TOML parser's words. */
constexpr qsizetype longestReason = 200;

/** A sentence about the accepted form; empty: the key takes any text. */
QString takenBy(const SettingKey &key)
{
    const QStringList words = QString(key.words).split(u'|');
    if (words.size() == 2)
        return ProgramSettingsTr::tr("It takes %1 or %2.").arg(words.first(), words.last());
    if (words.size() > 2)
        return ProgramSettingsTr::tr("It takes one of these: %1.").arg(words.join(u", "_s));
    if (std::holds_alternative<bool Settings::*>(key.member))
        return ProgramSettingsTr::tr("It takes %1 or %2.").arg("true"_L1, "false"_L1);
    if (key.most > 0)
        return ProgramSettingsTr::tr("It takes a whole number from %1 to %2.").arg(key.least).arg(key.most);
    switch (key.format) {
    case Format::Address:
        return ProgramSettingsTr::tr("It takes the provider's address with its version: https://api.example.com/v1.");
    case Format::Proxy:
        return ProgramSettingsTr::tr("It takes %1, %2, or an address such as %3, without a password.")
            .arg("system"_L1, "none"_L1, "http://user@proxy.example.com:3128"_L1);
    case Format::Path:
        return ProgramSettingsTr::tr("It takes the whole path of a file.");
    case Format::Ledger:
        return ProgramSettingsTr::tr(
            "It takes the whole path of a file, or an address that begins with postgresql://.");
    case Format::Screen:
        return ProgramSettingsTr::tr("It takes %1, %2, or the name of a screen, such as %3.")
            .arg("off"_L1, "auto"_L1, "HDMI-1"_L1);
    case Format::State:
        return ProgramSettingsTr::tr("It takes the two letters of a state of Brazil, such as %1.").arg("RS"_L1);
    case Format::Printer:
        return ProgramSettingsTr::tr(
                   "It takes an address such as %1, the whole path of a device, or the name of a printer of this "
                   "computer.")
            .arg("tcp://192.168.0.9:9100"_L1);
    case Format::Any:
    case Format::Name:
    case Format::Language:
    case Format::OptionalLanguage:
        return {};
    }
    Q_UNREACHABLE();
}

/** Checks the format. Words and numbers are checked by Settings::set(). */
bool isValue(const SettingKey &key, const QString &text)
{
    switch (key.format) {
    case Format::Any:
        return true;
    case Format::Address:
        return BaseUrl::parse(text).has_value();
    case Format::Proxy:
        return ProviderProxy::parse(text).has_value();
    case Format::Path:
        return QDir::isAbsolutePath(text);
    case Format::Name:
        return isCounterName(text);
    case Format::Language:
        return languageNamed(text).has_value();
    case Format::OptionalLanguage:
        return text.isEmpty() || languageNamed(text).has_value();
    case Format::Screen:
        return !text.isEmpty();
    case Format::State:
        return text.isEmpty() || isStateOfBrazil(text);
    case Format::Printer:
        return text.isEmpty() || print::Destination::parse(text).has_value();
    case Format::Ledger:
        break;
    }
    const auto address = LedgerAddress::parse(text);
    // A relative one would be another ledger in each folder that the program is started from.
    return address && (address->isPostgres() || QDir::isAbsolutePath(address->text()));
}

/** Options and variables may hold what no file takes: an address with a password. */
bool isTellable(const SettingKey &key, const QString &text)
{
    return text.isEmpty() ||
           (key.format == Format::Ledger ? LedgerAddress::parse(text).has_value() : isValue(key, text));
}

QString told(const SettingOrigin &origin)
{
    switch (origin.kind) {
    case SettingOrigin::Kind::Default:
        return ProgramSettingsTr::tr("default");
    case SettingOrigin::Kind::File:
        return ProgramSettingsTr::tr("%1, line %2").arg(QDir::toNativeSeparators(origin.name)).arg(origin.line);
    case SettingOrigin::Kind::Variable:
    case SettingOrigin::Kind::Option:
        return origin.name;
    }
    Q_UNREACHABLE();
}

/** As TOML writes it. */
QString quoted(QString text)
{
    return u'"' + text.replace(u'\\', "\\\\"_L1).replace(u'"', "\\\""_L1) + u'"';
}

QStringList described(const SettingsFile &settings, bool stopsSelling)
{
    QStringList sentences;
    for (const SettingsProblem &problem : settings.problems()) {
        if (problem.stopsSelling() == stopsSelling)
            sentences.append(describe(problem));
    }
    return sentences;
}

} // namespace

bool isOptionValue(const SettingKey &key, const QString &text)
{
    return key.format == Format::Address || key.format == Format::Ledger ? !text.trimmed().isEmpty()
                                                                         : isValue(key, text);
}

Settings settingsOf(SettingsFile &file)
{
    Settings settings;
    settings.take(file, isValue);
    return settings;
}

QString listed(const Settings &settings)
{
    const auto written = [](const SettingKey &key, const QString &text) {
        const bool isText = std::holds_alternative<QString Settings::*>(key.member);
        return !isTellable(key, text) ? ProgramSettingsTr::tr("(not valid)") : isText ? quoted(text) : text;
    };
    QString lines;
    for (const SettingKey &key : Settings::keys()) {
        lines += key.name + " = "_L1 + written(key, settings.text(key)) + "  # "_L1 + told(settings.origin(key.name));
        if (const auto other = settings.overruled(key))
            lines += ProgramSettingsTr::tr("; not %1 of %2").arg(written(key, other->text), told(other->origin));
        lines += u'\n';
    }
    return lines;
}

QString judgedSetting(const SettingKey &key, const QString &text)
{
    Settings trial;
    // Checked here, not in isValue(): an invalid value in the settings file would stop the till. Printing refuses it too.
    const auto printer = key.format == Format::Printer ? print::Destination::parse(text) : std::nullopt;
    if (isValue(key, text) && trial.set(key, text, {}) && !(printer && printer->isFile()))
        return {};
    const QString takes = takenBy(key);
    return takes.isEmpty() ? ProgramSettingsTr::tr("This is not valid.") : takes;
}

Settings withOverrides(Settings now, const Settings &before)
{
    for (const SettingKey &key : Settings::keys()) {
        const SettingOrigin origin = before.origin(key.name);
        if (origin.kind == SettingOrigin::Kind::Variable || origin.kind == SettingOrigin::Kind::Option)
            static_cast<void>(now.set(key, before.text(key), origin));
    }
    return now;
}

Expected<SavedSettings, QString> preparedSettings(const QList<SettingEdit> &edits, const SettingsFile &now)
{
    if (const QStringList obstacles = obstaclesOf(now); !obstacles.isEmpty())
        return Unexpected<QString>(obstacles.join(u' '));
    return SavedSettings::prepare(edits, now).map_error([&now](SavedSettingsError error) {
        return describe(error, now.savedFile());
    });
}

QString describe(SavedSettingsError error, const QString &file)
{
    const QString name = QDir::toNativeSeparators(file);
    switch (error) {
    case SavedSettingsError::Unreadable:
        return ProgramSettingsTr::tr(
                   "The settings file %1 cannot be read, or is not valid TOML. Mend it with an editor first.")
            .arg(name);
    case SavedSettingsError::Unwritable:
        return ProgramSettingsTr::tr("The settings file %1 could not be written.").arg(name);
    }
    Q_UNREACHABLE();
}

QString describe(const SettingsProblem &problem)
{
    const bool isWholeSavedFile = problem.key.isEmpty() && problem.file == SettingsFile::usualSavedFile();
    const QString advice =
        isWholeSavedFile ? u' ' + ProgramSettingsTr::tr("Balcão writes this file. Rename it, start again, and set "
                                                        "what is missing on the settings page.")
                         : QString();
    const QString file = QDir::toNativeSeparators(problem.file);
    const SettingKey *const known = Settings::key(problem.key);
    switch (problem.kind) {
    case SettingsProblem::Kind::Unreadable:
        return ProgramSettingsTr::tr("The settings file %1 cannot be read. It has to be a file of at most 64 KiB that "
                                     "this user may read.")
                   .arg(file) +
               advice;
    case SettingsProblem::Kind::Syntax:
        return ProgramSettingsTr::tr(
                   "The settings file %1 is not valid TOML at line %2. It is saved as UTF-8, and a path with "
                   "backslashes stands in single quotes.")
                   .arg(file)
                   .arg(problem.line) +
               u' ' + ProgramSettingsTr::tr("Reason: %1").arg(display::quoted(problem.reason, longestReason)) + advice;
    case SettingsProblem::Kind::UnknownKey:
        return ProgramSettingsTr::tr("%1, line %2: there is no setting %3.")
            .arg(file)
            .arg(problem.line)
            .arg(problem.key);
    case SettingsProblem::Kind::BadValue:
        return (ProgramSettingsTr::tr("%1, line %2: the value of %3 is not valid.")
                    .arg(file)
                    .arg(problem.line)
                    .arg(problem.key) +
                u' ' + (known ? takenBy(*known) : QString()))
            .trimmed();
    case SettingsProblem::Kind::Locked:
        return ProgramSettingsTr::tr("%1, line %2: %3 is held by this computer's settings, and stays as it is there.")
            .arg(file)
            .arg(problem.line)
            .arg(problem.key);
    }
    Q_UNREACHABLE();
}

QString judged(const SettingsFile &settings)
{
    const QStringList problems = obstaclesOf(settings) + remarksOn(settings);
    const QString unverified = unverifiedLedgerNotice(settings.text(u"ledger.address"_s));
    return (problems.isEmpty() ? ProgramSettingsTr::tr("The settings are valid.") : problems.join(u'\n')) + u'\n' +
           (unverified.isEmpty() ? QString() : unverified + u'\n');
}

QStringList obstaclesOf(const SettingsFile &settings)
{
    return described(settings, true);
}

QStringList remarksOn(const SettingsFile &settings)
{
    return described(settings, false);
}

} // namespace balcao
