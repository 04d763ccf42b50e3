// SPDX-License-Identifier: MIT
#include "tests/sandbox/testsandbox.h"

#include <map>

using namespace Qt::StringLiterals;

namespace balcao::sandbox
{

namespace
{

constexpr auto key = "test-key";

/** Written apart from the provider's own, with a table instead of a loop over bits. */
unsigned crc16(const std::string &bytes)
{
    unsigned crc = 0xFFFF;
    for (const char byte : bytes) {
        unsigned x = ((crc >> 8) ^ static_cast<unsigned char>(byte)) & 0xFFU;
        x ^= x >> 4;
        crc = ((crc << 8) ^ (x << 12) ^ (x << 5) ^ x) & 0xFFFFU;
    }
    return crc;
}

/** Empty when the lengths do not add up. */
std::map<std::string, std::string> objects(const std::string &text)
{
    std::map<std::string, std::string> found;
    std::size_t at = 0;
    while (at < text.size()) {
        if (text.size() - at < 4) {
            return {};
        }
        const auto length = static_cast<std::size_t>(std::stoi(text.substr(at + 2, 2)));
        if (text.size() - at - 4 < length || !found.emplace(text.substr(at, 2), text.substr(at + 4, length)).second) {
            return {};
        }
        at += 4 + length;
    }
    return found;
}

} // namespace

TestSandbox::TestSandbox(const QStringList &quirks, SandboxOptions options)
    : m_server(optionsWith(quirks, std::move(options)))
    , m_running(m_server.start())
{
}

SandboxOptions TestSandbox::optionsWith(const QStringList &quirks, SandboxOptions options)
{
    for (const QString &quirk : quirks) {
        const auto changed = options.quirks.with(quirk);
        Q_ASSERT(changed);
        options.quirks = changed.value_or(options.quirks);
    }
    if (options.apiKey.isEmpty()) {
        options.apiKey = key;
    }
    return options;
}

TestSandbox::Answer TestSandbox::send(const httplib::Request &request) const
{
    httplib::Client client("127.0.0.1", m_server.port());
    client.set_read_timeout(30);
    client.set_url_encode(false);
    const auto result = client.send(request);
    if (!result) {
        return {};
    }
    return {result->status, result->body, Json::parse(result->body, nullptr, false), result->headers};
}

TestSandbox::Answer TestSandbox::post(const std::string &target, const std::string &body) const
{
    httplib::Request request;
    request.method = "POST";
    request.path = "/v1/pixQrCode/" + target;
    request.body = body;
    request.set_header("Authorization", std::string("Bearer ") + key);
    request.set_header("Content-Type", "application/json");
    return send(request);
}

TestSandbox::Answer TestSandbox::get(const std::string &path) const
{
    httplib::Request request;
    request.method = "GET";
    request.path = path;
    return send(request);
}

TestSandbox::Answer TestSandbox::act(const std::string &txid, const std::string &action) const
{
    httplib::Request request;
    request.method = "POST";
    request.path = "/sandbox/charges/" + txid + '/' + action;
    return send(request);
}

std::string TestSandbox::createdTxid() const
{
    const Answer answer = post("create", validCreate());
    return answer.json.is_object() ? answer.json.value("txid", std::string()) : std::string();
}

TestSandbox::Json TestSandbox::validCustomer()
{
    return {{"name", "Maria da Silva"},
            {"phone", "(11) 98765-4321"},
            {"email", "maria@example.com"},
            {"tax_id", "529.982.247-25"}};
}

TestSandbox::Json TestSandbox::validCreate(const std::string &customerField, const Json &value)
{
    Json customer = validCustomer();
    if (!customerField.empty()) {
        customer[customerField] = value;
    }
    return {{"amount", Json::parse("49.90")}, {"customer", customer}};
}

QString TestSandbox::fieldsNamed(const Answer &answer)
{
    QStringList names;
    if (answer.json.is_object() && answer.json.contains("error") && answer.json["error"].contains("errors")) {
        for (const Json &item : answer.json["error"]["errors"]) {
            const auto message = item.value("message", std::string());
            names += QString::fromStdString(message.empty() ? "(no message)" : item.value("field", std::string()));
        }
    }
    return names.join(u' ');
}

std::string TestSandbox::codeField(const std::string &code, const std::string &id)
{
    auto fields = objects(code);
    const auto crc = QString::number(crc16(code.substr(0, code.size() - 4)), 16).toUpper().rightJustified(4, u'0');
    if (fields["63"] != crc.toStdString() || !code.starts_with("000201")) {
        return {};
    }
    if (id.starts_with("26-")) {
        return objects(fields["26"])[id.substr(3)];
    }
    return id == "62-05" ? objects(fields["62"])["05"] : fields[id];
}

} // namespace balcao::sandbox
