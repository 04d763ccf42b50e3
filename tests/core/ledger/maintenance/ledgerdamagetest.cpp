// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "tests/support/drafts.h"
#include "tests/support/repeats.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QRandomGenerator>
#include <QSqlRecord>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

namespace ledgerdamagetest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

/** The files of a ledger whose program was killed. */
struct Files {
    QByteArray database;
    QByteArray log;
    /** The keys follow the name of the ledger. */
    QMap<QString, QByteArray> anchors;
};

/** Every row of what a ledger keeps; its search index can be made anew. */
using Told = QList<QVariantList>;

struct Count {
    int noticed = 0;
    int harmless = 0;
    int silent = 0;
    QStringList cases;

    void operator+=(const Count &other)
    {
        noticed += other.noticed;
        harmless += other.harmless;
        silent += other.silent;
        cases += other.cases;
    }
};

enum class What { DatabaseBit, LogBit, DatabaseEnd, LogEnd };

QByteArray contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString &name, const QByteArray &bytes)
{
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
        qFatal("a file cannot be written");
}

/** The same each time, but for what chance gives to events. */
bool write(LedgerStore &store, int charges)
{
    for (int i = 0; i < charges; ++i) {
        const EventDraft attempt = drafts::attempt(100 + i);
        if (!store.append(attempt) || !store.append(drafts::of(EventKind::FirstByteOut, attempt.attempt)) ||
            (i % 3 != 0 &&
             !store.append(drafts::answer(EventKind::Created, attempt.attempt, u"tx-%1"_s.arg(attempt.attempt)))))
            return false;
    }
    return true;
}

Expected<Told, LedgerError> toldBy(LedgerStore &store)
{
    Told told;
    for (const QString &table : {u"event"_s, u"personal"_s, u"erasure"_s, u"charge"_s, u"ledger_meta"_s}) {
        BALCAO_TRY(const Told rows, store.connection().list(u"SELECT * FROM "_s + table, {}, [](const QSqlQuery &row) {
            QVariantList values;
            for (int i = 0; i < row.record().count(); ++i)
                values.append(row.value(i));
            return values;
        }));
        told += rows;
    }
    return told;
}

/** A folder in memory, where there is one: ten thousand ledgers are opened, and no disk is asked about any of them. */
QString scratchPlace()
{
    const QString memory = u"/dev/shm"_s;
    return (QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) + u"/ledgerdamage-XXXXXX"_s;
}

class Trials
{
public:
    Trials(Files whole, Told told, bool hasAnchors)
        : m_whole(std::move(whole))
        , m_told(std::move(told))
        , m_hasAnchors(hasAnchors)
    {
    }

    [[nodiscard]] Count run(int trials, quint32 seed) const
    {
        const QTemporaryDir folder(scratchPlace());
        QRandomGenerator dice(seed);
        Count count;
        for (int trial = 0; trial < trials; ++trial) {
            QString name;
            const Files files = damaged(dice, name);
            const QDir place(folder.path());
            for (const QString &old : place.entryList(QDir::Files))
                QFile::remove(place.filePath(old));
            const QString file = place.filePath(u"l.sqlite"_s);
            put(file, files.database);
            put(file + u"-wal"_s, files.log);
            for (auto anchor = files.anchors.cbegin(); m_hasAnchors && anchor != files.anchors.cend(); ++anchor)
                put(file + anchor.key(), anchor.value());
            look(file, name, count);
        }
        return count;
    }

private:
    [[nodiscard]] Files damaged(QRandomGenerator &dice, QString &name) const
    {
        Files files = m_whole;
        constexpr std::array kinds = {What::DatabaseBit, What::DatabaseBit, What::LogBit,
                                      What::LogBit,      What::DatabaseEnd, What::LogEnd};
        const What what = kinds.at(dice.bounded(static_cast<quint32>(kinds.size())));
        const bool isLog = what == What::LogBit || what == What::LogEnd;
        QByteArray &bytes = isLog ? files.log : files.database;
        const auto at = static_cast<qsizetype>(dice.bounded(static_cast<quint32>(bytes.size())));
        if (what == What::DatabaseEnd || what == What::LogEnd)
            bytes.truncate(at);
        else
            bytes[at] = static_cast<char>(bytes.at(at) ^ (1 << dice.bounded(8)));
        name = u"%1 %2 at %3"_s.arg(isLog ? u"log"_s : u"database"_s, bytes.size() < at + 1 ? u"cut"_s : u"flipped"_s)
                   .arg(at);
        return files;
    }

    void look(const QString &file, const QString &name, Count &count) const
    {
        const auto store = LedgerStore::open(LedgerAddress::file(file), {});
        const auto told = store ? toldBy(**store) : Unexpected<LedgerError>(store.error());
        if (told && *told == m_told) {
            ++count.harmless;
            return;
        }
        const auto found = store ? ledger::verify(**store) : Unexpected<LedgerError>(store.error());
        if (!found || !found->isWhole()) {
            ++count.noticed;
            return;
        }
        ++count.silent;
        count.cases.append(name);
    }

    Files m_whole;
    Told m_told;
    bool m_hasAnchors;
};

} // namespace

/** One bit, or the end, of a database or its write-ahead log: noticed, or without effect. BALCAO_FLIPS says how many: 10000 before a release. */
class LedgerDamageTest : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] Count run(int trials, bool hasAnchors) const
    {
        const int half = trials / 2;
        const Trials all(m_whole, m_told, hasAnchors);
        Count other;
        std::thread second([&] { other = all.run(trials - half, m_seed + 1); });
        Count count = all.run(half, m_seed);
        second.join();
        count += other;
        return count;
    }

    Files m_whole;
    Told m_told;
    quint32 m_seed = 20261122;

private Q_SLOTS:
    void initTestCase()
    {
        if (qEnvironmentVariableIsSet("BALCAO_SEED"))
            m_seed = qEnvironmentVariable("BALCAO_SEED").toUInt();
        qInfo("BALCAO_SEED=%u", m_seed);
        const QTemporaryDir folder;
        const LedgerAddress address = LedgerAddress::file(folder.filePath(u"l.sqlite"_s));
        const auto store = LedgerStore::open(address, {});
        const auto other = LedgerStore::open(address, {.counter = u"02"_s});
        QVERIFY(store && other && write(**store, 12) && write(**other, 3) && (*store)->index());
        QVERIFY((*store)->connection().execute(u"PRAGMA wal_checkpoint(TRUNCATE)"_s));
        QVERIFY(write(**store, 2) && write(**other, 2) && write(**store, 2));
        m_whole.database = contentOf(address.text());
        m_whole.log = contentOf(address.text() + u"-wal"_s);
        for (const QString &anchor : (*store)->anchors().files())
            m_whole.anchors.insert(anchor.sliced(anchor.lastIndexOf(u".anchor-"_s)), contentOf(anchor));
        QCOMPARE(m_whole.anchors.size(), 2);
        m_told = toldBy(**store).value();
        QVERIFY(ledger::verify(**store)->isWhole());
    }

    void everyDamageIsNoticedOrHarmless()
    {
        const int trials = test::repeats("BALCAO_FLIPS", 1'000);
        const Count count = run(trials, true);
        qInfo("%d flips and truncations: %d noticed, %d harmless, %d silent", trials, count.noticed, count.harmless,
              count.silent);
        QCOMPARE(count.cases, QStringList());
        QCOMPARE(count.noticed + count.harmless, trials);
    }

    /** That the trials see what they look for: without anchors a truncated log passes for an older ledger. */
    void withoutAnchorsSomeAreNot()
    {
        const Count count = run(400, false);
        qInfo("400 without anchors: %d noticed, %d harmless, %d silent", count.noticed, count.harmless, count.silent);
        QVERIFY(count.silent > 20);
    }
};

BALCAO_TEST(LedgerDamageTest)

} // namespace ledgerdamagetest

#include "ledgerdamagetest.moc"
