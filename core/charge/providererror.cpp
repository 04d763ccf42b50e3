// SPDX-License-Identifier: MIT
#include "core/charge/providererror.h"

#include "core/charge/enumnames.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

QString key(ProviderError::Category category)
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

ProviderError::Category categoryNamed(QStringView name)
{
    for (int i = 0; i <= static_cast<int>(ProviderError::Category::Business); ++i) {
        if (key(static_cast<ProviderError::Category>(i)) == name)
            return static_cast<ProviderError::Category>(i);
    }
    return ProviderError::Category::None;
}

namespace
{

constexpr std::array causeNames = {std::pair{ProviderError::Cause::Cancelled, "cancelled"_L1},
                                   std::pair{ProviderError::Cause::ConnectionRefused, "connection_refused"_L1},
                                   std::pair{ProviderError::Cause::HostNotFound, "host_not_found"_L1},
                                   std::pair{ProviderError::Cause::ConnectTimeout, "connect_timeout"_L1},
                                   std::pair{ProviderError::Cause::Tls, "tls"_L1},
                                   std::pair{ProviderError::Cause::Proxy, "proxy"_L1},
                                   std::pair{ProviderError::Cause::NetworkUnreachable, "network_unreachable"_L1},
                                   std::pair{ProviderError::Cause::NotRecorded, "not_recorded"_L1},
                                   std::pair{ProviderError::Cause::ProgramEnded, "program_ended"_L1},
                                   std::pair{ProviderError::Cause::Deadline, "deadline"_L1},
                                   std::pair{ProviderError::Cause::ConnectionLost, "connection_lost"_L1},
                                   std::pair{ProviderError::Cause::ReplyTooLarge, "reply_too_large"_L1},
                                   std::pair{ProviderError::Cause::Redirect, "redirect"_L1},
                                   std::pair{ProviderError::Cause::HttpStatus, "http_status"_L1},
                                   std::pair{ProviderError::Cause::NoSuchOperation, "no_such_operation"_L1},
                                   std::pair{ProviderError::Cause::ErrorInReply, "error_in_reply"_L1},
                                   std::pair{ProviderError::Cause::UnreadableReply, "unreadable_reply"_L1},
                                   std::pair{ProviderError::Cause::TxidMissing, "txid_missing"_L1},
                                   std::pair{ProviderError::Cause::OtherTxid, "other_txid"_L1}};

} // namespace

QString key(ProviderError::Cause cause)
{
    return nameIn(causeNames, cause);
}

ProviderError::Cause causeNamed(QStringView name)
{
    return valueIn(causeNames, name).value_or(ProviderError::Cause::ConnectionLost);
}

} // namespace balcao
