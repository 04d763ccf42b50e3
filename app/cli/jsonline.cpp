// SPDX-License-Identifier: MIT
#include "app/cli/jsonline.h"

#include <QJsonDocument>

namespace balcao::cli
{

JsonLine &JsonLine::add(QLatin1StringView key, const QJsonValue &value)
{
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    if (!m_members.isEmpty())
        m_members += ',';
    m_members += '"' + QByteArray(key.data(), key.size()) + "\":" + list.sliced(1, list.size() - 2);
    return *this;
}

JsonLine &JsonLine::add(const QJsonObject &members)
{
    for (auto member = members.begin(); member != members.end(); ++member)
        add(QLatin1StringView(member.key().toLatin1()), member.value());
    return *this;
}

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonArray problemArray(const QList<Problem> &problems, const QString &key)
{
    QJsonArray list;
    for (const Problem &problem : problems)
        list.append(QJsonObject{{key, textOrNull(problem.field)}, {QStringLiteral("message"), problem.message}});
    return list;
}

} // namespace balcao::cli
