// SPDX-License-Identifier: MIT
#include "core/reply.h"

namespace balcao
{

ReplyBase::~ReplyBase()
{
    m_state->isDropped = true;
}

void ReplyBase::drop()
{
    m_state->isDropped = true;
    disconnect();
    deleteLater();
}

void ReplyBase::follow(const ReplyBase &other)
{
    m_state = other.m_state;
    connect(&other, &ReplyBase::progressed, this, &ReplyBase::progressed);
}

void ReplyBase::end()
{
    m_isFinished = true;
    deleteLater();
    Q_EMIT finished();
}

void ReplyBase::endLater()
{
    QMetaObject::invokeMethod(this, &ReplyBase::end, Qt::QueuedConnection);
}

} // namespace balcao

#include "moc_reply.cpp"
