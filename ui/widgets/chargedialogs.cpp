// SPDX-License-Identifier: MIT
#include "ui/widgets/chargedialogs.h"

#include "ui/presentation/messages.h"
#include "ui/widgets/correctiondialog.h"
#include "ui/widgets/questiondialog.h"
#include "ui/widgets/receiptdialog.h"

#include <utility>

namespace balcao
{

ChargeDialogs::ChargeDialogs(ChargeDesk &desk, QWidget *window)
    : QObject(window)
    , m_desk(desk)
    , m_window(window)
{
    connect(&m_desk, &ChargeDesk::opened, this, [this](const QString &name, int number) {
        if (name != m_wanted)
            return;
        m_wanted.clear();
        if (const auto then = std::exchange(m_then, {}))
            then(number);
    });
    connect(&m_desk, &ChargeDesk::openFailed, this, [this](const QString &name, const LedgerError &error) {
        if (name != m_wanted)
            return;
        m_wanted.clear();
        new NoticeDialog(tr("The charge could not be opened"), messages::describe(error), m_window);
    });
}

void ChargeDialogs::load(const QString &attempt, std::function<void(int)> then)
{
    m_wanted = attempt;
    m_then = std::move(then);
    m_desk.open(attempt);
}

void ChargeDialogs::correct(int number)
{
    const SaleRecord *sale = m_desk.record(number);
    if (!sale || !sale->answer)
        return;
    auto *dialog = new CorrectionDialog(m_desk, number, m_window);
    connect(dialog, &LayerDialog::closed, this, &ChargeDialogs::closed);
}

void ChargeDialogs::receive(int number)
{
    const SaleRecord *sale = m_desk.record(number);
    if (!sale || !sale->answer || sale->received)
        return;
    auto *dialog = new ReceiptDialog(m_desk, number, m_window);
    connect(dialog, &LayerDialog::closed, this, &ChargeDialogs::closed);
}

} // namespace balcao
