// SPDX-License-Identifier: MIT
#include "sandbox/requests.h"

#include "sandbox/customerrules.h"
#include "sandbox/decimalamount.h"

#include <array>

namespace balcao::sandbox
{

namespace
{

using Kind = JsonNode::Kind;

std::string amountProblem(AmountError error, Unit unit)
{
    switch (error) {
    case AmountError::NotANumber:
        return "O valor deve ser um número.";
    case AmountError::NotPositive:
        return "O valor deve ser maior que zero.";
    case AmountError::TooManyDecimals:
        return unit == Unit::Reais ? "O valor deve ter no máximo duas casas decimais."
                                   : "O valor deve ser um número inteiro de centavos.";
    case AmountError::TooLarge:
        return "O valor passa do limite de 9.999.999.999,99.";
    }
    Q_UNREACHABLE();
}

std::optional<qint64> checkedAmount(const JsonNode &node, bool quotedToo, Unit unit, FieldErrors &errors)
{
    std::variant<qint64, AmountError> amount = AmountError::NotANumber;
    if (node.kind == Kind::Number) {
        amount = centavosFromNumber(node.text, unit);
    } else if (node.kind == Kind::String && quotedToo) {
        amount = centavosFromText(node.text, unit);
    }
    if (const auto *error = std::get_if<AmountError>(&amount)) {
        errors.push_back({"amount", amountProblem(*error, unit)});
        return std::nullopt;
    }
    return std::get<qint64>(amount);
}

struct CustomerField {
    const char *key;
    std::string Customer::*value;
    std::string (*problem)(std::string_view);
};

constexpr std::array customerFields{
    CustomerField{"name", &Customer::name, nameProblem},
    CustomerField{"phone", &Customer::phone, phoneProblem},
    CustomerField{"email", &Customer::email, emailProblem},
    CustomerField{"tax_id", &Customer::taxId, taxIdProblem},
};

std::optional<Customer> checkedCustomer(const JsonNode &node, FieldErrors &errors)
{
    if (node.kind != Kind::Object) {
        errors.push_back({"customer", "O cliente deve ser um objeto com name, phone, email e tax_id."});
        return std::nullopt;
    }
    Customer customer;
    const auto errorsBefore = errors.size();
    for (const CustomerField &field : customerFields) {
        const std::string path = std::string("customer.") + field.key;
        const JsonNode *value = node.member(field.key);
        if (value == nullptr) {
            errors.push_back({path, "Campo obrigatório."});
        } else if (value->kind != Kind::String) {
            errors.push_back({path, "O campo deve ser um texto."});
        } else if (std::string problem = field.problem(value->text); !problem.empty()) {
            errors.push_back({path, std::move(problem)});
        } else {
            customer.*field.value = value->text;
        }
    }
    return errors.size() == errorsBefore ? std::optional(customer) : std::nullopt;
}

} // namespace

std::variant<CreateRequest, FieldErrors> readCreate(const JsonNode &body, Unit unit)
{
    FieldErrors errors;
    std::optional<qint64> centavos;
    std::optional<Customer> customer;
    if (const JsonNode *amount = body.member("amount")) {
        centavos = checkedAmount(*amount, false, unit, errors);
    } else {
        errors.push_back({"amount", "Campo obrigatório."});
    }
    if (const JsonNode *node = body.member("customer")) {
        customer = checkedCustomer(*node, errors);
    } else {
        errors.push_back({"customer", "Campo obrigatório."});
    }
    if (!centavos || !customer) {
        return errors;
    }
    return CreateRequest{*centavos, std::move(*customer)};
}

std::variant<UpdateRequest, FieldErrors> readUpdate(const JsonNode &body, Unit unit)
{
    FieldErrors errors;
    UpdateRequest request;
    const JsonNode *txid = body.member("txid");
    if (txid == nullptr) {
        errors.push_back({"txid", "Campo obrigatório."});
    } else if (txid->kind != Kind::String || txid->text.empty()) {
        errors.push_back({"txid", "O txid deve ser um texto."});
    } else {
        request.txid = txid->text;
    }
    if (const JsonNode *amount = body.member("amount")) {
        request.centavos = checkedAmount(*amount, true, unit, errors);
    }
    if (const JsonNode *customer = body.member("customer")) {
        request.customer = checkedCustomer(*customer, errors);
    }
    if (!errors.empty()) {
        return errors;
    }
    return request;
}

std::variant<UpdateRequest, FieldErrors> readUpdate(const QueryParameters &query, Unit unit)
{
    JsonNode root{Kind::Object, {}, {}};
    JsonNode customer{Kind::Object, {}, {}};
    bool hasFields = false;
    FieldErrors errors;
    const auto add = [&errors](JsonNode &object, const std::string &key, JsonNode value, const std::string &path) {
        if (object.member(key) != nullptr) {
            errors.push_back({path, "O parâmetro foi enviado mais de uma vez."});
        } else {
            object.members.emplace_back(key, std::move(value));
        }
    };
    for (const auto &[name, value] : query) {
        if (name == "txid" || name == "amount") {
            add(root, name, JsonNode{Kind::String, value, {}}, name);
        } else if (name == "customer") {
            auto parsed = parseJson(value);
            const auto *node = std::get_if<JsonNode>(&parsed);
            add(root, name, node != nullptr ? *node : JsonNode{Kind::String, value, {}}, name);
        }
        for (const CustomerField &field : customerFields) {
            const std::string path = std::string("customer.") + field.key;
            if (name == path || name == std::string("customer[") + field.key + ']') {
                hasFields = true;
                add(customer, field.key, JsonNode{Kind::String, value, {}}, path);
            }
        }
    }
    if (hasFields) {
        add(root, "customer", customer, "customer");
    }
    if (!errors.empty()) {
        return errors;
    }
    return readUpdate(root, unit);
}

} // namespace balcao::sandbox
