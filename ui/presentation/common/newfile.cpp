// SPDX-License-Identifier: MIT
#include "ui/presentation/common/newfile.h"

#include <QCoreApplication>

namespace balcao
{

namespace
{

struct NewFileTr {
    Q_DECLARE_TR_FUNCTIONS(balcao::NewFile)
};

QString describe(WholeFile::Error error)
{
    return error == WholeFile::Error::NotWritten
               ? NewFileTr::tr("The file could not be written whole: the disk may be full.")
               : NewFileTr::tr("The file cannot be written: it is there already, or the folder may not be written.");
}

} // namespace

NewFile::NewFile(const QString &name)
    : m_name(name)
    , m_file(WholeFile::begin(name))
{
}

QString NewFile::problem() const
{
    return m_file ? QString() : describe(m_file.error());
}

QString NewFile::write(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return NewFileTr::tr("Nothing was written: this program was built without its typeface and makes no PDF.");
    if (!m_file)
        return problem();
    const auto written = m_file->write(bytes);
    return written ? QString() : describe(written.error());
}

QString saveNew(const QString &name, const QByteArray &bytes)
{
    return NewFile(name).write(bytes);
}

} // namespace balcao
