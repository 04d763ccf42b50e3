// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/arguments.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QLatin1StringView>

namespace balcao::cli
{

/** The form of the JSON that scripts read: the key "schema". A new number only for what would break them. */
constexpr int jsonSchema = 1;

/** One JSON object as one line of UTF-8, its keys in the order in which they were added. */
class JsonLine
{
public:
    /** The keys are our own: each is added once and needs no escaping. */
    JsonLine &add(QLatin1StringView key, const QJsonValue &value);
    JsonLine &add(const QJsonObject &members);
    /** Without a line end. */
    [[nodiscard]] QByteArray text() const { return '{' + m_members + '}'; }

private:
    QByteArray m_members;
};

/** null for a text that is not known: a null or empty one. */
[[nodiscard]] QJsonValue textOrNull(const QString &text);

/** Each with its message, and its field as @p key. */
[[nodiscard]] QJsonArray problemArray(const QList<Problem> &problems, const QString &key);

} // namespace balcao::cli
