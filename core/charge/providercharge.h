// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/providerstatus.h"
#include "core/values/money.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace balcao
{

/** A timestamp of the provider: the text as received, and the moment it names when it is a real one. */
struct ProviderTime {
    QString text;
    /** UTC. Empty when the text is missing or no real date: then there is no countdown, and nothing pretends there is. */
    std::optional<QDateTime> moment;

    bool operator==(const ProviderTime &) const = default;
};

/** The customer as the provider echoes it: untrusted text, compared with what was sent, never sent again. */
struct EchoedCustomer {
    QString name;
    QString phone;
    QString email;
    QString taxId;

    bool operator==(const EchoedCustomer &) const = default;
};

/** A charge as the provider's last answer describes it (interface 2.1). What was asked for is kept apart, by who asked. */
struct ProviderCharge {
    QString txid;
    /** Empty: the answer held no amount that can be accepted. */
    std::optional<Money> amount;
    ProviderStatus status = ProviderStatus::fromWire(QString());
    QString method;
    /** pix_copia_e_cola as received: untrusted until brcode/codecheck has passed it. */
    QString copyAndPaste;
    std::optional<EchoedCustomer> customer;
    ProviderTime createdAt;
    ProviderTime updatedAt;
    ProviderTime expiresAt;

    bool operator==(const ProviderCharge &) const = default;
};

} // namespace balcao
