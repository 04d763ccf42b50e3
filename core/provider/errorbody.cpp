// SPDX-License-Identifier: MIT
#include "core/provider/errorbody.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr qsizetype maxMessages = 20;
constexpr qsizetype maxMessageLength = 500;
constexpr qsizetype maxCodeLength = 100;

/** "error_messages", "ErrorMessages" and "errorMessages" are one name. */
QString normalizedKey(const QString &key)
{
    QString name = key.toLower();
    name.remove(u'_').remove(u'-');
    return name;
}

/** The first member with one of @p names, in the order of the names. */
const JsonValue *firstOf(const JsonValue &object, std::initializer_list<QLatin1StringView> names)
{
    if (!object.isObject())
        return nullptr;
    for (const QLatin1StringView name : names) {
        for (qsizetype i = 0; i < object.keys().size(); ++i) {
            const JsonValue &value = object.items().at(size_t(i));
            if (!value.isNull() && normalizedKey(object.keys().at(i)) == name)
                return &value;
        }
    }
    return nullptr;
}

/** Text fit to be quoted in one line: no markup, no control or direction characters. */
QString plainText(const QString &received)
{
    static const QRegularExpression document(u"^\\s*<(!doctype|html|\\?xml|head|body)"_s,
                                             QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression tag(u"<[A-Za-z/!?][^<>]*>"_s);
    static const QRegularExpression unseen(u"[\\x{0000}-\\x{001F}\\x{007F}-\\x{009F}\\x{200B}-\\x{200F}"
                                           "\\x{2028}-\\x{202E}\\x{2060}-\\x{2069}\\x{FEFF}]+"_s);
    if (document.match(received).hasMatch())
        return {};
    QString text = received.left(4 * maxMessageLength);
    text.remove(tag);
    text.replace(unseen, u" "_s);
    return text.trimmed().left(maxMessageLength);
}

QString scalarText(const JsonValue *value)
{
    return value && (value->isString() || value->isNumber()) ? plainText(value->text()).left(maxCodeLength) : QString();
}

/** Walks through a body of any shape and collects. */
class Collector
{
public:
    void readTop(const JsonValue &body);
    [[nodiscard]] ErrorBody take() { return std::move(m_result); }

private:
    void readObject(const JsonValue &object);
    bool readHead(const JsonValue &object);
    void readLists(const JsonValue &object);
    void readItem(const JsonValue &item, const QString &path);
    void readItemObject(const JsonValue &item, const QString &path);
    void readCode(const JsonValue &object, bool hasDescription);
    void addMessage(const QString &received, const QString &field);

    ErrorBody m_result;
    QString m_itemCode;
};

QString fieldOf(const JsonValue &object)
{
    const JsonValue *const field =
        firstOf(object, {"propriedade"_L1, "caminho"_L1, "parametername"_L1, "field"_L1, "fieldname"_L1, "campo"_L1,
                         "property"_L1, "propertyname"_L1, "path"_L1, "param"_L1, "parameter"_L1, "attribute"_L1,
                         "pointer"_L1, "loc"_L1, "chave"_L1});
    if (field && field->isArray()) {
        QStringList steps;
        for (const JsonValue &step : field->items())
            steps.append(scalarText(&step));
        return steps.join(u'.');
    }
    if (!field) {
        const JsonValue *const source = firstOf(object, {"source"_L1});
        return source && source->isObject() ? scalarText(firstOf(*source, {"pointer"_L1, "parameter"_L1})) : QString();
    }
    return scalarText(field);
}

void Collector::addMessage(const QString &received, const QString &field)
{
    const QString message = plainText(received);
    if (message.isEmpty())
        return;
    if (!m_result.messages.contains(message) && m_result.messages.size() < maxMessages)
        m_result.messages.append(message);
    const FieldMessage named{.field = field, .message = message};
    if (!field.isEmpty() && !m_result.fields.contains(named) && m_result.fields.size() < maxMessages)
        m_result.fields.append(named);
}

void Collector::readTop(const JsonValue &body)
{
    if (body.isObject()) {
        readObject(body);
        return;
    }
    readItem(body, {});
    m_result.code = m_itemCode;
}

void Collector::readObject(const JsonValue &object)
{
    const bool hasHead = readHead(object);
    const JsonValue *const error = firstOf(object, {"error"_L1, "erro"_L1});
    QString nestedCode;
    if (error && error->isObject()) {
        readObject(*error);
        nestedCode = std::exchange(m_result.code, QString());
    } else if (error && error->isArray()) {
        readItem(*error, {});
    }
    readLists(object);
    if (m_result.messages.isEmpty() && error && error->isString())
        addMessage(error->text(), fieldOf(object));
    if (m_result.messages.isEmpty()) {
        if (const JsonValue *const title = firstOf(object, {"title"_L1, "titulo"_L1}); title && title->isString())
            addMessage(title->text(), {});
    }
    const JsonValue *const data = firstOf(object, {"data"_L1});
    if (m_result.messages.isEmpty() && data && data->isObject())
        readObject(*data);
    m_result.code = nestedCode.isEmpty() ? m_result.code : nestedCode;
    if (m_result.code.isEmpty())
        readCode(object, hasHead);
    if (const QString seconds = scalarText(firstOf(object, {"retryafterseconds"_L1, "retryafter"_L1}));
        !seconds.isEmpty()) {
        bool isNumber = false;
        const int value = seconds.toInt(&isNumber);
        if (isNumber && value >= 0)
            m_result.retryAfter = std::chrono::seconds(value);
    }
}

/** The sentence for people: the first of these names that holds one. */
bool Collector::readHead(const JsonValue &object)
{
    static constexpr std::array names = {"translation"_L1, "detail"_L1,  "errordescription"_L1,
                                         "mensagem"_L1,    "message"_L1, "description"_L1};
    for (const QLatin1StringView name : names) {
        const JsonValue *const value = firstOf(object, {name});
        if (!value || value->kind() == JsonValue::Kind::Bool || value->isNumber())
            continue;
        const qsizetype before = m_result.messages.size();
        if (value->isString())
            addMessage(value->text(), fieldOf(object));
        else
            readItem(*value, {});
        if (m_result.messages.size() > before)
            return true;
    }
    return false;
}

void Collector::readLists(const JsonValue &object)
{
    static constexpr std::array names = {
        "errors"_L1,     "erros"_L1,         "errormessages"_L1, "violacoes"_L1,  "details"_L1,
        "cause"_L1,      "causes"_L1,        "modelstate"_L1,    "validation"_L1, "validationerrors"_L1,
        "violations"_L1, "invalidparams"_L1, "fielderrors"_L1,   "detalhes"_L1};
    for (const QLatin1StringView name : names) {
        if (const JsonValue *const list = firstOf(object, {name}))
            readItem(*list, {});
    }
}

void Collector::readItem(const JsonValue &item, const QString &path)
{
    if (item.isString())
        addMessage(item.text(), path);
    if (item.isObject())
        readItemObject(item, path);
    if (!item.isArray())
        return;
    for (const JsonValue &each : item.items())
        readItem(each, path);
}

void Collector::readItemObject(const JsonValue &item, const QString &path)
{
    const JsonValue *message =
        firstOf(item, {"translation"_L1, "razao"_L1, "mensagem"_L1, "message"_L1, "description"_L1, "descricao"_L1,
                       "detail"_L1, "msg"_L1, "reason"_L1, "errormessage"_L1});
    const JsonValue *code = firstOf(item, {"code"_L1, "errorcode"_L1, "codigo"_L1});
    const JsonValue *const error = firstOf(item, {"error"_L1, "erro"_L1});
    if (!message || !message->isString())
        message = error && error->isString() ? error : nullptr;
    else if (!code)
        code = error;
    if (message) {
        const QString field = fieldOf(item);
        addMessage(message->text(), field.isEmpty() ? path : field);
        if (m_itemCode.isEmpty())
            m_itemCode = scalarText(code);
        return;
    }
    const JsonValue *const key = firstOf(item, {"key"_L1});
    const JsonValue *const value = firstOf(item, {"value"_L1, "values"_L1});
    if (key && key->isString() && value) {
        readItem(*value, scalarText(key));
        return;
    }
    // A map of field names to sentences.
    for (qsizetype i = 0; i < item.keys().size(); ++i) {
        const QString name = plainText(item.keys().at(i)).left(maxCodeLength);
        readItem(item.items().at(size_t(i)), path.isEmpty() ? name : path + u'.' + name);
    }
}

void Collector::readCode(const JsonValue &object, bool hasHead)
{
    static const QRegularExpression token(u"^[a-z0-9]+(?:[_.-][a-z0-9]+)*$"_s);
    const JsonValue *const error = firstOf(object, {"error"_L1});
    const QString errorText = error && error->isString() ? scalarText(error) : QString();
    m_result.code = scalarText(firstOf(object, {"code"_L1, "errorcode"_L1, "codigo"_L1, "nome"_L1}));
    if (m_result.code.isEmpty() && firstOf(object, {"errordescription"_L1}))
        m_result.code = errorText;
    if (m_result.code.isEmpty())
        m_result.code = m_itemCode;
    // "Bad Request" repeats the status line, "bad_request" is a code; alone it was already taken for the sentence.
    if (m_result.code.isEmpty() && hasHead && token.match(errorText).hasMatch())
        m_result.code = errorText;
}

bool saysFalse(const JsonValue &value)
{
    return value.isFalse() || (value.isString() && value.text().compare("false"_L1, Qt::CaseInsensitive) == 0);
}

/** One level of an answer. A name that stands twice is looked at twice. */
bool levelSaysNo(const JsonValue &object)
{
    static const QStringList errors{u"error"_s, u"erro"_s, u"errors"_s, u"erros"_s, u"errormessages"_s, u"violacoes"_s};
    for (qsizetype i = 0; i < object.keys().size(); ++i) {
        const QString name = normalizedKey(object.keys().at(i));
        const JsonValue &value = object.items().at(size_t(i));
        if (errors.contains(name) && holdsSomething(value))
            return true;
        if ((name == "success"_L1 || name == "sucesso"_L1) && saysFalse(value))
            return true;
    }
    return false;
}

} // namespace

ErrorBody readErrorBody(const JsonValue &body)
{
    Collector collector;
    collector.readTop(body);
    return collector.take();
}

bool holdsSomething(const JsonValue &value)
{
    static const QRegularExpression zero(u"^-?[0.]+([eE]|$)"_s);
    if (value.isNumber())
        return !zero.match(value.text()).hasMatch();
    return value.isTrue() || (value.isString() && !value.text().trimmed().isEmpty()) ||
           std::any_of(value.items().begin(), value.items().end(), holdsSomething);
}

bool saysNo(const JsonValue &body)
{
    const JsonValue *const data = body.find("data"_L1).value;
    return levelSaysNo(body) || (data && levelSaysNo(*data));
}

} // namespace balcao
