// SPDX-License-Identifier: MIT
#include "core/operators/pin.h"

#include "core/operators/pbkdf2.h"
#include "core/values/secret.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr auto sha256 = QCryptographicHash::Sha256;
constexpr auto base64 = QByteArray::Base64Encoding | QByteArray::OmitTrailingEquals;

QByteArray newSalt()
{
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), static_cast<qsizetype>(bits.size()));
    return QByteArray(reinterpret_cast<const char *>(bits.data()), sizeof bits);
}

/** In the same time whatever differs. */
bool isSame(const QByteArray &left, const QByteArray &right)
{
    if (left.size() != right.size())
        return false;
    int difference = 0;
    for (qsizetype i = 0; i < left.size(); ++i)
        difference |= left.at(i) ^ right.at(i);
    return difference == 0;
}

} // namespace

Pin::Digits::~Digits()
{
    wipe(text);
}

Expected<Pin, PinError> Pin::parse(QByteArrayView text, Role role)
{
    const auto isDigit = [](char sign) { return sign >= '0' && sign <= '9'; };
    if (!std::all_of(text.begin(), text.end(), isDigit))
        return Unexpected<PinError>(PinError::NotDigits);
    if (text.size() < shortestFor(role))
        return Unexpected<PinError>(PinError::TooShort);
    if (text.size() > longest)
        return Unexpected<PinError>(PinError::TooLong);
    return of(text);
}

Expected<Pin, PinError> Pin::badge(QByteArrayView text)
{
    const auto isPrintable = [](char sign) { return sign > ' ' && sign <= '~'; };
    if (!std::all_of(text.begin(), text.end(), isPrintable))
        return Unexpected<PinError>(PinError::NotABadge);
    if (text.size() < shortestBadge)
        return Unexpected<PinError>(PinError::BadgeTooShort);
    if (text.size() > longestBadge)
        return Unexpected<PinError>(PinError::BadgeTooLong);
    return of(text);
}

Pin Pin::of(QByteArrayView text)
{
    Pin pin;
    std::copy(text.begin(), text.end(), pin.m_digits->text.begin());
    pin.m_digits->size = text.size();
    return pin;
}

QByteArray PinSecret::keyIdOf(const QByteArray &pepper)
{
    constexpr qsizetype digits = 8;
    return pepper.isEmpty() ? QByteArray() : QCryptographicHash::hash(pepper, sha256).toHex().first(digits);
}

QByteArray PinSecret::hashOf(const Pin &pin, const QByteArray &pepper) const
{
    const auto &text = pin.m_digits->text;
    const QByteArray block = QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()));
    const QByteArray digits = QByteArray::fromRawData(text.data(), pin.size());
    const QByteArray password = m_keyId.isEmpty() ? block : QMessageAuthenticationCode::hash(digits, pepper, sha256);
    return pbkdf2::derive(password, m_salt, m_rounds);
}

PinSecret PinSecret::of(const Pin &pin, const QByteArray &pepper, int rounds)
{
    PinSecret secret;
    secret.m_rounds = rounds;
    secret.m_keyId = keyIdOf(pepper);
    secret.m_salt = newSalt();
    secret.m_hash = secret.hashOf(pin, pepper);
    return secret;
}

PinSecret PinSecret::like(const PinSecret &alike, const Pin &badge, const QByteArray &pepper)
{
    PinSecret secret = alike;
    secret.m_hash = secret.hashOf(badge, pepper);
    return secret;
}

QString PinSecret::find(const Pin &badge, const QByteArray &pepper, const QList<std::pair<QString, PinSecret>> &all)
{
    QList<PinSecret> tried;
    for (const auto &[id, known] : all) {
        if (!known.isOf(pepper))
            continue;
        const auto isAlike = [&known = known](const PinSecret &other) {
            return other.m_salt == known.m_salt && other.m_rounds == known.m_rounds && other.m_keyId == known.m_keyId;
        };
        auto made = std::find_if(tried.cbegin(), tried.cend(), isAlike);
        if (made == tried.cend()) {
            tried.append(like(known, badge, pepper));
            made = std::prev(tried.cend());
        }
        if (isSame(made->m_hash, known.m_hash))
            return id;
    }
    return {};
}

std::optional<PinSecret> PinSecret::parse(const QString &text)
{
    static const QRegularExpression form(
        uR"(^\$pbkdf2-sha256\$i=(\d{1,7})(?:,k=([0-9a-f]{8}))?\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$)"_s);
    const auto found = form.match(text);
    const int rounds = found.captured(1).toInt();
    if (!found.hasMatch() || rounds == 0)
        return std::nullopt;
    PinSecret secret;
    secret.m_rounds = rounds;
    secret.m_keyId = found.captured(2).toLatin1();
    secret.m_salt = QByteArray::fromBase64(found.captured(3).toLatin1());
    secret.m_hash = QByteArray::fromBase64(found.captured(4).toLatin1());
    return secret;
}

QString PinSecret::text() const
{
    const QString key = m_keyId.isEmpty() ? QString() : u",k="_s + QString::fromLatin1(m_keyId);
    return u"$pbkdf2-sha256$i=%1%2$%3$%4"_s.arg(QString::number(m_rounds), key,
                                                QString::fromLatin1(m_salt.toBase64(base64)),
                                                QString::fromLatin1(m_hash.toBase64(base64)));
}

bool PinSecret::fits(const Pin &pin, const QByteArray &pepper) const
{
    return isOf(pepper) && isSame(hashOf(pin, pepper), m_hash);
}

PinSecret PinSecret::grown(const Pin &pin, const QByteArray &pepper, int wanted) const
{
    return of(pin, m_keyId.isEmpty() ? QByteArray() : pepper, wanted);
}

} // namespace balcao
