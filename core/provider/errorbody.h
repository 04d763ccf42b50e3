// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/providererror.h"
#include "core/provider/jsontree.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace balcao
{

/** What an answer that says no tells in words. The shapes that Brazilian providers use are listed in docs/outcomes.md. */
struct ErrorBody {
    QStringList messages;
    QList<FieldMessage> fields;
    QString code;
    std::optional<std::chrono::seconds> retryAfter;
};

/** Collects the sentences of @p body: the one for people first, then one for each item of its lists, each once.
 *  Whatever the shape: a body without text gives nothing. Markup and control characters are taken out, lengths are bounded.
 */
[[nodiscard]] ErrorBody readErrorBody(const JsonValue &body);

/** The answer says no in itself, whatever its HTTP status: "error" or a list of errors holds something, or success is false,
 *  at the top or in "data".
 */
[[nodiscard]] bool saysNo(const JsonValue &body);

/** Not null, false, 0, blank or empty. */
[[nodiscard]] bool holdsSomething(const JsonValue &value);

} // namespace balcao
