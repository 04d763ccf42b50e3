// SPDX-License-Identifier: MIT
#include "sandbox/customerrules.h"

#include <QList>
#include <QString>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace balcao::sandbox
{

namespace
{

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

bool isLetter(char c)
{
    return isUpper(c) || (c >= 'a' && c <= 'z');
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.front() == ' ') {
        text.remove_prefix(1);
    }
    while (!text.empty() && text.back() == ' ') {
        text.remove_suffix(1);
    }
    return text;
}

bool isNameCharacter(char32_t c)
{
    constexpr std::u32string_view signs = U" '’-.&/(),";
    return QChar::isLetterOrNumber(c) || QChar::isMark(c) || signs.find(c) != std::u32string_view::npos;
}

/** Area codes 11 to 99 in use; a zero and these are not. */
bool isAreaCode(std::string_view digits)
{
    constexpr std::array missing{"20", "23", "25", "26", "29", "30", "36", "39", "40", "50", "52",
                                 "56", "57", "58", "59", "60", "70", "72", "76", "78", "80", "90"};
    return digits[0] != '0' && digits >= "11" && std::find(missing.begin(), missing.end(), digits) == missing.end();
}

/** The digits of area code and number, without country code and trunk zero. Empty when another sign is in between. */
std::string nationalDigits(std::string_view phone)
{
    const bool international = phone.starts_with('+');
    std::string digits;
    for (const char c : phone.substr(international ? 1 : 0)) {
        if (isDigit(c)) {
            digits += c;
        } else if (std::string_view(" ()-./").find(c) == std::string_view::npos) {
            return {};
        }
    }
    if (international && !digits.starts_with("55")) {
        return {};
    }
    for (const std::string_view prefix : {"0055", "55", "0"}) {
        const auto rest = digits.size() - std::min(digits.size(), prefix.size());
        if (digits.starts_with(prefix) && (rest == 10 || rest == 11)) {
            return digits.substr(prefix.size());
        }
    }
    return digits;
}

/** The check digit of modulus 11: characters count as their ASCII code less 48, weights grow from the right. */
char checkDigit(std::string_view body, int highestWeight)
{
    int sum = 0;
    int weight = 2;
    for (auto c = body.rbegin(); c != body.rend(); ++c) {
        sum += (*c - '0') * weight;
        weight = weight == highestWeight ? 2 : weight + 1;
    }
    const int rest = sum % 11;
    return static_cast<char>(rest < 2 ? '0' : '0' + 11 - rest);
}

bool hasCheckDigits(std::string_view number, int highestWeight)
{
    const auto body = number.substr(0, number.size() - 2);
    const auto withFirst = number.substr(0, number.size() - 1);
    return checkDigit(body, highestWeight) == withFirst.back() && checkDigit(withFirst, highestWeight) == number.back();
}

bool isDomainLabel(std::string_view label)
{
    return !label.empty() && label.size() <= 63 && label.front() != '-' && label.back() != '-' &&
           std::all_of(label.begin(), label.end(), [](char c) { return isLetter(c) || isDigit(c) || c == '-'; });
}

bool isDomain(std::string_view domain)
{
    int labels = 0;
    for (;;) {
        const auto dot = domain.find('.');
        const auto label = domain.substr(0, dot);
        ++labels;
        if (!isDomainLabel(label)) {
            return false;
        }
        if (dot == std::string_view::npos) {
            return labels >= 2 && label.size() >= 2 && std::all_of(label.begin(), label.end(), isLetter);
        }
        domain.remove_prefix(dot + 1);
    }
}

bool isLocalPart(std::string_view local)
{
    return !local.empty() && local.size() <= 64 && local.front() != '.' && local.back() != '.' &&
           local.find("..") == std::string_view::npos && std::all_of(local.begin(), local.end(), [](char c) {
               return isLetter(c) || isDigit(c) || std::string_view("._%+'-").find(c) != std::string_view::npos;
           });
}

} // namespace

std::string nameProblem(std::string_view name)
{
    const auto letters = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())).trimmed().toUcs4();
    if (letters.isEmpty()) {
        return "Informe o nome do cliente.";
    }
    if (letters.size() < 2 || letters.size() > 200) {
        return "O nome deve ter de 2 a 200 caracteres.";
    }
    const auto isAllowed = [](uint c) { return isNameCharacter(static_cast<char32_t>(c)); };
    const auto isAnyLetter = [](uint c) { return QChar::isLetter(static_cast<char32_t>(c)); };
    if (!std::all_of(letters.begin(), letters.end(), isAllowed) ||
        std::none_of(letters.begin(), letters.end(), isAnyLetter)) {
        return "O nome tem caracteres que não são aceitos.";
    }
    return {};
}

std::string phoneProblem(std::string_view phone)
{
    phone = trimmed(phone);
    if (phone.empty()) {
        return "Informe o telefone do cliente.";
    }
    const std::string digits = nationalDigits(phone);
    if (digits.size() != 10 && digits.size() != 11) {
        return "O telefone deve ter DDD e número, como (11) 98765-4321.";
    }
    if (!isAreaCode(std::string_view(digits).substr(0, 2))) {
        return "O DDD do telefone não existe.";
    }
    const char first = digits[2];
    if (digits.size() == 11 ? first != '9' : (first < '2' || first > '6')) {
        return "O número do telefone não é válido.";
    }
    return {};
}

std::string emailProblem(std::string_view email)
{
    email = trimmed(email);
    if (email.empty()) {
        return "Informe o e-mail do cliente.";
    }
    const auto at = email.find('@');
    if (email.size() > 254 || at == std::string_view::npos || !isLocalPart(email.substr(0, at)) ||
        !isDomain(email.substr(at + 1))) {
        return "O e-mail não é válido.";
    }
    return {};
}

std::string taxIdProblem(std::string_view taxId)
{
    taxId = trimmed(taxId);
    if (taxId.empty()) {
        return "Informe o CPF ou o CNPJ do cliente.";
    }
    std::string number;
    for (const char c : taxId) {
        if (isDigit(c) || isLetter(c)) {
            number += static_cast<char>(isLetter(c) ? c & ~0x20 : c);
        } else if (std::string_view(" .-/").find(c) == std::string_view::npos) {
            return "O CPF ou CNPJ tem caracteres que não são aceitos.";
        }
    }
    const bool isCpf = number.size() == 11 && std::all_of(number.begin(), number.end(), isDigit);
    const bool isCnpj = number.size() == 14 && isDigit(number[12]) && isDigit(number[13]);
    if (!isCpf && !isCnpj) {
        return "O CPF deve ter 11 dígitos e o CNPJ, 14 posições.";
    }
    const bool repeated = number.find_first_not_of(number.front()) == std::string::npos;
    constexpr int highestCpfWeight = 11;
    constexpr int highestCnpjWeight = 9;
    if (repeated || !hasCheckDigits(number, isCpf ? highestCpfWeight : highestCnpjWeight)) {
        return isCpf ? "O CPF não é válido." : "O CNPJ não é válido.";
    }
    return {};
}

} // namespace balcao::sandbox
