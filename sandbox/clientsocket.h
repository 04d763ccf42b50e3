// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <httplib.h>

#include <atomic>
#include <chrono>
#include <string>
#include <string_view>

namespace balcao::sandbox
{

/** One accepted connection, owned: closed at the latest by the destructor.
 *
 *  Every wait has an end in time and ends within 50 ms of @c stopping becoming true, whatever the other side does.
 */
class ClientSocket
{
public:
    using Deadline = std::chrono::steady_clock::time_point;

    /** @p stopping must outlive this object. */
    ClientSocket(socket_t socket, const std::atomic<bool> &stopping);
    ~ClientSocket();
    Q_DISABLE_COPY_MOVE(ClientSocket)

    /** Appends what has arrived to @p buffer, at most @p limit bytes. False at the end of the stream, after an error,
     *  at @p deadline and when stopping.
     */
    [[nodiscard]] bool receive(std::string &buffer, std::size_t limit, Deadline deadline);
    [[nodiscard]] bool send(std::string_view bytes, Deadline deadline);

    /** Says that nothing more will be sent, and takes in what the client still sends, so that it can read the answer
     *  before it notices the end. At most 32 MiB and 2 seconds.
     */
    void closeGently();
    /** Closes with a reset. */
    void reset();
    /** Waits until the client goes away or the server stops. */
    void waitForEnd();

    [[nodiscard]] bool isStopping() const { return m_stopping; }

private:
    [[nodiscard]] bool wait(short event, Deadline deadline) const;
    void close();

    socket_t m_socket;
    const std::atomic<bool> &m_stopping;
};

} // namespace balcao::sandbox
