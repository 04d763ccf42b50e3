// SPDX-License-Identifier: MIT
// ledgerbench ROWS [FOLDER]: a ledger of so many charges, made by the ledger's own code, and what it costs to add to it and to look
// into it, beside raw SQLite doing the same on the same file system in the same run (docs/performance.md).
// ledgerbench ROWS FILE.sqlite only makes the ledger, and keeps it: for startbench.
#include "core/ledger/chargecolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/bench/rawsqlite.h"
#include "tests/support/drafts.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

QRandomGenerator dice(20261121);

const QStringList firstNames =
    u"Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Gabriel Rafael Daniel "
    "Marcelo Bruno Eduardo Felipe Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda "
    "Vera Larissa"_s.split(u' ');
const QStringList lastNames =
    u"Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins "
    "Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira "
    "Gonçalves Prado Benevides Coutinho Guedes"_s.split(u' ');

/** Common names are common. */
QString pick(const QStringList &names)
{
    const auto first = static_cast<qsizetype>(dice.bounded(static_cast<quint32>(names.size())));
    const auto second = static_cast<qsizetype>(dice.bounded(static_cast<quint32>(names.size())));
    return names.at(std::min(first, second));
}

drafts::Buyer someone()
{
    const quint32 who = dice.bounded(300'000U);
    QRandomGenerator person(who);
    return {.name = pick(firstNames) + u' ' + pick(lastNames) + u' ' + pick(lastNames),
            .taxId = u"%1"_s.arg(10'000'000'000ULL + who * 293'339ULL).right(11),
            .phone = u"119%1"_s.arg(person.bounded(100'000'000U), 8, 10, QChar(u'0')),
            .email = u"cliente%1@exemplo.com.br"_s.arg(who)};
}

QString someTxid()
{
    QString text;
    for (int i = 0; i < 4; ++i)
        text += u"%1"_s.arg(dice.generate(), 8, 16, QChar(u'0'));
    return text;
}

/** Median and 95th of a hundred, in microseconds. */
struct Times {
    double p50 = 0;
    double p95 = 0;
};

void measure(std::vector<qint64> &spans, const std::function<void()> &once)
{
    QElapsedTimer timer;
    timer.start();
    once();
    spans.push_back(timer.nsecsElapsed());
}

Times timesOf(std::vector<qint64> spans)
{
    std::sort(spans.begin(), spans.end());
    const auto at = [&spans](double share) {
        return static_cast<double>(spans.at(static_cast<std::size_t>(share * static_cast<double>(spans.size() - 1)))) /
               1000.0;
    };
    return {at(0.5), at(0.95)};
}

Times measured(int times, const std::function<void()> &once)
{
    std::vector<qint64> spans;
    for (int i = 0; i < times; ++i)
        measure(spans, once);
    return timesOf(std::move(spans));
}

void report(const char *what, const Times &ours, const Times &raw)
{
    std::printf("%-34s %10.0f %10.0f", what, ours.p50, ours.p95);
    if (raw.p50 > 0)
        std::printf(" %10.0f %10.0f %8.2f", raw.p50, raw.p95, ours.p50 / raw.p50);
    std::printf("\n");
    std::fflush(stdout);
}

struct Samples {
    QStringList txids;
    QStringList taxIds;
    QStringList names;
};

/** The time of the charges: the last two years, whatever their number. */
QDateTime moment = QDateTime::currentDateTimeUtc().addDays(-2 * 365);

/** Charges by the ledger's own append, many in one transaction; the index by its own code. Somebody left after the first weeks. */
bool fill(LedgerStore &store, int rows, Samples &samples)
{
    constexpr int batch = 2000;
    constexpr qint64 twoYears = 2LL * 365 * 24 * 3600 * 1000;
    for (int made = 0; made < rows;) {
        auto transaction = LedgerTransaction::begin(store.connection());
        if (!transaction)
            return false;
        for (int i = 0; i < batch && made < rows; ++i, ++made) {
            const drafts::Buyer buyer = someone();
            moment = moment.addMSecs(twoYears / rows);
            EventDraft attempt = drafts::attempt(100 + dice.bounded(50'000), buyer);
            if (made < rows / 50)
                attempt.operatorName = u"Quem Saiu"_s;
            const QString txid = someTxid();
            EventDraft created = drafts::answer(EventKind::Created, attempt.attempt, txid, attempt.amount->centavos(),
                                                dice.bounded(4) == 0 ? u"Aguardando"_s : u"Paga"_s);
            if (!store.appendWithin(attempt) || !store.appendWithin(created))
                return false;
            if (dice.bounded(static_cast<quint32>(qMax(1, rows / 500))) == 0) {
                samples.txids.append(txid);
                samples.taxIds.append(buyer.taxId);
                samples.names.append(buyer.name);
            }
        }
        if (!transaction->commit())
            return false;
    }
    return store.index().has_value();
}

QString one(const QStringList &list)
{
    return list.at(static_cast<qsizetype>(dice.bounded(static_cast<quint32>(list.size()))));
}

/** The same pages and searches through the ledger and through SQLite alone. */
void readings(LedgerStore &store, Raw &raw, const Samples &samples, int rows)
{
    const QByteArray columns = chargecolumns::names(u"c."_s).toUtf8();
    const auto page = [&store](const ChargeQuery &query) {
        if (!store.ask(SearchCharges{query}))
            qFatal("a search failed");
    };
    constexpr int times = 100;
    sqlite3_stmt *newest = raw.prepare("SELECT " + columns + " FROM charge c ORDER BY id DESC LIMIT 51");
    report("first page (50)", measured(times, [&] { page({}); }), measured(times, [&] { Raw::readAll(newest); }));
    sqlite3_stmt *next = raw.prepare("SELECT " + columns + " FROM charge c WHERE id < ? ORDER BY id DESC LIMIT 51");
    const auto key = [rows] { return static_cast<qint64>(dice.bounded(static_cast<quint32>(rows))) * 2 + 1; };
    report("next page (any)", measured(times, [&] { page({.after = QString::number(key())}); }), measured(times, [&] {
               sqlite3_bind_int64(next, 1, key());
               Raw::readAll(next);
           }));
    sqlite3_stmt *parts = raw.prepare("SELECT " + columns +
                                      " FROM charge_parts p CROSS JOIN charge c ON c.id = p.rowid "
                                      "WHERE p.parts LIKE ? ORDER BY p.rowid DESC LIMIT 51");
    const auto txidPart = [&samples] { return one(samples.txids).mid(7, 6); };
    report("search: 6 of a txid", measured(times, [&] { page({.search = txidPart()}); }), measured(times, [&] {
               Raw::bind(parts, 1, '%' + txidPart().toUtf8() + '%');
               Raw::readAll(parts);
           }));
    sqlite3_stmt *words = raw.prepare("SELECT " + columns +
                                      " FROM charge_words w CROSS JOIN charge c ON c.id = w.rowid "
                                      "WHERE w.charge_words MATCH ? ORDER BY w.rowid DESC LIMIT 51");
    const auto nameParts = [&samples](int count) {
        QStringList typed;
        const QStringList all = one(samples.names).split(u' ');
        for (int i = 0; i < count; ++i)
            typed.append(foldedForSearch(all.at(i)).left(4));
        return typed;
    };
    const auto match = [](const QStringList &typed) {
        QByteArray text;
        for (const QString &word : typed)
            text += '"' + word.toUtf8() + "\" * ";
        return text;
    };
    for (const int count : {1, 2}) {
        report(count == 1 ? "search: 4 letters of a name" : "search: 4 letters of two names",
               measured(times, [&] { page({.search = nameParts(count).join(u' ')}); }), measured(times, [&] {
                   Raw::bind(words, 1, match(nameParts(count)));
                   Raw::readAll(words);
               }));
    }
    sqlite3_stmt *taxId =
        raw.prepare("SELECT " + columns + " FROM charge c WHERE tax_id = ? ORDER BY id DESC LIMIT 51");
    report("search: CPF", measured(times, [&] { page({.search = one(samples.taxIds)}); }), measured(times, [&] {
               Raw::bind(taxId, 1, one(samples.taxIds).toUtf8());
               Raw::readAll(taxId);
           }));
    sqlite3_stmt *status =
        raw.prepare("SELECT " + columns + " FROM charge c WHERE status = 'waiting' ORDER BY id DESC LIMIT 51");
    report("filter: waiting", measured(times, [&] { page({.statuses = {ChargeStatus::Waiting}}); }),
           measured(times, [&] { Raw::readAll(status); }));
    report("customer book: 4 letters",
           measured(times,
                    [&] {
                        static_cast<void>(store.ask(FindCustomers{nameParts(1).first(), 3}));
                    }),
           {});

    // What raw SQLite would do alike: no comparison.
    const ChargeQuery aMonth{.from = moment.addDays(-400), .to = moment.addDays(-370)};
    report("page of a month, a year ago", measured(times, [&] { page(aMonth); }), {});
    ChargeQuery names = aMonth;
    report("the same, and letters of a name",
           measured(times,
                    [&] {
                        names.search = nameParts(1).first();
                        page(names);
                    }),
           {});
    report("filter: an operator who left", measured(times, [&] { page({.operatorName = u"Quem Saiu"_s}); }), {});
    report("filter: a counter without charges", measured(times, [&] { page({.counter = u"99"_s}); }), {});
    report("sums of that month", measured(times, [&] { static_cast<void>(store.ask(SumCharges{aMonth})); }), {});
    SumCharges all;
    report("sums of all times: one part",
           measured(times,
                    [&] {
                        ChargeTotals sum;
                        static_cast<void>(all.step(store, sum));
                        all.from = std::max<qint64>(all.from, 1);
                    }),
           {});
    report("sums of all times: all parts", measured(5, [&] { static_cast<void>(store.ask(SumCharges{{}})); }), {});
    report(
        "similar charge, open charges",
        measured(times,
                 [&] {
                     static_cast<void>(store.ask(FindSimilar{Money::fromCentavos(100).value(), one(samples.taxIds)}));
                     static_cast<void>(store.ask(OpenCount{}));
                 }),
        {});
}

/** In megabytes; 0 where the system does not tell. */
qint64 mostMemory()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QList<QByteArray> lines = status.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').constFirst().toLongLong() / 1024;
    }
    return 0;
}

/** Everything is read once: the time it takes, and what it adds to the memory. */
void verification(LedgerStore &store)
{
    const qint64 before = mostMemory();
    QElapsedTimer timer;
    timer.start();
    const auto found = ledger::verify(store);
    if (!found || !found->isWhole())
        qFatal("the ledger does not verify");
    std::printf("verify: %lld events in %.1f s, %lld MB more memory\n", static_cast<long long>(found->events),
                static_cast<double>(timer.elapsed()) / 1000.0, static_cast<long long>(mostMemory() - before));
}

/** The durable append of an attempt, and SQLite alone putting the very rows that it wrote into these tables of the copy. */
std::pair<Times, Times> appendsOf(LedgerStore &store, Raw &ledger, Raw &copy, const QList<QByteArray> &tables)
{
    struct Table {
        sqlite3_stmt *written;
        sqlite3_stmt *insert;
    };
    std::vector<Table> statements;
    for (const QByteArray &table : tables) {
        sqlite3_stmt *written =
            ledger.prepare("SELECT * FROM " + table + " WHERE " + (table == "personal" ? "event" : "id") + " = ?");
        const QByteArray marks = "?" + QByteArray(", ?").repeated(sqlite3_column_count(written) - 1);
        statements.push_back({written, copy.prepare("INSERT INTO " + table + " VALUES (" + marks + ')')});
    }
    sqlite3_stmt *begin = copy.prepare("BEGIN IMMEDIATE");
    sqlite3_stmt *commit = copy.prepare("COMMIT");
    std::vector<qint64> ours;
    std::vector<qint64> theirs;
    // By turns, since a disk has its better and its worse seconds.
    constexpr int turns = 20;
    constexpr int times = 100;
    for (int turn = 0; turn < turns; ++turn) {
        std::vector<EventDraft> drafts;
        std::vector<qint64> ids;
        for (int i = 0; i < times; ++i)
            drafts.push_back(drafts::attempt(100 + dice.bounded(50'000), someone()));
        for (const EventDraft &draft : drafts) {
            measure(ours, [&] {
                const auto event = store.append(draft);
                if (!event)
                    qFatal("an append failed");
                ids.push_back(event->id);
            });
        }
        std::vector<std::vector<RawRow>> charges;
        for (const qint64 id : ids) {
            std::vector<RawRow> &rows = charges.emplace_back();
            for (const Table &table : statements) {
                sqlite3_bind_int64(table.written, 1, id);
                rows.emplace_back(table.written);
            }
        }
        for (const std::vector<RawRow> &rows : charges) {
            measure(theirs, [&] {
                Raw::step(begin);
                for (std::size_t i = 0; i < rows.size(); ++i) {
                    rows[i].bindTo(statements[i].insert);
                    Raw::step(statements[i].insert);
                }
                Raw::step(commit);
            });
        }
    }
    return {timesOf(ours), timesOf(theirs)};
}

void appends(LedgerStore &store, const QString &file, const QString &copyOfIt)
{
    Raw ledger(file);
    Raw copy(copyOfIt);
    const auto [ours, theirs] = appendsOf(store, ledger, copy, {"event", "personal", "charge"});
    report("append: event, customer, charge", ours, theirs);
    const auto [again, less] = appendsOf(store, ledger, copy, {"event", "personal"});
    report("  beside event and customer only", again, less);
    std::printf("%-34s %10.0f %32.0f\n", "durable appends a second", 1e6 / ours.p50, 1e6 / theirs.p50);
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const int rows = arguments.size() > 1 ? arguments.at(1).toInt() : 20'000;
    const QString place = arguments.size() > 2 ? arguments.at(2) : QDir::tempPath();
    const bool isKept = place.endsWith(u".sqlite"_s);
    const QTemporaryDir scratch((isKept ? QDir::tempPath() : place) + u"/ledgerbench-XXXXXX"_s);
    if (rows < 1000 || !scratch.isValid())
        return 1;
    const QString file = isKept ? place : scratch.filePath(u"bench.sqlite"_s);
    auto store = LedgerStore::open(LedgerAddress::file(file), {.clock = Clock([] { return moment; })});
    if (!store)
        return 1;
    QElapsedTimer making;
    making.start();
    Samples samples;
    if (!fill(**store, rows, samples))
        return 1;
    std::printf("%d charges (%d events) made in %.1f s, %.0f MB\n", rows, 2 * rows,
                static_cast<double>(making.elapsed()) / 1000.0, static_cast<double>(QFile(file).size()) / 1e6);
    if (isKept)
        return 0;
    std::printf("%-34s %10s %10s %10s %10s %8s\n", "microseconds", "ours p50", "p95", "raw p50", "p95", "ratio");
    const QString copy = scratch.filePath(u"raw.sqlite"_s);
    // Page by page, so that both have their rows in the same places.
    if (!(*store)->connection().execute(u"PRAGMA wal_checkpoint(TRUNCATE)"_s) || !QFile::copy(file, copy))
        return 1;
    {
        Raw raw(copy);
        readings(**store, raw, samples, rows);
    }
    appends(**store, file, copy);
    verification(**store);
    return 0;
}
