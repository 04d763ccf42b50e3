// SPDX-License-Identifier: MIT
#pragma once

#include "core/expected.h"
#include "core/service/refusal.h"
#include "ui/presentation/settings/settingsview.h"

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

/** Of a service that asks the shop's provider. */
[[nodiscard]] QList<SettingRow> calibrationRows(const ChargeService &service);
/** What stands in one of them, in words. */
[[nodiscard]] QString calibrationText(const ChargeService &service, const QString &row);

/** Which field of the dialog is wrong, and why. */
struct SeenProblem {
    enum class Field { Amount, Receiver, None };

    Field field = Field::None;
    QString sentence;
};
/** What a person typed that a bank's app shows. */
[[nodiscard]] Expected<SeenInBank, SeenProblem> readSeen(const QString &amount, const QString &receiver);
/** Why the service did not take it. */
[[nodiscard]] SeenProblem seenProblem(const Refusal &refusal);

} // namespace balcao
