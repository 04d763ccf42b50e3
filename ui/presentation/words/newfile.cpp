// SPDX-License-Identifier: MIT
#include "ui/presentation/words/newfile.h"

#include <QCoreApplication>
#include <QFile>

namespace balcao
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::NewFile)
};

} // namespace

QString saveNew(const QString &name, const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return Tr::tr("Nothing was written: this program was built without its typeface and makes no PDF.");
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return Tr::tr("The file cannot be written: it is there already, or the folder may not be written.");
    const bool isWhole =
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) && file.write(bytes) == bytes.size() && file.flush();
    if (isWhole)
        return {};
    static_cast<void>(file.remove());
    return Tr::tr("The file could not be written whole: the disk may be full.");
}

} // namespace balcao
