// SPDX-License-Identifier: MIT
#include "core/provider/chargereading.h"

#include "core/provider/customerreading.h"
#include "core/provider/wireamount.h"
#include "core/provider/wiretime.h"
#include "core/values/storabletext.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** Opaque, but within reason: nothing that could not be shown, stored or sent again. */
constexpr qsizetype maxTxidLength = 255;

/** Reads one answer, field by field. */
class Reader
{
public:
    Reader(const JsonValue &object, const wireformat::ReplyContext &context)
        : m_object(object)
        , m_context(context)
    {
    }

    ChargeReading read()
    {
        readTxid();
        readAmount();
        readStatus();
        readMethod();
        readCustomer();
        readTimes();
        readCode();
        return std::move(m_result);
    }

private:
    void warn(ReplyWarning warning)
    {
        if (!m_result.warnings.contains(warning))
            m_result.warnings.append(warning);
    }

    /** The value of @p key; a null, absent or contradictory one is nullptr. */
    const JsonValue *look(QLatin1StringView key, bool *isConflict = nullptr)
    {
        const JsonValue::Found found = m_object.find(key);
        if (found.conflict)
            warn(ReplyWarning::DuplicateKey);
        if (isConflict)
            *isConflict = found.conflict;
        return found.conflict || !found.value || found.value->isNull() ? nullptr : found.value;
    }

    /** Empty, with a warning, where the ledger would give back another text. */
    QString stored(const QString &text)
    {
        if (isStorable(text))
            return text;
        warn(ReplyWarning::TextNotStorable);
        return {};
    }

    void readTxid();
    void readAmount();
    void readStatus();
    void readMethod();
    void readCustomer();
    ProviderTime readTime(QLatin1StringView key);
    void readTimes();
    void readCode();

    const JsonValue &m_object;
    const wireformat::ReplyContext &m_context;
    ChargeReading m_result;
};

bool isUsableTxid(const QString &text)
{
    // Where the key stood nothing is left that could be asked for.
    return !text.trimmed().isEmpty() && text.size() <= maxTxidLength &&
           !text.contains(QLatin1StringView(ApiKey::mark)) && isExactText(text) &&
           std::none_of(text.cbegin(), text.cend(), [](QChar c) { return c < u' ' || c == u'\x7f'; });
}

void Reader::readTxid()
{
    static const QRegularExpression whole(u"^[0-9]+$"_s);
    const JsonValue *const value = look("txid"_L1);
    if (value && value->isString() && isUsableTxid(value->text()))
        m_result.charge.txid = value->text();
    if (value && value->isNumber() && whole.match(value->text()).hasMatch()) {
        m_result.charge.txid = value->text();
        warn(ReplyWarning::TxidNumber);
    }
    if (m_result.charge.txid.isEmpty())
        warn(ReplyWarning::TxidMissing);
    else if (m_context.requestTxid && m_result.charge.txid != *m_context.requestTxid)
        warn(ReplyWarning::TxidMismatch);
}

void Reader::readAmount()
{
    bool isConflict = false;
    const JsonValue *const value = look("amount"_L1, &isConflict);
    if (isConflict) {
        warn(ReplyWarning::AmountInvalid);
        warn(ReplyWarning::FieldTwice);
        return;
    }
    if (!value) {
        warn(ReplyWarning::AmountMissing);
        return;
    }
    const std::optional<WireAmount> amount = readWireAmount(*value, m_context.unit);
    if (!amount) {
        warn(ReplyWarning::AmountInvalid);
        return;
    }
    if (amount->isPtBr)
        warn(ReplyWarning::AmountFormatPtBr);
    m_result.charge.amount = amount->money;
    const std::optional<Money> asked = m_context.requestAmount ? m_context.requestAmount : m_context.knownAmount;
    if (asked && m_result.charge.amount != asked)
        warn(ReplyWarning::AmountMismatch);
}

void Reader::readStatus()
{
    bool isConflict = false;
    const JsonValue *const value = look("status"_L1, &isConflict);
    if (isConflict)
        warn(ReplyWarning::FieldTwice);
    const QString text = stored(value ? value->text() : QString());
    m_result.charge.status = ProviderStatus::fromWire(text);
    if (m_result.charge.status.kind() == ProviderStatus::Kind::Other)
        warn(ReplyWarning::StatusUnknown);
    else if (!QList<QString>{u"Aguardando"_s, u"Expirado"_s, u"Cancelado"_s, u"Paga"_s, u"Reembolsado"_s}.contains(
                 text))
        warn(ReplyWarning::StatusNormalized);
}

void Reader::readMethod()
{
    bool isConflict = false;
    const JsonValue *const value = look("method"_L1, &isConflict);
    if (isConflict) {
        warn(ReplyWarning::MethodNotPix);
        return;
    }
    if (!value) {
        warn(ReplyWarning::MethodMissing);
        return;
    }
    const QString text = value->text();
    m_result.charge.method = text;
    if (text == "PIX"_L1)
        return;
    if (value->isString() && text.trimmed().compare("PIX"_L1, Qt::CaseInsensitive) == 0) {
        m_result.charge.method = u"PIX"_s;
        warn(ReplyWarning::MethodNormalized);
        return;
    }
    warn(ReplyWarning::MethodNotPix);
}

void Reader::readCustomer()
{
    const JsonValue *const misspelt = look("constumer"_L1);
    const JsonValue *const regular = look("customer"_L1);
    const std::optional<EchoedCustomer> first = misspelt ? readEchoedCustomer(*misspelt) : std::nullopt;
    const std::optional<EchoedCustomer> second = regular ? readEchoedCustomer(*regular) : std::nullopt;
    m_result.charge.customer = first ? first : second;
    if (first && second && *first != *second)
        warn(ReplyWarning::CustomerConflict);
    if (!m_context.requestCustomer)
        return;
    if (!m_result.charge.customer)
        warn(ReplyWarning::CustomerMissing);
    else if (differs(*m_result.charge.customer, *m_context.requestCustomer))
        warn(ReplyWarning::CustomerMismatch);
}

ProviderTime Reader::readTime(QLatin1StringView key)
{
    bool isConflict = false;
    const JsonValue *const value = look(key, &isConflict);
    if (isConflict)
        warn(ReplyWarning::TimestampInvalid);
    if (!value)
        return {};
    const WireTime read = readWireTime(*value);
    if (read.isInvalid)
        warn(ReplyWarning::TimestampInvalid);
    if (read.isEpoch)
        warn(ReplyWarning::TimestampEpoch);
    if (read.hasNoZone)
        warn(ReplyWarning::TimestampNoZone);
    return read.time;
}

void Reader::readTimes()
{
    ProviderCharge &charge = m_result.charge;
    charge.createdAt = readTime("created_at"_L1);
    charge.updatedAt = readTime("updated_at"_L1);
    const ProviderTime expired = readTime("expired_at"_L1);
    const ProviderTime expires = readTime("expires_at"_L1);
    const bool hasBoth = expired.moment && expires.moment;
    if (hasBoth && *expired.moment != *expires.moment)
        warn(ReplyWarning::ExpiryConflict);
    const bool takesSecond = hasBoth ? *expires.moment < *expired.moment
                                     : expires.moment || (expired.text.isEmpty() && !expires.text.isEmpty());
    charge.expiresAt = takesSecond ? expires : expired;
    const bool mayBePaid =
        charge.status.kind() == ProviderStatus::Kind::Waiting || charge.status.kind() == ProviderStatus::Kind::Other;
    if (mayBePaid && charge.expiresAt.moment && m_context.now.isValid() && *charge.expiresAt.moment <= m_context.now)
        warn(ReplyWarning::AlreadyExpired);
}

void Reader::readCode()
{
    bool isConflict = false;
    const JsonValue *const value = look("pix_copia_e_cola"_L1, &isConflict);
    m_result.charge.copyAndPaste = value && value->isString() ? stored(value->text()) : QString();
    // What was asked for; in a status read what was told; without either no amount can be confirmed: zero fits no code.
    const Money charged =
        m_context.requestAmount.value_or(m_result.charge.amount.value_or(m_context.knownAmount.value_or(Money())));
    m_result.code = checkCode(m_result.charge.copyAndPaste, charged);
    if (isConflict || (value && !value->isString()))
        m_result.code = {.verdict = CodeCheck::Verdict::Invalid, .code = {}, .problem = {}};
    if (m_result.code.code && m_result.code.code->normalized() != m_result.charge.copyAndPaste)
        warn(ReplyWarning::CodeRepaired);
    switch (m_result.code.verdict) {
    case CodeCheck::Verdict::Verified:
        return;
    case CodeCheck::Verdict::Missing:
        warn(ReplyWarning::CodeMissing);
        return;
    case CodeCheck::Verdict::Invalid:
        warn(m_result.code.problem == BrCodeFinding::CrcMismatch ? ReplyWarning::CodeCrcMismatch
                                                                 : ReplyWarning::CodeInvalid);
        return;
    case CodeCheck::Verdict::NotPayable:
        warn(ReplyWarning::CodeNotPayable);
        return;
    case CodeCheck::Verdict::AmountDiffers:
        warn(ReplyWarning::CodeAmountMismatch);
        return;
    case CodeCheck::Verdict::AmountDiffersIgnoredByBanks:
        warn(ReplyWarning::CodeAmountIgnored);
        return;
    }
}

} // namespace

const JsonValue &chargeObjectIn(const JsonValue &body)
{
    const JsonValue *const data = body.find("data"_L1).value;
    return data && data->isObject() && !body.find("txid"_L1).value ? *data : body;
}

ChargeReading readCharge(const JsonValue &object, const wireformat::ReplyContext &context)
{
    return Reader(object, context).read();
}

} // namespace balcao
