// SPDX-License-Identifier: MIT
#include "ui/text/banklimits.h"

#include "ui/text/display.h"

#include <QCoreApplication>

namespace balcao::banklimits
{

namespace
{

struct BankLimitsTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::BankLimits)
};

QString limit(qint64 centavos)
{
    return display::amount(Money::fromCentavos(centavos).value_or(Money()));
}

} // namespace

bool isNight(QTime at)
{
    constexpr int begins = 20;
    constexpr int ends = 6;
    return at.isValid() && (at.hour() >= begins || at.hour() < ends);
}

bool isOverNightLimit(Money amount, QTime at)
{
    return amount.centavos() > nightCentavos && isNight(at);
}

bool isOverNewPhoneLimit(Money amount)
{
    return amount.centavos() > newPhoneCentavos;
}

QString nightSentence(Money amount, QTime at)
{
    return isOverNightLimit(amount, at)
               ? BankLimitsTr::tr("8 pm to 6 am: many banks limit Pix to %1.").arg(limit(nightCentavos))
               : QString();
}

QString newCustomerSentence(Money amount)
{
    return isOverNewPhoneLimit(amount)
               ? BankLimitsTr::tr("New here. If the phone is new to the bank: %1 at most.").arg(limit(newPhoneCentavos))
               : QString();
}

QString newPhoneSentence()
{
    return BankLimitsTr::tr("From a phone that is new to the bank %1 is the most.").arg(limit(newPhoneCentavos));
}

} // namespace balcao::banklimits
