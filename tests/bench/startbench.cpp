// SPDX-License-Identifier: MIT
// startbench: what the till costs from its start to the first picture of its window, and then at each key and while nobody touches it,
// beside a bare Qt window and KeePassXC (where it is installed), by turns, on an Xvfb of its own. What the columns say, and the goals:
// docs/performance.md. As root, "chrt -r 1 startbench" keeps other programs of the computer out of it.
#include "tests/bench/startedprogram.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <memory>

#include <X11/Xlib.h>

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

constexpr int patienceMs = 20'000;

struct Subject {
    QString name;
    QStringList command;
    /** The command for the keys; none: it has nothing to type into. */
    QStringList typedInto;
    std::vector<double> frames;
    std::vector<double> cpu;
    std::vector<double> pss;
    std::vector<double> laterCpu;
    std::vector<double> laterPss;
};

double minimum(const std::vector<double> &values)
{
    return values.empty() ? 0 : *std::min_element(values.begin(), values.end());
}

/** Of the memory: whatever else runs at the moment shares Qt with these programs, and makes each one's part smaller. */
double maximum(const std::vector<double> &values)
{
    return values.empty() ? 0 : *std::max_element(values.begin(), values.end());
}

double at(const std::vector<double> &sorted, double share)
{
    return sorted.empty() ? 0 : sorted.at(static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1)));
}

/** A display of its own, for as long as this lives; DISPLAY names it. */
class OwnDisplay
{
public:
    OwnDisplay()
    {
        m_server.setStandardErrorFile(QProcess::nullDevice());
        m_server.start(u"Xvfb"_s, {u"-displayfd"_s, u"1"_s, u"-screen"_s, u"0"_s, u"1920x1080x24"_s, u"-nolisten"_s,
                                   u"tcp"_s, u"-noreset"_s});
        if (m_server.waitForReadyRead(patienceMs))
            qputenv("DISPLAY", ':' + m_server.readLine().trimmed());
        m_display = XOpenDisplay(nullptr);
    }
    ~OwnDisplay()
    {
        if (m_display)
            XCloseDisplay(m_display);
        m_server.terminate();
        m_server.waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(OwnDisplay)
    [[nodiscard]] Display *display() const { return m_display; }

private:
    QProcess m_server;
    Display *m_display = nullptr;
};

bool measureStart(Display *display, Subject &subject)
{
    StartedProgram program(display);
    const auto frame = program.startToFirstFrame(subject.command, patienceMs);
    if (!frame)
        return false;
    const Usage then = program.usage();
    program.goOn();
    QThread::sleep(1);
    const Usage later = program.usage();
    subject.frames.push_back(*frame);
    subject.cpu.push_back(then.cpuMs);
    subject.pss.push_back(static_cast<double>(then.pssKb) / 1024);
    subject.laterCpu.push_back(later.cpuMs);
    subject.laterPss.push_back(static_cast<double>(later.pssKb) / 1024);
    return true;
}

void reportStarts(const std::vector<Subject> &subjects)
{
    std::printf("%-28s %9s %9s %9s %9s %9s   %s\n", "least time, most memory", "frame ms", "CPU ms", "PSS MB",
                "CPU 1 s", "PSS 1 s", "beside the bare window: frame, CPU, PSS");
    const Subject &bare = subjects.front();
    for (const Subject &subject : subjects) {
        std::printf("%-28s %9.1f %9.1f %9.1f %9.1f %9.1f   %.2f %.2f %.2f\n", qPrintable(subject.name),
                    minimum(subject.frames), minimum(subject.cpu), maximum(subject.pss), minimum(subject.laterCpu),
                    maximum(subject.laterPss), minimum(subject.frames) / minimum(bare.frames),
                    minimum(subject.cpu) / minimum(bare.cpu), maximum(subject.pss) / maximum(bare.pss));
    }
    std::fflush(stdout);
}

/** What a person at the counter feels, and what the battery does. */
bool reportUse(Display *display, const Subject &subject, int keys, int idleSeconds)
{
    StartedProgram program(display);
    if (!program.startToFirstFrame(subject.typedInto, patienceMs))
        return false;
    program.goOn();
    QThread::sleep(3);
    const qint64 before = program.wakeUps();
    QThread::sleep(static_cast<unsigned long>(idleSeconds));
    const qint64 wakeUps = program.wakeUps() - before;
    const StartedProgram::KeySpans spans = program.keysToPixels(keys);
    const auto report = [&subject](const char *kind, const std::vector<double> &sorted) {
        std::printf("%-28s %s to pixels: p50 %.1f, p99 %.1f ms (%zu keys)\n", qPrintable(subject.name), kind,
                    at(sorted, 0.5), at(sorted, 0.99), sorted.size());
    };
    report("digit", spans.digits);
    report("backspace", spans.backspaces);
    std::printf("%-28s wake-ups in %d s: %lld\n", qPrintable(subject.name), idleSeconds,
                static_cast<long long>(wakeUps));
    std::fflush(stdout);
    return !spans.digits.empty() && !spans.backspaces.empty();
}

/** Counted by valgrind up to the first frame: the same on a busy computer. */
bool reportInstructions(Display *display, const Subject &subject, const QString &folder)
{
    constexpr int slow = 30;
    const QString counts = folder + u'/' + QString(subject.name).replace(u' ', u'-') + u".callgrind"_s;
    StartedProgram program(display);
    const QStringList command =
        QStringList{u"valgrind"_s, u"--tool=callgrind"_s, u"--callgrind-out-file="_s + counts} + subject.command;
    if (!program.startToFirstFrame(command, slow * patienceMs))
        return false;
    program.end();
    QFile file(counts);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    qint64 all = 0;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine();
        if (line.startsWith("totals: "))
            all = line.mid(8).trimmed().toLongLong();
    }
    std::printf("%-28s %8.1f million instructions to the first frame\n", qPrintable(subject.name),
                static_cast<double>(all) / 1e6);
    std::fflush(stdout);
    return true;
}

/** The bare window first, which the others are compared with. */
std::vector<Subject> subjects(const QStringList &tills, const QStringList &ledgers, const QString &scratch)
{
    const QString bare = QCoreApplication::applicationDirPath() + u"/barewindow"_s;
    std::vector<Subject> all{{.name = u"bare window"_s, .command = {bare}, .typedInto = {bare, u"--field"_s}}};
    for (const QString &till : tills) {
        // The address leads nowhere, and nobody is asked.
        const QStringList shop{till,        u"--base-url"_s, u"http://127.0.0.1:9/v1"_s,
                               u"--size"_s, u"1366x768"_s,   u"--ledger"_s};
        const QString fresh = scratch + u"/fresh ledger %1"_s.arg(all.size());
        for (const QString &file : QStringList{fresh} + ledgers) {
            const QString name = u"%1, %2"_s.arg(till.section(u'/', -1), file.section(u'/', -1));
            all.push_back({.name = name, .command = shop + QStringList{file}, .typedInto = shop + QStringList{file}});
        }
    }
    QFile settings(scratch + u"/keepassxc.ini"_s);
    if (!QStandardPaths::findExecutable(u"keepassxc"_s).isEmpty() && settings.open(QIODevice::WriteOnly)) {
        settings.write("[General]\nUpdateCheckMessageShown=true\n");
        all.push_back({.name = u"KeePassXC"_s, .command = {u"keepassxc"_s, u"--config"_s, settings.fileName()}});
    }
    return all;
}

bool measureStarts(Display *display, std::vector<Subject> &all, int runs)
{
    for (int run = 0; run < runs; ++run) {
        for (Subject &subject : all) {
            if (measureStart(display, subject))
                continue;
            std::fprintf(stderr, "no window of %s\n", qPrintable(subject.command.join(u' ')));
            return false;
        }
    }
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption runs(u"runs"_s, u"Starts of each program"_s, u"N"_s, u"15"_s);
    const QCommandLineOption keys(u"keys"_s, u"Keys typed into each"_s, u"N"_s, u"300"_s);
    const QCommandLineOption idle(u"idle"_s, u"Seconds in which nothing is done"_s, u"N"_s, u"10"_s);
    const QCommandLineOption ledger(u"ledger"_s, u"A ledger of ledgerbench; more than one may be given"_s, u"FILE"_s);
    const QCommandLineOption counts(u"instructions"_s,
                                    u"Count them by valgrind into FOLDER, and measure nothing else"_s, u"FOLDER"_s);
    parser.addOptions({runs, keys, idle, ledger, counts});
    parser.addPositionalArgument(u"PROGRAM..."_s, u"Tills, else the one beside this program"_s);
    parser.addHelpOption();
    parser.process(application);

    const OwnDisplay own;
    const QTemporaryDir scratch;
    if (!own.display() || !scratch.isValid())
        return 1;
    // Nothing of the computer's own settings.
    for (const char *place : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        qputenv(place, scratch.path().toUtf8());
    qputenv("BALCAO_API_KEY", "no-key-of-anybody");
    const QStringList given = parser.positionalArguments();
    const QStringList tills =
        given.isEmpty() ? QStringList{QCoreApplication::applicationDirPath() + u"/balcao"_s} : given;
    std::vector<Subject> all = subjects(tills, parser.values(ledger), scratch.path());
    // The first fills the caches, and makes the fresh ledgers.
    if (!measureStarts(own.display(), all, 1))
        return 1;
    bool isDone = true;
    if (parser.isSet(counts)) {
        for (const Subject &subject : all)
            isDone = reportInstructions(own.display(), subject, parser.value(counts)) && isDone;
        return isDone ? 0 : 1;
    }
    if (!measureStarts(own.display(), all, parser.value(runs).toInt()))
        return 1;
    reportStarts(all);
    for (const Subject &subject : all) {
        if (!subject.typedInto.isEmpty())
            isDone =
                isDone && reportUse(own.display(), subject, parser.value(keys).toInt(), parser.value(idle).toInt());
    }
    return isDone ? 0 : 1;
}
