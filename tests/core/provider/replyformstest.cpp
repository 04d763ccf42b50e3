// SPDX-License-Identifier: MIT
#include "core/provider/replyforms.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace replyformstest
{

using namespace Qt::StringLiterals;
using namespace balcao;

/** How replies were written, as far as they show it. */
class ReplyFormsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forms_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("forms");
        const auto row = [](const char *name, const char *fields, const char *forms) {
            QTest::newRow(name) << QByteArray(fields) << QString::fromLatin1(forms);
        };
        row("number, ISO", R"({"txid":"t","amount":1.23,"expires_at":"2026-11-23T10:00:00.000Z"})", "number iso no");
        row("string", R"({"txid":"t","amount":"1.23","expired_at":"2026-11-23T10:00:00"})", "string no_zone no");
        row("pt-BR", R"({"txid":"t","amount":"1,23","created_at":1795273201})", "string_ptbr epoch no");
        row("no real date", R"({"txid":"t","amount":null,"expires_at":"2026-02-30T25:61:00Z"})", "none unreadable no");
        row("in data", R"({"data":{"txid":"t","amount":123},"error":null})", "number none no");
        row("an image", R"({"txid":"t","amount":1.23,"pix_qr_code_image":"data:image/png;base64,AAAA"})",
            "number none yes");
        row("an empty image", R"({"txid":"t","amount":1.23,"pix_qr_code_image":""})", "number none no");
        row("no charge", R"({"error":"no"})", "  no");
        row("no JSON", "<html>", "  no");
    }
    void forms()
    {
        QFETCH(const QByteArray, body);
        ReplyForms forms;
        noteForms(forms, 201, body);
        QTEST(forms.amount + u' ' + forms.time + (forms.hasImage ? u" yes"_s : u" no"_s), "forms");
        QCOMPARE(forms.httpStatuses, QList<int>{201});
    }

    void laterAnswersAddToIt()
    {
        ReplyForms forms;
        noteForms(forms, 201, R"({"txid":"t","amount":1.23,"pix_qr_code_image":"AAAA"})");
        noteForms(forms, 503, "busy");
        noteForms(forms, 201, R"({"txid":"t","amount":"1.23"})");
        QCOMPARE(forms.httpStatuses, QList<int>({201, 503}));
        QCOMPARE(forms.amount, u"string"_s);
        QVERIFY(forms.hasImage);
    }
};

BALCAO_TEST(ReplyFormsTest)

} // namespace replyformstest

#include "replyformstest.moc"
