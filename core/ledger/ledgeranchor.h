// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/ledgeraddress.h"
#include "core/ledger/ledgererror.h"

#include <QByteArray>
#include <QFile>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace balcao
{

class LedgerConnection;

/** The newest event of a counter that was seen to be durable. */
struct Anchor {
    QString counter;
    qint64 sequence = 0;
    QByteArray hash;

    bool operator==(const Anchor &) const = default;
};

/** Events of a counter, by their sequence numbers, that an anchor knows and the ledger does not. */
struct LedgerGap {
    QString counter;
    qint64 first = 0;
    qint64 last = 0;

    bool operator==(const LedgerGap &) const = default;
};

/** The anchors of a ledger, outside of its database: a file of one sector for each counter, for this user only, with its own checksum.
 *
 *  Beside the ledger's file; of a server's ledger in a folder of this computer's user. An anchor is written when its event is on the
 *  disk, and does not wait for the disk itself: after a power cut it may be older than the ledger, never newer. So a ledger that is
 *  behind its anchor was damaged, or put back from a copy. What cannot be read, or written, counts as none.
 */
class LedgerAnchors
{
public:
    /** @p folder: for a server's; empty: none are kept. */
    LedgerAnchors(const LedgerAddress &address, const QString &folder);

    [[nodiscard]] QList<Anchor> all() const;
    /** Instead of the counter's last one. */
    void keep(const Anchor &anchor);
    void forget(const QString &counter);
    /** Their names, readable or not, and of files whose names begin as theirs. */
    [[nodiscard]] QStringList files() const;
    /** Files whose names begin as an anchor's and which are none of this ledger: a copy that a synchronised folder made, say. */
    [[nodiscard]] QStringList others() const;
    /** Brings the anchor that was kept last to the disk. */
    void sync();

private:
    [[nodiscard]] std::optional<Anchor> anchorOf(const QString &file) const;
    [[nodiscard]] QString fileOf(const QString &counter) const;

    /** Of all of their names; empty: none are kept. */
    QString m_beginning;
    /** The one that was written last, and whose it is. */
    QFile m_file;
    QString m_counter;
};

/** What is missing of all that @p anchors know, which were read before the ledger is. */
[[nodiscard]] Expected<QList<LedgerGap>, LedgerError> gapsBehind(const QList<Anchor> &anchors,
                                                                 LedgerConnection &connection);
/** "01: 12-15, 02: 3". */
[[nodiscard]] QString textOf(const QList<LedgerGap> &gaps);

} // namespace balcao
