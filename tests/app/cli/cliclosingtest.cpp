// SPDX-License-Identifier: MIT
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"
#include "core/values/account.h"
#include "tests/app/clirunner.h"
#include "tests/support/drafts.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>

#include <ctime>

namespace cliclosingtest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CliRun;
using balcao::test::CliRunner;

namespace
{

/** Twenty days of a shop with two counters, by chance: what was paid, when it became known, and what changed days afterwards. */
class Days
{
public:
    Days(const QString &file, quint32 seed)
        : m_random(seed)
    {
        const Clock clock([this] { return m_now; });
        for (const QString &counter : {u"01"_s, u"02"_s}) {
            auto store = LedgerStore::open(LedgerAddress::file(file), {.counter = counter, .clock = clock});
            if (!store)
                qFatal("the ledger does not open: %s", qPrintable(store.error().detail));
            m_stores.push_back(*std::move(store));
        }
    }

    /** From 9 in the morning to 2 at night. */
    void sell(int sales)
    {
        m_now = QDateTime(m_day, QTime(9, 0)).toUTC();
        for (int i = 0; i < sales; ++i) {
            m_now = m_now.addSecs(17 * 3600 / sales);
            sale();
            if (below(3) == 0) {
                // The script knows the newest of two payments by its time.
                m_now = m_now.addSecs(1);
                later();
            }
        }
        m_day = m_day.addDays(1);
    }

private:
    struct Known {
        QString attempt;
        QString txid;
        qint64 centavos = 0;
        int corrections = 0;
    };

    int below(int bound) { return m_random.bounded(bound); }
    LedgerStore &store() { return *m_stores.at(static_cast<std::size_t>(below(2))); }
    /** What the ledger does not take is no part of the days. */
    bool write(EventDraft draft, const QString &by = {})
    {
        draft.operatorName = by.isEmpty() ? person() : by;
        return store().append(draft).has_value();
    }
    QString person() { return QStringList{u"Ana Paula"_s, u"João Vitor"_s, u"Carlos Lima"_s}.at(below(3)); }
    QString word()
    {
        return QStringList{u"Aguardando"_s, u"Aguardando"_s, u"Paga"_s, u"Paga"_s, u"Expirado"_s, u"Cancelado"_s}.at(
            below(6));
    }

    void sale()
    {
        const qint64 centavos = 100 + below(50'000);
        const EventDraft attempt = drafts::attempt(centavos);
        const QString by = person();
        write(attempt, by);
        if (below(20) == 0)
            return; // not sent, as far as anybody knows
        write(drafts::of(EventKind::FirstByteOut, attempt.attempt), by);
        if (below(15) == 0) {
            write(drafts::of(below(2) == 0 ? EventKind::Unknown : EventKind::Refused, attempt.attempt), by);
            return;
        }
        // Now and then the provider gives a txid that another attempt has.
        const bool isDoubled = !m_known.isEmpty() && below(12) == 0;
        const QString txid = isDoubled ? one().txid : u"tx-%1"_s.arg(++m_txids);
        const qint64 told = below(12) == 0 ? centavos + 1 : centavos;
        write(drafts::answer(EventKind::Created, attempt.attempt, txid, told, word()), by);
        m_known.append({.attempt = attempt.attempt, .txid = txid, .centavos = centavos});
    }

    Known &one() { return m_known[below(static_cast<int>(m_known.size()))]; }

    /** Of any day until now. */
    void later()
    {
        if (m_known.isEmpty())
            return;
        Known &charge = one();
        const auto read = [&](const QString &word, qint64 centavos) {
            EventDraft draft = drafts::answer(EventKind::StatusRead, charge.attempt, charge.txid, centavos, word);
            draft.correction = charge.corrections;
            write(draft);
        };
        EventDraft received = drafts::of(EventKind::ReceivedByHand, charge.attempt);
        switch (below(7)) {
        case 0:
            return read(u"Paga"_s, charge.centavos + (below(4) == 0 ? 500 : 0));
        case 1:
            return read(u"Reembolsado"_s, charge.centavos);
        case 2:
            return read(u"Aguardando"_s, charge.centavos);
        case 3:
            received.amount = Money::fromCentavos(charge.centavos - (below(3) == 0 ? 50 : 0));
            write(received);
            return;
        case 4:
            write(received);
            return;
        case 5:
            write(drafts::of(EventKind::ReceiptTakenBack, charge.attempt));
            return;
        default:
            correct(charge);
        }
    }

    void correct(Known &charge)
    {
        const qint64 after = charge.centavos + 100;
        EventDraft asked =
            drafts::correction(EventKind::CorrectionAsked, charge.attempt, charge.corrections + 1, after);
        std::get<event::CorrectionAsked>(asked.what).amountBefore = Money::fromCentavos(charge.centavos);
        if (!write(asked))
            return;
        ++charge.corrections;
        EventDraft done = drafts::correction(EventKind::CorrectionDone, charge.attempt, charge.corrections, after);
        done.txid = charge.txid;
        drafts::answerIn(done).charge.txid = charge.txid;
        write(done);
        charge.centavos = after;
    }

    QRandomGenerator m_random;
    QDate m_day{2026, 7, 1};
    QDateTime m_now;
    std::vector<std::unique_ptr<LedgerStore>> m_stores;
    QList<Known> m_known;
    int m_txids = 0;
};

/** Every page of it. */
QJsonArray wholeList(const CliRunner &cli)
{
    QJsonArray all;
    QStringList arguments{u"list"_s, u"--json"_s, u"--limit"_s, u"500"_s};
    for (QString next;;) {
        const CliRun page = cli.run(next.isEmpty() ? arguments : arguments + QStringList{u"--after"_s, next});
        const QJsonArray rows = page.json["charges"_L1].toArray();
        for (const auto &row : rows)
            all.append(row);
        next = page.text("next"_L1);
        if (next.isEmpty())
            return all;
    }
}

bool save(const QString &file, const QByteArray &json)
{
    QFile to(file);
    return to.open(QIODevice::WriteOnly) && to.write(json) == json.size();
}

} // namespace

/** `closing`: what came between two closings, against a computation that shares nothing with the program (closingsums.py). */
class CliClosingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twentyDays()
    {
        bool isSet = false;
        quint32 seed = qEnvironmentVariable("BALCAO_SEED").toUInt(&isSet);
        if (!isSet)
            seed = QRandomGenerator::global()->generate();
        qInfo("BALCAO_SEED=%u", seed);
        const CliRunner cli;
        QVERIFY(QDir().mkpath(cli.dataFolder()));
        const QString folder = cli.folder() + u"/closings"_s;
        QVERIFY(QDir().mkpath(folder));
        Days days(cli.ledgerFile(), seed);
        QStringList hashes;
        for (int day = 1; day <= 20; ++day) {
            days.sell(25);
            const QString name = u"%1/%2"_s.arg(folder).arg(day, 2, 10, QChar(u'0'));
            QVERIFY(save(name + u"-list.json"_s, QJsonDocument(wholeList(cli)).toJson()));
            const bool looksFirst = day % 7 == 0;
            const CliRun preview = looksFirst ? cli.run({u"closing"_s, u"--preview"_s, u"--json"_s}) : CliRun();
            const CliRun closing = cli.run({u"closing"_s, u"--json"_s});
            QVERIFY2(closing.code == 0, closing.out + closing.err);
            QVERIFY(save(name + u"-closing.json"_s, closing.out));
            hashes.append(closing.text("hash"_L1));
            if (!looksFirst)
                continue;
            QCOMPARE(preview.json["received"_L1], closing.json["received"_L1]);
            QCOMPARE(preview.json["statuses"_L1], closing.json["statuses"_L1]);
            QVERIFY(preview.json["hash"_L1].isNull() && !preview.json["closed"_L1].toBool());
        }
        QCOMPARE(hashes.removeDuplicates(), 0);
        // What was closed is printed again as it was, whatever came since.
        const CliRun third = cli.run({u"closing"_s, u"--number"_s, u"3"_s, u"--json"_s});
        QFile file(folder + u"/03-closing.json"_s);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(third.json, QJsonDocument::fromJson(file.readAll()).object());
        QCOMPARE(cli.run({u"closing"_s, u"--number"_s, u"21"_s}).code, 2);
        // Nothing came since: nothing is counted twice.
        const CliRun empty = cli.run({u"closing"_s, u"--json"_s});
        QCOMPARE(empty.json["number"_L1].toInt(), 21);
        QCOMPARE(empty.json["made"_L1]["count"_L1].toInt(), 0);
        QCOMPARE(empty.json["received"_L1]["amount"_L1].toString(), u"0.00"_s);
        QCOMPARE(cli.run({u"ledger"_s, u"verify"_s}).code, 0);

        QProcess script;
        script.start(u"python3"_s, {QStringLiteral(BALCAO_TEST_APP "/closingsums.py"), folder});
        QVERIFY(script.waitForFinished());
        const QByteArray said = script.readAll();
        qInfo("%s", said.constData());
        QCOMPARE(script.exitCode(), 0);
    }

    /** What cannot be on paper is not closed, and a refusal leaves no file. */
    void itsPagesAreMadeFirst()
    {
        const CliRunner cli;
        const auto provider = balcao::test::startedSandbox();
        QCOMPARE(cli.run(balcao::test::createOf(provider->baseUrl())).code, 0);
        const QString file = cli.folder() + u"/closing.pdf"_s;
        const auto closing = [&cli](const QString &pdf, const QStringList &options = {}) {
            return cli.run(QStringList{u"closing"_s, u"--json"_s, u"--pdf"_s, pdf} + options);
        };
        const CliRun nowhere = closing(cli.folder() + u"/none/closing.pdf"_s);
        QVERIFY2(nowhere.code == 7 && !nowhere.json.contains("closed"_L1), nowhere.out);
        QCOMPARE(nowhere.errorFields(), QStringList{u"pdf"_s});
        // Nothing was closed.
        QCOMPARE(closing(file, {u"--number"_s, u"1"_s}).code, 2);
        QVERIFY(!QFile::exists(file));
        const CliRun done = closing(file);
        QVERIFY2(done.code == 0 && done.json["number"_L1].toInt() == 1, done.out + done.err);
        QVERIFY(QFileInfo(file).size() > 0);
        QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QCOMPARE(closing(file).code, 2);
    }

    void withoutTheModuleForPagesNothingIsClosed()
    {
        const CliRunner cli;
        const auto provider = balcao::test::startedSandbox();
        QCOMPARE(cli.run(balcao::test::createOf(provider->baseUrl())).code, 0);
        QProcess process;
        QSignalSpy finished(&process, &QProcess::finished);
        const QString file = cli.folder() + u"/closing.pdf"_s;
        cli.startIn(process,
                    u"mkdir '%1/bin' && cp \"$0\" '%1/bin' && exec '%1/bin/balcao-cli' \"$@\""_s.arg(cli.folder()),
                    {u"closing"_s, u"--json"_s, u"--pdf"_s, file});
        QVERIFY(finished.wait(30'000));
        const CliRun run = CliRunner::resultOf(process);
        QVERIFY2(run.code == 7 && !run.json.contains("closed"_L1), run.out + run.err);
        QCOMPARE(run.errorFields(), QStringList{u"pdf"_s});
        QVERIFY(!QFile::exists(file));
    }

    /** Without an operator it is the account of the operating system, as in the ledger. */
    void itsPagesNameWhoMadeThem_data()
    {
        QTest::addColumn<QString>("operatorName");
        QTest::newRow("an operator") << u"Rosa Nogueira"_s;
        QTest::newRow("no operator") << QString();
    }
    void itsPagesNameWhoMadeThem()
    {
        QFETCH(const QString, operatorName);
        CliRunner cli;
        cli.set(u"BALCAO_OPERATOR"_s, operatorName);
        const auto provider = balcao::test::startedSandbox();
        QCOMPARE(cli.run(balcao::test::createOf(provider->baseUrl())).code, 0);
        const QString file = cli.folder() + u"/closing.pdf"_s;
        QCOMPARE(cli.run({u"closing"_s, u"--preview"_s, u"--pdf"_s, file, u"--lang"_s, u"en"_s}).code, 0);
        QProcess reader;
        reader.start(u"pdftotext"_s, {u"-layout"_s, file, u"-"_s});
        QVERIFY(reader.waitForFinished());
        const QString text = QString::fromUtf8(reader.readAllStandardOutput()).simplified();
        const QString name = operatorName.isEmpty() ? accountName() : operatorName;
        QVERIFY2(text.contains(u"Made by %1 on"_s.arg(name)), qPrintable(text));
    }

    /** Somebody sees it on the account, and the attempt that it was is found behind the closing. */
    void anAttemptThatIsFoundLaterCountsOnce()
    {
        const CliRunner cli;
        const CliRunner elsewhere;
        const auto provider = balcao::test::startedSandbox();
        const QStringList create = balcao::test::createOf(provider->baseUrl());
        const QString txid = elsewhere.run(create).text("txid"_L1);
        provider->setFault(sandbox::Fault::Status500);
        const QString attempt = cli.run(create).text("attempt"_L1);
        provider->setFault(sandbox::Fault::None);
        QCOMPARE(cli.run({u"status"_s, txid, u"--base-url"_s, provider->baseUrl()}).code, 0);
        QCOMPARE(cli.run({u"receive"_s, txid}).code, 0);
        const CliRun first = cli.run({u"closing"_s, u"--json"_s});
        QCOMPARE(first.json["confirmed"_L1]["count"_L1].toInt(), 1);
        const CliRun settled = cli.run({u"settle"_s, attempt, u"--found"_s, txid, u"--json"_s});
        QVERIFY2(settled.code == 0, settled.out + settled.err);
        const CliRun second = cli.run({u"closing"_s, u"--json"_s});
        for (const auto *figure : {"received", "confirmed", "went_back"})
            QCOMPARE(second.json[QLatin1String(figure)]["count"_L1].toInt(), 0);
    }

    /** Processor time: other programs on this machine do not count. */
    void tenThousandCharges()
    {
        const CliRunner cli;
        QVERIFY(QDir().mkpath(cli.dataFolder()));
        auto store = LedgerStore::open(LedgerAddress::file(cli.ledgerFile()), {});
        QVERIFY(store);
        QVERIFY((*store)->connection().execute(u"BEGIN"_s));
        for (int i = 0; i < 10'000; ++i) {
            const EventDraft attempt = drafts::attempt(100 + i);
            QVERIFY((*store)->appendWithin(attempt));
            QVERIFY((*store)->appendWithin(drafts::of(EventKind::FirstByteOut, attempt.attempt)));
            QVERIFY((*store)->appendWithin(drafts::answer(EventKind::Created, attempt.attempt, u"tx-%1"_s.arg(i),
                                                          100 + i, i % 3 == 0 ? u"Aguardando"_s : u"Paga"_s)));
        }
        QVERIFY((*store)->connection().execute(u"COMMIT"_s));
        (*store)->committed();
        const std::clock_t before = std::clock();
        const auto closing = (*store)->closeDay({}, {}, {});
        const qint64 ms = qint64(std::clock() - before) * 1000 / CLOCKS_PER_SEC;
        QVERIFY(closing);
        QCOMPARE(closing->closing.figures.made.count, 10'000);
        qInfo("closing 10,000 charges took %lld ms of processor time", ms);
        QVERIFY(ms < (test::isSanitized ? 5000 : 1000));
    }
};

BALCAO_TEST(CliClosingTest)

} // namespace cliclosingtest

#include "cliclosingtest.moc"
