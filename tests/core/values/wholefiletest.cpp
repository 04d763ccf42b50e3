// SPDX-License-Identifier: MIT
#include "core/values/wholefile.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace wholefiletest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** A new file that gets its name when it is whole. */
class WholeFileTest : public QObject
{
    Q_OBJECT

    std::optional<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QStringList names() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
    }
    [[nodiscard]] static QByteArray bytesOf(const QString &file)
    {
        QFile opened(file);
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    }
    static void put(const QString &file, const QByteArray &bytes)
    {
        QFile opened(file);
        if (!opened.open(QIODevice::WriteOnly) || opened.write(bytes) != bytes.size())
            qFatal("no file");
    }

private Q_SLOTS:
    void init() { m_folder.emplace(); }

    void theNameComesWithTheLastByte()
    {
        const QString file = path(u"day.pdf"_s);
        {
            auto made = WholeFile::begin(file);
            QVERIFY(made);
            QVERIFY(!QFile::exists(file));
            QCOMPARE(names(), QStringList{QFileInfo(made->aside()).fileName()});
            QCOMPARE(QFile::permissions(made->aside()) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
            QVERIFY(made->write("all of it"));
        }
        QCOMPARE(names(), QStringList{u"day.pdf"_s});
        QCOMPARE(bytesOf(file), "all of it");
    }

    /** The program ends, or gives up, before it is whole. */
    void whatIsNotFinishedLeavesNothing()
    {
        {
            auto made = WholeFile::begin(path(u"ledger.sqlite"_s));
            QVERIFY(made);
            for (const QString &suffix : {QString(), u"-wal"_s, u"-shm"_s})
                put(made->aside() + suffix, "half");
            const WholeFile moved = *std::move(made);
            QCOMPARE(names().size(), 3);
        }
        QCOMPARE(names(), QStringList());
    }

    void whatIsThereIsLeftAsItIs_data()
    {
        QTest::addColumn<bool>("isALink");
        QTest::newRow("a file") << false;
        QTest::newRow("a link to nothing") << true;
    }
    void whatIsThereIsLeftAsItIs()
    {
        QFETCH(const bool, isALink);
        const QString file = path(u"backup.sqlite"_s);
        if (isALink)
            QVERIFY(QFile::link(path(u"away"_s), file));
        else
            put(file, "older");
        const auto made = WholeFile::begin(file);
        QVERIFY(!made && made.error() == WholeFile::Error::Exists);
        QCOMPARE(names(), QStringList{u"backup.sqlite"_s});
        QCOMPARE(bytesOf(file), isALink ? "" : "older");
    }

    void aFileThatAnotherProgramMadeMeanwhileIsKept()
    {
        const QString file = path(u"backup.sqlite"_s);
        {
            auto made = WholeFile::begin(file);
            QVERIFY(made);
            put(file, "of another program");
            const auto written = made->write("ours");
            QVERIFY(!written && written.error() == WholeFile::Error::Exists);
        }
        QCOMPARE(names(), QStringList{u"backup.sqlite"_s});
        QCOMPARE(bytesOf(file), "of another program");
    }

    void aFolderThatIsNotThereTakesNoFile()
    {
        const auto made = WholeFile::begin(path(u"none/day.pdf"_s));
        QVERIFY(!made && made.error() == WholeFile::Error::NotMade);
        QCOMPARE(names(), QStringList());
    }
};

BALCAO_TEST(WholeFileTest)

} // namespace wholefiletest

#include "wholefiletest.moc"
