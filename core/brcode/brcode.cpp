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
