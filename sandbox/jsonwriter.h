// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace balcao::sandbox
{

/** Writes one JSON object, members in the order given, numbers as the caller wrote them. */
class JsonObjectWriter
{
public:
    JsonObjectWriter &addText(std::string_view key, std::string_view value);
    /** @p json is a whole JSON value: a number, null, an object. */
    JsonObjectWriter &addJson(std::string_view key, std::string_view json);

    [[nodiscard]] std::string text() const { return m_text + '}'; }

private:
    std::string m_text = "{";
};

/** A JSON string with its quotes. Bytes that are not UTF-8 become the replacement character. */
[[nodiscard]] std::string quotedJson(std::string_view text);

} // namespace balcao::sandbox
