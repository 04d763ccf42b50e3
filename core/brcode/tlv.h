// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/brcode.h"

#include <QList>
#include <QStringView>

namespace balcao
{

/** What the two digits of a length count. EMV says characters; some generators write bytes of UTF-8. Same for ASCII. */
enum class LengthUnit { Characters, Utf8Bytes };

/** One object of a code. The value is a view into the text that was split. */
struct TlvObject {
    int id = 0;
    QStringView value;

    bool operator==(const TlvObject &) const = default;
};

/** The objects of one level, in order, each id at most once. */
class TlvObjects
{
public:
    /** Splits a whole level. Fails with TlvId, TlvLength, TlvTruncated or DuplicateId. An empty value ("6000") is split
     *  like any other: whether it is allowed depends on the id. */
    [[nodiscard]] static Expected<TlvObjects, BrCodeFinding> split(QStringView text, LengthUnit unit);

    [[nodiscard]] const QList<TlvObject> &all() const noexcept { return m_objects; }
    /** A null view when there is no such object. */
    [[nodiscard]] QStringView value(int id) const noexcept;
    [[nodiscard]] bool contains(int id) const noexcept { return !value(id).isNull(); }

    bool operator==(const TlvObjects &) const = default;

private:
    QList<TlvObject> m_objects;
};

} // namespace balcao
