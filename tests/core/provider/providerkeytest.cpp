// SPDX-License-Identifier: MIT
#include "tests/support/clientrig.h"
#include "tests/support/scriptedserver.h"
#include "tests/support/scripts.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace providerkeytest
{

using namespace balcao;
using namespace balcao::test;
using namespace Qt::StringLiterals;

using Outcome = ProviderError::Outcome;

/** A provider that sends the key back, in a refusal or in a charge: it must not get into any value. */
class ProviderKeyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keyIsNeverRepeated();
    void keyReachesNoValue_data();
    void keyReachesNoValue();
};

void ProviderKeyTest::keyIsNeverRepeated()
{
    const QByteArray key = ClientRig::key;
    const QByteArray escaped = "sk\\u005ftest_4f9c1d77a2";
    for (const QByteArray &shown : {key, escaped}) {
        for (const int status : {200, 401, 500}) {
            const QByteArray filler(490, 'x');
            const QByteArray body = R"({"message":"Authorization: Bearer )" + shown + R"(","code":")" + shown +
                                    R"(","error":"e","errors":[")" + filler + shown + R"(",{"field":")" + shown +
                                    R"(","message":"m"}],"more":")" + QByteArray(1500, 'y') + shown + "\"}";
            ScriptedServer server([&](int) { return saying(httpReply(status, body)); });
            ClientRig rig(server.url());
            const std::optional<ProviderCall::Result> result = ClientRig::wait(rig.create());
            QVERIFY(result && !*result);
            const ProviderError &error = result->error();
            QString all = error.messages.join(u'\n') + error.code + QString::fromUtf8(error.rawBody);
            for (const FieldMessage &field : error.fields)
                all += field.field + field.message;
            QVERIFY(error.messages.contains(u"Authorization: Bearer [key]"_s));
            QVERIFY(!all.contains(QString::fromLatin1(key)));
            QVERIFY(!all.contains(QString::fromLatin1(key.first(10))) || shown == escaped);
            QVERIFY(error.rawBody.size() <= 2048);
        }
    }
}

void ProviderKeyTest::keyReachesNoValue_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("shown");
    const QByteArray key = ClientRig::key;
    for (const char *field : {"txid", "status", "method", "pix_copia_e_cola", "name", "created_at", "expired_at"}) {
        QTest::addRow("%s", field) << QByteArray(field) << key;
        QTest::addRow("%s, escaped", field) << QByteArray(field) << QByteArray("sk\\u005Ftest_4f9c1d77a2");
        QTest::addRow("%s, percent-encoded", field) << QByteArray(field) << QByteArray("sk%5Ftest_4f9c1d77a2");
        QTest::addRow("%s, base64", field) << QByteArray(field) << key.toBase64();
    }
}

void ProviderKeyTest::keyReachesNoValue()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, shown);
    QByteArray body = samples::chargeBody();
    const qsizetype start = body.indexOf('"' + field + "\":\"") + field.size() + 4;
    body.replace(start, body.indexOf('"', start) - start, shown);
    ScriptedServer server([&](int) { return saying(httpReply(200, body)); });
    ClientRig rig(server.url());
    ProviderCall *const call = rig.create();
    QByteArray kept;
    connect(call, &ProviderCall::answered, this, [&kept](const ReceivedReply &reply) { kept = reply.body; });
    const std::optional<ProviderCall::Result> result = ClientRig::wait(call);
    QVERIFY(result);
    QVERIFY(kept.contains("[key]") && !kept.contains(shown));
    // A txid that is gone cannot be asked for: nobody knows the charge's name.
    QCOMPARE(result->has_value(), field != "txid");
    if (!*result) {
        QCOMPARE(result->error().outcome, Outcome::Unknown);
        QVERIFY(!result->error().rawBody.contains(shown));
        return;
    }
    const ProviderCharge &charge = (*result)->charge;
    const QString values = charge.txid + charge.status.asReceived() + charge.method + charge.copyAndPaste +
                           charge.customer->name + charge.createdAt.text + charge.expiresAt.text;
    QVERIFY(values.contains(u"[key]"_s));
    QVERIFY(!values.contains(u"4f9c1d77a2"_s) && !values.contains(QString::fromLatin1(shown)));
}

BALCAO_TEST(ProviderKeyTest)

} // namespace providerkeytest

#include "providerkeytest.moc"
