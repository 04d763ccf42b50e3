// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <zlib.h>

namespace balcao::test
{

/** zlib's numbers for its three containers of one deflate stream. */
enum class Packing { Gzip = MAX_WBITS + 16, Zlib = MAX_WBITS, Raw = -MAX_WBITS };

/** @p plain as a server packs it. */
[[nodiscard]] inline QByteArray packed(const QByteArray &plain, Packing packing)
{
    z_stream stream{};
    deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, int(packing), MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY);
    QByteArray result(qsizetype(deflateBound(&stream, uLong(plain.size()))), Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(plain.constData()));
    stream.avail_in = uInt(plain.size());
    stream.next_out = reinterpret_cast<Bytef *>(result.data());
    stream.avail_out = uInt(result.size());
    deflate(&stream, Z_FINISH);
    result.truncate(qsizetype(stream.total_out));
    deflateEnd(&stream);
    return result;
}

} // namespace balcao::test
