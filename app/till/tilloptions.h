// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/accountoptions.h"
#include "app/common/ledgeroptions.h"
#include "core/settings/settings.h"
#include "core/settings/settingsfile.h"

#include <QSize>
#include <QString>

namespace balcao
{

class Arguments;

/** What the till was started with: settings, environment and options, not looked at further than one by one. */
struct TillOptions {
    Settings settings;
    /** Of the settings' files. */
    QList<SettingsProblem> problems;
    AccountOptions account;
    LedgerOptions ledger;
    /** Somebody asked for it at this start. */
    bool isTraining = false;
    bool hasNoCustomerBook = false;
    /** Past customers are suggested. */
    [[nodiscard]] bool hasCustomerBook() const { return !hasNoCustomerBook && settings.hasCustomerBook; }
    /** A walk by itself, whose picture goes there; else a person is at the till. */
    QString screenshot;
    bool hasLedgerOfOptions = false;
    /** Empty: where the window was left. */
    QSize size;

    /** @p arguments write into this object, which has to live as long as they. */
    void addTo(Arguments &arguments);
    /** Of arguments that were read. */
    void take(const Arguments &arguments);
    /** What the settings say by now. */
    void takeSettings();
    /** Or by the settings; training that nobody asks for begins where no provider is named. */
    [[nodiscard]] bool trains() const { return isTraining || settings.isTraining; }
    [[nodiscard]] bool isInteractive() const { return screenshot.isEmpty(); }
};

} // namespace balcao
