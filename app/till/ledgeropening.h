// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/chargeledger.h"

#include <memory>
#include <optional>

namespace balcao
{

/** Says what the start waits for: a small window, where this lives longer than some 300 ms and an event loop runs meanwhile. Whoever
 *  closes it ends each wait, and the program.
 */
class WaitingNotice : public QObject
{
    Q_OBJECT

public:
    explicit WaitingNotice(const QString &sentence);
    ~WaitingNotice() override;

    [[nodiscard]] bool isClosed() const;
    /** A part of all is done. */
    void tell(qint64 done, qint64 all);

private:
    class Window;
    std::unique_ptr<Window> m_window;
};

/** Waits for the ledger's first opening: what is wrong with it is known before the till's window comes, and an older ledger is up to
 *  date by then.
 *
 *  What takes longer tells how far it is, in a WaitingNotice; where that is closed the ledger stays untried. Waits in an event loop: only
 *  for before the program's own.
 */
[[nodiscard]] std::optional<LedgerError> waitUntilOpen(const ChargeLedger &ledger);

} // namespace balcao
