// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace balcao
{

/** One value of a JSON text that came from outside, kept as it was written.
 *
 *  A number is its token ("25.750000000000004", "1e2"), never a double, so that no centavo is lost. An object keeps all its
 *  members in order, a repeated name too: find() says when two of them disagree, and the reader of that field decides what
 *  the doubt means. At most maxDepth levels; deeper text is not read at all.
 */
class JsonValue
{
public:
    enum class Kind { Null, Bool, Number, String, Array, Object };

    static constexpr int maxDepth = 64;
    /** The token of a number that no floating point type holds ("1E400", 400 digits): larger than any amount. */
    static constexpr const char *tooLargeNumber = "9e99";

    /** Empty when @p text is not exactly one JSON value in UTF-8. A byte order mark in front is forgiven. */
    [[nodiscard]] static std::optional<JsonValue> parse(const QByteArray &text);

    struct Found {
        /** The first member of that name; nullptr when there is none. */
        const JsonValue *value = nullptr;
        /** The name is there again with another value. */
        bool conflict = false;
    };

    [[nodiscard]] Kind kind() const noexcept { return m_kind; }
    [[nodiscard]] bool isNull() const noexcept { return m_kind == Kind::Null; }
    [[nodiscard]] bool isNumber() const noexcept { return m_kind == Kind::Number; }
    [[nodiscard]] bool isString() const noexcept { return m_kind == Kind::String; }
    [[nodiscard]] bool isArray() const noexcept { return m_kind == Kind::Array; }
    [[nodiscard]] bool isObject() const noexcept { return m_kind == Kind::Object; }
    [[nodiscard]] bool isTrue() const noexcept { return m_kind == Kind::Bool && m_true; }
    [[nodiscard]] bool isFalse() const noexcept { return m_kind == Kind::Bool && !m_true; }
    /** A string's characters (NUL included) or a number's token; else nothing. */
    [[nodiscard]] const QString &text() const noexcept { return m_text; }
    /** The values of an array or an object, in order. */
    [[nodiscard]] const std::vector<JsonValue> &items() const noexcept { return m_items; }
    /** The names of an object's members, one for each of items(). */
    [[nodiscard]] const QStringList &keys() const noexcept { return m_keys; }
    /** Exact spelling. Nothing in what is not an object. */
    [[nodiscard]] Found find(QLatin1StringView key) const;

    bool operator==(const JsonValue &) const = default;

private:
    friend class JsonTreeBuilder;
    JsonValue() = default;

    Kind m_kind = Kind::Null;
    bool m_true = false;
    QString m_text;
    QStringList m_keys;
    std::vector<JsonValue> m_items;
};

} // namespace balcao
