// SPDX-License-Identifier: MIT
#include "sandbox/exchange.h"

#include "sandbox/requesthead.h"

#include <algorithm>
#include <array>

namespace balcao::sandbox
{

namespace
{

using namespace std::chrono_literals;

constexpr int timeIsUp = 408;
constexpr int bodyTooLarge = 413;
constexpr int noMoreToSend = 1; // SHUT_WR, or SD_SEND on Windows
constexpr auto crowdedTime = 250ms;
/** For a client that is slow to take its answer. */
constexpr auto moreForTheAnswer = 5s;

} // namespace

Exchange::Exchange(httplib::Stream &client, const Crowd &crowd, std::chrono::milliseconds time)
    : m_client(client)
    , m_crowd(crowd)
    , m_time(time)
{
}

Exchange::Clock::duration Exchange::spent() const
{
    return Clock::now() - m_begun;
}

bool Exchange::isOverdue() const
{
    return m_crowd.isStopping || spent() > m_time || (m_crowd.waiting > 0 && spent() > crowdedTime);
}

/** Fills m_bytes anew with what came. As recv(), and -1 also where there is no more time. */
ssize_t Exchange::receive()
{
    constexpr std::size_t block = 4096; // no less: the library's connection would keep what is over, and not tell of it
    while (!isOverdue()) {
        if (m_client.is_readable()) {
            m_bytes.resize(block);
            m_given = 0;
            const ssize_t count = m_client.read(m_bytes.data(), block);
            m_bytes.resize(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
            return count;
        }
    }
    m_problem = timeIsUp;
    return -1;
}

bool Exchange::readHead()
{
    std::string all;
    RequestHead head;
    bool isCut = false;
    while (head.size == 0 && head.problem == 0 && !isCut) {
        isCut = receive() <= 0;
        all += m_bytes;
        head = RequestHead::of(all);
    }
    if (all.empty() || m_crowd.isStopping) {
        return false;
    }
    if (m_problem == 0) {
        m_problem = head.problem == 0 && head.size == 0 ? badRequest : head.problem;
    }
    m_leftOfBody = head.mostOfBody;
    m_bytes = m_problem != 0 ? "\r\n" : all; // the library takes no empty line for a request
    m_given = 0;
    return true;
}

ssize_t Exchange::read(char *bytes, size_t size)
{
    if (m_given == m_bytes.size()) {
        if (m_leftOfBody == 0 && m_problem == 0) {
            m_problem = bodyTooLarge;
        }
        const ssize_t count = m_problem != 0 ? -1 : receive();
        if (count <= 0) {
            return count;
        }
        m_leftOfBody -= std::min(m_leftOfBody, m_bytes.size());
    }
    const std::size_t count = m_bytes.copy(bytes, size, m_given);
    m_given += count;
    return static_cast<ssize_t>(count);
}

ssize_t Exchange::write(const char *bytes, size_t size)
{
    if (m_ending != Ending::Answer || spent() > m_time + moreForTheAnswer) {
        return -1;
    }
    // Not m_client.write(), which takes a client that has nothing more to send for gone.
    return httplib::detail::send_socket(m_client.socket(), bytes, size, 0);
}

void Exchange::hang()
{
    std::array<char, 4096> ignored{};
    while (!m_crowd.isStopping && (!m_client.is_readable() || m_client.read(ignored.data(), ignored.size()) > 0)) {
    }
}

void Exchange::drain()
{
    constexpr int enough = 8192;
    ::shutdown(m_client.socket(), noMoreToSend);
    for (int i = 0; i < enough && receive() > 0; ++i) {
    }
}

void Exchange::get_remote_ip_and_port(std::string &address, int &port) const
{
    m_client.get_remote_ip_and_port(address, port);
}

void Exchange::get_local_ip_and_port(std::string &address, int &port) const
{
    m_client.get_local_ip_and_port(address, port);
}

} // namespace balcao::sandbox
