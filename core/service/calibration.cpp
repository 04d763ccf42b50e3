// SPDX-License-Identifier: MIT
#include "core/service/calibration.h"

#include "core/operators/operators.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <array>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

QString digestOf(const ApiKey &key, const QString &salt)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(salt.toLatin1());
    // No copy of the key is left behind.
    QByteArray clear = key.authorization();
    hash.addData(clear);
    clear.fill('\0');
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace

Money calibrationAmount()
{
    constexpr qint64 centavos = 123;
    return Money::fromCentavos(centavos).value_or(Money());
}

ProviderTerms termsOf(const ProviderAccount &account, bool isReadingOn)
{
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), static_cast<qsizetype>(bits.size()));
    const QString salt =
        QString::fromLatin1(QByteArray(reinterpret_cast<const char *>(bits.data()), sizeof bits).toHex());
    return {.baseUrl = account.baseUrl.text(),
            .unit = account.amountUnit,
            .isReadingOn = isReadingOn,
            .keySalt = salt,
            .keyDigest = digestOf(account.key, salt)};
}

bool holdsFor(const ProviderTerms &terms, const ProviderAccount &account, bool isReadingOn)
{
    return terms.baseUrl == account.baseUrl.text() && terms.unit == account.amountUnit &&
           terms.isReadingOn == isReadingOn && terms.keyDigest == digestOf(account.key, terms.keySalt);
}

Calibration calibrationOf(const ShopProfile &profile, const Operators &operators, const ProviderAccount &account,
                          bool isReadingOn)
{
    if (profile.known() && holdsFor(profile.known()->terms, account, isReadingOn))
        return Calibration::Calibrated;
    if (profile.isOpen() && holdsFor(profile.begunWith(), account, isReadingOn))
        return Calibration::ChargeMade;
    return profile.attempt().isEmpty() && operators.isEmpty() ? Calibration::NotAsked : Calibration::NotCalibrated;
}

Permission mayCreate(Calibration calibration, const Operators &operators, const Actor &actor)
{
    if (calibration == Calibration::NotAsked || calibration == Calibration::Calibrated)
        return {};
    const bool isManager = operators.areAsked() && operators.mayAct(Act::Settings, actor.id(), {});
    return isManager ? Permission() : no(Obstacle::NotCalibrated);
}

Expected<Receiver, NotAsSeen> compared(const SeenInBank &seen, const Charge &charge)
{
    if (seen.amount != charge.amount)
        return Unexpected<NotAsSeen>(NotAsSeen::Amount);
    const auto receiver = charge.receiver();
    if (!receiver || !receiver->isShownAs(seen.receiver))
        return Unexpected<NotAsSeen>(NotAsSeen::Receiver);
    return *receiver;
}

} // namespace balcao
