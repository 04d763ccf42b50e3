// SPDX-License-Identifier: MIT
#include "core/diagnostics/logfact.h"
#include "tests/support/testmain.h"

#include <QtTest>

namespace logfacttest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using logfact::RequestEnded;

class LogFactTest : public QObject
{
    Q_OBJECT

    static QString textOf(const LogFact &fact)
    {
        const QDateTime at = QDateTime::fromString(u"2026-11-23T20:38:31.123Z"_s, Qt::ISODateWithMs);
        return QString::fromUtf8(logLine(fact, u"01"_s, at));
    }

private Q_SLOTS:
    void everyFactIsOneLine_data()
    {
        using Failure = RequestEnded::Failure;
        using Outcome = ProviderError::Outcome;
        using Cause = ProviderError::Cause;
        const QString txid = u"E18236120202611232038s0123456789"_s;
        QTest::addColumn<LogFact>("fact");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *name, const LogFact &fact, const QString &text) {
            QTest::newRow(name) << fact << text;
        };
        row("end", logfact::Ended{}, u"info 01 end"_s);
        row("create",
            RequestEnded{.number = 17,
                         .txid = txid,
                         .took = std::chrono::milliseconds(812),
                         .httpStatus = 201,
                         .code = CodeCheck::Verdict::Verified},
            u"info 01 request create outcome=done http=201 ms=812 charge=17 txid=E182...6789 code=checked"_s);
        row("refused",
            RequestEnded{.asked = Question::Kind::Correction,
                         .number = 3,
                         .httpStatus = 401,
                         .failure = Failure{Outcome::Refused, Cause::HttpStatus}},
            u"warning 01 request update outcome=refused cause=http_status http=401 ms=0 charge=3"_s);
        row("unknown",
            RequestEnded{.asked = Question::Kind::Status,
                         .took = std::chrono::seconds(30),
                         .failure = Failure{Outcome::Unknown, Cause::Deadline}},
            u"warning 01 request status outcome=unknown cause=deadline ms=30000"_s);
        row("broken code", RequestEnded{.httpStatus = 200, .code = CodeCheck::Verdict::AmountDiffers},
            u"info 01 request create outcome=done http=200 ms=0 code=amount_differs"_s);
        row("ledger", logfact::LedgerOpened{.took = std::chrono::milliseconds(41)}, u"info 01 ledger opened ms=41"_s);
        row("outage", logfact::LedgerOut{.why = LedgerError::Kind::DiskFull},
            u"warning 01 ledger outage why=disk_full"_s);
        row("over", logfact::LedgerBack{.after = std::chrono::seconds(5)}, u"info 01 ledger over ms=5000"_s);
        row("copies", logfact::CopiesErased{.removed = 2}, u"info 01 ledger copies removed=2 left=0"_s);
        row("copies left", logfact::CopiesErased{.left = 1}, u"warning 01 ledger copies removed=0 left=1"_s);
        row("lost", logfact::FactsLost{.number = 12}, u"warning 01 log lost entries=12"_s);
    }
    void everyFactIsOneLine()
    {
        QFETCH(const LogFact, fact);
        QFETCH(const QString, text);
        QCOMPARE(textOf(fact), u"2026-11-23T20:38:31.123Z "_s + text + u'\n');
    }

    void aBeginTellsTheSystem()
    {
        static const QRegularExpression form(
            uR"(^\S+Z info 01 begin version=[0-9.]+ qt=6\.[0-9.]+ system=[A-Za-z0-9._-]+ cpu=\w+ ledger=sqlite training=yes\n$)"_s);
        const QString text = textOf(logfact::Began{.isTraining = true});
        QVERIFY2(form.match(text).hasMatch(), qPrintable(text));
    }

    /** A provider's txid is untrusted: it may be anything. */
    void noTxidIsTold_data()
    {
        QTest::addColumn<QString>("txid");
        QTest::newRow("a tax number") << u"52998224725"_s;
        QTest::newRow("a company's") << u"11222333000181"_s;
        QTest::newRow("a phone") << u"+5511987654321"_s;
        QTest::newRow("nineteen") << u"1234567890123456789"_s;
        QTest::newRow("a line end") << u"E1823612020261123\n2038s0123456789"_s;
        QTest::newRow("a name") << u"Maria das Dores de Oliveira"_s;
        QTest::newRow("digits of another script") << QString(26, QChar(0x0661));
        QTest::newRow("an e-mail") << u"maria.das.dores@example.com"_s;
    }
    void noTxidIsTold()
    {
        QFETCH(const QString, txid);
        QVERIFY(textOf(RequestEnded{.txid = txid}).endsWith(u" txid=hidden\n"_s));
    }

    /** The name of a key that nobody knows may be a secret in a wrong place; of a file the folder may be somebody's name. */
    void ofASettingOnlyWhatTheProgramKnowsIsTold()
    {
        const QString user = SettingsFile::usualFiles().constLast();
        const auto told = [](const SettingsProblem &problem) { return textOf(logfact::SettingIsWrong::of(problem)); };
        using Kind = SettingsProblem::Kind;
        QVERIFY(told({.kind = Kind::BadValue, .file = user, .line = 7, .key = u"provider.timeout"_s})
                    .endsWith(u"warning 01 setting problem=bad_value file=user line=7 key=provider.timeout\n"_s));
        QVERIFY(told({.kind = Kind::UnknownKey,
                      .file = u"/etc/xdg/balcao/balcao.toml"_s,
                      .line = 2,
                      .key = u"provider.sk_live_1234"_s})
                    .endsWith(u"warning 01 setting problem=unknown_key file=computer line=2\n"_s));
        QVERIFY(told({.kind = Kind::Unreadable, .file = user})
                    .endsWith(u"warning 01 setting problem=unreadable file=user\n"_s));
    }
};

BALCAO_TEST(LogFactTest)

} // namespace logfacttest

#include "logfacttest.moc"
