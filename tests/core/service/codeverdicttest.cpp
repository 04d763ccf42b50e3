// SPDX-License-Identifier: MIT
#include "core/service/codeverdict.h"
#include "tests/core/charge/situations.h"
#include "tests/core/service/storyhistory.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace codeverdicttest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CodeWriter;
using balcao::test::historyOf;
using balcao::test::later;
using balcao::test::object;
using balcao::test::soon;
using balcao::test::Story;

namespace
{

QString codeOf(const QString &shop)
{
    return CodeWriter::dynamic().set("59", shop).code();
}

const Receiver &own()
{
    static const Receiver receiver{.name = u"Loja Exemplá"_s, .city = u"RECIFE"_s, .place = u"pix.example.com"_s};
    return receiver;
}

} // namespace

/** What a code is to this shop: one table for till and command line. */
class CodeVerdictTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void verdict_data()
    {
        QTest::addColumn<Story>("story");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isLater");
        QTest::addColumn<QString>("verdict");
        const auto row = [](const char *name, const Story &story, const QString &typed, const char *verdict,
                            bool isLater = false) {
            QTest::newRow(name) << story << typed << isLater << QString::fromLatin1(verdict);
        };
        const QString code = CodeWriter::dynamic().code();
        const QString starless = QString(code).remove("***"_L1);
        const QString second = codeOf(u"LOJA EXEMPLA 2"_s);
        row("waiting", Story::ofCreated(), code, "ours 1 current");
        row("with blanks around", Story::ofCreated(), u"\n  "_s + code + u" \r\n"_s, "ours 1 current");
        row("in a message", Story::ofCreated(), u"Oi! Segue o Pix:\n"_s + code + u"\nObrigado."_s, "ours 1 current");
        row("in JSON that escapes slashes", Story::ofCreated(),
            u"{\"pix\":\""_s + QString(code).replace(u'/', u"\\/"_s) + u"\"}"_s, "ours 1 current");
        row("damaged in a message", Story::ofCreated(), u"Oi! Segue o Pix:\n"_s + starless + u"\nObrigado."_s,
            "damaged 1 current");
        row("two codes", Story::ofCreated(), code + u'\n' + second, "not_a_code");
        row("paid", Story::paid(), code, "ours 1 paid");
        row("confirmed at the shop", Story::ofCreated().received(), code, "ours 1 paid");
        row("refunded", Story::refunded(), code, "ours 1 refunded");
        row("expired", Story::ofCreated({.word = u"Expirado"_s}), code, "ours 1 expired");
        row("cancelled", Story::ofCreated({.word = u"Cancelado"_s}), code, "ours 1 cancelled");
        row("past due", Story::ofCreated({.expiresAt = Story::begin().addSecs(60)}), code, "ours 1 past_due", true);
        row("a correction is out", Story::correcting(), code, "ours 1 covered");
        row("a correction is unknown", Story::correctionUnknown(), code, "ours 1 covered");
        row("may be paid", Story::mayBePaid(), code, "ours 1 covered");
        row("pays another receiver", Story::payingAnother(), code, "foreign");
        row("pays another receiver, and paid",
            Story::payingAnother().read({.word = u"Paga"_s, .otherThan = Story::expected()}), code, "foreign");
        row("paid another receiver before the correction",
            Story::payingAnother().asked(1, 5000).out(1).done(1, {.told = 5000, .code = second}, 5000), code,
            "foreign");
        row("pays another receiver, accepted", Story::payingAnother().receiverAccepted(), code, "ours 1 current");
        const Story corrected = Story::ofCreated().asked(1, 5000).out(1).done(1, {.told = 5000, .code = second}, 5000);
        row("before the correction", corrected, code, "ours 1 corrected");
        row("of the correction", corrected, second, "ours 2 current");
        row("before it, and paid", Story(corrected).read({.word = u"Paga"_s, .told = 5000, .code = second}), code,
            "ours 1 paid");
        row("the same code corrected", Story::ofCreated().asked(1, 5000).out(1).done(1, {.told = 5000}, 5000), code,
            "ours 2 current");
        row("replaced in the sale, then found", Story::ofUnknown().replaced().created(), code, "ours 1 replaced");
        row("damaged", Story::ofCreated(), starless, "damaged 1 current");
        row("damaged, before the correction", corrected, starless, "damaged 1 corrected");
        row("cut short", Story::ofCreated(), code.chopped(7), "damaged 1 current");
        row("of another charge", Story::ofCreated(),
            CodeWriter::dynamic()
                .set("26", object("00", CodeWriter::gui()) + object("25", u"pix.example.com/other/charge/0001"_s))
                .code(),
            "not_in_ledger own");
        row("made from ours", Story::ofCreated(), codeOf(u"LOJA EXEMPLB"_s), "foreign");
        row("another shop's", Story::ofCreated(), CodeWriter().set("59", u"JOSE A COMERCIO"_s).code(), "foreign");
        row("our name, another host", Story::ofCreated(),
            CodeWriter::dynamic()
                .set("26", object("00", CodeWriter::gui()) + object("25", u"pix.other.example/qr/1"_s))
                .code(),
            "foreign");
        row("our name, a key", Story::ofCreated(), CodeWriter().code(), "foreign");
        row("half a code", Story::ofCreated(), code.left(60), "not_a_code");
        row("words", Story::ofCreated(), u"Pix for Marina"_s, "not_a_code");
        row("nothing", Story::ofCreated(), QString(), "not_a_code");
    }
    void verdict()
    {
        QFETCH(const Story, story);
        QFETCH(const QString, typed);
        QFETCH(const bool, isLater);
        const ChargeHistory history = codeverdicttest::historyOf(story);
        const auto known = knownCode(lookedForCode(typed), {history});
        const Situation situation = isLater ? later(history.charge) : soon(history.charge);
        const CodeVerdict verdict = codeVerdict(typed, known, own(), situation);
        QString said = key(verdict.kind);
        if (verdict.isOurs())
            said += u" %1 %2"_s.arg(verdict.known->given.revision).arg(key(verdict.standing));
        if (verdict.isOwnReceiver)
            said += u" own"_s;
        QTEST(said, "verdict");
        QCOMPARE(verdict.known.has_value(), verdict.isOurs());
        // An accepted receiver is not known: only a code that the ledger itself doubts is called foreign.
        const CodeVerdict untold = codeVerdict(typed, known, std::nullopt, situation);
        QCOMPARE(untold.kind, verdict.kind == CodeVerdict::Kind::Foreign && !(known && known->given.paysAnother)
                                  ? CodeVerdict::Kind::NotInLedger
                                  : verdict.kind);
        QVERIFY(!untold.isOwnReceiver);
    }

    /** A whole one is taken before one that is like it. */
    void theBestOfSeveral()
    {
        const QString code = CodeWriter::dynamic().code();
        Story other = Story::ofCreated({.code = QString(code).remove("***"_L1)});
        const auto known =
            knownCode(code, {codeverdicttest::historyOf(other), codeverdicttest::historyOf(Story::paid())});
        QVERIFY(known && !known->damage);
        QCOMPARE(known->charge.status, ChargeStatus::Paid);
        QVERIFY(!knownCode(code, {}));
        // Of two that it is like, the one that it is most like.
        const auto ofOrder = [](const QString &order) {
            return CodeWriter()
                .set("54", u"86.40"_s)
                .set("59", u"ASSOCIACAO DE PRODUTORES"_s)
                .set("62", object("05", order))
                .code();
        };
        const ChargeHistory first = codeverdicttest::historyOf(Story::ofCreated({.code = ofOrder(u"PEDIDO0001"_s)}));
        const ChargeHistory second = codeverdicttest::historyOf(Story::ofCreated({.code = ofOrder(u"PEDIDO0002"_s)}));
        const auto cut = knownCode(ofOrder(u"PEDIDO0002"_s).chopped(2), {first, second});
        QVERIFY(cut && cut->damage);
        QCOMPARE(cut->given.text, ofOrder(u"PEDIDO0002"_s));
    }
};

BALCAO_TEST(CodeVerdictTest)

} // namespace codeverdicttest

#include "codeverdicttest.moc"
