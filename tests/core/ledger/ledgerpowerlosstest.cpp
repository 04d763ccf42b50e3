// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "tests/support/drafts.h"
#include "tests/support/recordingvfs.h"
#include "tests/support/repeats.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

namespace ledgerpowerlosstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::DiskStep;
using balcao::test::RecordingVfs;
using What = DiskStep::What;

namespace
{

constexpr qint64 sector = 512;

/** What is on a disk of this model: a file's sectors are written whole or not at all. A sync brings all of its file, and of no other,
 *  to the disk; of what was written since, any sector may be there or not, in whatever order, and so may a file's end and its removal.
 *  Not in the model: torn sectors, names of new files that are lost, disks that say 'written' and lie.
 */
class Disk
{
public:
    explicit Disk(QMap<QString, QByteArray> files)
        : m_files(std::move(files))
    {
    }

    void take(const DiskStep &step)
    {
        if (step.what == What::Sync)
            keepAll(step.file);
        else
            m_waiting.append(step);
    }

    /** The power goes. @p share of what waits is there. */
    [[nodiscard]] QMap<QString, QByteArray> cut(QRandomGenerator &dice, double share) const
    {
        Disk left = *this;
        for (const DiskStep &step : m_waiting)
            left.apply(step, [&] { return dice.generateDouble() < share; });
        return left.m_files;
    }

private:
    void keepAll(const QString &file)
    {
        QList<DiskStep> others;
        for (const DiskStep &step : std::as_const(m_waiting)) {
            if (step.file == file)
                apply(step, [] { return true; });
            else
                others.append(step);
        }
        m_waiting = others;
    }

    template <class IsThere>
    void apply(const DiskStep &step, const IsThere &isThere)
    {
        if (step.what == What::Write) {
            for (qint64 at = step.at; at < step.at + step.bytes.size();) {
                const qint64 end = qMin((at / sector + 1) * sector, step.at + step.bytes.size());
                if (isThere())
                    put(m_files[step.file], at, step.bytes.sliced(at - step.at, end - at));
                at = end;
            }
        } else if (isThere()) {
            if (step.what == What::Remove)
                m_files.remove(step.file);
            else if (m_files.value(step.file).size() > step.at)
                m_files[step.file].truncate(step.at);
        }
    }

    static void put(QByteArray &file, qint64 at, const QByteArray &bytes)
    {
        if (file.size() < at + bytes.size())
            file.append(QByteArray(at + bytes.size() - file.size(), '\0'));
        file.replace(at, bytes.size(), bytes);
    }

    QMap<QString, QByteArray> m_files;
    QList<DiskStep> m_waiting;
};

QByteArray contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** A step, and the newest event that somebody was told to be durable by then. */
struct Moment {
    DiskStep step;
    qint64 told = 0;
};

struct Story {
    QMap<QString, QByteArray> before;
    QList<Moment> moments;
};

struct Count {
    int images = 0;
    /** Not opened, not whole, or without an event that was told. */
    int bad = 0;
    QString first;
};

} // namespace

/** Power goes while a till sells: nothing that was told is lost, no torn log is called damaged, and no anchor is newer than its ledger. */
class LedgerPowerLossTest : public QObject
{
    Q_OBJECT

private:
    /** Some sales; the log is begun anew now and then. */
    [[nodiscard]] Story sell(bool isDurable)
    {
        const QTemporaryDir folder;
        const QString file = QDir(folder.path()).filePath(u"l.sqlite"_s);
        Story story;
        static_cast<void>(LedgerStore::open(LedgerAddress::file(file), {}).value()->append(drafts::attempt()));
        story.before.insert(file, contentOf(file));
        RecordingVfs disk;
        qint64 told = 1;
        const auto collect = [&] {
            for (const DiskStep &step : std::as_const(disk.steps))
                story.moments.append({step, told});
            disk.steps.clear();
        };
        const auto store = LedgerStore::open(LedgerAddress::file(file), {}).value();
        if (!isDurable && !store->connection().execute(u"PRAGMA synchronous=NORMAL"_s))
            qFatal("no pragma");
        const QString anchor = store->anchors().files().constFirst();
        story.before.insert(anchor, contentOf(anchor));
        const auto append = [&](const EventDraft &draft) {
            const auto event = store->append(draft);
            if (!event)
                qFatal("no event");
            collect();
            told = event->id;
            // The anchor was written behind the commit, and nobody asks the disk for it.
            story.moments.append({{.what = What::Write, .file = anchor, .at = 0, .bytes = contentOf(anchor)}, told});
        };
        for (int i = 0; i < 12; ++i) {
            const EventDraft attempt = drafts::attempt(100 + i);
            append(attempt);
            append(drafts::of(EventKind::FirstByteOut, attempt.attempt));
            append(drafts::answer(EventKind::Created, attempt.attempt, u"tx-%1"_s.arg(i)));
            if (i % 4 == 1)
                static_cast<void>(store->index(1));
            if (i % 4 == 3)
                static_cast<void>(store->connection().execute(u"PRAGMA wal_checkpoint(RESTART)"_s));
            collect();
        }
        return story;
    }

    [[nodiscard]] Count lose(const Story &story, int images)
    {
        const QTemporaryDir scratch((QFileInfo(u"/dev/shm"_s).isWritable() ? u"/dev/shm"_s : QDir::tempPath()) +
                                    u"/powerloss-XXXXXX"_s);
        const QString left = scratch.filePath(u"l.sqlite"_s);
        const QString living = story.before.firstKey();
        Count count;
        for (; count.images < images; ++count.images) {
            Disk disk(story.before);
            const auto moment = static_cast<qsizetype>(m_dice.bounded(static_cast<quint32>(story.moments.size())));
            for (const Moment &past : story.moments.first(moment))
                disk.take(past.step);
            constexpr std::array shares = {0.0, 0.2, 0.5, 0.8, 1.0};
            const auto files = disk.cut(m_dice, shares.at(m_dice.bounded(static_cast<quint32>(shares.size()))));
            for (const QString &old : QDir(scratch.path()).entryList(QDir::Files))
                QFile::remove(scratch.filePath(old));
            for (auto file = files.cbegin(); file != files.cend(); ++file) {
                QFile copy(left + file.key().sliced(living.size()));
                if (!copy.open(QIODevice::WriteOnly) || copy.write(file.value()) != file.value().size())
                    qFatal("no image");
            }
            // Reading everything takes its time; what is lost, or doubted without reason, shows at the opening.
            constexpr int rarely = 10;
            const QString wrong = whatIsWrong(left, story.moments.at(moment).told, count.images % rarely == 0);
            count.bad += wrong.isEmpty() ? 0 : 1;
            if (count.first.isEmpty() && !wrong.isEmpty())
                count.first = u"%1 of %2: %3"_s.arg(moment).arg(story.moments.size()).arg(wrong);
        }
        return count;
    }

    /** @p told: the newest event that somebody was told of. */
    static QString whatIsWrong(const QString &file, qint64 told, bool readsAll)
    {
        const auto store = LedgerStore::open(LedgerAddress::file(file), {});
        if (!store)
            return QString(key(store.error().kind)) + u": "_s + store.error().detail;
        if (readsAll) {
            const auto found = ledger::verify(**store);
            if (!found || !found->isWhole())
                return found ? u"not whole"_s : found.error().detail;
        }
        const qint64 newest = (*store)->newestEvent().value_or(0);
        return newest < told ? u"event %1 is lost"_s.arg(told) : QString();
    }

    QRandomGenerator m_dice{20261122};

private Q_SLOTS:
    void initTestCase()
    {
        const quint32 seed =
            qEnvironmentVariableIsSet("BALCAO_SEED") ? qEnvironmentVariable("BALCAO_SEED").toUInt() : 20261122;
        qInfo("BALCAO_SEED=%u", seed);
        m_dice.seed(seed);
    }

    void nothingThatWasToldIsLost()
    {
        const Story story = sell(true);
        if (story.moments.size() < 100)
            QSKIP("Qt's driver has an SQLite of its own here, which cannot be listened to");
        const int images = test::repeats("BALCAO_IMAGES", 600);
        const Count count = lose(story, images);
        qInfo("%lld steps, the power lost %d times: %d bad", static_cast<long long>(story.moments.size()), count.images,
              count.bad);
        QCOMPARE(count.first, QString());
    }

    /** That the model sees what it looks for: without a sync at each commit the anchor is newer than the ledger. */
    void withoutSyncsMuchIs()
    {
        const Story story = sell(false);
        if (story.moments.size() < 100)
            QSKIP("Qt's driver has an SQLite of its own here, which cannot be listened to");
        const Count count = lose(story, 200);
        qInfo("without syncs: %d of %d bad, such as %s", count.bad, count.images, qPrintable(count.first));
        QVERIFY(count.bad > 40);
    }
};

BALCAO_TEST(LedgerPowerLossTest)

} // namespace ledgerpowerlosstest

#include "ledgerpowerlosstest.moc"
