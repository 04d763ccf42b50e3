// SPDX-License-Identifier: MIT
#include "ui/presentation/frame/navigator.h"

#include "core/service/chargeservice.h"
#include "ui/presentation/charge/chargepresenter.h"
#include "ui/presentation/frame/chargeforms.h"
#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/presentation/newcharge/outcomepresenter.h"
#include "ui/text/messages.h"

#include <algorithm>
#include <utility>

namespace balcao
{

namespace
{

std::optional<FormRefusal> refusalOf(const Charge &charge)
{
    const bool isRefused = charge.error && charge.error->outcome == ProviderError::Outcome::Refused;
    return isRefused ? formRefusal(*charge.error, charge.endedAt) : std::nullopt;
}

/** A place of the rail's: no charge is shown there. */
bool isPlace(Navigator::Page page)
{
    using Page = Navigator::Page;
    return page == Page::Charges || page == Page::Queue || page == Page::Code || page == Page::Day ||
           page == Page::Settings;
}

} // namespace

Navigator::Navigator(ChargeService &service, NewChargePresenter &form, ChargePresenter &charge,
                     OutcomePresenter &outcome, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_form(form)
    , m_charge(charge)
    , m_outcome(outcome)
{
    connect(&m_form, &NewChargePresenter::started, this, [this](const QString &attempt) {
        m_isOpened = false;
        showCharge(attempt);
    });
    const auto askAboutSimilar = [this](const QString &attempt, const QString &question, bool isUnknown) {
        open(attempt, forms::similar(question, isUnknown), [this, attempt](const FormAnswer &answer) -> FormResult {
            answer.isOther ? m_form.submitAnyway() : ask(Intent::Open, attempt);
            return nullptr;
        });
    };
    connect(&m_form, &NewChargePresenter::similarFound, this, askAboutSimilar);
    connect(&m_charge, &ChargePresenter::endedWithoutCharge, this,
            [this](const QString &attempt) { showRecord(attempt, m_page == Page::Charge); });
    // Queued: the dialog that asked goes away first, and the keyboard with it.
    const auto showSettled = [this](const QString &attempt) {
        if (m_page == Page::Outcome && m_outcome.attempt() == attempt)
            showRecord(attempt, false);
        else if (std::exchange(m_receivesNext, {}) == attempt && m_page == Page::Queue)
            ask(Intent::Receive, attempt);
    };
    connect(&m_outcome, &OutcomePresenter::settled, this, showSettled, Qt::QueuedConnection);
    connect(&m_form, &NewChargePresenter::notDone, this, &Navigator::tellNotDone);
    connect(&m_charge, &ChargePresenter::notDone, this, &Navigator::tellNotDone);
}

Navigator::Page Navigator::pageOf(const Charge &charge, const Situation &situation, bool isJustPressed)
{
    if (charge.state == Charge::State::Created || isUnderWay(charge, situation.now, situation.writer))
        return Page::Charge;
    const bool isCancelled = charge.error && charge.error->cause == ProviderError::Cause::Cancelled;
    return isJustPressed && (isCancelled || refusalOf(charge)) ? Page::Form : Page::Outcome;
}

const Charge *Navigator::chargeOf(const QString &attempt) const
{
    const ChargeRecord *record = m_service.record(attempt);
    return record ? &record->charge : nullptr;
}

void Navigator::show(Page page)
{
    if (page == Page::Form || isPlace(page)) {
        m_charge.show({});
        m_isFromList = false;
        m_isOpened = false;
    }
    m_page = page;
    m_isHelpShown = false;
    m_dossier.clear();
    Q_EMIT pageChanged(page);
}

void Navigator::toForm()
{
    // A request under way is not left by a key: its page is where the answer is seen.
    if (!m_service.isCreating())
        show(Page::Form);
}

bool Navigator::mayLeave() const
{
    return !isCovered() && !m_service.isCreating();
}

void Navigator::toCounter()
{
    if (isCovered())
        return;
    // A charge that was made is done with.
    if (m_page == Page::Charge)
        return toNewCharge();
    leaveOutcome();
    toForm();
}

void Navigator::toCharges()
{
    leaveFor(Page::Charges);
}

void Navigator::toQueue()
{
    leaveFor(Page::Queue);
}

void Navigator::toCode()
{
    leaveFor(Page::Code);
}

void Navigator::toDay()
{
    leaveFor(Page::Day);
}

void Navigator::toSettings()
{
    leaveFor(Page::Settings);
}

void Navigator::toCalibration()
{
    if (!mayLeave())
        return;
    m_form.beginCalibration();
    show(Page::Form);
}

void Navigator::leaveFor(Page page)
{
    if (!mayLeave())
        return;
    // What was charged a moment ago is not typed any more.
    if (m_page == Page::Charge && !m_isOpened)
        m_form.clear();
    leaveOutcome();
    if (m_page != Page::Queue && m_page != Page::Code && !m_isFromList)
        m_isFromCounter = !isPlace(m_page);
    show(page);
}

void Navigator::leaveOutcome()
{
    const Charge *charge = m_page == Page::Outcome && !m_isOpened ? chargeOf(m_outcome.attempt()) : nullptr;
    if (!charge)
        return;
    const QList<Choice> choices = m_outcome.view().choices;
    const bool mayBeMended = std::any_of(choices.begin(), choices.end(), [](const Choice &choice) {
        return choice.action == Choice::Action::EditData || choice.action == Choice::Action::TryAgain;
    });
    if (mayBeMended)
        m_form.continueSale(*charge);
    else
        m_form.discard();
}

/** Also what could still be mended is left: the amount is another customer's. Ctrl+Z brings it back, as the same sale. */
void Navigator::leaveOutcomeForNext()
{
    leaveOutcome();
    if (!m_isOpened)
        m_form.discard();
    toForm();
}

bool Navigator::typeAmount(const AmountKey &key)
{
    constexpr qint64 pauseMs = 700;
    const bool isTorn = m_sinceLost.isValid() && m_sinceLost.elapsed() < pauseMs;
    if (m_service.isCreating() || isTorn) {
        m_sinceLost.start(); // its first digits are lost: no number is made of the others
        return false;
    }
    if (isCovered())
        return false;
    const Page shown = page();
    if (shown == Page::Charge)
        toNewCharge();
    else if (shown == Page::Outcome)
        leaveOutcomeForNext();
    else if (shown != Page::Form)
        return false;
    Q_EMIT amountWanted();
    m_form.keepAmount();
    m_form.press(key);
    return true;
}

void Navigator::submit()
{
    if (page() == Page::Form && !isCovered())
        m_form.submit();
}

void Navigator::toHelp()
{
    if (isCovered())
        return;
    if (std::exchange(m_isHelpShown, true))
        Q_EMIT guideWanted();
    else
        Q_EMIT pageChanged(Page::Help);
}

void Navigator::leave()
{
    if (std::exchange(m_isHelpShown, false) || !std::exchange(m_dossier, QString()).isEmpty())
        Q_EMIT pageChanged(page());
    else if (m_isFromList)
        leaveFor(m_list);
    else if (m_page == Page::Queue || m_page == Page::Code)
        m_isFromCounter ? toForm() : toCharges();
    else if (m_page == Page::Charge)
        toNewCharge();
}

void Navigator::toNewCharge()
{
    if (m_service.isCreating())
        return;
    if (!m_isOpened)
        m_form.clear();
    toForm();
}

void Navigator::chargeAgain()
{
    const Charge *charge = chargeOf(m_page == Page::Outcome ? m_outcome.attempt() : m_charge.attempt());
    const auto customer = charge ? charge->customer() : std::nullopt;
    if (customer)
        m_form.fill(charge->amount, *customer, charge->mark);
    if (customer && m_page == Page::Outcome)
        m_form.continueSale(*charge);
    toForm();
}

void Navigator::take(Choice::Action action)
{
    switch (action) {
    case Choice::Action::TryAgain:
        return tryAgain();
    case Choice::Action::EditData:
        return chargeAgain();
    case Choice::Action::ClearForm:
        return toNewCharge();
    case Choice::Action::UseExisting:
        if (const Charge *charge = chargeOf(m_outcome.attempt()))
            openTxid(*charge);
        return;
    case Choice::Action::CreateAnother:
        if (const Charge *charge = chargeOf(m_outcome.attempt()))
            openAbsence(*charge);
        return;
    case Choice::Action::OpenShared:
        if (const Charge *charge = chargeOf(m_charge.attempt()))
            ask(Intent::Open, charge->sharedWith);
        return;
    case Choice::Action::Reopen:
        if (const Charge *charge = chargeOf(m_charge.attempt()))
            openReopening(*charge);
        return;
    case Choice::Action::ConfirmReceipt:
        return ask(Intent::Receive, m_charge.attempt());
    case Choice::Action::RepeatCorrection:
    case Choice::Action::ReadStatus:
    case Choice::Action::RequestCode:
    case Choice::Action::AcceptDifference:
    case Choice::Action::AcceptReport:
    case Choice::Action::AcceptReceiver:
        return m_charge.take(action);
    }
}

void Navigator::ask(Intent intent, const QString &attempt)
{
    m_intent = intent;
    m_wanted = attempt;
    m_slip = {};
    if (m_page == Page::Charge && attempt == m_charge.attempt())
        return fulfil(attempt);
    m_service.open(attempt)->whenFinished(this, [this, attempt](const CommandResult &result) {
        if (attempt != m_wanted)
            return;
        m_wanted.clear();
        if (result)
            fulfil(result->charge.attempt);
        else
            notice(tr("The charge could not be opened"), messages::describe(result.error()));
    });
}

void Navigator::openSlip(const QString &attempt, int revision)
{
    ask(Intent::Open, attempt);
    m_slip = {attempt, revision};
}

void Navigator::noteShown(const QString &attempt, CodePlace place)
{
    m_service.open(attempt)->whenFinished(this, [this, attempt, place](const CommandResult &opened) {
        if (opened)
            m_service.noteShown(attempt, place);
    });
}

void Navigator::tryAgain()
{
    CommandReply *const reply = m_outcome.tryAgain();
    if (!reply)
        return;
    watch(reply);
    if (!reply->hasBegun())
        return;
    m_isFromList = false; // a press of this counter
    showCharge(reply->attempt());
}

void Navigator::fulfil(const QString &attempt)
{
    m_wanted.clear();
    const Charge *charge = chargeOf(attempt);
    if (!charge)
        return;
    switch (m_intent) {
    case Intent::Open:
        if (m_service.isCreating())
            break;
        // Beside what was pressed just now the form holds that.
        m_isOpened = m_isOpened || m_page == Page::Form || isPlace(m_page);
        m_isFromList = isInList();
        m_list = isList(m_page) ? m_page : m_list;
        showRecord(attempt, false);
        break;
    case Intent::Correct:
        if (charge->answer)
            open({.kind = Dialog::Kind::Correction, .attempt = attempt});
        break;
    case Intent::Receive:
        openReceipt(*charge);
        break;
    case Intent::InAccount:
    case Intent::NotInAccount:
        takeAnswer(*charge, m_intent == Intent::InAccount);
        break;
    case Intent::ReadStatus:
        watch(m_service.perform(command::ReadStatus{attempt}, m_service.people().atTheCounter()));
        break;
    case Intent::Contest:
        openContest(*charge);
        break;
    case Intent::Dossier:
        m_dossier = attempt;
        Q_EMIT pageChanged(page());
        break;
    }
}

void Navigator::showCharge(const QString &attempt)
{
    m_charge.show(attempt);
    if (const auto [slip, revision] = std::exchange(m_slip, {}); slip == attempt)
        m_charge.noteSlip(revision);
    show(Page::Charge);
}

void Navigator::showRecord(const QString &attempt, bool isJustPressed)
{
    const Charge *charge = chargeOf(attempt);
    if (!charge)
        return;
    switch (pageOf(*charge, m_service.situationOf(*charge), isJustPressed)) {
    case Page::Charge:
        return showCharge(attempt);
    case Page::Form:
        // Everything typed is still in the form.
        if (const auto refusal = refusalOf(*charge))
            m_form.showRefusal(*refusal);
        m_form.continueSale(*charge);
        return toForm();
    case Page::Outcome:
    case Page::Charges:
    case Page::Queue:
    case Page::Code:
    case Page::Day:
    case Page::Settings:
    case Page::Dossier:
    case Page::Help:
        m_outcome.show(attempt);
        return show(Page::Outcome);
    }
}

} // namespace balcao

#include "moc_navigator.cpp"
