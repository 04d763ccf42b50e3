// SPDX-License-Identifier: MIT
#include "core/values/storabletext.h"
#include "tests/support/randomtext.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace storabletexttest
{

using namespace Qt::StringLiterals;
using namespace balcao;

class StorableTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void replacesWhatNoDatabaseGivesBack_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("stored");
        const auto one = [](char32_t sign) { return QString::fromUcs4(&sign, 1); };
        const auto kept = [](const char *name, const QString &text) { QTest::newRow(name) << text << text; };
        const auto changed = [](const char *name, const QString &text, const QString &stored) {
            QTest::newRow(name) << text << stored;
        };
        kept("nothing", {});
        kept("letters", u"Padaria São João"_s);
        kept("an emoji", u"a😀b"_s);
        kept("control characters", u"a\u0001\n\u0090b"_s);
        kept("U+FFFD", u"a\uFFFDb"_s);
        kept("a byte order mark inside", u"a\uFEFFb"_s);
        kept("before the block of noncharacters", u"\uFDCF\uFDF0"_s);
        kept("before the end of a plane", one(0x1FFFD));
        changed("NUL", u"a"_s + QChar(u'\0') + u"b"_s, u"a\uFFFDb"_s);
        changed("U+FFFF", u"a\uFFFF"_s, u"a\uFFFD"_s);
        changed("U+FFFE at the beginning", u"\uFFFEabc"_s, u"\uFFFDabc"_s);
        changed("a byte order mark at the beginning", u"\uFEFFAna"_s, u"\uFFFDAna"_s);
        changed("two byte order marks", u"\uFEFF\uFEFFAna"_s, u"\uFFFD\uFEFFAna"_s);
        changed("the block of noncharacters", u"\uFDD0\uFDEF"_s, u"\uFFFD\uFFFD"_s);
        for (char32_t plane = 1; plane <= 0x10; ++plane)
            changed(qPrintable(u"the end of plane %1"_s.arg(int(plane))),
                    one(plane * 0x10000 + 0xFFFE) + u'a' + one(plane * 0x10000 + 0xFFFF), u"\uFFFDa\uFFFD"_s);
        changed("half a pair at the end", u"Ana"_s + QChar(0xD83D), u"Ana\uFFFD"_s);
        changed("half a pair before a letter", QChar(0xD83D) + u"Ana"_s, u"\uFFFDAna"_s);
        changed("the second half alone", u"A"_s + QChar(0xDE00) + u"na"_s, u"A\uFFFDna"_s);
        changed("two first halves and a second", u"A"_s + QChar(0xD83D) + u"😀"_s, u"A\uFFFD😀"_s);
    }
    void replacesWhatNoDatabaseGivesBack()
    {
        QFETCH(const QString, text);
        QTEST(storableText(text), "stored");
        QCOMPARE(isStorable(text), storableText(text) == text);
        QCOMPARE(isExactText(text), isStorable(text) && !text.contains(u'\uFFFD'));
    }

    void aSecondTimeChangesNothing()
    {
        test::RandomText texts(20261126);
        constexpr int many = 10'000;
        for (int i = 0; i < many; ++i) {
            const QString text = texts.next();
            const QString stored = storableText(text);
            QVERIFY(isStorable(stored));
            QCOMPARE(storableText(stored), stored);
            QCOMPARE(QString::fromUtf8(stored.toUtf8()), stored);
            QCOMPARE(isStorable(text), stored == text);
        }
    }
};

BALCAO_TEST(StorableTextTest)

} // namespace storabletexttest

#include "storabletexttest.moc"
