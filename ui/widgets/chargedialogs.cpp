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
    connect(&m_service, &ChargeService::opened, this, [this](const QString &name, const QString &attempt) {
        if (name != m_wanted)
            return;
        m_wanted.clear();
        if (const auto then = std::exchange(m_then, {}))
            then(attempt);
    });
    connect(&m_service, &ChargeService::openFailed, this, [this](const QString &name, const LedgerError &error) {
        if (name != m_wanted)
            return;
        m_wanted.clear();
        showNotice(tr("The charge could not be opened"), messages::describe(error));
    });
    // Whatever was begun and then not written is told, whoever asked for it and wherever the person is now; a dialog on this
    // attempt that still stands open says it itself.
    connect(&m_service, &ChargeService::refused, this, [this](const QString &attempt, const LedgerError &error) {
        if (!m_window->findChild<LayerDialog *>(attempt))
            showNotice(tr("Not saved"), messages::describe(error));
    });
}

void ChargeDialogs::showNotice(const QString &title, const QString &sentence)
{
    auto *notice = new NoticeDialog(title, sentence, m_window);
    connect(notice, &QDialog::finished, this, &ChargeDialogs::closed);
}

void ChargeDialogs::load(const QString &attempt, std::function<void(const QString &)> then)
{
    m_wanted = attempt;
    m_then = std::move(then);
    m_service.open(attempt);
}

void ChargeDialogs::correctAttempt(const QString &attempt)
{
    load(attempt, [this](const QString &loaded) { correct(loaded); });
}

void ChargeDialogs::receiveAttempt(const QString &attempt)
{
    load(attempt, [this](const QString &loaded) { receive(loaded); });
}

void ChargeDialogs::readStatus(const QString &attempt)
{
    load(attempt, [this](const QString &loaded) { begin(command::ReadStatus{loaded}, m_service.ownActor()); });
}

bool ChargeDialogs::begin(const Command &command, const Actor &actor)
{
    const auto begun = m_service.perform(command, actor);
    if (!begun)
        showNotice(tr("Not done"), messages::describe(begun.error()));
    return begun.has_value();
}

void ChargeDialogs::correct(const QString &attempt)
{
    const ChargeRecord *record = m_service.record(attempt);
    if (!record || !record->charge.answer)
        return;
    auto *dialog = new CorrectionDialog(m_service, attempt, m_window);
    connect(dialog, &QDialog::finished, this, &ChargeDialogs::closed);
}

void ChargeDialogs::receive(const QString &attempt)
{
    const ChargeRecord *record = m_service.record(attempt);
    if (!record || !mayConfirmReceipt(record->charge, m_service.situationOf(record->charge)))
        return;
    auto *dialog = new ReceiptDialog(m_service, attempt, m_window);
    connect(dialog, &QDialog::finished, this, &ChargeDialogs::closed);
}

void ChargeDialogs::reopen(const QString &attempt)
{
    const ChargeRecord *record = m_service.record(attempt);
    if (!record || !mayReopen(record->charge, m_service.situationOf(record->charge)))
        return;
    const Charge &charge = record->charge;
    auto *question = new QuestionDialog(
        {.icon = u"question"_s,
         .title = tr("The wrong txid?"),
         .text =
             tr("%1 gave the txid %2 for the charge of %3. Nobody knows then again whether the charge exists: look for "
                "it in the provider's panel once more.")
                 .arg(display::quoted(charge.settledBy, 60), display::quoted(charge.txid, 60),
                      display::amount(charge.amount)),
         .back = tr("Back"),
         .answer = tr("Wrong: look again"),
         .otherAnswer = {},
         .whoLabel = tr("Who looked in the panel"),
         .who = m_service.ledger().identity().operatorName},
        m_window);
    connect(question, &QuestionDialog::answered, this, [this, question, attempt, txid = charge.txid] {
        begin(command::Reopen{attempt, txid}, {.name = question->who(), .authorisedBy = {}});
    });
    connect(question, &QDialog::finished, this, &ChargeDialogs::closed);
}

} // namespace balcao
