// SPDX-License-Identifier: MIT
#pragma once

#define TOML_EXCEPTIONS 0
// toml++ 3.3 asserts what it then refuses by itself: "[ .x]".
#define TOML_ASSERT(expr) static_assert(true)
#include <toml++/toml.h>

#include <QByteArray>
#include <QString>

#include <optional>
#include <string_view>

/** A settings file's bytes and toml++, for this folder alone. */
namespace balcao
{

constexpr qint64 longestSettingsFile = 65'536;

[[nodiscard]] inline toml::parse_result parsedToml(const QByteArray &bytes)
{
    return toml::parse(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

/** Not even out of reach: a folder that may not be looked into, or a link to a disk that is not there, may hold it. */
[[nodiscard]] bool isAbsent(const QString &file);
/** Nothing: it cannot be read whole. */
[[nodiscard]] std::optional<QByteArray> bytesOf(const QString &file);

} // namespace balcao
