// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargeevent.h"
#include "core/enumnames.h"
#include "core/operators/roles.h"
#include "core/values/storabletext.h"
#include "core/values/utc.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>
#include <utility>

/** Fields of events as JSON and back, for eventcodec.cpp alone. */
namespace balcao::eventcodec
{

using Verdict = CodeCheck::Verdict;

/** Before bytes that no text can hold. */
inline constexpr auto asBase64 = "data:;base64,"_L1;

/** An object that is written, or read: what names its fields to either is named once (fields(), below). */
class Output
{
public:
    /** Always there. */
    template <class Value>
    void field(QLatin1StringView name, const Value &value);
    /** Only where it says anything. */
    template <class Value>
    void optional(QLatin1StringView name, const Value &value)
    {
        if (value != Value())
            field(name, value);
    }
    /** An object inside it. */
    template <class Fields>
    void nested(QLatin1StringView name, const Fields &fields)
    {
        Output inner;
        fields(inner);
        object.insert(name, inner.object);
    }
    /** Which of two forms it has: as @p isWritten says, or whether a field of that name is there. */
    [[nodiscard]] static bool has(QLatin1StringView /*name*/, bool isWritten) { return isWritten; }

    QJsonObject object = {};
};

class Input
{
public:
    /** What is not there, or no such value, leaves @p value as it is, or the most cautious. */
    template <class Value>
    void field(QLatin1StringView name, Value &value) const;
    template <class Value>
    void optional(QLatin1StringView name, Value &value) const
    {
        if (object.contains(name))
            field(name, value);
    }
    template <class Fields>
    void nested(QLatin1StringView name, const Fields &fields) const
    {
        Input inner{object.value(name).toObject()};
        fields(inner);
    }
    [[nodiscard]] bool has(QLatin1StringView name, bool /*isWritten*/) const { return object.contains(name); }

    QJsonObject object = {};
};

/** Whether each value of an object is of its field's type. Further fields are of a newer program. */
class Checker
{
public:
    template <class Value>
    void field(QLatin1StringView name, const Value &value)
    {
        isSound = isSound && (object.contains(name) ? isOfType(object.value(name), value) : !isComplete);
    }
    template <class Value>
    void optional(QLatin1StringView name, const Value &value)
    {
        isSound = isSound && (!object.contains(name) || isOfType(object.value(name), value));
    }
    template <class Fields>
    void nested(QLatin1StringView name, const Fields &fields)
    {
        const QJsonValue value = object.value(name);
        Checker inner{value.toObject()};
        fields(inner);
        isSound = isSound && inner.isSound && (value.isObject() || (value.isUndefined() && !isComplete));
    }
    [[nodiscard]] bool has(QLatin1StringView name, bool /*isWritten*/) const { return object.contains(name); }

    QJsonObject object = {};
    /** No field that is always there may be missing. */
    bool isComplete = false;
    bool isSound = true;

private:
    template <class Value>
    [[nodiscard]] static bool isOfType(const QJsonValue &json, const Value &value);
};

/** Makes every text of a payload what the ledger gives back of it. Bytes are kept as they are. */
class Normalizer
{
public:
    template <class Value>
    void field(QLatin1StringView name, Value &value) const;
    template <class Value>
    void optional(QLatin1StringView name, Value &value) const
    {
        field(name, value);
    }
    template <class Fields>
    void nested(QLatin1StringView /*name*/, const Fields &fields) const
    {
        Normalizer inner;
        fields(inner);
    }
    [[nodiscard]] static bool has(QLatin1StringView /*name*/, bool isWritten) { return isWritten; }
};

/** The look of such an object; see eventcodec::shapes(). */
class Shape
{
public:
    template <class Value>
    void field(QLatin1StringView name, const Value &value);
    template <class Value>
    void optional(QLatin1StringView name, const Value &value);
    template <class Fields>
    void nested(QLatin1StringView name, const Fields &fields)
    {
        Shape inner;
        fields(inner);
        always.insert(name, inner.json());
    }
    [[nodiscard]] bool has(QLatin1StringView /*name*/, bool /*isWritten*/) const { return isWritten; }
    /** The same object has another form: what only one of them has it has perhaps. */
    void merge(const Shape &other)
    {
        const QJsonObject mine = std::exchange(always, {});
        for (const QJsonObject &form : {mine, other.always, perhaps, other.perhaps}) {
            for (auto field = form.begin(); field != form.end(); ++field) {
                const bool isInBoth = mine.contains(field.key()) && other.always.contains(field.key());
                (isInBoth ? always : perhaps).insert(field.key(), field.value());
            }
        }
    }
    [[nodiscard]] QJsonObject json() const { return {{u"always"_s, always}, {u"perhaps"_s, perhaps}}; }

    QJsonObject always = {};
    QJsonObject perhaps = {};
    bool isWritten = true;
};

template <class Object>
void fields(Object &object, ProviderTime &time)
{
    object.field("text"_L1, time.text);
    object.optional("at"_L1, time.moment);
}

template <class Object>
void fields(Object &object, FieldMessage &message)
{
    object.field("field"_L1, message.field);
    object.field("message"_L1, message.message);
}

template <class Object, class Person>
requires std::is_same_v<Person, CustomerText> || std::is_same_v<Person, EchoedCustomer>
void fields(Object &object, Person &person)
{
    object.field("name"_L1, person.name);
    object.field("phone"_L1, person.phone);
    object.field("email"_L1, person.email);
    object.field("tax_id"_L1, person.taxId);
}

template <class Object>
void fields(Object &object, Receiver &receiver)
{
    object.field("name"_L1, receiver.name);
    object.field("city"_L1, receiver.city);
    object.field("place"_L1, receiver.place);
}

template <class Object>
void fields(Object &object, ReplyForms &forms)
{
    object.field("amount"_L1, forms.amount);
    object.field("time"_L1, forms.time);
    object.field("image"_L1, forms.hasImage);
    object.field("http"_L1, forms.httpStatuses);
}

template <class Value>
concept HasFields = requires(Output &object, Value &value)
{
    fields(object, value);
};
template <class Value>
concept IsOptional = requires(Value &value)
{
    value.reset();
};
template <class Value>
concept IsDuration = std::is_same_v<Value, std::chrono::milliseconds> || std::is_same_v<Value, std::chrono::seconds>;
template <class Value>
inline constexpr bool isList = false;
template <class Item>
inline constexpr bool isList<QList<Item>> = true;

template <class Value>
QJsonValue toJson(const Value &value)
{
    if constexpr (IsOptional<Value>) {
        return value ? toJson(*value) : QJsonValue();
    } else if constexpr (isList<Value>) {
        QJsonArray list;
        for (const auto &item : value)
            list.append(toJson(item));
        return list;
    } else if constexpr (HasFields<Value>) {
        Output object;
        Value copy = value;
        fields(object, copy);
        return object.object;
    } else if constexpr (std::is_same_v<Value, QByteArray>) {
        const QString text = QString::fromUtf8(value);
        const bool isText = text.toUtf8() == value && isStorable(text) && !text.startsWith(asBase64);
        return isText ? text : asBase64 + QString::fromLatin1(value.toBase64());
    } else if constexpr (std::is_same_v<Value, QDateTime>) {
        return value.toMSecsSinceEpoch();
    } else if constexpr (std::is_same_v<Value, QDate>) {
        return value.toString(Qt::ISODate);
    } else if constexpr (std::is_same_v<Value, Money> || std::is_same_v<Value, MoneySum>) {
        return value.centavos();
    } else if constexpr (std::is_same_v<Value, ProviderStatus>) {
        return value.asReceived();
    } else if constexpr (HasEnumText<Value>) {
        return key(value);
    } else if constexpr (IsDuration<Value>) {
        return static_cast<qint64>(value.count());
    } else {
        return value;
    }
}

template <class Value>
void fromJson(const QJsonValue &json, Value &value)
{
    if constexpr (std::is_same_v<Value, std::optional<Money>>) {
        value = Money::fromCentavos(json.toInteger(-1));
    } else if constexpr (std::is_same_v<Value, std::optional<AmountUnit>>) {
        value = fromKey<AmountUnit>(json.toString());
    } else if constexpr (std::is_same_v<Value, QList<ReplyWarning>>) {
        for (const auto &name : json.toArray()) {
            if (const auto warning = fromKey<ReplyWarning>(name.toString()))
                value.append(*warning);
        }
    } else if constexpr (IsOptional<Value>) {
        fromJson(json, value.emplace());
    } else if constexpr (isList<Value>) {
        for (const auto &item : json.toArray())
            fromJson(item, value.emplaceBack());
    } else if constexpr (HasFields<Value>) {
        Input object{json.toObject()};
        fields(object, value);
    } else if constexpr (std::is_same_v<Value, QString>) {
        value = json.toString();
    } else if constexpr (std::is_same_v<Value, QByteArray>) {
        const QString text = json.toString();
        value =
            text.startsWith(asBase64) ? QByteArray::fromBase64(text.sliced(asBase64.size()).toLatin1()) : text.toUtf8();
    } else if constexpr (std::is_same_v<Value, QDateTime>) {
        value = QDateTime::fromMSecsSinceEpoch(json.toInteger(), utcZone);
    } else if constexpr (std::is_same_v<Value, QDate>) {
        value = QDate::fromString(json.toString(), Qt::ISODate);
    } else if constexpr (std::is_same_v<Value, ChargeStatus>) {
        value = fromKey<Value>(json.toString()).value_or(ChargeStatus::Unknown);
    } else if constexpr (std::is_same_v<Value, Verdict>) {
        value = fromKey<Value>(json.toString()).value_or(Verdict::Invalid);
    } else if constexpr (HasEnumText<Value>) {
        value = fromKey<Value>(json.toString()).value_or(value);
    } else if constexpr (std::is_same_v<Value, Money>) {
        value = Money::fromCentavos(json.toInteger(-1)).value_or(Money());
    } else if constexpr (std::is_same_v<Value, MoneySum>) {
        value = MoneySum::fromCentavos(json.toInteger());
    } else if constexpr (std::is_same_v<Value, ProviderStatus>) {
        value = ProviderStatus::fromWire(json.toString());
    } else if constexpr (std::is_same_v<Value, bool>) {
        value = json.toBool();
    } else if constexpr (IsDuration<Value>) {
        value = Value(json.toInteger());
    } else {
        value = static_cast<Value>(json.toInteger(value));
    }
}

template <class Value>
QJsonValue shapeOf(const Value &value)
{
    if constexpr (IsOptional<Value>) {
        return shapeOf(typename Value::value_type());
    } else if constexpr (isList<Value>) {
        return QJsonArray{shapeOf(typename Value::value_type())};
    } else if constexpr (HasFields<Value>) {
        Shape object;
        Value copy = value;
        fields(object, copy);
        return object.json();
    } else if constexpr (std::is_same_v<Value, bool>) {
        return u"flag"_s;
    } else if constexpr (std::is_same_v<Value, QDateTime> || std::is_same_v<Value, Money> ||
                         std::is_same_v<Value, MoneySum>) {
        return u"16"_s;
    } else if constexpr (std::is_same_v<Value, qint64>) {
        return u"19"_s;
    } else if constexpr (IsDuration<Value>) {
        return u"12"_s; // seconds become milliseconds
    } else if constexpr (std::is_integral_v<Value>) {
        return u"10"_s;
    } else {
        return u"text"_s;
    }
}

template <class Value>
void Shape::field(QLatin1StringView name, const Value &value)
{
    always.insert(name, shapeOf(value));
}

template <class Value>
void Shape::optional(QLatin1StringView name, const Value &value)
{
    perhaps.insert(name, shapeOf(value));
}

template <class Value>
void Output::field(QLatin1StringView name, const Value &value)
{
    object.insert(name, toJson(value));
}

template <class Value>
bool Checker::isOfType(const QJsonValue &json, const Value &value)
{
    if constexpr (IsOptional<Value>) {
        return json.isNull() || isOfType(json, typename Value::value_type());
    } else if constexpr (isList<Value>) {
        const QJsonArray list = json.toArray();
        return json.isArray() && std::all_of(list.begin(), list.end(), [](const QJsonValue &item) {
                   return isOfType(item, typename Value::value_type());
               });
    } else if constexpr (HasFields<Value>) {
        Checker inner{json.toObject()};
        Value copy = value;
        fields(inner, copy);
        return json.isObject() && inner.isSound;
    } else if constexpr (std::is_same_v<Value, bool>) {
        return json.isBool();
    } else if constexpr (std::is_arithmetic_v<Value> || IsDuration<Value> || std::is_same_v<Value, Money> ||
                         std::is_same_v<Value, MoneySum> || std::is_same_v<Value, QDateTime>) {
        return json.isDouble();
    } else {
        return json.isString();
    }
}

template <class Value>
void Normalizer::field(QLatin1StringView name, Value &value) const
{
    if constexpr (std::is_same_v<Value, QString>) {
        value = storableText(std::move(value));
    } else if constexpr (std::is_same_v<Value, ProviderStatus>) {
        value = ProviderStatus::fromWire(storableText(value.asReceived()));
    } else if constexpr (IsOptional<Value>) {
        if (value)
            field(name, *value);
    } else if constexpr (isList<Value>) {
        for (auto &item : value)
            field(name, item);
    } else if constexpr (HasFields<Value>) {
        fields(*this, value);
    }
}

template <class Value>
void Input::field(QLatin1StringView name, Value &value) const
{
    fromJson(object.value(name), value);
}

} // namespace balcao::eventcodec
