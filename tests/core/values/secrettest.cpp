// SPDX-License-Identifier: MIT
#include "core/values/secret.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QtTest>

#include <thread>

namespace secrettest
{

using namespace Qt::StringLiterals;
using namespace balcao;

// Not around the tests: moc does not know it.
#ifdef BALCAO_LOOKS_INTO_MEMORY
constexpr bool looksIntoMemory = true;
#else
constexpr bool looksIntoMemory = false;
#endif

class SecretTest : public QObject
{
    Q_OBJECT

    static constexpr qsizetype size = 41;

    /** Made anew each time, so that no other copy of it is in memory. */
    static char signAt(qsizetype index) { return static_cast<char>('A' + index * 7 % 26); }
    static QByteArray made()
    {
        QByteArray text(size, Qt::Uninitialized);
        for (qsizetype i = 0; i < size; ++i)
            text[i] = signAt(i);
        return text;
    }
    static bool isMade(QByteArrayView bytes)
    {
        for (qsizetype i = 0; i < bytes.size(); ++i) {
            if (bytes.at(i) != signAt(i))
                return false;
        }
        return bytes.size() == size;
    }

private Q_SLOTS:
    void itGivesWhatItHolds()
    {
        const Secret none;
        QVERIFY(none.isEmpty() && none.use([](const QByteArray &clear) { return clear.isEmpty(); }));
        QVERIFY(Secret(QByteArrayView()).isEmpty());
        for (const qsizetype length : {1, 3, 4, 5, 512}) {
            QByteArray bytes(length, Qt::Uninitialized);
            for (qsizetype i = 0; i < length; ++i)
                bytes[i] = static_cast<char>(i * 31);
            const Secret secret(bytes);
            const Secret another = secret;
            QCOMPARE(another.size(), length);
            QVERIFY(another.use([&bytes](const QByteArray &clear) { return clear == bytes; }));
        }
    }

    void wipingReachesWhoeverShares()
    {
        QByteArray one = made();
        const QByteArray shares = one;
        wipe(one);
        QVERIFY(one.isEmpty());
        QCOMPARE(shares, QByteArray(size, '\0'));
        QByteArray nothing;
        wipe(nothing);
        QVERIFY(nothing.isEmpty());
    }

    void whatWasUsedIsWiped()
    {
        const Secret secret(made());
        QByteArray kept;
        QVERIFY(secret.use([&kept](const QByteArray &clear) {
            kept = clear; // as nobody should
            return isMade(clear);
        }));
        QCOMPARE(kept, QByteArray(size, '\0'));
    }

    /** Looks at all that this process may write to. */
    void memoryHoldsItOnlyWhileItIsUsed()
    {
        if (!looksIntoMemory || copiesInMemory() < 0)
            QSKIP("needs /proc and no sanitizer");
        QByteArray text = made();
        QCOMPARE(copiesInMemory(), 1);
        const Secret secret(text);
        QCOMPARE(copiesInMemory(), 1);
        wipe(text);
        QCOMPARE(copiesInMemory(), 0);
        QCOMPARE(secret.use([](const QByteArray &) { return copiesInMemory(); }), 1);
        QCOMPARE(copiesInMemory(), 0);
    }

    void whatAThreadFreesIsOverwritten()
    {
        if (!looksIntoMemory || copiesInMemory() < 0)
            QSKIP("needs /proc and no sanitizer");
        const auto leave = [] { std::thread([] { QCOMPARE(made().size(), size); }).join(); };
        leave();
        if (copiesInMemory() == 0)
            QSKIP("this C library leaves nothing");
        wipeWhatIsFreed();
        leave(); // in the same place
        QCOMPARE(copiesInMemory(), 0);
    }

private:
    static int copiesInMemory()
    {
        // Its own buffers hold copies of what is read: outside of what is looked at.
        static std::array<char, 65'536> window{};
        QFile maps(u"/proc/self/maps"_s);
        QFile memory(u"/proc/self/mem"_s);
        if (!maps.open(QIODevice::ReadOnly) || !memory.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
            return -1;
        int found = 0;
        const auto own = reinterpret_cast<quintptr>(window.data());
        for (const QByteArray &line : maps.readAll().split('\n')) {
            const QByteArrayList ends = line.split(' ').constFirst().split('-');
            if (ends.size() != 2 || !line.contains(" rw"))
                continue;
            const auto first = ends.constFirst().toULongLong(nullptr, 16);
            const auto last = ends.constLast().toULongLong(nullptr, 16);
            for (quint64 at = first; at < last; at += window.size() - size + 1) {
                memory.seek(static_cast<qint64>(at));
                const qint64 read =
                    memory.read(window.data(), static_cast<qint64>(qMin<quint64>(window.size(), last - at)));
                for (qint64 i = 0; i + size <= read; ++i) {
                    const quint64 place = at + static_cast<quint64>(i);
                    const bool isOwn = place >= own && place < own + window.size();
                    // The windows overlap by one byte less than a copy.
                    if (!isOwn && isMade(QByteArrayView(window.data() + i, size)))
                        ++found;
                }
            }
        }
        return found;
    }
};

BALCAO_TEST(SecretTest)

} // namespace secrettest

#include "secrettest.moc"
