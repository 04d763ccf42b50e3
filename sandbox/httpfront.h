// SPDX-License-Identifier: MIT
#pragma once

#include "sandbox/sandboxprovider.h"

#include <httplib.h>

#include <atomic>

namespace balcao::sandbox
{

/** The provider's addresses on cpp-httplib, whose reading and limits hold; one request for each connection.
 *
 *  The library hands its connections over here for two things that it does not do itself: leaving a request without an
 *  answer, and stopping at once whatever the clients do.
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
    bool serve(httplib::Stream &client);

    HandlerResponse route(const httplib::Request &request, httplib::Response &response);
    [[nodiscard]] std::optional<Reply> refusal(const httplib::Request &request) const;
    [[nodiscard]] std::optional<Reply> sandboxRefusal(const httplib::Request &request) const;

    SandboxProvider &m_provider;
    std::atomic<bool> m_stopping = false;
};

} // namespace balcao::sandbox
