// SPDX-License-Identifier: MIT
#include "ui/widgets/frame/chargedialogs.h"

#include "core/service/chargeservice.h"
#include "core/service/task.h"
#include "ui/presentation/closing/daypresenter.h"
#include "ui/presentation/common/newfile.h"
#include "ui/presentation/frame/chargeforms.h"
#include "ui/presentation/operators/signinpresenter.h"
#include "ui/presentation/printing/paperpresenter.h"
#include "ui/report/pages/pages.h"
#include "ui/widgets/charge/correctiondialog.h"
#include "ui/widgets/controls/formdialog.h"
#include "ui/widgets/controls/newfiledialog.h"
#include "ui/widgets/operators/approvaldialogs.h"
#include "ui/widgets/operators/badgedialog.h"
#include "ui/widgets/operators/passworddialog.h"
#include "ui/widgets/printing/printdialog.h"

#include <QFileInfo>

namespace balcao
{

ChargeDialogs::ChargeDialogs(ChargeService &service, ApprovalPresenter &approval, Navigator &navigator,
                             SettingsPresenter &settings, DayPresenter &day, PaperPresenter &paper, QWidget *window)
    : QObject(window)
    , m_service(service)
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
    const auto coverByForm = [this](const DialogSpec &spec) { cover(newForm(spec)); };
    connect(&settings, &SettingsPresenter::dialogWanted, this, coverByForm);
    connect(&day, &DayPresenter::dialogWanted, this, coverByForm);
    OperatorsPresenter &operators = settings.operators();
    connect(&operators, &OperatorsPresenter::badgeWanted, this, [this, &operators](const OperatorQuestion &question) {
        cover(new BadgeDialog(operators, question, m_window));
    });
    connect(&operators, &OperatorsPresenter::passwordWanted, this,
            [this, &operators](const QString &role, const QString &problem) {
                cover(new PasswordDialog(operators, role, problem, m_window));
            });
    connect(&paper, &PaperPresenter::dialogWanted, this,
            [this, &paper](const QString &attempt) { cover(new PrintDialog(paper, attempt, m_window)); });
    connect(&day, &DayPresenter::fileWanted, &m_navigator, &Navigator::askForFile);
    connect(&m_navigator, &Navigator::fileWanted, this, &ChargeDialogs::saveFile);
}

void ChargeDialogs::cover(const QDialog *dialog)
{
    ++m_covers;
    m_navigator.setCovered(true);
    connect(dialog, &QDialog::finished, this, [this] {
        m_navigator.setCovered(--m_covers > 0);
        Q_EMIT closed();
    });
}

FormDialog *ChargeDialogs::newForm(const DialogSpec &spec)
{
    const bool isReceipt = spec.name == forms::receiptName;
    auto *dialog = new FormDialog(isReceipt ? forms::withFiscalLink(spec, m_settings.fiscalLink()) : spec, m_window);
    connect(&m_service, &ChargeService::changed, dialog, &FormDialog::lookAgain);
    return dialog;
}

OverlayDialog *ChargeDialogs::make(const Navigator::Dialog &dialog)
{
    switch (dialog.kind) {
    case Navigator::Dialog::Kind::Form:
        return newForm(dialog.form);
    case Navigator::Dialog::Kind::Correction: {
        auto *made = new CorrectionDialog(m_service, dialog.attempt, m_window);
        // It closes at once: the end of the correction is reported over the page.
        connect(made, &CorrectionDialog::saved, &m_navigator, &Navigator::watch);
        return made;
    }
    case Navigator::Dialog::Kind::Approval:
        if (m_approval.signIn().chosen())
            return new PinDialog(m_approval, m_window);
        return new WhoDialog(m_approval, m_window);
    }
    Q_UNREACHABLE();
}

void ChargeDialogs::saveFile(const FileQuestion &question)
{
    QFileDialog *const dialog = openNewFileDialog(question.title, question.name, m_window);
    cover(dialog);
    connect(dialog, &QFileDialog::fileSelected, this, [this, question](const QString &file) {
        // A PDF takes its time, and so may a disk.
        const auto work = [question, file](const TaskWatch &) -> Reply<QString>::Result {
            return saveNew(file, question.pages ? report::toPdf(question.pages()).bytes : question.bytes());
        };
        beginTask(this, work)->whenFinished(this, [this, question, file](const Reply<QString>::Result &problem) {
            if (problem->isEmpty())
                m_navigator.notice(tr("Saved as %1").arg(QFileInfo(file).fileName()), question.text);
            else
                m_navigator.notice(question.title, *problem);
        });
    });
}

} // namespace balcao

#include "moc_chargedialogs.cpp"
