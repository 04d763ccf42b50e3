// SPDX-License-Identifier: MIT
#include "core/ledger/queries/chargequeries.h"
#include "core/ledger/queries/closingqueries.h"
#include "tests/core/ledger/attackedledger.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QJsonArray>

namespace ledgerkindstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::append;
using Kind = LedgerError::Kind;
using enum shopevent::Writer;

/** JSON that fits a shape of eventcodec::shapes(). */
QJsonValue sample(const QJsonValue &shape)
{
    if (shape.isArray())
        return QJsonArray{sample(shape.toArray().at(0))};
    if (shape.isObject()) {
        QJsonObject object;
        for (const auto &part : {u"always"_s, u"perhaps"_s}) {
            const QJsonObject fields = shape.toObject().value(part).toObject();
            for (auto field = fields.begin(); field != fields.end(); ++field)
                object.insert(field.key(), sample(field.value()));
        }
        return object;
    }
    return shape == u"text"_s ? QJsonValue(u"x"_s) : shape == u"flag"_s ? QJsonValue(true) : QJsonValue(1);
}

QByteArray json(const QJsonValue &value)
{
    return QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
}

/** An event's two objects, and whether the database is to take them from a counter. */
struct Form {
    QByteArray name;
    QByteArray data;
    QByteArray personal;
    bool fits = false;
};

/** One form that fits, and many that do not. */
QList<Form> formsOf(const QJsonObject &shape)
{
    const QJsonObject data = sample(shape.value("data"_L1)).toObject();
    const QJsonObject personal = sample(shape.value("personal"_L1)).toObject();
    const QByteArray whole = json(data);
    const QByteArray person = personal.isEmpty() ? QByteArray() : json(personal);
    QList<Form> forms{
        {"whole", whole, person, true},
        {"no JSON", "{", person},
        {"nothing", "", person},
        {"null", "null", person},
        {"a list", "[]", person},
        {"a list of a million", '[' + QByteArray(1'000'000, '[') + QByteArray(1'000'000, ']') + ']', person},
        {"a name more", whole.chopped(1) + (data.isEmpty() ? "" : ",") + "\"more\":1}", person},
        {"a person's name more", whole,
         personal.isEmpty() ? "{\"more\":\"x\"}" : person.chopped(1) + ",\"more\":\"x\"}"}};
    const auto add = [&](const QJsonObject &object, const QString &part, const auto &form) {
        const QJsonObject always = shape.value(part).toObject().value("always"_L1).toObject();
        const QJsonObject perhaps = shape.value(part).toObject().value("perhaps"_L1).toObject();
        for (const QString &name : object.keys()) {
            const QJsonValue kind = always.contains(name) ? always.value(name) : perhaps.value(name);
            const auto with = [&](const QJsonValue &value) {
                QJsonObject changed = object;
                changed.insert(name, value);
                return json(changed);
            };
            QJsonObject without = object;
            without.remove(name);
            const QByteArray title = part.toLatin1() + ' ' + name.toLatin1() + ": ";
            const QByteArray key = '"' + name.toLatin1() + '"';
            form(title + "missing", without.isEmpty() ? QByteArray("{}") : json(without), !always.contains(name));
            form(title + "null", with(QJsonValue()), false);
            form(title + "a list of lists", with(QJsonArray{QJsonValue(QJsonArray())}), false);
            form(title + "another type", with(kind == u"text"_s ? QJsonValue(7) : QJsonValue(u"x"_s)), false);
            form(title + "half a number", with(0.5), false);
            form(title + "a number without end", with(1e300), false);
            form(title + "twice", json(object).chopped(1) + ',' + key + ":\"x\"}", false);
            form(title + "half a pair", with(u"HALF"_s).replace("HALF", "\\ud800"), false);
            form(title + "a zero", with(u"ZERO"_s).replace("ZERO", "\\u0000"), false);
        }
    };
    add(data, u"data"_s, [&](const QByteArray &name, const QByteArray &text, bool fits) {
        forms.append({name, text, person, fits});
    });
    add(personal, u"personal"_s, [&](const QByteArray &name, const QByteArray &text, bool fits) {
        forms.append({name, whole, text, fits});
    });
    return forms;
}

/** The same with texts of a million letters, which no index makes shorter. */
Form ofLongTexts(Form form)
{
    constexpr qsizetype million = 1'000'000;
    QByteArray text;
    while (text.size() < million)
        text += QCryptographicHash::hash(text.right(100), QCryptographicHash::Sha512).toBase64();
    for (QByteArray *json : {&form.data, &form.personal}) {
        const QByteArray part = text.left(million / std::max<qsizetype>(1, json->count(R"("x")")));
        json->replace(R"("x")", '"' + part + '"');
    }
    form.name += " and long";
    return form;
}

/** PostgreSQL: what a thief may do who has the role of counter 01, with each kind of event. */
class LedgerKindsTest : public test::AttackedLedger
{
    Q_OBJECT

private:
    /** An event of counter 01, or of another one, all hashes right. */
    [[nodiscard]] QString call(const QString &kind, const Form &form, const QString &counter = u"01"_s,
                               const QString &attempt = {}) const
    {
        const auto known = shopevent::named(kind);
        const bool isNew = attempt.isEmpty() && kind == "attempt"_L1;
        EventRow row = paid(counter, isNew ? QString::fromLatin1(form.name) : attempt);
        row.sale = isNew ? row.attempt : QString();
        row.kind = kind;
        if (known) {
            row.attempt.clear();
            row.txid.clear();
            row.amount.reset();
        }
        row.data = form.data;
        if (!form.personal.isEmpty())
            row.personalHash = eventhash::ofPersonal("salt", form.personal);
        const auto previous =
            m_thief->list(u"SELECT hash FROM event WHERE counter = ? ORDER BY seq DESC LIMIT 1"_s, {counter},
                          [](const QSqlQuery &query) { return query.value(0).toString().toLatin1(); });
        row.hash = eventhash::ofEvent(previous->value(0), row, 0);
        QString sql = append(row);
        return sql.replace(sql.size() - 7, 6,
                           test::literal(u"salt"_s) + u", "_s + test::literal(QString::fromUtf8(form.personal)));
    }
    void othersGoOn(const QString &kind, const QString &people)
    {
        EventDraft sale = drafts::attempt();
        sale.by.who = u"id-rosa"_s;
        QVERIFY2(m_second->append(sale), qPrintable(kind));
        QVERIFY2(m_second->ask(SearchCharges{{}}) && m_second->ask(SearchCharges{{.search = u"silva"_s}}),
                 qPrintable(kind));
        QVERIFY2(m_second->ask(OpenCount{}) && m_second->ask(RunningClosing{{}}), qPrintable(kind));
        QCOMPARE(peopleNow(), people);
        QVERIFY2(ledger::rebuild(*m_owner), qPrintable(kind));
        const auto verified = ledger::verify(*m_owner);
        QVERIFY2(verified && verified->isWhole(), qPrintable(kind));
    }
    [[nodiscard]] QString peopleNow() const
    {
        QStringList lines;
        const auto operators = m_owner->shopOperators();
        for (const Operator &one : operators->all())
            lines.append(
                u"%1 %2 %3 %4"_s.arg(one.name, operators->secretOf(one.id)).arg(one.isDisabled).arg(one.hasBadge));
        return lines.join(u'\n') + (operators->arePinsOn() ? u" on"_s : u" off"_s);
    }

private Q_SLOTS:
    void aCounterStaysACounter()
    {
        ShopEvent hired;
        hired.what = shopevent::OperatorAdded{.id = u"id-rosa"_s, .name = u"Rosa"_s, .role = Role::Manager};
        ShopEvent pin;
        pin.what = shopevent::PinSet{.id = u"id-rosa"_s, .secret = u"secret"_s};
        QVERIFY(m_owner->appendOfOperators({hired, pin}, {}));
        const QString before = peopleNow();
        const QStringList kinds = eventcodec::shapes().keys() + QStringList{u"nothing"_s};
        for (const QString &kind : kinds) {
            const auto known = shopevent::named(kind);
            const bool isCounters = kind != "nothing"_L1 && (!known || shopevent::writerOf(*known) == Counter);
            const QList<Form> forms = formsOf(eventcodec::shapes().value(kind).toObject());
            for (const Form &form : forms) {
                QVERIFY(m_thief->execute(u"BEGIN"_s));
                const auto done = m_thief->execute(call(kind, form));
                QVERIFY2(done.has_value() == (isCounters && form.fits),
                         kind.toLatin1() + ": " + form.name + (done ? "" : ": " + done.error().detail.toLatin1()));
                m_thief->rollback();
            }
            for (const QString &counter : {u"02"_s, u"@people"_s})
                QVERIFY2(!m_thief->execute(call(kind, forms.constFirst(), counter)), qPrintable(kind));
            // The second one is not the first of its charge any more; the third is of a charge that does not exist.
            const auto done = m_thief->execute(call(kind, forms.constFirst()));
            QVERIFY2(done.has_value() == isCounters, qPrintable(kind));
            static_cast<void>(m_thief->execute(call(kind, forms.constFirst())));
            static_cast<void>(m_thief->execute(call(kind, ofLongTexts(forms.constFirst()))));
            QVERIFY2(known || kind == "attempt"_L1 ||
                         !m_thief->execute(call(kind, forms.constFirst(), u"01"_s, u"of nobody"_s)),
                     qPrintable(kind));
            othersGoOn(kind, before);
        }
        QVERIFY(open(as(u"till_2"_s), u"02"_s));
    }

    /** Whatever functions there will be. */
    void aCounterMayCallFourFunctions()
    {
        const auto names =
            m_thief->list(u"SELECT DISTINCT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND "
                          "proname LIKE 'balcao%' AND has_function_privilege(oid, 'EXECUTE') ORDER BY 1"_s,
                          {}, [](const QSqlQuery &query) { return query.value(0).toString(); });
        QCOMPARE(*names, (QStringList{u"balcao_append"_s, u"balcao_keep_charge"_s, u"balcao_manager"_s,
                                      u"balcao_take_turn"_s}));
    }

    void theManagersRoleChangesPeopleAlone()
    {
        QCOMPARE(m_first->managersRole().error().kind, Kind::NeedsManager);
        ShopEvent hired;
        hired.what = shopevent::OperatorAdded{.id = u"id-rosa"_s, .name = u"Rosa"_s, .role = Role::Manager};
        QCOMPARE(m_first->appendOfOperators({hired}, {}, Secret("any")).error(),
                 (LedgerError{.kind = Kind::NeedsManager, .detail = {}}));
        QVERIFY(m_cluster.run(m_database, {u"-v"_s, u"manager=manager"_s},
                              QStringLiteral(BALCAO_SOURCE_DIR "/packaging/postgresql/counters.sql")));
        QCOMPARE(m_first->managersRole(), u"manager"_s);
        QCOMPARE(m_owner->managersRole(), QString());
        QCOMPARE(m_first->appendOfOperators({hired}, {}).error(),
                 (LedgerError{.kind = Kind::NeedsManager, .detail = u"manager"_s}));
        QVERIFY(m_first->appendOfOperators({hired}, {}, Secret("any")));
        ShopEvent second = hired;
        second.what = shopevent::OperatorAdded{.id = u"id-ana"_s, .name = u"Ana"_s, .role = Role::Cashier};
        // Another counter writes into the same chain; the rules of people hold as before.
        QCOMPARE(m_second->appendOfOperators({second}, {}, Secret("any")).error().kind, Kind::NotPermitted);
        QVERIFY(m_second->appendOfOperators({second}, {.who = u"id-rosa"_s, .authoriser = {}}, Secret("any")));
        QCOMPARE(m_first->shopOperators()->all().size(), 2);

        const auto manager = open(as(u"manager"_s), u"@people"_s);
        QCOMPARE(manager->managersRole(), QString());
        EventDraft sale = drafts::attempt();
        sale.by.who = u"id-rosa"_s;
        QCOMPARE(manager->append(sale).error().kind, Kind::AccessRefused);
        ShopEvent reset;
        reset.what = shopevent::OperatorReset{.id = u"id-rosa"_s};
        QCOMPARE(manager->appendOfOperators({reset}, {}).error().kind, Kind::AccessRefused);
        const auto elsewhere = open(as(u"manager"_s), u"03"_s);
        QCOMPARE(elsewhere->appendOfOperators({second}, {}).error().kind, Kind::NotPermitted);
        second.what = shopevent::PinSet{.id = u"id-rosa"_s, .secret = u"s"_s};
        QCOMPARE(elsewhere->appendOfOperators({second}, {.who = u"id-rosa"_s, .authoriser = {}}).error().kind,
                 Kind::AccessRefused);
        const auto chains = m_thief->list(u"SELECT DISTINCT counter FROM event WHERE kind = 'operator_added'"_s, {},
                                          [](const QSqlQuery &query) { return query.value(0).toString(); });
        QCOMPARE(*chains, QStringList{u"@people"_s});
        QVERIFY(ledger::verify(*m_owner)->isWhole());

        // Another role takes its place.
        QVERIFY(m_cluster.run(m_database, {u"-v"_s, u"manager=manager_2"_s},
                              QStringLiteral(BALCAO_SOURCE_DIR "/packaging/postgresql/counters.sql")));
        QCOMPARE(m_first->managersRole(), u"manager_2"_s);
        QCOMPARE(manager->appendOfOperators({second}, {.who = u"id-rosa"_s, .authoriser = {}}).error().kind,
                 Kind::AccessRefused);
        // The replaced role may not even read.
        QVERIFY(!LedgerStore::open(as(u"manager"_s), {.counter = u"@people"_s}));
    }

    /** Who signs in with a PIN of few rounds signs in, and the PIN stays as it is. */
    void aPinGrowsWhereThatCanBeWritten()
    {
        ShopEvent hired;
        hired.what = shopevent::OperatorAdded{.id = u"id-rosa"_s, .name = u"Rosa"_s, .role = Role::Manager};
        ShopEvent right;
        right.what = shopevent::PinRight{.id = u"id-rosa"_s};
        ShopEvent grown;
        grown.what = shopevent::PinSet{.id = u"id-rosa"_s, .secret = u"grown"_s};
        QVERIFY(m_owner->appendOfOperators({hired}, {}));
        const OperatorIds rosa{.who = u"id-rosa"_s, .authoriser = {}};
        QCOMPARE(m_first->appendOfOperators({right, grown}, rosa)->secretOf(u"id-rosa"_s), QString());
        QCOMPARE(m_owner->appendOfOperators({right, grown}, rosa)->secretOf(u"id-rosa"_s), u"grown"_s);
    }
};

BALCAO_TEST(LedgerKindsTest)

} // namespace ledgerkindstest

#include "ledgerkindstest.moc"
