// SPDX-License-Identifier: MIT
#include "core/diagnostics/programlog.h"

#include <QByteArray>
#include <QFile>

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr std::size_t mostWaiting = 2000;
constexpr std::chrono::milliseconds lastWait{200};
constexpr auto ownersOnly = QFile::ReadOwner | QFile::WriteOwner;

void moveAside(const QStringList &files)
{
    QFile::remove(files.constLast());
    for (qsizetype i = files.size() - 1; i > 0; --i)
        QFile::rename(files.at(i - 1), files.at(i));
}

/** In the log's thread only. A file is opened for each batch, so that one that is taken away is made anew. */
void append(const QStringList &files, const std::vector<QByteArray> &lines, qint64 largest)
{
    QFile file(files.constFirst());
    for (const QByteArray &line : lines) {
        if (file.isOpen() && file.size() + line.size() > largest)
            file.close();
        if (!file.isOpen()) {
            if (QFile::exists(file.fileName()) && file.size() + line.size() > largest)
                moveAside(files);
            if (!file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered, ownersOnly))
                return;
            file.setPermissions(ownersOnly);
        }
        file.write(line);
    }
}

} // namespace

/** Shared with the thread, which may outlive the log when the disk hangs. */
struct ProgramLog::Writing {
    QStringList files;
    qint64 largest;

    std::mutex mutex;
    std::condition_variable changed;
    std::vector<QByteArray> waiting;
    int lost = 0;
    bool isEnding = false;
    bool hasEnded = false;

    void run()
    {
        std::unique_lock lock(mutex);
        for (;;) {
            changed.wait(lock, [this] { return isEnding || !waiting.empty(); });
            if (waiting.empty())
                break;
            const std::vector<QByteArray> lines = std::exchange(waiting, {});
            lock.unlock();
            append(files, lines, largest);
            lock.lock();
        }
        hasEnded = true;
        changed.notify_all();
    }
};

ProgramLog::ProgramLog(const QString &folder, QString counter, Clock clock, qint64 largest)
    : m_counter(std::move(counter))
    , m_clock(std::move(clock))
    , m_writing(std::make_shared<Writing>())
{
    m_writing->files = files(folder);
    m_writing->largest = largest;
    std::thread([writing = m_writing] { writing->run(); }).detach();
}

ProgramLog::~ProgramLog()
{
    std::unique_lock lock(m_writing->mutex);
    m_writing->isEnding = true;
    m_writing->changed.notify_all();
    m_writing->changed.wait_for(lock, lastWait, [this] { return m_writing->hasEnded; });
}

void ProgramLog::add(const LogFact &fact)
{
    const QDateTime now = m_clock.nowUtc();
    const QByteArray line = logLine(fact, m_counter, now);
    {
        const std::lock_guard lock(m_writing->mutex);
        if (m_writing->waiting.size() >= mostWaiting) {
            ++m_writing->lost;
            return;
        }
        if (const int lost = std::exchange(m_writing->lost, 0); lost > 0)
            m_writing->waiting.push_back(logLine(logfact::FactsLost{.number = lost}, m_counter, now));
        m_writing->waiting.push_back(line);
    }
    m_writing->changed.notify_all();
}

QStringList ProgramLog::files(const QString &folder)
{
    const QString newest = folder + u"/balcao.log"_s;
    return {newest, newest + u".1"_s, newest + u".2"_s};
}

} // namespace balcao
