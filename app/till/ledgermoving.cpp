// SPDX-License-Identifier: MIT
#include "app/till/ledgermoving.h"

#include "app/till/ledgerdesk.h"
#include "core/ledger/chargeledger.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/maintenance/ledgermove.h"
#include "core/service/task.h"

#include <QCoreApplication>
#include <QLocale>

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Moved = Expected<ledger::Moved, LedgerError>;
using Step = ledger::MoveStep;

struct LedgerMovingTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::LedgerMoving)
};

QString nameOf(Step step)
{
    switch (step) {
    case Step::Checking:
        return LedgerMovingTr::tr("The file is verified.");
    case Step::Copying:
        return LedgerMovingTr::tr("The events are copied.");
    case Step::Making:
        return LedgerMovingTr::tr("The charges are made from them.");
    case Step::Proving:
        return LedgerMovingTr::tr("The copy is verified and compared.");
    case Step::Marking:
        return LedgerMovingTr::tr("All of it is there. The file is closed.");
    }
    Q_UNREACHABLE();
}

Moved moved(const LedgerMoving::Way &way, const TaskWatch &watch)
{
    LedgerStore::Options options = optionsOf(way.writer);
    options.isAlone = true;
    BALCAO_TRY(const auto store, LedgerStore::open(way.from, options));
    return ledger::move(*store, way.to, [&watch](Step step, qint64 done, qint64 all) {
        return watch(static_cast<int>(step), done, all);
    });
}

QString told(const Moved &result, const LedgerAddress &to)
{
    if (!result)
        return LedgerMovingTr::tr("The ledger was not moved.") + u' ' + ledgerdesk::describe(result.error());
    return LedgerMovingTr::
        tr("%1 charges (%2 events) were moved to %3 and compared with the file, which is only to be read from now on.")
            .arg(QLocale().toString(result->charges), QLocale().toString(result->events), to.text());
}

} // namespace

LedgerMoving::LedgerMoving(const Way &way, QWidget *window)
    : m_dialog(new ProgressDialog(
          LedgerMovingTr::tr("The ledger is being moved"),
          LedgerMovingTr::tr("Nothing is sold meanwhile. Until the last step it can be stopped, and nothing has "
                             "changed then."),
          window))
{
    auto *const task = beginTask(this, [way](const TaskWatch &watch) { return moved(way, watch); });
    task->whenFinished(this, [this, to = way.to](const Moved &result) {
        delete std::exchange(m_dialog, nullptr);
        Q_EMIT ended(told(result, to), result.has_value());
    });
    m_task = task;
    connect(m_dialog, &ProgressDialog::givenUp, this, &LedgerMoving::giveUp);
    connect(m_task, &ReplyBase::progressed, this, [this](int number, qint64 done, qint64 all) {
        const auto step = static_cast<Step>(number);
        const QString text =
            LedgerMovingTr::tr("Step %1 of 5: %2 %3 of %4")
                .arg(QString::number(number + 1), nameOf(step), QLocale().toString(done), QLocale().toString(all));
        m_dialog->tell(step == Step::Marking ? nameOf(step) : text, done, all);
        if (step == Step::Marking)
            m_dialog->setStoppable(false);
    });
}

LedgerMoving::~LedgerMoving()
{
    delete m_dialog;
}

void LedgerMoving::giveUp()
{
    m_task->giveUp();
    m_dialog->setStoppable(false);
    m_dialog->tell(LedgerMovingTr::tr("It is being stopped."), 0, 1);
}

} // namespace balcao

#include "moc_ledgermoving.cpp"
