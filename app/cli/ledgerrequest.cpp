// SPDX-License-Identifier: MIT
#include "app/cli/ledgerrequest.h"

#include "ui/presentation/messages.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::CommandLine)
};

using Sort = ChargeQuery::Sort;

constexpr std::array sortNames = {std::pair{"newest"_L1, Sort::Newest}, std::pair{"oldest"_L1, Sort::Oldest},
                                  std::pair{"highest"_L1, Sort::Highest}, std::pair{"lowest"_L1, Sort::Lowest}};

/** A day of this computer's calendar, or a moment with its zone. @p isEnd: the day's last moment belongs to it. */
std::optional<QDateTime> readMoment(const QString &text, bool isEnd)
{
    const QDate day = QDate::fromString(text, u"yyyy-MM-dd"_s);
    if (day.isValid())
        return (isEnd ? day.addDays(1) : day).startOfDay().toUTC();
    const QDateTime moment = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!moment.isValid() || moment.timeSpec() == Qt::LocalTime)
        return std::nullopt;
    return moment.toUTC();
}

class Reader
{
public:
    Reader(CommandLine &line, const QHash<QString, QString> &values)
        : m_line(line)
        , m_values(values)
    {
    }

    [[nodiscard]] QList<Problem> read();

private:
    void readList();
    void readSettle();
    void readErase();
    void readPlace();
    void complain(const QString &message, const QString &field = {}) { m_problems.append({field, message}); }
    [[nodiscard]] QString text(QLatin1StringView option) const { return m_values.value(option); }
    [[nodiscard]] bool has(QLatin1StringView option) const { return m_values.contains(option); }

    CommandLine &m_line;
    const QHash<QString, QString> &m_values;
    QList<Problem> m_problems;
};

QList<Problem> Reader::read()
{
    readPlace();
    if (m_line.command == Command::List)
        readList();
    if (m_line.command == Command::LedgerErase)
        readErase();
    m_line.request.reference = text("reference"_L1).simplified().left(80);
    readSettle();
    return m_problems;
}

void Reader::readPlace()
{
    if (has("ledger"_L1)) {
        if (const auto address = LedgerAddress::parse(text("ledger"_L1)); !address)
            complain(messages::describe(address.error()));
    }
    if (const auto writer = ledgerWriter(m_line.ledger); !writer)
        complain(writer.error());
}

void Reader::readList()
{
    ChargeQuery &query = m_line.request.query;
    const auto moment = [this](QLatin1StringView option, bool isEnd) -> std::optional<QDateTime> {
        if (!has(option))
            return std::nullopt;
        auto read = readMoment(text(option), isEnd);
        if (!read)
            complain(Tr::tr("--%1 takes a day like 2026-11-21, or a moment with its zone.").arg(option));
        return read;
    };
    query.from = moment("from"_L1, false);
    query.to = moment("to"_L1, true);
    query.search = text("search"_L1);
    query.after = text("after"_L1);
    static const QRegularExpression key(u"^\\d{1,18}(-\\d{1,18})?$"_s);
    if (has("after"_L1) && !key.match(query.after).hasMatch())
        complain(Tr::tr("--after takes what the page before told as next."));
    const QStringList words = text("status"_L1).split(u',', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        if (const auto standing = chargeStatusNamed(word.trimmed()))
            query.statuses.append(*standing);
        else
            complain(Tr::tr("--status takes waiting, paid, received, expired, cancelled, refunded, unknown, attention, "
                            "not_sent, refused and absent, with commas between them."));
    }
    if (has("sort"_L1)) {
        const auto *const found = std::find_if(sortNames.begin(), sortNames.end(),
                                               [this](const auto &known) { return known.first == text("sort"_L1); });
        if (found == sortNames.end())
            complain(Tr::tr("--sort takes newest, oldest, highest or lowest."));
        else
            query.sort = found->second;
    }
    if (has("limit"_L1)) {
        bool isNumber = false;
        query.limit = text("limit"_L1).toInt(&isNumber);
        if (!isNumber || query.limit < 1 || query.limit > ChargeQuery::maxLimit)
            complain(Tr::tr("--limit takes a whole number from 1 to %1.").arg(ChargeQuery::maxLimit));
    }
}

void Reader::readSettle()
{
    const bool isSettling = m_line.command == Command::Settle;
    LedgerRequest &request = m_line.request;
    request.found = text("found"_L1).trimmed();
    if ((request.isAbsent || request.isReopened) && !isSettling)
        complain(Tr::tr("The option --%1 does not belong to this command.")
                     .arg(request.isAbsent ? "absent"_L1 : "reopen"_L1));
    const int answers = (request.found.isEmpty() ? 0 : 1) + (request.isAbsent ? 1 : 0) + (request.isReopened ? 1 : 0);
    if (isSettling && answers != 1)
        complain(Tr::tr("Say one of these: --found TXID, --absent, or --reopen after a wrong txid."), u"txid"_s);
}

void Reader::readErase()
{
    constexpr int longest = 36500;
    bool isNumber = false;
    m_line.request.olderThanDays = text("older-than"_L1).toInt(&isNumber);
    if (!isNumber || m_line.request.olderThanDays < 1 || m_line.request.olderThanDays > longest)
        complain(Tr::tr("--older-than takes whole days, at least 1."));
}

} // namespace

QList<Problem> readLedgerRequest(CommandLine &line, const QHash<QString, QString> &values)
{
    return Reader(line, values).read();
}

} // namespace balcao::cli
