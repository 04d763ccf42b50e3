// SPDX-License-Identifier: MIT
#include "ui/presentation/printing/slipmark.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr int revisions = 1000;
constexpr int digitsOfAttempt = 15;
constexpr int digitsOfRevision = 3;
constexpr qulonglong attempts = 1ULL << 48;

} // namespace

std::optional<SlipMark> SlipMark::of(const ChargeFacts &charge)
{
    static const QRegularExpression uuid(u"^[0-9a-f]{8}-[0-9a-f]{4}-"_s);
    const auto match = uuid.match(charge.attempt);
    if (!match.hasMatch())
        return std::nullopt;
    return SlipMark(match.captured().chopped(1), charge.revision % revisions);
}

std::optional<SlipMark> SlipMark::parse(QStringView text)
{
    static const QRegularExpression form(u"^[Bb]([0-9]{15})([0-9]{3})$"_s);
    const auto match = form.match(text.toString().trimmed());
    const qulonglong number = match.captured(1).toULongLong();
    if (!match.hasMatch() || number >= attempts)
        return std::nullopt;
    const QString hex = QString::number(number, 16).rightJustified(12, u'0');
    return SlipMark(hex.first(8) + u'-' + hex.sliced(8), match.captured(2).toInt());
}

QString SlipMark::text() const
{
    QString hex = m_beginning;
    const QString number = QString::number(hex.remove(u'-').toULongLong(nullptr, 16));
    return u'B' + number.rightJustified(digitsOfAttempt, u'0') +
           QString::number(m_revision).rightJustified(digitsOfRevision, u'0');
}

} // namespace balcao
