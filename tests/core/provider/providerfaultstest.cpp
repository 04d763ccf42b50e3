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

} // namespace

class ProviderFaultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFailureHasItsOutcome_data();
    void everyFailureHasItsOutcome();

private:
    static void row(const QByteArray &name, const Script &script, std::optional<Outcome> outcome, Cause cause)
    {
        QTest::newRow(name.constData()) << script << outcome << cause;
    }
    /** A whole answer: the charge was created. */
    static void created(const QByteArray &name, const Script &script) { row(name, script, {}, {}); }
    static void refused(const QByteArray &name, const Script &script, Cause cause = Cause::HttpStatus)
    {
        row(name, script, Outcome::Refused, cause);
    }
    static void unknown(const QByteArray &name, const Script &script, Cause cause)
    {
        row(name, script, Outcome::Unknown, cause);
    }
    static void answerRows();
    static void connectionRows();
    static void lengthRows();
    static void packedRows();
    static void charsetRows();
};

void ProviderFaultsTest::everyFailureHasItsOutcome_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<std::optional<Outcome>>("outcome");
    QTest::addColumn<Cause>("cause");
    answerRows();
    connectionRows();
    lengthRows();
    packedRows();
    charsetRows();
}

void ProviderFaultsTest::answerRows()
{
    const QByteArray no = R"({"message":"não"})";
    created("200", saying(httpReply(200, samples::chargeBody())));
    created("201", saying(httpReply(201, samples::chargeBody())));
    created("200 kept open", saying(httpReply(200, samples::chargeBody()), End::Hold));
    created("200 byte by byte", dripping(httpReply(200, samples::chargeBody()), 1));
    created("100 Continue first", saying("HTTP/1.1 100 Continue\r\n\r\n" + httpReply(200, samples::chargeBody())));
    refused("400", saying(httpReply(400, no)));
    refused("400 before the body was read", saying(httpReply(400, no), End::Hold, Begin::Headers));
    refused("401", saying(httpReply(401, no)));
    refused("401 asks for Basic", saying(httpReply(401, no, "WWW-Authenticate: Basic realm=\"x\"\r\n")));
    refused("401 asks for Bearer", saying(httpReply(401, no, "WWW-Authenticate: Bearer\r\n")));
    refused("401 asks for Digest",
            saying(httpReply(401, no, "WWW-Authenticate: Digest realm=\"x\", nonce=\"n\"\r\n"), End::Hold));
    for (const int status : {403, 404, 405, 410, 413, 415, 422, 429})
        refused(QByteArray::number(status), saying(httpReply(status, no)),
                status == 404 ? Cause::NoSuchOperation : Cause::HttpStatus);
    for (const int status : {407, 408, 409, 425, 500, 502, 503, 504, 511, 599})
        row(QByteArray::number(status), saying(httpReply(status, no)),
            status == 407 ? Outcome::Refused : Outcome::Unknown, Cause::HttpStatus);
    refused("404 without a length", saying("HTTP/1.1 404 Not Found\r\n\r\n<html>nginx</html>"), Cause::NoSuchOperation);
    refused("400 without a length, plain text", saying("HTTP/1.1 400 Bad Request\r\n\r\nBad Request"));
    refused("403 without a body", saying("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n"));
    unknown("204", saying("HTTP/1.1 204 No Content\r\n\r\n"), Cause::UnreadableReply);
    unknown("205", saying("HTTP/1.1 205 Reset Content\r\nContent-Length: 0\r\n\r\n"), Cause::UnreadableReply);
    refused("error in a 200", saying(httpReply(200, R"({"error":"não"})")), Cause::ErrorInReply);
    unknown("login page of a Wi-Fi", saying(httpReply(200, "<html>Wi-Fi</html>")), Cause::UnreadableReply);
    unknown("empty 200", saying(httpReply(200, {})), Cause::UnreadableReply);
    unknown("200 without a txid", saying(httpReply(200, R"({"amount":25.75})")), Cause::TxidMissing);
    const QByteArray whole = httpReply(200, samples::chargeBody());
    // Qt 6.4 takes every 1xx but 100 for the answer. Qt 6.8 skips them.
    const bool isSkipped = isQt68();
    const auto afterInterim = isSkipped ? std::nullopt : std::optional(Outcome::Unknown);
    const Cause alone = isSkipped ? Cause::ConnectionLost : Cause::InterimAnswer;
    row("102 first", saying("HTTP/1.1 102 Processing\r\n\r\n" + whole), afterInterim, Cause::InterimAnswer);
    row("103 first", saying("HTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\n\r\n" + whole), afterInterim,
        Cause::InterimAnswer);
    unknown("103 with a length first", saying("HTTP/1.1 103 Early Hints\r\nContent-Length: 2\r\n\r\n{}" + whole),
            alone);
    unknown("103 alone", saying("HTTP/1.1 103 Early Hints\r\n\r\n"), alone);
    row("100, then 103 first", saying("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\n\r\n" + whole),
        afterInterim, Cause::InterimAnswer);
    created("422 with a whole charge", saying(httpReply(422, samples::chargeBody())));
    created("502 with a whole charge", saying(httpReply(502, samples::chargeBody())));
    unknown("UTF-16", saying(httpReply(200, QByteArray("{\0\"\0a\0", 6))), Cause::UnreadableReply);
}

void ProviderFaultsTest::connectionRows()
{
    const QByteArray whole = httpReply(200, samples::chargeBody());
    unknown("closed after the headers of the request", silent(End::Close, Begin::Headers), Cause::ConnectionLost);
    unknown("reset after the headers of the request", silent(End::Reset, Begin::Headers), Cause::ConnectionLost);
    unknown("closed after the body", silent(End::Close, Begin::Body), Cause::ConnectionLost);
    unknown("reset after the body", silent(End::Reset, Begin::Body), Cause::ConnectionLost);
    unknown("status line, then closed", saying("HTTP/1.1 200 OK\r\n"), Cause::ConnectionLost);
    unknown("status line, then reset", saying("HTTP/1.1 200 OK\r\n", End::Reset), Cause::ConnectionLost);
    unknown("headers, then closed", saying(whole.first(whole.indexOf("\r\n\r\n") + 4)), Cause::ConnectionLost);
    unknown("half a body, closed", saying(whole.chopped(200)), Cause::ConnectionLost);
    unknown("half a body, reset", saying(whole.chopped(200), End::Reset), Cause::ConnectionLost);
    unknown("never answers", silent(End::Hold, Begin::Body), Cause::Deadline);
    unknown("stalls in the headers", saying(whole.first(20), End::Hold), Cause::Deadline);
    unknown("stalls in the body", saying(whole.chopped(200), End::Hold), Cause::Deadline);
    unknown("slow loris", dripping(whole, 50), Cause::Deadline);
    unknown("binary garbage", saying(QByteArray("\x16\x03\x01\x02\x00\x01\xff\xfe garbage\r\n\r\n", 19)),
            Cause::ConnectionLost);
    unknown("HTTP/0.9", saying("{\"txid\":\"x\"}"), Cause::ConnectionLost);
    unknown("status without a number", saying("HTTP/1.1 OK\r\nContent-Length: 2\r\n\r\n{}"), Cause::ConnectionLost);
    unknown("only 1xx, for ever", endless({}, "HTTP/1.1 100 Continue\r\n\r\n"), Cause::Deadline);
    unknown("endless headers", endless("HTTP/1.1 200 OK\r\n", "X-Filler: " + QByteArray(1000, 'x') + "\r\n"),
            Cause::Deadline);
    unknown("one endless header", endless("HTTP/1.1 200 OK\r\nX: ", QByteArray(1000, 'x')), Cause::Deadline);
    unknown("101 Switching Protocols", saying("HTTP/1.1 101 Switching Protocols\r\n\r\n"), Cause::InterimAnswer);
}

void ProviderFaultsTest::lengthRows()
{
    const QByteArray body = samples::chargeBody();
    created("no length, whole", saying(answer({})));
    unknown("no length, cut", saying(answer({}).chopped(10)), Cause::UnreadableReply);
    unknown("length too long", saying(answer("Content-Length: 5000\r\n")), Cause::ConnectionLost);
    unknown("length too short", saying(answer("Content-Length: 20\r\n")), Cause::UnreadableReply);
    unknown("length twice, different",
            saying(answer("Content-Length: 20\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n")),
            Cause::UnreadableReply);
    unknown("length is a word", saying(answer("Content-Length: many\r\n")), Cause::UnreadableReply);
    created("chunked", saying(chunkedHead + chunk(body.first(100)) + chunk(body.sliced(100)) + "0\r\n\r\n"));
    unknown("chunked, cut in a chunk", saying(chunkedHead + chunk(body).chopped(50)), Cause::ConnectionLost);
    unknown("chunked, cut between chunks", saying(chunkedHead + chunk(body.first(100))), Cause::ConnectionLost);
    unknown("chunked and a length",
            saying(answer("Transfer-Encoding: chunked\r\nContent-Length: 3\r\n", chunk(body) + "0\r\n\r\n")),
            Cause::UnreadableReply);
    const QByteArray chunkedNo = "HTTP/1.1 400 Bad Request\r\nTransfer-Encoding: chunked\r\n\r\n";
    refused("400 in chunks, plain text", saying(chunkedNo + chunk("Bad Request") + "0\r\n\r\n"));
    refused("400 in chunks, kept open", saying(chunkedNo + chunk("Bad Request") + "0\r\n\r\n", End::Hold));
    refused("400 in chunks, empty", saying(chunkedNo + "0\r\n\r\n"));
    unknown("400 in chunks, cut in a chunk", saying(chunkedNo + chunk("Bad Request").chopped(6)),
            Cause::ConnectionLost);
    unknown("400 in chunks, reset in a chunk", saying(chunkedNo + chunk("Bad Request").chopped(6), End::Reset),
            Cause::ConnectionLost);
    refused("400 in chunks, none came", saying(chunkedNo));
    unknown("400 in chunks, cut between chunks", saying(chunkedNo + chunk("Bad Request")), Cause::ConnectionLost);
    unknown("400 in chunks, stalls", saying(chunkedNo + chunk("Bad Request"), End::Hold), Cause::Deadline);
    unknown("400, cut", saying(httpReply(400, "Bad Request").chopped(3)), Cause::ConnectionLost);
    unknown("409 in chunks, plain text",
            saying("HTTP/1.1 409 Conflict\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk("Conflict") + "0\r\n\r\n"),
            Cause::HttpStatus);
    unknown("200 in chunks, plain text", saying(chunkedHead + chunk("Bad Request") + "0\r\n\r\n"),
            Cause::UnreadableReply);
    created("a second reply behind the first", saying(httpReply(200, body) + httpReply(400, "{}")));
    const auto padded = [&body](qsizetype size) { return body + QByteArray(size - body.size(), ' '); };
    constexpr qsizetype mebibyte = qsizetype{1024} * 1024;
    created("an image of 50 kB",
            saying(httpReply(200, body.chopped(1) + R"(,"pix_qr_code_image":"data:image/png;base64,)" +
                                      QByteArray(68'000, 'A') + "\"}")));
    created("a body of 1 MiB", saying(httpReply(200, padded(mebibyte))));
    created("a body of 1 MiB in chunks", saying(chunkedHead + chunk(padded(mebibyte)) + "0\r\n\r\n"));
    unknown("a body of 1 MiB and a byte", saying(httpReply(200, padded(mebibyte + 1))), Cause::ReplyTooLarge);
    // A header counts as its name, its value and four characters.
    constexpr qsizetype headers = qsizetype{16} * 1024;
    created("headers of 16 KiB", saying(answer("X: " + QByteArray(headers - 5, 'x') + "\r\n")));
    unknown("headers of 16 KiB and a byte", saying(answer("X: " + QByteArray(headers - 4, 'x') + "\r\n")),
            Cause::ReplyTooLarge);
    unknown("headers of 17 KiB", saying(answer("X: " + QByteArray(qsizetype{17} * 1024, 'x') + "\r\n")),
            Cause::ReplyTooLarge);
}

void ProviderFaultsTest::packedRows()
{
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
        created(named(", with a length"), saying(httpReply(200, body, coding)));
        created(named(", in chunks"),
                saying(answer(chunked, chunk(body.first(50)) + chunk(body.sliced(50)) + "0\r\n\r\n")));
        created(named(", without a length"), saying(answer(coding, body)));
        unknown(named(", shorter than its length"), saying(httpReply(200, body, coding).chopped(9)),
                Cause::ConnectionLost);
        unknown(named(", cut inside"), saying(httpReply(200, body.chopped(9), coding)), Cause::UnreadableReply);
        unknown(named(", cut inside, in chunks"), saying(answer(chunked, chunk(body.chopped(9)) + "0\r\n\r\n")),
                Cause::UnreadableReply);
        unknown(named(", cut in a chunk"), saying(answer(chunked, chunk(body).chopped(20))), Cause::ConnectionLost);
        unknown(named(", without a length, cut"), saying(answer(coding, body.chopped(9))), Cause::UnreadableReply);
        const QByteArray no = packed(R"({"error":"no"})", packing);
        refused(named(", a refusal"), saying(httpReply(422, no, coding)));
        unknown(named(", a refusal cut inside"), saying(httpReply(422, no.chopped(3), coding)), Cause::UnreadableReply);
        refused(named(", a refused key cut inside"), saying(httpReply(401, no.chopped(3), coding)));
        const QByteArray bomb = packed(QByteArray(qsizetype{16} * 1024 * 1024, ' '), packing);
        unknown(named(", a bomb"), saying(httpReply(200, bomb, coding)), Cause::ReplyTooLarge);
        unknown(named(", a bomb as a refusal"), saying(httpReply(422, bomb, coding)), Cause::ReplyTooLarge);
    }
    created("identity", saying(httpReply(200, samples::chargeBody(), "Content-Encoding: identity\r\n")));
    unknown("gzip claimed", saying(httpReply(200, "\x1f\x8b\x08 garbage", "Content-Encoding: gzip\r\n")),
            Cause::UnreadableReply);
    const QByteArray gzip = packed(samples::chargeBody(), Packing::Gzip);
    unknown("gzip, and more behind it", saying(httpReply(200, gzip + "{}", "Content-Encoding: gzip\r\n")),
            Cause::UnreadableReply);
    unknown("gzip that is not announced", saying(httpReply(200, gzip)), Cause::UnreadableReply);
    for (const QByteArray coding : {"br", "zstd", "compress", "gzip, gzip"}) {
        const QByteArray header = "Content-Encoding: " + coding + "\r\n";
        unknown(coding, saying(httpReply(200, gzip, header)), Cause::PackedReply);
        unknown(coding + ", in chunks",
                saying(answer(header + "Transfer-Encoding: chunked\r\n", chunk(gzip) + "0\r\n\r\n")),
                Cause::PackedReply);
        refused(coding + ", a refusal", saying(httpReply(422, gzip, header)));
    }
}

void ProviderFaultsTest::charsetRows()
{
    const QByteArray latin1 = samples::chargeBody().replace("Maria", "Jo\xE3o");
    const auto said = [](const QByteArray &type, const QByteArray &body) {
        return saying(
            answer("Content-Type: " + type + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n", body));
    };
    created("ISO-8859-1", said("application/json; charset=iso-8859-1", latin1));
    created("windows-1252", said("application/json;CharSet=\"Windows-1252\"", latin1));
    created("ISO-8859-1 in chunks",
            saying(answer("Content-Type: application/json; charset=ISO-8859-1\r\nTransfer-Encoding: chunked\r\n",
                          chunk(latin1) + "0\r\n\r\n")));
    created("ISO-8859-1 in gzip", saying(answer("Content-Type: text/json; charset=latin1\r\nContent-Encoding: gzip\r\n",
                                                packed(latin1, Packing::Gzip))));
    unknown("ISO-8859-1 that is not told", said("application/json", latin1), Cause::UnreadableReply);
    unknown("ISO-8859-1 told as UTF-8", said("application/json; charset=utf-8", latin1), Cause::UnreadableReply);
    unknown("another charset", said("application/json; charset=koi8-r", latin1), Cause::UnreadableReply);
    created("UTF-8 told as ISO-8859-1",
            said("application/json; charset=iso-8859-1", samples::chargeBody().replace("Maria", "João")));
}

void ProviderFaultsTest::everyFailureHasItsOutcome()
{
    QFETCH(Script, script);
    QFETCH(std::optional<Outcome>, outcome);
    QFETCH(Cause, cause);
    ScriptedServer server([&script](int) { return script; });
    ClientRig rig(server.url(), {}, std::chrono::seconds(5), std::chrono::seconds(cause == Cause::Deadline ? 1 : 10));
    const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
    QVERIFY(result);
    QCOMPARE(result->has_value(), !outcome);
    if (!outcome) {
        QCOMPARE((*result)->charge.txid, samples::txid());
        QVERIFY((*result)->code.isVerified());
    } else {
        QCOMPARE(result->error().outcome, *outcome);
        QCOMPARE(result->error().cause, cause);
    }
    if (script.begin == Begin::Body)
        QCOMPARE(server.posts().size(), 1);
    else
        QVERIFY(server.posts().size() <= 1);
    QCOMPARE(server.usedConnections(), 1);
    QVERIFY(server.connections() == 1 || (isQt68() && server.connections() == 2));
}

BALCAO_TEST(ProviderFaultsTest)

} // namespace providerfaultstest

#include "providerfaultstest.moc"
