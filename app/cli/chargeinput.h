// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/context.h"
#include "core/charge/chargerequest.h"
#include "core/values/salemark.h"

namespace balcao::cli
{

/** A request to the provider. */
enum class ChargeAction { Create, Calibrate, Correct, Read };

/** The options of create, correct, status and calibrate begin as they were typed; nothing: the option was not given. */
struct TypedCharge {
    ChargeAction action = ChargeAction::Create;
    QString txid = {};
    std::optional<QString> amount = {};
    std::optional<QString> name = {};
    std::optional<QString> phone = {};
    std::optional<QString> email = {};
    std::optional<QString> taxId = {};
    std::optional<QString> mark = {};
    /** Empty, or a name that ends in .png or .svg. */
    QString qrFile = {};

    [[nodiscard]] bool isNew() const { return action == ChargeAction::Create || action == ChargeAction::Calibrate; }
};

/** What the provider is to be asked, and what it is never told. */
struct TypedRequest : UpdateRequest {
    SaleMark mark;
};

/** What was typed as a charge's fields, read as values: every field that is not valid is told at once. Of create all are read, and
 *  an absent one as an empty text; else the customer's fields are all there or none is (missingFields() checks that), and without any field
 *  it is a status read.
 */
[[nodiscard]] Expected<TypedRequest, QList<Problem>> readRequest(const TypedCharge &typed);

/** Options that the command needs and does not have, or has and does not take. */
[[nodiscard]] QList<Problem> missingFields(const TypedCharge &typed);

} // namespace balcao::cli
