// SPDX-License-Identifier: MIT
#pragma once

#include "sandbox/replies.h"

#include <httplib.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <string>

namespace balcao::sandbox
{

/** What the connections of a server have in common. */
struct Crowd {
    std::atomic<bool> isStopping = false;
    /** Accepted, and served by no thread yet. */
    std::atomic<int> waiting = 0;
};

/** The library's connection while it brings its one request and takes the answer, within limits that the library does not have:
 *
 *  of bytes (sandbox/requesthead.h), and of time. A request has @p time to arrive as a whole, however its bytes are spread, and a
 *  quarter of a second while other connections wait for a thread. No wait outlasts the stop by more than 50 ms.
 */
class Exchange final : public httplib::Stream
{
public:
    Exchange(httplib::Stream &client, const Crowd &crowd, std::chrono::milliseconds time);

    /** Reads up to the end of the header lines. False: there is nobody to answer. */
    [[nodiscard]] bool readHead();
    /** The status to refuse the request with, whatever the library makes of it; 0: none. */
    [[nodiscard]] int problem() const { return m_problem; }

    /** Once this is not Ending::Answer, nothing is sent. */
    void endWith(Ending ending) { m_ending = ending; }
    [[nodiscard]] Ending ending() const { return m_ending; }
    /** Leaves the connection open until the client closes it. */
    void hang();
    /** Takes in what the client still sends, so that it can read the answer before it notices the end. */
    void drain();

    ssize_t read(char *bytes, size_t size) override;
    ssize_t write(const char *bytes, size_t size) override;
    [[nodiscard]] bool is_readable() const override { return true; }
    [[nodiscard]] bool is_writable() const override { return true; }
    void get_remote_ip_and_port(std::string &address, int &port) const override;
    void get_local_ip_and_port(std::string &address, int &port) const override;
    [[nodiscard]] socket_t socket() const override { return m_client.socket(); }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] Clock::duration spent() const;
    [[nodiscard]] bool isOverdue() const;
    [[nodiscard]] ssize_t receive();

    httplib::Stream &m_client;
    const Crowd &m_crowd;
    const std::chrono::milliseconds m_time;
    const Clock::time_point m_begun = Clock::now();
    Ending m_ending = Ending::Answer;
    int m_problem = 0;
    /** Came and was not read yet, from m_given on. */
    std::string m_bytes;
    std::size_t m_given = 0;
    std::size_t m_leftOfBody = 0;
};

} // namespace balcao::sandbox
