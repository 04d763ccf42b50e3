// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace balcao
{

/** For --version and for whoever asks for help: the first line is program and version; then commit, Qt, SQLite, compiler. */
[[nodiscard]] QString versionText(const QString &program);

} // namespace balcao
