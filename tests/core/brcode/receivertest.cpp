// SPDX-License-Identifier: MIT
#include "core/brcode/receiver.h"
#include "core/brcode/placesbeside.h"
#include "tests/support/codewriter.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace receivertest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CodeWriter;
using balcao::test::object;

namespace
{

QString dynamic(const QString &url)
{
    return CodeWriter().set("26", object("00", CodeWriter::gui()) + object("25", url)).code();
}

Receiver named(const QString &name)
{
    return {.name = name, .city = u"SAO PAULO"_s, .place = u"pix.example.com"_s};
}

} // namespace

/** Whom a code pays, and when two codes, or a code and a bank's app, name the same one. */
class ReceiverTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofCode_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("receiver");
        const auto row = [](const char *name, const QString &code, const char *receiver) {
            QTest::newRow(name) << code << QString::fromUtf8(receiver);
        };
        row("a key", CodeWriter().code(), "LOJA EXEMPLA|SAO PAULO|pix@example.com");
        row("a key in capitals",
            CodeWriter().set("26", object("00", CodeWriter::gui()) + object("01", u"PIX@EXAMPLE.COM"_s)).code(),
            "LOJA EXEMPLA|SAO PAULO|pix@example.com");
        row("an address", CodeWriter::dynamic().code(), "LOJA EXEMPLA|SAO PAULO|pix.example.com");
        row("another path of it", dynamic(u"pix.example.com/qr/v2/cobv/aaaa"_s),
            "LOJA EXEMPLA|SAO PAULO|pix.example.com");
        row("an address with its scheme", dynamic(u"https://PIX.example.com/qr/1"_s),
            "LOJA EXEMPLA|SAO PAULO|pix.example.com");
        row("blanks around the name", CodeWriter().set("59", u" LOJA "_s).code(), "LOJA|SAO PAULO|pix@example.com");
    }
    void ofCode()
    {
        QFETCH(const QString, code);
        const auto read = BrCode::parseTolerant(code);
        QVERIFY(read);
        const Receiver receiver = Receiver::of(*read);
        QTEST(QStringList({receiver.name, receiver.city, receiver.place}).join(u'|'), "receiver");
    }

    void same_data()
    {
        QTest::addColumn<Receiver>("other");
        QTest::addColumn<bool>("isSame");
        QTest::newRow("itself") << named(u"PADARIA JOSE"_s) << true;
        QTest::newRow("with an accent") << named(u"Padaria José"_s) << true;
        QTest::newRow("decomposed") << named(u"PADARIA JOSE\u0301"_s) << true;
        QTest::newRow("blanks") << named(u"  padaria  jose "_s) << true;
        QTest::newRow("another name") << named(u"PADARIA JOAO"_s) << false;
        QTest::newRow("a longer name") << named(u"PADARIA JOSE LTDA"_s) << false;
        QTest::newRow("a shorter name") << named(u"PADARIA"_s) << false;
        QTest::newRow("no name") << named({}) << false;
        QTest::newRow("a letter that only looks so") << named(u"PADARIA J\u041eSE"_s) << false;
        Receiver other = named(u"PADARIA JOSE"_s);
        other.city = u"OSASCO"_s;
        QTest::newRow("another city") << other << true;
        other.place = u"pix.example.com.evil.example"_s;
        QTest::newRow("another host") << other << false;
        other.place.clear();
        QTest::newRow("no host") << other << false;
    }
    void same()
    {
        QFETCH(const Receiver, other);
        const Receiver own = named(u"PADARIA JOSE"_s);
        QTEST(own.isSameAs(other), "isSame");
        QTEST(other.isSameAs(own), "isSame");
    }

    void shown_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isSame");
        const auto row = [](const char *title, const char *name, const char *typed, bool isSame) {
            QTest::newRow(title) << QString::fromUtf8(name) << QString::fromUtf8(typed) << isSame;
        };
        row("as it stands", "PADARIA JOSE", "Padaria José", true);
        row("another", "PADARIA JOSE", "Padaria João", false);
        row("nothing typed", "PADARIA JOSE", "  ", false);
        row("the code names nobody", "", "", false);
        row("only its beginning typed", "PADARIA JOSE", "Padaria", false);
        row("more than the code has, which had room", "PADARIA JOSE", "Padaria José Ltda", false);
        row("cut at 25, the app shows all", "COMERCIO DE ALIMENTOS SIL", "Comércio de Alimentos Silva Ltda", true);
        row("cut at 25, another ending before", "COMERCIO DE ALIMENTOS SIL", "Comércio de Alimentos Souza", false);
    }
    void shown()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, typed);
        QTEST(named(name).isShownAs(typed), "isSame");
    }

    void placesBesideThePayment_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QStringList>("places");
        const auto with = [](const char *id, const QString &value) {
            return CodeWriter::dynamic().set(id, value).code();
        };
        const QString gui = object("00", CodeWriter::gui());
        const QString wallet = object("00", u"com.wallet"_s);
        QTest::newRow("none") << CodeWriter::dynamic().code() << QStringList();
        QTest::newRow("a recurrence") << with("80", gui + object("25", u"REC.example.net/rec/1"_s))
                                      << QStringList{u"rec.example.net"_s};
        QTest::newRow("an arrangement with an address")
            << with("27", wallet + object("01", u"https://pay.example.net/1"_s)) << QStringList{u"pay.example.net"_s};
        QTest::newRow("an arrangement with an address, lengths in bytes")
            << test::sealed(CodeWriter::dynamic()
                                .set("27", wallet + object("01", u"https://pay.example.net/1"_s))
                                .set("59", u"EMPÓRIO DA PRAÇA"_s)
                                .bodyInBytes())
            << QStringList{u"pay.example.net"_s};
        QTest::newRow("an arrangement with a port")
            << with("27", wallet + object("01", u"pay.example.net:443/1"_s)) << QStringList{u"pay.example.net:443"_s};
        QTest::newRow("an arrangement without a path")
            << with("27", wallet + object("01", u"https://pay.example.net"_s)) << QStringList{u"pay.example.net"_s};
        QTest::newRow("a wallet's own, with a dot")
            << with("27", wallet + object("01", u"loja.centro"_s)) << QStringList();
        QTest::newRow("a wallet's own") << with("27", wallet + object("01", u"12345678"_s)) << QStringList();
    }
    void placesThatAreForeign_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("provider");
        QTest::addColumn<bool>("isForeign");
        const QString provider = u"https://api.provider.example:8443/v1"_s;
        QTest::newRow("the provider's") << u"https://api.provider.example/p"_s << provider << false;
        QTest::newRow("the provider's, with a port") << u"https://api.provider.example:443/p"_s << provider << false;
        QTest::newRow("another") << u"https://evil.example/p"_s << provider << true;
        QTest::newRow("a part of the provider's") << u"https://provider.example/p"_s << provider << true;
        QTest::newRow("the provider as a user's name")
            << u"https://api.provider.example@evil.example/p"_s << provider << true;
        QTest::newRow("a name and a password")
            << u"https://api.provider.example:x@evil.example/p"_s << provider << true;
        QTest::newRow("digits as a password")
            << u"https://api.provider.example:443@evil.example/p"_s << provider << true;
        QTest::newRow("a backslash") << u"https://api.provider.example\\@evil.example/p"_s << provider << true;
        QTest::newRow("a fragment") << u"https://api.provider.example#@evil.example/p"_s << provider << true;
        QTest::newRow("no host, no provider") << u"https:///evil.example/p"_s << QString() << true;
        QTest::newRow("a port alone, no provider") << u"https://:8080/p"_s << QString() << true;
    }
    void placesThatAreForeign()
    {
        QFETCH(const QString, address);
        QFETCH(const QString, provider);
        const QString wallet = object("00", u"com.wallet"_s);
        const auto code = BrCode::parseTolerant(CodeWriter::dynamic().set("27", wallet + object("01", address)).code());
        QVERIFY(code);
        const QStringList foreign = foreignPlaces(*code, provider);
        QTEST(!foreign.isEmpty(), "isForeign");
        QVERIFY(!foreign.contains(QString()));
    }
    void placesBesideThePayment()
    {
        QFETCH(const QString, code);
        const auto read = BrCode::parseTolerant(code);
        QVERIFY(read);
        QTEST(placesBeside(*read), "places");
    }
};

BALCAO_TEST(ReceiverTest)

} // namespace receivertest

#include "receivertest.moc"
