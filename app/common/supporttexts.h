// SPDX-License-Identifier: MIT
#pragma once

#include "core/diagnostics/supportbundle.h"
#include "core/ledger/ledgeraddress.h"
#include "core/settings/settings.h"
#include "core/settings/settingsfile.h"

#include <QList>
#include <QSize>
#include <QString>

/** What a bundle for support is made of, as SupportBundle takes it. */
namespace balcao
{

struct CounterIdentity;

/** Program, commit, libraries, system, locale, and the size of each of @p screens. Not the computer's name. */
[[nodiscard]] QString supportVersion(const QList<QSize> &screens);
/** As listed(), with "~" for the user's own folder; behind it what is wrong in the files, without what stands there. */
[[nodiscard]] QString supportSettings(const Settings &settings, const QList<SettingsProblem> &problems);

/** Of the ledger at @p address, opened as a command opens it: damage is no hindrance. */
[[nodiscard]] LedgerSummary supportSummary(const LedgerAddress &address, const CounterIdentity &writer);

} // namespace balcao
