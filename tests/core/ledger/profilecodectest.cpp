// SPDX-License-Identifier: MIT
#include "core/ledger/eventcodec.h"
#include "tests/core/charge/fullwords.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QTest>

namespace profilecodectest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::fullAnswer;
using balcao::test::money;
using balcao::test::Story;

namespace
{

eventcodec::Stored asText(const eventcodec::Stored &stored)
{
    const auto reread = [](const QJsonObject &object) {
        return QJsonDocument::fromJson(QJsonDocument(object).toJson(QJsonDocument::Compact)).object();
    };
    return {.data = reread(stored.data), .personal = reread(stored.personal)};
}

template <class Payload>
Payload again(const Payload &payload)
{
    ChargeEvent header;
    header.what = payload;
    return std::get<Payload>(eventcodec::decode(header.kind(), asText(eventcodec::encode(header.what)), header));
}

template <class Payload>
Payload ofShop(const Payload &payload)
{
    const shopevent::Payload what = payload;
    return std::get<Payload>(
        eventcodec::decode(*shopevent::named(QString(shopevent::key(what))), asText(eventcodec::encode(what))));
}

} // namespace

/** Whom codes pay and how a provider is spoken to, written and read again as the ledger keeps it. */
class ProfileCodecTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judgedAnswers()
    {
        event::StatusRead read{.answer = fullAnswer(), .checked = money(8640)};
        QCOMPARE(again(read).answer.otherThan, std::nullopt);
        read.answer.otherThan = Story::expected();
        QCOMPARE(again(read).answer.otherThan, Story::expected());
        const event::Created created{.answer = read.answer, .checked = money(8640), .sharedWith = {}};
        QCOMPARE(again(created).answer.otherThan, Story::expected());
    }

    void acceptedReceivers()
    {
        const event::ReceiverAccepted written{.receiver = Story::expected(), .forms = forms()};
        QCOMPARE(again(written).receiver, written.receiver);
        QCOMPARE(again(written).forms, written.forms);
        QCOMPARE(again(event::ReceiverAccepted{.receiver = Story::expected(), .forms = {}}).forms, std::nullopt);
    }

    void eventsOfTheShop()
    {
        const shopevent::CalibrationBegun begun{.attempt = u"a"_s,
                                                .terms = {.baseUrl = u"https://pix.example.com/v1"_s,
                                                          .unit = AmountUnit::Centavos,
                                                          .isReadingOn = true,
                                                          .keySalt = u"5a17"_s,
                                                          .keyDigest = u"d1"_s}};
        QCOMPARE(ofShop(begun).attempt, begun.attempt);
        QCOMPARE(ofShop(begun).terms, begun.terms);
        const shopevent::ProfileAccepted accepted{.attempt = u"a"_s, .receiver = Story::expected(), .forms = forms()};
        QCOMPARE(ofShop(accepted).attempt, accepted.attempt);
        QCOMPARE(ofShop(accepted).receiver, accepted.receiver);
        QCOMPARE(ofShop(accepted).forms, accepted.forms);
    }

private:
    static ReplyForms forms()
    {
        return {.amount = u"string"_s, .time = u"no_zone"_s, .hasImage = true, .httpStatuses = {200, 201}};
    }
};

BALCAO_TEST(ProfileCodecTest)

} // namespace profilecodectest

#include "profilecodectest.moc"
