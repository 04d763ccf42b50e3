// SPDX-License-Identifier: MIT
#include "core/charge/givencode.h"
#include "tests/core/charge/story.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace givencodetest
{

using namespace Qt::StringLiterals;
using namespace balcao;
using balcao::test::CodeWriter;
using balcao::test::Story;

namespace
{

QString codeOf(const QString &shop)
{
    return CodeWriter::dynamic().set("59", shop).code();
}

} // namespace

/** Which codes a charge ever had, and of which revision. */
class GivenCodeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void codes_data()
    {
        QTest::addColumn<Story>("story");
        QTest::addColumn<QStringList>("codes");
        const QString first = codeOf(u"FIRST"_s);
        const QString second = codeOf(u"SECOND"_s);
        const auto row = [](const char *name, const Story &story, const QStringList &codes) {
            QTest::newRow(name) << story << codes;
        };
        row("none", Story::ofUnknown(), {});
        row("made", Story::ofCreated({.code = first}), {u"1 "_s + first});
        row("corrected", Story::ofCreated({.code = first}).asked(1, 5000).out(1).done(1, {.code = second}, 5000),
            {u"1 "_s + first, u"2 "_s + second});
        row("corrected, the same code", Story::ofCreated({.code = first}).asked(1).out(1).done(1, {.code = first}),
            {u"1 "_s + first, u"2 "_s + first});
        row("read, the same", Story::ofCreated({.code = first}).read({.code = first}), {u"1 "_s + first});
        row("read, another", Story::ofCreated({.code = first}).read({.code = second}),
            {u"1 "_s + first, u"1 "_s + second});
        row("repaired", Story::ofCreated({.code = first + u'\n'}), {u"1 "_s + first});
        row("broken", Story::ofCreated({.code = u"000201"_s}), {u"1 000201"_s});
        row("missing", Story::ofCreated({.code = {}}), {});
    }
    void codes()
    {
        QFETCH(const Story, story);
        QStringList codes;
        for (const GivenCode &given : givenCodes(story.events()))
            codes.append(u"%1 %2"_s.arg(given.revision).arg(given.text));
        QTEST(codes, "codes");
    }
};

BALCAO_TEST(GivenCodeTest)

} // namespace givencodetest

#include "givencodetest.moc"
