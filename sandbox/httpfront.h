// SPDX-License-Identifier: MIT
#pragma once

#include "sandbox/exchange.h"
#include "sandbox/sandboxprovider.h"

#include <httplib.h>

#include <chrono>
#include <optional>

namespace balcao::sandbox
{

/** The provider's addresses on cpp-httplib; one request for each connection.
 *
 *  The library hands its connections over here for what it does not do itself (sandbox/exchange.h): refusing what is not proper
 *  HTTP, too large or too slow, leaving a request without an answer, and stopping at once whatever the clients do.
 */
class HttpFront final : public httplib::Server
{
public:
    /** @p provider must outlive this object. */
    HttpFront(SandboxProvider &provider, std::chrono::milliseconds requestTime);

    /** Binds to 127.0.0.1 and begins to listen. 0 asks for any free port. Empty when the port cannot be had. */
    [[nodiscard]] std::optional<int> bind(int port);

    /** Ends all waits for clients, so that the connections close by themselves. */
    void beginStop() { m_crowd.isStopping = true; }

    /** For new_task_queue: the library owns it, and must not outlive this object. */
    [[nodiscard]] httplib::TaskQueue *newQueue();

private:
    bool process_and_close_socket(socket_t socket) override;
    Ending serve(httplib::Stream &client);

    HandlerResponse route(const httplib::Request &request, httplib::Response &response);
    [[nodiscard]] std::optional<Reply> refusal(const httplib::Request &request) const;
    [[nodiscard]] std::optional<Reply> sandboxRefusal(const httplib::Request &request) const;

    SandboxProvider &m_provider;
    const std::chrono::milliseconds m_requestTime;
    Crowd m_crowd;
};

} // namespace balcao::sandbox
