// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/utc.h"
#include "tests/core/charge/story.h"

/** An answer and a failure of the provider in which everything is told: for what writes and reads events. */
namespace balcao::test
{

inline ProviderTime time(int second)
{
    return {.text = QStringLiteral("21/11 as it came"),
            .moment = QDateTime(QDate(2026, 11, 21), QTime(15, 0, second, 731), utcZone)};
}

inline ProviderAnswer fullAnswer()
{
    ProviderAnswer answer;
    answer.charge.txid = QStringLiteral("tx-1");
    answer.charge.amount = money(8640);
    answer.charge.status = ProviderStatus::fromWire(QStringLiteral(" paga"));
    answer.charge.method = QStringLiteral("PIX");
    answer.charge.copyAndPaste = CodeWriter().set("54", QStringLiteral("86.40")).code();
    answer.charge.customer = EchoedCustomer{.name = QStringLiteral("Márina <b>"),
                                            .phone = QStringLiteral("+55 11"),
                                            .email = QStringLiteral("m@x"),
                                            .taxId = QStringLiteral("529")};
    answer.charge.createdAt = time(1);
    answer.charge.updatedAt = time(2);
    answer.charge.expiresAt = time(3);
    answer.warnings = {ReplyWarning::AmountFormatPtBr, ReplyWarning::ErrorBesideTxid};
    answer.httpStatus = 201;
    answer.messages = {QStringLiteral("Cobrança de Marina já existe")};
    answer.code = checkCode(answer.charge.copyAndPaste, money(8640));
    return answer;
}

inline ProviderError fullError(ProviderError::Outcome outcome)
{
    ProviderError error;
    error.outcome = outcome;
    error.cause = ProviderError::Cause::HttpStatus;
    error.httpStatus = 422;
    error.category = ProviderError::Category::Validation;
    error.messages = {QStringLiteral("Valor inválido"), QStringLiteral("\"2\"")};
    error.fields = {{.field = QStringLiteral("amount"), .message = QStringLiteral("too small")},
                    {.field = QStringLiteral("customer.email"), .message = {}}};
    error.code = QStringLiteral("E42");
    error.retryAfter = std::chrono::seconds(90);
    error.rawBody = R"({"error":"ç"})";
    return error;
}

} // namespace balcao::test
