// SPDX-License-Identifier: MIT
#include "app/common/console.h"

#ifdef Q_OS_WIN
#include <qt_windows.h>
#else
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;

namespace balcao::console
{

namespace
{

bool isOrder(QChar character)
{
    const char16_t code = character.unicode();
    // A tab begins texts in tables for spreadsheets.
    return (character.category() == QChar::Other_Control && code != u'\n' && code != u'\t') || code == 0x061c ||
           code == 0x200e || code == 0x200f || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

#ifdef Q_OS_WIN
constexpr bool isWindows = true;

HANDLE handleOf(std::FILE *stream)
{
    return GetStdHandle(stream == stderr ? STD_ERROR_HANDLE : STD_OUTPUT_HANDLE);
}
#else
constexpr bool isWindows = false;
#endif

} // namespace

bool isTerminal(std::FILE *stream)
{
#ifdef Q_OS_WIN
    DWORD mode = 0;
    return GetConsoleMode(handleOf(stream), &mode) != 0;
#else
    return isatty(fileno(stream)) != 0;
#endif
}

bool print(std::FILE *stream, const QByteArray &bytes)
{
#ifdef Q_OS_WIN
    if (isTerminal(stream)) {
        const QString text = QString::fromUtf8(bytes);
        DWORD written = 0;
        return WriteConsoleW(handleOf(stream), text.utf16(), static_cast<DWORD>(text.size()), &written, nullptr) != 0;
    }
#endif
    const auto size = static_cast<std::size_t>(bytes.size());
    return std::fwrite(bytes.constData(), 1, size, stream) == size && std::fflush(stream) == 0;
}

bool say(std::FILE *stream, const QString &text)
{
    QString shown;
    shown.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        // A table's line ends. The streams of Windows write them for each LF.
        const bool isLineEnd = !isWindows && QStringView(text).sliced(i).startsWith("\r\n"_L1);
        if (isLineEnd || !isOrder(text.at(i)))
            shown += text.at(i);
    }
    return shown.isEmpty() || print(stream, shown.toUtf8());
}

#ifdef Q_OS_WIN

bool isThere()
{
    const auto isUsable = [] {
        const HANDLE output = handleOf(stdout);
        return output != nullptr && output != INVALID_HANDLE_VALUE && GetFileType(output) != FILE_TYPE_UNKNOWN;
    };
    static const bool hasOne = isUsable() || (AttachConsole(ATTACH_PARENT_PROCESS) != 0 && isUsable());
    return hasOne;
}

#else

bool isThere()
{
    return true;
}

#endif

} // namespace balcao::console
