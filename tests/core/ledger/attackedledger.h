// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/eventcodec.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/values/utc.h"
#include "tests/support/drafts.h"
#include "tests/support/postgrescluster.h"

#include <QJsonDocument>
#include <QTest>

#include <limits>
#include <memory>

namespace balcao::test
{

inline constexpr qint64 most = std::numeric_limits<qint64>::max();

inline QString literal(QString text)
{
    return u'\'' + text.replace(u'\'', QStringLiteral("''")) + u'\'';
}

/** A call of balcao_append with what is in the row; as text. */
inline QString append(const EventRow &row)
{
    const QStringList values{QString::number(row.id),
                             literal(row.counter),
                             QString::number(row.sequence),
                             QString::number(row.at.toMSecsSinceEpoch()),
                             literal(row.kind),
                             literal(row.attempt),
                             literal(row.sale),
                             literal(row.replaces),
                             QString::number(row.correction),
                             literal(row.txid),
                             literal(row.operatorName),
                             row.amount ? QString::number(row.amount->centavos()) : QStringLiteral("NULL"),
                             literal(QString::fromUtf8(row.data)),
                             literal(QString::fromLatin1(row.personalHash)),
                             literal(row.token),
                             literal(QString::fromLatin1(row.hash)),
                             literal(row.authorisedBy),
                             QStringLiteral("''"),
                             QStringLiteral("''")};
    return QStringLiteral("SELECT balcao_append(%1)").arg(values.join(QStringLiteral(", ")));
}

/** The same past the function. */
inline QString insertion(const EventRow &row)
{
    QString sql = append(row);
    sql.replace(QStringLiteral("SELECT balcao_append("),
                QStringLiteral("INSERT INTO event (id, counter, seq, at, kind, attempt, sale, replaces, "
                               "correction, txid, operator, amount, data, personal_hash, token, hash, "
                               "authorised_by) VALUES ("));
    return sql.replace(QStringLiteral(", '', '')"), QStringLiteral(")"));
}

/** A ledger on PostgreSQL with two counters, and somebody who has the role of counter 01 and no good will. */
class AttackedLedger : public QObject
{
    Q_OBJECT

protected:
    [[nodiscard]] LedgerAddress as(const QString &role) const
    {
        return LedgerAddress::parse(m_cluster.addressAs(role, m_database)).value();
    }
    [[nodiscard]] static std::unique_ptr<LedgerStore> open(const LedgerAddress &address, const QString &counter)
    {
        auto store = LedgerStore::open(address, {.counter = counter});
        if (!store)
            qWarning("the ledger does not open: %s", qPrintable(store.error().detail));
        return store ? *std::move(store) : nullptr;
    }
    [[nodiscard]] static bool sells(LedgerStore &store)
    {
        const auto written = store.append(drafts::attempt());
        if (!written)
            qWarning("nothing can be sold: %s", qPrintable(written.error().detail));
        return written.has_value();
    }
    void connectThief()
    {
        m_thief = LedgerConnection::open(as(QStringLiteral("till_1")), 1000).value();
        // libpq would print what it is warned of.
        static_cast<void>(m_thief->execute(QStringLiteral("SET client_min_messages = error")));
    }
    /** The next event of a counter, as a counter's own program would make it: "the provider says: paid". */
    [[nodiscard]] EventRow paid(const QString &counter, const QString &attempt = {}) const
    {
        EventDraft draft = drafts::answer(EventKind::StatusRead, attempt.isEmpty() ? m_victim : attempt,
                                          QStringLiteral("tx-victim"), 8640, QStringLiteral("Paga"));
        EventRow row;
        static_cast<EventHeader &>(row) = static_cast<const EventHeader &>(draft);
        row.counter = counter;
        row.at = QDateTime::fromMSecsSinceEpoch(1'795'000'000'000, utcZone);
        row.kind = key(draft.kind());
        row.data = QJsonDocument(eventcodec::encode(draft.what).data).toJson(QJsonDocument::Compact);
        row.token = draft.token;
        const auto previous = m_thief->list(
            QStringLiteral("SELECT (SELECT max(id) FROM event), seq, hash FROM event WHERE counter = ? ORDER BY seq "
                           "DESC LIMIT 1"),
            {counter}, [&row](const QSqlQuery &query) {
                row.id = query.value(0).toLongLong() + 1;
                row.sequence = query.value(1).toLongLong() + 1;
                return query.value(2).toString().toLatin1();
            });
        row.hash = eventhash::ofEvent(previous->value(0), row, 0);
        return row;
    }

    /** The next event of counter 01, of the shop, all hashes right. */
    [[nodiscard]] EventRow ofShop(const shopevent::Payload &what) const
    {
        EventRow row = paid(QStringLiteral("01"));
        row.kind = shopevent::key(what);
        row.attempt.clear();
        row.txid.clear();
        row.amount.reset();
        row.data = QJsonDocument(eventcodec::encode(what).data).toJson(QJsonDocument::Compact);
        const auto previous =
            m_thief->list(QStringLiteral("SELECT hash FROM event WHERE counter = '01' ORDER BY seq DESC LIMIT 1"), {},
                          [](const QSqlQuery &query) { return query.value(0).toString().toLatin1(); });
        row.hash = eventhash::ofEvent(previous->value(0), row, 0);
        return row;
    }

    test::PostgresCluster m_cluster;
    QString m_database;
    int m_databases = 0;
    std::unique_ptr<LedgerStore> m_owner;
    std::unique_ptr<LedgerStore> m_first;
    std::unique_ptr<LedgerStore> m_second;
    std::unique_ptr<LedgerConnection> m_thief;
    /** A charge of counter 02, waiting. */
    QString m_victim;

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::PostgresCluster::isAvailable())
            QSKIP("there is no PostgreSQL here");
        QVERIFY(m_cluster.startAlone());
    }
    void init()
    {
        m_database = QStringLiteral("shop%1").arg(++m_databases);
        QVERIFY(m_cluster.makeDatabase(m_database));
        m_owner = open(as(QStringLiteral("balcao_owner")), QStringLiteral("90"));
        QVERIFY(m_owner);
        QVERIFY(m_cluster.grantCounter(m_database, QStringLiteral("till_1"), QStringLiteral("01")));
        QVERIFY(m_cluster.grantCounter(m_database, QStringLiteral("till_2"), QStringLiteral("02")));
        m_first = open(as(QStringLiteral("till_1")), QStringLiteral("01"));
        m_second = open(as(QStringLiteral("till_2")), QStringLiteral("02"));
        QVERIFY(m_first && m_second && sells(*m_first));
        EventDraft draft = drafts::attempt();
        m_victim = draft.attempt;
        QVERIFY(m_second->append(draft));
        QVERIFY(m_second->append(drafts::of(EventKind::FirstByteOut, m_victim)));
        QVERIFY(m_second->append(drafts::answer(EventKind::Created, m_victim, QStringLiteral("tx-victim"))));
        connectThief();
    }
    void cleanup()
    {
        m_thief.reset();
        m_first.reset();
        m_second.reset();
        m_owner.reset();
    }
};

} // namespace balcao::test
