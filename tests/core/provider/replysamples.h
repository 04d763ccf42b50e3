// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/provider/providerclient.h"
#include "core/provider/wireformat.h"
#include "core/values/utc.h"
#include "tests/support/providersamples.h"

/** Reads variations of the sample reply. */
namespace samples
{

[[nodiscard]] inline balcao::wireformat::ReplyContext createContext()
{
    return {.unit = balcao::AmountUnit::Reais,
            .requestTxid = {},
            .requestAmount = amount(),
            .knownAmount = {},
            .requestCustomer = customer(),
            .now = QDateTime(QDate(2026, 11, 20), QTime(15, 0), balcao::utcZone)};
}

[[nodiscard]] inline balcao::wireformat::ReplyContext updateContext()
{
    balcao::wireformat::ReplyContext context = createContext();
    context.requestTxid = txid();
    return context;
}

[[nodiscard]] inline balcao::ProviderCall::Result
read(const QByteArray &body, const balcao::wireformat::ReplyContext &context = createContext())
{
    return balcao::wireformat::readReply({.status = 200, .body = body}, context);
}

/** The sample with the value of @p key replaced by @p value. */
[[nodiscard]] inline QByteArray withValue(const QByteArray &key, const QByteArray &value)
{
    QByteArray body = chargeBody();
    const qsizetype start = body.indexOf('"' + key + "\":") + key.size() + 3;
    qsizetype end = 0;
    if (body.at(start) == '{')
        end = body.indexOf('}', start) + 1;
    else if (body.at(start) == '"')
        end = body.indexOf('"', start + 1) + 1;
    else
        end = body.indexOf(body.indexOf(',', start) < 0 ? '}' : ',', start);
    if (key == "error")
        end = body.size() - 1;
    return body.replace(start, end - start, value);
}

/** What is doubtful of a charge of @p amount for which create was answered so. */
[[nodiscard]] inline balcao::Doubts doubtsIn(const balcao::ProviderAnswer &answer, balcao::Money amount)
{
    balcao::ChargeEvent attempt;
    attempt.id = 1;
    attempt.amount = amount;
    attempt.what = balcao::event::AttemptWritten{};
    balcao::ChargeEvent created;
    created.txid = answer.charge.txid;
    created.what = balcao::event::Created{.answer = answer, .checked = amount, .sharedWith = {}};
    return balcao::folded(QList<balcao::ChargeEvent>{attempt, created}).doubts;
}

} // namespace samples
