// SPDX-License-Identifier: MIT
#include "core/printing/destination.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <filesystem>

using namespace Qt::StringLiterals;

namespace balcao::print
{

namespace
{

/** tcp://HOST:PORT without a scheme; a name alone would be that of a queue. */
bool isAddress(const QString &text)
{
    static const QRegularExpression address(
        uR"(^(([\w.-]{2,}|\[[0-9A-Fa-f:.]+\]):[0-9]+|[0-9]{1,3}(\.[0-9]{1,3}){3}|\[[0-9A-Fa-f:.]+\])/?$)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return address.match(text).hasMatch();
}

std::optional<Destination> networkAt(const QString &address)
{
    constexpr int usualPort = 9100;
    const QUrl url(address, QUrl::StrictMode);
    const bool isPlain = (url.path().isEmpty() || url.path() == "/"_L1) && url.userInfo().isEmpty() &&
                         !url.hasQuery() && !url.hasFragment();
    if (url.scheme() != "tcp"_L1 || url.host().isEmpty() || !isPlain || url.port() == 0)
        return std::nullopt;
    return Destination{.kind = Destination::Kind::Network, .name = url.host(), .port = url.port(usualPort)};
}

} // namespace

std::optional<Destination> Destination::parse(const QString &text)
{
    static const QRegularExpression device(
        uR"(^(/.*|(\\\\\.\\)?(LPT|COM)[0-9]{1,2}:?|\\\\[^\\/.?][^\\/]*\\[^\\/]+)$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString trimmed = text.trimmed();
    const bool isText = std::all_of(trimmed.begin(), trimmed.end(), [](QChar sign) { return sign.isPrint(); });
    if (trimmed.isEmpty() || !isText)
        return std::nullopt;
    if (trimmed.contains("://"_L1))
        return networkAt(trimmed);
    if (isAddress(trimmed))
        return networkAt(u"tcp://"_s + trimmed);
    if (device.match(trimmed).hasMatch())
        return Destination{.kind = Kind::Device, .name = trimmed};
    // A name that is a part of a path, or an option of the spooler's program, is none.
    if (trimmed.contains(u'/') || trimmed.contains(u'\\') || trimmed.startsWith(u'-'))
        return std::nullopt;
    return Destination{.kind = Kind::Queue, .name = trimmed};
}

bool Destination::isFile() const
{
#ifdef Q_OS_WIN
    return false; // ports and shares
#else
    return kind == Kind::Device && QFileInfo::exists(name) && !isDeviceFile(name);
#endif
}

bool isDeviceFile(const QString &path)
{
    namespace fs = std::filesystem;
    std::error_code ignored;
    const fs::file_status status = fs::status(QFileInfo(path).filesystemFilePath(), ignored);
    return fs::is_character_file(status) || fs::is_fifo(status);
}

} // namespace balcao::print
