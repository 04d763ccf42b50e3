// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace balcao::print
{

/** Where a printer is, as settings and options write it. */
struct Destination {
    enum class Kind {
        /** tcp://HOST:PORT, HOST:PORT, or an IP address alone (IPv6 in brackets). The default port is 9100. */
        Network,
        /** A device of this computer by its whole path, /dev/usb/lp0; on Windows LPT1, COM1 and \\server\printer. */
        Device,
        /** A printer of the system's by its name: as it is written with CUPS, whose queue takes the bytes as they are. */
        Queue
    };

    Kind kind = Kind::Queue;
    /** The host, the path, or the name. */
    QString name;
    /** Of Network. */
    int port = 0;

    /** Nothing: it is empty, begins like an address and is none, or is the path of a file on Windows. */
    [[nodiscard]] static std::optional<Destination> parse(const QString &text);
    /** A device's path that leads to something else: a regular file, a folder, a disk. On Windows it leads to none of them. */
    [[nodiscard]] bool isFile() const;

    bool operator==(const Destination &) const = default;
};

/** Whether @p path leads to a character device or a FIFO. No other file is a printer. */
[[nodiscard]] bool isDeviceFile(const QString &path);

} // namespace balcao::print
