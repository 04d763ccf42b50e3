// SPDX-License-Identifier: MIT
#pragma once

#include "sandbox/chargebook.h"
#include "sandbox/replies.h"

#include <QByteArray>

#include <atomic>
#include <string>
#include <string_view>

namespace balcao::sandbox
{

/** The provider apart from the network: requests in, replies out. Thread-safe. Never throws on a request's account. */
class SandboxProvider
{
public:
    SandboxProvider(ChargeBook &book, Quirks quirks, const QByteArray &apiKey);

    /** To be set once, before the first request: http://127.0.0.1:PORT. */
    void setOrigin(std::string origin) { m_origin = std::move(origin); }

    /** Overrides the fault of the quirks; thread-safe. */
    void setFault(Fault fault) { m_fault = fault; }

    /** @p header is the value of Authorization. The time this takes does not depend on how much of the key is right. */
    [[nodiscard]] bool isAuthorized(std::string_view header) const;

    /** For the header of that name: "Sat, 21 Nov 2026 06:20:01 GMT". */
    [[nodiscard]] std::string date() const;

    [[nodiscard]] Reply create(std::string_view body);
    [[nodiscard]] Reply update(std::string_view body, const QueryParameters &query);

    /** GET below /sandbox: health, charges, charges/{txid}/qr.png. @p path starts after "/sandbox/". */
    [[nodiscard]] Reply look(std::string_view path);
    /** POST below /sandbox: charges/{txid}/pay, expire, cancel, refund. */
    [[nodiscard]] Reply act(std::string_view path);

private:
    [[nodiscard]] Reply answer(const BookResult &result, Operation operation) const;

    ChargeBook &m_book;
    Quirks m_quirks;
    std::atomic<Fault> m_fault;
    QByteArray m_keyHash;
    std::string m_origin;
};

} // namespace balcao::sandbox
