// SPDX-License-Identifier: MIT
#include "tests/support/clientrig.h"
#include "tests/support/packing.h"
#include "tests/support/qtversion.h"
#include "tests/support/scriptedserver.h"
#include "tests/support/scripts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace providerfaultstest
{

using namespace balcao;
using namespace balcao::test;
using namespace Qt::StringLiterals;

using Cause = ProviderError::Cause;
using Outcome = ProviderError::Outcome;
using Begin = Script::Begin;
using End = Script::End;

namespace
{

const QByteArray chunkedHead = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";

QByteArray chunk(const QByteArray &bytes)
{
    return QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n";
}

/** The head of a 200 with @p headers (CRLF each) and the charge behind it. */
QByteArray answer(const QByteArray &headers, const QByteArray &body = samples::chargeBody())
{
    return "HTTP/1.1 200 OK\r\n" + headers + "\r\n" + body;
}

/** Created is no outcome of an error. */
constexpr int created = -1;

} // namespace

class ProviderFaultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFailureHasItsOutcome_data();
    void everyFailureHasItsOutcome();

private:
    static void row(const QByteArray &name, const Script &script, int outcome, Cause cause, int posts);
    static void answerRows();
    static void connectionRows();
    static void lengthRows();
    static void packedRows();
    static void charsetRows();
};

void ProviderFaultsTest::row(const QByteArray &name, const Script &script, int outcome, Cause cause, int posts)
{
    QTest::newRow(name.constData()) << script << outcome << cause << posts;
}

void ProviderFaultsTest::everyFailureHasItsOutcome_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("outcome");
    QTest::addColumn<Cause>("cause");
    QTest::addColumn<int>("posts");
    answerRows();
    connectionRows();
    lengthRows();
    packedRows();
    charsetRows();
}

void ProviderFaultsTest::answerRows()
{
    const int refused = int(Outcome::Refused);
    const int unknown = int(Outcome::Unknown);
    const QByteArray no = R"({"message":"não"})";
    row("200", saying(httpReply(200, samples::chargeBody())), created, {}, 1);
    row("201", saying(httpReply(201, samples::chargeBody())), created, {}, 1);
    row("200 kept open", saying(httpReply(200, samples::chargeBody()), End::Hold), created, {}, 1);
    row("200 byte by byte", dripping(httpReply(200, samples::chargeBody()), 1), created, {}, 1);
    row("100 Continue first", saying("HTTP/1.1 100 Continue\r\n\r\n" + httpReply(200, samples::chargeBody())), created,
        {}, 1);
    row("400", saying(httpReply(400, no)), refused, Cause::HttpStatus, 1);
    row("400 before the body was read", saying(httpReply(400, no), End::Hold, Begin::Headers), refused,
        Cause::HttpStatus, 1);
    row("401", saying(httpReply(401, no)), refused, Cause::HttpStatus, 1);
    row("401 asks for Basic", saying(httpReply(401, no, "WWW-Authenticate: Basic realm=\"x\"\r\n")), refused,
        Cause::HttpStatus, 1);
    row("401 asks for Bearer", saying(httpReply(401, no, "WWW-Authenticate: Bearer\r\n")), refused, Cause::HttpStatus,
        1);
    row("401 asks for Digest",
        saying(httpReply(401, no, "WWW-Authenticate: Digest realm=\"x\", nonce=\"n\"\r\n"), End::Hold), refused,
        Cause::HttpStatus, 1);
    for (const int status : {403, 404, 405, 410, 413, 415, 422, 429})
        row(QByteArray::number(status), saying(httpReply(status, no)), refused,
            status == 404 ? Cause::NoSuchOperation : Cause::HttpStatus, 1);
    for (const int status : {407, 408, 409, 425, 500, 502, 503, 504, 511, 599})
        row(QByteArray::number(status), saying(httpReply(status, no)), status == 407 ? refused : unknown,
            Cause::HttpStatus, 1);
    row("404 without a length", saying("HTTP/1.1 404 Not Found\r\n\r\n<html>nginx</html>"), refused,
        Cause::NoSuchOperation, 1);
    row("400 without a length, plain text", saying("HTTP/1.1 400 Bad Request\r\n\r\nBad Request"), refused,
        Cause::HttpStatus, 1);
    row("403 without a body", saying("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n"), refused, Cause::HttpStatus,
        1);
    row("204", saying("HTTP/1.1 204 No Content\r\n\r\n"), unknown, Cause::UnreadableReply, 1);
    row("205", saying("HTTP/1.1 205 Reset Content\r\nContent-Length: 0\r\n\r\n"), unknown, Cause::UnreadableReply, 1);
    row("error in a 200", saying(httpReply(200, R"({"error":"não"})")), refused, Cause::ErrorInReply, 1);
    row("login page of a Wi-Fi", saying(httpReply(200, "<html>Wi-Fi</html>")), unknown, Cause::UnreadableReply, 1);
    row("empty 200", saying(httpReply(200, {})), unknown, Cause::UnreadableReply, 1);
    row("200 without a txid", saying(httpReply(200, R"({"amount":25.75})")), unknown, Cause::TxidMissing, 1);
    const QByteArray whole = httpReply(200, samples::chargeBody());
    // Qt 6.4 takes every 1xx but 100 for the answer. Qt 6.8 skips them.
    const bool isSkipped = isQt68();
    const int afterInterim = isSkipped ? created : unknown;
    const Cause alone = isSkipped ? Cause::ConnectionLost : Cause::InterimAnswer;
    row("102 first", saying("HTTP/1.1 102 Processing\r\n\r\n" + whole), afterInterim, Cause::InterimAnswer, 1);
    row("103 first", saying("HTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\n\r\n" + whole), afterInterim,
        Cause::InterimAnswer, 1);
    row("103 with a length first", saying("HTTP/1.1 103 Early Hints\r\nContent-Length: 2\r\n\r\n{}" + whole), unknown,
        alone, 1);
    row("103 alone", saying("HTTP/1.1 103 Early Hints\r\n\r\n"), unknown, alone, 1);
    row("100, then 103 first", saying("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\n" + whole),
        afterInterim, Cause::InterimAnswer, 1);
    row("422 with a whole charge", saying(httpReply(422, samples::chargeBody())), created, {}, 1);
    row("502 with a whole charge", saying(httpReply(502, samples::chargeBody())), created, {}, 1);
    row("UTF-16", saying(httpReply(200, QByteArray("{\0\"\0a\0", 6))), unknown, Cause::UnreadableReply, 1);
}

void ProviderFaultsTest::connectionRows()
{
    const int unknown = int(Outcome::Unknown);
    const QByteArray whole = httpReply(200, samples::chargeBody());
    row("closed after the headers of the request", silent(End::Close, Begin::Headers), unknown, Cause::ConnectionLost,
        1);
    row("reset after the headers of the request", silent(End::Reset, Begin::Headers), unknown, Cause::ConnectionLost,
        1);
    row("closed after the body", silent(End::Close, Begin::Body), unknown, Cause::ConnectionLost, 1);
    row("reset after the body", silent(End::Reset, Begin::Body), unknown, Cause::ConnectionLost, 1);
    row("status line, then closed", saying("HTTP/1.1 200 OK\r\n"), unknown, Cause::ConnectionLost, 1);
    row("status line, then reset", saying("HTTP/1.1 200 OK\r\n", End::Reset), unknown, Cause::ConnectionLost, 1);
    row("headers, then closed", saying(whole.first(whole.indexOf("\r\n\r\n") + 4)), unknown, Cause::ConnectionLost, 1);
    row("half a body, closed", saying(whole.chopped(200)), unknown, Cause::ConnectionLost, 1);
    row("half a body, reset", saying(whole.chopped(200), End::Reset), unknown, Cause::ConnectionLost, 1);
    row("never answers", silent(End::Hold, Begin::Body), unknown, Cause::Deadline, 1);
    row("stalls in the headers", saying(whole.first(20), End::Hold), unknown, Cause::Deadline, 1);
    row("stalls in the body", saying(whole.chopped(200), End::Hold), unknown, Cause::Deadline, 1);
    row("slow loris", dripping(whole, 50), unknown, Cause::Deadline, 1);
    row("binary garbage", saying(QByteArray("\x16\x03\x01\x02\x00\x01\xff\xfe garbage\r\n\r\n", 19)), unknown,
        Cause::ConnectionLost, 1);
    row("HTTP/0.9", saying("{\"txid\":\"x\"}"), unknown, Cause::ConnectionLost, 1);
    row("status without a number", saying("HTTP/1.1 OK\r\nContent-Length: 2\r\n\r\n{}"), unknown, Cause::ConnectionLost,
        1);
    row("only 1xx, for ever", endless({}, "HTTP/1.1 100 Continue\r\n\r\n"), unknown, Cause::Deadline, 1);
    row("endless headers", endless("HTTP/1.1 200 OK\r\n", "X-Filler: " + QByteArray(1000, 'x') + "\r\n"), unknown,
        Cause::Deadline, 1);
    row("one endless header", endless("HTTP/1.1 200 OK\r\nX: ", QByteArray(1000, 'x')), unknown, Cause::Deadline, 1);
    row("101 Switching Protocols", saying("HTTP/1.1 101 Switching Protocols\r\n\r\n"), unknown, Cause::InterimAnswer,
        1);
}

void ProviderFaultsTest::lengthRows()
{
    const int unknown = int(Outcome::Unknown);
    const QByteArray body = samples::chargeBody();
    row("no length, whole", saying(answer({})), created, {}, 1);
    row("no length, cut", saying(answer({}).chopped(10)), unknown, Cause::UnreadableReply, 1);
    row("length too long", saying(answer("Content-Length: 5000\r\n")), unknown, Cause::ConnectionLost, 1);
    row("length too short", saying(answer("Content-Length: 20\r\n")), unknown, Cause::UnreadableReply, 1);
    row("length twice, different",
        saying(answer("Content-Length: 20\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n")), unknown,
        Cause::UnreadableReply, 1);
    row("length is a word", saying(answer("Content-Length: many\r\n")), unknown, Cause::UnreadableReply, 1);
    row("chunked", saying(chunkedHead + chunk(body.first(100)) + chunk(body.sliced(100)) + "0\r\n\r\n"), created, {},
        1);
    row("chunked, cut in a chunk", saying(chunkedHead + chunk(body).chopped(50)), unknown, Cause::ConnectionLost, 1);
    row("chunked, cut between chunks", saying(chunkedHead + chunk(body.first(100))), unknown, Cause::ConnectionLost, 1);
    row("chunked and a length",
        saying(answer("Transfer-Encoding: chunked\r\nContent-Length: 3\r\n", chunk(body) + "0\r\n\r\n")), unknown,
        Cause::UnreadableReply, 1);
    const QByteArray chunkedNo = "HTTP/1.1 400 Bad Request\r\nTransfer-Encoding: chunked\r\n\r\n";
    const int refused = int(Outcome::Refused);
    row("400 in chunks, plain text", saying(chunkedNo + chunk("Bad Request") + "0\r\n\r\n"), refused, Cause::HttpStatus,
        1);
    row("400 in chunks, kept open", saying(chunkedNo + chunk("Bad Request") + "0\r\n\r\n", End::Hold), refused,
        Cause::HttpStatus, 1);
    row("400 in chunks, empty", saying(chunkedNo + "0\r\n\r\n"), refused, Cause::HttpStatus, 1);
    row("400 in chunks, cut in a chunk", saying(chunkedNo + chunk("Bad Request").chopped(6)), unknown,
        Cause::ConnectionLost, 1);
    row("400 in chunks, reset in a chunk", saying(chunkedNo + chunk("Bad Request").chopped(6), End::Reset), unknown,
        Cause::ConnectionLost, 1);
    row("400 in chunks, none came", saying(chunkedNo), refused, Cause::HttpStatus, 1);
    row("400 in chunks, cut between chunks", saying(chunkedNo + chunk("Bad Request")), unknown, Cause::ConnectionLost,
        1);
    row("400 in chunks, stalls", saying(chunkedNo + chunk("Bad Request"), End::Hold), unknown, Cause::Deadline, 1);
    row("400, cut", saying(httpReply(400, "Bad Request").chopped(3)), unknown, Cause::ConnectionLost, 1);
    row("409 in chunks, plain text",
        saying("HTTP/1.1 409 Conflict\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk("Conflict") + "0\r\n\r\n"),
        unknown, Cause::HttpStatus, 1);
    row("200 in chunks, plain text", saying(chunkedHead + chunk("Bad Request") + "0\r\n\r\n"), unknown,
        Cause::UnreadableReply, 1);
    row("a second reply behind the first", saying(httpReply(200, body) + httpReply(400, "{}")), created, {}, 1);
    const auto padded = [&body](qsizetype size) { return body + QByteArray(size - body.size(), ' '); };
    constexpr qsizetype mebibyte = qsizetype{1024} * 1024;
    row("an image of 50 kB",
        saying(httpReply(200, body.chopped(1) + R"(,"pix_qr_code_image":"data:image/png;base64,)" +
                                  QByteArray(68'000, 'A') + "\"}")),
        created, {}, 1);
    row("a body of 1 MiB", saying(httpReply(200, padded(mebibyte))), created, {}, 1);
    row("a body of 1 MiB in chunks", saying(chunkedHead + chunk(padded(mebibyte)) + "0\r\n\r\n"), created, {}, 1);
    row("a body of 1 MiB and a byte", saying(httpReply(200, padded(mebibyte + 1))), unknown, Cause::ReplyTooLarge, 1);
    // A header counts as its name, its value and four characters.
    constexpr qsizetype headers = qsizetype{16} * 1024;
    row("headers of 16 KiB", saying(answer("X: " + QByteArray(headers - 5, 'x') + "\r\n")), created, {}, 1);
    row("headers of 16 KiB and a byte", saying(answer("X: " + QByteArray(headers - 4, 'x') + "\r\n")), unknown,
        Cause::ReplyTooLarge, 1);
    row("headers of 17 KiB", saying(answer("X: " + QByteArray(qsizetype{17} * 1024, 'x') + "\r\n")), unknown,
        Cause::ReplyTooLarge, 1);
}

void ProviderFaultsTest::packedRows()
{
    const int unknown = int(Outcome::Unknown);
    const int refused = int(Outcome::Refused);
    const auto ways = {std::pair{"gzip", Packing::Gzip}, std::pair{"x-gzip", Packing::Gzip},
                       std::pair{"GZip", Packing::Gzip}, std::pair{"deflate", Packing::Zlib},
                       std::pair{"deflate", Packing::Raw}};
    for (const auto &way : ways) {
        const char *const name = way.first;
        const Packing packing = way.second;
        const QByteArray body = packed(samples::chargeBody(), packing);
        const QByteArray coding = "Content-Encoding: " + QByteArray(name) + "\r\n";
        const QByteArray chunked = coding + "Transfer-Encoding: chunked\r\n";
        const auto named = [&](const char *what) {
            return name + QByteArray(packing == Packing::Raw ? ", raw" : "") + what;
        };
        row(named(", with a length"), saying(httpReply(200, body, coding)), created, {}, 1);
        row(named(", in chunks"), saying(answer(chunked, chunk(body.first(50)) + chunk(body.sliced(50)) + "0\r\n\r\n")),
            created, {}, 1);
        row(named(", without a length"), saying(answer(coding, body)), created, {}, 1);
        row(named(", shorter than its length"), saying(httpReply(200, body, coding).chopped(9)), unknown,
            Cause::ConnectionLost, 1);
        row(named(", cut inside"), saying(httpReply(200, body.chopped(9), coding)), unknown, Cause::UnreadableReply, 1);
        row(named(", cut inside, in chunks"), saying(answer(chunked, chunk(body.chopped(9)) + "0\r\n\r\n")), unknown,
            Cause::UnreadableReply, 1);
        row(named(", cut in a chunk"), saying(answer(chunked, chunk(body).chopped(20))), unknown, Cause::ConnectionLost,
            1);
        row(named(", without a length, cut"), saying(answer(coding, body.chopped(9))), unknown, Cause::UnreadableReply,
            1);
        const QByteArray no = packed(R"({"error":"no"})", packing);
        row(named(", a refusal"), saying(httpReply(422, no, coding)), refused, Cause::HttpStatus, 1);
        row(named(", a refusal cut inside"), saying(httpReply(422, no.chopped(3), coding)), unknown,
            Cause::UnreadableReply, 1);
        row(named(", a refused key cut inside"), saying(httpReply(401, no.chopped(3), coding)), refused,
            Cause::HttpStatus, 1);
        const QByteArray bomb = packed(QByteArray(qsizetype{16} * 1024 * 1024, ' '), packing);
        row(named(", a bomb"), saying(httpReply(200, bomb, coding)), unknown, Cause::ReplyTooLarge, 1);
        row(named(", a bomb as a refusal"), saying(httpReply(422, bomb, coding)), unknown, Cause::ReplyTooLarge, 1);
    }
    row("identity", saying(httpReply(200, samples::chargeBody(), "Content-Encoding: identity\r\n")), created, {}, 1);
    row("gzip claimed", saying(httpReply(200, "\x1f\x8b\x08 garbage", "Content-Encoding: gzip\r\n")), unknown,
        Cause::UnreadableReply, 1);
    const QByteArray gzip = packed(samples::chargeBody(), Packing::Gzip);
    row("gzip, and more behind it", saying(httpReply(200, gzip + "{}", "Content-Encoding: gzip\r\n")), unknown,
        Cause::UnreadableReply, 1);
    row("gzip that is not announced", saying(httpReply(200, gzip)), unknown, Cause::UnreadableReply, 1);
    for (const QByteArray coding : {"br", "zstd", "compress", "gzip, gzip"}) {
        const QByteArray header = "Content-Encoding: " + coding + "\r\n";
        row(coding, saying(httpReply(200, gzip, header)), unknown, Cause::PackedReply, 1);
        row(coding + ", in chunks",
            saying(answer(header + "Transfer-Encoding: chunked\r\n", chunk(gzip) + "0\r\n\r\n")), unknown,
            Cause::PackedReply, 1);
        row(coding + ", a refusal", saying(httpReply(422, gzip, header)), refused, Cause::HttpStatus, 1);
    }
}

void ProviderFaultsTest::charsetRows()
{
    const int unknown = int(Outcome::Unknown);
    const QByteArray latin1 = samples::chargeBody().replace("Maria", "Jo\xE3o");
    const auto said = [](const QByteArray &type, const QByteArray &body) {
        return saying(
            answer("Content-Type: " + type + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n", body));
    };
    row("ISO-8859-1", said("application/json; charset=iso-8859-1", latin1), created, {}, 1);
    row("windows-1252", said("application/json;CharSet=\"Windows-1252\"", latin1), created, {}, 1);
    row("ISO-8859-1 in chunks",
        saying(answer("Content-Type: application/json; charset=ISO-8859-1\r\nTransfer-Encoding: chunked\r\n",
                      chunk(latin1) + "0\r\n\r\n")),
        created, {}, 1);
    row("ISO-8859-1 in gzip",
        saying(answer("Content-Type: text/json; charset=latin1\r\nContent-Encoding: gzip\r\n",
                      packed(latin1, Packing::Gzip))),
        created, {}, 1);
    row("ISO-8859-1 that is not told", said("application/json", latin1), unknown, Cause::UnreadableReply, 1);
    row("ISO-8859-1 told as UTF-8", said("application/json; charset=utf-8", latin1), unknown, Cause::UnreadableReply,
        1);
    row("another charset", said("application/json; charset=koi8-r", latin1), unknown, Cause::UnreadableReply, 1);
    row("UTF-8 told as ISO-8859-1",
        said("application/json; charset=iso-8859-1", samples::chargeBody().replace("Maria", "João")), created, {}, 1);
}

void ProviderFaultsTest::everyFailureHasItsOutcome()
{
    QFETCH(Script, script);
    QFETCH(int, outcome);
    QFETCH(Cause, cause);
    QFETCH(int, posts);
    ScriptedServer server([&script](int) { return script; });
    ClientRig rig(server.url(), {}, std::chrono::seconds(5), std::chrono::seconds(cause == Cause::Deadline ? 1 : 10));
    const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
    QVERIFY(result);
    QCOMPARE(result->has_value(), outcome == created);
    if (outcome == created) {
        QCOMPARE((*result)->charge.txid, samples::txid());
        QVERIFY((*result)->code.isVerified());
    } else {
        QCOMPARE(int(result->error().outcome), outcome);
        QCOMPARE(result->error().cause, cause);
    }
    if (script.begin == Begin::Body)
        QCOMPARE(server.posts().size(), posts);
    else
        QVERIFY(server.posts().size() <= posts);
    QCOMPARE(server.usedConnections(), 1);
    QVERIFY(server.connections() == 1 || (isQt68() && server.connections() == 2));
}

BALCAO_TEST(ProviderFaultsTest)

} // namespace providerfaultstest

#include "providerfaultstest.moc"
