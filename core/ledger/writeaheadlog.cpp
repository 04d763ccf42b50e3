// SPDX-License-Identifier: MIT
#include "core/ledger/writeaheadlog.h"

#include <QFile>
#include <QFileInfo>
#include <QSysInfo>
#include <QtEndian>

using namespace Qt::StringLiterals;

namespace balcao::writeaheadlog
{

namespace
{

constexpr qint64 headerSize = 32;
constexpr qint64 frameHeaderSize = 24;
constexpr qint64 usualPageSize = 4096;
/** In the database's header, at the beginning of its first page. */
constexpr qint64 schemaCookieAt = 40;

/** Each checksum goes on from the one before it. */
struct Checksum {
    quint32 first = 0;
    quint32 second = 0;

    bool operator==(const Checksum &) const = default;

    [[nodiscard]] static Checksum at(const char *bytes)
    {
        return {qFromBigEndian<quint32>(bytes), qFromBigEndian<quint32>(bytes + 4)};
    }
    /** @p size is a multiple of eight. */
    void add(const char *bytes, qint64 size, bool isBigEndian)
    {
        for (const char *at = bytes; at < bytes + size; at += 8) {
            first += second + (isBigEndian ? qFromBigEndian<quint32>(at) : qFromLittleEndian<quint32>(at));
            second += first + (isBigEndian ? qFromBigEndian<quint32>(at + 4) : qFromLittleEndian<quint32>(at + 4));
        }
    }
};

struct Header {
    bool isWhole = false;
    bool isBigEndian = QSysInfo::ByteOrder == QSysInfo::BigEndian;
    qint64 pageSize = usualPageSize;
    QByteArray salts;
    Checksum checksum;
};

Header readHeader(const QByteArray &bytes)
{
    constexpr quint32 magic = 0x377f0682;
    constexpr quint32 version = 3007000;
    Header header;
    const auto word = [&bytes](qsizetype number) { return qFromBigEndian<quint32>(bytes.constData() + 4 * number); };
    Checksum sum;
    sum.add(bytes.constData(), headerSize - 8, (word(0) & 1U) == 1);
    header.checksum = Checksum::at(bytes.constData() + headerSize - 8);
    header.isWhole = (word(0) & ~1U) == magic && word(1) == version && sum == header.checksum;
    if (!header.isWhole)
        return header; // whoever wrote it has this computer's order of bytes, and the ledger SQLite's usual pages
    header.isBigEndian = (word(0) & 1U) == 1;
    header.pageSize = word(2);
    header.salts = bytes.sliced(16, 8);
    return header;
}

/** One reading from beginning to end. */
struct Reading {
    /** 0 for the log's header; frames count from 1. */
    std::optional<qint64> damaged;
    /** In the newest first page in front of whatever is damaged. */
    std::optional<quint32> schemaCookie;
    /** Over what was read. */
    Checksum all;
};

Reading read(QIODevice &log)
{
    Reading reading;
    const QByteArray bytes = log.read(headerSize);
    if (bytes.size() < headerSize)
        return reading;
    Header header = readHeader(bytes);
    // The header is one sector and is on the disk before the first frame: where it is bad the frames tell.
    std::optional<qint64> bad = header.isWhole ? std::nullopt : std::optional<qint64>(0);
    Checksum previous = header.checksum;
    bool isBehindCommit = false;
    // SQLite begins the log anew long before; a sparse file has no end in sight.
    constexpr qint64 longestLog = qint64{256} * 1024 * 1024;
    for (qint64 number = 1;; ++number) {
        if (log.pos() > longestLog)
            return reading;
        const QByteArray frame = log.read(frameHeaderSize + header.pageSize);
        if (frame.size() < frameHeaderSize + header.pageSize)
            return reading;
        const char *const data = frame.constData();
        if (header.salts.isEmpty())
            header.salts = frame.sliced(8, 8);
        Checksum sum = previous;
        sum.add(data, 8, header.isBigEndian);
        sum.add(data + frameHeaderSize, header.pageSize, header.isBigEndian);
        previous = Checksum::at(data + 16);
        reading.all.add(data, frameHeaderSize, header.isBigEndian);
        reading.all.first += sum.first;
        reading.all.second += sum.second;
        // Other salts: of the time before the log was begun anew.
        const bool isWhole = frame.sliced(8, 8) == header.salts && sum == previous;
        if (!isWhole && !bad)
            bad = number;
        if (!bad && qFromBigEndian<quint32>(data) == 1)
            reading.schemaCookie = qFromBigEndian<quint32>(data + frameHeaderSize + schemaCookieAt);
        if (isWhole && isBehindCommit && bad && !reading.damaged)
            reading.damaged = bad;
        isBehindCommit = isWhole && qFromBigEndian<quint32>(data + 4) != 0;
    }
}

} // namespace

Findings look(const QString &database)
{
    // Whoever writes meanwhile makes a reading of before and after. What reads the same twice was so between the two, and at no
    // moment does a writer leave what is looked for; who goes on writing has the log open, and SQLite does not recover it.
    constexpr int tries = 10;
    const QString name = QFileInfo(database).canonicalFilePath() + u"-wal"_s;
    Findings found;
    std::optional<Checksum> before;
    for (int i = 0; i < tries; ++i) {
        QFile log(name);
        // Opening a pipe would block.
        if (!QFileInfo(name).isFile() || !log.open(QIODevice::ReadOnly))
            return {};
        const Reading reading = read(log);
        found.schemaCookie = reading.schemaCookie;
        if (reading.damaged && reading.all == before)
            found.damage = u"the write-ahead log is damaged at frame %1"_s.arg(*reading.damaged);
        if (!reading.damaged || found.damage)
            break;
        before = reading.all;
    }
    return found;
}

} // namespace balcao::writeaheadlog
