// SPDX-License-Identifier: MIT
#include "sandbox/paymentcode.h"

#include "sandbox/decimalamount.h"

#include <QByteArray>
#include <QRandomGenerator>

#include <array>

using namespace Qt::StringLiterals;

namespace balcao::sandbox
{

namespace
{

constexpr std::string_view locationPrefix = "pix.balcao.example/qr/v2/";

std::string object(std::string_view id, std::string_view value)
{
    std::string length = std::to_string(value.size());
    length.insert(0, 2 - length.size(), '0');
    return std::string(id) + length + std::string(value);
}

std::string crcText(std::string_view bytes)
{
    quint32 crc = 0xFFFF; // CRC-16/CCITT-FALSE
    for (const char byte : bytes) {
        crc ^= static_cast<quint32>(static_cast<unsigned char>(byte)) << 8;
        for (int bit = 0; bit < 8; ++bit) {
            crc = (crc & 0x8000U) != 0 ? (crc << 1) ^ 0x1021U : crc << 1;
        }
        crc &= 0xFFFFU;
    }
    return QByteArray::number(crc, 16).toUpper().rightJustified(4, '0').toStdString();
}

/** Letters without their accents; what has no ASCII form is left out. */
std::string asciiOnly(const QString &text, qsizetype limit, const QString &fallback)
{
    QString kept;
    for (const QChar c : text.simplified().normalized(QString::NormalizationForm_KD)) {
        if (c.unicode() >= 0x20 && c.unicode() < 0x7F) {
            kept += c;
        }
    }
    kept = kept.simplified().first(std::min(limit, kept.simplified().size())).trimmed();
    return (kept.isEmpty() ? fallback : kept).toStdString();
}

} // namespace

PaymentCodeMaker::PaymentCodeMaker(const QString &merchantName, const QString &merchantCity)
    : m_name(asciiOnly(merchantName, 25, u"BALCAO TREINAMENTO"_s))
    , m_city(asciiOnly(merchantCity, 15, u"SAO PAULO"_s))
{
}

std::string PaymentCodeMaker::make(qint64 centavos, std::string_view location) const
{
    std::string url(locationPrefix);
    url += location;
    const std::string code =
        object("00", "01") + object("01", "12") + object("26", object("00", "br.gov.bcb.pix") + object("25", url)) +
        object("52", "0000") + object("53", "986") + object("54", amountToken(centavos, Unit::Reais)) +
        object("58", "BR") + object("59", m_name) + object("60", m_city) + object("62", object("05", "***")) + "6304";
    return code + crcText(code);
}

std::string withOtherMerchant(std::string_view code)
{
    constexpr std::size_t head = 4;
    std::string other;
    for (std::size_t at = 0; at + head <= code.size();) {
        const std::string_view id = code.substr(at, 2);
        const std::size_t length =
            static_cast<std::size_t>(code[at + 2] - '0') * 10 + static_cast<std::size_t>(code[at + 3] - '0');
        other += id == "59"   ? object(id, "OUTRA LOJA")
                 : id == "63" ? "6304"
                              : std::string(code.substr(at, head + length));
        at += head + length;
    }
    return other + crcText(other);
}

bool hasMatchingCrc(std::string_view code)
{
    constexpr std::size_t crcLength = 4;
    if (code.size() < 8 || code.substr(code.size() - 8, 4) != "6304") {
        return false;
    }
    return crcText(code.substr(0, code.size() - crcLength)) == code.substr(code.size() - crcLength);
}

std::string randomIdentifier()
{
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    std::string text;
    for (const quint32 word : words) {
        text += QByteArray::number(word, 16).rightJustified(8, '0').toStdString();
    }
    return text;
}

} // namespace balcao::sandbox
