// SPDX-License-Identifier: MIT
#include "app/cli/qrfile.h"

#include "ui/qr/qrimage.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

QrFile::QrFile(const QString &path)
    : m_file(path)
{
}

bool QrFile::reserve()
{
    return m_file.open(QIODevice::WriteOnly);
}

bool QrFile::removeOlder()
{
    return QFile::remove(m_file.fileName());
}

bool QrFile::write(const BrCode &code)
{
    const QByteArray bytes = code.bytes();
    const std::optional<QrMatrix> matrix = QrMatrix::encode(bytes);
    if (!matrix)
        return false;
    const QImage picture = drawQr(*matrix, modulePixels);
    if (!readsBack(picture, bytes))
        return false;
    if (m_file.fileName().endsWith(".svg"_L1, Qt::CaseInsensitive)) {
        const QByteArray drawing = drawQrSvg(*matrix);
        return m_file.write(drawing) == drawing.size() && m_file.commit();
    }
    return picture.save(&m_file, "PNG") && m_file.commit();
}

} // namespace balcao::cli
