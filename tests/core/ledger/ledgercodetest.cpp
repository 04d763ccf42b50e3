// SPDX-License-Identifier: MIT
#include "core/ledger/queries/chargequeries.h"
#include "tests/core/ledger/everyplace.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace ledgercodetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CodeWriter;
using balcao::test::object;

namespace
{

QString codeOf(const QString &location)
{
    return CodeWriter::dynamic()
        .set("26", object("00", CodeWriter::gui()) + object("25", u"pix.example.com/qr/v2/"_s + location))
        .code();
}

} // namespace

/** A charge is found by the code that it has or had. */
class LedgerCodeTest : public EveryPlaceFixture
{
    Q_OBJECT

    static QString withCode(LedgerStore &store, const QString &txid, const QString &code)
    {
        const QString attempt = sent(store);
        EventDraft draft = drafts::answer(EventKind::Created, attempt, txid);
        drafts::setCode(draft, code, 8640);
        return store.append(draft) ? attempt : QString();
    }

private Q_SLOTS:
    void found()
    {
        const auto store = fresh();
        const QString first = codeOf(u"4b1d8e07c2a94f5fb0e6d3a1978c5f20"_s);
        const QString second = codeOf(u"77d01c52e9b84b6f8f2a3c4d5e6f7081"_s);
        const QString corrected = codeOf(u"0f1c6b0e4a7d4d2e8b35c7a1f0e2d964"_s);
        const QString one = withCode(*store, u"t1"_s, first);
        // Who wrote it may have written its check sum in small letters.
        const QString small = second.chopped(4) + second.right(4).toLower();
        QVERIFY(small != second);
        const QString two = withCode(*store, u"t2"_s, small);
        EventDraft done = drafts::correction(EventKind::CorrectionDone, two, 1, 5000);
        drafts::setCode(done, corrected, 5000);
        QVERIFY(store->append(drafts::correction(EventKind::CorrectionAsked, two, 1, 5000)) && store->append(done));
        // The answer of another charge without a code is no match for anything.
        created(*store, u"t3"_s);

        QCOMPARE(*store->ask(AttemptsOfCode{first}), QStringList{one});
        QCOMPARE(*store->ask(AttemptsOfCode{corrected}), QStringList{two});
        QCOMPARE(*store->ask(AttemptsOfCode{second}), QStringList{two});
        QCOMPARE(*store->ask(AttemptsOfCode{QString(first).remove("***"_L1)}), QStringList{one});
        // Others are alike without their end: which one it is best, the verdict says.
        QVERIFY(store->ask(AttemptsOfCode{first.chopped(10)})->contains(one));
        QCOMPARE(*store->ask(AttemptsOfCode{QString(second).remove("***"_L1)}), QStringList{two});
        QVERIFY(store->ask(AttemptsOfCode{codeOf(u"00000000000000000000000000000000"_s)})->isEmpty());
        QVERIFY(store->ask(AttemptsOfCode{{}})->isEmpty());
        for (const QString &hostile : {u"%"_s, u"_"_s, u"' OR 1=1 --"_s, QString(QChar(0)), u"\\"_s})
            QVERIFY2(store->ask(AttemptsOfCode{hostile.repeated(30)}), qPrintable(hostile));
    }
};

BALCAO_TEST(LedgerCodeTest)

} // namespace ledgercodetest

#include "ledgercodetest.moc"
