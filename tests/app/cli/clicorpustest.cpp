// SPDX-License-Identifier: MIT
#include "app/cli/commandline.h"
#include "tests/app/cli/corpusscene.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace clicorpustest
{

using namespace Qt::StringLiterals;
using namespace balcao::test;

namespace
{

/** A step as recorded, and as it is now. */
struct Row {
    QString scene;
    CorpusStep recorded;
    CorpusStep actual;
};

QString contents(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool write(const QString &name, const QString &text)
{
    QFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) == text.toUtf8().size();
}

} // namespace

/** Runs each command of tests/data/clicorpus and compares its exit code and output with the recorded ones.
 *
 *  Each file is a scene: its commands run in order, on one ledger. With BALCAO_RECORD=1 the files are written anew.
 */
class CliCorpusTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QDir folder(QStringLiteral(BALCAO_TEST_DATA) + u"/clicorpus"_s);
        const QStringList files = folder.entryList({u"*.txt"_s}, QDir::Files, QDir::Name);
        QVERIFY(!files.isEmpty());
        const bool isRecording = qEnvironmentVariable("BALCAO_RECORD") == "1"_L1;
        for (const QString &file : files) {
            CorpusScene scene(QDateTime::currentDateTimeUtc());
            QList<CorpusStep> steps;
            for (const CorpusStep &step : readCorpus(contents(folder.filePath(file)))) {
                const CorpusStep actual = scene.performed(step);
                steps.append(actual);
                if (step.isCommand)
                    m_rows.append({QFileInfo(file).baseName(), isRecording ? actual : step, actual});
            }
            QVERIFY2(scene.problems().isEmpty(), qPrintable(file + u": "_s + scene.problems().join(u"; "_s)));
            if (isRecording)
                QVERIFY2(write(folder.filePath(file), textOf(steps)), qPrintable(file));
        }
    }

    void theOutputIsAsRecorded_data()
    {
        QTest::addColumn<int>("row");
        QHash<QString, int> numbers;
        for (int row = 0; row < m_rows.size(); ++row) {
            constexpr int longestName = 80;
            const QString &scene = m_rows.at(row).scene;
            const QString name =
                u"%1 %2: %3"_s.arg(scene).arg(++numbers[scene]).arg(m_rows.at(row).recorded.line.left(longestName));
            QTest::newRow(qPrintable(name)) << row;
        }
    }
    void theOutputIsAsRecorded()
    {
        QFETCH(const int, row);
        const CorpusStep &recorded = m_rows.at(row).recorded;
        const QString difference = differenceOf(resultLines(recorded), resultLines(m_rows.at(row).actual));
        QVERIFY2(difference.isEmpty(),
                 qPrintable(u"balcao-cli %1\n%2\nBALCAO_RECORD=1 records anew."_s.arg(recorded.line, difference)));
    }

    void everyCommandIsInTheCorpus()
    {
        QStringList missing;
        for (const QString &command : balcao::cli::CommandLine::commands()) {
            const bool isThere = std::any_of(m_rows.cbegin(), m_rows.cend(), [&command](const Row &row) {
                return row.recorded.hasJson() && (row.recorded.line + u' ').startsWith(command + u' ');
            });
            if (!isThere)
                missing.append(command);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u", "_s)));
    }

    void theCorpusIsLarge()
    {
        const auto count =
            std::count_if(m_rows.cbegin(), m_rows.cend(), [](const Row &row) { return row.recorded.hasJson(); });
        QVERIFY2(count >= 200, qPrintable(QString::number(count)));
    }

private:
    QList<Row> m_rows;
};

BALCAO_TEST(CliCorpusTest)

} // namespace clicorpustest

#include "clicorpustest.moc"
