// SPDX-License-Identifier: MIT
#include "core/service/commandreply.h"

#include <utility>

namespace balcao
{

void CommandReply::whenFinished(QObject *context, std::function<void(const CommandResult &)> then)
{
    connect(this, &CommandReply::finished, context, [this, then = std::move(then)] { then(*m_result); });
}

void CommandReply::finish(CommandResult result)
{
    if (m_result)
        return;
    m_result = std::move(result);
    QMetaObject::invokeMethod(
        this,
        [this] {
            deleteLater();
            Q_EMIT finished();
        },
        Qt::QueuedConnection);
}

} // namespace balcao

#include "moc_commandreply.cpp"
