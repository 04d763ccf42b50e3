// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QTest>

namespace balcao::test
{

/** Adds one row a vector of tests/data/@p name (of one of @p modes, when given), named after its id; the test has a column "item". Ends the program when
 *  the file cannot be read or holds nothing: a test without rows would pass. */
inline void addVectorRows(const QString &name, const QStringList &modes = {})
{
    QFile file(QStringLiteral(BALCAO_TEST_DATA) + u'/' + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot open %s", qPrintable(file.fileName()));
    // QString::fromUtf8() drops a byte order mark, and QJsonDocument with it: here one is data.
    const QByteArray json = file.readAll().replace("\xEF\xBB\xBF", "\\ufeff");
    const QJsonArray items = QJsonDocument::fromJson(json).array();
    if (items.isEmpty())
        qFatal("no vectors in %s", qPrintable(file.fileName()));
    for (const auto value : items) {
        const QJsonObject item = value.toObject();
        if (!modes.isEmpty() && !modes.contains(item[QStringLiteral("mode")].toString()))
            continue;
        const QString row = item[QStringLiteral("id")].toString() + u' ' + item[QStringLiteral("note")].toString();
        QTest::newRow(qPrintable(row)) << item;
    }
}

} // namespace balcao::test
