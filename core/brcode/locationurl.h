// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringView>

namespace balcao
{

/** What field 25 of a Pix template holds: where a bank fetches the charge. Written as host/path, without "https://"; neither part is
 *  empty. */
struct LocationUrl {
    /** False: nothing a bank could fetch, so no code to show. */
    bool isUsable = false;
    bool hasScheme = false;
    /** A host without a dot, or with a port: seen at test systems, refused by banks. */
    bool hasUnusualHost = false;

    [[nodiscard]] static LocationUrl inspect(QStringView text);
    /** The host of a usable one, with its port, in lower case. */
    [[nodiscard]] static QString hostOf(QStringView text);
};

} // namespace balcao
