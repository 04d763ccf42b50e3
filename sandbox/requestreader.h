// SPDX-License-Identifier: MIT
#pragma once

#include "sandbox/clientsocket.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace balcao::sandbox
{

/** Reads whole HTTP/1.1 requests from a connection and hands them on in a plain form: head and body complete, the body
 *  counted, no header that would make the HTTP library stream, unpack or cut anything.
 *
 *  This is where size and time have their limits: 15 s of silence between requests, 10 s for a whole request, 8 KiB for
 *  the request line or a header, 16 KiB for the head, 64 KiB for the body.
 */
class RequestReader
{
public:
    static constexpr std::size_t maxBody = std::size_t{64} * 1024;
    static constexpr std::size_t maxLine = std::size_t{8} * 1024;
    static constexpr std::size_t maxHead = std::size_t{16} * 1024;

    /** Nothing more comes, or it did not come in time: close without a word. */
    struct Ended {
    };
    /** The request cannot be taken: answer with this status, then close. */
    struct Refused {
        int status = 400;
    };

    explicit RequestReader(ClientSocket &socket)
        : m_socket(socket)
    {
    }

    /** The next request, as text that ends with its body. */
    [[nodiscard]] std::variant<std::string, Ended, Refused> next();

private:
    using Deadline = ClientSocket::Deadline;
    enum class Failure { Ended, TooLong };
    /** What the headers say about the body, and the headers that are passed on. */
    struct Head {
        std::string text;
        std::optional<std::size_t> length;
        bool chunked = false;
        bool expectsContinue = false;
    };

    [[nodiscard]] std::variant<Head, int> readHead(std::string_view raw) const;
    [[nodiscard]] int readHeader(std::string_view line, Head &head) const;
    [[nodiscard]] std::variant<std::string, Ended, Refused> readBody(const Head &head, Deadline deadline);
    [[nodiscard]] std::variant<std::string, Ended, Refused> readChunks(Deadline deadline);
    /** A line without its end. */
    [[nodiscard]] std::variant<std::string, Failure> takeLine(std::size_t limit, Deadline deadline);
    [[nodiscard]] std::optional<std::string> takeBytes(std::size_t count, Deadline deadline);

    ClientSocket &m_socket;
    std::string m_buffer;
};

} // namespace balcao::sandbox
