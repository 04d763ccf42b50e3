// SPDX-License-Identifier: MIT
#include "tests/support/clientrig.h"
#include "tests/support/scriptedserver.h"
#include "tests/support/scripts.h"

#include <QTest>

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

Q_DECLARE_METATYPE(Script)

class ProviderFaultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFailureHasItsOutcome_data();
    void everyFailureHasItsOutcome();

private:
    static void row(const char *name, const Script &script, int outcome, Cause cause, int posts);
    static void answerRows();
    static void connectionRows();
    static void lengthRows();
};

void ProviderFaultsTest::row(const char *name, const Script &script, int outcome, Cause cause, int posts)
{
    QTest::newRow(name) << script << outcome << cause << posts;
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
        row(qPrintable(QString::number(status)), saying(httpReply(status, no)), refused,
            status == 404 ? Cause::NoSuchOperation : Cause::HttpStatus, 1);
    for (const int status : {407, 408, 409, 425, 500, 502, 503, 504, 511, 599})
        row(qPrintable(QString::number(status)), saying(httpReply(status, no)), status == 407 ? refused : unknown,
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
    row("gzip claimed",
        saying(httpReply(200, QByteArray("\x1f\x8b\x08\0\0\0\0\0garbage", 16), "Content-Encoding: gzip\r\n")), unknown,
        Cause::UnreadableReply, 1);
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
    row("101 Switching Protocols", saying("HTTP/1.1 101 Switching Protocols\r\n\r\n"), unknown, Cause::HttpStatus, 1);
}

void ProviderFaultsTest::lengthRows()
{
    const int unknown = int(Outcome::Unknown);
    const QByteArray body = samples::chargeBody();
    row("no length, whole", saying(answer({})), created, {}, 1);
    row("no length, cut", saying(answer({}).chopped(10)), unknown, Cause::ConnectionLost, 1);
    row("length too long", saying(answer("Content-Length: 5000\r\n")), unknown, Cause::ConnectionLost, 1);
    row("length too short", saying(answer("Content-Length: 20\r\n")), unknown, Cause::UnreadableReply, 1);
    row("length twice, different",
        saying(answer("Content-Length: 20\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n")), unknown,
        Cause::ConnectionLost, 1);
    row("length is a word", saying(answer("Content-Length: many\r\n")), unknown, Cause::ConnectionLost, 1);
    row("chunked", saying(chunkedHead + chunk(body.first(100)) + chunk(body.sliced(100)) + "0\r\n\r\n"), created, {},
        1);
    row("chunked, cut in a chunk", saying(chunkedHead + chunk(body).chopped(50)), unknown, Cause::ConnectionLost, 1);
    row("chunked, cut between chunks", saying(chunkedHead + chunk(body.first(100))), unknown, Cause::ConnectionLost, 1);
    row("chunked and a length",
        saying(answer("Transfer-Encoding: chunked\r\nContent-Length: 3\r\n", chunk(body) + "0\r\n\r\n")), unknown,
        Cause::ConnectionLost, 1);
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
        Cause::ConnectionLost, 1);
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
    QCOMPARE(server.connections(), 1);
    if (script.begin == Begin::Body)
        QCOMPARE(server.posts().size(), posts);
    else
        QVERIFY(server.posts().size() <= posts);
}

QTEST_GUILESS_MAIN(ProviderFaultsTest)
#include "providerfaultstest.moc"
