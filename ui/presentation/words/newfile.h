// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace balcao
{

/** A file that nobody else may read, made at once and written later. One that is there is not touched; what was not written whole is
 *  removed again.
 */
class NewFile
{
public:
    explicit NewFile(const QString &name);
    ~NewFile();
    Q_DISABLE_COPY_MOVE(NewFile)

    [[nodiscard]] QString name() const { return m_file.fileName(); }
    /** Why there is none; a whole sentence. */
    [[nodiscard]] QString problem() const;
    /** All of it, once. Empty, or why it was not written. */
    [[nodiscard]] QString write(const QByteArray &bytes);

private:
    QFile m_file;
    bool m_isWhole = false;
};

/** Writes a file that nobody else may read. One that is there, a link, a device or a part of the ledger, is never written over. Empty,
 *  or why it was not written: a whole sentence.
 */
[[nodiscard]] QString saveNew(const QString &name, const QByteArray &bytes);

} // namespace balcao
