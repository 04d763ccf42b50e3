// SPDX-License-Identifier: MIT
#include "core/provider/onceonlybody.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace balcao
{

OnceOnlyBody::OnceOnlyBody(QByteArray body, QObject *parent)
    : QIODevice(parent)
    , m_body(std::move(body))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

void OnceOnlyBody::seal() noexcept
{
    m_state = State::Sealed;
}

void OnceOnlyBody::allow()
{
    if (m_state != State::Asking)
        return;
    m_state = State::Leaving;
    if (!m_isReading)
        Q_EMIT readyRead();
}

qint64 OnceOnlyBody::bytesAvailable() const
{
    return m_state == State::Sealed ? 0 : m_body.size() - m_handedOut;
}

bool OnceOnlyBody::atEnd() const
{
    return m_state == State::Leaving && m_handedOut == m_body.size();
}

qint64 OnceOnlyBody::readData(char *data, qint64 maxSize)
{
    // Zero is "not now": Qt waits, and what waits is torn down by whoever sealed the body. An error or an end of file would
    // let Qt go on with the headers.
    if (m_state == State::Sealed || maxSize <= 0)
        return 0;
    if (m_state == State::Waiting) {
        m_state = State::Asking;
        m_isReading = true;
        Q_EMIT asked();
        m_isReading = false;
    }
    if (m_state != State::Leaving)
        return 0;
    const qint64 size = std::min<qint64>(maxSize, m_body.size() - m_handedOut);
    if (size == 0)
        return -1;
    std::memcpy(data, m_body.constData() + m_handedOut, size_t(size));
    m_handedOut += size;
    return size;
}

} // namespace balcao

#include "moc_onceonlybody.cpp"
