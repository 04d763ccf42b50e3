// SPDX-License-Identifier: MIT
#include "app/cli/commandline.h"
#include "tests/app/cli/corpusscene.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <memory>

namespace clicorpustest
{

using namespace Qt::StringLiterals;
using namespace balcao::test;

namespace
{

struct Scene {
    QString name;
    /** As recorded; the last one is a command. */
    QList<CorpusStep> steps;
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
            const QString name = QFileInfo(file).baseName();
            m_scenes.append({.name = name, .steps = readCorpus(contents(fileOf(name)))});
            const QList<CorpusStep> &steps = m_scenes.constLast().steps;
            QVERIFY2(!steps.isEmpty() && steps.constLast().isCommand, qPrintable(file + u" ends without a command"_s));
        }
    }

    void theOutputIsAsRecorded_data()
    {
        QTest::addColumn<int>("scene");
        QTest::addColumn<int>("step");
        for (int scene = 0; scene < m_scenes.size(); ++scene) {
            const auto &[name, steps] = m_scenes.at(scene);
            int number = 0;
            for (int step = 0; step < steps.size(); ++step) {
                constexpr int longestName = 80;
                if (!steps.at(step).isCommand)
                    continue;
                const QString row = u"%1 %2: %3"_s.arg(name).arg(++number).arg(steps.at(step).line.left(longestName));
                QTest::newRow(qPrintable(row)) << scene << step;
            }
        }
    }
    void theOutputIsAsRecorded()
    {
        QFETCH(const int, scene);
        QFETCH(const int, step);
        perform(scene, step);
        QVERIFY2(m_place->problems().isEmpty(), qPrintable(m_place->problems().join(u"; "_s)));
        const auto &[name, steps] = m_scenes.at(scene);
        if (qEnvironmentVariable("BALCAO_RECORD") == "1"_L1) {
            const bool isLast = step + 1 == steps.size();
            QVERIFY(!isLast || write(fileOf(name), textOf(m_done)));
            return;
        }
        const CorpusStep &recorded = steps.at(step);
        const QString difference = differenceOf(resultLines(recorded), resultLines(m_done.constLast()));
        QVERIFY2(difference.isEmpty(),
                 qPrintable(u"balcao-cli %1\n%2\nBALCAO_RECORD=1 records anew."_s.arg(recorded.line, difference)));
    }

    void everyCommandIsInTheCorpus()
    {
        const QStringList lines = linesWithJson();
        QStringList missing;
        for (const QString &command : balcao::cli::CommandLine::commands()) {
            const bool isThere = std::any_of(lines.cbegin(), lines.cend(), [&command](const QString &line) {
                return (line + u' ').startsWith(command + u' ');
            });
            if (!isThere)
                missing.append(command);
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u", "_s)));
    }

    void theCorpusIsLarge()
    {
        const auto count = linesWithJson().size();
        QVERIFY2(count >= 200, qPrintable(QString::number(count)));
    }

    void cleanupTestCase() { m_place.reset(); }

private:
    /** Runs the steps of the scene up to that one; begins with the first one that has not run yet. */
    void perform(int scene, int step)
    {
        if (!m_place || m_performed != scene || m_done.size() > step) {
            // One scene at a time: its programs and servers end before the next one's begin.
            m_place.reset();
            m_place = std::make_unique<CorpusScene>(QDateTime::currentDateTimeUtc());
            m_performed = scene;
            m_done.clear();
        }
        while (m_done.size() <= step)
            m_done.append(m_place->performed(m_scenes.at(scene).steps.at(m_done.size())));
    }

    [[nodiscard]] QStringList linesWithJson() const
    {
        QStringList lines;
        for (const Scene &scene : m_scenes) {
            for (const CorpusStep &step : scene.steps) {
                if (step.hasJson())
                    lines.append(step.line);
            }
        }
        return lines;
    }

    QList<Scene> m_scenes;
    std::unique_ptr<CorpusScene> m_place;
    /** The scene that runs in m_place. */
    int m_performed = -1;
    /** Its steps that ran, with the outcome of this run. */
    QList<CorpusStep> m_done;
};

BALCAO_TEST(CliCorpusTest)

} // namespace clicorpustest

#include "clicorpustest.moc"
