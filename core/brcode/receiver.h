// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/brcode.h"

#include <QString>
#include <QStringView>

namespace balcao
{

/** Whom a code pays, as the code itself says: the fingerprint by which a shop knows its own codes. */
struct Receiver {
    /** Field 59, up to 25 characters: providers cut longer names. */
    QString name;
    /** Field 60. For people: two codes of one receiver may name two cities. */
    QString city;
    /** The key of a static code; of one with an address that address' host, in lower case. */
    QString place;

    [[nodiscard]] static Receiver of(const BrCode &code);
    /** Same name, same key or host. Names are equal without their accents, case and blanks around: one provider cuts them alike. */
    [[nodiscard]] bool isSameAs(const Receiver &other) const;
    /** Whether a person who sees @p shown in a bank's app sees this name. Where the code had no room for more than 25 characters the
     *  app may show more.
     */
    [[nodiscard]] bool isShownAs(QStringView shown) const;

    bool operator==(const Receiver &) const = default;
};

} // namespace balcao
