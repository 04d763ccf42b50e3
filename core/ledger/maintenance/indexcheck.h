// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/ledger/ledgererror.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace balcao
{
class LedgerConnection;
}

namespace balcao::ledger
{

/** SQLite: whether the full-text tables know exactly what charge_search holds, by counting in how many charges each word and each
 *  part of three ASCII characters is. Reads only: the tables' own check would keep tills from writing for as long as it takes.
 */
class IndexCheck
{
public:
    /** One row of charge_search; all of them have to come. */
    void add(const QString &words, const QString &parts);
    /** The tables that do not fit. */
    [[nodiscard]] Expected<QStringList, LedgerError> differing(LedgerConnection &connection);

private:
    QHash<QString, qint64> m_words;
    /** By three characters of seven bits. */
    std::vector<qint64> m_parts = std::vector<qint64>(std::size_t{1} << 21U);
};

} // namespace balcao::ledger
