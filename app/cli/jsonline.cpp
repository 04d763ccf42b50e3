// SPDX-License-Identifier: MIT
#include "app/cli/jsonline.h"

#include <QJsonArray>
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

} // namespace balcao::cli
