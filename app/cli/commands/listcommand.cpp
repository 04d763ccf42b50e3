// SPDX-License-Identifier: MIT
#include "app/cli/command.h"
#include "app/cli/ledgerjson.h"
#include "core/charge/chargequery.h"
#include "core/enumnames.h"
#include "core/service/chargereader.h"
#include "ui/presentation/history/chargelistreport.h"
#include "ui/report/csv.h"
#include "ui/text/display.h"
#include "ui/text/eventtext.h"

#include <QDateTime>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct ListCommandTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::LedgerCommand)
};

using Sort = ChargeQuery::Sort;

/** The first letter marks the keys of pages. */
constexpr std::array sortNames = {std::pair{Sort::Newest, "newest"_L1}, std::pair{Sort::Oldest, "oldest"_L1},
                                  std::pair{Sort::Highest, "highest"_L1}, std::pair{Sort::Lowest, "lowest"_L1}};

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

/** False: a word is no status. */
bool readStatuses(const QString &text, ChargeQuery &query)
{
    const QStringList words = text.split(u',');
    for (const QString &word : words) {
        const auto status = fromKey<ChargeStatus>(word.trimmed());
        const bool isToCheck = word.trimmed() == "to_check"_L1;
        const bool isContested = word.trimmed() == "contested"_L1;
        if (!status && !isToCheck && !isContested)
            return false;
        query.isToCheck = query.isToCheck || isToCheck;
        query.isContested = query.isContested || isContested;
        if (status)
            query.statuses.append(*status);
    }
    return true;
}

bool readSort(const QString &text, Sort &sort)
{
    const auto named = valueIn(sortNames, text);
    sort = named.value_or(sort);
    return named.has_value();
}

/** For --after: the ledger's @p key of the next page and its order, since one of another order would begin anywhere. */
QString pageName(Sort sort, const QString &key)
{
    return key.isEmpty() ? QString() : nameIn(sortNames, sort).front() + key;
}

/** The ledger's own key of the page behind @p after, which pageName() made for the same order. Else a sentence. */
Expected<QString, QString> pageKey(const QString &after, Sort sort)
{
    static const QRegularExpression key(u"^[a-z]\\d{1,18}(-\\d{1,18})?$"_s);
    if (after.isEmpty())
        return QString();
    if (!key.match(after).hasMatch() || pageName(sort, after.sliced(1)) != after)
        return Unexpected<QString>(HelpTr::tr("--after takes what the page before told as next, in the same --sort."));
    return after.sliced(1);
}

QJsonObject objectOf(LedgerStore &ledger, const Charge &row)
{
    const Situation situation = ledger.situationOf(row);
    return chargeObject(row, chargeStatus(row, situation.now, situation.writer));
}

QString lineOf(LedgerStore &ledger, const Charge &row)
{
    const QString number = u"%1/%2"_s.arg(row.counter).arg(row.number);
    const QString mark = row.mark.isEmpty() ? QString() : u" · "_s + display::quoted(row.mark);
    return u"%1  %2  %3  %4  %5  %6"_s.arg(
        row.createdAt.toLocalTime().toString(u"dd/MM/yyyy HH:mm"_s), number.leftJustified(8),
        display::amount(row.amount).rightJustified(14),
        display::status(row, ledger.situationOf(row)).label.leftJustified(14),
        (row.txid.isEmpty() ? shortName(row.attempt) : display::quoted(row.txid)).leftJustified(36),
        display::withOtherAmount(row, display::quoted(row.name, 40)) + mark);
}

Answer list(LedgerStore &ledger, const ChargeQuery &query)
{
    BALCAO_TRY(const auto page, reported(searched(ledger, query)));
    QJsonArray charges;
    QStringList lines;
    for (const Charge &row : page.rows) {
        charges.append(objectOf(ledger, row));
        lines.append(lineOf(ledger, row));
    }
    LedgerReport report;
    const QString next = pageName(query.sort, page.next);
    report.json = JsonLine().add("schema"_L1, jsonSchema).add("charges"_L1, charges).add("next"_L1, textOrNull(next));
    report.result = lines.isEmpty() ? ListCommandTr::tr("No charge fits.") + u'\n' : lines.join(u'\n') + u'\n';
    if (!next.isEmpty())
        report.diagnostics = ListCommandTr::tr("There are more: --after %1").arg(next) + u'\n';
    return report;
}

/** All pages from the one that was asked for. */
Answer table(const OpenedLedger &opened, ChargeQuery query)
{
    query.limit = ChargeQuery::maxLimit;
    QList<Charge> all;
    do {
        BALCAO_TRY(const auto page, reported(searched(opened.ledger, query)));
        all += page.rows;
        query.after = page.next;
    } while (!query.after.isEmpty());
    const QDateTime now = Clock().nowUtc();
    const ShopMoment moment{now, now, opened.writer.own()};
    return LedgerReport{
        .json = {}, .result = report::toCsv(chargeListReport(all, {.moment = moment})), .diagnostics = {}};
}

/** list: a page of charges, or all of them as a table for spreadsheets. */
struct ListCommand : LedgerCommand {
    ChargeQuery query;
    bool isTable = false;

    void options(Arguments &arguments) override
    {
        const auto addMoment = [&](const char *name, const QString &help, std::optional<QDateTime> &target,
                                   bool isEnd) {
            arguments.addOption(
                name, HelpTr::tr("DAY"), help,
                HelpTr::tr("--%1 takes a day like 2026-11-21, or a moment with its zone.").arg(QLatin1StringView(name)),
                [&target, isEnd](const QString &text) { return (target = readMoment(text, isEnd)).has_value(); });
        };
        addMoment("from", HelpTr::tr("From this day on: 2026-11-21, or a moment with its zone"), query.from, false);
        addMoment("to", HelpTr::tr("Up to this day, included"), query.to, true);
        arguments.addOption(
            "status", u"S,..."_s, u"to_check, contested, waiting, paid, received, ..."_s,
            HelpTr::tr("--status takes to_check, contested, waiting, paid, received, expired, cancelled, refunded, "
                       "unknown, attention, not_sent, refused and absent, with commas between them."),
            [this](const QString &text) { return readStatuses(text, query); });
        arguments.addOption("search", HelpTr::tr("TEXT"),
                            HelpTr::tr("Name, mark, txid, CPF, CNPJ, phone, e-mail or amount"), {},
                            [this](const QString &text) {
                                query.search = text;
                                return true;
                            });
        arguments.addOption("sort", HelpTr::tr("ORDER"), HelpTr::tr("newest, oldest, highest or lowest"),
                            HelpTr::tr("--sort takes newest, oldest, highest or lowest."),
                            [this](const QString &text) { return readSort(text, query.sort); });
        arguments.addNumber("limit", u"N"_s, HelpTr::tr("Charges a page, 50 unless told"), query.limit,
                            ChargeQuery::maxLimit,
                            HelpTr::tr("--limit takes a whole number from 1 to %1.").arg(ChargeQuery::maxLimit));
        arguments.addText("after", HelpTr::tr("NEXT"), HelpTr::tr("The page behind the one that told this as next"),
                          query.after);
        arguments.addFlag("csv", HelpTr::tr("Print a table for spreadsheets: all pages of it"), isTable);
    }

    void rules(Usage &usage) const override { usage.requireOneForm(isTable); }

    QList<Problem> invalid() override
    {
        const auto page = pageKey(query.after, query.sort);
        if (!page)
            return {{{}, page.error()}};
        query.after = *page;
        return {};
    }

    Answer answerFrom(const OpenedLedger &opened, const Context &) override
    {
        return isTable ? table(opened, query) : list(opened.ledger, query);
    }
};

/** show: the charge and its events, by txid, attempt or the beginning of one. */
struct ShowCommand : LedgerCommand {
    void options(Arguments &arguments) override
    {
        addTxid(arguments, HelpTr::tr("NAME"), HelpTr::tr("txid or attempt, or its beginning from four characters on"));
    }

    Answer answerFrom(const OpenedLedger &opened, const Context &) override { return shownCharge(opened, subject()); }
};

} // namespace

Answer shownCharge(const OpenedLedger &opened, const QString &name)
{
    LedgerStore &ledger = opened.ledger;
    BALCAO_TRY(const Charge row, chargeOf(opened, name));
    BALCAO_TRY(const auto found, reported(ledger.ask(FindHistory{row.attempt})));
    QJsonArray list;
    QStringList lines{lineOf(ledger, row)};
    // The replies as received hold it too.
    const bool hasOtherReceiver = std::any_of(found.events.begin(), found.events.end(),
                                              [](const LedgerEvent &event) { return event.paysAnother(); });
    EventContext context{.use = EventContext::Use::Proof};
    for (const LedgerEvent &event : found.events)
        context.add(event);
    for (const LedgerEvent &event : found.events) {
        list.append(eventObject(event, hasOtherReceiver));
        lines.append(u"  %1  %2  %3"_s.arg(event.at.toLocalTime().toString(u"dd/MM/yyyy HH:mm:ss"_s),
                                           actorOf(event).leftJustified(20), describe(event, context).inOneLine()));
    }
    QJsonObject object = objectOf(ledger, row);
    object.insert(u"schema"_s, jsonSchema);
    object.insert(u"events"_s, list);
    LedgerReport report;
    report.json.add(object);
    report.result = lines.join(u'\n') + u'\n';
    return report;
}

QList<CommandEntry> listCommands()
{
    return {
        {"list", HelpTr::tr("List the ledger's charges, the newest first unless told"), make<ListCommand>},
        {"show", HelpTr::tr("Show a charge of the ledger and its events"), make<ShowCommand>},
    };
}

} // namespace balcao::cli
