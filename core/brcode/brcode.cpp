// SPDX-License-Identifier: MIT
#include "core/brcode/brcode.h"

#include "core/brcode/brcodereader.h"
#include "core/brcode/brcoderepair.h"

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** Eight times the longest code: nothing longer was meant to be one. */
constexpr qsizetype maxReadLength = 4096;

/** How far a reading came. Of several failed repairs the one that came furthest tells what is wrong. */
int progress(BrCodeFinding refusal)
{
    const bool isFrame = refusal == BrCodeFinding::ControlChar || refusal == BrCodeFinding::PayloadFormat ||
                         refusal == BrCodeFinding::CrcMissing;
    if (isFrame)
        return 0;
    return refusal == BrCodeFinding::CrcMismatch ? 1 : 2;
}

} // namespace

QLatin1StringView key(BrCodeFinding finding)
{
    switch (finding) {
    case BrCodeFinding::Trimmed:
        return "trimmed"_L1;
    case BrCodeFinding::ControlRemoved:
        return "control_removed"_L1;
    case BrCodeFinding::LinesJoined:
        return "lines_joined"_L1;
    case BrCodeFinding::LinesToBlank:
        return "newline_to_space"_L1;
    case BrCodeFinding::NbspToSpace:
        return "nbsp_to_space"_L1;
    case BrCodeFinding::CrcLowercase:
        return "crc_lowercase"_L1;
    case BrCodeFinding::NameTooLong:
        return "name_too_long"_L1;
    case BrCodeFinding::CityTooLong:
        return "city_too_long"_L1;
    case BrCodeFinding::CityEmpty:
        return "city_empty"_L1;
    case BrCodeFinding::MissingTxid:
        return "missing_txid"_L1;
    case BrCodeFinding::TxidTooLong:
        return "txid_too_long"_L1;
    case BrCodeFinding::TxidCharset:
        return "txid_charset"_L1;
    case BrCodeFinding::UrlScheme:
        return "url_scheme"_L1;
    case BrCodeFinding::UrlHost:
        return "url_host"_L1;
    case BrCodeFinding::NonAscii:
        return "non_ascii"_L1;
    case BrCodeFinding::LengthInBytes:
        return "length_in_bytes"_L1;
    case BrCodeFinding::CrcLatin1:
        return "crc_latin1"_L1;
    case BrCodeFinding::CountryLowercase:
        return "country_lowercase"_L1;
    case BrCodeFinding::TooLong:
        return "too_long"_L1;
    case BrCodeFinding::AmountDecimals:
        return "amount_decimals"_L1;
    case BrCodeFinding::AmountInDynamic:
        return "amount_in_dynamic"_L1;
    case BrCodeFinding::PointOfInitiationStaticWithUrl:
        return "poi_static_with_url"_L1;
    case BrCodeFinding::RecurrenceOnly:
        return "recurrence_only"_L1;
    case BrCodeFinding::WithoutAmount:
        return "code_without_amount"_L1;
    case BrCodeFinding::IsWithdrawal:
        return "code_is_withdrawal"_L1;
    case BrCodeFinding::WithRecurrence:
        return "code_with_recurrence"_L1;
    case BrCodeFinding::WithOtherArrangement:
        return "code_with_other_arrangement"_L1;
    case BrCodeFinding::FeeInCode:
        return "fee_in_code"_L1;
    case BrCodeFinding::Empty:
        return "empty"_L1;
    case BrCodeFinding::ControlChar:
        return "control_char"_L1;
    case BrCodeFinding::PayloadFormat:
        return "payload_format"_L1;
    case BrCodeFinding::CrcMissing:
        return "crc_missing"_L1;
    case BrCodeFinding::CrcMismatch:
        return "crc_mismatch"_L1;
    case BrCodeFinding::TlvTruncated:
        return "tlv_truncated"_L1;
    case BrCodeFinding::TlvLength:
        return "tlv_length"_L1;
    case BrCodeFinding::TlvId:
        return "tlv_id"_L1;
    case BrCodeFinding::DuplicateId:
        return "duplicate_id"_L1;
    case BrCodeFinding::GuiMissing:
        return "gui_missing"_L1;
    case BrCodeFinding::GuiNotPix:
        return "gui_not_pix"_L1;
    case BrCodeFinding::KeyAndUrl:
        return "key_and_url"_L1;
    case BrCodeFinding::NoKeyNoUrl:
        return "no_key_no_url"_L1;
    case BrCodeFinding::UrlInvalid:
        return "url_invalid"_L1;
    case BrCodeFinding::PointOfInitiation:
        return "poi_invalid"_L1;
    case BrCodeFinding::MccFormat:
        return "mcc_format"_L1;
    case BrCodeFinding::CurrencyNotBrl:
        return "currency_not_brl"_L1;
    case BrCodeFinding::CountryNotBr:
        return "country_not_br"_L1;
    case BrCodeFinding::MissingMcc:
        return "missing_mcc"_L1;
    case BrCodeFinding::MissingCurrency:
        return "missing_currency"_L1;
    case BrCodeFinding::MissingCountry:
        return "missing_country"_L1;
    case BrCodeFinding::MissingMerchantName:
        return "missing_merchant_name"_L1;
    case BrCodeFinding::MissingMerchantCity:
        return "missing_merchant_city"_L1;
    case BrCodeFinding::MissingAdditionalData:
        return "missing_62_05"_L1;
    case BrCodeFinding::AmountFormat:
        return "amount_format"_L1;
    case BrCodeFinding::AmountZero:
        return "amount_zero"_L1;
    }
    Q_UNREACHABLE();
}

QLatin1StringView key(BrCode::Kind kind)
{
    switch (kind) {
    case BrCode::Kind::Static:
        return "static"_L1;
    case BrCode::Kind::Dynamic:
        return "dynamic"_L1;
    case BrCode::Kind::Composite:
        return "composite"_L1;
    case BrCode::Kind::RecurrenceOnly:
        return "recurrence_only"_L1;
    }
    Q_UNREACHABLE();
}

quint16 crc16(QByteArrayView bytes) noexcept
{
    quint32 crc = 0xFFFF;
    for (const char byte : bytes) {
        crc ^= static_cast<quint32>(static_cast<unsigned char>(byte)) << 8;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc & 0x8000) != 0 ? (crc << 1) ^ 0x1021 : crc << 1;
    }
    return static_cast<quint16>(crc & 0xFFFF);
}

Expected<BrCode, BrCodeFinding> BrCode::parseStrict(QStringView text)
{
    if (text.isEmpty())
        return Unexpected<BrCodeFinding>(BrCodeFinding::Empty);
    if (text.size() > maxReadLength)
        return Unexpected<BrCodeFinding>(BrCodeFinding::TooLong);
    return BrCodeReader(text.toString(), BrCodeReader::Mode::Strict, {}).read();
}

Expected<BrCode, BrCodeFinding> BrCode::parseTolerant(QStringView text)
{
    if (text.size() > maxReadLength)
        return Unexpected<BrCodeFinding>(BrCodeFinding::TooLong);
    const QList<RepairCandidate> candidates = repairCandidates(text);
    if (candidates.first().text.isEmpty())
        return Unexpected<BrCodeFinding>(BrCodeFinding::Empty);

    std::optional<BrCodeFinding> problem;
    for (const RepairCandidate &candidate : candidates) {
        auto code = BrCodeReader(candidate.text, BrCodeReader::Mode::Tolerant, candidate.repairs).read();
        if (code)
            return code;
        if (!problem || progress(code.error()) > progress(*problem))
            problem = code.error();
    }
    return Unexpected<BrCodeFinding>(*problem);
}

QList<BrCodeFinding> BrCode::remarks() const
{
    QList<BrCodeFinding> found;
    const auto note = [&found](bool applies, BrCodeFinding remark) {
        if (applies)
            found.append(remark);
    };
    note(!m_fields.key.isNull() && !m_fields.amount, BrCodeFinding::WithoutAmount);
    note(!m_fields.fss.isNull(), BrCodeFinding::IsWithdrawal);
    note(isPayable() && !m_fields.recurrenceUrl.isNull(), BrCodeFinding::WithRecurrence);
    note(m_fields.hasOtherAccount, BrCodeFinding::WithOtherArrangement);
    note(m_fields.hasFee, BrCodeFinding::FeeInCode);
    return found;
}

QByteArray BrCode::bytes() const
{
    return m_warnings.contains(BrCodeFinding::CrcLatin1) ? m_normalized.toLatin1() : m_normalized.toUtf8();
}

} // namespace balcao
