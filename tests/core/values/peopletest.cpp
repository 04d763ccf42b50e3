// SPDX-License-Identifier: MIT
#include "core/charge/providerstatus.h"
#include "core/values/emailaddress.h"
#include "core/values/pastedtext.h"
#include "core/values/personname.h"
#include "tests/core/values/reasons.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace peopletest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** The row's text is a T with the expected text, which gives the same T; or it is none, for the reason. */
template <class T>
void checkRow()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QFETCH(const QString, reason);
    const auto parsed = T::parse(text);
    if (reason.isEmpty()) {
        QVERIFY2(parsed, parsed ? "" : key(parsed.error()).data());
        QCOMPARE(parsed->text(), expected);
        QCOMPARE(T::parse(expected).value(), *parsed);
    } else {
        QVERIFY(!parsed);
        QCOMPARE(QString(key(parsed.error())), reason);
    }
}

class PeopleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void emails_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("reason");
        const auto good = [](const char *row, const QString &text, const QString &expected) {
            QTest::newRow(row) << text << expected << QString();
        };
        const auto bad = [](const char *row, const QString &text, const QString &reason) {
            QTest::newRow(row) << text << QString() << reason;
        };
        good("plus and subdomain", u"maria.silva+loja@example.com.br"_s, u"maria.silva+loja@example.com.br"_s);
        good("shortest", u"a@b.co"_s, u"a@b.co"_s);
        good("only the domain in lower case", u"Maria@EXAMPLE.Com"_s, u"Maria@example.com"_s);
        good("blanks around", u"  maria@example.com\n"_s, u"maria@example.com"_s);
        good("apostrophe, percent, underscore", u"d'o_x%y@example.com"_s, u"d'o_x%y@example.com"_s);
        good("hyphen inside a label", u"a@minha-loja.com.br"_s, u"a@minha-loja.com.br"_s);
        good("longest local part", QString(64, u'a') + u"@b.co"_s, QString(64, u'a') + u"@b.co"_s);
        const QString longestLabel = u"a@"_s + QString(63, u'b') + u".co"_s;
        good("longest label", longestLabel, longestLabel);
        const QString longest = u"a@"_s + u"bcd."_s.repeated(62) + u"abcd"_s;
        QCOMPARE(longest.size(), 254);
        good("254 characters", longest, longest);
        for (const QString &text : {u"\u200bmaria@example.com"_s,
                                    u"maria@example.com\u200b"_s,
                                    u"\u200emaria@example.com"_s,
                                    u"\u202amaria@example.com\u202c"_s,
                                    u"\u2066maria@example.com\u2069"_s,
                                    u"maria\u00ad@example.com"_s,
                                    u"maria@exam\u2060ple.com\ufeff"_s,
                                    u"\u00a0maria@example.com"_s,
                                    u"Maria Silva <maria@example.com>"_s,
                                    u"\"Silva, Maria\" <maria@example.com>"_s,
                                    u"maria@example.com <maria@example.com>"_s,
                                    u"<maria@example.com>"_s,
                                    u"mailto:maria@example.com"_s,
                                    u"MAILTO:maria@example.com?subject=Oi"_s,
                                    u"<mailto:maria@example.com>"_s,
                                    u"E-mail: maria@example.com"_s,
                                    u"Email: maria@example.com"_s,
                                    u"e-mail maria@example.com"_s,
                                    u"E\u2011mail : maria@example.com"_s,
                                    u"Mail: maria@example.com"_s,
                                    u"maria@example.com."_s,
                                    u"maria@example.com,"_s,
                                    u"maria@example.com;"_s,
                                    u"maria@example.com "_s,
                                    u"\"maria@example.com\""_s,
                                    u"'maria@example.com'"_s,
                                    u"“maria@example.com”"_s,
                                    u"*maria@example.com*"_s,
                                    u"_maria@example.com_"_s,
                                    u"(maria@example.com)"_s,
                                    u"*E-mail:* maria@example.com"_s,
                                    u"E-mail: <maria@example.com>;"_s})
            good(qPrintable(u"pasted as %1"_s.arg(text)), text, u"maria@example.com"_s);
        for (const QString &text :
             {u"a&b@x.co"_s, u"a=b@x.co"_s, u"a/b@x.co"_s, u"a#b@x.co"_s, u"a!b@x.co"_s, u"a~b@x.co"_s, u"{a}@x.co"_s,
              u"a$b*c?d^e`f|g@x.co"_s, u"*a@x.co"_s, u"_a@x.co"_s, u"a@x.xn--p1ai"_s, u"a@xn--po-fja.xn--mgba3a4f16a"_s,
              u"e-mail@x.co"_s, u"e-mail-maria@x.co"_s, u"email=maria@x.co"_s, u"mailto@x.co"_s})
            good(qPrintable(u"as it stands: %1"_s.arg(text)), text, text);
        bad("two addresses", u"a@x.co, b@x.co"_s, u"local_part"_s);
        bad("two addresses, one in angles", u"a@x.co <b@x.co>"_s, u"local_part"_s);
        bad("two addresses in angles", u"<a@x.co> <b@x.co>"_s, u"local_part"_s);
        bad("blank inside the angles", u"Maria <maria silva@x.co>"_s, u"local_part"_s);
        bad("words behind", u"a@x.co da Maria"_s, u"domain"_s);
        bad("colon inside", u"a:b@x.co"_s, u"local_part"_s);
        bad("top level that is no punycode", u"a@x.x1"_s, u"domain"_s);
        bad("empty punycode", u"a@x.xn--"_s, u"domain"_s);
        bad("only invisible", u"\u200b\ufeff"_s, u"empty"_s);
        bad("only a label", u"E-mail: "_s, u"empty"_s);
        bad("nothing", u"  "_s, u"empty"_s);
        bad("no at", u"maria.example.com"_s, u"missing_at"_s);
        bad("no domain", u"maria@"_s, u"domain"_s);
        bad("domain without dot", u"maria@loja"_s, u"domain"_s);
        bad("dot first", u".a@b.co"_s, u"local_part"_s);
        bad("dot last", u"a.@b.co"_s, u"local_part"_s);
        bad("two dots", u"a..b@c.co"_s, u"local_part"_s);
        bad("comma for the dot", u"maria@exemplo,com"_s, u"domain"_s);
        bad("blank inside", u"maria @x.co"_s, u"local_part"_s);
        bad("hyphen first", u"maria@-x.co"_s, u"domain"_s);
        bad("hyphen last", u"maria@x-.co"_s, u"domain"_s);
        bad("dot inside an end", u"maria@hotmail..com"_s, u"domain"_s);
        bad("one-letter end", u"maria@x.c"_s, u"domain"_s);
        bad("digits at the end", u"maria@192.168.0.10"_s, u"domain"_s);
        bad("two ats", u"a@b@c.co"_s, u"local_part"_s);
        bad("nothing before the at", u"@b.co"_s, u"local_part"_s);
        bad("accent", u"joão@x.co"_s, u"local_part"_s);
        bad("accent in the domain", u"a@pão.com"_s, u"domain"_s);
        bad("quotes", u"\"a b\"@x.co"_s, u"local_part"_s);
        bad("line break inside", u"a\n@x.co"_s, u"local_part"_s);
        bad("local part of 65", QString(65, u'a') + u"@b.co"_s, u"too_long"_s);
        bad("label of 64", u"a@"_s + QString(64, u'b') + u".co"_s, u"domain"_s);
        bad("255 characters", u"a@"_s + u"bcd."_s.repeated(62) + u"abcde"_s, u"too_long"_s);
    }
    void emails() { checkRow<EmailAddress>(); }

    void suggestsButNeverCorrects()
    {
        const auto mistyped = EmailAddress::parse(u"Maria@gmail.con");
        QCOMPARE(mistyped->text(), u"Maria@gmail.con"_s);
        QCOMPARE(mistyped->suggestion(), u"Maria@gmail.com"_s);
        QCOMPARE(EmailAddress::parse(u"a@GMIAL.com")->suggestion(), u"a@gmail.com"_s);
        QVERIFY(!EmailAddress::parse(u"a@gmail.com")->suggestion());
        QVERIFY(!EmailAddress::parse(u"a@example.com")->suggestion());
    }

    void names_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("reason");
        const auto good = [](const char *row, const QString &text, const QString &expected) {
            QTest::newRow(row) << text << expected << QString();
        };
        const auto bad = [](const char *row, const QString &text, const QString &reason) {
            QTest::newRow(row) << text << QString() << reason;
        };
        good("case and accents stay", u"José da Conceição"_s, u"José da Conceição"_s);
        good("single name", u"Pelé"_s, u"Pelé"_s);
        good("blanks collapsed", u"  Ana \u00a0 Maria\t Souza\n"_s, u"Ana Maria Souza"_s);
        good("apostrophes", u"Joana D’Arc O'Neil"_s, u"Joana D'Arc O'Neil"_s);
        good("acute accent of a dead key as apostrophe", u"Ana D´Ávila"_s, u"Ana D'Ávila"_s);
        good("grave accent as apostrophe", u"Ana D`Ávila"_s, u"Ana D'Ávila"_s);
        good("opening quote as apostrophe", u"Ana D‘Ávila"_s, u"Ana D'Ávila"_s);
        good("company", u"3M & Filhos (Brasil) S/A, Ltda. - ME"_s, u"3M & Filhos (Brasil) S/A, Ltda. - ME"_s);
        good("ordinal", u"Padaria 1º de Maio"_s, u"Padaria 1º de Maio"_s);
        good("decomposed accents are composed", u"Joa\u0303o Sa\u0303o"_s, u"João São"_s);
        good("zero-width characters dropped", u"A\u200bna\ufeff Lima"_s, u"Ana Lima"_s);
        good("control characters dropped", u"Ana\x01 Lima"_s, u"Ana Lima"_s);
        good("other script", u"山田 太郎"_s, u"山田 太郎"_s);
        good("200 characters", QString(200, u'a'), QString(200, u'a'));
        for (const QString &text :
             {u"Posto 10+ Ltda"_s,    u"Loja 100% Brasil"_s, u"Ana – Bia"_s,           u"Sabor & Cia. – ME"_s,
              u"Vende Tudo!"_s,       u"Bar \"do Zé\""_s,    u"Padaria: Pão Quente"_s, u"Studio @Home"_s,
              u"Loja #1"_s,           u"Bar do *"_s,         u"Casa_Bela"_s,           u"Ana; Bia e Cia"_s,
              u"Bazar 25° Norte"_s,   u"Salão nº 1"_s,       u"Será? Modas"_s,         u"Ca$a Nova"_s,
              u"Ana — Bia"_s,         u"Ana • Bia"_s,        u"Marca® Ltda"_s,         u"50 m² Imóveis"_s,
              u"\"Bar\" do \"Zé\""_s, u"A = B Modas"_s,      u"Nome Social Ltda"_s,    u"Cliente & Cia"_s})
            good(qPrintable(u"as registered: %1"_s.arg(text)), text, text);
        good("typographic quotes", u"Bar “do Zé”"_s, u"Bar \"do Zé\""_s);
        good("modifier letter apostrophe", u"Ana D\u02bcÁvila"_s, u"Ana D'Ávila"_s);
        good("direction marks and fillers dropped", u"\u202aAna\u3164 \u2066Lima\u2069\u202c"_s, u"Ana Lima"_s);
        good("quoted", u"\"Ana Lima\""_s, u"Ana Lima"_s);
        good("bold in a chat", u"*Ana Lima*"_s, u"Ana Lima"_s);
        good("comma behind", u"Ana Lima,"_s, u"Ana Lima"_s);
        good("label", u"Nome: Ana Lima"_s, u"Ana Lima"_s);
        good("label of a company", u"Razão Social: Lima & Cia. Ltda."_s, u"Lima & Cia. Ltda."_s);
        good("bold label", u"*Nome completo:* Ana Lima"_s, u"Ana Lima"_s);
        good("with its address", u"Ana Lima <ana@example.com>"_s, u"Ana Lima"_s);
        bad("an e-mail address", u"ana@example.com"_s, u"is_email"_s);
        bad("an e-mail address in angles", u"<ana@example.com>"_s, u"is_email"_s);
        bad("a backslash", u"Ana\\Bia"_s, u"charset"_s);
        bad("only fillers", u"\u3164\u3164"_s, u"empty"_s);
        bad("only a label", u"Nome: "_s, u"empty"_s);
        bad("nothing", u" \n"_s, u"empty"_s);
        bad("one letter", u"A"_s, u"too_short"_s);
        bad("201 characters", QString(201, u'a'), u"too_long"_s);
        bad("emoji", u"Ana 😀"_s, u"charset"_s);
        bad("markup", u"<b>Ana</b>"_s, u"charset"_s);
        bad("only digits", u"12345"_s, u"charset"_s);
        bad("only punctuation", u"--"_s, u"charset"_s);
        bad("only an accent", u"´´"_s, u"charset"_s);
        bad("Arabic digits", u"Ana ١٢"_s, u"charset"_s);
        bad("half a surrogate pair", u"Ana "_s + QChar(0xD83D), u"charset"_s);
    }
    void names() { checkRow<PersonName>(); }

    void abbreviates_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("expected");
        QTest::newRow("two words") << u"Marina Prado"_s << u"Marina P."_s;
        QTest::newRow("more words") << u"Marina de Souza Prado"_s << u"Marina P."_s;
        QTest::newRow("single") << u"Marina"_s << u"Marina"_s;
        QTest::newRow("number at the end") << u"Padaria Central 2"_s << u"Padaria C."_s;
        QTest::newRow("only a number behind") << u"Loja 2"_s << u"Loja 2"_s;
        QTest::newRow("accent") << u"Ana Ávila"_s << u"Ana Á."_s;
    }
    void abbreviates()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, expected);
        QCOMPARE(PersonName::parse(name)->abbreviated(), expected);
    }

    void findsOtherDataInNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isFound");
        const auto rows = [](const QStringList &names, bool isFound) {
            for (const QString &name : names)
                QTest::newRow(qPrintable(name)) << name << isFound;
        };
        rows(
            {
                u"Ana Paz 529.982.247-25 (11) 98765-4321 ana@example.com"_s,
                u"Ana Paz 529.982.247-25"_s,
                u"ANA PAZ 52998224725"_s,
                u"Ana Paz CPF52998224725"_s,
                u"Loja 12.ABC.345/01DE-35"_s,
                u"Loja 12abc34501de35"_s,
                u"Ana Paz (11) 98765-4321"_s,
                u"Ana Paz 11987654321"_s,
                u"Ana Paz 11 98765 4321"_s,
                u"Ana Paz +55 11 98765-4321"_s,
                u"Loja 1133334444"_s,
                u"Ana Paz ana@example.com"_s,
                u"Ana Paz 529 982 247 25"_s,
                u"Ana Paz 529\u00a0982\u00a0247\u00a025"_s,
                u"Ana Paz 529.982.247 25"_s,
                u"Ana Paz 529982247/25"_s,
                u"Ana Paz 529-982-247-25"_s,
                u"Ana Paz 529.982.247\u201325"_s,
                u"ANA52998224725"_s,
                u"Loja 11 222 333 0001 81"_s,
                u"Loja 12 ABC 345 01DE 35"_s,
                u"Loja/12.ABC.345/01DE-35"_s,
                u"Ana Paz 11 9 8765-4321"_s,
                u"Ana Paz (011) 98765-4321"_s,
                u"Ana Paz 011987654321"_s,
                u"Ana Paz 11-98765-4321"_s,
                u"Ana Paz 11.98765.4321"_s,
                u"Ana Paz 0055 11 98765-4321"_s,
                u"Ana Paz (0xx11) 98765-4321"_s,
                u"11 98765-4321 Ana Paz"_s,
                u"Ana Paz;ana@example.com"_s,
                u"Ana Paz (ana@example.com)"_s,
                u"Ana Paz ana!@example.com/Bia"_s,
            },
            true);
        rows({u"Ana 2"_s, u"Loja 24 Horas"_s, u"Bar do Ze 1998"_s, u"João 3º"_s, u"Edifício 1234567"_s,
              u"Edificio Bela 88"_s, u"Ana 3333-4444"_s, u"Posto BR 101 km 234"_s, u"Lojas 12/11/2026"_s},
             false);
        rows({u"Ana Paz"_s, u"52.123.456 JOSE DA SILVA"_s, u"Posto 10+"_s, u"Loja 123"_s, u"Ana 529.982.247-24"_s,
              u"Padaria 24 horas 365 dias"_s, u"Loja 00 1234-5678"_s, u"Ana @ Paz"_s, u"Rua 25 de marco 1234"_s},
             false);
    }
    void findsOtherDataInNames()
    {
        QFETCH(const QString, name);
        const auto parsed = PersonName::parse(name);
        QVERIFY(parsed);
        QTEST(parsed->holdsOtherData(), "isFound");
    }

    void separatesCells_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("cells");
        QTest::newRow("no cells") << u"Ana Paz"_s << QStringList{u"Ana Paz"_s};
        QTest::newRow("a row") << u"Ana Paz\t529\ta@b.co\r\n"_s << QStringList{u"Ana Paz"_s, u"529"_s, u"a@b.co"_s};
        QTest::newRow("a block") << u" Ana\n\n529 \u2028x"_s << QStringList{u"Ana"_s, u"529"_s, u"x"_s};
        QTest::newRow("nothing between") << u"\t\r\n \t"_s << QStringList();
        QTest::newRow("nothing") << QString() << QStringList();
    }
    void separatesCells()
    {
        QFETCH(const QString, text);
        QTEST(pasted::cells(text), "cells");
        QCOMPARE(pasted::hasCells(text), text.contains(u'\t') || text.contains(u'\n'));
    }

    void statuses_data()
    {
        using Kind = ProviderStatus::Kind;
        QTest::addColumn<QString>("word");
        QTest::addColumn<ProviderStatus::Kind>("kind");
        QTest::addColumn<bool>("allowsCorrection");
        QTest::newRow("Aguardando") << u"Aguardando"_s << Kind::Waiting << true;
        QTest::newRow("Expirado") << u"Expirado"_s << Kind::Expired << true;
        QTest::newRow("Cancelado") << u"Cancelado"_s << Kind::Cancelled << false;
        QTest::newRow("Paga") << u"Paga"_s << Kind::Paid << false;
        QTest::newRow("Reembolsado") << u"Reembolsado"_s << Kind::Refunded << false;
        QTest::newRow("case and blanks") << u" PAGA\n"_s << Kind::Paid << false;
        QTest::newRow("other word for paid") << u"Pago"_s << Kind::Other << true;
        QTest::newRow("English") << u"paid"_s << Kind::Other << true;
        QTest::newRow("word inside a sentence") << u"Não Paga"_s << Kind::Other << true;
        QTest::newRow("empty") << QString() << Kind::Other << true;
    }
    void statuses()
    {
        QFETCH(const QString, word);
        QFETCH(const ProviderStatus::Kind, kind);
        QFETCH(const bool, allowsCorrection);
        const ProviderStatus status = ProviderStatus::fromWire(word);
        QCOMPARE(status.kind(), kind);
        QCOMPARE(status.asReceived(), word);
        QCOMPARE(status.allowsCorrection(), allowsCorrection);
    }
};

BALCAO_TEST(PeopleTest)

} // namespace peopletest

#include "peopletest.moc"
