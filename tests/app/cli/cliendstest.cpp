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

QByteArray charge(const QByteArray &amount, const QByteArray &status = "Aguardando", const QByteArray &more = {})
{
    return httpReply(200, R"({"txid":"t-1","amount":)" + amount + R"(,"status":")" + status +
                              R"(","method":"PIX","pix_copia_e_cola":")" + QByteArray(goodCode) + R"(","error":null)" +
                              more + "}");
}

const QByteArray pastDue = R"(,"expires_at":"2020-01-01T00:00:00Z")";

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

/** How every command ends: what happened, the exit code, the word, and whether a code is given (docs/charge.md). */
class CliEndsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ends_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("outcome");
        QTest::addColumn<bool>("hasCode");
        QTest::addColumn<QString>("warning");
        const auto row = [](const char *name, const QStringList &command, const QByteArray &answer, int code,
                            const char *outcome, bool hasCode = false, const char *warning = "") {
            QTest::newRow(name) << command << answer << code << QString::fromLatin1(outcome) << hasCode
                                << QString::fromLatin1(warning);
        };
        row("read: waiting", status, charge("49.90"), 0, "read", true);
        row("read: past due", status, charge("49.90", "Aguardando", pastDue), 0, "read");
        row("read: paid", status, charge("49.90", "Paga"), 0, "read");
        row("read: paid with another amount", status, charge("4.99", "Paga"), 6, "attention", false,
            "paid_other_amount");
        row("read: expired", status, charge("49.90", "Expirado"), 0, "read");
        row("read: refunded", status, charge("49.90", "Reembolsado"), 0, "read");
        row("read: another amount", status, charge("50.00"), 6, "attention");
        row("read: refused", status, httpReply(404, R"({"message":"no"})"), 3, "refused");
        row("read: unknown", status, httpReply(500, "{}"), 4, "unknown");
        row("corrected", correct, charge("45.00"), 0, "corrected", true);
        row("corrected, past due", correct, charge("45.00", "Aguardando", pastDue), 0, "corrected");
        row("correction: refused for a field", correct,
            httpReply(422, R"({"errors":[{"field":"amount","message":"no"}]})"), 3, "refused");
        row("correction: refused, it may be paid", correct, httpReply(409, R"({"message":"conflict"})"), 6, "attention",
            false, "may_be_paid");
        row("correction: refused vaguely", correct, httpReply(422, R"({"message":"no"})"), 6, "attention", false,
            "may_be_paid");
        row("correction: unknown", correct, httpReply(500, "{}"), 4, "unknown");
        row("correction: the answer says it is paid", correct, charge("49.90", "Paga"), 6, "attention");
        row("amount of zero", {u"correct"_s, u"t-1"_s, u"--amount"_s, u"0"_s}, charge("45.00"), 2, "invalid");
        row("no txid", {u"status"_s, u" "_s}, charge("45.00"), 2, "invalid");
    }
    void ends()
    {
        QFETCH(const QStringList, command);
        QFETCH(const QByteArray, answer);
        QFETCH(const bool, hasCode);
        QFETCH(const QString, warning);
        const Shop shop(answer);
        QVERIFY(!shop.attempt.isEmpty());
        const CliRun run = shop.run(command);
        QTEST(run.code, "code");
        QTEST(run.text("outcome"_L1), "outcome");
        QCOMPARE(run.json["code_verified"_L1].toBool(), hasCode);
        QCOMPARE(run.json["pix_copia_e_cola"_L1].isNull(), !hasCode);
        QVERIFY2(warning.isEmpty() || run.warningCodes().contains(warning), run.out);
        const bool isTold =
            run.code == 0 || !run.json["errors"_L1].toArray().isEmpty() || !run.warningCodes().isEmpty();
        QVERIFY2(isTold, "why it is not simply done");
    }

    /** Counter 02 reads that it is paid while 01 waits for an answer that says less. */
    void anAnswerThatWasOvertaken_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::newRow("status") << status;
    }
    void anAnswerThatWasOvertaken()
    {
        QFETCH(const QStringList, command);
        Shop shop(charge("49.90"));
        shop.meanwhile = [&shop] {
            QVERIFY(
                shop.store()->append(drafts::answer(EventKind::StatusRead, shop.attempt, u"t-1"_s, 4990, u"Paga"_s)));
        };
        const CliRun run = shop.run(command);
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

    void nobodyThere()
    {
        const Shop shop({});
        const CliRun run = shop.cli.run(status + QStringList{u"--json"_s, u"--base-url"_s, u"http://127.0.0.1:9/v1"_s});
        QCOMPARE(run.code, 2); // another provider's charge is not asked for at all
        const CliRun create = shop.cli.run(createOf(u"http://127.0.0.1:9/v1"_s, u"12,00"_s));
        QCOMPARE(create.code, 5);
        QCOMPARE(create.text("outcome"_L1), u"unreachable"_s);
    }
};

BALCAO_TEST(CliEndsTest)

} // namespace cliendstest

#include "cliendstest.moc"
