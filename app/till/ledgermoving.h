// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgeraddress.h"
#include "core/service/task.h"
#include "ui/widgets/dialogs/deskdialog.h"

#include <QObject>

#include <functional>

namespace balcao
{

/** The ledger on its way from a file into a database, over a window that shows nothing else: nobody has the ledger open meanwhile. */
class LedgerMoving : public QObject
{
    Q_OBJECT

public:
    struct Way {
        LedgerAddress from;
        LedgerAddress to;
        CounterIdentity writer;
    };
    /** What came of it, a whole sentence, and whether the ledger is moved. */
    using End = std::function<void(const QString &sentence, bool isMoved)>;

    /** @p end is told once, from the event loop, and may delete this. */
    LedgerMoving(const Way &way, QWidget *window, const End &end);
    ~LedgerMoving() override;
    Q_DISABLE_COPY_MOVE(LedgerMoving)

    /** Nothing is changed then, unless it is over by now. */
    void giveUp();

private:
    ProgressDialog *m_dialog;
    Task *m_task;
};

} // namespace balcao
