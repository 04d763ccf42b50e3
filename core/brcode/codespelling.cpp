// SPDX-License-Identifier: MIT
#include "core/brcode/codespelling.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

template <class Function>
QString replaceEach(const QString &text, const QRegularExpression &pattern, Function replacement)
{
    QString result;
    qsizetype done = 0;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        result += QStringView(text).sliced(done, match.capturedStart() - done);
        result += replacement(match);
        done = match.capturedEnd();
    }
    result += QStringView(text).sliced(done);
    return result;
}

QString fromPercentEncoding(QString text)
{
    // QUrl would also decode "% 0", and the "%00" of "100%000201". Tab, line feed and carriage return are the only controls.
    static const QRegularExpression literal(u"%(?!(?:[2-9A-Fa-f][0-9A-Fa-f]|0[9ADad]))"_s);
    return QUrl::fromPercentEncoding(text.replace(literal, u"%25"_s).toUtf8());
}

QString fromForm(QString text)
{
    // Programs that only replace blanks leave the "+55" of a phone number.
    static const QRegularExpression blank(u"\\+(?!55[0-9]{10})"_s);
    return text.replace(blank, u" "_s);
}

QString fromQuotedPrintable(QString text)
{
    if (!text.contains(u'='))
        return text;
    static const QRegularExpression softBreak(u"=[ \\t]*\\r?\\n"_s);
    static const QRegularExpression byte(u"=(?=[0-9A-F]{2})"_s);
    return fromPercentEncoding(text.remove(softBreak).replace(u'%', u"%25"_s).replace(byte, u"%"_s));
}

/** Any number of backslashes at once: JSON may be a string of JSON. */
QString fromJson(const QString &text)
{
    static const QRegularExpression escape(u"\\\\+(?:u([0-9A-Fa-f]{4})|(.))?"_s);
    return replaceEach(text, escape, [](const QRegularExpressionMatch &match) -> QString {
        if (match.hasCaptured(1))
            return QChar(match.capturedView(1).toUShort(nullptr, 16));
        const QString other = match.captured(2);
        if (other == u"n" || other == u"r")
            return u"\n"_s;
        return other == u"t" ? u"\t"_s : other;
    });
}

QString fromEntities(const QString &text)
{
    constexpr std::array<std::pair<QLatin1StringView, char16_t>, 6> names = {{{"&amp;"_L1, u'&'},
                                                                              {"&apos;"_L1, u'\''},
                                                                              {"&gt;"_L1, u'>'},
                                                                              {"&lt;"_L1, u'<'},
                                                                              {"&nbsp;"_L1, u'\u00a0'},
                                                                              {"&quot;"_L1, u'"'}}};
    static const QRegularExpression entity(u"&(?:#([0-9]{1,7})|#[Xx]([0-9A-Fa-f]{1,6})|[a-z]{2,4});"_s);
    return replaceEach(text, entity, [&names](const QRegularExpressionMatch &match) -> QString {
        const auto name = std::find_if(names.begin(), names.end(),
                                       [&match](const auto &known) { return match.capturedView() == known.first; });
        if (name != names.end())
            return QChar(name->second);
        const bool isHex = match.hasCaptured(2);
        const char32_t character = match.capturedView(isHex ? 2 : 1).toUInt(nullptr, isHex ? 16 : 10);
        return character == 0 ? match.captured() : QString::fromUcs4(&character, 1);
    });
}

/** Comments too: web pages put "<!-- -->" between parts of a text. */
QString withoutTags(QString text)
{
    static const QRegularExpression tag(u"<[/!]?[A-Za-z-][^<>]*>"_s);
    return text.replace(tag, u"\n"_s);
}

} // namespace

QString withoutQuoteSigns(QString text)
{
    static const QRegularExpression quoting(u"^[ \\t]*(?:>[ \\t]*)+"_s, QRegularExpression::MultilineOption);
    return text.remove(quoting);
}

QStringList unescapedTexts(const QString &text)
{
    // Steps that spoil no code in another spelling.
    QString plain = withoutQuoteSigns(fromQuotedPrintable(text));
    plain = fromJson(fromEntities(fromEntities(fromJson(plain))));

    // Steps that may: attributes of tags hold codes, "+" may be data, "%2F" may be part of an address.
    QStringList texts{plain};
    for (const auto step : {withoutTags, fromForm, fromPercentEncoding, fromForm, fromPercentEncoding}) {
        for (qsizetype i = 0, known = texts.size(); i < known; ++i) {
            if (const QString changed = step(texts.at(i)); !texts.contains(changed))
                texts.append(changed);
        }
    }
    texts.removeOne(text);
    return texts;
}

} // namespace balcao
