// SPDX-License-Identifier: MIT
#include "ui/widgets/chargedialogs.h"

#include "ui/presentation/display.h"
#include "ui/presentation/messages.h"
#include "ui/widgets/correctiondialog.h"
#include "ui/widgets/questiondialog.h"
#include "ui/widgets/receiptdialog.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

ChargeDialogs::ChargeDialogs(ChargeService &service, QWidget *window)
    : QObject(window)
    , m_service(service)
    , m_window(window)
{
    connect(&m_service, &ChargeService::opened, this, [this](const QString &name, int number) {
        if (name != m_wanted)
            return;
        m_wanted.clear();
        if (const auto then = std::exchange(m_then, {}))
            then(number);
    });
    connect(&m_service, &ChargeService::openFailed, this, [this](const QString &name, const LedgerError &error) {
        if (name != m_wanted)
            return;
        m_wanted.clear();
        tell(tr("The charge could not be opened"), messages::describe(error));
    });
    connect(&m_service, &ChargeService::refused, this, [this](int number, const LedgerError &error) {
        if (number != m_reopening)
            return;
        m_reopening = 0;
        tell(tr("It was not written down"), messages::describe(error));
    });
    connect(&m_service, &ChargeService::recordChanged, this, [this](int number) {
        if (number == m_reopening && m_service.record(number)->state != ChargeRecord::State::Created)
            m_reopening = 0;
    });
}

void ChargeDialogs::tell(const QString &title, const QString &sentence)
{
    auto *notice = new NoticeDialog(title, sentence, m_window);
    connect(notice, &LayerDialog::closed, this, &ChargeDialogs::closed);
}

void ChargeDialogs::load(const QString &attempt, std::function<void(int)> then)
{
    m_wanted = attempt;
    m_then = std::move(then);
    m_service.open(attempt);
}

void ChargeDialogs::correctAttempt(const QString &attempt)
{
    load(attempt, [this](int number) { correct(number); });
}

void ChargeDialogs::receiveAttempt(const QString &attempt)
{
    load(attempt, [this](int number) { receive(number); });
}

void ChargeDialogs::readStatus(const QString &attempt)
{
    load(attempt, [this](int number) { m_service.refresh(number); });
}

void ChargeDialogs::correct(int number)
{
    const ChargeRecord *sale = m_service.record(number);
    if (!sale || !sale->answer)
        return;
    auto *dialog = new CorrectionDialog(m_service, number, m_window);
    connect(dialog, &LayerDialog::closed, this, &ChargeDialogs::closed);
}

void ChargeDialogs::receive(int number)
{
    const ChargeRecord *sale = m_service.record(number);
    if (!sale || !sale->answer || sale->received)
        return;
    auto *dialog = new ReceiptDialog(m_service, number, m_window);
    connect(dialog, &LayerDialog::closed, this, &ChargeDialogs::closed);
}

void ChargeDialogs::reopen(int number)
{
    const ChargeRecord *sale = m_service.record(number);
    if (!sale || !canReopen(*sale))
        return;
    auto *question = new QuestionDialog(
        {.icon = u"question"_s,
         .title = tr("The wrong txid?"),
         .text =
             tr("%1 gave the txid %2 for the charge of %3. Nobody knows then again whether the charge exists: look for "
                "it in the provider's panel once more.")
                 .arg(display::quoted(sale->settledBy, 60), display::quoted(sale->txid(), 60),
                      display::amount(sale->amount)),
         .back = tr("Back"),
         .answer = tr("Wrong: look again"),
         .otherAnswer = {},
         .whoLabel = tr("Who looked in the panel"),
         .who = m_service.ledger().identity().operatorName},
        m_window);
    connect(question, &QuestionDialog::answered, this, [this, question, number, txid = sale->txid()] {
        if (m_service.reopen(number, txid, question->who()))
            m_reopening = number;
        else
            tell(tr("It was not written down"), messages::describe({LedgerError::Kind::Overtaken, {}}));
    });
    connect(question, &LayerDialog::closed, this, &ChargeDialogs::closed);
}

} // namespace balcao
