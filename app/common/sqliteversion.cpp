// SPDX-License-Identifier: MIT
#include "app/common/version.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace balcao
{

QString sqliteVersion()
{
    const QString connection = u"version"_s;
    QString version;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, connection);
        database.setDatabaseName(u":memory:"_s);
        database.open();
        QSqlQuery query(u"SELECT sqlite_version()"_s, database);
        version = query.next() ? query.value(0).toString() : u"is missing"_s;
    }
    QSqlDatabase::removeDatabase(connection);
    return u"SQLite "_s + version;
}

} // namespace balcao
