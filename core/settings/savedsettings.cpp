// SPDX-License-Identifier: MIT
#include "core/settings/savedsettings.h"

#include "core/settings/settings.h"
#include "core/settings/settingsfile.h"
#include "core/settings/tomltext.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <sstream>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;

/** A new one is for this user alone, whatever the umask is. */
bool makeFolder(const QString &folder)
{
    return QFileInfo(folder).isDir() ||
           (QDir().mkpath(QFileInfo(folder).path()) && QDir().mkdir(folder, ownerOnly | QFile::ExeOwner));
}

void insert(toml::table &table, const std::string &name, const SettingKey &key, const QString &text)
{
    if (std::holds_alternative<bool Settings::*>(key.member) && !text.isEmpty())
        table.insert_or_assign(name, text == "true"_L1);
    else if (std::holds_alternative<int Settings::*>(key.member) && !text.isEmpty())
        table.insert_or_assign(name, std::int64_t(text.toInt()));
    else
        table.insert_or_assign(name, text.toStdString());
}

/** @p before: what the files before say of the key. */
void apply(const SettingEdit &edit, const std::optional<Setting> &before, toml::table &file)
{
    const std::string section = edit.key.section(u'.', 0, 0).toStdString();
    const std::string name = edit.key.section(u'.', 1).toStdString();
    if (!file[section].is_table())
        file.insert_or_assign(section, toml::table{});
    toml::table &table = *file[section].as_table();
    const QString text = edit.text.value_or(QString());
    if (before ? before->text == text : text.isEmpty())
        table.erase(name);
    else
        insert(table, name, *Settings::key(edit.key), text);
    if (table.empty())
        file.erase(section);
}

} // namespace

SavedSettings::SavedSettings(std::unique_ptr<QSaveFile> file)
    : m_file(std::move(file))
{
}

SavedSettings::SavedSettings(SavedSettings &&) noexcept = default;
SavedSettings &SavedSettings::operator=(SavedSettings &&) noexcept = default;
SavedSettings::~SavedSettings() = default;

Expected<SavedSettings, SavedSettingsError> SavedSettings::prepare(const QList<SettingEdit> &edits,
                                                                   const SettingsFile &now)
{
    if (edits.isEmpty())
        return SavedSettings(nullptr);
    const QString &name = now.savedFile();
    const auto bytes = isAbsent(name) ? std::optional(QByteArray()) : bytesOf(name);
    toml::parse_result parsed = parsedToml(bytes.value_or(QByteArray()));
    if (!bytes || !parsed)
        return Unexpected<SavedSettingsError>(SavedSettingsError::Unreadable);
    toml::table table = std::move(parsed).table();
    for (const SettingEdit &edit : edits)
        apply(edit, now.beforeSaved(edit.key), table);
    std::ostringstream text;
    text << "# Written by Balcão when its settings page is saved. Your own settings belong into balcao.toml.\n"
         << toml::toml_formatter{table} << '\n';
    auto file = std::make_unique<QSaveFile>(name);
    if (!makeFolder(QFileInfo(name).path()) || !file->open(QIODevice::WriteOnly))
        return Unexpected<SavedSettingsError>(SavedSettingsError::Unwritable);
    // Some file systems have none.
    file->setPermissions(ownerOnly);
    if (file->write(QByteArray::fromStdString(text.str())) < 0 || !file->flush())
        return Unexpected<SavedSettingsError>(SavedSettingsError::Unwritable);
    return SavedSettings(std::move(file));
}

bool SavedSettings::commit()
{
    return !m_file || m_file->commit();
}

} // namespace balcao
