// SPDX-License-Identifier: MIT
#include "ui/presentation/newcharge/phonelook.h"

#include "core/ledger/queries/chargequeries.h"
#include "core/values/phonenumber.h"

#include <algorithm>

namespace balcao
{

PhoneLook::PhoneLook(ChargeReader &reader, QObject *parent)
    : QObject(parent)
    , m_reader(reader)
{
}

void PhoneLook::look(const QString &typed)
{
    const auto phone = PhoneNumber::parse(typed);
    if (typed == m_typed || !phone)
        return;
    m_typed = typed;
    constexpr int few = 3; // a CPF may have the same digits
    m_newest.hold(m_reader.ask(FindCustomers{phone->national(), few}))
        ->whenFinished(this, [this, typed, phone = *phone](const Expected<QList<PastCustomer>, LedgerError> &found) {
            const auto hasIt = [&phone](const PastCustomer &past) { return PhoneNumber::parse(past.phone) == phone; };
            if (typed == m_typed && found && std::none_of(found->cbegin(), found->cend(), hasIt))
                Q_EMIT isNew(typed);
        });
}

} // namespace balcao

#include "moc_phonelook.cpp"
