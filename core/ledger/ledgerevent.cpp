// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerevent.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QUuid>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

/** Each field with its length before it, so that no two different events read alike. */
class FieldHash
{
public:
    void add(const QByteArray &field) { m_text += QByteArray::number(field.size()) + ':' + field; }
    void add(const QString &field) { add(field.toUtf8()); }
    void add(qint64 number) { add(QByteArray::number(number)); }
    [[nodiscard]] QByteArray hex() const
    {
        return QCryptographicHash::hash(m_text, QCryptographicHash::Sha256).toHex();
    }

private:
    QByteArray m_text;
};

} // namespace

QString EventDraft::newToken()
{
    return QUuid::createUuid().toString(QUuid::Id128);
}

QString newAttemptId()
{
    // UUID version 7 (RFC 9562): 48 bits of milliseconds, then chance. An index on it grows at its end.
    std::array<quint64, 2> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), static_cast<qsizetype>(bits.size()));
    const auto milliseconds = static_cast<quint64>(QDateTime::currentMSecsSinceEpoch());
    const quint64 high = (milliseconds << 16U) | 0x7000U | (bits[0] & 0x0fffU);
    const quint64 low = (bits[1] & 0x3fff'ffff'ffff'ffffU) | 0x8000'0000'0000'0000U;
    QString text = u"%1%2"_s.arg(high, 16, 16, QChar(u'0')).arg(low, 16, 16, QChar(u'0'));
    for (const qsizetype position : {20, 16, 12, 8})
        text.insert(position, u'-');
    return text;
}

QString shortName(const QString &attemptId)
{
    const QString tail = attemptId.right(6).toUpper();
    return tail.left(4) + u'-' + tail.sliced(qMin<qsizetype>(4, tail.size()));
}

QByteArray eventhash::ofPersonal(const QByteArray &salt, const QByteArray &text)
{
    FieldHash hash;
    hash.add(salt);
    hash.add(text);
    return hash.hex();
}

QByteArray eventhash::ofEvent(const QByteArray &previous, const EventRow &event, qint64 idsHashedAfter)
{
    FieldHash hash;
    hash.add(previous);
    hash.add(event.counter);
    hash.add(event.sequence);
    hash.add(event.at.toMSecsSinceEpoch());
    hash.add(event.kind);
    hash.add(event.attempt);
    hash.add(event.sale);
    hash.add(event.replaces);
    hash.add(qint64{event.correction});
    hash.add(event.txid);
    hash.add(event.operatorName);
    hash.add(event.amount ? event.amount->centavos() : qint64{-1});
    hash.add(event.data);
    hash.add(event.personalHash);
    hash.add(event.token);
    if (event.id > idsHashedAfter)
        hash.add(event.id);
    // Events of before version 4 have none. It is told by two fields: the number of fields (15, one more with an id, two more with
    // this) says which of them are there, so that no two events read alike.
    if (!event.authorisedBy.isEmpty()) {
        hash.add("authorised_by"_ba);
        hash.add(event.authorisedBy);
    }
    return hash.hex();
}

} // namespace balcao
