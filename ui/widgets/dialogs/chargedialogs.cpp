// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/chargedialogs.h"

#include "ui/presentation/day/daypresenter.h"
#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/presentation/paper/paperpresenter.h"
#include "ui/presentation/people/signinpresenter.h"
#include "ui/widgets/dialogs/approvaldialogs.h"
#include "ui/widgets/dialogs/badgedialog.h"
#include "ui/widgets/dialogs/calibrationdialog.h"
#include "ui/widgets/dialogs/contestdialog.h"
#include "ui/widgets/dialogs/correctiondialog.h"
#include "ui/widgets/dialogs/daydialog.h"
#include "ui/widgets/dialogs/deskdialog.h"
#include "ui/widgets/dialogs/filedialog.h"
#include "ui/widgets/dialogs/operatordialog.h"
#include "ui/widgets/dialogs/passworddialog.h"
#include "ui/widgets/dialogs/printdialog.h"
#include "ui/widgets/dialogs/receiptdialog.h"
#include "ui/widgets/dialogs/troubledialog.h"

namespace balcao
{

using Kind = Navigator::Dialog::Kind;

ChargeDialogs::ChargeDialogs(ChargeService &service, OutcomePresenter &outcome, ApprovalPresenter &approval,
                             Navigator &navigator, SettingsPresenter &settings, DayPresenter &day,
                             PaperPresenter &paper, QWidget *window)
    : QObject(window)
    , m_service(service)
    , m_outcome(outcome)
    , m_approval(approval)
    , m_navigator(navigator)
    , m_settings(settings)
    , m_window(window)
{
    connect(&m_approval, &ApprovalPresenter::asked, this, [this] { m_navigator.askForApproval(m_approval.attempt()); });
    connect(&m_navigator, &Navigator::dialogWanted, this, [this](const Navigator::Dialog &dialog) {
        connect(make(dialog), &QDialog::finished, this, [this, dialog] {
            m_navigator.closed(dialog);
            Q_EMIT closed();
        });
    });
    connect(&settings.operators(), &OperatorsPresenter::asked, this,
            [this, &settings](const OperatorQuestion &question) {
                if (question.kind == OperatorQuestion::Kind::Badge)
                    cover(new BadgeDialog(settings.operators(), question, m_window));
                else
                    cover(new OperatorDialog(settings.operators(), question, m_window));
            });
    connect(&settings.operators(), &OperatorsPresenter::passwordWanted, this,
            [this, &settings](const QString &role, const QString &problem) {
                cover(new PasswordDialog(settings.operators(), role, problem, m_window));
            });
    connect(&settings, &SettingsPresenter::asked, this,
            [this, &settings](const DeskQuestion &question) { cover(new DeskDialog(settings, question, m_window)); });
    connect(&day, &DayPresenter::closingWanted, this, [this, &day] { cover(new DayDialog(day, m_window)); });
    connect(&paper, &PaperPresenter::dialogWanted, this,
            [this, &paper](const QString &attempt) { cover(new PrintDialog(paper, attempt, m_window)); });
    connect(&day, &DayPresenter::fileWanted, &m_navigator, &Navigator::askForFile);
    connect(&m_navigator, &Navigator::fileWanted, this,
            [this](const FileQuestion &question) { cover(new FileDialog(question, m_window)); });
}

void ChargeDialogs::cover(const LayerDialog *dialog)
{
    ++m_covers;
    m_navigator.setCovered(true);
    connect(dialog, &QDialog::finished, this, [this] {
        m_navigator.setCovered(--m_covers > 0);
        Q_EMIT closed();
    });
}

LayerDialog *ChargeDialogs::make(const Navigator::Dialog &dialog)
{
    switch (dialog.kind) {
    case Kind::Notice:
        return ask(dialog, {.back = tr("Back"), .first = tr("I have read it")});
    case Kind::Correction:
        return correct(dialog);
    case Kind::Receipt: {
        auto *made = new ReceiptDialog(m_service, dialog.attempt, m_settings.fiscalLink(), m_window);
        // The dialog goes first.
        connect(made, &ReceiptDialog::received, &m_navigator, &Navigator::offerDifference, Qt::QueuedConnection);
        return made;
    }
    case Kind::InAccount:
        return ask(dialog, {.back = tr("Back"), .first = tr("It is in the account"), .lineLabel = whoSaw()});
    case Kind::NotInAccount:
        return ask(dialog, {.back = tr("Back"), .first = tr("It is not there"), .lineLabel = whoSaw()});
    case Kind::Difference:
        return ask(dialog, {.back = tr("Leave it"), .first = tr("Charge the difference")});
    case Kind::Reopening:
        return ask(dialog, {.back = tr("Back"), .first = tr("Wrong: look again"), .lineLabel = whoLooked()});
    case Kind::Calibration: {
        auto *made = new CalibrationDialog(m_service, dialog.attempt, m_window);
        // The dialog goes first.
        connect(
            made, &CalibrationDialog::confirmed, &m_navigator,
            [this] {
                m_navigator.notice(tr("The provider is calibrated"),
                                   tr("From now on everybody at the counter can charge. A code that pays another "
                                      "receiver is not shown."));
            },
            Qt::QueuedConnection);
        return made;
    }
    case Kind::TakeBack:
        return ask(dialog, {.back = tr("Back"),
                            .first = tr("Take the receipt back"),
                            .lineLabel = tr("Reason"),
                            .judge = reasonStatement,
                            .longest = longestStatedReason});
    case Kind::Contest: {
        auto *made = new ContestDialog(m_service, dialog.attempt, m_window);
        connect(made, &ContestDialog::given, &m_navigator, &Navigator::watch);
        return made;
    }
    case Kind::ContestEnd:
        return ask(dialog, {.back = tr("Back"),
                            .first = tr("It is over"),
                            .lineLabel = tr("How it ended"),
                            .judge = outcomeStatement,
                            .longest = longestStatedReason});
    case Kind::GiveTxid: {
        auto *made = new TxidDialog(dialog.text, dialog.who, m_service.people().isSignedIn(), m_window);
        connect(made, &TxidDialog::given, this, [this, made](const QString &txid, const QString &who) {
            if (const QString problem = m_navigator.answerTxid(txid, who); !problem.isEmpty())
                made->setProblem(problem);
        });
        connect(&m_navigator, &Navigator::txidNotTaken, made, &TxidDialog::setProblem);
        connect(&m_outcome, &OutcomePresenter::settled, made, &QDialog::reject);
        return made;
    }
    case Kind::Absence:
        return ask(dialog, {.back = tr("Back"),
                            .first = tr("Not there: create another"),
                            .other = tr("Not there: only note it"),
                            .lineLabel = whoLooked()});
    case Kind::Similar:
        return ask(dialog, {.back = tr("Back"), .first = tr("Look at that one"), .other = tr("Create another")});
    case Kind::Closing: {
        auto *made = new ClosingDialog(m_service, dialog.attempt, dialog.title, m_window);
        connect(made, &ClosingDialog::leaving, this,
                [this, dialog] { m_navigator.answer(dialog, Navigator::Answer::Other, {}); });
        return made;
    }
    case Kind::Trouble:
        return new TroubleDialog(m_service, dialog.attempt, m_window);
    case Kind::Approval:
        if (m_approval.signIn().chosen())
            return new PinDialog(m_approval, m_window);
        return new WhoDialog(m_approval, m_window);
    }
    Q_UNREACHABLE();
}

QString ChargeDialogs::whoLooked() const
{
    return m_service.people().isSignedIn() ? QString() : tr("Who looked in the panel");
}

QString ChargeDialogs::whoSaw() const
{
    return m_service.people().isSignedIn() ? QString() : tr("Who looked at the account");
}

LayerDialog *ChargeDialogs::correct(const Navigator::Dialog &dialog)
{
    auto *made = new CorrectionDialog(m_service, dialog.attempt, m_window);
    // It closes at once: what becomes of the correction is told over the page.
    connect(made, &CorrectionDialog::saved, &m_navigator, &Navigator::watch);
    return made;
}

LayerDialog *ChargeDialogs::ask(const Navigator::Dialog &dialog, const QuestionDialog::Answers &answers)
{
    auto *made = new QuestionDialog(dialog, answers, m_window);
    connect(made, &QuestionDialog::answered, this, [this, dialog, made](Navigator::Answer given, const QString &line) {
        if (CommandReply *const reply = m_navigator.answer(dialog, given, line))
            made->closeOnceBegun(reply);
        else
            made->reject();
    });
    return made;
}

} // namespace balcao

#include "moc_chargedialogs.cpp"
