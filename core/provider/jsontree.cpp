// SPDX-License-Identifier: MIT
#include "core/provider/jsontree.h"

#include <QRegularExpression>
#include <QStringDecoder>

#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** Unlike QString::fromUtf8() it keeps a byte order mark: a txid that begins with one is another txid. */
QString decoded(const char *text, rapidjson::SizeType length)
{
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    return decoder(QByteArrayView(text, qsizetype(length)));
}

} // namespace

/** RapidJSON's events put together to a tree. Every event answers false to stop the reading. */
class JsonTreeBuilder : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, JsonTreeBuilder>
{
public:
    bool Null() { return add(value(JsonValue::Kind::Null)); }
    bool Bool(bool isTrue)
    {
        JsonValue made = value(JsonValue::Kind::Bool);
        made.m_true = isTrue;
        return add(std::move(made));
    }
    bool RawNumber(const char *token, rapidjson::SizeType length, bool)
    {
        return addText(JsonValue::Kind::Number, token, length);
    }
    bool String(const char *text, rapidjson::SizeType length, bool)
    {
        return addText(JsonValue::Kind::String, text, length);
    }
    bool Key(const char *text, rapidjson::SizeType length, bool)
    {
        m_open.back().m_keys.append(decoded(text, length));
        return true;
    }
    bool StartObject() { return open(JsonValue::Kind::Object); }
    bool EndObject(rapidjson::SizeType) { return close(); }
    bool StartArray() { return open(JsonValue::Kind::Array); }
    bool EndArray(rapidjson::SizeType) { return close(); }

    [[nodiscard]] std::optional<JsonValue> take() { return std::move(m_root); }

private:
    static JsonValue value(JsonValue::Kind kind)
    {
        JsonValue made;
        made.m_kind = kind;
        return made;
    }

    bool addText(JsonValue::Kind kind, const char *text, rapidjson::SizeType length)
    {
        JsonValue made = value(kind);
        made.m_text = decoded(text, length);
        return add(std::move(made));
    }

    bool add(JsonValue made)
    {
        if (m_open.empty())
            m_root = std::move(made);
        else
            m_open.back().m_items.push_back(std::move(made));
        return true;
    }

    bool open(JsonValue::Kind kind)
    {
        if (m_open.size() >= JsonValue::maxDepth)
            return false;
        m_open.push_back(value(kind));
        return true;
    }

    bool close()
    {
        JsonValue made = std::move(m_open.back());
        m_open.pop_back();
        return add(std::move(made));
    }

    std::vector<JsonValue> m_open;
    std::optional<JsonValue> m_root;
};

namespace
{

/** RapidJSON's word on @p text, which comes as @p builder's tree when it is None. */
rapidjson::ParseErrorCode read(QByteArrayView text, JsonTreeBuilder &builder)
{
    constexpr unsigned flags =
        rapidjson::kParseNumbersAsStringsFlag | rapidjson::kParseValidateEncodingFlag | rapidjson::kParseIterativeFlag;
    rapidjson::MemoryStream stream(text.data(), size_t(text.size()));
    rapidjson::Reader reader;
    const rapidjson::ParseErrorCode error = reader.Parse<flags>(stream, builder).Code();
    // RapidJSON takes a NUL for the end of the text: what stands behind it must not be overlooked.
    const bool isWhole = error != rapidjson::kParseErrorNone || stream.Tell() == size_t(text.size());
    return isWhole ? error : rapidjson::kParseErrorDocumentRootNotSingular;
}

/** RapidJSON refuses a number that no double holds, although only its characters are wanted: tooLargeNumber in its place. */
QByteArray withoutNumbersTooLarge(QByteArrayView text)
{
    static const QRegularExpression stringOrNumber(
        uR"x("(?:[^"\\]|\\.)*+"|(?<![\w.+-])-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?(?![\w.+-]))x"_s,
        QRegularExpression::DotMatchesEverythingOption);
    const QString whole = QString::fromLatin1(text);
    QByteArray result;
    qsizetype copied = 0;
    for (auto matches = stringOrNumber.globalMatch(whole); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QByteArrayView token = text.sliced(match.capturedStart(), match.capturedLength());
        JsonTreeBuilder ignored;
        if (token.startsWith('"') || read(token, ignored) != rapidjson::kParseErrorNumberTooBig)
            continue;
        result.append(text.sliced(copied, match.capturedStart() - copied)).append(JsonValue::tooLargeNumber);
        copied = match.capturedEnd();
    }
    return result.append(text.sliced(copied));
}

} // namespace

std::optional<JsonValue> JsonValue::parse(const QByteArray &text)
{
    const QByteArrayView body = text.startsWith("\xEF\xBB\xBF") ? QByteArrayView(text).sliced(3) : QByteArrayView(text);
    if (body.isEmpty())
        return std::nullopt;
    JsonTreeBuilder builder;
    rapidjson::ParseErrorCode error = read(body, builder);
    if (error == rapidjson::kParseErrorNumberTooBig) {
        builder = {};
        error = read(withoutNumbersTooLarge(body), builder);
    }
    return error == rapidjson::kParseErrorNone ? builder.take() : std::nullopt;
}

JsonValue::Found JsonValue::find(QLatin1StringView key) const
{
    Found found;
    if (m_kind != Kind::Object)
        return found;
    for (qsizetype i = 0; i < m_keys.size(); ++i) {
        if (m_keys.at(i) != key)
            continue;
        const JsonValue &candidate = m_items.at(size_t(i));
        if (!found.value)
            found.value = &candidate;
        else if (candidate != *found.value)
            found.conflict = true;
    }
    return found;
}

} // namespace balcao
