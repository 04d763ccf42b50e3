// SPDX-License-Identifier: MIT
#include "app/cli/qrfile.h"

#include "core/values/wholefile.h"
#include "ui/qr/qrimage.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <filesystem>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

QrFile::QrFile(const QString &path)
    : m_file(path)
{
}

bool QrFile::mayBe(const QString &path, const QString &ledgerFile)
{
    namespace fs = std::filesystem;
    const fs::path target = QFileInfo(path).filesystemFilePath();
    std::error_code ignored;
    const fs::file_status status = fs::symlink_status(target, ignored);
    if (fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status))
        return false;
    // Also by another name: a hard link, a folder that is a link.
    const QStringList parts{ledgerFile, ledgerFile + u"-wal"_s, ledgerFile + u"-shm"_s};
    return std::none_of(parts.cbegin(), parts.cend(), [&target](const QString &part) {
        std::error_code isNotThere;
        return fs::equivalent(target, QFileInfo(part).filesystemFilePath(), isNotThere);
    });
}

bool QrFile::reserve()
{
    // The temporary file has a shorter name.
    constexpr qsizetype longestName = 255;
    return QFile::encodeName(QFileInfo(m_file.fileName()).fileName()).size() <= longestName &&
           openForOwner(m_file); // name and amount of a customer's charge
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
    const GreyPicture picture = drawQr(*matrix, modulePixels);
    if (!readsBack(picture, bytes))
        return false;
    const bool isSvg = m_file.fileName().endsWith(".svg"_L1, Qt::CaseInsensitive);
    const QByteArray drawing = isSvg ? drawQrSvg(*matrix) : toPng(picture);
    return m_file.write(drawing) == drawing.size() && m_file.commit();
}

} // namespace balcao::cli
