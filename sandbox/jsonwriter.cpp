// SPDX-License-Identifier: MIT
#include "sandbox/jsonwriter.h"

#include <nlohmann/json.hpp>

namespace balcao::sandbox
{

JsonObjectWriter &JsonObjectWriter::addText(std::string_view key, std::string_view value)
{
    return addJson(key, quotedJson(value));
}

JsonObjectWriter &JsonObjectWriter::addJson(std::string_view key, std::string_view json)
{
    if (m_text.size() > 1) {
        m_text += ',';
    }
    m_text += quotedJson(key);
    m_text += ':';
    m_text += json;
    return *this;
}

std::string quotedJson(std::string_view text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace balcao::sandbox
