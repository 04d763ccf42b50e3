// SPDX-License-Identifier: MIT
#pragma once

#include "app/till/setup.h"
#include "ui/presentation/settings/firstrunpresenter.h"

#include <memory>

namespace balcao
{

/** What a first run leaves for the session that begins. */
struct FirstRunEnd {
    /** That no keyring took. */
    std::optional<ApiKey> key;
    /** Who has just given the PIN; of training nobody. */
    QString manager;
    std::optional<Pin> pin;
};

/** A first run on the screen, until its last step is carried out. */
class FirstRun : public QObject
{
    Q_OBJECT

public:
    /** Nothing names a provider or training, and nobody asked for one at this start. */
    [[nodiscard]] static bool isDue(const TillOptions &options);

    FirstRun(SettingsDesk desk, const TillOptions &options, Setup::Write write);

    [[nodiscard]] FirstRunPresenter &presenter() noexcept { return m_presenter; }

Q_SIGNALS:
    /** Once, from the event loop; the settings are written. */
    void done(const balcao::FirstRunEnd &end);

private:
    void carryOut(const SetupPlan &plan, QObject *context, const std::function<void(const QString &)> &then);

    const TillOptions &m_options;
    Setup::Write m_write;
    std::unique_ptr<Setup> m_setup;
    FirstRunPresenter m_presenter;
};

} // namespace balcao
