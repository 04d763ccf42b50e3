// SPDX-License-Identifier: MIT
#include "core/charge/chargeremarks.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

namespace chargeremarkstest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CodeWriter;
using balcao::test::object;
using balcao::test::Said;
using balcao::test::Story;

namespace
{

QString composite()
{
    return CodeWriter::dynamic()
        .add("80", object("00", CodeWriter::gui()) + object("25", u"rec.example.com/r/1"_s))
        .code();
}

QString withdrawal()
{
    return CodeWriter()
        .set("26", object("00", CodeWriter::gui()) + object("01", CodeWriter::key()) + object("03", u"12345678"_s))
        .set("54", u"86.40"_s)
        .code();
}

QString otherArrangement()
{
    return CodeWriter::dynamic().add("27", object("00", u"br.com.example"_s)).code();
}

Story withExpiry(const ProviderTime &time)
{
    Story story = Story().written().out();
    ProviderAnswer answer = Said().answer(balcao::test::money(8640));
    answer.charge.expiresAt = time;
    story.add(event::Created{.answer = answer, .checked = balcao::test::money(8640), .sharedWith = {}});
    return story;
}

} // namespace

/** remarksOf(): a row for each remark that follows from a charge, and what must not be remarked on. */
class ChargeRemarksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void remarks_data()
    {
        QTest::addColumn<QList<ChargeEvent>>("events");
        QTest::addColumn<QString>("remarks");
        const auto row = [](const char *name, const Story &story, const char *remarks) {
            QTest::newRow(name) << story.events() << QString::fromLatin1(remarks);
        };
        const auto warned = [](ReplyWarning warning) { return Story::ofCreated({.warnings = {warning}}); };
        const Said late{.warnings = {ReplyWarning::AlreadyExpired}, .expiresAt = Story::begin().addSecs(-60)};
        row("nothing", Story::ofCreated(), "");
        row("no answer", Story::ofUnknown(), "");
        row("never read", Story::ofImported(), "");
        row("no amount is told", warned(ReplyWarning::AmountMissing), "amount_not_confirmed");
        row("other data of the customer", warned(ReplyWarning::CustomerMismatch), "customer_differs");
        row("no data of the customer", warned(ReplyWarning::CustomerMissing), "");
        row("past its deadline when it came", Story::ofCreated(late), "expired_on_arrival");
        row("past its deadline when it was read", Story::ofCreated().read(late), "");
        row("a deadline that is no date", withExpiry({.text = u"31/02"_s, .moment = {}}), "expiry_unreadable");
        row("two deadlines", warned(ReplyWarning::ExpiryConflict), "expiry_conflict");
        row("no deadline", withExpiry({}), "");
        row("another time that is no date", warned(ReplyWarning::TimestampInvalid), "");
        row("another word", Story::ofCreated({.word = u"Em análise"_s}), "status_unknown");
        row("no word", Story::ofCreated({.word = {}}), "status_unknown");
        row("the word in capitals", Story::ofCreated({.word = u"PAGA"_s}), "");
        row("paid, then less was said", Story::ofCreated({.word = u"Paga"_s}).read({}), "status_went_back");
        row("paid with another amount", Story::ofCreated({.word = u"Paga"_s, .told = 9000}), "paid_other_amount");
        row("paid with another amount, accepted", Story::ofCreated({.word = u"Paga"_s, .told = 9000}).reportAccepted(),
            "");
        row("paid by an older answer",
            Story::ofCreated({.updatedAt = Story::begin()})
                .read({.word = u"Paga"_s, .updatedAt = Story::begin().addSecs(-1)}),
            "answer_out_of_date");
        row("paid by an older answer, then read",
            Story::ofCreated({.updatedAt = Story::begin()})
                .read({.word = u"Paga"_s, .updatedAt = Story::begin().addSecs(-1)})
                .read({.word = u"Paga"_s}),
            "");
        row("an update was refused", Story::mayBePaid(), "may_be_paid");
        row("an update was refused, then read", Story::mayBePaid().read({}), "");
        row("the txid of another charge", Story().written().out().created({}, u"first"_s), "txid_shared");
        row("an error beside the txid", warned(ReplyWarning::ErrorBesideTxid), "error_beside_txid");
        row("an error beside the txid, then read", warned(ReplyWarning::ErrorBesideTxid).read({}), "");
        row("a text that cannot be kept", warned(ReplyWarning::TextNotStorable), "text_not_storable");
        row("a field twice", warned(ReplyWarning::FieldTwice), "field_twice");
        row("a field twice, then read", warned(ReplyWarning::FieldTwice).read({}), "");
        row("another receiver", Story::payingAnother(), "other_receiver");
        row("another receiver, accepted", Story::payingAnother().receiverAccepted(), "");
        row("the code was repaired", warned(ReplyWarning::CodeRepaired), "code_repaired");
        row("a key and no amount", Story::ofCreated({.code = CodeWriter().code()}), "code_without_amount");
        row("a key and the amount", Story::ofCreated({.code = CodeWriter().set("54", u"86.40"_s).code()}), "");
        row("a location and no amount, as it should be", Story::ofCreated({.code = CodeWriter::dynamic().code()}), "");
        row("a recurrence beside the charge", Story::ofCreated({.code = composite()}), "code_with_recurrence");
        row("cash is to be handed out", Story::ofCreated({.code = withdrawal()}), "code_is_withdrawal");
        row("a card scheme beside Pix", Story::ofCreated({.code = otherArrangement()}), "code_with_other_arrangement");
        row("a tip is asked for", Story::ofCreated({.code = CodeWriter::dynamic().add("55", u"01"_s).code()}),
            "fee_in_code");
        row("a fixed fee",
            Story::ofCreated({.code = CodeWriter::dynamic().add("55", u"02"_s).add("56", u"1.00"_s).code()}),
            "fee_in_code");
        row("a broken code", Story::ofCreated({.code = u"0002"_s}), "");
        row("a better answer", warned(ReplyWarning::AmountMissing).read({}), "");
        row("in the order of the enumeration",
            Story::ofCreated(
                {.word = u"?"_s,
                 .code = CodeWriter().code(),
                 .warnings = {ReplyWarning::CodeRepaired, ReplyWarning::AmountMissing, ReplyWarning::CodeRepaired}}),
            "amount_not_confirmed status_unknown code_repaired code_without_amount");
    }
    void remarks()
    {
        QFETCH(const QList<ChargeEvent>, events);
        QStringList names;
        for (const Remark remark : remarksOf(folded(events)))
            names.append(QString(key(remark)));
        QTEST(names.join(u' '), "remarks");
    }

    void keys()
    {
        const QStringList expected{
            u"similar_charge"_s,       u"amount_not_confirmed"_s, u"customer_differs"_s,
            u"expired_on_arrival"_s,   u"expiry_unreadable"_s,    u"expiry_conflict"_s,
            u"status_unknown"_s,       u"status_went_back"_s,     u"paid_other_amount"_s,
            u"answer_out_of_date"_s,   u"may_be_paid"_s,          u"txid_shared"_s,
            u"error_beside_txid"_s,    u"field_twice"_s,          u"text_not_storable"_s,
            u"event_unreadable"_s,     u"code_repaired"_s,        u"code_without_amount"_s,
            u"code_with_recurrence"_s, u"code_is_withdrawal"_s,   u"code_with_other_arrangement"_s,
            u"fee_in_code"_s,          u"other_receiver"_s,       u"not_calibrated"_s,
            u"read_back_missing"_s};
        QStringList names;
        for (int i = 0; i <= static_cast<int>(Remark::ReadBackMissing); ++i)
            names.append(QString(key(static_cast<Remark>(i))));
        QCOMPARE(names, expected);
    }
};

BALCAO_TEST(ChargeRemarksTest)

} // namespace chargeremarkstest

#include "chargeremarkstest.moc"
