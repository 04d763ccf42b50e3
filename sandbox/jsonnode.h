// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace balcao::sandbox
{

/** A JSON value as it was written. Numbers keep their text, so that no centavo passes through a binary fraction.
 *  The contents of arrays are not kept: no request of the interface has one.
 */
struct JsonNode {
    enum class Kind { Null, Boolean, Number, String, Array, Object };

    Kind kind = Kind::Null;
    /** The contents of a string, or the number as written. */
    std::string text;
    /** Of an object, each key once. */
    std::vector<std::pair<std::string, JsonNode>> members;

    /** Null when this is not an object, or has no such member. */
    [[nodiscard]] const JsonNode *member(std::string_view key) const;
};

enum class JsonError { Malformed, TooDeep, DuplicateKey };

/** Reads one whole JSON text: UTF-8, nothing after it, every key once per object, at most 32 levels deep. */
[[nodiscard]] std::variant<JsonNode, JsonError> parseJson(std::string_view text);

} // namespace balcao::sandbox
