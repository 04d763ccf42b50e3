// SPDX-License-Identifier: MIT
#include "core/ledger/migrationcopies.h"

#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerschema.h"

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

/** The version that the name of a copy of @p ledger says; nothing: it is no such name. */
std::optional<int> versionIn(const QString &name, const QString &ledger)
{
    static const QRegularExpression form(u"\\A\\.v([1-9][0-9]{0,3})-([0-9]{8}T[0-9]{6}Z)\\z"_s);
    if (!name.startsWith(ledger))
        return std::nullopt;
    const auto match = form.match(name.sliced(ledger.size()));
    if (!match.hasMatch() || !QDateTime::fromString(match.captured(2), momentForm).isValid())
        return std::nullopt;
    return match.captured(1).toInt();
}

/** Whether the copy of that version has something to erase. */
Expected<bool, LedgerError> holdsPersonal(const QString &copy, int version, qint64 before)
{
    constexpr int busyTimeoutMs = 2000;
    const LedgerAddress address = LedgerAddress::file(copy);
    BALCAO_TRY(const auto connection,
               LedgerConnection::open(address, busyTimeoutMs, LedgerConnection::useToLook(address)));
    BALCAO_TRY(const int found, ledgerschema::version(*connection));
    if (found != version)
        return ledgerFailure(LedgerError::Kind::NotAllowed, u"a ledger of another version"_s);
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
        const auto version = versionIn(one.fileName(), ledger.fileName());
        if (!version)
            continue;
        const QString copy = one.absoluteFilePath();
        const auto holds = one.isSymLink() ? ledgerFailure(LedgerError::Kind::NotAllowed, u"a link"_s)
                                           : holdsPersonal(copy, *version, before);
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
