// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/providererror.h"

#include <QList>

#include <optional>

class QNetworkReply;
class QSslError;

namespace balcao
{

/** Why a connection did not stand when @p reply ended and no byte of its body had been read. @p certificate: what TLS had
 *  against the peer's certificate, if anything.
 */
[[nodiscard]] ProviderError::Cause causeBeforeBody(const QNetworkReply &reply,
                                                   std::optional<ProviderError::Cause> certificate);

/** Of several errors the one that makes the others idle: nobody's signature before another name, that before its dates. */
[[nodiscard]] ProviderError::Cause causeOf(const QList<QSslError> &certificateErrors);

} // namespace balcao
