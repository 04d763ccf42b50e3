// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/signin/refusal.h"
#include "ui/presentation/common/dialogspec.h"
#include "ui/presentation/common/settingrow.h"

#include <QList>
#include <QString>

namespace balcao
{

class ChargeService;
struct SeenInBank;

/** What can be done about calibration (docs/calibration.md) on the provider's page. */
inline constexpr QLatin1StringView calibrateAction{"calibration.begin"};
inline constexpr QLatin1StringView sayWhatBankShowsAction{"calibration.confirm"};
/** Where calibration stands; a row of Actions. */
inline constexpr QLatin1StringView calibrationRow{"calibration"};
/** What was learned; rows of Facts. */
inline constexpr QLatin1StringView receiverRow{"calibration.receiver"};
inline constexpr QLatin1StringView formsRow{"calibration.forms"};

inline constexpr QLatin1StringView receiverKey{"receiver"};

/** Of a service that asks the shop's provider. */
[[nodiscard]] QList<SettingRow> calibrationRows(const ChargeService &service);
/** What stands in one of them, in words. */
[[nodiscard]] QString calibrationText(const ChargeService &service, const QString &row);

/** The amount and the receiver that a person typed as a bank's app shows them; a problem names formkey::amount or receiverKey. */
[[nodiscard]] Expected<SeenInBank, FormProblem> readSeen(const QString &amount, const QString &receiver);
/** Why the service did not take it. */
[[nodiscard]] FormProblem seenProblem(const Refusal &refusal);

} // namespace balcao
