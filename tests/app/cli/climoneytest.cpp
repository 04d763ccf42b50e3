// SPDX-License-Identifier: MIT
#include "core/brcode/receiver.h"
#include "core/ledger/ledgerstore.h"
#include "tests/app/clirunner.h"
#include "tests/support/drafts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace climoneytest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CliRunner;
using balcao::test::CodeWriter;
using balcao::test::object;

/** Money that does not match, and whose clock a charge is judged by: what balcao-cli says of them. */
class CliMoneyTest : public QObject
{
    Q_OBJECT

private:
    /** The runner's own ledger, as the program of a counter writes it; @p ago: its clock. */
    static std::unique_ptr<LedgerStore> ledgerOf(const CliRunner &cli, const QString &counter,
                                                 std::chrono::milliseconds ago = {})
    {
        const Clock clock([ago] { return QDateTime::currentDateTimeUtc().addMSecs(-ago.count()); });
        QDir().mkpath(cli.dataFolder());
        auto store = LedgerStore::open(LedgerAddress::file(cli.ledgerFile()), {.counter = counter, .clock = clock});
        return store ? *std::move(store) : nullptr;
    }
    static QString createdIn(LedgerStore &store)
    {
        const EventDraft attempt = drafts::attempt();
        const bool isWritten = store.append(attempt) &&
                               store.append(drafts::of(EventKind::FirstByteOut, attempt.attempt)) &&
                               store.append(drafts::answer(EventKind::Created, attempt.attempt, u"tx-1"_s));
        return isWritten ? attempt.attempt : QString();
    }
    static QStringList statuses(const CliRunner &cli, const QString &filter = {})
    {
        QStringList words;
        const QStringList narrowed = filter.isEmpty() ? QStringList() : QStringList{u"--status"_s, filter};
        const QJsonArray charges =
            cli.run(QStringList{u"list"_s, u"--json"_s} + narrowed).json.value("charges"_L1).toArray();
        for (const auto &charge : charges)
            words.append(charge["status"_L1].toString());
        return words;
    }

private Q_SLOTS:
    void anotherCountersCorrectionIsUnderWay_data()
    {
        QTest::addColumn<QString>("madeBy");
        QTest::addColumn<QString>("askedBy");
        QTest::addColumn<QString>("status");
        // The request's limit is 30 seconds; another counter's clock is given ten minutes more.
        QTest::newRow("own charge, another's correction") << u"01"_s << u"02"_s << u"under_way"_s;
        QTest::newRow("another's charge, own correction") << u"02"_s << u"01"_s << u"unknown"_s;
        QTest::newRow("own") << u"01"_s << u"01"_s << u"unknown"_s;
    }
    void anotherCountersCorrectionIsUnderWay()
    {
        QFETCH(const QString, madeBy);
        QFETCH(const QString, askedBy);
        QFETCH(const QString, status);
        CliRunner cli;
        {
            const auto maker = ledgerOf(cli, madeBy, std::chrono::seconds(62));
            const auto asker = ledgerOf(cli, askedBy, std::chrono::seconds(60));
            QVERIFY(maker && asker);
            const QString attempt = createdIn(*maker);
            QVERIFY(asker->append(drafts::correction(EventKind::CorrectionAsked, attempt, 1, 5000)));
        }
        QCOMPARE(statuses(cli), QStringList{status});
        for (const QString &word : {u"under_way"_s, u"unknown"_s})
            QCOMPARE(statuses(cli, word), word == status ? QStringList{status} : QStringList());
        QCOMPARE(cli.run({u"show"_s, u"tx-1"_s, u"--json"_s}).text("status"_L1), status);
        const bool isOpen = status == "unknown"_L1;
        QCOMPARE(statuses(cli, u"to_check"_s).size(), isOpen ? 1 : 0);
        QCOMPARE(cli.run({u"ledger"_s, u"stats"_s, u"--json"_s}).json.value("open"_L1).toInt(), isOpen ? 1 : 0);
    }
    void unclearPaymentIsSettledByTheStatement_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QList<ReplyWarning>>("warnings");
        for (const QString &word : {u"Paga"_s, u"Reembolsado"_s}) {
            const auto row = [&word](const char *name, const QList<ReplyWarning> &warnings) {
                QTest::addRow("%s, %s", qPrintable(word), name) << word << warnings;
            };
            row("unreadable", {ReplyWarning::AmountInvalid});
            row("given twice", {ReplyWarning::AmountInvalid, ReplyWarning::FieldTwice});
            row("another method", {ReplyWarning::MethodNotPix});
        }
    }
    void unclearPaymentIsSettledByTheStatement()
    {
        QFETCH(const QString, word);
        QFETCH(const QList<ReplyWarning>, warnings);
        CliRunner cli;
        {
            const auto store = ledgerOf(cli, u"01"_s);
            QVERIFY(store);
            const QString attempt = createdIn(*store);
            EventDraft draft = drafts::answer(EventKind::StatusRead, attempt, u"tx-1"_s, 8640, word);
            ProviderAnswer &answer = drafts::answerIn(draft);
            answer.warnings = warnings;
            if (warnings.contains(ReplyWarning::AmountInvalid))
                answer.charge.amount.reset();
            QVERIFY(store->append(draft));
        }
        QCOMPARE(statuses(cli, u"to_check"_s), QStringList{u"attention"_s});
        const auto sums = [&cli] { return cli.run({u"closing"_s, u"--preview"_s, u"--json"_s}).json; };
        QCOMPARE(sums()["received"_L1]["count"_L1].toInt(), 0);
        QCOMPARE(sums()["to_check"_L1]["count"_L1].toInt(), 1);
        QCOMPARE(cli.run({u"settle"_s, u"tx-1"_s, u"--accept-amount"_s}).code,
                 word == "Reembolsado"_L1 && warnings.contains(ReplyWarning::AmountInvalid) ? 0 : 2);
        if (word == "Reembolsado"_L1)
            return;
        QCOMPARE(cli.run({u"receive"_s, u"tx-1"_s}).code, 2);
        QCOMPARE(cli.run({u"receive"_s, u"tx-1"_s, u"--amount"_s, u"45,00"_s}).code, 0);
        QCOMPARE(statuses(cli, u"to_check"_s), QStringList());
        QCOMPARE(sums()["received"_L1]["count"_L1].toInt(), 0);
        QCOMPARE(sums()["confirmed"_L1]["amount"_L1].toString(), u"45.00"_s);
    }

    void acceptanceOfAnotherHostNamesTheHost()
    {
        CliRunner cli;
        {
            const auto store = ledgerOf(cli, u"01"_s);
            QVERIFY(store);
            const EventDraft attempt = drafts::attempt();
            QVERIFY(store->append(attempt) && store->append(drafts::of(EventKind::FirstByteOut, attempt.attempt)));
            EventDraft created = drafts::answer(EventKind::Created, attempt.attempt, u"tx-1"_s);
            const QString gui = object("00", CodeWriter::gui());
            const QString code = CodeWriter::dynamic().set("80", gui + object("25", u"REC.example.net/rec/1"_s)).code();
            drafts::answerIn(created) = drafts::providerAnswer(u"tx-1"_s, 8640, u"Aguardando"_s, code);
            QVERIFY(store->append(created));
        }
        const auto accept = [&cli](const QString &name) {
            return cli.run({u"settle"_s, u"tx-1"_s, u"--accept-receiver"_s, name}).code;
        };
        const auto own = Receiver::of(*BrCode::parseTolerant(drafts::code()));
        QCOMPARE(accept(own.name), 2);
        QCOMPARE(accept(own.place), 2);
        QCOMPARE(accept(u"example.net"_s), 2);
        QCOMPARE(accept(u"Rec.Example.net"_s), 0);
    }
};

BALCAO_TEST(CliMoneyTest)

} // namespace climoneytest

#include "climoneytest.moc"
