// SPDX-License-Identifier: MIT
#include "ui/presentation/codecheck/codecheckview.h"
#include "tests/core/charge/situations.h"
#include "tests/core/service/storyhistory.h"
#include "tests/support/testmain.h"

#include <QTest>
#include <QUrl>

namespace codecheckviewtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CodeWriter;
using balcao::test::historyOf;
using balcao::test::soon;
using balcao::test::Story;
using Tone = CodeCheckView::Tone;

namespace
{

CodeCheckView viewOf(const Story &story, const QString &typed)
{
    const ChargeHistory history = codecheckviewtest::historyOf(story);
    const auto known = knownCode(lookedForCode(typed), {history});
    const Receiver own{.name = u"LOJA EXEMPLA"_s, .city = {}, .place = u"pix.example.com"_s};
    const Situation situation = soon(history.charge);
    return codeCheckView(typed, codeVerdict(typed, known, own, situation), {.situation = situation});
}

QString valueOf(const CodeCheckView &view, const QString &label)
{
    for (const LabelledText &row : view.rows) {
        if (row.label == label)
            return row.text;
    }
    return {};
}

} // namespace

/** What the page of a code says, and what it lets do (24). */
class CodeCheckViewTest : public QObject
{
    Q_OBJECT

    static QString code() { return CodeWriter::dynamic().code(); }

private Q_SLOTS:
    void views_data()
    {
        QTest::addColumn<Story>("story");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<Tone>("tone");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("canOpen");
        QTest::addColumn<bool>("canCopy");
        const auto row = [](const char *name, const Story &story, const QString &typed, Tone tone, const char *title,
                            const char *text, bool canOpen, bool canCopy) {
            QTest::newRow(name) << story << typed << tone << QString::fromUtf8(title) << QString::fromUtf8(text)
                                << canOpen << canCopy;
        };
        const Story waiting = Story::ofCreated();
        const QString second = CodeWriter::dynamic().set("59", u"LOJA EXEMPLA 2"_s).code();
        const Story corrected = Story::ofCreated().asked(1, 5000).out(1).done(1, {.told = 5000, .code = second}, 5000);
        const QString starless = code().remove("***"_L1);
        row("ours", waiting, code(), Tone::Ok, "It is ours: charge 01-7", "still holds", true, true);
        row("paid", Story::paid(), code(), Tone::Wait, "It is ours: charge 01-7", "paid already", true, false);
        row("corrected: the new one can be copied", corrected, code(), Tone::Wait, "It is ours: charge 01-7",
            "An old code", true, true);
        row("covered", Story::mayBePaid(), code(), Tone::Wait, "It is ours: charge 01-7", "not to be paid now", true,
            false);
        row("asterisks", waiting, starless, Tone::Wait, "Ours, but it arrived damaged",
            "The messaging app ate the asterisks. The bank will refuse this code.", true, true);
        row("cut short, and paid", Story::paid(), code().chopped(7), Tone::Wait, "Ours, but it arrived damaged",
            "Its end is missing", true, false);
        row("foreign", waiting, CodeWriter().set("59", u"JOSE A COMERCIO"_s).code(), Tone::Error, "Not this shop's",
            "pays somebody else", false, false);
        row("not in the ledger", Story::ofUnknown(), code(), Tone::Wait, "Not in this ledger", "It pays this shop",
            false, false);
        row("in a message", waiting, u"Pix: "_s + code() + u" obrigado"_s, Tone::Ok, "It is ours: charge 01-7",
            "still holds", true, true);
        row("two codes", waiting, code() + u'\n' + second, Tone::Wait, "More than one code", "Paste one of them alone",
            false, false);
        row("no code", waiting, u"obrigada!"_s, Tone::Wait, "Not a Pix code", "Ask for the code again", false, false);
    }
    void views()
    {
        QFETCH(const Story, story);
        QFETCH(const QString, typed);
        QFETCH(const QString, text);
        const CodeCheckView view = viewOf(story, typed);
        QTEST(view.tone, "tone");
        QTEST(view.title, "title");
        QVERIFY2(view.text.contains(text), qPrintable(view.text));
        QTEST(!view.attempt.isEmpty(), "canOpen");
        QTEST(!view.codeText.isEmpty(), "canCopy");
        QVERIFY(!view.rows.isEmpty());
        QVERIFY(view.spoken().contains(view.title) && view.spoken().contains(view.text));
        // Of a customer nothing is told.
        QVERIFY(!view.spoken().contains(u"Marina"_s));
        // What may be copied is the code that holds, never what was typed.
        if (!view.codeText.isEmpty())
            QVERIFY(BrCode::parseStrict(view.codeText).has_value());
    }

    void whereItIsDamaged()
    {
        const qsizetype stars = code().indexOf("***"_L1);
        const CodeCheckView view = viewOf(Story::ofCreated(), u"  "_s + code().remove("***"_L1) + u'\n');
        QCOMPARE(view.damagedAt, stars + 2);
        QCOMPARE(view.damagedLength, 0);
        QCOMPARE(valueOf(view, u"Where"_s), u"position %1: *** is missing"_s.arg(stars + 1));
        QCOMPARE(valueOf(view, u"Check sum (CRC)"_s), u"does not match"_s);
        QCOMPARE(QUrl(view.whatsAppUrl).query(QUrl::FullyDecoded), u"text="_s + view.codeText);
        QCOMPARE(viewOf(Story::ofCreated(), code()).damagedAt, -1);
        // Also inside a message.
        const QString lead = u"Pix: "_s;
        const CodeCheckView inside = viewOf(Story::ofCreated(), lead + code().remove("***"_L1) + u"\nobrigado"_s);
        QCOMPARE(inside.damagedAt, lead.size() + stars);
        QCOMPARE(valueOf(inside, u"Where"_s), u"position %1: *** is missing"_s.arg(stars + 1));
    }

    void whatStandsInIt()
    {
        const QString typed = CodeWriter::dynamic().set("54", u"86.40"_s).code();
        const CodeCheckView ours = viewOf(Story::ofCreated({.code = typed}), typed);
        QCOMPARE(valueOf(ours, u"Amount in the code"_s), u"R$ 86,40"_s);
        QCOMPARE(valueOf(ours, u"Receiver"_s), u"LOJA EXEMPLA"_s);
        QCOMPARE(valueOf(ours, u"Revision"_s), u"1, the current one"_s);
        QVERIFY(ours.status && ours.status->value == ChargeStatus::Waiting);
        const CodeCheckView foreign = viewOf(Story::ofCreated(), CodeWriter::dynamic().set("59", u"JOSE"_s).code());
        QCOMPARE(valueOf(foreign, u"Receiver"_s), u"JOSE"_s);
        QCOMPARE(valueOf(foreign, u"Address"_s), u"pix.example.com"_s);
    }
};

BALCAO_TEST(CodeCheckViewTest)

} // namespace codecheckviewtest

#include "codecheckviewtest.moc"
