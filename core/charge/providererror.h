// SPDX-License-Identifier: MIT
#pragma once

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
[[nodiscard]] QString key(ProviderError::Category category);
[[nodiscard]] ProviderError::Category categoryNamed(QStringView name);
/** "connection_lost", …; an unknown name is ConnectionLost. */
[[nodiscard]] QString key(ProviderError::Cause cause);
[[nodiscard]] ProviderError::Cause causeNamed(QStringView name);

} // namespace balcao
