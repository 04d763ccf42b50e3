// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/commandline.h"
#include "core/charge/chargerequest.h"
#include "core/values/salemark.h"

namespace balcao::cli
{

/** What the provider is to be asked, and what it is never told. */
struct TypedRequest : UpdateRequest {
    SaleMark mark;
};

/** What was typed as a charge's fields, read as values: every field that is not valid is told at once. Of create all are read, and
 *  an absent one as an empty text; else the customer's fields are all there or none is (CommandLine sees to it), and without any field
 *  it is a status read.
 */
[[nodiscard]] Expected<TypedRequest, QList<Problem>> readRequest(const CommandLine &line);

/** Options that the command needs and does not have, or has and does not take. */
[[nodiscard]] QList<Problem> missingFields(const CommandLine &line);

} // namespace balcao::cli
