// SPDX-License-Identifier: MIT
#include "app/cli/chargereport.h"

#include "app/cli/jsonline.h"
#include "core/enumnames.h"
#include "ui/presentation/newcharge/newchargepresenter.h"
#include "ui/text/display.h"
#include "ui/text/messages.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct ChargeReportTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::ChargeReport)
};

/** The word that scripts read. */
QLatin1StringView outcomeOf(ChargeAction action, Exit ended)
{
    switch (ended) {
    case Exit::Done:
        return action == ChargeAction::Create || action == ChargeAction::Calibrate ? "created"_L1
               : action == ChargeAction::Correct                                   ? "corrected"_L1
                                                                                   : "read"_L1;
    case Exit::Refused:
        return "refused"_L1;
    case Exit::Unknown:
        return "unknown"_L1;
    case Exit::Attention:
        return "attention"_L1;
    case Exit::NotReached:
    case Exit::LocalError:
    case Exit::NotWritten:
        return "unreachable"_L1;
    case Exit::InvalidInput:
    case Exit::Usage:
        break;
    }
    return "invalid"_L1;
}

/** The interface's own spelling of a word that is one of the five; another one as it came. */
QString statusWord(const ProviderStatus &status)
{
    using Kind = ProviderStatus::Kind;
    constexpr std::array words = {std::pair{Kind::Waiting, "Aguardando"_L1}, std::pair{Kind::Expired, "Expirado"_L1},
                                  std::pair{Kind::Cancelled, "Cancelado"_L1}, std::pair{Kind::Paid, "Paga"_L1},
                                  std::pair{Kind::Refunded, "Reembolsado"_L1}};
    return status.kind() == Kind::Other ? status.asReceived() : QString(nameIn(words, status.kind()));
}

QJsonValue timeOrNull(const ProviderTime &time)
{
    return time.moment ? textOrNull(time.moment->toUTC().toString(Qt::ISODateWithMs)) : QJsonValue();
}

/** The JSON key that a provider's field name means; empty when it means none of ours. */
QString ourField(const QString &providersName)
{
    if (namesAmount(providersName))
        return u"amount"_s;
    if (providersName.contains("txid"_L1, Qt::CaseInsensitive))
        return u"txid"_s;
    constexpr std::array names = {
        std::pair{CustomerField::TaxId, "tax_id"_L1}, std::pair{CustomerField::Name, "name"_L1},
        std::pair{CustomerField::Phone, "phone"_L1}, std::pair{CustomerField::Email, "email"_L1}};
    const std::optional<CustomerField> field = fieldNamed(providersName);
    return field ? QString(nameIn(names, *field)) : QString();
}

/** What the provider said, field by field; our own sentence where it said nothing or did not answer. */
QList<Problem> problemsOf(const ProviderError &error)
{
    QList<Problem> problems;
    QStringList knownMessages;
    for (const FieldMessage &said : error.fields) {
        problems.append({ourField(said.field), said.message});
        knownMessages.append(said.message);
    }
    for (const QString &message : error.messages) {
        if (!knownMessages.contains(message))
            problems.append({QString(), message});
    }
    if (problems.isEmpty() || error.outcome != ProviderError::Outcome::Refused)
        problems.prepend({QString(), messages::describe(error)});
    return problems;
}

QString firstLine(ChargeAction action)
{
    if (action == ChargeAction::Calibrate)
        return ChargeReportTr::tr(
            "The charge was created. Look at it with a bank's app, then say with calibrate confirm what it "
            "shows.");
    if (action == ChargeAction::Create)
        return ChargeReportTr::tr("The charge was created.");
    return action == ChargeAction::Correct ? ChargeReportTr::tr("The charge was corrected.")
                                           : ChargeReportTr::tr("This is the charge by the provider's word.");
}

} // namespace

ChargeReport ChargeReport::of(ChargeAction action, const CommandEnd &end, const Situation &situation,
                              const QString &txid)
{
    const std::optional<ProviderError> &error = end.error;
    const bool isRefused = error && error->outcome == ProviderError::Outcome::Refused;
    if (error && !(isRefused && end.charge.doubts.testFlag(Doubt::MayBePaid)))
        return of(action, *error, txid);
    // An answer that says nothing any more is no correction: what is told is the charge as others left it.
    ChargeReport report = of(end.isAnswerOutOfDate ? ChargeAction::Read : action, end.charge, situation);
    if (error)
        report.m_errors += problemsOf(*error);
    if (end.isAnswerOutOfDate && !end.charge.isAnswerLate)
        report.addWarning(Remark::AnswerOutOfDate);
    return report;
}

ChargeReport ChargeReport::of(ChargeAction action, const Charge &charge, const Situation &situation)
{
    const auto ended = [&] {
        const ChargeStatus status = chargeStatus(charge, situation.now, situation.writer);
        if (status == ChargeStatus::Unknown || status == ChargeStatus::UnderWay)
            return Exit::Unknown;
        if (needsPerson(charge, situation.now, situation.writer))
            return Exit::Attention;
        return Exit::Done;
    };
    ChargeReport report(action, ended());
    const ProviderAnswer answer = charge.answer.value_or(ProviderAnswer{});
    report.m_txid = charge.txid;
    report.m_amount = answer.charge.amount;
    const bool wasSent = action != ChargeAction::Read && !charge.amount.isZero();
    if (!report.m_amount && answer.warnings.contains(ReplyWarning::AmountMissing) && wasSent)
        report.m_amount = charge.amount;
    report.m_status = statusWord(answer.charge.status);
    if (mayShowCode(charge, situation))
        report.m_code = answer.code.code;
    report.m_customer = answer.charge.customer;
    report.m_createdAt = answer.charge.createdAt;
    report.m_updatedAt = answer.charge.updatedAt;
    report.m_expiresAt = answer.charge.expiresAt;
    if (report.m_exit == Exit::Attention)
        report.noteAttention(charge);
    if (report.m_exit == Exit::Unknown)
        report.m_lead = ChargeReportTr::tr(
            "The result of a correction of this charge is unknown: the amount of its code is in doubt. Do not "
            "let the customer pay yet.");
    for (const Remark remark : remarksOf(charge))
        report.addWarning(remark);
    return report;
}

void ChargeReport::noteAttention(const Charge &charge)
{
    const bool isUnclear = isPaymentUnclear(charge);
    if (isUnclear || charge.status != ChargeStatus::Attention) {
        m_lead = ChargeReportTr::tr("Nobody knows for sure what was paid of this charge: somebody has to look at it.");
        if (isUnclear)
            m_errors.append({u"amount"_s, messages::describeUnclearPayment(charge)});
        else if (otherAmountOf(charge))
            m_errors.append({u"amount"_s, messages::describeOtherAmount(charge)});
        return;
    }
    m_lead =
        ChargeReportTr::tr("The charge exists at the provider, but needs attention. Do not let the customer pay yet.");
    const bool isCodeOdd = charge.answer && (!charge.answer->code.isVerified() || charge.answer->otherThan);
    const bool isMoneyOdd =
        charge.doubts.testFlag(Doubt::AmountUnreadable) ||
        (charge.reportedAmount && !charge.amount.isZero() && *charge.reportedAmount != charge.amount);
    if (isMoneyOdd || !isCodeOdd)
        m_errors.append({isMoneyOdd ? u"amount"_s : QString(), messages::describeAnswer(charge)});
    if (isCodeOdd)
        m_errors.append({u"pix_copia_e_cola"_s, messages::describeAttention(charge)});
    m_remarks.append(
        ChargeReportTr::tr("No QR code was made. Once the reason is known, status reads the charge again."));
}

ChargeReport ChargeReport::of(ChargeAction action, const ProviderError &error, const QString &txid)
{
    const auto ended = [&error] {
        if (error.cause == ProviderError::Cause::NotRecorded)
            return Exit::LocalError;
        switch (error.outcome) {
        case ProviderError::Outcome::NotSent:
            return Exit::NotReached;
        case ProviderError::Outcome::Refused:
            return Exit::Refused;
        case ProviderError::Outcome::Unknown:
            break;
        }
        return Exit::Unknown;
    };
    ChargeReport report(action, ended());
    report.m_txid = txid;
    report.m_errors = problemsOf(error);
    report.m_lead = messages::describe(error);
    if (error.outcomeUnknown() && action == ChargeAction::Correct)
        report.m_remarks.append(
            ChargeReportTr::tr("A code of this charge that is shown already may ask for another amount now: "
                               "take it away. The same correction can be sent again."));
    return report;
}

ChargeReport ChargeReport::nothingSent(Exit exit, const QString &txid, const QList<Problem> &problems)
{
    ChargeReport report(ChargeAction::Create, exit);
    report.m_txid = txid;
    report.m_errors = problems;
    report.m_lead = ChargeReportTr::tr("Nothing was sent.");
    return report;
}

void ChargeReport::addWarning(Remark remark)
{
    m_warnings.append({QString(balcao::key(remark)), messages::describe(remark)});
}

void ChargeReport::addSimilar(const QString &attempt)
{
    m_warnings.append(
        {QString(balcao::key(Remark::SimilarCharge)),
         ChargeReportTr::tr("There is a charge of the same amount and customer of the last minutes: attempt %1.")
             .arg(attempt)});
}

void ChargeReport::noteLocalError(const Problem &problem)
{
    if (m_exit == Exit::Done)
        m_exit = Exit::NotWritten;
    m_errors.append(problem);
}

void ChargeReport::redact(const ApiKey &key)
{
    // A key this short could be part of anybody's name.
    if (key.hint().isEmpty())
        return;
    const auto clean = [&key](QString &text) { text = QString::fromUtf8(key.redacted(text.toUtf8())); };
    clean(m_status);
    clean(m_lead);
    if (m_customer) {
        for (QString *const text : {&m_customer->name, &m_customer->phone, &m_customer->email, &m_customer->taxId})
            clean(*text);
    }
    for (Problem &problem : m_errors)
        clean(problem.message);
    for (Problem &warning : m_warnings)
        clean(warning.message);
}

QByteArray ChargeReport::toJson() const
{
    QJsonValue customer;
    if (m_customer)
        customer = QJsonObject{{u"name"_s, textOrNull(m_customer->name)},
                               {u"phone"_s, textOrNull(m_customer->phone)},
                               {u"email"_s, textOrNull(m_customer->email)},
                               {u"tax_id"_s, textOrNull(m_customer->taxId)}};
    return JsonLine()
        .add("schema"_L1, jsonSchema)
        .add("outcome"_L1, outcomeOf(m_action, m_ended))
        .add("attempt"_L1, textOrNull(m_attempt))
        .add("txid"_L1, textOrNull(m_txid))
        .add("amount"_L1, m_amount ? QJsonValue(m_amount->toWire()) : QJsonValue())
        .add("status"_L1, textOrNull(m_status))
        .add("pix_copia_e_cola"_L1, m_code ? QJsonValue(m_code->normalized()) : QJsonValue())
        .add("code_verified"_L1, m_code.has_value())
        .add("customer"_L1, customer)
        .add("created_at"_L1, timeOrNull(m_createdAt))
        .add("updated_at"_L1, timeOrNull(m_updatedAt))
        .add("expires_at"_L1, timeOrNull(m_expiresAt))
        .add("errors"_L1, problemArray(m_errors, u"field"_s))
        .add("warnings"_L1, problemArray(m_warnings, u"code"_s))
        .text();
}

ConsoleText ChargeReport::sentences() const
{
    QStringList result;
    if (m_ended == Exit::Done)
        result.append(firstLine(m_action));
    if (m_ended == Exit::Done || m_ended == Exit::Attention) {
        result.append(ChargeReportTr::tr("txid: %1").arg(display::quoted(m_txid)));
        if (m_amount)
            result.append(ChargeReportTr::tr("Amount: %1").arg(display::amount(*m_amount)));
        if (!m_status.isEmpty())
            result.append(ChargeReportTr::tr("Status: %1").arg(display::quoted(m_status)));
        if (m_expiresAt.moment)
            result.append(ChargeReportTr::tr("Deadline: %1")
                              .arg(m_expiresAt.moment->toLocalTime().toString(u"dd/MM/yyyy HH:mm:ss"_s)));
    }
    if (m_code)
        result.append(ChargeReportTr::tr("Copy-and-paste code: %1").arg(m_code->normalized()));
    if (!m_picture.isEmpty())
        result.append(ChargeReportTr::tr("The QR code lies in %1.").arg(m_picture));

    QStringList diagnostics;
    if (!m_lead.isEmpty())
        diagnostics.append(m_lead);
    for (const Problem &problem : m_errors) {
        if (!m_lead.contains(problem.message))
            diagnostics.append(problem.field.isEmpty()
                                   ? display::quoted(problem.message, 500)
                                   : problem.field + u": "_s + display::quoted(problem.message, 500));
    }
    for (const Problem &warning : m_warnings)
        diagnostics.append(warning.message);
    diagnostics += m_remarks;
    const auto text = [](const QStringList &lines) { return lines.isEmpty() ? QString() : lines.join(u'\n') + u'\n'; };
    return {.result = text(result), .diagnostics = text(diagnostics)};
}

} // namespace balcao::cli
