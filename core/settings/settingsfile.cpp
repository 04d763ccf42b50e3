// SPDX-License-Identifier: MIT
#include "core/settings/settingsfile.h"

#include "core/settings/settings.h"
#include "core/settings/tomltext.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <filesystem>
#include <numeric>
#include <optional>
#include <string_view>
#include <vector>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = SettingsProblem::Kind;

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

int lineOf(const toml::source_region &region)
{
    return static_cast<int>(region.begin.line);
}

std::optional<QString> valueOf(const toml::node &node)
{
    if (const auto *text = node.as_string())
        return textOf(text->get());
    if (const auto *number = node.as_integer())
        return QString::number(number->get());
    if (const auto *flag = node.as_boolean())
        return flag->get() ? u"true"_s : u"false"_s;
    return std::nullopt;
}

/** At most two letters added, left out or changed make one of the other. */
bool isNearly(QStringView typed, QStringView meant)
{
    std::vector<qsizetype> changes(static_cast<std::size_t>(meant.size()) + 1);
    std::iota(changes.begin(), changes.end(), 0);
    for (const QChar letter : typed) {
        qsizetype corner = changes.front()++;
        for (std::size_t at = 1; at < changes.size(); ++at) {
            const qsizetype swapped = corner + (letter == meant[static_cast<qsizetype>(at) - 1] ? 0 : 1);
            corner = changes[at];
            changes[at] = std::min({swapped, changes[at - 1] + 1, corner + 1});
        }
    }
    return changes.back() <= 2;
}

/** A part of @p key, which is unknown, may have been meant to say that the till trains, or what later files do not change. */
bool isNamedLikeSafeguard(const QString &key)
{
    const QStringList parts = key.toLower().split(u'.');
    return std::any_of(parts.begin(), parts.end(), [](const QString &part) {
        return part.startsWith("train"_L1) || part.startsWith("trein"_L1) || isNearly(part, u"training") ||
               isNearly(part, u"locked");
    });
}

/** The last part of @p key names a setting of provider or ledger, in whatever table it stands. */
bool isNamedLikeShops(const QString &key)
{
    const QString name = u'.' + key.section(u'.', -1).toLower().replace(u'_', u'-');
    const auto keys = Settings::keys();
    return std::any_of(keys.begin(), keys.end(), [&name](const SettingKey &known) {
        const QString full = known.name;
        const bool isShops = full.startsWith("provider."_L1) || full.startsWith("ledger."_L1);
        return isShops && full.endsWith(name);
    });
}

/** In it, however deep: an address of something, a ledger's file, the unit that is not the default, or a name of the shop's. */
bool isLikeShops(const toml::node &node)
{
    if (const auto *table = node.as_table())
        return std::any_of(table->begin(), table->end(), [](const auto &entry) {
            return isNamedLikeShops(textOf(entry.first.str())) || isLikeShops(entry.second);
        });
    if (const auto *array = node.as_array())
        return std::any_of(array->begin(), array->end(), [](const toml::node &item) { return isLikeShops(item); });
    const QString text = valueOf(node).value_or(QString());
    return text.contains("://"_L1) || text.endsWith(".sqlite"_L1) ||
           text.compare("centavos"_L1, Qt::CaseInsensitive) == 0;
}

} // namespace

bool isAbsent(const QString &file)
{
    namespace fs = std::filesystem;
    std::error_code ignored;
    const fs::path wanted = QFileInfo(file).filesystemFilePath();
    for (fs::path path = wanted; path.has_relative_path(); path = path.parent_path()) {
        const fs::file_type type = fs::status(path, ignored).type();
        if (type == fs::file_type::directory && path != wanted)
            return true;
        if (type != fs::file_type::not_found || fs::is_symlink(fs::symlink_status(path, ignored)))
            return false;
    }
    return true;
}

std::optional<QByteArray> bytesOf(const QString &file)
{
    QFile input(file);
    // A pipe or a device could hold the start up for ever.
    if (!QFileInfo(file).isFile() || !input.open(QIODevice::ReadOnly))
        return std::nullopt;
    QByteArray bytes = input.read(longestSettingsFile + 1);
    if (input.error() != QFile::NoError || bytes.size() > longestSettingsFile)
        return std::nullopt;
    return bytes;
}

bool SettingsProblem::stopsSelling() const
{
    if (key.isEmpty())
        return true;
    if (kind == Kind::Locked)
        return false;
    if (isLikeShops || key == "till.training"_L1 || (kind == Kind::UnknownKey && isNamedLikeSafeguard(key)))
        return true;
    const QString table = key.section(u'.', 0, 0).toLower();
    return table == "provider"_L1 || table == "ledger"_L1 || isNamedLikeShops(key);
}

QStringList SettingsFile::usualFiles()
{
    QStringList files = QStandardPaths::standardLocations(QStandardPaths::GenericConfigLocation);
    files.removeDuplicates();
    std::reverse(files.begin(), files.end());
    for (QString &file : files)
        file += "/balcao/balcao.toml"_L1;
    return files;
}

QString SettingsFile::usualSavedFile()
{
    return QFileInfo(usualFiles().constLast()).path() + "/saved.toml"_L1;
}

SettingsFile SettingsFile::read(const QStringList &files, const QString &saved)
{
    SettingsFile settings;
    settings.m_users = files.isEmpty() ? QString() : files.constLast();
    settings.m_saved = saved;
    for (const QString &file : files)
        settings.readOne(file);
    if (!saved.isEmpty())
        settings.readOne(saved);
    return settings;
}

QString SettingsFile::text(const QString &key) const
{
    const auto found = std::find_if(m_values.crbegin(), m_values.crend(),
                                    [&key](const Setting &setting) { return setting.key == key; });
    return found == m_values.crend() ? QString() : found->text;
}

QString SettingsFile::holderOf(const QString &key) const
{
    const auto found =
        std::find_if(m_locks.cbegin(), m_locks.cend(), [&key](const Lock &lock) { return lock.key == key; });
    return found == m_locks.cend() ? QString() : found->file;
}

std::optional<Setting> SettingsFile::beforeSaved(const QString &key) const
{
    const auto found = std::find_if(m_values.crbegin(), m_values.crend(), [this, &key](const Setting &setting) {
        return setting.key == key && setting.file != m_saved;
    });
    return found == m_values.crend() ? std::nullopt : std::optional(*found);
}

void SettingsFile::refuse(const Setting &setting)
{
    if (const Setting refused = setting; m_values.removeOne(refused))
        m_problems.append({.kind = Kind::BadValue, .file = refused.file, .line = refused.line, .key = refused.key});
}

void SettingsFile::readOne(const QString &file)
{
    if (isAbsent(file))
        return;
    const std::optional<QByteArray> bytes = bytesOf(file);
    if (!bytes) {
        m_problems.append({.kind = Kind::Unreadable, .file = file});
        return;
    }
    const qsizetype first = m_problems.size();
    const toml::parse_result parsed = parsedToml(*bytes);
    if (!parsed) {
        m_problems.append({.kind = Kind::Syntax,
                           .file = file,
                           .line = lineOf(parsed.error().source()),
                           .reason = textOf(parsed.error().description())});
        return;
    }
    const auto take = [&](const QString &key, const toml::node &node, int line) {
        // No person edits the saved file: a value from before a lock is passed over.
        if (Settings::isRetired(key) || (file == m_saved && !holderOf(key).isEmpty()))
            return;
        const auto value = valueOf(node);
        if (!Settings::key(key))
            m_problems.append(
                {.kind = Kind::UnknownKey, .file = file, .line = line, .key = key, .isLikeShops = isLikeShops(node)});
        else if (!holderOf(key).isEmpty())
            m_problems.append({.kind = Kind::Locked, .file = file, .line = line, .key = key});
        else if (!value)
            m_problems.append({.kind = Kind::BadValue, .file = file, .line = line, .key = key});
        else
            m_values.append({.key = key, .text = *value, .file = file, .line = line});
    };
    QList<Lock> locks;
    const auto lock = [&](const toml::node &name) {
        const QString key = valueOf(name).value_or(QString());
        const SettingKey *const known = Settings::key(key);
        if (known && known->mayBeLocked)
            locks.append({key, file});
        else if (!Settings::isRetired(key))
            m_problems.append({.kind = known || key.isEmpty() ? Kind::BadValue : Kind::UnknownKey,
                               .file = file,
                               .line = lineOf(name.source()),
                               .key = known || key.isEmpty() ? u"locked"_s : key});
    };
    for (const auto &[name, node] : parsed.table()) {
        const toml::array *const names = node.as_array();
        if (const toml::table *const table = node.as_table()) {
            for (const auto &[key, value] : *table)
                take(textOf(name) + u'.' + textOf(key), value, lineOf(key.source()));
        } else if (names && textOf(name) == "locked"_L1) {
            for (const toml::node &key : *names)
                lock(key);
        } else {
            take(textOf(name), node, lineOf(name.source()));
        }
    }
    // Only the computer's files lock a key, against the files behind them.
    if (file != m_users && file != m_saved)
        m_locks += locks;
    // TOML's tables are sorted by name; people read from the top.
    std::sort(m_problems.begin() + first, m_problems.end(),
              [](const auto &one, const auto &other) { return one.line < other.line; });
}

} // namespace balcao
