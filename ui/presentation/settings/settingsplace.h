// SPDX-License-Identifier: MIT
#pragma once

#include "core/settings/settings.h"
#include "ui/presentation/settings/settingsview.h"

#include <QString>

namespace balcao
{

/** One of the pages as it is chosen from. */
struct SettingsPlace {
    SettingsSection section = SettingsSection::Provider;
    /** Name in resources/icons. */
    QString icon;
    QString title;
    /** What is set there, in a word or two. */
    QString says;

    bool operator==(const SettingsPlace &) const = default;
};

/** What places tell of. */
struct PlaceFacts {
    Settings settings;
    /** The shop's provider is in use, and not the built-in one. */
    bool sells = false;
    /** OperatorsPresenter::says(). */
    QString operators;
    /** Nobody works there without a PIN, where there is somebody. */
    bool hasPins = true;
};

[[nodiscard]] SettingsPlace settingsPlace(SettingsSection section, const PlaceFacts &facts);

} // namespace balcao
