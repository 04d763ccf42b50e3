// SPDX-License-Identifier: MIT
#pragma once

#include "core/values/wholefile.h"

#include <QByteArray>
#include <QString>

namespace balcao
{

/** A file for this user only, begun at once and written later. One that is there is not touched; what was not written whole
 *  never has the name.
 */
class NewFile
{
public:
    explicit NewFile(const QString &name);

    [[nodiscard]] QString name() const { return m_name; }
    /** Why there is none; a whole sentence. */
    [[nodiscard]] QString problem() const;
    /** All of it, once. Empty, or why it was not written. */
    [[nodiscard]] QString write(const QByteArray &bytes);

private:
    QString m_name;
    Expected<WholeFile, WholeFile::Error> m_file;
};

/** Writes a file that nobody else may read. One that is there, a link, a device or a part of the ledger, is never written over. Empty,
 *  or why it was not written: a whole sentence.
 */
[[nodiscard]] QString saveNew(const QString &name, const QByteArray &bytes);

} // namespace balcao
