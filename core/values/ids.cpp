// SPDX-License-Identifier: MIT
#include "core/values/ids.h"

#include "core/values/pastedtext.h"
#include "core/values/storabletext.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace balcao
{

Expected<Txid, TxidError> Txid::parse(QStringView text)
{
    constexpr qsizetype longest = 255;
    const QStringView txid = pasted::trimmed(text);
    if (txid.isEmpty())
        return Unexpected<TxidError>(TxidError::Empty);
    if (txid.size() > longest)
        return Unexpected<TxidError>(TxidError::TooLong);
    const auto isControl = [](QChar c) { return c.category() == QChar::Other_Control; };
    if (std::any_of(txid.begin(), txid.end(), isControl) || !isExactText(txid))
        return Unexpected<TxidError>(TxidError::Charset);
    return Txid(txid.toString());
}

bool isCounterName(const QString &text)
{
    static const QRegularExpression name(u"\\A[\\p{L}\\p{N}_.-]{1,32}\\z"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    return name.match(text).hasMatch();
}

bool isStateOfBrazil(const QString &text)
{
    static const QStringList states =
        u"AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO"_s.split(u' ');
    return states.contains(text);
}

bool isEndToEndId(const QString &text)
{
    static const QRegularExpression form(u"\\AE[0-9A-Z]{8}([0-9]{8})([0-9]{4})[0-9A-Za-z]{11}\\z"_s);
    const auto match = form.match(text);
    // The minute is UTC: as local time it could be one that a change of the clocks skips.
    return match.hasMatch() && QDate::fromString(match.captured(1), u"yyyyMMdd"_s).isValid() &&
           QTime::fromString(match.captured(2), u"HHmm"_s).isValid();
}

QString paymentReference(const QString &text)
{
    // Whatever is neither letter nor digit may stand between.
    static const QRegularExpression form(
        u"(?<![0-9A-Za-z])[Ee](?:[^0-9A-Za-z]*[0-9A-Za-z]){8}[^0-9A-Za-z]*2[^0-9A-Za-z]*0(?:[^0-9A-Za-z]*[0-9]){10}"
        "(?:[^0-9A-Za-z]*[0-9A-Za-z]){11}(?![0-9A-Za-z])"_s);
    static const QRegularExpression between(u"[^0-9A-Za-z]+"_s);
    const auto match = form.match(text);
    return match.hasMatch() ? match.captured().remove(between) : text.trimmed();
}

QString newAttemptId()
{
    // UUID version 7 (RFC 9562): 48 bits of milliseconds, then chance. An index on it grows at its end.
    std::array<quint64, 2> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), static_cast<qsizetype>(bits.size()));
    const auto milliseconds = static_cast<quint64>(QDateTime::currentMSecsSinceEpoch());
    const quint64 high = (milliseconds << 16U) | 0x7000U | (bits[0] & 0x0fffU);
    const quint64 low = (bits[1] & 0x3fff'ffff'ffff'ffffU) | 0x8000'0000'0000'0000U;
    QString text = u"%1%2"_s.arg(high, 16, 16, QChar(u'0')).arg(low, 16, 16, QChar(u'0'));
    for (const qsizetype position : {20, 16, 12, 8})
        text.insert(position, u'-');
    return text;
}

QString shortName(const QString &attemptId)
{
    const QString tail = attemptId.right(6).toUpper();
    return tail.left(4) + u'-' + tail.sliced(qMin<qsizetype>(4, tail.size()));
}

} // namespace balcao
