// SPDX-License-Identifier: MIT
#include "core/charge/providererror.h"

#include "core/enumnames.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr auto categoryNames = [] {
    using enum ProviderError::Category;
    return std::array{std::pair{None, "none"_L1},
                      std::pair{Auth, "auth"_L1},
                      std::pair{Permission, "permission"_L1},
                      std::pair{NotFound, "not_found"_L1},
                      std::pair{Conflict, "conflict"_L1},
                      std::pair{Validation, "validation"_L1},
                      std::pair{RateLimit, "rate_limit"_L1},
                      std::pair{Unavailable, "unavailable"_L1},
                      std::pair{Server, "server"_L1},
                      std::pair{Business, "business"_L1}};
}();
static_assert(isComplete(categoryNames, ProviderError::Category::Business));

constexpr std::array causeNames = {
    std::pair{ProviderError::Cause::Cancelled, "cancelled"_L1},
    std::pair{ProviderError::Cause::ConnectionRefused, "connection_refused"_L1},
    std::pair{ProviderError::Cause::HostNotFound, "host_not_found"_L1},
    std::pair{ProviderError::Cause::ConnectTimeout, "connect_timeout"_L1},
    std::pair{ProviderError::Cause::Tls, "tls"_L1},
    std::pair{ProviderError::Cause::CertificateExpired, "certificate_expired"_L1},
    std::pair{ProviderError::Cause::CertificateNotYetValid, "certificate_not_yet_valid"_L1},
    std::pair{ProviderError::Cause::CertificateOtherName, "certificate_other_name"_L1},
    std::pair{ProviderError::Cause::CertificateUnknownAuthority, "certificate_unknown_authority"_L1},
    std::pair{ProviderError::Cause::NoSecureConnection, "no_secure_connection"_L1},
    std::pair{ProviderError::Cause::Proxy, "proxy"_L1},
    std::pair{ProviderError::Cause::ProxyRefused, "proxy_refused"_L1},
    std::pair{ProviderError::Cause::NetworkUnreachable, "network_unreachable"_L1},
    std::pair{ProviderError::Cause::NotRecorded, "not_recorded"_L1},
    std::pair{ProviderError::Cause::ProgramEnded, "program_ended"_L1},
    std::pair{ProviderError::Cause::Deadline, "deadline"_L1},
    std::pair{ProviderError::Cause::ConnectionLost, "connection_lost"_L1},
    std::pair{ProviderError::Cause::InterimAnswer, "interim_answer"_L1},
    std::pair{ProviderError::Cause::ReplyTooLarge, "reply_too_large"_L1},
    std::pair{ProviderError::Cause::Redirect, "redirect"_L1},
    std::pair{ProviderError::Cause::HttpStatus, "http_status"_L1},
    std::pair{ProviderError::Cause::NoSuchOperation, "no_such_operation"_L1},
    std::pair{ProviderError::Cause::ErrorInReply, "error_in_reply"_L1},
    std::pair{ProviderError::Cause::UnreadableReply, "unreadable_reply"_L1},
    std::pair{ProviderError::Cause::PackedReply, "packed_reply"_L1},
    std::pair{ProviderError::Cause::TxidMissing, "txid_missing"_L1},
    std::pair{ProviderError::Cause::OtherTxid, "other_txid"_L1}};
static_assert(isComplete(causeNames, ProviderError::Cause::OtherTxid));

} // namespace

QString key(ProviderError::Category category)
{
    return nameIn(categoryNames, category);
}

ProviderError::Category categoryNamed(QStringView name)
{
    return valueIn(categoryNames, name).value_or(ProviderError::Category::None);
}

QString key(ProviderError::Cause cause)
{
    return nameIn(causeNames, cause);
}

ProviderError::Cause causeNamed(QStringView name)
{
    return valueIn(causeNames, name).value_or(ProviderError::Cause::ConnectionLost);
}

} // namespace balcao
