// SPDX-License-Identifier: MIT
#include "core/brcode/brcode.h"

#include "core/brcode/brcodereader.h"
#include "core/brcode/brcoderepair.h"
#include "core/enumnames.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr auto findingNames = [] {
    using enum BrCodeFinding;
    return std::array{std::pair{Trimmed, "trimmed"_L1},
                      std::pair{ControlRemoved, "control_removed"_L1},
                      std::pair{LinesJoined, "lines_joined"_L1},
                      std::pair{LinesToBlank, "newline_to_space"_L1},
                      std::pair{NbspToSpace, "nbsp_to_space"_L1},
                      std::pair{TextAround, "text_around"_L1},
                      std::pair{GroupsJoined, "groups_joined"_L1},
                      std::pair{EscapesRemoved, "escapes_removed"_L1},
                      std::pair{CrcLowercase, "crc_lowercase"_L1},
                      std::pair{NameTooLong, "name_too_long"_L1},
                      std::pair{CityTooLong, "city_too_long"_L1},
                      std::pair{CityEmpty, "city_empty"_L1},
                      std::pair{MissingTxid, "missing_txid"_L1},
                      std::pair{TxidTooLong, "txid_too_long"_L1},
                      std::pair{TxidCharset, "txid_charset"_L1},
                      std::pair{UrlScheme, "url_scheme"_L1},
                      std::pair{UrlHost, "url_host"_L1},
                      std::pair{NonAscii, "non_ascii"_L1},
                      std::pair{LengthInBytes, "length_in_bytes"_L1},
                      std::pair{CrcLatin1, "crc_latin1"_L1},
                      std::pair{CountryLowercase, "country_lowercase"_L1},
                      std::pair{KeyForm, "key_form"_L1},
                      std::pair{EmptyTemplate, "empty_template"_L1},
                      std::pair{TooLong, "too_long"_L1},
                      std::pair{AmountDecimals, "amount_decimals"_L1},
                      std::pair{AmountInDynamic, "amount_in_dynamic"_L1},
                      std::pair{PointOfInitiationStaticWithUrl, "poi_static_with_url"_L1},
                      std::pair{RecurrenceOnly, "recurrence_only"_L1},
                      std::pair{WithoutAmount, "code_without_amount"_L1},
                      std::pair{IsWithdrawal, "code_is_withdrawal"_L1},
                      std::pair{WithRecurrence, "code_with_recurrence"_L1},
                      std::pair{WithOtherArrangement, "code_with_other_arrangement"_L1},
                      std::pair{FeeInCode, "fee_in_code"_L1},
                      std::pair{Empty, "empty"_L1},
                      std::pair{SeveralCodes, "several_codes"_L1},
                      std::pair{ControlChar, "control_char"_L1},
                      std::pair{PayloadFormat, "payload_format"_L1},
                      std::pair{CrcMissing, "crc_missing"_L1},
                      std::pair{CrcMismatch, "crc_mismatch"_L1},
                      std::pair{TlvTruncated, "tlv_truncated"_L1},
                      std::pair{TlvLength, "tlv_length"_L1},
                      std::pair{TlvId, "tlv_id"_L1},
                      std::pair{DuplicateId, "duplicate_id"_L1},
                      std::pair{GuiMissing, "gui_missing"_L1},
                      std::pair{GuiNotPix, "gui_not_pix"_L1},
                      std::pair{KeyAndUrl, "key_and_url"_L1},
                      std::pair{NoKeyNoUrl, "no_key_no_url"_L1},
                      std::pair{UrlInvalid, "url_invalid"_L1},
                      std::pair{KeyInvalid, "key_invalid"_L1},
                      std::pair{PointOfInitiation, "poi_invalid"_L1},
                      std::pair{MccFormat, "mcc_format"_L1},
                      std::pair{CurrencyNotBrl, "currency_not_brl"_L1},
                      std::pair{CountryNotBr, "country_not_br"_L1},
                      std::pair{MissingMcc, "missing_mcc"_L1},
                      std::pair{MissingCurrency, "missing_currency"_L1},
                      std::pair{MissingCountry, "missing_country"_L1},
                      std::pair{MissingMerchantName, "missing_merchant_name"_L1},
                      std::pair{MissingMerchantCity, "missing_merchant_city"_L1},
                      std::pair{MissingAdditionalData, "missing_62_05"_L1},
                      std::pair{AmountFormat, "amount_format"_L1},
                      std::pair{AmountZero, "amount_zero"_L1}};
}();
static_assert(isComplete(findingNames, BrCodeFinding::AmountZero));
constexpr auto kindNames = [] {
    using enum BrCode::Kind;
    return std::array{std::pair{Static, "static"_L1}, std::pair{Dynamic, "dynamic"_L1},
                      std::pair{Composite, "composite"_L1}, std::pair{RecurrenceOnly, "recurrence_only"_L1}};
}();
static_assert(isComplete(kindNames, BrCode::Kind::RecurrenceOnly));

/** The CRC of each byte alone, starting with 0. */
constexpr auto crcTable = [] {
    std::array<quint16, 256> table{};
    for (quint32 byte = 0; byte < table.size(); ++byte) {
        quint32 crc = byte << 8;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc & 0x8000) != 0 ? (crc << 1) ^ 0x1021 : crc << 1;
        table[byte] = static_cast<quint16>(crc & 0xFFFF);
    }
    return table;
}();

/** Eight times the longest code: nothing longer was meant to be one. */
constexpr qsizetype maxReadLength = 4096;

/** A value of progress(): a search for parts cannot help. The CRC holds and a rule is broken, or the text is empty or too long. */
constexpr int isFinal = 2;

/** How far a reading came. Of several failed repairs the one that came furthest tells what is wrong. */
int progress(BrCodeFinding refusal)
{
    const bool isFrame = refusal == BrCodeFinding::ControlChar || refusal == BrCodeFinding::PayloadFormat ||
                         refusal == BrCodeFinding::CrcMissing;
    if (isFrame)
        return 0;
    return refusal == BrCodeFinding::CrcMismatch ? 1 : isFinal;
}

} // namespace

QLatin1StringView key(BrCodeFinding finding)
{
    return nameIn(findingNames, finding);
}

QLatin1StringView key(BrCode::Kind kind)
{
    return nameIn(kindNames, kind);
}

quint16 crc16(QByteArrayView bytes, quint16 start) noexcept
{
    quint32 crc = start;
    for (const char byte : bytes)
        crc = ((crc << 8) ^ crcTable[((crc >> 8) ^ static_cast<unsigned char>(byte)) & 0xFF]) & 0xFFFF;
    return static_cast<quint16>(crc);
}

bool endsWithItsCrc(QStringView text)
{
    constexpr qsizetype crcDigits = 4;
    if (text.size() <= crcDigits || !text.chopped(crcDigits).endsWith("6304"_L1))
        return false;
    const QStringView digits = text.last(crcDigits);
    const bool areHex = std::all_of(digits.begin(), digits.end(), [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'F') || (c >= u'a' && c <= u'f');
    });
    const quint16 written = digits.toUShort(nullptr, 16);
    const QStringView summed = text.chopped(crcDigits);
    const bool isLatin1 = std::all_of(summed.begin(), summed.end(), [](QChar c) { return c < u'\u0100'; });
    return areHex && (crc16(summed.toUtf8()) == written || (isLatin1 && crc16(summed.toLatin1()) == written));
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

Expected<BrCode, BrCodeFinding> BrCode::findIn(QStringView text)
{
    auto whole = parseTolerant(text);
    if (whole || progress(whole.error()) == isFinal)
        return whole;
    std::optional<BrCode> found;
    BrCodeFinding problem = whole.error();
    const PartsFound parts = partsWithin(text.toString());
    for (const RepairCandidate &candidate : parts.candidates) {
        auto code = BrCodeReader(candidate.text, BrCodeReader::Mode::Tolerant, candidate.repairs).read();
        if (!code) {
            if (progress(code.error()) > progress(problem))
                problem = code.error();
        } else if (!found) {
            found = *std::move(code);
        } else if (found->normalized() != code->normalized()) {
            return Unexpected<BrCodeFinding>(BrCodeFinding::SeveralCodes);
        }
    }
    // The parts that were not tried may hold another code.
    if (found && !parts.isComplete)
        return Unexpected<BrCodeFinding>(BrCodeFinding::SeveralCodes);
    // Another part has a valid CRC but breaks a rule: other programs might read that part, so its error is reported.
    if (found && progress(problem) < isFinal)
        return *std::move(found);
    return Unexpected<BrCodeFinding>(problem);
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
