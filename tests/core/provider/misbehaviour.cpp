// SPDX-License-Identifier: MIT
#include "tests/core/provider/misbehaviour.h"

#include "core/provider/jsontree.h"
#include "core/values/money.h"
#include "tests/support/providersamples.h"

#include <array>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao::test
{

namespace
{

using Begin = Script::Begin;
using End = Script::End;

int below(std::mt19937 &random, int bound)
{
    return std::uniform_int_distribution<int>(0, bound - 1)(random);
}

QByteArray chargeFor(int press, qint64 centavos, const QByteArray &code = samples::code())
{
    return R"({"txid":"press)" + QByteArray::number(press) + R"(","amount":)" +
           Money::fromCentavos(centavos).value().toWire().toLatin1() +
           R"(,"status":"Aguardando","method":"PIX","pix_copia_e_cola":")" + code + R"(","error":null})";
}

QByteArray goodBody(const QByteArray &request)
{
    const int press = pressOf(request);
    return chargeFor(press, centavosOf(press));
}

QByteArray goodReply(const QByteArray &request)
{
    return httpReply(200, goodBody(request));
}

Script with(std::function<QByteArray(const QByteArray &)> reply, End end = End::Close, Begin begin = Begin::Body)
{
    return {.begin = begin, .reply = std::move(reply), .end = end, .endless = {}};
}

Script fixed(const QByteArray &bytes, End end = End::Close, Begin begin = Begin::Body)
{
    return with([bytes](const QByteArray &) { return bytes; }, end, begin);
}

QByteArray refusal(std::mt19937 &random)
{
    static constexpr std::array statuses = {400, 401, 403, 404, 405, 413, 415, 422, 429};
    static const std::array<QByteArray, 4> bodies = {
        R"({"message":"não"})", R"({"errors":[{"code":"x","description":"y"}]})", "<html>no</html>", ""};
    return httpReply(statuses.at(size_t(below(random, statuses.size()))),
                     bodies.at(size_t(below(random, bodies.size()))));
}

/** A provider that refuses, in ways that can be told. */
Misbehaviour drawRefusal(std::mt19937 &random)
{
    const QByteArray reply = refusal(random);
    switch (below(random, 5)) {
    case 0:
        return {fixed(reply), false};
    case 1:
        return {fixed(reply, End::Hold), false};
    case 2:
        return {fixed(reply.first(below(random, int(reply.size())))), false};
    case 3:
        return {fixed(reply, End::Reset), false};
    default:
        return {fixed(httpReply(200, R"({"data":null,"error":"não"})")), false};
    }
}

/** The connection ends early or never. */
Misbehaviour drawBrokenLine(std::mt19937 &random)
{
    const int offset = below(random, 600);
    const End end = below(random, 2) == 0 ? End::Close : End::Reset;
    const auto part = [offset](const QByteArray &request) { return goodReply(request).left(offset); };
    switch (below(random, 7)) {
    case 0:
        return {fixed({}, end, Begin::Accepted)};
    case 1:
        return {fixed({}, end, Begin::Headers)};
    case 2:
        return {fixed({}, end)};
    case 3:
        return {with(part, End::Hold)};
    case 4: {
        Script deaf = fixed({}, End::Hold, Begin::Accepted);
        deaf.isDeaf = true;
        return {deaf};
    }
    default:
        return {with(part, end)};
    }
}

/** A complete answer that proves nothing. */
Misbehaviour drawOddStatus(std::mt19937 &random)
{
    static constexpr std::array statuses = {301, 302, 303, 307, 308, 408, 409, 425, 500, 502, 503, 504, 599};
    const int status = statuses.at(size_t(below(random, statuses.size())));
    const bool charges = below(random, 2) == 0;
    const QByteArray location = "Location: http://127.0.0.1:1/v1/pixQrCode/create\r\nRetry-After: 0\r\n";
    return {fixed(httpReply(status, R"({"message":"?"})", location)), charges};
}

/** Bytes in which something is wrong; the charge is made. */
Misbehaviour drawOddBytes(std::mt19937 &random)
{
    const auto seed = unsigned(random());
    switch (below(random, 8)) {
    case 0:
        return {with([seed](const QByteArray &request) {
            // One byte behind the status line; the line itself is taken at its word.
            QByteArray reply = goodReply(request);
            const qsizetype first = reply.indexOf('\n') + 1;
            reply[first + qsizetype(seed % size_t(reply.size() - first))] = char(seed >> 24);
            return reply;
        })};
    case 1:
        return {fixed(QByteArray::number(seed) + QByteArray::number(seed, 36) + "\r\n\r\n")};
    case 2:
        return {fixed(httpReply(200, "<html>Wi-Fi</html>"))};
    case 3:
        return {with([](const QByteArray &request) {
            return httpReply(200, goodBody(request), "Content-Encoding: gzip\r\n").chopped(9);
        })};
    case 4:
        return {with([](const QByteArray &request) { return goodReply(request) + httpReply(404, "{}"); })};
    case 5:
        return {with([](const QByteArray &request) {
            return "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\n" + goodReply(request);
        })};
    case 6:
        return {with([](const QByteArray &request) { return "HTTP/1.1 200 OK\r\n\r\n" + goodBody(request); })};
    default: {
        Script script = fixed("HTTP/1.1 200 OK\r\n\r\n");
        script.endless = QByteArray(32768, 'x');
        return {script};
    }
    }
}

/** A readable answer about another amount, with a code that fails its check, or with an error beside the charge. */
Misbehaviour drawOddCharge(std::mt19937 &random)
{
    const int kind = below(random, 3);
    if (kind == 0)
        return {with([](const QByteArray &request) {
            return httpReply(200, goodBody(request).replace(R"("error":null)", R"("success":false,"error":"e-mail")"));
        })};
    if (kind == 1)
        return {with([](const QByteArray &request) {
            const int press = pressOf(request);
            return httpReply(200, chargeFor(press, centavosOf(press) * 100));
        })};
    return {with([](const QByteArray &request) {
        const int press = pressOf(request);
        return httpReply(200, chargeFor(press, centavosOf(press), samples::code().chopped(1) + 'E'));
    })};
}

} // namespace

int pressOf(const QByteArray &body)
{
    const std::optional<JsonValue> read = JsonValue::parse(body);
    const JsonValue *const amount = read ? read->find("amount"_L1).value : nullptr;
    return amount ? int(Money::fromWire(amount->text()).value().centavos() - 1000) : -1;
}

qint64 centavosOf(int press)
{
    return 1000 + press;
}

Misbehaviour drawMisbehaviour(std::mt19937 &random)
{
    switch (below(random, 10)) {
    case 0:
        return drawRefusal(random);
    case 1:
        return drawBrokenLine(random);
    case 2:
        return drawOddStatus(random);
    case 3:
        return drawOddBytes(random);
    case 4:
        return drawOddCharge(random);
    default:
        return {with(goodReply, below(random, 4) == 0 ? End::Hold : End::Close)};
    }
}

} // namespace balcao::test
