// SPDX-License-Identifier: MIT
#pragma once

#include "core/service/chargeservice.h"
#include "ui/presentation/newcharge/newchargeview.h"
#include "ui/presentation/newcharge/phonelook.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace balcao
{

/** The screen on which a charge is typed: wires newChargeView() to the service.
 *
 *  Nothing typed is ever changed or lost by an error. One press starts one create on the service.
 */
class NewChargePresenter : public QObject
{
    Q_OBJECT

public:
    explicit NewChargePresenter(ChargeService &service, QObject *parent = nullptr);

    [[nodiscard]] const NewChargeForm &form() const noexcept { return m_form; }
    [[nodiscard]] NewChargeView view() const
    {
        return newChargeView(m_form, m_service.line().correctedNow().toLocalTime().time());
    }
    void press(const AmountKey &key);
    /** The keyboard has left the amount: the next digit begins another, which can be taken back. Backspace still goes on with it. */
    void keepAmount();
    void setText(CustomerField field, const QString &text);
    /** A copied row or block came into @p field: distributeCells(). takeBack() undoes it where it filled other fields. */
    void paste(CustomerField field, const QStringList &cells);
    /** The caret left the field: it is judged, unless it is empty. */
    void leave(CustomerField field);
    /** By what the shop knows the sale. */
    void setMark(const QString &text);
    void leaveMark();
    /** Its field is wanted where it has no room of its own. */
    void openMark();

    /** Judges everything; when all is well a create is begun: started() comes. Where the ledger finds a similar charge it is called
     *  off, and similarFound() comes too. False: something is not well, or a create is under way already.
     */
    bool submit();
    /** Creates what similarFound() warned of all the same: the very request that it was about. */
    void submitAnyway();
    /** All fields empty, as at the start. */
    void clear();
    /** By a person's hand: takeBack() undoes it. */
    void discard();
    /** Brings back what the last new amount, past customer or discard() took the place of, until something else is typed; once more: the
     *  other way. False: there is nothing. */
    bool takeBack();
    /** Fills in the customer of this counter's last charge, unless anything is typed meanwhile. */
    void repeatCustomer();
    /** The next press makes the charge by which the provider is calibrated, unless its amount is changed; what stood here can be taken
     *  back.
     */
    void beginCalibration();
    /** For "charge again" and for going back after a refusal: nothing is created. */
    void fill(Money amount, const Customer &customer, const QString &mark = {});
    /** What was typed at another session, for a sale of its own. */
    void takeOver(const NewChargeForm &typed);
    /** The next press belongs to the sale of that attempt and replaces it. */
    void continueSale(const Charge &ended);
    /** A past customer was chosen: all four fields. */
    void fillCustomer(const PastCustomer &customer);
    /** Past customers that fit what is typed into @p field are looked up; the newest answer is in suggestions(). */
    void suggest(CustomerField field);
    void clearSuggestions();
    [[nodiscard]] const QList<PastCustomer> &suggestions() const noexcept { return m_suggestions; }
    void setCustomerBook(bool isOn) { m_form.hasCustomerBook = isOn; }
    /** Whoever types first into the empty form makes its charge, whoever is at the counter by then. */
    void setSaleKeepsOperator(bool keeps) { m_saleKeepsOperator = keeps; }
    /** The provider refused the charge naming fields: they are marked, everything is kept. */
    void showRefusal(const FormRefusal &refusal);

Q_SIGNALS:
    void changed();
    /** A press passed the checks, and the service has it: its page tells how it ends. */
    void started(const QString &attempt);
    /** A press passed the checks, and was not begun: why. */
    void notDone(const QString &sentence);
    /** A press did not pass: put the caret on firstError(). */
    void rejected();
    /** A charge like this one may exist already: a person decides. */
    /** @p isUnknown: nobody knows whether the other one exists. */
    void similarFound(const QString &attempt, const QString &question, bool isUnknown);
    void suggestionsChanged();

private:
    [[nodiscard]] bool isBlank() const;
    void edited();
    void removeOtherPeople(QList<PastCustomer> &customers) const;
    void learnSeller();
    void typed();
    void judgeWhatIsFilled();
    [[nodiscard]] QString describeSimilar(const Charge &row) const;
    void start(const ChargeRequest &request, bool unlessSimilar);
    void warn(const ChargeRequest &request, const QString &similar);

    ChargeService &m_service;
    SaleContext m_sale;
    bool m_saleKeepsOperator = false;
    /** Whose sale it is; nothing: whoever is at the counter, or nothing is typed. */
    std::optional<Actor> m_seller;
    /** Counts what a person has done to the form. */
    int m_edits = 0;
    /** What similarFound() warns of; nothing as soon as anything else is typed, cleared or filled in. */
    std::optional<ChargeRequest> m_warned;
    int m_warnings = 0;
    PhoneLook m_phoneLook;
    QString m_suggestFor;
    QList<PastCustomer> m_suggestions;
    NewestReply m_newestSuggestions;
    NewChargeForm m_form;
    QTimer m_hintTime{this};
};

} // namespace balcao
