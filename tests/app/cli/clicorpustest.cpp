// SPDX-License-Identifier: MIT
#include "app/cli/commandline.h"
#include "tests/app/cli/corpusscene.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <utility>

namespace clicorpustest
{

using namespace Qt::StringLiterals;
using namespace balcao::test;

namespace
{

/** A command of a scene, as recorded. */
struct Row {
    QString scene;
    /** The directives before the command, and the command. */
    QList<CorpusStep> steps;

    [[nodiscard]] const CorpusStep &recorded() const { return steps.constLast(); }
};

QString fileOf(const QString &scene)
{
    return QStringLiteral(BALCAO_TEST_DATA) + u"/clicorpus/%1.txt"_s.arg(scene);
}

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
 *  Each file is a scene: its commands run in order, on one ledger, each in a test of its own. A test that is chosen by name
 *  runs what its scene has before it too. With BALCAO_RECORD=1 the files are written anew.
 */
class CliCorpusTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QStringList files = QFileInfo(fileOf({})).dir().entryList({u"?*.txt"_s}, QDir::Files, QDir::Name);
        QVERIFY(!files.isEmpty());
        for (const QString &file : files) {
            const QString scene = QFileInfo(file).baseName();
            Row row{.scene = scene, .steps = {}};
            for (const CorpusStep &step : readCorpus(contents(fileOf(scene)))) {
                row.steps.append(step);
                if (step.isCommand)
                    m_rows.append(std::exchange(row, Row{.scene = scene, .steps = {}}));
            }
            QVERIFY2(row.steps.isEmpty(), qPrintable(file + u" ends with a directive"_s));
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
                u"%1 %2: %3"_s.arg(scene).arg(++numbers[scene]).arg(m_rows.at(row).recorded().line.left(longestName));
            QTest::newRow(qPrintable(name)) << row;
        }
    }
    void theOutputIsAsRecorded()
    {
        QFETCH(const int, row);
        perform(row);
        QVERIFY2(m_scene->problems().isEmpty(), qPrintable(m_scene->problems().join(u"; "_s)));
        const QString &scene = m_rows.at(row).scene;
        if (qEnvironmentVariable("BALCAO_RECORD") == "1"_L1) {
            const bool isLast = row + 1 == m_rows.size() || m_rows.at(row + 1).scene != scene;
            QVERIFY(!isLast || write(fileOf(scene), textOf(m_done)));
            return;
        }
        const CorpusStep &recorded = m_rows.at(row).recorded();
        const QString difference = differenceOf(resultLines(recorded), resultLines(m_done.constLast()));
        QVERIFY2(difference.isEmpty(),
                 qPrintable(u"balcao-cli %1\n%2\nBALCAO_RECORD=1 records anew."_s.arg(recorded.line, difference)));
    }

    void everyCommandIsInTheCorpus()
    {
        QStringList missing;
        for (const QString &command : balcao::cli::CommandLine::commands()) {
            const bool isThere = std::any_of(m_rows.cbegin(), m_rows.cend(), [&command](const Row &row) {
                return row.recorded().hasJson() && (row.recorded().line + u' ').startsWith(command + u' ');
            });
            if (!isThere)
                missing.append(command);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u", "_s)));
    }

    void theCorpusIsLarge()
    {
        const auto count =
            std::count_if(m_rows.cbegin(), m_rows.cend(), [](const Row &row) { return row.recorded().hasJson(); });
        QVERIFY2(count >= 200, qPrintable(QString::number(count)));
    }

    void cleanupTestCase() { m_scene.reset(); }

private:
    /** Runs the commands of the row's scene up to that row; begins with the first one that has not run yet. */
    void perform(int row)
    {
        const bool goesOn = m_scene && m_next <= row && m_rows.at(m_next - 1).scene == m_rows.at(row).scene;
        if (!goesOn) {
            // One scene at a time: its programs and servers end before the next one's begin.
            m_scene.reset();
            m_scene = std::make_unique<CorpusScene>(QDateTime::currentDateTimeUtc());
            m_done.clear();
            m_next = row;
            while (m_next > 0 && m_rows.at(m_next - 1).scene == m_rows.at(row).scene)
                --m_next;
        }
        for (; m_next <= row; ++m_next) {
            for (const CorpusStep &step : m_rows.at(m_next).steps)
                m_done.append(m_scene->performed(step));
        }
    }

    QList<Row> m_rows;
    std::unique_ptr<CorpusScene> m_scene;
    /** The steps that ran in the scene, with the outcome of this run. */
    QList<CorpusStep> m_done;
    /** The row that runs next. */
    int m_next = 0;
};

BALCAO_TEST(CliCorpusTest)

} // namespace clicorpustest

#include "clicorpustest.moc"
