// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/amountunit.h"

#include <QString>

namespace balcao
{

/** The terms of requests to a provider. What is known about a provider is valid while none of them changes. */
struct ProviderTerms {
    QString baseUrl;
    AmountUnit unit = AmountUnit::Reais;
    bool isReadingOn = false;
    /** Salt and salted digest of the key, hexadecimal: they only show whether the key changed. */
    QString keySalt;
    QString keyDigest;

    bool operator==(const ProviderTerms &) const = default;
};

} // namespace balcao
