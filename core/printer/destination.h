// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace balcao::print
{

/** Where a printer is, as settings and options write it. */
struct Destination {
    enum class Kind {
        /** tcp://HOST:PORT, 9100 where no port is told. */
        Network,
        /** A device of this computer by its whole path, /dev/usb/lp0; on Windows also LPT1 and \\server\printer. */
        Device,
        /** A printer of the system's by its name: as it is written with CUPS, whose queue takes the bytes as they are. */
        Queue
    };

    Kind kind = Kind::Queue;
    /** The host, the path, or the name. */
    QString name;
    /** Of Network. */
    int port = 0;

    /** Nothing: it is empty, or begins like an address and is none. */
    [[nodiscard]] static std::optional<Destination> parse(const QString &text);

    bool operator==(const Destination &) const = default;
};

} // namespace balcao::print
