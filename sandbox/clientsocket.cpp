// SPDX-License-Identifier: MIT
#include "sandbox/clientsocket.h"

#include <algorithm>
#include <array>
#include <cerrno>

#ifndef _WIN32
#include <fcntl.h>
#include <poll.h>
#endif

namespace balcao::sandbox
{

namespace
{

using namespace std::chrono_literals;

constexpr auto slice = 50ms;

#ifdef _WIN32
using ByteCount = int;
constexpr int sendFlags = 0;

int pollOne(WSAPOLLFD &entry, int milliseconds)
{
    return WSAPoll(&entry, 1, milliseconds);
}

void setNonBlocking(socket_t socket)
{
    u_long on = 1;
    ioctlsocket(socket, static_cast<long>(FIONBIO), &on);
}

bool wouldBlock()
{
    return WSAGetLastError() == WSAEWOULDBLOCK;
}

using PollEntry = WSAPOLLFD;
#else
using ByteCount = std::size_t;
constexpr int sendFlags = MSG_NOSIGNAL;

int pollOne(pollfd &entry, int milliseconds)
{
    return poll(&entry, 1, milliseconds);
}

void setNonBlocking(socket_t socket)
{
    fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK);
}

bool wouldBlock()
{
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}

using PollEntry = pollfd;
#endif

template <class Option>
void setOption(socket_t socket, int level, int name, const Option &value)
{
    setsockopt(socket, level, name, reinterpret_cast<const char *>(&value), sizeof value);
}

} // namespace

ClientSocket::ClientSocket(socket_t socket, const std::atomic<bool> &stopping)
    : m_socket(socket)
    , m_stopping(stopping)
{
    setNonBlocking(m_socket);
    setOption(m_socket, IPPROTO_TCP, TCP_NODELAY, 1);
}

ClientSocket::~ClientSocket()
{
    close();
}

bool ClientSocket::wait(short event, Deadline deadline) const
{
    while (!m_stopping) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
        if (left <= 0ms) {
            return false;
        }
        PollEntry entry{};
        entry.fd = m_socket;
        entry.events = event;
        const int ready = pollOne(entry, static_cast<int>(std::min<std::chrono::milliseconds>(left, slice).count()));
        if (ready > 0) {
            return true;
        }
        if (ready < 0 && !wouldBlock()) {
            return false;
        }
    }
    return false;
}

bool ClientSocket::receive(std::string &buffer, std::size_t limit, Deadline deadline)
{
    std::array<char, 16384> chunk{};
    while (m_socket != INVALID_SOCKET && wait(POLLIN, deadline)) {
        const auto count = ::recv(m_socket, chunk.data(), static_cast<ByteCount>(std::min(limit, chunk.size())), 0);
        if (count > 0) {
            buffer.append(chunk.data(), static_cast<std::size_t>(count));
            return true;
        }
        if (count == 0 || !wouldBlock()) {
            return false;
        }
    }
    return false;
}

bool ClientSocket::send(std::string_view bytes, Deadline deadline)
{
    while (!bytes.empty()) {
        if (m_socket == INVALID_SOCKET || !wait(POLLOUT, deadline)) {
            return false;
        }
        const auto count = ::send(m_socket, bytes.data(), static_cast<ByteCount>(bytes.size()), sendFlags);
        if (count > 0) {
            bytes.remove_prefix(static_cast<std::size_t>(count));
        } else if (!wouldBlock()) {
            return false;
        }
    }
    return true;
}

void ClientSocket::closeGently()
{
    if (m_socket == INVALID_SOCKET) {
        return;
    }
#ifdef _WIN32
    shutdown(m_socket, SD_SEND);
#else
    shutdown(m_socket, SHUT_WR);
#endif
    constexpr std::size_t enough = std::size_t{32} * 1024 * 1024;
    const Deadline deadline = std::chrono::steady_clock::now() + 2s;
    std::string ignored;
    for (std::size_t taken = 0; taken < enough && receive(ignored, enough, deadline); taken += ignored.size()) {
        ignored.clear();
    }
    close();
}

void ClientSocket::reset()
{
    if (m_socket != INVALID_SOCKET) {
        linger hard{};
        hard.l_onoff = 1;
        setOption(m_socket, SOL_SOCKET, SO_LINGER, hard);
        close();
    }
}

void ClientSocket::waitForEnd()
{
    std::string ignored;
    const auto never = std::chrono::steady_clock::now() + std::chrono::hours(24 * 365);
    while (receive(ignored, 1024, never)) {
        ignored.clear();
    }
}

void ClientSocket::close()
{
    if (m_socket == INVALID_SOCKET) {
        return;
    }
#ifdef _WIN32
    closesocket(m_socket);
#else
    ::close(m_socket);
#endif
    m_socket = INVALID_SOCKET;
}

} // namespace balcao::sandbox
