// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"

#include <QByteArray>

namespace balcao
{

/** Why the body of an answer is no text. */
enum class BodyError {
    /** A packed body ends before its own end. */
    Cut,
    /** It is not what its header says. */
    Broken,
    /** Content-Encoding is none of gzip and deflate. */
    UnknownPacking,
    /** Unpacked it is larger than the limit. */
    TooLarge
};

/** A body as it came and the two headers that tell how to read it; an absent header is empty. */
struct PackedBody {
    QByteArray bytes;
    QByteArray contentEncoding;
    QByteArray contentType;
};

/** The text of an answer, in UTF-8: unpacked (gzip, or deflate with zlib's frame or without) up to @p limit bytes and no further,
 *  and decoded where the header says ISO-8859-1 or windows-1252. Bytes in another charset stay as they are.
 */
[[nodiscard]] Expected<QByteArray, BodyError> readBody(const PackedBody &body, qint64 limit);

} // namespace balcao
