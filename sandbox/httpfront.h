// SPDX-License-Identifier: MIT
#pragma once

#include "sandbox/sandboxprovider.h"

#include <httplib.h>

#include <atomic>

namespace balcao::sandbox
{

/** The provider's addresses on cpp-httplib. The library parses heads and writes answers; reading from the network is
 *  RequestReader's, so that no request can make the library wait, unpack, or match long text with regular expressions.
 */
class HttpFront final : public httplib::Server
{
public:
    /** @p provider must outlive this object. */
    explicit HttpFront(SandboxProvider &provider);

    /** Binds to 127.0.0.1 and begins to listen. 0 asks for any free port. Empty when the port cannot be had. */
    [[nodiscard]] std::optional<int> bind(int port);

    /** Ends all waits for clients, so that the connections close by themselves. */
    void beginStop() { m_stopping = true; }

private:
    bool process_and_close_socket(socket_t socket) override;

    HandlerResponse route(const httplib::Request &request, httplib::Response &response);
    [[nodiscard]] std::optional<Reply> refusal(const httplib::Request &request) const;
    [[nodiscard]] std::optional<Reply> sandboxRefusal(const httplib::Request &request) const;

    SandboxProvider &m_provider;
    std::atomic<bool> m_stopping = false;
};

} // namespace balcao::sandbox
