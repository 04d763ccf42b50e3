// SPDX-License-Identifier: MIT
#include "ui/widgets/dialogs/chargedialogs.h"

#include "ui/widgets/dialogs/correctiondialog.h"
#include "ui/widgets/dialogs/questiondialog.h"
#include "ui/widgets/dialogs/receiptdialog.h"

using namespace Qt::StringLiterals;

namespace balcao
{

using Kind = Navigator::Dialog::Kind;

ChargeDialogs::ChargeDialogs(ChargeService &service, OutcomePresenter &outcome, Navigator &navigator, QWidget *window)
    : QObject(window)
    , m_service(service)
    , m_outcome(outcome)
    , m_navigator(navigator)
    , m_window(window)
{
    connect(&m_navigator, &Navigator::dialogWanted, this, [this](const Navigator::Dialog &dialog) {
        connect(make(dialog), &QDialog::finished, this, [this, dialog] {
            m_navigator.closed(dialog);
            Q_EMIT closed();
        });
    });
}

LayerDialog *ChargeDialogs::make(const Navigator::Dialog &dialog)
{
    switch (dialog.kind) {
    case Kind::Notice:
        break;
    case Kind::Correction:
        return new CorrectionDialog(m_service, dialog.attempt, m_window);
    case Kind::Receipt:
        return new ReceiptDialog(m_service, dialog.attempt, m_window);
    case Kind::Reopening:
        return makeQuestion(dialog, tr("Wrong: look again"), {}, tr("Who looked in the panel"));
    case Kind::Txid:
        return makeTxid(dialog);
    case Kind::Absence:
        return makeQuestion(dialog, tr("Not there: create another"), tr("Not there: only note it"),
                            tr("Who looked in the panel"));
    case Kind::Similar:
        return makeQuestion(dialog, tr("Look at that one"), tr("Create another"));
    case Kind::Closing:
        return makeClosing(dialog);
    }
    return new NoticeDialog(dialog.title, dialog.text, m_window);
}

LayerDialog *ChargeDialogs::makeTxid(const Navigator::Dialog &dialog)
{
    auto *made = new TxidDialog(dialog.text, dialog.who, m_window);
    connect(made, &TxidDialog::given, this, [this, made](const QString &txid, const QString &who) {
        if (const QString problem = m_navigator.answerTxid(txid, who); !problem.isEmpty())
            made->setProblem(problem);
    });
    connect(&m_outcome, &OutcomePresenter::refused, made, &TxidDialog::setProblem);
    connect(&m_outcome, &OutcomePresenter::settled, made, &QDialog::reject);
    return made;
}

LayerDialog *ChargeDialogs::makeClosing(const Navigator::Dialog &dialog)
{
    auto *made = new ClosingDialog(m_service, dialog.attempt, dialog.title, m_window);
    connect(made, &ClosingDialog::leaving, this,
            [this, dialog] { m_navigator.answer(dialog, Navigator::Answer::Other, {}); });
    return made;
}

LayerDialog *ChargeDialogs::makeQuestion(const Navigator::Dialog &dialog, const QString &answer,
                                         const QString &otherAnswer, const QString &whoLabel)
{
    auto *made = new QuestionDialog({.icon = whoLabel.isEmpty() ? u"alert"_s : u"question"_s,
                                     .title = dialog.title,
                                     .text = dialog.text,
                                     .back = tr("Back"),
                                     .answer = answer,
                                     .otherAnswer = otherAnswer,
                                     .whoLabel = whoLabel,
                                     .who = dialog.who},
                                    m_window);
    connect(made, &QuestionDialog::answered, this,
            [this, made, dialog] { m_navigator.answer(dialog, Navigator::Answer::First, made->who()); });
    connect(made, &QuestionDialog::answeredOtherwise, this,
            [this, made, dialog] { m_navigator.answer(dialog, Navigator::Answer::Other, made->who()); });
    return made;
}

} // namespace balcao
