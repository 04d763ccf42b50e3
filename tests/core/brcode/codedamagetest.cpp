// SPDX-License-Identifier: MIT
#include "core/brcode/codedamage.h"
#include "tests/support/codewriter.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace codedamagetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CodeWriter;
using balcao::test::object;

/** What copying does to a code: one place, and whether it is a copy at all. */
class CodeDamageTest : public QObject
{
    Q_OBJECT

    static QString code() { return CodeWriter::dynamic().code(); }

private Q_SLOTS:
    void damage_data()
    {
        QTest::addColumn<QString>("copy");
        QTest::addColumn<QString>("damage");
        const QString whole = code();
        const qsizetype stars = whole.indexOf("***"_L1);
        const auto row = [](const char *name, const QString &copy, const QString &damage = {}) {
            QTest::newRow(name) << copy << damage;
        };
        row("the same", whole);
        row("WhatsApp took the asterisks", QString(whole).remove(stars, 3), u"%1 [***] []"_s.arg(stars));
        row("one of them", QString(whole).remove(stars, 1), u"%1 [*] []"_s.arg(stars + 2));
        row("the end is missing", whole.chopped(9), u"%1 [%2] []"_s.arg(whole.size() - 9).arg(whole.last(9)));
        row("the beginning is missing", whole.sliced(6), u"0 [%1] []"_s.arg(whole.left(6)));
        row("a letter is another", QString(whole).replace(30, 1, u"%"_s), u"30 [%1] [%]"_s.arg(whole.at(30)));
        row("a blank came in", QString(whole).insert(40, u' '), u"40 [] [ ]"_s);
        row("a sentence behind it", whole + u" obrigado"_s, u"%1 [] [ obrigado]"_s.arg(whole.size()));
        row("small letters", whole.toLower(), u"small"_s);
        row("half of it", whole.left(whole.size() / 2));
        row("nothing", QString());
        row("another code of the same receiver",
            CodeWriter::dynamic()
                .set("26", object("00", CodeWriter::gui()) +
                               object("25", u"pix.example.com/qr/v2/11111111111111111111111111111111"_s))
                .code());
        row("another shop's", CodeWriter().set("59", u"JOSE A COMERCIO"_s).code());
        row("something else", u"https://example.com/"_s.repeated(20));
    }
    void damage()
    {
        QFETCH(const QString, copy);
        QFETCH(const QString, damage);
        const auto found = damageOf(copy, code());
        const QString said =
            found ? u"%1 [%2] [%3]"_s.arg(found->position).arg(found->missing, found->instead) : QString();
        if (damage == "small"_L1)
            QVERIFY(found && found->missing.compare(found->instead, Qt::CaseInsensitive) == 0);
        else
            QCOMPARE(said, damage);
        if (!found)
            return;
        // What is put back gives the code.
        QCOMPARE(QString(copy).replace(found->position, found->instead.size(), found->missing), code());
    }

    void kinds()
    {
        const QString whole = code();
        const qsizetype stars = whole.indexOf("***"_L1);
        const QString starless = QString(whole).remove(stars, 3);
        QVERIFY(damageOf(starless, whole)->isMissingAsterisks());
        QVERIFY(!damageOf(starless, whole)->isCutShort(starless));
        const QString cut = whole.chopped(5);
        QVERIFY(damageOf(cut, whole)->isCutShort(cut));
        QVERIFY(!damageOf(cut, whole)->isMissingAsterisks());
        QVERIFY(!damageOf(QString(whole).insert(4, u'*'), whole)->isMissingAsterisks());
    }
};

BALCAO_TEST(CodeDamageTest)

} // namespace codedamagetest

#include "codedamagetest.moc"
