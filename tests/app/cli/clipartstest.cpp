// SPDX-License-Identifier: MIT
#include "app/cli/chargeinput.h"
#include "app/cli/codereport.h"
#include "app/cli/commandline.h"
#include "app/cli/commands/chargecommand.h"
#include "tests/support/testmain.h"
#include "tests/support/vectorfile.h"

namespace clipartstest
{

using namespace Qt::StringLiterals;
using namespace balcao::cli;
using balcao::languageIn;
using balcao::test::addVectorRows;

/** A command line of a computer without settings. */
struct Parsed {
    balcao::SettingsFile none;
    CommandLine line{none};
    std::optional<UsageError> error;

    explicit Parsed(const QStringList &arguments)
        : error(line.read(arguments))
    {
    }
    [[nodiscard]] bool is(const QString &name, const QString &subject) const
    {
        return !error && line.command() && line.name() == name && line.command()->subject() == subject;
    }
};

namespace
{

QStringList sorted(const QJsonValue &list)
{
    QStringList names = list.toVariant().toStringList();
    names.sort();
    return names;
}

/** The codes of the entries of "warnings", each with a sentence. */
QStringList codesOf(const QJsonValue &warnings)
{
    QStringList found;
    const QJsonArray list = warnings.toArray();
    for (const auto &warning : list)
        found.append(warning["message"_L1].toString().isEmpty() ? u"no sentence"_s : warning["code"_L1].toString());
    found.sort();
    return found;
}

QJsonObject checked(const QString &code)
{
    return QJsonDocument::fromJson(CodeReport::of(code).toJson()).object();
}

} // namespace

/** The parts of balcao-cli in process: every vector of the codes through `check`, and the command line's own forms. */
class CliPartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void codes_data()
    {
        QTest::addColumn<QJsonObject>("item");
        addVectorRows(u"brcode.json"_s);
    }
    void codes()
    {
        QFETCH(const QJsonObject, item);
        const QJsonObject report = checked(item["input"_L1].toString());
        const QJsonObject tolerant = item["tolerant"_L1].toObject();
        const bool isStrict = item["strict"_L1].toObject()["ok"_L1].toBool();
        QCOMPARE(report.size(), 15);
        QCOMPARE(report["schema"_L1].toInt(), 1);
        QCOMPARE(report["valid"_L1], tolerant["ok"_L1]);
        QCOMPARE(report["strict_valid"_L1].toBool(), isStrict);
        if (!tolerant["ok"_L1].toBool()) {
            QCOMPARE(report["problems"_L1].toArray(), QJsonArray{tolerant["reason"_L1]});
            QCOMPARE(report["payable"_L1].toBool(), false);
            QCOMPARE(report["crc_ok"_L1], item["checks"_L1]["npm crc 4.3.2 (CRC of the raw string ok)"_L1]);
            for (const QLatin1StringView key : {"normalized"_L1, "kind"_L1, "amount"_L1, "url"_L1, "key"_L1})
                QVERIFY2(report.contains(key) && report[key].isNull(), key.data());
            return;
        }
        const QJsonObject expected = item["expected"_L1].toObject();
        QCOMPARE(report["problems"_L1].toArray(), QJsonArray());
        QCOMPARE(codesOf(report["warnings"_L1]), sorted(tolerant["warnings"_L1]));
        QCOMPARE(report["normalized"_L1], item["normalized"_L1]);
        QCOMPARE(report["payable"_L1], expected["payable_charge"_L1]);
        QCOMPARE(report["crc_ok"_L1].toBool(), true);
        for (const QLatin1StringView key :
             {"kind"_L1, "merchant_name"_L1, "merchant_city"_L1, "txid"_L1, "url"_L1, "key"_L1})
            QVERIFY2(report[key] == expected[key], key.data());
        const QJsonValue cents = expected["amount_cents"_L1];
        const QString digits = QString::number(cents.toInteger()).rightJustified(3, u'0');
        QCOMPARE(report["amount"_L1],
                 cents.isNull() ? QJsonValue() : QJsonValue(digits.chopped(2) + u'.' + digits.last(2)));
    }

    void crcIsJudgedApart()
    {
        // CRCs by an independent implementation (Python).
        QCOMPARE(checked(u"not a code 630423AA"_s)["crc_ok"_L1].toBool(), true);
        QCOMPARE(checked(u"not a code 630423aa"_s)["crc_ok"_L1].toBool(), true);
        QCOMPARE(checked(u"not a code 630423AB"_s)["crc_ok"_L1].toBool(), false);
        for (const QString &text : {u""_s, u"6304"_s, u"AA9D"_s, u"6304AA9"_s, u"6304-A9D"_s, u"6304 A9D"_s})
            QCOMPARE(checked(text)["crc_ok"_L1].toBool(), false);
    }

    void optionsStandAnywhere()
    {
        const Parsed before({u"--json"_s, u"--timeout"_s, u"5"_s, u"correct"_s, u"--amount=-5"_s, u"t"_s});
        const Parsed behind({u"correct"_s, u"t"_s, u"--amount"_s, u"-5"_s, u"--timeout=5"_s, u"--json"_s});
        for (const Parsed *given : {&before, &behind}) {
            QVERIFY(given->is(u"correct"_s, u"t"_s));
            QCOMPARE(dynamic_cast<const ChargeCommand *>(given->line.command())->typed.amount, u"-5"_s);
            QCOMPARE(given->line.context().account.timeoutSeconds, 5);
            QVERIFY(given->line.context().json);
        }
    }

    void valuesMayLookLikeOptions()
    {
        const Parsed given({u"status"_s, u"--base-url=--json"_s, u"--"_s, u"--json"_s});
        QVERIFY(given.is(u"status"_s, u"--json"_s));
        QCOMPARE(given.line.context().account.baseUrl, u"--json"_s);
        QVERIFY(!given.line.context().json);
    }

    void wordsOfACommandMayBeValues()
    {
        const Parsed given({u"--operator"_s, u"create"_s, u"show"_s, u"list"_s});
        QVERIFY(given.is(u"show"_s, u"list"_s));
        QCOMPARE(given.line.context().ledger.operatorName, u"create"_s);
        // CLI11 itself reads a list from brackets.
        const Parsed bracketed({u"correct"_s, u"t"_s, u"--name=[a, b]"_s});
        QCOMPARE(dynamic_cast<const ChargeCommand *>(bracketed.line.command())->typed.name, u"[a, b]"_s);
    }

    void wrongValuesAreToldTogether()
    {
        const Parsed given({u"list"_s, u"--limit=0"_s, u"--from=2026-02-30"_s, u"--status=,"_s, u"--json"_s});
        QVERIFY(given.error);
        QCOMPARE(given.error->exit, Exit::InvalidInput);
        QCOMPARE(given.error->problems.size(), 3);
        QVERIFY(given.line.context().json);
        // An error in the command itself has priority.
        const Parsed usage({u"list"_s, u"--limit=0"_s, u"more"_s});
        QVERIFY(usage.error);
        QCOMPARE(usage.error->exit, Exit::Usage);
    }

    void languageIsFoundInAWrongLine()
    {
        QCOMPARE(languageIn({u"--wrong"_s, u"--lang"_s, u"es"_s}, {}), u"es"_s);
        QCOMPARE(languageIn({u"create"_s, u"--lang=en"_s}, {}), u"en"_s);
        QCOMPARE(languageIn({u"status"_s, u"--"_s, u"--lang=en"_s}, {}), QString());
    }
};

BALCAO_TEST(CliPartsTest)

} // namespace clipartstest

#include "clipartstest.moc"
