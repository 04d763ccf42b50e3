// SPDX-License-Identifier: MIT
#include "core/diagnostics/ziparchive.h"

namespace balcao
{

namespace
{

/** Little-endian, as all of ZIP is. */
void put16(QByteArray &to, quint32 number)
{
    to += static_cast<char>(number & 0xff);
    to += static_cast<char>((number >> 8) & 0xff);
}

void put32(QByteArray &to, quint32 number)
{
    put16(to, number & 0xffff);
    put16(to, number >> 16);
}

quint32 crc32(const QByteArray &bytes)
{
    constexpr quint32 polynomial = 0xedb88320;
    quint32 crc = 0xffffffff;
    for (const char byte : bytes) {
        crc ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) != 0 ? polynomial : 0);
    }
    return ~crc;
}

/** Raw deflate: qCompress() without its length (4 bytes), zlib's head (2) and zlib's sum (4). Of nothing that makes no stream. */
QByteArray deflated(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return {"\x03\x00", 2};
    return qCompress(bytes).mid(4 + 2).chopped(4);
}

/** What the local head and the central directory tell alike. */
QByteArray description(const ZipEntry &entry, const QByteArray &packed, const QDateTime &at)
{
    const QDate day = at.date();
    const QTime time = at.time();
    constexpr int firstYear = 1980;
    constexpr quint32 version = 20;
    constexpr quint32 deflate = 8;
    QByteArray told;
    put16(told, version);
    put16(told, 0);
    put16(told, deflate);
    put16(told, static_cast<quint32>((time.hour() << 11) | (time.minute() << 5) | (time.second() / 2)));
    put16(told, static_cast<quint32>(((day.year() - firstYear) << 9) | (day.month() << 5) | day.day()));
    put32(told, crc32(entry.bytes));
    put32(told, static_cast<quint32>(packed.size()));
    put32(told, static_cast<quint32>(entry.bytes.size()));
    put16(told, static_cast<quint32>(entry.name.size()));
    put16(told, 0);
    return told;
}

} // namespace

QByteArray zipArchive(const QList<ZipEntry> &entries, const QDateTime &at)
{
    QByteArray archive;
    QByteArray directory;
    for (const ZipEntry &entry : entries) {
        const QByteArray packed = deflated(entry.bytes);
        const QByteArray told = description(entry, packed, at);
        const QByteArray name = entry.name.toLatin1();
        directory += "PK\x01\x02";
        put16(directory, 20);
        directory += told;
        directory += QByteArray(10, '\0'); // no comment, first disk, no attributes
        put32(directory, static_cast<quint32>(archive.size()));
        directory += name;
        archive += "PK\x03\x04" + told + name + packed;
    }
    const auto start = static_cast<quint32>(archive.size());
    archive += directory + "PK\x05\x06" + QByteArray(4, '\0');
    put16(archive, static_cast<quint32>(entries.size()));
    put16(archive, static_cast<quint32>(entries.size()));
    put32(archive, static_cast<quint32>(directory.size()));
    put32(archive, start);
    put16(archive, 0);
    return archive;
}

} // namespace balcao
