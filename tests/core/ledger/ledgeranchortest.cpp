// SPDX-License-Identifier: MIT
#include "core/charge/chargerules.h"
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/maintenance/ledgerloss.h"
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/storefixture.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <atomic>
#include <thread>

#ifdef Q_OS_LINUX
#include <fcntl.h>
#include <sys/mman.h>
#endif

namespace ledgeranchortest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using Kind = LedgerError::Kind;
using State = Charge::State;
using What = ledger::Damage::What;

/** What a counter knows outside of its ledger. */
class LedgerAnchorTest : public StoreFixture
{
    Q_OBJECT

private:
    [[nodiscard]] LedgerStore::Options options(const QString &counter = u"01"_s) const
    {
        return {.counter = counter, .clock = clock(), .anchorFolder = m_folder.path()};
    }
    [[nodiscard]] std::unique_ptr<LedgerStore> opened(const LedgerAddress &address, const QString &counter = u"01"_s)
    {
        auto store = LedgerStore::open(address, options(counter));
        if (!store)
            qWarning("the ledger does not open: %s", qPrintable(store.error().detail));
        return store ? *std::move(store) : nullptr;
    }
    /** By whoever looks for what is wrong. */
    [[nodiscard]] std::unique_ptr<LedgerStore> lookedAt(const LedgerAddress &address)
    {
        LedgerStore::Options wanted = options();
        wanted.checksNewest = false;
        auto store = LedgerStore::open(address, wanted);
        return store ? *std::move(store) : nullptr;
    }
    /** A ledger of two attempts, then two more by a till that was killed; the file is put back as it was before those. */
    [[nodiscard]] LedgerAddress putBack()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        const QString copy = m_folder.filePath(u"copy%1.sqlite"_s.arg(++m_copies));
        {
            const auto store = opened(address);
            if (!store->append(drafts::attempt()) || !store->append(drafts::attempt()) ||
                !ledger::backup(*store, copy) || !store->append(drafts::attempt()) || !store->append(drafts::attempt()))
                qFatal("no ledger");
        }
        if (!QFile::remove(address.text()) || !QFile::rename(copy, address.text()))
            qFatal("no copy");
        return address;
    }

    [[nodiscard]] static QList<ShopEvent> decisions(LedgerConnection &connection)
    {
        QList<ShopEvent> found;
        const auto rows =
            connection.run(eventcolumns::select() + u" WHERE e.kind = 'loss_accepted' ORDER BY e.id"_s, {});
        while (rows && (*rows)->next()) {
            if (const auto event = eventcolumns::read(**rows).ofShop())
                found.append(*event);
        }
        return found;
    }

    QTemporaryDir m_folder;
    int m_copies = 0;

private Q_SLOTS:
    void init() { m_offset = {}; }

    void theNewestEventIsTheAnchor_data() { everyPlace(); }
    void theNewestEventIsTheAnchor()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = m_places.fresh(place);
        const auto store = opened(address);
        const auto other = opened(address, u"Balcão ü/.."_s);
        QVERIFY(store && other);
        QCOMPARE(store->anchors().all(), QList<Anchor>());
        const auto first = store->append(drafts::attempt());
        const auto second = store->append(drafts::attempt());
        QVERIFY(first && second);
        QCOMPARE(store->anchors().all(), (QList<Anchor>{{u"01"_s, 2, second->hash}}));
        QVERIFY(!store->append(drafts::of(EventKind::Shown, u"none"_s)));
        QCOMPARE(store->anchors().all().size(), 1);
        const auto third = other->append(drafts::attempt());
        const QList<Anchor> all = other->anchors().all();
        QCOMPARE(all.size(), 2);
        QVERIFY(all.contains(Anchor{u"Balcão ü/.."_s, 1, third->hash}));
        for (const QString &name : store->anchors().files()) {
            const QFileInfo file(name);
            QCOMPARE(file.size(), 512);
            QCOMPARE(file.permissions() & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
                     QFile::Permissions());
        }
        QVERIFY(opened(address));
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void onlyWhatIsNamedLikeAnAnchorIsOne_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("copy of a synchronised folder") << u"HASH (conflicted copy of PC2)"_s;
        QTest::newRow("copy by hand") << u"HASH.bak"_s;
        QTest::newRow("of another counter") << u"0123456789abcdef"_s;
    }
    void onlyWhatIsNamedLikeAnAnchorIsOne()
    {
        QFETCH(QString, name);
        const LedgerAddress address = putBack();
        const QStringList anchors = LedgerAnchors(address, {}).files();
        QCOMPARE(anchors.size(), 1);
        const QString &anchor = anchors.constFirst();
        constexpr qsizetype hash = 16;
        const QString other = anchor.chopped(hash) + name.replace(u"HASH"_s, anchor.right(hash));
        QVERIFY(QFile::rename(anchor, other));
        const auto store = LedgerStore::open(address, options());
        QVERIFY2(store, qPrintable(store ? QString() : store.error().detail));
        const auto found = ledger::verify(**store);
        QVERIFY(found && found->isWhole());
        QCOMPARE(found->otherAnchors, QStringList{other});
    }

    /** Another file's log is beside the ledger: neither is changed, and without the log the file is what it was. */
    void aLogOfAnotherFileIsLeftAlone_data()
    {
        QTest::addColumn<bool>("isBackup");
        QTest::newRow("backup") << true;
        QTest::newRow("older file") << false;
    }
    void aLogOfAnotherFileIsLeftAlone()
    {
        QFETCH(const bool, isBackup);
        const QTemporaryDir folder;
        const LedgerAddress address = LedgerAddress::file(folder.filePath(u"ledger.sqlite"_s));
        const QString older = folder.filePath(u"older"_s);
        const QString log = address.text() + u"-wal"_s;
        QByteArray logged;
        {
            const auto store = open(address);
            QVERIFY(store && fill(*store) && store->connection().emptyLog());
            QVERIFY(isBackup ? ledger::backup(*store, older).has_value() : QFile::copy(address.text(), older));
            for (int i = 0; i < 30; ++i)
                QVERIFY(store->append(drafts::attempt(1000 + i)));
            if (!isBackup)
                QVERIFY(store->connection().emptyLog());
            QVERIFY(store->append(drafts::attempt(1)) && store->append(drafts::attempt(2)));
            QFile file(log);
            QVERIFY(file.open(QIODevice::ReadOnly));
            logged = file.readAll();
        }
        QVERIFY(QFile::remove(address.text()) && QFile::copy(older, address.text()));
        QFile file(log);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(logged) == logged.size());
        file.close();
        const auto bytes = [](const QString &name) {
            QFile one(name);
            return one.open(QIODevice::ReadOnly) ? one.readAll() : QByteArray();
        };
        const QByteArray before = bytes(address.text());
        for (const LedgerStore::Options &wanted : {LedgerStore::Options{}, LedgerStore::Options{.checksNewest = false},
                                                   LedgerStore::Options{.acceptsGaps = true}}) {
            const auto refused = LedgerStore::open(address, wanted);
            QVERIFY(!refused);
            QCOMPARE(refused.error(), (LedgerError{.kind = Kind::OtherLog, .detail = log}));
            QVERIFY(bytes(address.text()) == before && bytes(log) == logged);
        }
        QVERIFY(QFile::remove(log));
        QCOMPARE(LedgerStore::open(address, {}).error().kind, Kind::Behind);
        QVERIFY(LedgerStore::open(address, {.acceptsGaps = true}));
    }

    void anErasureIsAnchoredToo()
    {
        const auto store = opened(m_places.fresh(u"sqlite"_s));
        QVERIFY(store && store->append(drafts::attempt()));
        QCOMPARE(ledger::erase(*store, QDateTime::currentDateTimeUtc().addDays(1), {}).value_or(-1), 1);
        QCOMPARE(store->anchors().all().constFirst().sequence, 2);
    }

    void aLedgerThatWasPutBackSaysSo()
    {
        const LedgerAddress address = putBack();
        for (int round = 0; round < 2; ++round) {
            const auto writing = LedgerStore::open(address, options());
            QVERIFY(!writing);
            QCOMPARE(writing.error().kind, Kind::Behind);
            QVERIFY(writing.error().isOutage());
            QCOMPARE(writing.error().detail, u"01: 3-4"_s);
            // Nor at another counter: it would sell what is sold already.
            QCOMPARE(LedgerStore::open(address, options(u"02"_s)).error().kind, Kind::Behind);
            const auto found = ledger::verify(*lookedAt(address));
            QCOMPARE(found->damages.size(), 1);
            const ledger::Damage &damage = found->damages.constFirst();
            QCOMPARE(damage.what, What::Behind);
            QCOMPARE(damage.counter, u"01"_s);
            QCOMPARE(damage.sequence, 3);
            QCOMPARE(damage.lastSequence, 4);
        }
    }

    void aServersLedgerToo_data() { everyPlace(); }
    void aServersLedgerToo()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = m_places.fresh(place);
        QVERIFY(opened(address)->append(drafts::attempt()));
        // As if the server had been put back: this computer knows more.
        LedgerAnchors anchors(address, m_folder.path());
        anchors.keep({.counter = u"01"_s, .sequence = 3, .hash = QByteArray(64, 'a')});
        QCOMPARE(LedgerStore::open(address, options()).error().detail, u"01: 2-3"_s);
        const auto store = [&] {
            LedgerStore::Options wanted = options();
            wanted.acceptsGaps = true;
            return LedgerStore::open(address, wanted);
        }();
        QVERIFY(store);
        QCOMPARE(ledger::acceptLoss(**store, u"Carlos"_s)->gaps.size(), 1);
        QVERIFY(opened(address));
        QVERIFY(ledger::verify(**store)->isWhole());
    }

    void anotherEventOfItsNumberIsNamed()
    {
        const LedgerAddress address = putBack();
        {
            // A program that knows of no anchors went on: it wrote other events with the same numbers.
            LedgerStore::Options old = options();
            old.checksNewest = false;
            const auto store = LedgerStore::open(address, old);
            const QByteArray kept = [&] {
                QFile file((*store)->anchors().files().constFirst());
                return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
            }();
            for (int i = 0; i < 3; ++i)
                QVERIFY((*store)->append(drafts::attempt()));
            QFile file((*store)->anchors().files().constFirst());
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(kept) == kept.size());
        }
        QCOMPARE(LedgerStore::open(address, options()).error().detail, u"01: 4"_s);
    }

    void whatWasCutFromTheLogIsMissed()
    {
        const LedgerAddress living = m_places.fresh(u"sqlite"_s);
        const LedgerAddress left = m_places.fresh(u"sqlite"_s);
        const auto store = opened(living);
        for (int i = 0; i < 3; ++i)
            QVERIFY(store->append(drafts::attempt()));
        const qint64 end = QFileInfo(living.text() + u"-wal"_s).size();
        QVERIFY(store->append(drafts::attempt()));
        for (const QString &suffix : {QString(), u"-wal"_s})
            QVERIFY(QFile::copy(living.text() + suffix, left.text() + suffix));
        LedgerAnchors(left, {}).keep(store->anchors().all().constFirst());
        QVERIFY(QFile::resize(left.text() + u"-wal"_s, end));
        QCOMPARE(LedgerStore::open(left, options()).error().detail, u"01: 4"_s);
    }

    void aLedgerThatIsGoneIsMissed()
    {
        const LedgerAddress address = putBack();
        QVERIFY(QFile::remove(address.text()));
        const auto found = LedgerStore::open(address, options());
        QVERIFY(!found);
        QCOMPARE(found.error().kind, Kind::Damaged);
        QVERIFY(!QFile::exists(address.text()));
    }

    void itGoesOnByDecision()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        const QString copy = m_folder.filePath(u"decision.sqlite"_s);
        const EventDraft sentLater = drafts::attempt(500);
        const EventDraft doubtful = drafts::attempt(600);
        const EventDraft gone = drafts::attempt(700);
        QString corrected;
        {
            const auto store = opened(address);
            const auto other = opened(address, u"02"_s);
            corrected = created(*store, u"tx-1"_s);
            QVERIFY(other->append(drafts::attempt()));
            QVERIFY(store->append(drafts::correction(EventKind::CorrectionAsked, corrected, 1, 3000)));
            QVERIFY(store->append(sentLater) && store->append(doubtful));
            QVERIFY(store->append(drafts::of(EventKind::NotSent, doubtful.attempt)));
            QVERIFY(ledger::backup(*store, copy));
            QVERIFY(store->append(drafts::of(EventKind::FirstByteOut, sentLater.attempt)));
            QVERIFY(store->append(gone) && other->append(drafts::attempt()));
        }
        QVERIFY(QFile::remove(address.text()) && QFile::rename(copy, address.text()));
        LedgerStore::Options wanted = options();
        wanted.acceptsGaps = true;
        {
            const auto store = LedgerStore::open(address, wanted);
            QVERIFY(store);
            // What may have left is called 'not sent' by its time-out, until somebody has decided.
            const QDateTime later = QDateTime::currentDateTimeUtc().addDays(1);
            QCOMPARE(chargeStatus(*(*store)->ask(FindCharge{sentLater.attempt}), later, Writer::Own),
                     ChargeStatus::NotSent);
            const auto loss = ledger::acceptLoss(**store, u"Carlos"_s);
            QVERIFY(loss);
            const QList<LedgerGap> expected{{u"01"_s, 8, 9}, {u"02"_s, 2, 2}};
            QVERIFY(loss->gaps == expected || loss->gaps == (QList<LedgerGap>{expected.at(1), expected.at(0)}));
            QCOMPARE(loss->doubtful, 3); // the other counter's attempt, too
            QCOMPARE((*store)->ask(FindCharge{sentLater.attempt})->state, State::Unknown);
            QCOMPARE((*store)->ask(FindCharge{corrected})->correction, Charge::CorrectionState::Unknown);
            QCOMPARE((*store)->ask(FindCharge{doubtful.attempt})->state, State::NotSent);
            QVERIFY(ledger::verify(**store)->isWhole());
            const QList<ShopEvent> told = decisions((*store)->connection());
            QCOMPARE(told.size(), 2);
            QCOMPARE(told.constFirst().operatorName, u"Carlos"_s);
            const auto *note = std::get_if<shopevent::LossAccepted>(&told.constFirst().what);
            QVERIFY(note);
            QCOMPARE(LedgerGap({note->counter, note->first, note->last}), loss->gaps.constFirst());
        }
        const auto store = opened(address);
        QVERIFY(store && opened(address, u"02"_s));
        QVERIFY(ledger::acceptLoss(*store, u"Carlos"_s)->gaps.isEmpty());
        QVERIFY(store->append(drafts::settlement(sentLater.attempt, u"tx-2"_s)));
        QVERIFY(ledger::verify(*store)->isWhole());
    }

#ifdef Q_OS_LINUX
    /** It would be missing again for the next program: the loss is not accepted. */
    void anAnchorThatCannotBeWrittenKeepsTheLossOpen()
    {
        const LedgerAddress address = putBack();
        const QString anchor = LedgerAnchors(address, {}).files().constFirst();
        // A sealed file of the memory is one that root cannot write either.
        QFile sealed;
        const int descriptor = ::memfd_create("anchor", MFD_ALLOW_SEALING | MFD_CLOEXEC);
        QVERIFY(sealed.open(descriptor, QIODevice::ReadWrite, QFileDevice::AutoCloseHandle));
        {
            QFile file(anchor);
            QVERIFY(file.open(QIODevice::ReadOnly) && sealed.write(file.readAll()) == file.size() && sealed.flush());
        }
        QCOMPARE(::fcntl(descriptor, F_ADD_SEALS, F_SEAL_WRITE), 0);
        QVERIFY(QFile::remove(anchor) && QFile::link(u"/proc/self/fd/%1"_s.arg(descriptor), anchor));
        LedgerStore::Options wanted = options();
        wanted.acceptsGaps = true;
        const auto store = LedgerStore::open(address, wanted);
        QVERIFY(store);
        const auto loss = ledger::acceptLoss(**store, u"Carlos"_s);
        QVERIFY(!loss);
        QCOMPARE(loss.error().kind, Kind::Behind);
        QVERIFY(QFile::remove(anchor));
        QVERIFY(ledger::acceptLoss(**store, u"Carlos"_s)->gaps.isEmpty());
        QVERIFY(opened(address));
    }
#endif

    void anAnchorThatCannotBeReadIsNone_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("zeros") << QByteArray(512, '\0');
        QTest::newRow("short") << QByteArray(511, ' ');
        QTest::newRow("lines") << QByteArray("balcao anchor 1\n01\n99\naa\n").leftJustified(512, ' ');
        QTest::newRow("a bit") << QByteArray();
    }
    void anAnchorThatCannotBeReadIsNone()
    {
        QFETCH(QByteArray, bytes);
        const LedgerAddress address = putBack();
        QFile file(LedgerAnchors(address, {}).files().constFirst());
        QVERIFY(file.open(QIODevice::ReadWrite));
        if (QTest::currentDataTag() == QByteArray("a bit")) {
            bytes = file.readAll();
            bytes[18] = static_cast<char>(bytes.at(18) ^ 1);
        }
        QVERIFY(file.resize(0) && file.seek(0) && file.write(bytes) == bytes.size());
        file.close();
        const auto store = opened(address);
        QVERIFY(store && store->append(drafts::attempt()));
        QCOMPARE(store->anchors().all().constFirst().sequence, 3);
    }

    void anOlderAnchorIsNone_data()
    {
        everyPlace();
    }
    void anOlderAnchorIsNone()
    {
        QFETCH(const QString, place);
        const LedgerAddress address = m_places.fresh(place);
        const auto store = opened(address);
        QVERIFY(store && store->append(drafts::attempt()));
        const Anchor older = store->anchors().all().constFirst();
        QVERIFY(store->append(drafts::attempt()));
        LedgerAnchors(address, m_folder.path()).keep(older);
        QVERIFY(opened(address));
    }

    void whoeverWritesMeanwhileIsNotBehind()
    {
        const LedgerAddress address = m_places.fresh(u"sqlite"_s);
        QVERIFY(opened(address));
        constexpr int appends = 200;
        std::atomic<bool> isOver = false;
        std::thread writer([&] {
            // Two programs under one name, too.
            const auto one = opened(address);
            const auto two = opened(address);
            for (int i = 0; one && two && i < appends; ++i)
                static_cast<void>((i % 2 == 0 ? one : two)->append(drafts::attempt()));
            isOver = true;
        });
        int looks = 0;
        QStringList found;
        while (!isOver) {
            const auto store = LedgerStore::open(address, options(u"02"_s));
            if (!store) {
                found.append(store.error().detail);
                continue;
            }
            const auto verified = ledger::verify(**store);
            if (!verified || !verified->isWhole())
                found.append(verified ? verified->damages.constFirst().text : verified.error().detail);
            ++looks;
        }
        writer.join();
        QCOMPARE(found, QStringList());
        QVERIFY(looks > 0);
    }
};

BALCAO_TEST(LedgerAnchorTest)

} // namespace ledgeranchortest

#include "ledgeranchortest.moc"
