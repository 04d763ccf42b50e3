// SPDX-License-Identifier: MIT
#include "core/settings/settingsfile.h"

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = SettingsProblem::Kind;

constexpr qint64 longestFile = 65'536;

constexpr std::array keys{"provider.address"_L1,     "provider.amount-unit"_L1, "provider.update-amount"_L1,
                          "provider.update-by"_L1,   "provider.timeout"_L1,     "till.counter"_L1,
                          "till.language"_L1,        "till.training"_L1,        "ledger.address"_L1,
                          "ledger.retention-days"_L1};

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

} // namespace

QStringList SettingsFile::usualFiles()
{
    QStringList files = QStandardPaths::locateAll(QStandardPaths::GenericConfigLocation, u"balcao/balcao.toml"_s,
                                                  QStandardPaths::LocateFile);
    std::reverse(files.begin(), files.end());
    return files;
}

SettingsFile SettingsFile::read(const QStringList &files)
{
    SettingsFile settings;
    for (const QString &file : files)
        settings.readOne(file);
    return settings;
}

void SettingsFile::refuse(const QString &key)
{
    if (const Setting setting = m_values.take(key); setting.line > 0)
        m_problems.append({.kind = Kind::BadValue, .file = setting.file, .line = setting.line, .key = key});
}

void SettingsFile::readOne(const QString &file)
{
    if (!QFileInfo::exists(file))
        return;
    QFile input(file);
    // A pipe or a device could hold the start up for ever.
    if (!QFileInfo(file).isFile() || !input.open(QIODevice::ReadOnly) || input.size() > longestFile) {
        m_problems.append({.kind = Kind::Unreadable, .file = file});
        return;
    }
    const QByteArray bytes = input.read(longestFile);
    const toml::parse_result parsed =
        toml::parse(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    if (!parsed) {
        m_problems.append({.kind = Kind::Syntax, .file = file, .line = lineOf(parsed.error().source())});
        return;
    }
    const qsizetype first = m_problems.size();
    const auto take = [&](const QString &key, const toml::node &node, int line) {
        const auto value = valueOf(node);
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            m_problems.append({.kind = Kind::UnknownKey, .file = file, .line = line, .key = key});
        else if (!value)
            m_problems.append({.kind = Kind::BadValue, .file = file, .line = line, .key = key});
        else
            m_values.insert(key, {.text = *value, .file = file, .line = line});
    };
    for (const auto &[name, node] : parsed.table()) {
        const toml::table *table = node.as_table();
        if (!table) {
            take(textOf(name), node, lineOf(name.source()));
            continue;
        }
        for (const auto &[key, value] : *table)
            take(textOf(name) + u'.' + textOf(key), value, lineOf(key.source()));
    }
    // TOML's tables are sorted by name; people read from the top.
    std::sort(m_problems.begin() + first, m_problems.end(),
              [](const auto &one, const auto &other) { return one.line < other.line; });
}

} // namespace balcao
