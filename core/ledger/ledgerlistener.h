// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/ledgererror.h"
#include "core/ledger/ledgerevent.h"

#include <memory>
#include <optional>

namespace balcao
{

class LedgerJob;
struct LedgerWriting;

/** Takes what the ledger's two threads report; each function is called in the thread that reports. */
class LedgerListener
{
public:
    LedgerListener() = default;
    virtual ~LedgerListener() = default;
    Q_DISABLE_COPY_MOVE(LedgerListener)

    /** Once, whatever came of it: the ledger was opened. @p isAlone is CounterClaim::isAlone(). */
    virtual void opened(bool isAlone) = 0;
    /** Trouble, or none, after each try to write. */
    virtual void writerReported(const std::optional<LedgerError> &outage) = 0;
    /** Once of each writing, unless it was given up before its turn. */
    virtual void writingEnded(const std::shared_ptr<LedgerWriting> &writing,
                              const Expected<LedgerEvent, LedgerError> &result) = 0;
    virtual void readingEnded(const std::shared_ptr<LedgerJob> &job) = 0;
    virtual void upkeepEnded(const std::shared_ptr<LedgerJob> &job) = 0;
    /** An event that this program or another one wrote. */
    virtual void noticed(const QString &token, const QString &attempt) = 0;
};

} // namespace balcao
