// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commandline.h"
#include "core/charge/chargerequest.h"

/** What was typed as a charge's fields, read as values. Every field that is not valid is told at once. */
namespace balcao::cli
{

[[nodiscard]] Expected<ChargeRequest, QList<Problem>> readCreate(const TypedFields &fields);
/** The customer's fields are all there or none is (CommandLine sees to it). Without any field: a status read. */
[[nodiscard]] Expected<UpdateRequest, QList<Problem>> readUpdate(const QString &txid, const TypedFields &fields);

} // namespace balcao::cli
