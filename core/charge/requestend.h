// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/expected.h"

#include <QString>

#include <optional>

namespace balcao
{

/** What was asked of the provider about one charge: with what came back, all that its end is composed from.
 *
 *  It follows from what is written, so that a request that ends now and one that is found after a crash end alike.
 */
struct Question {
    using Kind = event::ReplyReceived::Request;

    Kind kind = Kind::Create;
    /** Correction: which one, from 1. Status: how many corrections of the charge it knew of. */
    int correction = 0;
    /** Of the charge that is asked about; empty for Create. */
    QString txid;
    /** What is sent, as absolute values; what is not stays as it is. */
    std::optional<Money> amount;
    std::optional<Customer> customer;
    QString reason;
    /** What the charge is believed to cost, where no amount is sent; empty: not known. */
    std::optional<Money> known;
    /** Empty: written by an earlier version. */
    std::optional<AmountUnit> unit;
    /** Status: Charge::lastChange when it was asked. */
    qint64 askedAt = 0;
};

/** @p written: the AttemptWritten or CorrectionAsked that @p charge ends with. */
[[nodiscard]] Question questionOf(const Charge &charge, const ChargeEvent &written);
/** Of a status read, which asks for no change and is not written down before it is asked. */
[[nodiscard]] Question statusQuestion(const Charge &charge);

/** An event about a charge as it stands; who did it is not filled in. */
[[nodiscard]] ChargeEvent eventAbout(const Charge &charge, event::Payload what);

/** What becomes of a charge when its request ends so: the only place that composes it. Empty: a status read without an answer
 *  changes nothing.
 */
[[nodiscard]] std::optional<ChargeEvent> endOf(const Question &question, const Charge &charge,
                                               const Expected<ProviderAnswer, ProviderError> &answer);

/** The end of a correction whose result was unknown, where the answer that @p charge ends with proves that it was made. That it was
 *  not made no answer can prove: it may still arrive.
 */
[[nodiscard]] std::optional<ChargeEvent> provedCorrection(const Charge &charge);

} // namespace balcao
