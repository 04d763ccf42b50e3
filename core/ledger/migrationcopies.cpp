// SPDX-License-Identifier: MIT
#include "core/ledger/migrationcopies.h"

#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerschema.h"
#include "core/values/utc.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <optional>

using namespace Qt::StringLiterals;

namespace balcao::migrationcopies
{

namespace
{

const QString momentForm = u"yyyyMMdd'T'HHmmss'Z'"_s;

struct CopyName {
    int version = 0;
    QDateTime made;
};

/** Reads the name of a copy of @p ledger. Nothing: it is no such name. */
std::optional<CopyName> readName(const QString &name, const QString &ledger)
{
    static const QRegularExpression form(u"\\A\\.v([1-9][0-9]{0,3})-([0-9]{8}T[0-9]{6}Z)\\z"_s);
    if (!name.startsWith(ledger))
        return std::nullopt;
    const auto match = form.match(name.sliced(ledger.size()));
    const QDateTime read = QDateTime::fromString(match.captured(2), momentForm);
    const QDateTime made(read.date(), read.time(), utcZone);
    if (!match.hasMatch() || !made.isValid())
        return std::nullopt;
    return CopyName{.version = match.captured(1).toInt(), .made = made};
}

/** Whether the copy has something to erase. Error: it is no copy any more, it was sold with since. */
Expected<bool, LedgerError> holdsPersonal(const QString &copy, const CopyName &name, qint64 before)
{
    constexpr int busyTimeoutMs = 2000;
    const LedgerAddress address = LedgerAddress::file(copy);
    BALCAO_TRY(const auto connection,
               LedgerConnection::open(address, busyTimeoutMs, LedgerConnection::useToLook(address)));
    BALCAO_TRY(const int found, ledgerschema::version(*connection));
    if (found != name.version)
        return ledgerFailure(LedgerError::Kind::NotAllowed, u"a ledger of another version"_s);
    // The clock may have gone back a little before the copy was made.
    BALCAO_TRY(const qint64 later, connection->number(u"SELECT EXISTS (SELECT 1 FROM event WHERE at > ?)"_s,
                                                      {name.made.addDays(1).toMSecsSinceEpoch()}));
    if (later > 0)
        return ledgerFailure(LedgerError::Kind::NotAllowed, u"a ledger in use"_s);
    BALCAO_TRY(const qint64 some,
               connection->number(u"SELECT EXISTS (SELECT 1 FROM personal JOIN event ON event.id = personal.event "
                                  "WHERE event.at < ?)"_s,
                                  {before}));
    return some > 0;
}

bool remove(const QString &copy)
{
    // The copy last: where something is left, its name says so.
    for (const QString &suffix : {u"-wal"_s, u"-shm"_s, u"-journal"_s}) {
        if (QFileInfo::exists(copy + suffix) && !QFile::remove(copy + suffix))
            return false;
    }
    return QFile::remove(copy);
}

} // namespace

QString nameFor(const QString &file, int version, const QDateTime &at)
{
    return u"%1.v%2-%3"_s.arg(file).arg(version).arg(at.toUTC().toString(momentForm));
}

Cleared clear(const QString &file, qint64 before)
{
    const QFileInfo ledger(file);
    Cleared cleared;
    const QFileInfoList beside = ledger.absoluteDir().entryInfoList(QDir::Files | QDir::Hidden | QDir::System);
    for (const QFileInfo &one : beside) {
        const auto name = readName(one.fileName(), ledger.fileName());
        if (!name)
            continue;
        const QString copy = one.absoluteFilePath();
        const auto holds = one.isSymLink() ? ledgerFailure(LedgerError::Kind::NotAllowed, u"a link"_s)
                                           : holdsPersonal(copy, *name, before);
        if (holds && !*holds)
            continue;
        if (holds && remove(copy))
            ++cleared.removed;
        else
            cleared.left.append(one.fileName());
    }
    return cleared;
}

} // namespace balcao::migrationcopies
