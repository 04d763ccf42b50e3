// SPDX-License-Identifier: MIT
#pragma once

#include "core/enumnames.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace balcao
{

/** A message of the provider that names one of the request's fields ("customer.email"). Untrusted text, to be quoted. */
struct FieldMessage {
    QString field;
    QString message;

    bool operator==(const FieldMessage &) const = default;
};

/** Why a request did not end in a charge, and what that proves.
 *
 *  The outcome is what matters to the cashier: NotSent and Refused are certain, everything else is Unknown, and what is
 *  unknown is never called failed and never sent again by the program.
 */
struct ProviderError {
    enum class Outcome {
        /** No byte of the body left this computer. */
        NotSent,
        /** A complete answer that says no. */
        Refused,
        /** The provider may have done it. */
        Unknown
    };

    enum class Cause {
        // before the body
        Cancelled,
        ConnectionRefused,
        HostNotFound,
        ConnectTimeout,
        /** The peer's certificate, for a reason that none of the next names. */
        Tls,
        CertificateExpired,
        CertificateNotYetValid,
        /** It names another host. */
        CertificateOtherName,
        /** Signed by itself, or by nobody whom this computer trusts. */
        CertificateUnknownAuthority,
        /** The peer does not speak TLS, or none that this computer does. */
        NoSecureConnection,
        /** It was not there, or gave no answer of a proxy. */
        Proxy,
        /** It did not let the connection through. */
        ProxyRefused,
        NetworkUnreachable,
        /** The ledger did not take the attempt or its mark. */
        NotRecorded,
        /** The program ended in the middle; found in the ledger at the next start. Before or after the body. */
        ProgramEnded,
        // after it
        Deadline,
        /** The connection ended, by Qt's word or by the announced length, before the answer did. */
        ConnectionLost,
        /** A 1xx came, behind which Qt does not read. */
        InterimAnswer,
        ReplyTooLarge,
        Redirect,
        HttpStatus,
        /** 404 to a create, which names nothing that could be missing: most often a base URL without its version. */
        NoSuchOperation,
        ErrorInReply,
        UnreadableReply,
        /** Packed in a way that is not known here. */
        PackedReply,
        TxidMissing,
        OtherTxid
    };

    enum class Category {
        None,
        Auth,
        Permission,
        NotFound,
        Conflict,
        Validation,
        RateLimit,
        Unavailable,
        Server,
        Business
    };

    Outcome outcome = Outcome::Unknown;
    Cause cause = Cause::ConnectionLost;
    /** Zero: there was no complete answer. */
    int httpStatus = 0;
    Category category = Category::None;
    /** The provider's own sentences, without markup; untrusted, to be quoted. */
    QStringList messages;
    QList<FieldMessage> fields;
    QString code;
    std::optional<std::chrono::seconds> retryAfter;
    /** The answer's body as received, key redacted, for the support panel; at most 2 KiB. */
    QByteArray rawBody;

    [[nodiscard]] bool outcomeUnknown() const noexcept { return outcome == Outcome::Unknown; }
};

/** "auth", "not_found", … */
template <>
inline constexpr auto enumText<ProviderError::Category> = [] {
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
static_assert(isComplete(enumText<ProviderError::Category>, ProviderError::Category::Business));
/** "connection_lost", … */
template <>
inline constexpr std::array enumText<ProviderError::Cause> = {
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
static_assert(isComplete(enumText<ProviderError::Cause>, ProviderError::Cause::OtherTxid));

} // namespace balcao
