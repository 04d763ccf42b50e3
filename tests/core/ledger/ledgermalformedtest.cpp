// SPDX-License-Identifier: MIT
#include "core/ledger/maintenance/ledgermaintenance.h"
#include "core/ledger/queries/chargequeries.h"
#include "core/ledger/queries/closingqueries.h"
#include "tests/core/ledger/rawevents.h"
#include "tests/core/ledger/storefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QTest>

namespace ledgermalformedtest
{

using namespace Qt::StringLiterals;
using namespace balcao;

namespace
{

using Change = QJsonValue (*)(const QJsonValue &);

QJsonValue ofWrongType(const QJsonValue &value)
{
    return value.isString() ? QJsonValue(5) : value.isArray() ? QJsonValue(QJsonObject()) : QJsonValue(QJsonArray());
}

QJsonValue withText(const QJsonValue &value, const QString &text)
{
    return value.isString() ? QJsonValue(text) : value;
}

QByteArray changed(QJsonObject object, Change change)
{
    for (auto field = object.begin(); field != object.end(); ++field)
        *field = change(*field);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

/** The least that an event of that kind says. */
eventcodec::Stored emptyOf(const QString &kind)
{
    if (const auto known = fromKey<EventKind>(kind))
        return eventcodec::encode(drafts::payload(*known));
    return eventcodec::encode(*shopevent::named(kind));
}

} // namespace

/** Events of another shape than their kind has are ignored, and stop no program. */
class LedgerMalformedTest : public StoreFixture
{
    Q_OBJECT

private Q_SLOTS:
    void eventsOfEachKindStopNoProgram_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<Change>("change");
        QTest::addColumn<QByteArray>("data");
        QTest::addColumn<bool>("isMalformed");
        const auto row = [](const char *name, Change change, const QByteArray &data, bool isMalformed) {
            LedgerPlaces::addRows(name, change, data, isMalformed);
        };
        row("no JSON", nullptr, "{", true);
        row("nothing", nullptr, "", true);
        row("a list", nullptr, "[]", true);
        row("null", nullptr, "null", true);
        row("no field", nullptr, "{}", false);
        row("wrong types", ofWrongType, {}, true);
        row(
            "empty texts", [](const QJsonValue &value) { return withText(value, u""_s); }, {}, false);
        row(
            "half a surrogate pair", [](const QJsonValue &value) { return withText(value, QChar(0xD800)); }, {}, false);
        row(
            "NUL", [](const QJsonValue &value) { return withText(value, u"a"_s + QChar(u'\0')); }, {}, false);
        row(
            "a megabyte", [](const QJsonValue &value) { return withText(value, QString(1'000'000, u'x')); }, {}, false);
        row(
            "numbers beyond any", [](const QJsonValue &value) { return value.isDouble() ? QJsonValue(-1e300) : value; },
            {}, false);
    }
    void eventsOfEachKindStopNoProgram()
    {
        QFETCH(const QString, place);
        QFETCH(const Change, change);
        QFETCH(const QByteArray, data);
        QFETCH(const bool, isMalformed);
        const LedgerAddress address = m_places.fresh(place);
        auto store = open(address);
        const QString victim = store ? created(*store, u"tx-1"_s) : QString();
        QVERIFY(!victim.isEmpty());
        QList<qint64> malformed;
        const QStringList kinds = eventcodec::shapes().keys();
        for (const QString &kind : kinds) {
            const eventcodec::Stored usual = emptyOf(kind);
            EventRow row;
            row.kind = kind;
            row.data = change ? changed(usual.data, change) : data;
            if (kind == "attempt"_L1)
                row.attempt = row.sale = newAttemptId();
            else if (fromKey<EventKind>(kind))
                row.attempt = victim;
            row.correction = kind.startsWith("correction"_L1) ? 1 : 0;
            // Not what the ledger itself has to find with the tables of their own.
            if (!isMalformed && (kind == "erased"_L1 || kind == "set_aside"_L1))
                continue;
            QVERIFY2(test::appendRow(*store, row), qPrintable(kind));
            if (!usual.data.isEmpty() || !change)
                malformed.append(store->connection().number(u"SELECT max(id) FROM event"_s).value_or(0));
        }
        store = open(address);
        QVERIFY(store);
        QVERIFY(store->append(drafts::attempt()));
        QVERIFY(open(address, u"02"_s)->append(drafts::attempt()));
        const auto operators = store->shopOperators();
        QVERIFY(operators && !operators->areAsked());
        const auto rebuilt = ledger::rebuild(*store);
        QVERIFY2(rebuilt, rebuilt ? "" : qPrintable(rebuilt.error().detail));
        QCOMPARE(ledger::rebuild(*store), 0);
        const auto verified = ledger::verify(*store);
        for (const ledger::Damage &damage : verified->damages)
            qWarning("damage %d, event %lld %s", static_cast<int>(damage.what), damage.event, qPrintable(damage.text));
        QVERIFY(verified->isWhole());
        if (isMalformed) {
            QCOMPARE(verified->malformed, malformed);
            QVERIFY(store->ask(OpenCount{}).value_or(0) > 0);
            QVERIFY(ledger::statistics(*store)->open > *store->ask(OpenCount{}));
        }
        QVERIFY(store->ask(MadeClosings{10}));
        const QTemporaryDir folder;
        const QString copy = folder.filePath(u"copy.sqlite"_s);
        QVERIFY(ledger::backup(*store, copy));
        QCOMPARE(ledger::verify(*open(LedgerAddress::file(copy)))->malformed, verified->malformed);
    }

    void anUnreadableAnswerLeavesTheChargeToCheck_data() { everyPlace(); }
    void anUnreadableAnswerLeavesTheChargeToCheck()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        const QString attempt = store ? created(*store, u"tx-1"_s) : QString();
        EventRow row;
        row.kind = u"status_read"_s;
        row.attempt = attempt;
        row.txid = u"tx-1"_s;
        row.data = R"({"status":["Paga"],"told":86.4})";
        QVERIFY(test::appendRow(*store, row));
        QCOMPARE(ledger::rebuild(*store), 1);
        const Charge charge = *store->ask(FindWholeCharge{attempt});
        QCOMPARE(charge.status, ChargeStatus::Attention);
        QVERIFY(charge.isToCheck && charge.doubts.testFlag(Doubt::EventUnreadable));
        // The next answer that counts says how it is.
        QVERIFY(read(*store, attempt, u"Paga"_s));
        QCOMPARE(store->ask(FindWholeCharge{attempt})->doubts, Doubts());
        QVERIFY(ledger::verify(*store)->isWhole());
    }

    void noOlderLedgerHasAny_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<int>("version");
        for (const int version : {2, 3, 4, 5})
            LedgerPlaces::addRows(qPrintable(u"version %1"_s.arg(version)), version);
    }
    void noOlderLedgerHasAny()
    {
        QFETCH(const QString, place);
        QFETCH(const int, version);
        const auto store = open(m_places.ofVersion(version, place));
        QVERIFY(store);
        QCOMPARE(ledger::verify(*store)->malformed, QList<qint64>());
    }

    /** An operator whom the ledger itself would have refused is ignored. */
    void aFirstCashierIsNoOperator_data() { everyPlace(); }
    void aFirstCashierIsNoOperator()
    {
        QFETCH(const QString, place);
        const auto store = open(m_places.fresh(place));
        QVERIFY(store && store->append(drafts::attempt()));
        EventRow row;
        row.kind = u"operator_added"_s;
        row.data = R"({"id":"x","name":"Eva","role":"cashier"})";
        QVERIFY(test::appendRow(*store, row));
        QVERIFY(!store->shopOperators()->areAsked());
        ShopEvent manager;
        manager.what = shopevent::OperatorAdded{.id = u"y"_s, .name = u"Rosa"_s, .role = Role::Manager};
        const auto added = store->appendOfOperators({manager}, {});
        QVERIFY(added && added->areAsked());
        QCOMPARE(added->all().size(), 1);
    }
};

BALCAO_TEST(LedgerMalformedTest)

} // namespace ledgermalformedtest

#include "ledgermalformedtest.moc"
