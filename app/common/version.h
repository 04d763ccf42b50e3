// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace balcao
{

/** For --version and for whoever asks for help: the first line is program and version; then commit, Qt, @p libraries, compiler. */
[[nodiscard]] QString versionText(const QString &program, const QStringList &libraries);
/** "SQLite 3.40.1": of the one that ledgers are read with here. */
[[nodiscard]] QString sqliteVersion();

} // namespace balcao
