// SPDX-License-Identifier: MIT
#include "core/provider/onceonlybody.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace balcao
{

OnceOnlyBody::OnceOnlyBody(QByteArray body, Permission mayLeave, QObject *parent)
    : QIODevice(parent)
    , m_body(std::move(body))
    , m_mayLeave(std::move(mayLeave))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

void OnceOnlyBody::seal() noexcept
{
    m_state = State::Sealed;
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
        if (!m_mayLeave()) {
            m_state = State::Sealed;
            QMetaObject::invokeMethod(this, &OnceOnlyBody::refused, Qt::QueuedConnection);
            return 0;
        }
        if (m_state == State::Sealed)
            return 0;
        m_state = State::Leaving;
    }
    const qint64 size = std::min<qint64>(maxSize, m_body.size() - m_handedOut);
    if (size == 0)
        return -1;
    std::memcpy(data, m_body.constData() + m_handedOut, size_t(size));
    m_handedOut += size;
    return size;
}

} // namespace balcao
