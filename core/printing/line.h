// SPDX-License-Identifier: MIT
#pragma once

#include "core/printing/transports.h"

namespace balcao::print::transport
{

/** An open device or connection, by a descriptor that does not block and stays the caller's. On Windows a connection.
 *
 *  Bytes that the printer sends are read and dropped; they are no progress of a job.
 */
class Line
{
public:
    enum class Kind { Connection, Device };

    Line(qintptr descriptor, Kind kind) noexcept
        : m_descriptor(descriptor)
        , m_kind(kind)
    {
    }

    /** The answer to a real-time question; nothing: none came. */
    [[nodiscard]] std::optional<char> asked(const char *question);
    /** Gives all @p bytes to the system. Busy: the connection ended before the first one. */
    [[nodiscard]] Expected<void, DeliveryError> send(const QByteArray &bytes, JobTime &time);
    /** Ends a connection and waits for the printer's end. Stalled: it was reset, or not every byte was received. A printer that has
     *  received all and keeps its end open has taken the job, too.
     */
    [[nodiscard]] Expected<void, DeliveryError> close(JobTime &time);
    /** Closing a connection resets it from now on: bytes that were not received are not sent. */
    void discard() const;
    /** Which of @p events of poll(), or errors, came within @p milliseconds; 0: none, or a signal interrupted it. */
    [[nodiscard]] short wait(short events, int milliseconds) const;
    /** Linux: bytes that were not acknowledged; on a serial line, those that its driver holds. Elsewhere: 1 soon after the printer's end,
     *  else 0.
     */
    [[nodiscard]] int unreceived() const;

private:
    /** A device is always open. */
    enum class State {
        Open,
        /** The printer sends no more. */
        Ended,
        Reset
    };

    [[nodiscard]] qsizetype write(const char *bytes, qsizetype size);
    [[nodiscard]] qsizetype read(char *bytes, qsizetype size);
    /** False: there was nothing. */
    [[nodiscard]] bool drop();
    [[nodiscard]] bool hasError() const;

    qintptr m_descriptor;
    Kind m_kind;
    State m_state = State::Open;
    /** For systems that do not count the bytes: a reset comes soon behind the end. */
    QDeadlineTimer m_mayBeReset;
};

} // namespace balcao::print::transport
