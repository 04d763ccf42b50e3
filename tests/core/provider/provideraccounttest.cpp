// SPDX-License-Identifier: MIT
#include "core/provider/provideraccount.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QTest>

namespace provideraccounttest
{

using namespace balcao;
using namespace Qt::StringLiterals;

class ProviderAccountTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void baseUrls_data();
    void baseUrls();
    void badBaseUrls_data();
    void badBaseUrls();
    void keys_data();
    void keys();
    void keyIsRedacted();
    void keyIsFoundInEverySpelling_data();
    void keyIsFoundInEverySpelling();
    void keyIsFoundInsideOtherBase64();
    void hostileTextIsRedactedQuickly();
};

void ProviderAccountTest::baseUrls_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("endpoint");
    const auto row = [](const char *name, const QString &text, const QString &endpoint) {
        QTest::newRow(name) << text << endpoint;
    };
    row("plain", u"https://api.example.com/v1"_s, u"https://api.example.com/v1/create"_s);
    row("slash at the end", u"https://api.example.com/v1/"_s, u"https://api.example.com/v1/create"_s);
    row("many slashes", u"https://api.example.com/v1///"_s, u"https://api.example.com/v1/create"_s);
    row("no path", u"https://api.example.com"_s, u"https://api.example.com/create"_s);
    row("port", u"https://api.example.com:8443/v1"_s, u"https://api.example.com:8443/v1/create"_s);
    row("blanks around", u"  https://api.example.com/v1 \n"_s, u"https://api.example.com/v1/create"_s);
    row("encoded slash", u"https://api.example.com/a%2Fb/v1"_s, u"https://api.example.com/a%2Fb/v1/create"_s);
    row("loopback", u"http://127.0.0.1:8080/v1"_s, u"http://127.0.0.1:8080/v1/create"_s);
    row("all of 127", u"http://127.8.9.1/v1"_s, u"http://127.8.9.1/v1/create"_s);
    row("localhost", u"http://LOCALHOST:1/v1"_s, u"http://localhost:1/v1/create"_s);
    row("IPv6 loopback", u"http://[::1]:8080/v1"_s, u"http://[::1]:8080/v1/create"_s);
}

void ProviderAccountTest::baseUrls()
{
    QFETCH(QString, text);
    QFETCH(QString, endpoint);
    const auto base = BaseUrl::parse(text);
    QVERIFY(base);
    QCOMPARE(base->endpoint(u"/create"_s).toString(QUrl::FullyEncoded), endpoint);
    QCOMPARE(base->text() + u"/create"_s, endpoint);
}

void ProviderAccountTest::badBaseUrls_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<BaseUrlError>("error");
    const auto row = [](const char *name, const QString &text, BaseUrlError error) {
        QTest::newRow(name) << text << error;
    };
    row("empty", u""_s, BaseUrlError::Empty);
    row("blank", u"  "_s, BaseUrlError::Empty);
    row("no scheme", u"api.example.com/v1"_s, BaseUrlError::Malformed);
    row("no host", u"https:///v1"_s, BaseUrlError::Malformed);
    row("a blank inside", u"https://api example.com"_s, BaseUrlError::Malformed);
    row("port 0", u"https://api.example.com:0/v1"_s, BaseUrlError::Malformed);
    row("ftp", u"ftp://api.example.com"_s, BaseUrlError::Scheme);
    row("file", u"file:///etc/passwd"_s, BaseUrlError::Scheme);
    row("http to the world", u"http://api.example.com/v1"_s, BaseUrlError::NotLoopback);
    row("http to the shop's network", u"http://192.168.0.10/v1"_s, BaseUrlError::NotLoopback);
    row("a name that begins like loopback", u"http://127.0.0.1.example.com/v1"_s, BaseUrlError::NotLoopback);
    row("a name that begins like localhost", u"http://localhost.example.com/v1"_s, BaseUrlError::NotLoopback);
    row("http to every address", u"http://0.0.0.0/v1"_s, BaseUrlError::NotLoopback);
    row("user", u"https://user@api.example.com/v1"_s, BaseUrlError::UserInfo);
    row("user and password", u"https://user:key@api.example.com/v1"_s, BaseUrlError::UserInfo);
    row("query", u"https://api.example.com/v1?a=b"_s, BaseUrlError::QueryOrFragment);
    row("fragment", u"https://api.example.com/v1#a"_s, BaseUrlError::QueryOrFragment);
}

void ProviderAccountTest::badBaseUrls()
{
    QFETCH(QString, text);
    QFETCH(BaseUrlError, error);
    const auto base = BaseUrl::parse(text);
    QVERIFY(!base);
    QCOMPARE(base.error(), error);
}

void ProviderAccountTest::keys_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("authorization");
    QTest::addColumn<QString>("hint");
    const auto row = [](const char *name, const QByteArray &text, const QByteArray &authorization,
                        const QString &hint) { QTest::newRow(name) << text << authorization << hint; };
    row("long", "abc_live_0123456789", "Bearer abc_live_0123456789", u"6789"_s);
    row("pasted with a newline", " abc_live_0123456789\r\n", "Bearer abc_live_0123456789", u"6789"_s);
    row("too short for a hint", "abcdefghijk", "Bearer abcdefghijk", {});
    row("512 characters", QByteArray(512, 'a'), "Bearer " + QByteArray(512, 'a'), u"aaaa"_s);
    row("513 characters", QByteArray(513, 'a'), {}, {});
    row("empty", "", {}, {});
    row("a blank inside", "abc def", {}, {});
    row("a header smuggled in", "abc\r\nX-Other: 1", {}, {});
    row("not ASCII", "chave\xC3\xA7", {}, {});
    row("NUL", QByteArray("a\0b", 3), {}, {});
}

void ProviderAccountTest::keys()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, authorization);
    QFETCH(QString, hint);
    const auto key = ApiKey::parse(text);
    QCOMPARE(key.has_value(), !authorization.isEmpty());
    if (key) {
        QCOMPARE(key->authorization(), authorization);
        QCOMPARE(key->hint(), hint);
    }
}

void ProviderAccountTest::keyIsRedacted()
{
    const ApiKey key = ApiKey::parse("ab/cd\"ef").value();
    QCOMPARE(key.redacted("x ab/cd\"ef y ab/cd\"ef"), "x [key] y [key]");
    const QByteArray asJson = R"({"k":"ab/cd\"ef","p":"ab\/cd\"ef"})";
    const QByteArray expected = R"({"k":"[key]","p":"[key]"})";
    QCOMPARE(key.redacted(asJson), expected);
    QCOMPARE(key.redacted("nothing"), "nothing");
}

void ProviderAccountTest::keyIsFoundInEverySpelling_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &key, const QByteArray &text, const QByteArray &expected) {
        QTest::newRow(name) << key << text << expected;
    };
    const QByteArray key = "sk/ab+cd==ef";
    row("as it is", key, "a sk/ab+cd==ef b", "a [key] b");
    row("twice in a row", key, key + key, "[key][key]");
    row("percent-encoded", key, "sk%2Fab%2Bcd%3D%3Def", "[key]");
    row("percent-encoded in lower case, whole", "abcdefgh", "%61%62%63%64%65%66%67%68", "[key]");
    row("slash escaped", key, R"(sk\/ab+cd==ef)", "[key]");
    row("as .NET and Gson escape it", key, R"(sk/ab\u002Bcd\u003d\u003def)", "[key]");
    row("every character escaped", "abcdefgh", R"(\u0061\u0062\u0063\u0064\u0065\u0066\u0067\u0068)", "[key]");
    row("escaped twice", key, R"(sk\\\/ab+cd\\u003d=ef)", "[key]");
    row("quotes and backslashes", R"(ab\cd"ef\)", R"({"k":"ab\\cd\"ef\\"})", R"({"k":"[key]"})");
    row("a key that looks escaped", R"(a%25b\u0041cd)", R"(x a%25b\u0041cd y)", "x [key] y");
    row("a key with a percent sign, percent-encoded", "abc%defgh", "abc%25defgh", "[key]");
    row("a key with the letter of escapes", "uuuuuuuu", R"(\u0075\u0075\u0075\u0075uuuu)", "[key]");
    row("base64", key, "x" + key.toBase64(), "x[key]");
    row("base64 with its slash escaped", "abc??defghi?",
        QByteArray(QByteArray("abc??defghi?").toBase64()).replace('/', "\\/"), "[key]");
    row("eight characters", "abcdefgh", "x abcdefgh y", "x [key] y");
    row("seven characters could be a part of anything", "abcdefg", "x abcdefg y", "x abcdefg y");
    row("all but the last character", key, "sk/ab+cd==e", "sk/ab+cd==e");
    row("cut by the end", key, "sk/ab+cd\\u003", "sk/ab+cd\\u003");
    row("a false start", "aab12345", "aaab12345", "a[key]");
}

void ProviderAccountTest::keyIsFoundInEverySpelling()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(ApiKey::parse(key)->redacted(text), expected);
}

void ProviderAccountTest::keyIsFoundInsideOtherBase64()
{
    const ApiKey key = ApiKey::parse("sk_live_4f9c1d77a2").value();
    for (const QByteArray &before : {QByteArray("Bearer "), QByteArray("user:"), QByteArray("{\"k\":\"")}) {
        for (const auto option : {QByteArray::Base64Encoding, QByteArray::Base64UrlEncoding}) {
            const QByteArray written = (before + "sk_live_4f9c1d77a2" + "\"}").toBase64(option);
            const QByteArray redacted = key.redacted("x " + written + " y");
            QVERIFY(redacted.contains("[key]"));
            // What is left of it decodes to no more than three characters of the key.
            QVERIFY(redacted.size() - before.size() < 20);
        }
    }
}

void ProviderAccountTest::hostileTextIsRedactedQuickly()
{
    const ApiKey key = ApiKey::parse(QByteArray(511, 'a') + 'b').value();
    QElapsedTimer clock;
    clock.start();
    for (const char filler : {'a', '\\', '%'})
        QCOMPARE(key.redacted(QByteArray(1'048'576, filler)).size(), 1'048'576);
    QVERIFY2(clock.elapsed() < 20'000, qPrintable(QString::number(clock.elapsed())));
}

BALCAO_TEST(ProviderAccountTest)

} // namespace provideraccounttest

#include "provideraccounttest.moc"
