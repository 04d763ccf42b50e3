// SPDX-License-Identifier: MIT
#pragma once

#include "core/operators/roles.h"

#include <QLatin1StringView>
#include <QString>

#include <optional>
#include <span>

namespace balcao
{

/** Something that a person may ask of the programs, on a page of the till, on the command line, or on both. */
struct Door {
    enum class Place { Both, CommandLine, Till };
    /** The role that PostgreSQL takes it from. An operator's permission does not replace it. */
    enum class Database { Counter, Manager, Owner };

    /** In plain words, for docs/operators.md. */
    QLatin1StringView name;
    Place place = Place::Both;
    /** The command of balcao-cli with the option that selects it: "settle --found". Empty: Place::Till. */
    QLatin1StringView commandLine;
    /** The type or function that does it, as the sources spell it: "command::Correct". Empty: Place::CommandLine, without an Act. */
    QLatin1StringView action;
    /** Empty: everybody may do it. */
    std::optional<Act> act;
    Database database = Database::Counter;
    /** Without an Act: any operator has to sign in, for the name in the event. */
    bool takesName = false;
};

/** Every command of balcao-cli, and everything that a page of the till writes. A command whose options ask for different acts has a row
 *  for each.
 */
[[nodiscard]] std::span<const Door> doors();

/** doors() as the Markdown table of docs/operators.md. */
[[nodiscard]] QString doorTable();

} // namespace balcao
