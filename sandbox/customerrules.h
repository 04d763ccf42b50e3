// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

/** What this provider asks of the four customer fields: each function answers with what is wrong, as a Portuguese
 *  sentence for the error reply, or with an empty string. Blanks around a value never count.
 */
namespace balcao::sandbox
{

/** 2 to 200 characters, a letter among them, nothing but what names of people and companies are written with. */
[[nodiscard]] std::string nameProblem(std::string_view name);

/** A Brazilian number with an area code in use: 9 digits from 9, or 8 digits from 2 to 6; +55 may stand in front. */
[[nodiscard]] std::string phoneProblem(std::string_view phone);

/** One @, a local part of 1 to 64 and a domain with a dot; 254 characters in all; ASCII. */
[[nodiscard]] std::string emailProblem(std::string_view email);

/** CPF, CNPJ or alphanumeric CNPJ with matching check digits, not one digit repeated; punctuation does not count. */
[[nodiscard]] std::string taxIdProblem(std::string_view taxId);

} // namespace balcao::sandbox
