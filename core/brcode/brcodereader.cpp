// SPDX-License-Identifier: MIT
#include "core/brcode/brcodereader.h"

#include "core/brcode/locationurl.h"
#include "core/brcode/pixkey.h"
#include "core/values/asciidigits.h"

#include <algorithm>

namespace balcao
{

namespace
{

constexpr qsizetype maxCodeLength = 512;
constexpr qsizetype maxAmountLength = 13;
constexpr qsizetype maxNameLength = 25;
constexpr qsizetype maxCityLength = 15;
constexpr qsizetype maxTxidLength = 25;
constexpr qsizetype crcObjectLength = 8;

/** The ids inside a template of Pix. */
enum PixId { Key = 1, AdditionalInfo = 2, Fss = 3, Url = 25 };

bool isLetterOrDigit(QChar c)
{
    return isAsciiDigit(c) || (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

bool isHexDigit(QChar c)
{
    return isAsciiDigit(c) || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
}

bool isPix(const TlvObjects &objects)
{
    return objects.value(BrCodeStructure::gui).compare(u"br.gov.bcb.pix", Qt::CaseInsensitive) == 0;
}

/** With a scheme, or with a path behind a host that has a dot: the name of a wallet is none. */
bool isAddress(QStringView text)
{
    const LocationUrl url = LocationUrl::inspect(text);
    return url.hasScheme || (url.isUsable && LocationUrl::hostOf(text).contains(u'.'));
}

qsizetype characters(QStringView text)
{
    return text.size() - std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLowSurrogate(); });
}

/** Null for a null view, so that an absent field stays absent. */
QString copied(QStringView value)
{
    return value.isNull() ? QString() : QString(value.data(), value.size());
}

} // namespace

BrCodeReader::BrCodeReader(QString text, Mode mode, const QList<BrCodeFinding> &repairs)
    : m_mode(mode)
{
    m_code.m_normalized = std::move(text);
    m_code.m_warnings = repairs;
}

Expected<BrCode, BrCodeFinding> BrCodeReader::read()
{
    for (const auto step : {&BrCodeReader::checkCharacters, &BrCodeReader::checkFrame, &BrCodeReader::checkCrc,
                            &BrCodeReader::cutIntoObjects, &BrCodeReader::readAccount, &BrCodeReader::readRecurrence,
                            &BrCodeReader::checkKind, &BrCodeReader::checkKey, &BrCodeReader::readPointOfInitiation,
                            &BrCodeReader::readCategoryAndCurrency, &BrCodeReader::readAmount,
                            &BrCodeReader::readCountry, &BrCodeReader::readMerchant, &BrCodeReader::readTxid}) {
        if (const Refusal refusal = (this->*step)())
            return Unexpected<BrCodeFinding>(*refusal);
    }
    return m_code;
}

void BrCodeReader::remark(BrCodeFinding warning)
{
    if (!m_code.m_warnings.contains(warning))
        m_code.m_warnings.append(warning);
}

BrCodeReader::Refusal BrCodeReader::forgive(BrCodeFinding warning)
{
    return forgive(warning, warning);
}

BrCodeReader::Refusal BrCodeReader::forgive(BrCodeFinding warning, BrCodeFinding strictName)
{
    if (m_mode == Mode::Strict)
        return strictName;
    remark(warning);
    return std::nullopt;
}

QString BrCodeReader::field(int id) const
{
    return copied(m_structure.value(id));
}

BrCodeReader::Refusal BrCodeReader::checkCharacters()
{
    const QString &text = m_code.m_normalized;
    const auto isControl = [](QChar c) { return c.category() == QChar::Other_Control; };
    if (std::any_of(text.cbegin(), text.cend(), isControl))
        return BrCodeFinding::ControlChar;
    m_isAscii = std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c.unicode() < 0x80; });
    // Half a surrogate pair has no bytes of its own: no CRC could vouch for it.
    if (!text.isValidUtf16())
        return BrCodeFinding::NonAscii;
    return m_isAscii ? std::nullopt : forgive(BrCodeFinding::NonAscii);
}

BrCodeReader::Refusal BrCodeReader::checkFrame()
{
    const QStringView text = m_code.m_normalized;
    if (!text.startsWith(u"000201"))
        return BrCodeFinding::PayloadFormat;
    if (text.size() < crcObjectLength)
        return BrCodeFinding::CrcMissing;
    const QStringView crcObject = text.last(crcObjectLength);
    if (!crcObject.startsWith(u"6304") || !std::all_of(crcObject.begin() + 4, crcObject.end(), isHexDigit))
        return BrCodeFinding::CrcMissing;
    return std::nullopt;
}

BrCodeReader::Refusal BrCodeReader::checkCrc()
{
    const QString written = m_code.m_normalized.last(4);
    const quint16 expected = written.toUShort(nullptr, 16);
    const QStringView covered = QStringView(m_code.m_normalized).chopped(4);
    if (crc16(covered.toUtf8()) != expected) {
        const bool isLatin1 = std::all_of(covered.begin(), covered.end(), [](QChar c) { return c.unicode() < 0x100; });
        if (m_isAscii || !isLatin1 || crc16(covered.toLatin1()) != expected)
            return BrCodeFinding::CrcMismatch;
        if (const Refusal refusal = forgive(BrCodeFinding::CrcLatin1))
            return refusal;
    }
    m_code.m_fields.crc = written.toUpper();
    if (m_code.m_fields.crc != written) {
        if (const Refusal refusal = forgive(BrCodeFinding::CrcLowercase))
            return refusal;
        m_code.m_normalized.chop(4);
        m_code.m_normalized += m_code.m_fields.crc;
    }
    return characters(m_code.m_normalized) > maxCodeLength ? forgive(BrCodeFinding::TooLong) : std::nullopt;
}

BrCodeReader::Refusal BrCodeReader::cutIntoObjects()
{
    const QStringView text = m_code.m_normalized;
    const auto byCharacters = BrCodeStructure::cut(text, LengthUnit::Characters);
    if (m_isAscii) {
        if (!byCharacters)
            return byCharacters.error();
        m_structure = *byCharacters;
        return forgiveEmptyTemplate();
    }
    const auto byBytes = BrCodeStructure::cut(text, LengthUnit::Utf8Bytes);
    if (byCharacters) {
        // Two programs could read two different charges out of one code.
        if (byBytes && !(*byBytes == *byCharacters))
            return BrCodeFinding::TlvLength;
        m_structure = *byCharacters;
        return forgiveEmptyTemplate();
    }
    if (!byBytes)
        return byCharacters.error();
    m_structure = *byBytes;
    if (const Refusal refusal = forgiveEmptyTemplate())
        return refusal;
    return forgive(BrCodeFinding::LengthInBytes);
}

BrCodeReader::Refusal BrCodeReader::forgiveEmptyTemplate()
{
    return m_structure.hasEmptyTemplate() ? forgive(BrCodeFinding::EmptyTemplate, BrCodeFinding::TlvLength)
                                          : std::nullopt;
}

BrCodeReader::Refusal BrCodeReader::readAccount()
{
    const TlvObjects *account = nullptr;
    for (const auto &[id, objects] : m_structure.templates()) {
        if (!BrCodeStructure::isAccount(id))
            continue;
        if (!isPix(objects)) {
            m_code.m_fields.hasOtherAccount = true;
            for (const TlvObject &object : objects.all()) {
                if (object.id != BrCodeStructure::gui && isAddress(object.value))
                    m_code.m_fields.otherUrls.append(copied(object.value));
            }
            continue;
        }
        // Which of two accounts is paid would depend on the bank's program.
        if (account)
            return BrCodeFinding::DuplicateId;
        account = &objects;
    }
    if (!account)
        return BrCodeFinding::GuiNotPix;
    BrCodeFields &fields = m_code.m_fields;
    fields.gui = copied(account->value(BrCodeStructure::gui));
    fields.key = copied(account->value(PixId::Key));
    fields.additionalInfo = copied(account->value(PixId::AdditionalInfo));
    fields.fss = copied(account->value(PixId::Fss));
    fields.url = copied(account->value(PixId::Url));
    return std::nullopt;
}

BrCodeReader::Refusal BrCodeReader::readRecurrence()
{
    for (const auto &[id, objects] : m_structure.templates()) {
        if (id < BrCodeStructure::FirstUnreserved || !isPix(objects) || !objects.contains(PixId::Url))
            continue;
        if (!m_code.m_fields.recurrenceUrl.isNull())
            return BrCodeFinding::DuplicateId;
        m_code.m_fields.recurrenceUrl = copied(objects.value(PixId::Url));
    }
    return std::nullopt;
}

BrCodeReader::Refusal BrCodeReader::checkKind()
{
    const BrCodeFields &fields = m_code.m_fields;
    const bool hasRecurrence = !fields.recurrenceUrl.isNull();
    if (!fields.key.isNull() && !fields.url.isNull())
        return BrCodeFinding::KeyAndUrl;
    if (fields.key.isNull() && fields.url.isNull()) {
        if (!hasRecurrence)
            return BrCodeFinding::NoKeyNoUrl;
        m_code.m_kind = BrCode::Kind::RecurrenceOnly;
        remark(BrCodeFinding::RecurrenceOnly);
    } else if (hasRecurrence) {
        m_code.m_kind = BrCode::Kind::Composite;
    } else {
        m_code.m_kind = fields.url.isNull() ? BrCode::Kind::Static : BrCode::Kind::Dynamic;
    }
    if (!fields.url.isNull()) {
        if (const Refusal refusal = checkUrl(fields.url))
            return refusal;
    }
    return hasRecurrence ? checkUrl(fields.recurrenceUrl) : std::nullopt;
}

BrCodeReader::Refusal BrCodeReader::checkUrl(const QString &text)
{
    const LocationUrl url = LocationUrl::inspect(text);
    if (!url.isUsable)
        return BrCodeFinding::UrlInvalid;
    if (url.hasScheme) {
        if (const Refusal refusal = forgive(BrCodeFinding::UrlScheme))
            return refusal;
    }
    return url.hasUnusualHost ? forgive(BrCodeFinding::UrlHost) : std::nullopt;
}

BrCodeReader::Refusal BrCodeReader::checkKey()
{
    if (m_code.m_fields.key.isNull())
        return std::nullopt;
    switch (formOfKey(m_code.m_fields.key)) {
    case PixKeyForm::Registered:
        return std::nullopt;
    case PixKeyForm::Unusual:
        return forgive(BrCodeFinding::KeyForm, BrCodeFinding::KeyInvalid);
    case PixKeyForm::None:
        break;
    }
    return BrCodeFinding::KeyInvalid;
}

BrCodeReader::Refusal BrCodeReader::readPointOfInitiation()
{
    BrCodeFields &fields = m_code.m_fields;
    fields.pointOfInitiation = field(BrCodeStructure::PointOfInitiation);
    if (fields.pointOfInitiation.isNull() || fields.pointOfInitiation == u"12")
        return std::nullopt;
    if (fields.pointOfInitiation != u"11")
        return BrCodeFinding::PointOfInitiation;
    if (!fields.url.isNull())
        remark(BrCodeFinding::PointOfInitiationStaticWithUrl);
    return std::nullopt;
}

BrCodeReader::Refusal BrCodeReader::readCategoryAndCurrency()
{
    BrCodeFields &fields = m_code.m_fields;
    fields.mcc = field(BrCodeStructure::Mcc);
    fields.currency = field(BrCodeStructure::Currency);
    if (fields.mcc.isNull())
        return BrCodeFinding::MissingMcc;
    if (fields.mcc.size() != 4 || !std::all_of(fields.mcc.cbegin(), fields.mcc.cend(), isAsciiDigit))
        return BrCodeFinding::MccFormat;
    if (fields.currency.isNull())
        return BrCodeFinding::MissingCurrency;
    if (fields.currency != u"986")
        return BrCodeFinding::CurrencyNotBrl;
    return std::nullopt;
}

BrCodeReader::Refusal BrCodeReader::readAmount()
{
    BrCodeFields &fields = m_code.m_fields;
    for (const int id : {BrCodeStructure::Tip, BrCodeStructure::FixedFee, BrCodeStructure::PercentageFee})
        fields.hasFee = fields.hasFee || !m_structure.value(id).isNull();
    fields.amountText = field(BrCodeStructure::Amount);
    if (fields.amountText.isNull())
        return std::nullopt;
    const auto amount = Money::fromWire(fields.amountText);
    if (!amount || fields.amountText.size() > maxAmountLength)
        return BrCodeFinding::AmountFormat;
    if (amount->isZero() && fields.fss.isNull())
        return BrCodeFinding::AmountZero;
    fields.amount = *amount;
    if (fields.amountText.size() < 3 || fields.amountText[fields.amountText.size() - 3] != u'.')
        remark(BrCodeFinding::AmountDecimals);
    if (!fields.url.isNull())
        remark(BrCodeFinding::AmountInDynamic);
    return std::nullopt;
}

BrCodeReader::Refusal BrCodeReader::readCountry()
{
    QString &country = m_code.m_fields.country;
    country = field(BrCodeStructure::Country);
    if (country.isNull())
        return BrCodeFinding::MissingCountry;
    if (country == u"BR")
        return std::nullopt;
    if (country.compare(u"BR", Qt::CaseInsensitive) != 0)
        return BrCodeFinding::CountryNotBr;
    return forgive(BrCodeFinding::CountryLowercase, BrCodeFinding::CountryNotBr);
}

BrCodeReader::Refusal BrCodeReader::readMerchant()
{
    BrCodeFields &fields = m_code.m_fields;
    fields.merchantName = field(BrCodeStructure::MerchantName);
    fields.merchantCity = field(BrCodeStructure::MerchantCity);
    fields.postalCode = field(BrCodeStructure::PostalCode);
    if (fields.merchantName.isNull())
        return BrCodeFinding::MissingMerchantName;
    if (fields.merchantCity.isNull())
        return BrCodeFinding::MissingMerchantCity;
    if (characters(fields.merchantName) > maxNameLength) {
        if (const Refusal refusal = forgive(BrCodeFinding::NameTooLong))
            return refusal;
    }
    if (fields.merchantCity.isEmpty())
        return forgive(BrCodeFinding::CityEmpty);
    return characters(fields.merchantCity) > maxCityLength ? forgive(BrCodeFinding::CityTooLong) : std::nullopt;
}

BrCodeReader::Refusal BrCodeReader::readTxid()
{
    QString &txid = m_code.m_fields.txid;
    txid = copied(m_structure.txid());
    if (txid.isEmpty())
        return forgive(BrCodeFinding::MissingTxid, BrCodeFinding::MissingAdditionalData);
    if (txid == u"***")
        return std::nullopt;
    if (characters(txid) > maxTxidLength) {
        if (const Refusal refusal = forgive(BrCodeFinding::TxidTooLong))
            return refusal;
    }
    return std::all_of(txid.cbegin(), txid.cend(), isLetterOrDigit) ? std::nullopt
                                                                    : forgive(BrCodeFinding::TxidCharset);
}

} // namespace balcao
