// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerevent.h"

#include <QCryptographicHash>
#include <QStringList>
#include <QUuid>
#include <QtEndian>

#include <algorithm>
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

/** A stored U+FFFD was one of these. */
constexpr std::array<char16_t, 3> signs{QChar::ReplacementCharacter, 0xFFFF, 0xFFFE};

/** @p texts with the @p chosen signs in place of each U+FFFD. */
QStringList withSigns(QStringList texts, QStringView chosen)
{
    for (QString &text : texts) {
        for (QChar &sign : text) {
            if (sign == QChar::ReplacementCharacter) {
                sign = chosen.front();
                chosen = chosen.sliced(1);
            }
        }
    }
    return texts;
}

/** Whether @p fits accepts @p texts as one of the readings: all signs alike, or each combination of a few. */
template <class Fits>
bool fitsReading(const QStringList &texts, const Fits &fits)
{
    constexpr qsizetype mostMixed = 5;
    const qsizetype count = texts.join(QString()).count(QChar(QChar::ReplacementCharacter));
    if (count == 0)
        return fits(texts);
    for (const char16_t sign : signs) {
        if (fits(withSigns(texts, QString(count, sign))))
            return true;
    }
    // Counted up as a number of base three, its last digit first.
    QString chosen(count, signs.front());
    for (qsizetype digit = 0; count <= mostMixed && digit < count;) {
        const auto next = std::find(signs.begin(), signs.end(), chosen.at(digit).unicode()) + 1;
        const bool isCarried = next == signs.end();
        chosen[digit] = isCarried ? signs.front() : *next;
        digit = isCarried ? digit + 1 : 0;
        if (!isCarried && fits(withSigns(texts, chosen)))
            return true;
    }
    return false;
}

/** The change that SQLite made to a column's text: it took a byte order mark from its beginning, or read a lone surrogate at its end. */
enum class Origin { Same, Marked, Swapped, Halved, MarkedAndHalved };
constexpr unsigned origins = 5;

/** The text that was hashed; nothing: it has no such origin. A lone surrogate was hashed as a question mark. */
std::optional<QString> textOf(Origin origin, QString text)
{
    if (origin == Origin::Swapped) {
        for (QChar &sign : text)
            sign = QChar(qbswap(sign.unicode()));
        return QChar(0xFFFE) + text;
    }
    if (origin == Origin::Halved || origin == Origin::MarkedAndHalved) {
        if (!text.endsWith(QChar(QChar::ReplacementCharacter)))
            return std::nullopt;
        text.back() = u'?';
    }
    const bool isMarked = origin == Origin::Marked || origin == Origin::MarkedAndHalved;
    return isMarked ? QChar(QChar::ByteOrderMark) + text : text;
}

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

std::optional<QByteArray> eventhash::personalAsHashed(const QByteArray &hash, const QByteArray &salt,
                                                      const QByteArray &text)
{
    std::optional<QByteArray> found;
    static_cast<void>(fitsReading({QString::fromUtf8(text)}, [&](const QStringList &texts) {
        const QByteArray read = texts.constFirst().toUtf8();
        if (ofPersonal(salt, read) == hash)
            found = read;
        return found.has_value();
    }));
    return found;
}

std::optional<EventRow> eventhash::asHashed(const QByteArray &previous, const EventRow &event, qint64 idsHashedAfter)
{
    if (event.hash == ofEvent(previous, event, idsHashedAfter))
        return event;
    EventRow row = event;
    // Ids of attempts and sales are the program's own.
    const std::array texts{&row.txid, &row.operatorName, &row.authorisedBy};
    const auto fits = [&](const QStringList &read, unsigned number) {
        for (std::size_t i = 0; i < texts.size(); ++i, number /= origins) {
            const auto text = textOf(static_cast<Origin>(number % origins), read.at(static_cast<qsizetype>(i)));
            if (!text)
                return false;
            *texts.at(i) = *text;
        }
        row.data = read.constLast().toUtf8();
        return row.hash == ofEvent(previous, row, idsHashedAfter);
    };
    const QStringList stored{row.txid, row.operatorName, row.authorisedBy, QString::fromUtf8(row.data)};
    for (unsigned number = 0; number < origins * origins * origins; ++number) {
        if (fitsReading(stored, [&](const QStringList &read) { return fits(read, number); }))
            return row;
    }
    return std::nullopt;
}

} // namespace balcao
