// SPDX-License-Identifier: MIT
#pragma once

#include "sandbox/sandboxserver.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <httplib.h>
#include <nlohmann/json.hpp>

#include <string>

namespace balcao::sandbox
{

/** A sandbox that runs, and the shortest way to ask it something over a real socket. */
class TestSandbox
{
public:
    using Json = nlohmann::json;

    struct Answer {
        int status = 0;
        std::string body;
        Json json;
        httplib::Headers headers;
    };

    explicit TestSandbox(const QStringList &quirks = {}, SandboxOptions options = {});

    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] SandboxServer &server() { return m_server; }
    [[nodiscard]] const SandboxServer &server() const { return m_server; }

    /** With key and Content-Type; @p target is below /v1/pixQrCode/. */
    [[nodiscard]] Answer post(const std::string &target, const std::string &body) const;
    [[nodiscard]] Answer post(const std::string &target, const char *body) const
    {
        return post(target, std::string(body));
    }
    [[nodiscard]] Answer post(const std::string &target, const Json &body) const { return post(target, body.dump()); }
    /** Without a key. */
    [[nodiscard]] Answer get(const std::string &path) const;
    [[nodiscard]] Answer act(const std::string &txid, const std::string &action) const;
    /** Any request; @p path is whole. */
    [[nodiscard]] Answer send(const httplib::Request &request) const;

    /** A charge of 49.90 for validCustomer(); its txid. */
    [[nodiscard]] std::string createdTxid() const;

    [[nodiscard]] static Json validCustomer();
    [[nodiscard]] static Json validCreate(const std::string &customerField = {}, const Json &value = {});
    /** "customer.tax_id amount": the fields that a 422 names, in its order. */
    [[nodiscard]] static QString fieldsNamed(const Answer &answer);
    /** Field 54 of a code, or what the id names. Empty when the code is not sound TLV with a right CRC. */
    [[nodiscard]] static std::string codeField(const std::string &code, const std::string &id);

private:
    static SandboxOptions optionsWith(const QStringList &quirks, SandboxOptions options);

    SandboxServer m_server;
    bool m_running;
};

} // namespace balcao::sandbox
