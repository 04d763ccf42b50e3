// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

namespace balcao
{

/** Writes a file that nobody else may read. One that is there, a link, a device or a part of the ledger, is never written over. Empty,
 *  or why it was not written: a whole sentence.
 */
[[nodiscard]] QString saveNew(const QString &name, const QByteArray &bytes);

} // namespace balcao
