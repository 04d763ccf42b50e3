// SPDX-License-Identifier: MIT
#include "sandbox/requesthead.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>

namespace balcao::sandbox
{

namespace
{

constexpr int pathTooLong = 414;
constexpr int headersTooLarge = 431;

constexpr std::string_view lineEnd = "\r\n";

bool isNamed(std::string_view name, std::string_view lowerCase)
{
    return std::equal(name.begin(), name.end(), lowerCase.begin(), lowerCase.end(), [](char a, char b) {
        return std::tolower(static_cast<unsigned char>(a)) == static_cast<unsigned char>(b);
    });
}

bool isToken(std::string_view name)
{
    static constexpr std::string_view marks = "!#$%&'*+-.^_`|~";
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        return isLetter || (c >= '0' && c <= '9') || marks.find(c) != std::string_view::npos;
    });
}

bool hasControls(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), [](char c) { return (c >= 0 && c < ' ' && c != '\t') || c == 0x7f; });
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t";
    const auto first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/** The header lines that say who is asked and how the body is framed. */
class Framing
{
public:
    /** False: not a header line, or one too many. */
    [[nodiscard]] bool take(std::string_view line)
    {
        const auto colon = line.find(':');
        if (colon == std::string_view::npos || !isToken(line.substr(0, colon)) || hasControls(line)) {
            return false;
        }
        const auto name = line.substr(0, colon);
        const auto value = trimmed(line.substr(colon + 1));
        if (isNamed(name, "host")) {
            return ++m_hosts == 1;
        }
        if (isNamed(name, "content-length")) {
            return readLength(value);
        }
        if (isNamed(name, "transfer-encoding")) {
            return !std::exchange(m_isChunked, true) && isNamed(value, "chunked");
        }
        return true;
    }

    [[nodiscard]] bool isWhole(bool needsHost) const
    {
        return !(m_isChunked && m_length) && (m_hosts == 1 || !needsHost);
    }

    [[nodiscard]] std::size_t mostOfBody() const
    {
        return m_isChunked ? 2 * maxBody : m_length.value_or(0) > maxBody ? 0 : maxBody;
    }

private:
    [[nodiscard]] bool readLength(std::string_view value)
    {
        std::uint64_t length = 0;
        const auto read = std::from_chars(value.data(), value.data() + value.size(), length);
        const bool isNumber = !value.empty() && read.ec == std::errc() && read.ptr == value.data() + value.size();
        return !std::exchange(m_length, length) && isNumber;
    }

    int m_hosts = 0;
    bool m_isChunked = false;
    std::optional<std::uint64_t> m_length;
};

/** Lines that are too long, also where their end has not come. */
int lengthProblem(std::string_view bytes, std::size_t headSize)
{
    const auto first = std::min(bytes.find('\n'), bytes.size());
    if (first >= maxLine) {
        return pathTooLong;
    }
    const auto head = bytes.substr(0, headSize == 0 ? bytes.size() : headSize);
    bool isTooLong = head.size() > maxHead;
    for (std::size_t begin = first; begin < head.size() && !isTooLong;) {
        const auto end = std::min(head.find('\n', begin + 1), head.size());
        isTooLong = end - begin > maxLine;
        begin = end;
    }
    return isTooLong ? headersTooLarge : 0;
}

bool hasBareLineFeed(std::string_view bytes)
{
    for (auto at = bytes.find('\n'); at != std::string_view::npos; at = bytes.find('\n', at + 1)) {
        if (at == 0 || bytes[at - 1] != '\r') {
            return true;
        }
    }
    return false;
}

} // namespace

RequestHead RequestHead::of(std::string_view bytes)
{
    const auto end = bytes.find("\r\n\r\n");
    RequestHead head{.size = end == std::string_view::npos ? 0 : end + 2 * lineEnd.size()};
    auto lines = bytes.substr(0, head.size == 0 ? bytes.size() : head.size);
    head.problem = lengthProblem(bytes, head.size);
    if (head.problem == 0 && hasBareLineFeed(lines)) {
        head.problem = badRequest;
    }
    if (head.problem != 0 || head.size == 0) {
        return head;
    }
    const auto first = lines.find(lineEnd);
    const bool isOldest = lines.substr(0, first).ends_with(" HTTP/1.0");
    Framing framing;
    bool isProper = !hasControls(lines.substr(0, first));
    for (lines.remove_prefix(first + lineEnd.size()); isProper && lines.size() > lineEnd.size();) {
        const auto line = lines.substr(0, lines.find(lineEnd));
        isProper = framing.take(line);
        lines.remove_prefix(line.size() + lineEnd.size());
    }
    head.problem = isProper && framing.isWhole(!isOldest) ? 0 : badRequest;
    head.mostOfBody = framing.mostOfBody();
    return head;
}

} // namespace balcao::sandbox
