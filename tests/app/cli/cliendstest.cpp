// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "tests/app/clirunner.h"
#include "tests/support/drafts.h"
#include "tests/support/scripts.h"
#include "tests/support/testmain.h"

namespace cliendstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using namespace balcao::test;

namespace
{

QByteArray charge(const QByteArray &amount)
{
    return httpReply(200, R"({"txid":"t-1","amount":)" + amount +
                              R"(,"status":"Aguardando","method":"PIX","pix_copia_e_cola":")" + QByteArray(goodCode) +
                              R"(","error":null})");
}

/** A ledger of one charge of R$ 49,90 with the txid t-1, which waits. */
struct Shop {
    explicit Shop(const QByteArray &answer)
        : server([this, answer](int connection) {
            Script script = saying(connection == 0 ? charge("49.90") : answer);
            const auto reply = script.reply;
            script.reply = [this, reply](const QByteArray &body) {
                if (meanwhile)
                    meanwhile();
                return reply(body);
            };
            return script;
        })
    {
        const CliRun created = cli.run(createOf(server.url().toString()));
        attempt = created.text("attempt"_L1);
    }
    [[nodiscard]] std::unique_ptr<LedgerStore> store() const
    {
        auto opened = LedgerStore::open(LedgerAddress::file(cli.ledgerFile()), {.counter = u"02"_s});
        return opened ? *std::move(opened) : nullptr;
    }
    [[nodiscard]] CliRun run(const QStringList &command) const
    {
        return cli.run(command + QStringList{u"--json"_s, u"--base-url"_s, server.url().toString()});
    }

    CliRunner cli;
    /** Happens while the provider answers. */
    std::function<void()> meanwhile;
    ScriptedServer server;
    QString attempt;
};

const QStringList status{u"status"_s, u"t-1"_s};
const QStringList correct{u"correct"_s, u"t-1"_s, u"--amount"_s, u"45"_s};

} // namespace

/** Commands that another program's event or lock overtakes. How each command ends is in the scene "ends" of CliCorpusTest. */
class CliEndsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /** Counter 02 reads that it is paid while 01 waits for an answer that says less. */
    void anAnswerThatWasOvertaken()
    {
        Shop shop(charge("49.90"));
        shop.meanwhile = [&shop] {
            QVERIFY(
                shop.store()->append(drafts::answer(EventKind::StatusRead, shop.attempt, u"t-1"_s, 4990, u"Paga"_s)));
        };
        const CliRun run = shop.run(status);
        QCOMPARE(run.code, 0);
        QCOMPARE(run.text("status"_L1), u"Paga"_s);
        QVERIFY(run.json["pix_copia_e_cola"_L1].isNull());
        QVERIFY2(run.warningCodes().contains(u"answer_out_of_date"_s), run.out);
    }

    void aCorrectionOfAnotherCounterIsUnderWay()
    {
        const Shop shop(charge("45.00"));
        QVERIFY(shop.store()->append(drafts::correction(EventKind::CorrectionAsked, shop.attempt, 1, 4000)));
        const CliRun run = shop.run(correct);
        QCOMPARE(run.code, 2);
        QCOMPARE(run.text("outcome"_L1), u"invalid"_s);
        QCOMPARE(shop.server.posts().size(), 1);
    }

    void aLockedLedgerIsNoCorrection()
    {
        const Shop shop(charge("45.00"));
        const QString picture = shop.cli.dataFolder() + u"/code.png"_s;
        const auto other = shop.store();
        auto lock = LedgerTransaction::begin(other->connection());
        QVERIFY(lock);
        const CliRun run = shop.run(correct + QStringList{u"--qr"_s, picture});
        QCOMPARE(run.code, 7);
        QVERIFY(run.json["pix_copia_e_cola"_L1].isNull());
        QVERIFY(!QFileInfo::exists(picture));
        QCOMPARE(shop.server.posts().size(), 1);
    }

    /** Without it no person can look for the charge at the provider. */
    void aLedgerLockedMeanwhileTellsTheTxid()
    {
        Shop shop(charge("45.00").replace("t-1", "t-2"));
        const auto other = shop.store();
        std::optional<Expected<LedgerTransaction, LedgerError>> lock;
        shop.meanwhile = [&] { lock.emplace(LedgerTransaction::begin(other->connection())); };
        const CliRun run = shop.cli.run(createOf(shop.server.url().toString(), u"45"_s));
        QCOMPARE(run.code, 4);
        QCOMPARE(run.text("txid"_L1), u"t-2"_s);
        QVERIFY(run.json["pix_copia_e_cola"_L1].isNull());
    }
};

BALCAO_TEST(CliEndsTest)

} // namespace cliendstest

#include "cliendstest.moc"
