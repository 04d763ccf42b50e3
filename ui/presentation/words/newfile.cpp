// SPDX-License-Identifier: MIT
#include "ui/presentation/words/newfile.h"

#include <QCoreApplication>

namespace balcao
{

namespace
{

struct NewFileTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::NewFile)
};

} // namespace

NewFile::NewFile(const QString &name)
    : m_file(name)
{
    static_cast<void>(m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly));
}

NewFile::~NewFile()
{
    if (m_file.isOpen() && !m_isWhole)
        static_cast<void>(m_file.remove());
}

QString NewFile::problem() const
{
    return m_file.isOpen()
               ? QString()
               : NewFileTr::tr("The file cannot be written: it is there already, or the folder may not be written.");
}

QString NewFile::write(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return NewFileTr::tr("Nothing was written: this program was built without its typeface and makes no PDF.");
    if (!m_file.isOpen())
        return problem();
    m_isWhole = m_file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) && m_file.write(bytes) == bytes.size() &&
                m_file.flush();
    return m_isWhole ? QString() : NewFileTr::tr("The file could not be written whole: the disk may be full.");
}

QString saveNew(const QString &name, const QByteArray &bytes)
{
    return NewFile(name).write(bytes);
}

} // namespace balcao
