// SPDX-License-Identifier: MIT
#pragma once

#include "core/clock.h"
#include "core/diagnostics/ziparchive.h"
#include "core/expected.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/values/wholefile.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace balcao
{

/** What is told of the ledger: numbers, and nothing of any charge. */
struct LedgerSummary {
    bool isPostgres = false;
    bool isTraining = false;
    /** Or why the ledger does not tell. */
    Expected<ledger::Statistics, LedgerError> counts;
    /** Empty: nobody has had it read whole since the program's start. */
    std::optional<bool> isWhole = {};
};

struct SupportPart {
    enum class Kind { Version, Settings, Ledger, Log };

    Kind kind = Kind::Version;
    ZipEntry file;
};

/** What a shop sends to support: its parts are there to be looked at before it is saved. Holds no key, PIN, code, txid or customer's data,
 *  because nothing of it is made from them.
 */
class SupportBundle
{
public:
    /** @p version and @p settings are whole texts. @p dataFolder: the log's. */
    SupportBundle(const QString &version, const QString &settings, const LedgerSummary &ledger,
                  const QString &dataFolder);

    [[nodiscard]] const QList<SupportPart> &parts() const noexcept { return m_parts; }
    /** A whole ZIP, for this user only, or none. */
    [[nodiscard]] Expected<void, WholeFile::Error> save(const QString &file, const Clock &clock) const;

private:
    QList<SupportPart> m_parts;
};

} // namespace balcao
