// SPDX-License-Identifier: MIT
#pragma once

#include "core/enumnames.h"
#include "core/expected.h"
#include "core/values/money.h"

#include <QByteArrayView>
#include <QLatin1StringView>
#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>

namespace balcao
{

/** Why a text is not a Pix BR Code, or what had to be forgiven to read it. key() gives the stable name used in JSON. */
enum class BrCodeFinding {
    // repairs and oddities that the tolerant reading accepts
    Trimmed,
    ControlRemoved,
    LinesJoined,
    LinesToBlank,
    NbspToSpace,
    /** The code was inside other text: a message, quotes, JSON. */
    TextAround,
    /** A blank behind every so many characters was removed: "0002 0126 5800 …". */
    GroupsJoined,
    /** Escapes of JSON, HTML, links, forms or mail were removed. */
    EscapesRemoved,
    CrcLowercase,
    NameTooLong,
    CityTooLong,
    CityEmpty,
    MissingTxid,
    TxidTooLong,
    TxidCharset,
    UrlScheme,
    UrlHost,
    NonAscii,
    LengthInBytes,
    CrcLatin1,
    CountryLowercase,
    /** A key as people write it, not as the central bank's directory keeps it: "123.456.789-09". */
    KeyForm,
    EmptyTemplate,
    TooLong,
    AmountDecimals,
    AmountInDynamic,
    PointOfInitiationStaticWithUrl,
    RecurrenceOnly,
    // what a well-formed code does beyond paying one amount to one shop: remarks()
    WithoutAmount,
    IsWithdrawal,
    WithRecurrence,
    WithOtherArrangement,
    /** Objects 55 to 57: a tip or a fee on top of the amount. Such a code is never verified. */
    FeeInCode,
    // reasons to refuse; MissingAdditionalData is how the strict reading names MissingTxid
    Empty,
    /** The text holds two different codes. */
    SeveralCodes,
    ControlChar,
    PayloadFormat,
    CrcMissing,
    CrcMismatch,
    TlvTruncated,
    TlvLength,
    TlvId,
    DuplicateId,
    GuiMissing,
    GuiNotPix,
    KeyAndUrl,
    NoKeyNoUrl,
    UrlInvalid,
    KeyInvalid,
    PointOfInitiation,
    MccFormat,
    CurrencyNotBrl,
    CountryNotBr,
    MissingMcc,
    MissingCurrency,
    MissingCountry,
    MissingMerchantName,
    MissingMerchantCity,
    MissingAdditionalData,
    AmountFormat,
    AmountZero
};

/** "crc_mismatch", "trimmed", … */
template <>
inline constexpr auto enumText<BrCodeFinding> = [] {
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
static_assert(isComplete(enumText<BrCodeFinding>, BrCodeFinding::AmountZero));

/** CRC-16/CCITT-FALSE: polynomial 0x1021, start 0xFFFF, nothing reflected. crc16("123456789") is 0x29B1. With the CRC of
 *  the bytes before as @p start, the CRC of both.
 */
[[nodiscard]] quint16 crc16(QByteArrayView bytes, quint16 start = 0xFFFF) noexcept;
/** The CRC at the end of @p text, in UTF-8 or Latin-1, is right, whatever else may be wrong with it. */
[[nodiscard]] bool endsWithItsCrc(QStringView text);

/** The fields of a code, as written in it. A null QString is an absent field. */
struct BrCodeFields {
    QString pointOfInitiation;
    QString gui;
    QString key;
    QString url;
    QString additionalInfo;
    QString fss;
    QString mcc;
    QString currency;
    QString amountText;
    /** Field 54. Zero only with fss (Pix Saque). */
    std::optional<Money> amount;
    QString country;
    QString merchantName;
    QString merchantCity;
    QString postalCode;
    QString txid;
    QString recurrenceUrl;
    QString crc;
    /** Any of the objects 55 to 57. */
    bool hasFee = false;
    /** An account of another arrangement than Pix stands in the code too. */
    bool hasOtherAccount = false;
    /** The addresses in those accounts. */
    QStringList otherUrls;
};

/** A Pix copy-and-paste code (EMV merchant-presented TLV with the template br.gov.bcb.pix), read and checked.
 *
 *  A value that exists passed every check of its reading; see docs/brcode.md for the rules. Values are as in the code:
 *  a blank at the end of a merchant name is data. Passing all checks does not prove that a bank will pay the code.
 */
class BrCode
{
public:
    /** Static: carries a key. Dynamic: carries a URL. Composite: URL and a recurrence. RecurrenceOnly: not payable. */
    enum class Kind { Static, Dynamic, Composite, RecurrenceOnly };

    /** The rules without any repair. The first broken rule is returned. */
    [[nodiscard]] static Expected<BrCode, BrCodeFinding> parseStrict(QStringView text);
    /** Repairs what copying and mailing do to a code (blanks around, line breaks, NBSP, lower-case CRC) when the CRC proves the repair. */
    [[nodiscard]] static Expected<BrCode, BrCodeFinding> parseTolerant(QStringView text);
    /** parseTolerant() for text that a person pastes: the code may also be inside a message, quotes, JSON or bold marks, or written in
     *  groups, broken lines or escapes. It is found from "000201" to a CRC that holds. Two different codes are refused. A provider's reply
     *  is not read by this.
     */
    [[nodiscard]] static Expected<BrCode, BrCodeFinding> findIn(QStringView text);

    [[nodiscard]] Kind kind() const noexcept { return m_kind; }
    /** False only for RecurrenceOnly. */
    [[nodiscard]] bool isPayable() const noexcept { return m_kind != Kind::RecurrenceOnly; }
    /** The repaired text: the one to draw and to copy. */
    [[nodiscard]] const QString &normalized() const noexcept { return m_normalized; }
    /** The bytes of normalized() over which the CRC holds (UTF-8; Latin-1 when CrcLatin1 was found). */
    [[nodiscard]] QByteArray bytes() const;
    [[nodiscard]] const QList<BrCodeFinding> &warnings() const noexcept { return m_warnings; }
    /** WithoutAmount to FeeInCode: breaks no rule, but a person should know before the code is shown. */
    [[nodiscard]] QList<BrCodeFinding> remarks() const;

    [[nodiscard]] const BrCodeFields &fields() const noexcept { return m_fields; }

private:
    friend class BrCodeReader;
    BrCode() = default;

    Kind m_kind = Kind::Static;
    QString m_normalized;
    QList<BrCodeFinding> m_warnings;
    BrCodeFields m_fields;
};

/** "static", "dynamic", "composite", "recurrence_only". */
template <>
inline constexpr auto enumText<BrCode::Kind> = [] {
    using enum BrCode::Kind;
    return std::array{std::pair{Static, "static"_L1}, std::pair{Dynamic, "dynamic"_L1},
                      std::pair{Composite, "composite"_L1}, std::pair{RecurrenceOnly, "recurrence_only"_L1}};
}();
static_assert(isComplete(enumText<BrCode::Kind>, BrCode::Kind::RecurrenceOnly));

} // namespace balcao
