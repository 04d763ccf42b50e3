// SPDX-License-Identifier: MIT
#include "sandbox/requestreader.h"

#include <algorithm>
#include <charconv>

namespace balcao::sandbox
{

namespace
{

using namespace std::chrono_literals;

constexpr auto idleTime = 15s;
constexpr auto requestTime = 10s;
constexpr std::string_view lineEnd = "\r\n";
constexpr std::string_view headEnd = "\r\n\r\n";

std::string lower(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; });
    return result;
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t";
    const auto first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::optional<std::size_t> number(std::string_view text, int base)
{
    std::size_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
    if (error == std::errc::result_out_of_range) {
        return std::string_view::npos;
    }
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

bool hasControlCharacter(std::string_view line)
{
    return std::any_of(line.begin(), line.end(),
                       [](char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7F; });
}

bool isToken(std::string_view name)
{
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
               std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
    });
}

/** The HTTP library decodes %41 in header values, which nobody asked it to: with this it gives back what was sent. */
std::string protectedPercent(std::string_view value)
{
    std::string text;
    for (const char c : value) {
        text += c == '%' ? std::string("%25") : std::string(1, c);
    }
    return text;
}

} // namespace

std::variant<std::string, RequestReader::Ended, RequestReader::Refused> RequestReader::next()
{
    if (m_buffer.empty() && !m_socket.receive(m_buffer, maxHead, std::chrono::steady_clock::now() + idleTime)) {
        return Ended();
    }
    const Deadline deadline = std::chrono::steady_clock::now() + requestTime;
    auto end = m_buffer.find(headEnd);
    while (end == std::string::npos) {
        if (m_buffer.size() >= maxHead) {
            return Refused{431};
        }
        if (!m_socket.receive(m_buffer, maxHead, deadline)) {
            return Ended();
        }
        end = m_buffer.find(headEnd);
    }
    auto read = readHead(std::string_view(m_buffer).substr(0, end + lineEnd.size()));
    if (const int *status = std::get_if<int>(&read)) {
        return Refused{*status};
    }
    m_buffer.erase(0, end + headEnd.size());
    const auto &head = std::get<Head>(read);
    auto body = readBody(head, deadline);
    if (auto *bytes = std::get_if<std::string>(&body)) {
        return head.text + "Content-Length: " + std::to_string(bytes->size()) + "\r\n\r\n" + *bytes;
    }
    return body;
}

std::variant<RequestReader::Head, int> RequestReader::readHead(std::string_view raw) const
{
    Head head;
    bool isFirst = true;
    while (!raw.empty()) {
        const auto end = raw.find(lineEnd);
        const auto line = raw.substr(0, end);
        raw.remove_prefix(end + lineEnd.size());
        if (line.size() > maxLine - lineEnd.size()) {
            return isFirst ? 414 : 431;
        }
        if (hasControlCharacter(line)) {
            return 400;
        }
        if (isFirst) {
            head.text.append(line).append(lineEnd);
        } else if (const int status = readHeader(line, head); status != 0) {
            return status;
        }
        isFirst = false;
    }
    if (head.chunked && head.length) {
        return 400;
    }
    return head.length.value_or(0) > maxBody ? std::variant<Head, int>(413) : head;
}

/** 0 when the header is in order. */
int RequestReader::readHeader(std::string_view line, Head &head) const
{
    const auto colon = line.find(':');
    const std::string name = lower(line.substr(0, colon));
    if (colon == std::string_view::npos || !isToken(name)) {
        return 400;
    }
    const auto value = trimmed(line.substr(colon + 1));
    if (name == "content-length") {
        const auto length = number(value, 10);
        const bool isNew = !head.length || head.length == length;
        head.length = length;
        return length && isNew ? 0 : 400;
    }
    if (name == "transfer-encoding") {
        const bool isKnown = lower(value) == "chunked" && !head.chunked;
        head.chunked = true;
        return isKnown ? 0 : 501;
    }
    if (name == "content-encoding") {
        return lower(value) == "identity" ? 0 : 415;
    }
    if (name == "expect") {
        head.expectsContinue = lower(value) == "100-continue";
        return head.expectsContinue ? 0 : 417;
    }
    // Answers are never cut into ranges nor packed.
    if (name != "range" && name != "accept-encoding") {
        head.text.append(line.substr(0, colon + 1)).append(" ").append(protectedPercent(value)).append(lineEnd);
    }
    return 0;
}

std::variant<std::string, RequestReader::Ended, RequestReader::Refused> RequestReader::readBody(const Head &head,
                                                                                                Deadline deadline)
{
    if (head.expectsContinue && !m_socket.send("HTTP/1.1 100 Continue\r\n\r\n", deadline)) {
        return Ended();
    }
    if (head.chunked) {
        return readChunks(deadline);
    }
    auto body = takeBytes(head.length.value_or(0), deadline);
    if (!body) {
        return Ended();
    }
    return std::move(*body);
}

std::variant<std::string, RequestReader::Ended, RequestReader::Refused> RequestReader::readChunks(Deadline deadline)
{
    constexpr std::size_t maxTrailers = 32;
    std::string body;
    for (;;) {
        const auto line = takeLine(256, deadline);
        if (const auto *failure = std::get_if<Failure>(&line)) {
            return *failure == Failure::Ended ? std::variant<std::string, Ended, Refused>(Ended()) : Refused{400};
        }
        const auto &text = std::get<std::string>(line);
        const auto size = number(trimmed(std::string_view(text).substr(0, text.find(';'))), 16);
        if (!size) {
            return Refused{400};
        }
        if (*size == 0) {
            break;
        }
        if (*size > maxBody - body.size()) {
            return Refused{413};
        }
        const auto chunk = takeBytes(*size + lineEnd.size(), deadline);
        if (!chunk) {
            return Ended();
        }
        if (!chunk->ends_with(lineEnd)) {
            return Refused{400};
        }
        body.append(*chunk, 0, *size);
    }
    for (std::size_t count = 0; count < maxTrailers; ++count) {
        const auto line = takeLine(maxLine, deadline);
        if (const auto *failure = std::get_if<Failure>(&line)) {
            return *failure == Failure::Ended ? std::variant<std::string, Ended, Refused>(Ended()) : Refused{431};
        }
        if (std::get<std::string>(line).empty()) {
            return body;
        }
    }
    return Refused{431};
}

std::variant<std::string, RequestReader::Failure> RequestReader::takeLine(std::size_t limit, Deadline deadline)
{
    auto end = m_buffer.find(lineEnd);
    while (end == std::string::npos) {
        if (m_buffer.size() > limit) {
            return Failure::TooLong;
        }
        if (!m_socket.receive(m_buffer, maxBody, deadline)) {
            return Failure::Ended;
        }
        end = m_buffer.find(lineEnd);
    }
    if (end > limit) {
        return Failure::TooLong;
    }
    std::string line = m_buffer.substr(0, end);
    m_buffer.erase(0, end + lineEnd.size());
    return line;
}

std::optional<std::string> RequestReader::takeBytes(std::size_t count, Deadline deadline)
{
    while (m_buffer.size() < count) {
        if (!m_socket.receive(m_buffer, maxBody, deadline)) {
            return std::nullopt;
        }
    }
    std::string bytes = m_buffer.substr(0, count);
    m_buffer.erase(0, count);
    return bytes;
}

} // namespace balcao::sandbox
