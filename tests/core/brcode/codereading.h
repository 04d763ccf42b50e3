// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/brcode.h"

#include "tests/support/codewriter.h"

#include <QList>
#include <QStringList>
#include <QTest>

namespace balcao::test
{

using namespace Qt::StringLiterals;

inline QStringList namesOf(const QList<BrCodeFinding> &findings)
{
    QStringList names;
    for (const BrCodeFinding finding : findings)
        names << QString(key(finding));
    names.sort();
    return names;
}

inline QString resultOf(const Expected<BrCode, BrCodeFinding> &code)
{
    return code ? u"ok"_s : QString(key(code.error()));
}

/** Columns and a row: what strict and tolerant say, and the warnings of the tolerant reading, sorted, with blanks between. */
inline void addReadingColumns()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("strict");
    QTest::addColumn<QString>("tolerant");
    QTest::addColumn<QString>("warnings");
}

inline void row(const char *name, const QString &text, const QString &strict, const QString &tolerant,
                const QString &warnings = {})
{
    QTest::newRow(name) << text << strict << tolerant << warnings;
}

inline void refused(const char *name, const QString &text, const QString &reason)
{
    row(name, text, reason, reason);
}

inline void compareReadings()
{
    QFETCH(const QString, text);
    QFETCH(const QString, strict);
    QFETCH(const QString, tolerant);
    QFETCH(const QString, warnings);
    QCOMPARE(resultOf(BrCode::parseStrict(text)), strict);
    const auto code = BrCode::parseTolerant(text);
    QCOMPARE(resultOf(code), tolerant);
    if (!code)
        return;
    QCOMPARE(namesOf(code->warnings()).join(u' '), warnings);
    // What is shown is itself a code that needs no further repair.
    const auto again = BrCode::parseTolerant(code->normalized());
    QCOMPARE(resultOf(again), u"ok"_s);
    QCOMPARE(again->normalized(), code->normalized());
    QCOMPARE(QString::fromLatin1(crcByDivision(code->bytes().chopped(4))), code->fields().crc);
}

inline CodeWriter withAccount(const QString &rest)
{
    return CodeWriter().set("26", object("00", CodeWriter::gui()) + rest);
}

} // namespace balcao::test
