// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/calibration.h"
#include "core/signin/refusal.h"
#include "ui/presentation/common/choice.h"
#include "ui/presentation/common/dialogspec.h"
#include "ui/presentation/common/filequestion.h"

#include <QElapsedTimer>
#include <QList>
#include <QObject>

#include <memory>
#include <utility>

namespace balcao
{

class ChargePresenter;
class ChargeService;
class CommandReply;
class NewChargePresenter;
class OutcomePresenter;
struct AmountKey;
struct ChargeRecord;

namespace forms
{
struct Answerer;
}

/** Decides which page follows what, and what lies over it; the window obeys. Whatever is begun here and then not written is
 *  told, whoever asked for it and wherever the person is by then.
 */
class Navigator : public QObject
{
    Q_OBJECT

public:
    enum class Page { Form, Charge, Outcome, Charges, Queue, Code, Day, Settings, Dossier, Help };
    /** What is asked for about a charge; it is loaded first. Receive: the receipt by hand, and where there is one to take
     *  it back; of a calibration's charge what the bank shows. Contest: that a bank asks for the money back, and where one does, that
     *  it is over. InAccount, NotInAccount: the answers of the owner's queue (queueSteps()).
     */
    enum class Intent { Open, Correct, Receive, ReadStatus, Contest, Dossier, InAccount, NotInAccount };
    /** A dialog over the page until a person has answered it. */
    struct Dialog {
        enum class Kind { Form, Correction, Approval };

        Kind kind = Kind::Form;
        /** Empty: it is about no charge. */
        QString attempt;
        /** If kind is Form. */
        DialogSpec form = {};
        /** Counts the dialogs. */
        int number = 0;
        /** Keeps the charge in memory while the dialog is open. */
        std::shared_ptr<const ChargeRecord> held = {};
    };

    /** All outlive the navigator. */
    Navigator(ChargeService &service, NewChargePresenter &form, ChargePresenter &charge, OutcomePresenter &outcome,
              QObject *parent = nullptr);

    /** Where a charge is looked at. @p isJustPressed: the form still holds what was sent, and what a person can mend there goes
     *  back to it; a charge of the list does not. */
    [[nodiscard]] static Page pageOf(const Charge &charge, const Situation &situation, bool isJustPressed);

    [[nodiscard]] Page page() const noexcept { return m_isHelpShown ? Page::Help : pageBelowHelp(); }
    /** What the help lies over. */
    [[nodiscard]] Page pageBelowHelp() const noexcept { return m_dossier.isEmpty() ? m_page : Page::Dossier; }
    /** The charge whose dossier lies over the page; empty: none. */
    [[nodiscard]] const QString &dossier() const noexcept { return m_dossier; }
    /** The list is shown, or a charge that was opened from it: there it goes back to. */
    [[nodiscard]] bool isInList() const noexcept { return isList(m_page) || m_isFromList; }
    /** Shows the page that pageChanged() tells: the form at first. */
    void toForm();
    /** A dialog is open. */
    [[nodiscard]] bool isCovered() const { return m_isCovered || !m_open.isEmpty(); }
    /** No dialog is open and no request is under way. */
    [[nodiscard]] bool mayLeave() const;
    /** The rail's places. What is asked in a dialog, or under way, is not left. */
    void toCounter();
    void toCharges();
    /** The owner's queue, and whose a code is: parts of the list's place. */
    void toQueue();
    void toCode();
    void toDay();
    void toSettings();
    /** The form, for the charge by which the provider is calibrated. */
    void toCalibration();
    /** Over whatever page is shown, which stays as it is and comes back by leave(); once more, the guide is wanted. */
    void toHelp();
    /** An empty form, but for what was being typed when the charge that is shown was opened. */
    void toNewCharge();
    /** A digit or comma that no field took. At the form, a charge and an outcome it begins a new amount, whatever amount stood in the
     *  form; a customer typed there for the next sale stays. False: it means nothing here.
     */
    bool typeAmount(const AmountKey &key);
    /** What Ctrl+Enter means wherever the keyboard is: the form is sent. */
    void submit();
    /** Away from a charge: to the list where it was opened from there, else to an empty form. From the queue or the code check: to the sale
     *  from which it was opened, else to the list. What ended without a charge at this counter is left by one of its choices only.
     */
    void leave();
    /** The form with the data of the charge that is shown; nothing is created. */
    void chargeAgain();
    /** On the charge that is shown. */
    void take(Choice::Action action);
    void ask(Intent intent, const QString &attempt);
    /** A slip of that charge was read, with the code of that revision on it. */
    void openSlip(const QString &attempt, int revision);
    /** Why the customer's bank may not take the code that is shown. */
    void explainTrouble();
    /** The code of that charge went there, from the list. */
    void noteShown(const QString &attempt, CodePlace place);
    /** Whether the window may close at once; while a request is out it is asked about first. */
    [[nodiscard]] bool mayClose();
    /** A notice over whatever page is shown. */
    void notice(const QString &title, const QString &sentence);

    /** Where something goes that is to be saved. */
    void askForFile(const FileQuestion &question)
    {
        if (!isCovered())
            Q_EMIT fileWanted(question);
    }

    /** Somebody has to allow what was given about the charge: ApprovalPresenter knows what, and takes the answer. */
    void askForApproval(const QString &attempt) { open({.kind = Dialog::Kind::Approval, .attempt = attempt}); }

    /** Tells a person where the command did not happen: whoever asked may be gone by then. Gives the reply back. */
    CommandReply *watch(CommandReply *reply);
    void closed(const Dialog &dialog);
    /** Its correction is being typed. */
    [[nodiscard]] bool isCorrecting(const QString &attempt) const;
    /** Something else lies over the page. */
    void setCovered(bool isCovered) { m_isCovered = isCovered; }

Q_SIGNALS:
    /** Also when the page is the same as before: it gets the keyboard. */
    void pageChanged(balcao::Navigator::Page page);
    void dialogWanted(const balcao::Navigator::Dialog &dialog);
    /** One more lies over the page, or one less. */
    void dialogsChanged();
    /** The user's guide, at pageBelowHelp(). */
    void guideWanted();
    void fileWanted(const balcao::FileQuestion &question);
    /** The form's amount gets the keyboard. */
    void amountWanted();
    /** Closing was chosen, although a request is out. */
    void closingWanted();

private:
    [[nodiscard]] static constexpr bool isList(Page page) noexcept
    {
        return page == Page::Charges || page == Page::Queue || page == Page::Code;
    }
    void show(Page page);
    void leaveFor(Page page);
    /** What ended without a charge may still be mended in the form, as the same sale. What may be at the provider, or was settled
     *  meanwhile, is typed no more: the next press is another customer's; Ctrl+Z brings it back.
     */
    void leaveOutcome();
    void leaveOutcomeForNext();
    void showCharge(const QString &attempt);
    void showRecord(const QString &attempt, bool isJustPressed);
    void fulfil(const QString &attempt);
    void open(Dialog dialog);
    void open(const QString &attempt, const DialogSpec &form, const DialogSpec::Submit &submit = {});
    /** Opens the form that @p make makes of the charge, and again at each change: once it makes none, the dialog goes. */
    template <class Make>
    void openWatched(const QString &attempt, Make make, const DialogSpec::Submit &submit = {});
    [[nodiscard]] forms::Answerer answerer() const;
    /** For a form that goes as soon as its command has begun: its end is reported over the page. */
    DialogReply *begin(CommandReply *command);
    /** For a form that waits for the ledger. A problem is reported over the page where the form has gone by then. */
    DialogReply *complete(CommandReply *command, FormProblem (*problemOf)(const Refusal &));
    void openReceipt(const Charge &charge);
    void openReceiptForm(const QString &attempt);
    void openCalibration(const QString &attempt);
    void openReopening(const Charge &charge);
    void openContest(const Charge &charge);
    void openAbsence(const Charge &charge);
    /** Of the owner's queue. */
    void takeAnswer(const Charge &charge, bool isPresent);
    [[nodiscard]] CommandReply *answerAccount(const Charge &charge, bool isPresent, const QString &who);
    /** @p came was received of the charge: where it is less than was asked for, the difference is offered. */
    void offerDifference(const QString &attempt, Money came);
    void chargeDifference(const QString &attempt, Money came);
    void openTxid(const Charge &charge);
    void tryAgain();
    void tellNotDone(const QString &sentence);
    [[nodiscard]] const Charge *chargeOf(const QString &attempt) const;

    ChargeService &m_service;
    NewChargePresenter &m_form;
    ChargePresenter &m_charge;
    OutcomePresenter &m_outcome;
    Page m_page = Page::Form;
    bool m_isFromList = false;
    /** The queue or the code check was opened from a sale: there it goes back to. */
    bool m_isFromCounter = false;
    /** Where in the list's place: there it goes back to. */
    Page m_list = Page::Charges;
    /** Its txid is asked for, so that its payment can be confirmed next; empty: none. */
    QString m_receivesNext;
    bool m_isHelpShown = false;
    /** Over the page, below the help. */
    QString m_dossier;
    /** The charge that is shown was opened: what stands in the form is not its data, but perhaps the next one's. */
    bool m_isOpened = false;
    /** Only the newest intent counts. */
    Intent m_intent = Intent::Open;
    QString m_wanted;
    /** A slip that is being opened: of which charge, and with which of its codes. */
    std::pair<QString, int> m_slip;
    QList<Dialog> m_open;
    int m_dialogs = 0;
    bool m_isCovered = false;
    /** Since a digit came that could not be taken. */
    QElapsedTimer m_sinceLost;
};

} // namespace balcao
