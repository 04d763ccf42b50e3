// SPDX-License-Identifier: MIT
#include "core/ledger/maintenance/indexcheck.h"

#include "core/ledger/ledgerconnection.h"

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace balcao::ledger
{

namespace
{

constexpr qsizetype partLength = 3;
constexpr int asciiBits = 7;

/** Three ASCII characters as a number; empty when they are not. The others are folded by SQLite's own tables. */
std::optional<std::size_t> asciiPart(QStringView text)
{
    std::size_t part = 0;
    for (const QChar character : text) {
        if (character.unicode() == 0 || character.unicode() >> asciiBits != 0)
            return std::nullopt;
        part = (part << asciiBits) | character.unicode();
    }
    return part;
}

/** How many rows hold each term. */
Expected<QHash<QString, qint64>, LedgerError> termsOf(LedgerConnection &connection, const QString &table)
{
    BALCAO_TRY(
        connection.execute(u"CREATE VIRTUAL TABLE temp.%1_terms USING fts5vocab('main', '%1', 'row')"_s.arg(table)));
    QHash<QString, qint64> terms;
    {
        BALCAO_TRY(LedgerRows rows, connection.run(u"SELECT term, doc FROM temp.%1_terms"_s.arg(table)));
        while (rows->next())
            terms.insert(rows->value(0).toString(), rows->value(1).toLongLong());
        BALCAO_TRY(rows.finish());
    }
    return terms;
}

} // namespace

void IndexCheck::add(const QString &words, const QString &parts)
{
    QStringList distinct = words.split(u' ', Qt::SkipEmptyParts);
    distinct.removeDuplicates();
    for (const QString &word : std::as_const(distinct))
        ++m_words[word];
    QList<std::size_t> found;
    for (qsizetype at = 0; at + partLength <= parts.size(); ++at) {
        if (const auto part = asciiPart(QStringView(parts).sliced(at, partLength)))
            found.append(*part);
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    for (const std::size_t part : std::as_const(found))
        ++m_parts[part];
}

Expected<QStringList, LedgerError> IndexCheck::differing(LedgerConnection &connection)
{
    QStringList tables;
    BALCAO_TRY(const auto words, termsOf(connection, u"charge_words"_s));
    if (words != m_words)
        tables.append(u"charge_words"_s);
    BALCAO_TRY(const auto parts, termsOf(connection, u"charge_parts"_s));
    for (auto term = parts.cbegin(); term != parts.cend(); ++term) {
        if (const auto part = asciiPart(term.key()); part && term.key().size() == partLength)
            m_parts[*part] -= term.value();
    }
    if (std::any_of(m_parts.begin(), m_parts.end(), [](qint64 left) { return left != 0; }))
        tables.append(u"charge_parts"_s);
    return tables;
}

} // namespace balcao::ledger
