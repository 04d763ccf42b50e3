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
class JsonNode
{
public:
    enum class Kind { Null, Boolean, Number, String, Array, Object };
    using Member = std::pair<std::string, JsonNode>;

    JsonNode() = default;
    explicit JsonNode(Kind kind, std::string text = {})
        : m_kind(kind)
        , m_text(std::move(text))
    {
    }

    [[nodiscard]] Kind kind() const noexcept { return m_kind; }
    /** The contents of a string, or the number as written. */
    [[nodiscard]] const std::string &text() const noexcept { return m_text; }
    /** Null when this is not an object, or has no such member. */
    [[nodiscard]] const JsonNode *member(std::string_view key) const;
    /** @p key must be new in this object. */
    void addMember(std::string key, JsonNode value);

private:
    Kind m_kind = Kind::Null;
    std::string m_text;
    std::vector<Member> m_members;
};

enum class JsonError { Malformed, TooDeep, DuplicateKey };

/** Reads one whole JSON text: UTF-8, nothing after it, every key once per object, at most 32 levels deep. */
[[nodiscard]] std::variant<JsonNode, JsonError> parseJson(std::string_view text);

} // namespace balcao::sandbox
