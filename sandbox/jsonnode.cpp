// SPDX-License-Identifier: MIT
#include "sandbox/jsonnode.h"

#include <nlohmann/json.hpp>

#include <set>

namespace balcao::sandbox
{

namespace
{

constexpr std::size_t maxDepth = 32;

struct Level {
    JsonNode node;
    std::string key;
    std::set<std::string> keys;
};

/** Receives the parser's events; returning false ends the parse. The names are the parser's. */
class Builder
{
public:
    using string_t = nlohmann::json::string_t;
    using binary_t = nlohmann::json::binary_t;

    bool null() { return place({}); }
    bool boolean(bool value) { return place(JsonNode{JsonNode::Kind::Boolean, value ? "true" : "false", {}}); }
    bool number_integer(nlohmann::json::number_integer_t value) { return number(std::to_string(value)); }
    bool number_unsigned(nlohmann::json::number_unsigned_t value) { return number(std::to_string(value)); }
    bool number_float(nlohmann::json::number_float_t, const string_t &token)
    {
        // nlohmann-json 3.11 hands out the token with the locale's decimal separator in place of the point (its issue 4084).
        std::string written = token;
        if (const std::size_t separator = written.find_first_not_of("0123456789+-eE"); separator != std::string::npos)
            written[separator] = '.';
        return number(std::move(written));
    }
    bool string(string_t &value) { return place(JsonNode{JsonNode::Kind::String, value, {}}); }
    bool binary(binary_t &) { return false; }
    bool start_object(std::size_t) { return open(JsonNode::Kind::Object); }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(JsonNode::Kind::Array); }
    bool end_array() { return close(); }

    bool key(string_t &key)
    {
        if (!m_levels.back().keys.insert(key).second) {
            m_error = JsonError::DuplicateKey;
            return false;
        }
        m_levels.back().key = key;
        return true;
    }

    template <class Exception>
    bool parse_error(std::size_t, const std::string &, const Exception &)
    {
        return false;
    }

    [[nodiscard]] JsonError error() const { return m_error; }
    [[nodiscard]] JsonNode takeRoot() { return std::move(m_root); }

private:
    bool number(std::string token) { return place(JsonNode{JsonNode::Kind::Number, std::move(token), {}}); }

    bool open(JsonNode::Kind kind)
    {
        if (m_levels.size() == maxDepth) {
            m_error = JsonError::TooDeep;
            return false;
        }
        m_levels.push_back({JsonNode{kind, {}, {}}, {}, {}});
        return true;
    }

    bool close()
    {
        JsonNode node = std::move(m_levels.back().node);
        m_levels.pop_back();
        return place(std::move(node));
    }

    bool place(JsonNode node)
    {
        if (m_levels.empty()) {
            m_root = std::move(node);
        } else if (m_levels.back().node.kind == JsonNode::Kind::Object) {
            m_levels.back().node.members.emplace_back(std::move(m_levels.back().key), std::move(node));
        }
        return true;
    }

    std::vector<Level> m_levels;
    JsonNode m_root;
    JsonError m_error = JsonError::Malformed;
};

} // namespace

const JsonNode *JsonNode::member(std::string_view key) const
{
    for (const auto &[name, value] : members) {
        if (name == key) {
            return &value;
        }
    }
    return nullptr;
}

std::variant<JsonNode, JsonError> parseJson(std::string_view text)
{
    Builder builder;
    try {
        if (nlohmann::json::sax_parse(text, &builder)) {
            return builder.takeRoot();
        }
    } catch (const nlohmann::json::exception &) {
        return JsonError::Malformed;
    }
    return builder.error();
}

} // namespace balcao::sandbox
