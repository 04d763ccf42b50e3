// SPDX-License-Identifier: MIT
#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace balcao
{

using namespace Qt::StringLiterals;

/** The name of @p value in a table of pairs, an enumerator and its stable name each; empty: it has none. */
template <class Names, class Value>
[[nodiscard]] QLatin1StringView nameIn(const Names &names, Value value)
{
    const auto found =
        std::find_if(names.begin(), names.end(), [value](const auto &pair) { return pair.first == value; });
    return found == names.end() ? QLatin1StringView() : found->second;
}

/** Whether @p names has every enumerator from the first to @p last, in their order. */
template <class Names, class Value>
[[nodiscard]] constexpr bool isComplete(const Names &names, Value last)
{
    int next = 0;
    return names.size() == std::size_t(last) + 1 &&
           std::all_of(names.begin(), names.end(), [&next](const auto &pair) { return pair.first == Value(next++); });
}

/** The enumerator of that name, letter for letter. */
template <class Names>
[[nodiscard]] auto valueIn(const Names &names, QStringView name) -> std::optional<decltype(names.front().first)>
{
    const auto found =
        std::find_if(names.begin(), names.end(), [name](const auto &pair) { return pair.second == name; });
    return found == names.end() ? std::nullopt : std::optional(found->first);
}

/** The stable names of an enumeration, in the ledger, in JSON and in options. Each table follows its enumeration. */
template <class Enum>
inline constexpr int enumText = 0;

template <class Enum>
concept HasEnumText = requires
{
    enumText<Enum>.size();
};

/** "waiting", "not_found", … */
template <HasEnumText Enum>
[[nodiscard]] QLatin1StringView key(Enum value)
{
    return nameIn(enumText<Enum>, value);
}

/** The enumerator with that key(). */
template <HasEnumText Enum>
[[nodiscard]] std::optional<Enum> fromKey(QStringView name)
{
    return valueIn(enumText<Enum>, name);
}

} // namespace balcao
