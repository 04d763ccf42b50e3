// SPDX-License-Identifier: MIT
#include "core/ledger/ledgeranchor.h"

#include "core/ledger/ledgerconnection.h"
#include "core/values/wholefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** A disk writes a sector whole or not at all. */
constexpr qsizetype sector = 512;
/** Of a SHA-256 in hexadecimal digits. */
constexpr qsizetype hashSize = 64;
constexpr auto mark = "balcao anchor 2";

QByteArray hashOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

/** Lines of text, blanks, and the checksum of the lines at the end: what is not as written here is no record, blanks included. Empty: the
 *  counter's name is too long.
 */
QByteArray recordOf(const Anchor &anchor)
{
    const QByteArray text =
        QByteArrayList{mark, anchor.counter.toUtf8(), QByteArray::number(anchor.sequence), anchor.hash, QByteArray()}
            .join('\n');
    const qsizetype room = sector - hashSize - 1;
    if (text.size() > room)
        return {};
    return text.leftJustified(room, ' ') + hashOf(text) + '\n';
}

std::optional<Anchor> anchorIn(const QString &name)
{
    // Another program may be writing it.
    constexpr int tries = 3;
    for (int i = 0; i < tries; ++i) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            return std::nullopt;
        const QByteArray record = file.read(sector);
        const QByteArrayList lines = record.split('\n');
        if (record.size() != sector || lines.constFirst() != mark || lines.size() < 5)
            continue;
        const Anchor anchor{
            .counter = QString::fromUtf8(lines.at(1)), .sequence = lines.at(2).toLongLong(), .hash = lines.at(3)};
        if (recordOf(anchor) == record)
            return anchor;
    }
    return std::nullopt;
}

QString beginningOf(const LedgerAddress &address, const QString &folder)
{
    if (!address.isPostgres()) {
        const QString file = QFileInfo(address.text()).canonicalFilePath();
        return (file.isEmpty() ? QFileInfo(address.text()).absoluteFilePath() : file) + u".anchor-"_s;
    }
    if (folder.isEmpty())
        return {};
    const QString ledger = u"%1:%2/%3"_s.arg(address.host).arg(address.port).arg(address.database);
    return folder + u"/ledger-"_s + QString::fromLatin1(hashOf(ledger.toUtf8()).left(16)) + u".anchor-"_s;
}

} // namespace

LedgerAnchors::LedgerAnchors(const LedgerAddress &address, const QString &folder)
    : m_beginning(beginningOf(address, folder))
{
}

QString LedgerAnchors::fileOf(const QString &counter) const
{
    // Not every counter's name is a file's.
    return m_beginning + QString::fromLatin1(hashOf(counter.toUtf8()).left(16));
}

QStringList LedgerAnchors::files() const
{
    QStringList names;
    if (m_beginning.isEmpty())
        return names;
    const QFileInfo some(m_beginning);
    const QStringList all = some.dir().entryList(QDir::Files | QDir::Hidden);
    for (const QString &name : all) {
        if (name.startsWith(some.fileName()))
            names.append(some.dir().filePath(name));
    }
    return names;
}

std::optional<Anchor> LedgerAnchors::anchorOf(const QString &file) const
{
    const auto anchor = anchorIn(file);
    return anchor && file == fileOf(anchor->counter) ? anchor : std::nullopt;
}

QList<Anchor> LedgerAnchors::all() const
{
    QList<Anchor> anchors;
    const QStringList names = files();
    for (const QString &name : names) {
        if (const auto anchor = anchorOf(name))
            anchors.append(*anchor);
    }
    return anchors;
}

QStringList LedgerAnchors::others() const
{
    QStringList names = files();
    names.removeIf([this](const QString &name) { return anchorOf(name).has_value(); });
    return names;
}

void LedgerAnchors::keep(const Anchor &anchor)
{
    const QByteArray record = recordOf(anchor);
    if (m_beginning.isEmpty() || record.isEmpty())
        return;
    if (m_counter != anchor.counter || !m_file.isOpen()) {
        m_file.close();
        m_counter = anchor.counter;
        m_file.setFileName(fileOf(anchor.counter));
        if (!m_file.open(QIODevice::ReadWrite | QIODevice::Unbuffered, QFile::ReadOwner | QFile::WriteOwner))
            return;
    }
    // One write of one sector. That it failed leaves an older anchor, which is none the worse.
    static_cast<void>(m_file.seek(0) && m_file.write(record) == record.size());
}

void LedgerAnchors::sync()
{
    if (m_file.isOpen())
        static_cast<void>(syncFile(m_file.fileName()));
}

void LedgerAnchors::forget(const QString &counter)
{
    m_file.close();
    static_cast<void>(QFile::remove(fileOf(counter)));
}

Expected<QList<LedgerGap>, LedgerError> gapsBehind(const QList<Anchor> &anchors, LedgerConnection &connection)
{
    QList<LedgerGap> gaps;
    for (const Anchor &anchor : anchors) {
        BALCAO_TRY(LedgerRows row,
                   connection.run(u"SELECT (SELECT hash FROM event WHERE counter = ? AND seq = ?), (SELECT seq FROM "
                                  "event WHERE counter = ? ORDER BY seq DESC LIMIT 1)"_s,
                                  {anchor.counter, anchor.sequence, anchor.counter}));
        const bool isRead = row->next();
        if (isRead && row->value(0).toString().toLatin1() == anchor.hash)
            continue;
        const qint64 newest = isRead ? row->value(1).toLongLong() : 0;
        // Behind, or another event has its number.
        gaps.append({.counter = anchor.counter, .first = qMin(newest + 1, anchor.sequence), .last = anchor.sequence});
    }
    return gaps;
}

QString textOf(const QList<LedgerGap> &gaps)
{
    QStringList parts;
    for (const LedgerGap &gap : gaps)
        parts.append(gap.first == gap.last ? u"%1: %2"_s.arg(gap.counter).arg(gap.last)
                                           : u"%1: %2-%3"_s.arg(gap.counter).arg(gap.first).arg(gap.last));
    return parts.join(u", "_s);
}

} // namespace balcao
