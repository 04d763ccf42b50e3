// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerevent.h"

#include <QCryptographicHash>
#include <QUuid>

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
    FieldHash() { m_text.reserve(usual); }
    void add(const QByteArray &field)
    {
        m_text += QByteArray::number(field.size());
        m_text += ':';
        m_text += field;
    }
    void add(const QString &field) { add(field.toUtf8()); }
    void add(qint64 number) { add(QByteArray::number(number)); }
    [[nodiscard]] QByteArray hex() const
    {
        return QCryptographicHash::hash(m_text, QCryptographicHash::Sha256).toHex();
    }

private:
    static constexpr qsizetype usual = 1024;
    QByteArray m_text;
};

} // namespace

QString EventDraft::newToken()
{
    return QUuid::createUuid().toString(QUuid::Id128);
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
