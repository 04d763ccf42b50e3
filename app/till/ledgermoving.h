// SPDX-License-Identifier: MIT
#pragma once

#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgeraddress.h"
#include "core/reply.h"
#include "ui/widgets/controls/progressdialog.h"

#include <QObject>

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

    LedgerMoving(const Way &way, QWidget *window);
    ~LedgerMoving() override;
    Q_DISABLE_COPY_MOVE(LedgerMoving)

    /** Nothing is changed then, unless it is over by now. */
    void giveUp();

Q_SIGNALS:
    /** Once: what came of it, a whole sentence, and whether the ledger is moved. */
    void ended(const QString &sentence, bool isMoved);

private:
    ProgressDialog *m_dialog;
    ReplyBase *m_task;
};

} // namespace balcao
