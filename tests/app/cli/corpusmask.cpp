// SPDX-License-Identifier: MIT
#include "tests/app/cli/corpusmask.h"

#include "core/values/ids.h"
#include "core/values/utc.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace balcao::test
{

CorpusMask::CorpusMask(const QDateTime &now, int offset)
    : m_now(now)
    , m_today(now.addSecs(offset).date())
{
    define(u"empty"_s, QString());
    define(u"tab"_s, u"\t"_s);
    define(u"newline"_s, u"\n"_s);
    m_days.insert(m_today);
    // Part of an end-to-end id: the minute of the payment in UTC.
    define(u"stamp"_s, now.toString(u"yyyyMMddHHmm"_s));
}

const QList<CorpusMask::Kind> &CorpusMask::kinds()
{
    static const QList<Kind> list{
        {u"next"_s, uR"re("next":"([a-z]\d[\d-]*)")re"_s, Form::Numbered},
        {u"next"_s, uR"re(--after ([a-z]\d[\d-]*))re"_s, Form::Numbered},
        {u"image"_s, uR"re(data:image/png;base64,([A-Za-z0-9+/=]+))re"_s},
        {u"location"_s, uR"re(pix\.balcao\.example/qr/v2/([0-9a-f]{32}))re"_s, Form::Numbered},
        {u"crc"_s, uR"re("crc":"([0-9A-F]{4})")re"_s},
        {u"crc"_s, uR"re(pix\.balcao\.example/[^"\\\n]{0,200}?\*\*\*6304([0-9A-F]{4}))re"_s},
        {u"operator"_s, uR"re("id":"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})")re"_s, Form::Numbered},
        {u"id"_s,
         uR"re((?<![0-9a-f])([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})(?![0-9a-f]))re"_s,
         Form::Numbered},
        {u"hash"_s, uR"re((?<![0-9a-f])([0-9a-f]{64})(?![0-9a-f]))re"_s, Form::Numbered},
        {u"token"_s, uR"re("(?:salt|token)":"([0-9a-f]{32})")re"_s, Form::Numbered},
        {u"txid"_s, uR"re((?<![0-9a-f])([0-9a-f]{32})(?![0-9a-f]))re"_s, Form::Numbered},
        {u"time"_s, uR"re((\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?))re"_s, Form::Moment},
        {u"ms"_s, uR"re((?<![\d.])(\d{13})(?!\d))re"_s, Form::Milliseconds},
        {u"stamp"_s, uR"re(\bE\d{8}(\d{12})[A-Za-z0-9]{11}\b)re"_s, Form::Stamp},
        // Not the days that are examples in texts.
        {u"today"_s, uR"re((?<!como |like |: )(?<!\d)(\d{4}-\d\d-\d\d)(?!\d))re"_s, Form::Day},
        {u"today/"_s, uR"re((?<!\d)(\d\d/\d\d/\d{4})(?!\d))re"_s, Form::SlashDay},
        {u"today8"_s, uR"re(day\\*":(\d{8})\b)re"_s, Form::PlainDay},
        {u"clock"_s, uR"re((?<![\d:T])(\d\d:\d\d(?::\d\d)?)(?!\d|:\d))re"_s},
        {u"account"_s, uR"re("account":"([^"]*)")re"_s},
        {u"reason"_s, uR"re((?:trancado|locked|bloqueado)\. \(([^")]*)\)")re"_s},
        {u"reason"_s, uR"re((?:Motivo|Reason): ([^"\n]*))re"_s},
        {u"size"_s, uR"re(( +[\d.,]+ (?:bytes|[KM]iB)))re"_s},
        {u"hour"_s, uR"re((?m)^"\t(\d\d?)h";)re"_s},
        {u"hour"_s, uR"re("hour":(\d+))re"_s},
        {u"bytes"_s, uR"re("bytes":(\d+))re"_s},
        {u"version"_s, uR"re(balcao-cli (\d+\.\d+\.\d+))re"_s},
        {u"build"_s, uR"re((?m)^commit (.*)$)re"_s},
    };
    return list;
}

void CorpusMask::hide(const QString &name, const QString &text)
{
    m_hidden.append({text, u'<' + name + u'>'});
    define(name, text);
}

/** The whole codes, for commands that take one. Their outputs show a code with its parts that differ masked. */
void CorpusMask::takeCodes(const QString &output)
{
    static const QRegularExpression code(
        uR"re(000201[^"\\\n]{0,100}?pix\.balcao\.example/[^"\\\n]*?6304[0-9A-F]{4})re"_s);
    for (auto found = code.globalMatch(output); found.hasNext();)
        static_cast<void>(numbered(u"code"_s, found.next().captured()));
}

QString CorpusMask::masked(QString output)
{
    takeCodes(output);
    for (const auto &[text, name] : m_hidden)
        output.replace(text, name);
    for (const Kind &kind : kinds()) {
        const QRegularExpression pattern(kind.pattern);
        QString result;
        qsizetype end = 0;
        for (auto found = pattern.globalMatch(output); found.hasNext();) {
            const auto match = found.next();
            result += QStringView(output).sliced(end, match.capturedStart(1) - end);
            result += placeholder(kind, match.captured(1));
            end = match.capturedEnd(1);
        }
        output = result + output.sliced(end);
    }
    for (auto name = m_shortNames.cbegin(); name != m_shortNames.cend(); ++name)
        output.replace(name.key(), name.value());
    for (auto beginning = m_beginnings.cbegin(); beginning != m_beginnings.cend(); ++beginning)
        output.replace(u'"' + beginning.key() + u'"', u'"' + beginning.value() + u'"');
    return output;
}

/** @p text itself where it is not masked. */
QString CorpusMask::placeholder(const Kind &kind, const QString &text)
{
    const auto ifOfThisRun = [&](const QDateTime &moment) {
        return isOfThisRun(moment) ? u'<' + kind.name + u'>' : text;
    };
    switch (kind.form) {
    case Form::Fixed:
        break;
    case Form::Numbered:
        return numbered(kind.name, text);
    case Form::Moment:
        return ifOfThisRun(QDateTime::fromString(text, Qt::ISODateWithMs));
    case Form::Milliseconds:
        return ifOfThisRun(QDateTime::fromMSecsSinceEpoch(text.toLongLong(), utcZone));
    case Form::Stamp:
        return ifOfThisRun(QDateTime(QDate::fromString(text.left(8), u"yyyyMMdd"_s),
                                     QTime::fromString(text.sliced(8), u"HHmm"_s), utcZone));
    case Form::Day:
        return dayPlaceholder(kind, text, u"yyyy-MM-dd"_s);
    case Form::SlashDay:
        return dayPlaceholder(kind, text, u"dd/MM/yyyy"_s);
    case Form::PlainDay:
        return dayPlaceholder(kind, text, u"yyyyMMdd"_s);
    }
    return u'<' + kind.name + u'>';
}

QString CorpusMask::numbered(const QString &kind, const QString &value)
{
    QString &name = m_names[kind + u' ' + value];
    if (name.isEmpty()) {
        name = kind + QString::number(++m_counts[kind]);
        define(name, value);
        if (kind == "id"_L1)
            m_shortNames.insert(shortName(value), u'<' + name + u".short>"_s);
    }
    return u'<' + name + u'>';
}

QString CorpusMask::dayPlaceholder(const Kind &kind, const QString &text, const QString &format) const
{
    const QDate day = QDate::fromString(text, format);
    if (!m_days.contains(day))
        return text;
    const qint64 days = m_today.daysTo(day);
    const QString distance = days == 0 ? QString() : (days > 0 ? u"+"_s : QString()) + QString::number(days);
    return u'<' + kind.name + distance + u'>';
}

bool CorpusMask::isOfThisRun(const QDateTime &moment) const
{
    constexpr qint64 twoDays = 2 * 24 * 3600;
    return moment.isValid() && qAbs(m_now.secsTo(moment)) < twoDays;
}

QString CorpusMask::filled(const QString &text)
{
    static const QRegularExpression pattern(uR"re(<([a-z]+\d*)([+-]\d+)?(?::(\d+))?>)re"_s);
    QString result;
    qsizetype end = 0;
    for (auto found = pattern.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        result += QStringView(text).sliced(end, match.capturedStart() - end);
        result += valueOf(match);
        end = match.capturedEnd();
    }
    return result + text.sliced(end);
}

QString CorpusMask::valueOf(const QRegularExpressionMatch &match)
{
    const QString name = match.captured(1);
    if (name == "today"_L1) {
        const QDate day = m_today.addDays(match.captured(2).toInt());
        m_days.insert(day);
        return day.toString(u"yyyy-MM-dd"_s);
    }
    if (!m_values.contains(name))
        return match.captured();
    const QString value = m_values.value(name);
    if (!match.hasCaptured(3))
        return value;
    const QString beginning = value.left(match.captured(3).toInt());
    m_beginnings.insert(beginning, match.captured());
    return beginning;
}

} // namespace balcao::test
