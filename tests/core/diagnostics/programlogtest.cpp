// SPDX-License-Identifier: MIT
#include "core/diagnostics/programlog.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>

#include <optional>

#ifndef Q_OS_WIN
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#endif

namespace programlogtest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

constexpr auto ownersOnly = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;

LogFact numbered(int number)
{
    return logfact::RequestEnded{.number = number};
}

} // namespace

class ProgramLogTest : public QObject
{
    Q_OBJECT

    std::optional<QTemporaryDir> m_folder;

    [[nodiscard]] QString newest() const { return ProgramLog::files(m_folder->path()).constFirst(); }
    static QByteArray read(const QString &name)
    {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] static QList<int> numbersIn(const QByteArray &text)
    {
        QList<int> numbers;
        for (const QByteArray &line : text.split('\n')) {
            if (const qsizetype at = line.indexOf("charge="); at >= 0)
                numbers.append(line.mid(at + 7).toInt());
        }
        return numbers;
    }

private Q_SLOTS:
    void init() { m_folder.emplace(); }

    void whatIsAddedIsThereAtTheEnd()
    {
        for (const int start : {1, 101}) {
            ProgramLog log(m_folder->path(), u"01"_s, Clock());
            for (int i = start; i < start + 100; ++i)
                log.add(numbered(i));
        }
        const QList<int> numbers = numbersIn(read(newest()));
        QCOMPARE(numbers.size(), 200);
        QCOMPARE(numbers.constFirst(), 1);
        QCOMPARE(numbers.constLast(), 200);
    }

    void itIsNobodyElses()
    {
        QFile before(newest());
        QVERIFY(before.open(QIODevice::WriteOnly));
        QVERIFY(before.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther));
        before.close();
        ProgramLog(m_folder->path(), u"01"_s, Clock()).add(numbered(1));
        QVERIFY(!read(newest()).isEmpty());
#ifndef Q_OS_WIN
        QCOMPARE(QFile::permissions(newest()), ownersOnly);
#endif
    }

    void threeFilesAreKept()
    {
        constexpr qint64 largest = 2000;
        constexpr int last = 300;
        {
            ProgramLog log(m_folder->path(), u"01"_s, Clock(), largest);
            for (int i = 1; i <= last; ++i)
                log.add(numbered(i));
        }
        QList<int> numbers;
        const QStringList files = ProgramLog::files(m_folder->path());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), files.size());
        for (const QString &file : files) {
            const QByteArray text = read(file);
            QVERIFY(text.size() <= largest);
            QVERIFY(text.endsWith('\n'));
            numbers = numbersIn(text) + numbers;
        }
        // The newest, without a gap.
        QCOMPARE(numbers.constLast(), last);
        QCOMPARE(numbers.constLast() - numbers.constFirst() + 1, numbers.size());
        QVERIFY(numbers.size() > 50);
    }

    void aFileThatIsTakenAwayIsMadeAnew()
    {
        ProgramLog log(m_folder->path(), u"01"_s, Clock());
        log.add(numbered(1));
        QTRY_VERIFY(!read(newest()).isEmpty());
        QVERIFY(QFile::remove(newest()));
        log.add(numbered(2));
        QTRY_COMPARE(numbersIn(read(newest())), QList<int>{2});
    }

    void withoutAFolderNothingHappens()
    {
        ProgramLog log(m_folder->filePath(u"none"_s), u"01"_s, Clock());
        log.add(numbered(1));
        QVERIFY(!QFile::exists(m_folder->filePath(u"none"_s)));
    }

#ifndef Q_OS_WIN
    /** A disk that hangs: a pipe without a reader is opened for ever. */
    void aDiskThatHangsHoldsNobody()
    {
        QCOMPARE(::mkfifo(QFile::encodeName(newest()).constData(), 0600), 0);
        QElapsedTimer end;
        {
            ProgramLog log(m_folder->path(), u"01"_s, Clock());
            log.add(numbered(1));
            end.start();
        }
        QVERIFY(end.elapsed() < 5000);
    }

    void whatIsDroppedIsCounted()
    {
        constexpr int all = 20'000;
        QCOMPARE(::mkfifo(QFile::encodeName(newest()).constData(), 0600), 0);
        ProgramLog log(m_folder->path(), u"01"_s, Clock());
        for (int i = 1; i < all; ++i)
            log.add(numbered(i));
        QFile reader(newest());
        QVERIFY(reader.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
        QByteArray text;
        const auto wholeLines = [&text] { return text.left(text.lastIndexOf('\n')); };
        const auto lastThatCame = [&] {
            text += reader.read(65'536);
            const QList<int> numbers = numbersIn(wholeLines());
            return numbers.isEmpty() ? 0 : numbers.constLast();
        };
        // The threads decide when the first line is written, so facts are added until there is room again.
        int added = all - 1;
        QTRY_VERIFY((log.add(numbered(++added)), lastThatCame() >= all));
        int last = 0;
        int dropped = 0;
        for (const QByteArray &line : wholeLines().split('\n')) {
            if (const qsizetype lost = line.indexOf("log lost entries="); lost >= 0) {
                const int entries = line.mid(lost + 17).split(' ').constFirst().toInt();
                dropped += entries;
                last += entries;
            } else if (!line.isEmpty()) {
                QCOMPARE(numbersIn(line), QList<int>{++last});
            }
        }
        QVERIFY(last >= all);
        QVERIFY(dropped >= all - 5000);
    }

    void aFullDiskIsNobodysTrouble()
    {
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        const auto usual = std::signal(SIGXFSZ, SIG_IGN);
        rlimit full = before;
        full.rlim_cur = 500;
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &full), 0);
        {
            ProgramLog log(m_folder->path(), u"01"_s, Clock());
            for (int i = 1; i <= 100; ++i)
                log.add(numbered(i));
        }
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
        std::signal(SIGXFSZ, usual);
        QCOMPARE(read(newest()).size(), 500);
        ProgramLog(m_folder->path(), u"01"_s, Clock()).add(numbered(101));
        QCOMPARE(numbersIn(read(newest())).constLast(), 101);
    }
#endif
};

BALCAO_TEST(ProgramLogTest)

} // namespace programlogtest

#include "programlogtest.moc"
