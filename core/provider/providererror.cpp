// SPDX-License-Identifier: MIT
#include "core/provider/providererror.h"

using namespace Qt::StringLiterals;

namespace balcao
{

QString wireName(ProviderError::Category category)
{
    switch (category) {
    case ProviderError::Category::None:
        return u"none"_s;
    case ProviderError::Category::Auth:
        return u"auth"_s;
    case ProviderError::Category::Permission:
        return u"permission"_s;
    case ProviderError::Category::NotFound:
        return u"not_found"_s;
    case ProviderError::Category::Conflict:
        return u"conflict"_s;
    case ProviderError::Category::Validation:
        return u"validation"_s;
    case ProviderError::Category::RateLimit:
        return u"rate_limit"_s;
    case ProviderError::Category::Unavailable:
        return u"unavailable"_s;
    case ProviderError::Category::Server:
        return u"server"_s;
    case ProviderError::Category::Business:
        return u"business"_s;
    }
    return {};
}

} // namespace balcao
