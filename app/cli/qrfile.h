// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/brcode.h"

#include <QSaveFile>
#include <QString>

namespace balcao::cli
{

/** The file of --qr: it holds the code of this run, whole, or is not there.
 *
 *  Reserved before anything is sent, so that a wrong path costs nothing. An older picture of that name shows another
 *  charge, or this one before its correction: it is taken away before the request leaves, and only a verified code takes
 *  its place.
 */
class QrFile
{
public:
    /** Pixels a module, for the PNG. */
    static constexpr int modulePixels = 8;

    /** @p path ends in .png or .svg. */
    explicit QrFile(const QString &path);

    /** Whether @p path is not something else already: a link, a device, or a part of the ledger in @p ledgerFile (or empty). */
    [[nodiscard]] static bool mayBe(const QString &path, const QString &ledgerFile);

    /** False when a file of that name cannot be made. */
    [[nodiscard]] bool reserve();
    /** True when there was an older one. */
    bool removeOlder();
    /** Draws, reads back what was drawn, and puts it in place. False: there is no file. */
    [[nodiscard]] bool write(const BrCode &code);

private:
    QSaveFile m_file;
};

} // namespace balcao::cli
