// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/chargeledger.h"
#include "core/ledger/queries/ledgerquery.h"

#include <memory>

namespace balcao
{

/** The explanation of a wait at the start: a small window, if the reply takes longer than some 300 ms. Closing it ends the program. */
class WaitingNotice : public QObject
{
    Q_OBJECT

public:
    /** Shown until @p reply finishes. */
    WaitingNotice(const QString &sentence, ReplyBase *reply);
    ~WaitingNotice() override;

    /** A part of all is done. */
    void tell(qint64 done, qint64 all);

private:
    class Window;
    std::unique_ptr<Window> m_window;
};

/** Ends with the ledger's first opening, and the reason if it failed: known before the till's window comes, and an older ledger is up to
 *  date by then. A WaitingNotice shows the progress. Destroying the ledger drops the reply.
 */
LedgerReply<void> *waitUntilOpen(ChargeLedger &ledger, QObject *parent);

} // namespace balcao
