// SPDX-License-Identifier: MIT
#pragma once

#include "sandbox/charge.h"
#include "sandbox/quirks.h"
#include "sandbox/requests.h"

#include <string>
#include <string_view>

namespace balcao::sandbox
{

/** What happens to the connection instead of an answer; Answer is the ordinary case. */
enum class Ending { Answer, Hang, Reset };

/** One answer, ready to be sent. */
struct Reply {
    int status = 200;
    std::string body;
    std::string contentType = "application/json; charset=utf-8";
    /** For 405 only: the methods that are allowed. */
    std::string allow;
    Ending ending = Ending::Answer;
};

enum class Operation { Create, Update };

/** The charge object of section 2.1 for one of the two operations, with the given quirks.
 *  @p origin is what an image's URL starts with: http://127.0.0.1:PORT.
 */
[[nodiscard]] Reply chargeReply(const Charge &charge, Operation operation, const Quirks &quirks,
                                std::string_view origin);

/** {"name":…,"phone":…,"email":…,"tax_id":…} */
[[nodiscard]] std::string customerJson(const Customer &customer);

/** {"error":{"code":…,"message":…}}; @p code is for programs, @p message for people (Portuguese). */
[[nodiscard]] Reply errorReply(int status, std::string_view code, std::string_view message);

/** 422 with one entry per field in error.errors. */
[[nodiscard]] Reply fieldErrorsReply(const FieldErrors &errors);

/** A PNG of the charge's code: 6 pixels a module. Empty when the code is too long for a QR code. */
[[nodiscard]] std::string qrPng(const Charge &charge);

/** What /sandbox/charges shows of a charge, whatever the quirks: amount in centavos, and no customer data. */
[[nodiscard]] std::string chargeSummary(const Charge &charge);

} // namespace balcao::sandbox
