// SPDX-License-Identifier: MIT
#pragma once

#include "app/till/tilloptions.h"
#include "ui/presentation/setup/firstrunpresenter.h"

#include <memory>
#include <optional>

namespace balcao
{

class ChargeLedger;
class Staff;

/** What a first run leaves for the session that begins. */
struct FirstRunEnd {
    /** The key that no keyring took; it is for this start. */
    std::optional<ApiKey> key;
    /** The manager who has just given the PIN; empty: it was training. */
    QString manager;
    std::optional<Pin> pin;
};

/** A first run on the screen, and its last step: the key goes into the keyring, the manager into the ledger, and, last, the settings into
 *  their file. Until they are written it can be begun again: the key is kept anew, and a manager who is in the ledger by then signs in.
 */
class FirstRun : public QObject
{
    Q_OBJECT

public:
    /** Neither a provider nor training is named by settings, variables or options. */
    [[nodiscard]] static bool isDue(const TillOptions &options);

    /** @p now: as the till was started. Both outlive it. */
    FirstRun(SettingsHost &host, const TillOptions &now);
    ~FirstRun() override;

    [[nodiscard]] FirstRunPresenter &presenter() noexcept { return m_presenter; }

Q_SIGNALS:
    /** Once, from the event loop; the settings are written. */
    void done(const balcao::FirstRunEnd &end);

private:
    void carryOut(const SetupPlan &plan);
    void keepKey();
    void openLedger();
    void employ();
    void prove(bool hasPepper);
    /** The ledger's part is over: the settings are saved, unless there was a problem. */
    void end(const QString &problem);

    SettingsHost &m_host;
    const TillOptions &m_now;
    FirstRunPresenter m_presenter;
    SetupPlan m_plan;
    /** With the plan's settings. */
    TillOptions m_options;
    std::optional<ApiKey> m_unkeptKey;
    std::unique_ptr<ChargeLedger> m_ledger;
    std::unique_ptr<Staff> m_staff;
};

} // namespace balcao
