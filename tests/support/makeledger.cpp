// SPDX-License-Identifier: MIT
/** makeledger FILE: a ledger of two counters with one of everything that can happen to a charge, into FILE.sqlite and, where there is
 *  a PostgreSQL, as its dump into FILE-postgresql.sql. What a new version of the tables has to bring up to date is made so by the last
 *  program before it (tests/data/ledger-v*). Each run writes the same, but for the salts of customers' data and the hashes over them.
 */
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/values/utc.h"
#include "tests/support/drafts.h"
#include "tests/support/postgrescluster.h"

#include <QCoreApplication>
#include <QFile>

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

/** Writes the day, a quarter of a minute between its events. */
class Day
{
public:
    explicit Day(const LedgerAddress &address)
        : m_address(address)
    {
        counter(u"01"_s);
    }

    void counter(const QString &name)
    {
        auto opened = LedgerStore::open(m_address, {.counter = name, .clock = Clock([this] { return m_now; })});
        if (!opened)
            qFatal("the ledger does not open: %s", qPrintable(opened.error().detail));
        m_store = std::move(*opened);
    }
    void wait(std::chrono::seconds time) { m_now = m_now.addSecs(time.count()); }
    void write(EventDraft draft)
    {
        wait(std::chrono::seconds(15));
        draft.token = id();
        draft.by = m_by;
        const auto written = m_store->append(draft);
        if (!written)
            qFatal("%s is not taken: %s", key(draft.kind()).data(), qPrintable(written.error().detail));
    }
    void write(EventKind kind, const QString &attempt) { write(drafts::of(kind, attempt)); }

    [[nodiscard]] QString attempt(qint64 centavos, const drafts::Buyer &buyer, const QString &replaces = {},
                                  const std::optional<ProviderTerms> &calibrates = {})
    {
        EventDraft draft = drafts::attempt(centavos, buyer);
        draft.attempt = id();
        draft.sale = id();
        draft.replaces = replaces;
        draft.calibrates = calibrates;
        std::get<event::AttemptWritten>(draft.what).mark = u"Mesa %1"_s.arg(centavos / 100);
        write(draft);
        write(EventKind::FirstByteOut, draft.attempt);
        return draft.attempt;
    }
    [[nodiscard]] QString created(qint64 centavos, const drafts::Buyer &buyer, const QString &txid, qint64 told = 0,
                                  const std::optional<ProviderTerms> &calibrates = {})
    {
        QString name = attempt(centavos, buyer, {}, calibrates);
        event::ReplyReceived reply;
        reply.httpStatus = 200;
        reply.body = QByteArray(R"({"txid":")") + txid.toLatin1() + R"("})";
        EventDraft came = drafts::of(EventKind::ReplyReceived, name);
        came.what = reply;
        write(came);
        EventDraft answer = drafts::answer(EventKind::Created, name, txid, centavos);
        if (told != 0)
            drafts::answerIn(answer) = drafts::providerAnswer(txid, told);
        write(answer);
        write(EventKind::Shown, name);
        return name;
    }
    void read(const QString &attempt, const QString &status)
    {
        const Charge row = m_store->ask(FindWholeCharge{attempt}).value();
        EventDraft draft = drafts::answer(EventKind::StatusRead, attempt, row.txid, row.amount.centavos(), status);
        draft.correction = row.corrections;
        std::get<event::StatusRead>(draft.what).askedAt = row.lastChange;
        write(draft);
    }
    void correct(const QString &attempt, int number, qint64 centavos, EventKind end)
    {
        EventDraft asked = drafts::correction(EventKind::CorrectionAsked, attempt, number, centavos);
        std::get<event::CorrectionAsked>(asked.what).reason = u"desconto esquecido"_s;
        write(asked);
        EventDraft out = drafts::of(EventKind::FirstByteOut, attempt);
        out.correction = number;
        write(out);
        write(drafts::correction(end, attempt, number, centavos));
    }
    /** The person with this id acts from now on. */
    void actAs(const QString &id) { m_by = {.who = id, .authoriser = {}}; }
    void write(const QList<shopevent::Payload> &what)
    {
        wait(std::chrono::seconds(15));
        QList<ShopEvent> events;
        for (const shopevent::Payload &payload : what)
            events.append(ofShop(payload));
        const auto written = m_store->appendOfOperators(events, m_by);
        if (!written)
            qFatal("an operator is not taken: %s", qPrintable(written.error().detail));
    }
    void write(const shopevent::Payload &what, Act act)
    {
        wait(std::chrono::seconds(15));
        const auto written = m_store->appendByPerson(ofShop(what), act, m_by);
        if (!written)
            qFatal("an event of the shop is not taken: %s", qPrintable(written.error().detail));
    }
    void close()
    {
        wait(std::chrono::seconds(15));
        const auto closed = m_store->closeDay({}, ofShop(shopevent::DayClosed()), m_by);
        if (!closed)
            qFatal("the day is not closed: %s", qPrintable(closed.error().detail));
    }
    [[nodiscard]] LedgerStore &store() { return *m_store; }

private:
    static ShopEvent ofShop(const shopevent::Payload &what)
    {
        ShopEvent event;
        event.operatorName = u"Dona Rosa"_s;
        event.what = what;
        return event;
    }

    /** An attempt's id, as if the clock and chance had made it. */
    QString id() { return u"019f6214-4000-7000-8000-%1"_s.arg(++m_ids, 12, 10, QChar(u'0')); }

    LedgerAddress m_address;
    QDateTime m_now{QDate(2026, 7, 14), QTime(12, 0), utcZone};
    OperatorIds m_by;
    int m_ids = 0;
    std::unique_ptr<LedgerStore> m_store;
};

drafts::Buyer buyer(const QString &name)
{
    return {.name = name};
}

void writeOld(Day &day)
{
    const QString old = day.created(1200, buyer(u"Antiga Um"_s), u"tx-old"_s);
    day.read(old, u"Paga"_s);
    day.wait(std::chrono::hours(24 * 40));
    if (!ledger::erase(day.store(), QDateTime(QDate(2026, 8, 1), QTime(3, 0), utcZone), {.name = u"Dona Rosa"_s}))
        qFatal("nothing is erased");
}

void writeSales(Day &day)
{
    day.read(day.created(8640, buyer(u"Odd Ødegård"_s), u"tx-paid"_s), u"Paga"_s);
    const QString twice = day.created(4990, buyer(u"João da Silva"_s), u"tx-corrected"_s);
    day.correct(twice, 1, 4450, EventKind::CorrectionDone);
    day.correct(twice, 2, 4400, EventKind::CorrectionRefused);
    day.correct(day.created(3100, buyer(u"Loja 124 Ltda"_s), u"tx-doubt"_s), 1, 3000, EventKind::CorrectionUnknown);
    day.counter(u"02"_s);
    EventDraft accepted =
        drafts::of(EventKind::DifferenceAccepted, day.created(7100, buyer(u"Bia Reis"_s), u"tx-differs"_s, 7101));
    accepted.what = event::DifferenceAccepted{.reportedAmount = Money::fromCentavos(7101)};
    day.write(accepted);
    static_cast<void>(day.created(7200, buyer(u"Caio Reis"_s), u"tx-attention"_s, 7199));
    EventDraft received =
        drafts::of(EventKind::ReceivedByHand, day.created(2000, buyer(u"Ana D'Ávila"_s), u"tx-seen"_s));
    received.what = event::ReceivedByHand{.reference = u"E607"_s, .sameAs = {}};
    day.write(received);
}

void writeDoubts(Day &day)
{
    const auto unknown = [&day](qint64 centavos, const QString &name) {
        QString attempt = day.attempt(centavos, buyer(name));
        day.write(EventKind::Unknown, attempt);
        return attempt;
    };
    static_cast<void>(unknown(6100, u"Łukasz Nowak"_s));
    day.write(drafts::settlement(unknown(6200, u"Vera Prado"_s), u"tx-found"_s));
    day.write(drafts::settlement(unknown(6300, u"Zeca Lima"_s), {}));
    // Made elsewhere, and an attempt of this shop all the time; then not, after all.
    EventDraft import = drafts::adoption(u"tx-import"_s);
    import.attempt = import.sale = u"019f6214-4000-7000-8000-0000000000aa"_s;
    day.write(import);
    const QString wrong = unknown(6400, u"Davi Reis"_s);
    day.write(drafts::settlement(wrong, u"tx-import"_s));
    day.write(drafts::reopening(wrong, u"tx-import"_s));
    // One txid, two attempts.
    static_cast<void>(day.created(500, buyer(u"Eva Um"_s), u"tx-shared"_s));
    static_cast<void>(day.created(500, buyer(u"Eva Dois"_s), u"tx-shared"_s));
    day.counter(u"01"_s);
    const QString first = day.attempt(900, buyer(u"Rui Três"_s));
    day.write(EventKind::NotSent, first);
    day.write(EventKind::Refused, day.attempt(900, buyer(u"Rui Três"_s), first));
}

/** A manager and two cashiers, one of whom leaves. */
void writeOperators(Day &day)
{
    const QString manager = u"019f6214-4000-7000-8000-0000000000b1"_s;
    const QString cashier = u"019f6214-4000-7000-8000-0000000000b2"_s;
    const QString former = u"019f6214-4000-7000-8000-0000000000b3"_s;
    const QString secret = u"$pbkdf2-sha256$i=1$aa$bb"_s;
    day.write({shopevent::OperatorAdded{.id = manager, .name = u"Dona Rosa"_s, .role = Role::Manager},
               shopevent::PinSet{.id = manager, .secret = secret}});
    day.actAs(manager);
    day.write({shopevent::OperatorAdded{.id = cashier, .name = u"Ana Paula"_s, .role = Role::Cashier},
               shopevent::PinSet{.id = cashier, .secret = secret}});
    day.write({shopevent::OperatorAdded{.id = former, .name = u"Bento"_s, .role = Role::Cashier},
               shopevent::PinSet{.id = former, .secret = secret}});
    day.write({shopevent::OperatorDisabled{.id = former}});
    day.write({shopevent::BadgeSet{.id = cashier, .secret = secret}});
    day.write({shopevent::PinWrong{.id = cashier}});
    day.write({shopevent::PinRight{.id = cashier}});
}

void writeCalibration(Day &day)
{
    const ProviderTerms terms{.baseUrl = u"https://provider.example"_s, .keySalt = u"aa"_s, .keyDigest = u"bb"_s};
    EventDraft accepted =
        drafts::of(EventKind::ReceiverAccepted, day.created(137, buyer(u"Dona Rosa"_s), u"tx-calibration"_s, 0, terms));
    accepted.what = event::ReceiverAccepted{
        .receiver = Receiver::of(*BrCode::parseTolerant(drafts::code())),
        .forms = ReplyForms{.amount = u"number"_s, .time = u"iso"_s, .hasImage = true, .httpStatuses = {200}}};
    day.write(accepted);
}

void writeClosing(Day &day)
{
    const QString contested = day.created(5300, buyer(u"Gil Prado"_s), u"tx-contested"_s);
    day.read(contested, u"Paga"_s);
    day.write(EventKind::Contested, contested);
    day.write(shopevent::SettingsChanged{.keys = {u"shop.day-ends"_s}}, Act::Settings);
    day.close();
    day.write(EventKind::ContestEnded, contested);
}

[[nodiscard]] LedgerAddress written(const LedgerAddress &address)
{
    Day day(address);
    writeOld(day);
    writeSales(day);
    writeDoubts(day);
    writeOperators(day);
    writeCalibration(day);
    writeClosing(day);
    static_cast<void>(day.store().index());
    return address;
}

bool writeDump(const QString &name)
{
    constexpr auto database = "ledger"_L1;
    test::PostgresCluster cluster;
    if (!cluster.startAlone() || !cluster.makeDatabase(database))
        return false;
    const auto address = LedgerAddress::parse(cluster.address(database)).value();
    QFile file(name);
    return cluster.grantCounter((static_cast<void>(written(address)), database)) && cluster.dump(database) &&
           file.open(QIODevice::WriteOnly) && file.write(cluster.said()) > 0;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QString name = application.arguments().value(1);
    if (name.isEmpty() || QFile::exists(name + u".sqlite"_s))
        return 2;
    static_cast<void>(written(LedgerAddress::file(name + u".sqlite"_s)));
    return !test::PostgresCluster::isAvailable() || writeDump(name + u"-postgresql.sql"_s) ? 0 : 1;
}
