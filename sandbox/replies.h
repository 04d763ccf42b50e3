// SPDX-License-Identifier: MIT
#pragma once

#include "sandbox/charge.h"
#include "sandbox/quirks.h"
#include "sandbox/reply.h"
#include "sandbox/requests.h"

#include <string_view>
#include <vector>

namespace balcao::sandbox
{

enum class Operation { Create, Update };

/** The charge object of section 2.1 for one of the two operations, with the given quirks.
 *  @p origin is what an image's URL starts with: http://127.0.0.1:PORT.
 */
[[nodiscard]] Reply chargeReply(const Charge &charge, Operation operation, const Quirks &quirks,
                                std::string_view origin);

/** {"error":{"code":…,"message":…}}; @p code is for programs, @p message for people (Portuguese). */
[[nodiscard]] Reply errorReply(int status, std::string_view code, std::string_view message);

/** 422 with one entry per field in error.errors. */
[[nodiscard]] Reply fieldErrorsReply(const FieldErrors &errors);

/** A PNG of the charge's code: 6 pixels a module. Empty when the code is too long for a QR code. */
[[nodiscard]] std::string qrPng(const Charge &charge);

/** What /sandbox/charges shows of a charge, whatever the quirks: amount in centavos, and no customer data. */
[[nodiscard]] std::string chargeSummary(const Charge &charge);

} // namespace balcao::sandbox
