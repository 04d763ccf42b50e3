// SPDX-License-Identifier: MIT
// Every page is read by key; OFFSET and LIKE over whole tables have no place here.
#include "core/ledger/queries/chargequeries.h"

#include "core/charge/chargerules.h"
#include "core/ledger/chargecolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/periodfilter.h"
#include "core/values/asciidigits.h"

#include <QSet>

#include <algorithm>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Sort = ChargeQuery::Sort;
using periodfilter::Condition;

bool isByAmount(Sort sort)
{
    return sort == Sort::Highest || sort == Sort::Lowest;
}

bool isAscending(Sort sort)
{
    return sort == Sort::Oldest || sort == Sort::Lowest;
}

/** @p key is the charge's id as the driving table names it: only by that name an index of words stops at the limit. */
QString orderBy(Sort sort, const QString &key)
{
    const QString direction = isAscending(sort) ? u"ASC"_s : u"DESC"_s;
    return isByAmount(sort) ? u"ORDER BY c.amount %1, c.id %1"_s.arg(direction)
                            : u"ORDER BY %1 %2"_s.arg(key, direction);
}

void addCursor(Condition &where, Sort sort, const QString &after, const QString &key)
{
    if (after.isEmpty())
        return;
    const QLatin1StringView sign = isAscending(sort) ? ">"_L1 : "<"_L1;
    const QStringList parts = after.split(u'-');
    if (isByAmount(sort))
        where.add(u"(c.amount, c.id) %1 (?, ?)"_s.arg(sign),
                  {parts.value(0).toLongLong(), parts.value(1).toLongLong()});
    else
        where.add(u"%1 %2 ?"_s.arg(key, sign), {parts.value(0).toLongLong()});
}

QString selectCharges()
{
    static const QString sql = u"SELECT "_s + chargecolumns::names(u"c."_s) + u" FROM "_s;
    return sql;
}

/** "%part%"; what LIKE takes for a sign of its own matches any character, so each row found has to be looked at again. */
QString likePattern(QString part)
{
    return u'%' + part.replace(u'%', u'_').replace(u'\\', u'_') + u'%';
}

/** Reads pages of charges in one order from several sources. */
class Search
{
public:
    Search(LedgerConnection &connection, const LedgerStore::Options &options, ChargeQuery query, int limit)
        : m_connection(connection)
        , m_own(options.own())
        , m_now(options.clock.nowUtc())
        , m_query(std::move(query))
        , m_limit(limit)
    {
    }

    [[nodiscard]] Expected<void, LedgerError> all();
    [[nodiscard]] Expected<void, LedgerError> byTerms(const SearchTerms &terms);
    /** After byTerms(): adds the charges with this number, of every day. */
    [[nodiscard]] Expected<void, LedgerError> byNumber(const QString &counter, int number);
    /** In order, each once, at most the limit. */
    [[nodiscard]] QList<Charge> sorted();

private:
    using Done = Expected<void, LedgerError>;
    /** What SQL only comes near to. */
    using Judge = std::function<bool(const Charge &)>;

    [[nodiscard]] Done readPeriod();
    /** @p key: how @p from calls the charge's id. */
    [[nodiscard]] Done collect(const QString &from, const QString &key, const Condition &extra, const Judge &fits = {});
    [[nodiscard]] Expected<QString, LedgerError> readPage(const QString &sql, const QVariantList &values,
                                                          const Judge &fits, int &missing);
    [[nodiscard]] Done addWords(const SearchTerms &terms);
    [[nodiscard]] Done addPart(const QString &part, const Judge &fits);
    [[nodiscard]] Done addNotIndexed(const SearchTerms &terms);
    [[nodiscard]] bool isBehindCursor(const Charge &row) const;
    [[nodiscard]] bool hasStatus(const Charge &row) const { return balcao::hasStatus(row, m_query, m_now, m_own); }

    LedgerConnection &m_connection;
    const OwnCounter m_own;
    const QDateTime m_now;
    const ChargeQuery m_query;
    int m_limit;
    periodfilter::IdRange m_ids;
    /** Attempts whose newest events the index does not know: judged here, whatever it says of them. */
    QSet<qint64> m_notIndexed;
    QList<Charge> m_rows;
};

Search::Done Search::readPeriod()
{
    BALCAO_TRY(m_ids, periodfilter::idsOfPeriod(m_connection, m_query));
    return {};
}

Search::Done Search::collect(const QString &from, const QString &key, const Condition &extra, const Judge &fits)
{
    // One query for each status: each comes in the order of its index, so that no page sorts what it does not show.
    const QStringList statuses = m_query.hasStatuses() ? periodfilter::statusConditions(m_query) : QStringList{{}};
    for (const QString &status : statuses) {
        QString after = m_query.after;
        // Until the page is full: what does not fit after all leaves room.
        for (int missing = m_limit; missing > 0;) {
            Condition where = periodfilter::of(m_query, m_ids, key);
            addCursor(where, m_query.sort, after, key);
            where.add(extra.joined(), extra.values);
            if (!status.isEmpty())
                where.add(status);
            const QString sql = selectCharges() + from + u" WHERE "_s + where.joined() + u' ' +
                                orderBy(m_query.sort, key) + u" LIMIT ?"_s;
            BALCAO_TRY(after, readPage(sql, where.values, fits, missing));
            if (after.isEmpty())
                break;
        }
    }
    return {};
}

/** Counts @p missing down; the cursor behind the last row, or nothing when there are no more. */
Expected<QString, LedgerError> Search::readPage(const QString &sql, const QVariantList &values, const Judge &fits,
                                                int &missing)
{
    BALCAO_TRY(LedgerRows query, m_connection.run(sql, values + QVariantList{m_limit}));
    int count = 0;
    QString last;
    while (query->next()) {
        Charge row = chargecolumns::read(*query);
        ++count;
        last = pageAfter(m_query.sort, row);
        if (m_notIndexed.contains(row.id) || (fits && !fits(row)) || !hasStatus(row))
            continue;
        m_rows.append(std::move(row));
        --missing;
    }
    BALCAO_TRY(query.finish());
    return count < m_limit ? QString() : last;
}

Search::Done Search::all()
{
    BALCAO_TRY(readPeriod());
    return collect(u"charge c"_s, u"c.id"_s, {});
}

Search::Done Search::byTerms(const SearchTerms &terms)
{
    BALCAO_TRY(readPeriod());
    if (!m_connection.isPostgres()) {
        BALCAO_TRY(addNotIndexed(terms));
    }
    if (terms.amount) {
        Condition amount;
        amount.add(u"c.amount = ?"_s, {terms.amount->centavos()});
        BALCAO_TRY(collect(u"charge c"_s, u"c.id"_s, amount));
    }
    if (!terms.words.isEmpty()) {
        BALCAO_TRY(addWords(terms));
    }
    for (const QString &number : terms.numbers)
        BALCAO_TRY(addPart(number, [&number](const Charge &row) { return hasNumber(row, number); }));
    if (terms.part.isEmpty())
        return {};
    return addPart(terms.part, [&terms](const Charge &row) { return searchParts(row).contains(terms.part); });
}

Search::Done Search::byNumber(const QString &counter, int number)
{
    // One step from day to day in the index of days, counters and numbers.
    Condition where;
    where.add(u"c.id IN (WITH RECURSIVE step (day) AS (SELECT min(day) FROM charge UNION ALL "
              "SELECT (SELECT min(day) FROM charge WHERE day > step.day) FROM step WHERE step.day IS NOT NULL) "
              "SELECT n.id FROM step CROSS JOIN charge n WHERE n.day = step.day AND n.counter = ? AND n.number = ?)"_s,
              {counter, number});
    return collect(u"charge c"_s, u"c.id"_s, where);
}

Search::Done Search::addWords(const SearchTerms &terms)
{
    Condition where;
    if (m_connection.isPostgres()) {
        for (const QString &word : terms.words) {
            QVariantList forms;
            for (const QString &form : searchForms(terms, word))
                forms.append(u"% "_s + form + u'%');
            const QStringList any(forms.size(), u"s.words LIKE ?"_s);
            where.add(u'(' + any.join(u" OR "_s) + u')', forms);
        }
        return collect(u"charge_search s JOIN charge c ON c.id = s.id"_s, u"c.id"_s, where);
    }
    // Quoted: "and" and "or" are names too. The rowid's order is the list's order, so the index stops at the limit.
    QStringList all;
    for (const QString &word : terms.words) {
        QStringList quoted;
        for (const QString &form : searchForms(terms, word))
            quoted.append(u'"' + form + u"\" *"_s);
        all.append(u'(' + quoted.join(u" OR "_s) + u')');
    }
    where.add(u"w.charge_words MATCH ?"_s, {all.join(u" AND "_s)});
    return collect(u"charge_words w CROSS JOIN charge c ON c.id = w.rowid"_s, u"w.rowid"_s, where);
}

Search::Done Search::addPart(const QString &part, const Judge &fits)
{
    Condition where;
    const bool isPostgres = m_connection.isPostgres();
    where.add(isPostgres ? u"s.parts LIKE ?"_s : u"p.parts LIKE ?"_s, {likePattern(part)});
    return collect(isPostgres ? u"charge_search s JOIN charge c ON c.id = s.id"_s
                              : u"charge_parts p CROSS JOIN charge c ON c.id = p.rowid"_s,
                   isPostgres ? u"c.id"_s : u"p.rowid"_s, where, fits);
}

Search::Done Search::addNotIndexed(const SearchTerms &terms)
{
    BALCAO_TRY(LedgerRows query,
               m_connection.run(selectCharges() + u"charge c WHERE c.attempt IN (SELECT attempt FROM event WHERE id > "
                                                  "(SELECT event FROM search_progress))"_s));
    while (query->next()) {
        Charge row = chargecolumns::read(*query);
        m_notIndexed.insert(row.id);
        if (isBehindCursor(row) && matches(row, terms) && balcao::fits(row, m_query, m_now, m_own))
            m_rows.append(std::move(row));
        // Another program may have written thousands.
        if (m_rows.size() >= qsizetype{2} * m_limit)
            m_rows = sorted();
    }
    return query.finish();
}

bool Search::isBehindCursor(const Charge &row) const
{
    if (m_query.after.isEmpty())
        return true;
    const QStringList parts = m_query.after.split(u'-');
    Charge last;
    last.id = parts.constLast().toLongLong();
    if (isByAmount(m_query.sort))
        last.amount = Money::fromCentavos(parts.constFirst().toLongLong()).value_or(Money());
    return comesBefore(m_query.sort, last, row);
}

QList<Charge> Search::sorted()
{
    std::sort(m_rows.begin(), m_rows.end(),
              [this](const Charge &left, const Charge &right) { return comesBefore(m_query.sort, left, right); });
    m_rows.erase(std::unique(m_rows.begin(), m_rows.end(),
                             [](const Charge &left, const Charge &right) { return left.id == right.id; }),
                 m_rows.end());
    return m_rows.first(std::min<qsizetype>(m_limit, m_rows.size()));
}

} // namespace

Expected<ChargeSlice, LedgerError> SearchCharges::run(LedgerStore &store) const
{
    const int limit = std::clamp(query.limit, 1, ChargeQuery::maxLimit);
    const SearchTerms terms = readSearch(query.search);
    // Too short to look for anything ("a1"): nothing is found, rather than everything.
    if (!query.search.trimmed().isEmpty() && terms.isEmpty())
        return ChargeSlice{};
    Search search(store.connection(), store.options(), query, limit + 1);
    BALCAO_TRY(terms.isEmpty() ? search.all() : search.byTerms(terms));
    if (terms.number) {
        BALCAO_TRY(const QStringList names, CounterNames{}.run(store));
        for (const QString &name : names) {
            if (terms.number->isOf(name))
                BALCAO_TRY(search.byNumber(name, terms.number->number));
        }
    }
    ChargeSlice page{.rows = search.sorted(), .next = {}};
    if (page.rows.size() > limit) {
        page.rows.removeLast();
        page.next = pageAfter(query.sort, page.rows.constLast());
    }
    return page;
}

Expected<QList<PastCustomer>, LedgerError> FindCustomers::run(LedgerStore &store) const
{
    constexpr qsizetype shortestName = 2;
    constexpr int newest = 200;
    SearchTerms terms = readSearch(typed);
    terms.amount.reset();
    terms.number.reset();
    terms.isOfNames = true;
    const bool hasLetter = std::any_of(typed.begin(), typed.end(), [](QChar sign) { return sign.isLetter(); });
    if (!hasLetter)
        terms.words.clear(); // a number of theirs, not the 123 of "Loja 123"
    else if (!terms.words.isEmpty() && foldedForSearch(typed).size() < shortestName)
        return QList<PastCustomer>{};
    // A name or a number of theirs: a txid or an e-mail that holds it is no customer's.
    if (std::any_of(terms.part.begin(), terms.part.end(), isAsciiDigit))
        terms.numbers.append(terms.part);
    terms.part.clear();
    if (terms.isEmpty())
        return QList<PastCustomer>{};
    Search search(store.connection(), store.options(), {}, newest);
    BALCAO_TRY(search.byTerms(terms));
    QList<PastCustomer> found;
    QSet<QString> known;
    const QList<Charge> charges = search.sorted();
    for (const Charge &row : charges) {
        if (row.taxId.isEmpty() || known.contains(row.taxId))
            continue;
        known.insert(row.taxId);
        found.append(
            {.name = row.name, .phone = row.phone, .email = row.email, .taxId = row.taxId, .lastAt = row.createdAt});
        if (found.size() == limit)
            break;
    }
    return found;
}

} // namespace balcao
