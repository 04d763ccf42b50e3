// SPDX-License-Identifier: MIT
#include "ui/presentation/newcharge/newchargepresenter.h"

#include "core/ledger/queries/chargequeries.h"
#include "ui/presentation/newcharge/outcomeview.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

NewChargePresenter::NewChargePresenter(ChargeService &service, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_sale{.sale = newAttemptId(), .replaces = {}}
    , m_phoneLook(service.reader())
{
    connect(&m_service, &ChargeService::signedIn, this, [this] {
        learnSeller();
        Q_EMIT changed();
    });
    connect(&m_phoneLook, &PhoneLook::isNew, this, [this](const QString &typed) {
        m_form.newPhone = typed;
        Q_EMIT changed();
    });
    m_hintTime.setSingleShot(true);
    m_hintTime.setInterval(hintTime);
    connect(&m_hintTime, &QTimer::timeout, this, [this] {
        m_form.hint = {};
        Q_EMIT changed();
    });
}

void NewChargePresenter::press(const AmountKey &key)
{
    const bool isTyped = key.kind == AmountKey::Kind::Typed;
    AmountEntry amount = m_form.amount;
    if (isTyped && m_form.isAmountKept)
        amount.clear();
    const AmountEntry::Outcome outcome = amount.press(key);
    if (outcome == AmountEntry::Outcome::Ignored)
        return;
    if (outcome == AmountEntry::Outcome::Taken || outcome == AmountEntry::Outcome::Comma) {
        const bool replaces = isTyped ? m_form.isAmountKept : key.kind != AmountKey::Kind::Backspace;
        if (replaces && m_form.amount.centavos() != 0 && amount.amount() != m_form.amount.amount())
            m_form.before = {.amount = m_form.amount, .texts = {}};
        m_form.amount = amount;
        m_form.isAmountKept = false;
        m_form.isCalibration = false;
        m_form.amountMessage.clear();
        edited();
        learnSeller();
    }
    m_form.hint = hintAfter(key, outcome, m_form.amount.amount());
    m_hintTime.start();
    Q_EMIT changed();
}

void NewChargePresenter::keepAmount()
{
    m_form.isAmountKept = true;
    if (!m_form.before || m_form.before->texts)
        return;
    m_form.before.reset();
    Q_EMIT changed();
}

/** Whatever was to be asked about what stood there is asked no more. */
void NewChargePresenter::edited()
{
    m_warned.reset();
    ++m_edits;
}

void NewChargePresenter::setText(CustomerField field, const QString &text)
{
    QString &known = m_form.texts.at(indexOf(field));
    if (known == text)
        return;
    // A field that was judged wrong is judged again at every key, so that the error goes as soon as it is mended.
    m_form.isJudged.at(indexOf(field)) = view().fields.at(indexOf(field)).isError();
    known = text;
    typed();
}

void NewChargePresenter::paste(CustomerField field, const QStringList &cells)
{
    const CustomerTexts before = m_form.texts;
    CustomerTexts others = distributeCells(field, cells, before);
    m_form.texts = others;
    typed();
    others.at(indexOf(field)) = before.at(indexOf(field));
    if (others == before)
        return;
    m_form.before = {.amount = {}, .texts = before};
    clearSuggestions();
    judgeWhatIsFilled();
}

/** Into a field. */
void NewChargePresenter::typed()
{
    // Also where the keys on the screen, which take the keyboard from nothing, have typed the amount.
    m_form.isAmountKept = true;
    m_form.before.reset();
    edited();
    learnSeller();
    m_form.banner.reset();
    Q_EMIT changed();
}

bool NewChargePresenter::isBlank() const
{
    return m_form.amount.centavos() == 0 && m_form.texts == CustomerTexts() && m_form.mark.isEmpty();
}

void NewChargePresenter::learnSeller()
{
    const Actor &now = m_service.people().atTheCounter();
    if (!m_saleKeepsOperator || isBlank())
        m_seller.reset();
    else if (!m_seller)
        m_seller = now;
    m_form.seller = m_seller && m_seller->who() != now.who() ? m_seller->who() : QString();
}

void NewChargePresenter::leave(CustomerField field)
{
    const std::size_t place = indexOf(field);
    m_form.isJudged.at(place) = m_form.isJudged.at(place) || !m_form.texts.at(place).trimmed().isEmpty();
    if (field == CustomerField::Phone && m_form.hasCustomerBook)
        m_phoneLook.look(m_form.texts.at(place));
    Q_EMIT changed();
}

void NewChargePresenter::setMark(const QString &text)
{
    if (m_form.mark == text)
        return;
    m_form.isMarkJudged = view().mark.isError();
    m_form.mark = text;
    m_form.isMarkOpen = true;
    typed();
}

void NewChargePresenter::leaveMark()
{
    m_form.isMarkJudged = true; // an empty one is well
    Q_EMIT changed();
}

void NewChargePresenter::openMark()
{
    m_form.isMarkOpen = true;
    Q_EMIT changed();
}

void NewChargePresenter::judgeWhatIsFilled()
{
    m_form.refusals.fill(QString());
    m_form.banner.reset();
    for (const CustomerField field : customerFields)
        leave(field);
    leaveMark();
}

bool NewChargePresenter::submit()
{
    m_form.before.reset();
    edited();
    m_form.isAmountKept = true;
    m_form.banner.reset();
    m_form.refusals.fill(QString());
    m_form.isJudged.fill(true);
    m_form.isMarkJudged = true;
    m_form.amountMessage = m_form.amount.centavos() == 0 ? messages::describe(AmountTextError::Zero) : QString();
    const std::optional<Customer> buyer = readCustomer(m_form.texts);
    const auto mark = SaleMark::parse(m_form.mark);
    if (!m_form.amountMessage.isEmpty() || !buyer || !mark ||
        m_form.nameQuestion.mustAsk(m_form.texts.at(indexOf(CustomerField::Name)))) {
        Q_EMIT changed();
        Q_EMIT rejected();
        return false;
    }
    if (m_service.isCreating())
        return false;
    m_warned.reset();
    m_sale.mark = *mark;
    start({.amount = m_form.amount.amount(), .customer = *buyer}, true);
    return true;
}

QString NewChargePresenter::describeSimilar(const Charge &row) const
{
    const auto name = PersonName::parse(row.name);
    const std::chrono::seconds age(row.createdAt.secsTo(m_service.now()));
    return tr("%1 for %2 at %3 (%4 ago), attempt %5: %6. Did you mean to create another?")
        .arg(display::amount(row.amount), name ? name->abbreviated() : tr("this customer"),
             display::time(row.createdAt), display::duration(age), shortName(row.attempt),
             display::status(row, m_service.situationOf(row)).label);
}

void NewChargePresenter::submitAnyway()
{
    if (m_warned)
        start(*std::exchange(m_warned, std::nullopt), false);
}

void NewChargePresenter::start(const ChargeRequest &request, bool unlessSimilar)
{
    Command command = command::Create{.request = request, .sale = m_sale, .unlessSimilar = unlessSimilar};
    if (m_form.isCalibration)
        command = command::BeginCalibration{request.customer};
    const Actor &atTheCounter = m_service.people().atTheCounter();
    CommandReply *const reply =
        m_service.perform(command, m_form.isCalibration ? atTheCounter : m_seller.value_or(atTheCounter));
    reply->whenFinished(this, [this, request, reply](const CommandResult &result) {
        const auto *error = result ? nullptr : std::get_if<LedgerError>(&result.error());
        if (error && error->kind == LedgerError::Kind::Similar)
            warn(request, error->detail);
        else if (!reply->hasBegun())
            Q_EMIT notDone(messages::notDone(result));
    });
    Q_EMIT changed();
    const auto tell = [this, reply] { Q_EMIT started(reply->attempt()); };
    connect(reply, &CommandReply::begun, this, tell);
    if (reply->hasBegun())
        tell();
}

void NewChargePresenter::warn(const ChargeRequest &request, const QString &similar)
{
    m_warned = request;
    Q_EMIT changed();
    const auto ask = [this, similar, warning = ++m_warnings](const Expected<Charge, LedgerError> &found) {
        if (!m_warned || warning != m_warnings)
            return; // it is about something else by now
        if (!found) {
            // That there is one is known all the same.
            Q_EMIT similarFound(similar, messages::describe(LedgerError{LedgerError::Kind::Similar, {}}), true);
            return;
        }
        const auto situation = m_service.situationOf(*found);
        Q_EMIT similarFound(found->attempt, describeSimilar(*found),
                            chargeStatus(*found, situation.now, situation.writer) == ChargeStatus::Unknown);
    };
    m_service.reader().ask(FindCharge{similar})->whenFinished(this, ask);
}

void NewChargePresenter::continueSale(const Charge &ended)
{
    m_sale = saleAfter(ended);
}

/** A namesake with another CPF or CNPJ than the typed one is another person. A whole customer needs no suggestion. */
void NewChargePresenter::removeOtherPeople(QList<PastCustomer> &customers) const
{
    const auto typed = TaxId::parse(m_form.texts.at(indexOf(CustomerField::TaxId)));
    if (!typed)
        return;
    const bool isWhole = !m_form.texts.at(indexOf(CustomerField::Phone)).isEmpty() &&
                         !m_form.texts.at(indexOf(CustomerField::Email)).isEmpty();
    customers.removeIf([&typed, isWhole](const PastCustomer &customer) {
        const auto known = TaxId::parse(customer.taxId);
        return isWhole || !known || *known != *typed;
    });
}

void NewChargePresenter::suggest(CustomerField field)
{
    const QString &typed = m_form.texts.at(indexOf(field));
    m_suggestFor = typed;
    if (!m_form.hasCustomerBook || field == CustomerField::Email || typed.trimmed().size() < 2) {
        clearSuggestions();
        return;
    }
    constexpr int most = 3;
    m_newestSuggestions.hold(m_service.reader().ask(FindCustomers{typed, most}))
        ->whenFinished(this, [this, typed](const Expected<QList<PastCustomer>, LedgerError> &found) {
            if (typed != m_suggestFor)
                return; // another text was typed since
            m_suggestions = found.value_or(QList<PastCustomer>());
            removeOtherPeople(m_suggestions);
            Q_EMIT suggestionsChanged();
        });
}

void NewChargePresenter::clearSuggestions()
{
    m_suggestFor.clear();
    if (m_suggestions.isEmpty())
        return;
    m_suggestions.clear();
    Q_EMIT suggestionsChanged();
}

void NewChargePresenter::fillCustomer(const PastCustomer &customer)
{
    const auto taxId = TaxId::parse(customer.taxId);
    const auto phone = PhoneNumber::parse(customer.phone);
    const CustomerTexts before = m_form.texts;
    m_form.texts = {taxId ? taxId->formatted() : customer.taxId, customer.name,
                    phone ? phone->formatted() : customer.phone, customer.email};
    m_form.isAmountKept = true;
    m_form.nameQuestion.keep(customer.name);
    m_phoneLook.setKnown(m_form.texts.at(indexOf(CustomerField::Phone)));
    m_form.before = {.amount = {}, .texts = before};
    edited();
    clearSuggestions();
    judgeWhatIsFilled();
}

void NewChargePresenter::repeatCustomer()
{
    if (!m_form.hasCustomerBook)
        return;
    const ChargeQuery last{.counter = m_service.reader().counter().name, .limit = 1};
    m_service.reader()
        .ask(SearchCharges{last})
        ->whenFinished(this, [this, edits = m_edits](const Expected<ChargeSlice, LedgerError> &found) {
            // A person who has typed on, or sent the form, meant something else.
            if (edits != m_edits || !found || found->rows.isEmpty() || !found->rows.constFirst().customer())
                return;
            const Charge &charge = found->rows.constFirst();
            fillCustomer({.name = charge.name,
                          .phone = charge.phone,
                          .email = charge.email,
                          .taxId = charge.taxId,
                          .lastAt = {}});
        });
}

void NewChargePresenter::discard()
{
    const NewChargeForm::Before before{
        .amount = m_form.amount, .texts = m_form.texts, .sale = m_sale, .mark = m_form.mark};
    if (isBlank())
        return;
    clear();
    m_form.before = before;
    Q_EMIT changed();
}

bool NewChargePresenter::takeBack()
{
    if (!m_form.before)
        return false;
    edited();
    m_form.isCalibration = false;
    // What stands there now comes back by the next one.
    NewChargeForm::Before &before = *m_form.before;
    if (before.amount)
        std::swap(*before.amount, m_form.amount);
    if (before.texts) {
        std::swap(*before.texts, m_form.texts);
        m_form.isJudged.fill(false);
    }
    if (before.sale) {
        std::swap(*before.sale, m_sale);
        std::swap(before.mark, m_form.mark);
        m_form.isMarkOpen = m_form.isMarkOpen || !m_form.mark.isEmpty();
    }
    m_form.isAmountKept = true;
    m_form.hint = {};
    judgeWhatIsFilled();
    return true;
}

void NewChargePresenter::clear()
{
    edited();
    m_sale = {.sale = newAttemptId(), .replaces = {}};
    clearSuggestions();
    m_form = {.hasCustomerBook = m_form.hasCustomerBook};
    m_phoneLook.forget();
    m_seller.reset();
    Q_EMIT changed();
}

void NewChargePresenter::beginCalibration()
{
    discard();
    const auto before = m_form.before;
    clear();
    m_form.before = before;
    m_form.amount.setCentavos(calibrationAmount().centavos());
    m_form.isAmountKept = true;
    m_form.isCalibration = true;
    Q_EMIT changed();
}

void NewChargePresenter::fill(Money amount, const Customer &customer, const QString &mark)
{
    clear();
    m_form.amount.setCentavos(amount.centavos());
    m_form.isAmountKept = true;
    m_form.texts = textsOf(customer);
    m_form.nameQuestion.keep(customer.name.text());
    m_form.mark = mark;
    m_form.isMarkOpen = !mark.isEmpty();
    judgeWhatIsFilled();
}

void NewChargePresenter::takeOver(const NewChargeForm &typed)
{
    const bool hasCustomerBook = m_form.hasCustomerBook;
    clear();
    m_form = typed;
    m_form.hasCustomerBook = hasCustomerBook;
    // What the other provider said is not this one's.
    m_form.before.reset();
    m_form.banner.reset();
    m_form.refusals.fill(QString());
    m_form.hint = {};
    m_form.newPhone.clear();
    leave(CustomerField::Phone);
}

void NewChargePresenter::showRefusal(const FormRefusal &refusal)
{
    m_form.amountMessage = refusal.amountMessage;
    m_form.refusals = refusal.fieldMessages;
    m_form.refusedTexts = m_form.texts;
    m_form.banner = refusal.banner;
    Q_EMIT changed();
    Q_EMIT rejected();
}

} // namespace balcao

#include "moc_newchargepresenter.cpp"
