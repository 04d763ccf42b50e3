// SPDX-License-Identifier: MIT
#include "sandbox/sandboxprovider.h"

#include "sandbox/jsonnode.h"
#include "sandbox/jsonwriter.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QLocale>

#include <array>

using namespace Qt::StringLiterals;

namespace balcao::sandbox
{

namespace
{

QByteArray hashed(QByteArrayView key)
{
    return QCryptographicHash::hash(key.toByteArray(), QCryptographicHash::Sha256);
}

Reply malformed(JsonError error)
{
    switch (error) {
    case JsonError::Malformed:
        return errorReply(400, "malformed_json", "O corpo da requisição não é um JSON válido.");
    case JsonError::TooDeep:
        return errorReply(400, "malformed_json", "O JSON da requisição tem níveis demais.");
    case JsonError::DuplicateKey:
        return errorReply(400, "malformed_json", "O JSON da requisição repete um campo.");
    }
    Q_UNREACHABLE();
}

/** The object in a request's body, or the reply that refuses it. */
std::variant<JsonNode, Reply> objectIn(std::string_view body)
{
    auto parsed = parseJson(body);
    if (const auto *error = std::get_if<JsonError>(&parsed)) {
        return malformed(*error);
    }
    auto &node = std::get<JsonNode>(parsed);
    if (node.kind != JsonNode::Kind::Object) {
        return errorReply(400, "malformed_json", "O corpo da requisição deve ser um objeto JSON.");
    }
    return std::move(node);
}

Reply refusal(BookError error)
{
    switch (error) {
    case BookError::UnknownTxid:
        return errorReply(404, "charge_not_found", "Não há cobrança com este txid.");
    case BookError::WrongState:
        return errorReply(409, "charge_state", "A situação da cobrança não permite esta operação.");
    case BookError::NotSaved:
        return errorReply(500, "not_saved", "O provedor não conseguiu gravar a cobrança.");
    }
    Q_UNREACHABLE();
}

Reply unknownPath()
{
    return errorReply(404, "not_found", "Este endereço não existe.");
}

/** The charge as this fault tells it. */
Charge distorted(Charge charge, Fault fault)
{
    if (fault == Fault::WrongAmount) {
        charge.centavos += charge.centavos == Charge::maxCentavos ? -1 : 1;
    }
    if (fault == Fault::BadCrc) {
        charge.code.back() = charge.code.back() == '0' ? '1' : '0';
    }
    if (fault == Fault::OtherReceiver) {
        charge.code = withOtherMerchant(charge.code);
    }
    return charge;
}

struct ChargePath {
    std::string txid;
    std::string_view last;
};

/** Splits charges/{txid}/last. */
std::optional<ChargePath> chargePath(std::string_view path)
{
    constexpr std::string_view folder = "charges/";
    const auto slash = path.rfind('/');
    if (!path.starts_with(folder) || slash <= folder.size()) {
        return std::nullopt;
    }
    return ChargePath{std::string(path.substr(folder.size(), slash - folder.size())), path.substr(slash + 1)};
}

struct Action {
    std::string_view name;
    ChargeStatus target;
};

constexpr std::array actions{Action{"pay", ChargeStatus::Paid}, Action{"expire", ChargeStatus::Expired},
                             Action{"cancel", ChargeStatus::Cancelled}, Action{"refund", ChargeStatus::Refunded}};

} // namespace

SandboxProvider::SandboxProvider(ChargeBook &book, Quirks quirks, const QByteArray &apiKey)
    : m_book(book)
    , m_quirks(quirks)
    , m_fault(quirks.fault)
    , m_keyHash(hashed(apiKey))
{
}

bool SandboxProvider::isAuthorized(std::string_view header) const
{
    constexpr std::string_view scheme = "bearer ";
    const auto given = QByteArray(header.data(), static_cast<qsizetype>(header.size()));
    if (!given.toLower().startsWith(scheme.data())) {
        return false;
    }
    const QByteArray hash = hashed(given.sliced(static_cast<qsizetype>(scheme.size())).trimmed());
    int difference = 0;
    for (qsizetype i = 0; i < m_keyHash.size(); ++i) {
        difference |= hash.at(i) ^ m_keyHash.at(i);
    }
    return difference == 0;
}

std::string SandboxProvider::date() const
{
    const QDateTime utc = QDateTime::fromMSecsSinceEpoch(m_book.now()).toUTC();
    return QLocale::c().toString(utc, u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s).toStdString();
}

Reply SandboxProvider::create(std::string_view body)
{
    auto object = objectIn(body);
    if (auto *refused = std::get_if<Reply>(&object)) {
        return std::move(*refused);
    }
    const auto request = readCreate(std::get<JsonNode>(object), m_quirks.unit);
    if (const auto *errors = std::get_if<FieldErrors>(&request)) {
        return fieldErrorsReply(*errors);
    }
    if (m_fault == Fault::RefuseEmail) {
        return fieldErrorsReply({{"customer.email", "O domínio do e-mail não existe."}});
    }
    return answer(m_book.add(std::get<CreateRequest>(request)), Operation::Create);
}

Reply SandboxProvider::update(std::string_view body, const QueryParameters &query)
{
    std::variant<UpdateRequest, FieldErrors> request;
    if (m_quirks.update == UpdateSource::Query) {
        request = readUpdate(query, m_quirks.unit);
    } else {
        auto object = objectIn(body);
        if (auto *refused = std::get_if<Reply>(&object)) {
            return std::move(*refused);
        }
        request = readUpdate(std::get<JsonNode>(object), m_quirks.unit);
    }
    if (const auto *errors = std::get_if<FieldErrors>(&request)) {
        return fieldErrorsReply(*errors);
    }
    return answer(m_book.change(std::get<UpdateRequest>(request)), Operation::Update);
}

Reply SandboxProvider::answer(const BookResult &result, Operation operation) const
{
    if (const auto *error = std::get_if<BookError>(&result)) {
        return refusal(*error);
    }
    const Fault fault = m_fault;
    if (fault == Fault::Status500) {
        return errorReply(500, "internal_error", "Erro interno do provedor.");
    }
    Reply reply = chargeReply(distorted(std::get<Charge>(result), fault), operation, m_quirks, m_origin);
    reply.ending = fault == Fault::Hang ? Ending::Hang : fault == Fault::Reset ? Ending::Reset : Ending::Answer;
    return reply;
}

Reply SandboxProvider::look(std::string_view path)
{
    Reply reply;
    if (path == "health") {
        reply.body = JsonObjectWriter().addText("status", "ok").text();
        return reply;
    }
    if (path == "charges") {
        std::string list = "[";
        for (const Charge &charge : m_book.all()) {
            list += list.size() > 1 ? "," : "";
            list += chargeSummary(charge);
        }
        list += ']';
        reply.body = JsonObjectWriter().addJson("charges", list).text();
        return reply;
    }
    const auto target = chargePath(path);
    if (!target || target->last != "qr.png") {
        return unknownPath();
    }
    const auto charge = m_book.find(target->txid);
    if (!charge) {
        return refusal(BookError::UnknownTxid);
    }
    reply.body = qrPng(distorted(*charge, m_fault));
    reply.contentType = "image/png";
    return reply;
}

Reply SandboxProvider::act(std::string_view path)
{
    const auto target = chargePath(path);
    for (const Action &action : actions) {
        if (!target || target->last != action.name) {
            continue;
        }
        const auto result = m_book.move(target->txid, action.target);
        if (const auto *error = std::get_if<BookError>(&result)) {
            return refusal(*error);
        }
        Reply reply;
        reply.body = chargeSummary(std::get<Charge>(result));
        return reply;
    }
    return unknownPath();
}

} // namespace balcao::sandbox
