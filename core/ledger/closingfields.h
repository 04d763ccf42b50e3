// SPDX-License-Identifier: MIT
#pragma once

#include "core/closing/closing.h"
#include "core/ledger/jsonfields.h"

/** A closing's figures as JSON and back, for eventcodec.cpp alone. */
namespace balcao::eventcodec
{

template <class Object>
void fields(Object &object, CountedSum &sum)
{
    object.field("count"_L1, sum.count);
    object.field("amount"_L1, sum.amount);
}

template <class Object>
void fields(Object &object, ClosingFigures::Named &charge)
{
    object.field("attempt"_L1, charge.attempt);
    object.field("counter"_L1, charge.counter);
    object.field("number"_L1, charge.number);
    object.field("day"_L1, charge.day);
}

template <class Object>
void fields(Object &object, ClosingFigures::OfStatus &one)
{
    object.field("status"_L1, one.status);
    fields(object, one.sum);
}

template <class Object>
void fields(Object &object, ClosingFigures::Part &part)
{
    object.field("name"_L1, part.name);
    object.field("made"_L1, part.made);
    object.field("paid"_L1, part.paid);
    object.field("corrected"_L1, part.corrected);
    object.field("to_check"_L1, part.toCheck);
    object.field("received"_L1, part.received);
    object.field("confirmed"_L1, part.confirmed);
}

template <class Object>
void fields(Object &object, ClosingFigures::Hour &hour)
{
    object.field("hour"_L1, hour.hour);
    fields(object, hour.received);
}

template <class Object>
void fields(Object &object, ClosingFigures::Change &change)
{
    object.field("charge"_L1, change.charge);
    object.field("before"_L1, change.before);
    object.field("after"_L1, change.after);
    object.field("received_before"_L1, change.receivedBefore);
    object.field("received_after"_L1, change.receivedAfter);
}

template <class Object>
void fields(Object &object, ClosingFigures::Correction &correction)
{
    object.field("charge"_L1, correction.charge);
    object.field("at"_L1, correction.at);
    object.field("before"_L1, correction.before);
    object.field("after"_L1, correction.after);
    object.field("reason"_L1, correction.reason);
    object.field("operator"_L1, correction.operatorName);
    object.field("authorised_by"_L1, correction.authorisedBy);
}

template <class Object>
void fields(Object &object, ClosingFigures::Approval &approval)
{
    object.field("authorised_by"_L1, approval.authorisedBy);
    object.field("count"_L1, approval.count);
}

template <class Object>
void fields(Object &object, ClosingFigures &figures)
{
    object.optional("from"_L1, figures.from);
    object.field("to"_L1, figures.to);
    object.field("made"_L1, figures.made);
    object.field("statuses"_L1, figures.statuses);
    object.field("received"_L1, figures.received);
    object.field("confirmed"_L1, figures.confirmed);
    object.field("went_back"_L1, figures.wentBack);
    object.field("to_check"_L1, figures.toCheck);
    object.field("unknown"_L1, figures.unknown);
    object.field("contested"_L1, figures.contested);
    object.field("operators"_L1, figures.operators);
    object.field("counters"_L1, figures.counters);
    object.field("hours"_L1, figures.hours);
    object.field("changes"_L1, figures.changes);
    object.field("corrections"_L1, figures.corrections);
    object.field("approvals"_L1, figures.approvals);
    object.optional("without_pins"_L1, figures.isWithoutPins);
    object.optional("without_keyring"_L1, figures.isWithoutKeyring);
    object.optional("counted"_L1, figures.counted);
}

} // namespace balcao::eventcodec
