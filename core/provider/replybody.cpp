// SPDX-License-Identifier: MIT
#include "core/provider/replybody.h"

#include <QRegularExpression>
#include <QStringDecoder>

#include <zlib.h>

#include <array>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Unpacked = Expected<QByteArray, BodyError>;

/** @p windowBits tells zlib which frame is around the deflate stream. */
Unpacked inflated(const QByteArray &packed, int windowBits, qint64 limit)
{
    using Failed = Unexpected<BodyError>;
    z_stream stream{};
    if (inflateInit2(&stream, windowBits) != Z_OK)
        return Failed(BodyError::Broken);
    // One byte of room more than is allowed, so that the limit is seen.
    QByteArray text(limit + 1, Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.constData()));
    stream.avail_in = uInt(packed.size());
    stream.next_out = reinterpret_cast<Bytef *>(text.data());
    stream.avail_out = uInt(text.size());
    const int end = inflate(&stream, Z_FINISH);
    const auto size = text.size() - qsizetype(stream.avail_out);
    const bool hasMore = stream.avail_in > 0;
    inflateEnd(&stream);
    if (size > limit)
        return Failed(BodyError::TooLarge);
    if (end == Z_BUF_ERROR)
        return Failed(BodyError::Cut);
    if (end != Z_STREAM_END || hasMore)
        return Failed(BodyError::Broken);
    text.truncate(size);
    text.squeeze();
    return text;
}

Unpacked unpacked(const PackedBody &body, qint64 limit)
{
    const QByteArray coding = body.contentEncoding.trimmed().toLower();
    if (coding.isEmpty() || coding == "identity")
        return body.bytes;
    if (coding == "gzip" || coding == "x-gzip")
        return inflated(body.bytes, MAX_WBITS + 16, limit);
    if (coding != "deflate")
        return Unexpected<BodyError>(BodyError::UnknownPacking);
    // The standard wants zlib's frame around it; some servers leave it out.
    const Unpacked framed = inflated(body.bytes, MAX_WBITS, limit);
    const bool hasNoFrame = !framed && framed.error() == BodyError::Broken;
    return hasNoFrame ? inflated(body.bytes, -MAX_WBITS, limit) : framed;
}

/** windows-1252 is ISO-8859-1 but for these, where the latter has control characters that no text holds. */
constexpr std::array<char16_t, 32> specials = {0x20ac, 0x0081, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
                                               0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008d, 0x017d, 0x008f,
                                               0x0090, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
                                               0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x009d, 0x017e, 0x0178};

bool saysWestern(const QByteArray &contentType)
{
    static const QRegularExpression western(
        uR"x(;\s*charset\s*=\s*"?(iso[-_]?8859-1|latin-?1|windows-1252|cp-?1252)"?\s*(;|$))x"_s,
        QRegularExpression::CaseInsensitiveOption);
    return western.match(QString::fromLatin1(contentType)).hasMatch();
}

bool isUtf8(const QByteArray &bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString ignored = decoder(bytes);
    return !decoder.hasError();
}

QByteArray fromWestern(const QByteArray &bytes)
{
    QString text = QString::fromLatin1(bytes);
    for (QChar &c : text) {
        if (c >= u'\x80' && c <= u'\x9f')
            c = QChar(specials[c.unicode() - 0x80]);
    }
    return text.toUtf8();
}

} // namespace

Expected<QByteArray, BodyError> readBody(const PackedBody &body, qint64 limit)
{
    BALCAO_TRY(const QByteArray text, unpacked(body, limit));
    // A server that says so by habit and writes UTF-8 all the same is believed by what it writes.
    return saysWestern(body.contentType) && !isUtf8(text) ? fromWestern(text) : text;
}

} // namespace balcao
