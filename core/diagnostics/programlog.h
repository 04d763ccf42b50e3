// SPDX-License-Identifier: MIT
#pragma once

#include "core/clock.h"
#include "core/diagnostics/logfact.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace balcao
{

/** The program's log: balcao.log in the data folder, three files of at most 1 MiB, for this user only.
 *
 *  add() never waits: a thread of its own writes, and where the disk is slower than the program facts are dropped and counted. That
 *  nothing can be written is nobody's trouble. Makes no folder. For one thread; one log per folder at a time.
 */
class ProgramLog
{
public:
    static constexpr qint64 largestFile = qint64{1024} * 1024;

    /** @p counter: a counter's name (isCounterName()). */
    ProgramLog(const QString &folder, QString counter, Clock clock, qint64 largest = largestFile);
    /** What was added is written first, as far as a fifth of a second allows. */
    ~ProgramLog();
    Q_DISABLE_COPY_MOVE(ProgramLog)

    void add(const LogFact &fact);

    /** Where a log of @p folder lies or may lie, the newest file first. */
    [[nodiscard]] static QStringList files(const QString &folder);

private:
    struct Writing;
    QString m_counter;
    Clock m_clock;
    std::shared_ptr<Writing> m_writing;
};

} // namespace balcao
