// SPDX-License-Identifier: MIT
#include "app/cli/ledgerjson.h"
#include "core/values/utc.h"
#include "tests/core/charge/fullwords.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonDocument>
#include <QSet>
#include <QTest>

namespace clieventstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::fullAnswer;
using balcao::test::fullError;
using balcao::test::money;
using balcao::test::Story;

namespace
{

using Outcome = ProviderError::Outcome;

struct Row {
    QString name;
    event::Payload what;
};

/** With a moment that cannot be read. */
ProviderAnswer oddAnswer()
{
    ProviderAnswer answer = fullAnswer();
    answer.charge.updatedAt = {.text = u"31/02"_s, .moment = {}};
    return answer;
}

QList<Row> requestRows()
{
    CustomerText other = Story::marina();
    other.name = u"Marina Pereira"_s;
    QList<Row> rows{
        {u"attempt"_s, event::AttemptWritten{.number = 7,
                                             .day = 20261121,
                                             .limit = std::chrono::milliseconds(30500),
                                             .unit = AmountUnit::Centavos,
                                             .provider = u"https://pix.example.com:443"_s,
                                             .isImported = false,
                                             .customer = Story::marina(),
                                             .mark = u"Mesa 12"_s}},
        {u"attempt, imported"_s, event::AttemptWritten{.unit = AmountUnit::Reais, .provider = {}, .isImported = true}},
        {u"attempt, empty"_s, event::AttemptWritten{}},
        {u"out"_s, event::FirstByteOut{}},
        {u"correction asked"_s, event::CorrectionAsked{.amountBefore = money(8640),
                                                       .customerBefore = Story::marina(),
                                                       .customer = other,
                                                       .reason = u"typed wrong"_s,
                                                       .limit = std::chrono::milliseconds(30000),
                                                       .unit = AmountUnit::Reais}},
        {u"correction asked, empty"_s, event::CorrectionAsked{}},
        {u"reply, empty"_s, event::ReplyReceived{}}};
    using Request = event::ReplyReceived::Request;
    for (const Request request : {Request::Create, Request::Correction, Request::Status})
        rows.append({u"reply %1"_s.arg(static_cast<int>(request)),
                     event::ReplyReceived{.request = request,
                                          .httpStatus = 503,
                                          .date = QDateTime(QDate(2026, 11, 21), QTime(15, 0), utcZone),
                                          .body = "{\"a\":\"\xc3\xa7\"}"}});
    return rows;
}

QList<Row> answerRows()
{
    QList<Row> rows{
        {u"created"_s, event::Created{.answer = oddAnswer(), .checked = money(8640), .sharedWith = u"first"_s}},
        {u"created, empty"_s, event::Created{}},
        {u"correction done"_s, event::CorrectionDone{.answer = oddAnswer(),
                                                     .checked = money(8640),
                                                     .customer = Story::marina(),
                                                     .revision = 3,
                                                     .reason = u"typed"_s}},
        {u"correction done, empty"_s, event::CorrectionDone{}},
        {u"status read"_s, event::StatusRead{.answer = oddAnswer(), .checked = money(8640), .askedAt = 5'000'000'000}},
        {u"status read, empty"_s, event::StatusRead{}}};
    event::StatusRead other{.answer = fullAnswer(), .checked = money(8640)};
    other.answer.otherThan = Story::expected();
    rows.append({u"status read, another receiver"_s, other});
    event::StatusRead warned;
    for (int i = 0; i <= static_cast<int>(ReplyWarning::ErrorBesideTxid); ++i)
        warned.answer.warnings.append(static_cast<ReplyWarning>(i));
    rows.append({u"every warning"_s, warned});
    using Verdict = CodeCheck::Verdict;
    for (int i = 0; i <= static_cast<int>(Verdict::AmountDiffersIgnoredByBanks); ++i) {
        event::StatusRead read;
        read.answer.code.verdict = static_cast<Verdict>(i);
        rows.append({u"verdict %1"_s.arg(i), read});
    }
    return rows;
}

QList<Row> endRows()
{
    QList<Row> rows;
    for (const Outcome outcome : {Outcome::NotSent, Outcome::Refused, Outcome::Unknown}) {
        const int number = static_cast<int>(outcome);
        rows.append({u"end %1"_s.arg(number), event::AttemptEnded{.error = fullError(outcome)}});
        rows.append({u"end %1, empty"_s.arg(number), event::AttemptEnded{.error = {.outcome = outcome}}});
        rows.append({u"correction's end %1"_s.arg(number),
                     event::CorrectionEnded{.error = fullError(outcome), .leavesDoubt = true, .mayBePaid = true}});
        rows.append(
            {u"correction's end %1, empty"_s.arg(number), event::CorrectionEnded{.error = {.outcome = outcome}}});
    }
    for (int i = 0; i <= static_cast<int>(ProviderError::Cause::OtherTxid); ++i) {
        const auto cause = static_cast<ProviderError::Cause>(i);
        rows.append({u"cause %1"_s.arg(key(cause)), event::AttemptEnded{.error = {.cause = cause}}});
    }
    for (int i = 0; i <= static_cast<int>(ProviderError::Category::Business); ++i)
        rows.append({u"category %1"_s.arg(i),
                     event::AttemptEnded{.error = {.category = static_cast<ProviderError::Category>(i)}}});
    return rows;
}

QList<Row> personsRows()
{
    using Finding = event::Settled::Finding;
    QList<Row> rows{
        {u"difference accepted"_s, event::DifferenceAccepted{.reportedAmount = money(9000)}},
        {u"difference accepted, empty"_s, event::DifferenceAccepted{}},
        {u"received"_s, event::ReceivedByHand{.reference = u"E607"_s, .sameAs = u"imported"_s}},
        {u"receipt taken back"_s,
         event::ReceiptTakenBack{.reason = u"another charge"_s, .doubts = Doubt::MayBePaid, .isReportAccepted = true}},
        {u"received, empty"_s, event::ReceivedByHand{}},
        {u"settled, reopened"_s,
         event::Settled{
             .finding = Finding::Reopened, .sameAs = {}, .wrongTxid = u"tx-9"_s, .customer = Story::marina()}},
        {u"report accepted"_s,
         event::ReportAccepted{.status = ProviderStatus::fromWire(u"Paga"_s), .reportedAmount = money(9000)}},
        {u"report accepted, empty"_s, event::ReportAccepted{}},
        {u"receiver accepted"_s,
         event::ReceiverAccepted{
             .receiver = Story::expected(),
             .forms =
                 ReplyForms{.amount = u"number"_s, .time = u"iso"_s, .hasImage = true, .httpStatuses = {200, 201}}}},
        {u"receiver accepted, no calibration"_s, event::ReceiverAccepted{.receiver = Story::expected(), .forms = {}}},
        {u"contested"_s,
         event::Contested{.on = QDate(2026, 11, 21), .until = QDate(2026, 12, 1), .reference = u"MED 7"_s}},
        {u"contest ended"_s, event::ContestEnded{.outcome = u"the money stays"_s}},
        {u"shown, on paper"_s, event::Shown{.revision = 1, .place = CodePlace::Paper}},
        {u"shown"_s, event::Shown{.revision = 4}}};
    for (const Finding finding : {Finding::Found, Finding::Absent})
        rows.append({u"settled %1"_s.arg(static_cast<int>(finding)),
                     event::Settled{
                         .finding = finding, .sameAs = u"imported"_s, .wrongTxid = {}, .customer = Story::marina()}});
    return rows;
}

QList<Row> allRows()
{
    return requestRows() + answerRows() + endRows() + personsRows();
}

LedgerEvent eventOf(const event::Payload &what)
{
    LedgerEvent event;
    event.id = 12;
    event.attempt = u"attempt"_s;
    event.counter = u"01"_s;
    event.sequence = 9;
    event.at = QDateTime(QDate(2026, 11, 21), QTime(15, 0, 0, 731), utcZone);
    event.operatorName = u"Ana"_s;
    event.correction = 2;
    event.txid = u"tx-1"_s;
    event.amount = money(8640);
    event.what = what;
    event.hash = "abcdef";
    return event;
}

QString expectedFile()
{
    return QStringLiteral(BALCAO_TEST_DATA "/clievents.json");
}

} // namespace

/** What `show --json` says of every kind of event: scripts read it, so it changes by decision only (docs/balcao-cli.md). */
class CliEventsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QFile file(expectedFile());
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_expected = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(m_expected.size(), allRows().size());
    }

    void events_data()
    {
        QTest::addColumn<QString>("name");
        const auto rows = allRows();
        for (const Row &row : rows)
            QTest::newRow(qPrintable(row.name)) << row.name;
    }
    void events()
    {
        QFETCH(const QString, name);
        const auto rows = allRows();
        const auto row =
            std::find_if(rows.begin(), rows.end(), [&name](const Row &other) { return other.name == name; });
        const QJsonObject said = cli::eventObject(eventOf(row->what), false);
        const QJsonObject part{
            {u"kind"_s, said["kind"_L1]}, {u"data"_s, said["data"_L1]}, {u"personal"_s, said["personal"_L1]}};
        QVERIFY2(part == m_expected[name].toObject(), QJsonDocument(part).toJson().constData());
    }

    void everyKindHasARow()
    {
        QSet<EventKind> kinds;
        const auto rows = allRows();
        for (const Row &row : rows)
            kinds.insert(kindOf(row.what));
        QCOMPARE(kinds.size(), static_cast<int>(EventKind::Shown) + 1);
    }

    void header()
    {
        QJsonObject said = cli::eventObject(eventOf(event::Shown{.revision = 4}), false);
        const QJsonObject expected{{u"event"_s, 12},
                                   {u"counter"_s, u"01"_s},
                                   {u"sequence"_s, 9},
                                   {u"at"_s, u"2026-11-21T15:00:00.731Z"_s},
                                   {u"kind"_s, u"shown"_s},
                                   {u"operator"_s, u"Ana"_s},
                                   {u"authorised_by"_s, QJsonValue()},
                                   {u"txid"_s, u"tx-1"_s},
                                   {u"amount"_s, u"86.40"_s},
                                   {u"correction"_s, 2},
                                   {u"data"_s, QJsonObject{{u"place"_s, u"till"_s}, {u"revision"_s, 4}}},
                                   {u"personal"_s, QJsonValue()},
                                   {u"erased"_s, false},
                                   {u"hash"_s, u"abcdef"_s}};
        QCOMPARE(said, expected);
        LedgerEvent erased;
        erased.what = event::Shown{};
        erased.isErased = true;
        said = cli::eventObject(erased, false);
        for (const QLatin1StringView key : {"at"_L1, "operator"_L1, "txid"_L1, "amount"_L1, "personal"_L1})
            QVERIFY2(said.contains(key) && said[key].isNull(), key.data());
        QCOMPARE(said["erased"_L1], QJsonValue(true));
    }

private:
    QJsonObject m_expected;
};

BALCAO_TEST(CliEventsTest)

} // namespace clieventstest

#include "clieventstest.moc"
